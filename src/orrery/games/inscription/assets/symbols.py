"""TI-AST: every symbol that can be claimed, numbered."""

from __future__ import annotations

from typing import Final

from orrery.games.inscription.names import COMMODITIES, FOCUS, HALVES, PLANET, RESOURCES, SPECIALTIES, SPECIALTY
from orrery.kernel.text import Phrase

VP: Final = 0
KEEP: Final = 1
TRADE_GOOD: Final = 2
VOTE: Final = 3
COMMODITY: Final = 4
COUNCILOR: Final = 5
POPULATION: Final = 6
FACTION: Final = 7
RELIC: Final = 8
NEIGHBOR: Final = 9
MECATOL: Final = 10
NO_ASSET: Final = -1


class Asset:
    """One kind of symbol: ``what`` says which planet, specialty, die, commodity or half, ``n`` how much."""

    __slots__ = ("family", "key", "kind", "n", "title", "what")

    def __init__(self, key: str, kind: int, what: int, n: int, title: Phrase) -> None:
        self.key = key
        self.kind = kind
        self.what = what
        self.n = n
        self.title = title
        self.family = key.partition(":")[0]
        """What Collector counts."""


ASSETS: Final[list[Asset]] = []
NUMBERS: Final[dict[str, int]] = {}

SPECIALTY_NAMES: Final = (
    Phrase("cybernetic specialty", "specjalizacja cybernetyczna"),
    Phrase("biotic specialty", "specjalizacja biotyczna"),
    Phrase("warfare specialty", "specjalizacja wojskowa"),
    Phrase("propulsion specialty", "specjalizacja napędowa"),
)
FOCUS_NAMES: Final = (
    Phrase("material focus", "intensyfikacja surowców"),
    Phrase("influence focus", "intensyfikacja wpływu"),
    Phrase("research focus", "intensyfikacja badań"),
)
KEPT_NAMES: Final = (Phrase("planet", "planeta"), *SPECIALTY_NAMES, *FOCUS_NAMES)


def _declare(key: str, kind: int, what: int, n: int, en: str, pl: str) -> None:
    NUMBERS[key] = len(ASSETS)
    ASSETS.append(Asset(key, kind, what, n, Phrase(en, pl)))


def _declare_all() -> None:
    for n in (-1, 1, 2, 3, 4, 5, 6, 7):
        _declare(f"vp:{n}", VP, 0, n, f"{n} VP", f"{n} PZ")
    _declare("planet", KEEP, PLANET, 1, KEPT_NAMES[0].en, KEPT_NAMES[0].pl)
    for n in (1, 2, 3):
        tail = "" if n == 1 else f":{n}"
        goods = ("trade good", "dobro handlowe") if n == 1 else (f"{n} trade goods", f"{n} dobra handlowe")
        votes = ("vote", "głos") if n == 1 else (f"{n} votes", f"{n} głosy")
        _declare(f"trade-good{tail}", TRADE_GOOD, 0, n, *goods)
        _declare(f"vote{tail}", VOTE, 0, n, *votes)
    for number, specialty in enumerate(SPECIALTIES):
        name = SPECIALTY_NAMES[number]
        _declare(f"specialty:{specialty}", KEEP, SPECIALTY + number, 1, name.en, name.pl)
    for number, resource in enumerate(RESOURCES):
        name = FOCUS_NAMES[number]
        _declare(f"focus:{resource}", KEEP, FOCUS + number, 1, name.en, name.pl)
    for number, letter in enumerate(COMMODITIES):
        upper = letter.upper()
        _declare(f"commodity:{letter}:1", COMMODITY, number, 1, f"commodity {upper}", f"towar {upper}")
        _declare(f"commodity:{letter}:2", COMMODITY, number, 2, f"double commodity {upper}", f"podwójny towar {upper}")
    _declare("councilor", COUNCILOR, 0, 1, "councilor", "radny")
    _declare("population", POPULATION, 0, 1, "population", "populacja")
    _declare("faction", FACTION, 0, 1, "faction", "rasa")
    _declare("relic", RELIC, 0, 1, "relic", "relikt")
    for number, half in enumerate(HALVES):
        side = (("left", "lewy"), ("right", "prawy"))[number]
        _declare(f"neighbor:{half}", NEIGHBOR, number, 1, f"{side[0]} neighbor", f"{side[1]} sąsiad")
    _declare("mecatol", MECATOL, 0, 1, "Mecatol Rex", "Mecatol Rex")


_declare_all()

POPULATION_ASSET: Final = NUMBERS["population"]
COUNCILOR_ASSET: Final = NUMBERS["councilor"]


def asset_number(key: str | None) -> int:
    """The number of a printed symbol."""
    return NO_ASSET if key is None else NUMBERS[key]
