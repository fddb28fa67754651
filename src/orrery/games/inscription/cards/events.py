"""The 25 events."""

from __future__ import annotations

from typing import Final

from orrery.games.inscription.cards.shared import event
from orrery.games.inscription.names import COUNCIL, PRODUCTION, SPECIAL, STRATEGY, WAR

FIRST_VENTURES: Final = event("first-ventures", "First Ventures", "Pierwsze wyprawy", 0, True, STRATEGY, material=3)
FLEDGLING_EMPIRES: Final = event(
    "fledgling-empires", "Fledgling Empires", "Wschodzące imperium", 0, True, STRATEGY, influence=2
)
ECHOES_OF_THE_PAST: Final = event(
    "echoes-of-the-past", "Echoes of the Past", "Echa przeszłości", 0, False, STRATEGY,
    material=1, influence=1, research=1,
)  # fmt: skip

event("border-conflict", "Border Conflict", "Konflikt na granicy", 1, True, WAR)
event("convene-the-council", "Convene the Council", "Zwołanie rady", 1, True, COUNCIL)
event("redefine-trade-routes", "Redefine Trade Routes", "Nowe szlaki handlowe", 1, True, PRODUCTION)
event("relics-rediscovered", "Relics Rediscovered", "Odnalezione relikty", 1, False, STRATEGY, research=1)
event("a-strong-foundation", "A Strong Foundation", "Solidne podstawy", 1, False, STRATEGY, influence=2)
TOWARD_A_NEW_HOME: Final = event(
    "toward-a-new-home", "Toward a New Home", "Ku nowemu domowi", 1, False, STRATEGY, material=3
)

event("when-diplomacy-fails", "When Diplomacy Fails", "Gdy zawodzi dyplomacja", 2, True, WAR)
event("partisan-maneuvering", "Partisan Maneuvering", "Partyjne rozgrywki", 2, True, COUNCIL)
event("bustling-economies", "Bustling Economies", "Kwitnące gospodarki", 2, True, PRODUCTION)
event("maximum-yield", "Maximum Yield", "Maksymalna wydajność", 2, False, STRATEGY, material=3)
event("border-defense", "Border Defense", "Obrona granic", 2, False, STRATEGY, influence=2)
event("technological-frontier", "Technological Frontier", "Granice techniki", 2, False, STRATEGY, research=1)

event("industrial-zeal", "Industrial Zeal", "Przemysłowy zapał", 3, True, PRODUCTION)
event("divide-and-conquer", "Divide and Conquer", "Dziel i rządź", 3, True, WAR)
event("the-limits-of-diplomacy", "The Limits of Diplomacy", "Granice dyplomacji", 3, True, COUNCIL)
event("rightful-claim", "Rightful Claim", "Słuszne roszczenie", 3, False, STRATEGY, influence=2)
event("desperate-measures", "Desperate Measures", "Rozpaczliwe środki", 3, False, STRATEGY, material=3)
event("forbidden-knowledge", "Forbidden Knowledge", "Zakazana wiedza", 3, False, STRATEGY, research=1)

EMPIRE_ASCENDANT: Final = event("empire-ascendant", "Empire Ascendant", "Imperium w rozkwicie", 4, True, SPECIAL)
THRONE: Final = event("a-throne-for-the-taking", "A Throne for the Taking", "Tron czeka na władcę", 4, True, WAR)
event("merciless-ambition", "Merciless Ambition", "Bezlitosna ambicja", 4, False, STRATEGY, influence=2)
event("girded-for-war", "Girded for War", "Gotowi na wojnę", 4, False, STRATEGY, material=3)
