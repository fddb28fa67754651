"""XX-CNC: the Galactic Council."""
