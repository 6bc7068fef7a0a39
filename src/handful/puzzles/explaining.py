"""A puzzle for whoever tries it: three hints, and why the best move is best."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from handful.bots.arguing import Place, argued
from handful.core import AnyGame, Memory, Message, Move, Names, Play, Refused, View
from handful.core.puzzles import Puzzle, puzzles
from handful.i18n.games import Sentence, explain, named, reason

from .weighing import PROOF, Weighing, weighing

TRIED: Final = 240
"""In so many worlds of the proof a wrong move is tried."""


@dataclass(frozen=True, slots=True)
class Worth:
    """A move and what it is worth."""

    says: Sentence
    value: float
    error: float
    """The standard error of its difference from the best."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a try comes to, or what the solution is."""

    is_right: bool
    move: Move
    """The best move; of several as good, the one that was tried."""
    worths: Sequence[Worth]
    """The best move and the next best; of a wrong try the best (unnamed) and itself."""
    why: Sentence
    clause: str


class Riddle:
    """One puzzle of a game, laid out."""

    def __init__(self, game: AnyGame, puzzle: Puzzle, names: Names) -> None:
        self.game, self.puzzle, self.names = game, puzzle, names
        self.play: Play = puzzle.opened(game, tuple(names[: puzzle.seats]))
        self.view: View = game.knowledge.view(self.play.state, puzzle.seat)
        self.legal = self.play.state.legal(puzzle.seat)
        self.best: list[Move] = [game.rules.moves.read(one) for one in puzzle.best]

    @cached_property
    def memory(self) -> Memory:
        """What the player remembers."""
        return self.puzzle.memory(self.play)

    def hints(self) -> list[Sentence]:
        """Where to look, what to think of, and the move."""
        best = self.best[0]
        return [*self._clue(best)[:2], self.name(best)]

    def recalled(self) -> Sequence[Message]:
        """What must be kept in mind and no screen shows."""
        messages = self.game.messages
        return messages.recall(self.view, self.memory) if messages else ()

    def name(self, move: Move) -> Sentence:
        """What a move is called."""
        return named(self.game, self.view, self.game.rules.moves.decode(move), self.names)

    def solution(self) -> Answer:
        """The best move, with the figures of the proof."""
        return self._right(self.best[0])

    def answer(self, form: Mapping[str, object] | str) -> Answer:
        """What a try comes to; one against the rules raises `Refused`."""
        move = self.play.moves.read(form)
        refusal = self.play.state.refusal(self.puzzle.seat, move)
        if refusal:
            raise Refused(refusal)
        if move in self.best or self._is_as_good(move):
            return self._right(move)
        best = Worth("", self.puzzle.proof.value, 0.0)  # which it is stays open
        return Answer(False, self.best[0], [best, self._worth(move)], "", "")

    def _is_as_good(self, move: Move) -> bool:
        """Whether it comes to the same as a best move, spelled in another way."""
        on = Weighing(self.game, self.play, self.puzzle.seat, self.memory, solved=False)
        return any(
            move in group and group[0] in self.best for group in on.alike([*self.best, move])
        )

    def _worth(self, move: Move) -> Worth:
        proof, next_best = self.puzzle.proof, self._next()
        if move == next_best:
            return Worth(self.name(move), proof.next_value, proof.error)
        best, tried = weighing(self.game, self.puzzle).values(
            [self.best[0], move], range(PROOF, PROOF + TRIED)
        )
        lead, error = tried.lead(best)
        return Worth(self.name(move), max(0.0, proof.value + min(0.0, lead)), error)

    def _next(self) -> Move:
        return self.game.rules.moves.read(self.puzzle.proof.next)

    def _right(self, best: Move) -> Answer:
        """The best move beside the next best, and what is to be said of it."""
        proof = self.puzzle.proof
        worths = [
            Worth(self.name(best), proof.value, 0.0),
            Worth(self.name(self._next()), proof.next_value, proof.error),
        ]
        said = reason(self.game, self.view, self.memory, best, self.names)
        does = explain(self.game, self.view, self.game.rules.moves.decode(best), self.names)
        why = argued(self.game, said, does, Place(proof.value, proof.value, is_best=True))
        return Answer(True, best, worths, why, self._clue(best)[2])

    def _clue(self, best: Move) -> tuple[Sentence, Sentence, str]:
        messages = self.game.messages
        if messages is None or messages.clue is None:
            return "", "", ""
        found = messages.clue(self.view, self.memory, best)
        return found.look, found.idea, found.clause


def riddle(game: AnyGame, number: int, names: Names) -> Riddle | None:
    """The puzzle with this number; None where there is none."""
    found = puzzles(game)
    return Riddle(game, found[number - 1], names) if 0 < number <= len(found) else None
