"""What a route is: how a request is read, acted on and answered."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal

from msgspec import DecodeError, MsgspecError, ValidationError, json
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from handful.core import AnyGame, Refused
from handful.core.catalog import games
from handful.core.message import message
from handful.i18n.games import Sentence, form_of, in_english

from ..records.examples import PLAYERS
from ..rooms.permissions import denied
from ..rooms.registry import Registry
from ..store import StoreDown

RECORD = "a record"
"""Marks a body that is a record, not one of our own structures."""


_STATUS = {
    "bad_request": 400,
    "bad_message": 400,
    "bad_option": 422,
    "bad_seats": 422,
    "bad_name": 422,
    "bad_record": 422,
    "no_level": 422,
    "unauthorized": 401,
    "forbidden": 403,
    "sealed": 403,
    "class_mode": 403,
    "room_locked": 403,
    "unknown": 404,
    "no_game": 404,
    "no_example": 404,
    "no_lesson": 404,
    "no_day": 404,
    "no_room": 404,
    "no_evening": 404,
    "no_record": 404,
    "no_review": 404,
    "bad_ticket": 404,
    "closed": 410,
    "too_slow": 408,
    "too_large": 413,
    "not_json": 415,
    "not_yet": 425,
    "too_many": 429,
    "server_full": 503,
    "busy": 503,
    "damaged": 500,
}


@dataclass(frozen=True, slots=True)
class Ask:
    """One request: the process, the request itself, its decoded body."""

    registry: Registry
    request: Request
    body: Any

    @property
    def bearer(self) -> str | None:
        """The secret in the Authorization header."""
        kind, _, value = self.request.headers.get("authorization", "").partition(" ")
        return value.strip() or None if kind.lower() == "bearer" else None


Act = Callable[[Ask], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Query:
    """One parameter behind the question mark."""

    name: str
    kind: Literal["integer", "string"]
    help: str
    low: int = 0
    high: int = 1_000_000
    required: bool = False


@dataclass(frozen=True, slots=True)
class Operation:
    """One thing that can be asked for."""

    method: str
    path: str
    act: Act
    help: str
    gives: Any
    takes: Any = None
    secret: str = ""
    """Which secret the Authorization header carries, in words."""
    query: tuple[Query, ...] = ()
    status: int = 200


def problem(
    code: str, why: Sentence, clause: str = "", game: AnyGame | None = None
) -> JSONResponse:
    """An error as a response; `game` is the one that says it."""
    status = _STATUS.get(code, 409)
    words = in_english(game, why, PLAYERS)
    body = {"code": code, "words": words, "says": form_of(why), "clause": clause}
    return JSONResponse(body, status)


def _key(request: Request) -> str:
    """The game that the path names, if it does."""
    return str(request.path_params.get("key", ""))


def handler(operations: dict[str, Operation]) -> Callable[[Request], Awaitable[Response]]:
    """What Starlette calls for a path; a method it does not have is answered with those it has."""
    allowed = [*operations, *(["HEAD"] if "GET" in operations else [])]

    async def handle(request: Request) -> Response:
        operation = operations.get("GET" if request.method == "HEAD" else request.method)
        if operation is None:
            refused = problem("bad_request", message("deny-method"))
            refused.status_code = 405
            refused.headers["allow"] = ", ".join(allowed)
            return refused
        registry: Registry = request.app.state.registry
        try:
            body = await _body(request, operation, registry)
            found = await operation.act(Ask(registry, request, body))
        except Refused as refused:
            why = refused.refusal
            return problem(why.code, why.reason, why.clause, games().get(_key(request)))
        except StoreDown:
            return problem("busy", message("deny-store"))
        if isinstance(found, Response):
            return found
        return Response(json.encode(found), operation.status, media_type="application/json")

    return handle


async def _body(request: Request, operation: Operation, registry: Registry) -> Any:
    """The body, read strictly and never beyond its limit."""
    if operation.takes is None:
        return None
    limits = registry.settings.limits
    is_record = operation.takes is RECORD
    most = limits.record_bytes if is_record else limits.body_bytes
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json" and not (is_record and kind == "text/plain"):
        raise denied("not_json", "deny-json-type")
    raw = bytearray()
    try:
        async with asyncio.timeout(limits.body_seconds):
            async for chunk in request.stream():
                raw += chunk
                if len(raw) > most:
                    raise denied("too_large", "deny-large", most=most)
    except TimeoutError:
        raise denied("too_slow", "deny-slow") from None
    try:
        if is_record:
            return bytes(raw).decode()
        return json.decode(bytes(raw), type=operation.takes)
    except ValidationError as wrong:
        raise denied("bad_request", "deny-request", wrong=str(wrong)) from None
    except (DecodeError, MsgspecError, UnicodeDecodeError, RecursionError):
        raise denied("bad_request", "deny-not-json") from None
