"""What the commands have in common: a game, a language, and one way to say what went wrong."""

from __future__ import annotations

from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

from orrery.games import GAMES, find_game
from orrery.kernel import LANGUAGES, Game, Phrase, Trouble
from orrery.terminal.screen import new_console, sentence, spoken_here

NO_LANGUAGE: Final = Phrase(
    "There is no language “{name}”. Languages: {names}.", "Nie ma języka „{name}”. Języki: {names}."
)
WHICH_GAME: Final = Phrase("Which game? Games: {names}.", "Która gra? Gry: {names}.")
NO_SETTING: Final = Phrase(
    "“{text}” sets nothing: write --set name=value. Names: {names}.",
    "„{text}” niczego nie ustawia: wpisz --set nazwa=wartość. Nazwy: {names}.",
)
NO_WORKER: Final = Phrase(
    "At least 1 process has to play, not {workers}.", "Musi grać co najmniej 1 proces, nie {workers}."
)
SWITCH: Final = {"yes": True, "tak": True, "true": True, "no": False, "nie": False, "false": False}
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


GameName = Annotated[str | None, typer.Argument(help=here("A game: ", "Gra: ") + ", ".join(GAMES))]
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

Settings = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        metavar="NAME=VALUE",
        help=here(
            "An option of the game, e.g. side=A or factions=nomad,winnu.",
            "Opcja gry, np. side=A albo factions=nomad,winnu.",
        ),
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


def parse_races(value: str) -> Any:
    """Races as a setup takes them: one way for all, or a list by seats."""
    races = [race.lower() for race in split(value)]
    return races[0] if races in (["choose"], ["deal"]) else races


def setting(game: Game, text: str) -> tuple[str, Any]:
    """An option of a game as it is typed: ``side=A``, ``long_finale=yes``, ``factions=nomad,winnu``."""
    name, sign, value = text.partition("=")
    name, value = name.strip().replace("-", "_"), value.strip()
    if not sign or not name or not value:
        names = ", ".join(variant.name for variant in game.variants)
        raise Trouble(NO_SETTING, text=text[:40], names=names)
    switches = [variant.name for variant in game.variants if isinstance(variant.default, bool)]
    if name in switches and value.lower() in SWITCH:
        return name, SWITCH[value.lower()]
    return name, split(value) if "," in value else value


def variants(game: Game, races: str | None, novice: bool, settings: list[str] | None) -> dict[str, Any]:
    """Only what was asked for, so that a game without such a choice can say so."""
    chosen = dict(setting(game, text) for text in settings or [])
    if novice:
        chosen["novice"] = True
    if races is not None:
        chosen["races"] = parse_races(races)
    return chosen


class Commands(TyperGroup):
    """Whatever a person got wrong is one sentence on stderr and exit code 2."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except Trouble as trouble:
            language = ctx.meta.get(LANGUAGE, spoken_here())
            new_console(stderr=True).print(sentence(trouble, language), soft_wrap=True)
            raise typer.Exit(2) from None
