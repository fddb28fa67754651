"""How the battery sets the tiny game up."""

from tests.case import cases
from tests.tiny import TINY, check_tiny

CASES = cases(TINY, check_tiny, {})
