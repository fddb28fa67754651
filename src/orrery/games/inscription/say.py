"""What resources, sheets and units are called, one and many."""

from __future__ import annotations

from typing import Final

from orrery.games.inscription.names import RESOURCES, UNITS
from orrery.kernel.text import AMOUNT, Phrase, Span, Text, join, plain

RESOURCE_NAMES: Final = (
    Phrase("material", "surowiec"),
    Phrase("influence", "wpływ"),
    Phrase("research", "badania"),
    Phrase("free trade good", "darmowe dobro handlowe"),
)
SHEET_NAMES: Final = (
    Phrase("navigation", "nawigacja"),
    Phrase("expansion", "ekspansja"),
    Phrase("industry", "przemysł"),
    Phrase("warfare", "wojskowość"),
)
UNIT_NAMES: Final = (
    Phrase("infantry", "piechota"),
    Phrase("PDS", "PSD"),
    Phrase("cruiser", "krążownik"),
    Phrase("dreadnought", "pancernik"),
    Phrase("war sun", "słońce wojny"),
)
UNIT_AMOUNTS: Final = (
    Phrase("{n} infantry", "{n} {n:piechotę|piechoty|piechot}"),
    Phrase("{n} PDS", "{n} PSD"),
    Phrase("{n} {n:cruiser|cruisers}", "{n} {n:krążownik|krążowniki|krążowników}"),
    Phrase("{n} {n:dreadnought|dreadnoughts}", "{n} {n:pancernik|pancerniki|pancerników}"),
    Phrase("{n} {n:war sun|war suns}", "{n} {n:słońce|słońca|słońc} wojny"),
)
UNIT_PLURALS: Final = (
    Phrase("infantry", "piechotę"),
    Phrase("PDS", "PSD"),
    Phrase("cruisers", "krążowniki"),
    Phrase("dreadnoughts", "pancerniki"),
    Phrase("war suns", "słońca wojny"),
)
RESOURCE_AMOUNTS: Final = (
    Phrase("{n} material", "{n} {n:surowiec|surowce|surowców}"),
    Phrase("{n} influence", "{n} {n:wpływ|wpływy|wpływów}"),
    Phrase("{n} research", "{n} {n:badanie|badania|badań}"),
    Phrase(
        "{n} free trade {n:good|goods}",
        "{n} {n:darmowe dobro handlowe|darmowe dobra handlowe|darmowych dóbr handlowych}",
    ),
)
HALF_NAMES: Final = (Phrase("left", "lewa"), Phrase("right", "prawa"))

COMMODITY_NAMES: Final = tuple([Phrase(f"commodity {letter}", f"towar {letter}") for letter in ("A", "B", "C")])
VOTE_AMOUNTS: Final = Phrase("{n} {n:vote|votes}", "{n} {n:głos|głosy|głosów}")
NOTHING: Final = Phrase("nothing", "nic")
MARK: Final = Phrase("Mark", "Oznacz")
"""What most questions are about."""


def units(unit: int, n: int, language: str) -> Text:
    """ "3 infantry"."""
    return Text(Span(str(UNIT_AMOUNTS[unit].say(language, n=n)), AMOUNT, UNITS[unit], n))


def resources(kind: int, n: int, language: str) -> Text:
    """ "3 material"."""
    what = RESOURCES[kind] if kind < len(RESOURCES) else "trade-good"
    return Text(Span(str(RESOURCE_AMOUNTS[kind].say(language, n=n)), AMOUNT, what, n))


def pool_text(pool: list[int], language: str) -> Text:
    """What is left to spend."""
    found = [resources(kind, n, language) for kind, n in enumerate(pool) if n]
    return join(", ", found) if found else NOTHING.say(language)


def capitalized(text: str) -> Text:
    """With a capital letter at its beginning."""
    return plain(text).capitalized()
