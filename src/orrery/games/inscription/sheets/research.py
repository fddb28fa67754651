"""TI-TECH, TI-FOC: technologies and focus dice."""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.games.inscription.abilities import DRIVE_STAYS, TECHNOLOGY_GAINED
from orrery.games.inscription.bits import changed, words
from orrery.games.inscription.cards.in_play import happens, permits
from orrery.games.inscription.cards.kinds import TECHNOLOGY_CARDS
from orrery.games.inscription.effect import Effect
from orrery.games.inscription.losing import Lose
from orrery.games.inscription.names import (
    EXPANSION,
    GRAVITY_DRIVE,
    INDUSTRY,
    QUANTUM,
    RESOURCES,
    SHEET_IDS,
    STEP_3,
    TECHNOLOGIES_PRINTED,
    WARFARE,
)
from orrery.games.inscription.player import Player
from orrery.games.inscription.refusals import LOST_TECHNOLOGY, UNLOCKED_TECHNOLOGY
from orrery.games.inscription.say import MARK
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import (
    FOCUS_DIE,
    LOSE_TECHNOLOGY,
    RESOURCE_DOMAIN,
    SHEET_DOMAIN,
    STUDY,
    TECHNOLOGY_DECK,
    UNLOCK_TECHNOLOGY,
)
from orrery.kernel.agenda import OpenQuestion, Question
from orrery.kernel.events import Event
from orrery.kernel.text import Phrase, Refusal, Text

ALL_TECHNOLOGIES: Final = (1 << TECHNOLOGIES_PRINTED) - 1


def of_sheet(sheet: int) -> int:
    """The two technologies of a sheet, as bits."""
    return 3 << (2 * sheet)


# What is legal


def locked(player: Player) -> int:
    """Technologies that can still be unlocked."""
    return ALL_TECHNOLOGIES & ~player.research.unlocked & ~player.research.lost


def studies(player: Player, sheet: int) -> list[int]:
    """Technologies of a sheet whose research symbols can be crossed."""
    return words(STUDY.base, locked(player) & of_sheet(sheet))


def study_candidates(sheet: int) -> list[int]:
    return words(STUDY.base, of_sheet(sheet))


def study_refusal(player: Player, tech: int) -> Refusal | None:
    if player.research.lost >> tech & 1:
        return LOST_TECHNOLOGY
    return UNLOCKED_TECHNOLOGY if player.has(tech) else None


# Marks


class SymbolStudied(Event):
    __slots__ = ()
    kind = "study"
    fields = (("card", TECHNOLOGY_DECK),)
    sentence = Phrase("{seat} crosses a research symbol of {card}.", "{seat} skreśla symbol badań: {card}.")


def study(state: Inscription, seat: int, tech: int) -> None:
    """Cross one research symbol; the last one unlocks the technology."""
    player = state.players[seat]
    crossed = player.research.symbols[tech] + 1
    player.research = player.research.but(symbols=changed(player.research.symbols, tech, crossed))
    state.note(SymbolStudied, seat, tech)
    if crossed == TECHNOLOGY_CARDS[tech].cost:
        unlock_technology(state, seat, tech)


class TechnologyUnlocked(Event):
    __slots__ = ()
    kind = "unlock-technology"
    fields = (("card", TECHNOLOGY_DECK),)
    sentence = Phrase("{seat} unlocks {card}.", "{seat} odblokowuje technologię: {card}.")


def unlock_technology(state: Inscription, seat: int, tech: int) -> None:
    player = state.players[seat]
    player.research = player.research.but(unlocked=player.research.unlocked | 1 << tech)
    state.note(TechnologyUnlocked, seat, tech)
    happens(state, seat, TECHNOLOGY_GAINED)


class TechnologyLost(Event):
    __slots__ = ()
    kind = "lose-technology"
    fields = (("card", TECHNOLOGY_DECK),)
    sentence = Phrase("{seat} crosses off {card}.", "{seat} skreśla technologię: {card}.")


def lose_technology(state: Inscription, seat: int, tech: int) -> None:
    """Cross a technology off (TI-GEN-8); the Ghosts of Creuss keep their Gravity Drive."""
    player = state.players[seat]
    if tech == GRAVITY_DRIVE and permits(player, DRIVE_STAYS):
        return
    research = player.research
    player.research = research.but(unlocked=research.unlocked & ~(1 << tech), lost=research.lost | 1 << tech)
    state.note(TechnologyLost, seat, tech)


def has_focus(player: Player, sheet: int, die: int) -> bool:
    return bool(player.research.focus >> (3 * sheet + die) & 1)


class FocusUnlocked(Event):
    __slots__ = ()
    kind = "focus"
    fields = (("sheet", SHEET_DOMAIN), ("die", RESOURCE_DOMAIN))
    sentence = Phrase(
        "{seat} unlocks the {die} focus die on {sheet}.", "{seat} odblokowuje kość intensyfikacji ({die}): {sheet}."
    )


def unlock_focus(state: Inscription, seat: int, sheet: int, die: int) -> None:
    """Unlock a focus die; in step 3 it counts at once on the active sheet (TI-FOC-3)."""
    player = state.players[seat]
    player.research = player.research.but(focus=player.research.focus | 1 << (3 * sheet + die))
    state.note(FocusUnlocked, seat, sheet, die)
    if state.task == STEP_3 and sheet == player.active and not player.once & QUANTUM:
        player.pool[die] += state.focus[die]


# Effects


