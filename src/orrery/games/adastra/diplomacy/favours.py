"""What diplomats do for the target and the initiator: ``seat`` is the target, ``source`` the initiator."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.adastra.actions.prices import cheaper
from orrery.games.adastra.diplomacy.rivals import NOT_HIGHER, raise_rival, rise
from orrery.games.adastra.galaxy.fleets import UNITS, refreshed
from orrery.games.adastra.names import ANY, MOST_UNREST
from orrery.games.adastra.player import UNREST
from orrery.games.adastra.resources import CANNOT_PAY, TYPES, stock
from orrery.games.adastra.say import ACTION_NAMES, amount
from orrery.games.adastra.state import AdAstra
from orrery.games.adastra.words import CHOOSE_ONE, CHOOSE_SYSTEM, GAIN, PAY, SYSTEM
from orrery.games.parts.effect import Effect
from orrery.kernel.agenda import OpenQuestion, Question
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Refusal, Text
from orrery.kernel.vocabulary import Kind


class ForTarget(Effect[AdAstra]):
    """Something happens to the target."""

    __slots__ = ("effect",)
    words: Final = Phrase("the target {effect}", "cel {effect}")

    def __init__(self, effect: Effect[AdAstra]) -> None:
        super().__init__()
        self.effect = effect

    def parts(self) -> list[Effect[AdAstra]]:
        return [self.effect]

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        self.effect.happen(state, seat, source)

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, effect=self.effect.say(language, True))


class ForInitiator(Effect[AdAstra]):
    """Something happens to the initiator."""

    __slots__ = ("effect",)
    words: Final = Phrase("the initiator {effect}", "inicjator {effect}")

    def __init__(self, effect: Effect[AdAstra]) -> None:
        super().__init__()
        self.effect = effect

    def parts(self) -> list[Effect[AdAstra]]:
        return [self.effect]

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        self.effect.happen(state, source, seat)

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, effect=self.effect.say(language, True))


class AtIncome(Effect[AdAstra]):
    """Something happens whenever the target has its income."""

    __slots__ = ("effect",)
    words: Final = Phrase("in the target's management step 4 {effect}", "w 4. kroku zarządzania celu {effect}")

    def __init__(self, effect: Effect[AdAstra]) -> None:
        super().__init__()
        self.effect = effect

    def parts(self) -> list[Effect[AdAstra]]:
        return [self.effect]

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        self.effect.happen(state, seat, source)

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, effect=self.effect.say(language))


class NextCheaper(Effect[AdAstra]):
    """The target's action that begins now costs less in all, not below 0 (AA-PRICE-2)."""

    __slots__ = ("action", "less", "resource")
    words: Final = Phrase(
        "the target's next {action} action costs {what} less in all, not below 0",
        "następna akcja celu ({action}) kosztuje łącznie o {what} mniej, nie mniej niż 0",
    )

    def __init__(self, action: int, resource: int, less: int) -> None:
        super().__init__()
        self.action = action
        self.resource = resource
        self.less = less

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        cheaper(state, self.less)

    def say(self, language: str, they: bool = False) -> Text:
        what = amount(self.resource, self.less, language)
        return self.words.say(language, action=ACTION_NAMES[self.action], what=what)


# Resources


class Takes(Effect[AdAstra]):
    """The initiator takes up to so many resources from the target, of a type or of any types."""

    __slots__ = ("most", "what")
    words: Final = Phrase(
        "the initiator takes up to {what} from the target", "inicjator zabiera celowi najwyżej {what}"
    )
    chosen: Final = Phrase(
        "the initiator takes up to {n} {n:resource|resources} of own choice from the target",
        "inicjator zabiera celowi najwyżej {n} {n:wybrany zasób|wybrane zasoby|wybranych zasobów}",
    )

    def __init__(self, what: int, most: int) -> None:
        super().__init__()
        self.what = what
        self.most = most

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        if self.what == ANY:
            take_any(state, source, seat, self.most)
        else:
            hand_over(state, seat, source, self.what, min(self.most, state.players[seat].counts[self.what]))

    def say(self, language: str, they: bool = False) -> Text:
        if self.what == ANY:
            return self.chosen.say(language, n=self.most)
        return self.words.say(language, what=amount(self.what, self.most, language))


def hand_over(state: AdAstra, giver: int, receiver: int, what: int, n: int) -> None:
    state.gain(giver, what, -n)
    state.gain(receiver, what, n)


def take_any(state: AdAstra, taker: int, victim: int, resources: int) -> None:
    """So many resources of the taker's choice, or all that there are."""
    resources = min(resources, stock(state.players[victim]))
    if resources > 0:
        state.push(TakeResource(taker, victim, resources))


