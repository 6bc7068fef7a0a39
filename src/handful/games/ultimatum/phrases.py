"""What people say over Ultimatum: offered as buttons where there is no free chat."""

from typing import Final

PHRASES: Final = {
    "fair_enough": "Fair enough.",
    "not_enough": "That is not enough.",
    "take_it": "Take it or leave it.",
    "no_deal": "No deal.",
    "trust_me": "Trust me.",
    "i_will_remember": "I will remember that.",
}
