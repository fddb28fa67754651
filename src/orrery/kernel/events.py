"""What happened, for people."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.kernel.compiling import mypyc_attr
from orrery.kernel.declared import Declared, classes_in
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Text
from orrery.kernel.vocabulary import Domain, Numbers

HIDDEN: Final = -1
"""Stands for whatever a viewer may not know."""

TRUTH: Final = -3
"""The viewer who may know everything: the state itself."""

EVERYBODY: Final = -1
"""The viewers of an event without secrets."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something happened to ``seat``. ``values`` are public; ``secret`` is only for ``viewers`` (a bit per seat).

    A game has a small class for each kind, beside the rule that tells it: its ``fields``, its sentence with a gap for
    each of them and for the ``seat``, and what is ``hidden``, of which others hear only that it is unknown.
    """

    __slots__ = ("cause", "seat", "secret", "values", "viewers")
    kind: ClassVar[str] = ""
    fields: ClassVar[tuple[tuple[str, Domain], ...]] = ()
    hidden: ClassVar[tuple[str, Domain] | None] = None
    sentence: ClassVar[Phrase]

    def __init__(
        self,
        seat: int,
        values: tuple[int, ...],
        secret: int = HIDDEN,
        viewers: int = EVERYBODY,
        cause: Declared | None = None,
    ) -> None:
        self.seat = seat
        self.values = values
        self.secret = secret
        self.viewers = viewers
        self.cause = cause
        """The ability behind it."""

    def masked(self, viewer: int) -> Event:
        if self.viewers == EVERYBODY or viewer == TRUTH or (viewer >= 0 and self.viewers >> viewer & 1):
            return self
        return type(self)(self.seat, self.values, HIDDEN, 0, self.cause)

    def gaps(self, scene: Scene) -> dict[str, Any]:
        """What stands in the gaps of the sentence."""
        found: dict[str, Any] = {"seat": scene.player(self.seat)}
        for (name, domain), value in zip(self.fields, self.values, strict=True):
            # a number stays one, so that it can pick its plural
            found[name] = domain.least + value if isinstance(domain, Numbers) else domain.say(value, scene)
        if self.hidden is not None:
            name, domain = self.hidden
            found[name] = domain.unknown if self.secret == HIDDEN else domain.say(self.secret, scene)
        return found

    def text(self, scene: Scene) -> Text:
        """A masked event as a line of the log."""
        return self.sentence.fill(scene.language, self.gaps(scene))

    def data(self) -> list[object]:
        return [self.kind, self.seat, list(self.values), self.secret]


def events_of(package: str) -> dict[str, type[Event]]:
    """Every kind of event that a package of a game declares, in the order of the alphabet."""
    found: dict[str, type[Event]] = {cls.kind: cls for cls in classes_in(package, Event)}
    return {kind: found[kind] for kind in sorted(found) if kind}
