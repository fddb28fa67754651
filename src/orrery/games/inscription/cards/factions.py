"""The 24 factions: setup, first and second ability."""

from __future__ import annotations

from orrery.games.inscription.abilities import (
    ANOMALY_STRENGTH,
    CONVERTS_A_DIE,
    COUNCIL_BEGUN,
    DOCK_FINISHED,
    DRIVE_STAYS,
    FIRST_GOOD,
    FIRST_WIN,
    FORESIGHT,
    FREE_MECATOL,
    FREE_VOTES,
    GIVES_UP_A_DIE,
    LATE_SHEET,
    MATERIAL_FOR_WAR_SUNS,
    MECATOL_SLOT,
    NO_INFANTRY_BUILT,
    NO_PENALTY,
    NO_VOTING,
    ON_ANOMALIES,
    PILLAGE,
    PLANET_ASSET,
    PLANET_SYSTEM,
    PLANET_UNLOCKED,
    RELIC_OF_TWO,
    STRATEGY_ENDED,
    STRENGTH,
    STRENGTH_COUNTED,
    TECHNOLOGY_GAINED,
    VOTE_WON,
    WAR_NOT_WON,
    WAR_SUN_POINTS,
    WAR_WON,
    WORMHOLE_PASSED,
    WORMHOLES_STAY,
)
from orrery.games.inscription.assets.effects import (
    Commodities,
    Councilors,
    FocusAsset,
    Goods,
    OfEachCommodity,
    Population,
    Votes,
)
from orrery.games.inscription.cards.kinds import Ability, faction
from orrery.games.inscription.costs import CrossOffUnit, SpendGoods, SpendVotes
from orrery.games.inscription.effect import NOTHING, IfFirst, OneOf, Then
from orrery.games.inscription.names import (
    CONVERTED,
    CRUISER,
    DEVOTED,
    DREADNOUGHT,
    GRAVITY_DRIVE,
    INFANTRY,
    PDS,
    STALLED,
    WAR_SUN,
)
from orrery.games.inscription.sheets.expansion.effects import (
    BuildADock,
    CrossOnIt,
    CrossOnPlanet,
    CrossOnPlanetOrDock,
    UnlockAPlanet,
)
from orrery.games.inscription.sheets.industry.effects import ClaimSingles
from orrery.games.inscription.sheets.navigation.effects import Access, AccessAny, AccessJoined, Claim, Gate
from orrery.games.inscription.sheets.research import StudyAll, UnlockTechnologies, UnlockThis
from orrery.games.inscription.sheets.warfare.effects import BuildUnits, CrossUnits, Deploy, SectionStrength, UnlockUnits
from orrery.games.inscription.sheets.warfare.rules import ANYWHERE
from orrery.games.inscription.spending.effects import SpendAnywhere
from orrery.games.parts.ability import Modifier, On, Permit
from orrery.games.parts.effect import Otherwise
from orrery.games.parts.provenance import PRINTED

