"""The site that the tests of pages walk through."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from orrery.server.app import Settings
from orrery.web.app import create_site
from tests.web.house import House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Bots do not think here: every answer is given by the test."""
    path: Path = tmp_path_factory.mktemp("club") / "club.db"
    app = create_site(Settings(f"sqlite:///{path}", rate=1000, burst=1000))
    with TestClient(app, base_url="http://orrery.test", follow_redirects=False) as client:
        app.state.driver.close()
        yield House(client, app.state.club)
