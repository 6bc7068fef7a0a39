"""Faults planted in a sound game, and the law that catches each."""

import os
from collections.abc import Callable, Iterator

import pytest

from handful.core import AnyGame, Chance
from handful.testing.law_trials import LawBroken, Trial, journey
from handful.testing.laws import EVERYWHERE, NOW_AND_THEN, STRETCH, hold, hold_all
from handful.testing.random_walk import is_over, stride

Change = tuple[str, str, str]
Build = Callable[..., AnyGame]
CASES = int(os.environ.get("HANDFUL_CASES", "12000")) // 2

RULES, KNOWLEDGE, GAME = "rules.py", "knowledge.py", "__init__.py"

FAULTS: dict[str, tuple[str, list[Change]]] = {
    "a view that shows the next card": (
        "twin",
        [
            (
                KNOWLEDGE,
                '"pile": len(state.pile),',
                '"pile": len(state.pile), "next": _next(state),',
            ),
            (KNOWLEDGE, "def view(", "def _next(s):\n    return codes(s.pile[-1:])\n\n\ndef view("),
        ],
    ),
    "hands that everybody together may not see": (
        "unseen",
        [(KNOWLEDGE, "if seat not in (other, EVERYBODY)]", "if seat != other]")],
    ),
    "a pile that everybody together is said to know": (
        "unseen",
        [
            (
                KNOWLEDGE,
                "return [[card for hand in hands for card in hand] + list(state.pile)]",
                "pile = [] if seat == EVERYBODY else list(state.pile)\n"
                "    return [[card for hand in hands for card in hand] + pile]",
            ),
            (
                KNOWLEDGE,
                "world.pile = bytearray(cards)",
                "world.pile = bytearray(cards) or state.pile",
            ),
        ],
    ),
    "a view that names a hidden card": (
        "flash",
        [
            (
                KNOWLEDGE,
                '"pile": len(state.pile),',
                '"pile": len(state.pile), "last": _last(state),',
            ),
            (KNOWLEDGE, "def view(", "def _last(s):\n    return codes(s.pile[:1])\n\n\ndef view("),
        ],
    ),
    "a view that shows a hand to spectators": (
        "spectator",
        [
            (
                KNOWLEDGE,
                'if seat is not None:\n        seen["hand"] = codes(members(state.hands[seat]))',
                'seen["hand"] = codes(members(state.hands[seat or 0]))',
            )
        ],
    ),
    "a view that hints at the generator": (
        "twin",
        [
            (
                KNOWLEDGE,
                '"now": state.now,\n    }\n    if',
                '"now": state.chance % 7,\n    }\n    if',
            )
        ],
    ),
    "an event that shows a drawn card": (
        "twin",
        [(RULES, 'card: str = only("seat")', "card: str = public()")],
    ),
    "actors that depend on a hidden card": (
        "twin",
        [
            (
                RULES,
                "return () if self.is_over() else (self.turn,)",
                "return () if self.is_over() or has(self.hands[0], 19) else (self.turn,)",
            )
        ],
    ),
    "a rule that looks at another hand": (
        "twin",
        [
            (
                RULES,
                "return card > self",
                "return not has(self.hands[self.turn - 1], 9) and card > self",
            )
        ],
    ),
    "a shallow clone": (
        "cloned",
        [(RULES, "self.pile[:], self.discard[:]", "self.pile, self.discard")],
    ),
    "a clone that forgets": (
        "cloned",
        [(RULES, "copy.turn, copy.passes = self.turn, self.passes", "copy.turn = self.turn")],
    ),
    "a lost card": ("conserved", [(RULES, "self.discard.append(move)", "self.discard[-1] = move")]),
    "a wall clock": (
        "replayed",
        [
            (
                RULES,
                "self.turn = (seat + 1) % self.seats",
                "self.turn = (seat + 1) % self.seats\n"
                '        self.chance = __import__("time").time_ns()',
            )
        ],
    ),
    "an illegal move listed": (
        "agreed",
        [
            (
                RULES,
                "self.refusal(seat, move) is None]",
                "self.refusal(seat, move) is None or move == PASS]",
            )
        ],
    ),
    "a legal move missing": (
        "agreed",
        [
            (
                RULES,
                "[*members(self.hands[seat]), DRAW, PASS]",
                "[*members(self.hands[seat])[:2], DRAW, PASS]",
            )
        ],
    ),
    "moves out of order": (
        "agreed",
        [
            (
                RULES,
                "[*members(self.hands[seat]), DRAW, PASS]",
                "[DRAW, PASS, *members(self.hands[seat])]",
            )
        ],
    ),
    "a refusal that cites an unknown clause": (
        "agreed",
        [(RULES, '"You do not hold that card.", "ST-2"', '"You do not hold that card.", "ST-9"')],
    ),
    "a refusal that trusts its caller": (
        "agreed",
        [(RULES, "if not 0 <= move < CARDS or not has(", "if move < CARDS and not has(")],
    ),
    "a lapse that is illegal": (
        "lapsed",
        [(RULES, "return DRAW if self.pile else PASS", "return PASS")],
    ),
    "a clock that looks at a hidden card": (
        "twin",
        [
            (
                GAME,
                "    bound=lambda",
                "    clocks=__import__('handful.core').core.Clocks(\n"
                "        window=lambda state: ('play', sum(state.pile[-1:]))\n    ),\n"
                "    bound=lambda",
            )
        ],
    ),
    "a window without a clock": (
        "clocked",
        [
            (
                GAME,
                "    bound=lambda",
                "    clocks=__import__('handful.core').core.Clocks(\n"
                "        windows={'play': __import__('handful.core').core.Clock('turn')}\n    ),\n"
                "    bound=lambda",
            )
        ],
    ),
    "an imagined world that lacks a card": (
        "imagined",
        [(KNOWLEDGE, "world.pile = bytearray(unseen)", "world.pile = bytearray(unseen[1:])")],
    ),
    "an imagined world that forgets a fact": (
        "imagined",
        [(KNOWLEDGE, 'for key in ("turn", "passes", "now"):', 'for key in ("turn", "now"):')],
    ),
    "an imagination that peeks": (
        "imagined",
        [
            (KNOWLEDGE, "    seen: View = {\n", "    REAL[:] = [state]\n    seen: View = {\n"),
            (KNOWLEDGE, "def view(", "REAL = []\n\n\ndef view("),
            (
                KNOWLEDGE,
                "    world = State(memory.options, memory.seats)\n    for seat, count",
                "    world = REAL[0].clone()\n    world.chance = chance.state\n    return world\n"
                "    for seat, count",
            ),
        ],
    ),
    "secrets that go back elsewhere": (
        "twin",
        [(KNOWLEDGE, "world.pile = bytearray(cards)", "world.pile = bytearray(sorted(cards))")],
    ),
    "an outcome of a game that goes on": (
        "alive",
        [(RULES, "if not self.is_over():\n            return None", "pass")],
    ),
    "a game that does not end": ("ends", [(RULES, "self.passes + 1 if move == PASS else 0", "0")]),
    "a position that cannot be arranged": (
        "arranged",
        [(KNOWLEDGE, '("turn", "passes", "now", "chance")', '("turn", "now", "chance")')],
    ),
    "a text that means another move": (
        "texted",
        [(RULES, 'return DRAW if form["move"] == "draw" else PASS', "return PASS")],
    ),
    "an event that is not declared": (
        "declared",
        [(GAME, "events=(Played, Drew, Passed)", "events=(Played, Passed)")],
    ),
    "a move that cannot be taken back": (
        "undone",
        [(RULES, "copy.now, copy.chance = self.now, self.chance", "copy.chance = self.chance")],
    ),
    "an event without words": ("worded", [(GAME, ', "passed": "passes"', "")]),
    "a player that cheats": ("advised", [(GAME, "return legal[0]", "return len(view) + 500")]),
}


