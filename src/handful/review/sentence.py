"""A game in one or two sentences: who won, what helped more, and one fair “but”."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from handful.core import Message, Outcome, Seat
from handful.core.message import Who, message

if TYPE_CHECKING:
    from .report import Luck, Split

WORTH_NAMING: Final = 0.05
"""A single stroke of luck is named from so much chance on."""


def signed(points: int) -> str:
    """Points with their sign: +49, −3, 0."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def summed_up(
    outcome: Outcome, splits: Sequence["Split"], strokes: Sequence["Luck"]
) -> list[Message]:
    """What the numbers come to, and nothing that they do not bear out."""
    if outcome.together:
        return [_together(outcome, splits[0])]
    if len(outcome.winners) != 1:
        return [_several(outcome), *_most(splits)]
    return _winner(splits[outcome.winners[0]], splits, strokes)


def _together(outcome: Outcome, one: "Split") -> Message:
    luck, skill = map(signed, one.points)
    key, way = ("review-table-won", 1) if outcome.winners else ("review-table-lost", -1)
    lead = way * (one.luck - one.skill)
    cause = "both" if abs(lead) <= 2 * one.error else "luck" if lead > 0 else "skill"
    return message(key, cause=cause, luck=luck, skill=skill)


def _several(outcome: Outcome) -> Message:
    if not outcome.winners:
        return message("review-nobody")
    return message("review-shared", seats=tuple(Who(seat) for seat in outcome.winners))


def _most(splits: Sequence["Split"]) -> list[Message]:
    """Who had most luck and who played best, where that is sure."""
    found = []
    lucky, best = _first(splits, lucky=True), _first(splits, lucky=False)
    if lucky:
        luck = signed(lucky.points[0])
        found.append(message("review-most-luck", seat=Who(lucky.seat), luck=luck))
    if best:
        skill = signed(best.points[1])
        found.append(message("review-most-skill", seat=Who(best.seat), skill=skill))
    return found


def _first(splits: Sequence["Split"], lucky: bool) -> "Split | None":
    """Whoever has most, if the next is further behind than the error."""
    ranked = sorted(splits, key=lambda one: one.luck if lucky else one.skill, reverse=True)
    if len(ranked) < 2:
        return None
    first, second = ranked[:2]
    ahead = first.luck - second.luck if lucky else first.skill - second.skill
    return first if ahead > first.error + second.error else None


def _winner(won: "Split", splits: Sequence["Split"], strokes: Sequence["Luck"]) -> list[Message]:
    seat, luck, skill = Who(won.seat), signed(won.points[0]), signed(won.points[1])
    if abs(won.luck - won.skill) <= 2 * won.error:
        return [message("review-by-both", seat=seat, luck=luck, skill=skill)]
    if won.luck > won.skill:
        first = message("review-by-luck", seat=seat, luck=luck)
        return [first, *_stroke(won.seat, strokes), *_but(won, splits)]
    first = message("review-by-skill", seat=seat, skill=skill)
    if won.luck > won.error:
        return [first, message("review-lucky-too", luck=luck)]
    if won.luck < -won.error:
        return [first, message("review-unlucky", seat=seat, luck=luck)]
    return [first]


def _stroke(seat: Seat, strokes: Sequence["Luck"]) -> list[Message]:
    """The largest stroke of luck, if it was in the winner's favour."""
    best = max(strokes, key=lambda one: one.values[seat], default=None)
    if best is None or best.values[seat] < WORTH_NAMING:
        return []
    points = round(100 * best.values[seat])
    if best.entry < 0:
        return [message("review-stroke-deal", points=points)]
    return [message("review-stroke", points=points, number=best.entry + 1)]


def _but(won: "Split", splits: Sequence["Split"]) -> list[Message]:
    """Whether the lucky one played best all the same, or who did."""
    best = _first(splits, lucky=False)
    if best is None:
        return []
    if best.seat == won.seat:
        return [message("review-best-too", seat=Who(won.seat))]
    return [message("review-but-better", seat=Who(best.seat), skill=signed(best.points[1]))]
