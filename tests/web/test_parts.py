"""Parts of a page that are fetched when they are needed, over a line that fails."""

from handful.core.catalog import games

from .conftest import Opener
from .people import LAPTOP, Page
from .scenes import cases
from .test_scenes import LINE

STYLES = "[...document.styleSheets].map((sheet) => sheet.href)"


def test_a_part_that_comes_at_the_second_try_comes_with_its_style(screen: Opener) -> None:
    lost: list[str] = []

    def lose_once(route: Page) -> None:
        if route.request.url in lost:
            route.continue_()
        else:
            lost.append(route.request.url)
            route.abort()

    def prepare(page: Page) -> None:
        page.add_init_script(LINE)
        page.route("**/GameMenu-*.css", lose_once)

    page = screen("/watch/room#key", LAPTOP, prepare)
    page.wait_for_function("() => window.line?.onmessage")
    page.evaluate("one => begin(one)", next(cases(next(iter(games())), "table")))
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog").wait_for()
    assert lost
    assert set(lost) <= set(page.evaluate(STYLES))
