"""AA-TECH-2 to AA-TECH-5, AA-TRADE-5: technologies are developed, received, lost; how many there may be."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.adastra.actions.economy_words import DEVELOP, DISCARD_IT, KEEP_IT
from orrery.games.adastra.cards.boxes import DIPLOMATS, LASTING
from orrery.games.adastra.deck import discard
from orrery.games.adastra.diplomacy.lasting import Lasting, tier
from orrery.games.adastra.grammar import DEVELOPED, REQUIRED_LEVEL
from orrery.games.adastra.grammar import TECHNOLOGIES as LIMIT
from orrery.games.adastra.holding import without
from orrery.games.adastra.names import NONE, TECHNOLOGY_LIMIT
from orrery.games.adastra.player import LEVELS
from orrery.games.adastra.resolve import trigger
from orrery.games.adastra.state import CARD, TECHNOLOGY_DECK, AdAstra
from orrery.games.adastra.technologies.card import STARTING, TECHNOLOGIES
from orrery.games.adastra.words import DISCARD, TECHNOLOGY
from orrery.kernel.agenda import OpenQuestion, Step
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Text
from orrery.kernel.vocabulary import Kind

LOWEST_REQUIREMENT: Final = 1
INSTEAD: Final = Phrase("Instead of {card}", "Zamiast: {card}")


class TechnologyDeveloped(Event):
    __slots__ = ()
    kind = "develop"
    fields = (("card", TECHNOLOGY),)
    sentence = Phrase("{seat} develops {card}.", "{seat} opracowuje: {card}.")


class TechnologyDiscarded(Event):
    __slots__ = ()
    kind = "lose-technology"
    fields = (("card", TECHNOLOGY),)
    sentence = Phrase("{seat} discards {card}.", "{seat} odrzuca: {card}.")


class TechnologyReceived(Event):
    __slots__ = ()
    kind = "receive-technology"
    fields = (("card", TECHNOLOGY),)
    sentence = Phrase("{seat} receives {card}.", "{seat} otrzymuje: {card}.")


class MoreTechnologies(Lasting):
    """A diplomat in play raises the target's limit of developed technologies."""

    __slots__ = ("more",)
    words: Final = Phrase(
        "the target's limit of developed technologies is {n} higher",
        "limit opracowanych technologii celu jest o {n} wyższy",
    )

    def __init__(self, more: int) -> None:
        super().__init__()
        self.more = more

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, n=self.more)


# Limits and requirements


def technology_limit(state: AdAstra, seat: int) -> int:
    """AA-TECH-3."""
    player = state.players[seat]
    limit = TECHNOLOGY_LIMIT + player.index.stat(LIMIT)
    before = player.before
    for place in range(0, len(before), 2):
        diplomat = DIPLOMATS[before[place]]
        if diplomat.activation == LASTING:
            effect = diplomat.tiers[tier(state, seat, before[place + 1])]
            if isinstance(effect, MoreTechnologies):
                limit += effect.more
    return limit


def meets(state: AdAstra, seat: int, technology: int) -> bool:
    """Whether a player has the level that a technology asks for."""
    card = TECHNOLOGIES[technology]
    if card.branch == STARTING:
        return True
    player = state.players[seat]
    required = max(LOWEST_REQUIREMENT, card.level + player.index.stat(REQUIRED_LEVEL))
    return player.counts[LEVELS + card.branch] >= required


def can_have(state: AdAstra, seat: int, technology: int) -> bool:
    """AA-TECH-4: the level is there, the same one is not, and there may be one at all."""
    player = state.players[seat]
    return technology not in player.developed and technology_limit(state, seat) > 0 and meets(state, seat, technology)


def has_place(state: AdAstra, seat: int) -> bool:
    """Whether one more technology can be had without discarding any."""
    return len(state.players[seat].developed) < technology_limit(state, seat)


# Gaining and losing


def put_away(state: AdAstra, seat: int, technology: int) -> None:
    """A technology that nobody has any more: to its pile, a starting one out of the game."""
    state.tell(TechnologyDiscarded, seat, technology)
    if TECHNOLOGIES[technology].branch != STARTING:
        discard(state, TECHNOLOGY_DECK, technology)


def lose_technology(state: AdAstra, seat: int, technology: int) -> None:
    """A developed technology is discarded; what it did ends at once (AA-SUB-15)."""
    take_technology(state, seat, technology)
    put_away(state, seat, technology)


def take_technology(state: AdAstra, seat: int, technology: int) -> bool:
    """A developed technology leaves a player's board; returns whether it was flipped."""
    player = state.players[seat]
    flips = TECHNOLOGIES[technology].flips
    flipped = player.flipped & flips != 0
    player.develop(without(player.developed, technology))
    player.flipped &= ~flips
    return flipped


