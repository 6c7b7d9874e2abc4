### Rush Hour Shift and Rush Hour Duo: the words of the game.
### $seat is gold or silver; $section is L or R; $card is a card code, or ? when it is hidden.
### $vehicle and $other are a letter, or gold or silver for a hero car (> and < are shown as they are).
### $way is left, right, up or down; $spaces and $rows count that way. Where the board is turned by a quarter $section is
### lower or upper, and rows go to the left or right.

game-name = Rush Hour Shift
game-line = Race your hero car through the jam, and shift the road itself when nothing else moves.

## Seats and vehicles

seat-gold = Gold
seat-silver = Silver
vehicle-hero-gold = Gold hero car
vehicle-hero-silver = Silver hero car

## Building blocks for the sentences below

word-seat =
    { $seat ->
        [silver] { seat-silver }
       *[gold] { seat-gold }
    }
word-vehicle =
    { $vehicle ->
        [gold] the gold hero car
        [silver] the silver hero car
       *[letter] vehicle { $vehicle }
    }
word-vehicle-start =
    { $vehicle ->
        [gold] The gold hero car
        [silver] The silver hero car
       *[letter] Vehicle { $vehicle }
    }
word-other =
    { $other ->
        [gold] the gold hero car
        [silver] the silver hero car
       *[letter] vehicle { $other }
    }
word-section =
    { $section ->
        [L] the left section
        [lower] the lower section
        [upper] the upper section
       *[R] the right section
    }
name-card =
    { $card ->
        [M1] Move 1
        [M2] Move 2
        [M3] Move 3
        [M4] Move 4
        [MS1] Move & Shift 1
        [MS2] Move & Shift 2
        [MS3] Move & Shift 3
        [SH] Shift
       *[SL] Slide
    }
word-card =
    { $card ->
        [hidden] a card
       *[known] { name-card }
    }
word-cell = row { $row }, column { $column }
word-spaces =
    { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }
word-way =
    { $way ->
        [left] left
        [right] right
        [up] up
       *[down] down
    }
word-rows =
    { $way ->
        [left] { word-rows-aside } { word-way }
        [right] { word-rows-aside } { word-way }
       *[other] { $rows ->
            [one] { $rows } row { word-way }
           *[other] { $rows } rows { word-way }
        }
    }
word-rows-aside =
    { $rows ->
        [one] { $rows } space
       *[other] { $rows } spaces
    }

## Set-up

SHIFT-1 = The game starts with the three sections level, so that together they make one rectangle of 6 rows and 14 columns: 5 columns on the left, 4 in the centre, 5 on the right.
    .title = A straight grid
    .refusal = A game starts with all three sections aligned; draw six full rows of 14 cells.
SHIFT-2 = Place the vehicles as one of the ten printed set-ups shows, or build a set-up of your own. The set-up page of Duo is lost, so Duo uses the same ten.
    .title = Placing the vehicles
    .refusal = No vehicle on this board is called { $vehicle }. Choose one that stands on the grid.
SHIFT-3 = A set-up of your own has exactly one gold and one silver hero car, both lying along a row: gold in columns 1 and 2, silver in columns 13 and 14. Blocking vehicles are 2 or 3 spaces long; there may be at most 8 of length 2 and 4 of length 3, as in the box, unless the option for extra vehicles is on. Every vehicle lies wholly on the grid and no two overlap. If a set-up is not valid, you are told why and at which space.
    .title = Your own set-up
    .refusal =
        { $case ->
            [off-grid] { word-vehicle-start } does not lie wholly on the grid ({ word-cell }). Move it inside.
            [overlap] { word-vehicle-start } overlaps another vehicle at { word-cell }. Leave only one of them there.
            [heroes] A set-up needs exactly one gold and one silver hero car, each 2 spaces long. Add what is missing or take away what is too much.
            [hero-place] { word-vehicle-start } stands in the wrong place ({ word-cell }). Gold goes in columns 1 and 2, silver in columns 13 and 14.
            [hero-direction] { word-vehicle-start } must lie along a row ({ word-cell }). Turn it.
            [length] { word-vehicle-start } has the wrong length ({ word-cell }). Hero cars are 2 spaces long, blocking vehicles 2 or 3.
            [too-many-short] Blocking vehicles of length 2 on the grid: { $count }. The box has 8; take some away or allow extra vehicles.
            [too-many-long] Blocking vehicles of length 3 on the grid: { $count }. The box has 4; take some away or allow extra vehicles.
           *[broken] { word-vehicle-start } is not one straight piece ({ word-cell }). Draw it in one line without gaps.
        }
