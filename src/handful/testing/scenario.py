"""The rulebook made executable: files of positions, moves and what must hold.

The format is described in docs/scenarios.md. The test of a game in a package of its own is:

    from handful.testing.scenario import beside

    test_scenario = beside(__file__)
"""

import tomllib
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from handful.core import AnyGame, BadOption, BadTable, Options
from handful.core.catalog import UnknownGame, game
from handful.core.game_folder import folder_of
from handful.core.rulebook import clauses, read
from handful.i18n.games import why_not

from .scenario_schema import BadForm, Key, check, keys_of, step
from .steps import Failure, Step, Table, failed, hold
from .vocabulary import UnknownName, Vocabulary, known

_FILE: Mapping[str, Key] = keys_of(game="text", scenario="list of tables")
_SCENARIO: Mapping[str, Key] = keys_of(
    id="text",
    clauses="list of texts",
    shows="text",
    seats="number",
    options="table",
    timed="true or false",
    table="table",
    seed="number",
    refused="text",
    steps="list of tables",
)
_NEEDED = ("id", "clauses", "shows", "seats")


class BadScenario(Exception):
    """A scenario file that makes no sense; the sentence names file, scenario and problem."""


@dataclass(frozen=True)
class Scenario:
    """One story about one or more clauses: a table, steps, and what must hold after each."""

    path: Path
    game: AnyGame
    id: str
    clauses: tuple[str, ...]
    shows: str
    seats: int
    options: Mapping[str, object]
    timed: bool
    table: Mapping[str, object] | None
    seed: int
    refused: str | None
    """Set if the table cannot be opened at all: a part of the sentence that says why."""
    steps: tuple[Step, ...]

    def __str__(self) -> str:
        return f"{self.path.name}: {self.id} ({', '.join(self.clauses)}): {self.shows}"


