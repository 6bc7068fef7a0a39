"""`handful join URL`."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import click

from .common import Whole, clear_errors, color, language, screen

if TYPE_CHECKING:
    from handful.client import Gone, Screen, Site, SiteError
    from handful.client.credentials import Kept, Person
    from handful.client.prompt import Desk
    from handful.i18n import Speaker
    from handful.server.http import schemas


@click.command("join")
@click.argument("url")
@click.option(
    "--name", metavar="NAME", help="What the others call you; otherwise you are asked once."
)
@click.option("--seat", type=Whole(1, 32), metavar="N", help="The seat you would like.")
@click.option("--new", is_flag=True, help="Come in as somebody new, even if you have been here.")
@color
def command(url: str, name: str | None, seat: int | None, new: bool, color: bool | None) -> int:
    """Play in somebody else's room, from this terminal.

    URL is the link of the room, as http://192.168.0.7:8000/join/PLUM. Leave with Ctrl-C; the same
    command brings you back to your seat.
    """
    from handful.client import Gone, Site, SiteError
    from handful.client.links import parted
    from handful.client.prompt import Desk
    from handful.terminal.keyboard import own

    parts = parted(url)
    if not parts:
        raise click.UsageError(_say()("remote-no-link", link=url))
    address, code = parts
    try:
        with clear_errors():
            site = Site(address)
            paper = screen(color)
            desk = Desk(paper, own(paper))
            found = asyncio.run(_found(site, code, new))
            if isinstance(found, str):
                return asyncio.run(_return(site, found, code, name, seat, desk))
            # Asked before anything runs beside it: Ctrl-C then ends the question.
            called = name or _kept_or_asked(site, found, new, desk)
            return asyncio.run(_join(site, found, called, seat, new, desk))
    except (SiteError, Gone) as problem:
        raise click.UsageError(_why(problem)) from None
    except KeyboardInterrupt:
        return 130


async def _found(site: "Site", code: str, new: bool) -> "schemas.Found | str":
    """What a code opens; if it has ended, the name of the room where this user knew it."""
    from handful.client import SiteError
    from handful.client.credentials import room_with

    try:
        return await site.find(code)
    except SiteError as problem:
        room = None if new or problem.code != "no_room" else room_with(site.url, code)
        if not room:
            raise
        return room


async def _return(
    site: "Site", room: str, code: str, name: str | None, seat: int | None, desk: "Desk"
) -> int:
    """Back to a room whose code has ended since."""
    from handful.client.credentials import Kept

    line = await _back(site, room, Kept(site.url, room), name)
    if not line:
        raise click.UsageError(_say()("deny-code"))
    return await _play(site, line, code, seat, desk, "remote-welcome-back")


async def _join(
    site: "Site",
    found: "schemas.Found",
    name: str | None,
    seat: int | None,
    new: bool,
    desk: "Desk",
) -> int:
    from handful.client.credentials import Kept

    kept = Kept(site.url, found.room)
    line = None if new else await _back(site, found.room, kept, name)
    welcome = "remote-welcome-back"
    if not line:
        line, welcome = await _come_in(site, found, kept, name), "remote-welcome"
    return await _play(site, line, found.code, seat, desk, welcome)


async def _play(
    site: "Site", line: "Screen", code: str, seat: int | None, desk: "Desk", welcome: str
) -> int:
    """Sit down and play, until they leave."""
    from handful.client.credentials import keep_code
    from handful.client.terminal import Player

    try:
        problem = await _sit(line, seat)
        assert line.room
        link = f"{site.url}/join/{line.room.code or code}"
        keep_code(site.url, line.room.code or code, line.room.id)
        return await Player(line, desk, link).run(_say()(welcome, name=_called(line)), problem)
    finally:
        await line.close()


def _kept_or_asked(site: "Site", found: "schemas.Found", new: bool, desk: "Desk") -> str | None:
    """How somebody is called who did not say: as before in this room, as in the last, or asked."""
    from handful.client.credentials import Kept, usual_name
    from handful.core import BadOption
    from handful.i18n.games import why_not
    from handful.terminal import seating

    if found.classroom or (not new and Kept(site.url, found.room).find()):
        return None
    if (usual := usual_name()) and not new:
        return usual
    login = seating.login()
    prompt = _say()("room-name") + (f" [{login}] > " if login else " > ")
    while True:
        try:
            said = desk.asked(prompt) or login
        except EOFError:
            said = login
            if not login:
                raise click.UsageError(_say()("remote-who")) from None
        try:
            return seating.name(said)
        except BadOption as problem:
            desk.say(why_not(problem, language()))


async def _back(site: "Site", room: str, kept: "Kept", name: str | None) -> "Screen | None":
    """The screen of somebody who has been here, if the room still knows them."""
    from handful.client import Gone

    known = kept.find(name)
    if not known:
        return None
    try:
        line = await _connected(site, room, known)
    except Gone as gone:
        if gone.code != "unknown":
            raise
        kept.forget(known)
        return None
    kept.keep(known)
    return line


async def _come_in(
    site: "Site", found: "schemas.Found", kept: "Kept", name: str | None
) -> "Screen":
    """The screen of somebody new."""
    from handful.client import SiteError
    from handful.client.credentials import Person, keep_name, usual_name

    called = found.nicknames[0] if found.classroom else name or usual_name()
    try:
        joined = await site.join(found.code, called)
    except SiteError as problem:
        if problem.code not in ("name_taken", "name_away"):
            raise
        raise click.UsageError(_say()("remote-other-name", why=_why(problem))) from None
    person = Person(called, joined.token)
    kept.keep(person)
    if not found.classroom:
        keep_name(called)
    return await _connected(site, joined.room, person)


async def _connected(site: "Site", room: str, person: "Person") -> "Screen":
    from handful.client import Screen

    line = Screen(site, room, token=person.token)
    try:
        await line.start()
    except BaseException:
        await line.close()
        raise
    return line


async def _sit(line: "Screen", seat: int | None) -> str:
    """Take the seat that was asked for, or the first free one; why it cannot be, comes back."""
    from handful.core import Refused
    from handful.i18n.games import why_not
    from handful.server.ws import protocol

    assert line.room
    free = [one.seat for one in line.room.chairs if one.kind == "free"]
    sits = line.room.you.seat
    wanted = seat - 1 if seat else sits if sits is not None else next(iter(free), None)
    if wanted is None or wanted == sits:
        return ""
    try:
        await line.do(protocol.Sit("", wanted))
    except Refused as refused:
        return why_not(refused, language())
    await line.until(lambda: bool(line.room and line.room.you.seat == wanted))
    return ""


def _say() -> "Speaker":
    """Says it in the language that was asked for."""
    from handful.i18n.games import speaker

    return speaker(None, language())


def _why(problem: "SiteError | Gone") -> str:
    """What the server or the client says, in the language that was asked for."""
    from handful.core.message import is_message, read_message
    from handful.i18n.speak import Unsaid

    with suppress(Unsaid):  # a newer server may say more
        return _say().say(read_message(problem.says)) if is_message(problem.says) else str(problem)
    return str(problem)


def _called(line: "Screen") -> str:
    """How the room calls whoever has come."""
    assert line.room
    you = line.room.you.person
    return next((one.name for one in line.room.people if one.id == you), "")
