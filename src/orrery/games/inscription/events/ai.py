"""TI-SOLO: the AI faction of games for one and two players."""

from __future__ import annotations

from typing import Final

from orrery.games.inscription.bits import changed
from orrery.games.inscription.names import (
    AI,
    EXPANSION,
    INDUSTRY,
    INFLUENCE,
    MATERIAL,
    NAVIGATION,
    NONE,
    RESEARCH,
    WARFARE,
)
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import COUNT, OBJECTIVE_DECK
from orrery.kernel.agenda import Step
from orrery.kernel.events import Event
from orrery.kernel.text import Phrase
from orrery.kernel.vocabulary import Phrases

TRACKS: Final = Phrases(
    tuple([str(track) for track in range(11)]),
    (
        Phrase("strength II", "siła II"),
        Phrase("strength III", "siła III"),
        Phrase("strength IV", "siła IV"),
        Phrase("strength V", "siła V"),
        Phrase("votes II", "głosy II"),
        Phrase("votes III", "głosy III"),
        Phrase("votes IV", "głosy IV"),
        Phrase("two material", "dwa surowce"),
        Phrase("two influence", "dwa wpływy"),
        Phrase("two research", "dwa badania"),
        Phrase("one research", "jedno badanie"),
    ),
)
STRENGTH: Final = ((1, (2, 3, 4, 5)), (3, (5, 6, 7, 8)), (5, (7, 8, 9, 10)), (7, (9, 10, 11)))
"""For each war: the base, and the numbers above the symbols."""
VOTES: Final = ((0, (1, 2, 3)), (1, (2, 3, 4)), (2, (3, 4, 5)))
VOTE_BONUS: Final = (0, 1, 2)
"""By what the black die shows (TI-SOLO-11)."""

# Places in ``Inscription.ai``: crossed symbols of each section and goal track, and how many sections are struck.
STRENGTH_AT: Final = 0
VOTES_AT: Final = 4
MATERIAL_2: Final = 7
INFLUENCE_2: Final = 8
RESEARCH_2: Final = 9
RESEARCH_1: Final = 10
WARS_STRUCK: Final = 11
COUNCILS_STRUCK: Final = 12
PLACES: Final = COUNCILS_STRUCK + 1
GOAL_TRACKS: Final = {MATERIAL_2: 4, INFLUENCE_2: 4, RESEARCH_2: 4, RESEARCH_1: 8}
"""The length of each goal track."""
OBJECTIVE_GOALS: Final = {
    (MATERIAL_2, 4): WARFARE,
    (INFLUENCE_2, 4): INDUSTRY,
    (RESEARCH_2, 4): EXPANSION,
    (RESEARCH_1, 8): NAVIGATION,
}
MECATOL_GOAL: Final = (RESEARCH_1, 5)
OVERFLOW: Final = {
    MATERIAL_2: (MATERIAL, 1),
    INFLUENCE_2: (INFLUENCE, 1),
    RESEARCH_2: (RESEARCH, 1),
    RESEARCH_1: (MATERIAL, 1),
}


def new_sheet(difficulty: int) -> tuple[int, ...]:
    """TI-SOLO-4: the AI sheet with the marks of a difficulty."""
    sheet = [0] * PLACES
    for track in GOAL_TRACKS:
        sheet[track] = difficulty
    if difficulty >= 1:
        sheet[STRENGTH_AT] = sheet[STRENGTH_AT + 1] = 1
    if difficulty >= 2:
        sheet[VOTES_AT] = sheet[VOTES_AT + 1] = 1
    return tuple(sheet)


def section_value(section: tuple[int, tuple[int, ...]], crossed: int) -> int:
    """The number of the rightmost crossed symbol, or the base (TI-SOLO-9)."""
    base, values = section
    return values[crossed - 1] if crossed else base


def ai_strength(state: Inscription, war: int) -> int:
    """The AI's strength in a war, as its sheet stands; 0 without an AI faction."""
    return section_value(STRENGTH[war], state.ai[STRENGTH_AT + war]) if state.ai else 0


