"""The top of Inscription's table: the round, its event, the dice; wars and councils with both sides."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from orrery.games.inscription.cards.shared import AGENDA_CARDS, EACH_PLAYER, EVENT_CARDS, FAILED, PASSED, STAGES, TYPES
from orrery.games.inscription.events.ai import VOTE_BONUS, ai_vote
from orrery.games.inscription.events.rounds import SHORT, STANDARD, TUTORIAL
from orrery.games.inscription.names import (
    COUNCIL,
    END_OF_STRATEGY,
    FAIL,
    LEFT,
    NONE,
    PASS,
    RIGHT,
    STEP_1,
    STEP_3,
    STRATEGY,
    WAR,
    WON,
)
from orrery.games.inscription.names import LOST as WAR_LOST
from orrery.games.inscription.sheets.warfare.grid import section
from orrery.games.inscription.state import Inscription, neighbor
from orrery.kernel import HIDDEN, Phrase
from orrery.terminal.boards.inscription.sheets.warfare import strengths
from orrery.terminal.boards.inscription.style import CLAIMED, COLOURS, LOST, SIGNS, amount
from orrery.terminal.boards.layout import one_line
from orrery.terminal.screen import BRASS, QUIET

ROUND: Final = Phrase("Round {n} of {all} · stage {stage}", "Runda {n} z {all} · etap {stage}")
UP_TO: Final = Phrase("Round {n}, at most {all} · stage {stage}", "Runda {n}, najwyżej {all} · etap {stage}")
SETTING_UP: Final = Phrase("Setting up", "Przygotowanie")
SPEAKER: Final = Phrase("speaker: {name}", "mówca: {name}")
NEXT: Final = Phrase("next: {event}", "następne: {event}")
STEPS: Final = {
    STEP_1: Phrase("step 1, the card’s resources", "krok 1, zasoby z karty"),
    STEP_3: Phrase("step 3, the dice", "krok 3, kości"),
    END_OF_STRATEGY: Phrase("end of the event", "koniec wydarzenia"),
}
DICE: Final = Phrase("dice", "kości")
FOCUS: Final = Phrase("focus", "intensyfikacja")
WAR_LINE: Final = Phrase(
    "War {n} of 4 · your left {left} · your right {right}", "Wojna {n} z 4 · twoja lewa {left} · twoja prawa {right}"
)
AI_NAME: Final = Phrase("AI", "SI")
RESULTS: Final = {WON: Phrase("won", "wygrana"), WAR_LOST: Phrase("lost", "przegrana")}
TIED: Final = Phrase("tied", "remis")
VOTES: Final = Phrase("{name} {n}", "{name} {n}")
AI_VOTES: Final = Phrase("AI: {n} {n:vote|votes}", "SI: {n} {n:głos|głosy|głosów}")
AI_RANGE: Final = Phrase("AI: {least}–{most} votes", "SI: {least}–{most} głosów")
MORE_VOTES: Final = Phrase(
    "More votes than the AI: the text with the star. Otherwise the other one.",
    "Więcej głosów niż SI: tekst z gwiazdką. W innym razie drugi.",
)


def header(state: Inscription, names: list[str], language: str) -> RenderableType:
    left = Text(" INSCRIPTION  ", f"bold {BRASS}")
    right = Text()
    if state.event >= 0:
        card = EVENT_CARDS[state.event]
        rounds = len(TUTORIAL if state.tutorial else SHORT if state.short_finale else STANDARD)
        for number in range(1, rounds + 1):
            left.append("●" if number < state.round else "◉" if number == state.round else "○", BRASS)
        told = ROUND if state.tutorial or state.short_finale else UP_TO
        left.append("  " + told.say(language, n=state.round, all=rounds, stage=STAGES[card.stage]), "bold")
        if state.foreseen not in (NONE, HIDDEN):
            right.append(NEXT.say(language, event=EVENT_CARDS[state.foreseen].title) + " · ", QUIET)
    else:
        left.append(SETTING_UP.say(language), "bold")
    right.append(SPEAKER.say(language, name=names[state.speaker]), QUIET)
    rows = Table.grid(expand=True, padding=(0, 1))
    rows.add_column(no_wrap=True)
    rows.add_column(no_wrap=True, justify="right", overflow="ellipsis", ratio=1)
    rows.add_row(left, right)
    return rows


def event_lines(state: Inscription, seat: int, names: list[str], language: str) -> list[RenderableType]:
    """What this round is about."""
    if state.event < 0:
        return []
    card = EVENT_CARDS[state.event]
    text = (
        Text()
        .append(f" {TYPES[card.type].say(language)}", f"bold {BRASS}")
        .append(f": {card.title.say(language)}", "bold")
    )
    if card.type == STRATEGY:
        return [one_line(strategy(state, text, language))]
    if card.type == WAR:
        return [one_line(text.append(" · ").append_text(war(state, seat, names, language)))]
    if card.type == COUNCIL and state.agenda_card >= 0:
        return [one_line(text), *council(state, names, language)]
    return [one_line(text)]


def strategy(state: Inscription, text: Text, language: str) -> Text:
    text.append("  ").append_text(amount(EVENT_CARDS[state.event].resources))
    if state.task in STEPS:
        text.append("  " + STEPS[state.task].say(language), QUIET)
    if state.task in (STEP_3, END_OF_STRATEGY):
        text.append(f"  {DICE.say(language)} ", QUIET).append_text(amount(state.black))
        text.append(f"  {FOCUS.say(language)}", QUIET)
        for die, face in enumerate(state.focus):
            text.append(f" {SIGNS[die] * face}", f"bold {COLOURS[die]}")
    return text


def war(state: Inscription, seat: int, names: list[str], language: str) -> Text:
    """Both of a seat's wars: strength against strength, and how each ended."""
    parts = {}
    for half, name in ((LEFT, "left"), (RIGHT, "right")):
        own, theirs = strengths(state, seat, half, state.wars - 1)
        other = neighbor(state, seat, half)
        who = names[other] if other >= 0 else AI_NAME.say(language)
        result = state.players[seat].warfare.results[section(half, state.wars - 1)]
        ended = f" ({RESULTS.get(result, TIED).say(language)})" if result else ""
        parts[name] = f"{own} : {theirs} {who}{ended}"
    return Text(WAR_LINE.say(language, n=state.wars, **parts))


