"""What a seat of Boom may know, remembers and forgets, and tables that no game could reach."""

from collections.abc import Iterator

import pytest

from handful.core import BadTable, Chance, Play, Record, replay
from handful.core.catalog import game
from handful.core.sets import members
from handful.games.boom.bots.heuristic import Heuristic, Knowledge
from handful.games.boom.knowledge.memory import Memory
from handful.games.boom.knowledge.view import view
from handful.games.boom.messages.log import tell
from handful.games.boom.rules.cards import MATCH_NUMBERS, PLACE_NAMES
from handful.games.boom.rules.rules import State
from handful.testing.compare import canonical
from handful.testing.random_walk import is_over, stride
from handful.testing.secrecy import codes_in

GAME = game("boom")
HOUSES: tuple[dict[str, object], ...] = (
    {},
    {"timer_clock": "nominal"},
    {"reveal_haul": False, "chain_explosions": True},
    {"memory_aid": "marks", "ignite_hint": "full"},
    {"remove_colours": ["Y", "B"], "stuck_turns": 4},
    {"flip_gap_ms": 0, "ignite_use": "free", "dynamite_turn": "ends"},
)

EASY, HARD = 0.35, 1.0
EVERY_HOUSE = pytest.mark.parametrize("house", HOUSES, ids=lambda one: "+".join(one) or "printed")
TIMED = pytest.mark.parametrize("timed", [False, True], ids=["untimed", "timed"])


def random_games(house: dict[str, object], timed: bool) -> Iterator[Play]:
    """Random games, entry by entry."""
    for seed in range(2):
        options = GAME.rules.options.read(house)
        play = Play(GAME, options, 2 if "remove_colours" in house else 2 + seed, seed, timed=timed)
        chance = Chance(seed)
        while not is_over(play):
            yield play
            stride(play, chance)


def state_of(play: Play) -> State:
    assert isinstance(play.state, State)
    return play.state


@TIMED
@EVERY_HOUSE
def test_no_view_shows_the_face_of_a_card_that_lies_face_down(
    house: dict[str, object], timed: bool
) -> None:
    for play in random_games(house, timed):
        state = state_of(play)
        for seat in (*range(play.seats), None):
            for cell in view(state, seat)["matchbox"]:
                assert ("card" in cell) == cell["up"]


@TIMED
@EVERY_HOUSE
def test_cards_turned_down_may_change_places_and_nobody_sees_it(
    house: dict[str, object], timed: bool
) -> None:
    for play in random_games(house, timed):
        state = state_of(play)
        down = members(state.seen & ~state.up)
        if len(down) < 2:
            continue
        twin = state.clone()
        for place, other in zip(down, (*down[1:], down[0]), strict=True):
            twin.put(place, state.box[other])
        for seat in (*range(play.seats), None):
            assert canonical(view(twin, seat)) == canonical(view(state, seat))
        for seat in range(play.seats):
            assert twin.legal(seat) == state.legal(seat)


@TIMED
@EVERY_HOUSE
def test_the_log_and_the_record_name_no_card_that_may_be_turned_down(
    house: dict[str, object], timed: bool
) -> None:
    """Log lines speak of faces only once the cards are won, or the game is over."""
    for play in random_games(house, timed):
        for told in play.told(None)[-6:]:
            line = tell(told)
            if told["event"] in ("flipped", "turned_back", "refilled", "row_added", "turn_ended"):
                assert line is None or line.args.keys() <= {"seat", "place", "places", "count"}
        record = play.record()
        assert not codes_in(record.to_text()) & set(MATCH_NUMBERS)


def test_the_whole_story_is_told_after_the_game() -> None:
    play = Play(GAME, GAME.rules.options.read({"timer_clock": "nominal"}), 2, 3)
    chance = Chance(3)
    while not is_over(play):
        stride(play, chance)
    again = replay(GAME, Record.from_text(play.record().to_text()))
    flips = [event.whole() for event in again.events if event.name == "flipped"]
    assert len(flips) > 20
    assert all(flip["card"] in MATCH_NUMBERS for flip in flips)


def remembered(recall: float, seed: int) -> tuple[int, int]:
    """How many cards that were turned down a player knows, of how many, over one game."""
    known = seen = 0
    play = Play(GAME, GAME.rules.options.read({"timer_clock": "nominal"}), 2, seed)
    memory, told = Memory(play.options, 2, 0), 0  # type: ignore[arg-type]  # options of this game
    chance = Chance(seed)
    while not is_over(play):
        for event in play.told(0, told):
            memory.fold(event)
        told = len(play.events)
        state = state_of(play)
        found = Knowledge(view(state, 0), memory, recall)
        seen += len(members(state.seen & ~state.up))
        known += len(found.known)
        for place, value in found.known.items():
            assert value == state.value(place), PLACE_NAMES[place]
        stride(play, chance)
    return known, seen


