### Nim: the words of the game. $seat is red or blue, $heap a letter from A to D.

game-name = Nim
game-line = Take stones from one heap at a time, and see to it that the last one is yours.

seat-red = Red
seat-blue = Blue
word-seat =
    { $seat ->
        [red] { seat-red }
       *[blue] { seat-blue }
    }

## Rules

NIM-1 = The stones lie in heaps, named A, B, C and so on: 3, 4 and 5 stones or, if you choose so, 1, 3, 5 and 7.
    .title = The heaps
NIM-2 = On your turn take as many stones as you like, but at least one, all from the same heap.
    .title = Taking stones
    .refusal =
        { $left ->
            [0] There is nothing to take from heap { $heap }.
            [one] Only one stone is left in heap { $heap }.
           *[other] Only { $left } stones are left in heap { $heap }.
        }
NIM-3 = You take turns. Red starts the first game; in the next one between you, whoever did not start the last.
    .title = Whose turn it is
    .refusal = It is { word-seat }’s turn. Wait until it is yours.
NIM-4 = The game is over when all stones are taken. Whoever took the last one has won; in misère, whoever took it has lost.
    .title = The last stone
    .refusal = The game is over: no stone is left.

## Action bar and log

ask-move = Take stones from one heap: B2 takes two from heap B.
ask-wait = Waiting for { word-seat }.
event-took =
    { $count ->
        [one] { word-seat } takes one stone from heap { $heap }.
       *[other] { word-seat } takes { $count } stones from heap { $heap }.
    }

## Options

option-heaps = Heaps
    .help = How many stones lie in each heap at the start.
option-misere = Misère
    .help = Whoever takes the last stone loses.

mark-ruling = our wording of an old game
