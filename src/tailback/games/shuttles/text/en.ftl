### Shuttles: the words of the game.
### $seat and $other are south or north; $shuttle is a number, 4 being the centre; $way is left or right, on a turned board up or down.
### $start, $end and $space are names of spaces such as 3a4 or s2.

game-name = Shuttles
game-line = Push the maze aside: five pieces, seven sliding walls, and an opponent who slides them back.

## Seats

seat-south = South
seat-north = North

## Building blocks for the sentences below

word-seat =
    { $seat ->
        [north] { seat-north }
       *[south] { seat-south }
    }
word-turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
word-other =
    { $other ->
        [north] { seat-north }
       *[south] { seat-south }
    }
word-shuttle =
    { $shuttle ->
        [4] the centre shuttle
       *[other] shuttle { $shuttle }
    }
word-shuttle-start =
    { $shuttle ->
        [4] The centre shuttle
       *[other] Shuttle { $shuttle }
    }
word-way =
    { $way ->
        [left] left
        [up] up
        [down] down
       *[right] right
    }

## The board

SHUT-1 = Seven shuttles lie side by side between the two starting blocks. Three are yours and three your opponent’s, as their colours show; the one in the centre is nobody’s.
    .title = Seven shuttles
SHUT-2 = Every shuttle has two rows of 7 spaces. Barriers stand between the two rows at some columns, and between some neighbours in a row. A shuttle slides left and right, two notches each way from the middle.
    .title = Shuttles and barriers
    .refusal = There is no space { $space } on this board. Choose one that is drawn.
SHUT-3 = A starting block is one row of five places at the end of the board, over the second to the sixth column of the aligned shuttles. Your starting block is your opponent’s goal, and the other way round.
    .title = Blocks and goals
SHUT-4 = At the start all shuttles are aligned, and your five pieces fill your starting block.
    .title = Set-up
SHUT-5 = Spaces of two shuttles that lie next to each other, or of a shuttle and a block, are neighbours when they stand in the same column at this moment. Where one of the two is missing there is a void. No barriers stand between shuttles or at the blocks.
    .title = Neighbours and voids

## The turn

SHUT-10 = A toss decides who moves first; then you take turns. A turn is exactly one thing: a shuttle move, a piece move, a jump, or a move of the centre shuttle. You may not pass.
    .title = Your turn
    .refusal =
        { $case ->
            [wait] It is { word-seat }’s turn. Wait until it is yours.
            [tossed] The toss is over: { word-seat } is to move.
           *[toss] The toss comes first. Wait a moment.
        }
SHUT-11 = Move one of your own shuttles one notch left or right. The pieces on it ride along and never hold it up. It does not go past its last notch.
    .title = Shuttle move
    .refusal = { word-shuttle-start } is at its last notch on that side. Move it the other way or choose another move.
SHUT-12 = Move one of your pieces in one straight direction, forward, backward or sideways, as many spaces as you like but at least one. It passes over no barrier, no piece and no void. It may run over several shuttles where they line up.
    .title = Piece move
    .refusal =
        { $case ->
            [empty] There is no piece on { $start }. Choose one of yours.
            [theirs] The piece on { $start } is your opponent’s. Choose one of yours.
            [still] A move takes a piece at least one space further. Choose another space.
            [barrier] The piece cannot get through: there is a barrier next to { $space }. Stop there or go another way.
            [void] The piece cannot get across: beyond { $space } there is a void. Stop there or line up the shuttles first.
           *[piece] The piece cannot get through: { $space } is taken. Stop before it or go another way.
        }
SHUT-13 = Jump over exactly one opponent’s piece that stands next to yours and land on the space right behind it, which must be empty. That ends your turn. No barrier and no void may lie on the way. The piece you jump over stays where it is.
    .title = Jump
    .refusal =
        { $case ->
            [barrier] You cannot jump here: there is a barrier next to { $space }.
            [nobody] There is no piece of your opponent’s on { $space } to jump over. Slide instead.
            [landing] You cannot land on { $space }: it is taken.
           *[distance] A jump lands right behind the piece next to yours, and { $space } is not there.
        }
