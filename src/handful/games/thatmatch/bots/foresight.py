"""How a review plays That Match Game on, and what the chances that it finds come to.

The curves were fitted by `bench/calibration_report.py --fit` to games of `sharp` players with the
deals from 700,000 on, and checked with the deals from 900,000 on (docs/review.md).
"""

from typing import Final

from handful.core import Foresight

FORESIGHT: Final = Foresight(
    known={
        2: (0.05, 0.18, 0.24, 0.31, 0.4, 0.51, 0.62, 0.73, 0.79, 0.89, 0.98),
        3: (0.02, 0.12, 0.22, 0.29, 0.42, 0.53, 0.64, 0.73, 0.79, 0.9, 0.98),
        4: (0.02, 0.12, 0.21, 0.3, 0.42, 0.5, 0.61, 0.7, 0.79, 0.9, 0.97),
        5: (0.01, 0.11, 0.21, 0.31, 0.42, 0.5, 0.62, 0.69, 0.77, 0.89, 0.98),
    },
    opened={
        2: (0.08, 0.18, 0.22, 0.3, 0.38, 0.49, 0.61, 0.68, 0.77, 0.8, 0.9),
        3: (0.03, 0.12, 0.21, 0.29, 0.42, 0.48, 0.58, 0.67, 0.75, 0.83, 0.93),
        4: (0.02, 0.12, 0.21, 0.29, 0.38, 0.47, 0.57, 0.66, 0.74, 0.83, 0.92),
        5: (0.01, 0.11, 0.21, 0.29, 0.39, 0.46, 0.57, 0.68, 0.75, 0.83, 0.94),
    },
)
