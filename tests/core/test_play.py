"""A play: what is entered, recorded, told, taken back and replayed, one by one and in bulk."""

import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from handful.core import (
    AnyGame,
    BadOption,
    BadRecord,
    Entry,
    Play,
    Record,
    Refused,
    Spoken,
    catalog,
    replay,
)
from handful.core.engine import Position, RandomPlayer
from handful.i18n.games import why_not

RULES = "rules.py"
CLOCK = (
    (
        RULES,
        '"""Stairs has no clock."""\n        return None',
        '"""Every second."""\n'
        "        waits = self.now >= 0 and not self.is_over()\n"
        "        return (self.now // 1000 + 1) * 1000 if waits else None",
    ),
    (
        RULES,
        '"""Nothing happens by itself."""',
        '"""A silent seat draws."""\n        self.apply(self.turn, self.lapse(self.turn))',
    ),
)


@pytest.fixture
def clocked(build: Callable[..., AnyGame]) -> AnyGame:
    """Stairs in which a silent seat lapses every full second."""
    return build(*CLOCK)


def play_of(game: AnyGame, *, timed: bool = False, seed: int = 1) -> Play:
    return Play(game, game.rules.options.read({}), 2, seed, timed=timed)


def with_a_card_to_play(game: AnyGame, *, timed: bool = False) -> tuple[Play, str]:
    """A deal in which the first seat can play a card, and that play."""
    for seed in range(100):
        play = play_of(game, timed=timed, seed=seed)
        text = game.rules.moves.text(play.state.legal(0)[0])
        if text.startswith("play"):
            return play, text
    raise AssertionError("no such deal")


def test_entered_move_is_recorded_and_told(stairs: AnyGame) -> None:
    play = play_of(stairs)
    events = play.enter(0, "draw")
    assert play.entries == [Entry(-1, 0, "draw")]
    assert play.events == events
    assert play.told(1) == [{"event": "drew", "seat": 0}]
    assert play.told(0, since=1) == []


@pytest.mark.parametrize("form", ["draw", {"move": "draw"}])
def test_three_forms_are_one_move(stairs: AnyGame, form: str | dict[str, object]) -> None:
    play, other = play_of(stairs), play_of(stairs)
    play.enter(0, form)
    other.enter(0, stairs.rules.moves.read("draw"))
    assert stairs.knowledge.lay(play.state) == stairs.knowledge.lay(other.state)


@pytest.mark.parametrize(
    ("seat", "move", "code"),
    [(1, "draw", "not_your_turn"), (0, "pass", "can_draw"), (0, "fly", "malformed_move")],
)
def test_refused_move_changes_nothing(stairs: AnyGame, seat: int, move: str, code: str) -> None:
    play = play_of(stairs)
    before = stairs.knowledge.lay(play.state)
    with pytest.raises(Refused) as refused:
        play.enter(seat, move)
    assert refused.value.refusal.code == code
    assert (stairs.knowledge.lay(play.state), play.entries, play.events) == (before, [], [])


def test_wrong_table_is_refused(stairs: AnyGame) -> None:
    with pytest.raises(BadOption) as bad:
        Play(stairs, stairs.rules.options.read({}), 5, 1)
    assert re.search("for 2 to 4 players, not 5", why_not(bad.value))


def test_drawing_cannot_be_undone(stairs: AnyGame) -> None:
    play = play_of(stairs)
    play.enter(0, "draw")
    assert not play.can_undo(0)
    with pytest.raises(Refused) as bad:
        play.undo(0)
    assert re.search("cannot take that back", why_not(bad.value))


def test_play_can_be_undone_by_its_own_seat_and_once(stairs: AnyGame) -> None:
    play, text = with_a_card_to_play(stairs)
    before = stairs.knowledge.lay(play.state)
    play.enter(0, text)
    assert play.can_undo(0)
    assert not play.can_undo(1)
    play.undo(0)
    assert (stairs.knowledge.lay(play.state), play.entries, play.events) == (before, [], [])
    assert not play.can_undo(0)


