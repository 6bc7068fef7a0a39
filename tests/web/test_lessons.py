"""Lessons: whoever taps what is marked, is wrong first, or taps at random comes to the end."""

import json
import re
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import expect

from handful.core import Form, Refused
from handful.core.catalog import game, games
from handful.core.examples import examples
from handful.core.lessons import Lesson, lesson
from handful.server.http.schemas import Learned, Made
from handful.server.records.examples import tried
from handful.server.records.lessons import learned

from .conftest import Opener
from .people import LAPTOP, PATIENCE, PHONE, SMALL_PHONE, Page
from .positions import STILL
from .pupil import Pupil
from .table import Screen
from .visibility import below, cut_hand

LANGUAGES = ("en", "de", "es", "fr")
WORDS_A_MINUTE, SECONDS_A_TAP, SECONDS_A_BOT, MOST_MINUTES = 200, 2, 2, 5
TAPS_A_STEP = 2
RANDOM_TAPS = 60
LYING = (844, 390)
MOST_TURNS = 300
WRONG_TAPS = 3
READ = re.compile(r"\.(then|before(-\d+)?)$")
STANDS = re.compile(r"\.(then|before-\d+)$")
"""What is said until somebody goes on."""

UNDER_BUTTONS = """() => {
    const found = (those) => [...document.querySelectorAll(those)].map((one) =>
        ({ one, box: one.getBoundingClientRect() }));
    const asked = found('.frame section.question :is(button, input, .who)');
    return found('.frame > .actions button').flatMap(({ box }) => asked.filter((other) =>
        box.left < other.box.right && other.box.left < box.right
        && box.top < other.box.bottom && other.box.top < box.bottom)
        .map(({ one }) => one.ariaLabel || one.innerText));
}"""
"""What of a question lies under the buttons with which it is answered."""


def lesson_of(key: str) -> Lesson:
    found = lesson(game(key))
    assert found is not None
    return found


def after(key: str, *made: Form) -> Learned:
    """The lesson after these moves of the pupil."""
    return learned(game(key), lesson_of(key), made)


def sentences(key: str, language: str) -> dict[str, str]:
    """What a lesson says."""
    path = files(f"handful.games.{key}").joinpath("locales", f"{language}.later.json")
    found = json.loads(path.read_text("utf-8"))
    return {id: words for id, words in found.items() if id.startswith("lesson-")}


@pytest.mark.parametrize("order", [1, -1])
@pytest.mark.parametrize("key", list(games()))
def test_every_way_that_is_asked_for_leads_to_the_end(key: str, order: int) -> None:
    moves, made = game(key).rules.moves, list[Form]()
    for step in lesson_of(key).steps:
        right = []
        for asked in step.do:
            form = moves.decode(moves.read(asked))
            try:
                assert after(key, *made, form).right
            except Refused:
                continue
            right.append(form)
        made.append(right[::order][0])
    assert after(key, *made).asked == []


@pytest.mark.parametrize("key", list(games()))
def test_a_move_that_is_allowed_but_not_asked_for_changes_nothing(key: str) -> None:
    made = list[Form]()
    now, others = after(key), 0
    for step in lesson_of(key).steps:
        assert now.asked
        for offer in (now.before or now.shown)[-1].legal[:12]:
            there = after(key, *made, offer.move)
            if not there.right:
                others += 1
                assert (there.shown, there.before, there.asked) == ([], [], [])
                assert there.answer == step.answer(offer.text)
        made.append(now.asked[0])
        now = after(key, *made)
    assert others > 5


def test_an_answer_may_say_to_what_it_answers() -> None:
    found = game("thatmatch")
    for example in examples(found).values():
        made: list[Made] = []
        while (now := tried(found, example, made)).right is not None:
            assert now.followed
            window = now.table.view.get("window")
            seen = {"at": len(window["entries"])} if window else {}
            made.append(Made(seat=now.table.seat or 0, move={**now.right, **seen}))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", list(games()))
