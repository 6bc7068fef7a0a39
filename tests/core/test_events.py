"""Events: who is told what."""

import pytest

from handful.core import Event, fleeting, only, public


class Gave(Event):
    """A card changed hands."""

    giver: int = public()
    taker: int = public()
    cards: tuple[str, ...] = only("giver", "taker")


class Whispered(Event):
    """Only one seat hears it."""

    seat: int = only("seat")
    word: str = only("seat")


class Glimpsed(Event):
    """A card was turned up and down again."""

    place: str = public()
    card: str = fleeting()


class RoundOver(Event):
    """Nothing to say but that."""


def test_private_fields_go_to_the_named_seats_only() -> None:
    gave = Gave(1, 2, ("A", "B"))
    assert gave.seen_by(1) == gave.seen_by(2) == gave.whole()
    assert gave.seen_by(0) == gave.seen_by(None) == {"event": "gave", "giver": 1, "taker": 2}


def test_event_without_public_fields_is_told_to_nobody_else() -> None:
    assert Whispered(3, "hush").seen_by(0) is None
    assert Whispered(3, "hush").seen_by(None) is None
    assert Whispered(3, "hush").seen_by(3) == {"event": "whispered", "seat": 3, "word": "hush"}


def test_what_is_shown_for_a_moment_is_not_told_again() -> None:
    glimpsed = Glimpsed("A1", "7")
    assert glimpsed.seen_by(0) == glimpsed.seen_by(None) == glimpsed.whole()
    assert glimpsed.seen_again(0) == {"event": "glimpsed", "place": "A1"}
    assert Gave(1, 2, ("A",)).seen_again(1) == Gave(1, 2, ("A",)).seen_by(1)
    assert Whispered(3, "hush").seen_again(0) is None


def test_event_without_fields_is_told_to_everybody() -> None:
    assert RoundOver().seen_by(None) == {"event": "round_over"}


def test_told_is_plain_data() -> None:
    class Scored(Event):
        """Points."""

        points: dict[int, tuple[int, ...]] = public()

    assert Scored({0: (1, 2)}).whole() == {"event": "scored", "points": {"0": [1, 2]}}
    with pytest.raises(TypeError, match="cannot carry a set"):
        Scored({0: {1}}).whole()  # type: ignore[dict-item]  # the point of the test


def test_field_without_an_audience_is_an_error() -> None:
    with pytest.raises(TypeError, match=r"Leaky\.card does not say who may see it"):

        class Leaky(Event):
            card: str


def test_audience_must_be_a_field() -> None:
    with pytest.raises(TypeError, match="shown to a seat the event does not name"):

        class Odd(Event):
            card: str = only("owner")

    with pytest.raises(TypeError, match="needs the name of a field"):
        only()
