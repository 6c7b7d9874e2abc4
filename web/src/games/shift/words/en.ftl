### Rush Hour Shift in the browser: names of moves, the board, the hand, the lesson, the editor.
### $vehicle is a letter, gold or silver; $section is L or R; $place is L, C or R.

## Moves

move-play = Play { word-card }
move-drive = { word-spaces } { word-way }
move-shift = { word-rows }
move-stop =
    { $what ->
        [shift] Give up the shift
       *[steps] Give up the remaining steps
    }
name-vehicle =
    { $vehicle ->
        [gold] { vehicle-hero-gold }
        [silver] { vehicle-hero-silver }
       *[letter] Vehicle { $vehicle }
    }
name-section =
    { $section ->
        [L] Left section
        [lower] Lower section
        [upper] Upper section
       *[R] Right section
    }
name-colour =
    { $colour ->
        [blue] blue
        [green] green
        [tan] tan
        [white] white
        [orange] orange
        [red] red
        [black] black
        [yellow] yellow
        [silver] silver
       *[gold] gold
    }
name-place =
    { $place ->
        [L] left section
        [lower] lower section
        [upper] upper section
        [R] right section
       *[C] centre
    }

## Board

board-name = Board
board-you = you
board-vehicle =
    { $vehicle ->
        [gold] { name-vehicle }, { name-place }, { word-cell }
        [silver] { name-vehicle }, { name-place }, { word-cell }
       *[letter] { name-vehicle }, { name-colour }, { name-place }, { word-cell }
    }
board-section =
    { $place ->
        [up] { $rows ->
            [one] { name-section }, { $rows } row above the centre
           *[other] { name-section }, { $rows } rows above the centre
        }
        [down] { $rows ->
            [one] { name-section }, { $rows } row below the centre
           *[other] { name-section }, { $rows } rows below the centre
        }
        [left] { $rows ->
            [one] { name-section }, { $rows } space left of the centre
           *[other] { name-section }, { $rows } spaces left of the centre
        }
        [right] { $rows ->
            [one] { name-section }, { $rows } space right of the centre
           *[other] { name-section }, { $rows } spaces right of the centre
        }
       *[level] { name-section }, in line with the centre
    }
board-locked = Locked: { word-vehicle } lies across the seam
board-zoom = Enlarge the board
board-pan = Road, can be moved
board-keys = Arrow keys move it, Backspace takes a move back, Enter sends a turn that is ready.
keys-arrows = Move what is chosen; your hero car if nothing is
keys-far = Move it as far as it goes
keys-letter = Choose the vehicle with that letter; if it has only one step to make, it makes it
keys-hero = Choose your hero car
keys-section = Choose the section where { seat-gold } starts, or the one where { seat-silver } starts

## Hand

name-card-brief =
    { $card ->
       *[any] { name-card }
    }
hand-own = Your hand
hand-other = { word-seat }’s hand: { $count }
hand-pile = Draw pile: { $count }
hand-discards = Discards: { $count }
hand-no-discards = Played cards will lie here.
hand-none = No cards yet.
hand-new = new
hand-play = In play
hand-theirs = { word-seat }: { $card }
hand-due = What is due
due-step =
    { $done ->
        [yes] step made
       *[no] step due
    }
due-shift =
    { $done ->
        [yes] shift done
       *[no] shift due
    }
due-slide =
    { $done ->
        [yes] slide done
       *[no] slide due
    }

## First lesson

lesson-goal = You drive the gold hero car, towards the yellow arrows. Whoever is first to drive wholly off the far end wins. Other vehicles are in the way, but you can move them, and even the road itself.
lesson-move = Gold drives towards the yellow arrows, and vehicle A is in the way. Play Move 3: one step with A, two with your hero car.
lesson-move-done = Well driven. You may share the steps of a card among any vehicles except your opponent’s hero car.
lesson-shift = Truck A is in the way. Play Shift and pull the section with your hero car to one side, until the way ahead of it is free.
lesson-shift-done = The road itself has moved, and everything on it. One row must always run through all three sections.
lesson-lock = Vehicle A lies across the seam and bolts it shut. Play Move & Shift 1: first drive A off the seam, then shift the section with your hero car.
lesson-lock-done = The bolts are gone as soon as nothing lies across the seam. Steps and shift may come in any order.
lesson-slide = Truck A stands across your way. Play Slide and send it as far as it goes, to the side with more room.
lesson-slide-done = A slide may go as far as the road is free, in one go, or stop sooner. The way is free now.
lesson-win = Nothing is ahead of you. Play Slide and drive your hero car to the chequered flag: over the far end, wholly off the grid.
lesson-win-done = That is how you win. Halfway off would not have been enough.
lesson-move-also = That works too: one space further. The steps of a card may go to any vehicles except your opponent’s hero car.
lesson-move-still = Your hero car still stands where it was. One step takes A out of the way, the other two are for your hero car.
lesson-shift-still = Truck A still stands ahead of your hero car. Shift the section it stands on by two spaces or more.
lesson-shift-other = That was Silver’s section. Shift the one with your hero car: truck A is still ahead of it.
lesson-lock-still = The section with your hero car still lies where it was. Drive A off the seam first, then shift the section, both in one turn.
lesson-slide-still = Truck A still stands across your way. Send it to the side with more room, as far as it goes.
lesson-win-still = Your hero car is not wholly off the grid. Slide it to the chequered flag in one go.

## Set-ups to choose from

setup-any = Any of them

## Set-up editor

editor-title = Draw a set-up
editor-intro = Drag vehicles from the shelf onto the road, or press one to add it. Gold starts at the left end, silver at the right.
editor-shelf = Shelf
editor-add-car = Add a vehicle of 2
editor-add-truck = Add a vehicle of 3
editor-add-gold = Add the gold hero car
editor-add-silver = Add the silver hero car
editor-turn = Turn
editor-remove = Remove
editor-clear = Clear the road
editor-undo = Undo
editor-load = Start from a printed set-up
editor-number = Set-up { $number }
editor-keys = Arrow keys move it, R turns it, Delete removes it.
editor-counts = Length 2: { $short } of 8. Length 3: { $long } of 4.
editor-full = There is no room for it. Remove a vehicle first.
editor-checking = Checking …
editor-valid = This set-up can be played.
editor-wrong = Not yet ready:
editor-unreadable = This is not a drawing of a set-up. It needs six rows of 14 cells with | at the two seams.
editor-unreachable = The server does not answer, so the set-up is not checked.
editor-play = Play it
editor-here = On this device
editor-friends = With a friend
editor-computer = Against the computer
editor-share = Share it
editor-text = As text
editor-link = As a link
editor-copy-text = Copy the text
editor-copy-link = Copy the link
editor-copied = Copied.
editor-use-text = Use this text
