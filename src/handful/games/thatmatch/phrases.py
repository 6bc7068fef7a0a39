"""What people say over That Match Game: offered as buttons where there is no free chat."""

from typing import Final

PHRASES: Final = {
    "lightning": "Lightning!",
    "not_me": "Why me?",
    "truce": "Truce?",
    "thanks_for_points": "Thank you for the points.",
    "nobody_answers": "Does nobody answer?",
    "nice_sum": "What a sum!",
}
