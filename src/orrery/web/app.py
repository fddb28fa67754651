"""The whole site: the server with its pages."""

from __future__ import annotations

from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from orrery.kernel import Trouble
from orrery.server.api import STATUS, complain
from orrery.server.app import Settings, create_app
from orrery.server.running import prepare_process, settings
from orrery.web import pages, records, tables


def create_site(chosen: Settings) -> FastAPI:
    app = create_app(chosen)
    app.include_router(pages.router)
    app.include_router(tables.router)
    app.include_router(records.router)
    app.mount(pages.STATIC_URL, pages.STATIC_FILES)
    app.add_exception_handler(Trouble, _trouble)
    app.add_exception_handler(HTTPException, _missing)
    return app


def site() -> FastAPI:
    """The application of one worker process."""
    prepare_process()
    return create_site(settings())


def _wants_page(request: Request) -> bool:
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api")


def _trouble(request: Request, trouble: Exception) -> Response:
    assert isinstance(trouble, Trouble)
    if not _wants_page(request):
        return complain(request, trouble)
    status = next(code for kind, code in STATUS if isinstance(trouble, kind))
    return pages.error_page(request, status, trouble.say(pages.look(request).language))


def _missing(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if not _wants_page(request):
        return JSONResponse({"error": error.detail}, error.status_code, error.headers)
    return pages.error_page(request, error.status_code)
