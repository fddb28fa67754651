"""Inscription's question: where in the round it stands, what it is about, and the choices with no place elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from orrery.games.inscription.assets import claiming
from orrery.games.inscription.cards.kinds import EVENT_CARDS
from orrery.games.inscription.cards.text import TYPES, sentence
from orrery.games.inscription.effect import ChooseOne
from orrery.games.inscription.events import council, outcome, setting_up, strategy, war
from orrery.games.inscription.help_text import HELP
from orrery.games.inscription.names import (
    END_OF_STRATEGY,
    OUTCOME,
    SET_UP,
    STEP_1,
    STEP_3,
)
from orrery.games.inscription.say import SHEET_NAMES
from orrery.games.inscription.sheets.warfare import rules as warfare
from orrery.games.inscription.spending import extras
from orrery.games.inscription.spending import marking as spending
from orrery.games.inscription.words import (
    COMMODITY,
    CONVERT,
    KIND,
    RESTORE,
    SHEET,
    STALL,
    TAKE,
    VOCABULARY,
)
from orrery.kernel import Phrase, Question
from orrery.web.boards.inscription.art import (
    COMMODITY_ICONS,
    KEPT_COLOURS,
    KEPT_ICONS,
    RESOURCE_COLOURS,
    RESOURCE_ICONS,
    SHEET_ICONS,
)
from orrery.web.boards.inscription.sketch import Sketch
from orrery.web.boards.targets import Spot

SETUP: Final = Phrase("Setup", "Przygotowanie")
STEP: Final = Phrase("Step {n}", "Krok {n}")
AT_THE_END: Final = Phrase("End of the event", "Koniec wydarzenia")
OUTCOME_STEP: Final = Phrase("Outcome", "Wynik")
MARK: Final = Phrase("Mark", "Oznacz")
ASKED_FOR: Final[dict[type[Question[Any]], Phrase]] = {
    setting_up.KeepFaction: Phrase("Faction", "Rasa"),
    strategy.ChooseSheet: Phrase("Active sheet", "Aktywny arkusz"),
    strategy.PlayRelic: Phrase("Relic", "Relikt"),
    spending.Spend: Phrase("Resource", "Zasób"),
    spending.PenDown: Phrase("Pen down", "Pisak"),
    extras.SpendSpecialty: Phrase("Specialty", "Specjalizacja"),
    claiming.NextAsset: Phrase("Order of assets", "Kolejność kapitałów"),
    claiming.KeepRelic: Phrase("Relic", "Relikt"),
    warfare.PlaceUnit: Phrase("Deploy", "Wystaw"),
    war.Strengthen: Phrase("Strength", "Siła"),
    council.Singularity: Phrase("Technology", "Technologia"),
    council.CouncilVote: Phrase("Vote", "Głosowanie"),
    outcome.NameThing: Phrase("Name", "Wskaż"),
    ChooseOne: Phrase("Effect", "Efekt"),
}
TAP: Final = Phrase(
    "Tap a lit place on the sheet. What cannot be used is lost.",
    "Wskaż podświetlone miejsce na arkuszu. Czego nie da się użyć, przepada.",
)
CHOOSE_RESOURCE: Final = Phrase(
    "Choose a resource, then a lit place; or spend an asset, a technology, a relic.",
    "Wybierz zasób, a potem podświetlone miejsce; albo wydaj kapitał, użyj technologii, reliktu.",
)
TAKE_BACK: Final = Phrase(
    "Until everybody has put the pen down you can take your marks back.",
    "Dopóki wszyscy nie odłożą pisaków, możesz cofać swoje oznaczenia.",
)


@dataclass(frozen=True)
class Option:
    """A choice beside the question, with an icon where something stands for it."""

    spot: Spot
    icon: str = ""
    res: str = ""
    primary: bool = False


@dataclass(frozen=True)
class Prompt:
    """What is asked; ``steps`` ends with what is to be chosen now."""

    seat: int
    steps: list[str]
    question: str
    help: str
    chain: list[str]
    """What the viewer's last mark led to, link by link."""
    choices: list[Option]
    outs: list[Option]
    """Ways to be done, or not to choose anything."""
    back: bool
    wide: bool


def prompt(sketch: Sketch, chain: list[str]) -> Prompt | None:
    """The viewer's question; drawn last, when everything else has taken its choices."""
    question = sketch.question
    if question is None:
        return None
    options = [option(sketch, spot) for spot in sketch.targets.rest()]
    outs = [one for one in options if one.spot.token in ("done", "later")]
    choices = [one for one in options if one.spot.token not in ("done", "later")]
    asks = ASKED_FOR.get(type(question), MARK).say(sketch.language)
    return Prompt(
        seat=sketch.seat,
        steps=[*path(sketch), asks],
        question=sketch.view.asks,
        help=consequence(sketch, question),
        chain=chain,
        choices=choices,
        outs=outs,
        back=sketch.view.undo is None,
        wide=len(choices) > 3 or sum(len(one.spot.label) for one in choices) > 60,
    )


def option(sketch: Sketch, spot: Spot) -> Option:
    """A choice with what stands for it."""
    number = VOCABULARY.option(spot.token)
    kind = VOCABULARY.kind_of(number)
    place = kind.places(number)[-1] if kind.places(number) else 0
    if kind is SHEET:
        return Option(spot, SHEET_ICONS[place])
    if kind in (KIND, CONVERT, STALL):
        return Option(spot, RESOURCE_ICONS[place], RESOURCE_COLOURS[place])
    if kind in (TAKE, RESTORE):
        return Option(spot, KEPT_ICONS[place], KEPT_COLOURS[place])
    if kind is COMMODITY:
        return Option(spot, COMMODITY_ICONS[place], "credit")
    primary = spot.token == "done" and isinstance(sketch.question, spending.PenDown)
    return Option(spot, primary=primary)


def path(sketch: Sketch) -> list[str]:
    """Where in the round the question stands."""
    state, language = sketch.state, sketch.language
    if state.event < 0 or state.task == SET_UP:
        return [SETUP.say(language)]
    found: list[str] = [TYPES[EVENT_CARDS[state.event].type].say(language)]
    match state.task:
        case t if t == STEP_1:
            found.append(STEP.say(language, n=1))
        case t if t == STEP_3:
            found.append(STEP.say(language, n=3))
        case t if t == END_OF_STRATEGY:
            found.append(AT_THE_END.say(language))
        case t if t == OUTCOME:
            found.append(OUTCOME_STEP.say(language))
    if sketch.spending and sketch.player.active >= 0:
        found.append(sentence(SHEET_NAMES[sketch.player.active].say(language)))
    return found


def consequence(sketch: Sketch, question: Question[Any]) -> str:
    """What the answer leads to, in a sentence."""
    language = sketch.language
    match question:
        case spending.Spend() | spending.SpendOn():
            return CHOOSE_RESOURCE.say(language)
        case spending.UseResource():
            return TAP.say(language)
        case spending.PenDown():
            return TAKE_BACK.say(language)
        case warfare.PlaceUnit():
            return HELP["place"].say(language)
        case extras.SpendUpTo():
            return HELP["legend"].say(language)
    return ""
