"""The way in and around: by code, by passing one device round, and quickly."""

import gzip
import re
import urllib.error
import urllib.request
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from handful.bots.characters import CHARACTERS
from handful.core import Play, catalog
from handful.core.catalog import games
from handful.server.records.fair_deal import document
from handful.web import STATIC

from . import table as rooms
from .conftest import Opener, Server
from .people import LAPTOP, PHONE, come_in, my_turn, open_room, play_alone
from .positions import Positions, played
from .table import gather, play_against_bots
from .table import open_room as open_by_request

NAMES = {one.name for one in CHARACTERS.values()}
FIRST_LOAD = 120_000
"""Bytes, gzipped, from an empty cache to the first card: all that was asked for on the way."""
SEE_FIRST_CARD = """
    const look = () => {
        if (document.querySelector('.fan button')) window.firstCard = performance.now();
        else requestAnimationFrame(look);
    };
    look();
"""
ASKED_BEFORE = """() => performance.getEntriesByType('resource')
    .filter((one) => one.startTime < window.firstCard).map((one) => one.name)"""
PLAY_ALONE = {
    "en-GB": "Play alone",
    "de-DE": "Allein spielen",
    "es-ES": "Jugar solo",
    "fr-FR": "Jouer seul",
}
HAND_OVER = """() => new Promise((done, fail) => {
    sockets[0].onclose = fail;
    sockets[0].addEventListener('message', ({ data }) => {
        const frame = JSON.parse(data);
        if (frame.type === 'ticket') done(frame);
    });
    sockets[0].send(JSON.stringify({ type: 'handover', id: 'mine' }));
})"""


def test_people_who_share_a_device_do_not_see_each_other(screen: Opener) -> None:
    device = rooms.Screen()
    page = screen("/new/ultima", PHONE, prepare=device.listen)
    page.get_by_role("button", name="Pass this device round").click()
    page.get_by_label("Name 1").fill("Nora")
    page.get_by_label("Name 2").fill("Ben")
    page.get_by_role("button", name="Deal the cards").click()
    for turn in range(3):
        page.get_by_role("button", name=re.compile("show my cards")).wait_for()
        assert not page.locator(".fan button").count(), "a hand lies under the cover"
        assert len(device.said("uncover")) == turn, "a clock runs for somebody under the cover"
        page.get_by_role("button", name=re.compile("show my cards")).click()
        page.locator(".fan button").first.wait_for()
        end_turn(page)
    page.get_by_role("button", name=re.compile("show my cards")).wait_for()
    done = [one["type"] for one in device.sent if one["type"] in ("uncover", "move")]
    assert done == 3 * ["uncover", "move", "move"]


def test_a_longer_code_is_typed_and_one_that_has_ended_still_opens_my_room(
    screen: Opener, server: Server
) -> None:
    opened, keys = open_by_request(server, "ultima", {}, seats=2, name="Nora")
    (item,) = keys["origins"][0]["localStorage"]
    item["value"] = item["value"].replace(f'"{opened["code"]}"', '"KODAPLU"')
    page = screen("/", PHONE, may_fail=True, storage_state=keys)
    page.get_by_label("The code on the big screen").fill("kodaplu")
    assert page.locator(".box").count() == len("KODAPLU")
    box = page.locator(".box").last.bounding_box()
    assert box["x"] + box["width"] <= PHONE[0]
    page.get_by_role("button", name="Join", exact=True).click()
    page.wait_for_url(f"**/room/{opened['room']}")
    expect(page).to_have_title(f"Room {opened['code']}")


def end_turn(page: Any) -> None:
    """Draw and keep, having seen what the first card did: whoever comes next is to be covered."""
    draw = page.get_by_role("button", name="Draw a card")
    seen = page.locator("[data-stand=hit]").get_by_role("button", name="Go on")
    draw.or_(seen).first.wait_for()
    if seen.count():
        seen.click()
    draw.click()
    page.get_by_role("button", name="Keep it").click()


def test_the_room_code_opens_the_room_and_a_reload_loses_nothing(screen: Opener) -> None:
    table = screen(size=LAPTOP)
    code = open_room(table, "ultima", "Standard")
    phone = screen(size=PHONE)
    phone.get_by_label("The code on the big screen").fill(code)
    phone.get_by_role("button", name="Join").click()
    come_in(phone, "Nora")
    phone.get_by_text("you", exact=True).wait_for()
    phone.reload()
    phone.get_by_text("you", exact=True).wait_for()


