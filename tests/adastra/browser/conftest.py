"""The same Chromium, server and people as for all games."""

from tests.browser.conftest import browser_type_launch_args, people, site

__all__ = ["browser_type_launch_args", "people", "site"]
