"""Does the found contain the expected, and if not, where do they part?

Tables match by subset, lists element by element and at equal length, all else by equality.
Two words stand for what TOML cannot say: `"*"` is anything, `"null"` is null.
"""

import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from difflib import unified_diff

from handful.core import JsonValue

ANYTHING = "*"
NULL = "null"
ABSENT = "(absent)"


def plain(value: object) -> JsonValue:
    """The same value in JSON's own types."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, Sequence):
        return [plain(item) for item in value]
    raise TypeError(f"{value!r} is not plain data")


def canonical(value: object) -> str:
    """One spelling for equal data."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False, default=plain)


def compact(value: object) -> str:
    """Data on one short line, in the order it came."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=plain)


def narrowed(expected: object, found: object) -> JsonValue:
    """What was found, cut down to the shape of what is expected; equal to it if it matches."""
    if expected == ANYTHING or (expected == NULL and found is None):
        return plain(expected)
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        return {
            str(key): narrowed(item, found[key]) if key in found else ABSENT
            for key, item in expected.items()
        }
    if _both_lists(expected, found) and len(expected) == len(found):  # type: ignore[arg-type]  # both are lists
        return [narrowed(*pair) for pair in zip(expected, found, strict=True)]  # type: ignore[call-overload]  # both are lists
    return plain(found)


def matches(expected: object, found: object) -> bool:
    """Whether the found contains all that is expected."""
    return canonical(narrowed(expected, found)) == canonical(expected)


def in_order(data: object, unordered: Collection[str]) -> object:
    """The same table, with the cards of every line under these keys brought into one order."""
    if not isinstance(data, Mapping):
        return data
    return {key: _sorted(item) if key in unordered else item for key, item in data.items()}


def _sorted(data: object) -> object:
    if isinstance(data, str):
        return " ".join(sorted(data.split()))
    return [_sorted(item) for item in data] if isinstance(data, list | tuple) else data


def difference(expected: object, found: object) -> list[str]:
    """A unified diff of two pieces of data, key by key."""
    return diff(_lines(expected), _lines(found))


def follow(expected: Sequence[object], found: Sequence[object]) -> list[str] | None:
    """None if the expected occur in this order among the found, else a diff of the two.

    An empty list expects that there is nothing.
    """
    shown = [canonical(one) for one in found]
    at = 0
    met = 0
    for one in expected:
        while at < len(found) and not matches(one, found[at]):
            at += 1
        if at == len(found):
            break
        shown[at] = canonical(one)
        at, met = at + 1, met + 1
    if met == len(expected) and (expected or not found):
        return None
    return diff([canonical(one) for one in expected], shown)


def diff(expected: Sequence[str], found: Sequence[str]) -> list[str]:
    """A unified diff of two lists of lines."""
    lines = unified_diff(expected, found, "expected", "found", lineterm="", n=2)
    return [line for line in lines if not line.startswith("@@")]


def words_in(data: JsonValue) -> Iterator[tuple[str, JsonValue]]:
    """Every key and every single value inside a piece of data, as ("key" or "value", it)."""
    if isinstance(data, dict):
        for key, item in data.items():
            yield "key", key
            yield from words_in(item)
    elif isinstance(data, list):
        for item in data:
            yield from words_in(item)
    else:
        yield "value", data


def _both_lists(one: object, other: object) -> bool:
    return isinstance(one, list | tuple) and isinstance(other, list | tuple)


def _lines(data: object) -> list[str]:
    return json.dumps(plain(data), indent=2, sort_keys=True, ensure_ascii=False).splitlines()
