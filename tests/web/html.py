"""Reads a page as a browser would, and says what is wrong with it."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = {"meta", "link", "input", "img", "br", "hr", "path", "circle", "rect", "use"}
CONTROLS = {"button", "a", "select", "textarea", "input", "summary"}
STYLE = re.compile(r"((view-transition-name|--[a-z0-9-]+):[^:;]+;?)+")


@dataclass
class Element:
    tag: str
    attributes: dict[str, str]
    children: list[Element | str] = field(default_factory=list)

    def walk(self) -> list[Element]:
        inside = [e for child in self.children if isinstance(child, Element) for e in child.walk()]
        return [self, *inside]

    def text(self) -> str:
        """What a screen reader finds inside."""
        if self.attributes.get("aria-hidden") == "true":
            return ""
        label = self.attributes.get("aria-label", self.attributes.get("alt", "")) if self.tag in ("svg", "img") else ""
        return label + "".join(c if isinstance(c, str) else c.text() for c in self.children)


class Page(HTMLParser):
    """A parsed page with everything that is wrong with its markup."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.root = Element("#", {})
        self.problems: list[str] = []
        self._open = [self.root]
        self.feed(html)
        if len(self._open) > 1:
            self.problems.append(f"<{self._open[-1].tag}> is never closed")
        self.elements = self.root.walk()
        self.ids = Counter(e.attributes["id"] for e in self.elements if "id" in e.attributes)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = Counter(name for name, _ in attrs)
        self.problems += [f"<{tag}> has {name} twice" for name, times in names.items() if times > 1]
        element = Element(tag, {name: value or "" for name, value in attrs})
        self._open[-1].children.append(element)
        if tag not in VOID:
            self._open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self._open.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag in VOID:
            return
        if self._open[-1].tag != tag:
            self.problems.append(f"</{tag}> closes <{self._open[-1].tag}>")
        if len(self._open) > 1:
            self._open.pop()

    def handle_data(self, data: str) -> None:
        self._open[-1].children.append(data)

    def find(self, tag: str, **attributes: str) -> list[Element]:
        wanted = attributes.items()
        return [e for e in self.elements if e.tag == tag and all(e.attributes.get(k) == v for k, v in wanted)]


def problems(html: str, whole: bool = True) -> list[str]:
    """Everything that would fail a reader, a keyboard, a screen reader or the content security policy."""
    page = Page(html)
    found = list(page.problems)
    found += [f"id {name} {times} times" for name, times in page.ids.items() if times > 1]
    labelled = {e.attributes["for"] for e in page.find("label") if "for" in e.attributes}
    inside = {id(c) for label in page.find("label") if label.text().strip() for c in label.walk()}
    for element in page.elements:
        found += _policy(element)
        found += [f"dangling {name}" for name in _references(element) if name not in page.ids]
        if element.tag == "img" and "alt" not in element.attributes:
            found.append("a picture without alt")
        hidden = element.attributes.get("type") == "hidden"
        if element.tag in CONTROLS and not hidden and id(element) not in inside and not _named(element, labelled):
            found.append(f"no name: <{element.tag} {element.attributes}>")
    if whole:
        drawn = {id(e) for svg in page.find("svg") for e in svg.walk()}
        for tag in ("main", "h1", "title"):
            once = [e for e in page.find(tag) if id(e) not in drawn]
            found += [f"{len(once)} <{tag}>"] if len(once) != 1 else []
    return found


def _policy(element: Element) -> list[str]:
    found = [f"inline handler {name}" for name in element.attributes if name.startswith("on")]
    if element.tag == "style" or (element.tag == "script" and "src" not in element.attributes):
        found.append(f"inline <{element.tag}>")
    style = element.attributes.get("style")
    if style is not None and not STYLE.fullmatch(style):
        found.append(f"inline style {style}")
    return found


def _references(element: Element) -> list[str]:
    names = ("aria-labelledby", "aria-describedby", "aria-controls", "for", "popovertarget")
    return [part for name in names for part in element.attributes.get(name, "").split()]


def _named(element: Element, labelled: set[str]) -> bool:
    given = element.attributes
    if given.get("aria-label") or given.get("aria-labelledby") or given.get("id", "-") in labelled:
        return True
    return bool(element.text().strip())
