"""One game of a study, played to its end: in the compiled rules, or by bots in their chairs."""

from collections.abc import Sequence
from typing import NamedTuple

from handful.arena.all_seeing import seated
from handful.arena.playing import course_of
from handful.bots.external import Terms
from handful.bots.seated import SeatedBot
from handful.bots.self_play import play_through
from handful.core import AnyGame, Chance, Move, Options, Outcome, Play, State
from handful.core.catalog import game
from handful.core.playout import play_out, steps

from .game_statistics import Look, Row
from .study import Setting, Study


class Ended(NamedTuple):
    """A finished game: who began it, how it ended, and in how many moves."""

    first: int | None
    """Who began, where one seat alone was awaited."""
    outcome: Outcome
    moves: int
    course: int | None = None
    """A digest of every move and of the outcome; None where nothing was recorded."""


class Table:
    """One setting of a study, ready to be played many times."""

    def __init__(self, study: Study, number: int) -> None:
        self.study = study
        self.setting: Setting = study.settings[number]
        self.game: AnyGame = game(study.game)
        self.options: Options = study.options(number)
        self.most = self.game.rules.bound(self.options, self.setting.seats)

    def ended(self, number: int) -> tuple[Ended, list[Row]]:
        """Game `number`, and what was seen of it if it is one of those to look at."""
        return self.look(number) if self.study.is_looked_at(number) else (self.play(number), [])

    def play(self, number: int) -> Ended:
        """Game `number`, as fast as can be."""
        if not self.setting.is_chance:
            return self._by_bots(number, None)
        seed = self.study.seed_of(number)
        state = self.game.rules.start(self.options, self.setting.seats, seed, False, quiet=True)
        first = _beginner(state)
        moves = play_out(state, Chance(seed), self.most)
        return Ended(first, _outcome(state), moves)

    def look(self, number: int) -> tuple[Ended, list[Row]]:
        """The same game, with all that can be seen on the way."""
        look = Look(self.game)
        ended = self._by_chance(number, look) if self.setting.is_chance else None
        ended = ended or self._by_bots(number, look)
        return ended, look.rows(number, ended.outcome)

    def _by_chance(self, number: int, look: Look) -> Ended:
        seed = self.study.seed_of(number)
        state = self.game.rules.start(self.options, self.setting.seats, seed, False)
        look.events = state.sink if state.sink is not None else []
        first = _beginner(state)
        for _, legal, move in steps(state, Chance(seed), self.most):
            look.at(state, legal, move)
        return Ended(first, _outcome(state), look.moves)

    def played(self, number: int) -> Play:
        """Game `number` by its bots, to look at from its deal to its end."""
        play, bots = self._seated(number)
        play_through(play, bots, [bot.level.temper for bot in bots])
        return play

    def _seated(self, number: int) -> tuple[Play, list[SeatedBot]]:
        """Game `number` before its first move, and who plays it."""
        seating = self.study.seating(self.setting, number)
        seed = self.study.seed_of(number)
        play = Play(self.game, self.options, self.setting.seats, seed, players=_names(seating))
        bots = [
            seated(play, seat, spec, Terms(b"lab %d %d" % (number, seat)))
            for seat, spec in enumerate(seating)
        ]
        return play, bots

    def _by_bots(self, number: int, look: Look | None) -> Ended:
        play, bots = self._seated(number)
        first, tempers = _beginner(play.state), [bot.level.temper for bot in bots]
        if look is None:
            outcome = play_through(play, bots, tempers)
        else:
            look.events = play.events
            outcome = play_through(play, [_Watched(bot, look) for bot in bots], tempers)
        return Ended(first, outcome, len(play.entries), course_of(play, outcome))


class _Watched:
    """A bot in a chair, and somebody who looks over its shoulder."""

    def __init__(self, bot: SeatedBot, look: Look) -> None:
        self._bot, self._look = bot, look

    def choose(self) -> Move | None:
        move = self._bot.choose()
        if move is not None:
            state = self._bot.play.state
            self._look.at(state, state.legal(self._bot.seat), move)
        return move


def _names(seating: Sequence[str]) -> tuple[str, ...]:
    """Everybody by how they play, and by their chair."""
    return tuple(f"{spec} {seat}" for seat, spec in enumerate(seating, start=1))


def _beginner(state: State) -> int | None:
    awaited: Sequence[int] = state.awaited()
    return awaited[0] if len(awaited) == 1 else None


def _outcome(state: State) -> Outcome:
    outcome = state.outcome()
    if outcome is None:
        raise RuntimeError("nobody may act, but the game is not over")
    return outcome
