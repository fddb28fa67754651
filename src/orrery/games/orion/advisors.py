"""OR-CONTRACT and OR-ADV: hiring Advisors, and losing them."""

from __future__ import annotations

from bisect import insort
from typing import Any, Final

from orrery.games.orion.card import CARDS
from orrery.games.orion.moments import FOUNDER
from orrery.games.orion.names import ADVISOR, COLOURS, CUBES, NO_CARD, POOL, STRUCTURES
from orrery.games.orion.refusals import LOYAL, NO_ADVISORS
from orrery.games.orion.say import phrase
from orrery.games.orion.state import Orion
from orrery.games.orion.words import COLOUR, COLOUR_WORDS, HIRE, STRUCTURE
from orrery.games.parts.effect import Effect
from orrery.kernel.agenda import OpenQuestion
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import NOTHING_SAID, Phrase, Refusal, Text

GOES_BACK: Final = Phrase("{card} goes back to the middle of the table.", "{card} wraca na środek stołu.")
COLOUR_STAYS: Final = Phrase("He keeps this colour for the rest of the game.", "Zachowa ten kolor do końca gry.")


class Hired(Event):
    __slots__ = ()
    kind = "hire"
    fields = (("card", STRUCTURE),)
    sentence = Phrase("{seat} hires {card}.", "{seat} zatrudnia: {card}.")


class AdvisorReturned(Event):
    __slots__ = ()
    kind = "return-advisor"
    fields = (("card", STRUCTURE),)
    sentence = Phrase("{card} leaves {seat}.", "{card} odchodzi od gracza {seat}.")


class ColourDeclared(Event):
    __slots__ = ()
    kind = "colour"
    fields = (("colour", COLOUR_WORDS),)
    sentence = Phrase("Fulcrum Sandebar is {colour}.", "Kolor Fulcruma Sandebara: {colour}.")


class CubeTaken(Event):
    __slots__ = ()
    kind = "cube-to-pool"
    fields = (("card", STRUCTURE),)
    sentence = Phrase(
        "{seat}: the cube on {card} becomes an action.", "{seat}: znacznik z karty {card} staje się akcją."
    )


def hire_refusal(state: Orion, seat: int) -> Refusal | None:
    if state.players[seat].index.permits(FOUNDER):
        return LOYAL
    return None if state.middle else NO_ADVISORS


def return_advisor(state: Orion, seat: int) -> None:
    """An Advisor goes back to the middle, the cube on it to its owner's Reserve."""
    player = state.players[seat]
    if player.advisor == NO_CARD or player.index.permits(FOUNDER):
        return
    player.drop_cube(ADVISOR)
    insort(state.middle, player.advisor)
    state.tell(AdvisorReturned, seat, player.advisor)
    player.take_advisor(NO_CARD)


class HireAdvisor(OpenQuestion[Orion]):
    """Which Advisor do you hire?"""

    __slots__ = ()
    asks = Phrase("Which Advisor do you hire?", "Którego doradcę zatrudniasz?")
    topic = Phrase("Advisor", "Doradca")

    def candidates(self, state: Orion) -> list[int]:
        return [HIRE.base + advisor - len(STRUCTURES) for advisor in state.middle]

    def apply(self, state: Orion, option: int) -> None:
        hired = option - HIRE.base + len(STRUCTURES)
        state.middle.remove(hired)
        return_advisor(state, self.seat)
        player = state.players[self.seat]
        player.take_advisor(hired)
        state.tell(Hired, self.seat, hired)
        if CARDS[hired].founder:
            player.open_system(hired)
            state.push(DeclareColour(self.seat))

    def note(self, state: Orion, scene: Scene) -> Text:
        advisor = state.players[self.seat].advisor
        return NOTHING_SAID if advisor == NO_CARD else GOES_BACK.say(scene.language, card=CARDS[advisor])


class DeclareColour(OpenQuestion[Orion]):
    """OR-ADV-3: which colour is Fulcrum Sandebar, for the rest of the game?"""

    __slots__ = ()
    asks = Phrase("Which colour is {card}?", "Jakiego koloru jest {card}?")
    topic = Phrase("Colour", "Kolor")

    def candidates(self, state: Orion) -> list[int]:
        return [COLOUR.base + colour for colour in range(len(COLOURS))]

    def apply(self, state: Orion, option: int) -> None:
        state.players[self.seat].colour = option - COLOUR.base
        state.tell(ColourDeclared, self.seat, option - COLOUR.base)

    def gaps(self, state: Orion, scene: Scene) -> dict[str, Any]:
        return {"card": CARDS[state.players[self.seat].advisor]}

    def path(self, state: Orion, scene: Scene) -> list[Text]:
        return [*super().path(state, scene), CARDS[state.players[self.seat].advisor].said(scene.language)]

    def note(self, state: Orion, scene: Scene) -> Text:
        return COLOUR_STAYS.say(scene.language)


class Hire(Effect[Orion]):
    """Hire an Advisor without discarding cards."""

    __slots__ = ()

    def refusal(self, state: Orion, seat: int, source: int) -> Refusal | None:
        return hire_refusal(state, seat)

    def happen(self, state: Orion, seat: int, source: int) -> None:
        state.push(HireAdvisor(seat))

    def say(self, language: str, they: bool = False) -> Text:
        return phrase("hire", language, they)


class ReturnAdvisor(Effect[Orion]):
    """OR-ADV-2."""

    __slots__ = ()

    def happen(self, state: Orion, seat: int, source: int) -> None:
        return_advisor(state, seat)

    def say(self, language: str, they: bool = False) -> Text:
        return phrase("return-advisor", language, they)


class CubeToPool(Effect[Orion]):
    """OR-ADV-4: a cube on the Advisor becomes an available action."""

    __slots__ = ()

    def happen(self, state: Orion, seat: int, source: int) -> None:
        player = state.players[seat]
        if player.advisor_cube:
            player.counts[CUBES + ADVISOR] = 0
            player.counts[POOL] += 1
            state.tell(CubeTaken, seat, player.advisor)

    def plain(self) -> bool:
        return True

    def say(self, language: str, they: bool = False) -> Text:
        return phrase("cube-to-pool", language, they)
