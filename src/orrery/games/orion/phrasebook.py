"""What Orion says to people: questions, options and the log, in every language."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.orion.actions import ChooseAction, ExploitCard, RejectDrawn
from orrery.games.orion.activate import ActivateCard, ActivateNext
from orrery.games.orion.advisors import DeclareColour, HireAdvisor
from orrery.games.orion.attack import ChooseDefender
from orrery.games.orion.build import BuildCard, PayCost, PlaceCard
from orrery.games.orion.card import CARDS, Card
from orrery.games.orion.card_effects import TakeCard
from orrery.games.orion.card_text import card_lines, cost_line, sentence
from orrery.games.orion.deck import DiscardCards
from orrery.games.orion.effects import ChooseOne, ChooseSide, ChooseTrade, price_parts
from orrery.games.orion.names import (
    ADVISOR,
    HUMANS,
    MORALE,
    NEW_SYSTEM,
    POOL,
    RACE,
    STRUCTURE_KINDS,
    TRADES,
    VP,
)
from orrery.games.orion.race import RACE_BOARDS, Race
from orrery.games.orion.resolve import NextEffect, UseAbility
from orrery.games.orion.say import COLOUR_NAMES, amount, join
from orrery.games.orion.setting_up import ChooseRace, Mulligan
from orrery.games.orion.special import ArrangeSystem, BuryCard, ChooseVictim, FillSpace, PutCard, StealFrom
from orrery.games.orion.state import Orion
from orrery.games.orion.words import (
    ACTIVATE,
    BUILD,
    DEALT_RACE,
    DISCARD,
    DRAW,
    EFFECT,
    EXPLOIT,
    FILL,
    HIRE,
    OFFER,
    PLAY_RACE,
    TAKE,
    TAKE_OLDER,
    VOCABULARY,
)
from orrery.kernel.agenda import Question
from orrery.kernel.events import HIDDEN, Event
from orrery.kernel.game import Phrasebook
from orrery.kernel.state import State
from orrery.kernel.text import Phrase

QUESTIONS: Final[dict[type[Question[Any]], Phrase]] = {
    ChooseRace: Phrase("Which race do you play?", "Którą rasą grasz?"),
    Mulligan: Phrase("Which cards do you exchange? ({n} so far)", "Które karty wymieniasz? (dotąd: {n})"),
    ChooseAction: Phrase(
        "Your turn: which action? {n} {n:cube|cubes} left", "Twoja kolej: która akcja? Znaczniki: {n}"
    ),
    BuildCard: Phrase("Which structure do you build?", "Którą strukturę budujesz?"),
    PlaceCard: Phrase("Where do you build {card}?", "Gdzie budujesz: {card}?"),
    PayCost: Phrase("What do you pay for {card}?", "Jak płacisz za: {card}?"),
    ExploitCard: Phrase("Which card do you exploit?", "Którą kartę eksploatujesz?"),
    RejectDrawn: Phrase("Which of the 4 cards do you discard?", "Którą z 4 kart odrzucasz?"),
    ActivateCard: Phrase("Which card do you activate?", "Którą kartę aktywujesz?"),
    ActivateNext: Phrase("Which card do you activate next?", "Którą kartę aktywujesz teraz?"),
    ChooseDefender: Phrase("Whom do you attack?", "Kogo atakujesz?"),
    ChooseTrade: Phrase("What do you exchange?", "Co wymieniasz?"),
    DiscardCards: Phrase("Which card do you discard? {n} to go", "Którą kartę odrzucasz? Pozostało: {n}"),
    HireAdvisor: Phrase("Which Advisor do you hire?", "Którego doradcę zatrudniasz?"),
    DeclareColour: Phrase("Which colour is Fulcrum Sandebar?", "Jakiego koloru jest Fulcrum Sandebar?"),
    ChooseOne: Phrase("Choose one:", "Wybierz jedno:"),
    ChooseSide: Phrase("What do you pay?", "Co płacisz?"),
    TakeCard: Phrase("Which card of the discard pile do you take?", "Którą kartę bierzesz ze stosu odrzuconych?"),
    UseAbility: Phrase("Do you use {card}?", "Czy korzystasz z: {card}?"),
    NextEffect: Phrase("Which effect do you apply next?", "Który efekt teraz rozpatrujesz?"),
    FillSpace: Phrase("Which space do you fill?", "Które pole zapełniasz?"),
    BuryCard: Phrase("Which of their structures goes to the bottom?", "Która struktura trafia na spód układu?"),
    ArrangeSystem: Phrase("Which system do you rearrange?", "Który układ przestawiasz?"),
    PutCard: Phrase("Which card comes at position {n}?", "Która karta będzie na pozycji {n}?"),
    ChooseVictim: Phrase("Whose hand do you look at?", "Czyją rękę oglądasz?"),
    StealFrom: Phrase("Which card do you take?", "Którą kartę bierzesz?"),
}

WORDS: Final[dict[str, Phrase]] = {
    "construction": Phrase("Construction", "Budowa"),
    "exploitation": Phrase("Exploitation", "Eksploatacja"),
    "research": Phrase("Research", "Badania"),
    "activation": Phrase("Activation", "Aktywacja"),
    "attack": Phrase("Attack", "Atak"),
    "trade": Phrase("Trade", "Handel"),
    "propaganda": Phrase("Propaganda", "Propaganda"),
    "contract": Phrase("Contract", "Kontrakt"),
    "done": Phrase("Done", "Koniec"),
    "use": Phrase("Use it", "Korzystam"),
}
DECLINE: Final = Phrase("No", "Nie")
OLDER: Final = Phrase("{card} (the older copy)", "{card} (starszy egzemplarz)")
NEW: Final = Phrase("New system", "Nowy układ")
ON: Final = Phrase("System {n}, on {card}", "Układ {n}, na: {card}")
PAYS: Final = Phrase("Pay {price}", "Zapłać {price}")
SEAT: Final = Phrase("Player {n}", "Gracz {n}")
FOR: Final = Phrase("{left} → {right}", "{left} → {right}")

ACTION_HELP: Final[dict[str, Phrase]] = {
    "construction": Phrase(
        "Build a structure from your hand: pay its cost and put it on a system or open a new one.",
        "Zbuduj strukturę z ręki: zapłać koszt i połóż ją w układzie albo otwórz nowy.",
    ),
    "exploitation": Phrase(
        "Discard a card: blue 3 Food, red 2 Fleet, yellow 1 Production, grey draw 4 cards and keep 3.",
        "Odrzuć kartę: niebieska 3 żywności, czerwona 2 floty, żółta 1 produkcji, szara dobierz 4 karty i zatrzymaj 3.",
    ),
    "research": Phrase("Draw {n} cards.", "Dobierz {n} {n:kartę|karty|kart}."),
    "activation": Phrase(
        "Put the cube on a Working card with an empty A space and apply its effect.",
        "Połóż znacznik na karcie aktywnej z pustym polem A i zastosuj jej efekt.",
    ),
    "attack": Phrase(
        "Your Fleet must be at least as large as the opponent's. Pay 2 Fleet: they lose 1 Morale, you gain 2 VP.",
        "Twoja flota musi być co najmniej równa flocie przeciwnika. Zapłać 2 floty: traci 1 morale, zyskujesz 2 PZ.",
    ),
    "trade": Phrase(
        "One exchange: 3 Food, 2 Fleet and 1 Production are worth the same.",
        "Jedna wymiana: 3 żywności, 2 floty i 1 produkcji są warte tyle samo.",
    ),
    "propaganda": Phrase("Raise your Morale by 3, once per round.", "Zyskaj 3 morale, raz na rundę."),
    "contract": Phrase(
        "Discard 3 cards and hire an Advisor from the middle of the table.",
        "Odrzuć 3 karty i zatrudnij doradcę ze środka stołu.",
    ),
}

EVENTS: Final[dict[str, Phrase]] = {
    "offer": Phrase("{card} is on offer.", "Do zatrudnienia: {card}."),
    "first": Phrase("{seat} is First Player.", "Pierwszy gracz: {seat}."),
    "race": Phrase("{seat}: {race}.", "{seat}: {race}."),
    "round": Phrase("Round {0}; {seat} begins.", "Runda {0}; zaczyna {seat}."),
    "produce": Phrase("{seat} receives {resources}.", "{seat} otrzymuje: {resources}."),
    "exertion": Phrase(
        "{seat}: {level} Exertion, {1} action cubes.", "{seat}: {level} poziom rozwoju, znaczniki akcji: {1}."
    ),
    "draw": Phrase("{seat} draws {secret}.", "{seat} dobiera: {secret}."),
    "discard": Phrase("{seat} discards {card}.", "{seat} odrzuca: {card}."),
    "exploit": Phrase("{seat} exploits {card}.", "{seat} eksploatuje: {card}."),
    "take-discard": Phrase("{seat} takes {card} from the discard pile.", "{seat} bierze ze stosu odrzuconych: {card}."),
    "reshuffle": Phrase("{0} discards become the new deck.", "Odrzucone karty ({0}) tworzą nową talię."),
    "deck-empty": Phrase("No card is left to draw.", "Nie ma już kart do dobrania."),
    "gain": Phrase("{seat}: {change}.", "{seat}: {change}."),
    "pay": Phrase("{seat} pays {price}.", "{seat} płaci: {price}."),
    "build": Phrase(
        "{seat} builds {card} in system {1} for {price}.", "{seat} buduje: {card} w układzie {1} za {price}."
    ),
    "research": Phrase("{seat} does Research.", "{seat} prowadzi badania."),
    "propaganda": Phrase("{seat} makes Propaganda.", "{seat} prowadzi propagandę."),
    "activate": Phrase("{seat} activates {card}.", "{seat} aktywuje: {card}."),
    "effect": Phrase("{seat} uses {card}.", "{seat} korzysta z karty {card}."),
    "ability": Phrase("{seat} uses the ability of the {race}.", "{seat} korzysta ze zdolności: {race}."),
    "attack": Phrase("{seat} attacks {other} for {1} Fleet.", "{seat} atakuje gracza {other} za {1} floty."),
    "hire": Phrase("{seat} hires {card}.", "{seat} zatrudnia: {card}."),
    "return-advisor": Phrase("{card} leaves {seat}.", "{card} odchodzi od gracza {seat}."),
    "colour": Phrase("Fulcrum Sandebar is {colour}.", "Kolor Fulcruma Sandebara: {colour}."),
    "cube-to-pool": Phrase(
        "{seat}: the cube on {card} becomes an action.", "{seat}: znacznik z karty {card} staje się akcją."
    ),
    "fill": Phrase("{seat} must put a cube on {card}.", "{seat} musi położyć znacznik na karcie {card}."),
    "bury": Phrase(
        "{seat} sends {other}’s {card1} to the bottom.", "{seat} posyła na spód układu kartę {card1} gracza {other}."
    ),
    "arrange": Phrase(
        "{seat} rearranges system {0}; {card1} works now.", "{seat} przestawia układ {0}; aktywna: {card1}."
    ),
    "look": Phrase("{seat} looks at {other}’s hand.", "{seat} ogląda rękę gracza {other}."),
    "steal": Phrase("{seat} takes {secret} from {other}.", "{seat} bierze od gracza {other}: {secret}."),
    "over": Phrase("The game is over after round {0}.", "Koniec gry po rundzie {0}."),
}
LEVELS: Final = (Phrase("low", "niski"), Phrase("medium", "średni"), Phrase("high", "wysoki"))
A_CARD: Final = Phrase("a card", "karta")
NOTHING: Final = Phrase("nothing", "nic")


def title(card: int, language: str) -> str:
    return CARDS[card].title.say(language)


def explain_card(card: Card, language: str) -> str:
    """A card in full: colour, cost, production, VP and text."""
    lines: list[str] = [card.title.say(language)]
    if card.number < STRUCTURE_KINDS:
        lines[0] += f" ({COLOUR_NAMES[card.colour].say(language)})"
        vp = "?" if card.end_of_game is not None else str(card.vp)
        head = HEAD.say(
            language, cost=cost_line(card.cost, language), produces=cost_line(card.produces, language), vp=vp
        )
        lines.append(head)
        if card.morale_to_build or card.morale_to_activate:
            lines.append((LIMIT_BUILD if card.morale_to_build else LIMIT_ACTIVATE).say(language))
    lines += [f"{keyword}: {text}" for keyword, text in card_lines(card, language)]
    return "\n".join(lines)


def explain_race(race: Race, language: str) -> str:
    """A race in full: what it starts with and what it can do."""
    start = join("and", price_parts(race.start, language), language)
    return "\n".join([race.title.say(language), STARTS.say(language, start=start), race.ability.say(language)])


STARTS: Final = Phrase("Starts with {start}.", "Na początku: {start}.")
HEAD: Final = Phrase("Cost {cost}; produces {produces}; VP {vp}", "Koszt: {cost}; produkuje: {produces}; PZ: {vp}")
LIMIT_BUILD: Final = Phrase("Needs Morale 6 or more to build.", "Budowa wymaga morale co najmniej 6.")
LIMIT_ACTIVATE: Final = Phrase("Needs Morale 6 or more to activate.", "Aktywacja wymaga morale co najmniej 6.")


class OrionBook(Phrasebook):
    def question(self, state: State, question: Question[Any], language: str) -> str:
        assert isinstance(state, Orion)
        values: dict[str, Any] = {}
        match question:
            case Mulligan():
                values["n"] = question.discarded
            case ChooseAction():
                values["n"] = state.players[question.seat].has[POOL]
            case DiscardCards():
                values["n"] = question.cards
            case PlaceCard() | PayCost():
                values["card"] = title(state.announced, language)
            case UseAbility():
                values["card"] = self.source(state, question.seat, question.source, language)
            case PutCard():
                values["n"] = question.position + 1
        return QUESTIONS[type(question)].say(language, **values)

    def source(self, state: Orion, seat: int, source: int, language: str) -> str:
        player = state.players[seat]
        if source == RACE:
            return RACE_BOARDS[player.race].title.say(language)
        return title(player.advisor if source == ADVISOR else player.systems[source][-1], language)

    def option(self, state: State, question: Question[Any], option: int, language: str) -> str:
        assert isinstance(state, Orion)
        kind = VOCABULARY.kind_of(option)
        places = kind.places(option)
        player = state.players[question.seat] if question.seat >= 0 else state.players[0]
        match kind.name:
            case "done" if isinstance(question, UseAbility):
                return DECLINE.say(language)
            case "build" | "exploit" | "discard" | "take" | "draw":
                return title(places[0], language)
            case "take-older":
                return OLDER.say(language, card=title(places[0], language))
            case "hire" | "offer":
                return title(STRUCTURE_KINDS + places[0], language)
            case "place":
                if places[0] == NEW_SYSTEM:
                    return NEW.say(language)
                return ON.say(language, n=places[0] + 1, card=title(player.systems[places[0]][-1], language))
            case "pay":
                parts = [amount(what, n, language) for what, n in enumerate(places) if n]
                return PAYS.say(language, price=join("and", parts, language) or "0")
            case "activate" | "fill" | "effect":
                return self.source(state, question.seat, places[0], language)
            case "exchange":
                paid, cost, gained, gain = TRADES[places[0]]
                return FOR.say(language, left=amount(paid, cost, language), right=amount(gained, gain, language))
            case "colour":
                return COLOUR_NAMES[places[0]].say(language)
            case "race" | "dealt-race":
                return RACE_BOARDS[places[0]].title.say(language)
            case "choose" if isinstance(question, ChooseOne):
                return sentence(question.effect.effects[places[0]].say(language))
            case "choose":
                assert isinstance(question, ChooseSide)
                sides = [question.effect.left, question.effect.right]
                paid_side, gained_side = sides if places[0] == 0 else sides[::-1]
                left = join("and", price_parts(paid_side, language), language)
                return FOR.say(language, left=left, right=join("and", price_parts(gained_side, language), language))
            case "bury":
                assert isinstance(question, BuryCard)
                card = state.players[question.victim].systems[places[0]][-1]
                return ON.say(language, n=places[0] + 1, card=title(card, language))
            case "arrange":
                return ON.say(language, n=places[0] + 1, card=title(player.systems[places[0]][-1], language))
            case "put":
                assert isinstance(question, PutCard)
                return title(player.systems[question.system][places[0]], language)
            case "defender" | "victim" | "first":
                return SEAT.say(language, n=places[0] + 1)
        return WORDS[kind.name].say(language)

    def explain(self, state: State, option: int, language: str) -> str:
        assert isinstance(state, Orion)
        kind = VOCABULARY.kind_of(option)
        place = kind.places(option)[0] if kind.domains else 0
        if kind in (BUILD, EXPLOIT, DISCARD, TAKE, TAKE_OLDER, DRAW):
            return explain_card(CARDS[place], language)
        if kind in (HIRE, OFFER):
            return explain_card(CARDS[STRUCTURE_KINDS + place], language)
        if kind in (PLAY_RACE, DEALT_RACE):
            return explain_race(RACE_BOARDS[place], language)
        if kind in (ACTIVATE, FILL, EFFECT):
            seat = state.pending()[0].seat
            player = state.players[seat]
            if place == RACE:
                return explain_race(RACE_BOARDS[player.race], language)
            return explain_card(CARDS[player.advisor if place == ADVISOR else player.systems[place][-1]], language)
        found = ACTION_HELP.get(kind.name)
        if found is None:
            return ""
        race = state.players[state.viewer].race if state.viewer >= 0 else HUMANS
        return found.say(language, n=RACE_BOARDS[race].research)

    def event(self, event: Event, names: list[str], language: str) -> str:
        values = event.values
        gaps: dict[str, Any] = {"seat": names[event.seat] if event.seat >= 0 else ""}
        secret = A_CARD.say(language) if event.secret == HIDDEN else title(event.secret, language)
        match event.kind:
            case "race" | "ability":
                gaps["race"] = RACE_BOARDS[values[0]].title.say(language)
            case "produce":
                parts = [amount(what, n, language) for what, n in enumerate(values) if n]
                gaps["resources"] = join("and", parts, language)
            case "exertion":
                gaps["level"] = LEVELS[values[0]].say(language)
            case "gain":
                what, change = values
                text = amount(what, abs(change), language)
                gaps["change"] = ("+" if change >= 0 else "−") + text
            case "pay":
                gaps["price"] = self.price(values, language)
            case "build":
                gaps["card"] = title(values[0], language)
                gaps["price"] = self.price(values[2:], language)
                values = (values[0], values[1] + 1)
            case "attack" | "look" | "steal":
                gaps["other"] = names[values[0]]
                gaps["secret"] = secret
            case "bury":
                gaps["other"] = names[values[0]]
                gaps["card1"] = title(values[1], language)
            case "arrange":
                gaps["card1"] = title(values[1], language)
                values = (values[0] + 1,)
            case "draw":
                gaps["secret"] = secret
            case "colour":
                gaps["colour"] = COLOUR_NAMES[values[0]].say(language)
            case "offer" | "discard" | "exploit" | "take-discard" | "activate" | "hire" | "return-advisor":
                gaps["card"] = title(values[0], language)
            case "cube-to-pool" | "fill" | "effect":
                gaps["card"] = title(values[0], language)
        template = EVENTS[event.kind]
        return (template.pl if language == "pl" else template.en).format(*values, **gaps)

    def price(self, values: tuple[int, ...], language: str) -> str:
        """What was paid: Food, Fleet, Production and, for an effect, VP, Morale and cubes."""
        whats = (0, 1, 2, VP, MORALE, POOL)
        parts = [amount(what, n, language) for what, n in zip(whats, values, strict=False) if n]
        return join("and", parts, language) or NOTHING.say(language)


BOOK: Final = OrionBook()
