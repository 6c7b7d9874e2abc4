### Rush & Bash: the words of the game.
### $car and $other are colours (blue, black, green, yellow, red, white); $seat is 1 to 6.
### $space is the tile of the course counted from 0 and the name of the space: 3M2; a page may say it in words.
### $card is effect, acceleration and deck (steer2s, bomb4r), or hidden; $deck is sprint or rush.

game-name = Rush & Bash
game-line = One lap, three cards in hand, and bombs on the road: ram, dodge and be first over the line.

## Seats and cars

seat-1 = Player 1
seat-2 = Player 2
seat-3 = Player 3
seat-4 = Player 4
seat-5 = Player 5
seat-6 = Player 6
car-blue = Blue
car-black = Black
car-green = Green
car-yellow = Yellow
car-red = Red
car-white = White

## Building blocks for the sentences below

word-car =
    { $car ->
        [black] { car-black }
        [green] { car-green }
        [yellow] { car-yellow }
        [red] { car-red }
        [white] { car-white }
       *[blue] { car-blue }
    }
word-other =
    { $other ->
        [black] { car-black }
        [green] { car-green }
        [yellow] { car-yellow }
        [red] { car-red }
        [white] { car-white }
       *[blue] { car-blue }
    }
word-card =
    { $card ->
        [hidden] a card
        [steer1s] Steer 1
        [steer2s] Steer 2
        [steer3s] Steer 3
        [steer4s] Steer 4
        [steer5s] Steer 5
        [steer6s] Steer 6
        [bomb1s] Bomb 1
        [bomb2s] Bomb 2
        [bomb3s] Bomb 3
        [bomb4s] Bomb 4
        [bomb5s] Bomb 5
        [bomb6s] Bomb 6
        [missile1s] Missile 1
        [missile2s] Missile 2
        [missile3s] Missile 3
        [missile4s] Missile 4
        [missile5s] Missile 5
        [missile6s] Missile 6
        [repair1s] Repair 1
        [repair2s] Repair 2
        [repair3s] Repair 3
        [repair4s] Repair 4
        [repair5s] Repair 5
        [repair6s] Repair 6
        [star1s] Star 1
        [star2s] Star 2
        [star3s] Star 3
        [star4s] Star 4
        [star5s] Star 5
        [star6s] Star 6
        [steer1r] Steer 1
        [steer2r] Steer 2
        [steer3r] Steer 3
        [steer4r] Steer 4
        [steer5r] Steer 5
        [steer6r] Steer 6
        [bomb1r] Bomb 1
        [bomb2r] Bomb 2
        [bomb3r] Bomb 3
        [bomb4r] Bomb 4
        [bomb5r] Bomb 5
        [bomb6r] Bomb 6
        [missile1r] Missile 1
        [missile2r] Missile 2
        [missile3r] Missile 3
        [missile4r] Missile 4
        [missile5r] Missile 5
        [missile6r] Missile 6
        [repair1r] Repair 1
        [repair2r] Repair 2
        [repair3r] Repair 3
        [repair4r] Repair 4
        [repair5r] Repair 5
        [repair6r] Repair 6
        [star1r] Star 1
        [star2r] Star 2
        [star3r] Star 3
        [star4r] Star 4
        [star5r] Star 5
        [star6r] Star 6
       *[other] { $card }
    }
word-deck =
    { $deck ->
        [rush] rush deck
       *[sprint] sprint deck
    }
word-effect =
    { $effect ->
        [steer] Steer
        [bomb] Bomb
        [missile] Missile
        [repair] Repair
       *[star] Star
    }

## Course and set-up

BASH-1 = The course is a closed ring of square tiles. Tile 01 carries the start and finish line and is part of every course. The first race uses tiles 01, 02, 03, 08, 04 and 07, side A, in this order, with all four curves turning right; this order is rebuilt.
    .title = The course
BASH-2 = You may build a course of your own. It must close, hold tile 01 once, use no tile number twice, and keep the pairs among the special tiles together. A curve may be laid to turn left or right. If a course is not valid, you are told why.
    .title = Your own course
