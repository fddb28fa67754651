"""A table to test at: set up what the test is about, then play as a log would tell it.

table = Table("emirates-of-hacan", "winnu", "nomad")
table.seat(0, goods=1, accessed=["s01"])
table.event("first-ventures")
table.plays(0, "sheet:navigation", "spend:material", "access:s05")
assert table.accessed(0) == [...]

Without ``event`` an effect is resolved on its own: ``table.resolves(0, "winnu.faction-asset")``.
All sheets are side B unless
``sheets`` says otherwise, and the objectives are the first of each sheet.
"""

from __future__ import annotations

from typing import Any

from orrery.games.inscription import names
from orrery.games.inscription.bits import bits_of, changed
from orrery.games.inscription.cards.kinds import FACTION_CARDS, REGISTRY, RELIC_CARDS
from orrery.games.inscription.effect import ResolveAbility
from orrery.games.inscription.events.ai import new_sheet
from orrery.games.inscription.events.end_of_step import EndStep
from orrery.games.inscription.events.rounds import EndRound, deck, reveal
from orrery.games.inscription.events.setting_up import first_marks
from orrery.games.inscription.names import (
    COMMODITIES,
    EVENTS,
    FACTIONS,
    KEPT,
    NONE,
    OBJECTIVES,
    RELICS,
    RESOURCES,
    SHEET_IDS,
    SIDES,
    TECHNOLOGIES,
    UNITS,
)
from orrery.games.inscription.player import Player
from orrery.games.inscription.sheets.warfare.grid import MASKS, NODE_NAMES, PLACEMENT_NAMES
from orrery.games.inscription.sheets.warfare.units import BAR_NAMES, BARS
from orrery.games.inscription.spending.marking import UseResource
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.tabletop import Tabletop
from orrery.games.inscription.words import DONE, VOCABULARY
from orrery.games.parts.effect import NO_SOURCE, Effect
from orrery.kernel import NATURE, Event, Question
from orrery.kernel.scene import Scene

SYSTEMS = VOCABULARY.kind_of(VOCABULARY.option("access:home")).domains[0].names
WORMHOLES = VOCABULARY.kind_of(VOCABULARY.option("wormhole:w1:w2")).domains[0].names
FIRST_OBJECTIVES = ("collector", "core-cracker", "diversified-production", "armada")


def mask(places: list[int]) -> int:
    return sum(1 << place for place in places)


