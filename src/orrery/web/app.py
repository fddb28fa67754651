"""The whole site: the server with its pages."""

from __future__ import annotations

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from orrery.kernel import Trouble
from orrery.server.api import complain, status_of
from orrery.server.app import Settings, broken, create_app, refused, unreadable
from orrery.server.guard import with_headers
from orrery.server.running import prepare_process, settings
from orrery.web import pages, records, tables


def create_site(chosen: Settings) -> FastAPI:
    app = create_app(chosen)
    app.include_router(pages.router)
    app.include_router(tables.router)
    app.include_router(records.router)
    pages.serve_static(app)
    app.add_exception_handler(Trouble, _trouble)
    app.add_exception_handler(HTTPException, _missing)
    app.add_exception_handler(RequestValidationError, _unreadable)
    app.add_exception_handler(Exception, _broken)
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
    return pages.error_page(request, status_of(trouble), trouble.say(pages.look(request).language))


def _missing(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if not _wants_page(request):
        return refused(request, error)
    return pages.error_page(request, error.status_code)


def _unreadable(request: Request, error: Exception) -> Response:
    return pages.error_page(request, 422) if _wants_page(request) else unreadable(request, error)


def _broken(request: Request, error: Exception) -> Response:
    return with_headers(pages.error_page(request, 500)) if _wants_page(request) else broken(request, error)
