"""Every clause of the rulebook, shown."""

from handful.testing.scenario import beside

test_scenario = beside(__file__)