def test_a_lesson_takes_five_minutes_and_answers_every_wrong_try(key: str, language: str) -> None:
    said, steps = sentences(key, language), lesson_of(key).steps
    for number, step in enumerate(steps, 1):
        assert {f"lesson-{number}.{answer}" for answer in step.others.values()} <= set(said)
    read = [id for id in said if "." not in id or READ.search(id)]
    words = sum(len(said[id].split()) for id in read)
    taps = TAPS_A_STEP * len(steps) + sum(STANDS.search(id) is not None for id in read)
    bots = sum(len(step.before) + len(step.after) for step in steps)
    minutes = words / WORDS_A_MINUTE + (SECONDS_A_TAP * taps + SECONDS_A_BOT * bots) / 60
    assert minutes <= MOST_MINUTES
    assert all(len(said[id].split()) <= 35 for id in read)


@pytest.mark.parametrize("key", list(games()))
def test_what_is_said_of_a_move_of_others_has_its_move(key: str) -> None:
    steps = lesson_of(key).steps
    for id in sentences(key, "en"):
        if found := re.fullmatch(r"lesson-(\d+)\.before-(\d+)", id):
            step, move = map(int, found.groups())
            assert 1 <= move <= len(steps[step - 1].before), id


def test_a_page_loaded_anew_goes_on_where_the_pupil_was(screen: Opener) -> None:
    page = screen("/learn/boom", PHONE)
    pupil = Pupil(page)
    while not pupil.where.inner_text().startswith("3 of"):
        stand = pupil.wait()
        if stand == "help":
            assert pupil.lead()
        else:
            pupil.go_on(stand)
    at, told = pupil.where.inner_text(), page.locator(".line h2").inner_text()
    page.reload()
    expect(pupil.where).to_have_text(at)
    expect(page.locator(".line h2")).to_have_text(told)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Leave the lesson").click()
    page.get_by_role("link", name="Learn it").click()
    expect(page.locator("main .goal")).to_be_visible()


def test_a_wrong_try_says_the_rule_and_changes_nothing(screen: Opener) -> None:
    page = screen("/learn/ultima", PHONE, may_fail=True)
    pupil = Pupil(page)
    heading = page.locator(".line h2")
    page.get_by_role("button", name="Draw a card").click()
    pupil.note.get_by_text("That would be allowed too.").wait_for()
    assert "lay the blue one" in pupil.note.inner_text()
    assert heading.inner_text() == "Lay blue, or a major second"
    page.locator('[data-anchor="card:R-M6"] button').click(position={"x": 8, "y": 20})
    pupil.note.get_by_text(", not 12.").wait_for()
    assert heading.inner_text() == "Lay blue, or a major second"
    assert page.locator(".fan .card").count() == 6
    page.locator('[data-anchor="card:B-P8"] button').click(position={"x": 8, "y": 20})
    pupil.coach.get_by_text("Lay your blue octave").wait_for()


@pytest.mark.usually_one
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", list(games()))
def test_a_lesson_is_played_to_its_end(screen: Opener, key: str, language: str) -> None:
    """On a small phone, which shows the buttons of every step and what is to be tapped."""
    page = played_to_its_end(screen, key, SMALL_PHONE, language)
    page.wait_for_url("**/room/*")
    page.locator("[data-stand]").wait_for()


@pytest.mark.parametrize("key", list(games()))
def test_whoever_knows_a_game_plays_at_once(screen: Opener, key: str) -> None:
    page = screen(f"/learn/{key}", PHONE, hurry=True)
    page.get_by_role("button", name="I know it, just play").click()
    page.wait_for_url("**/room/*")
    page.locator("[data-stand]").wait_for()


@pytest.mark.deep
@pytest.mark.parametrize("key", list(games()))
def test_a_lesson_is_played_on_a_laptop(screen: Opener, key: str) -> None:
    played_to_its_end(screen, key, LAPTOP, "de").wait_for_url("**/room/*")


