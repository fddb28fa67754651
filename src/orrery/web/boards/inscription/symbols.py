"""The key to the symbols of Inscription's sheets: every kind of asset with what it does (TI-AST)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from orrery.games.inscription.assets.symbols import ASSETS, NUMBERS
from orrery.games.inscription.names import COMMODITIES, HALVES, RESOURCES, SPECIALTIES
from orrery.games.inscription.say import capitalized
from orrery.kernel import Phrase
from orrery.web.boards.inscription.parts import Part

POINTS: Final = {
    "vp:2": Phrase("VP", "PZ"),
    "vp:-1": Phrase("minus VP", "ujemne PZ"),
}
"""Those that are called by their number."""
KINDS: Final[tuple[tuple[tuple[str, ...], Phrase], ...]] = (
    (
        tuple(POINTS),
        Phrase("Points at the end, on the sheet where they stand.", "Punkty na koniec, na arkuszu, na którym stoją."),
    ),
    (
        ("planet",),
        Phrase(
            "While expansion is active: unlock a planet or build a space dock.",
            "Gdy ekspansja jest aktywna: odblokuj planetę albo zbuduj stocznię kosmiczną.",
        ),
    ),
    (
        ("trade-good",),
        Phrase(
            "Circle the next slot on industry; spend it in a strategy event as 1 resource of any kind.",
            "Zakreśl następne miejsce na przemyśle; dobro wydasz podczas strategii jako 1 dowolny zasób.",
        ),
    ),
    (
        ("vote",),
        Phrase(
            "Circle the next slot on industry; spend it in a council event.",
            "Zakreśl następne miejsce na przemyśle; głos wydasz podczas rady.",
        ),
    ),
    (
        tuple(f"specialty:{name}" for name in SPECIALTIES),
        Phrase(
            "On the active sheet: unlock a technology or units that show it, build a unit at that price, "
            "scrap a dotted X with it, or use the legend of industry.",
            "Na aktywnym arkuszu: odblokuj technologię albo jednostki z jej symbolem, zbuduj jednostkę za tę cenę, "
            "zlikwiduj pole z jej wykropkowanym X albo skorzystaj z legendy przemysłu.",
        ),
    ),
    (
        tuple(f"focus:{name}" for name in RESOURCES),
        Phrase(
            "Unlock the focus die of its resource on the active sheet.",
            "Odblokuj kość intensyfikacji jej zasobu na aktywnym arkuszu.",
        ),
    ),
    (
        tuple(f"commodity:{letter}:1" for letter in COMMODITIES),
        Phrase(
            "Cross a symbol of its row in the industry chart; shown double, two.",
            "Skreśl symbol jego rzędu w tabeli przemysłu; podwójny: dwa.",
        ),
    ),
    (
        ("councilor",),
        Phrase("Unlock the next “+1 vote” of the industry chart.", "Odblokuj następny „+1 głos” w tabeli przemysłu."),
    ),
    (
        ("population",),
        Phrase("Claim the next VP of the population track.", "Zdobądź następne PZ toru populacji."),
    ),
    (
        ("faction",),
        Phrase("Resolve your faction’s second ability.", "Rozpatrz drugą zdolność swojej rasy."),
    ),
    (
        ("relic",),
        Phrase("Draw your next relic and write down its VP.", "Dobierz swój następny relikt i zapisz jego PZ."),
    ),
    (
        tuple(f"neighbor:{half}" for half in HALVES),
        Phrase(
            "+1 in the box of every future section of that half.",
            "+1 w okienku każdej przyszłej sekcji tej połowy.",
        ),
    ),
)
BORDERS: Final[tuple[tuple[str, Phrase, Phrase], ...]] = (
    (
        "as as--dot",
        Phrase("dotted border", "kropkowana obwódka"),
        Phrase("Happens at once when you claim it.", "Działa od razu, gdy zdobywasz kapitał."),
    ),
    (
        "as as--dash",
        Phrase("dashed border", "kreskowana obwódka"),
        Phrase("Kept until you spend it.", "Zachowujesz kapitał, aż go wydasz."),
    ),
)
RADIUS: Final = 12.0


@dataclass(frozen=True)
class Symbol:
    picture: Part
    """Around (0, 0)."""
    name: str


@dataclass(frozen=True)
class Explained:
    """Symbols that do the same, each of its own kind."""

    symbols: list[Symbol]
    text: str


@cache
def symbols(language: str) -> list[Explained]:
    """The two kinds of borders, then the kinds of assets."""
    found = []
    for cls, name, meaning in BORDERS:
        border = Symbol(Part("disc", 0, 0, RADIUS, cls=cls), capitalized(name.say(language)))
        found.append(Explained([border], meaning.say(language)))
    for keys, text in KINDS:
        names = {key: POINTS.get(key, ASSETS[NUMBERS[key]].title).say(language) for key in keys}
        drawn = [Symbol(Part("asset", 0, 0, RADIUS, name=key), capitalized(name)) for key, name in names.items()]
        found.append(Explained(drawn, text.say(language)))
    return found
