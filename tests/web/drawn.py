"""What a screen shows at rest, for comparing it with one that was drawn from nothing."""

import difflib

from .people import Page

DRAWN = """() => {
    const passing = '.air, .caption, [role=timer]';
    const own = new Set(['tabindex', 'data-scene']);
    const plain = (name, value) => name === 'class'
        ? value.split(' ').sort().join(' ')
        : value.replace(/\\bc\\d+\\b/g, 'c');
    const start = ({ localName, attributes }) => [localName, ...[...attributes]
        .filter(({ name }) => !own.has(name))
        .map(({ name, value }) => `${name}="${plain(name, value)}"`)
        .sort()].join(' ');
    const lines = (one) => {
        if (one.nodeType === Node.TEXT_NODE) return one.data.trim() ? [one.data.trim()] : [];
        if (one.nodeType !== Node.ELEMENT_NODE || one.matches(passing)) return [];
        return [`<${start(one)}>`, ...[...one.childNodes].flatMap(lines), `</${one.localName}>`];
    };
    return lines(document.querySelector('.surface'));
}"""
"""The surface of a game, line by line, without what passes: flights, shouts, clocks, the focus."""
AT_REST = "() => document.querySelector('.surface:not([data-scene])')"


def drawn(page: Page) -> list[str]:
    """What the screen shows once nothing is being played on it."""
    page.wait_for_function(AT_REST)
    found: list[str] = page.evaluate(DRAWN)
    return found


def differences(one: list[str], other: list[str]) -> list[str]:
    """The lines in which two screens differ."""
    return list(difflib.unified_diff(one, other, "played", "fresh", n=2, lineterm=""))