def load(path: Path | str, of: AnyGame | None = None) -> list[Scenario]:
    """The scenarios of a file; `of` stands in for a game that is not in the catalogue."""
    path = Path(path)
    try:
        found = tomllib.loads(path.read_text("utf-8"))
        check(found, _FILE, ("game", "scenario"))
        played = of if of and of.key == found["game"] else game(found["game"])
    except OSError as error:
        raise BadScenario(f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise BadScenario(f"{path} is not a text file.") from None
    except tomllib.TOMLDecodeError as error:
        raise BadScenario(f"{path} is not TOML: {error}.") from None
    except (BadForm, UnknownGame) as problem:
        raise BadScenario(f"{path}: {why_not(problem)}") from None
    rules = clauses(read(played))
    scenarios: list[Scenario] = []
    for number, one in enumerate(found["scenario"], start=1):
        name = one["id"] if isinstance(one.get("id"), str) else f"scenario {number}"
        try:
            scenarios.append(_scenario(path, played, one, rules))
            if any(other.id == name for other in scenarios[:-1]):
                raise BadForm("another scenario in this file has the same id.")
        except (BadForm, UnknownName) as problem:
            raise BadScenario(f"{path}, {name}: {problem}") from None
    return scenarios


def run(scenario: Scenario) -> Failure | None:
    """Play it; where something does not hold, a readable report comes back."""
    if scenario.refused is not None:
        return _refused(scenario)
    table = Table.opened(scenario)
    for number, one in enumerate(scenario.steps, start=1):
        try:
            failure = hold(table, one, number)
        except Exception as error:
            error.add_note(f"{scenario}, step {number}")
            raise
        if failure:
            return failure
    return None


def run_files(paths: Iterable[Path | str], echo: Callable[[str], None]) -> int:
    """Run whole files, a line per scenario and a diff per failure; the exit status comes back.

    0: all hold; 1: some do not; 2: a file is broken.
    """
    status = 0
    for path in paths:
        try:
            scenarios = load(path)
        except BadScenario as problem:
            echo(str(problem))
            status = 2
            continue
        for scenario in scenarios:
            report = _report(scenario)
            echo(f"{'FAILS' if report else 'holds'}  {scenario}")
            if report:
                echo(report)
                status = max(status, 1)
    return status


def scenarios(of: AnyGame) -> list[Scenario]:
    """All scenarios in a game's own folder."""
    return [one for path in files(folder_of(of.rules.options) / "tests") for one in load(path, of)]


def files(tests: Path) -> list[Path]:
    """The scenario files in a game's folder of tests."""
    return sorted([*tests.glob("scenarios*.toml"), *tests.glob("scenarios/*.toml")])


def beside(file: str, of: AnyGame | None = None) -> Callable[[Scenario], None]:
    """A pytest test for every scenario in the files beside a test module."""
    import pytest

    found = [one for path in files(Path(file).parent) for one in load(path, of)]

    @pytest.mark.parametrize("scenario", found, ids=lambda one: one.id)
    def test_scenario(scenario: Scenario) -> None:
        failure = run(scenario)
        if failure:
            pytest.fail(str(failure), pytrace=False)

    return test_scenario


def _scenario(
    path: Path, played: AnyGame, found: dict[str, Any], rules: Collection[str]
) -> Scenario:
    check(found, _SCENARIO, _NEEDED)
    refused = found.get("refused")
    for clause in found["clauses"]:
        if clause not in rules:
            raise BadForm(f"there is no clause {clause} in the rulebook.")
    if not found["clauses"]:
        raise BadForm("it names no clause.")
    seats = found["seats"]
    steps = []
    if refused is None:
        words = _words(played, found, rules)
        rows = enumerate(found["steps"], start=1)
        steps = [step(one, seats, number, words) for number, one in rows]
    else:
        _check_refused(played, found)
    return Scenario(
        path=path,
        game=played,
        id=found["id"],
        clauses=tuple(found["clauses"]),
        shows=found["shows"],
        seats=seats,
        options=found.get("options", {}),
        timed=found.get("timed", False),
        table=found.get("table"),
        seed=found.get("seed", 0),
        refused=refused,
        steps=tuple(steps),
    )


def _words(played: AnyGame, found: Mapping[str, Any], rules: Collection[str]) -> Vocabulary:
    """The names of a table that can be opened and laid."""
    if ("table" in found) == ("seed" in found):
        raise BadForm("it needs either a table or a seed.")
    if not found.get("steps"):
        raise BadForm("it has no steps.")
    seats = found["seats"]
    try:
        options = played.rules.options.read(found.get("options", {}))
        played.check(options, seats)
        if "table" in found:
            state = played.knowledge.arrange(options, seats, found["table"])
        else:
            state = played.rules.start(options, seats, found["seed"], found.get("timed", False))
    except BadOption as problem:
        raise BadForm(why_not(problem)) from None
    except BadTable as problem:
        raise BadForm(f"the table cannot be laid: {problem}") from None
    return Vocabulary.of(played, played.moves_at(options, seats), state, rules)


def _check_refused(played: AnyGame, found: Mapping[str, Any]) -> None:
    """Nothing is laid or done at a table that cannot be opened; its options are spelt all right."""
    for key in ("table", "seed", "steps"):
        if key in found:
            raise BadForm(f"refused and {key} cannot stand together.")
    for key in found.get("options", {}):
        known("option", [key], [one.key for one in played.rules.options.declared()])


def _options(scenario: Scenario) -> Options:
    options = scenario.game.rules.options.read(scenario.options)
    scenario.game.check(options, scenario.seats)
    return options


def _refused(scenario: Scenario) -> Failure | None:
    try:
        _options(scenario)
    except BadOption as problem:
        why = why_not(problem)
        if str(scenario.refused) in why:
            return None
        return failed(scenario, 0, f"the table is refused in other words: {why}")
    return failed(scenario, 0, "the table could be opened")


def _report(scenario: Scenario) -> str:
    try:
        failure = run(scenario)
    except Exception as error:  # one broken game must not silence the other files
        return f"  the game broke: {type(error).__name__}: {error}"
    return str(failure) if failure else ""
