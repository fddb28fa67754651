"""``--set name=value``: the options of a game as they are typed, explained and completed."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterable, MutableMapping
from contextlib import redirect_stdout
from io import StringIO
from textwrap import wrap
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand

from orrery.games import GAMES
from orrery.kernel import Game, Phrase, Trouble
from orrery.kernel.variant import NO_MEANING, Variant
from orrery.terminal.options import here, split
from orrery.terminal.screen import spoken_here

NO_SETTING: Final = Phrase(
    "“{text}” sets nothing: write --set name=value. Names: {names}.",
    "„{text}” niczego nie ustawia: wpisz --set nazwa=wartość. Nazwy: {names}.",
)
TWICE: Final = Phrase("“{name}” is set twice.", "„{name}” ustawiono dwa razy.")
OPTIONS: Final = Phrase("Options of {game}, for --set", "Opcje gry {game}, dla --set")
USUAL: Final = Phrase("(default)", "(zwykle)")
BY_SEATS: Final = Phrase("one for each seat, with commas: {example}", "po jednej na miejsce, z przecinkami: {example}")
YES: Final = Phrase("yes", "tak")
NO: Final = Phrase("no", "nie")
SWITCH: Final = {"yes": True, "tak": True, "true": True, "no": False, "nie": False, "false": False}
"""How people write that something is on or off."""
NAMED: Final = "orrery.game"
COMPLETING: Final = "_ORRERY_COMPLETE"
"""What a shell sets when it asks what could be typed."""
FEW: Final = 6
"""Up to so many values are explained one by one, more are only named."""


def set_options(game: Game, settings: list[str] | None) -> dict[str, Any]:
    """What was set, as a setup takes it."""
    found: dict[str, Any] = {}
    for text in settings or []:
        name, value = setting(game, text)
        if name in found:
            raise Trouble(TWICE, name=name)
        found[name] = value
    return found


def setting(game: Game, text: str) -> tuple[str, Any]:
    """One option: ``name=value``, a switch with yes or no, values by seats between commas."""
    name, sign, value = text.partition("=")
    name, value = name.strip().replace("-", "_"), value.strip()
    if not sign or not name or not value:
        raise Trouble(NO_SETTING, text=text[:40], names=", ".join(variant.name for variant in game.variants))
    variant = next((variant for variant in game.variants if variant.name == name), None)
    if variant is not None and variant.switch:
        return name, SWITCH.get(value.casefold(), value)
    return name, split(value) if "," in value else value


def explained(variant: Variant, language: str) -> str:
    """What a variant is and can be."""
    title = variant.title.say(language)
    said = f"{title}: {variant.note.say(language)}" if variant.note is not None else title
    values: dict[str, str] = {name: phrase.say(language) for name, phrase in variant.values.items()}
    if variant.switch:
        values = {YES.say(language): "", NO.say(language): ""}
    usual = str(variant.default) if not variant.switch else (YES if variant.default else NO).say(language)
    listed = []
    for name, meaning in values.items():
        plain = not meaning or len(values) > FEW or meaning.casefold() == name.casefold()
        words = name if plain else meaning if meaning.startswith(f"{name}:") else f"{name}: {meaning}"
        listed.append(f"{words} {USUAL.say(language)}" if name == usual else words)
    said += f". {'; '.join(listed)}" if len(values) <= FEW else f". {', '.join(listed)}"
    if variant.per_seat:
        example = ",".join([*reversed(values)][:2])
        said += f". {BY_SEATS.say(language, example=f'{variant.name}={example}').capitalize()}"
    return said + "."


def listing(game: Game, language: str, width: int) -> str:
    """Every option of a game in columns; names of values stay in one piece."""
    column = 4 + max(len(variant.name) for variant in game.variants)
    lines = []
    for variant in game.variants:
        lines += wrap(
            explained(variant, language),
            max(width, column + 24),
            initial_indent=f"  {variant.name}".ljust(column),
            subsequent_indent=" " * column,
            break_on_hyphens=False,
        )
    return "\n".join(lines) + "\n"


def completions(game: Game, typed: str) -> list[str]:
    """What ``--set`` can go on with: names first, then values."""
    name, sign, value = typed.partition("=")
    if not sign:
        names = [f"{variant.name}=" for variant in game.variants if variant.name.startswith(name)]
        return completions(game, names[0]) if len(names) == 1 else names  # a shell ends what is alone with a space
    before, comma, last = value.rpartition(",")
    for variant in game.variants:
        if variant.name == name and (variant.per_seat or not comma):
            taken = [one for one in split(before) if one not in variant.shared]
            values: Iterable[str] = ("yes", "no") if variant.switch else variant.values
            fitting = [one for one in values if one.startswith(last) and one != NO_MEANING and one not in taken]
            return [f"{name}={before}{comma}{one}" for one in fitting]
    return []


def complete(context: typer.Context, incomplete: str) -> list[str]:
    """What a shell may offer after ``--set``."""
    named = context.meta.get(NAMED) or GAMES
    return list(dict.fromkeys(found for name in named for found in completions(GAMES[name], incomplete)))


def run(app: Callable[[], None], environment: MutableMapping[str, str]) -> None:
    """Run the command, or tell a shell what could be typed.

    Bash takes ``name=value`` for three words, and puts its answer in place of what follows the last “=”.
    """
    typed = join_words(environment) if environment.get(COMPLETING) == "complete_bash" else ""
    if "=" not in typed:
        app()
        return
    said = StringIO()
    try:
        with redirect_stdout(said):
            app()
    finally:
        print("\n".join(line[typed.rindex("=") + 1 :] for line in said.getvalue().splitlines()))


def join_words(environment: MutableMapping[str, str]) -> str:
    """Make the words that bash has cut one again; returns the one that is being typed."""
    words, current = environment["COMP_WORDS"].split("\n"), int(environment["COMP_CWORD"])
    joined: list[str] = []
    for number, word in enumerate(words[: current + 1]):
        if joined and (word == "=" or words[number - 1] == "="):
            joined[-1] += word
        else:
            joined.append(word)
    environment["COMP_WORDS"] = "\n".join(shlex.quote(word) if word else "" for word in joined)
    environment["COMP_CWORD"] = str(len(joined) - 1)
    return joined[-1]


Settings = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        metavar="NAME=VALUE",
        autocompletion=complete,
        help=here("An option of the game; they are listed below.", "Opcja gry; lista jest niżej."),
    ),
]


class GameCommand(TyperCommand):
    """A command about a game: its help ends with the game's options."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.meta[NAMED] = [word.lower() for word in args if word.lower() in GAMES]
        return super().parse_args(ctx, args)

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        language = spoken_here()
        for name in ctx.meta.get(NAMED) or GAMES:
            game = GAMES[name]
            if game.variants:
                formatter.write(f"\n{OPTIONS.say(language, game=game.title)}:\n")
                formatter.write(listing(game, language, formatter.width))