def test_every_link_to_a_room_opens_it(screen: Opener, server: Server) -> None:
    opened, keys = rooms.open_room(server, "ultima", {}, seats=3, name="Table", sit=False)
    table = rooms.Screen()
    page = screen(f"/room/{opened['room']}", LAPTOP, prepare=table.listen, storage_state=keys)
    picture = page.locator('img[src^="/api/qr.svg"]')
    [scanned] = parse_qs(urlsplit(picture.get_attribute("src")).query)["text"]
    [links] = [frame["links"] for frame in table.frames if frame["type"] == "room"][:1]
    assert scanned == server.address + links["join"]
    code = opened["code"]
    ways = [links["join"], f"/join/{code.lower()}", f"/join/ {code[:2]} {code[2:]} ", f"/{code}"]
    for number, way in enumerate([*ways, f"/{code.lower()}", f"/{code[:2]} {code[2:]}"]):
        come_in(screen(way, PHONE), f"Nora {number}")
    watching = screen(links["watch"], LAPTOP)
    watching.get_by_text("Nora 0", exact=True).wait_for()
    ticket = page.evaluate(HAND_OVER)
    screen(ticket["path"], PHONE).wait_for_url(f"**/room/{opened['room']}")


@pytest.mark.usually_one
@pytest.mark.parametrize("key", list(games()))
def test_the_lesson_and_the_examples_of_the_rulebook_can_be_tried(screen: Opener, key: str) -> None:
    page = screen(f"/learn/{key}", PHONE)
    page.get_by_role("button", name="Start").click()
    page.locator(".coach").get_by_text("1 of ").wait_for()
    page.locator(".fan button").first.wait_for()
    page.goto(page.url.replace("/learn/", "/rules/") + "/all")
    page.get_by_role("link", name="Try it").first.click()
    page.locator(".coach").get_by_text("Do this").wait_for()
    page.locator(".fan").wait_for()
    page.locator(".coach").get_by_role("button", name="Show me").click()
    page.locator(".coach").get_by_role("button", name="One move back").wait_for()


def test_a_latecomer_sees_no_closed_table_and_is_let_in_by_who_plays(
    screen: Opener, server: Server
) -> None:
    settings = {"bot_pace_ms": 0, "spectators": "off"}
    opened, keys = open_by_request(
        server, "ultima", {}, seats=3, name="Nora", bots="novice", settings=settings
    )
    nora = screen(f"/room/{opened['room']}", LAPTOP, storage_state=keys)
    nora.get_by_role("button", name="Deal").click()
    nora.locator(".fan button").first.wait_for()
    late = screen(f"/{opened['code']}", PHONE)
    come_in(late, "Ben")
    late.get_by_text("this table has no spectators").wait_for()
    assert not late.locator(".fan, .card").count(), "a card of a table that is closed"
    bot = late.locator("main li").nth(2).inner_text().split()[-1]  # after its initial
    assert bot in NAMES
    late.get_by_role("button", name=f"Take {bot}’s place").click()
    late.get_by_text("Asking the others").wait_for()
    nora.get_by_text(f"Ben would like to take {bot}’s place.").wait_for()
    nora.get_by_role("button", name="Allow it").click()
    late.locator(".fan button").first.wait_for()


def test_what_is_said_on_a_phone_is_heard_at_the_table(screen: Opener, server: Server) -> None:
    gathering = gather(screen, server, "ultimatch", {})
    phone, table = gathering.phones[0].page, gathering.table.page
    phone.get_by_role("button", name="Say something").click()
    phone.get_by_role("button", name="Well played!").click()
    table.get_by_role("status").get_by_text("Well played!").wait_for()
    phone.get_by_role("button", name="Say something").click()
    phone.get_by_role("button", name="Applause").click()
    table.get_by_role("status").get_by_text("Applause").wait_for()


def test_the_coach_says_what_and_why(screen: Opener, server: Server) -> None:
    page = play_against_bots(screen, server, "ultimatch", {}, LAPTOP)
    page.get_by_role("button", name="Deal").click()
    page.get_by_role("button", name="Give me a hint").click()
    page.locator("[data-hint]").first.wait_for()
    assert page.locator(".hint h3").inner_text()


def test_what_can_be_played_is_one_question(screen: Opener, server: Server) -> None:
    opened, keys = rooms.open_room(server, "ultimatch", {}, seats=1, name="Nora")
    mine = rooms.Screen()
    screen(f"/room/{opened['room']}", LAPTOP, prepare=mine.listen, storage_state=keys)
    mine.page.get_by_role("button", name="Deal").click()
    mine.page.locator(".fan button").first.wait_for()
    mine.page.keyboard.press("w")
    moves = mine.page.get_by_role("dialog").locator("li button")
    moves.first.wait_for()
    assert moves.count() == mine.tables[-1]["legal_total"] > 0
    assert not mine.said("explain")
    assert len(mine.said("survey")) == 1
    server.kill()
    mine.page.get_by_role("dialog").get_by_text("Looking for the table").wait_for()
    server.start()
    mine.page.get_by_role("dialog").get_by_text("Looking for the table").wait_for(state="detached")
    moves.first.click()
    mine.page.get_by_role("dialog").wait_for(state="detached")


