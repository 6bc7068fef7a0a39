"""What a page says, lights and offers belongs to one moment, at every frame of a whole stretch."""

import json
from collections import defaultdict
from typing import Any

import pytest

from handful.core.catalog import games

from .conftest import DEEP, Opener, Server
from .people import PHONE, Player, is_over
from .table import FEWEST_SEATS, SHORT, Screen, open_room

PACE = 80
"""Milliseconds that a move of a bot stands: short, but frames lie between."""
STRETCH = 12
"""So many taps of the player."""
FEWEST_DRAWN = 3
"""More tables than this are to be seen; not every tap makes a move."""
DRAWN = "new Set(samples.map((one) => one.seq)).size"
WHOLE = 2_000
"""More taps than a short game needs."""
DESK = (1440, 900)

SAMPLE = """() => {
    window.samples = [];
    const seat = (one) => Number(one.dataset.anchor.slice(5));
    const seats = () => [...document.querySelectorAll('[data-anchor^="seat:"]')]
        .filter((one) => one.checkVisibility());
    const words = (line, part) => line.querySelector(part)?.textContent ?? '';
    const look = () => {
        const line = document.querySelector('.line');
        if (line) {
            const buttons = [...document.querySelectorAll('.actions button, .answers button')];
            const asleep = document.querySelector('.asleep') !== null;
            samples.push({
                seq: Number(line.dataset.seq),
                stand: line.dataset.stand,
                sentence: words(line, 'h2'),
                rest: ['.tag', '.why', '.next'].map((part) => words(line, part)),
                seats: seats().map(seat),
                lit: seats().filter((one) => one.closest('[aria-current=true]')).map(seat),
                offers: !asleep && buttons.some((one) => one.ariaDisabled !== 'true'
                    && !one.dataset.anchor?.startsWith('say:')),  // a word is no move
            });
        }
        requestAnimationFrame(look);
    };
    look();
}"""


@pytest.mark.usually_one
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("key", list(games()))
def test_line_lit_seats_buttons_and_view_agree_at_every_frame(
    screen: Opener, server: Server, key: str, size: tuple[int, int]
) -> None:
    """Hold every frame to the table that was sent; with --deep throughout a game on a phone."""
    stretch = WHOLE if DEEP and size == PHONE else STRETCH
    opened, keys = open_room(
        server,
        key,
        SHORT.get(key, {}),
        seats=FEWEST_SEATS,
        name="Nora",
        bots="novice",
        settings={"bot_pace_ms": PACE},
    )
    mine = Screen()
    path = f"/room/{opened['room']}"
    page = screen(path, size, prepare=mine.listen, storage_state=keys, hurry=True, moving=True)
    page.get_by_role("button", name="Deal").click()
    page.locator(".fan button").first.wait_for()
    page.evaluate(SAMPLE)
    player, taps = Player(page), 0
    while (taps < stretch or page.evaluate(DRAWN) <= FEWEST_DRAWN) and not is_over(page):
        taps += player.take_turn()
        page.wait_for_timeout(30)
    samples = page.evaluate("samples")
    told = {frame["seq"]: frame for frame in mine.tables}
    dealing, playing = (
        [one for one in samples if not one["seq"]],
        [one for one in samples if one["seq"]],
    )
    assert all(one["stand"] == "wait" and one["sentence"] for one in dealing)
    wrong = {
        json.dumps(one): why for one in playing for why in disagreements(one, told[one["seq"]])
    }
    assert not wrong, "\n".join(f"{why}: {one}" for one, why in wrong.items())
    assert not changed_too_early(playing)


def changed_too_early(samples: list[dict[str, Any]]) -> list[set[str]]:
    """Lines that changed though the table that is drawn did not, and nobody here chose anything."""
    said = defaultdict(set)
    for one in samples:
        if one["stand"] in ("wait", "pass"):
            said[one["seq"], one["stand"]].add(json.dumps([one["sentence"], *one["rest"]]))
    return [lines for lines in said.values() if len(lines) > 1]


def disagreements(shown: dict[str, Any], frame: dict[str, Any]) -> list[str]:
    """What the page shows at one frame that does not belong to the table it has drawn."""
    me, awaited, stand = frame["seat"], frame["awaited"], shown["stand"]
    asked = me in awaited and frame["outcome"] is None
    own = asked and frame["view"].get("turn", me) == me
    found = []
    # who plays against the game's own clock is on turn, though the table waits for nobody
    races = stand == "you" and frame["clock"]["deadline"] is not None
    races = races and not awaited and frame["view"].get("turn") == me
    if stand in ("you", "ask", "pass") and not asked and not races:
        found.append("the page asks, the table does not")
    if stand in ("wait", "over") and asked:
        found.append("the table asks, the page does not")
    if stand == "you" and not own and not races and isinstance(frame["view"].get("turn"), int):
        found.append("somebody else's turn is called mine")
    let_be = any("You pass on everything" in one for one in shown["rest"])
    if stand == "pass" and len(frame["legal"]) != 1 and not let_be:
        found.append("a question passes that could be answered")
    if not shown["sentence"].strip():
        found.append("the line is empty")
    if shown["offers"] and not frame["legal"]:
        found.append("buttons offer what is not legal")
    waits = set() if frame["outcome"] else {*awaited}
    if {*shown["lit"]} != waits & {*shown["seats"]}:
        found.append("other seats are lit than those for which the table waits")
    return found
