### The frame's own words: everything on the page that belongs to no game.
### $game, $seat, $names and $when are names; $clause is a clause's id such as SHIFT-21.

## Frame

home-link = Tailback, home
nav = Main
nav-replay = Look at a game again
skip = Skip to the content
settings = Language, colours and sound
language = Language
theme = Light or dark
theme-system = Theme: automatic
theme-light = Theme: light
theme-dark = Theme: dark
sound = Sound
loading = One moment …
cancel = Cancel
again = Try again
to-home = To the games
to-table = To the table
named = { $name }: { $what }

## Home

home-title = Play a traffic game
home-lead = Choose how you play, then a game. It starts at once; nothing to sign up for.
ways = How do you play?
way-here = Play here
way-here-line = On one device that you hand around
way-friends = Play with friends
way-friends-line = Each on their own device, by a link
way-computer = Play the computer
way-computer-line = Against a computer player
way-joined = Joined by link
way-watch = Watching
choose-game = Choose a game
players-exact =
    { $least ->
        [one] { $least } player
       *[other] { $least } players
    }
players-range = { $least } to { $most } players
minutes = { $least }–{ $most } minutes
play = Play
play-game = Play { $game }
options = Options
options-of = Options for { $game }
not-here = Everyone needs their own device for this game. Play it with friends by link.
rules = Rules
rules-of = Rules of { $game }
lesson = First lesson
lesson-of = First lesson: { $game }
page-shift-set-up = Draw a set-up
page-shuttles-board = Draw a board
page-bash-course = Build a course
forget-table = Remove { $game }, { $when }, from this list
open-tables = Open tables

## Your games

your-games = Your games
all-games = All of them
your-turn = Your turn
standing-wait = The others’ turn
standing-open = Waiting for players
standing-here = On this device
standing-running = In progress
standing-won = You won
standing-lost = You lost
standing-draw = A draw
standing-winner = { $names } won
standing-over = Finished
standing-gone = No longer on the server
against = against { $names }
go-on = Go on playing
history-line = This list is kept in this browser alone. Nobody else sees it.
history-none = Games that you start or join will stand here.
history-running = In progress
history-over = Finished

## Options

options-players = Players
options-bot = Computer player
options-seat = Your seat
options-more = More options
options-none = no limit
options-presets = Kind of game
preset-usual = As usual
preset-usual-help = As the rulebook has it.
preset-own = Your own
preset-own-help = As you have chosen it below.
options-single = Single options
options-total = In all: { $count }
option-whole = “{ $option }” takes a whole number from { $least } to { $most }.
option-whole-or-none = “{ $option }” takes a whole number from { $least } to { $most }, or stays empty.
option-unread = “{ $option }” cannot be read as it is written.
option-together = “{ $option }” does not go with the other options.
start = Start
bot-random = random moves
bot-thumb = rule of thumb
bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-alphabeta = looks 3 moves ahead
bot-alphabeta2 = looks 2 moves ahead
bot-greedy = short-sighted
bot-montecarlo = weighs the odds
bot-planner = forgets nothing
bot-spacer = leaves no gaps
bot-lookahead = looks ahead
choice-youngest = The youngest
choice-lot = Drawn by lot
choice-toss = By a toss
seat-number = Player { $number }

## Table

board = Board
bar = What to do
moves = Your moves
bar-open =
    { $count ->
        [0] Only your name is missing.
        [one] Waiting for { $count } more player.
       *[other] Waiting for { $count } more players.
    }
bar-done = Your turn is done. Next: { $seat }.
bar-sealed = You chose { $move }. You may change it until everyone has chosen.
bar-ready = Your turn is ready. Send it or take it back.
bar-move = Your move.
bar-wait = Waiting for the others.
bar-gave-up = You gave up; the computer plays on for you.
bar-all = All moves
bar-spent = That is not possible any more.
keys = Keys
keys-title = Keys at the table
keys-cards = Play the card at that place
keys-send = Send the turn when it is ready
keys-back = Take back the last move
keys-list = Show this list
keys-single = Play by single letters and digits
keys-letters = Letters on the vehicles
close = Close
draft = Your turn so far:
send-turn = Send turn
take-back = Take back
take-all-back = Take all back
read-clause = Read { $clause }
seconds-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
seat-open = free
seat-computer = Computer, { $level }
seat-you = you
seat-turn = to move
seat-away = offline
seat-chosen = has chosen
seat-resigned = gave up
place = Place { $place }
place-tied = tied
line-lost = The connection is lost. Trying to reach the table again …
log = Log
log-as = Show the log as
log-words = Words
log-notation = Notation
log-empty = What happens will stand here.
save = Save transcript
resign = Give up
resign-sure = Give up this game?
resign-line = The game is then lost for you. With several others left, the computer plays on in your place.
resign-not = Play on
again-play = Play again
again-too = Play again too
again-asked = Waiting for the others to say yes to another game.
to-replay = Look at the game again
result-win =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the win!
    }
