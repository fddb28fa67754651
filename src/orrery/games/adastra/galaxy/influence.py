"""AA-DEF-INFL, AA-DIP-4 to AA-DIP-6: influence tokens on the map and in the reserve, and how far influence reaches."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.galaxy.connections import connected
from orrery.games.adastra.galaxy.fleets import UNITS, count_class
from orrery.games.adastra.grammar import AMBASSADOR, SHADOW_WEB, SHARED_INFLUENCE, SKY_HERALDS, TACHYON
from orrery.games.adastra.names import INFLUENCE_TOKENS, NONE
from orrery.games.adastra.state import AdAstra
from orrery.games.adastra.words import SYSTEM
from orrery.kernel.events import Event
from orrery.kernel.text import Phrase, Refusal

LAST_TOKEN: Final = Refusal(
    "last-token",
    Phrase("It is that player's last influence token on the map.", "To ostatni żeton wpływu tego gracza na mapie."),
)
NO_TOKEN: Final = Refusal(
    "no-token", Phrase("You have no influence token for it.", "Nie masz na to żetonu wpływu.")
)  # fmt: skip


class InfluencePlaced(Event):
    __slots__ = ()
    kind = "influence"
    fields = (("system", SYSTEM),)
    sentence = Phrase("{seat}: influence in {system}.", "{seat}: wpływ w układzie {system}.")


class InfluenceMoved(Event):
    __slots__ = ()
    kind = "influence-moved"
    fields = (("origin", SYSTEM), ("system", SYSTEM))
    sentence = Phrase(
        "{seat}: influence moves from {origin} to {system}.",
        "{seat}: wpływ przechodzi z układu {origin} do układu {system}.",
    )


class InfluenceLost(Event):
    __slots__ = ()
    kind = "influence-lost"
    fields = (("system", SYSTEM),)
    sentence = Phrase("{seat}: no more influence in {system}.", "{seat}: koniec wpływu w układzie {system}.")


class TokenFlipped(Event):
    __slots__ = ()
    kind = "flip-influence"
    fields = (("system", SYSTEM),)
    sentence = Phrase(
        "{seat} flips the influence token in {system}.", "{seat} odwraca żeton wpływu w układzie {system}."
    )


class TokenReady(Event):
    __slots__ = ()
    kind = "ready-influence"
    fields = (("system", SYSTEM),)
    sentence = Phrase(
        "{seat}: the influence token in {system} is ready again.",
        "{seat}: żeton wpływu w układzie {system} jest znów w gotowości.",
    )


# Tokens


def tokens_on_map(state: AdAstra, seat: int) -> list[int]:
    """The systems under a seat's influence."""
    influence = state.influence
    return [system for system in state.chart.systems if influence[system] == seat]


def reserve(state: AdAstra, seat: int) -> int:
    """Tokens that are not on the map."""
    return INFLUENCE_TOKENS - state.influence.count(seat)


def flipped_tokens(state: AdAstra, seat: int) -> list[int]:
    """The systems with a flipped token of this seat."""
    influence, dimmed = state.influence, state.dimmed
    return [system for system in state.chart.systems if influence[system] == seat and dimmed >> system & 1]


def ready_tokens(state: AdAstra, seat: int) -> list[int]:
    """The systems with a ready token of this seat."""
    influence, dimmed = state.influence, state.dimmed
    return [system for system in state.chart.systems if influence[system] == seat and not dimmed >> system & 1]


def usable_tokens(state: AdAstra, seat: int) -> list[int]:
    """Ready tokens that a seat may flip in its own turn: its own, and by Federation Builder others' where it lives."""
    found = ready_tokens(state, seat)
    for other, player in enumerate(state.players):
        if other != seat and player.index.permits(SHARED_INFLUENCE):
            found += [system for system in ready_tokens(state, other) if state.owner[system] == seat]
    return found


def flip(state: AdAstra, seat: int, system: int) -> None:
    """A seat uses a ready token; one of somebody else's is ready again at the end of the turn (Federation Builder)."""
    state.dimmed |= 1 << system
    if state.influence[system] != seat:
        state.lent |= 1 << system
    state.tell(TokenFlipped, seat, system)


def refresh(state: AdAstra, system: int) -> None:
    """A flipped token becomes ready."""
    state.dimmed &= ~(1 << system)
    state.lent &= ~(1 << system)
    state.tell(TokenReady, state.influence[system], system)


def refresh_all(state: AdAstra, seat: int) -> None:
    """AA-MGT-3: all tokens of a seat become ready."""
    for system in flipped_tokens(state, seat):
        refresh(state, system)


def is_last(state: AdAstra, system: int) -> bool:
    """AA-DIP-4: whether the token there is its owner's last on the map, which nobody can remove."""
    return state.influence.count(state.influence[system]) == 1


def remove_token(state: AdAstra, system: int) -> None:
    """AA-DIP-6: a token returns to its owner's reserve, ready."""
    former = state.influence[system]
    state.influence[system] = NONE
    state.dimmed &= ~(1 << system)
    state.lent &= ~(1 << system)
    state.tell(InfluenceLost, former, system)


def place_token(state: AdAstra, seat: int, system: int) -> None:
    """AA-DIP-5: a token from the reserve arrives ready."""
    state.influence[system] = seat
    state.dimmed &= ~(1 << system)
    state.tell(InfluencePlaced, seat, system)


def move_token(state: AdAstra, seat: int, origin: int, system: int) -> None:
    """A token goes to another system and keeps its state."""
    flipped = state.dimmed >> origin & 1
    lent = state.lent >> origin & 1
    state.influence[origin] = NONE
    state.influence[system] = seat
    state.dimmed = state.dimmed & ~(1 << origin | 1 << system) | flipped << system
    state.lent = state.lent & ~(1 << origin | 1 << system) | lent << system
    state.tell(InfluenceMoved, seat, origin, system)


# How far influence reaches


def reach(state: AdAstra, seat: int, extend: bool) -> int:
    """A bit for each system on which a seat may use Extend Influence, or else Swap Influence, by where it lies."""
    player = state.players[seat]
    index = player.index
    found = 0
    for system in tokens_on_map(state, seat):
        for other in connected(state, seat, system):
            found |= 1 << other
    everywhere = index.permits(TACHYON)
    bearer = player.board.bearer(AMBASSADOR) if index.permits(AMBASSADOR) else NONE
    heralds = extend and index.permits(SKY_HERALDS)
    if everywhere or heralds or bearer >= 0:
        for system in state.chart.systems:
            fleet = state.fleet[system]
            if state.holder[system] != seat or not fleet & UNITS:
                continue
            if everywhere or (bearer >= 0 and count_class(fleet, bearer)):
                found |= 1 << system
                for other in connected(state, seat, system):
                    found |= 1 << other
            elif heralds:
                found |= 1 << system
    return found & ~veiled(state, seat)


def veiled(state: AdAstra, seat: int) -> int:
    """A bit for each system that somebody else's Shadow Web shuts against this seat's influence."""
    found = 0
    for other, player in enumerate(state.players):
        if other == seat or not player.index.permits(SHADOW_WEB):
            continue
        bearer = player.board.bearer(SHADOW_WEB)
        for system in state.chart.systems:
            if state.holder[system] == other and bearer >= 0 and count_class(state.fleet[system], bearer):
                found |= 1 << system
                for near in connected(state, other, system):
                    found |= 1 << near
    return found
