"""What a page keeps from people: by axe, and by the size of a thumb."""

import json

from .conftest import ROOT
from .people import Page

AXE = (ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
VIOLATIONS = """() => axe.run(document, { resultTypes: ['violations'] })
    .then(({ violations }) => violations)"""
SMALL_TARGETS = """() => [...document.querySelectorAll('button, a[href], input, select, summary')]
    .filter((one) => one.checkVisibility() && !one.closest('.fan') && !one.matches('.close *'))
    .map((one) => ({ box: (one.closest('label') ?? one).getBoundingClientRect(), one }))
    .filter(({ box }) => box.width < 44 || box.height < 44)
    .map(({ box, one }) => `${one.outerHTML.slice(0, 120)}: ${box.width} × ${box.height}`)"""
"""What a thumb could miss; a fan shows slices of its cards: on the smallest phones ten lie 31 px
apart rather than in two rows of which one would be cut off."""
THIN_SLICES = """() => [...document.querySelectorAll('.fan li')]
    .map((one) => one.getBoundingClientRect())
    .filter((box, index, all) => all[index + 1]?.top < box.bottom - 20
        && Math.abs(all[index + 1].left - box.left) < 30)
    .map((box) => `${box.left}`)"""
HIDDEN_BUTTONS = """() => [...document.querySelectorAll('.actions button')]
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.left < -1)
    .map((box) => `${box.left} ${box.bottom}`)"""


def problems(page: Page) -> list[str]:
    """What axe objects to in the page as it stands."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(f"() => void (0, eval)({json.dumps(AXE)})")
    found = page.evaluate(VIOLATIONS)
    return [
        f"{one['id']}: {node['html'][:200]} {node['failureSummary'][:300]}"
        for one in found
        for node in one["nodes"][:3]
    ]


def missed_by_thumbs(page: Page) -> list[str]:
    """What is too small to hit on this page, or out of reach."""
    looks = (SMALL_TARGETS, THIN_SLICES, HIDDEN_BUTTONS)
    return [str(one) for look in looks for one in page.evaluate(look)]
