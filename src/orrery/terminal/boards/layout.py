"""Boxes and lines that all boards are made of."""

from __future__ import annotations

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from orrery.terminal.screen import LINE, QUIET


def boxed(content: RenderableType, title: Text | str, style: str = LINE, subtitle: Text | None = None) -> Panel:
    return Panel(
        content,
        box=box.ROUNDED,
        title=title if isinstance(title, Text) else Text(title, f"bold {QUIET}"),
        title_align="left",
        subtitle=subtitle or None,
        subtitle_align="left",
        border_style=style,
    )


def one_line(text: Text) -> Text:
    """Cut off with an ellipsis where the line ends."""
    text.no_wrap, text.overflow = True, "ellipsis"
    return text


def shortened(title: str, width: int) -> str:
    """As much of a title as fits, so that what stands behind it does."""
    return title if len(title) <= width else title[: max(0, width - 1)].rstrip() + "…"


def packed(items: list[Text], width: int) -> list[Text]:
    """As many items to a line as fit, none broken in two."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + 2 + item.cell_len <= width:
            lines[-1].append("  ").append_text(item)
        else:
            lines.append(one_line(item))
    return lines
