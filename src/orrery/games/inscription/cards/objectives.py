"""The 12 objectives, three for each sheet."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from orrery.games.inscription.assets.symbols import ASSETS, NO_ASSET
from orrery.games.inscription.cards.shared import Condition, objective
from orrery.games.inscription.names import DOCKS, EXPANSION, NEURAL_MOTIVATOR, SELF_ASSEMBLY
from orrery.games.inscription.player import Player
from orrery.games.inscription.sheets.warfare.grid import SECTIONS
from orrery.games.parts.provenance import INFERRED, PRINTED
from orrery.kernel.text import Phrase, Text

FAMILIES: Final = sorted({asset.family for asset in ASSETS})
FAMILY: Final = [1 << FAMILIES.index(asset.family) for asset in ASSETS]


class AtLeast(Condition):
    """So many of something on the sheet."""

    __slots__ = ("n", "phrase")

    def __init__(self, n: int, phrase: Phrase) -> None:
        self.n = n
        self.phrase = phrase

    @abstractmethod
    def count(self, player: Player) -> int: ...

    def met(self, player: Player) -> bool:
        return self.count(player) >= self.n

    def progress(self, player: Player) -> float:
        return min(1.0, self.count(player) / self.n)

    def say(self, language: str, they: bool = False) -> Text:
        return self.phrase.say(language, n=self.n)


class KindsOfAsset(AtLeast):
    __slots__ = ()

    def count(self, player: Player) -> int:
        seen = 0
        for system, asset in enumerate(player.navigation.sheet.assets):
            if asset != NO_ASSET and player.navigation.claimed >> system & 1:
                seen |= FAMILY[asset]
        return seen.bit_count()


class MecatolAndNeighbors(AtLeast):
    __slots__ = ()

    def count(self, player: Player) -> int:
        sheet = player.navigation.sheet
        return (player.navigation.claimed & (1 << sheet.mecatol | sheet.neighbors)).bit_count()


class PlanetSystems(AtLeast):
    __slots__ = ()

    def count(self, player: Player) -> int:
        return (player.navigation.claimed & player.navigation.sheet.planets).bit_count()


class FinishedPlanets(AtLeast):
    __slots__ = ()

    def count(self, player: Player) -> int:
        return sum([1 for cells in player.expansion.sheet.cells if not cells & ~player.expansion.symbols])


class PlanetsAndDocks(AtLeast):
    """Unlocked planets, up to four, and docks."""

    __slots__ = ()

    def count(self, player: Player) -> int:
        return min(self.n - DOCKS, player.expansion.planets.bit_count()) + player.expansion.docks.bit_count()


class ExpansionResearch(AtLeast):
    """Both technologies, and a focus die."""

    __slots__ = ()

    def count(self, player: Player) -> int:
        dice = player.research.focus >> (3 * EXPANSION) & 7
        return int(player.has(NEURAL_MOTIVATOR)) + int(player.has(SELF_ASSEMBLY)) + (1 if dice else 0)


class ThreeOfEach(AtLeast):
    """Commodities of each kind on claimed spaces, up to three; a double counts two."""

    __slots__ = ()

    def count(self, player: Player) -> int:
        sheet = player.industry.sheet
        total = 0
        for kind in range(3):
            found = (player.industry.claimed & sheet.single[kind]).bit_count()
            found += 2 * (player.industry.claimed & sheet.double[kind]).bit_count()
            total += min(self.n // 3, found)
        return total


class TradeGoodColumns(AtLeast):
    __slots__ = ()

    def count(self, player: Player) -> int:
        return player.unlocked_goods()

    def progress(self, player: Player) -> float:
        return min(5, *player.industry.commodities) / 5


class DoubleCommodities(AtLeast):
    __slots__ = ()

    def count(self, player: Player) -> int:
        return (player.industry.claimed & sum(player.industry.sheet.double)).bit_count()


class UnitsBuilt(AtLeast):
    __slots__ = ()

    def count(self, player: Player) -> int:
        return player.warfare.built.bit_count()


class NodeAssets(AtLeast):
    __slots__ = ()

    def count(self, player: Player) -> int:
        return (player.warfare.grid & player.warfare.sheet.with_asset & ~player.warfare.lost_nodes).bit_count()


class CrowdedSections(AtLeast):
    __slots__ = ()
    NODES = 5

    def count(self, player: Player) -> int:
        return sum([1 for nodes in SECTIONS if (player.warfare.grid & nodes).bit_count() >= self.NODES])


objective(
    "collector", "Collector", "Kolekcjoner", 9, 5,
    KindsOfAsset(10, Phrase(
        "Claimed systems show at least {n} different kinds of asset.",
        "Zdobyte układy pokazują co najmniej {n} różnych rodzajów kapitału.",
    )),
    INFERRED,
)  # fmt: skip
objective(
    "mercantilist", "Mercantilist", "Merkantylista", 7, 4,
    MecatolAndNeighbors(3, Phrase(
        "Mecatol Rex and both neighbor systems claimed.", "Zdobyte: Mecatol Rex i oba układy sąsiadów."
    )),
    PRINTED,
)  # fmt: skip
objective(
    "prospector", "Prospector", "Poszukiwacz", 5, 3,
    PlanetSystems(5, Phrase("{n} systems with a planet asset claimed.", "Zdobyte układy z kapitałem planety: {n}.")),
    PRINTED,
)  # fmt: skip
objective(
    "core-cracker", "Core-Cracker", "Planetarny deweloper", 9, 5,
    FinishedPlanets(3, Phrase(
        "All resource symbols crossed on {n} planets.", "Wszystkie symbole zasobów skreślone na {n} planetach."
    )),
    PRINTED,
)  # fmt: skip
objective(
    "expansionist", "Expansionist", "Ekspansjonista", 7, 4,
    PlanetsAndDocks(7, Phrase(
        "4 planets unlocked and all 3 space docks built.",
        "Odblokowane 4 planety i zbudowane wszystkie 3 stocznie kosmiczne.",
    )),
)  # fmt: skip
objective(
    "technocrat", "Technocrat", "Technokrata", 5, 3,
    ExpansionResearch(3, Phrase(
        "Both expansion technologies and at least 1 focus die unlocked on the expansion sheet.",
        "Obie technologie i co najmniej 1 kość intensyfikacji odblokowane na arkuszu ekspansji.",
    )),
)  # fmt: skip
objective(
    "diversified-production", "Diversified Production", "Dywersyfikacja produkcji", 5, 3,
    ThreeOfEach(9, Phrase(
        "Claimed network spaces show at least 3 commodities of each kind (a double counts 2).",
        "Zdobyte pola sieci pokazują co najmniej po 3 towary każdego rodzaju (podwójny liczy się za 2).",
    )),
    PRINTED,
)  # fmt: skip
objective(
    "maximum-efficiency", "Maximum Efficiency", "Maksymalna efektywność", 9, 5,
    TradeGoodColumns(3, Phrase(
        "{n} “+1 trade good” symbols unlocked.", "Odblokowane {n} symbole „+1 dobro handlowe”."
    )),
)  # fmt: skip
objective(
    "sourcing-expert", "Sourcing Expert", "Ekspert do spraw zaopatrzenia", 7, 4,
    DoubleCommodities(4, Phrase(
        "{n} network spaces with a double commodity claimed.", "Zdobyte {n} pola sieci z podwójnym towarem."
    )),
)  # fmt: skip
objective(
    "armada", "Armada", "Armada", 7, 4,
    UnitsBuilt(6, Phrase("{n} units other than infantry built.", "Zbudowane jednostki inne niż piechota: {n}.")),
    PRINTED,
)  # fmt: skip
objective(
    "secured-assets", "Secured Assets", "Zabezpieczone kapitały", 5, 3,
    NodeAssets(9, Phrase(
        "{n} assets claimed from nodes of the war grid.", "Kapitały zdobyte z węzłów siatki wojny: {n}."
    )),
)  # fmt: skip
objective(
    "united-front", "United Front", "Zjednoczony front", 9, 5,
    CrowdedSections(5, Phrase(
        "At least 5 marked nodes in each of {n} different sections.",
        "Co najmniej 5 oznaczonych węzłów w każdej z {n} różnych sekcji.",
    )),
)  # fmt: skip
