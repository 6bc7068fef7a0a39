"""Events that take more than a line to tell, and sums in words."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from handful.core.events import Event
from handful.core.sets import has, members, size

from .cards import DOUBLE, HALVE, IGNITE_CODES, KINDS, MATCH_CODES, PLACE_NAMES, SIGNS
from .events import Dealt, Exploded, GameEnded, Matched, Started
from .moves import NO_LISTS, Lists, laid_lists
from .scoring import ranking
from .sums import NO_RESULT, QUARTERS, WHOLE, applied, result

if TYPE_CHECKING:
    from .rules import State

QUARTER_SIGNS: Final = ("", "¼", "½", "¾")
QUARTER_SECOND: Final = 250


def beginning(state: "State") -> list[Event]:
    """The table as it is laid out, then each hand."""
    started = Started(
        first=state.turn,
        places=place_names(members(state.filled)),
        match_pile=state.match_count,
        ignite_pile=state.ignite_count,
    )
    hands = enumerate(state.hands[: state.seats])
    return [started, *(Dealt(seat, size(hand), ignite_codes(hand)) for seat, hand in hands)]


def matched(state: "State", kind: str, one: int, other: int, used: int, laid: int) -> Matched:
    """Two cards taken, and how they were made equal."""
    lists = laid_lists(laid) or NO_LISTS
    unit = state.house.unit
    value = "" if kind == "wild" else written(result(state.value(one), lists[0], unit), unit)
    return Matched(
        seat=state.turn,
        kind=kind,
        places=(PLACE_NAMES[one], PLACE_NAMES[other]),
        cards=(MATCH_CODES[state.box[one]], MATCH_CODES[state.box[other]]),
        laid=(_kinds(lists[0]), _kinds(lists[1])),
        used=ignite_codes(used),
        result=value,
    )


def exploded(state: "State", place: int, taken: list[int]) -> Exploded:
    """What a blast takes; unseen cards have no name (BD-42)."""
    cards = tuple(
        MATCH_CODES[state.box[one]] if has(state.up, one) or state.is_shown_by_blast(one) else ""
        for one in taken
    )
    return Exploded(state.turn, PLACE_NAMES[place], place_names(taken), cards)


def ended(state: "State") -> GameEnded:
    """The result and every card that is left (BD-82, BD-83)."""
    outcome = ranking(state)
    return GameEnded(
        reason=state.reason,
        scores=outcome.scores,
        winners=outcome.winners,
        matchbox={
            PLACE_NAMES[place]: MATCH_CODES[state.box[place]] for place in members(state.filled)
        },
        hands=tuple(ignite_codes(hand) for hand in state.hands[: state.seats]),
        pool=ignite_codes(state.pool),
        match_pile=tuple(MATCH_CODES[card] for card in reversed(state.piled_match())),
        ignite_pile=tuple(IGNITE_CODES[card] for card in reversed(state.piled_ignite())),
        burnt=ignite_codes(state.burnt),
        hauls=tuple(
            tuple(MATCH_CODES[card] for card in state.haul(seat)) for seat in range(state.seats)
        ),
    )


def ignite_codes(cards: int) -> tuple[str, ...]:
    """A set of IGNITE cards by name."""
    return tuple(IGNITE_CODES[card] for card in members(cards))


def written(value: int, unit: int) -> str:
    """A value as people write it: −2, 14, 3½."""
    whole, quarters = (abs(value), 0) if unit == WHOLE else divmod(abs(value), unit)
    shown = f"{whole or ''}{QUARTER_SIGNS[quarters]}" or "0"
    return f"−{shown}" if value < 0 else shown


def seconds(millis: int) -> str:
    """Milliseconds of a nominal window as seconds: “2½”."""
    return written(round(millis / QUARTER_SECOND), QUARTERS)


def sum_in_words(face: int, kinds: Sequence[int], unit: int) -> str:
    """A number and what is laid on it, worked out: “(7 + 1) ÷ 2 = 4”, or just “7”."""
    said = spelled(face, kinds)
    return f"{said} = {written(result(face, kinds, unit), unit)}" if kinds else said


def equation(one: int, other: int, lists: Lists, unit: int) -> str:
    """Two numbers made equal: “5 + 2 = 7”, or “5 + 1 = 7 − 1 = 6”."""
    both = (one, lists[0]), (other, lists[1])
    said = [spelled(face, kinds) for face, kinds in both if kinds]
    return " = ".join([*said, written(result(one, lists[0], unit), unit)])


def spelled(face: int, kinds: Sequence[int]) -> str:
    """A number and what is laid on it, not worked out: “(7 + 1) ÷ 2”."""
    said, loose = str(face), False
    for kind in kinds:
        if kind in (DOUBLE, HALVE) and loose:
            said = f"({said})"
        loose = kind not in (DOUBLE, HALVE)
        said += f" {SIGNS[kind][0]} {SIGNS[kind][1]}"
    return said


def odd_value(face: int, kinds: Sequence[int], unit: int) -> str:
    """The value at which these cards would have to halve an odd number, or ''."""
    value = face * unit
    for kind in kinds:
        after = applied(kind, value, unit)
        if after == NO_RESULT:
            return written(value, unit)
        value = after
    return ""


def _kinds(kinds: Sequence[int]) -> tuple[str, ...]:
    return tuple(KINDS[kind] for kind in kinds)


def place_names(places: Sequence[int]) -> tuple[str, ...]:
    """Places by name."""
    return tuple(PLACE_NAMES[place] for place in places)
