"""What a card is: one record, whose effects are composed from a small vocabulary."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from orrery.games.orion.names import (
    ADVISOR,
    ADVISORS,
    AFTER_ATTACKING,
    CUBES,
    FLEET,
    FOOD,
    FULCRUM,
    MORALE,
    NO_COLOUR,
    POOL,
    PRODUCTION,
    RESERVE,
    SPENT,
    STRUCTURES,
    VP,
)
from orrery.games.orion.refusals import CANNOT_PAY, NO_POOL, NO_RESERVE, NO_VP, OCCUPIED, TOO_FEW_CARDS
from orrery.games.orion.state import Orion, Player
from orrery.kernel.declared import Declared
from orrery.kernel.text import Phrase, Refusal


class Effect(Declared):
    """Something a card does. It can happen, say why it cannot, and say itself."""

    __slots__ = ()

    @abstractmethod
    def happen(self, state: Orion, seat: int, source: int) -> None:
        """Do it for a seat; ``source`` is the system the card lies in, ``ADVISOR`` or ``RACE``."""

    def refusal(self, state: Orion, seat: int, source: int) -> Refusal | None:
        """Why it could not be carried out at all (OR-ACTIVATE-3), or none."""
        return None

    def plain(self) -> bool:
        """It neither asks anything nor depends on anything that other effects change, so its order cannot matter."""
        return False

    def parts(self) -> list[Effect]:
        """The effects inside this one."""
        return []

    @abstractmethod
    def say(self, language: str, they: bool = False) -> str: ...


class Price:
    """What is paid before an effect (OR-EFFECT-3), or for a structure."""

    __slots__ = ("cards", "cube", "fleet", "food", "morale", "pool", "production", "vp")

    def __init__(
        self,
        food: int = 0,
        fleet: int = 0,
        production: int = 0,
        vp: int = 0,
        morale: int = 0,
        cards: int = 0,
        pool: int = 0,
        cube: int = 0,
    ) -> None:
        self.food = food
        self.fleet = fleet
        self.production = production
        self.vp = vp
        self.morale = morale
        self.cards = cards
        """Cards discarded from hand."""
        self.pool = pool
        """Available action cubes returned to the Reserve."""
        self.cube = cube
        """Cubes from the Reserve put on the card's R space."""

    def refusal(self, player: Player, source: int) -> Refusal | None:
        has = player.has
        if has[FOOD] < self.food or has[FLEET] < self.fleet or has[PRODUCTION] < self.production:
            return CANNOT_PAY
        if has[VP] < self.vp:
            return NO_VP
        if len(player.hand) < self.cards:
            return TOO_FEW_CARDS
        if has[POOL] < self.pool:
            return NO_POOL
        if self.cube:
            if cube_on(player, source):
                return OCCUPIED
            if has[RESERVE] == 0:
                return NO_RESERVE
        return None

    def pay(self, state: Orion, seat: int, source: int) -> None:
        """Pay all but the cards, which the player has to choose."""
        player = state.players[seat]
        has = player.has
        has[FOOD] -= self.food
        has[FLEET] -= self.fleet
        has[PRODUCTION] -= self.production
        has[VP] -= self.vp
        has[MORALE] -= self.morale
        has[POOL] -= self.pool
        has[RESERVE] += self.pool
        if self.cube:
            put_cube(player, source, RESERVE)
        if self.food or self.fleet or self.production or self.vp or self.morale or self.pool:
            state.tell("pay", seat, self.food, self.fleet, self.production, self.vp, self.morale, self.pool)


FREE: Final = Price()


class Ability(Declared):
    """An effect with its price; an optional one may be declined (OR-EFFECT-2)."""

    __slots__ = ("effect", "optional", "price")

    def __init__(self, effect: Effect, price: Price = FREE, optional: bool = False) -> None:
        super().__init__()
        self.effect = effect
        self.price = price
        self.optional = optional

    def refusal(self, state: Orion, seat: int, source: int) -> Refusal | None:
        refusal = self.price.refusal(state.players[seat], source)
        return self.effect.refusal(state, seat, source) if refusal is None else refusal


class Formula(Declared):
    """VP counted at the end of the game."""

    __slots__ = ()

    @abstractmethod
    def value(self, player: Player) -> int: ...

    @abstractmethod
    def say(self, language: str, they: bool = False) -> str: ...


class Always:
    """What a card changes for as long as it works."""

    __slots__ = ("attack_cost", "compare_attack", "compare_defence", "discount_here", "discount_yellow")

    def __init__(
        self,
        attack_cost: int = 0,
        compare_attack: int = 0,
        compare_defence: int = 0,
        discount_yellow: int = 0,
        discount_here: int = 0,
    ) -> None:
        self.attack_cost = attack_cost
        self.compare_attack = compare_attack
        self.compare_defence = compare_defence
        self.discount_yellow = discount_yellow
        self.discount_here = discount_here


NOTHING_ALWAYS: Final = Always()


