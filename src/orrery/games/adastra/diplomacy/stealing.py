"""Spies that look at, take or discard another player's cards. ``seat`` is the target, ``source`` the initiator."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.adastra.deck import receive
from orrery.games.adastra.diplomacy.pool import discard_from_pool, gain_diplomat, shows
from orrery.games.adastra.diplomacy.words import (
    RANDOM_ANOMALY,
    RANDOM_DIPLOMAT,
    RANDOM_TECHNOLOGY,
    TAKE_ANOMALY,
    TAKE_DIPLOMAT,
    TAKE_TECHNOLOGY,
)
from orrery.games.adastra.holding import Holding, distinct
from orrery.games.adastra.names import CREDITS, NONE
from orrery.games.adastra.player import Player
from orrery.games.adastra.rounds.hand import check_hand
from orrery.games.adastra.say import amount
from orrery.games.adastra.state import ANOMALY_DECK, DIPLOMAT_DECK, MISSION_DECK, TECHNOLOGY_DECK, AdAstra
from orrery.games.adastra.words import ANOMALY, DIPLOMAT, DONE, SEAT, TECHNOLOGY
from orrery.games.parts.effect import Effect
from orrery.kernel.agenda import NATURE, Chance, OpenQuestion
from orrery.kernel.events import TRUTH, Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Text
from orrery.kernel.vocabulary import Kind


class DiplomatStolen(Event):
    __slots__ = ()
    kind = "steal-diplomat"
    fields = (("victim", SEAT),)
    hidden = ("card", DIPLOMAT)
    sentence = Phrase("{seat} takes {card} from {victim}.", "{seat} zabiera ({victim}): {card}.")


class TechnologyStolen(Event):
    __slots__ = ()
    kind = "steal-technology"
    fields = (("victim", SEAT),)
    hidden = ("card", TECHNOLOGY)
    sentence = Phrase("{seat} takes {card} from {victim}.", "{seat} zabiera ({victim}): {card}.")


class AnomalyStolen(Event):
    __slots__ = ()
    kind = "steal-anomaly"
    fields = (("victim", SEAT),)
    hidden = ("card", ANOMALY)
    sentence = Phrase("{seat} takes {card} from {victim}.", "{seat} zabiera ({victim}): {card}.")


class Looked(Event):
    __slots__ = ()
    kind = "look"
    fields = (("victim", SEAT),)
    sentence = Phrase("{seat} looks at the cards of {victim}.", "{seat} ogląda karty ({victim}).")


# Each deck: where its cards are held, the words and the event of taking one


def held(player: Player, deck: int) -> Holding:
    if deck == DIPLOMAT_DECK:
        return player.pool
    if deck == MISSION_DECK:
        return player.missions
    return player.hand if deck == TECHNOLOGY_DECK else player.anomalies


def hold(player: Player, deck: int, holding: Holding) -> None:
    if deck == DIPLOMAT_DECK:
        player.pool = holding
    elif deck == MISSION_DECK:
        player.missions = holding
    elif deck == TECHNOLOGY_DECK:
        player.hand = holding
    else:
        player.anomalies = holding


def taking(deck: int) -> Kind:
    if deck == DIPLOMAT_DECK:
        return TAKE_DIPLOMAT
    return TAKE_TECHNOLOGY if deck == TECHNOLOGY_DECK else TAKE_ANOMALY


def at_random(deck: int) -> Kind:
    if deck == DIPLOMAT_DECK:
        return RANDOM_DIPLOMAT
    return RANDOM_TECHNOLOGY if deck == TECHNOLOGY_DECK else RANDOM_ANOMALY


def look(state: AdAstra, viewer: int, victim: int, deck: int) -> None:
    """A player alone sees what another one holds of a deck; who only knows a part of the game does not see that."""
    if state.viewer in (TRUTH, viewer, victim):
        player = state.players[victim]
        hold(player, deck, held(player, deck).seen_by(viewer))
        shows(state, viewer)


def steal(state: AdAstra, victim: int, thief: int, deck: int, card: int) -> None:
    """A card changes hands; only these two know which."""
    player = state.players[victim]
    both = 1 << victim | 1 << thief
    hold(player, deck, held(player, deck).minus_unseen(card, both))
    if deck == DIPLOMAT_DECK:
        state.whisper(DiplomatStolen, thief, card, both, victim)
        gain_diplomat(state, thief, card, 1 << victim)
        return
    receive(state, deck, thief, card, 1 << victim)
    if deck == TECHNOLOGY_DECK:
        state.whisper(TechnologyStolen, thief, card, both, victim)
        check_hand(state, thief)
    else:
        state.whisper(AnomalyStolen, thief, card, both, victim)


class RandomCard(Chance[AdAstra]):
    """Which card does chance pick from somebody's?"""

    __slots__ = ("deck", "thief", "victim")
    fields: ClassVar[tuple[str, ...]] = ("deck", "victim", "thief")

    def __init__(self, deck: int, victim: int, thief: int) -> None:
        self.seat = NATURE
        self.deck = deck
        self.victim = victim
        self.thief = thief
        """Who gets it, or none if it is discarded."""

    def candidates(self, state: AdAstra) -> list[int]:
        base = at_random(self.deck).base
        return [base + card for card in distinct(held(state.players[self.victim], self.deck).cards)]

    def weights(self, state: AdAstra) -> list[int]:
        cards = held(state.players[self.victim], self.deck).cards
        return [cards.count(card) for card in distinct(cards)]

    def apply(self, state: AdAstra, option: int) -> None:
        card = option - at_random(self.deck).base
        if self.thief == NONE:
            discard_from_pool(state, self.victim, card)
        else:
            shows(state, self.thief)
            steal(state, self.victim, self.thief, self.deck, card)


