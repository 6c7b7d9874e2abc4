### What only the browser says of Rush & Bash; everything else comes with the game's rules.

## Spaces

space-lane = space { $number } of the { word-lane } on { word-tile }
space-portal =
    { $side ->
        [a] left portal of the { word-lane } on { word-tile }
       *[b] right portal of the { word-lane } on { word-tile }
    }
space-rope = space { $number } of the hanging bridge
space-deck = space { $number } of the 3D bridge
space-clearing = clearing { $number } in the jungle
space-lake = the lake
word-lane =
    { $lane ->
        [L] left lane
        [R] right lane
       *[M] middle lane
    }
word-tile =
    { $tile ->
        [0] the start tile
       *[other] tile { $tile }
    }
spot-lane = { spot-tile }, { spot-side }, space { $number }
spot-portal =
    { $side ->
        [a] { spot-tile }, { spot-side }, left portal
       *[b] { spot-tile }, { spot-side }, right portal
    }
spot-clearing = clearing { $number }
spot-tile =
    { $tile ->
        [0] the start tile
       *[other] tile { $tile }
    }
spot-side =
    { $lane ->
        [L] left lane
        [R] right lane
       *[M] middle lane
    }
word-thing =
    { $thing ->
        [bomb] bomb
        [boulder] boulder
        [snout] the Snout
       *[car] { word-car }
    }
space-ahead =
    { $steps ->
        [1] { $space }, { word-thing } ahead
       *[other] { $space }, { word-thing } { $steps } spaces ahead
    }
space-holds = { $space }, { word-thing } there

## Cars and the strip

strip-name = Ranking strip
strip-deck =
    { $deck ->
        [rush] draws from the rush deck
       *[sprint] draws from the sprint deck
    }
strip-round = Round { $round }
car-own = You
car-bot = Bot
car-says = Place { $place }, { strip-deck }: { word-car }{ $you ->
        [yes] {" "}(you)
        [bot] {" "}(bot)
       *[no] {""}
    }, { $space }, { car-life }
car-life =
    { $life ->
        [one] { $life } life point
       *[other] { $life } life points
    }
car-energy = energy { $energy }
car-cards = cards in hand: { $sprint } sprint, { $rush } rush
car-finished = across the finish line
car-stands = { word-car }: { $space }.

## Board and hand

board-name = Board
board-course = The course
board-whole = Show the whole course
board-follow = Follow your car
board-watch = Follow the race
board-shown = Part of the course; move it with the arrow keys
board-tap = Marked spaces: tap once to look, again to play.
board-again = Tap again to play.
hand-own = Your hand
hand-none = No cards.
hand-again = Play
hand-back =
    { $deck ->
        [rush] Rush card
       *[sprint] Sprint card
    }
deck-count =
    { $deck ->
        [rush] Rush deck: { $count }
       *[sprint] Sprint deck: { $count }
    }
deck-thrown = Discards
deck-none = none yet
aside-cards = Decks
aside-ability = Your ability
aside-level = { $level }: { $does }
die-says = Die: { $number }

## Moves

move-does = { $move }: { $does }
move-drop = Give up { word-card }
move-level = Level { $level }: { $does }
move-leave = Leave out the seam before { word-tile }
move-use = Use { word-effect }
move-no = Do without
move-done = Stop here
move-end = End turn
move-slide = Roll
group-level = Ability
group-space = Space
group-steer = Steer to
group-bomb = Bomb on
group-Drive = Way
group-Steps = Next space
group-Mine = Bomb on
group-Falls = Boulder on
group-SnoutWalk = Snout to
effect-steer = steer
effect-bomb = lay a bomb
effect-missile = fire a missile
effect-repair = repair
effect-star = take energy
level-drive = drive { $spaces } spaces
level-card = play one more card
level-broadside = a missile down every lane, then drive { $spaces }
level-rob = drive up to { $spaces } and take a card from each car you overtake
level-scrap = every opponent loses a card, then drive up to { $spaces }
level-leap = drive up to { $spaces }, over everything
level-mine = drive up to { $spaces }, then set off up to { $bombs } bombs behind you
level-plough = drive up to { $spaces } and clear bombs and boulders away

## What a move would do

way-and = {", "}
way-drives =
    { $count ->
        [one] drives { $count } space, to { $space }
       *[other] drives { $count } spaces, to { $space }
    }
way-car = rams { word-car }
way-bomb = a bomb explodes
way-boulder = a boulder is hit
way-snout = runs into the Snout
way-damage = { word-car }: −{ $life } life
way-off = { word-car } goes off the track, back to { $space }
way-push = { word-car } is pushed to { $space }
way-missile =
    { $target ->
        [car] the missile hits { word-car }
       *[none] the missile hits { $space }
    }
