"""AA-ACT-7: an action is sacrificed: a card in hand with its icon is used up, or a substitute is used at its price."""

from __future__ import annotations

from orrery.games.adastra.clauses import Substitute
from orrery.games.adastra.deck import discard
from orrery.games.adastra.grammar import SUBSTITUTE
from orrery.games.adastra.holding import distinct
from orrery.games.adastra.names import (
    EMPIRE_CARD,
    OWN_CARDS,
    STARTING_A,
    STARTING_A_ICONS,
    STARTING_B,
    STARTING_B_ICONS,
)
from orrery.games.adastra.player import IN_HAND
from orrery.games.adastra.resources import Price
from orrery.games.adastra.state import TECHNOLOGY_DECK, AdAstra
from orrery.games.adastra.technologies.card import TECHNOLOGIES
from orrery.games.adastra.words import ACTION, CARD, COMPONENT, SACRIFICE, USE
from orrery.kernel.events import Event
from orrery.kernel.text import Phrase


class Sacrificed(Event):
    __slots__ = ()
    kind = "sacrifice"
    fields = (("card", CARD), ("action", ACTION))
    sentence = Phrase("{seat} sacrifices {card}: {action}.", "{seat} poświęca: {card} ({action}).")


class SubstituteSacrificed(Event):
    __slots__ = ()
    kind = "sacrifice-substitute"
    fields = (("card", COMPONENT), ("action", ACTION))
    sentence = Phrase("{seat} sacrifices {card}: {action}.", "{seat} poświęca: {card} ({action}).")


def own_cards(state: AdAstra, seat: int, action: int) -> list[int]:
    """Starting and empire cards in hand with this icon; they are public."""
    player = state.players[seat]
    counts = player.counts
    found: list[int] = []
    if counts[IN_HAND + STARTING_A] and action in STARTING_A_ICONS:
        found.append(STARTING_A)
    if counts[IN_HAND + STARTING_B] and action in STARTING_B_ICONS:
        found.append(STARTING_B)
    if counts[IN_HAND + EMPIRE_CARD] and action in player.board.icons:
        found.append(EMPIRE_CARD)
    return found


def substitutes(state: AdAstra, seat: int, action: int) -> list[int]:
    """The sources of substitutes for this action that are ready and can be paid."""
    player = state.players[seat]
    found: list[int] = []
    for featured in player.index.all(SUBSTITUTE):
        substitute = featured.feature
        assert isinstance(substitute, Substitute)
        if substitute.action != action or player.flipped & substitute.flips:
            continue
        if substitute.price.refusal(state, seat, featured.source) is None:
            found.append(featured.source)
    return found


def sacrifice_grounds(state: AdAstra, seat: int, action: int) -> bool:
    """AA-WIN-1: whether, by what everybody knows, the player might sacrifice this action."""
    if state.players[seat].hand.cards:
        return True
    return bool(own_cards(state, seat, action)) or bool(substitutes(state, seat, action))


def sacrifices(state: AdAstra, seat: int, action: int) -> list[int]:
    """The words for all that can be sacrificed for this action."""
    first = SACRIFICE.base
    words = [first + card for card in own_cards(state, seat, action)]
    for technology in distinct(state.players[seat].hand.cards):
        if technology >= 0 and action in TECHNOLOGIES[technology].icons:
            words.append(first + OWN_CARDS + technology)
    words += [USE.base + source for source in substitutes(state, seat, action)]
    return words


def may_sacrifice(state: AdAstra, seat: int, action: int) -> bool:
    return bool(sacrifices(state, seat, action))


def sacrifice(state: AdAstra, seat: int, action: int, option: int) -> None:
    """Use up the card or substitute of this word. What has to be chosen for its price is asked next."""
    player = state.players[seat]
    if USE.has(option):
        source = option - USE.base
        for featured in player.index.all(SUBSTITUTE):
            substitute = featured.feature
            assert isinstance(substitute, Substitute)
            if featured.source == source and substitute.action == action:
                player.flipped |= substitute.flips
                state.tell(SubstituteSacrificed, seat, source, action)
                price = substitute.price
                if isinstance(price, Price):
                    price.pay(state, seat, source)
                return
    card = option - SACRIFICE.base
    state.tell(Sacrificed, seat, card, action)
    if card < OWN_CARDS:
        player.counts[IN_HAND + card] -= 1
        return
    technology = card - OWN_CARDS
    player.hand = player.hand.minus(technology)
    discard(state, TECHNOLOGY_DECK, technology)
    state.reveals += 1