BASH-3 = The track has three lanes: left, middle and right, seen in race direction. A lane is a row of spaces. Two spaces are adjacent if they share a side or part of one; touching at a corner is not enough. The pictures of the tiles are lost, so the spaces here are rebuilt.
    .title = Lanes and spaces
BASH-4 = Where a lane ends with an arrow, it runs into the lane beside it. You simply follow the arrow; that is not steering. Where an arrow points against the race direction, a lane begins that you can enter only by steering.
    .title = Forced lane change
BASH-5 = Every car starts with 3 life points, which is also the most it can have, and with energy 0. Energy goes up to 3. The rulebook shows the life points in a picture only; that there are 3 comes from reviews of the game.
    .title = Life and energy
BASH-6 = There are two decks, sprint and rush, shuffled separately. A played card goes to its discard pile before anyone draws. When a deck is empty and a card is needed, its discards are shuffled into a new deck; if there are none, the other deck is used. Discards lie open. A card that an ability takes from a hand is seen by the two players only; a card that a hand loses is discarded openly.
    .title = Two decks
BASH-7 = The youngest starts on grid place 1, the others follow clockwise. Places 1 and 2 get three sprint cards, places 3 and 4 two sprint cards and one rush card, places 5 and 6 one sprint card and two rush cards. Your hand is hidden, but the backs of the cards show their deck. The youngest also makes the rolls and choices of the set-up. Whoever opens the table can say who is youngest; if nobody does, the first seat is.
    .title = Grid and first hands
BASH-8 = The ranking strip shows the order of the cars and, for each place, which deck to draw from. Which place draws from which deck is rebuilt.
    .title = The ranking strip
BASH-9 = Before the first turn, the track die is rolled for the tile after 01. A boulder goes on each of its boulder spaces (2+, 3+, 4+) whose number is not higher than the roll.
    .title = First boulders

## Round and turn

BASH-10 = You take turns in the order of the strip. The strip is sorted again only when the last car has finished its turn, never in between.
    .title = Order of play
    .refusal =
        { $case ->
            [wait] { word-car } decides now. Wait until you are asked.
           *[chance] The die or the cards decide now. Wait a moment.
        }
BASH-11 = On your turn, play one of your three cards face up. Its effect comes first: use it once, or do without it. Then comes its acceleration, which you must carry out.
    .title = Your turn
    .refusal =
        { $case ->
            [not-held] You do not have { $card } in your hand. Choose one of your cards.
            [one-card] You have already played a card. Carry it out first.
           *[card-first] Play a card from your hand first.
        }
BASH-12 = Acceleration moves your car exactly that many spaces forward in its lane. You cannot change lanes or stop short.
    .title = Acceleration
    .refusal = The road forks here. Choose one of the two spaces ahead.
BASH-13 = If you drive onto a bomb, a boulder, a car or the Snout, your movement ends at once. Your car stays on that space, and what happens there is carried out.
    .title = Running into something
BASH-14 = At the end of your turn, bring your hand to exactly three cards. Draw from the deck that the strip shows for the place you had at the start of the round.
    .title = Drawing
    .refusal =
        { $case ->
            [not-held] You do not have { $card } in your hand. Choose one of your cards.
           *[drop] You hold more than three cards. Choose one to give up.
        }
BASH-15 = When a car, even a pushed one, enters a tile that no car has been on, the tile after it becomes due. At the end of the turn, the die is rolled for each due tile, in the order of the course, and boulders are laid as before the first turn, once in a game for each tile. Occupied spaces are skipped. If no boulder is in stock, the rearmost one on the course is moved.
    .title = New obstacles
BASH-16 = A turn ends in this order: ability after the card, landslide, bridge, volcano, hand, boulders of due tiles. If the turn has ended early, off the track, by a geyser or in the jungle, or if the car has finished, ability and landslide are left out. The rest is still done; only a finished car does not roll for the bridge.
    .title = End of a turn
