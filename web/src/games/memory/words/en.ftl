### What only the browser says of Traffic-Memory; everything else comes with the game's rules.
### $face is a number, joker, down (face down) or gone (taken).

## Moves

move-turn = Turn up { $place }
move-keep = Stop and keep { $count }
move-none = Stop and keep nothing
move-stop = Stop and keep the run

## Board and hand

word-face =
    { $face ->
        [joker] joker
        [down] face down
        [gone] taken
       *[number] { $face }
    }
place-name = row { $row }, column { $column }
place-says = { $place }: { $face }
board-name = Board
board-seats = Kept cards
seat-own = You
word-keeps =
    { $count ->
        [one] { $count } card kept
       *[other] { $count } cards kept
    }
seat-says = { $name }{ $you ->
        [yes] {" "}(you)
       *[no] {""}
    }: { word-keeps }{ $turn ->
        [yes] , to move
       *[no] {""}
    }
hand-run = Face-up cards
hand-up = Face up: { $cards }.
hand-first = Two numbers that follow each other can be kept.
hand-second = Which place has the next number, up or down?
hand-none = No card is face up.
hand-kept = The run is towed away.
hand-back = No match: they are turned back.
aid = Mark where cards were turned up lately
aid-help = A help for children: it shows the places, never the cards.
keys-arrows = From card to card
keys-enter = Turn the card up
keys-stop = Stop and keep the run

## First lesson

lesson-goal = All cars are parked face down. Turn up numbers that follow each other, like 4 and 5, and they are yours. At the end, the most cards win.
lesson-turn = Your turn: turn up two cards, one after the other. Everybody sees them, so remember them.
lesson-turn-done = That is a turn. Two that do not follow each other are turned back; two that do may be kept.
lesson-keep = Now find two numbers that follow each other, then stop and keep them. If they do not match, try again after the other player.
lesson-keep-done = They are towed to your tray. That ends your turn.
lesson-keep-over = The game ended before that happened.
lesson-more = With two in a row you may go on: another card that fits makes the run longer, one that does not is only turned back. Try for three.
lesson-more-done = A long run. The card that does not fit costs nothing but the turn.
lesson-more-two = Two are good too. Next time, dare a third.
lesson-more-missed = That one did not fit and is turned back. Your two are yours all the same.

## Headings of the rulebook

section-jokers = Jokers
