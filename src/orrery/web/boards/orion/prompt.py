"""Orion's question: the path that led to it, what it is about, and the choices that have no place on the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from orrery.games.orion.actions import ChooseAction, ExploitCard, RejectDrawn
from orrery.games.orion.activate import ActivateCard, ActivateNext
from orrery.games.orion.advisors import DeclareColour, HireAdvisor
from orrery.games.orion.attack import ATTACK_COST, ChooseDefender
from orrery.games.orion.build import BuildCard, PayCost, PlaceCard
from orrery.games.orion.card import CARDS
from orrery.games.orion.card_effects import TakeCard
from orrery.games.orion.card_text import KEYWORDS, say_ability, sentence
from orrery.games.orion.deck import DiscardCards
from orrery.games.orion.effects import ChooseOne, ChooseSide, ChooseTrade, price_parts
from orrery.games.orion.ending import ReturnCubes
from orrery.games.orion.names import FLEET, FULCRUM, NEW_SYSTEM, NO_CARD, START_OF_ROUND
from orrery.games.orion.phrasebook import BOOK, NEW, WORDS
from orrery.games.orion.resolve import NextEffect, Resolve, UseAbility
from orrery.games.orion.say import join
from orrery.games.orion.setting_up import ChooseRace, Mulligan
from orrery.games.orion.special import ArrangeSystem, BuryCard, ChooseVictim, FillSpace, PutCard, StealFrom
from orrery.kernel import Phrase, Question
from orrery.web.boards.orion.cards import iconed
from orrery.web.boards.orion.sketch import Sketch
from orrery.web.boards.targets import Spot

ACTION_OF: Final[dict[type[Question[Any]], str]] = {
    BuildCard: "construction",
    PlaceCard: "construction",
    PayCost: "construction",
    ExploitCard: "exploitation",
    RejectDrawn: "exploitation",
    ActivateCard: "activation",
    ChooseDefender: "attack",
    ChooseTrade: "trade",
    HireAdvisor: "contract",
}
ASKED_FOR: Final[dict[type[Question[Any]], Phrase]] = {
    ChooseRace: Phrase("Race", "Rasa"),
    Mulligan: Phrase("First hand", "Pierwsza ręka"),
    ChooseAction: Phrase("Action", "Akcja"),
    BuildCard: Phrase("Structure", "Struktura"),
    PlaceCard: Phrase("System", "Układ"),
    PayCost: Phrase("Payment", "Zapłata"),
    RejectDrawn: Phrase("Drawn cards", "Dobrane karty"),
    ActivateCard: Phrase("Working card", "Karta aktywna"),
    ActivateNext: Phrase("Working card", "Karta aktywna"),
    ChooseDefender: Phrase("Opponent", "Przeciwnik"),
    ChooseTrade: Phrase("Exchange", "Wymiana"),
    HireAdvisor: Phrase("Advisor", "Doradca"),
    DeclareColour: Phrase("Colour", "Kolor"),
    ChooseOne: Phrase("Effect", "Efekt"),
    ChooseSide: Phrase("Exchange", "Wymiana"),
    UseAbility: Phrase("Effect", "Efekt"),
    NextEffect: Phrase("Effect", "Efekt"),
    FillSpace: Phrase("Space", "Pole"),
    ArrangeSystem: Phrase("System", "Układ"),
    ChooseVictim: Phrase("Opponent", "Przeciwnik"),
}
CARD: Final = Phrase("Card", "Karta")
SETUP: Final = Phrase("Setup", "Przygotowanie")
ROUND: Final = Phrase("Round {n}", "Runda {n}")
SYSTEM: Final = Phrase("System {n}", "Układ {n}")
END_OF_ROUND: Final = Phrase("End of the round", "Koniec rundy")
DISCARD_PILE: Final = Phrase("Discard pile", "Stos kart odrzuconych")

COSTS: Final = Phrase("It costs {price}.", "Koszt: {price}.")
COVERS: Final = Phrase("A card it covers stops working.", "Karta, którą przykryje, przestaje działać.")
DISCOUNT: Final = Phrase("You pay {n} {n:resource|resources} less.", "Płacisz o {n} {n:zasób|zasoby|zasobów} mniej.")
EXCHANGED: Final = Phrase(
    "Once: you draw as many cards as you discard now.", "Jeden raz: dobierzesz tyle kart, ile teraz odrzucisz."
)
KEEP: Final = Phrase("You keep the other three.", "Pozostałe trzy zatrzymujesz.")
STRENGTH: Final = Phrase(
    "You have {n} Fleet; an attack costs {cost} Fleet and gives 2 VP.",
    "Masz {n} floty; atak kosztuje {cost} floty i daje 2 PZ.",
)
THEN_HIRE: Final = Phrase("Then you hire an Advisor.", "Potem zatrudnisz doradcę.")
HAND_LIMIT: Final = Phrase(
    "At the end of a round a hand holds 5 cards at most.", "Na koniec rundy na ręce może zostać najwyżej 5 kart."
)
GOES_BACK: Final = Phrase("{card} goes back to the middle of the table.", "{card} wraca na środek stołu.")
COLOUR_STAYS: Final = Phrase("He keeps this colour for the rest of the game.", "Zachowa ten kolor do końca gry.")
TOO_FEW_CUBES: Final = Phrase(
    "Your Reserve has too few cubes for all of them.", "W rezerwach jest za mało znaczników na wszystkie."
)
BOTTOM_UP: Final = Phrase(
    "From the bottom up: the card you name last is the Working card.",
    "Od spodu: karta wskazana jako ostatnia będzie kartą aktywną.",
)
ON_THE_BOTTOM: Final = Phrase("{name}: the card beneath it works then.", "{name}: odtąd działa karta pod spodem.")
AGAIN: Final = Phrase(
    "Each with a cube from your Reserve, without an action.", "Każdą znacznikiem z rezerw, bez akcji."
)


@dataclass(frozen=True)
class Prompt:
    """What is asked; ``steps`` ends with what is to be chosen now."""

    seat: int
    steps: list[str]
    question: str
    help: str
    choices: list[Spot]
    """Those without a place on the table, save the ways out."""
    outs: list[Spot]
    """Ways not to choose anything."""
    back: bool
    """The last step can be taken back."""
    wide: bool
    """The choices need a row of their own."""


def chosen_action(question: Question[Any] | None) -> str:
    """The action that the question is part of, as far as that is certain."""
    if isinstance(question, BuildCard) and question.grant is not None:
        return ""
    return ACTION_OF.get(type(question), "") if question is not None else ""


def prompt(sketch: Sketch) -> Prompt | None:
    """The viewer's question; drawn last, when everything else has taken its choices."""
    question = sketch.question
    if question is None:
        return None
    spots = [iconed_spot(spot) for spot in sketch.targets.rest()]
    outs = [spot for spot in spots if spot.token == "done"]
    choices = [spot for spot in spots if spot.token != "done"]
    asks = ASKED_FOR.get(type(question), CARD).say(sketch.language)
    return Prompt(
        seat=sketch.seat,
        steps=[*path(sketch, question), asks],
        question=sketch.view.asks,
        help=iconed(consequence(sketch, question)),
        choices=choices,
        outs=outs,
        back=sketch.view.undo is None and not isinstance(question, ChooseAction),
        wide=len(choices) > 3 or sum(len(spot.label) for spot in choices) > 60,
    )


