"""A table over a WebSocket: whoever listens is told of every change until he goes, and can speak meanwhile."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from anyio import create_task_group, to_thread
from fastapi import WebSocket, WebSocketDisconnect

from orrery.kernel import Trouble
from orrery.server.hub import Hub

Look = Callable[[], str | None]
"""The table as it is now, to be sent; none if there is nothing new. Called in a thread."""
Hear = Callable[[str], Awaitable[str | None]]
"""Takes what the client says; returns what to answer at once, or none to let it look again."""


async def keep_told(socket: WebSocket, table_id: str, language: str, look: Look, hear: Hear, greet: bool) -> None:
    """Serve one connection. With ``greet`` the client sees the table at once, else when it first says something."""
    hub: Hub = socket.app.state.hub

    async def tell() -> None:
        while True:
            await event.wait()
            event.clear()
            seen = await to_thread.run_sync(look, limiter=socket.app.state.pushing)
            if seen is not None:
                await socket.send_text(seen)

    async def listen() -> None:
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                raise WebSocketDisconnect
            answer = await hear(message.get("text") or "")
            if answer is None:
                event.set()
            else:
                await socket.send_text(answer)

    await socket.accept()
    event = hub.join(table_id)
    if greet:
        event.set()
    try:
        async with create_task_group() as tasks:
            tasks.start_soon(tell)
            tasks.start_soon(listen)
    except* (WebSocketDisconnect, RuntimeError):
        pass  # the client has gone
    except* Trouble as troubles:
        said = [trouble.say(language) for trouble in troubles.exceptions if isinstance(trouble, Trouble)]
        await socket.close(4404, said[0][:100])
    finally:
        hub.leave(table_id, event)
