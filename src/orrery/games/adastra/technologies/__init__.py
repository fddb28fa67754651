"""AA-TECH: technology cards, and how they are developed."""
