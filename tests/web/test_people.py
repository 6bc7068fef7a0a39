"""People come and go: leave and come back, on this phone or another, and ask somebody to leave."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Opener, Server
from .people import LAPTOP, PHONE, come_in
from .table import NAMES, SHORT, Gathering, gather, open_room

KEY = "ultima"


def gathered(screen: Opener, server: Server) -> Gathering:
    return gather(screen, server, KEY, SHORT[KEY])


def leave(page: Any, how: str) -> None:
    """Open the menu and go, in one of the ways that there are."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the room").click()
    page.get_by_role("button", name=how).click()


def test_who_steps_out_keeps_the_chair_and_takes_it_back_on_the_same_phone(
    screen: Opener, server: Server
) -> None:
    here = gathered(screen, server)
    nora, ben = (phone.page for phone in here.phones)
    leave(nora, "Step out, keep my seat")
    ben.get_by_text("Nora steps out and keeps the chair.").wait_for()
    nora.get_by_role("link", name=re.compile("Back to")).click()
    nora.get_by_text("Welcome back, Nora.").wait_for()
    nora.get_by_role("button", name="Take my chair").click()
    nora.locator(".fan button").first.wait_for()
    ben.get_by_text("Nora is back in the chair.").wait_for()


@pytest.mark.deep
def test_another_phone_gets_the_chair_when_somebody_nods(screen: Opener, server: Server) -> None:
    here = gathered(screen, server)
    nora, ben = (phone.page for phone in here.phones)
    leave(nora, "Step out, keep my seat")
    ben.get_by_text("Nora steps out").wait_for()
    code = next(frame for frame in here.table.frames if frame["type"] == "room")["code"]
    nora.context.close()
    other = screen(f"/{code}", PHONE, may_fail=True)
    ask_as(other, "Nora")
    ben.get_by_text("A new phone says it is Nora. Is it?").wait_for()
    assert not other.locator(".fan").count()
    ben.get_by_role("button", name="No", exact=True).click()
    other.get_by_text("They did not say yes.").wait_for()
    other.get_by_role("button", name="I am Nora: ask the others").click()
    here.table.page.get_by_role("button", name="Yes, Nora").click()
    other.get_by_role("button", name="Take my chair").click()
    other.locator(".fan button").first.wait_for()
    ben.get_by_text("Nora is back", exact=False).first.wait_for()


def ask_as(page: Any, name: str) -> None:
    """Come in under a name that somebody has who is away, as soon as the room knows that."""
    page.get_by_label("What shall we call you?").fill(name)
    ask = page.get_by_role("button", name=f"I am {name}: ask the others")
    while not ask.count():
        page.get_by_role("button", name="Come in").click()
        page.locator("form .note").wait_for()
        page.wait_for_timeout(200)
    expect(ask).to_be_in_viewport(ratio=1)
    ask.click()


@pytest.mark.deep
def test_who_leaves_for_good_frees_the_name(screen: Opener, server: Server) -> None:
    here = gathered(screen, server)
    nora, ben = (phone.page for phone in here.phones)
    leave(nora, "Leave for good")
    ben.get_by_text("Nora has left. A bot plays on.").wait_for()
    nora.wait_for_url(re.compile("/$"))
    assert not nora.get_by_role("link", name=re.compile("Back to")).count()
    code = next(frame for frame in here.table.frames if frame["type"] == "room")["code"]
    nora.goto(nora.url + code)
    nora.get_by_text("They are playing already").wait_for()
    nora.get_by_role("button", name="Come in as Nora").click()
    nora.get_by_text("You watch this game. To play, ask for a bot’s chair.").wait_for()
    nora.get_by_role("button", name="Get a chair").click()
    nora.get_by_role("button", name=re.compile("^Take ")).first.click()
    ben.get_by_role("button", name="No", exact=True).click()
    nora.get_by_text("Ben said no to Nora").wait_for()


def test_who_asks_for_a_chair_reads_the_answer(screen: Opener, server: Server) -> None:
    opened, keys = open_room(server, KEY, {}, seats=3, name="Nora", bots="novice")
    nora = screen(f"/room/{opened['room']}", PHONE, storage_state=keys)
    nora.get_by_role("button", name="Deal").click()
    late = screen(f"/{opened['code']}", PHONE)
    come_in(late, "Ben")
    for answer in ("No", "Allow it"):
        late.get_by_role("button", name="Get a chair").click()
        late.get_by_role("button", name="Take").first.click()
        late.get_by_text("Asking the others").wait_for()
        assert not late.get_by_text("would like to take").count(), "they know what they want"
        late.locator("dialog").wait_for(state="detached")
        yes, no = (
            nora.get_by_role("button", name=one, exact=True).bounding_box()
            for one in ("Allow it", "No")
        )
        assert yes["y"] == no["y"], "two answers to one question stand side by side"
        nora.get_by_role("button", name=answer, exact=True).click()
        if answer == "No":
            late.get_by_text("Nora said no to Ben").wait_for()
            assert not late.locator("dialog").count(), "nothing opens by itself"
    late.locator(".fan button").first.wait_for()


@pytest.mark.deep
def test_whoever_is_asked_to_leave_goes_and_may_ask_to_come_back(
    screen: Opener, server: Server
) -> None:
    here = gathered(screen, server)
    nora, ben = (phone.page for phone in here.phones)
    nora.get_by_role("button", name="Menu").click()
    nora.get_by_role("button", name="Who is here").click()
    nora.get_by_role("button", name="More about Ben").click()
    nora.get_by_role("button", name="Ask Ben to leave").click()
    nora.get_by_role("button", name="Ask to leave").click()
    ben.get_by_text("Nora asks Ben to leave: 1 of 2 agree.").wait_for()
    here.table.page.get_by_role("button", name="I agree").click()
    ben.get_by_text("You were asked to leave.").wait_for()
    nora.get_by_text("Ben had to leave. A bot plays on.").wait_for()
    ben.get_by_role("button", name="Ask to come back").click()
    ben.get_by_role("button", name="Come in").wait_for()


