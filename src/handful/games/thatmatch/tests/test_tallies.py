"""What a designer counts, in a few events."""

from handful.games.thatmatch.rules.events import NumberPlayed, PointTaken, TurnBegan
from handful.games.thatmatch.study.tallies import tallies


def test_a_point_card_is_stolen_on_somebody_else_s_turn() -> None:
    def taken(seat: int) -> PointTaken:
        return PointTaken(seat, slot=0, card="P", stars=1, total=1, discarded=())

    play = NumberPlayed(seat=0, card="R3", slot=0, colour="R", value=3, takes=True)
    found = tallies([TurnBegan(0, 0), play, taken(0), play, taken(1), TurnBegan(1, 0), taken(1)])
    assert found["thefts in a game"] == (1.0, 1.0)
    assert found["point cards that are stolen"] == (1.0, 3.0)
    assert found["number cards in a turn"] == (2.0, 2.0)
