"""Ad Astra: *Master of Orion: Ad Astra* with *Galactic Council*. A chapter of the rulebook is a folder or a file."""
