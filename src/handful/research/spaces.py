"""The spaces of a game as Gymnasium describes them."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from .table import Setup

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


def action_space(setup: Setup) -> spaces.Discrete:
    """Every token, and `wait` as the last."""
    return spaces.Discrete(setup.actions.size)
