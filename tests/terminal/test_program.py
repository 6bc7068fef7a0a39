"""The program as people meet it: on a terminal of its own, and in pipes."""

import dataclasses
import json
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from handful.core import AnyGame, Record, replay
from handful.core.catalog import games
from handful.terminal import saves

Start = Callable[..., Any]
Piped = Callable[..., "subprocess.CompletedProcess[str]"]

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
ASKED = r"> \Z"
KEYS = list(games())


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text).replace("\r", "")


def finished(state_home: Path) -> list[Path]:
    return sorted((state_home / "finished").glob("*.json"))


def scripted(game: str, piped: Piped, *flags: str) -> "subprocess.CompletedProcess[str]":
    """Somebody who always takes the first move, and gives up where that leads on and on."""
    return piped("play", game, "--seed", "5", *flags, lines="1\n1\ngive_up\n" * 2500)


@pytest.mark.usually_one
@pytest.mark.parametrize("game", KEYS)
def test_a_whole_game_against_bots(game: str, piped: Piped, state_home: Path) -> None:
    played = scripted(game, piped)
    assert played.stderr == ""
    assert played.returncode == 0
    assert "Final places" in played.stdout or "together" in played.stdout
    (record,) = finished(state_home)
    assert saves.load(record).play.state.outcome()


def test_a_whole_game_on_a_terminal(terminal: Start, state_home: Path) -> None:
    here = terminal("play", "lantern", "--seed", "5", "--pace", "0")
    for _ in range(30):
        seen = plain(here.until(ASKED))
        if "Once more" in seen:
            break
        here.send("1\n")
    assert "Final places" in here.text
    here.send("y\n")
    assert "Lantern (usual rules, seed" in plain(here.until(ASKED))
    here.send("quit\n")
    here.until("y leaves")
    here.send("y\n")
    assert here.ended() == 0
    assert "The game is saved" in here.text
    assert len(finished(state_home)) == 1
    assert "\x1b[1;33m" in here.text


def test_no_color_is_obeyed(terminal: Start) -> None:
    here = terminal("play", "lantern", NO_COLOR="1")
    here.until(ASKED)
    assert not re.search(r"\x1b\[[0-9;]*m", here.text)


def test_a_dumb_terminal_is_spared_all_codes(terminal: Start) -> None:
    here = terminal("play", "lantern", "--humans", "2", TERM="dumb")
    here.until(ASKED)
    here.send("\n1\n")
    here.until("Ben|Player B")
    assert "\x1b" not in here.text


def test_hotseat_covers_hands_on_a_terminal(
    terminal: Start, state_home: Path, lantern: AnyGame
) -> None:
    here = terminal(
        "play", "lantern", "--seed", "3", "--name", "Ann", "--name", "Bob", "--seats", "2"
    )
    for _ in range(60):
        seen = plain(here.until(ASKED))
        if "Once more" in seen:
            break
        covered = "Enter >" in seen.splitlines()[-1]
        peeks = "peek" in seen and here.text.count("peek") < 9
        here.send("\n" if covered else "peek\n" if peeks else "1\n")
    here.send("n\n")
    assert here.ended() == 0
    (path,) = finished(state_home)
    record = Record.from_json(path.read_text())
    known = {name: _ever_known(lantern, record, seat) for seat, name in enumerate(("Ann", "Bob"))}
    owner = ""
    for screen in plain(here.text.replace(CLEAR, "\f")).split("\f"):
        cards = set(re.findall(r"K-\d\d", screen))
        named = re.search(r"(Ann|Bob) is next", screen)
        if named:
            assert not cards
            owner = named[1]
        elif owner and "Final places" not in screen:
            assert cards <= known[owner]
    assert owner


def _ever_known(game: AnyGame, record: Record, seat: int) -> set[str]:
    """The cards that a seat saw at any time before the end."""
    known: set[str] = set()
    for count in range(len(record.entries) + 1):
        play = replay(game, dataclasses.replace(record, entries=record.entries[:count]))
        known |= set(re.findall(r"K-\d\d", json.dumps([play.view(seat), play.told(seat)])))
    return known


def test_ctrl_c_asks_and_enter_stays(terminal: Start) -> None:
    here = terminal("play", "lantern")
    here.until(ASKED)
    here.interrupt()
    assert "Leave this game?" in here.until("y leaves.*> ")
    here.send("\n")
    here.until(ASKED)
    here.interrupt()
    here.until("y leaves.*> ")
    here.interrupt()
    assert here.ended() == 130
    assert "Traceback" not in here.text


