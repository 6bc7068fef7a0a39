"""The application: HTTP, WebSocket and the built pages behind one small set of doors."""

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

from msgspec import json
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from handful.core.message import message

from .http import openapi
from .http.operations import handler, problem
from .http.origins import is_welcome
from .http.pages import Pages, warm
from .http.routes import by_path
from .rooms.registry import Registry
from .ws.connection import endpoint

logger = logging.getLogger("handful.app")

HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
}


class Doors:
    """Turns away who asks under a foreign name, and puts the same headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def sealed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        connection = HTTPConnection(scope)
        if is_welcome(connection, scope["app"].state.registry.settings):
            await self._app(scope, receive, sealed)
        else:
            words = message("deny-origin")
            await problem("forbidden", words)(scope, receive, sealed)


@cache
def _described() -> tuple[bytes, bytes]:
    return json.encode(openapi.document()), json.encode(openapi.frames())


async def _openapi(request: Request) -> Response:
    return Response(_described()[0], media_type="application/json")


async def _protocol(request: Request) -> Response:
    return Response(_described()[1], media_type="application/json")


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    codes = {404: "unknown", 405: "bad_request"}
    words = {404: message("deny-nothing"), 405: message("deny-method")}
    response = problem(
        codes.get(error.status_code, "bad_request"), words.get(error.status_code, error.detail)
    )
    response.status_code = error.status_code
    if error.headers:
        response.headers.update(dict(error.headers))
    return response


async def _failure(request: Request, error: Exception) -> Response:
    logger.error("request failed", extra={"path": request.url.path}, exc_info=error)
    response = problem("broken", message("deny-broken"))
    response.status_code = 500
    return response


def make_app(registry: Registry) -> Starlette:
    """The application around these rooms."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await registry.start()
        warmed = asyncio.get_running_loop().run_in_executor(None, warm)
        yield
        await asyncio.gather(warmed, return_exceptions=True)  # who asks for the page is told
        await registry.stop()

    methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]
    routes: list[BaseRoute] = [
        Route(path, handler(operations), methods=methods) for path, operations in by_path().items()
    ]
    routes += [
        Route("/openapi.json", _openapi),
        Route("/protocol.json", _protocol),
        WebSocketRoute("/ws", endpoint),
        Mount("/", Pages()),
    ]
    handlers: Mapping[Any, Any] = {HTTPException: _http_error, Exception: _failure}
    app = Starlette(
        routes=routes,
        lifespan=life,
        middleware=[Middleware(Doors), Middleware(GZipMiddleware, minimum_size=1024)],
        exception_handlers=handlers,
    )
    app.state.registry = registry
    return app
