"""Hypothesis strategies over any game: options, journeys, positions."""

from hypothesis import strategies as st

from handful.core import AnyGame, Options, Play

from .law_trials import Journey, journey, some_options


@st.composite
def options(draw: st.DrawFn, game: AnyGame, seats: int) -> Options:
    """Options that make a game for so many seats."""
    return some_options(game, seats, lambda below: draw(st.integers(0, below - 1)))


@st.composite
def journeys(draw: st.DrawFn, game: AnyGame) -> Journey:
    """A random game and the stretch of it to look at."""
    return journey(game, lambda below: draw(st.integers(0, below - 1)))


@st.composite
def positions(draw: st.DrawFn, game: AnyGame) -> Play:
    """A random game, timed or not, at one of its positions."""
    return draw(journeys(game)).depart().play