@pytest.mark.usually_one
@pytest.mark.parametrize("key", ["ultima", "boom"])
def test_a_question_is_never_a_move(screen: Opener, server: Server, key: str) -> None:
    mine = rooms.Screen()
    page = play_against_bots(screen, server, key, rooms.SHORT[key], PHONE, prepare=mine.listen)
    my_turn(page)
    unfit = page.locator(".fan button:not([aria-label$=', fits'])").first
    asked = open_number(mine) if key == "boom" else unfit  # what lies open is not turned over
    moves = mine.said("move")
    asked.press("Enter")
    page.locator(".question .note").wait_for()
    assert mine.said("move") == moves
    assert len(mine.said("explain")) == 1


def open_number(mine: rooms.Screen) -> Any:
    """Turn cards over until a number lies open: dynamite explodes, and the turn goes on."""
    for place in ("A1", "C3", "A3", "C1"):
        card = mine.page.locator(f'[data-anchor="place:{place}"] button')
        before = len(mine.tables)
        card.click()
        while len(mine.tables) == before:
            mine.page.wait_for_timeout(20)
        if mine.tables[-1]["view"]["phase"] == "one_up":
            mine.page.locator(f'[data-anchor="place:{place}"] [aria-label*="open"]').wait_for()
            return card
    raise AssertionError("every corner was dynamite")


def test_a_finger_reaches_a_card_that_is_ringed(screen: Opener) -> None:
    page = Positions(screen, played("boom", 4)).show("hand", "one_up", PHONE)
    page.locator("[data-anchor^='place:'] [aria-pressed=true]").click(trial=True)


@pytest.mark.usually_one
@pytest.mark.parametrize("language", PLAY_ALONE)
@pytest.mark.parametrize("key", list(games()))
def test_the_first_load_is_small(screen: Opener, key: str, language: str) -> None:
    words = PLAY_ALONE[language]
    loaded: dict[str, int] = {}

    def keep(response: Any) -> None:
        loaded[response.url] = len(gzip.compress(response.body()))

    def watch(page: Any) -> None:
        page.add_init_script(SEE_FIRST_CARD)
        page.on("response", keep)

    page = screen(size=LAPTOP, locale=language, prepare=watch)
    start = page.url
    page.locator(f'a[href="/new/{key}"]').click()
    play_alone(page, words=words)
    page.locator(".fan button").first.wait_for()
    page.wait_for_function("window.firstCard")
    asked = [start, *page.evaluate(ASKED_BEFORE)]
    first = {url: loaded[url] for url in asked}
    assert sum(first.values()) < FIRST_LOAD, first
    assert f"words-{language[:2]}" in " ".join(first)
    assert len([url for url in first if "/words-" in url]) == 1


def test_the_start_page_needs_no_second_question(screen: Opener) -> None:
    asked: list[str] = []
    page = screen(prepare=lambda page: page.on("request", lambda one: asked.append(one.url)))
    covers = page.locator("a[href^='/new/']")
    covers.first.wait_for()
    shelf = sorted(games().values(), key=lambda game: game.shelf)
    assert covers.evaluate_all("all => all.map((one) => one.pathname)") == [
        f"/new/{game.key}" for game in shelf
    ]
    assert len({game.shelf for game in shelf}) == len(shelf)
    assert not [url for url in asked if "/api/" in url]


