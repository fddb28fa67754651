"""Which language to answer in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from babel.core import negotiate_locale

from orrery.kernel import LANGUAGES

LANGUAGE_COOKIE: Final = "orrery_lang"


def negotiate(chosen: str | None, accepted: str) -> str:
    """The language to speak: the chosen one, else the first that the browser accepts, else English."""
    if chosen in LANGUAGES:
        return chosen
    return negotiate_locale(_wanted(accepted), LANGUAGES, sep="-") or LANGUAGES[0]


def _wanted(accepted: str) -> Sequence[str]:
    """The languages of an Accept-Language header, best first."""
    weighed: list[tuple[float, str]] = []
    for part in accepted.lower().split(",")[:20]:
        name, _, weight = part.partition(";")
        try:
            rank = float(weight.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        if name.strip() and rank > 0:
            weighed.append((-rank, name.strip()))
    return [name for _, name in sorted(weighed, key=lambda pair: pair[0])]
