"""English sentences that know what they were made of, so that a page can say them in its language.

A template is written out where it is said (`said("You do not hold {card}.", card=…)`), so that a
test can find them all and ask every language for each (`web/said/LANGUAGE.json` of a game).
"""

from collections.abc import Sequence
from typing import Self

from .events import JsonValue
from .ink import plain
from .message import Message
from .text import listed


class Said(str):
    """The sentence; `form` is what it was made of, as plain data."""

    __slots__ = ("form",)
    form: JsonValue

    def __new__(cls, text: str, form: JsonValue) -> Self:
        """A sentence and its form."""
        made = super().__new__(cls, text)
        made.form = form
        return made


def said(template: str, /, **values: str | int | Message) -> Said:
    """A template, filled in: a plain string stays as it is in every language, like a name."""
    form: dict[str, JsonValue] = {"say": template}
    if values:
        form["with"] = {name: form_of(value) for name, value in values.items()}
    return Said(template.format(**values), form)


def seat_said(seat: int) -> Said:
    """A seat, which a page calls by the name of whoever sits there."""
    return Said(f"seat {seat}", {"seat": seat})


def card_said(code: str, text: str) -> Said:
    """A card: `text` in English, and as the page names it elsewhere."""
    return Said(text, {"card": code})


def word_said(key: str, text: str) -> Said:
    """A word that pages have already, under this key of the game's `web/words`."""
    return Said(text, {"word": key})


def change_said(change: float) -> Said:
    """So much more or less, to a tenth."""
    return Said(f"{change:+.1f}", {"change": round(change, 1)})


def several_said(things: Sequence[str]) -> Said:
    """Things as a sentence lists them: “A, B and C”."""
    return Said(listed(things), {"list": [form_of(one) for one in things]})


def sentence(*parts: str) -> Said:
    """Clauses as one sentence, with a capital letter and a full stop."""
    text = "; ".join(parts)
    return Said(f"{text[:1].upper()}{text[1:]}.", {"sentence": [form_of(one) for one in parts]})


def paragraph(*sentences: str) -> Said:
    """Sentences, one after the other."""
    return Said(" ".join(sentences), {"paragraph": [form_of(one) for one in sentences]})


def form_of(value: str | int | Message) -> JsonValue:
    """What a value was made of; of a plain string nothing is known."""
    if isinstance(value, Message):
        return value.form()
    if isinstance(value, Said):
        return value.form
    return plain(value) if isinstance(value, str) else value
