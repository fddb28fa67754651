"""The navigation sheet as text: systems by their ids where they lie, hyperlanes as dots."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from orrery.games.inscription.names import MECATOL_VOTES, MECATOL_VP
from orrery.games.inscription.player import Player
from orrery.games.inscription.sheets.navigation.rules import claimable, reachable, trips
from orrery.games.inscription.sheets.printed import PrintedSheet
from orrery.games.inscription.state import Inscription
from orrery.kernel import Phrase
from orrery.terminal.boards.canvas import Canvas
from orrery.terminal.boards.inscription.lit import Lit
from orrery.terminal.boards.inscription.sheets.drawing import Drawing, Sight
from orrery.terminal.boards.inscription.style import LIT, LOST, code
from orrery.terminal.boards.layout import one_line
from orrery.terminal.screen import BRASS, LINE, QUIET, SIGNAL

HOME: Final = Phrase("home", "dom")
SMALL: Final = ("·", "∘", "•")
LARGE: Final = (":", "○", "●")
"""Not accessed, accessed, claimed."""
MARKS: Final = Phrase(
    "small · large :  accessed ∘ ○  claimed • ●  wormhole ~1",
    "mały · duży :  dostępny ∘ ○  zdobyty • ●  tunel ~1",
)
REX: Final = Phrase(
    "Mecatol Rex: {taken}; next {vp}★ {votes} {votes:vote|votes}",
    "Mecatol Rex: {taken}; dalej {vp}★ {votes} {votes:głos|głosy|głosów}",
)
NOBODY: Final = Phrase("nobody yet", "jeszcze nikt")
BRIEF: Final = Phrase("systems {n}/{all}, {reach} in reach", "układy {n}/{all}, w zasięgu {reach}")
AI_NAME: Final = Phrase("AI", "SI")


def place(x: int, y: int, width: int) -> tuple[float, float]:
    """A point of the drawing (1000 by 700) as shares of the canvas, with room for labels at the sides."""
    edge = 3 / width
    return edge + (x - 40) / 920 * (1 - 2 * edge), (y - 50) / 600


def label(player: Player, system: int, small: bool, lit: Lit, language: str) -> Text:
    """Its mark, its number, and the code of its asset."""
    sheet = player.navigation.sheet
    bit = 1 << system
    level = 2 if player.navigation.claimed & bit else 1 if player.navigation.accessed & bit else 0
    mark = (SMALL if small else LARGE)[level]
    letters, colour = code(sheet.assets[system], language)
    number = sheet.drawing["systems"][system]["id"].removeprefix("s")
    if sheet.home & bit:
        return Text(mark + HOME.say(language), f"bold {BRASS}")
    if system == sheet.mecatol:
        number = ""
    if lit.systems & bit:
        return Text(f"{LIT}{number}{letters}".rstrip(), f"bold {SIGNAL}")
    if player.navigation.lost & bit:
        return Text(f"{LOST}{number}{letters}".rstrip(), "dim strike")
    text = Text(f"{mark}{number}", ("dim", "default", f"bold {BRASS}")[level])
    return text.append(letters.rstrip(), f"{'bold ' if level == 2 else ''}{colour}")


class NavigationDrawing(Drawing):
    """A chart of systems and lanes."""

    def sheet(self, player: Player) -> PrintedSheet:
        return player.navigation.sheet

    def assets(self, player: Player) -> list[int]:
        return player.navigation.sheet.assets

    def full(self, sight: Sight) -> list[Text]:
        player, width, lit, language = sight.player, sight.width, sight.lit, sight.language
        sheet = player.navigation.sheet
        systems = sheet.drawing["systems"]
        canvas = Canvas(width, sight.rows)
        spots = [place(system["x"], system["y"], width) for system in systems]
        for number, (a, b) in enumerate(sheet.lanes):
            drawn = bool(player.navigation.lanes >> number & 1)
            canvas.line(spots[a], spots[b], BRASS if drawn else LINE, drawn)
        for number, system in enumerate(systems):
            canvas.label(*spots[number], label(player, number, system["size"] == "small", lit, language))
        for number, hole in enumerate(sheet.drawing["wormholes"]):
            style = f"bold {SIGNAL}" if lit.wormholes >> number & 1 else "#b79cff"
            text = Text(f"~{number + 1}", "dim strike" if player.navigation.holes >> number & 1 else style)
            canvas.label(*place(hole["x"], hole["y"], width), text)
        mecatol = sight.state.mecatol
        names = [sight.names[seat] if seat < len(sight.names) else AI_NAME.say(language) for seat in mecatol]
        taken = ", ".join(f"{n}. {name}" for n, name in enumerate(names, 1))
        slot = min(len(mecatol), len(MECATOL_VP) - 1)
        rex = REX.say(language, taken=taken or NOBODY.say(language), vp=MECATOL_VP[slot], votes=MECATOL_VOTES[slot])
        return [*canvas.lines(), one_line(Text(rex, QUIET)), one_line(Text(MARKS.say(language), QUIET))]

    def brief(self, state: Inscription, player: Player, language: str) -> str:
        n = player.navigation.claimed.bit_count()
        reach = claimable(player).bit_count() + reachable(player).bit_count() + len(trips(player))
        return BRIEF.say(language, n=n, all=player.navigation.sheet.systems, reach=reach)
