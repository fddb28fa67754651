"""What a board's HTML is read with."""

from __future__ import annotations

import re
from html.parser import HTMLParser

BUTTON = re.compile(r'<(\w+)[^<>]*? data-token="([^"]+)"([^<>]*)>')


class Reader(HTMLParser):
    """Elements with their attributes, the text people read, and whether every element is closed in its place."""

    VOID = frozenset({"br", "use", "input", "link", "meta"})

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.words: list[str] = []
        self._open: list[str] = []
        self.feed(html)
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        assert len(given) == len(attrs), f"an attribute twice: {attrs}"
        self.elements.append((tag, given))
        self.words += [given[name] for name in ("aria-label", "title", "aria-valuetext") if name in given]
        if tag not in self.VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    def having(self, attribute: str) -> list[tuple[str, dict[str, str]]]:
        return [element for element in self.elements if attribute in element[1]]


def check_html(reader: Reader) -> None:
    """Unique ids and transition names, no dangling reference, nothing that the Content-Security-Policy forbids."""
    ids = [given["id"] for _, given in reader.having("id")]
    assert len(ids) == len(set(ids))
    for attribute in ("aria-describedby", "aria-labelledby", "popovertarget"):
        for _, given in reader.having(attribute):
            assert given[attribute] in ids
    names = []
    for _, given in reader.having("style"):
        for declaration in given["style"].split(";"):
            name, _, value = declaration.partition(":")
            assert name == "view-transition-name" or name.startswith("--")
            if name == "view-transition-name":
                names.append(value)
    assert len(names) == len(set(names))
    for tag, given in reader.elements:
        assert not [name for name in given if name.startswith("on")]
        assert tag != "script" or given["src"].startswith("/static/")