BASH-17 = The rearmost bomb or boulder is the one furthest back in the race; laps count, and a bomb counts in the lap in which it was laid. Of two that are level, it is the one further left, and of two portals of a lane the left one. Its new space is chosen before it is lifted.
    .title = The rearmost piece

## Card effects

BASH-20 = Steer: move to an adjacent free space of another lane, ahead or behind. Free means: no bomb, no boulder, no Snout and no car that is still racing. If there is no such space, nothing happens.
    .title = Steer
    .refusal =
        { $case ->
            [space] You cannot steer to { $space }. Choose a free space of a neighbouring lane, or do without.
           *[other] Choose a free space of a neighbouring lane to steer to, or do without.
        }
BASH-21 = Bomb: put one of the nine bombs on an adjacent free space of any lane. If none is in stock, the rearmost one on the course is moved without exploding. If there is no free space, nothing happens.
    .title = Bomb
    .refusal =
        { $case ->
            [space] You cannot lay a bomb on { $space }. Choose a free space next to your car, or do without.
           *[other] Choose a free space next to your car for the bomb, or do without.
        }
BASH-22 = Repair: you get one life point back. If you have all 3, nothing happens.
    .title = Repair
    .refusal = Use the repair, or do without.
BASH-23 = Missile: it flies ahead along your lane, follows arrows, and hits the first thing in its way. A car takes 1 damage but is not pushed, a boulder is removed, a bomb explodes, the Snout is scared. The missile is lost when it crosses its third checkpoint line; the start line is one. It passes over cars that have finished.
    .title = Missile
    .refusal = Fire the missile, or do without.
BASH-24 = Star: your energy rises by 1. If it is 3 already, nothing happens.
    .title = Star
    .refusal = Use the star, or do without.

## Encounters

BASH-30 = A bomb that explodes goes back to stock. Everything on its space and on all adjacent spaces is hit: boulders are removed, bombs explode in turn, and each car takes 1 damage for every explosion that reaches it. The whole chain is worked out before anyone is set back.
    .title = Explosion
BASH-31 = If you run into a boulder, it goes back to stock and your car takes 1 damage.
    .title = Hitting a boulder
BASH-32 = If you run into a car, you stop on its space, unhurt. The other car takes 1 damage and, if it is still on the track, is pushed 2 spaces forward in its lane. Whatever it meets ends the push and acts as usual.
    .title = Collision
BASH-33 = Damage takes your life from 3 to 2 to 1. Damage at 1 takes the car off the track. Any damage beyond that is lost.
    .title = Damage
BASH-34 = A car that has finished takes no damage and is in nobody’s way.
    .title = Finished cars
BASH-35 = If you go off the track, go back in your lane to the nearest checkpoint behind you (the start line is one), onto the first free ordinary space behind its line, or else further back. Your life is 3 again, your energy rises by 1, and if it was your turn, the turn ends. Nobody is set back into the lake or onto clearings or portals.
    .title = Off the track
BASH-36 = If several cars go off at once, they are set back in the order of the strip.
    .title = Several at once
BASH-37 = A car that is behind the start line on its first lap has no checkpoint behind it. It stays on its space if that is free, or else goes to the next free one back in its lane.
    .title = Off the track before the start line
BASH-38 = Every space has exactly one space behind it. Where a lane begins again, the space behind its first one belongs to the lane that it had run into.
    .title = The space behind
BASH-39 = Your progress counts from the start of the race. Falling back behind the line and crossing it again is not a lap.
    .title = No gift of a lap
BASH-45 = Each encounter is carried out completely before anything else goes on. On a space with a flash and an obstacle, the obstacle comes first and then, if the car is still on the track, the flash. A portal still carries a car over that has been stopped on it, but the car moves no further.
    .title = One after the other

## Order and end

BASH-40 = The strip is sorted by progress: laps, then tiles, then how far along its tile the middle of the space is. A space on a seam belongs to the tile that it leads onto. If two cars are level, they keep their order. Taken literally, the rulebook’s ruler would touch the rearmost car first and put it ahead; we put the one further on ahead.
    .title = Who is ahead
