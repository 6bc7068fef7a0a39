"""What a seat of Ultima may know, and tables that no game could reach."""

from collections.abc import Mapping
from typing import cast

import pytest

from handful.core import BadTable, Chance, Message, Play, Told, Who, catalog, message
from handful.games.ultima import GAME
from handful.games.ultima.knowledge.memory import Memory
from handful.games.ultima.messages.prompts import prompt
from handful.games.ultima.rules.cards import NUMBERS
from handful.games.ultima.rules.options import Options
from handful.games.ultima.rules.refusals import refusal
from handful.games.ultima.rules.rules import State
from handful.testing.steps import put


def test_by_ear_the_owner_of_the_last_card_still_knows_it_when_hands_are_shown() -> None:
    options = Options.read({"ear_mode": "blind"})
    table = {"top": "R-P8", "hands": ["R-m3", "B-P1 B-m2 B-M2"]}
    state = GAME.knowledge.arrange(options, 2, table)
    state.apply(0, GAME.rules.moves.read("play R-m3"))
    for seat in (0, 1):
        seen = GAME.knowledge.view(state, seat)
        world = GAME.knowledge.imagine(seen, GAME.knowledge.memory(options, 2, seat), Chance(1))
        assert GAME.knowledge.view(world, seat) == seen
    assert "card" in GAME.knowledge.view(state, 0)["top"]
    assert "card" not in GAME.knowledge.view(state, 1)["top"]


@pytest.mark.parametrize("card", ["B-m3", "R-P4"])
def test_by_ear_an_attempt_is_final_right_or_wrong(card: str) -> None:
    """UL-61: right, it names the card below; wrong, it tells that it does not fit."""
    options = Options.read({"ear_mode": "blind"})
    table = {"exactly": True, "top": "G-M6", "hands": ["R-P4 B-m3 G-P1", "R-P5 B-m2 B-P1"]}
    play = Play(catalog.game(GAME.key), options, 2, seed=1)
    put(play, GAME.knowledge.arrange(options, 2, table))
    play.enter(0, f"play {card}")
    assert not play.can_undo(0)


def test_by_ear_the_name_of_the_top_card_is_a_secret() -> None:
    """UL-60: alone in its group, for its notes tell which it is to those who hear."""
    options = Options.read({"ear_mode": "blind"})
    state = GAME.knowledge.arrange(options, 2, {"top": "G-M6", "hands": ["B-m3 B-P1", "?"]})
    assert GAME.knowledge.secrets(state, 0)[1:] == [[NUMBERS["G-M6"]]]
    state.apply(0, GAME.rules.moves.read("play B-m3"))
    hidden = [GAME.knowledge.secrets(state, seat)[1:] for seat in (0, 1, None)]
    assert hidden == [[], [[NUMBERS["B-m3"]]], [[NUMBERS["B-m3"]]]]


def test_an_imagined_hand_is_never_larger_than_the_one_seen() -> None:
    """Two decks: a copy drawn after the reshuffle may be taken for one held before it."""
    options = Options.read({"decks": 2, "first_starter": 0})
    play = Play(catalog.game(GAME.key), options, 2, seed=3)
    memory = GAME.knowledge.memory(options, 2, 0)
    for told in play.told(0):
        memory.fold(told)
    memory.holding[1] = 9
    memory.held = memory.deck - memory.mine - memory.laid
    seen = GAME.knowledge.view(cast("State", play.state), 0)
    world = GAME.knowledge.imagine(seen, memory, Chance(2))
    assert GAME.knowledge.view(world, 0) == seen


