"""OR-SPEC and OR-CUBE-5: the odd cards that move other cards, fill spaces or look into hands."""

from __future__ import annotations

from typing import ClassVar

from orrery.games.orion.build import colour_beneath
from orrery.games.orion.card import CARDS, Effect, cube_on, drop_cube, put_cube, working_card, working_sources
from orrery.games.orion.deck import distinct
from orrery.games.orion.names import BLUE, FLEET, FOOD, FULCRUM, PRODUCTION, RED, RESERVE, YELLOW
from orrery.games.orion.refusals import NO_HAND, NOTHING_BENEATH
from orrery.games.orion.say import phrase
from orrery.games.orion.state import Orion, Player, opponents
from orrery.games.orion.words import ARRANGE, BURY, FILL, PUT, TAKE, VICTIM
from orrery.kernel.agenda import OpenQuestion, Question, Step
from orrery.kernel.events import HIDDEN
from orrery.kernel.state import NOT_TO_BE_SEEN, seat_name
from orrery.kernel.text import IllegalAnswer, Refusal


class GainBeneath(Effect):
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

    def say(self, language: str, they: bool = False) -> str:
        return phrase("gain-beneath", language, they, food=self.food, fleet=self.fleet, production=self.production)


# Battleship


def empty_spaces(player: Player) -> list[int]:
    """Sources of Working cards with an empty A or R space."""
    return [
        source
        for source in working_sources(player)
        if CARDS[working_card(player, source)].has_space() and not cube_on(player, source)
    ]


class FillSpaces(Effect):
    """OR-CUBE-5: all empty spaces of Working cards are filled with cubes of the Reserve."""

    __slots__ = ()

    def happen(self, state: Orion, seat: int, source: int) -> None:
        player = state.players[seat]
        empty = empty_spaces(player)
        if len(empty) > player.has[RESERVE]:
            if player.has[RESERVE]:
                state.push(FillSpace(seat))
            return
        for space in empty:
            put_cube(player, space, RESERVE)
            state.tell("fill", seat, working_card(player, space))

    def say(self, language: str, they: bool = False) -> str:
        return phrase("fill-spaces", language, they)


class FillSpace(OpenQuestion[Orion]):
    """Your Reserve is too small: which space do you fill next?"""

    __slots__ = ()

    def candidates(self, state: Orion) -> list[int]:
        return [FILL.base + source for source in empty_spaces(state.players[self.seat])]

    def apply(self, state: Orion, option: int) -> None:
        player = state.players[self.seat]
        put_cube(player, option - FILL.base, RESERVE)
        state.tell("fill", self.seat, working_card(player, option - FILL.base))
        if player.has[RESERVE]:
            state.push(FillSpace(self.seat))


# Troop Transport


class BuryEach(Effect):
    """OR-SPEC-2: for each opponent, one Working structure goes to the bottom of its system."""

    __slots__ = ()

    def happen(self, state: Orion, seat: int, source: int) -> None:
        for other in reversed(opponents(state, seat)):
            state.push(StartBurying(seat, other))

    def say(self, language: str, they: bool = False) -> str:
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

    def __init__(self, seat: int, victim: int) -> None:
        self.seat = seat
        self.victim = victim

    def candidates(self, state: Orion) -> list[int]:
        systems = state.players[self.victim].systems
        return [BURY.base + number for number, system in enumerate(systems) if system[-1] != FULCRUM]

    def apply(self, state: Orion, option: int) -> None:
        player = state.players[self.victim]
        number = option - BURY.base
        system = player.systems[number]
        bottom = 1 if system[0] == FULCRUM else 0  # OR-ADV-3: he stays first
        state.tell("bury", self.seat, self.victim, system[-1], number)
        if len(system) - 1 > bottom:
            drop_cube(player, number)
            player.change_system(number, (*system[:bottom], system[-1], *system[bottom:-1]))


# Communication Satellite


class Rearrange(Effect):
    """OR-SPEC-1: put the cards of one system in any order."""

    __slots__ = ()

    def happen(self, state: Orion, seat: int, source: int) -> None:
        state.push(ArrangeSystem(seat))

    def say(self, language: str, they: bool = False) -> str:
        return phrase("rearrange", language, they)


class ArrangeSystem(OpenQuestion[Orion]):
    """Which of your systems do you rearrange?"""

    __slots__ = ()

    def candidates(self, state: Orion) -> list[int]:
        return [ARRANGE.base + number for number in range(len(state.players[self.seat].systems))]

    def apply(self, state: Orion, option: int) -> None:
        number = option - ARRANGE.base
        system = state.players[self.seat].systems[number]
        state.push(PutCard(self.seat, number, 1 if system[0] == FULCRUM else 0))


class PutCard(OpenQuestion[Orion]):
    """Which card comes at this position? The positions below are settled."""

    __slots__ = ("position", "system")
    fields: ClassVar[tuple[str, ...]] = ("seat", "system", "position")

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
                drop_cube(player, self.system)  # OR-CUBE-3: the Working card changes
            cards.insert(self.position, cards.pop(chosen))
            player.change_system(self.system, tuple(cards))
        if self.position < top:
            state.push(PutCard(self.seat, self.system, self.position + 1))
        else:
            state.tell("arrange", self.seat, self.system, cards[-1])


# Spy Center


class StealCard(Effect):
    """Choose an opponent, look at that hand, take a card."""

    __slots__ = ()

    def refusal(self, state: Orion, seat: int, source: int) -> Refusal | None:
        for other in opponents(state, seat):
            if state.players[other].hand:
                return None
        return NO_HAND

    def happen(self, state: Orion, seat: int, source: int) -> None:
        state.push(ChooseVictim(seat))

    def say(self, language: str, they: bool = False) -> str:
        return phrase("steal", language, they)


class ChooseVictim(Question[Orion]):
    """Whose hand do you look at?"""

    __slots__ = ()

    def candidates(self, state: Orion) -> list[int]:
        return [VICTIM.base + other for other in opponents(state, self.seat)]

    def refusal(self, state: Orion, option: int) -> Refusal | None:
        return None if state.players[option - VICTIM.base].hand else NO_HAND

    def apply(self, state: Orion, option: int) -> None:
        victim = option - VICTIM.base
        state.players[victim].reveal_hand(self.seat)
        state.reveals += 1
        state.tell("look", self.seat, victim)
        state.push(StealFrom(self.seat, victim))


class StealFrom(OpenQuestion[Orion]):
    """Which card do you take?"""

    __slots__ = ("victim",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "victim")
    secret = True

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
        state.whisper("steal", self.seat, card, 1 << self.seat | 1 << self.victim, self.victim)
