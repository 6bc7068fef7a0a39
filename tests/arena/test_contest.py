"""`handful arena contest`: run, killed and run again, verified; strangers' programs get nothing."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from html.parser import HTMLParser
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import ClassVar

import pytest
from click.testing import CliRunner, Result

from handful.arena import declaration, exploitability, one_at_a_time
from handful.arena.best_response import gain
from handful.arena.declaration import BadContest, Event, is_together, read
from handful.arena.ledger import Ledger
from handful.bots import fence
from handful.cli import cli
from handful.core import Record, replay
from handful.core.catalog import game, games

HOME = Path(__file__).parents[2]
BOT = (HOME / "docs/examples/bot.py").read_text("utf-8")
KEYS = list(games())
APART = next(key for key in KEYS if not is_together(Event(key, 1), 4))
TOGETHER = next(key for key in KEYS if is_together(Event(key, 1), 4))

CHEAT = '''
"""All that a program can try which was told nothing but its own view."""
import glob, json, os, socket, sys

def tried():
    yield from (open(one, "rb").read() for one in glob.glob("*/salt") + glob.glob("../**/salt"))
    yield from (open(one, "rb").read() for one in glob.glob("/proc/[0-9]*/environ"))
    yield from (open(one, "rb").read() for one in glob.glob("/proc/[0-9]*/cmdline"))
    yield repr(sorted(glob.glob("/proc/[0-9]*"))).encode()
    for place in (".", "/tmp", os.path.expanduser("~")):
        try:  # what was seen of this deal in another chair
            yield open(place + "/seen", "rb").read()
            open(place + "/seen", "a").write("the cards of this deal")
        except OSError:
            try:
                open(place + "/seen", "w").write("the cards of this deal")
            except OSError:
                pass
    try:
        socket.create_connection(("127.0.0.1", PORT), 1)
        yield b"network"
    except OSError:
        pass

found = b" ".join(tried())
for line in sys.stdin:
    asked = json.loads(line)
    if SALT in found or b"seen" in found or b"the cards" in found or b"network" in found:
        sys.exit(99)  # which the page would show as a fault
    print(json.dumps({"move": asked["legal"][0]["text"]}), flush=True)
'''


@pytest.fixture(autouse=True)
def apart_from_other_tests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Contests wait for each other; those of other tests are none of ours."""
    monkeypatch.setattr(one_at_a_time, "place", lambda: tmp_path / "turn")


