"""The HTTP side, route by route; the table at the end is also the OpenAPI document."""

from io import BytesIO
from typing import Any

import segno
from msgspec import MsgspecError, json
from starlette.responses import PlainTextResponse, Response

import handful
from handful.core import AnyGame, BadOption, Refusal, Refused
from handful.core.catalog import UnknownGame, game
from handful.core.daily import Deal, is_date
from handful.core.examples import examples
from handful.core.lessons import lesson
from handful.core.message import read_message

from ..metrics import page
from ..records import puzzles
from ..records.days import played
from ..records.examples import tried
from ..records.lessons import learned
from ..rooms import log_entries as log
from ..rooms.judge import abandoned
from ..rooms.permissions import denied, passed_on
from ..rooms.registry import free_nicknames
from ..rooms.room import Room
from ..ws import protocol
from . import schemas
from .evening_routes import OPERATIONS as EVENINGS
from .game_forms import all_games, game_form, page_form, rules_form
from .operations import Ask, Operation, Query
from .origins import address_of, is_here
from .record_routes import OPERATIONS as RECORDS
from .record_routes import read_record
from .tokens import hashed, same


async def server(ask: Ask) -> schemas.Server:
    """This server."""
    addresses = list(ask.registry.settings.addresses)
    return schemas.Server(
        version=handful.__version__, protocol=protocol.PROTOCOL, addresses=addresses
    )


async def list_games(ask: Ask) -> schemas.Games:
    """Every game."""
    return all_games()


def _named(ask: Ask) -> AnyGame:
    """The game in the path."""
    try:
        return game(ask.request.path_params["key"])
    except UnknownGame as problem:
        raise passed_on("no_game", problem) from None


async def one_game(ask: Ask) -> schemas.GameForm:
    """One game."""
    query = ask.request.query_params
    return game_form(
        _named(ask), words=query.get("words") != "off", details=query.get("details") != "off"
    )


async def rules(ask: Ask) -> schemas.Rules:
    """A rulebook."""
    return rules_form(_named(ask))


async def rules_page(ask: Ask) -> schemas.RulesPage:
    """The rules on one page, as one table plays."""
    query = ask.request.query_params
    try:
        return page_form(_named(ask), query.get("options", "{}"), query.get("seats", ""))
    except BadOption as problem:
        raise passed_on("bad_option", problem) from None
    except MsgspecError:
        raise denied("bad_request", "deny-not-json") from None


async def try_example(ask: Ask) -> schemas.Tried:
    """An example after some moves."""
    found = _named(ask)
    example = examples(found).get(ask.request.path_params["id"])
    if example is None:
        raise denied("no_example", "deny-example", game=found.name)
    return tried(found, example, ask.body.made)


async def learn(ask: Ask) -> schemas.Learned:
    """A lesson after some moves of the pupil."""
    found = _named(ask)
    steps = lesson(found)
    if steps is None:
        raise denied("no_lesson", "deny-lesson", game=found.name)
    return learned(found, steps, ask.body.made)


async def list_puzzles(ask: Ask) -> schemas.Puzzles:
    """The puzzles of a game."""
    return puzzles.listed(_named(ask))


async def lay_puzzle(ask: Ask) -> schemas.Puzzle:
    """One of them."""
    return puzzles.laid(_named(ask), _puzzle(ask))


async def try_puzzle(ask: Ask) -> dict[str, Any]:
    """What a try at it comes to."""
    asked: schemas.PuzzleTry = ask.body
    found = await read_record(ask, "puzzle", _named(ask).key, number=_puzzle(ask), move=asked.move)
    if "table" not in found:
        why = read_message(found["says"]) if found["says"] else found["words"]
        raise Refused(Refusal(found.get("code", "bad_move"), why, found.get("clause", "")))
    return found


def _puzzle(ask: Ask) -> int:
    given = str(ask.request.path_params["number"])
    return int(given) if given.isascii() and given.isdigit() and len(given) < 8 else 0


