"""Missions, anomaly cards, diplomats, directives and minor civilizations, each declared once."""
