from handful.testing.scenario import beside

test_scenario = beside(__file__)
