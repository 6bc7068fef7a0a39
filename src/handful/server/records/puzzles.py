"""Puzzles as pages show them: nothing is kept, each try is judged by itself."""

from collections.abc import Mapping

from handful.core import AnyGame, Play
from handful.core.catalog import game
from handful.core.puzzles import Puzzle, puzzles
from handful.i18n.games import Sentence, form_of, in_english
from handful.puzzles.explaining import Answer, Riddle, riddle

from ..http import schemas
from ..rooms.permissions import denied
from .examples import PLAYERS, laid_table


def listed(of: AnyGame) -> schemas.Puzzles:
    """Every puzzle of a game in a word."""
    return schemas.Puzzles(puzzles=[_brief(one) for one in puzzles(of)])


def laid(of: AnyGame, number: int) -> schemas.Puzzle:
    """One of them with its hints."""
    found = _found(of, number)
    puzzle, play = found.puzzle, found.play
    return schemas.Puzzle(
        brief=_brief(puzzle),
        total=len(puzzles(of)),
        seat=puzzle.seat,
        turn=puzzle.turn,
        players=list(play.players),
        options=dict(play.options.values()),
        table=laid_table(play, puzzle.seat),
        legal_total=len(found.legal),
        solved=puzzle.proof.solved,
        together=of.study.standing is None,
        hints=[_spoken(of, one) for one in found.hints()],
        recalled=[_spoken(of, one) for one in found.recalled()],
        best=dict(of.rules.moves.decode(found.best[0])),
    )


def answered(key: str, number: int, move: Mapping[str, object] | None) -> schemas.Answered:
    """What a try comes to; without one, the solution."""
    of = game(key)
    found = _found(of, number)
    said = found.solution() if move is None else found.answer(move)
    return _answered(of, found, said)


def _found(of: AnyGame, number: int) -> Riddle:
    found = riddle(of, number, PLAYERS)
    if found is None:
        raise denied("no_puzzle", "deny-puzzle", game=of.name, number=number)
    return found


def _answered(of: AnyGame, found: Riddle, said: Answer) -> schemas.Answered:
    """The board stays as it was unless the try was right."""
    proof, seat = found.puzzle.proof, found.puzzle.seat
    play: Play = found.play
    events = play.enter(seat, said.move) if said.is_right else []
    return schemas.Answered(
        right=said.is_right,
        table=laid_table(play, seat, events),
        chances=[
            schemas.Chance(
                words=in_english(of, one.says, play.players),
                says=form_of(one.says),
                value=one.value,
                error=one.error,
            )
            for one in said.worths
        ],
        why=_spoken(of, said.why),
        clause=said.clause,
        worlds=proof.worlds,
    )


def _brief(one: Puzzle) -> schemas.PuzzleBrief:
    name = f"{one.seats}-{one.seed}-{one.turn}"
    return schemas.PuzzleBrief(number=one.number, id=name, grade=one.grade, seats=one.seats)  # type: ignore[arg-type]  # a test reads every grade


def _spoken(of: AnyGame, said: Sentence) -> schemas.Spoken:
    return schemas.Spoken(words=in_english(of, said, PLAYERS), says=form_of(said))