def test_the_end_of_the_input_keeps_the_game(terminal: Start, state_home: Path) -> None:
    here = terminal("play", "lantern", "--seed", "5")
    here.until(ASKED)
    here.send("\x04")
    assert here.ended() == 0
    assert "The game is saved" in here.text
    assert list(state_home.glob("lantern-*.json"))


def test_a_closed_window_loses_nothing(terminal: Start, state_home: Path) -> None:
    here = terminal("play", "lantern", "--seed", "5", "--pace", "0")
    here.until(ASKED)
    here.send("1\n")
    here.until(ASKED)
    here.process.send_signal(signal.SIGHUP)
    here.ended()
    (path,) = state_home.glob("lantern-*.json")
    assert json.loads(path.read_text())["entries"]


def test_resume_goes_on_with_the_game_played_last(terminal: Start, piped: Piped) -> None:
    first = terminal("play", "lantern", "--seed", "5", "--seats", "2", "--name", "Zoe")
    first.until(ASKED)
    first.send("peek\n")
    first.until(ASKED)
    first.send("\x04")
    first.ended()
    again = terminal("play", "--resume")
    seen = plain(again.until(ASKED))
    assert "Zoe" in seen
    assert "seed 5" in seen
    hand = re.findall(r"hand: (.*)", plain(first.text))[-1]
    assert re.findall(r"hand: (.*)", seen)[-1] == hand
    other = piped("play", KEYS[0], "--resume")
    assert other.returncode == 2
    assert "There is no unfinished game of" in other.stderr


def test_what_was_resumed_is_played_as_if_never_left(piped: Piped, state_home: Path) -> None:
    whole = piped("play", "lantern", "--seed", "9", "--bots", "random", lines="1\n" * 50)
    assert whole.returncode == 0
    part = piped("play", "lantern", "--seed", "9", "--bots", "random", lines="1\n" * 2)
    assert "The game is saved" in part.stdout
    rest = piped("play", "--resume", lines="1\n" * 50)
    assert "Final places" in rest.stdout
    first, second = (saves.read(path) for path in sorted(finished(state_home)))
    assert json.loads(first)["entries"] == json.loads(second)["entries"]


@pytest.mark.usually_one
@pytest.mark.parametrize("columns", [20, 40])
def test_a_narrow_window(terminal: Start, columns: int) -> None:
    here = terminal("play", KEYS[0], "--seed", "5", "--pace", "0", columns=columns, rows=200)
    for line in ("?", "help", "hint", "nonsense " * 20, "1", "log", "1"):
        here.until(ASKED)
        here.send(line + "\n")
    here.until(ASKED)
    assert "Traceback" not in here.text
    for line in plain(here.text).split("\n"):
        assert len(line.split("> ")[0]) <= columns


@pytest.mark.usually_one
@pytest.mark.parametrize("game", [*KEYS, "lantern"])
def test_nonsense_is_survived(game: str, piped: Piped) -> None:
    chance = Random(11)
    letters = "abcXYZ 0123456789?/-_:;'\"\\%{}[]\t\x00\x07\x1b[A\x7f\x9b٣²é雨\u202e💥"
    lines = [
        "".join(chance.choice(letters) for _ in range(chance.choice((1, 3, 12, 80))))
        for _ in range(250)
    ]
    lines += [
        "x" * 100_000,
        "1 " * 5000,
        "?" * 300,
        "/" * 300,
        "-1",
        "9" * 5000,
        "٣",
        "rules rules",
    ]
    chance.shuffle(lines)
    played = piped("play", game, "--seed", "5", lines="\n".join(lines) + "\n")
    assert played.stderr == ""
    assert played.returncode == 0
    assert "Traceback" not in played.stdout
    assert not re.search(r"[\x00\x07\x1b\x9b\x7f]", played.stdout)


def test_nonsense_keys_on_a_terminal(terminal: Start) -> None:
    here = terminal("play", "lantern", "--seed", "5", "--pace", "0")
    here.until(ASKED)
    chance = Random(3)
    keys = [
        "\x1b[A",
        "\x1b[B",
        "\x1b[C",
        "\x1b[D",
        "\x7f",
        "\t",
        "\x15",
        "\x17",
        "\x01",
        "\x0b",
        "é",
        "\x1b",
        "\x1b[99~",
        "雨",
        "x",
        "1",
        " ",
        "\x00",
        "\x9b",
        "\x0c",
        "\n",
    ]
    for _ in range(300):
        here.send(chance.choice(keys))
    here.send("\x15\nhelp\n")
    here.until("Besides moves:|Once more")
    assert "Traceback" not in here.text


