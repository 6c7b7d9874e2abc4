"""Matches in use: the registry of rooms, who is present, sessions, the open list, chat, alerts."""
