"""axe-core finds no serious violation on any page."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.browser.conftest import PHONE
from tests.browser.test_table import play

pytestmark = pytest.mark.browser
AXE = Path(os.environ.get("AXE", "build/node/node_modules/axe-core/axe.min.js"))


def violations(page: Any) -> list[str]:
    assert AXE.exists(), "these tests need axe-core: npm install --prefix build/node axe-core"
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [
        f"{v['id']}: {node['target']} {node['failureSummary'][:200]}"
        for v in found
        if v["impact"] in ("serious", "critical")
        for node in v["nodes"][:3]
    ]


@pytest.mark.parametrize("path", ["/", "/rules/orion", "/cards/orion", "/settings", "/nothing-here"])
@pytest.mark.parametrize("theme", ["dark", "light", "contrast"])
def test_pages_are_for_everybody(people: Any, path: str, theme: str) -> None:
    ada = people()
    ada.context.add_cookies([{"name": "orrery_theme", "value": theme, "url": ada.site.url}])
    ada.go(path)
    assert violations(ada.page) == []
    if path == "/nothing-here":
        ada.errors.clear()


@pytest.mark.parametrize("size", [None, PHONE], ids=["desk", "phone"])
def test_the_table_and_its_replay_are_for_everybody(people: Any, size: dict[str, int] | None) -> None:
    ada = people(**({"size": size} if size else {}))
    url = ada.sit_down("bot", "bot")
    for _ in range(3):
        play(ada, 3, Random(1))
        found = violations(ada.page)
        assert not found, "\n".join(found)
    ada.page.goto(url + "/replay")
    found = violations(ada.page)
    assert not found, "\n".join(found)
