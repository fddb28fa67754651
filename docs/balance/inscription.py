"""Plays Inscription between bots and writes docs/balance/inscription.md, how even its components are: ``make balance``.

Finished games are kept in balance/, and only those that are missing are played; empty it when a rule has changed.
"""

from __future__ import annotations

import json
import os
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, pstdev
from typing import Any

from rich.progress import track

from orrery.bots import make_bot
from orrery.bots.levels import TITLES, spec_of
from orrery.games.inscription.cards.kinds import RELIC_CARDS
from orrery.games.inscription.cards.shared import AGENDA_CARDS
from orrery.games.inscription.events.scoring import NEEDED, RANKS, rank, sheet_totals
from orrery.games.inscription.game import GAME
from orrery.games.inscription.names import FACTIONS, FAIL, NONE, SHEET_IDS, SIDES
from orrery.games.inscription.state import Inscription
from orrery.kernel import NATURE, Dealer
from orrery.lab.statistics import wilson

PAGE = Path(__file__).parent / "inscription.md"
KEPT = Path("balance")
PLAYERS = 4
GAMES = {"medium": 1002, "hard": 402}
SOLO_GAMES = {"medium": 100, "hard": 20}
CHANGED = ("argent-flight", "winnu", "yssaril-tribes")
"""Factions that were changed after the games of the page; none when it is all played anew."""
CHECKS = {"medium": 60, "hard": 36}
FACTION_HEAD = ["faction", "games", "wins of its fair share", "interval", "points"]
GAIN = 0.25
"""Points by which a prospect must rise for an outcome to count as good for a player."""
HEAD = """<!-- Written by `make balance`. -->

# How even Inscription is

Bots of one level play {players} at a table, with A sheets and random factions.
Intervals are 95 %. What was changed because of such figures is in [the rules](../rules/inscription.md).

"""


@dataclass
class Game:
    """What one game showed; lists are by seat."""

    factions: list[int]
    sheets: list[list[int]]
    totals: list[list[int]]
    relics: list[tuple[Sequence[int], Sequence[int]]]
    """Played and still held."""
    scores: list[int]
    places: list[int]
    outcomes: list[tuple[int, int, list[float]]] = field(default_factory=list)
    """Agenda, side, and by how much each prospect changed."""


def dealt(seed: int) -> list[str]:
    """The factions of a game; all are at the tables once before one is there again."""
    tables = len(FACTIONS) // PLAYERS
    order = Random(f"balance {seed // tables}").sample(FACTIONS, len(FACTIONS))
    return order[seed % tables :: tables]


def play(bot: str, seed: int, always: str = "") -> Game:
    """One game between equals, with one faction always among them."""
    factions = dealt(seed)
    if always and always not in factions:
        factions[seed % PLAYERS] = always
    bots = [make_bot(bot, GAME, f"{seed}/{seat}") for seat in range(PLAYERS)]
    state = GAME.new(GAME.setup(PLAYERS, side="A", factions=factions))
    assert isinstance(state, Inscription)
    dealer = Dealer(f"balance {seed}")
    outcomes: dict[int, tuple[int, int, list[float]]] = {}
    council = NONE
    before: list[float] = []
    while (seat := state.next_seat()) is not None:
        if state.agenda_card != NONE and state.outcome_side == NONE:
            council, before = state.round, GAME.evaluation.prospects(state)
        elif state.round == council:  # each look at what the outcome has brought replaces the last one
            changes = [b - a for a, b in zip(before, GAME.evaluation.prospects(state), strict=True)]
            outcomes[council] = state.agenda_card, state.outcome_side, changes
        state.answer(seat, dealer.choose(state) if seat == NATURE else bots[seat].choose(state.masked(seat), seat))
    places = state.outcome()
    assert places is not None
    return Game(
        [player.faction for player in state.players],
        [list(player.sheets) for player in state.players],
        [sheet_totals(player) for player in state.players],
        [(player.relics.played, player.relics.held) for player in state.players],
        state.scores(),
        places,
        list(outcomes.values()),
    )


