"""AA-SETUP, AA-GAL: everything before the first round."""
