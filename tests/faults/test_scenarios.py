"""Scenario files: what is broken gets one sentence, what does not hold gets a report."""

from pathlib import Path

import pytest

from handful.core import AnyGame
from handful.testing import scenario as scenarios
from handful.testing.scenario import BadScenario, load, run, run_files

HEAD = """
game = "stairs"
[[scenario]]
id = "one"
clauses = ["ST-2"]
shows = "Something."
seats = 2
"""
TABLE = 'table = { discard = "S9", hands = ["S5 S12", "S7"], pile = "S20 S3" }\n'


def written(folder: Path, text: str) -> Path:
    path = folder / "some.toml"
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("game = ", "is not TOML"),
        ('game = "chess"\nscenario = []', "There is no game 'chess'"),
        ('game = "stairs"', "it has no scenario"),
        ('game = "stairs"\nscenario = []\nmore = 1', "there is no key 'more' here"),
        ('game = "stairs"\nscenario = [1]', "scenario must be a list of tables"),
        ('game = "stairs"\n[[scenario]]\nid = "one"', "one: it has no clauses"),
        ('game = "stairs"\n[[scenario]]\nid = 1', "scenario 1: id must be a text, not 1"),
        (HEAD.replace("ST-2", "ST-99") + TABLE, "there is no clause ST-99"),
        (HEAD.replace('"ST-2"', "") + TABLE, "it names no clause"),
        (HEAD + "steps = [{ actors = [0] }]", "it needs either a table or a seed"),
        (HEAD + TABLE + "seed = 1\nsteps = [{ actors = [0] }]", "either a table or a seed"),
        (HEAD + TABLE, "it has no steps"),
        (HEAD.replace("seats = 2", "seats = 9") + TABLE + "steps = [{ actors = [] }]", "2 to 4"),
        (
            HEAD + TABLE + "options = { card = 1 }\nsteps = [{ actors = [] }]",
            "no house rule “card”",
        ),
        (HEAD + TABLE + "steps = [{ mvoe = 1 }]", "step 1: there is no key 'mvoe'"),
        (HEAD + TABLE + "steps = [{ seat = 0 }]", "step 1: it says nothing"),
        (HEAD + TABLE + "steps = [{ actors = [0] }, { seat = 2, legal = [] }]", "no seat 2"),
        (HEAD + TABLE + 'steps = [{ move = "draw" }]', "move needs a seat"),
        (HEAD + TABLE + 'steps = [{ seat = 0, legal = ["fly"] }]', "'fly' is no move"),
        (HEAD + TABLE + 'steps = [{ seat = 0, lacks = ["play S99"] }]', "'play S99' is no move"),
        (HEAD + TABLE + "steps = [{ refused = 'x' }]", "refused needs one of move"),
        (HEAD + TABLE + 'steps = [{ seat = 0, move = "draw", tick = 5 }]', "cannot stand together"),
        (HEAD + TABLE + "steps = [{ deadline = true }]", "deadline must be a number or false"),
        (HEAD + TABLE + "steps = [{ expect = { trun = 1 } }]", "'trun': did you mean turn?"),
        (HEAD + TABLE + "steps = [{ seat = 0, hidden = ['crad'] }]", "no key of an event 'crad'"),
        (HEAD + TABLE + "steps = [{ seat = 0, nowhere = ['S99'] }]", "there is no card 'S99'"),
        (HEAD + TABLE + "steps = [{ outcome = { winer = [0] } }]", "did you mean winners?"),
        (HEAD + TABLE + "steps = [{ told = [{ event = 'drwe' }] }]", "did you mean drew?"),
        (HEAD + TABLE + "steps = [{ told = [{ event = 'drew', crad = 1 }] }]", "no field of drew"),
        (HEAD + TABLE + "steps = [{ told = [{ crad = 1 }] }]", "no field of an event 'crad'"),
        (HEAD + TABLE + "steps = [{ untold = [{ event = 'drwe' }] }]", "did you mean drew?"),
        (HEAD + TABLE + "steps = [{ untold = [{ seat = 0 }] }]", "untold names the events"),
        (HEAD + TABLE + "steps = [{ lapse = 0, without = [{ event = 'x' }] }]", "no event 'x'"),
        (HEAD + TABLE + "steps = [{ without = [{ event = 'drew' }] }]", "without needs one of"),
        (
            HEAD + TABLE + "steps = [{ seat = 0, move = 'fly', refused = 'x', cites = 'ST-99' }]",
            "there is no clause 'ST-99'",
        ),
        (HEAD + TABLE + "steps = [{ lapse = 0, cites = 'ST-2' }]", "cites needs refused"),
        (HEAD + TABLE + "refused = 'x'", "refused and table cannot stand together"),
        (HEAD + "options = { chairs = 1 }\nrefused = 'x'", "there is no option 'chairs'"),
        (
            HEAD + 'table = { hands = ["S99", ""] }\nsteps = [{ actors = [0] }]',
            "the table cannot be laid: 'S99' is no list of cards of Stairs",
        ),
        (
            2 * (HEAD + TABLE + "steps = [{ actors = [0] }]\n")[len('\ngame = "stairs"\n') :],
            "no game",
        ),
    ],
)
def test_broken_file_gets_one_sentence(
    stairs: AnyGame, tmp_path: Path, text: str, said: str
) -> None:
    path = written(tmp_path, text)
    with pytest.raises(BadScenario) as bad:
        load(path, stairs)
    assert str(bad.value).startswith(str(path))
    assert said in str(bad.value)
    assert "\n" not in str(bad.value)