def test_who_drew_and_kept_is_imagined_without_what_fits() -> None:
    """Seat 1 draws on a red third and keeps: no red card and no sixth, until it draws again."""
    options = Options.read({"first_starter": 0})
    memory = GAME.knowledge.memory(options, 2, 0)
    hands = ["B-P1 B-m2 B-M2 B-m3", "G-P1 G-m2 G-M2"]
    state = GAME.knowledge.arrange(options, 2, {"top": "R-m3", "hands": hands, "turn": 1})
    _tell(memory, {"event": "dealt", "seat": 1, "count": 3})
    _tell(memory, {"event": "flipped", "card": "R-m3", "color": "R"})
    for move in ("draw", "keep"):
        state.sink = []
        state.apply(1, GAME.rules.moves.read(move))
        for event in state.sink:
            _tell(memory, event.seen_by(0) or {})
    fits = {code for code in NUMBERS if code[0] == "R" or code.endswith("M6")}
    imagined = [
        GAME.knowledge.imagine(GAME.knowledge.view(state, 0), memory, Chance(key))
        for key in range(20)
    ]
    assert not any(fits & set(world.codes(1)) for world in imagined)
    _tell(memory, {"event": "drew", "seat": 1, "count": 1, "reason": "ultima"})
    state.set_hand(1, [*state.hand(1), state.drawables()[-1]])
    state.set_piles(state.drawables()[:-1], state.discards())
    imagined = [
        GAME.knowledge.imagine(GAME.knowledge.view(state, 0), memory, Chance(key))
        for key in range(20)
    ]
    counts = [len(fits & set(world.codes(1))) for world in imagined]
    assert max(counts) == 1


def _tell(memory: Memory, event: Mapping[str, object]) -> None:
    memory.fold(cast("Told", event))


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ({"turn": 3}, "There is no seat 3 at this table (turn)."),
        ({"turn": -1}, "There is no seat -1 at this table (turn)."),
        ({"turn": True}, "turn is a whole number, not True."),
        ({"starter": 3}, "There is no seat 3 at this table (starter)."),
        ({"exposed": 3}, "There is no seat 3 at this table (exposed)."),
        ({"last_winner": -2}, "There is no seat -2 at this table (last_winner)."),
        ({"top_owner": 64}, "There is no seat 64 at this table (top_owner)."),
        ({"direction": 0}, "Play goes in direction 1 or -1, not 0."),
        ({"called": [3]}, "called names seats at the table, each once, not [3]."),
        ({"called": [0, 0]}, "called names seats at the table, each once, not [0, 0]."),
        ({"active": [-1]}, "active names seats at the table, each once, not [-1]."),
        ({"active": [0]}, "At least two seats play on, not [0]."),
        ({"active": [0, 1], "called": [2]}, "Only active seats call, answer and stop (UL-58)."),
        ({"active": [0, 1], "turn": 2}, "Seat 2 is out, so it has no turn (UL-58)."),
        ({"active": [0, 1], "hands": ["?", "?", "R-m2"]}, "Seat 2 is out and holds no cards"),
        ({"out_in": [0, 1]}, "Seat 1 went out in hand 1, but is active."),
        ({"chance": 1 << 64}, "chance cannot be"),
        ({"pending": 1 << 40}, "pending cannot be"),
        ({"pending": -3}, "pending cannot be -3: it is 0 at least."),
        ({"pending": 2}, "Cards are pending just where a tritone is to be answered"),
        ({"phase": "penalty"}, "Cards are pending just where a tritone is to be answered"),
        ({"turns": -1}, "turns cannot be -1: it is 0 at least."),
        ({"passes": 3}, "So many passes end a hand (UL-44): 3."),
        ({"hand_number": 0}, "hand_number cannot be 0: it is 1 at least."),
        ({"laid": 0}, "laid cannot be 0: 1 card lies in the discard pile."),
        ({"guard_until": -2}, "guard_until cannot be -2: it is -1 at least."),
        ({"totals": [1 << 40]}, "totals cannot be"),
        ({"totals": [-1]}, "totals cannot be -1: it is 0 at least."),
        ({"totals": [1, 2, 3, 4]}, "There are 4 totals but 3 seats."),
        ({"out_in": [0, 0, 0, 1]}, "There are 4 out_in but 3 seats."),
        ({"hands": ["?", "?", "?", "?"]}, "There are 4 hands but 3 seats."),
        ({"hands": ["", "?", "?"]}, "Seat 0 has no cards, so the hand is over (UL-46)."),
        ({"top": ""}, "top is one card, not ''."),
        ({"top": "R-P5 B-P5"}, "top is one card, not 'R-P5 B-P5'."),
        ({"top": ["R-P5"]}, "['R-P5'] is no line of cards of Ultima."),
        ({"top": "R-P5", "color": "B"}, "The colour of R-P5 is R, unless it is a declared tritone"),
        ({"declared": True}, "A colour is declared with a tritone, not with R-P1 (UL-25)."),
        ({"drawn": "R-m2 R-M2"}, "drawn is one card or none, not 'R-m2 R-M2'."),
        ({"drawn": "R-m2", "hands": ["B-m2"]}, "Seat 0 has not drawn R-m2: it does not hold it."),
        ({"phase": "drawn"}, "A card has been drawn just in the phase drawn."),
        ({"turn_up": True, "top": "R-P5"}, "turn_up begins a hand: it has no top or covered yet."),
        ({"turn_up": True, "exactly": True}, "turn_up needs a draw pile."),
        ({"reason": "target"}, "A game that has ended is in the phase game_over."),
        ({"phase": "game_over"}, "A game that has ended is in the phase game_over."),
        ({"turns": 1000}, "A hand ends after 1000 turns (UL-45)."),
        ({"hand_number": 1000}, "A game ends after"),
        ({"active": [0, 1], "exposed": 2}, "Seat 2 is out, so it cannot be caught (UL-58)."),
        ({"stops": [0]}, "Seats stop between hands (UL-53)."),
        ({"opening": True}, "The opening tritone is to be answered in the phase penalty."),
    ],
)
def test_what_no_game_could_reach_is_refused(table: dict[str, object], said: str) -> None:
    with pytest.raises(BadTable) as refused:
        GAME.knowledge.arrange(GAME.rules.options(), 3, table)
    assert str(refused.value).startswith(said)


