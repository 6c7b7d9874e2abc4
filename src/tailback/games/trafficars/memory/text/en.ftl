### Traffic-Memory: the words of the game. The words that it shares with the other Trafficars games come before these.
### $place is a place such as p7, $places several of them; $card is a number or joker; $cards are cards as they are written, * for a joker.

game-name = Traffic-Memory
game-line = Find the cars that belong side by side, and tow away the longest run you can remember.

word-kept =
    { $points ->
        [one] { $points } card
       *[other] { $points } cards
    }
word-shown =
    { $card ->
        [joker] a joker
       *[number] the { $card }
    }

## Set-up

MEM-1 = Agree which numbers to use: 1 to 12, 1 to 30, 26 to 50 or any other run of at least six.
    .title = Which numbers
MEM-2 = Take out the special cards. Trailers have numbers, so they stay. Shuffle and lay the cards face down in rows.
    .title = Laying out
    .refusal = There is no place { $place }. Choose one from p1 to p{ $places }.
MEM-3 = The youngest begins; then you take turns clockwise.
    .title = Taking turns
    .refusal = It is { word-seat }’s turn. Wait until it is yours.

## The turn

MEM-4 = On your turn you turn up one card after another, so that everyone can see them.
    .title = Turning up
    .refusal =
        { $case ->
            [up] The card ({ $place }) is already face up. Choose one that is face down.
            [card] You choose a place, not a card. Name one such as p7.
           *[showing] A card is just being turned up. Wait a moment.
        }
MEM-5 = If the first two cards are not neighbours in number, turn both back. Your turn is over.
    .title = The first two
MEM-6 = If they are neighbours, you may turn up another card, and another, until one does not fit, you stop, or no card is left face down. Cards fit when together they make one unbroken run, in whatever order they came.
    .title = Going on
MEM-7 = You keep the cards of the run. A card that did not fit is turned back at its place. Then your turn is over; there is no second one. The cards you keep lie open: everyone may look at them.
    .title = Keeping the run
    .refusal = The card ({ $place }) has been taken. Choose one that still lies on the table.
MEM-8 = You may stop after any card that fits and keep the run.
    .title = Stopping
    .refusal =
        { $cards ->
            [0] Nothing is face up yet. Turn up a card.
           *[other] One card is no run. Turn up a second.
        }

## Jokers

MEM-9 = If you like, police cars and ambulances join as jokers: all 8 with 50 numbers, with fewer numbers fewer of them in proportion, rounded.
    .title = Jokers join
MEM-10 = A joker stands for any of the numbers in use, even one that has been taken, and you never name it. The cards fit as long as the jokers can be given numbers that make all cards different and one unbroken run. There cannot be more cards in a run than numbers in use. Jokers fit each other.
    .title = What a joker is worth
MEM-11 = You keep two or more cards without a joker, or three or more with jokers if at least one of them has a number. Anything less is turned back whole, also when you stop.
    .title = What you keep

## The end

MEM-12 = The game ends when no run can be taken from the cards that are left; this is looked at before each turn. The cards left over belong to nobody. Whoever has the most cards wins, jokers included; a tie is shared.
    .title = The end
    .end =
        { $winners ->
            [1] { $for ->
                [winner] You won with { word-kept }!
                [loser] You lost: { $names } won with { word-kept }.
               *[other] { $names } won with { word-kept }.
            }
           *[other] { $for ->
                [winner] You share the win with { $names }: { word-kept } each!
                [loser] You lost: { $names } share the win with { word-kept } each.
               *[other] { $names } share the win with { word-kept } each.
            }
        }
    .refusal = The game is over: no run is left on the table. Start a new game to play on.
MEM-13 = If you set a turn limit, the game ends after that many turns and the count decides. It is off when people play and on in simulations.
    .title = Turn limit
    .end = The turn limit is reached. { MEM-12.end }
    .refusal = The game is over: the turn limit is reached. Start a new game to play on.

## Action bar

ask-first = Turn up a card.
ask-second = Turn up a second card.
ask-more =
    { $cards ->
        [one] { $cards } card in a row: turn up another, or stop.
       *[other] { $cards } cards in a row: turn up another, or stop.
    }
ask-wait = Waiting for { word-seat }.
ask-over = The game is over.

## Log

event-turned-up = { word-seat } turns up { word-shown } ({ $place }).
event-kept =
    { $count ->
        [one] { word-seat } keeps { $count } card: { $cards }.
       *[other] { word-seat } keeps { $count } cards: { $cards }.
    }
event-turned-back =
    { $count ->
        [one] { word-seat } turns { $count } card back: { $places }.
       *[other] { word-seat } turns { $count } cards back: { $places }.
    }
event-no-run-left =
    { $count ->
        [0] All cards are taken.
        [one] No run is left; { $count } card stays on the table.
       *[other] No run is left; { $count } cards stay on the table.
    }
event-limit =
    { $turns ->
        [one] The turn limit is reached after { $turns } turn.
       *[other] The turn limit is reached after { $turns } turns.
    }
event-won =
    { $count ->
        [one] { word-seat } wins with { $count } card!
       *[other] { word-seat } wins with { $count } cards!
    }
event-shared =
    { $count ->
        [one] { word-seat } shares the win ({ $count } card).
       *[other] { word-seat } shares the win ({ $count } cards).
    }

## Options

preset-usual = Family
    .help = The numbers 1 to 30, as the rulebook has it.
preset-younger = For younger players
    .help = Only the numbers 1 to 12.
preset-jokers = With jokers
    .help = Police cars and ambulances stand for any number.
preset-full = The full game
    .help = All 50 numbers, with jokers.
option-low = Lowest number
    .help = The first of the numbers you play with.
option-high = Highest number
    .help = The last of the numbers you play with; there must be at least six.
option-jokers = Jokers
    .help = Police cars and ambulances join and stand for any number.
option-turn-limit = Turn limit
    .help = After this many turns the count decides. Without a number you play until no run is left.
wrong-numbers = { $low } to { $high } is too short; choose at least { $least } numbers, such as { $first } to { $last }
