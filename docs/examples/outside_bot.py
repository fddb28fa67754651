"""A bot of your own, outside Orrery: it sits down at a table and plays a whole game over HTTP.

    orrery serve --no-browser
    python docs/examples/outside_bot.py http://localhost:8642

It needs nothing but Python. Replace ``choose`` by something cleverer; all it may know is in ``view``.
"""

import json
import random
import sys
import urllib.request
from typing import Any


def call(url: str, body: dict[str, Any] | None = None, holder: str = "") -> Any:
    """GET, or POST where there is a body. ``holder`` is the secret of the seat we play."""
    headers = {"content-type": "application/json"}
    if holder:
        headers["authorization"] = f"Bearer {holder}"
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=60) as answer:
        return json.load(answer)


def choose(view: dict[str, Any]) -> str:
    """Any option that is not refused."""
    return random.choice([option["token"] for option in view["options"] if option["refusal"] is None])


def main(server: str) -> None:
    seats = [{"name": "Outside bot", "you": True}, {"name": "Kestrel", "bot": "greedy"}]
    made = call(f"{server}/api/tables", {"game": "orion", "setup": {"players": 2}, "seats": seats})
    table, holder = f"{server}/api/tables/{made['id']}", made["holders"]["0"]
    view = call(table, holder=holder)
    while not view["over"]:
        if view["options"]:
            call(f"{table}/answers", {"number": view["number"], "token": choose(view)}, holder)
            view = call(table, holder=holder)
        else:
            view = call(f"{table}/events?after={view['number']}&wait=25", holder=holder)
    for seat, score, place in zip(view["seats"], view["scores"], view["places"], strict=True):
        print(f"{place}. {seat['name']}: {score} points")


if __name__ == "__main__":
    main(sys.argv[1].rstrip("/"))
