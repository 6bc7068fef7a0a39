"""Bots from outside: the documented example plays, and a bad one is named in a sentence."""

import re
import sys
import time
from pathlib import Path

import pytest

from handful.arena.contest import Contest
from handful.arena.playing import played
from handful.bots import external
from handful.bots.external import BadBot
from handful.bots.levels import UnknownLevel
from handful.bots.players import player
from handful.bots.seated import SeatedBot
from handful.bots.self_play import play_through

from .tables import table
from .test_search import KEYS

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"


def bot(tmp_path: Path, *lines: str) -> str:
    file = tmp_path / "bot.py"
    file.write_text("\n".join(["import sys, json", "for line in sys.stdin:", *lines]))
    return f"exec:{sys.executable} {file}"


@pytest.mark.parametrize("key", KEYS)
def test_the_example_of_the_documents_plays_every_game(key: str) -> None:
    seats = table(key).seats
    spec = f"exec:{sys.executable} {EXAMPLE}"
    contest = Contest(key, {}, (spec, "random"), (seats,), 1)
    assert played(contest, next(contest.meetings())).entries


def test_the_example_is_in_the_documents_word_for_word() -> None:
    page = (EXAMPLE.parents[1] / "bots.md").read_text("utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert EXAMPLE.read_text("utf-8") in blocks


def test_it_is_told_every_event_of_its_seat_once(tmp_path: Path) -> None:
    """And nothing else: what it hears is what `told` gives to its seat."""
    log = tmp_path / "heard"
    spec = bot(
        tmp_path,
        "    asked = json.loads(line)",
        f"    open({str(log)!r}, 'a').writelines(json.dumps(e) + '\\n' for e in asked['events'])",
        "    print(json.dumps({'move': asked['legal'][0]['move']}), flush=True)",
    )
    play = table(KEYS[0])
    bots = [SeatedBot(play, 0, player(spec)), SeatedBot(play, 1, player("random"))]
    play_through(play, bots)
    import json

    heard = [json.loads(line) for line in log.read_text().splitlines()]
    told = json.loads(json.dumps(play.told(0)))
    assert heard
    assert heard == told[: len(heard)]


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (['    print(\'{"move": "fly away"}\', flush=True)'], "not legal now"),
        (["    print('what?', flush=True)"], "no move"),
        (["    break"], "has ended, with exit code 0"),
        (["    sys.exit(3)"], "has ended, with exit code 3"),
        (["    print('{}', flush=True)"], 'names no move: it must write {"move": …}'),
        (["    print(line, flush=True)"], "names no move"),
        (["    print('{\"move\": null}', flush=True)"], "lets a chance go by where it must move"),
        (["    print('[1]', flush=True)"], "no move"),
    ],
)
def test_a_bad_bot_is_an_error_in_words(tmp_path: Path, lines: list[str], said: str) -> None:
    play = table(KEYS[0])
    seat = play.state.awaited()[0]
    with pytest.raises(BadBot, match=re.escape(said)):
        SeatedBot(play, seat, player(bot(tmp_path, *lines))).choose()


@pytest.mark.parametrize(
    "lines",
    [
        ["    import time; time.sleep(60)"],
        ["    print('{\"mo', end='', flush=True)"],
        [
            "    import time",
            "    while not time.sleep(0.05):",
            "        print('{', end='', flush=True)",
        ],
    ],
)
def test_a_whole_line_must_come_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: list[str]
) -> None:
    monkeypatch.setattr(external, "LONGEST", 0.5)
    play = table(KEYS[0])
    seat = play.state.awaited()[0]
    with pytest.raises(BadBot, match=r"did not answer within 0\.5 seconds"):
        SeatedBot(play, seat, player(bot(tmp_path, *lines))).choose()


def test_a_bot_that_does_not_read_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where a question is longer than a pipe."""
    monkeypatch.setattr(external, "LONGEST", 0.5)
    asleep = external.External(table(KEYS[0]).game, ["sleep", "60"])
    with pytest.raises(BadBot, match="did not answer"):
        asleep._answer(b"?" * (1 << 22))


def _asked_slowly(bot: SeatedBot, times: int) -> None:
    for _ in range(times):
        bot.choose()
        time.sleep(0.5)


@pytest.mark.parametrize("pause", ["", "sys.stdout.flush(); import time; time.sleep(0.1)"])
def test_a_bot_that_is_out_of_step_is_told_so(tmp_path: Path, pause: str) -> None:
    """It writes twice for one decision, at once or a while later."""
    spec = bot(
        tmp_path,
        "    answer = json.dumps({'move': json.loads(line)['legal'][0]['move']})",
        "    print(answer)",
        f"    {pause or 'pass'}",
        "    print(answer, flush=True)",
    )
    play = table(KEYS[0])
    twice = SeatedBot(play, play.state.awaited()[0], player(spec))
    with pytest.raises(BadBot, match="unasked: it must write one line a decision"):
        _asked_slowly(twice, 3)


@pytest.mark.parametrize(
    ("spec", "said"),
    [("exec:", "names no command"), ("exec:  ", "names no command"), ("exec:'", "no closing")],
)
def test_what_is_no_command_is_told_before_the_game(spec: str, said: str) -> None:
    with pytest.raises(UnknownLevel, match=said):
        player(spec)


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(BadBot, match="cannot be started"):
        SeatedBot(table(KEYS[0]), 0, player("exec:no-such-program"))