BASH-50 = A car that crosses the finish line after one lap has finished; it does nothing more and stays on the course. From the line on it passes over everything, sets nothing off, and takes all the steps it has left, even if it was pushed. Each step leads to the next space, clearings included, with nothing to choose: from the space before the portals to the left portal of its lane, from there to the same portal on the other tile, and on, whatever the numbers. The round in progress is the last.
    .title = Finishing
BASH-51 = After the last round, the strip is sorted once more; cars that have finished compare by how far they came. The first car wins. If that is a bot, no player has won, and the players keep their places behind it.
    .title = Who wins
    .end =
        { $winners ->
            [0] A bot is first, { word-car }: nobody at the table won.
           *[other]
                { $for ->
                    [winner] You won: { word-car } is first!
                    [loser] You lost: { word-car } is first.
                   *[other] { word-car } came first and won.
                }
        }
    .refusal = The race is over. Start a new one to drive on.

## Special abilities

BASH-60 = Once in your turn, before or after the card but never between its effect and its acceleration, you may use your ability. Your energy then drops to 0. A star from the card counts for an ability after it.
    .title = Special ability
    .refusal =
        { $case ->
            [used] You have already used your ability in this turn. Go on without it.
            [between] Not now: use your ability before or after the card.
           *[after] Use your ability, or say that you are done.
        }
BASH-61 = You may use any level up to your energy. If you play with exact levels, only the level that your energy shows.
    .title = Which level
    .refusal =
        { $case ->
            [exact] Your energy is { $energy }, and you play with exact levels: only level { $energy } can be used.
           *[low] Level { $level } needs energy { $level }; yours is { $energy }. Collect stars first.
        }
BASH-62 = Level 1 needs no card. Rebuilt, it is this: Blue fires a missile, Black and White drive 2 spaces, Green steers, Yellow repairs, Red lays a bomb. Obstacles act as usual.
    .title = Level 1
BASH-63 = Level 2 is the same for all: play one more card in this turn, with effect and acceleration. It is lost if your car has gone off the track or finished, or if you have no second card.
    .title = Level 2
    .refusal = You have no second card for level 2. Choose another level, or do without.
BASH-64 = Level 3 always moves the car. Rebuilt, it is this: Blue fires a missile down every lane and then drives exactly 4 spaces. Black drives up to 5 and takes a random card from each car it overtakes. Green makes every opponent lose a random card, never the last one, and then drives up to 5. Yellow drives up to 6, over boulders, bombs, cars and the Snout. Red drives up to 4 and then sets off up to 3 bombs on different free spaces it has just left, which do not hurt it. White drives up to 5 and clears away the bombs and boulders it enters, sideways too. All but Blue choose every step: the next space of the lane, or a free adjacent space of another lane on the same tile that lies further on. Special spaces act as usual, boosts do not.
    .title = Level 3
    .refusal =
        { $case ->
            [mine] Choose a free space that you have just left, a different one for each bomb, or say that you are done.
            [space] You cannot step to { $space }. Go on in your lane, or sideways to a free space that is further on.
           *[other] Choose the next space, or say that you are done.
        }
BASH-65 = An ability that passes over things may enter occupied spaces, sideways too. The car takes no harm there and does not stop, not even for the Snout. If the car has moved and something is on its space in the end, it is put on the next free space back in that lane. With every other ability, obstacles act as usual.
    .title = Over everything

## Variants

BASH-66 = Each seam between two tiles gets a boost. The die says on which space: 1–2 left, 3–4 middle, 5–6 right. There are none at the seams of tile 01, inside a pair, or at the ends of the 3D bridge. If there are more seams than the eight boosts, you choose which ones to leave out. A boost does not occupy its space.
    .title = Boosts
    .refusal = There are more seams than boosts. Choose a seam to leave out.
