"""Cards of one's own choice: a solitaire that can be won, how to win it, the same cards again."""

import re

from playwright.sync_api import expect

from handful.core.catalog import games

from .conftest import Opener
from .people import PHONE, play_alone

SOLITAIRE = next(key for key, one in games().items() if one.bots.solve)
SEATED = """{
    const Real = WebSocket;
    window.WebSocket = class extends Real {
        constructor(...given) {
            super(...given);
            window.socket = this;
            this.addEventListener('message', ({ data }) => {
                const frame = JSON.parse(data);
                if (frame.type === 'table') window.shown = frame;
            });
        }
    };
}"""
LAST_MOVE = """() => {
    const { seq, legal } = shown;
    const { move } = legal.at(-1);
    socket.send(JSON.stringify({ type: 'move', id: `m${seq}`, move, seen: seq }));
    return seq;
}"""
END = "div.end"
MAY_MOVE = "seq => document.querySelector('div.end') || (shown.seq > seq && shown.legal.length)"


def test_a_solitaire_that_can_be_won_and_its_cards_again(screen: Opener) -> None:
    page = screen(f"/new/{SOLITAIRE}", PHONE, prepare=lambda page: page.add_init_script(SEATED))
    page.locator(".segments label", has_text=re.compile(r"^\s*1\s*$")).click()
    page.get_by_role("switch", name="Only deal cards").click()
    play_alone(page)
    expect(page.locator(".fan button").first).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Could I still win?").click()
    expect(page.get_by_text("Yes: you can still win, in")).to_be_visible()
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".hint h3")).not_to_be_empty()
    while not page.locator(END).count():
        seen = page.evaluate(LAST_MOVE)
        page.wait_for_function(MAY_MOVE, arg=seen)
    page.get_by_role("button", name="Choose the cards").click()
    link = page.get_by_role("link", name="Link to these cards").get_attribute("href")
    page.get_by_role("button", name="The same cards again").click()
    expect(page.locator(END)).to_have_count(0)
    friend = screen("/deal/" + str(link).partition("/deal/")[2], PHONE)
    expect(friend.get_by_text("the very cards that somebody else had")).to_be_visible()
    play_alone(friend, "Ben")
    expect(friend.locator(".fan button").first).to_be_visible()
