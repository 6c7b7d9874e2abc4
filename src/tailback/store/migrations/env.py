"""Runs the migrations on the connection that the store hands over."""

from alembic import context

from tailback.store.schema import METADATA, VERSIONS

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    version_table=VERSIONS,
)
with context.begin_transaction():
    context.run_migrations()
