"""Beside the sheet in full: what a player has at hand, all four sheets in brief, and everybody at the table."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from orrery.games.inscription.cards.kinds import RELIC_CARDS, TECHNOLOGY_CARDS
from orrery.games.inscription.cards.shared import EVENT_CARDS, OBJECTIVE_CARDS
from orrery.games.inscription.events import ai
from orrery.games.inscription.events.scoring import score, sheet_total
from orrery.games.inscription.names import (
    COUNCIL,
    INFLUENCE,
    LEFT,
    MATERIAL,
    RESEARCH,
    RIGHT,
    SHEET_IDS,
    TRADE_GOODS,
    VOTES,
)
from orrery.games.inscription.player import Player
from orrery.games.inscription.say import SHEET_NAMES
from orrery.games.inscription.sheets.research import has_focus
from orrery.games.inscription.state import Inscription, neighbor
from orrery.kernel import HIDDEN, Phrase
from orrery.terminal.boards.inscription.lit import Lit
from orrery.terminal.boards.inscription.sheets.every import DRAWINGS
from orrery.terminal.boards.inscription.style import (
    CLAIMED,
    COLOURS,
    GOODS,
    KEPT_ASSETS,
    LIT,
    LOST,
    OPEN,
    POINTS,
    SIGNS,
    SPECIALTY_COLOURS,
    SPECIALTY_LETTERS,
    VOTE_LETTER,
    VP,
    amount,
    asset_text,
    points,
)
from orrery.terminal.boards.inscription.style import VOTES as VOTE_COLOUR
from orrery.terminal.boards.layout import one_line, packed, shortened
from orrery.terminal.screen import BRASS, QUIET, SIGNAL
from orrery.terminal.spans import seat_style

LEFT_TO_SPEND: Final = Phrase("To spend", "Do wydania")
ASSETS: Final = Phrase("Assets", "Kapitał")
NOTHING: Final = Phrase("none", "brak")
GOODS_LINE: Final = Phrase("trade goods {n} ({free} free {free:slot|slots})", "dobra handlowe {n} (wolne pola: {free})")
VOTES_LINE: Final = Phrase("votes {n} ({free} free {free:slot|slots})", "głosy {n} (wolne pola: {free})")
RELICS: Final = Phrase("Relics", "Relikty")
SECRET: Final = Phrase("{n} secret", "{n} {n:tajny|tajne|tajnych}")
SHORT: Final = (Phrase("nav", "naw"), Phrase("exp", "eks"), Phrase("ind", "prz"), Phrase("war", "woj"))
AI_NAME: Final = Phrase("AI", "SI")
AI_STRENGTH: Final = Phrase("strength {values}", "siła {values}")
AI_VOTES: Final = Phrase("votes {values}", "głosy {values}")
WRITING: Final = "✎"
NAME: Final = 12


def at_hand(state: Inscription, player: Player, language: str) -> list[Text]:
    """Resources of the step, kept assets, trade goods, votes and relics."""
    lines = []
    if sum(player.pool):
        lines.append(headed(LEFT_TO_SPEND, language, amount(player.pool)))
    kept = [
        asset_text(KEPT_ASSETS[kind], language).append(f"×{n}" if n > 1 else "")
        for kind, n in enumerate(player.stock.kept)
        if n
    ]
    lines.append(headed(ASSETS, language, Text(" ").join(kept) if kept else Text(NOTHING.say(language), "dim")))
    goods = GOODS_LINE.say(language, n=player.trade_goods(), free=TRADE_GOODS - player.stock.goods)
    ballots = VOTES_LINE.say(language, n=player.unspent_votes(), free=VOTES - player.stock.votes)
    lines += [Text(f"$ {goods}", GOODS), Text(f"{VOTE_LETTER.say(language)} {ballots}", VOTE_COLOUR)]
    if player.relics.held or player.relics.played:
        lines.append(one_line(headed(RELICS, language, relic_names(player, language))))
    return lines


def headed(title: Phrase, language: str, text: Text) -> Text:
    return Text().append(f"{title.say(language)}: ", QUIET).append_text(text)


def relic_names(player: Player, language: str) -> Text:
    """Held ones by name for whoever may know them; played ones dim."""
    held = [RELIC_CARDS[relic].title.say(language) for relic in player.relics.held if relic != HIDDEN]
    text = Text().append(", ".join(held), "bold")
    secret = player.relics.held.count(HIDDEN)
    if secret:
        text.append(SECRET.say(language, n=secret))
    for relic in player.relics.played:
        text.append(", " if text.plain else "").append(RELIC_CARDS[relic].title.say(language), "dim strike")
    return text


def sheets_in_brief(state: Inscription, seat: int, shown: int, lit: Lit, language: str, width: int) -> list[Text]:
    """Points and objective of every sheet; of those not in full also what is marked and unlocked."""
    lines = []
    player = state.players[seat]
    for sheet in range(len(SHEET_IDS)):
        active = player.active == sheet
        head = Text().append(LIT if sheet in lit.sheets else " ", SIGNAL)
        head.append(SHEET_NAMES[sheet].say(language), f"bold {BRASS}" if active else "bold")
        head.append(" ").append_text(points(sheet_total(player, sheet))).append("  ")
        lines.append(one_line(head.append_text(objective(state, player, sheet, language, width - head.cell_len))))
        if sheet != shown:
            lines.append(one_line(Text("  ").append(DRAWINGS[sheet].brief(state, player, language), QUIET)))
            lines.append(one_line(Text("  ").append_text(unlocked_in_brief(player, sheet, language, width - 2))))
    return lines


def objective(state: Inscription, player: Player, sheet: int, language: str, width: int) -> Text:
    """What it is worth now and how much of it is done, behind as much of its title as fits."""
    if not state.objectives:
        return Text()
    card = OBJECTIVE_CARDS[state.objectives[sheet]]
    worth = card.later if state.turned >> sheet & 1 else card.first
    value = Text(f"{worth}{VP} {card.condition.progress(player):.0%}", QUIET)
    if player.boxes[sheet]:
        value = asset_points(player.boxes[sheet])
    title = shortened(card.title.say(language), width - value.cell_len - 1)
    return Text().append(f"{title} ", QUIET).append_text(value)


def asset_points(n: int) -> Text:
    return Text().append(CLAIMED, "bold").append_text(points(n))


def unlocked(player: Player, sheet: int, language: str, lit: int = 0) -> Text:
    """Focus dice and technologies of a sheet, with the specialties that unlock these."""
    text = dice(player, sheet)
    for number in technologies(sheet):
        card = TECHNOLOGY_CARDS[number]
        title = card.title.say(language)
        text.append("  ").append_text(technology(player, number, title, bool(lit >> number & 1)))
        if not player.has(number) and not player.research.lost >> number & 1:
            letter = SPECIALTY_LETTERS[card.specialty].say(language)
            text.append(f" +{letter}", SPECIALTY_COLOURS[card.specialty])
    return text


def unlocked_in_brief(player: Player, sheet: int, language: str, width: int) -> Text:
    """The same in half a line: as much of the titles as fits, no specialties."""
    text = dice(player, sheet)
    first, second = (str(TECHNOLOGY_CARDS[number].title.say(language)) for number in technologies(sheet))
    room = width - text.cell_len - sum(1 + technology(player, number, "").cell_len for number in technologies(sheet))
    first = shortened(first, max(room // 2, room - len(second)))
    second = shortened(second, room - len(first))
    for number, title in zip(technologies(sheet), (first, second), strict=True):
        text.append(" ").append_text(technology(player, number, title))
    return text


def technologies(sheet: int) -> tuple[int, int]:
    return 2 * sheet, 2 * sheet + 1


def dice(player: Player, sheet: int) -> Text:
    """The focus dice unlocked on a sheet."""
    text = Text()
    for die in range(3):
        text.append(SIGNS[die] if has_focus(player, sheet, die) else "·", f"bold {COLOURS[die]}")
    return text


def technology(player: Player, number: int, title: str, lit: bool = False) -> Text:
    """Unlocked, crossed off, or how much of its research is done."""
    if player.research.lost >> number & 1:
        return Text(f"{LOST}{title}", "dim strike")
    if player.has(number):
        return Text(f"{LIT if lit else CLAIMED}{title}", f"bold {SIGNAL if lit else BRASS}")
    progress = f"{title} {player.research.symbols[number]}/{TECHNOLOGY_CARDS[number].cost}"
    return Text(f"{LIT if lit else OPEN}{progress}", SIGNAL if lit else QUIET)


def everybody(state: Inscription, seat: int, names: list[str], language: str, packed_to: int) -> list[Text]:
    """A line for each player, the left neighbor first; or several to a line where there is little room."""
    order = [(seat + step) % state.seats for step in range(state.seats)]
    if packed_to:
        return packed([short_player(state, seat, other, names, language) for other in order], packed_to)
    return [one_line(long_player(state, seat, other, names, language)) for other in order]


def side_of(state: Inscription, seat: int, other: int) -> str:
    """An arrow for the neighbors in the wars."""
    arrows = ""
    if other != seat:
        arrows += "←" if neighbor(state, seat, LEFT) == other else ""
        arrows += "→" if neighbor(state, seat, RIGHT) == other else ""
    return arrows


def short_player(state: Inscription, seat: int, other: int, names: list[str], language: str) -> Text:
    """Score, and at a council what can still be cast."""
    player = state.players[other]
    text = Text().append(side_of(state, seat, other), QUIET).append(names[other], seat_style(other))
    text.append(" ").append_text(points(score(player)))
    if state.event >= 0 and EVENT_CARDS[state.event].type == COUNCIL:
        text.append(" ").append_text(votes(player, language))
    return text.append(writing(state, other), SIGNAL)


def votes(player: Player, language: str) -> Text:
    return Text(f"{VOTE_LETTER.say(language)}{player.unspent_votes()}", VOTE_COLOUR)


def writing(state: Inscription, seat: int) -> str:
    """Whose pen is still moving."""
    return WRITING if state.desks and state.asks(seat) else ""


def long_player(state: Inscription, seat: int, other: int, names: list[str], language: str) -> Text:
    """Score, sheet active last, objectives, trade goods, votes."""
    player = state.players[other]
    text = Text().append(f"{side_of(state, seat, other):>2}", QUIET)
    text.append(f"{names[other][:NAME]:<{NAME}} ", seat_style(other))
    text.append(f"{score(player):>3}{VP} ", f"bold {POINTS}")
    text.append(f"{SHORT[player.active].say(language) if player.active >= 0 else '–':<4}", QUIET)
    text.append("".join(CLAIMED if box else "·" for box in player.boxes) + " ", BRASS)
    text.append(f"${player.trade_goods()} ", GOODS).append_text(votes(player, language))
    return text.append(f" {writing(state, other)}", SIGNAL)


def ai_lines(state: Inscription, language: str) -> list[Text]:
    """TI-SOLO-1: the tracks of the AI sheet."""
    if not state.ai:
        return []
    wars = " ".join(str(ai.ai_strength(state, war)) for war in range(len(ai.STRENGTH)))
    votes = " ".join(str(ai.section_value(part, state.ai[ai.VOTES_AT + place])) for place, part in enumerate(ai.VOTES))
    first = Text().append(f"{AI_NAME.say(language)} ", "bold").append(AI_STRENGTH.say(language, values=wars), QUIET)
    first.append(" · " + AI_VOTES.say(language, values=votes), QUIET)
    second = Text("  ")
    for track, die, face in (
        (ai.MATERIAL_2, MATERIAL, 2),
        (ai.INFLUENCE_2, INFLUENCE, 2),
        (ai.RESEARCH_2, RESEARCH, 2),
        (ai.RESEARCH_1, RESEARCH, 1),
    ):
        second.append(SIGNS[die] * face, COLOURS[die]).append(f"{state.ai[track]}/{ai.GOAL_TRACKS[track]} ", QUIET)
    return [one_line(first), one_line(second)]
