"""Compiles the engine with mypyc where there is a C compiler; elsewhere the same files run as plain Python.

``ORRERY_COMPILE=0`` leaves the compiler out, ``ORRERY_COMPILE=1`` fails where it cannot be used. An editable install
stays plain, so that what was edited is what runs. Everything else is in pyproject.toml.
"""

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

ROOMS = ("kernel", "games", "bots")
COLD = (
    "__init__.py", "chronicle.py", "compiling.py", "component.py", "game.py", "hints.py", "history.py", "looking.py",
    "observation.py", "play.py", "record.py", "rulebook.py", "say.py", "shelf.py", "variant.py",
)  # fmt: skip
TEXTS = "text.py"
"""Texts, declarations and what runs once per game would gain nothing."""

WISH = os.environ.get("ORRERY_COMPILE", "")
BUILDS = {"bdist_wheel", "build", "build_ext", "install"}
SCRATCH = TemporaryDirectory(prefix="orrery-build-")
"""Nothing is built inside the checkout, where a later build would find it."""


def hot_files() -> list[str]:
    files = [path for room in ROOMS for path in sorted(Path("src/orrery", room).rglob("*.py"))]
    return [str(path) for path in files if path.name not in COLD and not path.name.endswith(TEXTS)]


def plain(reason: str) -> list[Extension]:
    """No extensions, and why."""
    if WISH == "1":
        sys.exit(f"ORRERY_COMPILE=1, but {reason}.")
    print(f"NOTICE: the engine is not compiled: {reason}. Compiled it would be three to five times as fast.")
    return []


class BuildOrLeave(build_ext):
    """Builds all extensions or, if one fails, leaves the engine as it is."""

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError) as trouble:
            plain(f"the C compiler failed ({trouble})")
            for built in self.get_outputs():
                Path(built).unlink(missing_ok=True)


def can_compile() -> bool:
    """Whether the smallest extension can be built."""
    source = Path(SCRATCH.name, "probe.c")
    source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n", encoding="ascii")
    command = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
    command.build_lib = command.build_temp = SCRATCH.name
    command.ensure_finalized()
    try:
        command.run()
    except (BaseError, CCompilerError):
        return False
    return True


def extensions() -> list[Extension]:
    if WISH == "0" or not BUILDS.intersection(sys.argv):
        return []
    if not can_compile():
        return plain("there is no C compiler, or Python’s headers are missing")
    try:
        from mypyc.build import mypycify
    except ImportError:
        return plain("mypy is not installed")
    try:  # -O3 keeps the C compiler busy twice as long for a gain of four per cent
        return list(mypycify(hot_files(), opt_level="1", debug_level="0", target_dir=SCRATCH.name))
    except SystemExit as trouble:
        return plain(f"mypyc refused it ({trouble})")


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildOrLeave},
    options={"build": {"build_base": SCRATCH.name}, "build_ext": {"parallel": os.cpu_count()}},
)
