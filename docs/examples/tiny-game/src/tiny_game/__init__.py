"""A tiny game that is all secrets and simultaneity.

Everybody holds three cards of a small deck. Each round all choose a card in secret and then whether to double it;
then all show. The highest card shown by one player alone scores, a doubled one twice; who doubled in vain loses a
point. Three rounds.
"""
