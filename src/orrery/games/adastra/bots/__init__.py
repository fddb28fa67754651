"""How bots judge a position, and what learning programs read off it."""