async def play_day(ask: Ask) -> schemas.DayTable:
    """A deal of the day after some moves."""
    found = _daily(ask)
    return played(found, await _dealt(ask, found), ask.body.made)


async def day_hint(ask: Ask) -> schemas.DayHint:
    """A move that goes on from there."""
    if not ask.registry.limits.reading.take(address_of(ask.request)):
        raise denied("too_many", "deny-many-records")
    found = _daily(ask)
    played(found, await _dealt(ask, found), ask.body.made)
    return await ask.registry.days.hint(found, ask.request.path_params["day"], ask.body.made)


def _daily(ask: Ask) -> AnyGame:
    """A game that has a deal of the day."""
    found = _named(ask)
    if found.daily is None or not is_date(ask.request.path_params["day"]):
        raise denied("no_day", "deny-day", game=found.name)
    return found


async def _dealt(ask: Ask, found: AnyGame) -> Deal:
    return await ask.registry.days.deal(found, ask.request.path_params["day"])


async def open_room(ask: Ask) -> schemas.Opened:
    """A new room."""
    if not ask.registry.limits.opening.take(address_of(ask.request)):
        raise denied("too_many", "deny-many-rooms")
    key = ask.bearer
    if key is not None and not 16 <= len(key) <= 64:
        raise denied("unauthorized", "deny-host-key")
    return await ask.registry.open(ask.body, key)


async def _by_code(ask: Ask) -> Room:
    async with ask.registry.limits.guessing.alone(address_of(ask.request)):
        return await _guessed(ask)


async def _guessed(ask: Ask) -> Room:
    address = address_of(ask.request)
    if seconds := ask.registry.limits.guessing.wait(address):
        raise denied("too_many", "deny-many-codes", seconds=seconds)
    room = await ask.registry.by_code(ask.request.path_params["code"])
    if not room:
        ask.registry.limits.guessing.wrong(address)
        raise denied("no_room", "deny-code")
    return room


async def look_up(ask: Ask) -> schemas.Found:
    """What a code opens."""
    room = await _by_code(ask)
    lobby = room.lobby
    host = lobby.people.get(lobby.host or "")
    return schemas.Found(
        room=room.id,
        code=room.code or "",
        game=lobby.game.key,
        phase=lobby.phase,
        seats=len(lobby.chairs),
        free=sum(chair.free for chair in lobby.chairs),
        bots=sum(chair.bot is not None for chair in lobby.chairs),
        locked=lobby.locked,
        classroom=lobby.classroom,
        host=host.name if host else None,
        nicknames=free_nicknames(room),
        shapes={one.shape: one.name for one in lobby.people.values() if one.shape},  # type: ignore[misc]  # shapes
    )


async def join(ask: Ask) -> schemas.Joined:
    """Come in."""
    if not ask.registry.limits.joining.take(address_of(ask.request)):
        raise denied("too_many", "deny-many-people")
    return await ask.registry.join(await _by_code(ask), ask.body.name, ask.body.shape)


async def claim(ask: Ask) -> schemas.Claimed:
    """Say whose device this is; those who sit in the room are asked."""
    if not ask.registry.limits.joining.take(address_of(ask.request)):
        raise denied("too_many", "deny-many-people")
    return schemas.Claimed(claim=await ask.registry.claim(await _by_code(ask), ask.body.name))


async def claimed(ask: Ask) -> schemas.ClaimAnswer:
    """What they have answered."""
    address = address_of(ask.request)
    if seconds := ask.registry.limits.guessing.wait(address):
        raise denied("too_many", "deny-many-tickets", seconds=seconds)
    id, _, secret = ask.body.claim.partition(".")
    room = await ask.registry.room(id)
    if not room:
        ask.registry.limits.guessing.wrong(address)
        raise denied("bad_ticket", "deny-ticket")
    return await ask.registry.claimed(room, secret)


async def use_ticket(ask: Ask) -> schemas.Joined:
    """Open a seat on this device."""
    async with ask.registry.limits.guessing.alone(address_of(ask.request)):
        return await _ticketed(ask)