BASH-67 = If the acceleration of a card takes you over a boost, complete the move. Then the top sprint card is turned up, and your car drives as far as its number says. A move that was stopped gets no boost, and the extra move triggers no other.
    .title = Driving over a boost
BASH-68 = In the simple version there are no abilities and no energy. If you use a star, it first moves your car 2 spaces forward in its lane. The acceleration then follows as a movement of its own, and what stopped the first does not shorten it; it is left out only if your turn has ended or your car has finished. Only the acceleration can set off a boost.
    .title = Simple version
    .refusal = There are no abilities in the simple version. Play a card.
BASH-70 = Bots may fill up the grid, up to six cars in all. They start behind the players and have life, but no hand, energy or ability. On its turn, a bot turns up the top card of the deck that its place shows, always uses the effect, and then accelerates.
    .title = Bots
    .refusal =
        { $bots ->
            [one] There are only six cars: { $seats } players and { $bots } bot are too many. Choose fewer.
           *[other] There are only six cars: { $seats } players and { $bots } bots are too many. Choose fewer.
        }
BASH-71 = A bot steers towards the referee’s side of the tile if it can, or else the other way, as far ahead as possible. The referee’s place is rebuilt: on the left of straights, on the inside of curves.
    .title = How bots steer
BASH-72 = A bot fires and repairs as usual. It lays a bomb on the nearest free space behind it in its lane. A star first moves it 2 spaces forward in its lane. Its acceleration then follows as a movement of its own, and what stopped the first does not shorten it; it is left out only if the bot’s turn has ended or the bot has finished. Only the acceleration can set off a boost.
    .title = What else bots do
BASH-73 = Bots are damaged, go off the track and set off special tiles like players. What there is to choose or to roll for them there falls to the last player in the order, and so does the choice of the way before portals.
    .title = Who decides for bots

## Special tiles

BASH-80 = Teleport, tiles 02B and 03B: always together, as the two open ends of the course. Each has six portals; their numbers are shuffled separately before the race. A car that moves onto a portal of the tile it reaches first goes on from the same number on the other tile. This costs no step, and arriving there does not send it back. Whatever is on that space counts as driven onto; a push goes on from there. For missiles and for cars that are set back, the two tiles follow each other: left lane to left, middle to middle, right to right. The numbers count for driving only.
    .title = Teleport
BASH-81 = Landslide, tiles 04B and 08B: if you moved over a flash in your turn, you may roll once after moving. 1–2: nothing. 3–4: one boulder in each of the two red zones. 5–6: two in each. You choose the spaces. On an occupied space, the boulder goes straight back; a bomb there explodes, a car is unharmed.
    .title = Landslide
    .refusal =
        { $case ->
            [space] Choose a red space for the boulder.
           *[roll] Roll for the landslide, or do without.
        }
BASH-82 = Hanging bridge, tiles 06B and 07B: one step leads from the last space of a broken lane onto the bridge. If you are on it at the end of your turn, roll. If the roll is not higher than the number of cars on the bridge, yours included, you fall into the lake and take 1 damage. The lake is one space that holds any number of cars, without collisions; they keep their order. Unless the damage takes you off the track, your next turn starts from the lake. That is how we read the rulebook, which taken literally says the opposite. Nobody steers on, onto or off the bridge; Steer and Bomb do nothing in the lake. A missile from the lake starts on the middle lane of the far shore.
    .title = Hanging bridge
BASH-83 = Geyser, tile 05B: roll at once for each flash that you move onto or over. 1: 1 damage, and your movement and your turn end; for a pushed car, the push ends. 2–3: 1 damage. 4–6: nothing.
    .title = Geyser
BASH-84 = Jungle, tile 09B: a car that comes onto the entry flash is put on the first clearing. It moves no further, and in its own turn the turn ends. Clearings hold any number of cars, without collisions, but no bombs and no boulders. A turn that begins on a clearing starts with a roll. 1–4: on to the next clearing, or from the last one to the exit. 5–6: straight to the exit. If you are still on a clearing, you play no card and use no ability: your turn is over. If you reach the exit, whatever is there counts as driven onto, and then your turn goes on. A car that comes onto the exit from elsewhere is not affected by its flash. Missiles pass from the entry to the exit.
    .title = Jungle