class TakeResource(OpenQuestion[AdAstra]):
    """Which resource do you take from that player? So many to go."""

    __slots__ = ("left", "victim")
    fields: ClassVar[tuple[str, ...]] = ("seat", "victim", "left")
    asks = Phrase(
        "Which resource do you take from {victim}? {n} to go", "Który zasób zabierasz ({victim})? Pozostało: {n}"
    )
    topic = Phrase("Resource", "Zasób")

    def __init__(self, seat: int, victim: int, left: int) -> None:
        self.seat = seat
        self.victim = victim
        self.left = left

    def candidates(self, state: AdAstra) -> list[int]:
        counts = state.players[self.victim].counts
        return [GAIN.base + what for what in TYPES if counts[what]]

    def apply(self, state: AdAstra, option: int) -> None:
        hand_over(state, self.victim, self.seat, option - GAIN.base, 1)
        take_any(state, self.seat, self.victim, self.left - 1)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"victim": scene.player(self.victim), "n": self.left}


class Loses(Effect[AdAstra]):
    """Up to so many resources of a type go back to the supply."""

    __slots__ = ("most", "what")
    words: Final = Phrase("lose up to {what}", "strać najwyżej {what}")
    theirs: Final = Phrase("loses up to {what}", "traci najwyżej {what}")

    def __init__(self, what: int, most: int) -> None:
        super().__init__()
        self.what = what
        self.most = most

    def refusal(self, state: AdAstra, seat: int, source: int) -> Refusal | None:
        return None if state.players[seat].counts[self.what] else CANNOT_PAY

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        state.gain(seat, self.what, -min(self.most, state.players[seat].counts[self.what]))

    def say(self, language: str, they: bool = False) -> Text:
        what = amount(self.what, self.most, language)
        return (self.theirs if they else self.words).say(language, what=what)


class RaisesUnrest(Effect[AdAstra]):
    """The initiator's diplomat raises the target's unrest."""

    __slots__ = ("rises",)
    words: Final = Phrase(
        "the target's unrest rises by {n} {n:field|fields}", "niezadowolenie celu rośnie o {n} {n:pole|pola|pól}"
    )

    def __init__(self, rises: int) -> None:
        super().__init__()
        self.rises = rises

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        raise_rival(state, source, seat, self.rises)

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, n=self.rises)


class Blackmails(Effect[AdAstra]):
    """The target gives the initiator resources of its choice, or its unrest rises; at worst it gives all it has."""

    __slots__ = ("price",)
    words: Final = Phrase(
        "the target chooses: give the initiator {n} resources of own choice, or raise own unrest by {n} fields",
        "cel wybiera: oddać inicjatorowi {n} {n:wybrany zasób|wybrane zasoby|wybranych zasobów} albo zwiększyć swoje"
        " niezadowolenie o {n} {n:pole|pola|pól}",
    )

    def __init__(self, price: int) -> None:
        super().__init__()
        self.price = price

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        player = state.players[seat]
        if stock(player) < self.price and player.counts[UNREST] == MOST_UNREST:
            give_any(state, seat, source, self.price)
        else:
            state.push(Blackmailed(seat, source, self.price))

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, n=self.price)


class Blackmailed(Question[AdAstra]):
    """Do you pay the blackmailer, or does your unrest rise?"""

    __slots__ = ("initiator", "price")
    fields: ClassVar[tuple[str, ...]] = ("seat", "initiator", "price")
    asks = Phrase("Do you pay {initiator} for silence?", "Czy płacisz za milczenie ({initiator})?")
    topic = Phrase("Blackmail", "Szantaż")
    pays: ClassVar[Phrase] = Phrase(
        "Give {n} {n:resource|resources}", "Oddaj {n} {n:zasób|zasoby|zasobów}"
    )  # fmt: skip
    rises: ClassVar[Phrase] = Phrase(
        "Raise your unrest by {n} {n:field|fields}", "Zwiększ swoje niezadowolenie o {n} {n:pole|pola|pól}"
    )

    def __init__(self, seat: int, initiator: int, price: int) -> None:
        self.seat = seat
        self.initiator = initiator
        self.price = price

    def candidates(self, state: AdAstra) -> list[int]:
        return [CHOOSE_ONE.base, CHOOSE_ONE.base + 1]

    def refusal(self, state: AdAstra, option: int) -> Refusal | None:
        player = state.players[self.seat]
        if option == CHOOSE_ONE.base:
            return CANNOT_PAY if stock(player) < self.price else None
        return NOT_HIGHER if player.counts[UNREST] == MOST_UNREST else None

    def apply(self, state: AdAstra, option: int) -> None:
        if option == CHOOSE_ONE.base:
            give_any(state, self.seat, self.initiator, self.price)
        else:
            raise_rival(state, self.initiator, self.seat, self.price)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"initiator": scene.player(self.initiator)}

    def label(self, state: AdAstra, kind: Kind, option: int, scene: Scene) -> Text:
        if option == CHOOSE_ONE.base:
            return self.pays.say(scene.language, n=self.price)
        return self.rises.say(scene.language, n=rise(state, self.seat, self.price))


