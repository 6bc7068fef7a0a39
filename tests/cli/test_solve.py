"""`handful solve` and `handful play --winnable`: what the solver says, and who deals what."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from handful.cli import cli, main
from handful.core import AnyGame, Play, Refusal, Refused, Solution, State
from handful.core.catalog import games

SOLVED = [key for key, game in games().items() if game.bots.solve]
UNSOLVED = [key for key, game in games().items() if not game.bots.solve]

Answer = Callable[[State], Solution]


@pytest.fixture(autouse=True)
def state_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def run(*args: str) -> Result:
    return CliRunner().invoke(cli, list(args), prog_name="handful", catch_exceptions=False)


def status(*args: str) -> int:
    with pytest.raises(SystemExit) as left:
        main(list(args))
    code = left.value.code
    assert isinstance(code, int)
    return code


def begun(game: AnyGame, entries: int) -> Play:
    """The first legal moves of the smallest table."""
    options = game.rules.options.read({})
    fewest, most = game.players
    seats = next(seats for seats in range(fewest, most + 1) if not options.problem(seats))
    play = Play(game, options, seats, 10)
    while len(play.entries) < entries and play.state.outcome() is None:
        seat = play.state.awaited()[0]
        play.enter(seat, play.state.legal(seat)[-1])
    return play


@pytest.fixture(params=SOLVED)
def game(request: pytest.FixtureRequest) -> AnyGame:
    return games()[request.param]


@pytest.fixture
def record(game: AnyGame, tmp_path: Path) -> str:
    path = tmp_path / "record.json"
    path.write_text(begun(game, 3).record().to_json(), "utf-8")
    return str(path)


@pytest.fixture
def answering(monkeypatch: pytest.MonkeyPatch) -> Callable[[Answer], None]:
    """Put another solver in the place of the game's own."""

    def put(answer: Answer) -> None:
        def solver(game: AnyGame) -> Callable[[State, Callable[[], bool]], Solution]:
            return lambda state, is_time_up: answer(state)

        monkeypatch.setattr("handful.cli.winnable.solver", solver)

    return put


def first_two_moves(state: State) -> Solution:
    """Pretend that any two moves win."""
    world, line = state.clone(), []
    for _ in range(2):
        seat = world.awaited()[0]
        line.append(world.legal(seat)[0])
        world.apply(seat, line[-1])
    return Solution(True, tuple(line), 1234)


def test_a_deal_is_solved(record: str) -> None:
    shown = run("solve", record, "--seconds", "60").output
    assert shown.startswith("This deal can")
    assert "looked at)" in shown


def test_the_line_is_shown_move_by_move(
    record: str, game: AnyGame, answering: Callable[[Answer], None]
) -> None:
    answering(first_two_moves)
    lines = run("solve", record).output.splitlines()
    assert lines[0] == "This deal can be won in 2 moves. (1,234 positions looked at)"
    assert all(re.match(r"\d +[A-Z]\w+ .*  \S", line) for line in lines[1:])
    assert [line.split()[0] for line in lines[1:]] == ["1", "2"]


@pytest.mark.parametrize(
    ("won", "code", "said"),
    [
        (True, 0, "can be won in 0 moves"),
        (False, 1, "cannot be won"),
        (None, 3, "is undecided after 0.5 seconds"),
    ],
)
def test_the_answer_is_a_sentence_and_a_status(
    record: str,
    answering: Callable[[Answer], None],
    capfd: pytest.CaptureFixture[str],
    won: bool | None,
    code: int,
    said: str,
) -> None:
    answering(lambda state: Solution(won, (), 1))
    assert status("solve", record, "--seconds", "0.5") == code
    assert f"This deal {said}" in capfd.readouterr().out


def test_from_a_later_position(record: str, answering: Callable[[Answer], None]) -> None:
    seen: list[State] = []

    def answer(state: State) -> Solution:
        seen.append(state)
        return Solution(False, (), 1)

    answering(answer)
    assert "The game after 2 moves cannot be won" in run("solve", record, "--from", "2").output
    run("solve", record)
    assert len(seen) == 2
    assert seen[0].legal(seen[0].awaited()[0]) != seen[1].legal(seen[1].awaited()[0])


def test_later_than_the_end(record: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert status("solve", record, "--from", "4") == 2
    assert "This record has 3 moves, not 4." in capfd.readouterr().err


def test_what_cannot_be_solved_is_one_sentence(
    record: str, answering: Callable[[Answer], None], capfd: pytest.CaptureFixture[str]
) -> None:
    def refuse(state: State) -> Solution:
        raise Refused(Refusal("not_solvable", "This is too hard."))

    answering(refuse)
    assert status("solve", record) == 2
    assert capfd.readouterr().err == "handful: This is too hard.\n"


@pytest.mark.parametrize("key", UNSOLVED)
def test_a_game_without_a_solver(
    key: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "record.txt"
    path.write_text(begun(games()[key], 1).record().to_text(), "utf-8")
    assert status("solve", str(path)) == 2
    assert f"{games()[key].name} has no solver." in capfd.readouterr().err
    assert status("play", key, "--winnable") == 2
    assert "There is no flag --winnable" in capfd.readouterr().err


def test_only_winnable_deals_are_dealt(game: AnyGame, answering: Callable[[Answer], None]) -> None:
    answers = [Solution(False, (), 1), Solution(None, (), 1), Solution(True, (), 1)]
    answering(lambda state: answers.pop(0))
    shown = run("play", game.key, "--winnable", "--humans", "0", "--seats", str(game.players[0]))
    assert shown.output.startswith("Looking for a deal that can be won")
    assert "cannot be won; on to the next" in shown.output
    assert "is undecided; on to the next" in shown.output
    assert answers == []
    assert shown.exit_code == 0


def test_winnable_seats_the_fewest(game: AnyGame, answering: Callable[[Answer], None]) -> None:
    tables: list[int] = []

    def answer(state: State) -> Solution:
        tables.append(len(state.actors()))
        return Solution(True, (), 1)

    answering(answer)
    assert run("play", game.key, "--winnable").exit_code == 0
    assert tables == [game.players[0]]


def test_winnable_does_not_go_with_a_seed(game: AnyGame, capfd: pytest.CaptureFixture[str]) -> None:
    assert status("play", game.key, "--winnable", "--seed", "3") == 2
    assert "--winnable looks for a seed" in capfd.readouterr().err
