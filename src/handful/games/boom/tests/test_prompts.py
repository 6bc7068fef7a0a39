"""What Boom asks, and what it promises for an answer."""

import pytest

from handful.core.catalog import game
from handful.i18n.games import in_english

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
