"""Inscription's colours and signs, and the short codes by which the sheets print assets."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from orrery.games.inscription.assets import symbols as assets
from orrery.games.inscription.assets.symbols import ASSETS, NO_ASSET, NUMBERS
from orrery.games.inscription.cards.kinds import FACTION_CARDS
from orrery.games.inscription.names import COMMODITIES, FOCUS, KEPT, PLANET, SPECIALTY
from orrery.games.inscription.names import RESOURCES as RESOURCE_KINDS
from orrery.games.inscription.player import Player
from orrery.kernel import Phrase
from orrery.terminal.screen import SIGNAL
from orrery.terminal.spans import Ink

SIGNS: Final = ("▲", "◆", "●")
"""Material, influence, research."""
COLOURS: Final = ("#ff9b7d", "#8fb4ff", "#8be0a4")
SPECIALTY_COLOURS: Final = ("#f3d36b", "#9fdc7c", "#ff8a7a", "#7eb6ff")
SPECIALTY_LETTERS: Final = (Phrase("c", "c"), Phrase("b", "b"), Phrase("w", "w"), Phrase("p", "n"))
POINTS: Final = "#ffe29a"
GOODS: Final = "#f3d36b"
VOTES: Final = "#b79cff"
SCORE: Final = Phrase("{n} {n:point|points}", "{n} {n:punkt|punkty|punktów}")
VP: Final = "★"

# How a thing is marked, as the pen would do it.
CLAIMED: Final = "●"
OPEN: Final = "○"
LOST: Final = "×"
LIT: Final = "›"
"""Stands before whatever can be chosen now."""

VOTE_LETTER: Final = Phrase("v", "g")
LETTERS: Final = {
    assets.VOTE: VOTE_LETTER,
    assets.COUNCILOR: Phrase("co", "ra"),
    assets.POPULATION: Phrase("po", "po"),
    assets.FACTION: Phrase("fa", "rs"),
    assets.RELIC: Phrase("re", "re"),
    assets.NEIGHBOR: Phrase("n", "s"),
    assets.MECATOL: Phrase("MR", "MR"),
}
PLANET_CODE: Final = Phrase("pl", "pl")
FOCUS_CODE: Final = Phrase("f", "i")
LEGEND: Final = {
    assets.VP: Phrase("★ VP", "★ PZ"),
    assets.KEEP: Phrase(
        "pl planet, + specialty (c cybernetic, b biotic, w warfare, p propulsion), f focus",
        "pl planeta, + specjalizacja (c cybernetyczna, b biotyczna, w wojskowa, n napędowa), i intensyfikacja",
    ),
    assets.TRADE_GOOD: Phrase("$ trade goods", "$ dobra handlowe"),
    assets.VOTE: Phrase("v votes", "g głosy"),
    assets.COMMODITY: Phrase("A B C commodities", "A B C towary"),
    assets.COUNCILOR: Phrase("co councilor", "ra radny"),
    assets.POPULATION: Phrase("po population", "po populacja"),
    assets.FACTION: Phrase("fa faction", "rs rasa"),
    assets.RELIC: Phrase("re relic", "re relikt"),
    assets.NEIGHBOR: Phrase("←n n→ neighbor", "←s s→ sąsiad"),
}
RESOURCES: Final = Phrase("▲ material  ◆ influence  ● research", "▲ surowiec  ◆ wpływ  ● badania")
KEPT_ASSETS: Final = [
    NUMBERS["planet"],
    *[number for number, asset in enumerate(ASSETS) if asset.family == "specialty"],
    *[number for number, asset in enumerate(ASSETS) if asset.family == "focus"],
]
assert len(KEPT_ASSETS) == len(KEPT)


def code(number: int, language: str) -> tuple[str, str]:
    """Two letters for an asset, and their colour."""
    if number == NO_ASSET:
        return "  ", ""
    asset = ASSETS[number]
    if asset.kind == assets.VP:
        return (f"{VP}{asset.n}" if asset.n > 0 else f"−{-asset.n}"), POINTS
    if asset.kind == assets.KEEP:
        if asset.what == PLANET:
            return PLANET_CODE.say(language), "#e2b968"
        if asset.what < FOCUS:
            place = asset.what - SPECIALTY
            return f"+{SPECIALTY_LETTERS[place].say(language)}", SPECIALTY_COLOURS[place]
        return FOCUS_CODE.say(language) + SIGNS[asset.what - FOCUS], COLOURS[asset.what - FOCUS]
    if asset.kind == assets.TRADE_GOOD:
        return f"${asset.n}", GOODS
    if asset.kind == assets.VOTE:
        return f"{LETTERS[assets.VOTE].say(language)}{asset.n}", VOTES
    if asset.kind == assets.COMMODITY:
        return f"{COMMODITIES[asset.what].upper()}{asset.n}", "#e8cfa0"
    letters = LETTERS[asset.kind].say(language)
    if asset.kind == assets.NEIGHBOR:
        return (f"←{letters}" if asset.what == 0 else f"{letters}→"), "#ff9b7d"
    return letters, "#d7e0f5"


def asset_text(number: int, language: str, mark: str = "") -> Text:
    """An asset's code behind its mark: claimed, crossed off, or lit."""
    letters, colour = code(number, language)
    if mark == LOST:
        return Text(mark + letters, "dim strike")
    if mark == LIT:
        return Text(mark + letters, f"bold {SIGNAL}")
    return Text(mark + letters, f"bold {colour}" if mark == CLAIMED else colour)


def legend(numbers: list[int], language: str) -> str:
    """What the codes of these assets mean."""
    kinds = {ASSETS[number].kind for number in numbers if number != NO_ASSET}
    return "  ".join(phrase.say(language) for kind, phrase in LEGEND.items() if kind in kinds)


def symbol(kind: int, crossed: bool = False, lit: bool = False) -> Text:
    """A resource symbol of a cost."""
    if crossed:
        return Text(LOST, "dim")
    return Text(SIGNS[kind], f"bold {SIGNAL}" if lit else COLOURS[kind])


def amount(pool: tuple[int, ...] | list[int]) -> Text:
    """Resources, one sign for each."""
    text = Text()
    for kind, n in enumerate(pool):
        text.append(SIGNS[kind] * n, f"bold {COLOURS[kind]}")
    return text


def faction_name(player: Player, language: str) -> str:
    return FACTION_CARDS[player.faction].title.say(language) if player.faction >= 0 else ""


def points(n: int) -> Text:
    return Text(f"{n}{VP}", f"bold {POINTS}")


INK: Final = Ink(
    {
        **{RESOURCE_KINDS[kind]: (SIGNS[kind], COLOURS[kind]) for kind in range(len(SIGNS))},
        "vp": (VP, POINTS),
        "trade-good": ("$", GOODS),
    }
)
