"""Sentences are compiled from Fluent, and what could not be said is refused with its line."""

import json
from pathlib import Path

import pytest

from handful.i18n.compile import BadSentences, compile_folder, is_compiled, read


def written(folder: Path, text: str, name: str = "en.ftl") -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def test_a_heading_says_when_a_page_needs_a_sentence(tmp_path: Path) -> None:
    written(tmp_path, "one = 1\n\n## cover\n\ntwo = 2\n\n## later: the coach\n\nthree = 3\n")
    written(tmp_path, "AB-1 = A rule.\n", "rules/en.ftl")
    compile_folder(tmp_path)
    found = {path.name: json.loads(path.read_text()) for path in tmp_path.glob("*.json")}
    assert found == {
        "en.table.json": {"one": "1"},
        "en.cover.json": {"two": "2"},
        "en.later.json": {"three": "3"},
        "en.rules.json": {"AB-1": "A rule."},
    }


def test_what_is_compiled_is_out_of_date_once_a_sentence_changes(tmp_path: Path) -> None:
    path = written(tmp_path, "one = 1\n\n## later\n\ntwo = 2\n")
    compile_folder(tmp_path)
    assert is_compiled(tmp_path)
    path.write_text("one = 11\n")
    assert not is_compiled(tmp_path)
    compile_folder(tmp_path)
    assert json.loads((tmp_path / "en.table.json").read_text())["one"] == "11"
    assert not (tmp_path / "en.later.json").exists()


LENDING = """
color = { $color ->
    [R] red
   *[other] blue
}
part = { color } { $interval }
# $count is there for languages that need it
whole = { YOU($seat) ->
    [you] You
   *[other] { $seat }
} { part } { $n ->
    [one] once
   *[other] often
}
"""


def test_a_message_lends_its_arguments(tmp_path: Path) -> None:
    found = read(written(tmp_path, LENDING))
    assert found["whole"].arguments == {"seat", "color", "interval", "n"}
    assert found["whole"].numbers == {"n"}
    assert found["whole"].seats == {"seat"}
    assert found["whole"].declared == {"count"}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("one = 1\none = 2\n", "en.ftl:2: one is there twice"),
        ("one = { two }\n", "en.ftl:1: there is no message two"),
        ("one = { one }\n", "en.ftl:1: one refers to itself"),
        ("one = {\n", "en.ftl:1: this is no sentence"),
        ("-one = 1\n", "en.ftl:1: a term does not see its caller's arguments"),
        ("one = { NUMBER($n) }\n", "en.ftl:1: only arguments, messages, SAY"),
        ('one = { SAY("x") }\n', "en.ftl:1: SAY takes one argument"),
        ('one = { SAY($x, case: "acc") }\n', "en.ftl:1: SAY takes a form beside its argument"),
        ("one = { NUMBER($n) ->\n   *[other] 1\n}\n", "en.ftl:1: a choice is made by an argument"),
        (
            "\n## sometimes\n",
            "en.ftl:2: a heading begins with cover, table, new, options, lobby, class, later, "
            "day, terminal",
        ),
    ],
)
def test_what_cannot_be_said_is_refused_with_its_line(tmp_path: Path, text: str, why: str) -> None:
    path = written(tmp_path, text)
    with pytest.raises(BadSentences) as refused:
        read(path)
    assert why in str(refused.value)
