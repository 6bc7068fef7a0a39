"""The routes of records: fetched, checked, replayed, reviewed."""

from typing import Any

from starlette.responses import Response

from handful.core import Refusal, Refused
from handful.core.message import read_message

from ..processes.thinkers import Crowded
from ..records.finished import record_of
from ..records.reviews import Progress
from ..rooms.evening_table import refuse_sealed
from ..rooms.permissions import denied
from . import schemas
from .operations import RECORD, Ask, Operation, Query
from .origins import address_of
from .tokens import same


async def record(ask: Ask) -> Response:
    """The record of a finished game."""
    token = ask.bearer
    if not token:
        raise denied("unauthorized", "deny-needs-token")
    row = await ask.registry.store.room(ask.request.path_params["room"])
    room = await ask.registry.room(row.id) if row else None
    if not row or not room:
        raise denied("forbidden", "deny-no-room")
    if not same(token, row.owner) and not ask.registry.person_of(room, token):
        raise denied("forbidden", "deny-no-room")
    refuse_sealed(room.lobby)
    number = ask.request.path_params["number"]
    text = await record_of(room, number)
    if text is None:
        raise denied("no_record", "deny-no-record")
    name = f"{room.lobby.game.key}-{room.code or 'room'}-{number}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)


async def verify(ask: Ask) -> dict[str, Any]:
    """Check a record."""
    return await read_record(ask, "verify")


async def replayed(ask: Ask) -> dict[str, Any]:
    """Moments of a recorded game."""
    first, count = _whole(ask, "first", 0), _whole(ask, "count", 100)
    seat = ask.request.query_params.get("seat")
    found = await read_record(ask, "replay", first=first, count=count, seat=seat)
    if "steps" not in found:
        why = read_message(found["says"]) if found["says"] else found["words"]
        raise Refused(Refusal("bad_record", why))
    return found


async def review(ask: Ask) -> schemas.ReviewProgress:
    """Begin the review of a finished game, or join those who wait for it."""
    if not ask.registry.limits.reading.take(address_of(ask.request)):
        raise denied("too_many", "deny-many-records")
    reviews = ask.registry.reviews
    return _progress(await reviews.news(reviews.begin(ask.body), 0))


async def review_news(ask: Ask) -> schemas.ReviewProgress:
    """What a review shows by now."""
    reviews = ask.registry.reviews
    found = reviews.find(ask.request.path_params["key"])
    if found is None:
        raise denied("no_review", "deny-no-review")
    return _progress(await reviews.news(found, _whole(ask, "done", 0)))


async def retry(ask: Ask) -> dict[str, Any]:
    """A position of a game again, and what another move there is worth."""
    asked: schemas.Retry = ask.body
    found = await read_record(ask, "try", asked.record, entry=asked.entry, moves=asked.moves)
    if "table" not in found:
        why = read_message(found["says"]) if found["says"] else found["words"]
        raise Refused(Refusal("bad_record", why))
    return found


def _progress(found: Progress) -> schemas.ReviewProgress:
    if found.problem:
        says, words = found.problem["says"], found.problem["words"]
        raise Refused(Refusal("bad_record", read_message(says) if says else words))
    return schemas.ReviewProgress(
        key=found.key, done=found.done, total=found.total, review=found.review
    )


async def read_record(
    ask: Ask, what: str, record: str | None = None, **more: object
) -> dict[str, Any]:
    """What a record says; nobody reads so many that others wait."""
    if not ask.registry.limits.reading.take(address_of(ask.request)):
        raise denied("too_many", "deny-many-records")
    try:
        text = ask.body if record is None else record
        return await ask.registry.thinkers.read(what, text, **more)
    except Crowded:
        raise denied("busy", "deny-readers") from None


def _whole(ask: Ask, name: str, default: int) -> int:
    given = ask.request.query_params.get(name)
    if given is None:
        return default
    if not (given.isascii() and given.isdigit() and len(given) < 8):
        raise denied("bad_request", "deny-whole", name=name, given=given[:20])
    return int(given)


OPERATIONS = (
    Operation(
        "GET",
        "/api/rooms/{room}/records/{number:int}",
        record,
        "The record of a finished game.",
        RECORD,
        secret="the host key, or the token of somebody in the room",
    ),
    Operation(
        "POST",
        "/api/review",
        review,
        "Begin the review of a finished game.",
        schemas.ReviewProgress,
        RECORD,
    ),
    Operation(
        "POST",
        "/api/review/try",
        retry,
        "A position of a game again, and what another move there is worth.",
        schemas.Retried,
        schemas.Retry,
    ),
    Operation(
        "GET",
        "/api/review/{key}",
        review_news,
        "What a review shows by now; waits for news.",
        schemas.ReviewProgress,
        query=(Query("done", "integer", "How many pieces you have seen done."),),
    ),
    Operation("POST", "/api/verify", verify, "Check a record.", schemas.Verdict, RECORD),
    Operation(
        "POST",
        "/api/replay",
        replayed,
        "Moments of a recorded game.",
        schemas.Replay,
        RECORD,
        query=(
            Query("first", "integer", "The first moment."),
            Query("count", "integer", "How many, at most 200.", low=1, high=200),
            Query("seat", "string", "A seat, or open for all hands; public without."),
        ),
    ),
)