@pytest.fixture
def no_fence(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A system on which no program can be kept apart."""
    fence.missing.cache_clear()
    monkeypatch.setattr(sys, "platform", "plan9")
    yield
    fence.missing.cache_clear()


def event(deals: int, key: str = APART) -> str:
    return f'[[games]]\ngame = "{key}"\nseats = 2\ndeals = {deals}\n'


def contest(folder: Path, players: str, games: str = "", more: str = "") -> Path:
    (folder / "bot.py").write_text(BOT)
    file = folder / "cup.toml"
    games = games or event(2)
    file.write_text(f'name = "Cup"\n{more}\n[players]\n{players}\n{games}')
    return file


def program(file: str = "bot.py") -> str:
    return f'"exec:{sys.executable} {file}"'


def run(file: Path, *args: str) -> Result:
    words = ["arena", "contest", str(file), "--jobs", "1", *args]
    return CliRunner().invoke(cli, words, catch_exceptions=False)


def test_a_contest_is_played_verified_and_shown(tmp_path: Path) -> None:
    games = event(2) + event(1, TOGETHER) + 'players = ["Ada", "Sharp"]\n'
    players = f'Ada = {program()}\nSharp = "sharp"\nNovice = "novice"'
    file = contest(tmp_path, players, games)
    ran = run(file)
    assert ran.exit_code == 0, ran.output
    home = tmp_path / "cup"
    salt = (home / "salt").read_text().strip()
    promised = json.loads((home / "contest.json").read_bytes())["commitment"]
    assert f"Commitment {promised}" in ran.stderr
    assert f"Salt {salt}" in ran.stdout
    page = (home / "index.html").read_text("utf-8")
    assert promised in page
    assert salt in page
    links = _links(page)
    assert len(links) == 4 + 4  # two deals in two rotations; two, two copies, and both ways
    for link in links:
        assert (home / link).exists()
        record = Record.from_json((home / link).with_suffix(".json").read_text("utf-8"))
        assert replay(game(record.game), record).state.outcome() is not None
        assert "<li>" in (home / link).read_text("utf-8")
    verified = run(file, "--verify")
    assert verified.exit_code == 0
    assert "all 8 games went the same way again" in verified.stdout


class _Links(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [value for name, value in attrs if name == "href" and value]


def _links(page: str) -> list[str]:
    parser = _Links()
    parser.feed(page)
    return parser.found


def test_the_same_salt_is_the_same_contest(tmp_path: Path) -> None:
    file = contest(tmp_path, f'Ada = {program()}\nNovice = "novice"')
    homes = [tmp_path / name for name in ("one", "two", "three")]
    assert run(file, "--out", str(homes[0])).exit_code == 0
    homes[1].mkdir()
    shutil.copy(homes[0] / "salt", homes[1] / "salt")
    for home in homes[1:]:
        assert run(file, "--out", str(home)).exit_code == 0
    one, two, three = (_courses(home) for home in homes)
    assert one == two
    assert one != three


def _courses(home: Path) -> list[str]:
    lines = (home / "games.jsonl").read_text("utf-8").splitlines()
    return [json.loads(line)["course"] for line in lines]


REMEMBERS = """
import json, pathlib, sys
seen = pathlib.Path("seen")
again = seen.exists()
seen.touch()
for line in sys.stdin:
    legal = json.loads(line)["legal"]
    print(json.dumps({"move": legal[-1 if again else 0]["text"]}), flush=True)
"""


def test_a_program_that_remembers_is_found_out(tmp_path: Path, no_fence: None) -> None:
    """Its first game is its last one when all is played again."""
    (tmp_path / "keeps.py").write_text(REMEMBERS)
    file = contest(tmp_path, f'Ada = {program("keeps.py")}\nNovice = "novice"')
    assert run(file).exit_code == 0
    (tmp_path / "seen").unlink()
    found = run(file, "--verify")
    assert "Not sound: 2 of 4" in found.stdout
    assert "Game 1 went differently" in found.stdout
    assert "Game 4 went differently" in found.stdout


def test_games_of_one_deal_are_not_played_at_the_same_time(tmp_path: Path) -> None:
    """What a program could tell its like in another game is then of no use there."""
    file = contest(tmp_path, 'Sharp = "sharp"\nNovice = "novice"', event(3))
    assert run(file).exit_code == 0
    lines = (tmp_path / "cup/games.jsonl").read_text("utf-8").splitlines()
    assert [json.loads(line)["played"]["deal"] for line in lines] == [0, 1, 2, 0, 1, 2]


@pytest.mark.skipif(sys.platform == "win32", reason="no program is kept apart there")
def test_contests_wait_for_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs of a running one could read the salt of one that began meanwhile."""
    monkeypatch.undo()
    file = contest(tmp_path, 'Sharp = "sharp"\nNovice = "novice"', event(1))
    words = [sys.executable, "-m", "handful.cli", "arena", "contest", str(file), "--jobs", "1"]
    with one_at_a_time.alone(lambda: None):
        elsewhere = {**os.environ, "TMPDIR": str(tmp_path)}
        waiting = subprocess.Popen(words, stderr=subprocess.PIPE, text=True, env=elsewhere)
        assert waiting.stderr
        assert "Another contest is running" in waiting.stderr.readline()
        assert not (tmp_path / "cup").exists()
    with waiting.stderr:
        waiting.stderr.read()
    assert waiting.wait(60) == 0
    assert (tmp_path / "cup" / "index.html").exists()


def test_what_was_changed_afterwards_is_found_out(tmp_path: Path) -> None:
    file = contest(tmp_path, 'Sharp = "sharp"\nNovice = "novice"')
    run(file)
    home = tmp_path / "cup"
    one, two = (home / "games" / f"{number:06}.json" for number in (1, 2))
    text = one.read_text("utf-8")
    one.write_text(two.read_text("utf-8"), "utf-8")
    found = run(file, "--verify")
    assert "Not sound: 1 of 4" in found.stdout
    assert "The record of game 1 is not the game that was counted" in found.stdout
    one.write_text(text, "utf-8")
    games = home / "games.jsonl"
    first = json.loads(games.read_text("utf-8").splitlines()[0])
    games.write_text(games.read_text("utf-8").replace(first["course"], "0" * 16), "utf-8")
    assert "Game 1 went differently" in run(file, "--verify").stdout
    (home / "salt").write_text("0" * 32)
    assert "is not the salt that was promised" in run(file, "--verify").output


def test_a_killed_contest_goes_on(tmp_path: Path) -> None:
    file = contest(tmp_path, 'Sharp = "sharp"\nNovice = "novice"', event(400))
    words = [sys.executable, "-m", "handful.cli", "arena", "contest", str(file), "--jobs", "1"]
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    there = tmp_path / "cup" / "games.jsonl"
    until = time.monotonic() + 60
    while time.monotonic() < until and (not there.exists() or there.read_bytes().count(b"\n") < 5):
        time.sleep(0.02)
    process.send_signal(signal.SIGKILL)
    process.wait()
    kept = there.read_bytes()
    assert 5 <= kept.count(b"\n") < 800
    there.write_bytes(kept + b'{"event":0,"pla')  # the line that was being written
    ledger = Ledger(tmp_path / "cup", read(file), tmp_path)
    assert len(ledger.fought) == kept.count(b"\n")
    missing = [bout for bout in ledger.bouts if bout not in ledger.fought]
    ledger.bouts = [*ledger.fought, *missing[:3]]
    assert ledger.run(1, lambda: None)
    assert there.read_bytes().startswith(kept)
    assert there.read_bytes().count(b"\n") == len(ledger.bouts)


@pytest.mark.skipif(fence.missing() is not None, reason="programs cannot be kept apart here")
def test_a_program_learns_nothing_but_its_own_view(tmp_path: Path) -> None:
    """It reads every file and process it can find, and remembers the deal in another chair."""
    file = contest(tmp_path, f'Cheat = {program("cheat.py")}\nNovice = "novice"')
    salt = "5a" * 16
    for name in ("cup", "another"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "salt").write_text(salt)
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        cheat = CHEAT.replace("PORT", str(port)).replace("SALT", repr(salt.encode()))
        (tmp_path / "cheat.py").write_text(cheat)
        assert run(file).exit_code == 0
    ledger = Ledger(tmp_path / "cup", read(file), tmp_path)
    assert len(ledger.fought) == 4
    assert [one.faults for one in ledger.fought.values()] == [{}] * 4
    assert not list(tmp_path.glob("**/seen"))


def test_without_the_fence_the_same_program_cheats(tmp_path: Path, no_fence: None) -> None:
    """So the fence is what stops it; the page then says that nobody should trust the table."""
    file = contest(tmp_path, f'Cheat = {program("cheat.py")}\nNovice = "novice"')
    (tmp_path / "cup").mkdir()
    salt = "5a" * 16
    (tmp_path / "cup" / "salt").write_text(salt)
    cheat = CHEAT.replace("PORT", "9").replace("SALT", repr(salt.encode()))
    (tmp_path / "cheat.py").write_text(cheat.replace('"/tmp", ', ""))
    ran = run(file)
    assert "Programs are not kept apart here: only Linux can" in ran.stderr
    assert "not</strong> kept apart" in (tmp_path / "cup" / "index.html").read_text("utf-8")
    ledger = Ledger(tmp_path / "cup", read(file), tmp_path)
    assert all(one.faults for one in ledger.fought.values())


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("raise SystemExit(3)", "has ended, with exit code 3"),
        ("import time; time.sleep(60)", "did not answer within 0.5 seconds"),
        ("x = bytearray(1 << 29)", "has ended"),
    ],
)
def test_a_program_that_fails_is_replaced_and_named(tmp_path: Path, code: str, said: str) -> None:
    (tmp_path / "bad.py").write_text(code)
    seconds = 0.5 if "0.5 seconds" in said else 60
    limits = f"[limits]\nseconds = {seconds}\nmemory = 256\n"
    players = f'Bad = {program("bad.py")}\nNovice = "novice"'
    file = contest(tmp_path, players, limits + event(1))
    assert run(file).exit_code == 0
    ledger = Ledger(tmp_path / "cup", read(file), tmp_path)
    assert all(said in next(iter(one.faults.values())) for one in ledger.fought.values())
    assert "<td>2</td></tr>" in (tmp_path / "cup" / "index.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("name = ", "is no TOML"),
        ('name = "Cup"', "declares no contest: Object missing required field"),
        ('name = "Cup"\ngames = []\nplayers = {}', "needs [players] and at least one"),
        ('name = "Cup"\nplayers = {A = "genius"}\n[[games]]\ngame = "GAME"\ndeals = 1', "genius"),
        ('name = "Cup"\nplayers = {A = "sharp"}\n[[games]]\ngame = "chess"\ndeals = 1', "chess"),
        (
            'name = "Cup"\nplayers = {A = "sharp"}\n[[games]]\ngame = "GAME"\ndeals = 0',
            f"0 deals of {APART}: allowed is 1 to",
        ),
        (
            'name = "C"\nplayers = {A = "sharp"}\n[[games]]\ngame = "GAME"\ndeals = 1\nseats = 99',
            "players, not 99",
        ),
        (
            'name = "Cup"\nplayers = {A = "exec:no-such"}\n[[games]]\ngame = "GAME"\ndeals = 1',
            "A cannot play: there is no program 'no-such'",
        ),
        (
            'name = "Cup"\nplayers = {A = "sharp"}\n[[games]]\ngame = "GAME"\ndeals = 1\n'
            'players = ["B"]',
            f"B plays {APART}, but is not among [players]",
        ),
        (
            'name = "Cup"\nplayers = {A = "sharp"}\n[[games]]\ngame = "GAME"\ndeals = 1\nseed = 1',
            "unknown field `seed`",
        ),
    ],
)
def test_what_is_no_contest_is_said_in_one_sentence(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "cup.toml"
    file.write_text(text.replace("GAME", APART))
    found = run(file)
    assert found.exit_code == 2
    assert said in found.output
    assert not (tmp_path / "cup").exists()


def test_a_contest_does_not_lie_over_its_programs(tmp_path: Path) -> None:
    """Its folder is hidden from them, and they with it."""
    file = contest(tmp_path, f'Ada = {program()}\nNovice = "novice"')
    for out in (tmp_path, tmp_path.parent):
        assert "holds the programs" in run(file, "--out", str(out)).output
    assert not (tmp_path / "salt").exists()


def test_another_contest_is_not_mixed_in(tmp_path: Path) -> None:
    file = contest(tmp_path, 'Sharp = "sharp"\nNovice = "novice"')
    run(file)
    file.write_text(file.read_text("utf-8").replace("deals = 2", "deals = 3"), "utf-8")
    assert "holds another contest" in run(file).output
    file.unlink()
    with pytest.raises(BadContest, match="cannot be read"):
        declaration.read(file)


def test_the_example_of_the_documents_is_a_contest() -> None:
    assert len(list(read(HOME / "docs/examples/contest.toml").bouts())) == 25


SPENDER = """
import json, sys, time
for line in sys.stdin:
    asked = json.loads(line)
    until = time.process_time() + 0.005
    while time.process_time() < until:
        pass
    print(json.dumps({"move": asked["legal"][0]["text"], "tokens": 7, "cost": 0.25}), flush=True)
"""


def test_what_a_program_used_is_recorded_and_shown(tmp_path: Path) -> None:
    (tmp_path / "spender.py").write_text(SPENDER)
    file = contest(tmp_path, f'Ada = {program("spender.py")}\nSharp = "sharp"', event(1))
    assert run(file).exit_code == 0
    games = [json.loads(line) for line in (tmp_path / "cup/games.jsonl").read_text().splitlines()]
    for one in games:
        seat = one["played"]["seating"].index("Ada")
        used, other = (one["played"]["thoughts"][at] for at in (seat, 1 - seat))
        answers = used["tokens"] / 7
        assert answers == int(answers) >= used["decisions"] > 0
        assert used["cost"] == answers / 4
        assert used["processor"] >= 0.005 * answers * 0.9  # the system counts in hundredths
        assert other["tokens"] == other["cost"] == 0
        assert other["processor"] > 0
    page = (tmp_path / "cup/index.html").read_text("utf-8")
    assert "tokens a game" in page
    tokens = sum(one["tokens"] for game in games for one in game["played"]["thoughts"])
    assert f"<td>{tokens / len(games):,.0f}</td>" in page


@pytest.mark.parametrize("said", ['"tokens": -1', '"tokens": "many"', '"cost": -0.5'])
def test_a_program_that_misstates_its_cost_is_named(tmp_path: Path, said: str) -> None:
    (tmp_path / "liar.py").write_text(
        "import json, sys\nfor line in sys.stdin:\n"
        "    move = json.dumps(json.loads(line)['legal'][0]['text'])\n"
        f"    print('{{\"move\": ' + move + ', {said}}}', flush=True)\n"
    )
    file = contest(tmp_path, f'Ada = {program("liar.py")}\nSharp = "sharp"', event(1))
    assert run(file).exit_code == 0
    assert "misstates its cost" in (tmp_path / "cup/index.html").read_text("utf-8")


class _Model(BaseHTTPRequestHandler):
    """A language model that reads the moves of the question and names the first."""

    asked: ClassVar[list[str]] = []

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["content-length"])))
        text = body["messages"][1]["content"]
        _Model.asked.append(text)
        moves = [line.strip() for line in text.splitlines() if line.startswith("  ")]
        listed = [one for one in moves if ": " in one]
        content = f"I think about it.\n{listed[-1]}" if len(body["messages"]) > 2 else "Hm."
        used = {"prompt_tokens": 100, "completion_tokens": 10}
        said = {"choices": [{"message": {"content": content}}], "usage": used}
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps(said).encode())

    def log_message(self, format: str, *args: object) -> None:
        pass