def solo(bot: str, difficulty: str, seed: int) -> int:
    """The points of a bot alone."""
    state = GAME.new(GAME.setup(1, difficulty=difficulty))
    player, dealer = make_bot(bot, GAME, f"{seed}"), Dealer(f"solo {seed}")
    while (seat := state.next_seat()) is not None:
        state.answer(seat, dealer.choose(state) if seat == NATURE else player.choose(state.masked(seat), seat))
    return state.scores()[0]


def results(pool: ProcessPoolExecutor, name: str, job: Callable[[int], object], seeds: range) -> list[Any]:
    """What the job gives for each seed, a line each in a file of that name."""
    KEPT.mkdir(exist_ok=True)
    with (KEPT / f"{name}.jsonl").open("a+", encoding="utf-8") as file:
        file.seek(0)
        whole = [line for line in file if line.endswith("\n")]
        file.truncate(sum(len(line.encode()) for line in whole))
        for result in track(pool.map(job, seeds[len(whole) :]), name, len(seeds) - len(whole)):
            whole.append(json.dumps(result, default=asdict) + "\n")
            file.write(whole[-1])
            file.flush()
    return [json.loads(line) for line in whole[: len(seeds)]]


def games_of(pool: ProcessPoolExecutor, bot: str, seeds: range, always: str = "") -> list[Game]:
    job = partial(play, bot, always=always)
    return [Game(**each) for each in results(pool, f"{bot} {always}".strip(), job, seeds)]


def level_lines(bot: str, games: list[Game]) -> list[str]:
    """A chapter of the page."""
    winners = sorted(max(game.scores) for game in games)
    mean = fmean([score for game in games for score in game.scores])
    return [
        f"## {TITLES[bot].en}",
        "",
        f"{len(games)} games by `{spec_of(bot, GAME)}`: winners have {fmean(winners):.0f} points on average",
        f"(from the tenth to the ninetieth of a hundred: {winners[len(games) // 10]} to"
        f" {winners[len(games) * 9 // 10]}), everybody {mean:.0f}.",
        "",
        *faction_lines(games),
        *sheet_lines(games),
        *relic_lines(games),
        *agenda_lines(games),
    ]


def table(head: list[str], rows: Iterable[list[str]]) -> list[str]:
    lines = [head, ["---", *["--:" for _ in head[1:]]], *rows]
    return [*["| " + " | ".join(line) + " |" for line in lines], ""]


def faction_rows(games: list[Game]) -> list[list[str]]:
    wins: dict[int, list[float]] = defaultdict(list)
    scores: dict[int, list[int]] = defaultdict(list)
    for game in games:
        for seat, faction in enumerate(game.factions):
            wins[faction].append((game.places[seat] == 1) / game.places.count(1))
            scores[faction].append(game.scores[seat])
    rows = []
    for faction in sorted(wins, key=lambda each: -fmean(wins[each])):
        share, (low, high) = fmean(wins[faction]), wilson(sum(wins[faction]), len(wins[faction]))
        cells = [f"{PLAYERS * value:.0%}" for value in (share, low, high)]
        rows.append([FACTIONS[faction], str(len(wins[faction])), cells[0], f"{cells[1]} – {cells[2]}"])
        rows[-1].append(f"{fmean(scores[faction]):.1f}")
    return rows


def faction_lines(games: list[Game]) -> list[str]:
    return ["### Factions", "", *table(FACTION_HEAD, faction_rows(games))]


def changed_lines(pool: ProcessPoolExecutor) -> list[str]:
    """How those that were changed fare now."""
    rows = []
    for faction in CHANGED:
        for bot, count in CHECKS.items():
            games = games_of(pool, bot, range(GAMES[bot], GAMES[bot] + count), faction)
            rows += [[row[0], bot, *row[1:]] for row in faction_rows(games) if row[0] == faction]
    return [
        "## Changed since",
        "",
        "The games above showed these factions at the edge or outside of 60 to 150 %, and they were changed in small",
        "steps. Here each meets three others in new games.",
        "",
        *table([FACTION_HEAD[0], "bots", *FACTION_HEAD[1:]], rows),
    ]


