"""Runs migrations on the connection that ``Store.upgrade`` has opened."""

from alembic import context

from orrery.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
