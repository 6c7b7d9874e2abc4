"""Tables over HTTP and WebSocket: lobby, seats, spectators. The authority itself is the match.

``app.create_app`` makes the application; nothing is imported here, so that a process that thinks
for bots starts without it.
"""
