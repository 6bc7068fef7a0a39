"""What a page hides from those who look at it: cut off at an edge, or under something else."""

from .people import Page

HIDDEN = """() => {
    const SLACK = 2;
    const name = (one) => `${one.tagName.toLowerCase()}.${[...one.classList].join('.')}`;
    const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        && getComputedStyle(one).clipPath === 'none' && !one.closest('.unseen, svg, [inert]');

    // As far as it can be brought into sight: what scrolls is reached, what clips is cut.
    const cut = (one, box) => {
        let { left, right, top, bottom } = box;
        for (let up = one; up && up !== document.documentElement; up = up.parentElement) {
            const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(up);
            if (overflowX === 'visible' && overflowY === 'visible') continue;
            if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return null;
            const edge = up.getBoundingClientRect();
            const rolls = (how) => how === 'auto' || how === 'scroll';
            if (rolls(overflowX)) [left, right] = [edge.left, edge.right];
            if (rolls(overflowY)) [top, bottom] = [edge.top, edge.bottom];
            if (left < edge.left - SLACK || right > edge.right + SLACK) return name(up);
            if (top < edge.top - SLACK || bottom > edge.bottom + SLACK) return name(up);
        }
        const { scrollHeight, scrollWidth } = document.documentElement;
        const width = Math.max(innerWidth, scrollWidth);
        const height = Math.max(innerHeight, scrollHeight);
        const inside = left + scrollX >= -SLACK && right + scrollX <= width + SLACK
            && top + scrollY >= -SLACK && bottom + scrollY <= height + SLACK;
        return inside ? null : 'the screen';
    };

    // What shows what lies below it does not cover it: a bare box, or a button over a picture.
    const paints = (one) => {
        if (one.matches('img, .card, svg *')) return true;
        const { backgroundColor, backgroundImage } = getComputedStyle(one);
        return backgroundImage !== 'none' || !/^rgba\\(.*, 0\\)$/.test(backgroundColor);
    };
    const over = (one, x, y) => {
        for (const hit of document.elementsFromPoint(x, y)) {
            if (hit.contains(one) || one.contains(hit)) return null;
            if (paints(hit)) return hit;
        }
        return null;
    };
    const rolledAway = (one, box) => {
        for (let up = one.parentElement; up; up = up.parentElement) {
            const edge = up.getBoundingClientRect();
            const clips = getComputedStyle(up).overflow !== 'visible';
            const below = box.bottom > edge.bottom + SLACK || box.top < edge.top - SLACK;
            const beside = box.right > edge.right + SLACK || box.left < edge.left - SLACK;
            if (clips && (below || beside)) return true;
        }
        return false;
    };
    const covered = (one, box) => {
        if (rolledAway(one, box)) return null;
        const y = (box.top + box.bottom) / 2, in_ = Math.min(6, box.width / 4);
        for (const x of [box.left + in_, (box.left + box.right) / 2, box.right - in_]) {
            const hit = over(one, x, y);
            if (hit) return name(hit);
        }
        return null;
    };

    const found = new Set();
    const page = document.querySelector('.surface, .page');
    const walk = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
        const one = text.parentElement, words = text.data.trim();
        if (!words || !shown(one)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const box of range.getClientRects()) {
            const by = cut(one, box);
            if (by) found.add(`"${words}" is cut off by ${by}`);
            const under = !by && covered(one, box);
            if (under) found.add(`"${words}" lies under ${under}`);
        }
    }
    for (const one of document.querySelectorAll('[data-anchor^="seat:"]')) {
        if (shown(one) && rolledAway(one, one.getBoundingClientRect()))
            found.add(`"${one.textContent.trim()}" is not in sight`);
    }
    for (const one of document.querySelectorAll('button, a[href], input, select, summary')) {
        if (!shown(one) || one.closest('.fan')) continue;
        const by = cut(one, one.getBoundingClientRect());
        const words = one.ariaLabel ?? one.textContent.trim();
        if (by) found.add(`${name(one)} "${words}" is cut off by ${by}`);
    }
    return [...found];
}"""
"""Letters outside drawings and all that can be pressed; a seat is in sight without scrolling."""


def hidden(page: Page) -> list[str]:
    """What of this page's letters and buttons nobody could see or reach, in words."""
    found: list[str] = page.evaluate(HIDDEN)
    return found
