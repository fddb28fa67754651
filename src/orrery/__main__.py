"""``python -m orrery`` is the ``orrery`` command."""

from orrery.terminal.main import main

main()
