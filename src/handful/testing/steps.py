"""One step of a scenario: what is done, then what must hold."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any

from handful.core import UNTIMED, AnyGame, Event, JsonValue, Play, Refused, State

from .compare import (
    canonical,
    diff,
    difference,
    follow,
    in_order,
    matches,
    narrowed,
    plain,
    words_in,
)

if TYPE_CHECKING:
    from .scenario import Scenario

Step = Mapping[str, Any]
Problem = tuple[str, list[str]]
"""What does not hold, in words and as a diff."""


@dataclass(frozen=True)
class Failure:
    """Where a scenario does not hold; printing it gives the whole report."""

    scenario: "Scenario"
    number: int
    """Of the step, from 1; 0 is the table itself."""
    step: Step
    problem: str
    diff: list[str]

    def __str__(self) -> str:
        where = f"step {self.number}: {inline(self.step)}" if self.number else "the table"
        lines = [str(self.scenario), where, self.problem, *self.diff]
        return "\n  ".join(lines)


def failed(scenario: "Scenario", number: int, problem: str) -> Failure:
    """A failure that needs no diff."""
    return Failure(scenario, number, {}, problem, [])


@dataclass
class Table:
    """A scenario being played: the game, and the events of its last action."""

    scenario: "Scenario"
    play: Play
    stock: Mapping[str, int]
    events: list[Event] = field(default_factory=list)

    @staticmethod
    def opened(scenario: "Scenario") -> "Table":
        """The scenario's first position."""
        game, seats = scenario.game, scenario.seats
        options = game.rules.options.read(scenario.options)
        play = Play(game, options, seats, scenario.seed, timed=scenario.timed)
        if scenario.table is not None:
            put(play, game.knowledge.arrange(options, seats, scenario.table))
        return Table(scenario, play, game.knowledge.stock(play.state), list(play.events))

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self.play.game

    def lay(self) -> dict[str, JsonValue]:
        """The whole position."""
        return self.game.knowledge.lay(self.play.state)


def put(play: Play, state: State) -> None:
    """Let a play go on from another position; its clock runs if the play is timed."""
    if play.timed and state.now == UNTIMED:
        state.now = 0
    state.sink = None
    play.state, play.events = state, []


def hold(table: Table, step: Step, number: int) -> Failure | None:
    """Do what the step says and look whether all of it holds."""
    problem = _act(table, step)
    for key, look in _CHECKS.items():
        if problem is None and key in step:
            problem = look(table, step)
    if problem is None and dict(table.game.knowledge.stock(table.play.state)) != dict(table.stock):
        expected, found = table.stock, table.game.knowledge.stock(table.play.state)
        problem = "something was lost or made", difference(expected, found)
    return Failure(table.scenario, number, step, *problem) if problem else None


def _act(table: Table, step: Step) -> Problem | None:
    act = _action(table, step)
    if act is None:
        return None
    if "refused" in step:
        return _refused(table, step, act)
    try:
        table.events = act()
    except Refused as refused:
        return f"it is refused ({refused.refusal.code}): {refused}", []
    return _came(table, step) or _came_not(step, "without", _whole(table), "came")


def _came(table: Table, step: Step) -> Problem | None:
    lines = follow(step["events"], _whole(table)) if "events" in step else None
    return ("other events came", lines) if lines is not None else None


def _came_not(step: Step, key: str, found: list[JsonValue], said: str) -> Problem | None:
    """The first event of a list that must not be among the found."""
    for one in step.get(key, ()):
        there = [canonical(event) for event in found if matches(one, event)]
        if there:
            return f"{inline(one)} {said}", there
    return None


def _action(table: Table, step: Step) -> Callable[[], list[Event]] | None:
    """What the step does, if it does anything."""
    play, at = table.play, step.get("at", table.play.state.now)
    if "move" in step:
        return lambda: play.enter(step["seat"], step["move"], at)
    if "lapse" in step:
        return lambda: play.enter(step["lapse"], play.state.lapse(step["lapse"]), at)
    if "say" in step:
        return lambda: [play.say(step["seat"], step["say"], at)]
    if "tick" in step:
        return lambda: play.tick(step["tick"])
    return None


def _refused(table: Table, step: Step, act: Callable[[], list[Event]]) -> Problem | None:
    play = table.play
    if play.timed and "at" in step:
        play.tick(step["at"])
    before = canonical(table.lay())
    try:
        act()
    except Refused as refused:
        code, clause = refused.refusal.code, refused.refusal.clause
        if code != step["refused"]:
            return f"it is refused as {code}: {refused}", []
        if step.get("cites", clause) != clause:
            return f"the refusal cites {clause or 'no clause'}: {refused}", []
        changed = canonical(table.lay()) != before
        return ("the refused move changed the position", []) if changed else None
    return "it is allowed", []


