"""The API does what its OpenAPI schema says, whatever is sent to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from sqlalchemy import event, inspect

from orrery.server.app import Settings, create_app
from orrery.server.schema import METADATA
from orrery.server.store import Store
from tests.cases import FIRST
from tests.server.process import ServerProcess

SCHEMA = schemathesis.openapi.from_dict(create_app(Settings("sqlite://")).openapi())
OPERATIONS: list[Any] = [found.ok() for found in SCHEMA.get_all_operations()]  # type: ignore[union-attr]
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(f"sqlite:///{tmp_path_factory.mktemp('schema') / 'orrery.db'}")
    process.start()
    yield process
    process.kill()


@pytest.fixture(scope="module")
def table(server: ServerProcess) -> dict[str, Any]:
    seats = [{"name": "Ada", "you": True}, {"name": "Bo"}]
    made: dict[str, Any] = server.post(
        "/api/tables", {"game": FIRST.name, "setup": {"players": 2}, "seats": seats}
    ).json()
    return made


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_every_operation_keeps_its_promise(operation: Any, server: ServerProcess, table: dict[str, Any]) -> None:
    @given(case=operation.as_strategy(), at_a_real_table=st.booleans())
    @settings(
        max_examples=25,
        deadline=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.explicit, Phase.generate],
    )
    def ask(case: Any, at_a_real_table: bool) -> None:
        if at_a_real_table and "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = table["id"]
            case.headers = {**(case.headers or {}), "authorization": f"Bearer {table['holders']['0']}"}
        if case.query and "wait" in case.query:
            case.query["wait"] = 0
        case.call_and_validate(base_url=server.url, checks=CHECKS)

    ask()


def test_the_migrations_make_exactly_the_schema(database: str) -> None:
    store = Store(database)
    store.upgrade()
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    store.close()


def test_a_start_that_is_cut_in_the_middle_leaves_nothing_behind(database: str) -> None:
    store = Store(database)

    def cut(connection: Any, cursor: Any, statement: str, *rest: Any) -> None:
        if "CREATE TABLE answers" in statement:
            raise KeyboardInterrupt

    event.listen(store.engine, "before_cursor_execute", cut)
    with pytest.raises(KeyboardInterrupt):
        store.upgrade()
    event.remove(store.engine, "before_cursor_execute", cut)
    assert inspect(store.engine).get_table_names() == []
    store.upgrade()
    assert store.newest(1) == []
    store.close()
