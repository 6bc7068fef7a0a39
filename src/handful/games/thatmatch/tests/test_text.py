"""The stack is drawn with its newest entry on top, and the table fits a narrow terminal."""

from handful.core.ink import plain
from handful.games.thatmatch import GAME
from handful.games.thatmatch.rules.moves import MOVES
from handful.games.thatmatch.rules.options import Options
from handful.games.thatmatch.rules.rules import State

NAMES = ("Ada", "Ben", "Cleo")


def blocked() -> State:
    hands = ["R3 Y1", "R1L R2L KO", "KR B2"]
    table = {"market": ["P37 | . | Y4 | B5"], "hands": hands}
    state = GAME.knowledge.arrange(GAME.rules.options(), 3, table)
    for seat, move in ((0, "play_number R3 on 0"), (1, "bolt R1L R2L"), (2, "red_block on R2L")):
        state.apply(seat, MOVES.read(move))
    return state


def drawn(state: State, seat: int | None, width: int) -> list[str]:
    lines = GAME.text.draw(GAME.knowledge.view(state, seat), seat, NAMES, width)
    return [plain(line) for line in lines]


def test_the_stack_is_visible_with_the_newest_on_top() -> None:
    lines = drawn(blocked(), None, 80)
    at = next(number for number, line in enumerate(lines) if line.startswith("Being answered"))
    assert lines[at] == "Being answered: 3 on ▲R of slot 1, for P37 ★★★★"
    assert [line.split() for line in lines[at + 1 : at + 4]] == [
        ["3", "Cleo", "⊘", "KR", "on", "R2L", "of", "2", "live"],
        ["2", "Ben", "▲↯R1L", "▲↯R2L", "1", "+", "2", "=", "3", "cancelled"],
        ["1", "Ada", "▲", "R3", "stands"],
    ]


def test_the_table_fits_forty_columns() -> None:
    for seat in (0, 1, 2, None):
        market_and_stack = [line for line in drawn(blocked(), seat, 40) if "hand" not in line]
        assert max(len(line) for line in market_and_stack[1:]) <= 47
        assert max(len(line) for line in market_and_stack[2:6]) <= 40


def test_no_hand_but_one_s_own_is_drawn() -> None:
    text = "\n".join(drawn(blocked(), 0, 80))
    assert "● Y1" in text
    assert "KO" not in text
    assert "B2" not in "\n".join(drawn(blocked(), None, 80))


def test_the_prompt_says_what_is_at_stake() -> None:
    state = blocked()
    said = plain(GAME.text.prompt(GAME.knowledge.view(state, 1), 1, NAMES))
    assert said == "Ada would take P37 ★★★★ with 3. Answer, or let it be."
    waiting = GAME.text.prompt(GAME.knowledge.view(state, 0), 0, NAMES)
    assert waiting == "Waiting for Cleo and Ben." or waiting == "Waiting for Ben and Cleo."


def test_an_answer_is_explained_by_its_sum_and_its_prize() -> None:
    state = GAME.knowledge.arrange(
        GAME.rules.options(),
        3,
        {"market": ["P37 | . | Y4 | B5"], "hands": ["R3", "R1L R2L R3L", "B2"]},
    )
    state.apply(0, MOVES.read("play_number R3 on 0"))
    view = GAME.knowledge.view(state, 1)
    explained = [
        GAME.text.explain(view, MOVES.decode(MOVES.read(move)), NAMES)
        for move in ("bolt R1L R2L", "bolt R3L")
    ]
    prize = "you would take the point card P37 ★★★★."
    assert explained == [
        f"1 + 2 = 3 replaces what stands; {prize}",
        f"The same number replaces what stands; {prize}",
    ]
    refused = state.refusal(1, MOVES.read("bolt R1L"))
    assert refused
    assert refused.reason == "It must be exactly 3, and this is 1."


def test_a_toss_is_refused_with_what_the_house_asks_for() -> None:
    def why(toss: str) -> str:
        table = {"market": ["P37"], "hands": ["R1", "R1"], "phase": "play"}
        state = GAME.knowledge.arrange(Options(stuck_toss=toss), 2, table)
        refused = state.refusal(0, MOVES.read("toss R1"))
        assert refused
        return str(refused.reason)

    assert why("idle") == "You toss only with a full hand, before any play."
    assert why("stuck") == "You toss only with a full hand, before any play, and when nothing fits."