def receive_technology(state: AdAstra, seat: int, technology: int, flipped: bool) -> None:
    """AA-TRADE-5: a technology that the receiver can have lies there at once, in its state, and then may be kept."""
    if not can_have(state, seat, technology):
        put_away(state, seat, technology)
        return
    player = state.players[seat]
    flips = TECHNOLOGIES[technology].flips
    player.flipped = player.flipped | flips if flipped else player.flipped & ~flips
    player.develop((*player.developed, technology))
    state.tell(TechnologyReceived, seat, technology)
    state.push(KeepTechnology(seat, technology))


def check_technologies(state: AdAstra, seat: int) -> None:
    """The limit has fallen: discard down to it."""
    if len(state.players[seat].developed) > technology_limit(state, seat):
        state.push(DiscardTechnology(seat))


class DevelopOrDiscard(Step[AdAstra]):
    """AA-TECH-2: after its action a played technology card is developed, if the level is there, or discarded."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: AdAstra) -> None:
        technology = state.turn[CARD]
        if technology == NONE:
            return
        if can_have(state, self.seat, technology):
            state.push(DevelopTechnology(self.seat, technology))
        else:
            state.turn[CARD] = NONE
            put_away(state, self.seat, technology)


class DevelopTechnology(OpenQuestion[AdAstra]):
    """Do you develop it, perhaps in the place of a developed one, or discard it?"""

    __slots__ = ("technology",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "technology")
    asks = Phrase("Do you develop {card}?", "Czy opracowujesz: {card}?")
    topic = Phrase("Technology", "Technologia")

    def __init__(self, seat: int, technology: int) -> None:
        self.seat = seat
        self.technology = technology

    def candidates(self, state: AdAstra) -> list[int]:
        if has_place(state, self.seat):
            return [DEVELOP, DISCARD_IT]
        return [*[DISCARD.base + technology for technology in state.players[self.seat].developed], DISCARD_IT]

    def apply(self, state: AdAstra, option: int) -> None:
        state.turn[CARD] = NONE
        if option == DISCARD_IT:
            put_away(state, self.seat, self.technology)
            return
        if option != DEVELOP:
            lose_technology(state, self.seat, option - DISCARD.base)
        player = state.players[self.seat]
        player.flipped &= ~TECHNOLOGIES[self.technology].flips
        player.develop((*player.developed, self.technology))
        state.tell(TechnologyDeveloped, self.seat, self.technology)
        trigger(state, self.seat, DEVELOPED)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"card": TECHNOLOGIES[self.technology]}

    def note(self, state: AdAstra, scene: Scene) -> Text:
        return TECHNOLOGIES[self.technology].text(scene.language)

    def label(self, state: AdAstra, kind: Kind, option: int, scene: Scene) -> Text:
        if option in (DEVELOP, DISCARD_IT):
            return super().label(state, kind, option, scene)
        return INSTEAD.say(scene.language, card=TECHNOLOGIES[option - DISCARD.base])


class KeepTechnology(OpenQuestion[AdAstra]):
    """AA-TRADE-5: do you keep the technology you were given, perhaps in the place of another?"""

    __slots__ = ("technology",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "technology")
    waived = True
    asks = Phrase("Do you keep {card}?", "Czy zachowujesz: {card}?")
    topic = Phrase("Technology", "Technologia")

    def __init__(self, seat: int, technology: int) -> None:
        self.seat = seat
        self.technology = technology

    def candidates(self, state: AdAstra) -> list[int]:
        developed = state.players[self.seat].developed
        if self.technology not in developed:  # it has made way for another one
            return []
        if len(developed) <= technology_limit(state, self.seat):
            return [KEEP_IT, DISCARD_IT]
        return [*[DISCARD.base + other for other in developed if other != self.technology], DISCARD_IT]

    def apply(self, state: AdAstra, option: int) -> None:
        if option == KEEP_IT:
            return
        lose_technology(state, self.seat, self.technology if option == DISCARD_IT else option - DISCARD.base)
        if option != DISCARD_IT and len(state.players[self.seat].developed) > technology_limit(state, self.seat):
            state.push(self)  # what made way was itself just received

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"card": TECHNOLOGIES[self.technology]}

    def note(self, state: AdAstra, scene: Scene) -> Text:
        return TECHNOLOGIES[self.technology].text(scene.language)

    def label(self, state: AdAstra, kind: Kind, option: int, scene: Scene) -> Text:
        if option in (KEEP_IT, DISCARD_IT):
            return super().label(state, kind, option, scene)
        return INSTEAD.say(scene.language, card=TECHNOLOGIES[option - DISCARD.base])


class DiscardTechnology(OpenQuestion[AdAstra]):
    """AA-TECH-3: there are too many. Which technology do you discard?"""

    __slots__ = ()
    asks = Phrase(
        "You have more technologies than your limit. Which one do you discard?",
        "Masz więcej technologii, niż wynosi limit. Którą odrzucasz?",
    )
    topic = Phrase("Technology", "Technologia")

    def candidates(self, state: AdAstra) -> list[int]:
        return [DISCARD.base + technology for technology in state.players[self.seat].developed]

    def apply(self, state: AdAstra, option: int) -> None:
        lose_technology(state, self.seat, option - DISCARD.base)
        check_technologies(state, self.seat)
