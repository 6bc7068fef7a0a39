"""How a review plays Ultimatch on, and what the chances that it finds come to.

The curves were fitted by `bench/calibration_report.py --fit` to games of `sharp` players with the
deals from 700,000 on, and checked with the deals from 900,000 on (docs/review.md).
"""

from typing import Final

from handful.core import Foresight

FORESIGHT: Final = Foresight(
    slips=0.1,
    known={
        1: (0.0, 0.11, 0.19, 0.29, 0.39, 0.44, 0.52, 0.65, 0.77, 0.89, 1.0),
        2: (0.0, 0.1, 0.17, 0.24, 0.35, 0.42, 0.52, 0.63, 0.75, 0.88, 0.99),
        3: (0.0, 0.09, 0.17, 0.23, 0.29, 0.38, 0.44, 0.59, 0.72, 0.86, 1.0),
        4: (0.0, 0.1, 0.18, 0.28, 0.35, 0.43, 0.49, 0.62, 0.77, 0.91, 1.0),
        5: (0.0, 0.1, 0.18, 0.26, 0.36, 0.44, 0.5, 0.62, 0.76, 0.9, 1.0),
    },
    opened={
        1: (0.0, 0.1, 0.2, 0.3, 0.38, 0.46, 0.52, 0.65, 0.8, 0.91, 1.0),
        2: (0.01, 0.09, 0.15, 0.25, 0.36, 0.48, 0.53, 0.66, 0.81, 0.9, 1.0),
        3: (0.0, 0.07, 0.15, 0.22, 0.29, 0.38, 0.46, 0.59, 0.77, 0.89, 1.0),
        4: (0.0, 0.09, 0.17, 0.28, 0.34, 0.43, 0.5, 0.64, 0.82, 0.92, 1.0),
        5: (0.0, 0.09, 0.17, 0.27, 0.35, 0.44, 0.51, 0.64, 0.8, 0.9, 1.0),
    },
)
