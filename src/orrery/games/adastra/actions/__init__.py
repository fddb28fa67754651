"""AA-FLIGHT to AA-RES: the standard actions, and the free actions that everybody has."""
