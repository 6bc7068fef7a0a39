"""Where the device chooses all colours, what can be pressed and whose turn it is still show."""

from collections.abc import Iterator, Sequence

from .people import Page

BARE = """() => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    const drawn = ({ borderTopStyle: style, borderTopWidth: width, borderTopColor: colour }) =>
        style !== 'none' && parseFloat(width) > 1.5 && colour !== canvas;  // 2, less where zoomed
    const wanted = 'button, .btn, [role=radiogroup], input:not(.unseen, [type=range]), select';
    return [...document.querySelectorAll(wanted)]
        .filter((one) => one.checkVisibility() && !drawn(getComputedStyle(one)))
        .map((one) => one.outerHTML.slice(0, 120));
}"""
"""What can be pressed and has no edge; a slider's track and thumb have theirs."""
UNMARKED = """([seats, all]) => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    const marked = (one) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 3 && outlineColor !== canvas;
    };
    const shown = (wanted) => [...document.querySelectorAll(wanted)]
        .filter((one) => one.checkVisibility());
    const current = shown('[aria-current=true]');
    const seat = (number) => shown(`[data-anchor="seat:${number}"]`);
    return seats.filter((number) => (all || seat(number).length)
        && !seat(number).some((one) => current.some((mark) => mark.contains(one) && marked(mark))));
}"""
"""Those of these seats that are drawn without a mark; of all, those without one."""


def lost(page: Page, awaited: Sequence[int], moment: str, kind: str) -> Iterator[str]:
    """What can no longer be told on this page, in words."""
    page.emulate_media(forced_colors="active")
    yield from page.evaluate(BARE)
    if moment in ("deal", "middle"):
        unmarked = page.evaluate(UNMARKED, [awaited, kind == "table"])  # where all seats are drawn
        yield from (f"seat {seat} is not marked" for seat in unmarked)
    page.emulate_media(forced_colors="none")
