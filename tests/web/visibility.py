"""What a page hides from those who look at it: cut off at an edge, or under something else."""

from .people import Page

LOOK = """
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
        for (let up = one; up; up = up.parentElement) {
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

    // What can be seen of a box after all that clips it; null where nothing is left.
    const visible = (one, box) => {
        let { left, right, top, bottom } = box;
        for (let up = one; up; up = up.parentElement) {
            if (getComputedStyle(up).overflow === 'visible') continue;
            const edge = up.getBoundingClientRect();
            [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
            [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
        }
        return right - left > SLACK && bottom - top > SLACK ? { left, right, top, bottom } : null;
    };
    const PRESSED = 'button, a[href], input, select, summary';
    // Cards lie on cards: a hand, a pyramid. Everything else has a place of its own.
    const pressed = () => [...document.querySelectorAll(PRESSED)]
        .filter((one) => shown(one) && !one.closest('.fan, .card'));
    const said = (one) => one.ariaLabel ?? one.textContent.trim();
    const letters = function* (root) {
        const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let text = walk.nextNode(); text; text = walk.nextNode()) {
            const one = text.parentElement, words = text.data.trim();
            if (!words || !shown(one)) continue;
            const range = document.createRange();
            range.selectNodeContents(text);
            yield { one, words, boxes: [...range.getClientRects()] };
        }
    };
    const surface = document.querySelector('.surface, .page');
"""
"""What every look at a page needs."""

HIDDEN = """
    const found = new Set();
    for (const { one, words, boxes } of letters(surface)) {
        for (const box of boxes) {
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
    for (const one of pressed()) {
        const by = cut(one, one.getBoundingClientRect());
        if (by) found.add(`${name(one)} "${said(one)}" is cut off by ${by}`);
    }
    return [...found];
"""
"""Letters outside drawings and all that can be pressed; a seat is in sight without scrolling."""

CROWDED = """
    const found = new Set();
    const things = pressed().map((one) =>
        ({ one, words: said(one), boxes: [one.getBoundingClientRect()] }));
    for (const { one, words, boxes } of letters(surface)) {
        // A line's box is taller than its letters.
        const tight = boxes.map(({ left, right, top, bottom, height }) =>
            ({ left, right, top: top + height * 0.22, bottom: bottom - height * 0.22 }));
        things.push({ one, words, boxes: tight });
    }
    const seen = things.flatMap(({ one, words, boxes }) => boxes.flatMap((box) => {
        const part = visible(one, box);
        return part ? [{ one, words, ...part }] : [];
    }));
    seen.forEach((a, index) => seen.slice(index + 1).forEach((b) => {
        if (a.one.contains(b.one) || b.one.contains(a.one)) return;
        const pile = a.one.closest('.pile');  // its count lies on it
        if (pile && pile === b.one.closest('.pile')) return;
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > SLACK && high > SLACK)
            found.add(`"${a.words}" and "${b.words}" lie on each other`);
    }));
    for (const index of document.querySelectorAll('.fan [data-index]')) {
        const card = index.closest('.card'), box = index.getBoundingClientRect();
        const at = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        const hit = document.elementFromPoint(...at);
        if (hit && !rolledAway(card, box) && (!card.contains(hit) || hit.closest('.tick')))
            found.add(`the index ${index.textContent.trim()} lies under ${name(hit)}`);
    }
    return [...found];
"""
"""Words and buttons that share a place, and cards of a hand whose index is covered."""

CUT_HAND = """
    return [...document.querySelectorAll('.frame .fan .card')].flatMap((one) => {
        const box = one.getBoundingClientRect(), part = visible(one, box);
        const seen = part ? (part.bottom - part.top) / box.height : 0;
        return seen >= 0.6 ? [] : [`${Math.round(seen * 100)}% of ${one.dataset.anchor}`];
    });
"""
"""Cards of a hand that one has to scroll to, or of which less than three fifths are seen."""

BELOW = """
    const found = [];
    for (const one of document.querySelectorAll('.line, .clock, .frame > .actions button')) {
        const box = one.getBoundingClientRect();
        const free = shown(one) && box.top >= -SLACK && box.bottom <= innerHeight + SLACK;
        if (!free || rolledAway(one, box)) found.push(`${name(one)} "${said(one)}" is not in view`);
    }
    // The table in small, beside the hand: on the smallest screen it may roll.
    for (const one of document.querySelectorAll('.frame section.strip')) {
        const more = one.scrollHeight - one.clientHeight;
        if (more > SLACK && innerWidth > 640) found.push(`${more} pixels of the strip are below`);
    }
    return found;
"""
"""The line, the clock, the buttons and the strip of a hand that one has to scroll to."""


def hidden(page: Page) -> list[str]:
    """What of this page's letters and buttons nobody could see or reach, in words."""
    return _look(page, HIDDEN)


def crowded(page: Page) -> list[str]:
    """Which of its words and buttons lie on one another."""
    return _look(page, CROWDED)


def below(page: Page) -> list[str]:
    """Which of a hand's main buttons have to be scrolled to."""
    return _look(page, BELOW)


def cut_hand(page: Page) -> list[str]:
    """Which cards of the hand are not in sight, and how much of them is."""
    return _look(page, CUT_HAND)


def _look(page: Page, how: str) -> list[str]:
    found: list[str] = page.evaluate("() => {" + LOOK + how + "}")
    return found
