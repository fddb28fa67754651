"""Cards in full, in every language."""

from __future__ import annotations

from typing import Final

from orrery.games.inscription.assets.symbols import SPECIALTY_NAMES
from orrery.games.inscription.cards.kinds import (
    AFTER_ROLL,
    AGENDA_CARDS,
    AT_THE_END,
    END_OF_EVENT,
    EVENT_CARDS,
    FACTION_CARDS,
    IMMEDIATE,
    IN_A_STEP,
    IN_A_WAR,
    NAMES_COMMODITY,
    NAMES_NOTHING,
    NAMES_NUMBER,
    NAMES_TECHNOLOGY,
    OBJECTIVE_CARDS,
    ON_ACTIVATION,
    RELIC_CARDS,
    TECHNOLOGY_CARDS,
)
from orrery.games.inscription.effect import NOTHING
from orrery.games.inscription.names import (
    AI_ALGORITHM,
    COUNCIL,
    FAIL,
    PASS,
    PRODUCTION,
    RESOURCES,
    SPECIAL,
    STRATEGY,
    WAR,
)
from orrery.games.inscription.say import SHEET_NAMES, resources
from orrery.kernel.text import Phrase

SETUP: Final = Phrase("Setup: {effect}.", "Przygotowanie: {effect}.")
ABILITY: Final = Phrase("{title}: {text}", "{title}: {text}")
AT_FACTION: Final = Phrase("{title} (at each faction asset): {text}", "{title} (za każdy kapitał rasy): {text}")
WORTH: Final = Phrase("{n} VP", "{n} PZ")
WINDOWS: Final = {
    IMMEDIATE: Phrase("Immediately: {effect}.", "Natychmiast: {effect}."),
    ON_ACTIVATION: Phrase("When you activate {sheet}: {effect}.", "Gdy aktywujesz {sheet}: {effect}."),
    IN_A_STEP: Phrase(
        "In step 1 or 3 of a strategy event: {effect}.", "W kroku 1 albo 3 wydarzenia strategii: {effect}."
    ),
    AFTER_ROLL: Phrase(
        "Right after the roll of a strategy event: {effect}.", "Zaraz po rzucie podczas strategii: {effect}."
    ),
    END_OF_EVENT: Phrase(
        "At the end of a strategy event (announced in step 3): {effect}.",
        "Na koniec strategii (zapowiedź w kroku 3): {effect}.",
    ),
    IN_A_WAR: Phrase("In a war event, after step 3: {effect}.", "Podczas wojny, po kroku 3: {effect}."),
    AT_THE_END: Phrase("At the end of the game: {effect}", "Na koniec gry: {effect}"),
}
ANY_SHEET: Final = Phrase("any sheet", "dowolny arkusz")
SHEET_ACCUSATIVE: Final = (
    Phrase("navigation", "nawigację"),
    Phrase("expansion", "ekspansję"),
    Phrase("industry", "przemysł"),
    Phrase("warfare", "wojskowość"),
)
STAR: Final = Phrase("{title} ★ (stage {stage})", "{title} ★ (etap {stage})")
NO_STAR: Final = Phrase("{title} (stage {stage})", "{title} (etap {stage})")
PASSED: Final = Phrase("Pass: each player: {effect}.", "Przyjęty: każdy gracz: {effect}.")
FAILED: Final = Phrase("Fail: each player: {effect}.", "Odrzucony: każdy gracz: {effect}.")
NAMER: Final = {
    NAMES_TECHNOLOGY: Phrase(
        "The player with the most votes for this side names a navigation technology. With 1 or 2 players a black die"
        " does: material Gravity Drive, anything else Integrated Economy.",
        "Gracz, który oddał najwięcej głosów na tę stronę, wskazuje technologię nawigacji. Przy 1 lub 2 graczach"
        " wskazuje czarna kość: surowiec Napęd grawitacyjny, każdy inny wynik Zintegrowaną gospodarkę.",
    ),
    NAMES_NUMBER: Phrase(
        "The player with the most votes for this side names a number from 1 to 3. With 1 or 2 players a black die does:"
        " material 1, influence 2, research 3.",
        "Gracz, który oddał najwięcej głosów na tę stronę, wskazuje liczbę od 1 do 3. Przy 1 lub 2 graczach wskazuje"
        " czarna kość: surowiec 1, wpływ 2, badania 3.",
    ),
    NAMES_COMMODITY: Phrase(
        "The player with the most votes for this side names a commodity. With 1 or 2 players a black die does:"
        " material A, influence B, research C.",
        "Gracz, który oddał najwięcej głosów na tę stronę, wskazuje towar. Przy 1 lub 2 graczach wskazuje czarna kość:"
        " surowiec A, wpływ B, badania C.",
    ),
}
OBJECTIVE: Final = Phrase(
    "{title} ({sheet}): {first} VP first, {later} VP later",
    "{title} ({sheet}): {first} PZ jako pierwszy, {later} PZ później",
)
TYPES: Final = {
    STRATEGY: Phrase("Strategy", "Strategia"),
    WAR: Phrase("War", "Wojna"),
    COUNCIL: Phrase("Council", "Rada"),
    PRODUCTION: Phrase("Production", "Produkcja"),
    SPECIAL: Phrase("Nothing happens this round", "W tej rundzie nic się nie dzieje"),
}
STAGES: Final = ("I", "II", "III", "IV", "V")
TECHNOLOGY: Final = Phrase(
    "{title} ({sheet}): {n} research or a {specialty}",
    "{title} ({sheet}): {n} {n:badanie|badania|badań} albo {specialty}",
)
ONCE: Final = Phrase("Once per activation: {effect}.", "Raz na aktywację: {effect}.")
ALWAYS: Final = Phrase(
    "While industry is active, as often as you like: {effect}.", "Gdy przemysł jest aktywny, dowolnie często: {effect}."
)


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def explain_faction(number: int, language: str) -> str:
    card = FACTION_CARDS[number]
    lines = [card.title.say(language)]
    if card.setup is not NOTHING:
        lines.append(SETUP.say(language, effect=card.setup.say(language)))
    lines.append(ABILITY.say(language, title=card.first_title, text=card.first_text))
    second = sentence(card.second.say(language)) + "."
    lines.append(AT_FACTION.say(language, title=card.second_title, text=second))
    return "\n".join(lines)


