"""AA-GAL, AA-DEF: star tiles, planets, discoveries, what is connected, and who is where."""
