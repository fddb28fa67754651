"""Spies on the map: influence tokens, units and pirates. ``seat`` is the target, ``source`` the initiator."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.adastra.diplomacy.effects import refresh_some
from orrery.games.adastra.diplomacy.favours import hand_over
from orrery.games.adastra.diplomacy.words import EXHAUST
from orrery.games.adastra.galaxy.control import add_fleet, possessed
from orrery.games.adastra.galaxy.fleets import DIGIT, digits, exhausted, movable, neutral
from orrery.games.adastra.galaxy.influence import (
    TokenFlipped,
    is_last,
    place_token,
    ready_tokens,
    remove_token,
    reserve,
    tokens_on_map,
)
from orrery.games.adastra.galaxy.tiles import STARS
from orrery.games.adastra.names import CREDITS, NEUTRAL, NONE, RAIDERS, SPY_CENTER
from orrery.games.adastra.say import amount
from orrery.games.adastra.state import AdAstra
from orrery.games.adastra.words import CHOOSE_SYSTEM, CLASS, DONE, SYSTEM
from orrery.games.parts.effect import Effect
from orrery.kernel.agenda import OpenQuestion, Step
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Text
from orrery.kernel.vocabulary import Numbers


class RaidersPlaced(Event):
    __slots__ = ()
    kind = "place-raiders"
    fields = (("raiders", Numbers(1)), ("system", SYSTEM))
    sentence = Phrase(
        "{seat} lets {raiders} Pirate Raiders into {system}.",
        "{seat} wpuszcza do układu {system} Pirackich Łupieżców: {raiders}.",
    )


class UnitExhausted(Event):
    __slots__ = ()
    kind = "exhaust"
    fields = (("unit", CLASS), ("system", SYSTEM))
    sentence = Phrase("{seat}: {unit} in {system} exhausted.", "{seat}: wyczerpane w układzie {system}: {unit}.")


# Influence tokens


class FlipsInfluence(Effect[AdAstra]):
    """The initiator flips ready tokens of the target and makes as many own flipped ones ready."""

    __slots__ = ("tokens",)
    words: Final = Phrase(
        "the initiator flips {n} ready influence {n:token|tokens} of the target and makes {n} own flipped {n:one|ones}"
        " ready",
        "inicjator odwraca {n} {n:żeton|żetony|żetonów} wpływu celu w gotowości i odświeża {n} {n:swój odwrócony|swoje"
        " odwrócone|swoich odwróconych}",
    )

    def __init__(self, tokens: int) -> None:
        super().__init__()
        self.tokens = tokens

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        state.push(RefreshOwn(source, self.tokens))
        flip_rival(state, source, seat, self.tokens)

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, n=self.tokens)


class RefreshOwn(Step[AdAstra]):
    """So many own flipped influence tokens become ready."""

    __slots__ = ("seat", "tokens")
    fields: ClassVar[tuple[str, ...]] = ("seat", "tokens")

    def __init__(self, seat: int, tokens: int) -> None:
        self.seat = seat
        self.tokens = tokens

    def happen(self, state: AdAstra) -> None:
        refresh_some(state, self.seat, self.tokens)


def flip_rival(state: AdAstra, seat: int, victim: int, tokens: int) -> None:
    """So many ready tokens of somebody else are flipped; which, is asked only if there are more."""
    ready = ready_tokens(state, victim)
    if len(ready) > tokens:
        if tokens > 0:
            state.push(FlipRival(seat, victim, tokens))
        return
    for system in ready:
        _flip(state, seat, system)


def _flip(state: AdAstra, seat: int, system: int) -> None:
    state.dimmed |= 1 << system
    state.tell(TokenFlipped, seat, system)


class FlipRival(OpenQuestion[AdAstra]):
    """Which of that player's influence tokens do you flip? So many to go."""

    __slots__ = ("left", "victim")
    fields: ClassVar[tuple[str, ...]] = ("seat", "victim", "left")
    asks = Phrase(
        "Which influence token of {victim} do you flip? {n} to go",
        "Który żeton wpływu ({victim}) odwracasz? Pozostało: {n}",
    )
    topic = Phrase("Influence token", "Żeton wpływu")

    def __init__(self, seat: int, victim: int, left: int) -> None:
        self.seat = seat
        self.victim = victim
        self.left = left

    def candidates(self, state: AdAstra) -> list[int]:
        return [CHOOSE_SYSTEM.base + system for system in ready_tokens(state, self.victim)]

    def apply(self, state: AdAstra, option: int) -> None:
        _flip(state, self.seat, option - CHOOSE_SYSTEM.base)
        flip_rival(state, self.seat, self.victim, self.left - 1)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"victim": scene.player(self.victim), "n": self.left}