async def _ticketed(ask: Ask) -> schemas.Joined:
    address = address_of(ask.request)
    if seconds := ask.registry.limits.guessing.wait(address):
        raise denied("too_many", "deny-many-tickets", seconds=seconds)
    id, _, ticket = ask.body.ticket.partition(".")
    room = await ask.registry.room(id)
    try:
        if not room:
            raise denied("bad_ticket", "deny-ticket")
        return await ask.registry.use_ticket(room, ticket)
    except Refused as refused:
        if refused.refusal.code == "bad_ticket":
            ask.registry.limits.guessing.wrong(address)
        raise


def _host_key(ask: Ask) -> str:
    if not ask.bearer:
        raise denied("unauthorized", "deny-needs-key")
    return ask.bearer


async def my_rooms(ask: Ask) -> schemas.Rooms:
    """A host's rooms."""
    lines = []
    for row in await ask.registry.store.by_owner(hashed(_host_key(ask))):
        found = json.decode(row.summary)
        if "game" in found:
            games = [schemas.GameLine(**one) for one in found.pop("games")]
            lines.append(
                schemas.RoomLine(
                    room=row.id,
                    code=row.code,
                    created_ms=row.created,
                    touched_ms=row.touched,
                    games=games,
                    **found,
                )
            )
    return schemas.Rooms(lines)


async def _my_room(ask: Ask) -> Room:
    """A room of the host whose key this is."""
    room = await ask.registry.room(await _my_id(ask))
    if not room:
        raise denied("forbidden", "deny-not-yours")
    return room


async def _my_id(ask: Ask) -> str:
    """The same, without looking inside."""
    key = _host_key(ask)
    row = await ask.registry.store.room(ask.request.path_params["room"])
    if not row or not same(key, row.owner):
        raise denied("forbidden", "deny-not-yours")
    return row.id


async def reopen(ask: Ask) -> schemas.Reopened:
    """The way back into a room of one's own."""
    return await ask.registry.reopen(await _my_room(ask))


async def finish(ask: Ask) -> schemas.Done:
    """End the game of a room of one's own."""
    room = await _my_room(ask)

    def decide() -> list[log.Body]:
        if room.lobby.phase != "playing":
            raise denied("not_now", "deny-no-play")
        return abandoned(room.lobby)

    await ask.registry.inside(room, decide)
    return schemas.Done()


async def delete(ask: Ask) -> schemas.Done:
    """Delete a room of one's own, even one that cannot be read."""
    await ask.registry.delete(await _my_id(ask))
    return schemas.Done()


async def qr(ask: Ask) -> Response:
    """A QR code."""
    text = ask.request.query_params.get("text", "")
    if not 1 <= len(text) <= 300:
        raise denied("bad_request", "deny-text")
    image = BytesIO()
    try:
        made = segno.make(text, error="m", micro=False)
    except (segno.DataOverflowError, ValueError):
        raise denied("bad_request", "deny-qr") from None
    made.save(image, kind="svg", border=2, xmldecl=False, svgns=True, unit="", scale=4)
    return Response(image.getvalue(), media_type="image/svg+xml")


async def health(ask: Ask) -> Response:
    """Alive."""
    return PlainTextResponse("alive\n")


async def readiness(ask: Ask) -> Response:
    """Ready for traffic."""
    registry = ask.registry
    ready = registry.ready and not registry.ending and await ask.registry.store.healthy()
    return PlainTextResponse("ready\n" if ready else "not ready\n", 200 if ready else 503)


async def metrics(ask: Ask) -> Response:
    """Numbers for Prometheus."""
    key = ask.registry.settings.metrics_key
    if not is_here(ask.request) and not (key and same(ask.bearer or "", hashed(key))):
        raise denied("forbidden", "deny-metrics")
    return PlainTextResponse(page(await ask.registry.siblings.all()))


