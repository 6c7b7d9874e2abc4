"""The tables: matches and their logs, notes, what the host decides, nodes and leases."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = None

TRIGGER = {
    "sqlite": (
        """
        CREATE TRIGGER advance AFTER INSERT ON entries BEGIN
            UPDATE heads SET length = NEW.seq + 1, hash = NEW.hash
                WHERE match = NEW.match AND length = NEW.seq;
            SELECT RAISE(ABORT, 'not the next entry') WHERE changes() = 0;
        END
        """,
    ),
    "postgresql": (
        """
        CREATE FUNCTION advance() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE
            under integer := substring(NEW.body from '"lease":([0-9]+)');
        BEGIN
            UPDATE heads SET length = NEW.seq + 1, hash = NEW.hash
                WHERE match = NEW.match AND length = NEW.seq;
            IF NOT FOUND THEN
                RAISE unique_violation USING MESSAGE = 'not the next entry';
            END IF;
            IF under IS NOT NULL THEN
                PERFORM 1 FROM leases WHERE match = NEW.match AND number = under FOR SHARE;
                IF NOT FOUND THEN
                    RAISE EXCEPTION 'this lease is over' USING ERRCODE = 'TL001';
                END IF;
            END IF;
            PERFORM pg_notify('tailback_entries', NEW.match || ' ' || (NEW.seq + 1));
            RETURN NEW;
        END $$
        """,
        "CREATE TRIGGER advance BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION advance()",
    ),
}
"""An entry moves its log's head on, or is refused where it is not the next one.

On PostgreSQL the head is locked before the entry is written, so whoever holds a head never waits
for an entry of that log. An entry that names its lease is refused when that is over; all nodes hear
of one that is written. Within a JSON text a quotation mark has a backslash before it: no player can
write a lease.
"""

LISTED = sa.text("key = 'listed'")


def _of_match() -> sa.Column[str]:
    return sa.Column("match", sa.String(64), sa.ForeignKey("matches.id"), primary_key=True)


def upgrade() -> None:
    """Make the tables, and let every entry move its log's head on."""
    op.create_table(
        "matches",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("id", sa.String(64), nullable=False, unique=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "entries",
        _of_match(),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
    )
    op.create_table(
        "heads",
        _of_match(),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
    )
    op.create_table(
        "notes",
        _of_match(),
        sa.Column("key", sa.String(128), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_index(
        "notes_listed", "notes", ["match"], sqlite_where=LISTED, postgresql_where=LISTED
    )
    op.create_table(
        "blocked",
        sa.Column("address", sa.String(64), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "orders",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("answer", sa.Text),
    )
    op.create_table(
        "nodes",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "leases",
        _of_match(),
        sa.Column("node", sa.String(64), index=True),
        sa.Column("number", sa.Integer, nullable=False),
    )
    for statement in TRIGGER[op.get_bind().dialect.name]:
        op.execute(statement)
