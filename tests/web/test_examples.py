"""The examples of the rulebooks: made from the scenarios, and playable to their end."""

import re

import pytest

from handful.core import Refused
from handful.core.catalog import game, games
from handful.core.examples import examples
from handful.server.http.schemas import Made
from handful.server.records.examples import tried
from handful.web.examples import path, written

from .conftest import PATIENCE_MS, Opener
from .people import LAPTOP, SMALL_PHONE

SLOW_LINE = """() => {
    const ask = window.fetch;
    window.fetch = (...asked) =>
        new Promise((done) => setTimeout(done, 300)).then(() => ask(...asked));
}"""


@pytest.mark.parametrize("key", list(games()))
def test_what_ships_is_what_the_scenarios_say(key: str) -> None:
    assert path(key).read_text("utf-8") == written(key), "run python -m handful.web.examples"


@pytest.mark.parametrize("key", list(games()))
def test_whoever_does_what_is_asked_comes_to_the_end(key: str) -> None:
    found = game(key)
    for example in examples(found).values():
        made: list[Made] = []
        while (now := tried(found, example, made)).right is not None:
            assert now.followed
            assert now.ask
            assert now.table.seat is not None
            made.append(Made(seat=now.table.seat, move=now.right))
        assert [one.seat for one in made] == [seat for seat, _ in example.moves]
        assert now.followed
        assert now.total == len(made)


def test_another_move_may_be_tried_and_a_wrong_one_says_why() -> None:
    found = game("ultima")
    example = examples(found)["canonical-order"]
    seat, move = example.moves[0]
    others = [one.move for one in tried(found, example, []).table.legal]
    other = next(
        one for one in others if one != found.rules.moves.decode(found.rules.moves.read(move))
    )
    left = tried(found, example, [Made(seat=seat, move=other)])
    assert not left.followed
    assert left.right is None
    assert left.table.legal
    with pytest.raises(Refused):
        tried(found, example, [Made(seat=1 - seat, move={"move": "draw"})])


@pytest.mark.usually_one
@pytest.mark.parametrize("key", list(games()))
def test_every_button_can_be_reached_on_a_small_phone(screen: Opener, key: str) -> None:
    for address in (f"/learn/{key}", f"/learn/{key}/{next(iter(examples(game(key))))}"):
        page = screen(address, SMALL_PHONE)
        if address == f"/learn/{key}":
            page.get_by_role("button", name="Start").click()
        buttons = page.locator(".frame .actions")
        buttons.wait_for(state="attached")
        page.mouse.move(SMALL_PHONE[0] / 2, SMALL_PHONE[1] - 40)
        for _ in range(PATIENCE_MS // 100):  # what comes late makes it longer: they scroll on
            page.mouse.wheel(0, 2000)
            page.wait_for_timeout(100)
            box = buttons.bounding_box()
            if box and int(box["y"] + box["height"]) <= SMALL_PHONE[1] + 1:  # halves of pixels
                break
        else:
            pytest.fail(f"the buttons of {address} cannot be reached")


def test_an_example_says_which_move_to_make() -> None:
    found = game("boom")
    now = tried(found, examples(found)["BX-1"], [])
    assert now.ask == "Turn over A1."


def test_an_example_is_played_left_and_begun_again(screen: Opener) -> None:
    page = screen("/rules/ultima/all", LAPTOP)
    page.evaluate(SLOW_LINE)  # a second tap comes before the first was answered
    page.get_by_role("link", name=re.compile("Cards nobody names")).click()
    coach = page.locator(".coach")
    for seat in ("Nora", "Nora", "Ben"):
        coach.get_by_text(f"You play as {seat}").wait_for()
        coach.get_by_role("button", name="Show me").click()
    coach.get_by_text("That was it.").wait_for()
    page.get_by_role("log").get_by_text(re.compile("^You draw ")).first.wait_for(state="attached")
    page.get_by_role("log").get_by_text(re.compile("^Nora ")).first.wait_for(state="attached")
    coach.get_by_role("button", name="Begin again").click()
    coach.get_by_text("Do this").wait_for()