SHUT-14 = Either player may move the centre shuttle one notch left or right, unless the other moved it in the turn just before. That you moved it yourself last time does not matter.
    .title = Centre shuttle
    .refusal = Your opponent has just moved the centre shuttle. Leave it for this turn.

## What is not allowed

SHUT-20 = You may not jump over your own piece, over two pieces or more, diagonally, or across a void; nor move a piece diagonally.
    .title = Forbidden jumps
    .refusal =
        { $case ->
            [own] You may not jump over your own piece.
            [two] You may jump over one piece only.
            [void] You may not jump across a void. Line up the shuttles first.
           *[diagonal] Pieces move straight, never diagonally: { $start } and { $end } are not in one line now.
        }
SHUT-21 = You may not move a shuttle and a piece in one turn, nor a shuttle of your opponent’s colour.
    .title = Hands off
    .refusal = { word-shuttle-start } belongs to your opponent. Move one of yours or the centre one.
SHUT-22 = A piece that has left your starting block never goes back into it. A slide stops before it, and no jump lands there.
    .title = No way back
    .refusal = The piece on { $start } has left your starting block and may not go back into it.
SHUT-23 = While any of your five pieces is still in your starting block, none may enter your goal. A slide stops before it, and no jump lands there.
    .title = First all out
    .refusal =
        { $left ->
            [one] The goal is still closed: { $left } of your pieces is in your starting block. Bring it out first.
           *[other] The goal is still closed: { $left } of your pieces are in your starting block. Bring them out first.
        }

## What is allowed

SHUT-30 = You may move a piece sideways inside your starting block or your goal, by a slide or a jump.
    .title = Sideways in a block
SHUT-31 = You may move and jump on the centre shuttle even when your opponent has just moved it.
    .title = On the centre shuttle
SHUT-32 = A piece may leave the goal again.
    .title = Out of the goal

## The end

SHUT-40 = You win as soon as all five of your pieces are in your goal.
    .title = How you win
    .end =
        { $for ->
            [winner] You won: all five of your pieces are home!
            [loser] You lost: { word-seat } has all five pieces home.
           *[other] { word-seat } has all five pieces home and won.
        }
    .refusal = The game is over: all five pieces are home. Start a new game to play on.
SHUT-41 = If your opponent refuses to clear the starting block, you may claim victory. It is a refusal when at the start of your turn none of your pieces is in your own starting block, your goal is full, at least one piece there has never left it, and all this was already so one turn earlier, when your opponent could have moved such a piece out but did something else. None of yours need be in the goal yet: five that never leave home are a refusal too. Your opponent is warned as soon as the goal is full and your five are out.
    .title = Claiming victory
    .end =
        { $for ->
            [winner] You won: you claimed victory, because your block was not cleared!
            [loser] You lost: { word-seat } claimed victory, because the block was not cleared.
           *[other] { word-seat } claimed victory, because the block was not cleared.
        }
    .refusal =
        { $case ->
            [over] The game is over: victory has been claimed. Start a new game to play on.
           *[no-right] You cannot claim victory now. Your five pieces must be out, your goal must be full, and your opponent must have refused to move a piece out of it.
        }
SHUT-42 = The game is a draw when the same position comes for the third time (the start counts), or after turn 400 if nobody has won; each player’s turn counts. The same position means the same pieces, shuttles, player to move, right to move the centre shuttle and right to claim. A win comes before a draw.
    .title = Draw
    .end =
        { $case ->
            [turns] A draw: { word-turns } and no winner.
           *[repetition] A draw: the same position came for the third time.
        }
    .refusal = The game is over: it is a draw. Start a new game to play on.

## Action bar

