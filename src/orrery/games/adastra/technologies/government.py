"""Technologies of Government."""

from __future__ import annotations

from orrery.games.adastra.actions.exchange import Exchange
from orrery.games.adastra.clauses import IN_COMBAT, IN_DIPLOMACY, Dice, Forcing, Income, Score
from orrery.games.adastra.combat.effects import ANY_NUMBER, Reroll
from orrery.games.adastra.grammar import (
    AFTER_ROLL,
    CAPTURE_COST,
    DIPLOMACY_ROLLED,
    EXTEND_AGAIN,
    FORCE_TOKENS,
    FREE_ACTION,
    HIRE_COST,
    INVASION_ROLLED,
    INVASION_WON,
    MANAGEMENT,
    OWN_UNREST_COST,
    SWAP_AGAINST,
    TRADED,
)
from orrery.games.adastra.metrics import POPULOUS_SYSTEMS, SYSTEMS_POSSESSED
from orrery.games.adastra.names import (
    ATTACK,
    BUILD,
    CREDITS,
    DIPLOMACY,
    EXPLORE,
    FLIGHT,
    GOVERNMENT,
    GROWTH,
    INVASION,
    RESEARCHING,
)
from orrery.games.adastra.pieces import BITS, Modifier, On, Permit, may, once
from orrery.games.adastra.resources import Then, Unrest, any_resources, credits
from orrery.games.adastra.technologies.card import COMBAT, DIPLOMATIC, FREE, technology

technology("trade-treaties", GOVERNMENT, 1, "Trade Treaties", "Traktaty handlowe", (DIPLOMACY,), Income(CREDITS))
technology(
    "spy-network", GOVERNMENT, 1, "Spy Network", "Siatka szpiegowska", (DIPLOMACY, EXPLORE),
    Modifier(HIRE_COST, -2), Modifier(CAPTURE_COST, -2), keyword=DIPLOMATIC,
)  # fmt: skip
technology(
    "holo-simulator", GOVERNMENT, 1, "Holo Simulator", "Holosymulator", (GROWTH, DIPLOMACY),
    Modifier(OWN_UNREST_COST, -2), keyword=DIPLOMATIC,
)  # fmt: skip
_ACADEMY = BITS.next()
technology(
    "space-academy", GOVERNMENT, 1, "Space Academy", "Akademia kosmiczna", (ATTACK, INVASION),
    On(AFTER_ROLL, Reroll(3), optional=True, flips=_ACADEMY),
    On(INVASION_ROLLED, Reroll(3), optional=True, flips=_ACADEMY),
)  # fmt: skip
technology(
    "xeno-psychology", GOVERNMENT, 2, "Xeno-Psychology", "Ksenopsychologia", (DIPLOMACY, RESEARCHING),
    may(DIPLOMACY_ROLLED, Reroll(ANY_NUMBER)), keyword=DIPLOMATIC,
)  # fmt: skip
technology(
    "alien-management-center", GOVERNMENT, 2, "Alien Management Center", "Centrum zarządzania obcymi",
    (INVASION, GROWTH),
    On(INVASION_WON, Then(Unrest(-2), any_resources(2))),
)  # fmt: skip
technology(
    "galactic-currency-exchange", GOVERNMENT, 2, "Galactic Currency Exchange", "Galaktyczny kantor", (DIPLOMACY, BUILD),
    once(FREE_ACTION, Exchange(3)), keyword=FREE,
)  # fmt: skip
technology(
    "military-tactics", GOVERNMENT, 2, "Military Tactics", "Taktyka wojskowa", (ATTACK, FLIGHT),
    Dice(IN_COMBAT, 1, first=True), keyword=COMBAT,
)  # fmt: skip
technology(
    "planetary-stock-exchange", GOVERNMENT, 3, "Planetary Stock Exchange", "Giełda planetarna", (DIPLOMACY, BUILD),
    Income(CREDITS, 1, POPULOUS_SYSTEMS, most=3),
)  # fmt: skip
technology(
    "virtual-reality-network", GOVERNMENT, 3, "Virtual Reality Network", "Sieć rzeczywistości wirtualnej",
    (RESEARCHING, DIPLOMACY), On(MANAGEMENT, Unrest(-2)),
)  # fmt: skip
technology(
    "neural-scanner", GOVERNMENT, 3, "Neural Scanner", "Skaner Neuronowy", (DIPLOMACY, INVASION, EXPLORE), Forcing()
)  # fmt: skip
technology(
    "galactic-unification", GOVERNMENT, 4, "Galactic Unification", "Zjednoczenie galaktyki",
    (DIPLOMACY, INVASION, FLIGHT),
    Dice(IN_DIPLOMACY, 2), keyword=DIPLOMATIC,
)  # fmt: skip
technology(
    "imperium",
    GOVERNMENT,
    5,
    "Imperium",
    "Imperium",
    (DIPLOMACY, GROWTH, RESEARCHING),
    Score(1, SYSTEMS_POSSESSED, each=2),
)

# Of the expansion
technology(
    "macro-economics", GOVERNMENT, 1, "Macro-Economics", "Makroekonomia", (BUILD, DIPLOMACY),
    On(TRADED, credits(1), flips=BITS.next()), expansion=True,
)  # fmt: skip
technology(
    "cyber-security-link", GOVERNMENT, 2, "Cyber-Security Link", "Łącze cyberbezpieczeństwa", (DIPLOMACY, RESEARCHING),
    Modifier(SWAP_AGAINST, 3), Modifier(FORCE_TOKENS, 1), expansion=True,
)  # fmt: skip
technology(
    "confederation", GOVERNMENT, 3, "Confederation", "Konfederacja", (DIPLOMACY, GROWTH, FLIGHT),
    Permit(EXTEND_AGAIN), keyword=DIPLOMATIC, expansion=True,
)  # fmt: skip
