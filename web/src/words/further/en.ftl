### The frame's words that the first page does without.
### $game and $names are names; $who is a player, $what something said.

## Open tables

open-line = Whoever opened one of these tables lets anyone sit down. The list keeps itself up to date.
open-none = No table is waiting for players right now. Start a game with friends and put it on this list.
open-count =
    { $count ->
        [one] { $count } open table
       *[other] { $count } open tables
    }
open-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
open-waits = Waiting: { $names }
open-sit = Sit down
open-sit-at = Sit down: { $game }, { $names }
open-watch = Watch
open-watch-at = Watch: { $game }, { $names }
open-guest = Guest
option-off = no
level-any = for everyone
level-new = for beginners
level-practised = for practised players
list-title = Open to everyone
list-line = Put the table on the list of open tables, and anyone may take a free seat. A link that you sent is void once its seat was taken from there.
list-on = The table is on the list of open tables. It leaves it by itself when all seats are taken or nobody waits here.
list-level = For whom
list-put = Put it on the list
list-off = Take it off the list
watching =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }

## Sending a turn

send-none = There is nothing to send yet. { $what }
send-more = Your turn is not complete yet. { $what }
back-none = There is nothing to take back.
bar-film = This just happened.

## What people say

talk = Say something
talk-heard = Said at the table
talk-none = Nothing that is said here is kept.
talk-write = Your own words
talk-send = Say it
talk-often = One moment before you say more.
talk-failed = That was not heard. Try again.
talk-mute = Mute { $who }
talk-unmute = Hear { $who } again
phrase-hello = Hello.
phrase-good-luck = Good luck.
phrase-one-moment = One moment, please.
phrase-well-played = Well played.
phrase-close = That was close.
phrase-oops = Oops.
phrase-thanks = Thank you.
phrase-sorry = Sorry.
phrase-again = Another game?
phrase-goodbye = Goodbye.

## Time, leavers, agreeing

ages-title = Who is youngest?
ages-help = Choose the names from youngest to oldest. Whoever is left follows clockwise.
ages-lots = Draw lots
ages-drawn = Lots are drawn when the game begins.
ages-unsaid = Nobody has said who is youngest: { $who } counts as the youngest.
ages-youngest = { $who } counts as the youngest.
ages-order = From youngest to oldest: { $names }.
options-clock = Clock
clock-none = no clock
clock-choice = { $minutes } minutes each, { $more } seconds more a turn
clock-help = Whoever runs out of time has not lost: the others decide how to go on.
clock-left = Time left
together = Between you
note-decide = Decide
note-next = { $number }/{ $count }: next note
late-you = Your time has run out. You may still play until the others decide.
late-other = { $who } has run out of time. How shall it go on?
late-both = { $who } has run out of time, and so have you. Those who have time left decide.
late-wait = Wait
late-bot = Let the computer go on
late-bot-level = Let the computer ({ $level }) go on
late-end = End the game
away-left = { $who } has left.
away-other = { $who } has left. A computer player can go on until { $who } is back.
away-hand = Hand the seat over
away-not = Keep waiting
handed-you = A computer player goes on for you.
handed-back = Take your seat back
seat-stand-in = the computer goes on
offer-draw = Offer a draw
offer-takeback = Ask to take back
offer-draw-asked = { $who } offers a draw.
offer-takeback-asked = { $who } asks to take the last turn back.
offer-draw-own = Draw offered. Waiting for { $names }.
offer-takeback-own = Taking back asked for. Waiting for { $names }.
offer-draw-declined = { $who } would rather play on.
offer-takeback-declined = { $who } would rather let your turn stand.
offer-yes = Agree
offer-no = No
offer-withdraw = Withdraw
end-agreed = You agreed on a draw.
end-time = Time ran out for { $names }, and the game was ended.
host-title = Your table
host-line = Here you can give a free seat a new link: the old one then opens nothing. A computer player can take a free seat, and go on for someone who has left.
host-new = New link
host-new-of = New link for { $seat }
host-bot = Let the computer play
host-page = Seats and links
seat-here = here

