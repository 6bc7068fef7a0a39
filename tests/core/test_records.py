"""Records: through JSON and through text, and what is no record."""

import json
import re

import pytest

from handful.core import BadRecord, Entry, Record, Spoken
from handful.i18n.games import why_not

RECORD = Record(
    game="stairs",
    rules_number=1,
    options={"cards": 4, "landing": True, "colours": ("R", "B"), "none": ()},
    seats=2,
    seed=2**64 - 1,
    timed=True,
    now=900,
    entries=(Entry(0, 0, "draw"), Entry(500, 1, "play S9")),
    talk=(Spoken(0, 0, 1, {"kind": "emote", "fact": "laugh"}), Spoken(2, 700, 0, {"kind": "ask"})),
    players=("Ada of the Hill", "", "Zoë\u2028\x85x"),
)


def test_json_round_trips() -> None:
    again = Record.from_json(RECORD.to_json())
    assert again.to_json() == RECORD.to_json()
    assert (again.entries, again.talk, again.players) == (
        RECORD.entries,
        RECORD.talk,
        RECORD.players,
    )


def test_text_round_trips() -> None:
    again = Record.from_text(RECORD.to_text())
    assert again.to_text() == RECORD.to_text()
    assert (again.entries, again.talk, again.players) == (
        RECORD.entries,
        RECORD.talk,
        RECORD.players,
    )


def test_text_of_another_system_is_read() -> None:
    assert Record.from_text(RECORD.to_text().replace("\n", "\r\n")).entries == RECORD.entries


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "not a game record"),
        ("{", "not a game record"),
        ("[" * 100_000, "not a game record"),
        ("[]", "does not begin with “handful”"),
        ("{}", "does not begin with “handful”"),
        ('{"handful": 99}', "has format 99; this version reads format 1"),
        ('{"handful": 1}', "has no “game”"),
    ],
)
def test_what_is_no_record_gets_a_sentence(text: str, said: str) -> None:
    with pytest.raises(BadRecord) as bad:
        Record.from_json(text)
    assert re.search(said, why_not(bad.value))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", 5),
        ("rules", "1"),
        ("rules", True),
        ("options", []),
        ("seats", 2.0),
        ("seed", None),
        ("timed", 1),
        ("now", "later"),
        ("entries", {}),
        ("entries", [[0, 0]]),
        ("entries", [[0, 0, 7]]),
        ("entries", [[-2, 0, "draw"]]),
        ("entries", ["draw"]),
        ("talk", [[0, 0, 0, "hello"]]),
        ("players", "Ada"),
    ],
)
def test_broken_field_gets_a_sentence(key: str, value: object) -> None:
    found = json.loads(RECORD.to_json())
    found[key] = value
    with pytest.raises(BadRecord):
        Record.from_json(json.dumps(found))


@pytest.mark.parametrize("line", ["nonsense", "seats two", "0 x draw", "say 0 0 {", "say 0", "0 1"])
def test_broken_line_is_named(line: str) -> None:
    text = RECORD.to_text() + line
    number = len(text.split("\n"))
    with pytest.raises(BadRecord) as bad:
        Record.from_text(text)
    assert re.search(f"Line {number} of this record cannot be read: '{line}", why_not(bad.value))