SHIFT-4 = Shuffle all 32 cards of the deck. Each player is dealt four, hidden from the other. The remaining cards are the draw pile, face down.
    .title = Dealing the cards
SHIFT-5 = Agree between you who drives gold and who drives silver.
    .title = Gold or silver
SHIFT-6 = The youngest starts the first game; after that, whoever won the last game between the same two players starts the next. Whoever opens the table can say who is youngest; if nobody does, the first starter is drawn by lot. After a draw, the player who did not start last time starts.
    .title = Who starts

## The turn

SHIFT-7 = You take turns. On your turn, play one of your four cards face up onto the discard pile, carry it out, then draw one card.
    .title = Your turn
    .refusal =
        { $case ->
            [wait] It is { word-seat }’s turn. Wait until it is yours.
            [card-first] Play a card before you do anything else.
            [not-held] You do not have { word-card } in your hand. Choose one of the cards you hold.
            [one-card] One card a turn: finish the one you have played.
           *[dealing] Cards are being dealt or drawn. Wait a moment.
        }
SHIFT-8 = When the draw pile is used up, shuffle the discard pile and make it the new draw pile. Do so the moment the last card is drawn: then there is always a pile to draw from, and the card played this turn is in it.
    .title = A new draw pile
SHIFT-9 = The cards in your hand are hidden, those on the discard pile are open. Everyone may know how many cards each pile has.
    .title = Hidden and open
SHIFT-10 = The parts of a card are every single step, the shift and the slide. While a part still due is possible, you must carry one out, and you choose which. When none is possible, the rest is lost and you go on to draw. Only the present moment counts: you may choose an order that costs you a part. If it is agreed that the two parts of a Move & Shift need not both be made, it may be used for its steps alone or for its shift alone: when no step is left to make, you may give up the shift; when you have shifted before any step, you may give up the steps. Either ends the card.
    .title = Carrying out a card
    .refusal = That part of the card is done, or it is not possible now. Carry out one that is.

## Vehicles

SHIFT-11 = You may move every vehicle but one: your opponent’s hero car.
    .title = What you may move
    .refusal = { word-vehicle-start } belongs to your opponent. Move your own hero car or a blocking vehicle.
SHIFT-12 = A vehicle drives forwards and backwards along its own line, never sideways. It is never lifted and never jumps over another.
    .title = Forwards and backwards
    .refusal = { word-vehicle-start } cannot get through: { word-other } is in the way. Clear the way or move another vehicle.
SHIFT-13 = Blocking vehicles always stay wholly on the grid.
    .title = Blockers stay
    .refusal = { word-vehicle-start } would leave the grid. Blocking vehicles stay on it; choose another move.
SHIFT-14 = Only hero cars may leave the grid, and only over the end opposite the one they started from.
    .title = Leaving the grid
    .refusal = { word-vehicle-start } may leave the grid only over its far end. Drive the other way.
SHIFT-15 = A vehicle lying along a row may cross a seam where both sections have that row. Where the next section has no such row, the vehicle stops at the seam; nobody leaves the grid over a seam. A vehicle lying along a column stays in its section.
    .title = Crossing a seam
    .refusal = { word-vehicle-start } cannot cross here: the road does not go on beyond the seam. Shift a section first or choose another move.
SHIFT-16 = A hero car that is partly over its far end is still in play. It belongs to the end section and moves with its shifts; it locks no seam and may come back.
    .title = Half off the grid

## Cards

SHIFT-17 = Move gives you a number of steps of one space each. Make exactly that many in all, shared among vehicles and directions as you like; every step must be possible when you make it. If it is agreed that not all steps must be made, you may give up the rest after at least one.
    .title = The Move card
    .refusal =
        { $case ->
            [unit] One step at a time: move a vehicle by one space.
            [exact] { word-card } must be used in full: make all the steps.
            [first-step] Make at least one step before you give up the rest.
            [shift-first] Make the shift first if you want to give up the steps.
           *[all-made] All the steps of { word-card } have been made. It moves no more vehicles.
        }