def give_any(state: AdAstra, giver: int, receiver: int, resources: int) -> None:
    """So many resources of the giver's choice, or all that there are."""
    resources = min(resources, stock(state.players[giver]))
    if resources > 0:
        state.push(GiveResource(giver, receiver, resources))


class GiveResource(OpenQuestion[AdAstra]):
    """Which resource do you give that player? So many to go."""

    __slots__ = ("left", "receiver")
    fields: ClassVar[tuple[str, ...]] = ("seat", "receiver", "left")
    asks = Phrase(
        "Which resource do you give to {receiver}? {n} to go", "Który zasób oddajesz ({receiver})? Pozostało: {n}"
    )
    topic = Phrase("Resource", "Zasób")

    def __init__(self, seat: int, receiver: int, left: int) -> None:
        self.seat = seat
        self.receiver = receiver
        self.left = left

    def candidates(self, state: AdAstra) -> list[int]:
        counts = state.players[self.seat].counts
        return [PAY.base + what for what in TYPES if counts[what]]

    def apply(self, state: AdAstra, option: int) -> None:
        hand_over(state, self.seat, self.receiver, option - PAY.base, 1)
        give_any(state, self.seat, self.receiver, self.left - 1)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"receiver": scene.player(self.receiver), "n": self.left}


# Units


class FleetReady(Event):
    __slots__ = ()
    kind = "fleet-ready"
    fields = (("system", SYSTEM),)
    sentence = Phrase(
        "{seat}: all units in {system} are ready.", "{seat}: wszystkie jednostki w układzie {system} są w gotowości."
    )


class ReadiesUnits(Effect[AdAstra]):
    """The units of a player in so many systems become ready; 0 for all."""

    __slots__ = ("systems",)
    everywhere: Final = Phrase("makes all its units ready", "odświeża wszystkie swoje jednostki")
    one: Final = Phrase("makes its units in 1 system ready", "odświeża swoje jednostki w 1 układzie")
    somewhere: Final = Phrase(
        "makes its units in up to {n} {n:system|systems} ready",
        "odświeża swoje jednostki w najwyżej {n} {n:układzie|układach|układach}",
    )

    def __init__(self, systems: int) -> None:
        super().__init__()
        self.systems = systems

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        ready_fleets(state, seat, self.systems or len(state.chart.systems))

    def say(self, language: str, they: bool = False) -> Text:
        if not self.systems:
            return self.everywhere.say(language)
        return (self.one if self.systems == 1 else self.somewhere).say(language, n=self.systems)


def tired(state: AdAstra, seat: int) -> list[int]:
    """Systems with units of a seat that are not ready."""
    return [
        system
        for system in state.chart.systems
        if state.holder[system] == seat and refreshed(state.fleet[system]) != state.fleet[system]
    ]


def ready_fleets(state: AdAstra, seat: int, systems: int) -> None:
    found = tired(state, seat)
    if len(found) > systems:
        if systems > 0:
            state.push(ReadyFleet(seat, systems))
        return
    for system in found:
        ready_fleet(state, seat, system)


def ready_fleet(state: AdAstra, seat: int, system: int) -> None:
    assert state.fleet[system] & UNITS
    state.fleet[system] = refreshed(state.fleet[system])
    state.tell(FleetReady, seat, system)


class ReadyFleet(OpenQuestion[AdAstra]):
    """In which system do your units become ready? So many to go."""

    __slots__ = ("left",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    asks = Phrase(
        "In which system do your units become ready? {n} to go",
        "W którym układzie odświeżasz jednostki? Pozostało: {n}",
    )
    topic = Phrase("System", "Układ")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def candidates(self, state: AdAstra) -> list[int]:
        return [CHOOSE_SYSTEM.base + system for system in tired(state, self.seat)]

    def apply(self, state: AdAstra, option: int) -> None:
        ready_fleet(state, self.seat, option - CHOOSE_SYSTEM.base)
        ready_fleets(state, self.seat, self.left - 1)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"n": self.left}
