### What only the browser says of Trafficars: Rush Hour; everything else comes with the game's rules.

## Moves

move-row = Row { $lane }
move-gap = Row { $lane }, gap at place { $place }

## Board and hand

move-takes = { $place }: takes { word-points }
way-joined = to the end of row { $lane }
way-towed = to the end of row { $lane }
way-hitched = hitched to row { $lane }
way-filled = into the gap of row { $lane }, place { $place }
way-front = to the front of row { $lane }
way-low = in place of row { $lane }
card-goes = { $card }: { $ways }
card-trailer = { $card }, trailer
letter-A = A
letter-P = P
letter-T = T
lane-row = Row { $lane }: { $cars }; as penalty { word-points }
lane-gap = gap
board-name = Board
board-seats = Points
board-round =
    { $rounds ->
        [1] Round 1
       *[other] Round { $round } of { $rounds }
    }
board-queue = To be placed, in this order
queue-card = Player { $seat }: { $card }
bay-points =
    { $points ->
        [one] point
       *[other] points
    }
seat-own = You
seat-says = { $name }{ $you ->
        [yes] {" "}(you)
       *[no] {""}
    }: { word-points }, cards in hand: { $cards }{ $state ->
        [chosen] , has chosen
        [chooses] , is choosing
        [places] , decides where the card goes
       *[none] {""}
    }
piles = Penalty cards
hand-own = Your hand
hand-none = No cards.
hand-again = Play
hand-card =
    { $sealed ->
        [yes] { $card } (chosen)
       *[no] { $card }
    }
keys-arrows = From card to card in your hand

## First lesson

lesson-goal = Everyone lays a card face down, then all cards are revealed together and drive into the rows. Whoever makes a row too long takes its cards. The fewest points win.
lesson-join = A number goes to the row whose end is closest below it. Lift a card of your hand to see where it would go, then play one that is higher than the end of a row.
lesson-join-done = That is how cards find their row: always upwards, always with the smallest difference.
lesson-join-low = Your card was lower than the end of every row, so you had to take one. That happens; higher cards avoid it.
lesson-full = Four cars fit in a row. The fifth takes the whole row, and the red bay says what that costs now. A number too low for every row takes a row of your choice.
lesson-trailer = Trailers hang on the last car of a row and take no room. Half of the cards here are trailers: play one that is higher than the end of a row.
lesson-trailer-done = Hitched. The row is as long as before, but it ends with a higher number now.
lesson-trailer-still = That was no trailer, or it was too low for every row. Trailers have straight edges and a drawbar.
lesson-special = Special cards have no number, and you choose their row: an ambulance goes to the front, a police car to the end, a tow truck loads the car before it. Play one.
lesson-special-done = Well parked. Behind a special card any number may follow, and a gap that a tow truck leaves can be filled.
lesson-special-still = That was a number. Play an ambulance, a police car or a tow truck; if you were dealt none, begin this step again.

## Headings of the rulebook

section-specials = Special cards
section-count = The count
section-younger = For younger players
