"""Many nodes on one PostgreSQL: who is alive, who runs which table; entries tell of themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

ADVANCE = """
CREATE OR REPLACE FUNCTION advance() RETURNS trigger LANGUAGE plpgsql AS $$
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
    RETURN NULL;
END $$
"""
"""Within a JSON text a quotation mark has a backslash before it: no player can write a lease."""


def upgrade() -> None:
    """Make both tables; on PostgreSQL an entry's lease is checked and the entry told of."""
    op.create_table(
        "nodes",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("match", sa.String(64), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("node", sa.String(64), index=True),
        sa.Column("number", sa.Integer, nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":
        op.execute(ADVANCE)
