"""Messages are said to whoever reads them: by name, or as “you”."""

import textwrap
from pathlib import Path

import pytest

from handful.core import JsonValue
from handful.core.message import Argument, Message, Who, message, read_message
from handful.i18n.compile import read
from handful.i18n.speak import Speaker, Unsaid, preferred

NAMES = ("Ada", "Ben", "you")
ENGLISH = """
you = { $form ->
    [start] You
   *[other] you
}
seat = seat { $number }
played = { YOU($seat) ->
    [you] You play
   *[other] { $seat } plays
} { SAY($card, form: "the") }.
caught = { YOU($by) ->
    [you] You catch
   *[other] { $by } catches
} { $who }.
won = { YOU($seats) ->
    [nobody] Nobody won.
    [other] { $seats } won alone.
   *[others] { SAY($seats, form: "start") } won.
}
card = { $form ->
    [the] the { $color } one
   *[bare] { $color } one
}
drew = { $count ->
    [0] nothing
    [one] a card
   *[other] { $count } cards
}
has = { $cards }
"""


def speaker(tmp_path: Path, text: str, language: str, me: int | None = None) -> Speaker:
    path = tmp_path / f"{language}.ftl"
    path.write_text(textwrap.dedent(text), encoding="utf-8")
    patterns = {id: one.pattern for id, one in read(path).items()}
    return Speaker(patterns, language, NAMES, me)


RED = message("card", color="red")
SAID: list[tuple[Message, int | None, str]] = [
    (message("played", seat=Who(0), card=RED), None, "Ada plays the red one."),
    (message("played", seat=Who(0), card=RED), 0, "You play the red one."),
    (message("played", seat=Who(2), card=RED), 0, "you plays the red one."),
    (message("caught", by=Who(1), who=Who(0)), 0, "Ben catches you."),
    (message("caught", by=Who(0), who=Who(1)), 0, "You catch Ben."),
    (message("won", seats=()), 0, "Nobody won."),
    (message("won", seats=(Who(0),)), 0, "You won."),
    (message("won", seats=(Who(1),)), 0, "Ben won alone."),
    (message("won", seats=(Who(1), Who(0))), 0, "You and Ben won."),
    (message("won", seats=(Who(0), Who(1))), None, "Ada and Ben won."),
    (message("has", cards=(RED, RED, RED)), None, "red one, red one and red one"),
    (message("drew", count=0), None, "nothing"),
    (message("drew", count=1), None, "a card"),
    (message("drew", count=12345), None, "12345 cards"),
    (message("caught", by=Who(1), who=Who(7)), 0, "Ben catches seat 8."),
]


@pytest.mark.parametrize(("told", "me", "words"), SAID)
def test_a_player_is_named_and_the_reader_is_you(
    tmp_path: Path, told: Message, me: int | None, words: str
) -> None:
    assert speaker(tmp_path, ENGLISH, "en", me).say(told) == words


def test_french_counts_nothing_as_one_and_spanish_says_e_before_i(tmp_path: Path) -> None:
    french = speaker(tmp_path, "n = { $n ->\n    [one] carte\n   *[other] cartes\n}\n", "fr")
    assert [french("n", n=count) for count in range(3)] == ["carte", "carte", "cartes"]
    spanish = speaker(tmp_path, "list = { $names }\n", "es")
    assert spanish("list", names=("Ana", "Inés")) == "Ana e Inés"
    assert spanish("list", names=("agua", "hielo")) == "agua y hielo"
    assert spanish("list", names=("Ana", "Bea", "Hilda")) == "Ana, Bea e Hilda"


def test_a_sentence_that_is_not_there_is_not_made_up(tmp_path: Path) -> None:
    with pytest.raises(Unsaid, match="no sentence 'nothing' in en"):
        speaker(tmp_path, ENGLISH, "en")("nothing")
    with pytest.raises(Unsaid, match=r"nothing is given for \$count"):
        speaker(tmp_path, "n = { $count }\n", "en")("n")


def test_a_message_comes_back_from_plain_data() -> None:
    args: dict[str, Argument] = {"who": Who(1), "n": 3, "all": (RED, "x", Who(0))}
    told = message("one", **args)
    assert told.form() == {
        "id": "one",
        "args": {
            "who": {"seat": 1},
            "n": 3,
            "all": [{"id": "card", "args": {"color": "red"}}, "x", {"seat": 0}],
        },
    }
    assert read_message(told.form()) == told
    wrongs: list[JsonValue] = ["one", {"seat": 1}, {"id": 1}, {"id": "one", "args": {"x": None}}]
    for wrong in [*wrongs, None]:
        with pytest.raises(ValueError, match=r"no message|nothing to say"):
            read_message(wrong)


@pytest.mark.parametrize(
    ("given", "locale", "language"),
    [
        ("de", "fr_FR.UTF-8", "de"),
        (None, "fr_FR.UTF-8", "fr"),
        (None, "de_AT@euro", "de"),
        (None, "it_IT", "en"),
        (None, "C.UTF-8", "en"),
        (None, "", "en"),
    ],
)
def test_the_terminal_speaks_the_language_of_its_locale(
    monkeypatch: pytest.MonkeyPatch, given: str | None, locale: str, language: str
) -> None:
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.delenv("LANG", raising=False)
    monkeypatch.setenv("LC_ALL", locale)
    assert preferred(given) == language