def positions(game: AnyGame, count: int) -> Iterator[Trial]:
    """Random games, each at every position of a stretch."""
    chance = Chance(7)
    for _ in range(count):
        trial = journey(game, chance.below).depart()
        for _ in range(STRETCH):
            yield trial
            if is_over(trial.play):
                break
            stride(trial.play, trial.chance)


def catches(law: str, game: AnyGame) -> bool:
    """Whether this law, alone, finds the fault."""
    try:
        for trial in positions(game, 25):
            hold(law, trial)
    except LawBroken as broken:
        return broken.law == law
    return False


@pytest.mark.parametrize("fault", FAULTS)
def test_law_catches_its_fault(build: Build, fault: str) -> None:
    law, changes = FAULTS[fault]
    assert catches(law, build(*changes))


@pytest.mark.usually_one
@pytest.mark.parametrize("fault", FAULTS)
def test_suite_refuses_the_faulty_game(build: Build, fault: str) -> None:
    _, changes = FAULTS[fault]
    with pytest.raises(LawBroken):
        hold_all(build(*changes), cases=1500)


def test_sound_game_keeps_every_law(stairs: AnyGame) -> None:
    assert hold_all(stairs, cases=CASES) >= CASES


def test_every_law_has_a_fault() -> None:
    caught = {law for law, _ in FAULTS.values()}
    caught.add("picked")  # nothing to plant here: only compiled positions pick (test_move_list.py)
    assert caught == {*EVERYWHERE, *NOW_AND_THEN}