## A seat's own link, and asking for a seat whose link was lost

own-device = My other device
own-device-line = Open this link on your other device to play there too. Keep it to yourself: whoever has it plays on your seat.
own-device-code = Code with the link to your seat
taken-title = { $seat } is taken
taken-person = { $who } sits here. An invitation opens a seat only until somebody sits down.
taken-resigned = Whoever sat here has given up.
taken-watch = Watch
claim-title = Is this your seat?
claim-line = On a device where you play, “My other device” in the game’s menu has the link to your seat. If you have lost it everywhere, ask for the seat: everyone else at the table must agree, and after that
    { $hours ->
        [one] { $hours } hour must pass in which nobody uses the old link.
       *[other] { $hours } hours must pass in which nobody uses the old link.
    }
claim-ask = Ask for this seat
claim-waits = { $who }’s seat has been asked for: its link was lost. Waiting for { $names } to agree.
claim-until = { $who }’s seat has been asked for. It changes hands on { $date }, unless { $who } opens the game before.
claim-asked = Somebody asks for { $who }’s seat and says that its link is lost. Do you agree?
claim-declined = { $who }’s seat was asked for on { $date }. { $by } did not agree.
claim-cancelled = { $who }’s seat was asked for on { $date }. Its link was used, so { $who } keeps it.
claim-cancelled-you = Your seat was asked for on { $date }. It stays yours.
claim-handed = { $who }’s seat has changed hands: it has a new link, and the old one opens it no more.
claim-handed-you = The seat is yours. The old link opens it no more.
claim-over = { $who }’s seat was asked for on { $date }; the game ended first.
claim-stop = Refuse

## When something is wrong

problem-taken = Others were faster
problem-taken-do = Every seat at that table is taken. Choose another one.
problem-not-listed = That table is no longer on the list
problem-not-listed-do = Choose another one.
problem-list-full = The list of open tables is full
problem-list-full-do = Try again later, or send links.
problem-not-open = Every seat at this table is taken
problem-not-open-do = There is nothing left to list.
problem-bad-name = That is not a name
problem-bad-name-do = A name has 1 to 40 letters, each with at most 4 marks, and at least one of them can be seen.
problem-still-running = This game is not over yet
problem-still-running-do = Until then you can look at it, but not play on from it.
problem-renewed = This link opens its seat no longer
problem-renewed-do = Somebody else has the seat, or a new link was made. Ask whoever opened the table.
dashboard-line = This server, as it is now; the lines reach back five minutes. Rates are those of the last half minute.
dashboard-nodes = Nodes added up here: { $seen } of { $nodes }. Behind a proxy each look reaches one of them.
dashboard-refused = This page is for whoever runs the server. Open it on the server’s own machine, or by the link that “tailback host key” makes there.
dashboard-tables = Tables
dashboard-tables-line = held in memory now
dashboard-sockets = Connections
dashboard-sockets-line = players and spectators at tables
dashboard-moves = Moves a second
dashboard-moves-line = people’s moves
dashboard-p99 = Milliseconds for a move
dashboard-p99-line = 99 of 100 are acknowledged within this
dashboard-waiting = Computer players waiting
dashboard-waiting-line = for their turn to think; should not grow
dashboard-thinking = Computer players thinking
dashboard-thinking-line = at this moment
dashboard-unwritten = Writes waiting
dashboard-unwritten-line = for the database; should come back to 0
dashboard-writing = Milliseconds for a write
dashboard-writing-line = what a transaction of the database takes

## Your games

history-export = Save them as a file
history-delete = Delete everything
history-delete-sure = Delete everything that is kept here?
history-delete-line = This browser then forgets your games and the way back to them, your name and your settings. A game with others goes on without you.
history-delete-yes = Delete

## Replay

