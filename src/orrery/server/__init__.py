"""Tables that people and bots sit at: storage, seats, answers and live updates over HTTP."""