def test_a_player_remembers_its_share() -> None:
    sharp, dull = ([remembered(recall, seed) for seed in range(6)] for recall in (HARD, EASY))
    assert all(known == seen for known, seen in sharp)
    share = sum(known for known, _ in dull) / sum(seen for _, seen in dull)
    assert EASY - 0.12 < share < EASY + 0.12


def test_forgetting_costs_games() -> None:
    wins = sum(_wins_of_the_sharp(seed) for seed in range(24))
    assert wins > 14


def _wins_of_the_sharp(seed: int) -> float:
    """One game of a player who remembers all against one who forgets, in changing seats."""
    options = GAME.rules.options.read({"timer_clock": "nominal"})
    play = Play(GAME, options, 2, seed)
    sharp = seed % 2
    bots = [Heuristic(HARD if seat == sharp else EASY) for seat in range(2)]
    memories = [Memory(options, 2, seat) for seat in range(2)]  # type: ignore[arg-type]  # options of this game
    told, chance = 0, Chance(seed)
    while not is_over(play):
        for seat, memory in enumerate(memories):
            for event in play.told(seat, told):
                memory.fold(event)
        told = len(play.events)
        seat = play.state.actors()[0]
        seen = view(state_of(play), seat)
        move = bots[seat].choose(seen, memories[seat], play.state.legal(seat), True, chance)
        assert move is not None
        play.enter(seat, move)
    outcome = play.state.outcome()
    assert outcome is not None
    return outcome.returns()[sharp]


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ({"phase": "one_up"}, "0 cards lie open in the phase one_up."),
        ({"phase": "two_up", "up": "A1"}, "1 cards lie open in the phase two_up."),
        ({"phase": "two_up", "up": "A1 B1 C1"}, "3 cards lie open in the phase two_up."),
        ({"phase": "ready", "up": "A1"}, "1 cards lie open in the phase ready."),
        ({"turn": 2}, "There is no seat 2 at this table (turn)."),
        ({"late": 2}, "There is no seat 2 at this table (late)."),
        ({"laid": -1}, "laid cannot be -1: it is 0 at least."),
        ({"laid": 8}, "9 cards have been laid at least, not 8."),
        ({"numbers": [1, 2, 3, 4, 5, 6, 7, 8, 8]}, "Every card has a number of its own, from 1."),
        ({"numbers": [0, 2, 3, 4, 5, 6, 7, 8, 9]}, "Every card has a number of its own, from 1."),
        ({"dry": -1}, "dry cannot be -1: it is 0 at least."),
        ({"dry": 10}, "After 10 dry turns help comes (BD-73)."),
        ({"wins": -1}, "wins cannot be -1: it is 0 at least."),
        ({"wins": 1}, "Only a window has a fuse, a time and wins."),
        ({"stock": 5000}, "Only a window has a fuse, a time and wins."),
        ({"until": 5000}, "Only a window has a fuse, a time and wins."),
        ({"phase": "window"}, "A window burns a TIMER, and has a stock or a deadline."),
        ({"fuse": "W", "stock": 500}, "A window burns a TIMER, and has a stock or a deadline."),
        ({"fuse": "T"}, "A window burns a TIMER, and has a stock or a deadline."),
        (
            {"fuse": "T", "stock": 500, "until": 500},
            "A window burns a TIMER, and has a stock or a deadline.",
        ),
        ({"fuse": "T +1", "stock": 500}, "A fuse is made of TIMERs and WILDs, not of +1.R."),
        ({"phase": "stuck_vote"}, "Seat 0 has not called stuck."),
        ({"agreed": [1]}, "Seats agree in the phase stuck_vote, and not with themselves."),
        (
            {"phase": "stuck_vote", "called": [0], "agreed": [0]},
            "Seats agree in the phase stuck_vote, and not with themselves.",
        ),
        ({"called": [0, 0]}, "called names seats at the table, each once, not [0, 0]."),
        ({"pool_open": False, "pool": "+1"}, "A closed pool holds no cards (BD-75)."),
        ({"pool": "+1", "hands": ["+2"]}, "With the pool open nobody holds cards (BD-75)."),
        ({"hands": ["+1 +2 +3 -1"]}, "Seat 0 holds 4 cards, and 3 is the most (BD-60)."),
        ({"hands": ["", "", ""]}, "There are 3 hands but 2 seats."),
        ({"won": [5]}, "won is a list of lines of cards."),
        ({"reason": "boredom"}, "reason is one of '', nothing_left, stuck, not 'boredom'."),
        ({"reason": "stuck"}, "A game that has ended is in the phase over, with its reason."),
        ({"phase": "over"}, "A game that has ended is in the phase over, with its reason."),
        ({"first_moment": True, "up": "A1"}, "The first moment of a turn is before any card is"),
    ],
)
def test_refused(table: dict[str, object], said: str) -> None:
    with pytest.raises(BadTable) as refused:
        GAME.knowledge.arrange(GAME.rules.options.read({}), 2, table)
    assert str(refused.value).startswith(said)