replay-title = Look at a game again
replay-line = Open the transcript of a game. It is checked move by move and shown turn by turn.
replay-file = Open a transcript file
replay-paste = Or paste its text
replay-show = Show
replay-hidden = A transcript with hidden cards (?) can be shown only when its game is over.
replay-wrong = Line { $line } does not belong in a transcript, or has been changed.
replay-large = This file is too large for a transcript.
replay-of = Look again: { $game }
replay-start = The game begins.
replay-turn = Turn
replay-at = { $at } of { $last }
replay-first = To the start
replay-back = Back one turn
replay-next = Next turn
replay-last = To the end
replay-play = Play
replay-stop = Pause
replay-eyes = Seen by
replay-spectator = Everyone
replay-other = Another game
replay-first-short = Start
replay-back-short = Back
replay-play-short = Play
replay-next-short = Next
replay-last-short = End
replay-speed = Speed
replay-moment = Link to this moment
replay-here = Play on from here
replay-here-does = Opens a new table at this point; the computer plays the other seats.
replay-here-late = A game can be played on from its first { $most } turns: step back a little.
replay-here-running = This game is not over yet. Until then you can look at it, but not play on from it.
replay-human = a person
fair-check = Check the draws
turns = Turns
turn-number = Turn { $number }
turns-given = Taken over from another game up to here. From now on it is yours.
looking-back = Looking back
looking-at = Turn { $number } of { $last }
looking-now = Back to now
looking-yours = It is your turn.
deal-own = You are dealt { $cards }
deal-seat = { $seat } is dealt { $cards }
deal-others =
    { $count ->
        [one] the others { $count } card each
       *[other] the others { $count } cards each
    }
deal-each =
    { $count ->
        [one] Everyone is dealt { $count } card
       *[other] Everyone is dealt { $count } cards
    }
deal-other =
    { $count ->
        [one] { $seat } gets { $count } card
       *[other] { $seat } gets { $count } cards
    }
deal-count =
    { $count ->
        [one] { $seat } is dealt { $count } card
       *[other] { $seat } is dealt { $count } cards
    }
fair = Fair draws
fair-none = This transcript carries no seeds that could be checked.
fair-seed = Checked here: the server’s seed is the one it had committed to before anyone sat down.
fair-seats = Checked here: every player’s seed is the one committed to before any was revealed, and nobody chose the seeds of the computer players.
fair-kept = Checked here: your own seed is among them, and everything is as this browser had kept it from before the deal.
fair-proven = Proven: nobody could choose the deal.
fair-without = Not proven: the game was dealt without the seed of { $names }. Whoever held it back could choose between two deals.
fair-no-receipt = Not proven here: this browser took no part in the deal, so it cannot know when the seeds were committed to.
fair-save = Save receipt
fair-promised = Checked here: it is also the one that was promised in the game before, when nobody’s seed for this one was known.
fair-draws-here =
    { $count ->
        [one] Checked here: { $count } draw follows from the seeds.
       *[other] Checked here: all { $count } draws follow from the seeds.
    }
fair-not = The seeds do not fit: the draws of this game were not made as agreed.
fair-limit = None of this stops a host who holds the server’s seed from looking.

## Lesson

lesson-step = Step { $at } of { $last }
lesson-next = Next
lesson-back = Everything stands as before. Try again.
lesson-done = Done.
lesson-drive = Let’s drive
lesson-again = Once more
lesson-skip = Skip
lesson-play = Play a game
lesson-leave = Leave the lesson
lesson-rules = Rules:

## Dealing

bar-dealing = Dealing …
bar-revealing = Waiting for { $names } to come by before dealing.
bar-reveal-here = Open this game in the browser in which you sat down: it has to take part in the deal.
deal-without = Deal without { $names }
deal-means = Then nobody can prove afterwards that the deal was not chosen. Everyone who has taken part in it must agree.
deal-agreed = You agree to deal without { $names }. Waiting for { $others }.
