"""What server tests share."""

from collections.abc import Iterator

import pytest

from .toy import install


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The key of a tiny game that only this test's process knows."""
    with install(monkeypatch):
        yield "toy"