def test_what_a_game_calls_final_stands(stairs: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    play, text = with_a_card_to_play(stairs)
    play.enter(0, text)
    play.undo(0)
    monkeypatch.setattr(stairs.rules.events[0], "final", True)
    assert [one.name for one in play.enter(0, text)] == [stairs.rules.events[0].name]
    assert play.stands
    assert not play.can_undo(0)
    with pytest.raises(Refused) as bad:
        play.undo(0)
    assert re.search("by the rules it is final", why_not(bad.value))


def test_game_is_timed_throughout_or_not_at_all(clocked: AnyGame) -> None:
    with pytest.raises(Refused) as refused:
        play_of(clocked, timed=True).enter(0, "draw")
    assert refused.value.refusal.code == "clock"
    with pytest.raises(Refused) as refused:
        play_of(clocked).enter(0, "draw", 5)
    assert refused.value.refusal.code == "clock"


def test_deadlines_expire_at_their_own_moments(clocked: AnyGame) -> None:
    play = play_of(clocked, timed=True)
    events = play.tick(2500)
    assert [event.name for event in events] == ["drew", "drew"]
    assert play.state.now == 2500
    assert play.entries == []
    assert play.enter(0, "draw", 2999)
    with pytest.raises(Refused) as refused:
        play.enter(1, "draw", 2998)
    assert refused.value.refusal.code == "clock_backwards"
    assert len(play.enter(0, "draw", 3000)) == 2


def test_what_the_clock_did_cannot_be_undone(clocked: AnyGame) -> None:
    play, text = with_a_card_to_play(clocked, timed=True)
    play.enter(0, text, 10)
    assert play.can_undo(0)
    play.tick(1000)
    assert not play.can_undo(0)


def test_replay_gives_the_same_game_and_clock(clocked: AnyGame) -> None:
    play = play_of(clocked, timed=True)
    play.enter(0, "draw", 100)
    play.enter(0, "draw", 1900)
    play.tick(4321)
    again = replay(clocked, Record.from_json(play.record().to_json()))
    assert clocked.knowledge.lay(again.state) == clocked.knowledge.lay(play.state)
    assert again.events == play.events


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"rules_number": 2}, "newer rules of Stairs"),
        ({"rules_number": 0}, "older rules of Stairs"),
        ({"options": {"cards": 9}}, "cannot be played: “cards” cannot be 9"),
        ({"options": {"card": 3}}, "no house rule “card”"),
        ({"seats": 9}, "2 to 4 players"),
        ({"entries": (Entry(-1, 1, "draw"),)}, r"Move 1 of this record \('draw' by seat 1\)"),
        ({"entries": (Entry(-1, 0, "fly"),)}, "There is no move"),
        ({"entries": (Entry(5, 0, "draw"),)}, "has no clock"),
        ({"talk": (Spoken(0, -1, 0, {"kind": "ask"}),)}, "announcements in Stairs"),
        ({"talk": (Spoken(9, -1, 0, {"kind": "ask"}),)}, "after move 9"),
    ],
)
def test_record_that_cannot_be_played_says_why(
    stairs: AnyGame, changed: dict[str, object], said: str
) -> None:
    record = replace(play_of(stairs).record(), **changed)  # type: ignore[arg-type]  # fields of a record
    with pytest.raises(BadRecord) as bad:
        replay(stairs, record)
    assert re.search(said, why_not(bad.value))


def test_talk_is_refused_where_there_is_none(stairs: AnyGame) -> None:
    with pytest.raises(Refused) as bad:
        play_of(stairs).say(0, {"kind": "ask"})
    assert re.search("announcements in Stairs", why_not(bad.value))


def test_copies_are_played_and_the_position_stays() -> None:
    for key in catalog.games():
        game = catalog.game(key)
        options, seats = game.rules.options(), game.players[1]
        state = game.rules.start(options, seats, 7, False)
        assert isinstance(state, Position)
        before = game.knowledge.lay(state)
        most = game.rules.bound(options, seats)
        made = RandomPlayer(1).play_copies(state, 2, most)
        assert game.knowledge.lay(state) == before
        player = RandomPlayer(1)
        assert made == sum(player.play(state.clone(), most) for _ in range(2))


def test_a_quiet_start_is_the_same_position() -> None:
    for key in catalog.games():
        game = catalog.game(key)
        seats = game.players[0]
        told = game.rules.start(game.rules.options(), seats, 3, False)
        quiet = game.rules.start(game.rules.options(), seats, 3, False, quiet=True)
        assert told.sink
        assert quiet.sink is None
        assert game.knowledge.lay(told) == game.knowledge.lay(quiet)
        assert told.chance == quiet.chance