way-lost = the missile hits nothing
way-lay = a bomb on { $space }
way-fall = a boulder on { $space }
way-lift = the rearmost one is taken from { $space }
way-clear = the bomb is cleared away
way-repair = life +1
way-star = energy +1
way-may = you may { $does } first
way-portal = through the portal to { $space }
way-clearing = into the jungle, to { $space }
way-land = comes down on { $space }
way-finish = across the finish line
way-walk = the Snout walks to { $space }
way-flee = the Snout runs home
way-boost = boost: a sprint card adds to it
way-roll-geyser = then the die: geyser
way-roll-snout = then the die: the Snout
way-roll-bridge = then the die: hanging bridge
way-roll-volcano = then the die: volcano
way-roll-landslide = then the die: landslide

## Keys

keys-arrows = From card to card in your hand
keys-course = From space to space where you can choose
keys-view = The whole course, or follow your car

## Courses and the course editor

course-first-race = First race
course-landslide = Below the slope
course-jungle = Through the jungle
course-portals = From ring to ring
course-lake = Over the lake
course-snout = Past the Snout
course-wild = The wild lap
editor-title = Build a course
editor-intro = Put tiles one after the other until the road comes back to the start. Take them from the shelf, drag them where you want them, turn curves, flip tiles over.
editor-course = Your course
editor-place =
    { $at ->
        [0] { $what }
       *[other] Place { $at } of { $of }: { $what }
    }
editor-tile = tile { $tile }, { $what }
editor-shape =
    { $shape ->
        [left] curve to the left
        [right] curve to the right
        [start] start and finish
       *[straight] straight
    }
editor-keys = Arrow keys go from tile to tile, with Shift they move it. R turns a curve, F flips a tile over, Delete removes it.
editor-choose = Choose a tile to change it.
editor-turn = Turn the curve
editor-flip = Flip over
editor-earlier = Earlier
editor-later = Later
editor-remove = Remove
editor-undo = Undo
editor-clear = Start over
editor-shelf = Tiles to take
editor-shelf-plain = Sides A
editor-shelf-special = Special tiles
editor-add = Add: { $what }
editor-taken = Every number is there only once, and this one is already part of your course.
editor-checking = Checking …
editor-valid = The course closes. You can race on it.
editor-wrong = Not a course yet:
editor-unreachable = The server does not answer, so the course is not checked.
editor-cars = Cars
editor-about = about { $minutes } min
editor-rounds = { $spaces } spaces, some { $rounds } rounds; half a minute a turn
editor-length = Length
editor-tiles = { $tiles } tiles
editor-surprise = Surprise me
editor-play = Race on it
editor-here = On this device
editor-friends = With friends
editor-computer = Against the computer
editor-share = Keep it, pass it on
editor-name = Name
editor-save = Save
editor-nameless = Give the course a name first.
editor-saved = Saved in this browser.
editor-link = As a link
editor-copy-link = Copy the link
editor-copied = Copied.
editor-download = Save as a file
editor-upload = Open a file
editor-bad-file = This file holds no course. Its last line would name the tiles, such as 01 02 03 08 04 07.
editor-kept = Your courses
editor-ready = Ready courses
editor-load = Open { $name }
editor-discard = Remove { $name }

## First lesson

lesson-goal = One lap, and the first over the line wins. You drive the blue car and hold three cards. The number on a card says how far you must drive; its sign is an effect that you may use before.
lesson-goal-done = So much for the goal.
lesson-steer = Black stands in your lane. Play a card and use its effect first: steer into the middle lane, then drive past.
lesson-steer-done = Well steered. The effect came first, then you drove exactly as far as the card says.
lesson-steer-still = You stayed in your lane. Use the effect of the card before you drive.
lesson-bash = The same cards, another plan: do not steer this time. Drive straight into Black.
lesson-bash-done = That is a bash. You stop and are unhurt; Black is damaged and pushed two spaces ahead. So take care who drives behind you.
lesson-bash-still = You steered around it. Play a card without its effect this time.
lesson-missile = Missiles fly down your own lane and hit the first thing there. Fire one at Black.
lesson-missile-done = A hit. Whoever loses the last life point is set back to a checkpoint, repaired and with new energy.
lesson-missile-still = No missile flew. Play a card and use its effect.
lesson-ability = A star gives you energy, and energy pays for your car’s own ability. Play a star, use it, then use your ability at level 1.
lesson-ability-done = That was the pirate’s missile, without a card. With more energy there is more: a second card at level 2, a great stunt at level 3.
lesson-ability-still = The ability was not used. Use the star’s effect first, then choose the ability instead of ending your turn.
