"""What bots and learners read off a table."""
