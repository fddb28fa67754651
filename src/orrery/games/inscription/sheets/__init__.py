"""The four sheets: what is printed on them, and what can be marked there."""
