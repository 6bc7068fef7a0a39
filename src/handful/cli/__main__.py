"""`python -m handful.cli`."""

from . import main

main()
