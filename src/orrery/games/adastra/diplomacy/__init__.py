"""AA-DIP, AA-DPL, AA-TRADE: the diplomacy test, influence, diplomats and Trade Agreements."""
