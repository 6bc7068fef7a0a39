"""What a card is and does, as the one-page rules say it."""

from handful.core import Play
from handful.i18n.page import card_help


def about_card(play: Play, code: str, language: str) -> str:
    """The sentence, without marks; nothing where the game says none."""
    said = card_help(play.game, code, language, play.options, play.seats)
    return said.text.replace("*", "") if said else ""
