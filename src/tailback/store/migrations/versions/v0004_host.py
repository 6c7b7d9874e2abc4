"""What the host decides: who is kept out, and orders to the server that is running."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "blocked",
        sa.Column("address", sa.String(64), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "orders",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("answer", sa.Text, nullable=True),
    )