BASH-85 = The Ugly Snout, tiles 11B and 12B: it starts on the red paw. The first time in your turn that you meet a flash, roll and move it up to that many paws in one direction. On every paw it enters, bombs explode, boulders vanish and each car takes 1 damage. When the Snout is hit, it runs back to the red paw. A car that runs into it takes 1 damage and stops, unless its ability passes over things.
    .title = The Ugly Snout
    .refusal = Choose a paw for the Snout, at most { $most } away.
BASH-86 = Volcano, tile 10B: if you entered a flash in your turn, then at the end of it, however it ended, every car on a red space that is still racing rolls, in the order of the strip. Being set back onto a flash does not count. 1: 2 damage. 2–4: 1 damage. 5–6: none.
    .title = Volcano
BASH-87 = The 3D bridge can also join other tiles and cross over a third. All lanes lead onto it, it is a single lane of four spaces, and nobody falls off. It leads onto the middle lane; the lanes beside it are then entered by steering. Missiles follow the bridge, and it has no checkpoint.
    .title = The 3D bridge
BASH-88 = A pushed car sets off geysers, jungle and portals. Landslide, hanging bridge, Snout and volcano act only in a car’s own turn.
    .title = Pushed onto a flash

## Action bar

ask-seam = { word-car }: leave out a seam.
ask-card =
    { $energy ->
        [0] { word-car }: play a card.
       *[other] { word-car }: play a card, or use your ability.
    }
ask-ability = { word-car }: use your ability, or end your turn.
ask-drop = { word-car }: you hold too many cards. Give one up.
ask-effect =
    { $effect ->
        [steer] { word-car }: choose a space to steer to, or do without.
        [bomb] { word-car }: choose a space for the bomb, or do without.
       *[other] { word-car }: use { word-effect }, or do without.
    }
ask-space = { word-car }: choose a space.
ask-way = The road forks ahead of { word-car }: choose the way.
ask-step = { word-car }: choose the next space, or stop.
ask-mine = { word-car }: lay a bomb on a space you have left, or stop.
ask-slide = { word-car }: roll for a landslide?
ask-boulder = { word-car }: choose where a boulder falls.
ask-snout = { word-car }: move the Snout.
ask-wait = Waiting for { word-car }.
ask-over = { word-car } has won the race.

## Log

event-portal = Portal { $number } is at { $space }.
event-seam-left = { word-car } leaves out the seam before tile { $tile }.
event-boost-laid = There is a boost on { $space }.
event-dealt = { word-car } is dealt { word-card } from the { word-deck }.
event-round = Round { $round } begins.
event-turn = It is { word-car }’s turn.
event-rolled = { word-car } rolls a { $number }.
event-played = { word-car } plays { word-card }.
event-turned-up = { word-card } is turned up for { word-car }.
event-declared = { word-car } uses its ability at level { $level }.
event-drove =
    { $spaces ->
        [one] { word-car } drives { $spaces } space, to { $space }.
       *[other] { word-car } drives { $spaces } spaces, to { $space }.
    }
event-pushed =
    { $spaces ->
        [one] { word-car } is pushed { $spaces } space, to { $space }.
       *[other] { word-car } is pushed { $spaces } spaces, to { $space }.
    }
event-drew = { word-car } draws { word-card } from the { word-deck }.
event-dropped = { word-car } gives up { word-card }.
event-reshuffled =
    { $count ->
        [one] The { word-deck } is shuffled again: { $count } card.
       *[other] The { word-deck } is shuffled again: { $count } cards.
    }
event-boulder-laid = A boulder falls on { $space }.
event-lifted =
    { $what ->
        [bomb] The rearmost bomb is taken from { $space }.
       *[boulder] The rearmost boulder is taken from { $space }.
    }
