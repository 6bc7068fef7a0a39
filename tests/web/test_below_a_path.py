"""In the browser behind the real nginx, below a path of a host that has other pages too."""

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from ..server.nginx import PATH, nginx
from .conftest import HOST, Opener, Server
from .people import LAPTOP, PHONE, Page, Player, come_in, is_over
from .table import Screen

ROOT = Path(__file__).parents[2] / "src" / "handful"
FROM_THE_ROOT = re.compile(r"""\b(?:href|src)=["'{`]+/[^$]|fetch\(["'`]/""")


@pytest.fixture
def address(tmp_path: Path, server: Server) -> Iterator[str]:
    """Where browsers find Handful."""
    with nginx(tmp_path, f"http://127.0.0.1:{server.port}", PATH, HOST) as (address, _):
        yield address


@pytest.fixture
def below(address: str, screen: Opener) -> Opener:
    """Opens screens below the path; whatever they ask for outside is a complaint."""

    def opener(path: str = "/", *given: object, **more: object) -> Page:
        return screen(path, *given, address=address, ignore_https_errors=True, **more)

    return opener


@pytest.mark.deep
def test_a_room_is_opened_joined_by_its_qr_code_and_played(below: Opener, address: str) -> None:
    table = below("/", LAPTOP)
    table.locator(f'a[href="{PATH}/new/ultima"]').click()
    table.get_by_role("button", name="Open a room for phones").click()
    table.wait_for_url(f"{address}/room/*")
    [scanned] = parse_qs(urlsplit(qr_code(table)).query)["text"]
    assert re.fullmatch(rf"{address}/join/[A-Z]{{4}}", scanned)
    table.get_by_text(urlsplit(address).netloc + PATH, exact=True).wait_for()
    nora = Screen()
    below(scanned.removeprefix(address), PHONE, prepare=nora.listen)
    come_in(nora.page, "Nora")
    nora.page.wait_for_url(f"{address}/room/*")
    table.get_by_text("Nora", exact=True).wait_for()
    table.get_by_role("button", name="Deal, bots take the free chairs").click()
    make_a_move(nora)
    nora.page.reload()
    nora.page.locator(".fan button").first.wait_for()
    menu_and_home(nora.page, address)


def qr_code(page: Page) -> str:
    """The address of the picture, which must have come."""
    picture = page.locator("img")
    expect(picture).to_have_js_property("complete", True)
    assert picture.evaluate("one => one.naturalWidth")
    return str(picture.get_attribute("src"))


def make_a_move(nora: Screen) -> None:
    """Play like somebody at a phone, until the server has taken a move."""
    player = Player(nora.page)
    while not acknowledged(nora):
        assert not is_over(nora.page)
        if not player.take_turn():
            nora.page.wait_for_timeout(40)


def acknowledged(nora: Screen) -> set[str]:
    """The moves of this screen that are made."""
    sent = {frame["id"] for frame in nora.said("move")}
    return sent & {frame["id"] for frame in nora.frames if frame["type"] == "ack"}


def menu_and_home(page: Page, address: str) -> None:
    """What is fetched later comes too; back on the start page the room can be taken up again."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").wait_for()
    page.goto(f"{address}/")
    page.get_by_role("link", name="Back to").click()
    page.wait_for_url(f"{address}/room/*")


def test_no_link_begins_at_the_root_of_the_host() -> None:
    sources = [*ROOT.glob("web/src/**/*.svelte"), *ROOT.glob("games/*/web/**/*.svelte")]
    sources += [*ROOT.glob("web/src/**/*.ts"), *ROOT.glob("games/*/web/**/*.ts")]
    found = {
        str(one.relative_to(ROOT)): FROM_THE_ROOT.findall(one.read_text("utf-8"))
        for one in sources
        if not one.name.endswith(".test.ts")
    }
    assert len(found) > 100
    assert not {path: links for path, links in found.items() if links}


@pytest.mark.usually_one
@pytest.mark.parametrize("path", ["/rules/ultima", "/learn/ultima", "/new/ultima", "/replay"])
def test_every_page_can_be_opened_by_its_link_and_left_by_its_own(
    below: Opener, address: str, path: str
) -> None:
    page = below(path, LAPTOP)
    page.locator("h1, .coach, input").first.wait_for()
    fonts = "document.fonts.ready.then((all) => [...all].some((one) => one.status === 'loaded'))"
    assert page.evaluate(fonts)
    links = page.locator("a[href]").evaluate_all("all => all.map((one) => one.href)")
    assert all(link.startswith(f"{address}/") for link in links)
    for link in links[:1]:
        page.locator("a[href]").first.click()
        page.wait_for_url(link)
