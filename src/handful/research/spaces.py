"""The spaces of a game as Gymnasium describes them."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from .episode import Setup

Observation = dict[str, NDArray[Any]]
"""The vector under `observation`, what may be done under `action_mask`."""


def observation_space(setup: Setup) -> spaces.Dict:
    """The vector and the mask."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (setup.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (setup.actions.size,), np.int8),
        }
    )


class Choices(spaces.Discrete[np.int64]):
    """A Discrete that draws under a mask at once.

    Gymnasium's own looks through the mask for ones and noughts several times, which takes longer
    than a step of our games.
    """

    def sample(
        self, mask: NDArray[np.int8] | None = None, probability: NDArray[Any] | None = None
    ) -> np.int64:
        """Any allowed action, each as likely as the others; the first one where none is."""
        if mask is None or probability is not None:
            return super().sample(mask, probability)
        if mask.shape != (self.n,):
            raise ValueError(f"a mask of {self.n} actions has the shape ({self.n},)")
        allowed = mask.nonzero()[0]
        if not len(allowed):
            return self.start
        drawn: np.int64 = allowed[int(self.np_random.random() * len(allowed))]
        return drawn


def action_space(setup: Setup) -> Choices:
    """Every token, and `wait` as the last."""
    return Choices(setup.actions.size)