SHIFT-18 = Within one card a vehicle may step forth and back again.
    .title = Forth and back
SHIFT-19 = With Shift, choose the left or the right section and shift it up or down by any number of rows, but at least one. The centre is never shifted. Vehicles wholly on the section move along with it; a vehicle can stop a shift only by lying across a seam.
    .title = The Shift card
    .refusal =
        { $case ->
            [no-drive] No vehicle moves with { word-card }. Shift a section.
           *[no-shift] No section shifts with { word-card }. Move a vehicle.
        }
SHIFT-20 = In Shift, at least one row must run through all three sections after a shift. In Duo it is enough that each end section shares a row with the centre.
    .title = Keep the road connected
    .refusal = You cannot shift { word-section } { word-rows }: the sections would no longer be connected. Choose another distance.
SHIFT-21 = A vehicle lying across a seam locks the two sections it lies on, whether it is a hero car or a blocking vehicle: neither can be shifted against the other. The section at the other end can still be shifted. The same goes for Duo.
    .title = Locked seams
    .refusal = You cannot shift { word-section }: { word-vehicle } lies across the seam. Try the other section, or clear the seam first.
SHIFT-22 = With Slide, move one vehicle as many spaces as you like in one direction, up to the next vehicle or the end of the grid. It may stop sooner, but moves at least one space.
    .title = The Slide card
    .refusal = Slide { word-vehicle } in one go: at least one space, in one direction.
SHIFT-23 = Move & Shift gives you exactly the number of steps shown, as with Move, and one shift, as with Shift. The order is yours: steps then shift, shift then steps, or the shift in between. The shift costs no steps. Parts are given up only where that is agreed; once you have begun the steps you make them all, unless giving up the rest of them is agreed too.
    .title = The Move & Shift card
    .refusal =
        { $case ->
           *[shift-done] { word-card } has one shift, and it is done. Make the steps that are left.
        }
SHIFT-24 = So your steps may free a shift that was locked at first, and they may also lose you a shift that was possible at first.
    .title = Steps change the shift

## The end

SHIFT-25 = You win the moment your hero car is wholly off the grid over the end opposite its start; partly off is not enough. The rest of the card is not carried out.
    .title = How you win
    .end =
        { $card ->
            [SL] { $for ->
                [winner] You won: you drove out by a slide!
                [loser] You lost: { word-seat } drove out by a slide.
               *[other] { word-seat } drove out by a slide and won.
            }
           *[other] { $for ->
                [winner] You won: you drove out!
                [loser] You lost: { word-seat } drove out.
               *[other] { word-seat } drove out and won.
            }
        }
    .refusal = The game is over: a hero car is off the grid. Start a new game to play on.
SHIFT-26 = A Slide may take your hero car straight off the grid, and then you win.
    .title = Winning with a Slide
    .refusal = { word-vehicle-start } needs only { word-spaces } to be off the grid; more is not needed. Choose that number.
SHIFT-27 = No rule ends a game that goes on and on. If you set a turn limit, the game is a draw after that many turns. It is off when people play and on in simulations.
    .title = Turn limit
    .end =
        { $turns ->
            [one] A draw: nobody drove out in { $turns } turn.
           *[other] A draw: nobody drove out in { $turns } turns.
        }
    .refusal = The game is over: it reached the turn limit and is a draw. Start a new game to play on.

## Cards by name

card-M = Move { $n }
    .does =
        { $n ->
            [one] Make { $n } step with one vehicle.
           *[other] Make { $n } steps, shared among vehicles as you like.
        }
card-MS = Move & Shift { $n }
    .does =
        { $n ->
            [one] Make { $n } step and shift one section, in any order.
           *[other] Make { $n } steps and shift one section, in any order.
        }
card-SH = Shift
    .does = Shift one of the two end sections by any number of rows.
card-SL = Slide
    .does = Move one vehicle as far as you like in one direction.

## Action bar

ask-card = { word-seat }: play a card.
ask-steps =
    { $left ->
        [one] { word-seat }: { $left } step left.
       *[other] { word-seat }: { $left } steps left.
    }
ask-shift = { word-seat }: shift a section.
ask-steps-or-shift =
    { $left ->
        [one] { word-seat }: { $left } step and the shift to go, in any order.
       *[other] { word-seat }: { $left } steps and the shift to go, in any order.
    }
