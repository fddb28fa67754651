"""The same site as for all games."""

from tests.web.conftest import house

__all__ = ["house"]
