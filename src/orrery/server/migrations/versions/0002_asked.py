"""Which seats are asked, so that a worker finds the tables that wait for a bot without loading them all."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("asked", sa.Integer, nullable=False, server_default="-1"))


def downgrade() -> None:
    op.drop_column("tables", "asked")