class Card:
    """A structure or an Advisor."""

    __slots__ = (
        "activation",
        "after_attacking",
        "after_building",
        "always",
        "colour",
        "cost",
        "end_of_game",
        "id",
        "morale_to_activate",
        "morale_to_build",
        "number",
        "produces",
        "start_of_round",
        "title",
        "vp",
        "when_attacked",
    )

    def __init__(
        self,
        id: str,
        number: int,
        title: Phrase,
        colour: int,
        cost: Price,
        produces: Price,
        vp: int,
        activation: Ability | None,
        after_building: Ability | None,
        after_attacking: Ability | None,
        when_attacked: Effect | None,
        start_of_round: Ability | None,
        end_of_game: Formula | None,
        always: Always,
        morale_to_build: bool,
        morale_to_activate: bool,
    ) -> None:
        self.id = id
        self.number = number
        self.title = title
        self.colour = colour
        self.cost = cost
        self.produces = produces
        self.vp = vp
        self.activation = activation
        self.after_building = after_building
        self.after_attacking = after_attacking
        self.when_attacked = when_attacked
        self.start_of_round = start_of_round
        self.end_of_game = end_of_game
        self.always = always
        self.morale_to_build = morale_to_build
        self.morale_to_activate = morale_to_activate

    def triggered(self, event: int) -> Ability | None:
        return self.after_attacking if event == AFTER_ATTACKING else self.start_of_round

    def has_space(self) -> bool:
        """An A space belongs to an Activation, an R space to an effect that puts a cube there (OR-CUBE-1)."""
        return self.activation is not None or (self.after_attacking is not None and self.after_attacking.price.cube > 0)


CARDS: Final[list[Card]] = []
"""Structures and Advisors by number; filled when ``orrery.games.orion.cards`` is imported."""
THINGS: Final[dict[str, Declared]] = {}
"""Every ability and effect by name, for saved steps."""


def remember(name: str, ability: Ability | None) -> Ability | None:
    """Name an ability and all effects inside it after their card."""
    if ability is not None:
        _name(name, ability)
        _name_effect(name + ".effect", ability.effect)
    return ability


def _name_effect(name: str, effect: Effect) -> None:
    _name(name, effect)
    for number, part in enumerate(effect.parts(), 1):
        _name_effect(f"{name}.{number}", part)


def _name(name: str, thing: Declared) -> None:
    assert name not in THINGS
    thing.name = name
    THINGS[name] = thing


def _offer(ability: Ability | Effect | None) -> Ability | None:
    return Ability(ability) if isinstance(ability, Effect) else ability


def structure(
    id: str,
    colour: int,
    en: str,
    pl: str,
    cost: Price,
    produces: Price = FREE,
    vp: int = 0,
    activation: Ability | Effect | None = None,
    after_building: Ability | Effect | None = None,
    after_attacking: Ability | Effect | None = None,
    when_attacked: Effect | None = None,
    end_of_game: Formula | None = None,
    start_of_round: Ability | Effect | None = None,
    always: Always = NOTHING_ALWAYS,
    morale_to_build: bool = False,
    morale_to_activate: bool = False,
) -> Card:
    """Declare a structure."""
    number = len(CARDS)
    assert (STRUCTURES + ADVISORS)[number] == id, f"{id} is declared out of order"
    if when_attacked is not None:
        _name_effect(id + ".when-attacked", when_attacked)
    card = Card(
        id,
        number,
        Phrase(en, pl),
        colour,
        cost,
        produces,
        vp,
        remember(id + ".activation", _offer(activation)),
        remember(id + ".after-building", _offer(after_building)),
        remember(id + ".after-attacking", _offer(after_attacking)),
        when_attacked,
        remember(id + ".start-of-round", _offer(start_of_round)),
        end_of_game,
        always,
        morale_to_build,
        morale_to_activate,
    )
    CARDS.append(card)
    return card


def advisor(
    id: str,
    en: str,
    pl: str,
    activation: Ability | Effect | None = None,
    after_attacking: Ability | Effect | None = None,
    start_of_round: Ability | Effect | None = None,
    always: Always = NOTHING_ALWAYS,
) -> Card:
    """Declare an Advisor: a card without colour, cost or VP."""
    return structure(
        id,
        NO_COLOUR,
        en,
        pl,
        FREE,
        activation=activation,
        after_attacking=after_attacking,
        start_of_round=start_of_round,
        always=always,
    )


# Reading a player's cards


def colour_of(player: Player, card: int) -> int:
    """A card's colour; Fulcrum Sandebar has the declared one (OR-ADV-3)."""
    return player.colour if card == FULCRUM else CARDS[card].colour


def working_card(player: Player, source: int) -> int:
    """The Working card at a source: the top of a system, or the Advisor."""
    return player.advisor if source == ADVISOR else player.systems[source][-1]


def working_sources(player: Player) -> list[int]:
    """Where this player's Working cards are: every system, and an Advisor outside them (OR-TERM-5)."""
    sources = list(range(len(player.systems)))
    if player.advisor >= 0 and player.advisor != FULCRUM:
        sources.append(ADVISOR)
    return sources


# Cubes on cards (OR-CUBE)


def cube_on(player: Player, source: int) -> int:
    return player.has[CUBES + source]


def put_cube(player: Player, source: int, origin: int) -> None:
    """Put a cube from the Reserve or the Pool on a card's empty space."""
    player.has[origin] -= 1
    player.has[CUBES + source] = 1


def drop_cube(player: Player, source: int) -> None:
    """Discard the cube on a card, if any: to its owner's Reserve (OR-TERM-7)."""
    player.has[RESERVE] += player.has[CUBES + source]
    player.has[CUBES + source] = 0


def spend_cube(player: Player) -> None:
    """The cube of an action leaves the Pool before the action is resolved (OR-TURN-5)."""
    player.has[POOL] -= 1
    player.has[SPENT] += 1
