"""The open list is found without a look at every note: an index of the tables on it alone."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

LISTED = sa.text("key = 'listed'")


def upgrade() -> None:
    """Make the index."""
    op.create_index(
        "notes_listed", "notes", ["match"], sqlite_where=LISTED, postgresql_where=LISTED
    )
