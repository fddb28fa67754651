"""Which tests name which rule and card: ``make rules``. Exits with 1 if one is named by none."""

from __future__ import annotations

import sys
from collections import defaultdict
from contextlib import redirect_stdout
from io import StringIO

import pytest

from orrery.games import COLLECTION, GAMES
from orrery.kernel import Game
from orrery.kernel.rulebook import ID, rulebook


class Collector:
    """Gathers the ``rule`` and ``card`` marks of all tests."""

    def __init__(self) -> None:
        self.tests: dict[str, set[str]] = defaultdict(set)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            for kind in ("rule", "card"):
                for mark in item.iter_markers(kind):
                    for name in mark.args:
                        self.tests[f"{kind} {name}"].add(item.nodeid.split("[")[0].removeprefix("tests/"))


def rule_ids(game: Game) -> list[str]:
    """The ids that head the rules of a game: two letters for the game come first, so ADVIA-OSM is a card."""
    return [rule.id for rule in rulebook(game, "en").rules() if ID.fullmatch(rule.id) and rule.id[2] == "-"]


def report(tests: dict[str, set[str]]) -> int:
    """Print the table; returns how many rules and cards no test names, or tests that name what does not exist."""
    missing = 0
    known = set()
    for game in [GAMES[name] for name in COLLECTION]:
        wanted = [f"rule {rule}" for rule in rule_ids(game)] + [f"card {card}" for card in game.components()]
        known.update(wanted)
        covered = [name for name in wanted if tests.get(name)]
        print(f"\n{game.title.en}: {len(covered)} of {len(wanted)} rules and cards are named by tests")
        for name in wanted:
            naming = sorted(tests.get(name, ()))
            first = naming[0] if naming else "NO TEST"
            more = f" (+{len(naming) - 1})" if len(naming) > 1 else ""
            print(f"  {name:40} {first}{more}")
        missing += len(wanted) - len(covered)
    for name in sorted(set(tests) - known):
        print(f"  {name} is named by {sorted(tests[name])[0]} but is in no game")
        missing += 1
    return missing


def main() -> int:
    collector = Collector()
    said = StringIO()
    with redirect_stdout(said):
        status = pytest.main(["--collect-only", "tests"], plugins=[collector])
    if status != 0:
        print(said.getvalue(), file=sys.stderr)
        return int(status)
    missing = report(collector.tests)
    print(f"\n{missing} missing" if missing else "\nEvery rule and every card is named by a test.")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