@pytest.mark.deep
def test_a_bot_sits_in_by_itself_and_the_owner_takes_the_chair_back(
    screen: Opener, server: Server
) -> None:
    settings = {"bot_pace_ms": 0, "grace_seconds": 1}
    opened, keys = open_room(server, KEY, {}, seats=3, name="Nora", settings=settings)
    path = f"/room/{opened['room']}"
    nora = screen(path, LAPTOP, storage_state=keys)
    ben = screen(f"/{opened['code']}", PHONE)
    come_in(ben, "Ben")
    nora.get_by_text("Ben", exact=True).wait_for()
    ben.get_by_role("button", name="Deal, bots take the free chairs").click()
    ben.locator(".fan button").first.wait_for()
    back = ben.url
    ben.goto(ben.url.partition("/room")[0])
    nora.get_by_text("Ben is away: a bot sits in until Ben is back.").wait_for()
    ben.goto(back)
    ben.get_by_role("button", name="Take my chair").click()
    ben.locator(".fan button").first.wait_for()
    nora.get_by_text("Ben is back in the chair.").wait_for()


@pytest.mark.deep
def test_a_guest_deals_from_a_phone_to_those_who_sit(screen: Opener, server: Server) -> None:
    opened, keys = open_room(server, KEY, {}, seats=4, name="Table", sit=False)
    table = screen(f"/room/{opened['room']}", LAPTOP, storage_state=keys)
    phones = [screen(f"/{opened['code']}", PHONE) for _ in range(2)]
    for phone, name in zip(phones, ("Nora", "Ben"), strict=True):
        come_in(phone, name)
        table.get_by_text(name, exact=True).wait_for()
    expect(phones[1].get_by_text("2 chairs are free: fill them with bots?")).to_be_visible()
    phones[1].get_by_role("button", name="Deal without bots").click()
    for phone in phones:
        phone.locator(".fan button").first.wait_for()


def test_the_screen_that_was_the_table_says_who_sits_down(screen: Opener, server: Server) -> None:
    opened, keys = open_room(server, KEY, {}, seats=3, name="Handful", sit=False)
    page = screen(f"/room/{opened['room']}", LAPTOP, storage_state=keys)
    page.get_by_role("button", name="Sit here").first.click()
    page.get_by_label("What shall we call you?").fill("Ada")
    page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    page.locator("li").get_by_text("Ada", exact=True).wait_for()
    assert not page.locator("li").get_by_text("Handful").count()


@pytest.mark.deep
def test_nobody_who_is_away_is_said_to_think(screen: Opener, server: Server) -> None:
    here = gathered(screen, server)
    pages = [phone.page for phone in here.phones]
    expect(here.table.page.get_by_text(re.compile("(Nora|Ben) is thinking"))).to_be_visible()
    [seat] = here.table.tables[-1]["awaited"]
    awaited, other = pages[seat], pages[1 - seat]
    name = NAMES[seat]
    awaited.goto(awaited.url.partition("/room")[0])
    for page in (other, here.table.page):
        waits = page.get_by_role("heading", name=f"The table waits for {name}.")
        seen = page.locator("[data-stand=hit]").get_by_role("button", name="Go on")
        waits.or_(seen).first.wait_for()
        if seen.count():  # the first card may have made them miss their turn
            seen.click()
        waits.wait_for()
        assert not page.get_by_text(f"{name} is thinking").count()
    other.get_by_role("button", name=f"Wait for {name}").click()
    here.table.page.get_by_text(f"The table waits a minute longer for {name}.").wait_for()
    other.get_by_role("button", name=f"Bot for {name}").click()
    here.table.page.get_by_text(f"lets a bot play for {name}").wait_for()


def test_a_table_watched_on_a_phone_can_be_read_and_moved(screen: Opener, server: Server) -> None:
    here = gathered(screen, server)
    code = next(frame for frame in here.table.frames if frame["type"] == "room")["code"]
    late = screen(f"/{code}", PHONE)
    come_in(late, "Zoe")
    late.locator("[data-stand]").wait_for()
    window = late.locator(".window")
    window.wait_for()
    assert window.evaluate("one => one.scrollWidth > one.clientWidth")
    small = window.evaluate("""one => Math.min(...[...one.querySelectorAll('.seat small')].map(
        (words) => parseFloat(getComputedStyle(words).fontSize) * (words.currentCSSZoom ?? 1)))""")
    assert small >= 12, "too small to be read"


def test_dealing_is_always_in_sight(screen: Opener, server: Server) -> None:
    opened, keys = open_room(server, KEY, {}, seats=12, name="Nora")
    page = screen(f"/room/{opened['room']}", LAPTOP, storage_state=keys)
    for width, height in (LAPTOP, (1920, 1080), PHONE, (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        deal = page.get_by_role("button", name="Deal, bots take the free chairs")
        expect(deal).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_preset_in_force_is_marked(screen: Opener, server: Server) -> None:
    opened, keys = open_room(server, KEY, {}, seats=3, name="Nora")
    page = screen(f"/room/{opened['room']}", LAPTOP, storage_state=keys)
    page.get_by_role("button", name="Change the options").click()
    chosen = page.get_by_role("dialog").locator(".presets [aria-pressed=true]")
    expect(chosen).to_have_count(1)
    expect(chosen).to_contain_text("Standard")