def iconed_spot(spot: Spot) -> Spot:
    return Spot(spot.token, iconed(spot.label), spot.help, spot.why, spot.key, spot.number)


def path(sketch: Sketch, question: Question[Any]) -> list[str]:
    """What was chosen before, or what asks."""
    language, state, names = sketch.language, sketch.state, sketch.view.names

    def title(card_id: str) -> str:
        return next(card.title.say(language) for card in CARDS if card.id == card_id)

    match question:
        case ChooseRace() | Mulligan():
            return [SETUP.say(language)]
        case ChooseAction():
            return [ROUND.say(language, n=state.round)]
        case PlaceCard():
            return [WORDS["construction"].say(language), CARDS[state.announced].title.say(language)]
        case PayCost(place=place):
            where = NEW.say(language) if place == NEW_SYSTEM else SYSTEM.say(language, n=place + 1)
            return [WORDS["construction"].say(language), CARDS[state.announced].title.say(language), where]
        case ChooseOne() | ChooseSide() | UseAbility():
            return [source_name(sketch, question.source)]
        case NextEffect(event=event):
            return [KEYWORDS["start-of-round" if event == START_OF_ROUND else "after-attacking"].say(language)]
        case ActivateNext():
            return [title("high-orbit-sonar")]
        case DeclareColour():
            return [WORDS["contract"].say(language), CARDS[FULCRUM].title.say(language)]
        case FillSpace():
            return [title("battleship")]
        case BuryCard(victim=victim):
            return [title("troop-transport"), names[victim]]
        case ArrangeSystem():
            return [title("communication-satellite")]
        case PutCard(system=system):
            return [title("communication-satellite"), SYSTEM.say(language, n=system + 1)]
        case ChooseVictim():
            return [title("spy-center")]
        case StealFrom(victim=victim):
            return [title("spy-center"), names[victim]]
        case TakeCard():
            return [DISCARD_PILE.say(language)]
        case DiscardCards():
            return discard_reason(sketch)
    action = ACTION_OF.get(type(question))
    return [] if action is None else [WORDS[action].say(language)]


