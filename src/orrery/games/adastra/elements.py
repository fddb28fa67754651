"""What stands on the map, as people look it up: buildings, units, neutral elements, with the figures of the rules."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.actions.construction import (
    BONUS_OF,
    OUTPOST_PRICE,
    PRODUCTION_PRICES,
    REPLACES,
    SCANNER_PRICES,
    STATION_PRICE,
    TOKENS_OF_A_SPY_CENTER,
)
from orrery.games.adastra.combat.neutral import BASE_REWARD, EEL_REWARD, EFFECTS, GUARDIAN_REWARD, RAIDERS_REWARD
from orrery.games.adastra.combat.neutral import FIREPOWER as NEUTRAL_FIREPOWER
from orrery.games.adastra.combat.neutral import HULL as NEUTRAL_HULL
from orrery.games.adastra.combat.strength import (
    OUTPOST_FIREPOWER,
    OUTPOST_HULL,
    RAIDING_LEVEL,
    STATION_FIREPOWER,
    STATION_HULL,
)
from orrery.games.adastra.diplomacy.effects import RefreshInfluence
from orrery.games.adastra.names import (
    ANY,
    BATTLE_STATION,
    BUILDING_FIGURES,
    BUILDINGS,
    CLASSES,
    CREDITS,
    CSTH,
    EEL,
    FIGURES,
    GUARDIAN,
    NEUTRAL_FIGURES,
    NEUTRALS,
    NONE,
    OUTPOST,
    PIRATE_BASE,
    PRODUCTION,
    RAIDERS,
    RESOURCES,
    SLOTS,
    SPY_CENTER,
    UNIT_CLASSES,
)
from orrery.games.adastra.rounds.management import INCOME_OF
from orrery.games.adastra.say import BUILDING_NAMES, CLASS_NAMES, NEUTRAL_NAMES, amount, amounts
from orrery.games.parts.provenance import INFERRED, PRINTED
from orrery.kernel.component import Component, fact
from orrery.kernel.text import Phrase, Text, join, sentence

PRICE: Final = Phrase("Price", "Koszt")
FIGURES_LEFT: Final = Phrase("Figures", "Figurki")
FIGURES_OF: Final = Phrase("{n} per empire", "{n} na imperium")
SLOTS_OF: Final = Phrase("Unit slots", "Sloty na jednostki")
FIREPOWER: Final = Phrase("Firepower", "Siła ognia")
HULL: Final = Phrase("Hull", "Kadłub")
REWARD: Final = Phrase("Reward", "Nagroda")
VP: Final = Phrase("VP", "PZ")
NEEDS: Final = Phrase("needs and replaces: {building}", "wymaga i zastępuje: {building}")
BUILDER: Final = Phrase("its builder gains {what} at the end of the action", "budujący zyskuje {what} na koniec akcji")
SPIES: Final = Phrase("at the end of the action its builder {what}", "na koniec akcji budujący {what}")
SPIED: Final = Phrase(
    "Swap Influence costs 3 more here for whoever does not possess the system",
    "Podmiana wpływu kosztuje tu o 3 więcej dla każdego, kto nie posiada układu",
)
POSSESSOR: Final = Phrase("income of the system's possessor: {what}", "przychód posiadacza układu: {what}")
SCANS: Final = Phrase("{n} VP for the system's possessor at game end", "{n} PZ dla posiadacza układu na koniec gry")
FIRST_ONE: Final = Phrase(
    "who builds one for the first time draws 2 missions and keeps 1 as a secret mission",
    "kto zbuduje taki po raz pierwszy, dobiera 2 misje i zachowuje 1 jako tajną misję",
)
ENDS: Final = Phrase(
    "the game ends at the end of the round after somebody possesses one",
    "gra kończy się na koniec rundy po tej, w której ktoś go posiada",
)
ORBITAL: Final = Phrase(
    "orbital building of the empire that builds it; takes part in combats in its system",
    "budowla orbitalna imperium, które ją buduje; bierze udział w walkach w swoim układzie",
)
UNIT: Final = Phrase(
    "unit; what it costs and can do is on each empire's board",
    "jednostka; jej koszt i wartości są na planszy każdego imperium",
)
HITS: Final = Phrase(
    "combat: {cost} → {n} damage (repeatable)", "walka: {cost} → {n} {n:obrażenie|obrażenia|obrażeń} (wielokrotnie)"
)
RAIDING: Final = Phrase(
    "+1 firepower each if the enemy's unrest level is at least {n}",
    "+1 do siły ognia każdego, jeśli poziom niezadowolenia wroga wynosi co najmniej {n}",
)
SPAWNS: Final = Phrase(
    "while it stands, whoever passes first places 1 Pirate Raiders with it; nobody flies into its system",
    "dopóki stoi, ten, kto spasuje pierwszy, umieszcza przy niej 1 Pirackich Łupieżców; nikt nie wlatuje do jej układu",
)
STARES: Final = Phrase(
    "after a combat roll its enemy rerolls, once, all own dice showing 5 or 6",
    "po rzucie na walkę jego wróg przerzuca raz wszystkie swoje kości z wynikiem 5 lub 6",
)


def buildings(language: str) -> list[Component]:
    """Planetary buildings, then the two orbital ones."""
    found = [_building(building, language) for building in range(len(BUILDINGS))]
    for cls, price, firepower, hull in (
        (OUTPOST, OUTPOST_PRICE, OUTPOST_FIREPOWER, OUTPOST_HULL),
        (BATTLE_STATION, STATION_PRICE, STATION_FIREPOWER, STATION_HULL),
    ):
        lines = [sentence(ORBITAL.say(language))]
        if cls == BATTLE_STATION:
            lines.append(sentence(NEEDS.say(language, building=CLASS_NAMES[OUTPOST])))
        facts = (
            (PRICE.say(language), amount(PRODUCTION, price, language)),
            fact(FIREPOWER.say(language), str(firepower)),
            fact(HULL.say(language), str(hull)),
            (FIGURES_LEFT.say(language), FIGURES_OF.say(language, n=FIGURES[cls])),
        )
        found.append(_component(CLASSES[cls], CLASS_NAMES[cls], lines, facts, language))
    return found


def _building(building: int, language: str) -> Component:
    lines: list[Text] = []
    if REPLACES[building] != NONE:
        lines.append(sentence(NEEDS.say(language, building=BUILDING_NAMES[REPLACES[building]])))
    if BONUS_OF[building] != NONE:
        lines.append(sentence(BUILDER.say(language, what=amount(BONUS_OF[building], 1, language))))
    for one, what, more in INCOME_OF:
        if one == building:
            lines.append(sentence(POSSESSOR.say(language, what=amount(what, more, language, "+"))))
    if building == SPY_CENTER:
        spies = RefreshInfluence(TOKENS_OF_A_SPY_CENTER).say(language, True)
        lines += [sentence(SPIES.say(language, what=spies)), sentence(SPIED.say(language))]
    price = [(PRODUCTION, PRODUCTION_PRICES[building])] if building < CSTH else []
    if building >= CSTH:
        place = building - CSTH
        price = [(what, SCANNER_PRICES[place]) for what in range(len(RESOURCES))]
        lines.append(sentence(SCANS.say(language, n=place + 1)))
        lines += [sentence(more.say(language)) for more in (FIRST_ONE, ENDS)[:place]]
    facts = (
        (PRICE.say(language), amounts(price, language)),
        fact(FIGURES_LEFT.say(language), str(BUILDING_FIGURES[building])),
    )
    return _component(BUILDINGS[building], BUILDING_NAMES[building], lines, facts, language)


def building_text(building: int, language: str) -> Text:
    """What a planetary building brings."""
    return _building(building, language).text


def orbital_text(cls: int, language: str) -> Text:
    """An orbital building's figures, and what it is."""
    component = buildings(language)[len(BUILDINGS) + cls - OUTPOST]
    facts = join("; ", [heading + ": " + value for heading, value in component.facts[1:3]])
    return join("\n", [facts, *component.lines])


