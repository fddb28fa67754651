"""TI-WEV: the war event."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.inscription.abilities import (
    ANOMALY_STRENGTH,
    FIRST_WIN,
    FLEET_STRENGTH,
    NO_PENALTY,
    STRENGTH,
    STRENGTH_COUNTED,
    WAR_NOT_WON,
    WAR_WON,
)
from orrery.games.inscription.assets.claiming import claim_asset
from orrery.games.inscription.bits import changed
from orrery.games.inscription.cards.in_play import happens, in_play, permits
from orrery.games.inscription.costs import Cost
from orrery.games.inscription.effect import NO, Effect
from orrery.games.inscription.events.ai import StrikeStrength, ai_strength
from orrery.games.inscription.events.end_of_step import EndStep
from orrery.games.inscription.events.sitting import SitDown, sit_down
from orrery.games.inscription.names import (
    CROWNS,
    DEVOTED,
    INFANTRY,
    LEFT,
    LEFT_WAR,
    LOST,
    RIGHT,
    RIGHT_WAR,
    STRENGTHEN_LEFT,
    STRENGTHEN_RIGHT,
    TIED,
    WARFARE,
    WON,
)
from orrery.games.inscription.player import Player
from orrery.games.inscription.say import HALF_NAMES
from orrery.games.inscription.sheets.warfare.grid import MASKS, SECTIONS, UNIT_OF, section
from orrery.games.inscription.state import Inscription, facing, neighbor
from orrery.games.inscription.words import ABILITY, COUNT, DONE, HALF_DOMAIN
from orrery.games.parts.ability import PRICED, On
from orrery.kernel.agenda import OpenQuestion, Step
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Text
from orrery.kernel.vocabulary import Kind, Phrases

AI_FACTION: Final = Phrase("the AI faction", "rasa SI")
RESULTS: Final = Phrases(
    ("", "won", "tied", "lost"),
    (Phrase("fights", "toczy"), Phrase("wins", "wygrywa"), Phrase("ties", "remisuje"), Phrase("loses", "przegrywa")),
)
LOGISTICS_UNITS: Final = 2


class LineMoved(Event):
    __slots__ = ()
    kind = "line"
    fields = (("n", COUNT),)
    sentence = Phrase("War {n}: the deployment line moves up.", "Wojna {n}: linia wystawienia przesuwa się w górę.")


class WarEvent(Step[Inscription]):
    """Step 1: everybody moves the deployment line up by one section; then the other steps (TI-WEV-1)."""

    __slots__ = ()

    def happen(self, state: Inscription) -> None:
        state.wars += 1
        state.tell(LineMoved, -1, state.wars)
        for player in state.players:
            player.once &= ~DEVOTED
        for step in (
            StrikeStrength(),
            EndStep(),
            SitDown(RIGHT_WAR),
            Fight(RIGHT),
            EndStep(),
            SitDown(LEFT_WAR),
            Fight(LEFT),
            OfferCrowns(),
            Strengths(RIGHT),
            OfferStrength(RIGHT),
            Strengths(LEFT),
            OfferStrength(LEFT),
        ):
            state.push(step)


class OfferStrength(Step[Inscription]):
    """Steps 2 and 3 begin: the section is no longer a future one, and some may strengthen it."""

    __slots__ = ("half",)
    fields: ClassVar[tuple[str, ...]] = ("half",)

    def __init__(self, half: int) -> None:
        self.half = half

    def happen(self, state: Inscription) -> None:
        if self.half == LEFT:
            state.reached_left = state.wars
        else:
            state.reached_right = state.wars
        if any([offers(player) for player in state.players]):
            sit_down(state, STRENGTHEN_LEFT if self.half == LEFT else STRENGTHEN_RIGHT)


def offers(player: Player) -> list[On[Inscription]]:
    """What can still strengthen a section of this player's in this war event."""
    found: list[On[Inscription]] = []
    for listener in in_play(player).at(STRENGTH_COUNTED):
        price = listener.on.price
        if isinstance(price, Cost) and listener.on.ready(player.once) and price.choices(player):
            found.append(listener.on)
    return found


class Strengthen(OpenQuestion[Inscription]):
    """Munitions Reserves, Devotion: do you strengthen this section?"""

    __slots__ = ("half",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "half")
    asks = Phrase("Do you strengthen your {half} section?", "Czy wzmacniasz sekcję ({half})?")
    topic = Phrase("Strength", "Siła")

    def __init__(self, seat: int, half: int) -> None:
        self.seat = seat
        self.half = half

    def candidates(self, state: Inscription) -> list[int]:
        found: list[int] = []
        for on in offers(state.players[self.seat]):
            assert isinstance(on.price, Cost)
            found += on.price.choices(state.players[self.seat])
        return [*found, DONE]

    def apply(self, state: Inscription, option: int) -> None:
        player = state.players[self.seat]
        for on in offers(player):
            assert isinstance(on.price, Cost)
            if option in on.price.choices(player):
                on.price.pay(player, option)
                player.once = on.flipped(player.once)
                state.cause = on.effect
                on.effect.happen(state, self.seat, self.half)
                return

    def gaps(self, state: Inscription, scene: Scene) -> dict[str, Any]:
        return {"half": HALF_NAMES[self.half]}

    def label(self, state: Inscription, kind: Kind, option: int, scene: Scene) -> Text:
        if option == DONE:
            return NO.say(scene.language)
        if option == ABILITY:
            on = offers(state.players[self.seat])[0]
            price = on.price.say(scene.language) if on.price is not None else ""
            return PRICED.say(scene.language, price=price, effect=on.effect.say(scene.language)).capitalized()
        return super().label(state, kind, option, scene)


