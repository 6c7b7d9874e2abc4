### What only the browser says of Cut in!; everything else comes with the game's rules.

## Moves

move-no = No
move-never = No for the rest of this turn
move-done = Done

## Board and hand

board-name = Board
board-seats = Players
seat-own = You
seat-says = { $name }{ $you ->
        [yes] {" "}(you)
       *[no] {""}
    }: cards in hand: { $hand }, pile: { $pile }{ $role ->
        [active] , lays
        [jumper] , may cut in
        [won] , has won
       *[none] {""}
    }
role-active = lays
role-jumper = may cut in
role-won = has won
row-says = Row: { $cards }.
row-none = No card lies in the row yet.
space-says = The newest space lies between { $low } and { $high }.
aside-says = Set aside: { $cards }.
state-lay =
    { $fits ->
        [all] Choose any card. { $name } may cut in after it.
       *[some] Choose a raised card. { $name } may cut in after it.
    }
state-choose = Choose any card to open the round.
state-active =
    { $you ->
        [jumper] { $name } lays. Then you may cut in.
        [active] You lay. { $jumper } may cut in.
       *[no] { $name } lays. { $jumper } may cut in.
    }
state-asked = { $name } is asked whether to cut in.
state-pause = A short pause: { $name } may cut in.
state-aside = Set aside: { $count }
state-passes = Passes in a row: { $count }
preview-end =
    { $way ->
        [left] { $open ->
            [0] The { $card } goes to the left and leaves no space.
            [1] The { $card } goes to the left. Only the { $from } could cut in.
           *[other] The { $card } goes to the left. Numbers from { $from } to { $to } could cut in.
        }
       *[right] { $open ->
            [0] The { $card } goes to the right and leaves no space.
            [1] The { $card } goes to the right. Only the { $from } could cut in.
           *[other] The { $card } goes to the right. Numbers from { $from } to { $to } could cut in.
        }
    }
preview-in = Cut in with the { $card }: then it is your turn.
preview-open = The { $card } opens the round.
group-left = To the left
group-right = To the right
card-in = Cut in with { $card }
card-open = Open with { $card }
way-left = left
way-right = right
way-in = cut in
way-open = open
question-none = None of your cards fits.
hand-own = Your hand
hand-none = No cards.
keys-arrows = From card to card in your hand

## First lesson

lesson-goal = Get rid of all your cards first, hand and pile. You lay them at the ends of one row that rises from left to right, and sometimes you slip into its middle.
lesson-lay = It is your turn. Cards lower than the left end or higher than the right end are raised and say where they go. Lay one.
lesson-lay-done = Well laid. You go on for as long as something fits. But a wide step leaves a space behind.
lesson-cut = Player 1 has laid a card, and you sit next to them: you may cut in to the space that shines. Choose one of your cards that fit. If none fits, say no.
lesson-cut-done = You are in. When you lay no more into the space, everyone refills, and the turn is yours.
lesson-cut-still = Right if nothing fits. Here is another row.
lesson-space = Only the newest space counts, between the card just laid and its neighbour. So lay small steps while someone with a full hand sits next to you.
lesson-clock = By the clock you have three seconds to cut in, and silence means no. Without it, everyone waits for your answer. Whoever has neither hand nor pile left wins.

## Headings of the rulebook

section-asking = Asking and waiting
