"""Four toy games, each for one hard thing; everything in the kit is tested on all of them."""

from tests.toys import bell, peek, relay, sealed

TOYS = (sealed.GAME, peek.GAME, bell.GAME, relay.GAME)
