"""What people say over Boom Goes the Dynamite: offered as buttons where there is no free chat."""

from typing import Final

PHRASES: Final = {
    "tick_tock": "Tick, tock …",
    "bang": "Bang!",
    "it_was_here": "I was sure it lay here!",
    "so_close": "So close!",
    "who_remembers": "Does anybody remember?",
    "good_sum": "Nicely calculated!",
}
