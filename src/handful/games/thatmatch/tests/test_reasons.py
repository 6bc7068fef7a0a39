"""What the coach says for a move of That Match Game is true, and more than the move itself."""

from collections.abc import Mapping

from handful.games.thatmatch import GAME

NAMES = ("Ada", "Ben", "Cleo", "Dan")


def why(
    table: Mapping[str, object], seats: int, seat: int, move: str, *before: tuple[int, str]
) -> str:
    """The reason for a move at this table, after these moves."""
    options = GAME.options()
    state = GAME.arrange(options, seats, table)
    for mover, text in before:
        state.apply(mover, GAME.moves.read(text))
    assert GAME.reason
    memory = GAME.memory(options, seats, seat)
    return GAME.reason(GAME.view(state, seat), memory, GAME.moves.read(move), NAMES)


PRIZE = ["P37 | . | Y4 | B5"]
TAKING = (0, "play_number R3 on 0 R")


def test_an_answer_says_what_is_at_stake() -> None:
    table = {"market": PRIZE, "hands": ["R3 Y1", "R1L R2L KR"]}
    assert why(table, 2, 1, "decline", TAKING).startswith("You save your cards, but Ada takes ")
    assert why(table, 2, 1, "red_block KR on R3", TAKING).startswith("It keeps Ada from taking ")
    table = {"market": ["P37"], "hands": ["B2 R5", "B2L KR Y5"]}
    quiet = "No stars are at stake: you save your cards."
    assert why(table, 2, 1, "decline", (0, "play_number B2 on 0 B")) == quiet


def test_drawing_says_whether_there_is_room() -> None:
    table = {"market": PRIZE, "phase": "draw", "hands": ["R5", "B2"]}
    assert why(table, 2, 0, "draw 2") == "More to choose from, and your hand has room."
    assert why(table, 2, 0, "draw 0").endswith("the cards are left to the others.")


def test_multi_coloured_cards_fit_a_colour_too() -> None:
    table = {"market": ["P37"], "hands": ["B2 M1 R5", "Y5"]}
    said = why(table, 2, 0, "play_number B2 on 0 B")
    assert said.endswith("; you keep one more that fits this colour.")