ask-toss = The toss decides who moves first.
ask-move = { word-seat }: move a piece or a shuttle.
ask-move-but-centre = { word-seat }: move a piece or one of your own shuttles. The centre shuttle rests this turn.
ask-vacate = { word-seat }: your block is full. Move a piece out if you can, or the other side may claim victory.
ask-claim = { word-seat }: your opponent did not clear the block. You may claim victory.
ask-wait = Waiting for { word-seat }.
ask-won = { word-seat } has won.
ask-claimed = { word-seat } has won by a claim.
ask-drawn = The game is a draw.

## Log

event-starts = { word-seat } wins the toss and moves first.
event-slid = { word-seat } moves from { $start } to { $end }.
event-jumped = { word-seat } jumps from { $start } to { $end }.
event-shuttled = { word-seat } moves { word-shuttle } one notch { word-way }.
event-warned = { word-seat }, your block is full: move a piece out as soon as you can, or { word-other } may claim victory.
event-claimed = { word-seat } claims victory and wins!
event-won = { word-seat } has all five pieces home and wins!
event-drawn =
    { $case ->
        [turns] A draw: { word-turns } and no winner.
       *[repetition] A draw after { word-turns }: the same position for the third time.
    }

## Options

preset-usual = The full rules
    .help = The board of the rulebook, with its barriers.
preset-family = Family
    .help = An open board: no barriers between neighbours of a row.
preset-younger = For younger players
    .help = The open board, and after 120 turns the game is a draw.
option-board = Board
    .help = The rebuilt board, or one of your own from a file.
    .mark = Name of the board
    .offset-limit = How many notches a shuttle moves to each side
    .block-first = First space of the starting blocks, counted from 0
    .shuttle = Shuttle { $number }, from the north
    .owner = Whose it is: south, north or centre
    .drawing = Drawing, north up
option-first = Who moves first
    .help = The toss decides, or South, or North.
option-repetition = Repetition
    .help = The same position for the third time is a draw. Off: it is not.
option-turn-limit = Turn limit
    .help = After this many turns the game is a draw. Without a number it goes on.

## What is wrong with a board of one’s own; part of a line. $field and $fields are words of the file

board-shuttle = shuttle { $number } (entry { $entry } of shuttles)
board-line = line { $line }
board-column = character { $column }
wrong-board = { $value } is neither default nor a table of { $fields }; on the command line: board=@FILE.toml
wrong-board-unknown = there is no such field; there are { $fields }
wrong-board-missing = is missing
wrong-board-name = { $value } is no line of 1 to { $most } characters
wrong-board-size = a block has exactly { $due } places, not { $value }
wrong-board-list = is no list
wrong-board-count = { $due } are needed, from north to south, not { $given }
wrong-board-large = is not as large as the one of { $other }
wrong-board-centre = the centre shuttle is number { $number }, in the middle, and no other
wrong-board-owned = { $seat } must own { $due }, not { $given }
wrong-board-shuttle = a shuttle has the fields owner and drawing
wrong-board-lines = is no list of lines
wrong-board-rows = there are { $due } rows with a line of barriers between them, not { $given } lines
wrong-board-row = a row has { $least } to { $most } spaces with one mark between each two
wrong-board-wide = is wider than line 1, { $wide } characters
wrong-board-mark = { $mark } stands where { $wanted } is wanted
wrong-board-beyond = the block would end at column { $end }, a row ends at { $last }; every place needs a neighbour
wrong-board-middle = a half turn must change one block into the other: the blocks must lie in the middle of the row
wrong-board-turned = must be that of { $other } after a half turn of the board

## Where a rule comes from

mark-book = from the rulebook
mark-ruling = our ruling
mark-rebuilt = rebuilt
board-rebuilt = The picture of the printed board is lost. This board is rebuilt from the rules and from descriptions of the inventor’s patent; you may put your own in its place.

## Words of the drawing in letters

drawing-board = board
drawing-rebuilt = rebuilt
drawing-own = own
