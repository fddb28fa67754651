"""AA-TRADE-7, AA-TRADE-9: a proposal as everybody sees it: who gives what, hidden picks only as “a diplomat”, “envoys”.

It lies in ``state.offer`` as a row of figures. Which diplomat and which ready envoys a side gives lies in that side's
``Player.sealed``: the diplomat or none, then the envoys.
"""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.cards.boxes import DIPLOMATS
from orrery.games.adastra.names import NONE, RESOURCES
from orrery.games.adastra.say import amount
from orrery.games.adastra.state import AdAstra
from orrery.games.adastra.technologies.card import TECHNOLOGIES
from orrery.kernel.text import Phrase, Text, join

# What stands in it.
PROPOSER: Final = 0
PARTNER: Final = 1
CLAIM: Final = 2
"""The diplomat that the offered one is claimed to be, or none."""
PICKED: Final = 3
"""How many hidden things the partner has picked after accepting."""
SIDE: Final = 4
"""What a side gives begins here, for the proposer; for the partner ``SIDE_SIZE`` further on."""
OF_DIPLOMAT: Final = 4
"""Behind the four resources: 1 if a diplomat is given."""
OF_READY: Final = 5
"""How many ready envoys."""
OF_USED: Final = 6
"""How many used envoys of each value: four bits for each."""
OF_TECHNOLOGIES: Final = 7
"""A bit for each technology."""
SIDE_SIZE: Final = 8
BITS: Final = 4

NOTHING: Final = Phrase("nothing", "nic")
A_DIPLOMAT: Final = Phrase("a diplomat", "dyplomatę")
CLAIMED: Final = Phrase("a diplomat (“it is {card}”)", "dyplomatę („to {card}”)")
READY_ENVOYS: Final = Phrase("{n} ready {n:envoy|envoys}", "{n} {n:posła|posłów|posłów} w gotowości")
USED_ENVOY: Final = Phrase("used envoy {value}", "użytego posła {value}")
DEAL: Final = Phrase(
    "{proposer} gives {given}; {partner} gives {asked}.", "{proposer} daje: {given}; {partner} daje: {asked}."
)


def blank(proposer: int, partner: int) -> tuple[int, ...]:
    return (proposer, partner, NONE, 0) + (0,) * (2 * SIDE_SIZE)


def place(partner: bool, what: int) -> int:
    """Where in a proposal a figure of a side stands."""
    return SIDE + what + (SIDE_SIZE if partner else 0)


def figure(state: AdAstra, partner: bool, what: int) -> int:
    return state.offer[place(partner, what)]


def change(state: AdAstra, where: int, value: int) -> None:
    state.offer = (*state.offer[:where], value, *state.offer[where + 1 :])


def gives(offer: tuple[int, ...], partner: bool) -> bool:
    """Whether a side gives anything."""
    first = place(partner, 0)
    return any(offer[first : first + SIDE_SIZE])


def resources(offer: tuple[int, ...], partner: bool) -> int:
    """How many resources a side gives."""
    first = place(partner, 0)
    return sum(offer[first : first + len(RESOURCES)])


def used(offer: tuple[int, ...], partner: bool, value: int) -> int:
    """How many used envoys of a value a side gives."""
    return offer[place(partner, OF_USED)] >> BITS * value & (1 << BITS) - 1


def technologies(offer: tuple[int, ...], partner: bool) -> list[int]:
    bits = offer[place(partner, OF_TECHNOLOGIES)]
    return [technology for technology in range(len(TECHNOLOGIES)) if bits >> technology & 1] if bits else []


def picks_made(offer: tuple[int, ...]) -> list[tuple[int, bool, int]]:
    """For each side that has begun to pick in secret: whether it has picked a diplomat, and how many ready envoys."""
    found = [(offer[PROPOSER], offer[place(False, OF_DIPLOMAT)] > 0, offer[place(False, OF_READY)])]
    picked = offer[PICKED]
    if picked:
        diplomat = offer[place(True, OF_DIPLOMAT)]
        found.append((offer[PARTNER], diplomat > 0, picked - diplomat))
    return found


def said_side(offer: tuple[int, ...], partner: bool, language: str) -> Text:
    """What a side gives, in words."""
    first = place(partner, 0)
    parts: list[Text] = [amount(what, offer[first + what], language) for what in range(4) if offer[first + what]]
    parts += [TECHNOLOGIES[technology].said(language) for technology in technologies(offer, partner)]
    if offer[first + OF_DIPLOMAT]:
        claim = NONE if partner else offer[CLAIM]
        parts.append(A_DIPLOMAT.say(language) if claim == NONE else CLAIMED.say(language, card=DIPLOMATS[claim]))
    if offer[first + OF_READY]:
        parts.append(READY_ENVOYS.say(language, n=offer[first + OF_READY]))
    for value in range(5):
        parts += [USED_ENVOY.say(language, value=value + 1)] * used(offer, partner, value)
    return join(", ", parts) if parts else NOTHING.say(language)