class SwapsInfluence(Effect[AdAstra]):
    """The initiator replaces a token of the target anywhere by one of its reserve; or else something else."""

    __slots__ = ("second",)
    words: Final = Phrase(
        "the initiator swaps 1 influence token of the target, anywhere on the map, for an own one from the reserve,"
        " ready (not the target's last one, not in a system with a Spy Center); if that is impossible, {second}",
        "inicjator podmienia 1 żeton wpływu celu w dowolnym miejscu mapy na własny z rezerwy, w gotowości (nie ostatni"
        " żeton celu i nie w układzie z Centrum Szpiegowskim); jeśli to niemożliwe, {second}",
    )

    def __init__(self, second: Effect[AdAstra]) -> None:
        super().__init__()
        self.second = second

    def parts(self) -> list[Effect[AdAstra]]:
        return [self.second]

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        if reserve(state, source) and exposed(state, seat):
            state.push(SwapAnywhere(source, seat))
        else:
            self.second.happen(state, seat, source)

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, second=self.second.say(language))


def exposed(state: AdAstra, victim: int) -> list[int]:
    """Systems with a token of this seat that is neither its last nor guarded by a Spy Center."""
    return [
        system
        for system in tokens_on_map(state, victim)
        if not is_last(state, system) and not state.buildings[system] >> SPY_CENTER & 1
    ]


class SwapAnywhere(OpenQuestion[AdAstra]):
    """Which of that player's influence tokens do you replace by one of yours?"""

    __slots__ = ("victim",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "victim")
    asks = Phrase("Which influence token of {victim} do you replace?", "Który żeton wpływu ({victim}) podmieniasz?")
    topic = Phrase("Influence token", "Żeton wpływu")

    def __init__(self, seat: int, victim: int) -> None:
        self.seat = seat
        self.victim = victim

    def candidates(self, state: AdAstra) -> list[int]:
        return [CHOOSE_SYSTEM.base + system for system in exposed(state, self.victim)]

    def apply(self, state: AdAstra, option: int) -> None:
        system = option - CHOOSE_SYSTEM.base
        remove_token(state, system)
        place_token(state, self.seat, system)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"victim": scene.player(self.victim)}


# Pirates


class PlacesRaiders(Effect[AdAstra]):
    """The initiator places Pirate Raiders where the target is undefended, and the target loses credits; if that cannot
    be, the initiator takes credits."""

    __slots__ = ("instead", "loss", "raiders")
    words: Final = Phrase(
        "the initiator places {raiders} Pirate Raiders in a system the target possesses that holds no units and no"
        " orbital buildings{loss}; if that is impossible, the initiator takes up to {instead} from the target",
        "inicjator umieszcza Pirackich Łupieżców ({raiders}) w układzie celu bez jednostek i budowli orbitalnych{loss};"
        " jeśli to niemożliwe, inicjator zabiera celowi najwyżej {instead}",
    )
    losing: Final = Phrase(", and the target loses up to {what}", ", a cel traci najwyżej {what}")
    up_to: Final = Phrase("up to {n}", "do {n}")

    def __init__(self, raiders: int, loss: int, instead: int) -> None:
        super().__init__()
        self.raiders = raiders
        self.loss = loss
        self.instead = instead

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        if state.wild[RAIDERS] and undefended(state, seat):
            credits = min(self.loss, state.players[seat].counts[CREDITS])
            state.gain(seat, CREDITS, -credits)
            state.push(PlaceRaiders(source, seat, self.raiders))
        else:
            hand_over(state, seat, source, CREDITS, min(self.instead, state.players[seat].counts[CREDITS]))

    def say(self, language: str, they: bool = False) -> Text:
        loss = self.losing.say(language, what=amount(CREDITS, self.loss, language)) if self.loss else ""
        raiders = self.up_to.say(language, n=self.raiders) if self.raiders > 1 else "1"
        instead = amount(CREDITS, self.instead, language)
        return self.words.say(language, raiders=raiders, loss=loss, instead=instead)


def undefended(state: AdAstra, seat: int) -> list[int]:
    """Systems that a seat possesses without anybody's units or orbital buildings."""
    return [system for system in possessed(state, seat) if state.holder[system] == NONE]


