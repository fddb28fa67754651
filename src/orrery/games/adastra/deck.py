"""AA-COMP-6: decks and stacks are bags of what has not been seen; a draw is nature's answer."""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.games.adastra.cards.boxes import ANOMALIES, DIPLOMATS, DIRECTIVES, MISSIONS
from orrery.games.adastra.empires.board import EMPIRES
from orrery.games.adastra.galaxy.tiles import DISCOVERIES, PLANETS
from orrery.games.adastra.holding import bit_of, distinct, without
from orrery.games.adastra.state import (
    ANOMALY_DECK,
    DIPLOMAT_DECK,
    DIRECTIVE_DECK,
    DISCOVERY_DECK,
    EMPIRE_DECK,
    ENVOY_DECK,
    MISSION_DECK,
    PLANET_DECK,
    TECHNOLOGY_DECK,
    AdAstra,
)
from orrery.games.adastra.technologies.card import COPIES, STARTING, TECHNOLOGIES
from orrery.games.adastra.words import (
    ANOMALY,
    DIPLOMAT,
    DIRECTIVE,
    DISCOVERY,
    DRAW,
    ENVOY,
    MISSION,
    PLANET,
    TECHNOLOGY,
)
from orrery.kernel.agenda import NATURE, Chance
from orrery.kernel.events import TRUTH, Event
from orrery.kernel.text import Phrase
from orrery.kernel.vocabulary import Numbers

# Where a drawn card goes.
TO_HOLDING: Final = 0
"""To the hand, the anomaly cards, the secret missions, the pool or the envoys of whoever draws."""
ASIDE: Final = 1
"""Before whoever draws alone, to choose from."""
OPENLY: Final = 2
"""On the table, to choose from."""
TO_PACK: Final = 3
"""Into the draft pack of whoever draws."""


class TechnologyDrawn(Event):
    __slots__ = ()
    kind = "draw-technology"
    hidden = ("card", TECHNOLOGY)
    sentence = Phrase("{seat} draws {card}.", "{seat} dobiera: {card}.")


class MissionDrawn(Event):
    __slots__ = ()
    kind = "draw-mission"
    hidden = ("card", MISSION)
    sentence = Phrase("{seat} draws from the missions: {card}.", "{seat} dobiera z talii misji: {card}.")


class AnomalyDrawn(Event):
    __slots__ = ()
    kind = "draw-anomaly"
    hidden = ("card", ANOMALY)
    sentence = Phrase("{seat} draws from the anomalies: {card}.", "{seat} dobiera z talii anomalii: {card}.")


class DiplomatDrawn(Event):
    __slots__ = ()
    kind = "draw-diplomat"
    hidden = ("card", DIPLOMAT)
    sentence = Phrase("{seat} draws {card}.", "{seat} dobiera: {card}.")


class EnvoyDrawn(Event):
    __slots__ = ()
    kind = "draw-envoy"
    hidden = ("card", ENVOY)
    sentence = Phrase("{seat} takes {card}.", "{seat} bierze: {card}.")


class DirectiveDrawn(Event):
    __slots__ = ()
    kind = "draw-directive"
    fields = (("card", DIRECTIVE),)
    sentence = Phrase("{seat} draws the directive {card}.", "{seat} dobiera dyrektywę: {card}.")


class MissionOpened(Event):
    __slots__ = ()
    kind = "open-mission"
    fields = (("card", MISSION),)
    sentence = Phrase("{seat} draws from the missions: {card}.", "{seat} dobiera z talii misji: {card}.")


class PlanetDrawn(Event):
    __slots__ = ()
    kind = "draw-planet"
    fields = (("tile", PLANET),)
    sentence = Phrase("{seat} draws the planet {tile}.", "{seat} dobiera planetę: {tile}.")


class DiscoveryDrawn(Event):
    __slots__ = ()
    kind = "draw-discovery"
    fields = (("tile", DISCOVERY),)
    sentence = Phrase("{seat} draws the discovery {tile}.", "{seat} dobiera odkrycie: {tile}.")


class Reshuffled(Event):
    __slots__ = ()
    kind = "reshuffle"
    fields = (("cards", Numbers(1)),)
    sentence = Phrase("{cards} discards are shuffled into a new deck.", "Odrzucone ({cards}) tworzą nową talię.")


WHISPERED: Final[dict[int, type[Event]]] = {
    TECHNOLOGY_DECK: TechnologyDrawn, MISSION_DECK: MissionDrawn, ANOMALY_DECK: AnomalyDrawn,
    DIPLOMAT_DECK: DiplomatDrawn, ENVOY_DECK: EnvoyDrawn,
}  # fmt: skip