def _legal(table: Table, step: Step) -> Problem | None:
    found = _moves(table, step)
    expected = step["legal"]
    if isinstance(expected, int):
        if len(found) == expected:
            return None
        return f"there are {len(found)} legal moves", sorted(found)
    if set(found) == set(expected):
        return None
    return "other moves are legal", diff(sorted(set(expected)), sorted(found))


def _offers(table: Table, step: Step) -> Problem | None:
    found = _moves(table, step)
    missing = [move for move in step["offers"] if move not in found]
    return (f"not legal: {', '.join(missing)}", sorted(found)) if missing else None


def _lacks(table: Table, step: Step) -> Problem | None:
    found = _moves(table, step)
    there = [move for move in step["lacks"] if move in found]
    return (f"legal: {', '.join(there)}", sorted(found)) if there else None


def _told(table: Table, step: Step) -> Problem | None:
    lines = follow(step["told"], _heard(table, step))
    return ("something else was told", lines) if lines is not None else None


def _untold(table: Table, step: Step) -> Problem | None:
    return _came_not(step, "untold", _heard(table, step), "was told")


def _hidden(table: Table, step: Step) -> Problem | None:
    heard = _heard(table, step)
    return _without("key", step["hidden"], heard, "was told")


def _expect(table: Table, step: Step) -> Problem | None:
    expected, laid = (
        in_order(one, table.game.knowledge.unordered) for one in (step["expect"], table.lay())
    )
    return _contains(expected, laid, "the position is another")


def _sees(table: Table, step: Step) -> Problem | None:
    view = plain(table.play.view(step.get("seat")))
    return _contains(step["sees"], view, "something else is seen")


def _unseen(table: Table, step: Step) -> Problem | None:
    view = plain(table.play.view(step.get("seat")))
    return _without("key", step["unseen"], view, "is seen")


def _nowhere(table: Table, step: Step) -> Problem | None:
    view = plain(table.play.view(step.get("seat")))
    return _without("value", step["nowhere"], [view, _heard(table, step)], "is seen or was told")


def _actors(table: Table, step: Step) -> Problem | None:
    return _equal(step["actors"], sorted(table.play.state.actors()), "others may act")


def _awaited(table: Table, step: Step) -> Problem | None:
    return _equal(step["awaited"], sorted(table.play.state.awaited()), "others are awaited")


def _deadline(table: Table, step: Step) -> Problem | None:
    found = table.play.state.deadline()
    expected = None if step["deadline"] is False else step["deadline"]
    return _equal(expected, found, "the deadline is another")


def _outcome(table: Table, step: Step) -> Problem | None:
    outcome, expected = table.play.state.outcome(), step["outcome"]
    if isinstance(expected, bool):
        over = outcome is not None
        return None if over == expected else ("over" if over else "not over", [])
    return _contains(expected, asdict(outcome) if outcome else {}, "the outcome is another")


_CHECKS: Mapping[str, Callable[[Table, Step], Problem | None]] = {
    "legal": _legal,
    "offers": _offers,
    "lacks": _lacks,
    "told": _told,
    "untold": _untold,
    "hidden": _hidden,
    "expect": _expect,
    "sees": _sees,
    "unseen": _unseen,
    "nowhere": _nowhere,
    "actors": _actors,
    "awaited": _awaited,
    "deadline": _deadline,
    "outcome": _outcome,
}


def _moves(table: Table, step: Step) -> list[str]:
    return [table.game.rules.moves.text(move) for move in table.play.state.legal(step["seat"])]


def _whole(table: Table) -> list[JsonValue]:
    return [plain(event.whole()) for event in table.events]


def _heard(table: Table, step: Step) -> list[JsonValue]:
    told = (event.seen_by(step.get("seat")) for event in table.events)
    return [plain(one) for one in told if one is not None]


def _contains(expected: object, found: object, problem: str) -> Problem | None:
    if matches(expected, found):
        return None
    return problem, difference(expected, narrowed(expected, found))


def _equal(expected: object, found: object, problem: str) -> Problem | None:
    same = canonical(expected) == canonical(found)
    return None if same else (f"{problem}: {canonical(found)}", [])


def _without(kind: str, words: list[object], data: JsonValue, problem: str) -> Problem | None:
    found = [word for what, word in words_in(data) if what == kind]
    there = [str(word) for word in words if word in found]
    return (f"{', '.join(there)} {problem}", [canonical(data)]) if there else None


def inline(value: object) -> str:
    """Data as TOML writes it on one line."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {inline(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(inline(one) for one in value) + "]"
    return canonical(value)
