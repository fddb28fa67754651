"""TI-NAV: systems, hyperlanes and wormholes."""