def contents(state: AdAstra, deck: int) -> list[int]:
    """All cards or tiles that can be in a deck of this game, sorted; base diplomats only once they are in play."""
    more = state.expansion
    if deck == TECHNOLOGY_DECK:
        used = [one.number for one in TECHNOLOGIES.pieces if one.branch != STARTING and (more or not one.expansion)]
        return [number for number in used for _ in range(COPIES)]
    if deck == MISSION_DECK:
        return list(range(len(MISSIONS)))
    if deck == ANOMALY_DECK:
        return [one.number for one in ANOMALIES.pieces for _ in range(one.copies)]
    if deck == DIPLOMAT_DECK:
        return [one.number for one in DIPLOMATS.pieces if not one.empire and (more or not one.expansion)]
    if deck == DIRECTIVE_DECK:
        return list(range(len(DIRECTIVES))) if state.council else []
    if deck == ENVOY_DECK:
        return [value for value in range(3) for _ in range(state.seats)] if state.council else []
    if deck == DISCOVERY_DECK:
        return [one.number for one in DISCOVERIES.pieces if state.minors or not one.minor]
    if deck == EMPIRE_DECK:
        return [one.number for one in EMPIRES.pieces if more or not one.expansion]
    colour = deck - PLANET_DECK
    return [
        one.number
        for one in PLANETS.pieces
        if one.colour == colour and not one.home and not one.orion and (more or not one.expansion)
    ]


def discard(state: AdAstra, deck: int, card: int) -> None:
    """AA-HIDE-2: face up on the pile of its deck."""
    state.piles[deck] = (*state.piles[deck], card)


def draw(state: AdAstra, deck: int, seat: int, cards: int, where: int) -> None:
    """A player draws, card by card; an empty deck is made anew of the discards, and what there is not is not drawn."""
    if cards <= 0:
        return
    if not state.decks[deck]:
        pile = state.piles[deck]
        if not pile:
            return
        state.decks[deck] = tuple(sorted(pile))
        state.piles[deck] = ()
        state.tell(Reshuffled, seat, len(pile))
    state.push(DrawCard(deck, seat, cards, where))


class DrawCard(Chance[AdAstra]):
    """The next card of a deck."""

    __slots__ = ("cards", "deck", "player", "where")
    fields: ClassVar[tuple[str, ...]] = ("deck", "player", "cards", "where")

    def __init__(self, deck: int, player: int, cards: int, where: int) -> None:
        self.seat = NATURE
        self.deck = deck
        self.player = player
        self.cards = cards
        self.where = where

    def candidates(self, state: AdAstra) -> list[int]:
        base = DRAW[self.deck].base
        return [base + card for card in distinct(state.decks[self.deck])]

    def weights(self, state: AdAstra) -> list[int]:
        deck = state.decks[self.deck]
        return [deck.count(card) for card in distinct(deck)]

    def pick(self, state: AdAstra, chance: float) -> int:
        deck = state.decks[self.deck]
        return DRAW[self.deck].base + deck[int(chance * len(deck))]

    def allows(self, state: AdAstra, option: int) -> bool:
        return option - DRAW[self.deck].base in state.decks[self.deck]

    def apply(self, state: AdAstra, option: int) -> None:
        card = option - DRAW[self.deck].base
        state.decks[self.deck] = without(state.decks[self.deck], card)
        take(state, self.deck, self.player, card, self.where)
        draw(state, self.deck, self.player, self.cards - 1, self.where)


def take(state: AdAstra, deck: int, seat: int, card: int, where: int) -> None:
    """A drawn card goes where it belongs."""
    if where == OPENLY:
        state.laid = (*state.laid, card)
        state.laying = deck
        state.reveals += 1
        if deck == MISSION_DECK:
            state.tell(MissionOpened, seat, card)
        elif deck == DIRECTIVE_DECK:
            state.tell(DirectiveDrawn, seat, card)
        elif deck == DISCOVERY_DECK:
            state.tell(DiscoveryDrawn, seat, card)
        else:
            state.tell(PlanetDrawn, seat, card)
        return
    player = state.players[seat]
    if where == ASIDE:
        player.drawn = (*player.drawn, card)
        player.drawing = deck
    elif where == TO_PACK:
        player.pack = tuple(sorted((*player.pack, card)))
    else:
        receive(state, deck, seat, card, 0)
    state.whisper(WHISPERED[deck], seat, card, 1 << seat)


def receive(state: AdAstra, deck: int, seat: int, card: int, viewers: int) -> None:
    """A card goes to where a player holds such cards; the viewers (a bit per seat) know which."""
    if state.viewer not in (TRUTH, seat):
        viewers &= bit_of(state.viewer)  # a viewer knows of no other's knowledge
    player = state.players[seat]
    if deck == TECHNOLOGY_DECK:
        player.hand = player.hand.plus(card, viewers)
    elif deck == MISSION_DECK:
        player.missions = player.missions.plus(card, viewers)
    elif deck == ANOMALY_DECK:
        player.anomalies = player.anomalies.plus(card, viewers)
    elif deck == DIPLOMAT_DECK:
        player.pool = player.pool.plus(card, viewers)
    else:
        player.envoys = player.envoys.plus(card, viewers)
