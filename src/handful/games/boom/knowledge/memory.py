"""What a seat of Boom Goes the Dynamite may remember."""

from typing import NamedTuple

from handful.core import Seat, Told
from handful.core.rng import WORD, drawn

from ..rules.cards import MATCH_NUMBERS, PLACE_NUMBERS
from ..rules.constants import House
from ..rules.options import Options


class Sighting(NamedTuple):
    """A card that was seen, and with the how-manieth event that was told."""

    card: int
    told: int


class Memory:
    """Every card that has been seen and still lies where it was."""

    def __init__(self, options: Options, seats: int, seat: Seat | None) -> None:
        self.options, self.seats, self.seat = options, seats, seat
        self.house = House(options, seats)
        self.seen: dict[int, Sighting] = {}
        self._told: list[Told] = []
        self._mixed = [0 if seat is None else seat + 1]

    def fold(self, event: Told) -> None:
        """Take one more event in."""
        self._told.append(event)
        match event:
            case {"event": "flipped", "place": str(place), "card": str(code)}:
                sighting = Sighting(MATCH_NUMBERS[code], len(self._told))
                self.seen[PLACE_NUMBERS[place]] = sighting
            case {"event": "matched" | "exploded", "places": list(places)}:
                for emptied in places:
                    self.seen.pop(PLACE_NUMBERS[str(emptied)], None)

    def recalls(self, sighting: Sighting, share: float) -> bool:
        """Whether a player who remembers this share of the cards it sees remembers this one.

        The luck of a sighting comes from all that was told before it: the same cards are
        remembered whenever one is asked.
        """
        if share >= 1:
            return True
        for event in self._told[len(self._mixed) - 1 : sighting.told]:
            self._mixed.append(drawn((self._mixed[-1] + _digest(event)) & WORD))
        return (self._mixed[sighting.told] >> 11) / (1 << 53) < share


def _digest(event: Told) -> int:
    """A number that depends on all of an event, the same on every machine."""
    number = 0
    for letter in repr(sorted(event.items())):
        number = (number * 131 + ord(letter)) & WORD
    return number
