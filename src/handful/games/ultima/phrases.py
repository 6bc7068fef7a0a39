"""What people say over Ultima: offered as buttons where there is no free chat."""

from typing import Final

PHRASES: Final = {
    "caught": "Caught you!",
    "in_tune": "That was in tune.",
    "out_of_tune": "Out of tune!",
    "full_octave": "A full octave!",
    "my_colour": "My colour at last!",
    "another_hand": "One more hand?",
}
