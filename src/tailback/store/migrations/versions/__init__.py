"""One step each, in order of their numbers."""
