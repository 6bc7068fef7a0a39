"""After the game: how the chances went, what was luck and what was skill, and which moves counted.

Everything follows from the record alone, so everybody who looks at a game sees the same numbers.
"""

from typing import Final

EDITION: Final = 4
"""Rises when a review of the same game would say something else: kept ones are then made again."""
