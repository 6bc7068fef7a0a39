"""What a review says: chances over time, luck and skill, the turning point, the moves that counted.

It holds messages and numbers and no words, so that every screen says it in its own language.
"""

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any

from msgspec import Struct

from handful.core import Clue, Figure, JsonValue, Message, Outcome, Seat
from handful.core.hindsight import Step
from handful.core.options import Value
from handful.i18n.games import Sentence, form_of, named, reason, tell

from .decisions import WORTH_SAYING, Decision, cut
from .findings import Findings
from .sampling import DEAL, moments

SHOWN = 3
"""So many of the costliest and of the finest moves of each player are shown."""


class Chances(Struct, frozen=True):
    """The chance of winning over time, from 0 to 1: a row for each moment, in it every seat."""

    entries: list[int]
    """How many moves had been made at each moment."""
    known: list[list[float]]
    """As each seat could know it, so that a row need not add up to 1."""
    error: list[list[float]]
    """The standard error of the same."""
    opened: list[list[float]]
    """With all hands open."""


class Split(Struct, frozen=True):
    """The result of one seat, in points of chance: luck and skill add up to result less par."""

    seat: Seat
    result: float
    luck: float
    skill: float
    error: float
    """The standard error of luck, and so of skill."""
    given_away: float
    """What its own decisions cost in all, against the best moves that it could know."""
    points: tuple[int, int]
    """Luck and skill as whole points: over a table that plays for one win each adds up to 0."""


class Moment(Struct, frozen=True):
    """A step worth pointing at."""

    entry: int
    """How many moves had been made before it; -1 is the deal."""
    moment: int
    """The place in a replay that shows the position before it."""
    seat: Seat
    says: Any
    """What happened, as a message."""


class Luck(Moment, frozen=True):
    """A deal, draw or flip that mattered."""

    values: list[float]
    """What it gave or took, seat by seat."""


class Turn(Moment, frozen=True):
    """From here on the winner was ahead for good: of this stretch, the move that did most.

    Where no move did most of it, `says` is nothing, and it points at the first.
    """

    first: int
    """The moves between two moments of the chart, counted from 1."""
    last: int
    before: float
    after: float
    luck: float
    """How much of the difference was luck."""
    move: dict[str, Any] | None
    """The move, where somebody made one."""


class Choice(Moment, frozen=True):
    """A decision that counted; `says` names the move that was made."""

    points: float
    """What it cost (below 0) against the best move, or gained over the next best one."""
    error: float
    value: float
    """The chance of winning with it."""
    move: dict[str, Any]
    other_value: float
    other: dict[str, Any]
    other_says: Any
    """The better move, or the next best one."""
    why: Any
    """What speaks for the better of the two."""


class Posed(Moment, frozen=True):
    """A decision as a puzzle; `says` names the best move."""

    move: dict[str, Any]
    """The best one."""
    hints: list[Any]
    """Where to look, and what to think of there."""
    clause: str


class Shown(Struct, frozen=True):
    """A figure of the game's own; title, sentences, heads and cells are messages or plain."""

    key: str
    title: Any
    said: list[Any]
    heads: list[Any]
    rows: list[list[Any]]
    data: Any


class Review(Struct, frozen=True):
    """Everything that is found out about a game."""

    game: str
    players: list[str]
    options: dict[str, Any]
    moves: int
    worlds: int
    """In how many worlds luck was added up."""
    together: bool
    even: float
    """The share of a win from which luck and skill are counted."""
    winners: list[Seat]
    sentence: list[Any]
    """What it comes to, as messages."""
    chances: Chances
    splits: list[Split]
    """Seat by seat."""
    turn: Turn | None
    gifts: list[Luck]
    """The strokes of luck that moved most, the largest first."""
    costly: list[Choice]
    """Of every player the costliest decisions, the costliest first."""
    fine: list[Choice]
    puzzles: list[Posed]
    """The decisions with the clearest best move, in the order of the game."""
    figures: list[Shown]
    """What this game shows of its own."""


def report(findings: Findings, names: Sequence[str]) -> Review:
    """What has been found so far."""
    return _Report(findings, names).review()