def test_same_id_twice_is_broken(stairs: AnyGame, tmp_path: Path) -> None:
    one = HEAD + TABLE + "steps = [{ actors = [0] }]\n"
    path = written(tmp_path, one + one.replace('game = "stairs"', ""))
    with pytest.raises(BadScenario, match="one: another scenario in this file has the same id"):
        load(path, stairs)


def test_missing_and_unreadable_files_are_broken(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match="cannot be read: No such file"):
        load(tmp_path / "none.toml")
    (tmp_path / "odd.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadScenario, match="is not a text file"):
        load(tmp_path / "odd.toml")


@pytest.mark.parametrize(
    ("steps", "said"),
    [
        ('{ seat = 0, legal = ["draw"] }', "+play S12"),
        ("{ seat = 0, legal = 3 }", "there are 2 legal moves"),
        ('{ seat = 0, offers = ["play S5"] }', "not legal: play S5"),
        ('{ seat = 0, lacks = ["draw"] }', "legal: draw"),
        ('{ seat = 0, move = "play S5" }', "it is refused (too_low): The top is higher. [ST-2]"),
        ('{ seat = 0, move = "draw", refused = "too_low" }', "it is allowed"),
        ('{ seat = 0, move = "play S5", refused = "no_card" }', "it is refused as too_low"),
        ('{ seat = 0, move = "play S5", refused = "too_low", cites = "ST-3" }', "cites ST-2"),
        ('{ seat = 0, move = "draw", events = [{ event = "drew", card = "S3" }] }', '"S20"'),
        ('{ seat = 0, move = "draw", events = [] }', "other events came"),
        ('{ seat = 0, move = "draw", events = [{ event = "drew" }, { event = "drew" }] }', "-{"),
        ('{ seat = 0, move = "draw", told = [] }', "something else was told"),
        ('{ seat = 0, move = "draw", hidden = ["card"] }', "card was told"),
        ("{ expect = { turn = 1 } }", '-  "turn": 1\n  +  "turn": 0'),
        ("{ seat = 0, sees = { hand = { top = 1 } } }", "something else is seen"),
        (
            "{ seat = 0, move = 'draw', without = [{ event = 'drew', seat = 0 }] }",
            '{ event = "drew", seat = 0 } came',
        ),
        (
            "{ lapse = 0 }, { seat = 1, untold = [{ event = 'drew', seat = 0 }] }",
            '{ event = "drew", seat = 0 } was told',
        ),
        ("{ seat = 0, sees = { hand = ['S5'] } }", "something else is seen"),
        ("{ seat = 0, sees = { passes = false } }", "something else is seen"),
        ("{ seat = 0, unseen = ['hand'] }", "hand is seen"),
        ("{ seat = 0, nowhere = ['S12'] }", "S12 is seen or was told"),
        ("{ actors = [0, 1] }", "others may act: [0]"),
        ("{ awaited = [] }", "others are awaited: [0]"),
        ("{ deadline = 5 }", "the deadline is another: null"),
        ("{ outcome = true }", "not over"),
        ("{ outcome = { winners = [0] } }", "the outcome is another"),
        ("{ seat = 0, say = { kind = 'ask' } }", "it is refused (talk_off)"),
    ],
)
def test_what_does_not_hold_is_reported(
    stairs: AnyGame, tmp_path: Path, steps: str, said: str
) -> None:
    path = written(tmp_path, HEAD + TABLE + f"steps = [{{ outcome = false }}, {steps}]")
    failure = run(load(path, stairs)[0])
    assert failure
    report = str(failure)
    number = 3 if steps.startswith("{ lapse") else 2
    assert report.startswith(f"some.toml: one (ST-2): Something.\n  step {number}: {{ ")
    assert said in report


@pytest.mark.parametrize(
    "steps",
    [
        '{ seat = 0, move = "fly", refused = "malformed_move" }',
        '{ seat = 7, move = "draw", refused = "not_your_turn" }',
        '{ seat = 0, move = { move = "play", card = "S12" }, events = [{ seat = 0 }] }',
        '{ lapse = 0 }, { seat = 0, told = [{ card = "S20" }] }, { told = [{ seat = "*" }] }',
        '{ seat = 0, sees = { hand = ["*", "S12"] } }, { deadline = false }, { tick = 99 }',
        '{ lapse = 0, without = [{ event = "played" }, { event = "drew", seat = 1 }] }',
        '{ lapse = 0 }, { seat = 1, untold = [{ event = "drew", card = "*" }] }',
        '{ expect = { hands = ["S12 S5", "S7"] } }',
    ],
)
def test_what_holds_is_silent(stairs: AnyGame, tmp_path: Path, steps: str) -> None:
    path = written(tmp_path, HEAD + TABLE + f"steps = [{steps}]")
    assert run(load(path, stairs)[0]) is None


@pytest.mark.parametrize(
    ("refused", "problem"), [("4 players", None), ("chairs", "in other words"), ("", None)]
)
def test_refused_table(stairs: AnyGame, tmp_path: Path, refused: str, problem: str | None) -> None:
    text = HEAD.replace("seats = 2", "seats = 9") + f'refused = "{refused}"'
    failure = run(load(written(tmp_path, text), stairs)[0])
    assert (problem is None and failure is None) or (problem or "") in str(failure)


def test_lost_card_is_reported(build: object, tmp_path: Path) -> None:
    assert callable(build)
    spoiled = build(("rules.py", "self.discard.append(move)", "self.discard[-1] = move"))
    path = written(tmp_path, HEAD + TABLE + 'steps = [{ seat = 0, move = "play S12" }]')
    assert "something was lost or made" in str(run(load(path, spoiled)[0]))


@pytest.mark.parametrize(
    ("steps", "status", "begins"),
    [
        ("[{ actors = [0] }]", 0, "holds  some.toml: one (ST-2)"),
        ("[{ actors = [1] }]", 1, "FAILS  some.toml: one (ST-2)"),
        ("[{ }]", 2, ""),
    ],
)
def test_whole_files_are_run(
    stairs: AnyGame,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    steps: str,
    status: int,
    begins: str,
) -> None:
    monkeypatch.setattr(scenarios, "game", lambda key: stairs)
    lines: list[str] = []
    path = written(tmp_path, HEAD + TABLE + f"steps = {steps}")
    assert run_files([path], lines.append) == status
    assert lines[0].startswith(begins or str(path))


def test_broken_game_does_not_silence_the_others(
    build: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert callable(build)
    spoiled = build(("rules.py", "self.discard.append(move)", "self.discard[99] = move"))
    monkeypatch.setattr(scenarios, "game", lambda key: spoiled)
    one = HEAD + TABLE + 'steps = [{ seat = 0, move = "play S12" }]\n'
    other = HEAD.replace('"one"', '"two"') + TABLE + "steps = [{ actors = [0] }]"
    lines: list[str] = []
    path = written(tmp_path, one + other.replace('game = "stairs"', ""))
    assert run_files([path], lines.append) == 1
    assert "the game broke: IndexError" in lines[1]
    assert lines[2].startswith("holds")
