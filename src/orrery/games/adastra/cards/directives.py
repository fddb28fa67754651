"""XX-CNC-9: the thirty directives."""

from __future__ import annotations

from orrery.games.adastra.actions.placing import PlaceUnit
from orrery.games.adastra.cards.boxes import DIPLOMATIC as DIPLOMATIC_EFFECT
from orrery.games.adastra.cards.boxes import DIRECTIVES, FREE, ONE_TIME, SCORING, Directive
from orrery.games.adastra.council.resettling import Resettle
from orrery.games.adastra.council.scoring import (
    ABROAD_RATE,
    BRANCH_RATE,
    CAPTURED_RATE,
    POPULATION_RATE,
    UNREST_RATE,
    AtMost,
    ChangesRate,
    Contest,
    Worth,
)
from orrery.games.adastra.diplomacy.favours import Loses
from orrery.games.adastra.diplomacy.rivals import WithRival
from orrery.games.adastra.grammar import CLAIMED, DIPLOMATIC, FREE_ACTION
from orrery.games.adastra.metrics import (
    ASTEROID_SYSTEMS,
    CONTROLS_WORMHOLE,
    FARMERS,
    FIREPOWER_ON_MAP,
    HUMBLE_PLANETS,
    MICRO_WORMHOLES,
    ORBITAL_BUILDINGS,
    SCIENTISTS,
    STAR_COLOURS,
    UNREST_LEVEL,
    WORKERS,
)
from orrery.games.adastra.names import CREDITS, FRIGATES, PRODUCTION
from orrery.games.adastra.pieces import once
from orrery.games.adastra.resources import Gain, Price, Unrest, any_resources, credits, food, research
from orrery.games.adastra.state import (
    BRANCH_AT_FOUR,
    BUILD_SCANNER,
    COLONIZE,
    DESTROY_NEUTRAL,
    EXPLORE_OR_REMOVE,
    GIFT_OF_FIVE,
    AdAstra,
)
from orrery.games.parts.ability import Clause, On
from orrery.games.parts.effect import Effect
from orrery.kernel.text import Phrase


def scoring(id: str, en: str, pl: str, *clauses: Clause) -> None:
    """A directive that counts at the end of the game."""
    DIRECTIVES.add(Directive(id, Phrase(en, pl), SCORING, clauses))


def one_time(id: str, en: str, pl: str, deed: int, vp: int, reward: Effect[AdAstra] | None = None) -> None:
    """A directive for the first player to do something."""
    clauses: tuple[Clause, ...] = () if reward is None else (On(CLAIMED, reward),)
    DIRECTIVES.add(Directive(id, Phrase(en, pl), ONE_TIME, clauses, deed, vp))


def diplomatic(id: str, en: str, pl: str, cost: int, effect: Effect[AdAstra], again: bool = False) -> None:
    """A diplomatic effect for everybody."""
    DIRECTIVES.add(Directive(id, Phrase(en, pl), DIPLOMATIC_EFFECT, (On(DIPLOMATIC, effect),), cost=cost, again=again))


def free(id: str, en: str, pl: str, effect: Effect[AdAstra], price: Price | None = None) -> None:
    """A free action for everybody, once a round."""
    DIRECTIVES.add(Directive(id, Phrase(en, pl), FREE, (once(FREE_ACTION, effect, price),)))


