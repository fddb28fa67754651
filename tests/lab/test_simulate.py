import csv
from pathlib import Path

from orrery.games import GAMES
from orrery.kernel import Record, replay
from orrery.lab.match import Result
from orrery.lab.simulate import Batch, simulate, write_csv
from orrery.lab.statistics import built_share, by_bot, by_seat, by_trait, lengths, mean_scores, wilson
from tests.cases import FIRST


def batch(games: int, records: Path | None = None) -> Batch:
    return Batch(FIRST.name, FIRST.setup(3), ["greedy", "random", "random"], games, seed=50, records=records)


def test_the_results_do_not_depend_on_the_number_of_workers() -> None:
    alone = sorted(simulate(batch(6), 1), key=lambda result: result.seed)
    together = sorted(simulate(batch(6), 2), key=lambda result: result.seed)
    assert alone == together
    assert [result.seed for result in alone] == [50, 51, 52, 53, 54, 55]


def test_the_bots_move_round_the_table() -> None:
    seatings = [result.bots for result in simulate(batch(3), 1)]
    assert [seating.index("greedy") for seating in seatings] == [0, 2, 1]


def test_a_record_is_the_game_that_was_counted(tmp_path: Path) -> None:
    results = list(simulate(batch(2, tmp_path), 1))
    for result in results:
        play = replay(Record.load(tmp_path / f"{FIRST.name}-{result.seed}.json", GAMES))
        assert play.state.scores() == result.scores
        assert play.state.outcome() == result.places


def test_a_csv_has_a_row_per_seat(tmp_path: Path) -> None:
    results = list(simulate(batch(2), 1))
    write_csv(results, tmp_path / "games.csv")
    with (tmp_path / "games.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [(int(row["seed"]), int(row["seat"])) for row in rows] == [(s, n) for s in (50, 51) for n in (1, 2, 3)]
    assert [int(row["score"]) for row in rows] == [score for result in results for score in result.scores]
    assert {row["bot"] for row in rows} == {"greedy", "random"}
    assert results[0].traits[0].items() <= rows[0].items()


def result(scores: list[int], places: list[int], races: list[str], rounds: int = 8) -> Result:
    traits = [{"race": race} for race in races]
    return Result(0, ["a", "b"], scores, places, traits, [["titan"], []], 100, rounds)


def test_shares_count_a_shared_victory_in_parts() -> None:
    results = [
        result([30, 20], [1, 2], ["humans", "psilon"]),
        result([25, 25], [1, 1], ["psilon", "humans"]),
        result([10, 40], [2, 1], ["humans", "alkari"], rounds=6),
    ]
    assert [(line.name, line.games, line.wins) for line in by_seat(results)] == [("1", 3, 1.5), ("2", 3, 1.5)]
    assert [line.wins for line in by_bot(results)] == [1.5, 1.5]
    races = {line.name: (line.games, line.wins) for line in by_trait(results)["race"]}
    assert races == {"alkari": (1, 1.0), "humans": (3, 1.5), "psilon": (2, 0.5)}
    assert by_seat(results)[0].mean == (30 + 25 + 10) / 3
    assert lengths(results) == {6: 1, 8: 2}
    assert built_share(results, "titan") == 1.0
    assert built_share(results, "frigate") == 0.0
    assert mean_scores(results) == (25.0, (30 + 25 + 40) / 3)


def test_wilson_agrees_with_the_textbook() -> None:
    low, high = wilson(10, 20)
    assert round(low, 3) == 0.299
    assert round(high, 3) == 0.701
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == 1.0
