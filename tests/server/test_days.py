"""The deal of the day over HTTP: judged by the rules, kept nowhere."""

from pathlib import Path

import httpx
import pytest
from msgspec import json

from handful.core import AnyGame
from handful.core.catalog import games
from handful.core.daily import deal_of

from .house import House
from .test_security import run

DAY = "2026-11-01"
DAILY = [one for one in games().values() if one.daily]


async def post(home: House, path: str, made: list[dict[str, object]]) -> httpx.Response:
    async with httpx.AsyncClient(trust_env=False) as client:
        return await client.post(home.site.url + path, json={"made": made}, timeout=60)


def forms(game: AnyGame) -> list[dict[str, object]]:
    moves = game.rules.moves
    line = [dict(moves.decode(moves.read(move))) for move in deal_of(game, DAY).line]
    return json.decode(json.encode(line), type=list[dict[str, object]])


@pytest.mark.usually_one
@pytest.mark.parametrize("game", DAILY, ids=lambda one: one.key)
def test_a_deal_is_played_from_its_first_move_to_its_last(tmp_path: Path, game: AnyGame) -> None:
    async def scene(home: House) -> None:
        path, line = f"/api/day/{DAY}/{game.key}", forms(game)
        made: list[dict[str, object]] = []
        begun = (await post(home, path, [])).json()
        assert (begun["reached"], begun["over"], len(begun["shown"])) == (0, False, int(bool(line)))
        while line:
            hint = (await post(home, f"{path}/hint", made)).json()
            assert hint["words"]
            assert hint["move"] == line[0]
            made.append(line.pop(0))
        if made:
            ended = (await post(home, path, made)).json()
            assert (ended["reached"], ended["over"]) == (ended["total"], True)
            assert (await post(home, path, [*made, made[-1]])).status_code == 409

    run(tmp_path, scene)


def test_what_is_no_deal_is_refused(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        key = DAILY[0].key
        for path in (f"/api/day/2026-02-30/{key}", f"/api/day/today/{key}", f"/api/day/{DAY}/x"):
            assert (await post(home, path, [])).status_code == 404
        found = await post(home, f"/api/day/{DAY}/{key}", [{"move": "fly"}])
        assert 400 <= found.status_code < 500
        assert found.json()["words"]

    run(tmp_path, scene)
