"""What the commands have in common: a game, a language, and one way to say what went wrong."""

from __future__ import annotations

from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

from orrery.games import GAMES, find_game
from orrery.kernel import LANGUAGES, Game, Phrase, Trouble
from orrery.terminal.screen import complaint, new_console, spoken_here

NO_LANGUAGE: Final = Phrase(
    "There is no language “{name}”. Languages: {names}.", "Nie ma języka „{name}”. Języki: {names}."
)
WHICH_GAME: Final = Phrase("Which game? Games: {names}.", "Która gra? Gry: {names}.")
NO_WORKER: Final = Phrase(
    "At least 1 process has to play, not {workers}.", "Musi grać co najmniej 1 proces, nie {workers}."
)
LANGUAGE: Final = "orrery.language"


def here(en: str, pl: str) -> str:
    """A help text in the language of the environment."""
    return Phrase(en, pl).say(spoken_here())


def language_of(language: str | None) -> str:
    """The language asked for, or the environment's."""
    if language is None:
        return spoken_here()
    if language not in LANGUAGES:
        raise Trouble(NO_LANGUAGE, name=language[:40], names=", ".join(LANGUAGES))
    return language


def remember_language(context: typer.Context, language: str | None) -> str:
    """Keep the language where a trouble can find it."""
    chosen = language_of(language)
    context.meta[LANGUAGE] = chosen
    return chosen


def complete_game(incomplete: str) -> list[str]:
    return [name for name in GAMES if name.startswith(incomplete.lower())]


GameName = Annotated[
    str | None,
    typer.Argument(help=here("A game: ", "Gra: ") + ", ".join(GAMES), autocompletion=complete_game),
]
Language = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="en|pl",
        is_eager=True,
        callback=remember_language,
        help=here("Language (default: your system’s).", "Język (zwykle ten, którego używa system)."),
    ),
]


def game_of(name: str | None) -> Game:
    """The game asked for."""
    if name is None:
        raise Trouble(WHICH_GAME, names=", ".join(GAMES))
    return find_game(name.lower() if name.lower() in GAMES else name)


def check_workers(workers: int) -> None:
    """Somebody has to play."""
    if workers < 1:
        raise Trouble(NO_WORKER, workers=str(workers))


def split(value: str | None) -> list[str]:
    """A list as it is typed: words between commas."""
    return [word.strip() for word in value.split(",") if word.strip()] if value else []


class Commands(TyperGroup):
    """Whatever a person got wrong is one sentence on stderr and exit code 2."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except Trouble as trouble:
            language = ctx.meta.get(LANGUAGE, spoken_here())
            new_console(stderr=True).print(complaint(trouble.say(language)), soft_wrap=True)
            raise typer.Exit(2) from None
