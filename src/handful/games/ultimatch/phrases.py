"""What people say over Ultimatch: offered as buttons where there is no free chat."""

from typing import Final

PHRASES: Final = {
    "together": "Together we can do it.",
    "your_choice": "Your choice.",
    "let_me_think": "Let me think.",
    "great_match": "Great match!",
    "nearly_done": "Nearly done!",
    "no_way_out": "I see no way out.",
}