ask-slide = { word-seat }: slide a vehicle.
ask-wait = Waiting for { word-seat }.

## Log

event-starts = { word-seat } starts.
event-dealt = { word-seat } is dealt { word-card }.
event-played = { word-seat } plays { word-card }.
event-drove = { word-seat } moves { word-vehicle } { word-spaces } { word-way }.
event-shifted = { word-seat } shifts { word-section } { word-rows }.
event-lost = { word-seat } cannot carry out the rest of the card; it is lost.
event-gave-up =
    { $left ->
        [one] { word-seat } gives up the last step.
       *[other] { word-seat } gives up the last { $left } steps.
    }
event-gave-up-shift = { word-seat } gives up the shift.
event-drew = { word-seat } draws { word-card }.
event-reshuffled =
    { $count ->
        [one] The discard pile becomes the new draw pile: { $count } card.
       *[other] The discard pile is shuffled and becomes the new draw pile: { $count } cards.
    }
event-won = { word-seat } is off the grid and wins!
event-drawn =
    { $turns ->
        [one] A draw after { $turns } turn.
       *[other] A draw after { $turns } turns.
    }

## Options

preset-duo = Duo
    .help = The rule of the second box: each end section needs only one row in common with the centre.
option-edition = Edition
    .help = Shift: one row must always run through all three sections. Duo: each end section needs a row in common with the centre only.
option-setup = Set-up
    .help = One of the ten printed set-ups, or one of your own.
option-extra-vehicles = Extra vehicles
    .help = Lets a set-up of your own use more blocking vehicles than the box has.
option-deck = Deck
    .help = How many cards of each kind. At least 9 cards, and at least one of them must move a vehicle. { deck-unverified }
    .each = { name-card }
option-exact-moves = All steps must be made
    .help = Off: after at least one step you may give up the remaining steps. The shift of a Move & Shift card stays due.
option-all-parts = Steps and shift must both be made
    .help = Off: a Move & Shift may be used for its steps alone or for its shift alone.
option-turn-limit = Turn limit
    .help = After this many turns the game is a draw. Without a number it goes on until someone wins.
option-starter = Who starts
    .help = The youngest, a player drawn by lot, gold or silver. In a series the last winner starts.

## What is wrong with an option or a drawing; part of a line, $name is left, centre or right

wrong-setup = { $value } is neither a number from 1 to 10 nor a drawing
wrong-colours = a colour is needed for each blocker, or none at all
wrong-deck = a deck is a count for each card, such as M1=6,M2=6,SH=4,SL=3
wrong-deck-small =
    { $cards ->
        [one] { $cards } card is too few; it takes { $least } to deal { $hand } each and leave one to draw
       *[other] { $cards } cards are too few; it takes { $least } to deal { $hand } each and leave one to draw
    }
wrong-deck-still = no card of this deck moves a vehicle; add a Move, a Move & Shift or a Slide
wrong-mark = { $mark } is neither '.', a hero car '>' or '<', nor a blocker’s letter (L and R name the sections)
wrong-row = a row has three sections between two seams '|'
wrong-width =
    { $name ->
        [left] the left section has { $due } columns, this row draws { $given }
        [right] the right section has { $due } columns, this row draws { $given }
       *[centre] the centre section has { $due } columns, this row draws { $given }
    }
wrong-cells =
    { $name ->
        [left] a row of the left section has { $due } cells or none, here are { $given }
        [right] a row of the right section has { $due } cells or none, here are { $given }
       *[centre] a row of the centre section has { $due } cells or none, here are { $given }
    }
wrong-rows =
    { $name ->
        [left] the left section needs { $due } rows one below the other, found { $given }
        [right] the right section needs { $due } rows one below the other, found { $given }
       *[centre] the centre section needs { $due } rows one below the other, found { $given }
    }

## Where a rule comes from

mark-book = from the rulebook
mark-pic = from a picture in the rulebook
mark-ruling = our ruling
mark-unverified = unverified
deck-unverified = The rulebook tells only that there are 32 cards and of which kinds; how many of each comes from a public list that nobody has verified, so feel free to change the counts.

## Words of the drawing in letters

drawing-hand = hand
drawing-cards = cards
drawing-pile = pile
drawing-discards = discards
