"""What That Match Game says is true, and says who, which card and how much."""

import io

from handful.core import JsonValue, Play, State
from handful.core.catalog import game
from handful.core.styled_text import plain
from handful.games.thatmatch.messages.log import tell
from handful.games.thatmatch.rules.moves import MOVES
from handful.games.thatmatch.rules.options import Options
from handful.i18n.games import Sentence, draw, explain, prompt, speaker, spoken
from handful.terminal.decision import Decision
from handful.terminal.move_matching import Wording
from handful.terminal.screen import Screen
from handful.testing.steps import put

GAME = game("thatmatch")
NAMES = ("Ada", "Ben", "Cleo")


def said(sentence: Sentence | None, seat: int | None = None, language: str = "en") -> str:
    assert sentence is not None
    return spoken(sentence, speaker(GAME, language, NAMES, seat))


def asked(state: State, seat: int) -> str:
    return said(prompt(GAME, GAME.knowledge.view(state, seat), seat, NAMES), seat)


def blocked() -> State:
    hands = ["R3 Y1", "R1L R2L KO", "KR B2"]
    table = {"market": ["P37 | . | Y4 | B5"], "hands": hands}
    state = GAME.knowledge.arrange(GAME.rules.options(), 3, table)
    for seat, move in ((0, "play_number R3 on 0"), (1, "bolt R1L R2L"), (2, "red_block on R2L")):
        state.apply(seat, MOVES.read(move))
    return state


def drawn(state: State, seat: int | None, width: int, language: str = "en") -> list[str]:
    view = GAME.knowledge.view(state, seat)
    by = speaker(GAME, language, NAMES, seat)
    return [plain(line) for line in draw(GAME, view, by, width)]


def test_the_stack_is_visible_with_the_newest_last() -> None:
    lines = [line.strip() for line in drawn(blocked(), None, 80)]
    at = next(number for number, line in enumerate(lines) if line.startswith("╰"))
    assert lines[at : at + 3] == [
        "╰ Ada: red 3 (stands so far)",
        "╰ Ben: red 1 with a bolt, red 2 with a bolt: 1 + 2 = 3 (cancelled)",
        "╰ Cleo: red block on the red 2 with a bolt (counts)",
    ]


def test_the_table_fits_forty_columns() -> None:
    for seat in (0, 1, 2, None):
        market_and_stack = [line for line in drawn(blocked(), seat, 40) if "hand" not in line]
        assert max(len(line) for line in market_and_stack[2:6]) <= 40


def test_a_colour_shows_what_is_left_to_fill() -> None:
    table = {"market": ["P37 | R1 | Y4 | ."], "hands": ["R3", "B2"]}
    state = GAME.knowledge.arrange(GAME.rules.options(), 2, table)
    card, below = drawn(state, None, 80)[2:4]
    assert card.split() == ["1", "★★★★", "▲", "red", "3", "●", "yellow", "4", "■", "blue", "5"]
    assert below.split() == ["2", "to", "go", "full"]


def test_no_hand_but_one_s_own_is_drawn() -> None:
    text = "\n".join(drawn(blocked(), 0, 80))
    assert "● yellow 1" in text
    assert "orange block" not in text
    assert "yellow 1" not in drawn(blocked(), None, 80)[-1]


def test_the_prompt_says_what_is_at_stake() -> None:
    state = blocked()
    assert asked(state, 1) == "Ada would take 4 stars with red 3 on the first card: answer it?"
    waiting = asked(state, 0)
    assert waiting in {
        f"{seats} may answer your red 3." for seats in ("Cleo and Ben", "Ben and Cleo")
    }


def test_bolts_that_stand_are_called_bolts() -> None:
    state = blocked()
    state.apply(1, MOVES.read("orange_block on 2"))
    waiting = asked(state, 1)
    assert waiting in {
        f"{seats} may answer your bolts: 1 + 2 = 3." for seats in ("Ada and Cleo", "Cleo and Ada")
    }


def test_whoever_threw_bolts_has_laid_nothing() -> None:
    table = {"market": ["P37 | . | . | ."], "hands": ["R3 Y1", "R1L R2L KO", "KR B2"]}
    state = GAME.knowledge.arrange(GAME.rules.options(), 3, table)
    state.apply(0, MOVES.read("play_number R3 on 0 R"))
    assert asked(state, 2) == "Ada lays red 3 on the first card: answer it?"
    state.apply(1, MOVES.read("bolt R1L R2L"))
    assert asked(state, 2) == "Ben throws bolts for red 3 on the first card: answer them?"


def test_an_exclamation_is_called_by_its_sign() -> None:
    table = {"market": ["P01 | . | Y1 | B2"], "hands": ["RX Y1", "R2L", "B3"]}
    state = GAME.knowledge.arrange(GAME.rules.options(), 3, table)
    state.apply(0, MOVES.read("play_number RX on 0 R"))
    takes = "Ada would take 1 star with red “!” as 1 on the first card: answer it?"
    assert asked(state, 1) == takes
    assert asked(state, 0) == "Ben and Cleo may answer your red “!” as 1."


def test_bolts_say_why_they_replace_a_play() -> None:
    one: dict[str, JsonValue] = {"event": "bolted", "seat": 1, "cards": ["R3L"], "in_force": 1}
    assert (
        said(tell(one), 0)
        == "Ben throws a red 3 with a bolt, the same number. Now Ben’s play stands."
    )


