"""Lessons, played and judged: nothing is kept, each answer plays the lesson from its deal on."""

from collections.abc import Iterable, Mapping, Sequence

from handful.bots.characters import CHARACTERS
from handful.core import AnyGame, Move, Play, Seat
from handful.core.lessons import PUPIL, Lesson, Step

from ..http import schemas
from ..rooms.permissions import denied
from ..ws import protocol
from .examples import laid_table

PUPIL_NAME = "Nora"
"""For programs that read words; a page says "you", or the name that its device knows."""
BOTS = ("tina", "nando", "berta")
"""Who sits opposite: characters that forgive, in this order."""


def learned(game: AnyGame, lesson: Lesson, made: Sequence[Mapping[str, object]]) -> schemas.Learned:
    """The lesson after the pupil's moves; a last one against the rules raises `Refused`."""
    if len(made) > len(lesson.steps):
        raise denied("too_many", "deny-example-end", most=len(lesson.steps))
    bots = BOTS[: lesson.seats - 1]
    play = lesson.opened(game, (PUPIL_NAME, *(CHARACTERS[one].name for one in bots)))
    shown, right, answer = [laid_table(play, PUPIL)], True, ""
    for step, move in zip(lesson.steps, made, strict=False):
        list(_played(play, step.before))
        wanted = [_after(play, one) for one in _allowed(play, step)]
        shown = list(_played(play, [(PUPIL, move)]))
        right = _seen(play) in wanted
        if not right:
            answer, shown = step.answer(play.entries[-1].move), []
            break
        shown += _played(play, step.after)
    following = lesson.steps[len(made)] if right and len(made) < len(lesson.steps) else None
    before = list(_played(play, following.before)) if following else []
    asked = _allowed(play, following) if following else []
    return schemas.Learned(
        bots=[schemas.LessonBot(character=one, name=CHARACTERS[one].name) for one in bots],
        options=dict(play.options.values()),
        total=len(lesson.steps),
        right=right,
        answer=answer,
        shown=shown,
        before=before,
        finds=following is not None and following.finds,
        asked=[dict(play.moves.decode(move)) for move in asked],
    )


def _played(
    play: Play, moves: Iterable[tuple[Seat, str | Mapping[str, object]]]
) -> Iterable[protocol.Table]:
    """The pupil's table after each of these moves."""
    for seat, move in moves:
        yield laid_table(play, PUPIL, play.enter(seat, move))


def _allowed(play: Play, step: Step) -> list[Move]:
    """What the step asks for; by some ways here part of it is done already."""
    moves = map(play.moves.read, step.do)
    return [move for move in moves if play.state.refusal(PUPIL, move) is None]


def _after(play: Play, move: Move) -> list[Mapping[str, object]]:
    """What everybody would see after a move: one move may be spelled in more than one way."""
    state = play.state.clone()
    state.apply(PUPIL, move)
    return [play.game.knowledge.view(state, seat) for seat in range(play.seats)]


def _seen(play: Play) -> list[Mapping[str, object]]:
    return [play.view(seat) for seat in range(play.seats)]
