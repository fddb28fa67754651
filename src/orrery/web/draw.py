"""Jinja as the pages use it: one environment per language, everything escaped, nothing undefined."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any
from urllib.parse import urlencode

from jinja2 import Environment, FunctionLoader, StrictUndefined, nodes
from jinja2.visitor import NodeTransformer

from orrery.bots.levels import title_of
from orrery.web.icons import icon, picture, static
from orrery.web.rooms import folders
from orrery.web.spans import drawn, lit
from orrery.web.text import LANGUAGE_NAMES, words_of


def source(template: str) -> str | None:
    """A template, a game's own as ``game/name``."""
    room, _, name = template.rpartition("/")
    folder = folders("templates").get(room)
    return (folder / name).read_text(encoding="utf-8") if folder is not None and (folder / name).is_file() else None


def url(path: str, **query: Any) -> str:
    """A path with a query; what is none is left out."""
    given = {key: value for key, value in query.items() if value is not None}
    return f"{path}?{urlencode(given)}" if given else path


def theme_names(_: Callable[[str], str]) -> dict[str, str]:
    return {"auto": _("As the system"), "dark": _("Dark"), "light": _("Light"), "contrast": _("High contrast")}


class Settled(NodeTransformer):
    """Decides while a template is compiled what would be the same on every page: fixed words and icons."""

    def __init__(self, functions: Mapping[str, Callable[..., str]]) -> None:
        self.functions = functions

    def visit_Call(self, node: nodes.Call) -> nodes.Node:
        self.generic_visit(node)
        function = self.functions.get(node.node.name) if isinstance(node.node, nodes.Name) else None
        fixed = not node.kwargs and all(isinstance(value, nodes.Const) for value in node.args)
        if function is None or not fixed or node.dyn_args or node.dyn_kwargs:
            return node
        return nodes.Const(function(*[value.as_const() for value in node.args]), lineno=node.lineno)

    def visit_CondExpr(self, node: nodes.CondExpr) -> nodes.Node:
        node.expr2 = node.expr2 or nodes.Const("", lineno=node.lineno)
        return self.generic_visit(node)


class Pages(Environment):
    """Jinja for one language, whose templates are settled before they are compiled."""

    def settle(self, **functions: Callable[..., str]) -> None:
        """Make functions known that give the same for the same; what they give may be written into templates."""
        self.globals.update(functions)
        self.settled = Settled(functions)

    def _parse(self, source: str, name: str | None, filename: str | None) -> nodes.Template:
        template = super()._parse(source, name, filename)
        self.settled.visit(template)
        return template


@cache
def environment(language: str) -> Environment:
    words = words_of(language)
    env = Pages(
        loader=FunctionLoader(source),
        autoescape=True,
        auto_reload=False,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    env.settle(_=words.one, icon=icon, picture=picture, static=static)
    env.globals.update(
        _n=words.many,
        bot_title=partial(title_of, language=language),
        url=url,
        language=language,
        languages=LANGUAGE_NAMES,
        theme_names=theme_names(words.one),
        page="",
    )
    env.filters["lit"] = lit
    env.filters["drawn"] = drawn
    return env


def render(language: str, template: str, **values: Any) -> str:
    """A page or a part of one."""
    return environment(language).get_template(template).render(values)
