"""HTTP resources, a module each."""
