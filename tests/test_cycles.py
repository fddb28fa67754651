"""The check of ``make lint`` finds what it is there for."""

from tests.cycles import knots


def test_a_circle_is_found_with_all_that_is_in_it() -> None:
    free = {"a": {"b", "c"}, "b": {"c"}, "c": set[str]()}
    assert knots(free) == []
    assert knots({**free, "c": {"a"}}) == [["a", "b", "c"]]
    assert knots({"a": {"b"}, "b": {"a", "c"}, "c": {"d"}, "d": {"c"}}) == [["c", "d"], ["a", "b"]]
