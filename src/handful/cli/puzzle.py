"""`handful puzzle [GAME] [N]`: find the one best move of a position."""

import click

from handful.core import AnyGame, Refused
from handful.core.catalog import games
from handful.core.puzzles import puzzles
from handful.core.styled_text import plain
from handful.i18n.games import Sentence, draw, prompt, speaker, spoken
from handful.puzzles.explaining import Answer, Riddle, riddle
from handful.server.records.examples import PLAYERS
from handful.terminal.screen import Screen

from .common import GameName, Whole, color, screen

HINT, SHOW, QUIT = "h", "s", "q"
WIDTH = 88
MOST_LISTED = 60


@click.command("puzzle")
@click.argument("game", type=GameName(), required=False)
@click.argument("number", type=Whole(1, 10_000), required=False, default=1)
@color
def command(game: AnyGame | None, number: int, color: bool | None) -> int:
    """Find the best move in a position from a game of bots.

    GAME is one of the games, NUMBER which of its puzzles. Without GAME, all puzzles are counted.
    For scripts: the exit status is 0 if the move was found, and 1 if not.
    """
    paper = screen(color)
    if game is None:
        for one in games().values():
            paper.line(f"{one.key}: {len(puzzles(one))}")
        return 0
    found = riddle(game, number, PLAYERS)
    if found is None:
        say = speaker(game, paper.language)
        raise click.UsageError(say("deny-puzzle", game=game.name, number=number))
    return _Trial(found, paper).run()


class _Trial:
    """One puzzle at a terminal."""

    def __init__(self, on: Riddle, paper: Screen) -> None:
        self.on, self.paper = on, paper
        self.by = speaker(on.game, paper.language, on.play.players, on.puzzle.seat)
        self.hints = list(on.hints())

    def run(self) -> int:
        """Ask until it is found, shown or left."""
        self._lay()
        while True:
            word = click.prompt(">", prompt_suffix=" ").strip().lower()
            if word == QUIT:
                return 1
            if word == SHOW:
                self._explain("puzzle-shown", self.on.solution())
                return 1
            if word == HINT:
                self._hint()
            elif self._tried(word):
                return 0

    def _lay(self) -> None:
        on, say = self.on, self.by
        head = say(
            "puzzle-where",
            game=on.game.name,
            number=on.puzzle.number,
            total=len(puzzles(on.game)),
        )
        self.paper.line(f"{head} · {say('puzzle-grade', grade=on.puzzle.grade)}")
        for line in draw(on.game, on.view, say, WIDTH):
            self.paper.line(line)
        if recalled := on.recalled():
            seen = ", ".join(self._said(one) for one in recalled)
            self.paper.line(f"{say('puzzle-seen')}: {seen}")
        asked = prompt(on.game, on.view, on.puzzle.seat, on.play.players)
        self.paper.line(self._said(asked))
        for number, move in enumerate(on.legal[:MOST_LISTED], start=1):
            self.paper.line(f"{number:>4}  {self._said(on.name(move))}")
        self.paper.line(self._task())
        self.paper.line(say("puzzle-command", hint=HINT, show=SHOW, quit=QUIT))

    def _task(self) -> str:
        if self.on.puzzle.proof.solved:
            return self.by("puzzle-task-solved")
        together = self.on.game.study.standing is None
        return self.by("puzzle-task-together") if together else self.by("puzzle-task")

    def _hint(self) -> None:
        if self.hints:
            self.paper.line(self._said(self.hints.pop(0)))

    def _tried(self, word: str) -> bool:
        legal = self.on.legal
        if word.isdigit() and not 0 < int(word) <= len(legal):
            self.paper.line(self.by("puzzle-number", number=word, count=len(legal)))
            return False
        try:
            text = self.on.game.rules.moves.text(legal[int(word) - 1]) if word.isdigit() else word
            answer = self.on.answer(text)
        except Refused as problem:
            self.paper.line(self._said(problem.refusal.reason))
            return False
        self._explain("puzzle-right" if answer.is_right else "puzzle-wrong", answer)
        return answer.is_right

    def _explain(self, verdict: str, answer: Answer) -> None:
        self.paper.line(self.by(verdict))
        if answer.why:
            self.paper.line(self._said(answer.why))
        best, other = answer.worths
        solved = self.on.puzzle.proof.solved
        self.paper.line(self.by("puzzle-chance-solved" if solved else "puzzle-chance") + ":")
        for one in (best, other):
            called = self._said(one.says) or self.by("puzzle-best")
            self.paper.line(f"{round(100 * one.value):>4}  {called}")
        if answer.clause:
            self.paper.line(self.by("puzzle-rule", clause=answer.clause))

    def _said(self, said: Sentence) -> str:
        return plain(spoken(said, self.by))
