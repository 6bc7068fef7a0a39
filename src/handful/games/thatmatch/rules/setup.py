"""How That Match Game is set up (TM-2 to TM-7), up to the first turn."""

from . import events as told
from .cards import POINT_CODES, STARS, point_codes_of
from .state import BaseState


def set_up(table: BaseState) -> None:
    """TM-2: two decks, each shuffled from canonical order; then all that follows."""
    table.shuffle_points(list(table.house.point_deck))
    table.shuffle_deck()
    lay_out(table)


def lay_out(table: BaseState) -> None:
    """TM-3 to TM-7: with both decks ready find the first player, deal, lay the market."""
    if table.house.by_stars:
        draw_for_first(table)
    if table.sink is not None:
        table.sink.append(told.FirstSeat(table.first))
    deal(table)
    for slot in range(table.house.slots):
        table.fill(slot)
        if table.sink is not None:
            table.sink.append(told.MarketLaid(slot, POINT_CODES[table.market[slot]]))
    table.turn = table.first


def draw_for_first(table: BaseState) -> None:
    """TM-3: most stars begins; those who tie turn up again; then all cards go back."""
    before: list[int] = []
    tied = list(range(table.seats))
    while len(tied) > 1:
        shown: list[int] = []
        for _ in tied:
            if not table.point_count:
                table.shuffle_points(before)
                before = []
            shown.append(table.top_point())
        if table.sink is not None:
            table.sink.append(told.StarsDrawn(tuple(tied), point_codes_of(shown)))
        before += shown
        most = max([STARS[card] for card in shown])
        tied = [seat for seat, card in zip(tied, shown, strict=True) if STARS[card] == most]
    table.first = tied[0]
    table.shuffle_points(list(table.house.point_deck))


def deal(table: BaseState) -> None:
    """TM-4: one at a time clockwise, the first player last."""
    for _ in range(table.house.hand_start):
        for step in range(1, table.seats + 1):
            table.deck_count -= 1
            table.take((table.first + step) % table.seats, table.deck[table.deck_count])
    if table.sink is not None:
        for step in range(1, table.seats + 1):
            seat = (table.first + step) % table.seats
            table.sink.append(told.Dealt(seat, table.house.hand_start, table.codes(seat)))
