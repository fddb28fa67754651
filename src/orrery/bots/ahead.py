"""Looking one action ahead: as far as one's own answers reach, never into what one cannot see."""

from __future__ import annotations

from orrery.kernel.evaluation import Evaluation
from orrery.kernel.state import State


def ahead(evaluation: Evaluation, state: State, seat: int, option: int, looks: int, at_desk: bool) -> float:
    """The best that an option can end in before somebody else is asked, in so many looks.

    That is the lead to expect; at a desk, where a seat touches only what is its own, its score to expect says as much.
    """
    after = state.clone()
    after.answer(seat, option)
    if looks > 1 and still_asked(state, after, seat):
        options = evaluation.considered(after, seat)
        share = looks // len(options)
        if share:
            best = ahead(evaluation, after, seat, options[0], share, at_desk)
            for choice in options[1:]:
                best = max(best, ahead(evaluation, after, seat, choice, share, at_desk))
            return best
    return evaluation.prospect(after, seat) if at_desk else evaluation.lead(after, seat)


def still_asked(before: State, after: State, seat: int) -> bool:
    """Whether a seat goes on with nothing new come to light, which cannot be known before."""
    return after.reveals == before.reveals and after.peeks == before.peeks and after.asks(seat)