event-steered = { word-car } steers to { $space }.
event-bomb-laid = { word-car } lays a bomb on { $space }.
event-repaired =
    { $life ->
        [one] { word-car } is repaired: { $life } life point.
       *[other] { word-car } is repaired: { $life } life points.
    }
event-fired = { word-car } fires a missile.
event-missile-hit =
    { $what ->
        [snout] The missile hits the Snout on { $space }.
        [bomb] The missile hits a bomb on { $space }.
        [boulder] The missile hits a boulder on { $space }.
        [black] The missile hits { car-black } on { $space }.
        [green] The missile hits { car-green } on { $space }.
        [yellow] The missile hits { car-yellow } on { $space }.
        [red] The missile hits { car-red } on { $space }.
        [white] The missile hits { car-white } on { $space }.
       *[blue] The missile hits { car-blue } on { $space }.
    }
event-missile-lost = { word-car }’s missile hits nothing.
event-charged = { word-car } charges up: energy { $energy }.
event-exploded = The bomb on { $space } explodes.
event-boulder-gone = The boulder on { $space } is gone.
event-bomb-gone = The bomb on { $space } is cleared away.
event-crashed = { word-car } crashes into a boulder on { $space }.
event-rammed = { word-car } rams { word-other } on { $space }.
event-damaged =
    { $life ->
        [0] { word-car } is damaged and has no life left.
        [one] { word-car } is damaged: { $life } life point left.
       *[other] { word-car } is damaged: { $life } life points left.
    }
event-set-back = { word-car } goes off the track and starts again from { $space }.
event-landed = { word-car } comes down on { $space }.
event-crossed = { word-car } crosses the finish line.
event-won = { word-car } wins the race!
event-stole = { word-car } takes { word-card } from { word-other }.
event-lost-card = { word-car } loses { word-card }.
event-teleported = Portal { $number } carries { word-car } to { $space }.
event-sank = { word-car } falls into the lake.
event-strayed = { word-car } is lost in the jungle: { $space }.
event-emerged = { word-car } finds the way out of the jungle.
event-snout-met = { word-car } runs into the Snout on { $space }.
event-snout-walked = The Snout walks to { $space }.
event-snout-fled = The Snout gets a fright and runs back to { $space }.

## Options

option-course = Course
    .help = A ready course such as first-race, or tiles of your choice in race direction, such as 01 02 03 08 04 07. Curves turn right unless you write 02-left; 08B is the other side of 08, X the 3D bridge. With surprise 8 4711, a course of 8 tiles falls by lot; another number gives another course. The tiles are rebuilt.
option-simple = Simple version
    .help = No abilities and no energy; a star moves the car 2 spaces before it accelerates.
option-boost = Boosts
    .help = Boosts lie on the seams between tiles.
option-bots = Bots of the book
    .help = Cars that the game itself drives, up to six cars in all.
option-ability-level = Ability level
    .help = Any level up to your energy, or exactly the level that your energy shows.
option-colours = Cars
    .help = Which car each player takes, in the order of the seats.
option-cars = Car boards
    .help = What the cars can do. The numbers are rebuilt; you may put those of your own box in their place.
option-decks = Decks
    .help = How many cards there are of each kind. The counts are rebuilt; you may put those of your own box in their place.
option-strips = Ranking strips
    .help = Which deck each place draws from. This is rebuilt; you may put the strips of your own box in its place.
preset-family = Family
    .help = The first race in the simple version.
preset-everything = Everything on
    .help = The longest course, nearly every tile on its special side, and boosts.

## What is wrong with a course; part of a line