def test_a_language_model_plays_a_contest_in_words(tmp_path: Path) -> None:
    shutil.copy(HOME / "docs/examples/model.py", tmp_path)
    with ThreadingHTTPServer(("127.0.0.1", 0), _Model) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{server.server_port}/v1/chat/completions"
        declared = {"url": url, "model": "scripted", "key": "none", "prices": [1.0, 4.0]}
        (tmp_path / "model.json").write_text(json.dumps(declared))
        players = f'Model = "words:{sys.executable} model.py"\nSharp = "sharp"'
        file = contest(tmp_path, players, event(1), "[limits]\nnetwork = true\n")
        ran = run(file)
        server.shutdown()
    assert ran.exit_code == 0, ran.output
    page = (tmp_path / "cup/index.html").read_text("utf-8")
    assert "The bot" not in page  # no fault is named
    assert _Model.asked
    assert all("Player 1" in text or "You" in text for text in _Model.asked)
    game = json.loads((tmp_path / "cup/games.jsonl").read_text().splitlines()[0])
    seat = game["played"]["seating"].index("Model")
    used = game["played"]["thoughts"][seat]
    assert used["tokens"] > 0
    assert used["tokens"] % 220 == 0  # it is asked twice for each move
    assert used["cost"] == pytest.approx(used["tokens"] / 220 * 2 * (100 + 40) / 1e6)


def test_end_games_are_tried_resumed_and_verified(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exploitability, "gain", partial(gain, worlds=4, decisions=1))
    games = event(1) + "exploit = 2\n"
    file = contest(tmp_path, 'Sharp = "sharp"\nCheat = "cheat@10"', games)
    assert run(file).exit_code == 0
    kept = tmp_path / "cup/end_games.jsonl"
    lines = kept.read_text().splitlines(keepends=True)
    assert len(lines) == 2  # whoever sees every card cannot be asked
    page = (tmp_path / "cup/index.html").read_text("utf-8")
    assert "What a best response gains" in page
    kept.write_text(lines[0] + lines[1][:9])
    assert "1 end games are still to be played" in run(file, "--verify").output
    assert run(file).exit_code == 0
    assert sorted(kept.read_text().splitlines(keepends=True)) == sorted(lines)
    assert run(file, "--verify").exit_code == 0
    told = json.loads(lines[0])
    kept.write_text(json.dumps(told | {"least": 0.123}) + "\n" + lines[1])
    again = run(file, "--verify")
    assert "gained something else again" in again.stdout
    assert "Not sound" in again.stdout
