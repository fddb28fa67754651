"""OR-SPEC and OR-CUBE-5: the odd cards that move other cards, fill spaces or look into hands."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.orion.card import CARDS
from orrery.games.orion.deck import distinct
from orrery.games.orion.names import BLUE, FLEET, FOOD, NO_COLOUR, PRODUCTION, RED, RESERVE, YELLOW
from orrery.games.orion.player import Player
from orrery.games.orion.refusals import NO_HAND, NOTHING_BENEATH
from orrery.games.orion.say import phrase
from orrery.games.orion.state import Orion, opponents
from orrery.games.orion.words import ARRANGE, BURY, FILL, IN_SYSTEM, PUT, SEATS, STRUCTURE, TAKE, VICTIM, system_name
from orrery.games.parts.effect import Effect
from orrery.kernel.agenda import OpenQuestion, Question, Step
from orrery.kernel.events import HIDDEN, Event
from orrery.kernel.scene import Scene
from orrery.kernel.state import NOT_TO_BE_SEEN, seat_name
from orrery.kernel.text import IllegalAnswer, Phrase, Refusal, Text
from orrery.kernel.vocabulary import Kind, Numbers

TOO_FEW_CUBES: Final = Phrase(
    "Your Reserve has too few cubes for all of them.", "W rezerwach jest za mało znaczników na wszystkie."
)
BOTTOM_UP: Final = Phrase(
    "From the bottom up: the card you name last is the Working card.",
    "Od spodu: karta wskazana jako ostatnia będzie kartą aktywną.",
)
ON_THE_BOTTOM: Final = Phrase("{name}: the card beneath it works then.", "{name}: odtąd działa karta pod spodem.")


class Filled(Event):
    __slots__ = ()
    kind = "fill"
    fields = (("card", STRUCTURE),)
    sentence = Phrase("{seat} must put a cube on {card}.", "{seat} musi położyć znacznik na karcie {card}.")


class Buried(Event):
    __slots__ = ()
    kind = "bury"
    fields = (("other", SEATS), ("card", STRUCTURE), ("system", Numbers(1)))
    sentence = Phrase(
        "{seat} sends {other}’s {card} to the bottom.", "{seat} posyła na spód układu kartę {card} gracza {other}."
    )


class Arranged(Event):
    __slots__ = ()
    kind = "arrange"
    fields = (("system", Numbers(1, least=1)), ("card", STRUCTURE))
    sentence = Phrase(
        "{seat} rearranges system {system}; {card} works now.", "{seat} przestawia układ {system}; aktywna: {card}."
    )


class Looked(Event):
    __slots__ = ()
    kind = "look"
    fields = (("other", SEATS),)
    sentence = Phrase("{seat} looks at {other}’s hand.", "{seat} ogląda rękę gracza {other}.")


class Stolen(Event):
    __slots__ = ()
    kind = "steal"
    fields = (("other", SEATS),)
    hidden = ("card", STRUCTURE)
    sentence = Phrase("{seat} takes {card} from {other}.", "{seat} bierze od gracza {other}: {card}.")


def colour_beneath(player: Player, system: int) -> int:
    """The colour of the card directly beneath the Working card, or -1."""
    cards = player.systems[system]
    return player.colour_of(cards[-2]) if len(cards) > 1 else -1


class GainBeneath(Effect[Orion]):
    """Gain by the colour of the card directly beneath: blue Food, red Fleet, yellow Production."""

    __slots__ = ("fleet", "food", "production")

    def __init__(self, food: int, fleet: int, production: int) -> None:
        super().__init__()
        self.food = food
        self.fleet = fleet
        self.production = production

    def refusal(self, state: Orion, seat: int, source: int) -> Refusal | None:
        colour = colour_beneath(state.players[seat], source)
        return None if colour in (BLUE, RED, YELLOW) else NOTHING_BENEATH

    def happen(self, state: Orion, seat: int, source: int) -> None:
        colour = colour_beneath(state.players[seat], source)
        if colour == BLUE:
            state.gain(seat, FOOD, self.food)
        elif colour == RED:
            state.gain(seat, FLEET, self.fleet)
        else:
            state.gain(seat, PRODUCTION, self.production)

    def say(self, language: str, they: bool = False) -> Text:
        return phrase("gain-beneath", language, they, food=self.food, fleet=self.fleet, production=self.production)


# Battleship


def empty_spaces(player: Player) -> list[int]:
    """Sources of Working cards with an empty A or R space."""
    return [
        source
        for source in player.working_sources()
        if CARDS[player.working_card(source)].space and not player.cube_on(source)
    ]


class FillSpaces(Effect[Orion]):
    """OR-CUBE-5: all empty spaces of Working cards are filled with cubes of the Reserve."""

    __slots__ = ()

    def happen(self, state: Orion, seat: int, source: int) -> None:
        player = state.players[seat]
        empty = empty_spaces(player)
        if len(empty) > player.counts[RESERVE]:
            if player.counts[RESERVE]:
                state.push(FillSpace(seat))
            return
        for space in empty:
            player.put_cube(space, RESERVE)
            state.tell(Filled, seat, player.working_card(space))

    def say(self, language: str, they: bool = False) -> Text:
        return phrase("fill-spaces", language, they)


class FillSpace(OpenQuestion[Orion]):
    """Your Reserve is too small: which space do you fill next?"""

    __slots__ = ()
    asks = Phrase("Which space do you fill?", "Które pole zapełniasz?")
    topic = Phrase("Space", "Pole")

    def candidates(self, state: Orion) -> list[int]:
        return [FILL.base + source for source in empty_spaces(state.players[self.seat])]

    def apply(self, state: Orion, option: int) -> None:
        player = state.players[self.seat]
        player.put_cube(option - FILL.base, RESERVE)
        state.tell(Filled, self.seat, player.working_card(option - FILL.base))
        if player.counts[RESERVE]:
            state.push(FillSpace(self.seat))

    def note(self, state: Orion, scene: Scene) -> Text:
        return TOO_FEW_CUBES.say(scene.language)


# Troop Transport


class BuryEach(Effect[Orion]):
    """OR-SPEC-2: for each opponent, one Working structure goes to the bottom of its system."""

    __slots__ = ()

    def happen(self, state: Orion, seat: int, source: int) -> None:
        for other in reversed(opponents(state, seat)):
            state.push(StartBurying(seat, other))

    def say(self, language: str, they: bool = False) -> Text:
        return phrase("bury-each", language, they)


class StartBurying(Step[Orion]):
    """An opponent without a Working structure is skipped."""

    __slots__ = ("seat", "victim")
    fields: ClassVar[tuple[str, ...]] = ("seat", "victim")

    def __init__(self, seat: int, victim: int) -> None:
        self.seat = seat
        self.victim = victim

    def happen(self, state: Orion) -> None:
        question = BuryCard(self.seat, self.victim)
        if question.candidates(state):
            state.push(question)


class BuryCard(OpenQuestion[Orion]):
    """Which Working structure of this opponent goes to the bottom?"""

    __slots__ = ("victim",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "victim")
    asks = Phrase("Which of their structures goes to the bottom?", "Która struktura trafia na spód układu?")
    topic = Phrase("Card", "Karta")

    def __init__(self, seat: int, victim: int) -> None:
        self.seat = seat
        self.victim = victim

    def candidates(self, state: Orion) -> list[int]:
        systems = state.players[self.victim].systems
        return [BURY.base + number for number, system in enumerate(systems) if CARDS[system[-1]].colour != NO_COLOUR]

    def apply(self, state: Orion, option: int) -> None:
        player = state.players[self.victim]
        number = option - BURY.base
        system = player.systems[number]
        bottom = 1 if CARDS[system[0]].founder else 0  # OR-ADV-3: he stays first
        state.tell(Buried, self.seat, self.victim, system[-1], number)
        if len(system) - 1 > bottom:
            player.drop_cube(number)
            player.change_system(number, (*system[:bottom], system[-1], *system[bottom:-1]))

    def path(self, state: Orion, scene: Scene) -> list[Text]:
        return [*super().path(state, scene), scene.player(self.victim).said(scene.language)]

    def note(self, state: Orion, scene: Scene) -> Text:
        return ON_THE_BOTTOM.say(scene.language, name=scene.player(self.victim))

    def label(self, state: Orion, kind: Kind, option: int, scene: Scene) -> Text:
        return system_name(scene, self.victim, option - BURY.base)


# Communication Satellite


class Rearrange(Effect[Orion]):
    """OR-SPEC-1: put the cards of one system in any order."""

    __slots__ = ()

    def happen(self, state: Orion, seat: int, source: int) -> None:
        state.push(ArrangeSystem(seat))

    def say(self, language: str, they: bool = False) -> Text:
        return phrase("rearrange", language, they)


class ArrangeSystem(OpenQuestion[Orion]):
    """Which of your systems do you rearrange?"""

    __slots__ = ()
    asks = Phrase("Which system do you rearrange?", "Który układ przestawiasz?")
    topic = Phrase("System", "Układ")

    def candidates(self, state: Orion) -> list[int]:
        return [ARRANGE.base + number for number in range(len(state.players[self.seat].systems))]

    def apply(self, state: Orion, option: int) -> None:
        number = option - ARRANGE.base
        system = state.players[self.seat].systems[number]
        state.push(PutCard(self.seat, number, 1 if CARDS[system[0]].founder else 0))


class PutCard(OpenQuestion[Orion]):
    """Which card comes at this position? The positions below are settled."""

    __slots__ = ("position", "system")
    fields: ClassVar[tuple[str, ...]] = ("seat", "system", "position")
    asks = Phrase("Which card comes at position {n}?", "Która karta będzie na pozycji {n}?")
    topic = Phrase("Card", "Karta")

    def __init__(self, seat: int, system: int, position: int) -> None:
        self.seat = seat
        self.system = system
        self.position = position

    def candidates(self, state: Orion) -> list[int]:
        cards = state.players[self.seat].systems[self.system]
        if self.position >= len(cards):  # Fulcrum Sandebar alone
            return [PUT.base + self.position]
        return [PUT.base + position for position in range(self.position, len(cards))]

    def apply(self, state: Orion, option: int) -> None:
        player = state.players[self.seat]
        cards = list(player.systems[self.system])
        chosen = option - PUT.base
        top = len(cards) - 1
        if chosen <= top:
            if chosen == top and self.position < top:
                player.drop_cube(self.system)  # OR-CUBE-3: the Working card changes
            cards.insert(self.position, cards.pop(chosen))
            player.change_system(self.system, tuple(cards))
        if self.position < top:
            state.push(PutCard(self.seat, self.system, self.position + 1))
        else:
            state.tell(Arranged, self.seat, self.system, cards[-1])

    def gaps(self, state: Orion, scene: Scene) -> dict[str, Any]:
        return {"n": self.position + 1}

    def path(self, state: Orion, scene: Scene) -> list[Text]:
        return [*super().path(state, scene), IN_SYSTEM.say(scene.language, n=self.system + 1)]

    def note(self, state: Orion, scene: Scene) -> Text:
        return BOTTOM_UP.say(scene.language)

    def label(self, state: Orion, kind: Kind, option: int, scene: Scene) -> Text:
        return CARDS[state.players[self.seat].systems[self.system][option - PUT.base]].said(scene.language)


# Spy Center


class StealCard(Effect[Orion]):
    """Choose an opponent, look at that hand, take a card."""

    __slots__ = ()

    def refusal(self, state: Orion, seat: int, source: int) -> Refusal | None:
        for other in opponents(state, seat):
            if state.players[other].hand:
                return None
        return NO_HAND

    def happen(self, state: Orion, seat: int, source: int) -> None:
        state.push(ChooseVictim(seat))

    def say(self, language: str, they: bool = False) -> Text:
        return phrase("steal", language, they)


class ChooseVictim(Question[Orion]):
    """Whose hand do you look at?"""

    __slots__ = ()
    asks = Phrase("Whose hand do you look at?", "Czyją rękę oglądasz?")
    topic = Phrase("Opponent", "Przeciwnik")

    def candidates(self, state: Orion) -> list[int]:
        return [VICTIM.base + other for other in opponents(state, self.seat)]

    def refusal(self, state: Orion, option: int) -> Refusal | None:
        return None if state.players[option - VICTIM.base].hand else NO_HAND

    def apply(self, state: Orion, option: int) -> None:
        victim = option - VICTIM.base
        state.players[victim].reveal_hand(self.seat)
        state.reveals += 1
        state.tell(Looked, self.seat, victim)
        state.push(StealFrom(self.seat, victim))


class StealFrom(OpenQuestion[Orion]):
    """Which card do you take?"""

    __slots__ = ("victim",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "victim")
    secret = True
    asks = Phrase("Which card do you take?", "Którą kartę bierzesz?")
    topic = Phrase("Card", "Karta")

    def __init__(self, seat: int, victim: int) -> None:
        self.seat = seat
        self.victim = victim

    def candidates(self, state: Orion) -> list[int]:
        hand = state.players[self.victim].hand
        if HIDDEN in hand:
            raise IllegalAnswer(NOT_TO_BE_SEEN, seat=seat_name(self.victim))
        return [TAKE.base + card for card in distinct(hand)]

    def apply(self, state: Orion, option: int) -> None:
        card = option - TAKE.base
        victim = state.players[self.victim]
        victim.give_up(card)
        thief = 1 << self.seat  # nobody else can tell any more which of the cards they knew is still there
        victim.shown = tuple([(shown, thief) for shown, mask in victim.shown if mask & thief])
        state.players[self.seat].receive(card, 1 << self.victim)
        state.whisper(Stolen, self.seat, card, 1 << self.seat | 1 << self.victim, self.victim)

    def path(self, state: Orion, scene: Scene) -> list[Text]:
        return [*super().path(state, scene), scene.player(self.victim).said(scene.language)]