def source_name(sketch: Sketch, source: int) -> str:
    return BOOK.source(sketch.state, sketch.seat, source, sketch.language)


def discard_reason(sketch: Sketch) -> list[str]:
    """What follows on the agenda says why cards are discarded."""
    match sketch.state.agenda[-2] if len(sketch.state.agenda) > 1 else None:
        case HireAdvisor():
            return [WORDS["contract"].say(sketch.language)]
        case Resolve(seat=seat, source=source) if seat == sketch.seat:
            return [source_name(sketch, source)]
    if ends_round(sketch):
        return [END_OF_ROUND.say(sketch.language)]
    return []


def ends_round(sketch: Sketch) -> bool:
    rest = [step for step in sketch.state.agenda if not isinstance(step, DiscardCards)]
    return bool(rest) and isinstance(rest[-1], ReturnCubes)


def consequence(sketch: Sketch, question: Question[Any]) -> str:
    """What the answer leads to, in a sentence or two."""
    language, state, player = sketch.language, sketch.state, sketch.player

    match question:
        case Mulligan():
            return EXCHANGED.say(language)
        case BuildCard(discount=discount) if discount:
            return DISCOUNT.say(language, n=discount)
        case PlaceCard():
            price = join("and", price_parts(CARDS[state.announced].cost, language), language)
            return f"{COSTS.say(language, price=price)} {COVERS.say(language)}"
        case PayCost(points=points):
            return DISCOUNT.say(language, n=points)
        case RejectDrawn():
            return KEEP.say(language)
        case ChooseDefender():
            return STRENGTH.say(language, n=str(player.has[FLEET]), cost=str(ATTACK_COST))
        case DiscardCards():
            if len(state.agenda) > 1 and isinstance(state.agenda[-2], HireAdvisor):
                return THEN_HIRE.say(language)
            return HAND_LIMIT.say(language) if ends_round(sketch) else ""
        case HireAdvisor() if player.advisor != NO_CARD:
            return GOES_BACK.say(language, card=CARDS[player.advisor].title.say(language))
        case DeclareColour():
            return COLOUR_STAYS.say(language)
        case UseAbility(ability=ability):
            return sentence(say_ability(ability, language))
        case FillSpace():
            return TOO_FEW_CUBES.say(language)
        case PutCard():
            return BOTTOM_UP.say(language)
        case BuryCard(victim=victim):
            return ON_THE_BOTTOM.say(language, name=sketch.view.names[victim])
        case ActivateNext():
            return AGAIN.say(language)
    return ""
