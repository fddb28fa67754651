"""The 12 agendas: what each player does if one passes, and if it fails."""

from __future__ import annotations

from orrery.games.inscription.assets.effects import Commodities, Goods, GoodsUnlocked, LoseGoods
from orrery.games.inscription.cards.shared import NAMES_COMMODITY, NAMES_NOTHING, NAMES_NUMBER, NAMES_TECHNOLOGY, agenda
from orrery.games.inscription.effect import OneOf, Then, may
from orrery.games.inscription.names import CRUISER, INFANTRY, INFLUENCE, MATERIAL, PDS, WARFARE
from orrery.games.inscription.sheets.expansion.effects import DockSymbols
from orrery.games.inscription.sheets.expansion.losing import ClosePlanet, LoseDocks, LosePopulation
from orrery.games.inscription.sheets.industry.effects import LoseCommodities
from orrery.games.inscription.sheets.navigation.effects import Access, Claim, LoseSystems
from orrery.games.inscription.sheets.research import LoseNamedTechnology, LoseTechnology, UnlockTechnologies
from orrery.games.inscription.sheets.warfare.effects import Bonus, Deploy, LoseCruisers, LoseNodes, LoseReward
from orrery.games.inscription.spending.effects import SpendAnywhere
from orrery.games.parts.effect import Otherwise
from orrery.games.parts.provenance import INFERRED, PRINTED

# Stage II
agenda(
    "homestead-relief", "Homestead Relief", "Ulga na inwestycje", True,
    OneOf(Deploy(INFANTRY, 3), Deploy(PDS), may=True),
    DockSymbols(),
    provenance=PRINTED,
)  # fmt: skip
agenda(
    "population-controls", "Population Controls", "Kontrola populacji", False,
    LosePopulation(5),
    LoseReward(),
    provenance=PRINTED,
)  # fmt: skip
agenda(
    "trade-fleet-subsidization", "Trade-Fleet Subsidization", "Dopłaty do flot handlowych", True,
    Goods(2),
    Access(3, may=True),
)  # fmt: skip
agenda(
    "technology-embargo", "Technology Embargo", "Embargo na technologię", False,
    LoseNamedTechnology(),
    LoseGoods(half=False),
    (NAMES_TECHNOLOGY, NAMES_NUMBER),
    PRINTED,
)  # fmt: skip

# Stage III
agenda(
    "corporate-tax-breaks", "Corporate Tax Breaks", "Ulgi podatkowe dla korporacji", True,
    GoodsUnlocked(1),
    Commodities(2),
)  # fmt: skip
agenda(
    "automated-worker-ban", "Automated Worker Ban", "Zakaz automatyzacji pracy", False,
    LoseCommodities(),
    LoseTechnology(),
    (NAMES_COMMODITY, NAMES_NOTHING),
)  # fmt: skip
agenda(
    "hyperlane-security", "Hyperlane Security", "Ochrona korytarzy nadprzestrzennych", True,
    may(Claim()),
    Bonus(1),
)  # fmt: skip
agenda(
    "disarmament-treaty", "Disarmament Treaty", "Traktat o rozbrojeniu", False,
    LoseCruisers(),
    LoseSystems(4),
    provenance=INFERRED,
)  # fmt: skip

# Stage IV
agenda(
    "earmarked-spending", "Earmarked Spending", "Wydatki celowe", True,
    SpendAnywhere(3, MATERIAL),
    SpendAnywhere(2, INFLUENCE),
)  # fmt: skip
agenda(
    "construction-moratorium", "Construction Moratorium", "Moratorium budowlane", False,
    LoseDocks(),
    ClosePlanet(),
)  # fmt: skip
agenda(
    "wartime-preparations", "Wartime Preparations", "Przygotowania wojenne", True,
    Then(may(Deploy(CRUISER)), may(Deploy(INFANTRY))),
    Otherwise(may(UnlockTechnologies(1, WARFARE)), may(Deploy(PDS))),
)  # fmt: skip
agenda(
    "piracy-crackdown", "Piracy Crackdown", "Rozprawa z piratami", False,
    LoseGoods(half=True),
    LoseNodes(4),
)  # fmt: skip