def ask(server: Server, path: str, **headers: str) -> Any:
    """The answer of the server, with what it says about itself."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return urllib.request.urlopen(
        urllib.request.Request(f"http://127.0.0.1:{server.port}{path}", headers=named)
    )


def test_files_travel_as_they_were_packed_when_built(server: Server) -> None:
    for path in (STATIC / "assets").glob("house-*"):
        if path.suffix == ".gz":
            continue
        with ask(server, f"/assets/{path.name}", accept_encoding="gzip, br") as answer:
            packed = answer.read()
            assert answer.headers["content-encoding"] == "gzip"
            assert answer.headers["vary"].lower() == "accept-encoding"
            assert "immutable" in answer.headers["cache-control"]
            assert packed == path.with_name(f"{path.name}.gz").read_bytes()
            assert gzip.decompress(packed) == path.read_bytes()
            kinds, tag = answer.headers["content-type"], answer.headers["etag"]
        with ask(server, f"/assets/{path.name}", accept_encoding="identity") as answer:
            assert answer.read() == path.read_bytes()
            assert answer.headers["content-encoding"] is None
            assert answer.headers["vary"].lower() == "accept-encoding"
            assert answer.headers["content-type"] == kinds
            assert answer.headers["etag"] != tag
        with pytest.raises(urllib.error.HTTPError, match="304") as unchanged:
            ask(server, f"/assets/{path.name}", accept_encoding="gzip", if_none_match=tag)
        unchanged.value.close()


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("fr-CH, fr;q=0.9, en;q=0.8", "fr"), ("da, de-DE;q=0.5", "de"), ("xx", "en"), ("", "en")],
)
def test_the_page_brings_the_words_of_its_language(
    server: Server, accepted: str, language: str
) -> None:
    with ask(server, "/", accept_language=accepted) as answer:
        fetched = re.findall(
            r'rel="modulepreload" href="./assets/words-(\w+)', answer.read().decode()
        )
        assert answer.headers["vary"].lower().startswith("accept-language")
    assert fetched == [language]


def test_nothing_is_offered_before_there_are_words_for_it(screen: Opener) -> None:
    held: list[Any] = []
    page = screen(size=LAPTOP)
    page.route("**/assets/*.new-*", lambda route: held.append(route))
    page.goto(page.url + "new/ultima")
    while not held:
        page.wait_for_timeout(20)
    assert page.locator("main button").count() == 0
    held.pop().continue_()  # the house's words, then the game's
    page.get_by_role("button", name="Play alone").wait_for()
    while not held:
        page.wait_for_timeout(20)
    assert [
        one.inner_text() for one in page.locator("main button").all() if not one.inner_text()
    ] == []
    assert page.locator(".panel [role=group] b").count() == 0
    for route in held:
        route.continue_()
    page.locator(".panel [role=group] b").first.wait_for()


def test_parts_that_did_not_come_come_when_the_line_is_back(screen: Opener) -> None:
    page = screen(size=LAPTOP)
    page.locator("a[href^='/new/']").first.click()
    play_alone(page)
    page.locator(".fan button").first.wait_for()
    page.route("**/assets/*", lambda route: route.abort())
    page.wait_for_event("requestfailed")  # what is seldom needed is asked for, all at once
    page.wait_for_timeout(1500)
    page.unroute("**/assets/*")
    page.wait_for_timeout(1500)
    page.keyboard.press("w")
    page.get_by_role("dialog").wait_for()


def test_a_page_of_an_older_version_is_loaded_anew(browser: Any, server: Server) -> None:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en-GB")
    page = context.new_page()
    page.set_default_timeout(15_000)
    page.goto(server.address)
    page.locator("a[href^='/new/']").first.click()
    play_alone(page)
    page.locator(".fan button").first.wait_for()
    # From here on the server is one whose files have other names.
    gone = re.compile(r"/assets/(GameMenu|EndPanel)-")
    page.route(gone, lambda route: route.fulfill(status=404))
    page.route(
        f"{server.address}/",
        lambda route: route.fulfill(body='<script type="module" src="./assets/house-newer.js">'),
    )
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("This page reloads in a moment").wait_for()
    page.unroute(gone)
    with page.expect_navigation():
        pass
    page.locator(".fan button").first.wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").wait_for()
    context.close()


def test_the_promise_about_the_deal_is_shown_and_can_be_checked(screen: Opener) -> None:
    table = screen(size=LAPTOP)
    open_room(table, "ultima", "Standard")
    table.get_by_text("Fair deal").click()
    table.get_by_text("For whoever wants to check").click()
    table.get_by_text(re.compile("^[0-9a-f]{64}$")).wait_for()
    game = catalog.game("ultima")
    play = Play(game, game.rules.options(), seats=2, seed=5)
    seat = play.state.actors()[0]
    play.enter(seat, game.rules.moves.text(play.state.legal(seat)[0]))
    kept = document(play.record(), "salt")
    forged = kept.replace('"salt": "salt"', '"salt": "another"')
    for record, said in ((kept, "The deal was fair"), (forged, "fingerprint does not belong")):
        open_record(screen, record).get_by_role("status").get_by_text(said).wait_for()


def open_record(screen: Opener, record: str) -> Any:
    """A recorded game, opened in a browser."""
    page = screen("/replay", LAPTOP)
    page.get_by_label("Open a record").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": record.encode()}
    )
    return page


def test_the_menu_of_a_replay_stays_in_the_replay(screen: Opener) -> None:
    game = catalog.game("ultima")
    page = open_record(screen, Play(game, game.rules.options(), seats=2, seed=5).record().to_json())
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog")
    menu.get_by_role("button", name="Rules").click()
    menu.get_by_text("Every rule by number").wait_for()
    menu.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Menu").click()
    assert page.url.split("#")[0].endswith("/replay")
    menu.get_by_role("link", name="To the start page").click()
    page.locator("a[href^='/new/']").first.wait_for()


def test_the_menu_of_the_start_page_is_all_in_words(screen: Opener) -> None:
    page = screen("/", PHONE, locale="de-DE")
    page.get_by_role("button", name="Menü").click()
    page.get_by_role("switch", name="Tipps zu allem, was mir neu ist").wait_for()
