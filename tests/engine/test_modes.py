"""Every game is the same compiled and uncompiled, and hostile moves do it no harm.

`HANDFUL_CASES` says how many games are played (one of each for every 40 cases, 300 unless told) and
how many moves are thrown at each game (12,000 unless told). By hand:
`python -m handful.testing.differential GAME --games 10000`,
`python -m handful.testing.hostile GAME --moves 1000000`.
"""

import os
from collections.abc import Callable

import pytest

from handful.core import AnyGame
from handful.core.catalog import game, keys
from handful.testing import differential, hostile
from handful.testing.hostile import attack

GAMES = max(1, int(os.environ.get("HANDFUL_CASES", "12000")) // 40)
LONGEST = 150
"""How many moves of each."""


@pytest.mark.parametrize("key", keys())
def test_compiled_and_uncompiled_rules_play_the_same_games(key: str) -> None:
    try:
        assert differential.compare(key, 0, GAMES, LONGEST) > GAMES
    except differential.NotCompiled as why:
        pytest.skip(str(why))


MOVES = int(os.environ.get("HANDFUL_CASES", "12000"))


@pytest.mark.parametrize("key", keys())
def test_hostile_moves_do_no_harm(key: str) -> None:
    tally = attack(game(key), 0, MOVES)
    assert tally.thrown == MOVES
    assert tally.accepted < MOVES // 4, "these moves are not hostile enough"


Change = tuple[str, str, str]
Build = Callable[..., AnyGame]

RULES = "rules.py"
WHOLE = "        if seat not in self.actors():\n            return Refusal("

DIFFERENT: dict[str, Change] = {
    "another order of legal moves": (
        RULES,
        "[*members(self.hands[seat]), ",
        "[*members(self.hands[seat])][::-1] + [",
    ),
    "another generator": (RULES, "shuffle(state.pile, seed & WORD)", "shuffle(state.pile, 1)"),
    "another event": (RULES, "self.tell(Passed(seat))", "self.tell(Passed(0))"),
    "another refusal": (RULES, "The top is higher.", "The top is higher!"),
    "another outcome": (RULES, "left = [size(hand)", "left = [-size(hand)"),
    "true for one": (RULES, "self.turn = (seat + 1) % self.seats", "self.turn = seat == 0"),
}

HARMFUL: dict[str, tuple[str, Change]] = {
    "a refusal that takes no large number": (
        "raised OverflowError",
        (RULES, WHOLE, f"        move.to_bytes(8, 'big', signed=True)\n{WHOLE}"),
    ),
    "a refusal that takes no wrong seat": (
        "raised",
        (RULES, WHOLE, f"        self.hands[seat]\n{WHOLE}"),
    ),
    "a refusal that changes something": (
        "changed something",
        (RULES, WHOLE, f"        self.chance += move > DRAW\n{WHOLE}"),
    ),
    "a refusal without a reason": ("without a word", (RULES, '"The top is higher."', '""')),
    "a move from anybody": (
        "raised ValueError",
        (RULES, "if not 0 <= move < CARDS or not", "if move < CARDS and not"),
    ),
}


def told(game: AnyGame) -> list[str]:
    return [line for number in range(20) for line in differential.steps(game, number)]


def test_equal_games_are_told_alike(build: Build) -> None:
    assert told(build()) == told(build())


@pytest.mark.parametrize("change", DIFFERENT.values(), ids=DIFFERENT)
def test_every_difference_is_told(build: Build, change: Change) -> None:
    assert told(build()) != told(build(change))


def test_a_game_without_a_header_is_not_compared(stairs: AnyGame) -> None:
    assert differential.mode(stairs).startswith("uncompiled: ")


def test_a_sound_game_takes_no_harm(stairs: AnyGame) -> None:
    assert hostile.attack(stairs, 1, 3000).thrown == 3000


@pytest.mark.parametrize(("said", "change"), HARMFUL.values(), ids=HARMFUL)
def test_every_harm_is_found(build: Build, said: str, change: Change) -> None:
    with pytest.raises(hostile.NotRefused, match=said):
        hostile.attack(build(change), 1, 3000)


@pytest.mark.parametrize("command", [differential.main, hostile.main])
def test_an_unknown_game_gets_a_sentence(
    command: Callable[[list[str]], int], capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(["no-such-game"]) == 2
    assert "There is no game" in capsys.readouterr().err
