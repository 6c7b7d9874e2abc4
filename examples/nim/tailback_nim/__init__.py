"""Nim, the example of a small game."""
