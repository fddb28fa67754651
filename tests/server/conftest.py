"""A real database of either kind for every test that asks for one."""

from __future__ import annotations

import secrets
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from pgserver.postgres_server import PostgresServer


def started(folder: Path) -> PostgresServer:
    """It has ten seconds to start; on a busy machine it comes up a little later."""
    for _ in range(5):
        try:
            return PostgresServer(folder)
        except (subprocess.TimeoutExpired, AssertionError):
            time.sleep(5)
    return PostgresServer(folder)


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL server of our own, stopped at the end."""
    server = started(tmp_path_factory.mktemp("postgres"))
    yield server.get_uri()
    server.cleanup()


KINDS = ("sqlite", "postgresql")


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    return new_database(request, tmp_path)


@pytest.fixture(scope="module", params=KINDS)
def shared_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of a database that the tests of a module share."""
    return new_database(request, tmp_path_factory.mktemp("shared"))


def new_database(request: pytest.FixtureRequest, folder: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{folder / 'orrery.db'}"
    uri: str = request.getfixturevalue("postgres")
    name = f"test_{secrets.token_hex(6)}"
    with psycopg.connect(uri, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return uri.replace("postgresql://", "postgresql+psycopg://").replace("/postgres?", f"/{name}?")
