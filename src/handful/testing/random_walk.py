"""Random play by a seed, timed or not: the road on which positions are found."""

from collections.abc import Iterator

from handful.core import UNTIMED, Chance, Event, Millis, Play

_PAUSES = (0, 1, 40, 400, 4000, 40_000)
"""Milliseconds below which the pause before a move is drawn, one of these at random."""


def is_over(play: Play) -> bool:
    """Whether nobody may act and nothing will happen by itself."""
    return not play.state.actors() and play.state.deadline() is None


def stride(play: Play, chance: Chance) -> list[Event]:
    """One random move by one random actor, or time passing; the events come back."""
    if not play.timed:
        return _move(play, chance, UNTIMED)
    at = _moment(play, chance)
    events = play.tick(at)
    if play.state.actors():
        events = events + _move(play, chance, at)
    return events


def walk(play: Play, chance: Chance, most: int) -> Iterator[list[Event]]:
    """Random strides until the game is over, at most so many."""
    for _ in range(most):
        if is_over(play):
            return
        yield stride(play, chance)


def _move(play: Play, chance: Chance, at: Millis) -> list[Event]:
    state = play.state
    actors = state.actors()
    if not actors:
        deadline = state.deadline()
        assert deadline is not None, "nobody may act, no deadline stands"
        return play.tick(deadline)
    seat = actors[chance.below(len(actors))]
    legal = state.legal(seat)
    return play.enter(seat, legal[chance.below(len(legal))], at)


def _moment(play: Play, chance: Chance) -> Millis:
    """A little later; now and then just before, at or after a deadline."""
    deadline = play.state.deadline()
    if deadline is not None and (chance.below(4) == 0 or not play.state.actors()):
        return max(play.state.now, deadline + chance.below(3) - 1)
    pause = _PAUSES[chance.below(len(_PAUSES))]
    return play.state.now + chance.below(pause + 1)