def strength(player: Player, number: int) -> int:
    """TI-WEV-2: marked nodes, Fleet Logistics, the box of the section and the faction; never below 0."""
    nodes = SECTIONS[number]
    marks = player.warfare
    index = in_play(player)
    total = (marks.grid & nodes).bit_count() + marks.bonuses[number] + index.stat(STRENGTH)
    anomaly = index.stat(ANOMALY_STRENGTH)
    if anomaly:
        total += anomaly * (marks.grid & nodes & marks.sheet.anomalies).bit_count()
    fleet = index.stat(FLEET_STRENGTH)
    if fleet:
        inside = 0
        for placement in player.warfare.units:
            if UNIT_OF[placement] != INFANTRY and not MASKS[placement] & ~nodes:
                inside += 1
        if inside >= LOGISTICS_UNITS:
            total += fleet
    return max(0, total)


class StrengthDetermined(Event):
    __slots__ = ()
    kind = "strength"
    fields = (("half", HALF_DOMAIN), ("n", COUNT))
    sentence = Phrase("{seat}: strength {n} in the {half} section.", "{seat}: siła {n} ({half} sekcja).")


class Strengths(Step[Inscription]):
    """The strength of everybody's section just below the line is determined."""

    __slots__ = ("half",)
    fields: ClassVar[tuple[str, ...]] = ("half",)

    def __init__(self, half: int) -> None:
        self.half = half

    def happen(self, state: Inscription) -> None:
        number = section(self.half, state.wars - 1)
        for seat in state.order():
            player = state.players[seat]
            player.warfare.strengths = changed(player.warfare.strengths, number, strength(player, number))
            state.tell(StrengthDetermined, seat, self.half, player.warfare.strengths[number])


class OfferCrowns(Step[Inscription]):
    """After step 3: everybody who holds a relic is asked, so that nobody learns who has the Crown of Thalnos."""

    __slots__ = ()

    def happen(self, state: Inscription) -> None:
        if any([player.relics.held for player in state.players]):
            sit_down(state, CROWNS)


class WarStrength(Effect):
    """Crown of Thalnos: strength in both current sections."""

    __slots__ = ("n",)
    words: ClassVar[Phrase] = Phrase(
        "+{n} strength in both of your current sections", "+{n} siły w obu swoich bieżących sekcjach"
    )
    asks = False

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        player = state.players[seat]
        for half in (LEFT, RIGHT):
            number = section(half, state.wars - 1)
            player.warfare.strengths = changed(
                player.warfare.strengths, number, player.warfare.strengths[number] + self.n
            )

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, n=self.n)


def opposing(state: Inscription, seat: int, half: int) -> int:
    """The strength on the other side of a war (TI-WEV-5, TI-SOLO-3, TI-SOLO-9)."""
    other = neighbor(state, seat, half)
    if other < 0:
        return ai_strength(state, state.wars - 1)
    return state.players[other].warfare.strengths[section(facing(state, half), state.wars - 1)]


class WarFought(Event):
    __slots__ = ()
    kind = "war"
    fields = (("enemy", COUNT), ("half", HALF_DOMAIN), ("result", RESULTS), ("own", COUNT), ("theirs", COUNT))
    sentence = Phrase(
        "{seat} {result} the {half} war, {own} to {theirs}, against {enemy}.",
        "{seat} {result} wojnę ({half} strona), {own} do {theirs}, przeciwnik: {enemy}.",
    )

    def gaps(self, scene: Scene) -> dict[str, Any]:
        other = self.values[0]
        return {**super().gaps(scene), "enemy": scene.player(other) if other >= 0 else AI_FACTION}


class Fight(Step[Inscription]):
    """Steps 4 and 5: everybody's strength against the neighbor's."""

    __slots__ = ("half",)
    fields: ClassVar[tuple[str, ...]] = ("half",)

    def __init__(self, half: int) -> None:
        self.half = half

    def happen(self, state: Inscription) -> None:
        number = section(self.half, state.wars - 1)
        for seat in state.order():
            player = state.players[seat]
            own, theirs = player.warfare.strengths[number], opposing(state, seat, self.half)
            result = WON if own > theirs else TIED if own == theirs else LOST
            player.warfare.results = changed(player.warfare.results, number, result)
            state.tell(WarFought, seat, neighbor(state, seat, self.half), self.half, result, own, theirs)


def war_result(state: Inscription, seat: int, half: int) -> int:
    return state.players[seat].warfare.results[section(half, state.wars - 1)]


class TakeResult(Step[Inscription]):
    """The reward, the penalty, or both crossed off."""

    __slots__ = ("half", "seat")
    fields: ClassVar[tuple[str, ...]] = ("seat", "half")

    def __init__(self, seat: int, half: int) -> None:
        self.seat = seat
        self.half = half

    def happen(self, state: Inscription) -> None:
        player = state.players[self.seat]
        sheet = player.warfare.sheet
        war = state.wars - 1
        number = section(self.half, war)
        if player.warfare.results[number] == WON:
            earlier = [player.warfare.results[section(self.half, past)] for past in range(war)]
            if WON not in earlier:
                happens(state, self.seat, FIRST_WIN)
            happens(state, self.seat, WAR_WON)
            if not player.warfare.lost_rewards >> number & 1:
                claim_asset(state, self.seat, WARFARE, sheet.rewards[number])
            return
        happens(state, self.seat, WAR_NOT_WON)
        if player.warfare.results[number] == TIED:
            player.warfare.lost_rewards |= 1 << number
        elif player.warfare.results[number] == LOST and not permits(player, NO_PENALTY):
            claim_asset(state, self.seat, WARFARE, sheet.penalties[number])
