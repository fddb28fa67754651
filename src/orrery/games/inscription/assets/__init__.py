"""TI-AST: symbols that can be claimed, and what claiming them does."""
