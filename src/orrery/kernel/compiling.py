"""The one promise the compiler needs, without depending on the compiler; and whether it has been at work.

Kernel classes may be subclassed by games that are not compiled; mypyc has to be told. It reads the decorator by
its full name, so type checkers see the real one and nothing is imported when the game runs.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**promises):
        return lambda cls: cls


def compiled() -> bool:
    """Whether the engine that runs is the compiled one."""
    from orrery.kernel import state

    return not str(state.__file__).endswith(".py")


__all__ = ["compiled", "mypyc_attr"]
