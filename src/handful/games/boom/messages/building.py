"""An ignition built card by card: every card on every number where it is allowed.

What leads somewhere and what does not stands side by side, so that the list gives no hint.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final

from handful.core import Build, Form, Options, Step, message

from ..knowledge.view import View
from ..rules.cards import FORMULAS, KINDS
from ..rules.event_builders import spelled, written
from ..rules.sums import NO_RESULT, QUARTERS, WHOLE, applied, result
from .log import value_of
from .names import kind_named

TAKE: Final = "take"


def build(view: View, laid: Sequence[str], options: Options | None) -> Build | None:
    """What lies on the two open numbers so far, and what may follow."""
    numbers = _open(view)
    if "hand" not in view or view["phase"] not in ("two_up", "window") or len(numbers) < 2:
        return None
    unit, kinds = _unit(options), _laid(laid)
    values = {place: result(numbers[place], kinds.get(place, ()), unit) for place in numbers}
    finish = [*_finish(view, kinds, values)]
    steps = [*finish, *_cards(view, laid, unit)]
    bare = [str(number) for place, number in numbers.items() if place not in kinds]
    one, *others = [*(_sum(numbers[place], on, unit) for place, on in kinds.items()), *bare]
    equal = str(bool(finish))
    return Build(message("build-so-far", one=one, other=", ".join(others), equal=equal), steps)


def sides(view: View, laid: Sequence[str], options: Options | None, room: int) -> dict[str, str]:
    """The open numbers with what is laid on them, by their places: “8 ÷ 2”, or “= 4”."""
    numbers, unit, found = _open(view), _unit(options), dict[str, str]()
    for place, on in _laid(laid).items():
        if place in numbers:
            said = spelled(numbers[place], on)
            value = written(result(numbers[place], on, unit), unit)
            found[place] = said if len(said) <= room else f"= {value}"
    return found


def left(hand: Sequence[str], laid: Sequence[str]) -> list[str]:
    """The cards that are not laid yet."""
    kept = list(hand)
    for step in laid:
        kept.remove(next(code for code in kept if code.startswith(f"{step.partition(' ')[2]}.")))
    return kept


def _unit(options: Options | None) -> int:
    return QUARTERS if options and options.values().get("division") == "fractions" else WHOLE


def _open(view: View) -> dict[str, int]:
    up = [cell for cell in view["matchbox"] if cell["up"] and cell["card"] != "D"]
    return {cell["place"]: value_of(cell["card"]) for cell in up}


def _laid(laid: Sequence[str]) -> Mapping[str, tuple[int, ...]]:
    """The kinds on each place."""
    found: dict[str, tuple[int, ...]] = {}
    for step in laid:
        place, _, kind = step.partition(" ")
        found[place] = (*found.get(place, ()), KINDS.index(kind))
    return found


def _cards(view: View, laid: Sequence[str], unit: int) -> Iterator[Step]:
    """Every kind that is still in hand, on every number where it can lie (BD-24)."""
    hand = view["hand"] if view["pool"] is None else view["pool"]
    kept = {code.partition(".")[0] for code in left(hand, laid)}
    numbers, kinds = _open(view), _laid(laid)
    for kind in sorted(map(KINDS.index, kept)):
        if kind >= FORMULAS:
            continue
        for place, number in numbers.items():
            value = result(number, kinds.get(place, ()), unit)
            if applied(kind, value, unit) != NO_RESULT:
                says = message("build-lay", kind=kind_named(kind), number=number, place=place)
                yield Step(f"{place} {KINDS[kind]}", says)


def _finish(
    view: View, kinds: Mapping[str, tuple[int, ...]], values: Mapping[str, int]
) -> Iterator[Step]:
    """Two sides that are equal, with all cards laid on them: take them."""
    for one, other in combinations(values, 2):
        if values[one] != values[other] or not {*kinds} <= {one, other}:
            continue
        form: Form = {"move": "claim", "a": one, "b": other}
        if kinds:
            form = {"move": "ignite", "a": one, "on_a": _named(kinds, one), "b": other}
            form["on_b"] = _named(kinds, other)
        elif view["phase"] != "window":
            continue
        count = 2 + sum(map(len, kinds.values()))
        yield Step(
            f"{TAKE} {one} {other}", message("build-take", count=count, one=one, other=other), form
        )


def _named(kinds: Mapping[str, tuple[int, ...]], place: str) -> tuple[str, ...]:
    return tuple(KINDS[kind] for kind in kinds.get(place, ()))


def _sum(number: int, kinds: Sequence[int], unit: int) -> str:
    if not kinds:
        return str(number)
    return f"{spelled(number, kinds)} = {written(result(number, kinds, unit), unit)}"