def explain_relic(number: int, language: str) -> str:
    card = RELIC_CARDS[number]
    sheet = ANY_SHEET if card.sheet < 0 else SHEET_ACCUSATIVE[card.sheet]
    effect = card.text.say(language) if card.text is not None else card.effect.say(language)
    head = f"{card.title.say(language)} ({WORTH.say(language, n=card.vp)})"
    return head + "\n" + WINDOWS[card.window].say(language, effect=effect, sheet=sheet)


def explain_agenda(number: int, language: str) -> str:
    return "\n".join([agenda_title(number, language), *[agenda_side(number, side, language) for side in (PASS, FAIL)]])


def agenda_title(number: int, language: str) -> str:
    card = AGENDA_CARDS[number]
    return (STAR if card.star else NO_STAR).say(language, title=card.title, stage=STAGES[card.stage])


def agenda_side(number: int, side: int, language: str) -> str:
    card = AGENDA_CARDS[number]
    line = (FAILED if side == FAIL else PASSED).say(language, effect=card.sides[side].say(language))
    return line if card.names[side] == NAMES_NOTHING else f"{line} {NAMER[card.names[side]].say(language)}"


def explain_objective(number: int, language: str) -> str:
    card = OBJECTIVE_CARDS[number]
    head = OBJECTIVE.say(language, title=card.title, sheet=SHEET_NAMES[card.sheet], first=card.first, later=card.later)
    return head + "\n" + card.condition.say(language)


def explain_event(number: int, language: str) -> str:
    card = EVENT_CARDS[number]
    lines = [f"{card.title.say(language)} ({STAGES[card.stage]})", TYPES[card.type].say(language)]
    found = [resources(kind, card.resources[kind], language) for kind in range(len(RESOURCES)) if card.resources[kind]]
    return "\n".join(lines + ([", ".join(found)] if found else []))


def explain_technology(number: int, language: str) -> str:
    card = TECHNOLOGY_CARDS[number]
    head = TECHNOLOGY.say(
        language,
        title=card.title,
        sheet=SHEET_NAMES[card.sheet],
        n=card.cost,
        specialty=SPECIALTY_NAMES[card.specialty],
    )
    if card.text is not None:
        return head + "\n" + card.text.say(language)
    frame = ALWAYS if number == AI_ALGORITHM else ONCE
    return head + "\n" + frame.say(language, effect=card.effect.say(language))