result-draw = A draw.
end-won = You won!
end-lost = You lost: { $names } won.
end-gave-up = { $names } gave up. { $winners } won.
end-gave-up-won = You won: { $names } gave up!
end-gave-up-you = You gave up. { $winners } won.
end-gave-up-early = You had given up.
series = Games won so far: { $score }
series-one = { $name } { $count }
swap-sides = Swap sides
swap-too = Yes, swap sides
swap-asked = Waiting for the others to say yes to swapping sides.
share-game = Share the game
share-game-line = Whoever has this link can look at the game, turn by turn.
share = Share
end-proof = Rule and check of the draws
kept-days =
    { $days ->
        [one] This game is kept here for { $days } day, then cleared away.
       *[other] This game is kept here for { $days } days, then cleared away.
    }

## One device

curtain = Hand over
curtain-pass = Hand the device to { $seat }
curtain-line = The cards are hidden until you are ready.
curtain-open = I am { $seat }
hand-over = Hand over to { $seat }

## By link

invite = Invite
invite-line = Send each player their link, or let them point a phone at the code. The game begins once everyone has taken their seat.
invite-local = These links work on this device only.
invite-local-host = Whoever runs the server can open it to the home network: start it with make play HOST=0.0.0.0.
invite-link = Link for { $seat }
invite-watch = Link for spectators
invite-code = Code with the link for { $seat }
copy = Copy
copied = Copied
invite-name = Your name
invite-name-set = That’s me
invite-elsewhere = For other devices
watch-link = Link to watch
watch-link-line = Whoever has this link sees the table, but nobody’s hand.
notify = Tell me when it is my turn
notify-refused = Your browser does not allow notifications from here; its settings for this page can change that.
join-title = Take your seat: { $seat }
join-name = Your name
join-sit = Sit down as { $seat }

## Rulebook

sections = Sections
section-setup = Set-up
section-turn = The turn
section-vehicles = Vehicles
section-cards = Cards
section-end = The end
section-deck = The deck
section-board = The board
mark-book = from the rulebook
mark-pic = from a picture in the rulebook
mark-ruling = our ruling
mark-rebuilt = rebuilt
mark-unverified = unverified

## Pace

pace = Others’ turns
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-once = at once

## When something is wrong

problem-lost = There is nothing at this address
problem-lost-do = The link may be incomplete. All games are on the home page.
problem-unreachable = The server does not answer
problem-unreachable-do = Check that it is running, then try again.
problem-no-such-table = There is no such table
problem-no-such-table-do = It may have been cleared away. Start a new one.
problem-bad-token = This link does not open the table
problem-bad-token-do = Ask for the whole link, including what follows the # sign.
problem-protocol = This page and the server are of different versions
problem-protocol-do = It was loaded again and still does not fit. Clear the browser’s cache, then open the link again.
problem-broken-log = This table cannot be opened
problem-broken-log-do = Its record is damaged. Tell whoever runs the server.
problem-closed = This table has been closed
problem-closed-do = Whoever runs this server has closed it. You can start a new one.
problem-too-many = Too many tables were opened just now
problem-too-many-do = Wait a minute, then try again.
problem-full = The server has no room left
problem-full-do = Nothing was changed. Tell whoever runs it.
problem-store = The server cannot reach its tables right now
problem-store-do = Try again in a moment.
problem-ending = The server is stopping
problem-ending-do = Try again in a moment.
problem-failed = Something went wrong on the server
problem-failed-do = Try again. If it happens again, tell whoever runs it.
problem-not-over = This game is not over yet
problem-not-over-do = Until then some things stay secret. You can look at it again when it is over.

dashboard = How the server fares