def test_a_refusal_says_how_to_find_the_point_card() -> None:
    table = {"market": ["P01", "P37 | R2 | . | ."], "hands": ["R3 R5", "B2"]}
    state = GAME.knowledge.arrange(GAME.rules.options(), 2, table)
    refused = state.refusal(0, MOVES.read("play_number R3 on 1"))
    assert refused
    assert said(refused.reason) == (
        "3 is too much: the second card (4 stars) needs only 1 more red."
    )


def test_a_second_card_is_asked_for_as_one_more() -> None:
    table = {"market": ["P37"], "hands": ["R3 Y1", "B2"], "phase": "play"}
    state = GAME.knowledge.arrange(GAME.rules.options(), 2, table)
    assert asked(state, 0) == "Play up to 2 cards."
    for seat, move in ((0, "play_number R3 on 0"), (1, "decline")):
        state.apply(seat, MOVES.read(move))
    assert asked(state, 0) == "You may play one more card."


def test_a_move_is_explained_by_its_sum_and_its_prize() -> None:
    table = {"market": ["P37 | . | Y4 | B5", "P38"], "hands": ["R3 M1", "R1L R2L R3L", "B2"]}
    state = GAME.knowledge.arrange(GAME.rules.options(), 3, table)

    def explained(seat: int, move: str) -> str:
        form = MOVES.decode(MOVES.read(move))
        return said(explain(GAME, GAME.knowledge.view(state, seat), form, NAMES), seat)

    assert explained(0, "play_number M1 on 1 Y") == (
        "Lay the multi-colour 1 on the second card: its yellow then needs 2 more (3 − 1 = 2)."
    )
    assert explained(0, "play_number R3 on 1") == (
        "Lay the red 3 on the second card: its red then needs 2 more (5 − 3 = 2)."
    )
    assert explained(0, "play_number R3 on 0") == (
        "Lay the red 3 on the first card: that fills its last colour, red, "
        "and takes 4 stars if nobody answers."
    )
    state.apply(0, MOVES.read("play_number R3 on 0"))
    assert explained(1, "bolt R1L R2L") == (
        "Throw the red 1 with a bolt and the red 2 with a bolt (1 + 2 = 3) "
        "in place of what Ada played, to take 4 stars."
    )
    refused = state.refusal(1, MOVES.read("bolt R1L"))
    assert refused
    assert said(refused.reason) == "It must be exactly 3, and this is 1."


def test_the_log_names_players_cards_and_places() -> None:
    laid: dict[str, JsonValue] = {
        "event": "number_played",
        "seat": 0,
        "slot": 1,
        "value": 3,
        "takes": False,
    }
    multi = tell({**laid, "card": "M3", "colour": "Y"})
    assert said(multi) == "Ada lays a multi-colour 3 on the second card as yellow."
    assert said(multi, 0) == "You lay a multi-colour 3 on the second card as yellow."
    assert said(multi, 0, "de") == "Du legst eine 3 für alle Farben als Gelb auf die zweite Karte."
    fills = tell({"event": "colour_closed", "slot": 0, "colour": "R"})
    assert said(fills) == "Red is full on the first card."
    assert said(tell({"event": "declined", "seat": 2})) == "Cleo does not answer."
    assert said(tell({"event": "turn_ended", "seat": 2, "stall": 0}), 2) == "Your turn ends."
    over: dict[str, JsonValue] = {
        "event": "game_over",
        "reason": "stalled",
        "winners": [0, 2],
        "points": [4, 1, 4],
    }
    assert said(tell(over), 2).endswith("too long: you and Ada share the win with 4 stars.")


def test_a_special_that_comes_to_nothing_is_told_once() -> None:
    settled: dict[str, JsonValue] = {"event": "settled", "seat": None, "laid": []}
    settled["returned"] = [[], []]
    assert tell({**settled, "discarded": ["SNATCH", "KO"]}) is None
    assert said(tell({**settled, "discarded": ["R3", "KR"]})) == (
        "No card stays on the point card."
    )


def test_a_toss_is_refused_with_what_the_house_asks_for() -> None:
    def why(toss: str) -> str:
        table = {"market": ["P37"], "hands": ["R1", "R1"], "phase": "play"}
        state = GAME.knowledge.arrange(Options(stuck_toss=toss), 2, table)
        refused = state.refusal(0, MOVES.read("toss R1"))
        assert refused
        return said(refused.reason)

    assert why("idle") == "You toss only with a full hand, before any play."
    assert why("stuck") == "You toss only with a full hand, before any play, and when nothing fits."


BOTH = ("Ada", "Ben")


def test_a_point_card_is_named_by_the_number_it_has_on_the_table() -> None:
    options = GAME.rules.options()
    play = Play(GAME, options, 2, 1)
    market = ["P37 | . | Y4 | B5", "P04", "P36", "P14"]
    put(
        play,
        GAME.knowledge.arrange(
            options, 2, {"market": market, "hands": ["R1", "B2"], "phase": "play"}
        ),
    )
    drawn = draw(GAME, play.view(0), speaker(GAME, "en", BOTH, 0), 80)
    assert any(plain(line).startswith("  1  ★★★★") for line in drawn)
    decision = Decision(play, 0, True, Wording(GAME, BOTH))
    move = decision.read("R1 on 1", Screen(io.StringIO()))
    assert move is not None
    assert GAME.rules.moves.text(move) == "play_number R1 on 0 R"