def units(language: str) -> list[Component]:
    found = []
    for cls in range(UNIT_CLASSES):
        facts = (
            fact(SLOTS_OF.say(language), str(SLOTS[cls])),
            (FIGURES_LEFT.say(language), FIGURES_OF.say(language, n=FIGURES[cls])),
        )
        found.append(_component(CLASSES[cls], CLASS_NAMES[cls], [sentence(UNIT.say(language))], facts, language))
    return found


def neutrals(language: str) -> list[Component]:
    rewards = {
        RAIDERS: [(CREDITS, RAIDERS_REWARD)],
        EEL: [(ANY, EEL_REWARD)],
        GUARDIAN: [(ANY, GUARDIAN_REWARD)],
        PIRATE_BASE: [(PRODUCTION, BASE_REWARD), (CREDITS, BASE_REWARD)],
    }
    points = {GUARDIAN: 3, PIRATE_BASE: 1}
    specials = {RAIDERS: RAIDING, GUARDIAN: STARES, PIRATE_BASE: SPAWNS}
    found = []
    for kind in range(len(NEUTRALS)):
        lines = [sentence(HITS.say(language, cost=EFFECTS[kind][0], n=EFFECTS[kind][1]))]
        if kind in specials:
            lines.append(sentence(specials[kind].say(language, n=RAIDING_LEVEL)))
        facts = [
            fact(FIREPOWER.say(language), str(NEUTRAL_FIREPOWER[kind])),
            fact(HULL.say(language), str(NEUTRAL_HULL[kind])),
            (REWARD.say(language), amounts(rewards[kind], language)),
            fact(FIGURES_LEFT.say(language), str(NEUTRAL_FIGURES[kind])),
        ]
        if kind in points:
            facts.append(fact(VP.say(language), str(points[kind])))
        provenance = INFERRED.phrase.say(language)
        found.append(
            Component(NEUTRALS[kind], NEUTRAL_NAMES[kind].say(language), tuple(lines), tuple(facts), provenance)
        )
    return found


def _component(
    id: str, name: Phrase, lines: list[Text], facts: tuple[tuple[Text, Text], ...], language: str
) -> Component:
    return Component(id, name.say(language), tuple(lines), facts, PRINTED.phrase.say(language))
