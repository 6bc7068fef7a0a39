"""A list of moves reads as people speak, in every language, and is answered in the same words."""

import pytest

from handful.core.catalog import game
from handful.core.ink import plain
from handful.terminal.move_list import rows
from handful.terminal.move_matching import Wording, meant

GAME = game("ultimatch")
NAMES = ("Ada", "Ben", "Cleo")


@pytest.mark.parametrize(
    ("language", "move", "label"),
    [
        ("en", "no_offer", "offer nothing"),
        ("en", "offer O3 1 colour", "offer ▲● O3 maybe colour"),
        ("en", "accept 1 for R6", "take from Ben for ▲ R6"),
        ("de", "offer O3 3 none", "biete ▲● O3 super kein Hinweis"),
        ("es", "gift R6 to 2", "dar ▲ R6 a Cleo"),
        ("fr", "skip_trade", "pas d’échange"),
    ],
)
def test_a_move_is_listed_in_words(language: str, move: str, label: str) -> None:
    choice = Wording(GAME, NAMES, language=language).choice(GAME.rules.moves.read(move))
    assert (plain(choice.label), choice.text) == (label, move)


def test_many_offers_are_grouped_by_what_they_say() -> None:
    wording = Wording(GAME, NAMES)
    texts = [
        f"offer {card} {strength} {nature}"
        for card in ("O3", "B2", "B3")
        for strength in (1, 2, 3)
        for nature in ("none", "colour", "number", "pair")
    ]
    choices = [wording.choice(GAME.rules.moves.read(text)) for text in texts]
    assert plain(rows(choices)[0].label) == "offer ▲● O3 maybe … 4"
    found = meant(["great", "B3", "pair"], choices, wording)
    assert [choice.text for choice in found] == ["offer B3 3 pair"]