def played_to_its_end(screen: Opener, key: str, size: tuple[int, int], language: str) -> Page:
    """Somebody does what is marked, goes on, and takes the game that is offered at the end."""
    page = screen(f"/learn/{key}", size, locale=language, may_fail=True, hurry=True)
    pupil = Pupil(page)
    tries: Counter[str] = Counter()
    while (stand := pupil.wait()) != "over":
        told = pupil.coach.inner_text()
        if size == SMALL_PHONE and not tries[told]:
            assert below(page) == [], told
        tries[told] += 1
        assert tries.total() < MOST_TURNS
        if stand == "help" and tries[told] <= PATIENCE:
            assert pupil.follow() == [], told
        else:
            pupil.go_on(stand)
        pupil.close_sheets()
    assert not page.locator(".frame > .actions").filter(visible=True).count()
    pupil.ways.first.click()
    return page


@pytest.mark.deep
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("key", list(games()))
def test_the_marks_lead_on_from_anything_that_was_chosen(
    screen: Opener, key: str, seed: int
) -> None:
    """Whoever has tapped around in a step needs nothing but its marks, which begin with 1."""
    page = screen(f"/learn/{key}", PHONE, may_fail=True, hurry=True)
    pupil = Pupil(page, seed)
    for _ in range(MOST_TURNS):
        if (stand := pupil.wait()) == "over":
            break
        for _ in range(WRONG_TAPS if stand == "help" else 0):
            pupil.tap_around()
        if (stand := pupil.wait()) == "help" and page.locator("[data-hint]").count():
            assert pupil.lead(), pupil.coach.inner_text()
        elif stand != "over":  # where it is to be found there are no marks before a try
            pupil.close_sheets()
            pupil.go_on(stand)
    assert pupil.wait() == "over"


@pytest.mark.deep
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE])
def test_what_is_said_to_a_wrong_try_leaves_the_hand_in_sight(
    screen: Opener, size: tuple[int, int], language: str
) -> None:
    page = screen(
        "/learn/thatmatch",
        size,
        locale=language,
        may_fail=True,
        hurry=True,
    )
    pupil = Pupil(page)
    answered = 0
    while (stand := pupil.wait()) != "over":
        told = pupil.coach.inner_text()
        if stand == "hit":  # the hand sleeps, and the coach says nothing else
            assert page.locator(".line.hit .go").inner_text() in told
        else:
            page.evaluate(STILL)
            assert cut_hand(page) == [], told
        if stand == "help" and pupil.miss():
            answered += 1
            page.evaluate(STILL)  # the hand finds its size in a frame or two
            assert (below(page), cut_hand(page)) == ([], []), told
        pupil.go_on(stand)
    assert answered >= len(lesson_of("thatmatch").steps) - 1


@pytest.mark.usually_one
@pytest.mark.parametrize("key", list(games()))
def test_what_is_said_to_a_wrong_try_leaves_the_buttons_in_sight(screen: Opener, key: str) -> None:
    page = screen(f"/learn/{key}", PHONE, locale="en", may_fail=True, hurry=True)
    pupil = Pupil(page)
    # What lies in a sheet is fetched: one may open long after the tap, over what is to be tapped.
    page.add_locator_handler(page.locator("dialog[open]").first, lambda: pupil.close_sheets())
    while (stand := pupil.wait()) != "over":
        told = pupil.coach.inner_text()
        if stand == "help" and pupil.miss():
            pupil.close_sheets()
            page.evaluate(STILL)
            assert below(page) == [], told
        pupil.go_on(stand)