class UnlockTechnologies(Effect):
    """Unlock technologies without paying, on any sheet or on warfare alone."""

    __slots__ = ("n", "sheet")
    unlock_technology_words: ClassVar[Phrase] = Phrase(
        "unlock {n} {n:technology on any sheet|technologies on any sheets}",
        "odblokuj {n} {n:technologię na dowolnym arkuszu|technologie na dowolnych arkuszach"
        "|technologii na dowolnych arkuszach}",
    )
    unlock_warfare_technology_words: ClassVar[Phrase] = Phrase(
        "unlock 1 warfare technology", "odblokuj 1 technologię wojskowości"
    )
    otherwise = Phrase(
        "{effect} (if there is none to unlock: {instead})", "{effect} (jeśli nie ma żadnej do odblokowania: {instead})"
    )

    def __init__(self, n: int = 1, sheet: int = -1) -> None:
        super().__init__()
        assert sheet in (-1, WARFARE), "its sentence knows no other sheet"
        self.n = n
        self.sheet = sheet

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        for _ in range(self.n):
            state.push(UnlockATechnology(seat, self.sheet))

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        return bool(locked(state.players[seat]) & (ALL_TECHNOLOGIES if self.sheet < 0 else of_sheet(self.sheet)))

    def say(self, language: str, they: bool = False) -> Text:
        return (self.unlock_technology_words if self.sheet < 0 else self.unlock_warfare_technology_words).say(
            language, n=self.n
        )


class UnlockATechnology(Question[Inscription]):
    """Which technology do you unlock?"""

    __slots__ = ("sheet",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "sheet")
    waived = True
    asks = Phrase("Which technology do you unlock?", "Którą technologię odblokowujesz?")
    topic = MARK

    def __init__(self, seat: int, sheet: int) -> None:
        self.seat = seat
        self.sheet = sheet

    def candidates(self, state: Inscription) -> list[int]:
        allowed = ALL_TECHNOLOGIES if self.sheet < 0 else of_sheet(self.sheet)
        return words(UNLOCK_TECHNOLOGY.base, allowed)

    def refusal(self, state: Inscription, option: int) -> Refusal | None:
        return study_refusal(state.players[self.seat], option - UNLOCK_TECHNOLOGY.base)

    def apply(self, state: Inscription, option: int) -> None:
        unlock_technology(state, self.seat, option - UNLOCK_TECHNOLOGY.base)


class UnlockThis(Effect):
    """Unlock this technology."""

    __slots__ = ("tech",)
    words: ClassVar[Phrase] = Phrase("unlock {what}", "odblokuj: {what}")
    asks = False

    def __init__(self, tech: int) -> None:
        super().__init__()
        self.tech = tech

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        unlock_technology(state, seat, self.tech)

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, what=TECHNOLOGY_CARDS[self.tech].title)


class StudyAll(Effect):
    """Cross one research symbol of every technology."""

    __slots__ = ()
    words: ClassVar[Phrase] = Phrase(
        "cross 1 research symbol of every technology", "skreśl po 1 symbolu badań każdej technologii"
    )
    asks = False

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        for tech in range(TECHNOLOGIES_PRINTED):
            study(state, seat, tech)

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language)


class LoseTechnology(Lose):
    """Automated Worker Ban: a technology of the expansion or industry sheet, an unlocked one if there is any."""

    __slots__ = ()
    words = Phrase(
        "cross off 1 technology of your expansion or industry sheet; an unlocked one if you have any there",
        "skreśl 1 technologię na arkuszu ekspansji albo przemysłu; odblokowaną, jeśli masz tam jakąś",
    )
    question = Phrase("Which technology do you cross off?", "Którą technologię skreślasz?")

    def losable(self, state: Inscription, player: Player) -> list[int]:
        there = (of_sheet(EXPANSION) | of_sheet(INDUSTRY)) & ~player.research.lost
        found = there & player.research.unlocked or there
        return words(LOSE_TECHNOLOGY.base, found)

    def lose(self, state: Inscription, seat: int, option: int) -> None:
        lose_technology(state, seat, option - LOSE_TECHNOLOGY.base)


class LoseNamedTechnology(Effect):
    """Technology Embargo."""

    __slots__ = ()
    words: ClassVar[Phrase] = Phrase(
        "cross off the named navigation technology", "skreśl wskazaną technologię nawigacji"
    )
    asks = False

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        if state.named >= 0 and not state.players[seat].research.lost >> state.named & 1:
            lose_technology(state, seat, state.named)

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language)


class UnlockFocusDice(Effect):
    """Unlock focus dice, each on a sheet of one's choice."""

    __slots__ = ("n",)
    words: ClassVar[Phrase] = Phrase(
        "unlock {n} focus {n:die|dice}, each on a sheet of your choice",
        "odblokuj {n} {n:kość|kości|kości} intensyfikacji, każdą na wybranym arkuszu",
    )

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        for _ in range(self.n):
            state.push(UnlockFocusDie(seat))

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, n=self.n)


class UnlockFocusDie(OpenQuestion[Inscription]):
    """Which focus die do you unlock, and on which sheet?"""

    __slots__ = ()
    waived = True
    asks = Phrase(
        "Which focus die do you unlock, and on which sheet?",
        "Którą kość intensyfikacji odblokowujesz i na którym arkuszu?",
    )
    topic = MARK

    def candidates(self, state: Inscription) -> list[int]:
        player = state.players[self.seat]
        return [
            FOCUS_DIE.base + 3 * sheet + die
            for sheet in range(len(SHEET_IDS))
            for die in range(len(RESOURCES))
            if not has_focus(player, sheet, die)
        ]

    def apply(self, state: Inscription, option: int) -> None:
        sheet, die = FOCUS_DIE.places(option)
        unlock_focus(state, self.seat, sheet, die)
