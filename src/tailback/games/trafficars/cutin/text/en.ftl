### Cut in!: the words of the game. The words that it shares with the other Trafficars games come before these.
### $left and $right are the numbers at the ends of the row, $low and $high those around the newest space.

game-name = Cut in!
game-line = Lay your cars at the ends of the queue, and cut in wherever someone leaves you room.

## Set-up

CUT-1 = You play with the 50 numbered cards only. Shuffle and deal them face down into equal piles; what is left over is set aside, and nobody looks at it. Everyone takes the top six cards of their own pile in hand.
    .title = Piles and hands
    .refusal = The first hands are being dealt. Wait a moment.
CUT-2 = The row on the table always rises from left to right. Numbers may be missing in between.
    .title = The row
CUT-3 = You play clockwise, and the youngest begins. If you play several games, the next player clockwise begins the next one, for whoever opens has a clear advantage; or, if that is agreed, the youngest begins every game. Whoever sits to the left of the active player is the jumper.
    .title = Active player and jumper
    .refusal = It is { word-seat }’s turn. Wait until you are asked.

## The turn

CUT-4 = A round opens with the top card of the active player’s pile, laid in the middle. If the pile is empty, it is a card of choice from the hand. Nobody can cut into a start card; whoever opened the round lays on.
    .title = Opening a round
    .refusal =
        { $case ->
            [not-held] You do not have the { $card } in your hand. Open with a card you hold.
            [no-card] Open the round with a card from your hand.
           *[drawing] The start card is being turned up. Wait a moment.
        }
CUT-5 = As the active player you lay cards from your hand, one at a time: to the left of the row if the card is lower than all in it, to the right if it is higher. While you have a card that fits, you must lay one.
    .title = Laying cards
    .refusal =
        { $case ->
            [between] The { $card } does not fit: lay a card lower than { $left } or higher than { $right }.
            [on-table] The { $card } already lies in the row. Lay a card from your hand.
            [not-held] You do not have the { $card } in your hand. Lay a card you hold.
           *[must] A card of yours fits, so you must lay one.
        }
CUT-6 = After every hand card of the active player, even the last one in hand, the jumper may cut in before anything else happens; not after a start card and not after a card that wins. You agree how long to wait, usually 3 seconds.
    .title = The pause
    .refusal = Wait a moment: { word-seat } may cut in now.
CUT-7 = To cut in, the jumper lays one or more cards whose numbers lie between the card just laid and its neighbour in the row. Only this newest space counts. After each cut-in card the jumper is asked for another, even if none fits, so that the question gives nothing away. It is left out only if the jumper’s hand is empty or every number of the space has already been laid.
    .title = Cutting in
    .refusal =
        { $case ->
            [outside] The { $card } does not fit: only numbers between { $low } and { $high } can cut in.
            [not-held] You do not have the { $card } in your hand. Choose a card you hold, or none.
            [say-no] You have not cut in yet. Lay a card, or say no.
           *[say-done] You have cut in already. Lay another card, or say that you are done.
        }
CUT-8 = After a cut-in everyone refills to six cards from their own pile. The jumper is now the active player and goes on with the same row.
    .title = After a cut-in
CUT-9 = If none of your cards fits, you pass; if your hand is empty, your turn ends. The next player clockwise is active. Everyone refills to six whenever the active player changes, never during a turn.
    .title = Passing and refilling
    .refusal = Cards come from the pile by themselves. Wait a moment.
CUT-10 = When as many turns in a row as there are players have ended in a pass without a card laid, the row is set aside, face up, and the next player clockwise, the first who passed, opens a new round. A cut-in counts as a card laid in the jumper’s turn.
    .title = A new round

## The end

CUT-11 = You win the moment you have laid a card and have neither hand nor pile left, whether it was a start card, a hand card or a cut-in. Nobody may answer it, and nobody refills.
    .title = How you win
    .end =
        { $for ->
            [winner] You won: you have no cards left!
            [loser] You lost: { word-seat } has no cards left.
           *[other] { word-seat } has no cards left and won.
        }
    .refusal = The game is over: { word-seat } has no cards left. Start a new game to play on.

## Asking the jumper

CUT-12 = Without a clock, against bots or by post, the jumper is asked after each card whether to cut in, and with what. The question comes even if nothing fits, so that the pause gives nothing away.
    .title = Without a clock
CUT-13 = Live, the pause runs by the server’s clock, and silence means no. It is always waited out in full; an early no is not shown to the active player. Only the first card of a cut-in must come within the pause; further ones are chosen without a clock.
    .title = With the clock
    .refusal = With the clock you are asked after every card. Say no, or let the pause run out.

## Action bar

ask-lay =
    { $left ->
        [1] Lay a card higher than { $right }.
       *[other] { $right ->
            [50] Lay a card lower than { $left }.
           *[other] Lay a card lower than { $left } or higher than { $right }.
        }
    }
ask-lay-first = Lay a card lower or higher than { $card }.
ask-open = Open the round with a card from your hand.
ask-cut-in = Cut in between { $low } and { $high }?
ask-another = Another card between { $low } and { $high }, or done?
ask-wait = Waiting for { word-seat }.
ask-over = { word-seat } has won.

## Log

event-dealt = { word-seat } is dealt { word-card }.
event-drew = { word-seat } draws { word-card }.
event-opened = { word-seat } opens a round with { word-card }.
event-opened-from-hand = { word-seat } opens a round with { word-card } from hand.
event-laid = { word-seat } lays { word-card }.
event-no-cut-in = { word-seat } does not cut in.
event-cut-in = { word-seat } cuts in with { word-card } between { $low } and { $high }.
event-no-more = { word-seat } lays no more into the space.
event-passed = { word-seat } passes: nothing lower than { $left } or higher than { $right }.
event-emptied = { word-seat } has an empty hand; the turn ends.
event-set-aside =
    { $count ->
        [one] Everyone has passed; the row of { $count } card is set aside.
       *[other] Everyone has passed; the row of { $count } cards is set aside.
    }
event-won = { word-seat } has no cards left and wins!

## Options

preset-usual = Without a clock
    .help = Whoever may cut in is asked, and takes as long as it takes.
preset-younger = For younger players
    .help = The clock runs slowly: twenty seconds to cut in.
preset-family = Family, with a clock
    .help = The clock runs, and the pause for cutting in lasts ten seconds.
preset-full = The full rules
    .help = As the rulebook has it: three seconds to cut in, and silence means no.
option-clock = Play with a clock
    .help = On: the jumper’s pause runs by the clock, and silence means no. Off: the jumper is asked after every card and may also say no for the whole turn.
option-pause = Length of the pause
    .help = With the clock: how many seconds the jumper has. 3 as a rule; more for a calmer game.
option-series-starter = Who begins the next game
    .help = In a series the next player clockwise begins, or the youngest every time.
    .next = The next player

## Words of the drawing in letters

drawing-row = row
drawing-hand = hand
drawing-pile = pile
drawing-aside = aside
