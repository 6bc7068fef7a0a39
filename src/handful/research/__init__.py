"""The games as environments for learners: PettingZoo, Gymnasium, OpenSpiel, and datasets.

Everything here is made over the catalogue: what a game's moves are (`actions`), what a seat sees
(`handful.core.observation`), who is asked next (`table`) and what a result is worth (`rewards`).
"""
