"""Ultimatch in words: a sentence begins with a capital letter, whatever stands first in it."""

import pytest

from handful.core import message
from handful.core.catalog import game
from handful.i18n import LANGUAGES
from handful.i18n.games import speaker, spoken


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mixed", [None, "G"])
def test_two_colours_that_do_not_mix_begin_a_sentence(language: str, mixed: str | None) -> None:
    one, other, wanted = (message("color", color=letter) for letter in "OPR")
    said = message("mismatch-unmixed", one=one, other=other, color=wanted)
    if mixed:
        made = message("color", color=mixed)
        said = message("mismatch-mixed", one=one, other=other, mixed=made, color=wanted)
    words = spoken(said, speaker(game("ultimatch"), language))
    assert words[0].isupper(), words