OPERATIONS = (
    Operation("GET", "/api/server", server, "This server.", schemas.Server),
    Operation("GET", "/api/games", list_games, "Every game.", schemas.Games),
    Operation(
        "GET",
        "/api/games/{key}",
        one_game,
        "One game.",
        schemas.GameForm,
        query=(
            Query("words", "string", "off leaves out what a page says itself."),
            Query("details", "string", "off leaves out all but the presets."),
        ),
    ),
    Operation("GET", "/api/games/{key}/rules", rules, "A rulebook.", schemas.Rules),
    Operation(
        "GET",
        "/api/games/{key}/page",
        rules_page,
        "The rules on one page, as one table plays.",
        schemas.RulesPage,
        query=(Query("seats", "integer", "How many."), Query("options", "string", "As JSON.")),
    ),
    Operation(
        "POST",
        "/api/games/{key}/examples/{id}",
        try_example,
        "An example of the rulebook after some moves.",
        schemas.Tried,
        schemas.Try,
    ),
    Operation(
        "POST",
        "/api/games/{key}/lesson",
        learn,
        "The lesson after some moves of the pupil.",
        schemas.Learned,
        schemas.Learn,
    ),
    Operation(
        "GET", "/api/games/{key}/puzzles", list_puzzles, "The puzzles of a game.", schemas.Puzzles
    ),
    Operation(
        "GET", "/api/games/{key}/puzzles/{number}", lay_puzzle, "One puzzle.", schemas.Puzzle
    ),
    Operation(
        "POST",
        "/api/games/{key}/puzzles/{number}",
        try_puzzle,
        "What a try at a puzzle comes to.",
        schemas.Answered,
        schemas.PuzzleTry,
    ),
    Operation(
        "POST",
        "/api/day/{day}/{key}",
        play_day,
        "A deal of the day after some moves.",
        schemas.DayTable,
        schemas.PlayDay,
    ),
    Operation(
        "POST",
        "/api/day/{day}/{key}/hint",
        day_hint,
        "A move that goes on from there.",
        schemas.DayHint,
        schemas.PlayDay,
    ),
    Operation(
        "POST",
        "/api/rooms",
        open_room,
        "Open a room.",
        schemas.Opened,
        schemas.NewRoom,
        secret="the host key, where there is one already",
    ),
    Operation("GET", "/api/codes/{code}", look_up, "What a code opens.", schemas.Found),
    Operation("POST", "/api/codes/{code}/people", join, "Come in.", schemas.Joined, schemas.Join),
    Operation(
        "POST",
        "/api/codes/{code}/claims",
        claim,
        "Ask to come back.",
        schemas.Claimed,
        schemas.Claim,
    ),
    Operation("POST", "/api/claims", claimed, "May I?", schemas.ClaimAnswer, schemas.AskClaim),
    Operation(
        "POST", "/api/tickets", use_ticket, "Use a ticket.", schemas.Joined, schemas.UseTicket
    ),
    *EVENINGS,
    Operation("GET", "/api/rooms", my_rooms, "My rooms.", schemas.Rooms, secret="the host key"),
    Operation(
        "POST",
        "/api/rooms/{room}/host",
        reopen,
        "Back in.",
        schemas.Reopened,
        secret="the host key",
    ),
    Operation(
        "POST", "/api/rooms/{room}/finish", finish, "End it.", schemas.Done, secret="the host key"
    ),
    Operation(
        "DELETE", "/api/rooms/{room}", delete, "Delete it.", schemas.Done, secret="the host key"
    ),
    *RECORDS,
    Operation(
        "GET",
        "/api/qr.svg",
        qr,
        "A QR code.",
        "image/svg+xml",
        query=(Query("text", "string", "What it says.", low=1, high=300, required=True),),
    ),
    Operation("GET", "/healthz", health, "Alive.", "text/plain"),
    Operation("GET", "/readyz", readiness, "Ready for traffic.", "text/plain"),
    Operation("GET", "/metrics", metrics, "Numbers for Prometheus.", "text/plain"),
)


def by_path() -> dict[str, dict[str, Operation]]:
    """The operations of each path, by method."""
    found: dict[str, dict[str, Operation]] = {}
    for one in OPERATIONS:
        found.setdefault(one.path, {})[one.method] = one
    return found