wrong-course = a course is one of { $courses }, or a list of tiles such as 01 02 03 08 04 07
wrong-course-size = a course has { $least } to { $most } tiles, not { $given }
wrong-course-start = a course begins with tile 01 and holds it once
wrong-course-unknown = there is no tile { $tile }
wrong-course-token = { $token } is not a tile; write 02, 08B or 02-left
wrong-course-straight = tile { $tile } is straight and turns neither left nor right
wrong-course-twice = tile { $tile } is used twice
wrong-course-pair = tile { $tile } needs tile { $other } right beside it
wrong-course-bridge = there is one bridge: it joins two tiles, or belongs to 06B and 07B
wrong-course-overlap = tile { $tile } would lie on another one
wrong-course-open = the course does not close: its end does not meet tile 01
wrong-course-surprise = a surprise has { $least } to { $most } tiles and any number of yours, such as surprise 8 4711

## What is wrong with decks or strips of one’s own; part of a line

wrong-deck = a deck has at least { $least } cards
wrong-strip = { $value } is not a word of { $count } letters, S for the sprint deck or R for the rush deck

## What is wrong with a tile of one's own; part of a line. $field is a word of the file, $name and $to are spaces such as M2

wrong-tile = tile { $tile }: { $field }: { $why }
wrong-tile-table = a table of at most { $most } entries is wanted
wrong-tile-field = there is no such field; there are { $fields }
wrong-tile-text = a line of at most { $most } characters is wanted
wrong-tile-ends = a list of { $least } to { $most } ends of spaces is wanted
wrong-tile-order = { $end } does not lie after { $former }
wrong-tile-name = { $name } cannot be the name of a space beside the lanes of this tile
wrong-tile-spaces = a list of at most { $most } spaces is wanted
wrong-tile-space = there is no space { $name }
wrong-tile-twice = { $name } is named twice
wrong-tile-pairs = a list of at most { $most } pairs of spaces is wanted
wrong-tile-two = { $pair } does not name two different spaces
wrong-tile-links =
    { $most ->
        [1] one space is wanted
       *[other] one or two spaces are wanted
    }
wrong-tile-boulders = { $count } spaces are wanted, for 2+, 3+ and 4+
wrong-tile-pair = pair and part belong to { $kinds }, and only to these
wrong-tile-grid = { $count } spaces are wanted, on the start tile and nowhere else
wrong-tile-unused = a tile of the kind { $kind } has none
wrong-tile-shared = nothing can lie on { $name }
wrong-tile-empty = lane { $lane } has no space left
wrong-tile-nowhere = nothing follows { $name } in this direction
wrong-tile-not-on = { $name } leads to { $to }, which does not lie further on
wrong-tile-not-back = behind { $name } is { $to }, which does not lie further back
wrong-tile-bridge = the two tiles need spaces of the bridge and one lake, { $name }
wrong-tile-no-bridge = only spaces of the bridge have a flash
wrong-tile-lake = no way leads into the lake
wrong-tile-zone = boulders need red spaces to fall on
wrong-tile-paws = the Snout needs paws
wrong-tile-no-paw = { $name } is no paw
wrong-tile-red-paw = the two tiles need one red paw
wrong-tile-portals = it needs portals, as many as tile { $near }
wrong-tile-no-portal = { $name } is no portal of the tile that is reached first
wrong-tile-clearings = a jungle needs clearings
wrong-tile-entry = a jungle needs a flash where it is entered
wrong-tile-no-entry = { $name } does not lead onto a clearing
wrong-tile-no-flash = only a flash leads onto a clearing, and { $name } has none

## Where a rule comes from

mark-book = from the rulebook
mark-ruling = our ruling
mark-rebuilt = rebuilt
mark-unverified = unverified

## Sections of the rulebook

section-effects = Card effects
section-encounters = Encounters
section-abilities = Special abilities
section-variants = Variants of the book
section-tiles = Special tiles

## Words of the drawing in letters

drawing-round = round
drawing-strip = strip
drawing-sprint = sprint
drawing-rush = rush
drawing-blue = blue
drawing-black = black
drawing-green = green
drawing-yellow = yellow
drawing-red = red
drawing-white = white
drawing-life = life
drawing-energy = energy
drawing-cards = cards
drawing-bot = bot
drawing-lap = lap
drawing-finished = finished
drawing-decks = decks
drawing-discards = discards
drawing-hand = hand