@pytest.mark.usually_one
@pytest.mark.usually_one
@pytest.mark.parametrize("game", KEYS)
def test_a_closed_pipe_ends_quietly(game: str, environment: dict[str, str]) -> None:
    program = f"{sys.executable} -m handful.cli"
    line = f"(yes 1 | head -5000) | {program} play {game} --seed 5 2>&1 >&3 3>&- | cat >&2"
    done = subprocess.run(
        ["bash", "-c", f"{{ {line}; }} 3>&1 | head -3"],
        capture_output=True,
        text=True,
        env=environment,
        timeout=60,
    )
    assert done.stderr == ""
    assert len(done.stdout.splitlines()) == 3


@pytest.mark.parametrize(
    ("streams", "status", "said"),
    [
        ("<&-", 0, ""),
        (">&- </dev/null", 0, ""),
        ("<&- >&- 2>&-", 0, ""),
        (">/dev/full </dev/null", 2, "cannot be written: No space left on device"),
    ],
)
def test_closed_and_full_streams(
    environment: dict[str, str], streams: str, status: int, said: str
) -> None:
    done = subprocess.run(
        ["bash", "-c", f"{sys.executable} -m handful.cli play lantern {streams}"],
        capture_output=True,
        text=True,
        env=environment,
        timeout=60,
    )
    assert done.returncode == status
    assert "Traceback" not in done.stderr
    assert said in done.stderr
    assert done.stderr.count("\n") <= 1


def test_a_terminal_without_our_letters_gets_question_marks(piped: Piped) -> None:
    played = piped("play", "lantern", lines="1\n", PYTHONIOENCODING="ascii")
    assert played.returncode == 0
    assert "? K-" in played.stdout


def test_a_clock_runs_while_somebody_thinks(terminal: Start, state_home: Path) -> None:
    here = terminal(
        "play",
        "lantern",
        "--no-color",
        "--clock",
        "--seconds",
        "2",
        "--seed",
        "5",
        "--seats",
        "2",
        "--bots",
        "sharp",
    )
    here.until(r"1\.\d s > \Z")
    here.send("nonsen")
    here.until("laid")
    seen = plain(here.until(r"1\.\d s > nonsen\Z"))
    assert "Anna laid" in plain(here.text)
    assert seen
    here.interrupt()
    here.until("y leaves.*> ")
    here.send("y\n")
    assert here.ended() == 0
    (path,) = state_home.glob("lantern-*.json")
    saved = json.loads(path.read_text())
    assert saved["timed"]
    assert saved["now"] >= 2000


def test_the_menu_asks_which_game(terminal: Start) -> None:
    here = terminal("play", "--seats", "2", "--no-color")
    assert "Lantern" in here.until(r"Which game. > \Z")
    here.send("nonsense\n99\n\n")
    here.until("A number from 1 to")
    here.send("lant\n")
    assert "It is the turn of" in here.until("1 lay.*")


def test_the_menu_can_be_left(terminal: Start, piped: Piped) -> None:
    assert piped("play").returncode == 0
    here = terminal("play")
    here.until(r"Which game. > \Z")
    here.interrupt()
    assert here.ended() == 0
    assert "Traceback" not in here.text


def test_the_terminal_is_left_as_it_was(terminal: Start) -> None:
    here = terminal("play", "lantern")
    before = here.modes()
    here.until(ASKED)
    assert here.modes() != before
    here.process.send_signal(signal.SIGTERM)
    assert here.ended() == 143
    assert here.modes() == before


def test_replay_step_by_step(terminal: Start, piped: Piped, state_home: Path) -> None:
    piped("play", "lantern", "--seed", "5", lines="1\n" * 50)
    (record,) = finished(state_home)
    here = terminal("replay", str(record), "--step")
    assert "The deal" in here.until(ASKED)
    for typed, said in [
        ("\n", "Step 1 of"),
        ("b\n", "The deal"),
        ("3\n", "Step 3 of"),
        ("e 1\n", "hand: "),
        ("e all\n", "As .* saw it"),
        ("nonsense\n", "Enter goes on"),
        ("9999\n", "Step"),
    ]:
        here.send(typed)
        assert re.search(said, here.until(ASKED))
    here.send("\n")
    assert here.ended() == 0