def sheet_lines(games: list[Game]) -> list[str]:
    rows = []
    for kind, name in enumerate(SHEET_IDS):
        scores: dict[int, list[int]] = defaultdict(list)
        written: dict[int, list[int]] = defaultdict(list)
        for game in games:
            for seat, sheets in enumerate(game.sheets):
                scores[sheets[kind]].append(game.scores[seat])
                written[sheets[kind]].append(game.totals[seat][kind])
        mean = fmean([score for side in scores.values() for score in side])
        error = max(pstdev(side) / sqrt(len(side)) for side in scores.values()) / mean
        cells = [f"{fmean(scores[side]) / mean - 1:+.1%} ({fmean(written[side]):.0f})" for side in sorted(scores)]
        rows.append([name, f"±{error:.1%}", *cells])
    head = ["", "error", *SIDES[:8]]
    return [
        "### A sheets",
        "",
        "The final score of whoever had the sheet, against the mean; in brackets the points written on it.",
        "",
        *table(head, rows),
    ]


def relic_lines(games: list[Game]) -> list[str]:
    drawn: dict[int, list[int]] = defaultdict(list)
    played: dict[int, int] = defaultdict(int)
    for game in games:
        for (out, held), score in zip(game.relics, game.scores, strict=True):
            for relic in {*out, *held}:
                drawn[relic].append(score)
                played[relic] += relic in out
    mean = fmean([score for scores in drawn.values() for score in scores])
    rows = []
    for relic in sorted(drawn, key=lambda each: -fmean(drawn[each])):
        share = played[relic] / len(drawn[relic])
        lead = fmean(drawn[relic]) - mean
        rows.append([RELIC_CARDS[relic].id, str(len(drawn[relic])), f"{share:.0%}", f"{lead:+.1f}"])
    return ["### Relics", "", *table(["relic", "drawn", "played", "points of who drew it, against the mean"], rows)]


def agenda_lines(games: list[Game]) -> list[str]:
    found: dict[tuple[int, int], list[list[float]]] = defaultdict(list)
    for game in games:
        for agenda, side, changes in game.outcomes:
            found[agenda, side].append(changes)
    rows = []
    for agenda, side in sorted(found):
        voted = len(found[agenda, side])
        both = voted + len(found.get((agenda, 1 - side), []))
        changes = [change for each in found[agenda, side] for change in each]
        good = sum(change > GAIN for change in changes) / len(changes)
        bad = sum(change < -GAIN for change in changes) / len(changes)
        title = f"{AGENDA_CARDS[agenda].id}, {'fail' if side == FAIL else 'pass'}"
        rows.append([title, f"{voted / both:.0%}", f"{fmean(changes):+.1f}", f"{good:.0%}", f"{bad:.0%}"])
    head = ["agenda and outcome", "voted for", "mean change of the prospect", "good for", "bad for"]
    return ["### Agendas", "", *table(head, rows)]


def solo_lines(pool: ProcessPoolExecutor) -> list[str]:
    rows = []
    for bot, games in SOLO_GAMES.items():
        for level, difficulty in enumerate(("easy", "medium", "hard")):
            points = results(pool, f"{bot} alone, {difficulty}", partial(solo, bot, difficulty), range(games))
            ranks = [rank(score, level) for score in points]
            reached = [f"{RANKS[0].en} {ranks.count(0) / len(ranks):.0%}"]
            reached += [f"{RANKS[number].en} {ranks.count(number) / len(ranks):.0%}" for number, _ in NEEDED[level]]
            rows.append([f"{bot}, {difficulty} AI", str(games), f"{fmean(points):.0f}", " · ".join(reached)])
    return ["## Solo", "", *table(["bot", "games", "points", "ranks"], rows)]


def main() -> None:
    lines: list[str] = []
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for bot, count in GAMES.items():
            lines += level_lines(bot, games_of(pool, bot, range(count)))
        if CHANGED:
            lines += changed_lines(pool)
        lines += solo_lines(pool)
    PAGE.write_text(HEAD.format(players=PLAYERS) + "\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