def test_a_tap_on_a_lane_is_answered_and_the_answer_goes_with_its_step(screen: Opener) -> None:
    page = screen("/learn/thatmatch", PHONE, may_fail=True, hurry=True)
    pupil = Pupil(page)
    pupil.wait()
    page.locator('[data-anchor="lane:0:R"]').click()
    expect(pupil.note).to_contain_text("First say how many cards you draw.")
    pupil.go_on(pupil.wait())
    pupil.ways.filter(has_text="Go on").wait_for()
    page.locator('[data-anchor="lane:0:R"]').click()
    expect(pupil.note).to_contain_text("First tap the card")
    pupil.ways.filter(has_text="Go on").click()
    expect(pupil.note).to_have_count(0)
    page.locator('[data-anchor="card:B2"] button').click(position={"x": 8, "y": 20})
    page.locator('[data-anchor="lane:0:R"]').click()
    expect(pupil.note).to_contain_text("The first card (2 stars) needs no more red.")


@pytest.mark.deep
def test_no_button_covers_what_is_to_be_chosen(screen: Opener) -> None:
    page = screen("/learn/ultimatum", LYING, locale="de", hurry=True)
    pupil = Pupil(page)
    bars = 0
    while (stand := pupil.wait()) != "over":
        assert page.evaluate(UNDER_BUTTONS) == []
        bars += page.locator("input[type=range]").count()
        pupil.go_on(stand)
    assert bars


def test_what_was_tapped_before_help_answers_nothing_later(screen: Opener) -> None:
    page = screen("/learn/ultimatch", PHONE, hurry=True)
    pupil = Pupil(page)
    keep = page.locator('[data-anchor="do:keep"]')
    while (stand := pupil.wait()) != "over" and not (keep.count() and stand == "help"):
        if stand == "help" and "red 2 and yellow 3" in pupil.coach.inner_text():
            page.locator('[data-anchor="card:R2"] button').click(position={"x": 8, "y": 20})
        pupil.go_on(stand)
    expect(keep).to_contain_text("Choose a card")
    page.locator('[data-anchor="card:B5"] button').click()
    expect(keep).to_contain_text("Keep")


@pytest.mark.usually_one
@pytest.mark.parametrize("comes", ["before", "after"])
def test_help_does_not_cover_what_a_click_has_turned_over(screen: Opener, comes: str) -> None:
    """Help comes after the table, on a slow line also after the click."""
    mine, held = Screen(), list[Any]()

    def prepare(page: Page) -> None:
        mine.listen(page)
        page.clock.install()
        if comes == "after":
            page.route("**/Overlay-*.js", lambda asked: held.append(asked))

    page = screen("/learn/boom", LAPTOP, prepare)
    help, card = page.locator(".help"), page.locator('[data-anchor="place:A1"] [data-card]')
    Pupil(page)
    if comes == "before":
        run_until(page, help)
    page.locator('[data-anchor="place:A1"] button').click()
    run_until(page, card)
    for one in held:
        one.continue_()
    run_until(page, help)
    for _ in range(20):
        page.clock.run_for(250)
        while mine.fetching:  # what help says would be fetched first
            page.clock.run_for(10)
    assert not page.locator(".help.shown").count()
    page.mouse.move(2, 2)
    card.hover()
    page.clock.run_for(1000)
    page.locator(".help.shown").wait_for()


def run_until(page: Page, seen: Any) -> None:
    """Let time go by until it is there."""
    for _ in range(MOST_TURNS):
        if seen.count():
            return
        page.clock.run_for(100)
    raise AssertionError("it never came")


@pytest.mark.usually_one
@pytest.mark.parametrize("key", list(games()))
def test_whoever_taps_at_random_is_never_stuck(screen: Opener, key: str) -> None:
    page = screen(f"/learn/{key}", PHONE, may_fail=True, hurry=True)
    pupil = Pupil(page, seed=7)
    for _ in range(MOST_TURNS):
        for _ in range(RANDOM_TAPS // len(lesson_of(key).steps)):
            pupil.tap_around()
        pupil.close_sheets()
        stand = pupil.wait()
        if stand == "over":
            break
        pupil.go_on(stand)
    assert pupil.wait() == "over"
    assert page.url.endswith(f"/learn/{key}")