def council(state: Inscription, names: list[str], language: str) -> list[RenderableType]:
    """The agenda's two texts, with the votes for each once they are open, and what the AI casts or may cast."""
    found = []
    for side, frame in ((PASS, PASSED), (FAIL, FAILED)):
        number = state.agenda_card if side == PASS else state.fail_card
        card = AGENDA_CARDS[number]
        chosen = state.outcome_side == side
        mark = CLAIMED if chosen else LOST if state.outcome_side >= 0 else " "
        star = " ★" if card.star else ""
        style = f"bold {BRASS}" if chosen else "bold"
        text = Text().append(f"{card.title.say(language)}{star}  ", style)
        each = EACH_PLAYER.say(language, effect=card.sides[side].say(language))
        text.append(f"{frame.say(language)}: {each}")
        votes = [
            VOTES.say(language, name=names[seat], n=player.cast)
            for seat, player in enumerate(state.players)
            if player.side == side and player.cast
        ]
        text.append(f"  [{', '.join(votes)}]" if votes else "", QUIET)
        found.append(indented(Text(mark, style), text))
    if state.ai:
        cast = [VOTES.say(language, name=names[seat], n=player.cast) for seat, player in enumerate(state.players)]
        line = Text(f"{MORE_VOTES.say(language)}  ", QUIET)
        if state.ai_votes != NONE:
            line.append(f"{AI_VOTES.say(language, n=state.ai_votes)}, {', '.join(cast)}", "bold")
        else:
            least = ai_vote(state, EVENT_CARDS[state.event].stage)
            line.append(AI_RANGE.say(language, least=least, most=least + max(VOTE_BONUS)), "bold")
        found.append(indented(Text(), line))
    return found


def indented(mark: Text, text: Text) -> RenderableType:
    """A mark at the margin, and a text whose further lines begin under its first."""
    rows = Table.grid()
    rows.add_column(width=3)
    rows.add_column()
    rows.add_row(Text(" ").append_text(mark), text)
    return rows