def test_a_refusal_and_the_question_say_who_named_the_colour() -> None:
    options = Options.read({})
    table = {"top": "B-P5", "turn": 1, "hands": ["G-m7 Y-P1", "B-TT G-m2 G-M2"]}
    state = GAME.knowledge.arrange(options, 2, table)
    state.apply(1, GAME.rules.moves.read("play B-TT wild R"))
    refused = refusal(state, 0, GAME.rules.moves.read("play G-m7"))
    assert refused is not None
    assert isinstance(refused.reason, Message)
    assert refused.reason.id == "refuse-match-named"
    assert refused.reason.args["seat"] == Who(1)
    asked = prompt(GAME.knowledge.view(state, 0), 0)
    assert (asked.id, asked.args["seat"]) == ("prompt-turn-named", Who(1))


def test_the_moment_in_which_all_may_call_or_catch_asks_nobody_for_a_card() -> None:
    table = {"top": "R-P8", "now": 0, "hands": ["R-m3 R-P5", "B-P1 B-m2 B-M2"]}
    state = GAME.knowledge.arrange(Options.read({}), 2, table)
    state.apply(0, GAME.rules.moves.read("play R-m3"))
    asked = [prompt(GAME.knowledge.view(state, seat), seat) for seat in (0, 1, None)]
    assert [one.id for one in asked] == ["prompt-uncalled"] * 3
    assert asked[1].args == {"seat": Who(0)}
    state.apply(0, GAME.rules.moves.read("ultima"))
    assert prompt(GAME.knowledge.view(state, 1), 1) == message("prompt-last-card", seat=Who(0))
    state.expire()
    assert prompt(GAME.knowledge.view(state, 1), 1).id == "prompt-turn"


def test_after_a_catch_the_rest_of_the_moment_says_who_plays() -> None:
    table = {"top": "R-P8", "now": 0, "hands": ["R-m3 R-P5", "B-P1 B-m2 B-M2"]}
    state = GAME.knowledge.arrange(Options.read({}), 2, table)
    for seat, move in ((0, "play R-m3"), (1, "catch 0")):
        state.apply(seat, GAME.rules.moves.read(move))
    assert prompt(GAME.knowledge.view(state, 1), 1) == message("prompt-soon", seat=Who(1))
