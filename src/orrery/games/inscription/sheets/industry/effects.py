"""Effects that mark the industry sheet."""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.games.inscription.bits import words
from orrery.games.inscription.effect import Effect
from orrery.games.inscription.names import AI_ALGORITHM, COMMODITIES
from orrery.games.inscription.player import Player
from orrery.games.inscription.repeated import Repeated
from orrery.games.inscription.say import MARK
from orrery.games.inscription.sheets.industry.rules import claimable_spaces, mark, unmarked
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import COUNT, SCRAP, SPACE
from orrery.kernel.agenda import OpenQuestion
from orrery.kernel.events import Event
from orrery.kernel.text import Phrase, Text
from orrery.kernel.vocabulary import Domain

SURROUNDED: Final = 3
LETTERS: Final = Domain(tuple([letter.upper() for letter in COMMODITIES]))


class MarkCouncilor(Effect):
    """Psychoarchaeology."""

    __slots__ = ()
    words: ClassVar[Phrase] = Phrase(
        "choose any unmarked space with a councilor and scrap or claim it",
        "wybierz dowolne nieoznaczone pole z radnym i je zlikwiduj albo zdobądź",
    )

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(MarkCouncilorSpace(seat))

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        player = state.players[seat]
        return bool(unmarked(player) & player.industry.sheet.councilors)

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language)


class MarkCouncilorSpace(OpenQuestion[Inscription]):
    """Which space with a councilor do you scrap or claim?"""

    __slots__ = ()
    asks = Phrase(
        "Which space with a councilor do you claim or scrap?", "Które pole z radnym zdobywasz albo likwidujesz?"
    )
    topic = MARK

    def candidates(self, state: Inscription) -> list[int]:
        player = state.players[self.seat]
        spaces = unmarked(player) & player.industry.sheet.councilors
        return words(SPACE.base, spaces) + words(SCRAP.base, spaces)

    def apply(self, state: Inscription, option: int) -> None:
        mark(state, self.seat, option)


def surrounded(player: Player) -> int:
    """Unmarked spaces beside at least three scrapped ones (AI Development Algorithm)."""
    found = 0
    beside = player.industry.sheet.beside
    left = claimable_spaces(player)
    while left:
        low = left & -left
        if (beside[low.bit_length() - 1] & player.industry.scrapped).bit_count() >= SURROUNDED:
            found |= low
        left ^= low
    return found


def has_algorithm(player: Player) -> bool:
    return player.has(AI_ALGORITHM) and bool(surrounded(player))


class ClaimSurrounded(Effect):
    """AI Development Algorithm."""

    __slots__ = ()
    words: ClassVar[Phrase] = Phrase(
        "claim an unmarked space that is adjacent to at least 3 scrapped spaces",
        "zdobądź nieoznaczone pole sąsiadujące z co najmniej 3 zlikwidowanymi polami",
    )

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(ClaimSurroundedSpace(seat))

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        return bool(surrounded(state.players[seat]))

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language)


class ClaimSurroundedSpace(OpenQuestion[Inscription]):
    """Which space beside three scrapped ones do you claim?"""

    __slots__ = ()
    asks = Phrase(
        "Which space beside three scrapped ones do you claim?", "Które pole obok trzech zlikwidowanych zdobywasz?"
    )
    topic = MARK

    def candidates(self, state: Inscription) -> list[int]:
        return words(SPACE.base, surrounded(state.players[self.seat]))

    def apply(self, state: Inscription, option: int) -> None:
        mark(state, self.seat, option)


class ClaimSingles(Effect):
    """Guild Ships: spaces with a single commodity, wherever they are."""

    __slots__ = ("n",)
    words: ClassVar[Phrase] = Phrase(
        "claim any {n} network spaces that each hold a single commodity",
        "zdobądź {n} dowolne pola sieci, które zawierają po 1 towarze (nie podwójnym)",
    )

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(ClaimSingle(seat, self.n))

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        return bool(singles(state.players[seat]))

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, n=self.n)


def singles(player: Player) -> int:
    return unmarked(player) & sum(player.industry.sheet.single)


class ClaimSingle(Repeated):
    """Which space with a single commodity do you claim?"""

    __slots__ = ()
    asks = Phrase(
        "Which space with a single commodity do you claim? {n} to go",
        "Które pole z pojedynczym towarem zdobywasz? Pozostało: {n}",
    )
    topic = MARK

    def candidates(self, state: Inscription) -> list[int]:
        return words(SPACE.base, singles(state.players[self.seat]))

    def apply(self, state: Inscription, option: int) -> None:
        if self.left > 1:
            state.push(ClaimSingle(self.seat, self.left - 1))
        mark(state, self.seat, option)


class SpacesLost(Event):
    __slots__ = ()
    kind = "lose-spaces"
    fields = (("n", COUNT), ("letter", LETTERS))
    sentence = Phrase(
        "{seat} crosses off {n} {n:space|spaces} with commodity {letter}.",
        "{seat} skreśla {n} {n:pole|pola|pól} z towarem {letter}.",
    )


class LoseCommodities(Effect):
    """Automated Worker Ban: unmarked spaces with a single commodity of the named kind."""

    __slots__ = ()
    words: ClassVar[Phrase] = Phrase(
        "cross off all your unmarked network spaces with a single commodity of the named kind",
        "skreśl wszystkie swoje nieoznaczone pola sieci z pojedynczym towarem wskazanego rodzaju",
    )
    asks = False

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        player = state.players[seat]
        lost = unmarked(player) & player.industry.sheet.single[state.named] if state.named >= 0 else 0
        player.industry.lost |= lost
        if lost:
            state.note(SpacesLost, seat, lost.bit_count(), state.named)

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language)
