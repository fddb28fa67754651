"""Static files and their addresses, and the icons and pictures among them."""

from __future__ import annotations

import hashlib
from functools import cache

from markupsafe import Markup

from orrery.web.rooms import folders


@cache
def static_url() -> str:
    """Where all static files are: one name for them as they are now, so a page never mixes old ones with new ones."""
    digest = hashlib.sha256()
    for room, folder in folders("static").items():
        for path in sorted(folder.iterdir()):
            digest.update(f"{room}/{path.name}".encode() + b"\0" + path.read_bytes())
    return f"/static/{digest.hexdigest()[:12]}"


def static(name: str) -> str:
    """The address of a static file, a game's own as ``game/name``; it changes with the files, so it can be kept."""
    return f"{static_url()}/{name}"


@cache
def icon(name: str, cls: str = "", label: str = "") -> Markup:
    """An icon of ``icons.svg``; without a label it says nothing to a screen reader."""
    heard = Markup('role="img" aria-label="{}"').format(label) if label else Markup('aria-hidden="true"')
    return Markup('<svg class="{}" {}><use href="{}"/></svg>').format(
        f"icon {cls}".strip(), heard, f"{static('icons.svg')}#i-{name}"
    )


@cache
def picture(name: str) -> Markup:
    """A scene (``m-*``) or portrait (``p-*``) of ``art.svg``, in the colours of what it lies on."""
    return Markup('<svg aria-hidden="true"><use href="{}"/></svg>').format(f"{static('art.svg')}#{name}")