class TakeCard(OpenQuestion[AdAstra]):
    """Which card do you take from that player? So many may still be taken; with ``may`` none has to be."""

    __slots__ = ("deck", "left", "may", "victim")
    fields: ClassVar[tuple[str, ...]] = ("seat", "deck", "victim", "left", "may")
    secret = True
    asks = Phrase("Which card do you take from {victim}?", "Którą kartę zabierasz ({victim})?")
    topic = Phrase("Card", "Karta")

    def __init__(self, seat: int, deck: int, victim: int, left: int, may: int) -> None:
        self.seat = seat
        self.deck = deck
        self.victim = victim
        self.left = left
        self.may = may

    def candidates(self, state: AdAstra) -> list[int]:
        base = taking(self.deck).base
        words = [base + card for card in distinct(held(state.players[self.victim], self.deck).cards)]
        if self.may:
            words.append(DONE)
        return words

    def apply(self, state: AdAstra, option: int) -> None:
        if option == DONE:
            return
        if self.left > 1 and len(held(state.players[self.victim], self.deck).cards) > 1:
            state.push(TakeCard(self.seat, self.deck, self.victim, self.left - 1, self.may))
        steal(state, self.victim, self.seat, self.deck, option - taking(self.deck).base)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"victim": scene.player(self.victim)}


# Effects


class DiscardsDiplomat(Effect[AdAstra]):
    """The target loses a random diplomat of its pool."""

    __slots__ = ()
    words: Final = Phrase(
        "the target discards 1 random diplomat from own pool", "cel odrzuca 1 losowego dyplomatę ze swojej puli"
    )

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        if state.players[seat].pool.cards:
            state.push(RandomCard(DIPLOMAT_DECK, seat, NONE))

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language)


