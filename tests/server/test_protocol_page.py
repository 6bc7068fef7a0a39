"""docs/protocol.md against the declarations: a client written from the page alone works."""

import asyncio
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from handful.client import Site
from handful.server.http import schemas
from handful.server.http.routes import OPERATIONS
from handful.server.ws import connection, protocol

from .house import house

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
MESSAGES = [
    message
    for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    for message in re.split(r"\n(?=[→←])", block.strip())
]
CUT = re.compile(r"[\[{,] … ?")


def test_every_request_is_on_the_page_and_nothing_else() -> None:
    rows = re.findall(r"^\| `(GET|POST|DELETE) ([^`?]+)` \|", PAGE, re.MULTILINE)
    declared = {(one.method, re.sub(r":\w+}", "}", one.path)) for one in OPERATIONS}
    assert set(rows) == declared


def test_every_command_is_on_the_page_with_its_fields() -> None:
    listed = {
        name: {field.strip() for field in fields.split(",") if field.strip()}
        for name, fields in re.findall(r"`(\w+) \{([^}]*)\}`(?= ·| →| \||,| \()", _rows_of_who())
    }
    declared = {}
    for command in get_args(protocol.Command):
        fields = msgspec.structs.fields(command)
        declared[command.__struct_config__.tag] = {
            one.name + ("" if one.required else "?") for one in fields if one.name != "id"
        }
    assert listed == declared


def _rows_of_who() -> str:
    return PAGE.partition("| who | frames |")[2].partition("\n\n")[0]


def test_every_close_code_is_on_the_page() -> None:
    listed = re.findall(r"^\| (\d{4}) \| (?:`(\w+)` )?\|", PAGE, re.MULTILINE)
    source = Path(connection.__file__).read_text("utf-8")
    silent = {(number, "") for number in re.findall(r"close\((\d{4})\)", source)}
    declared = {(str(number), word) for word, number in connection.CLOSE_CODES.items()} | silent
    assert set(listed) == declared | {("1009", "")}, "1009 is the WebSocket library's own"
    codes = next(one for one in msgspec.structs.fields(protocol.Bye) if one.name == "code")
    assert set(get_args(codes.type)) == set(connection.CLOSE_CODES)


@pytest.mark.parametrize("message", [one for one in MESSAGES if one.startswith("→ {")])
def test_what_a_screen_says_can_be_read(message: str) -> None:
    protocol.read_screen(message.removeprefix("→ "))


@pytest.mark.parametrize("message", [one for one in MESSAGES if one.startswith("← {")])
def test_what_a_room_says_is_what_it_says(message: str) -> None:
    text = message.removeprefix("← ")
    if not CUT.search(text):
        protocol.read_room(text)
        return
    whole = CUT.sub(lambda found: "" if found[0].startswith(",") else found[0][0], text)
    given = msgspec.json.decode(whole)
    kinds = {one.__struct_config__.tag: one for one in get_args(protocol.FromRoom)}
    fields = {one.name for one in msgspec.structs.fields(kinds[given.pop("type")])}
    assert given.keys() <= fields


def test_the_room_of_the_page_can_be_opened(tmp_path: Path) -> None:
    example = next(one for one in MESSAGES if one.startswith("POST /api/rooms"))
    _, body, answer = example.splitlines()
    wanted = msgspec.json.decode(body, type=schemas.NewRoom)
    named = msgspec.json.decode(answer.removeprefix("gives ")).keys()

    async def scene() -> None:
        async with house(tmp_path / "rooms.sqlite") as home:
            site: Site = home.site
            opened = await site.open(wanted)
            assert msgspec.structs.asdict(opened).keys() == named

    asyncio.run(scene())