class Table:
    """A game between two rounds, everything as the test says. A faction may be "" for none."""

    def __init__(
        self,
        *factions: str,
        sheets: str | list[str] = "b",
        objectives: tuple[str, ...] = FIRST_OBJECTIVES,
        difficulty: str | None = None,
        wars: int = 0,
        round: int = 1,
        short_finale: bool = False,
    ) -> None:
        self.state: Inscription = Tabletop([Player() for _ in factions])
        state = self.state
        state.round = round
        state.wars = state.reached_left = state.reached_right = wars
        state.short_finale = short_finale
        state.unseen_events = deck(short_finale)
        state.objectives = tuple(OBJECTIVES.index(name) for name in objectives)
        if len(factions) <= 2:
            state.difficulty = names.DIFFICULTIES.index(difficulty or "easy")
            state.ai = new_sheet(state.difficulty)
            state.side_by_side = names.LEFT if len(factions) == 2 else NONE
        for seat, faction in enumerate(factions):
            player = state.players[seat]
            own = sheets if isinstance(sheets, str) else sheets[seat]
            for kind in range(len(SHEET_IDS)):
                player.lay(kind, SIDES.index(own))
            player.faction = FACTIONS.index(faction) if faction else NONE
            first_marks(player)
        self.news: list[Event] = []
        state.news = self.news

    # Before the game goes on

    def seat(
        self,
        seat: int,
        accessed: list[str] | None = None,
        claimed: list[str] | None = None,
        planets: list[int] | None = None,
        crossed: list[str] | None = None,
        docks: list[int] | None = None,
        scrapped: list[int] | None = None,
        spaces: list[int] | None = None,
        units: list[str] | None = None,
        built: list[str] | None = None,
        unlocked: list[str] | None = None,
        technologies: list[str] | None = None,
        focus: list[str] | None = None,
        kept: dict[str, int] | None = None,
        spent: dict[str, int] | None = None,
        commodities: tuple[int, int, int] | None = None,
        relics: list[str] | None = None,
        reserve: list[str] | None = None,
        spares: list[str] | None = None,
        **numbers: int,
    ) -> None:
        """Say what a player has marked. Planets, docks and spaces are numbered from 1, as the words number them.

        ``crossed`` are tokens such as "1:r1c2", ``units`` node names such as "a1-b1-c1", ``focus`` such as
        "navigation:material", ``unlocked`` types of unit; ``numbers`` are counts: goods, votes, councilors, population.
        """
        player = self.player(seat)
        for system in accessed or []:
            self._access(player, SYSTEMS.index(system))
        for system in claimed or []:
            self._access(player, SYSTEMS.index(system))
            player.navigation.claimed |= 1 << SYSTEMS.index(system)
        player.expansion.planets |= mask([planet - 1 for planet in planets or []])
        for token in crossed or []:
            self._cross(player, token)
        for dock in docks or []:
            player.expansion.docks |= 1 << (dock - 1)
            player.expansion.dock_symbols |= player.expansion.sheet.dock_cost[dock - 1]
        for number in scrapped or []:
            self._mark(player, number - 1, True)
        for number in spaces or []:
            self._mark(player, number - 1, False)
        for name in units or []:
            placement = PLACEMENT_NAMES.index(name)
            player.warfare.units = (*player.warfare.units, placement)
            player.warfare.grid |= MASKS[placement]
        for name in built or []:
            player.warfare.built |= 1 << BAR_NAMES.index(name)
            player.warfare.bars |= BARS[BAR_NAMES.index(name)].symbols
        player.warfare.types |= mask([UNITS.index(name) for name in unlocked or []])
        known = player.research.unlocked | mask([TECHNOLOGIES.index(name) for name in technologies or []])
        player.research = player.research.but(unlocked=known)
        for name in focus or []:
            sheet, _, die = name.partition(":")
            die_bit = 1 << (3 * SHEET_IDS.index(sheet) + RESOURCES.index(die))
            player.research = player.research.but(focus=player.research.focus | die_bit)
        for name, count in (kept or {}).items():
            player.stock.kept = changed(player.stock.kept, KEPT.index(name), count)
        for name, count in (spent or {}).items():
            player.stock.spent = changed(player.stock.spent, KEPT.index(name), count)
        if commodities is not None:
            player.industry.commodities = commodities
        if relics is not None:
            player.relics = player.relics.but(
                held=tuple(RELICS.index(name) for name in relics),
                points=tuple(RELIC_CARDS[RELICS.index(name)].vp for name in relics),
            )
        if reserve is not None:
            player.relics = player.relics.but(reserve=tuple(RELICS.index(name) for name in reserve))
        if spares is not None:
            player.relics = player.relics.but(spares=tuple(RELICS.index(name) for name in spares))
        for name, number in numbers.items():
            found = [part for part in (player.stock, player.industry, player.expansion, player) if hasattr(part, name)]
            setattr(found[0], name, number)

    def _access(self, player: Player, system: int) -> None:
        player.navigation.accessed |= 1 << system
        player.navigation.reach |= player.navigation.sheet.joined[system]

    def _cross(self, player: Player, token: str) -> None:
        planet, _, place = token.partition(":")
        sheet = player.expansion.sheet
        cell = sheet.cell_at[int(planet) - 1][(int(place[1]) - 1) * names.PLANET_SIDE + int(place[3]) - 1]
        player.expansion.symbols |= 1 << cell
        for line in sheet.lines_of[cell]:
            if not sheet.lines[line].cells & ~player.expansion.symbols:
                player.expansion.lines |= 1 << line

    def _mark(self, player: Player, space: int, scrapped: bool) -> None:
        near = player.industry.sheet.beside[space]
        player.industry.near_marked |= near
        if scrapped:
            player.industry.scrapped |= 1 << space
            player.industry.near_scrapped |= near
        else:
            player.industry.claimed |= 1 << space

    # Playing

    def event(self, name: str) -> None:
        """This event is revealed."""
        reveal(self.state, EVENTS.index(name))
        self.state.proceed()

    def resolves(self, seat: int, thing: str, source: int = NO_SOURCE) -> None:
        """This seat resolves one effect, by the name that records know it by."""
        effect = REGISTRY[thing]
        assert isinstance(effect, Effect)
        self.state.push(ResolveAbility(seat, source, effect))
        self.state.proceed()

    def sets_up(self, seat: int) -> None:
        """This seat resolves its faction's setup."""
        self.state.push(ResolveAbility(seat, NO_SOURCE, FACTION_CARDS[self.player(seat).faction].setup))
        self.state.proceed()

    def ends_step(self) -> None:
        """A step ends: Mecatol Rex is paid, objectives are scored."""
        self.state.push(EndStep())
        self.state.proceed()

    def ends_round(self) -> None:
        self.state.push(EndRound())
        self.state.proceed()

    def plays(self, seat: int, *tokens: str) -> None:
        """This seat answers one question after the other; every answer must be among the options."""
        for token in tokens:
            if token.startswith("spend:") and self._spends(seat) == token:
                continue  # the only thing to spend: nobody was asked
            assert token in self.options(seat), f"{token} is not among {self.options(seat)}"
            self.state.answer(seat, VOCABULARY.option(token))

    def _spends(self, seat: int) -> str:
        question = self.state.question(seat)
        return f"spend:{RESOURCES[question.kind]}" if isinstance(question, UseResource) else ""

    def nature(self, *tokens: str) -> None:
        for token in tokens:
            assert token in self.options(NATURE), f"{token} is not among {self.options(NATURE)}"
            self.state.answer(NATURE, VOCABULARY.option(token))

    def rolls(self, material: int, influence: int, focus: tuple[int, int, int] = (1, 1, 1)) -> None:
        """The six dice of a strategy event."""
        self.nature(f"black:{material}:{influence}", "focus-roll:" + ":".join(str(face) for face in focus))

    def rest(self, *seats: int) -> None:
        """These seats (or all others than seat 0) finish what they are doing somehow: ``done`` where they may."""
        for seat in seats or range(1, self.state.seats):
            while seat in self.waiting() and self.state.desks:
                options = self.state.options(seat)
                self.state.answer(seat, DONE if DONE in options else options[0])

    def idle(self, sheet: str = "warfare") -> None:
        """The other seats than 0 go through step 1 on this sheet."""
        for seat in range(1, self.state.seats):
            self.plays(seat, f"sheet:{sheet}")
        self.rest()

    # Looking

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def waiting(self) -> list[int]:
        """Who owes an answer."""
        return [question.seat for question in self.state.pending()]

    def question(self, seat: int) -> Question[Any]:
        return self.state.question(seat)

    def asked(self, seat: int) -> str:
        """The name of the question that this seat is asked; "" if none."""
        return type(self.state.question(seat)).__name__ if seat in self.waiting() else ""

    def options(self, seat: int) -> list[str]:
        return [VOCABULARY.token(option) for option in self.state.options(seat)]

    def refusal(self, seat: int, token: str) -> str | None:
        """The key of the reason why this cannot be answered; none if it can."""
        question = self.state.question(seat)
        option = VOCABULARY.option(token)
        assert option in question.candidates(self.state), f"{token} is not even a candidate"
        refusal = question.refusal(self.state, option)
        return None if refusal is None else refusal.key

    def accessed(self, seat: int) -> set[str]:
        return {SYSTEMS[system] for system in bits_of(self.player(seat).navigation.accessed)}

    def claimed(self, seat: int) -> set[str]:
        return {SYSTEMS[system] for system in bits_of(self.player(seat).navigation.claimed)}

    def technologies(self, seat: int) -> set[str]:
        return {TECHNOLOGIES[tech] for tech in bits_of(self.player(seat).research.unlocked)}

    def nodes(self, seat: int) -> set[str]:
        """Nodes covered by units."""
        return {NODE_NAMES[node] for node in bits_of(self.player(seat).warfare.grid)}

    def kept(self, seat: int, name: str) -> int:
        return self.player(seat).stock.kept[KEPT.index(name)]

    def commodity(self, seat: int, letter: str) -> int:
        return self.player(seat).industry.commodities[COMMODITIES.index(letter)]

    def focus(self, seat: int) -> set[str]:
        player = self.player(seat)
        return {
            f"{sheet}:{die}"
            for row, sheet in enumerate(SHEET_IDS)
            for column, die in enumerate(RESOURCES)
            if player.research.focus >> (3 * row + column) & 1
        }

    def goods(self, seat: int) -> int:
        """Unspent trade goods."""
        return self.player(seat).trade_goods()

    def votes(self, seat: int) -> int:
        """Unspent votes."""
        return self.player(seat).unspent_votes()

    def points(self, seat: int, sheet: str) -> int:
        return self.player(seat).points[SHEET_IDS.index(sheet)]

    def box(self, seat: int, sheet: str) -> int:
        """What the objective box of a sheet says."""
        return self.player(seat).boxes[SHEET_IDS.index(sheet)]

    def score(self, seat: int) -> int:
        return self.state.scores()[seat]

    def told(self, kind: str) -> list[tuple[int, tuple[int, ...]]]:
        """Everything of this kind that was told so far: seat and values."""
        return [(event.seat, event.values) for event in self.news if event.kind == kind]


def text(token: str, language: str = "en") -> str:
    """What an option explains of itself."""
    option = VOCABULARY.option(token)
    return VOCABULARY.kind_of(option).explain(option, Scene(language, []))
