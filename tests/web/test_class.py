"""A class evening: four tables of bots and two people, from the plan to the printed sheet."""

import re
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Opener, Server
from .people import LAPTOP, PHONE, TELEVISION, Player, choose_rules, come_in

pytestmark = pytest.mark.deep

LONGEST = 900.0
GAME, CHAIRS, POINTS = "That Match Game", "How many chairs at each?", "Points to win"
TABLES, GAMES = 4, 2
PEOPLE = ("Nora", "Ben")
DOES_NOT_PRINT = "window.print = () => (window.printed = (window.printed ?? 0) + 1);"


def test_a_class_evening_from_the_plan_to_the_printed_sheet(screen: Opener, server: Server) -> None:
    teacher = screen("/", LAPTOP, prepare=lambda page: page.add_init_script(DOES_NOT_PRINT))
    plan(teacher)
    assert "#" in teacher.url, "the key is in the fragment, which no server is sent"
    codes = teacher.locator(".tables .letters").all_inner_texts()
    assert len(set(codes)) == TABLES
    print_it(teacher, "Print the codes")
    assert teacher.locator(".paper .strip").count() == TABLES
    television = screen(f"/class/screen#{teacher.url.partition('#')[2]}", TELEVISION)
    television.wait_for_url("**/class/screen")  # whoever reads the wall has no key
    for code in codes:
        television.get_by_text(code, exact=True).wait_for()
    phones = [screen(f"/{code}", PHONE, hurry=True) for code in codes[: len(PEOPLE)]]
    for phone, name in zip(phones, PEOPLE, strict=True):
        come_in(phone, name)
        phone.get_by_text("All tables begin together").wait_for()
        assert not phone.get_by_role("button", name="Deal the cards").count()
        teacher.locator(".people", has_text=name).wait_for()
    teacher.get_by_role("button", name="Start all tables").click()
    for phone in phones:
        phone.locator(".fan button").first.wait_for()
    for table in range(len(PEOPLE) + 1, TABLES + 1):
        teacher.get_by_text(f"More about table {table}").click()
        teacher.get_by_role("button", name="Let bots play here").click()
    pause(teacher, phones[0])
    play(phones)
    for phone in phones:
        phone.get_by_text("That was the last game").wait_for()
        assert not phone.locator("a[href*='/replay/']").count(), "others may still play it"
    done = teacher.get_by_role("button", name="Show the results")
    done.click(timeout=LONGEST * 1000)  # the bots may still be playing
    results(teacher, television, phones)


def plan(page: Any) -> None:
    """Set an evening up, from the start page."""
    page.get_by_role("link", name="For a class or a club").click()
    page.get_by_role("radio", name=GAME).check(force=True)
    chairs = page.get_by_role("group", name=CHAIRS)
    while chairs.locator("output").inner_text() != "2":
        chairs.get_by_role("button", name="one less").click()
    page.get_by_role("radio", name="Careless").check(force=True)
    choose_rules(page, "Standard", {POINTS: "2"})
    page.get_by_role("button", name=f"Set up {TABLES} tables").click()
    page.get_by_role("button", name="Start all tables").wait_for()


def pause(teacher: Any, phone: Any) -> None:
    """Nobody at a table lets go on what all tables wait for."""
    teacher.get_by_role("button", name="Pause all tables").click()
    phone.get_by_role("heading", name="All tables are paused.").wait_for()
    assert not phone.get_by_role("button", name="Play", exact=True).count()
    teacher.get_by_role("button", name="Go on").click()
    phone.get_by_role("heading", name="All tables are paused.").wait_for(state="detached")


def play(phones: list[Any]) -> None:
    """Everybody plays all games to their end."""
    started, players = time.monotonic(), [Player(phone) for phone in phones]
    last = re.compile("That was the last game")
    while any(not phone.get_by_text(last).count() for phone in phones):
        assert time.monotonic() - started < LONGEST, "the evening did not end"
        for phone in phones:
            on = phone.locator(".end").get_by_role("button", name="Deal the cards")
            if on.count():
                assert not phone.get_by_role("button", name="Another game").count(), "more to come"
                on.click()
                phone.locator(".end").wait_for(state="detached")
        if not sum(player.take_turn() for player in players):
            phones[0].wait_for_timeout(40)


def results(teacher: Any, television: Any, phones: list[Any]) -> None:
    """Everybody is told, the teacher prints, and only now games can be looked at again."""
    ranking = teacher.locator(".page").get_by_role("table").first
    expect(ranking.locator("tbody tr")).to_have_count(TABLES)
    places = [int(one) for one in ranking.locator(".place").all_inner_texts()]
    assert places == sorted(places)
    assert places[0] == 1
    for name in PEOPLE:
        assert teacher.locator(".page th", has_text=name).count()
    television.get_by_role("heading", name="Results").wait_for()
    for phone in phones:
        phone.get_by_text(re.compile(rf"Place \d of {TABLES} for your table")).wait_for()
        phone.locator(".end a[href*='/replay/']").wait_for()
    print_it(teacher, "Print the results")
    teacher.emulate_media(media="print")
    assert teacher.locator(".paper").is_visible()
    assert not teacher.locator(".page").is_visible()
    assert teacher.locator(".paper .game").count() == GAMES
    assert teacher.pdf(format="A4").count(b"/Type /Page\n") <= 2
    teacher.emulate_media(media="screen")
    replay = teacher.get_by_role("button", name="Look at it again: Table 1").first
    replay.click()
    teacher.wait_for_url("**/replay/**")
    teacher.get_by_role("slider").wait_for()


def print_it(page: Any, words: str) -> None:
    """Press a button that prints."""
    before = page.evaluate("window.printed ?? 0")
    page.get_by_role("button", name=words).click()
    page.wait_for_function("before => window.printed > before", arg=before)
