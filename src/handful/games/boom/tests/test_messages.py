"""What Boom says and asks: to whom it happened, the sum worked out, and what follows."""

import pytest

from handful.core import Told
from handful.core.catalog import game
from handful.games.boom.messages.log import tell
from handful.i18n.games import in_english, speaker

IGNITED: Told = {
    "event": "matched",
    "seat": 0,
    "kind": "ignited",
    "places": ["A1", "A2"],
    "cards": ["5.R", "7.B"],
    "laid": [["+1"], ["-1"]],
    "used": ["+1.R", "-1.B"],
    "result": "6",
}
BLAST: Told = {
    "event": "exploded",
    "seat": 0,
    "place": "B1",
    "places": ["B1", "A1", "C1"],
    "cards": ["D", "5.R", "D"],
}
CLOSED: Told = {
    "event": "window_closed",
    "seat": 0,
    "reason": "stop",
    "cards": ["T.R", "W.B"],
    "scored": False,
}


@pytest.mark.parametrize(
    ("event", "said"),
    [
        ({"event": "flipped", "seat": 0, "place": "A1", "card": "5.R"}, "You turn over A1."),
        (IGNITED, "You ignite 5 + 1 = 7 − 1 = 6 and win 4 cards."),
        (
            {**IGNITED, "cards": ["4.R", "7.B"], "laid": [[], ["+1", "/2"]]},
            "You ignite (7 + 1) ÷ 2 = 4 and win 4 cards.",
        ),
        (BLAST, "Boom! You take the dynamite at B1 and 2 cards around it: 5 and dynamite."),
        (
            {**BLAST, "cards": ["D", "", "3.Y"]},
            "Boom! You take the dynamite at B1 and 2 cards around it; "
            "what lay face down stays hidden to the end.",
        ),
        (
            {**BLAST, "places": ["B1"], "cards": ["D"]},
            "Boom! You take the dynamite at B1; no card touches it.",
        ),
        (
            CLOSED,
            "You put the fuse out. The 2 cards that fed the fuse are lost and count for nobody.",
        ),
        (
            {**CLOSED, "reason": "time", "cards": ["T.R"], "scored": True},
            "Time is up. You win the card that lit the fuse.",
        ),
    ],
)
def test_a_line_of_the_log(event: Told, said: str) -> None:
    line = tell(event)
    assert line
    assert speaker(game("boom"), "en", ("Ada", "Ben"), 0).say(line) == said


FOLLOWS = {
    "1 2 3 4": "3 more cards are laid out",
    "1 2": "2 more cards are laid out",
    "1": "one more card is laid out",
    "": "all hands are laid open in the middle, for everybody to use",
}


@pytest.mark.parametrize("pile", FOLLOWS)
def test_a_vote_says_what_follows_when_all_agree(pile: str) -> None:
    boom = game("boom")
    assert boom.messages
    table = {"dry": 3, "match_pile": pile, "short_match": True, "hands": ["+1", "+1", "+2"]}
    view = boom.knowledge.view(boom.knowledge.arrange(boom.rules.options(), 3, table), 0)
    asked = [boom.messages.explain(view, {"move": move}) for move in ("call_stuck", "agree")]
    said = [in_english(boom, one) for one in asked]
    assert said == [f"If all others agree, {FOLLOWS[pile]}.", f"If all agree, {FOLLOWS[pile]}."]


@pytest.mark.parametrize(
    ("hint", "hand", "asked"),
    [
        ("off", "+3 /2", "9 and 4: can you make them equal?"),
        ("glow", "+3 /2", "Your cards cannot make 9 and 4 equal: turn both back"),
        ("glow", "+3 +2", "9 and 4: can you make them equal?"),
        ("glow", "+3 W", "9 and 4: can you make them equal?"),
        ("full", "+3 /2", "Your cards cannot make 9 and 4 equal: turn both back"),
    ],
)
def test_a_sum_that_cannot_be_made_is_named_where_the_house_rules_tell(
    hint: str, hand: str, asked: str
) -> None:
    """BD-15: by the usual rules it is for the player to find."""
    boom = game("boom")
    assert boom.messages
    options = boom.rules.options.read({"ignite_hint": hint})
    table = {"matchbox": "9 4 1 2 3 5 6 7 8", "up": "A1 B1", "hands": [hand, "+1"]}
    state = boom.knowledge.arrange(options, 2, table)
    own, other = (
        boom.messages.prompt(boom.knowledge.view(state, seat), seat) for seat in (0, None)
    )
    assert in_english(boom, own) == asked
    assert in_english(boom, other) == "seat 1 tries to make 9 and 4 equal"


def test_what_is_past_does_not_read_like_an_order() -> None:
    line = tell({"event": "turn_ended", "seat": 0, "reason": "missed", "dry": 4})
    assert line
    assert speaker(game("boom"), "en", ("Ada", "Ben"), 0).say(line) == (
        "You had no match: both cards were turned back. "
        "That makes 4 turns in a row without success."
    )
