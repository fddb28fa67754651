"""Effects that mark the expansion sheet."""

from __future__ import annotations

from typing import Any, ClassVar

from orrery.games.inscription.bits import words
from orrery.games.inscription.effect import Effect
from orrery.games.inscription.losing import Lose
from orrery.games.inscription.names import INFLUENCE, MATERIAL, PLANET_SIDE, POPULATION, RESOURCES
from orrery.games.inscription.player import Player
from orrery.games.inscription.say import MARK
from orrery.games.inscription.sheets.expansion.places import line_name, planet_name
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
from orrery.games.inscription.words import (
    COUNT,
    DOCK_SYMBOL,
    DONE,
    KIND,
    LOSE_LINE,
    LOSE_PLANET,
    LOSE_POPULATION,
    ORDINAL,
)
from orrery.kernel.agenda import OpenQuestion
from orrery.kernel.events import Event
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


class LineLost(Event):
    __slots__ = ()
    kind = "lose-line"
    fields = (("sheet", COUNT), ("place", COUNT))
    sentence = Phrase("{seat} crosses off {place}.", "{seat} skreśla: {place}.")

    def gaps(self, scene: Scene) -> dict[str, Any]:
        return {**super().gaps(scene), "place": line_name(self.values[0], self.values[1], scene.language)}


class SelfAssembly(Lose):
    """Self Assembly Routines: an asset is given up for two symbols of its planet."""

    __slots__ = ()
    words = Phrase(
        "cross off 1 unclaimed asset of an unlocked planet, then cross 2 symbols on that planet",
        "skreśl 1 niezdobyty kapitał odblokowanej planety, następnie skreśl na niej 2 symbole",
    )
    question = Phrase("Which asset do you cross off?", "Który kapitał skreślasz?")

    def losable(self, state: Inscription, player: Player) -> list[int]:
        """Unclaimed assets of unlocked planets with uncrossed symbols."""
        sheet = player.expansion.sheet
        cells = open_cells(player)
        found: list[int] = []
        for number, line in enumerate(sheet.lines):
            if (
                not (player.expansion.lines | player.expansion.lost_lines) >> number & 1
                and cells & sheet.cells[line.planet]
            ):
                found.append(LOSE_LINE.base + line.planet * 2 * PLANET_SIDE + line.name)
        return found

    def lose(self, state: Inscription, seat: int, option: int) -> None:
        player = state.players[seat]
        planet, name = LOSE_LINE.places(option)
        for number, line in enumerate(player.expansion.sheet.lines):
            if line.planet == planet and line.name == name:
                player.expansion.lost_lines |= 1 << number
                state.note(LineLost, seat, player.expansion.sheet.number, number)
        state.push(CrossSymbol(seat, 2, planet, ALL_KINDS))


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


class DocksLost(Event):
    __slots__ = ()
    kind = "lose-docks"
    fields = (("n", COUNT),)
    sentence = Phrase("{seat} crosses off {n} space {n:dock|docks}.", "{seat} skreśla stocznie kosmiczne: {n}.")


class LoseDocks(Effect):
    """Construction Moratorium."""

    __slots__ = ()
    words: ClassVar[Phrase] = Phrase(
        "cross off all your unbuilt space docks", "skreśl wszystkie swoje niezbudowane stocznie kosmiczne"
    )
    asks = False

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        player = state.players[seat]
        lost = open_docks(player)
        player.expansion.lost_docks |= lost
        if lost:
            state.note(DocksLost, seat, lost.bit_count())

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language)


class PopulationLost(Event):
    __slots__ = ()
    kind = "lose-population"
    fields = (("n", ORDINAL),)
    sentence = Phrase(
        "{seat} crosses off entry {n} of the population track.", "{seat} skreśla pole {n} toru populacji."
    )


class LosePopulation(Lose):
    """Population Controls."""

    __slots__ = ()
    words = Phrase(
        "cross off {n} unclaimed entries of your population track (worth 0 VP, but still claimed in passing)",
        "skreśl {n} niezdobytych pól swojego toru populacji (warte 0 PZ, ale wciąż trzeba je zdobyć)",
    )
    question = Phrase(
        "Which entry of the population track do you cross off? {n} to go",
        "Które pole toru populacji skreślasz? Pozostało: {n}",
    )

    def losable(self, state: Inscription, player: Player) -> list[int]:
        unclaimed = (1 << len(POPULATION)) - (1 << player.expansion.population)
        return words(LOSE_POPULATION.base, unclaimed & ~player.expansion.lost_population)

    def lose(self, state: Inscription, seat: int, option: int) -> None:
        entry = option - LOSE_POPULATION.base
        state.players[seat].expansion.lost_population |= 1 << entry
        state.note(PopulationLost, seat, entry)


class ClosePlanet(Lose):
    """Construction Moratorium: the unlocked planet with the most uncrossed symbols is closed."""

    __slots__ = ()
    words = Phrase(
        "choose one of your unlocked planets with the most uncrossed symbols; no more symbols may be crossed there",
        "wybierz jedną z odblokowanych planet z największą liczbą nieskreślonych symboli; nie można już na niej"
        " skreślać symboli",
    )
    question = Phrase(
        "On which planet may no more symbols be crossed?", "Na której planecie nie można już skreślać symboli?"
    )

    def losable(self, state: Inscription, player: Player) -> list[int]:
        sheet = player.expansion.sheet
        cells = open_cells(player)
        left = [(cells & sheet.cells[planet]).bit_count() for planet in range(sheet.planets)]
        most = max(left)
        return [LOSE_PLANET.base + planet for planet, count in enumerate(left) if count == most] if most else []

    def lose(self, state: Inscription, seat: int, option: int) -> None:
        close_planet(state, seat, option - LOSE_PLANET.base)


class LosePlanet(Lose):
    """Maw of Worlds: a locked planet is crossed off."""

    __slots__ = ()
    words = Phrase(
        "cross off 1 locked planet (it can never be unlocked)",
        "skreśl 1 zablokowaną planetę (nie można jej już odblokować)",
    )
    question = Phrase("Which locked planet do you cross off?", "Którą zablokowaną planetę skreślasz?")

    def losable(self, state: Inscription, player: Player) -> list[int]:
        return words(LOSE_PLANET.base, unlockable(player))

    def lose(self, state: Inscription, seat: int, option: int) -> None:
        close_planet(state, seat, option - LOSE_PLANET.base)


class PlanetClosed(Event):
    __slots__ = ()
    kind = "close-planet"
    fields = (("sheet", COUNT), ("place", COUNT))
    sentence = Phrase(
        "{seat}: nothing more can be marked on {place}.", "{seat}: nic więcej nie można oznaczyć na planecie {place}."
    )

    def gaps(self, scene: Scene) -> dict[str, Any]:
        return {**super().gaps(scene), "place": planet_name(self.values[0], self.values[1], scene.language)}


def close_planet(state: Inscription, seat: int, planet: int) -> None:
    player = state.players[seat]
    player.expansion.closed |= 1 << planet
    state.note(PlanetClosed, seat, player.expansion.sheet.number, planet)
