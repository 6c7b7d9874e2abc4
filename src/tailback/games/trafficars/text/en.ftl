### Trafficars: the words that its three games share. A game's own file comes after this one.
### $seat is the number of a seat; $card is a number, or A, P, T for a special card, or ? for a card that is hidden (spoken as "hidden").

seat-1 = Player 1
seat-2 = Player 2
seat-3 = Player 3
seat-4 = Player 4
seat-5 = Player 5
word-seat = Player { $seat }

card-A = Ambulance
card-P = Police car
card-T = Tow truck
word-card =
    { $card ->
        [A] an ambulance
        [P] a police car
        [T] a tow truck
        [hidden] a card
       *[number] the { $card }
    }
word-card-start =
    { $card ->
        [A] The ambulance
        [P] The police car
        [T] The tow truck
       *[number] The { $card }
    }

## The deck

CARS-1 = The deck has 62 cards: cars with the numbers 1 to 50, each once, and 12 special cards without a number. These are 4 ambulances, 4 police cars and 4 tow trucks.
    .title = The deck
CARS-2 = Some of the numbered cards are trailers. The rulebook does not say which; here they are 7, 17, 27, 37 and 47. Only that 28 is none follows from an example. If your cards show others, enter those.
    .title = Trailers
CARS-3 = Some rules ask who is youngest or oldest. Whoever opens the table can say it; if only the youngest is named, the others follow clockwise. If nobody says it, the order of the seats counts and the first seat is the youngest.
    .title = Youngest and oldest

deck-unverified = The rulebook does not say which numbers are trailers; these are a guess that nobody has verified. Enter the ones on your own cards if they differ.

## Where a rule comes from

mark-book = from the rulebook
mark-ruling = our ruling
mark-unverified = unverified
