"""The pages have words for what the server names by a key."""

from handful.i18n.games import HOUSE_PHRASES, speaker
from handful.server.ws.protocol import SIGNS


def test_the_house_has_words_for_every_sign_and_phrase() -> None:
    wanted = [f"sign-{sign}" for sign in SIGNS] + [f"phrase-{key}" for key in HOUSE_PHRASES]
    assert [one for one in wanted if not speaker(None).has(one)] == []
