"""Where Ultimatch could still be won with all cards open, and the last moment at which it was."""

from collections.abc import Sequence
from dataclasses import dataclass

from handful.core import Figure, Form, Message, Move, Past, Seat, Solution, message
from handful.core.message import Who

from .bots.solver import solve
from .knowledge.view import view
from .messages.prompts import name
from .rules.constants import MATCH, SOLITAIRE
from .rules.moves import MOVES
from .rules.rules import State

TRIES = 300
"""So often a table is played on before it counts as lost; a solitaire is solved."""
TRIES_EACH = 30
"""So often each move of the last moment is tried."""
LOOKS = 500
"""So often the solver asks whether its time is up before it is: as long on every machine."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A position of the game, and what was done there."""

    state: State
    entry: int
    seat: Seat
    move: Move


def hindsight(past: Past) -> list[Figure]:
    """Turn by turn, whether it could still be won."""
    moments = [
        Moment(step.state.clone(), step.entry, step.seat, step.move)
        for step in past.steps()
        if step.move is not None
    ]
    turns = max((one.state.turn_number for one in moments), default=0)
    if past.outcome.winners:
        return [_figure(turns, turns, [message("look-won-whole")], None, None)]
    tries = Tries(past)
    last = next((one for one in reversed(moments) if tries.can_win(one.state)), None)
    if last is None:
        return [_figure(turns, 0, [message("look-never"), *_proof(tries)], None, None)]
    turn, better = last.state.turn_number, tries.better(last)
    did = _named(last, last.move)
    said = [
        message("look-last-moment", turn=turn),
        message("look-did", seat=Who(last.seat), move=did),
    ]
    if better is not None:
        said.append(message("look-would-have", move=_named(last, better)))
    return [_figure(turns, turn, [*said, *_proof(tries)], last, better)]


class Tries:
    """Looks for a way to win with all cards open, the unseen ones too."""

    def __init__(self, past: Past) -> None:
        self.past = past
        self.is_proved = past.seats == SOLITAIRE
        """Whether nothing that was not found can be there."""

    def can_win(self, state: State) -> bool:
        """Whether there is a way, as far as it was looked for."""
        solution = self._solved(state)
        if solution and solution.won is not None:
            return solution.won
        self.is_proved = False
        return any(self._wins(state.clone(), number) for number in range(TRIES))

    def better(self, last: Moment) -> Move | None:
        """A move that still wins; of several, the one that wins most often when played on."""
        solution = self._solved(last.state)
        if solution and solution.line:
            return solution.line[0]
        won = {move: self._often(last, move) for move in last.state.legal(last.seat)}
        best = max(won, key=lambda move: (won[move], move != last.move))
        return best if won[best] and best != last.move else None

    def _solved(self, state: State) -> Solution | None:
        if self.past.seats != SOLITAIRE:
            return None
        left = iter(range(LOOKS))
        return solve(state.clone(), lambda: next(left, None) is None)

    def _often(self, last: Moment, move: Move) -> int:
        won = 0
        for number in range(TRIES_EACH):
            world = last.state.clone()
            world.apply(last.seat, move)
            won += self._wins(world, number)
        return won

    def _wins(self, world: State, number: int) -> bool:
        self.past.played_on(world, number)
        outcome = world.outcome()
        return outcome is not None and bool(outcome.winners)


def _named(at: Moment, move: Move) -> Message:
    return name(view(at.state, at.seat), MOVES.decode(move))


def _proof(tries: Tries) -> list[Message]:
    """How it was found out, and why the chart may say otherwise."""
    how = message("look-proved") if tries.is_proved else message("look-tried", count=TRIES)
    return [how, message("look-chart")]


def _figure(
    turns: int,
    winnable: int,
    said: Sequence[Message],
    last: Moment | None,
    better: Move | None,
) -> Figure:
    return Figure(
        key="winnable",
        title=message("look-last"),
        said=said,
        heads=[message("figure-turn"), message("look-winnable")],
        rows=[
            (turn, message("figure-yes") if turn <= winnable else message("figure-no"))
            for turn in range(1, turns + 1)
        ],
        data={
            "turns": turns,
            "winnable": winnable,
            "entry": last.entry if last else None,
            "did": _shown(last, last.move) if last else None,
            "better": _shown(last, better) if last and better is not None else None,
        },
    )


def _shown(at: Moment, move: Move) -> Form:
    """The move, with the card that it takes off the pyramid."""
    form = dict(MOVES.decode(move))
    if at.state.phase == MATCH and "target" in form:
        form["on"] = _lying(at.state, str(form["target"]))
    return form


def _lying(state: State, place: str) -> str:
    row, column = (int(part) for part in place[1:].split("c"))
    pyramid = view(state, None)["pyramid"]
    return pyramid[row - 1][column - 1]
