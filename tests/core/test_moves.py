"""The grammar of moves: text, structure, and what is refused."""

import pytest

from handful.core import Field, Form, Grammar, Listed, Numbers, Refused, Seats, Verb, Words, flag
from handful.i18n.games import why_not

CARD = Words(("A", "B", "C"), also={"a": "A"}, called="a card")
GRAMMAR = Grammar(
    Verb(
        "play", Field("card", CARD), Field("color", Words(("R", "G")), optional=True), flag("call")
    ),
    Verb("give", Field("card", CARD), Field("seat", Seats(4), keyword="to")),
    Verb("lend", Field("card", CARD), Field("seat", Seats(4), optional=True, keyword="to")),
    Verb("toss", Field("cards", Listed(CARD, least=1, most=3))),
    Verb("light", Field("first", Listed(CARD)), Field("second", Listed(CARD), keyword="on")),
    Verb("bid", Field("share", Numbers(-5, 20))),
)

PAIRS: list[tuple[str, Form]] = [
    ("play A", {"move": "play", "card": "A"}),
    ("play A R call", {"move": "play", "card": "A", "color": "R", "call": True}),
    ("play B call", {"move": "play", "card": "B", "call": True}),
    ("give C to 2", {"move": "give", "card": "C", "seat": 2}),
    ("toss A A B", {"move": "toss", "cards": ("A", "A", "B")}),
    ("light A on B C", {"move": "light", "first": ("A",), "second": ("B", "C")}),
    ("light A", {"move": "light", "first": ("A",), "second": ()}),
    ("light", {"move": "light", "first": (), "second": ()}),
    ("bid -3", {"move": "bid", "share": -3}),
]


@pytest.mark.parametrize(("text", "form"), PAIRS)
def test_text_and_structure_round_trip(text: str, form: Form) -> None:
    assert GRAMMAR.parse(text) == form
    assert GRAMMAR.write(form) == text
    listed = {key: list(one) if isinstance(one, tuple) else one for key, one in form.items()}
    assert GRAMMAR.check(listed) == form


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("play a", {"move": "play", "card": "A"}),
        ("  give  A to  S3 ", {"move": "give", "card": "A", "seat": 3}),
    ],
)
def test_other_spellings_mean_the_same(text: str, form: Form) -> None:
    assert GRAMMAR.parse(text) == form


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "There is no move “”"),
        ("fly A", "There is no move “fly”"),
        ("play", "“play” needs card: a card"),
        ("play Z", "needs card: a card, not “Z”"),
        ("play A A", "“A” does not belong here. Write: play CARD"),
        ("give A 2", "needs seat"),
        ("give A to 4", "“to” needs seat: a seat from 0 to 3, not “4”"),
        ("give A to", "After “to” comes a seat from 0 to 3."),
        ("lend A to Zoe", "“to” needs seat: a seat from 0 to 3, not “Zoe”"),
        ("toss", "needs cards"),
        ("toss A A A A", "does not belong here"),
        ("bid 21", "a number from -5 to 20"),
        ("bid ²", "a number from -5 to 20"),
        ("bid 99999999999999999999", "a number from -5 to 20"),
    ],
)
def test_malformed_text_is_refused(text: str, said: str) -> None:
    with pytest.raises(Refused) as refused:
        GRAMMAR.parse(text)
    assert refused.value.refusal.code == "malformed_move"
    assert said in why_not(refused.value)


@pytest.mark.parametrize(
    "given",
    [
        None,
        "play A",
        [],
        {},
        {"move": None},
        {"move": ["play"]},
        {"move": "play"},
        {"move": "play", "card": "Z"},
        {"move": "play", "card": ["A"]},
        {"move": "play", "card": "A", "call": "yes"},
        {"move": "play", "card": "A", "extra": 1},
        {"move": "give", "card": "A", "seat": True},
        {"move": "give", "card": "A", "seat": 1.0},
        {"move": "give", "card": "A", "seat": -1},
        {"move": "toss", "cards": []},
        {"move": "toss", "cards": "AB"},
        {"move": "toss", "cards": [["A"]]},
        {"move": "toss", "cards": ["A"] * 4},
    ],
)
def test_malformed_structure_is_refused(given: object) -> None:
    with pytest.raises(Refused) as refused:
        GRAMMAR.check(given)
    assert refused.value.refusal.code == "malformed_move"


def test_absent_and_false_are_the_same() -> None:
    form = GRAMMAR.check({"move": "play", "card": "A", "call": False, "color": None})
    assert form == {"move": "play", "card": "A"}
