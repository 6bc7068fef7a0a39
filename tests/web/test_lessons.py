"""The first minute of every game: who does what is asked comes to its end, in every language."""

import pytest

from handful.core import Form, Refused
from handful.core.catalog import game, games
from handful.core.examples import examples
from handful.core.lessons import lesson
from handful.server.http.schemas import Learn, Learned, Made
from handful.server.records.examples import learned, tried

from .conftest import Opener
from .people import LAPTOP, PHONE

LANGUAGES = ("en", "de", "es", "fr")


def learn(key: str, number: int, move: Form | None = None) -> Learned:
    """A step of a lesson, from 1, and the move that is tried in it."""
    found = game(key)
    return learned(found, lesson(found), number - 1, Learn(move=move))


@pytest.mark.parametrize("key", list(games()))
def test_every_move_that_is_asked_for_is_right(key: str) -> None:
    moves = game(key).rules.moves
    for number, step in enumerate(lesson(game(key)), 1):
        assert not learn(key, number).right
        for asked in step.do:
            assert learn(key, number, moves.decode(moves.read(asked))).right


def test_an_answer_may_say_to_what_it_answers() -> None:
    bolts: Form = {"move": "bolt", "cards": ("R2L", "R1L"), "at": 1}
    assert learn("thatmatch", 5, bolts).right
    found = game("thatmatch")
    for example in examples(found).values():
        made: list[Made] = []
        while (now := tried(found, example, made)).right is not None:
            assert now.followed
            window = now.table.view.get("window")
            seen = {"at": len(window["entries"])} if window else {}
            made.append(Made(seat=now.table.seat or 0, move={**now.right, **seen}))


def test_another_move_is_not_right_and_one_that_does_not_go_says_why() -> None:
    before = learn("ultima", 1)
    other = learn("ultima", 1, {"move": "draw"})
    assert not other.right
    assert other.table == before.table
    with pytest.raises(Refused) as refused:
        learn("thatmatch", 3, {"move": "play_number", "card": "R2", "slot": 0, "colour": "R"})
    assert refused.value.refusal.clause == "TM-14"


def test_a_wrong_try_says_one_true_thing(screen: Opener) -> None:
    page = screen("/learn/ultima", PHONE, reduced_motion="reduce", may_fail=True)
    heading, note = page.locator(".question h2"), page.locator(".question .note")
    page.get_by_role("button", name="Draw a card").click()
    note.get_by_text("That is allowed, but try what is asked here.").wait_for()
    assert heading.inner_text() == "Lay blue, or a perfect fourth"
    page.locator('[data-anchor="card:G-M7"] button').click()
    note.get_by_text(", not 12.").wait_for()
    assert heading.inner_text() == "The major seventh does not fit."


@pytest.mark.usually_one("language")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", list(games()))
def test_a_lesson_is_played_to_its_end(screen: Opener, key: str, language: str) -> None:
    size = PHONE if language in ("en", "fr") else LAPTOP
    page = screen(f"/learn/{key}", size, locale=language, reduced_motion="reduce")
    coach, steps = page.locator(".coach"), lesson(game(key))
    for number, step in enumerate(steps, 1):
        coach.locator("small", has_text=f"{number} ").wait_for()
        for selector in step.tap:
            page.locator(selector).filter(visible=True).first.click()
        ways = coach.locator(".ways .btn")
        ways.wait_for()
        assert page.locator(".question .note").all_inner_texts() == []
        ways.click()
    page.wait_for_url(f"**/new/{key}")
