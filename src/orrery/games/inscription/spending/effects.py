"""Effects that give resources to spend at once on a sheet."""

from __future__ import annotations

from typing import Any, ClassVar

from orrery.games.inscription.bits import words
from orrery.games.inscription.effect import Effect
from orrery.games.inscription.names import ANY, SHEET_IDS
from orrery.games.inscription.say import MARK, resources
from orrery.games.inscription.spending.marking import SpendOn
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import SHEET
from orrery.kernel.agenda import OpenQuestion
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Text


def spend_on(seat: int, sheet: int, kind: int, n: int) -> SpendOn:
    pool = [0, 0, 0, 0]
    pool[kind] = n
    return SpendOn(seat, sheet, pool[0], pool[1], pool[2], pool[3])


class SpendAnywhere(Effect):
    """Spend resources on any one sheet, active or not (TI-GEN-4)."""

    __slots__ = ("kind", "n")
    words: ClassVar[Phrase] = Phrase("spend {what} on any 1 sheet", "wydaj {what} na dowolnym 1 arkuszu")

    def __init__(self, n: int, kind: int = ANY) -> None:
        super().__init__()
        self.n = n
        self.kind = kind

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(ChooseSpendingSheet(seat, self.kind, self.n, (1 << len(SHEET_IDS)) - 1, 0))

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, what=resources(self.kind, self.n, language))


class SpendActive(Effect):
    """Spend free trade goods on the active sheet."""

    __slots__ = ("n",)
    words: ClassVar[Phrase] = Phrase("spend {what} on the active sheet", "wydaj {what} na aktywnym arkuszu")

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        if state.players[seat].active >= 0:
            state.push(spend_on(seat, state.players[seat].active, ANY, self.n))

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, what=resources(ANY, self.n, language))


class SpendInactive(Effect):
    """Spend free trade goods on each inactive sheet, in any order (The Syncretone)."""

    __slots__ = ("n",)
    words: ClassVar[Phrase] = Phrase(
        "spend {what} on each of your 3 inactive sheets, in the order you like",
        "wydaj {what} na każdym z 3 nieaktywnych arkuszy, w dowolnej kolejności",
    )

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        active = state.players[seat].active
        left = (1 << len(SHEET_IDS)) - 1
        if active >= 0:
            left &= ~(1 << active)
        state.push(ChooseSpendingSheet(seat, ANY, self.n, left, 1))

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, what=resources(ANY, self.n, language))


class ChooseSpendingSheet(OpenQuestion[Inscription]):
    """On which sheet do you spend them?"""

    __slots__ = ("each", "kind", "n", "sheets")
    fields: ClassVar[tuple[str, ...]] = ("seat", "kind", "n", "sheets", "each")
    asks = Phrase("On which sheet do you spend {pool}?", "Na którym arkuszu wydajesz {pool}?")
    topic = MARK

    def __init__(self, seat: int, kind: int, n: int, sheets: int, each: int) -> None:
        self.seat = seat
        self.kind = kind
        self.n = n
        self.sheets = sheets
        """The sheets to choose from, as bits."""
        self.each = each
        """Whether all of them will have their turn."""

    def candidates(self, state: Inscription) -> list[int]:
        return words(SHEET.base, self.sheets)

    def apply(self, state: Inscription, option: int) -> None:
        sheet = option - SHEET.base
        left = self.sheets & ~(1 << sheet)
        if self.each and left:
            state.push(ChooseSpendingSheet(self.seat, self.kind, self.n, left, self.each))
        state.push(spend_on(self.seat, sheet, self.kind, self.n))

    def gaps(self, state: Inscription, scene: Scene) -> dict[str, Any]:
        return {"pool": resources(self.kind, self.n, scene.language)}
