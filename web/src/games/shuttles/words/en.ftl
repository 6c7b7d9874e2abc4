### What only the browser says of Shuttles; everything else comes with the game's rules.

## Moves

name-shuttle =
    { $shuttle ->
        [4] Centre shuttle
       *[other] Shuttle { $shuttle }
    }
place-row =
    { $row ->
        [far] far row
       *[near] near row
    }
place-shuttle = shuttle { $shuttle }, { place-row }, space { $column }
place-block = { word-seat }’s block, space { $column }
name-piece = Piece on { $start }
move-notch =
    { $way ->
        [left] left
        [up] up
        [down] down
       *[right] right
    }
move-slide = to { $end }
move-jump = jump to { $end }
move-claim = Claim victory

## Board

board-name = Board
board-piece =
    { $whose ->
        [own] Your piece on { $start }
       *[other] { word-seat }’s piece on { $start }
    }
name-owner =
    { $owner ->
        [own] yours
        [south] { seat-south }’s
        [north] { seat-north }’s
       *[nobody] nobody’s
    }
board-shuttle =
    { $way ->
        [level] { name-shuttle }, { name-owner }, in the middle
       *[other] { $notches ->
            [one] { name-shuttle }, { name-owner }, { $notches } notch { word-way }
           *[other] { name-shuttle }, { name-owner }, { $notches } notches { word-way }
        }
    }
board-rests = Locked: it rests this turn
board-ways = Opens { $opens }, closes { $closes } of the ways through.
board-keys = Arrow keys move it, Backspace takes the move back, Enter sends the turn.
block-full = Move one out
keys-arrows = Move what is chosen; your first piece if nothing is
keys-far = Move it as far as it goes
keys-shuttle = Choose the shuttle with that number
keys-piece = Choose your next piece

## Beside the board

hand-name = How far you are
hand-home = { $home } of 5 home, { $waiting } still in the starting block
hand-warned = { word-seat }’s block is full. If no piece moves out, { word-other } may claim victory.
hand-closed =
    { $left ->
        [5] Your goal opens once all { $left } pieces have left your block.
        [one] Your goal opens once your last piece has left its block.
       *[other] Your goal opens once the other { $left } pieces have left your block too.
    }
hand-tip = Tap a piece or a grip. You see what it does before you send it.

## First lesson

lesson-goal = You are South, with the blue cars. Be the first to park all five in the block at the opposite edge. The road lies on seven shuttles: three of them are yours, three are North’s, and the one in the centre is nobody’s.
lesson-piece = Tap a piece. The dots show where it can go: straight, as far as you like. Send it across the board as far as it goes.
lesson-piece-done = It stops before the goal: none may park there until all five have left your block.
lesson-piece-also = That works too. It could have gone further: a piece goes straight ahead as far as the way is free.
lesson-piece-still = No piece has moved. Tap one of your cars in the block, then a dot ahead of it.
lesson-shuttle = Kerbs on shuttle 2 stand in the way of all your pieces. Shove shuttle 2 one notch, by its grip or its arrow. Green marks are ways that open, red ones are ways that close.
lesson-shuttle-done = A shuttle moves one notch, and whatever stands on it rides along. Where shuttles do not lie side by side there is a void, and nothing crosses it.
lesson-shuttle-still = Shuttle 2 still lies where it was. It is the second from your edge, and it is yours.
lesson-more = A piece may jump over one piece of North’s right next to it: a ring marks where it lands. Once a piece has left your block it never goes back in. And if North’s pieces fill your goal and will not move out when they could, you may claim victory: the button stands on the block.
lesson-centre = The shuttle in the centre is nobody’s. Shove it one notch, whichever way you like.
lesson-centre-done = Now it rests: North may not move it in the turn that follows, and a padlock says so.
lesson-centre-still = The centre shuttle still lies where it was. It is the grey one, number 4.

## Board editor

editor-title = Draw a board
editor-intro = Press a dot to put a kerb there, and once more to take it away. The board must look the same after a half turn that swaps the players.
editor-slot =
    { $row ->
        [between] { name-shuttle }, between the rows, column { $column }
        [far] { name-shuttle }, far row, right of space { $column }
       *[near] { name-shuttle }, near row, right of space { $column }
    }
editor-paired = Change the other half too
editor-undo = Undo
editor-mirror = Copy the lower half upwards
editor-clear = Clear the board
editor-usual = Start from the usual board
editor-width = Spaces in a row
editor-limit = Notches to each side
editor-swap = Swap the owners of { $one } and { $other }
editor-uneven = Shuttles { $one } and { $other } are not each other after a half turn.
editor-checking = Checking …
editor-valid = This board can be played.
editor-wrong = Not yet ready:
editor-unreachable = The server does not answer, so the board is not checked.
editor-play = Play it
editor-here = On this device
editor-friends = With a friend
editor-computer = Against the computer
editor-share = Share it
editor-link = As a link
editor-copy-link = Copy the link
editor-copied = Copied.

## Headings of the rulebook

section-forbidden = What is forbidden
section-allowed = What is allowed
