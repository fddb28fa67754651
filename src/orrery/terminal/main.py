"""The ``orrery`` command."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.panel import Panel
from rich.text import Text

from orrery.games import GAMES
from orrery.kernel import Dealer, Phrase, Play, Trouble, replay
from orrery.lab.history import engine_name
from orrery.lab.release import version_here
from orrery.terminal import replaying
from orrery.terminal.arena import arena
from orrery.terminal.benching import ENGINES, bench
from orrery.terminal.bulk import simulate
from orrery.terminal.keeping import Keeper
from orrery.terminal.options import (
    Commands,
    GameName,
    Language,
    game_of,
    here,
    language_of,
    split,
)
from orrery.terminal.rulebook import show_rules
from orrery.terminal.screen import BRASS, Screen, spoken_here
from orrery.terminal.seating import head_count, seat_players
from orrery.terminal.serving import serve
from orrery.terminal.session import Session
from orrery.terminal.settings import GameCommand, Settings, run, set_options
from orrery.terminal.shelf import show_cards
from orrery.terminal.tuning import tune

WELCOME: Final = Phrase(
    "Space board games, complete and by the rules, for people and for machines.\n\n"
    "{games}\n\n"
    "  orrery rules {first}read the rules\n"
    "  orrery cards {first}see the cards\n"
    "  orrery serve                     play in the browser\n"
    "  orrery --help                    everything else\n\n"
    "While you play, type help at any time.",
    "Kosmiczne gry planszowe, kompletne i zgodne z zasadami, dla ludzi i dla maszyn.\n\n"
    "{games}\n\n"
    "  orrery rules {first}przeczytaj zasady\n"
    "  orrery cards {first}obejrzyj karty\n"
    "  orrery serve                     graj w przeglądarce\n"
    "  orrery --help                    wszystko inne\n\n"
    "Podczas gry możesz zawsze wpisać: pomoc.",
)
ONE_GAME: Final = Phrase(
    "  orrery play {name}{title}, {least} to {most} players",
    "  orrery play {name}{title}, od {least} do {most} graczy",
)
ALREADY_SET_UP: Final = Phrase(
    "A resumed game is set up already: leave {options} out.", "Wznawiana gra jest już ustawiona: pomiń {options}."
)
OTHER_GAME: Final = Phrase("{path} is a game of {game}.", "{path} to gra {game}.")

VERSION: Final = Phrase("orrery {version}, engine {engine}", "orrery {version}, silnik {engine}")
COULD_BE_COMPILED: Final = Phrase(
    "Installed (not as an editable install) where there is a C compiler, it runs three to five times as fast.",
    "Zainstalowany (nie w trybie edycji) tam, gdzie jest kompilator C, działa od trzech do pięciu razy szybciej.",
)

app = typer.Typer(
    cls=Commands,
    help=here("Space board games in your terminal.", "Kosmiczne gry planszowe w terminalu."),
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help=here("A saved game.", "Zapisana gra."))]


def version_line(language: str) -> str:
    """Which Orrery this is, and whether its engine is compiled."""
    engine = engine_name()
    line = VERSION.say(language, version=version_here(), engine=ENGINES[engine])
    return line if engine == "compiled" else f"{line}\n{COULD_BE_COMPILED.say(language)}"


def welcome(language: str) -> str:
    """What there is to play, and the first words to type."""
    games = [
        ONE_GAME.say(language, name=game.name.ljust(21), title=game.title, least=game.least, most=game.most)
        for game in GAMES.values()
    ]
    return WELCOME.say(language, games="\n".join(games), first=next(iter(GAMES)).ljust(20))


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    show_version: Annotated[bool, typer.Option("--version", help=here("Show the version.", "Pokaż wersję."))] = False,
) -> None:
    screen = Screen(spoken_here())
    if show_version:
        screen.show(version_line(screen.language))
        raise typer.Exit
    if context.invoked_subcommand is None:
        title = Text("Orrery", f"bold {BRASS}")
        screen.show(Panel(Text(welcome(screen.language)), title=title, border_style=BRASS, padding=(1, 2), width=78))


@app.command(cls=GameCommand, help=here("Play a game against bots or friends.", "Zagraj przeciw botom albo znajomym."))
def play(
    game: GameName = None,
    players: Annotated[
        int | None, typer.Option(help=here("How many play (default 3).", "Ilu graczy (zwykle 3)."))
    ] = None,
    humans: Annotated[
        int | None,
        typer.Option(
            help=here("How many are people at this keyboard (default 1).", "Ilu ludzi przy tej klawiaturze (zwykle 1).")
        ),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="NAME,…", help=here("The bots (default: medium).", "Boty (zwykle medium).")),
    ] = None,
    names: Annotated[
        str | None, typer.Option(metavar="NAME,…", help=here("The people’s names.", "Imiona ludzi."))
    ] = None,
    settings: Settings = None,
    seed: Annotated[
        int | None, typer.Option(help=here("The same seed deals the same game.", "To samo ziarno, ta sama gra."))
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help=here("Keep the game in this file.", "Zapisuj grę w tym pliku.")),
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help=here("Go on with a saved game; no game need be named.", "Wznów zapisaną grę; nazwa gry jest zbędna."),
        ),
    ] = None,
    lang: Language = None,
) -> None:
    screen = Screen(language_of(lang))
    kinds = split(bots)
    if resume is not None:
        given = {"--players": players is not None, "--set": bool(settings)}
        current = resumed(game, resume, [option for option, used in given.items() if used])
        count, people = head_count(current.game, current.state.seats, humans, len(kinds))
    else:
        chosen = game_of(game or next(iter(GAMES)))
        count, people = head_count(chosen, players, humans, len(kinds))
        current = Play(chosen, chosen.setup(count, **set_options(chosen, settings)))
    seats = seat_players(current.game, count, people, kinds, split(names), seed, screen.language)
    dealt = len(current.record.answers)
    dealer = Dealer(seed if seed is None or not dealt else f"{seed}/{dealt}")
    Session(screen, current, seats, dealer, Keeper(save or resume, resume)).run()


def resumed(name: str | None, path: Path, superfluous: list[str]) -> Play:
    """A saved game, which is the one named, if any is."""
    game = game_of(name) if name is not None else None
    if superfluous:
        raise Trouble(ALREADY_SET_UP, options=", ".join(superfluous))
    record = replaying.load(path)
    if game is not None and record.game is not game:
        raise Trouble(OTHER_GAME, path=path, game=record.game.title.en)
    return replay(record)


@app.command("replay", help=here("Step through a saved game.", "Obejrzyj zapisaną grę krok po kroku."))
def replay_record(
    file: RecordFile,
    eyes: Annotated[
        str, typer.Option(metavar="N|all|public", help=here("Whose eyes to see it with.", "Czyimi oczami patrzeć."))
    ] = "all",
    at: Annotated[
        int | None, typer.Option(metavar="N", help=here("Begin at this answer.", "Zacznij od tej odpowiedzi."))
    ] = None,
    lang: Language = None,
) -> None:
    replaying.Replay(Screen(language_of(lang)), file, eyes, at).run()


@app.command(help=here("Check every hash of a saved game.", "Sprawdź wszystkie skróty zapisanej gry."))
def verify(file: RecordFile, lang: Language = None) -> None:
    replaying.verify(Screen(language_of(lang)), file)


@app.command(help=here("Read the rules, by chapter, id or search word.", "Czytaj zasady: rozdział, numer, słowo."))
def rules(
    game: GameName = None,
    topic: Annotated[
        list[str] | None,
        typer.Argument(help=here("A chapter, a rule id or a word.", "Rozdział, numer zasady albo słowo.")),
    ] = None,
    lang: Language = None,
) -> None:
    show_rules(Screen(language_of(lang)), game_of(game), " ".join(topic or []))


@app.command(help=here("Show the cards, or one of them.", "Pokaż karty albo jedną z nich."))
def cards(
    game: GameName = None,
    topic: Annotated[
        list[str] | None,
        typer.Argument(help=here("A card, or a group of them.", "Karta albo grupa kart.")),
    ] = None,
    lang: Language = None,
) -> None:
    show_cards(Screen(language_of(lang)), game_of(game), " ".join(topic or []))


app.command(
    cls=GameCommand, help=here("Play many games between bots and show who wins.", "Rozegraj wiele gier między botami.")
)(simulate)
app.command(cls=GameCommand, help=here("Rate bots against each other.", "Oceń boty w grach między nimi."))(arena)
app.command(help=here("Make the bots stronger by self-play.", "Wzmocnij boty grą z samymi sobą."))(tune)
app.command(help=here("Open the table in the browser.", "Otwórz stół w przeglądarce."))(serve)
app.command(
    cls=GameCommand, help=here("Measure the engine on one core.", "Zmierz szybkość silnika na jednym rdzeniu.")
)(bench)


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    run(app, os.environ)
