"""Time on the screens: whoever is hurried sees the clock, and reads what was done instead."""

from .conftest import Opener, Server
from .people import PHONE
from .table import open_room


def test_a_phone_counts_down_and_says_what_was_done_when_time_was_up(
    screen: Opener, server: Server
) -> None:
    settings = {"bot_pace_ms": 0, "turn_seconds": 4}
    opened, keys = open_room(
        server, "ultima", {}, seats=3, name="Nora", bots="novice", settings=settings
    )
    phone = screen(f"/room/{opened['room']}", PHONE, storage_state=keys, reduced_motion="reduce")
    phone.get_by_role("button", name="Deal").click()
    line = phone.locator("[data-stand=hit]")
    seen = line.get_by_role("button", name="Go on")
    ran_out = line.get_by_text("Your time ran out")
    clock = phone.get_by_role("timer")
    for awaited in (clock, ran_out):
        while not awaited.or_(seen).first.wait_for() and not awaited.count():
            seen.click()  # something else has hit them
    assert line.locator("h2").inner_text().startswith("You draw")
    line.get_by_role("button", name="Go on").click()
    line.wait_for(state="detached")
    phone.get_by_role("button", name="Menu").click()
    phone.get_by_text("What happened").click()
    phone.locator("dialog li").filter(has_text="Your time ran out.").first.wait_for()
