"""What cards are, and one declaration for each of them."""
