"""Heads: how long each log is and its last hash, moved on by every entry. Snapshots go."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

FILL = """
INSERT INTO heads (match, length, hash)
SELECT entries.match, entries.seq + 1, entries.hash FROM matches JOIN entries
ON entries.match = matches.id
AND entries.seq = (SELECT max(seq) FROM entries WHERE match = matches.id)
"""

ADVANCE = """
UPDATE heads SET length = NEW.seq + 1, hash = NEW.hash WHERE match = NEW.match AND length = NEW.seq
"""

TRIGGER = {
    "sqlite": (
        f"""
        CREATE TRIGGER advance AFTER INSERT ON entries BEGIN
            {ADVANCE};
            SELECT RAISE(ABORT, 'not the next entry') WHERE changes() = 0;
        END
        """,
    ),
    "postgresql": (
        f"""
        CREATE FUNCTION advance() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            {ADVANCE};
            IF NOT FOUND THEN
                RAISE unique_violation USING MESSAGE = 'not the next entry';
            END IF;
            RETURN NULL;
        END $$
        """,
        "CREATE TRIGGER advance AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION advance()",
    ),
}


def upgrade() -> None:
    """Make the table, fill it from the logs, and let every entry move it on."""
    op.create_table(
        "heads",
        sa.Column("match", sa.String(64), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
    )
    op.execute(FILL)
    for statement in TRIGGER[op.get_bind().dialect.name]:
        op.execute(statement)
    op.drop_table("snapshots")
