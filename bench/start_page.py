"""How soon the start page can be used on a slow line: `python bench/start_page.py [RUNS]`.

The line is Chromium's "Fast 3G" of old: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip, from an
empty cache. "Fetched" is when the line has brought all that the first picture needs, which is the
part no quicker machine shortens; "drawn" is the first contentful paint, "usable" is when the five
covers can be tapped.
"""

import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.web.conftest import FLAGS, Server, chromium  # noqa: E402

FAST_3G = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
PHONE = {"width": 390, "height": 844}
FETCHED = """() => Math.max(...performance.getEntriesByType('resource')
    .filter((one) => ['script', 'link', 'css'].includes(one.initiatorType))
    .filter((one) => /\\.(js|css)$/.test(one.name))
    .map((one) => one.responseEnd))"""
DRAWN = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


WATCH = """new MutationObserver((_, watcher) => {
    if (!document.querySelector("a[href^='/new/']")) return;
    window.usable = performance.now();
    watcher.disconnect();
}).observe(document, { childList: true, subtree: true })"""
"""The page's own clock: the driver's would count what this machine is busy with besides."""


def measure(browser: Any, address: str) -> tuple[float, float, float]:
    """One visit from an empty cache: (fetched, drawn, usable) in milliseconds."""
    context = browser.new_context(viewport=PHONE)
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", FAST_3G)
    page.add_init_script(WATCH)
    page.goto(address, wait_until="commit")
    page.wait_for_function("() => window.usable")
    usable = page.evaluate("() => window.usable")
    page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint').length")
    fetched, drawn = page.evaluate(FETCHED), page.evaluate(DRAWN)
    context.close()
    return fetched, drawn, max(usable, drawn)  # nobody taps what is not drawn


def main(runs: int) -> None:
    """Print the median and the worst of some visits."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        taken = [measure(browser, server.address) for _ in range(runs)]
        browser.close()
        server.stop()
    for name, times in zip(("fetched", "drawn", "usable"), zip(*taken, strict=True), strict=True):
        print(f"{name}: median {statistics.median(times):.0f} ms, worst {max(times):.0f} ms")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 5)
