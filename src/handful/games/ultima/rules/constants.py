"""The words of Ultima's rules as numbers: phases, modes, and the options of one table."""

from typing import Final

from .cards import CARDS
from .matching import FITTING
from .options import Options

TURN, DRAWN, PENALTY, HAND_OVER, GAME_OVER = range(5)
PHASES: Final = ("turn", "drawn", "penalty", "hand_over", "game_over")

STACKING: Final = ("off", "add", "pass")
STACKING_OFF, STACKING_ADD, STACKING_PASS = range(3)
SCORING: Final = ("standard", "elimination", "simple")
STANDARD, ELIMINATION, SIMPLE = range(3)
STARTERS: Final = ("rotate", "fixed", "winner")
ROTATE, FIXED, WINNER = range(3)
ULTIMA_MODES: Final = ("race", "polled", "auto")
RACE, POLLED, AUTO = range(3)

NOT_YET, TARGET_REACHED, AGREED, ONE_LEFT, ALL_OUT, HANDS_USED_UP = range(6)
ENDINGS: Final = ("", "target", "agreement", "last", "all_eliminated", "max_hands")
WENT_OUT, STALEMATE, TURNS_USED_UP = range(3)
HAND_ENDINGS: Final = ("out", "stalemate", "turn_cap")
FOR_TURN, FOR_TRITONE, FOR_OPENING, FOR_SILENCE, FOR_MISHEARING = range(5)
DRAWN_FOR: Final = ("turn", "draw2", "opening", "uncalled", "misheard")

NOBODY: Final = -1
NO_CARD: Final = -1
NO_GUARD: Final = -1
CLOCKWISE: Final = 1
ONE_CARD: Final = 1
TWO_SEATS: Final = 2
MOST_DECKS: Final = 3
MOST_CARDS: Final = MOST_DECKS * CARDS


class House:
    """The options of one table, ready for the rules; every position of a game shares it."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.decks = options.deck_count(seats)
        self.fitting = FITTING[options.tritone_wild]
        self.must_play = options.must_play
        self.stacking = STACKING.index(options.stacking)
        self.scoring = SCORING.index(options.scoring)
        self.target = options.goal()
        self.by_agreement = options.match_end == "agreement"
        self.starter = STARTERS.index(options.starter)
        self.final_draw = options.final_penalty == "draw"
        self.ultima_mode = ULTIMA_MODES.index(options.ultima_mode)
        self.guard = options.ultima_guard_ms
        self.turn_cap = options.turn_cap
        self.max_hands = options.max_hands
        self.blind = options.ear_mode == "blind"