def ai_vote(state: Inscription, stage: int) -> int:
    """The AI's votes in the council of a stage, before the die; stage II is 1."""
    return section_value(VOTES[stage - 1], state.ai[VOTES_AT + stage - 1])


def strike(state: Inscription, track: int) -> None:
    """The uncrossed symbols of the current section are struck."""
    state.ai = changed(state.ai, track, state.ai[track] + 1)


class AiMarks(Step[Inscription]):
    """TI-SOLO-5: the AI crosses a symbol for every focus die."""

    __slots__ = ()

    def happen(self, state: Inscription) -> None:
        if state.ai:
            for die in (MATERIAL, INFLUENCE, RESEARCH):
                mark(state, die, state.focus[die])


def mark(state: Inscription, die: int, face: int) -> None:
    """Cross the next symbol on the track of a face; full tracks pass it on (TI-SOLO-8)."""
    track = _track(die, face)
    while track >= 0:
        if state.ai[track] < GOAL_TRACKS[track]:
            cross(state, track)
            return
        die, face = OVERFLOW[track]
        track = _track(die, face)
    if die == MATERIAL:
        cross_section(state, STRENGTH_AT, STRENGTH, state.ai[WARS_STRUCK])
    else:
        cross_section(state, VOTES_AT, VOTES, state.ai[COUNCILS_STRUCK])


def _track(die: int, face: int) -> int:
    """The goal track of a face; none for strength and votes."""
    if face == 2:
        return MATERIAL_2 + die
    return RESEARCH_1 if die == RESEARCH else -1


class AiAdvanced(Event):
    __slots__ = ()
    kind = "ai-track"
    fields = (("track", TRACKS), ("n", COUNT))
    sentence = Phrase("The AI faction advances: {track} ({n}).", "Rasa SI robi postęp: {track} ({n}).")


class AiOnMecatol(Event):
    __slots__ = ()
    kind = "ai-mecatol"
    fields = (("n", COUNT),)
    sentence = Phrase("The AI faction is number {n} on Mecatol Rex.", "Rasa SI zajmuje rubrykę {n} Mecatol Rex.")


class AiFulfilled(Event):
    __slots__ = ()
    kind = "ai-objective"
    fields = (("card", OBJECTIVE_DECK),)
    sentence = Phrase("The AI faction fulfils {card}.", "Rasa SI realizuje zadanie {card}.")


def cross(state: Inscription, track: int) -> None:
    """Cross a symbol of a goal track, and reach what lies behind it (TI-SOLO-6)."""
    crossed = state.ai[track] + 1
    state.ai = changed(state.ai, track, crossed)
    state.tell(AiAdvanced, -1, track, crossed)
    if (track, crossed) == MECATOL_GOAL:
        state.ai_mecatol = len(state.mecatol)
        state.mecatol = (*state.mecatol, AI)
        state.tell(AiOnMecatol, -1, len(state.mecatol))
    sheet = OBJECTIVE_GOALS.get((track, crossed), NONE)
    if sheet >= 0:
        state.ai_goals |= 1 << sheet
        state.tell(AiFulfilled, -1, state.objectives[sheet])


def cross_section(
    state: Inscription, first: int, sections: tuple[tuple[int, tuple[int, ...]], ...], struck: int
) -> None:
    """Cross the leftmost symbol that is neither crossed nor struck (TI-SOLO-12b)."""
    for number in range(struck, len(sections)):
        crossed = state.ai[first + number]
        if crossed < len(sections[number][1]):
            state.ai = changed(state.ai, first + number, crossed + 1)
            state.tell(AiAdvanced, -1, first + number, crossed + 1)
            return


class EndOfAiRound(Step[Inscription]):
    """TI-SOLO-7: what the AI reached this round counts from now on."""

    __slots__ = ()

    def happen(self, state: Inscription) -> None:
        state.turned |= state.ai_goals
        state.ai_goals = 0
        state.ai_mecatol = NONE


class StrikeStrength(Step[Inscription]):
    """After a war the AI's deployment line moves, too."""

    __slots__ = ()

    def happen(self, state: Inscription) -> None:
        if state.ai:
            strike(state, WARS_STRUCK)
