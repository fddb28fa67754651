"""The one promise the compiler needs, without depending on the compiler; and whether it has been at work.

Kernel classes may be subclassed by games that are not compiled; mypyc has to be told. It reads the decorator by
its full name, so type checkers see the real one and nothing is imported when the game runs.
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**promises):
        return lambda cls: cls


def compiled() -> bool:
    """Whether the engine that runs is the compiled one."""
    engine = find_spec("orrery.kernel.state")
    return engine is not None and not str(engine.origin).endswith(".py")


__all__ = ["compiled", "mypyc_attr"]
