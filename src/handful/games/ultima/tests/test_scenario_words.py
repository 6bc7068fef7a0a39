"""What a scenario file of Ultima may name: a slip of the pen is an error, never a pass."""

from pathlib import Path

import pytest

from handful.testing.scenario import BadScenario, load

FILE = """
game = "ultima"
[[scenario]]
id = "one"
clauses = ["UL-2"]
shows = "Something."
seats = 2
table = {}
steps = [%s]
"""


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ("{ seat = 0, sees = { hnad = [] } }", "there is no key of a view 'hnad'"),
        ("{ seat = 0, unseen = ['crad'] }", "there is no key of a view 'crad': did you mean card?"),
        ("{ seat = 0, legal = ['play R-P4.2'] }", "'play R-P4.2' is no move"),
    ],
)
def test_a_misspelt_name_is_an_error(tmp_path: Path, step: str, said: str) -> None:
    path = tmp_path / "some.toml"
    path.write_text(FILE % step, "utf-8")
    with pytest.raises(BadScenario) as bad:
        load(path)
    assert said in str(bad.value)
