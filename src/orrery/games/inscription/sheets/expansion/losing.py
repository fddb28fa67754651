"""TI-GEN-8: effects that cross things off the expansion sheet."""

from __future__ import annotations

from typing import Any, ClassVar

from orrery.games.inscription.bits import words
from orrery.games.inscription.effect import Effect
from orrery.games.inscription.losing import Lose
from orrery.games.inscription.names import PLANET_SIDE, POPULATION
from orrery.games.inscription.player import Player
from orrery.games.inscription.sheets.expansion.places import line_name, planet_name
from orrery.games.inscription.sheets.expansion.rules import ALL_KINDS, CrossSymbol, open_cells, open_docks, unlockable
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import COUNT, LOSE_LINE, LOSE_PLANET, LOSE_POPULATION, ORDINAL
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Text


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