def whole_points(values: Sequence[float], total: int) -> list[int]:
    """Shares as whole points that add up to a total: the largest remainders are rounded up."""
    points = [100 * value for value in values]
    found = [int(point // 1) for point in points]
    by_rest = sorted(range(len(points)), key=lambda seat: found[seat] - points[seat])
    for seat in by_rest[: total - sum(found)]:
        found[seat] += 1
    return found


class _Report:
    """One review on its way to paper."""

    def __init__(self, findings: Findings, names: Sequence[str]) -> None:
        self.findings, self.course, self.names = findings, findings.course, names
        self.game, self.seats = self.course.game, self.course.seats
        self.outcome: Outcome = self.course.outcome
        self.samples = list(findings.in_order())
        self.worlds = max(1, findings.worlds)
        self.even = self._even()
        self.decisions = findings.decided()

    def review(self) -> Review:
        """All of it."""
        from .sentence import summed_up

        course, splits, chances = self.course, self._splits(), self._chances()
        costly = [one for seat in range(self.seats) for one in self._costly(seat)]
        fine = [one for seat in range(self.seats) for one in self._fine(seat)]
        gifts = self._gifts()
        luck = dict(gifts)
        turning = self._turning(chances)
        decisive: int | None = None
        clear = False
        if turning is not None:
            decisive, clear = self._decisive(turning, chances, luck)
        puzzles = cut(self.decisions) if self.game.messages and self.game.messages.clue else []
        marked = {one.step for one in (*costly, *fine, *puzzles)} | {step for step, _ in gifts[:8]}
        seen = self._seen(marked | ({decisive} if decisive is not None else set()))
        strokes = [self._luck(step, values, seen) for step, values in gifts[:8]]
        turn = None
        if turning is not None and decisive is not None:
            turn = self._turn(turning, chances, luck, seen[decisive], clear)
        return Review(
            game=self.game.key,
            players=list(self.names),
            options=_plain(course.record.options),
            moves=len(course.record.entries),
            worlds=self.findings.worlds,
            together=self.outcome.together,
            even=self.even,
            winners=list(self.outcome.winners),
            sentence=[one.form() for one in summed_up(self.outcome, splits, strokes)],
            chances=chances,
            splits=splits,
            turn=turn,
            gifts=strokes,
            costly=[self._choice(one, seen, -one.cost) for one in costly],
            fine=[self._choice(one, seen, one.gain) for one in fine],
            puzzles=[self._posed(one, seen[one.step]) for one in puzzles],
            figures=[_shown(one) for one in self.findings.figures or ()],
        )

    def _even(self) -> float:
        if not self.outcome.together:
            return 1 / self.seats
        return sum(one.par for one in self.samples) / self.worlds

    def _splits(self) -> list[Split]:
        """Luck with its error from the worlds, and skill, which is the rest."""
        rows = [row for one in self.samples for row in one.luck] or [[0.0] * self.seats]
        luck = [sum(row[seat] for row in rows) / len(rows) for seat in range(self.seats)]
        spread = [
            sum((row[seat] - luck[seat]) ** 2 for row in rows) / max(1, len(rows) - 1)
            for seat in range(self.seats)
        ]
        gaps = [result - self.even for result in self.outcome.returns()]
        points = self._points(gaps, luck)
        return [
            Split(
                seat,
                self.outcome.returns()[seat],
                luck[seat],
                gaps[seat] - luck[seat],
                sqrt(spread[seat] / len(rows)),
                sum(one.cost for one in self.decisions if one.seat == seat),
                points[seat],
            )
            for seat in range(self.seats)
        ]

    def _points(self, gaps: Sequence[float], luck: Sequence[float]) -> list[tuple[int, int]]:
        if self.outcome.together:
            whole = [round(100 * gap) for gap in gaps]
            lucky = [round(100 * one) for one in luck]
        else:
            whole = whole_points(gaps, round(100 * sum(gaps)))
            lucky = whole_points(luck, round(100 * sum(luck)))
        return [(one, gap - one) for one, gap in zip(lucky, whole, strict=True)]

    def _chances(self) -> Chances:
        """The chart; the last moment is the result."""
        charted, foresight = self.findings.charted(), self.game.bots.foresight
        worlds = sum(one.worlds for one in charted)
        known, error, opened = [], [], []
        for at in range(len(moments(self.course)) if charted else 0):
            mean = _mean([one.known[at] for one in charted], worlds)
            squares = _mean([one.squares[at] for one in charted], worlds)
            known.append([foresight.own(one, self.seats) for one in mean])
            error.append(
                [
                    sqrt(max(0.0, square - one * one) / max(1, worlds - 1))
                    for one, square in zip(mean, squares, strict=True)
                ]
            )
            hands = _mean([one.opened[at] for one in charted], worlds)
            opened.append(foresight.open_hands(hands, self.seats, self.outcome.together))
        result = list(self.outcome.returns())
        entries = self._entries()
        at_last = [len(self.course.record.entries)]
        nothing = [0.0] * self.seats
        return Chances(entries + at_last, [*known, result], [*error, nothing], [*opened, result])

    def _entries(self) -> list[int]:
        if not self.findings.charted():
            return []
        wanted = set(moments(self.course))
        return [step.entry for step in self.course.steps() if step.number in wanted]

    def _costly(self, seat: Seat) -> list[Decision]:
        """The decisions that cost most, as far as that is more than chance."""
        found = [
            one
            for one in self.decisions
            if one.seat == seat and one.cost >= WORTH_SAYING and one.is_sure
        ]
        return sorted(found, key=lambda one: -one.cost)[:SHOWN]

    def _fine(self, seat: Seat) -> list[Decision]:
        """The decisions that gained most over the next best move."""
        found = [
            one
            for one in self.decisions
            if one.seat == seat and one.gain >= WORTH_SAYING and one.is_sure
        ]
        return sorted(found, key=lambda one: -one.gain)[:SHOWN]

    def _gifts(self) -> list[tuple[int, list[float]]]:
        """Every stroke of luck with what it gave each seat, the largest first."""
        given: dict[int, list[float]] = {}
        for sample in self.samples:
            for gift in sample.gifts:
                row = given.setdefault(gift.step, [0.0] * self.seats)
                for seat, value in enumerate(gift.values):
                    row[seat] += value / self.worlds
        return sorted(given.items(), key=lambda one: -max(map(abs, one[1])))

    def _turning(self, chances: Chances) -> int | None:
        """The moment before the winner led for good; None where that was so from the start."""
        rows = chances.opened
        if len(rows) < 2 or (len(self.outcome.winners) != 1 and not self.outcome.together):
            return None
        at = len(rows) - 1
        while at > 0 and self._leads(rows[at - 1]):
            at -= 1
        return at - 1 if at > 0 else None

    def _stretch(self, at: int) -> range:
        """The steps between a moment of the chart and the next."""
        steps = [*moments(self.course), self.course.length]
        return range(steps[at], steps[at + 1])

    def _decisive(
        self, at: int, chances: Chances, luck: Mapping[int, Sequence[float]]
    ) -> tuple[int, bool]:
        """Of a stretch, the step that did most for how the game ended, if one did; else the first.

        By luck, or as a move that was fine or costly: at least half of the whole difference.
        """
        made, winners = {one.step: one for one in self.decisions}, self.outcome.winners
        way, winner = (1, winners[0]) if winners else (-1, 0)

        def did(step: int) -> float:
            drawn = way * luck[step][winner] if step in luck else 0.0
            move = made.get(step)
            if move is None:
                return drawn
            return drawn + (move.gain if move.seat in winners else move.cost)

        stretch = self._stretch(at)
        most = max(stretch, key=did)
        change = way * (chances.opened[at + 1][winner] - chances.opened[at][winner])
        clear = len(stretch) == 1 or did(most) >= max(WORTH_SAYING, change / 2)
        return (most if clear else stretch[0]), clear

    def _leads(self, row: Sequence[float]) -> bool:
        """Whether whoever won was ahead; a table that is as one, whether it looked as it ended."""
        if self.outcome.together:
            return (row[0] > 0.5) == bool(self.outcome.winners)
        winner = self.outcome.winners[0]
        return all(row[winner] > row[seat] for seat in range(self.seats) if seat != winner)

    def _seen(self, steps: set[int]) -> dict[int, "_Seen"]:
        """These steps in words."""
        found: dict[int, _Seen] = {}
        chosen = {one.step: one for one in self.decisions}
        for step in self.course.steps():
            if step.number in steps:
                found[step.number] = _Seen(self, step, chosen.get(step.number))
        return found

    def _luck(self, step: int, values: list[float], seen: dict[int, "_Seen"]) -> Luck:
        if step == DEAL:
            return Luck(-1, 0, _most(values), {"id": "review-deal"}, values)
        one = seen[step]
        return Luck(one.entry, one.moment, one.seat, one.happened(), values)

    def _turn(
        self,
        at: int,
        chances: Chances,
        luck: Mapping[int, Sequence[float]],
        one: "_Seen",
        clear: bool,
    ) -> Turn:
        winner = self.outcome.winners[0] if self.outcome.winners else 0
        return Turn(
            one.entry,
            one.moment,
            one.seat,
            one.happened() if clear else None,
            chances.entries[at] + 1,
            max(chances.entries[at] + 1, chances.entries[at + 1]),
            chances.opened[at][winner],
            chances.opened[at + 1][winner],
            sum(luck[step][winner] for step in self._stretch(at) if step in luck),
            one.move if clear else None,
        )

    def _choice(self, of: Decision, seen: dict[int, "_Seen"], points: float) -> Choice:
        one, other = seen[of.step], of.best or of.next_best
        assert other is not None
        return Choice(
            one.entry,
            one.moment,
            of.seat,
            form_of(one.made),
            points,
            other.error,
            of.made.value,
            dict(self.game.rules.moves.decode(of.made.move)),
            other.value,
            dict(self.game.rules.moves.decode(other.move)),
            form_of(one.other),
            form_of(one.why) if one.why is not None else None,
        )

    def _posed(self, of: Decision, one: "_Seen") -> Posed:
        best, clue = of.best or of.made, one.clue
        assert clue is not None, "without clues nothing is cut"
        return Posed(
            one.entry,
            one.moment,
            of.seat,
            form_of(one.other if of.best else one.made),
            dict(self.game.rules.moves.decode(best.move)),
            [clue.look.form(), clue.idea.form()],
            clue.clause,
        )


class _Seen:
    """A step in words, taken while the game stands before it."""

    def __init__(self, of: _Report, step: Step, decision: Decision | None) -> None:
        self.entry, self.seat = step.entry, step.seat
        self.moment = step.entry + sum(one.after <= step.entry for one in of.course.record.talk)
        self._of, self._step = of, step
        self._events = len(step.play.events)
        self._play = step.play
        decode = of.game.rules.moves.decode
        self.move = None if step.move is None else dict(decode(step.move))
        self.made: Sentence = ""
        self.other: Sentence = ""
        self.why: Sentence | None = None
        self.clue: Clue | None = None
        if decision and (decision.best or decision.next_best):
            self._name(decision)

    def _name(self, decision: Decision) -> None:
        game, names, step = self._of.game, self._of.names, self._step
        view = game.knowledge.view(step.state, step.seat)
        other = decision.best or decision.next_best
        assert other is not None
        decode = game.rules.moves.decode
        self.made = named(game, view, decode(decision.made.move), names)
        self.other = named(game, view, decode(other.move), names)
        better = decision.best or decision.made
        why = reason(game, view, step.memories[step.seat], better.move, names)
        is_against = isinstance(why, Message) and game.messages and game.messages.against(why)
        self.why = None if is_against else why
        if game.messages and game.messages.clue:
            self.clue = game.messages.clue(view, step.memories[step.seat], better.move)

    def happened(self) -> JsonValue:
        """What the log says of it: the first line of what the step brought."""
        entries, seat = self._play.entries, self.seat
        for event in self._play.events[self._events :]:
            told = event.seen_by(seat if seat >= 0 else None)
            line = told and tell(self._of.game, told, self._of.names)
            if line:
                return form_of(line)
        return {"id": "review-move", "args": {"number": len(entries)}}


def _shown(one: Figure) -> Shown:
    return Shown(
        one.key,
        one.title.form(),
        [line.form() for line in one.said],
        [head.form() for head in one.heads],
        [[cell.form() if isinstance(cell, Message) else cell for cell in row] for row in one.rows],
        dict(one.data),
    )


def _plain(options: Mapping[str, Value]) -> dict[str, JsonValue]:
    return {key: list(one) if isinstance(one, tuple) else one for key, one in options.items()}


def _mean(rows: Sequence[Sequence[float]], worlds: int) -> list[float]:
    return [sum(column) / worlds for column in zip(*rows, strict=True)]


def _most(values: Sequence[float]) -> Seat:
    return max(range(len(values)), key=lambda seat: abs(values[seat]))