faction(
    "nekro-virus", "The Nekro Virus", "Nekrowirus",
    Goods(3),
    Ability(
        "Galactic Threat", "Galaktyczne zagrożenie",
        Permit(NO_VOTING),
        On(COUNCIL_BEGUN, UnlockTechnologies(), price=SpendVotes(3), optional=True),
    ),
    (
        "Technological Singularity", "Technologiczna osobliwość",
        Otherwise(IfFirst(UnlockTechnologies(), Goods(2)), Goods(3)),
    ),
)  # fmt: skip
faction(
    "argent-flight", "The Argent Flight", "Srebrne Skrzydła",
    Then(Deploy(PDS), Goods(3)),
    Ability("Zeal", "Gorliwość", Modifier(FREE_VOTES, 3), On(VOTE_WON, Goods(1))),
    ("Raid Formation", "Szyk rajdowy", Deploy(CRUISER)),
)  # fmt: skip
faction(
    "clan-of-saar", "The Clan of Saar", "Klan Saar",
    Goods(4),
    Ability("Scavenge", "Zbieractwo", On(PLANET_ASSET, Goods(1)), On(DOCK_FINISHED, Goods(1))),
    ("Nomadic", "Koczownicy", Otherwise(IfFirst(BuildADock(), Goods(1)), Goods(3))),
)  # fmt: skip
faction(
    "emirates-of-hacan", "The Emirates of Hacan", "Emiraty Hakanów",
    Goods(2),
    Ability("Masters of Trade", "Mistrzowie handlu", Modifier(FIRST_GOOD, 1)),
    ("Guild Ships", "Okręty gildii", ClaimSingles(2)),
    PRINTED,
)  # fmt: skip
faction(
    "empyrean", "The Empyrean", "Empirejczycy",
    Access(2),
    Ability("Voidborn", "Zrodzeni z pustki", Permit(ON_ANOMALIES), Modifier(ANOMALY_STRENGTH, 1)),
    ("Aetherpassage", "Przejście przez eter", Then(AccessAny(), Claim())),
)  # fmt: skip
faction(
    "ghosts-of-creuss", "The Ghosts of Creuss", "Duchy Creuss",
    Then(UnlockThis(GRAVITY_DRIVE), Goods(2)),
    Ability(
        "Quantum Entanglement", "Splątanie kwantowe",
        Permit(DRIVE_STAYS),
        Permit(WORMHOLES_STAY),
        On(WORMHOLE_PASSED, Goods(1)),
    ),
    ("Creuss Gate", "Brama Creuss", Otherwise(Gate(), Claim())),
)  # fmt: skip
faction(
    "l1z1x-mindnet", "The L1Z1X Mindnet", "Umysłosieć L1Z1X",
    UnlockUnits(DREADNOUGHT),
    Ability("Assimilate", "Asymilacja", On(WAR_WON, Then(Goods(1), Deploy(INFANTRY)))),
    ("Harrow", "Pustoszenie", Deploy(DREADNOUGHT)),
)  # fmt: skip
faction(
    "mentak-coalition", "The Mentak Coalition", "Koalicja Mentak",
    Then(Deploy(CRUISER), Goods(1)),
    Ability("Pillage", "Grabież", Modifier(PILLAGE, 1)),
    ("Ambush", "Zasadzka", Then(Deploy(CRUISER), Goods(2))),
)  # fmt: skip
faction(
    "embers-of-muaat", "The Embers of Muaat", "Żar Muaat",
    UnlockUnits(WAR_SUN),
    Ability("Star Forge", "Kuźnia gwiazd", Permit(MATERIAL_FOR_WAR_SUNS), Modifier(WAR_SUN_POINTS, 1)),
    ("Gashlai Physiology", "Fizjologia Gashlai", Otherwise(CrossUnits(4, may=True, only=WAR_SUN), Deploy(CRUISER))),
)  # fmt: skip
faction(
    "federation-of-sol", "The Federation of Sol", "Federacja Sol",
    Goods(2),
    Ability("Versatile", "Wszechstronność", Permit(CONVERTS_A_DIE, flips=CONVERTED)),
    ("Orbital Drop", "Desant orbitalny", Deploy(INFANTRY, 3, ANYWHERE)),
)  # fmt: skip
faction(
    "mahact-gene-sorcerers", "The Mahact Gene-Sorcerers", "Genoczarownicy Mahact",
    Goods(2),
    Ability(
        "Imperia", "Imperia",
        On(WAR_WON, Then(Goods(1), Votes(1))),
        On(FIRST_WIN, Then(Councilors(1), Goods(2))),
    ),
    (
        "Edict", "Edykt",
        OneOf(Then(Councilors(1), Votes(1)), Commodities(2), Then(Deploy(PDS), Deploy(INFANTRY))),
    ),
)  # fmt: skip
faction(
    "barony-of-letnev", "The Barony of Letnev", "Baronia Letnev",
    Goods(3),
    Ability(
        "Munitions Reserves", "Zapasy amunicji",
        On(STRENGTH_COUNTED, SectionStrength(3), price=SpendGoods(1), optional=True),
    ),
    ("Armada", "Armada", CrossUnits(4, may=True)),
)  # fmt: skip
faction(
    "arborec", "The Arborec", "Arborekowie",
    NOTHING,
    Ability("Mitosis", "Mitoza", Permit(NO_INFANTRY_BUILT), On(STRATEGY_ENDED, Deploy(INFANTRY))),
    ("Bioplasmosis", "Bioplazmoza", Then(Population(1), CrossOnPlanetOrDock())),
)  # fmt: skip
faction(
    "naalu-collective", "The Naalu Collective", "Kolektyw Naalu",
    Goods(2),
    Ability("Telepathic", "Telepatia", Permit(LATE_SHEET)),
    ("Foresight", "Przewidywanie", Then(SpendAnywhere(4), Votes(1))),
)  # fmt: skip
faction(
    "naaz-rokha-alliance", "The Naaz-Rokha Alliance", "Przymierze Naaz-Rokha",
    NOTHING,
    Ability("Distant Suns", "Odległe słońca", On(PLANET_SYSTEM, AccessJoined()), On(PLANET_UNLOCKED, CrossOnIt())),
    ("Fabrication", "Fabrykacja", Otherwise(CrossOnPlanet(3), UnlockAPlanet())),
)  # fmt: skip
faction(
    "nomad", "The Nomad", "Nomada",
    Then(FocusAsset(), Goods(1)),
    Ability("Future Sight", "Spojrzenie w przyszłość", Permit(FORESIGHT), On(VOTE_WON, Goods(1))),
    ("The Company", "Kompania", Then(OneOf(Claim(), Deploy(CRUISER), Councilors(1)), Goods(1))),
)  # fmt: skip
faction(
    "sardakk-norr", "Sardakk N’orr", "Sardakk N’orr",
    Deploy(INFANTRY, 2),
    Ability("Unrelenting", "Nieustępliwość", Modifier(STRENGTH, 1)),
    ("Tekklar Legion", "Legion Tekklar", Then(Deploy(INFANTRY, 4), Goods(1))),
)  # fmt: skip
faction(
    "titans-of-ul", "The Titans of Ul", "Tytani Ul",
    NOTHING,
    Ability("Terragenesis", "Terrageneza", On(PLANET_UNLOCKED, Then(CrossOnIt(), Deploy(INFANTRY)))),
    ("Awaken", "Przebudzenie", Then(Otherwise(BuildUnits(PDS), Deploy(PDS)), Goods(1))),
)  # fmt: skip
faction(
    "universities-of-jol-nar", "The Universities of Jol-Nar", "Uniwersytety Jol-Nar",
    StudyAll(),
    Ability("Brilliant but Fragile", "Genialni, lecz krusi", On(TECHNOLOGY_GAINED, Goods(1)), Modifier(STRENGTH, -1)),
    ("Analytical", "Analitycy", Otherwise(IfFirst(UnlockTechnologies(), SpendAnywhere(1)), Goods(2))),
)  # fmt: skip
faction(
    "vuilraith-cabal", "The Vuil’raith Cabal", "Kabała Vuil’raith",
    Then(Deploy(INFANTRY, 2), Goods(1)),
    Ability("Devour", "Pożeranie", On(WAR_WON, CrossUnits(2, may=True))),
    ("Amalgamation", "Amalgamacja", Otherwise(BuildUnits(PDS, CRUISER), Deploy(CRUISER))),
)  # fmt: skip
faction(
    "winnu", "The Winnu", "Winnu",
    Access(2),
    Ability("Blood Ties", "Więzy krwi", Permit(FREE_MECATOL), Modifier(MECATOL_SLOT, 1)),
    ("Reclamation", "Odzyskanie", Then(Councilors(1), Deploy(PDS))),
)  # fmt: skip
faction(
    "yin-brotherhood", "The Yin Brotherhood", "Bractwo Yin",
    Goods(1),
    Ability(
        "Devotion", "Oddanie",
        On(STRENGTH_COUNTED, SectionStrength(4), price=CrossOffUnit(), optional=True, flips=DEVOTED),
    ),
    ("Indoctrination", "Indoktrynacja", Then(Population(1), Deploy(INFANTRY, 2))),
)  # fmt: skip
faction(
    "xxcha-kingdom", "The Xxcha Kingdom", "Królestwo Xxcha",
    Then(Councilors(1), Goods(2)),
    Ability(
        "Peace Accords", "Porozumienia pokojowe",
        Permit(NO_PENALTY),
        On(WAR_NOT_WON, Goods(1)),
        Modifier(FREE_VOTES, 1),
    ),
    ("Quash", "Weto", Then(Councilors(1), Votes(1), Claim())),
)  # fmt: skip
faction(
    "yssaril-tribes", "The Yssaril Tribes", "Plemiona Yssaril",
    Then(Goods(4), OfEachCommodity(1), Councilors(2)),
    Ability(
        "Stall Tactics, Scheming", "Gra na czas, intrygi",
        Permit(GIVES_UP_A_DIE, flips=STALLED), Permit(RELIC_OF_TWO),
    ),
    ("Crafty", "Spryt", Then(Goods(4), Commodities(2))),
)  # fmt: skip
