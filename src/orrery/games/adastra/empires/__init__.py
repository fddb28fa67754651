"""The nine empires: their boards, milestones, units, empire actions and base diplomats."""
