"""Starting workers: the settings travel in the environment, so that every worker finds them."""

from __future__ import annotations

import gc
import json
import logging
import os
from typing import Any, Final

from fastapi import FastAPI

from orrery.server.app import Settings, create_app

DATABASE: Final = "ORRERY_DATABASE"
BOT_PROCESSES: Final = "ORRERY_BOT_PROCESSES"
RATE: Final = "ORRERY_RATE"
SELDOM: Final = (50_000, 50, 1_000)
"""When Python looks for garbage: seldom, since looking through all tables' states holds every page up."""


class JsonLines(logging.Formatter):
    """One JSON object a line; what is logged holds no secrets."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": self.formatTime(record),
            "level": record.levelname,
            "room": record.name,
            "says": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_as_json(level: int = logging.INFO) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("psycopg").setLevel(logging.ERROR)  # who comes second to a number is no news


def settings() -> Settings:
    return Settings(
        database=os.environ[DATABASE],
        bot_processes=int(os.environ.get(BOT_PROCESSES, "1")),
        rate=float(os.environ.get(RATE, "50")),
        burst=int(4 * float(os.environ.get(RATE, "50"))),
    )


def prepare_process() -> None:
    """What every worker process does first."""
    log_as_json()
    gc.set_threshold(*SELDOM)


def worker() -> FastAPI:
    """The application of one worker process, the API alone."""
    prepare_process()
    return create_app(settings())
