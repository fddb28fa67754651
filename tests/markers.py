"""Which rules and cards a test is about; ``make rules`` checks that each is named by one."""

import pytest

rule = pytest.mark.rule
card = pytest.mark.card
