"""A review in a terminal: the sentence, the chances as little curves, luck and skill, the moves."""

from collections.abc import Iterator, Sequence

from handful.core import AnyGame, JsonValue, Message
from handful.core.message import Argument, Who, message, read_message
from handful.core.styled_text import plain
from handful.i18n.games import speaker, spoken
from handful.i18n.speak import Speaker
from handful.review.report import Choice, Review, Shown
from handful.review.sentence import signed

BARS = "▁▂▃▄▅▆▇█"
CURVE = 48
"""Columns of a curve."""


def told(game: AnyGame, review: Review, language: str) -> Iterator[str]:
    """The review, line by line."""
    say = speaker(game, language, review.players)
    yield " ".join(say.say(read_message(one)) for one in review.sentence)
    yield ""
    yield from _curves(say, review)
    yield ""
    yield say("review-term-split")
    for one in sorted(review.splits, key=lambda one: -one.skill):
        luck, skill = map(signed, one.points)
        error, cost = max(1, round(100 * one.error)), round(100 * one.given_away)
        line = message(
            "review-term-line", luck=luck, skill=skill, error=error, cost=cost, seat=Who(one.seat)
        )
        yield f"  {_name(review, one.seat)}  {say.say(line)}"
    yield ""
    yield from _turn(say, review)
    yield from _moves(say, review)
    for figure in review.figures:
        yield ""
        yield from figure_in_words(say, figure)


def curve(values: Sequence[float], width: int = CURVE) -> str:
    """Numbers from 0 to 1 as a row of bars."""
    count = min(width, len(values))
    apart = (len(values) - 1) / max(1, count - 1)
    picked = [values[round(place * apart)] for place in range(count)]
    return "".join(BARS[min(len(BARS) - 1, int(value * len(BARS)))] for value in picked)


def _curves(say: Speaker, review: Review) -> Iterator[str]:
    yield say("review-chances")
    for seat in range(len(review.players)):
        own = [row[seat] for row in review.chances.known]
        yield f"  {_name(review, seat)}  {curve(own)}  {own[0]:.0%} → {own[-1]:.0%}"
        if [seat] == (review.winners[:1] or [0]):
            opened = [row[seat] for row in review.chances.opened]
            yield f"  {'':<{len(_name(review, seat))}}  {curve(opened)}  {say('review-opened')}"


def _turn(say: Speaker, review: Review) -> Iterator[str]:
    turn = review.turn
    if not review.together and len(review.winners) != 1:
        return
    name = say("review-table") if review.together else review.players[review.winners[0]]
    lost = "lost" if not review.winners else "won"
    way = lost if review.together else "ahead"
    yield say("review-turning")
    if turn is None:
        yield f"  {say('review-turned-never', way=way, name=name)}"
        yield ""
        return
    parts = [
        say(
            "review-turned",
            first=turn.first,
            last=turn.last,
            count=turn.last - turn.first + 1,
            name=name,
            before=round(100 * turn.before),
            after=round(100 * turn.after),
        ),
        say("review-turned-for-good", way=way, name=name),
    ]
    if turn.says is not None:
        if turn.first < turn.last:
            parts.append(say("review-turned-most", number=turn.entry + 1))
        parts.append(spoken(_sentence(turn.says), say))
    parts.append(say("review-turned-luck", luck=signed(round(100 * turn.luck))))
    yield f"  {' '.join(parts)}"
    yield ""


def _moves(say: Speaker, review: Review) -> Iterator[str]:
    if not review.costly and not review.fine:
        yield say("review-term-none")
    for seat in range(len(review.players)):
        costly = [one for one in review.costly if one.seat == seat]
        fine = [one for one in review.fine if one.seat == seat]
        if costly:
            yield say("review-term-costly", seat=Who(seat))
            yield from (f"  {say('review-term-cost', **_filled(one))}".rstrip() for one in costly)
        if fine:
            yield say("review-term-fine", seat=Who(seat))
            yield from (f"  {say('review-term-gain', **_filled(one))}" for one in fine)


def figure_in_words(say: Speaker, figure: Shown) -> Iterator[str]:
    """The game's own figure: its sentences, and its numbers in columns."""
    yield spoken(_sentence(figure.title), say)
    for line in figure.said:
        yield f"  {spoken(_sentence(line), say)}"
    rows = [[_cell(say, cell) for cell in row] for row in (figure.heads, *figure.rows) if row]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        line = "  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True))
        yield f"  {line}".rstrip()


def _cell(say: Speaker, cell: JsonValue) -> str:
    return spoken(_sentence(cell), say) if isinstance(cell, dict) else str(cell)


def _filled(one: Choice) -> dict[str, Argument]:
    return {
        "number": one.entry + 1,
        "points": signed(round(100 * one.points)),
        "error": max(1, round(100 * one.error)),
        "made": _sentence(one.says),
        "other": _sentence(one.other_says),
        "why": _sentence(one.why),
    }


def _sentence(form: JsonValue) -> Message | str:
    """What a review holds as plain data: a message, or words as they are."""
    if form is None:
        return ""
    return plain(form) if isinstance(form, str) else read_message(form)


def _name(review: Review, seat: int) -> str:
    return f"{review.players[seat]:<{max(map(len, review.players))}}"