scoring(
    "universal-census", "Universal Census", "Spis Powszechny",
    ChangesRate(
        POPULATION_RATE, 2,
        "at game end population scores 1 VP per 2 instead of per 3",
        "na koniec gry populacja daje 1 PZ za 2 zamiast za 3",
    ),
)  # fmt: skip
scoring(
    "charter-of-sentient-rights", "Charter of Sentient Rights", "Karta Praw Istot Rozumnych",
    ChangesRate(
        UNREST_RATE, 2,
        "at game end each unrest level costs 2 VP instead of 1, at most 10 in all",
        "na koniec gry każdy poziom niezadowolenia kosztuje 2 PZ zamiast 1, łącznie najwyżej 10", most=10,
    ),
)  # fmt: skip
scoring(
    "emergency-powers-act", "Emergency Powers Act", "Ustawa o Stanie Wyjątkowym",
    ChangesRate(
        UNREST_RATE, 0,
        "at game end unrest levels cost no VP, whatever Charter of Sentient Rights says",
        "na koniec gry poziomy niezadowolenia nie kosztują PZ, niezależnie od Karty Praw Istot Rozumnych",
    ),
)  # fmt: skip
scoring(
    "open-archives", "Open Archives", "Otwarte Archiwa",
    ChangesRate(
        BRANCH_RATE, 1,
        "at game end each of your branches at level III or higher scores 1 VP more",
        "na koniec gry każda twoja gałąź na poziomie III lub wyższym daje o 1 PZ więcej",
    ),
)  # fmt: skip
scoring(
    "cultural-hegemony", "Cultural Hegemony", "Hegemonia Kulturowa",
    ChangesRate(
        ABROAD_RATE, 2,
        "at game end a system under your influence that somebody else possesses scores 2 VP instead of 1",
        "na koniec gry układ pod twoim wpływem, który posiada ktoś inny, daje 2 PZ zamiast 1",
    ),
)  # fmt: skip
scoring(
    "trophies-of-war", "Trophies of War", "Trofea Wojenne",
    ChangesRate(
        CAPTURED_RATE, 2,
        "at game end each captured empire token scores 2 VP instead of 1",
        "na koniec gry każdy przejęty żeton imperium daje 2 PZ zamiast 1",
    ),
)  # fmt: skip
scoring("colonial-dignity", "Colonial Dignity", "Godność Kolonii", Worth(1, HUMBLE_PLANETS))
scoring(
    "disarmament-treaty", "Disarmament Treaty", "Traktat Rozbrojeniowy",
    Contest(
        3, 2, FIREPOWER_ON_MAP, True,
        "at game end: 3 VP for the lowest total firepower of units on the map; if tied, 2 VP each",
        "na koniec gry: 3 PZ za najniższą łączną siłę ognia jednostek na mapie; przy remisie po 2 PZ",
    ),
)  # fmt: skip
scoring(
    "hall-of-admirals", "Hall of Admirals", "Galeria Admirałów",
    Contest(
        3, 2, FIREPOWER_ON_MAP, False,
        "at game end: 3 VP for the highest total firepower of units on the map; if tied, 2 VP each",
        "na koniec gry: 3 PZ za najwyższą łączną siłę ognia jednostek na mapie; przy remisie po 2 PZ",
    ),
)  # fmt: skip
scoring("breadbasket-subsidy", "Breadbasket Subsidy", "Dotacje dla Spichlerzy", Worth(1, FARMERS, 3))
scoring("academy-grants", "Academy Grants", "Stypendia Akademickie", Worth(1, SCIENTISTS, 3))
scoring("labour-guild-charter", "Labour Guild Charter", "Karta Gildii Robotniczej", Worth(1, WORKERS, 3))
scoring("spectrum-of-worlds", "Spectrum of Worlds", "Widmo Światów", Worth(1, STAR_COLOURS))
scoring("bulwark-initiative", "Bulwark Initiative", "Inicjatywa Bastionów", Worth(1, ORBITAL_BUILDINGS, most=4))
scoring(
    "pax-galactica", "Pax Galactica", "Pax Galactica",
    AtMost(
        UNREST_LEVEL, (3, 1),
        "at game end: 3 VP for unrest level 0, 1 VP for level 1",
        "na koniec gry: 3 PZ za poziom niezadowolenia 0, 1 PZ za poziom 1",
    ),
)  # fmt: skip
scoring("gatekeepers", "Gatekeepers", "Strażnicy Bram", Worth(2, CONTROLS_WORMHOLE), Worth(1, MICRO_WORMHOLES))

one_time("pirate-bounty", "Pirate Bounty", "Nagroda za Piratów", DESTROY_NEUTRAL, 1, credits(2))
one_time("survey-mandate", "Survey Mandate", "Mandat Zwiadowczy", EXPLORE_OR_REMOVE, 1, any_resources(2))
one_time("galactic-science-prize", "Galactic Science Prize", "Galaktyczna Nagroda Naukowa", BRANCH_AT_FOUR, 2)
one_time("aid-convoy", "Aid Convoy", "Konwój z Pomocą", GIFT_OF_FIVE, 2, Unrest(-2))
one_time("settlement-grant", "Settlement Grant", "Dotacja Osadnicza", COLONIZE, 1, food(2))
one_time("great-work", "Great Work", "Wielkie Dzieło", BUILD_SCANNER, 2)

diplomatic("cultural-exchange", "Cultural Exchange", "Wymiana Kulturalna", 3, WithRival(credits(2), credits(1)))
diplomatic("trade-embargo", "Trade Embargo", "Embargo Handlowe", 5, WithRival(None, Loses(CREDITS, 2)))
diplomatic("resettlement-programme", "Resettlement Programme", "Program Przesiedleń", 3, Resettle(), again=True)
diplomatic("relief-mission", "Relief Mission", "Misja Humanitarna", 4, Unrest(-2))

free(
    "belt-mining-concession",
    "Belt Mining Concession",
    "Koncesja na Pasy Asteroid",
    Gain(PRODUCTION, 1, ASTEROID_SYSTEMS, most=2),
)
free("conscription-act", "Conscription Act", "Ustawa o Poborze", PlaceUnit(FRIGATES, possessed=True), Price(food=2))
free(
    "joint-research-pact",
    "Joint Research Pact",
    "Pakt Wspólnych Badań",
    WithRival(research(2), research(1)),
    Price(credits=1),
)
free("bread-and-circuses", "Bread and Circuses", "Chleba i Igrzysk", Unrest(-2), Price(food=2))
