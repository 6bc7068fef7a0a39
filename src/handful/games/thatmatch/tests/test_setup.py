"""Who begins, when the point deck runs out, and in which order chance is used."""

from handful.core.rng import shuffle
from handful.games.thatmatch import GAME
from handful.games.thatmatch.rules.cards import NUMBERS, STARS, playing_deck, point_deck
from handful.games.thatmatch.rules.constants import House
from handful.games.thatmatch.rules.events import Dealt, StarsDrawn
from handful.games.thatmatch.rules.options import Options
from handful.games.thatmatch.rules.rules import State
from handful.games.thatmatch.rules.setup import draw_for_first


def test_the_point_deck_may_run_out_while_seats_tie() -> None:
    """Three seats tie twice, one card is left; the others are shuffled and go on (R-10)."""
    state = State(House(Options.read({}), 3), 3)
    by_stars = [[card for card in range(len(STARS)) if STARS[card] == n] for n in range(6)]
    state.set_point_deck([by_stars[3][0], *by_stars[2][:3], *by_stars[1][:3]])
    state.sink = []
    draw_for_first(state)
    rounds = [event for event in state.sink if isinstance(event, StarsDrawn)]
    assert [len(set(one.cards)) for one in rounds] == [3, 3, 3]
    assert state.first == 0
    assert sorted(state.point_cards()) == list(point_deck(sixes=True))


def test_the_order_of_chance_is_the_rulebook_s() -> None:
    """R-47: point deck, playing deck, point deck again; the market is the top of the last."""
    points, cards = bytearray(point_deck(sixes=True)), bytearray(playing_deck(True, True))
    chance = shuffle(cards, shuffle(points, 77))
    again = bytearray(point_deck(sixes=True))
    chance = shuffle(again, chance)
    state = GAME.rules.start(GAME.rules.options(), 3, 77, False)
    assert state.market[:4] == [again.pop() for _ in range(4)]
    assert state.chance == chance
    state = GAME.rules.start(GAME.rules.options.read({"first_player": "seat0"}), 3, 77, False)
    assert state.market[:4] == [points.pop() for _ in range(4)]


def test_cards_are_dealt_one_at_a_time_from_the_left_of_the_first_player() -> None:
    state = GAME.rules.start(GAME.rules.options(), 4, 5, False)
    cards = bytearray(playing_deck(True, True))
    shuffle(cards, shuffle(bytearray(point_deck(sixes=True)), 5))
    order = [(state.first + step) % 4 for step in range(1, 5)]
    dealt = {seat: [cards[-1 - at - 4 * n] for n in range(5)] for at, seat in enumerate(order)}
    told = [event for event in state.sink or [] if isinstance(event, Dealt)]
    assert [event.seat for event in told] == order
    for event in told:
        assert sorted(NUMBERS[code] for code in event.cards) == sorted(dealt[event.seat])
