"""Effects that mark the expansion sheet."""

from __future__ import annotations

from typing import Any, ClassVar

from orrery.games.inscription.effect import Effect
from orrery.games.inscription.names import INFLUENCE, MATERIAL, RESOURCES
from orrery.games.inscription.say import MARK
from orrery.games.inscription.sheets.expansion.rules import (
    ALL_DOCKS,
    ALL_KINDS,
    ANY_PLANET,
    POPULATED,
    WITH_DOCKS,
    BuildDock,
    CrossSymbol,
    UnlockPlanet,
    cells_of,
    crossable,
    mark,
    open_cells,
    open_docks,
    unlockable,
)
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import DOCK_SYMBOL, DONE, KIND
from orrery.kernel.agenda import OpenQuestion
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Text


class UnlockAPlanet(Effect):
    """Unlock a planet without paying."""

    __slots__ = ()
    words: ClassVar[Phrase] = Phrase("unlock 1 planet", "odblokuj 1 planetę")

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(UnlockPlanet(seat))

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        return bool(unlockable(state.players[seat]))

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language)


class BuildADock(Effect):
    """Build a space dock without paying (TI-EXP-5)."""

    __slots__ = ()
    words: ClassVar[Phrase] = Phrase("build 1 space dock", "zbuduj 1 stocznię kosmiczną")
    otherwise = Phrase(
        "{effect} (if all three are built: {instead})", "{effect} (jeśli wszystkie trzy są zbudowane: {instead})"
    )

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(BuildDock(seat))

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        return bool(open_docks(state.players[seat]))

    def unfinished(self, state: Inscription, seat: int, source: int) -> bool:
        return state.players[seat].expansion.docks != ALL_DOCKS

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language)


class CrossOnPlanet(Effect):
    """Cross symbols on one unlocked planet of one's choice."""

    __slots__ = ("n",)
    words: ClassVar[Phrase] = Phrase(
        "cross {n} {n:symbol|symbols} on 1 unlocked planet",
        "skreśl {n} {n:symbol|symbole|symboli} na 1 odblokowanej planecie",
    )
    otherwise = Phrase(
        "{effect} (if no unlocked planet has an uncrossed symbol: {instead})",
        "{effect} (jeśli na żadnej odblokowanej planecie nie ma nieskreślonego symbolu: {instead})",
    )

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(CrossSymbol(seat, self.n, ANY_PLANET, ALL_KINDS))

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        return bool(open_cells(state.players[seat]))

    def unfinished(self, state: Inscription, seat: int, source: int) -> bool:
        player = state.players[seat]
        return bool(cells_of(player, player.expansion.planets) & ~player.expansion.symbols)

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, n=self.n)


class CrossOnIt(Effect):
    """Cross a symbol on the planet just unlocked."""

    __slots__ = ()
    words: ClassVar[Phrase] = Phrase(
        "cross {n} {n:symbol|symbols} on it", "skreśl na niej {n} {n:symbol|symbole|symboli}"
    )

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(CrossSymbol(seat, 1, source, ALL_KINDS))

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, n=1)


class CrossOnPlanetOrDock(Effect):
    """Cross a symbol on an unlocked planet or a dock."""

    __slots__ = ()
    words: ClassVar[Phrase] = Phrase(
        "cross 1 symbol on an unlocked planet or a space dock",
        "skreśl 1 symbol na odblokowanej planecie albo stoczni kosmicznej",
    )

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(CrossSymbol(seat, 1, ANY_PLANET, ALL_KINDS | WITH_DOCKS))

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        return bool(crossable(state.players[seat], ANY_PLANET, ALL_KINDS | WITH_DOCKS))

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language)


class CrossEverywhere(Effect):
    """Nano-Forge: symbols of one kind on every unlocked planet."""

    __slots__ = ("n",)
    words: ClassVar[Phrase] = Phrase(
        "choose a resource; on every unlocked planet cross {n} symbols of that kind",
        "wybierz zasób; na każdej odblokowanej planecie skreśl {n} symbole tego rodzaju",
    )

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(ChooseSymbols(seat, self.n))

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        return bool(open_cells(state.players[seat]))

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, n=self.n)


class ChooseSymbols(OpenQuestion[Inscription]):
    """Which resource's symbols do you cross on every unlocked planet?"""

    __slots__ = ("n",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "n")
    asks = Phrase(
        "Which symbols do you cross on every unlocked planet?",
        "Które symbole skreślasz na każdej odblokowanej planecie?",
    )
    topic = MARK

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def candidates(self, state: Inscription) -> list[int]:
        return [KIND.base + kind for kind in range(len(RESOURCES))]

    def apply(self, state: Inscription, option: int) -> None:
        push_for_planets(state, self.seat, self.n, 1 << (option - KIND.base))


def push_for_planets(state: Inscription, seat: int, n: int, allowed: int) -> None:
    """The same for every unlocked planet, one after the other."""
    player = state.players[seat]
    for planet in range(player.expansion.sheet.planets - 1, -1, -1):
        if player.expansion.planets >> planet & 1:
            state.push(CrossSymbol(seat, n, planet, allowed))


class CrossPopulated(Effect):
    """Neural Motivator."""

    __slots__ = ()
    words: ClassVar[Phrase] = Phrase(
        "on each unlocked planet cross 1 material or influence symbol in a row or column whose asset is population",
        "na każdej odblokowanej planecie skreśl 1 surowiec albo wpływ w rzędzie albo kolumnie z kapitałem populacji",
    )
    ALLOWED: ClassVar[int] = 1 << MATERIAL | 1 << INFLUENCE | POPULATED

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        push_for_planets(state, seat, 1, self.ALLOWED)

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        return bool(crossable(state.players[seat], ANY_PLANET, self.ALLOWED))

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language)


class DockSymbols(Effect):
    """Homestead Relief: a symbol of each unbuilt dock."""

    __slots__ = ()
    words: ClassVar[Phrase] = Phrase(
        "you may cross 1 symbol in the cost of each unbuilt space dock",
        "możesz skreślić po 1 symbolu w koszcie każdej niezbudowanej stoczni kosmicznej",
    )

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        for dock in range(2, -1, -1):
            state.push(CrossDock(seat, dock))

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language)


class CrossDock(OpenQuestion[Inscription]):
    """Which symbol of this space dock do you cross?"""

    __slots__ = ("dock",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "dock")
    waived = True
    asks = Phrase("Which symbol of space dock {n} do you cross?", "Który symbol stoczni {n} skreślasz?")
    topic = MARK

    def __init__(self, seat: int, dock: int) -> None:
        self.seat = seat
        self.dock = dock

    def candidates(self, state: Inscription) -> list[int]:
        player = state.players[self.seat]
        sheet = player.expansion.sheet
        if not open_docks(player) >> self.dock & 1:
            return []
        kinds = [kind for kind in range(3) if sheet.dock_kinds[self.dock][kind] & ~player.expansion.dock_symbols]
        return [*[DOCK_SYMBOL.base + self.dock * 3 + kind for kind in kinds], DONE]

    def apply(self, state: Inscription, option: int) -> None:
        if option != DONE:
            mark(state, self.seat, option)

    def gaps(self, state: Inscription, scene: Scene) -> dict[str, Any]:
        return {"n": self.dock + 1}