class StealsAtRandom(Effect[AdAstra]):
    """The initiator gets a random card of the target's: a diplomat, or a technology card."""

    __slots__ = ("deck",)
    diplomat: Final = Phrase(
        "the initiator takes 1 random diplomat from the target's pool into own pool",
        "inicjator zabiera do swojej puli 1 losowego dyplomatę z puli celu",
    )
    technology: Final = Phrase(
        "the initiator takes 1 random technology card from the target's hand into own hand",
        "inicjator zabiera na rękę 1 losową kartę technologii z ręki celu",
    )

    def __init__(self, deck: int) -> None:
        super().__init__()
        self.deck = deck

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        if held(state.players[seat], self.deck).cards:
            state.push(RandomCard(self.deck, seat, source))

    def say(self, language: str, they: bool = False) -> Text:
        return (self.diplomat if self.deck == DIPLOMAT_DECK else self.technology).say(language)


class StealsByChoice(Effect[AdAstra]):
    """The initiator looks at the target's pool or hand and takes a card, or up to so many."""

    __slots__ = ("cards", "deck")
    diplomat: Final = Phrase(
        "the initiator looks at the target's pool and takes 1 diplomat from it into own pool",
        "inicjator ogląda pulę celu i zabiera z niej 1 dyplomatę do swojej puli",
    )
    technology: Final = Phrase(
        "the initiator looks at the technology cards in the target's hand and takes 1 into own hand",
        "inicjator ogląda karty technologii na ręce celu i zabiera 1 na swoją rękę",
    )
    technologies: Final = Phrase(
        "the initiator looks at the technology cards in the target's hand and takes up to {n} into own hand",
        "inicjator ogląda karty technologii na ręce celu i zabiera do {n} na swoją rękę",
    )

    def __init__(self, deck: int, cards: int = 1) -> None:
        super().__init__()
        self.deck = deck
        self.cards = cards

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        if held(state.players[seat], self.deck).cards:
            look(state, source, seat, self.deck)
            state.tell(Looked, source, seat)
            state.push(TakeCard(source, self.deck, seat, self.cards, int(self.cards > 1)))

    def say(self, language: str, they: bool = False) -> Text:
        if self.deck == DIPLOMAT_DECK:
            return self.diplomat.say(language)
        return (self.technology if self.cards == 1 else self.technologies).say(language, n=self.cards)


class ReadsMind(Effect[AdAstra]):
    """The initiator looks at the target's hand, anomaly cards and secret missions."""

    __slots__ = ()
    words: Final = Phrase(
        "the initiator looks at the target's hand, anomaly cards and secret missions",
        "inicjator ogląda rękę, karty anomalii i tajne misje celu",
    )

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        for deck in (TECHNOLOGY_DECK, ANOMALY_DECK, MISSION_DECK):
            look(state, source, seat, deck)
        state.tell(Looked, source, seat)

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language)


class StealsAnomaly(Effect[AdAstra]):
    """The initiator takes an anomaly card, at random or by choice; if there is none, credits from the supply."""

    __slots__ = ("choice", "credits")
    random: Final = Phrase(
        "the initiator takes 1 random anomaly card from the target; if there is none, the initiator gains {credits}",
        "inicjator zabiera celowi 1 losową kartę anomalii; jeśli nie ma żadnej, inicjator zyskuje {credits}",
    )
    chosen: Final = Phrase(
        "the initiator takes 1 anomaly card of own choice from the target; if there is none, the initiator gains"
        " {credits}",
        "inicjator zabiera celowi 1 wybraną kartę anomalii; jeśli nie ma żadnej, inicjator zyskuje {credits}",
    )

    def __init__(self, choice: bool, credits: int) -> None:
        super().__init__()
        self.choice = choice
        self.credits = credits

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        if not state.players[seat].anomalies.cards:
            state.gain(source, CREDITS, self.credits)
        elif self.choice:
            state.push(TakeCard(source, ANOMALY_DECK, seat, 1, 0))
        else:
            state.push(RandomCard(ANOMALY_DECK, seat, source))

    def say(self, language: str, they: bool = False) -> Text:
        words = self.chosen if self.choice else self.random
        return words.say(language, credits=amount(CREDITS, self.credits, language))
