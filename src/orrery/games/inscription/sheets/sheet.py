"""TI-STR-6: what every kind of sheet can say of itself; each folder beside this one has its own."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final

from orrery.games.inscription.cards.kinds import TECHNOLOGY_CARDS
from orrery.games.inscription.names import FOCUS, PLANET, RESEARCH, SPECIALTY
from orrery.games.inscription.player import Player
from orrery.games.inscription.say import SHEET_NAMES
from orrery.games.inscription.sheets.printed import PrintedSheet
from orrery.games.inscription.sheets.research import (
    has_focus,
    locked,
    of_sheet,
    studies,
    study,
    study_candidates,
    study_refusal,
)
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import STUDY, UNLOCK_TECHNOLOGY
from orrery.kernel.text import Refusal


class Sheet:
    """One kind of sheet. A resource marks it by its legend; research also studies its two technologies."""

    __slots__ = ("kind", "printed", "technologies", "title")

    def __init__(self, kind: int, printed: Sequence[PrintedSheet]) -> None:
        self.kind: Final = kind
        self.title: Final = SHEET_NAMES[kind]
        self.printed: Final = printed
        """Sides 1A to 8A, then B."""
        self.technologies: Final = (2 * kind, 2 * kind + 1)

    # What the legend says

    @abstractmethod
    def places(self, player: Player, kind: int) -> list[int]:
        """Where a resource can go."""

    @abstractmethod
    def has_place(self, player: Player, kind: int) -> bool: ...

    @abstractmethod
    def considered(self, player: Player, kind: int) -> list[int]:
        """Where one might want it to go."""

    @abstractmethod
    def closed(self, player: Player, kind: int, option: int) -> Refusal | None:
        """Why it cannot go there."""

    @abstractmethod
    def mark(self, state: Inscription, seat: int, option: int) -> None:
        """It goes there."""

    def specials(self, player: Player, specialty: int) -> list[int]:
        """What a specialty can do besides unlocking a technology."""
        return []

    def planet_uses(self, player: Player) -> list[int]:
        """What a planet asset can do."""
        return []

    # What the rules ask

    def uses(self, player: Player, kind: int) -> list[int]:
        """Every legal use of a resource."""
        found = self.places(player, kind)
        return found + studies(player, self.kind) if kind == RESEARCH else found

    def has_use(self, player: Player, kind: int) -> bool:
        """Whether a resource has a legal use (TI-TERM-5)."""
        if kind == RESEARCH and locked(player) & of_sheet(self.kind):
            return True
        return self.has_place(player, kind)

    def candidates(self, player: Player, kind: int) -> list[int]:
        """What one might want to use it for."""
        found = self.considered(player, kind)
        return found + study_candidates(self.kind) if kind == RESEARCH else found

    def refusal(self, player: Player, kind: int, option: int) -> Refusal | None:
        return study_refusal(player, option - STUDY.base) if STUDY.has(option) else self.closed(player, kind, option)

    def use(self, state: Inscription, seat: int, option: int) -> None:
        """Put a resource to this use."""
        if STUDY.has(option):
            study(state, seat, option - STUDY.base)
        else:
            self.mark(state, seat, option)

    def specialty_uses(self, player: Player, specialty: int) -> list[int]:
        """What a specialty can be spent on (TI-AST-5)."""
        left = locked(player)
        found = [
            UNLOCK_TECHNOLOGY.base + tech
            for tech in self.technologies
            if left >> tech & 1 and TECHNOLOGY_CARDS[tech].specialty == specialty
        ]
        return found + self.specials(player, specialty)

    def asset_has_use(self, player: Player, asset: int) -> bool:
        """Whether a kept asset can be spent on this sheet."""
        if asset == PLANET:
            return bool(self.planet_uses(player))
        if asset >= FOCUS:
            return not has_focus(player, self.kind, asset - FOCUS)
        return bool(self.specialty_uses(player, asset - SPECIALTY))