class PlaceRaiders(OpenQuestion[AdAstra]):
    """Into which undefended system do the pirates come?"""

    __slots__ = ("raiders", "victim")
    fields: ClassVar[tuple[str, ...]] = ("seat", "victim", "raiders")
    asks = Phrase(
        "In which system of {victim} do you place Pirate Raiders?",
        "W którym układzie ({victim}) umieszczasz Pirackich Łupieżców?",
    )
    topic = Phrase("System", "Układ")

    def __init__(self, seat: int, victim: int, raiders: int) -> None:
        self.seat = seat
        self.victim = victim
        self.raiders = raiders

    def candidates(self, state: AdAstra) -> list[int]:
        return [CHOOSE_SYSTEM.base + system for system in undefended(state, self.victim)]

    def apply(self, state: AdAstra, option: int) -> None:
        system = option - CHOOSE_SYSTEM.base
        raiders = min(self.raiders, state.wild[RAIDERS])
        state.wild[RAIDERS] -= raiders
        add_fleet(state, system, NEUTRAL, raiders * neutral(RAIDERS))
        state.tell(RaidersPlaced, self.seat, raiders, system)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"victim": scene.player(self.victim)}


# Units


class ExhaustsUnits(Effect[AdAstra]):
    """The initiator makes units of the target exhausted."""

    __slots__ = ("units",)
    one: Final = Phrase(
        "the initiator makes 1 ready or overloaded unit of the target exhausted",
        "inicjator wyczerpuje 1 jednostkę celu, która jest w gotowości lub przeciążona",
    )
    several: Final = Phrase(
        "the initiator makes up to {n} ready or overloaded units of the target exhausted",
        "inicjator wyczerpuje do {n} jednostek celu, które są w gotowości lub przeciążone",
    )

    def __init__(self, units: int) -> None:
        super().__init__()
        self.units = units

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        exhaust_units(state, source, seat, self.units, int(self.units > 1))

    def say(self, language: str, they: bool = False) -> Text:
        return (self.one if self.units == 1 else self.several).say(language, n=self.units)


def fresh(state: AdAstra, victim: int) -> list[int]:
    """Systems with units of this seat that are not exhausted."""
    return [system for system in state.chart.systems if state.holder[system] == victim and movable(state.fleet[system])]


def exhaust_units(state: AdAstra, seat: int, victim: int, units: int, may: int) -> None:
    if units > 0 and fresh(state, victim):
        state.push(ExhaustWhere(seat, victim, units, may))


class ExhaustWhere(OpenQuestion[AdAstra]):
    """In which system do you make a unit of that player exhausted? So many to go."""

    __slots__ = ("left", "may", "victim")
    fields: ClassVar[tuple[str, ...]] = ("seat", "victim", "left", "may")
    asks = Phrase(
        "Where do you make a unit of {victim} exhausted? {n} to go",
        "Gdzie wyczerpujesz jednostkę ({victim})? Pozostało: {n}",
    )
    topic = Phrase("System", "Układ")

    def __init__(self, seat: int, victim: int, left: int, may: int) -> None:
        self.seat = seat
        self.victim = victim
        self.left = left
        self.may = may

    def candidates(self, state: AdAstra) -> list[int]:
        words = [CHOOSE_SYSTEM.base + system for system in fresh(state, self.victim)]
        if self.may:
            words.append(DONE)
        return words

    def apply(self, state: AdAstra, option: int) -> None:
        if option != DONE:
            system = option - CHOOSE_SYSTEM.base
            state.push(ExhaustUnit(self.seat, system, self.victim, self.left, self.may))

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"victim": scene.player(self.victim), "n": self.left}


class ExhaustUnit(OpenQuestion[AdAstra]):
    """Which unit there becomes exhausted?"""

    __slots__ = ("left", "may", "system", "victim")
    fields: ClassVar[tuple[str, ...]] = ("seat", "system", "victim", "left", "may")
    asks = Phrase(
        "Which unit in {system} becomes exhausted?", "Która jednostka w układzie {system} zostaje wyczerpana?"
    )
    topic = Phrase("Unit", "Jednostka")

    def __init__(self, seat: int, system: int, victim: int, left: int, may: int) -> None:
        self.seat = seat
        self.system = system
        self.victim = victim
        self.left = left
        self.may = may

    def candidates(self, state: AdAstra) -> list[int]:
        return [EXHAUST.base + digit for digit in digits(movable(state.fleet[self.system]))]

    def apply(self, state: AdAstra, option: int) -> None:
        digit = option - EXHAUST.base
        state.fleet[self.system] += (1 << DIGIT * exhausted(digit)) - (1 << DIGIT * digit)
        state.tell(UnitExhausted, self.victim, digit // 3, self.system)
        exhaust_units(state, self.seat, self.victim, self.left - 1, self.may)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"system": STARS[self.system]}
