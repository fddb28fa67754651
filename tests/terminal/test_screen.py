"""A real terminal, and what may be written on it."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
from pathlib import Path

from orrery.kernel.text import fold
from orrery.terminal.screen import harmless
from tests.cases import FIRST


def test_words_are_found_without_accents_and_foreign_text_is_harmless() -> None:
    assert fold("Żółte UKŁADY ") == "zolte uklady"
    assert harmless("a\x1b[31mb\ud800") == "a·[31mb?"


def test_a_real_terminal(tmp_path: Path) -> None:
    """The command in a pseudo-terminal: it clears the screen, shows a table, and Ctrl-C asks before it leaves."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "30", "LANG": "en"}
    heed = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"  # in the background it is ignored
    start = f"{heed}; from orrery.terminal.main import main; main()"
    command = [sys.executable, "-c", start, "play", FIRST.name, "--seed", "4"]
    process = subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, cwd=tmp_path, start_new_session=True
    )
    os.close(theirs)
    said = read_until(ours, "help › ")
    os.write(ours, b"done\n")
    said += read_until(ours, "help › ")
    process.send_signal(signal.SIGINT)
    while not select.select([ours], [], [], 5)[0]:  # readline misses one that comes before it begins to wait
        process.send_signal(signal.SIGINT)
    said += read_until(ours, "n for no › ")
    os.write(ours, b"n\n")
    said += read_until(ours, "not saved.")
    assert process.wait(20) == 0
    os.close(ours)
    assert "\x1b[2J" in said
    assert "\x1b[3J" in said
    assert "Your turn: which action?" in said


def read_until(terminal: int, end: str) -> str:
    said = b""
    while end.encode() not in said:
        assert select.select([terminal], [], [], 60)[0], f"nothing more was said after: {said[-300:]!r}"
        said += os.read(terminal, 65536)
    return said.decode(errors="replace")
