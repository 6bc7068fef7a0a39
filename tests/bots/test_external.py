"""Bots from outside: the documented example plays, and a bad one is named in a sentence."""

import re
import sys
from pathlib import Path

import pytest

from handful.arena.contest import Contest
from handful.arena.playing import played
from handful.bots.external import BadBot
from handful.bots.players import player
from handful.bots.seated import SeatedBot
from handful.bots.table import play_through

from .test_search import KEYS, table

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
        (["    break"], "does not answer"),
    ],
)
def test_a_bad_bot_is_an_error_in_words(tmp_path: Path, lines: list[str], said: str) -> None:
    play = table(KEYS[0])
    seat = play.state.awaited()[0]
    with pytest.raises(BadBot, match=said):
        SeatedBot(play, seat, player(bot(tmp_path, *lines))).choose()


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(BadBot, match="cannot be started"):
        SeatedBot(table(KEYS[0]), 0, player("exec:no-such-program"))
