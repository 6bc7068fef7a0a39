"""Says at the end of a run in how many positions the laws were held."""

from collections import Counter

import pytest

BEGIN = "positions of "


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Add up what the tests recorded, also over several processes."""
    held: Counter[str] = Counter()
    for report in terminalreporter.stats.get("passed", []):
        for name, value in getattr(report, "user_properties", []):
            if name.startswith(BEGIN):
                held[name.removeprefix(BEGIN)] += value
    for key, positions in held.items():
        terminalreporter.write_line(f"{key}: every law held in {positions:,} positions")
