"""Cards as parts of a sentence."""

from collections.abc import Sequence

from handful.core.said import Said, several_said, word_said

from .rules.cards import KIND_NAMES, KINDS


def kind_said(kind: int) -> Said:
    """A kind of IGNITE card by its number."""
    return word_said(f"boom.kind.{KINDS[kind]}", KIND_NAMES[kind])


def kinds_said(kinds: Sequence[int]) -> Said:
    """Several kinds, as a sentence lists them."""
    return several_said([kind_said(kind) for kind in kinds])
