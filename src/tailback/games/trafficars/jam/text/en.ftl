### Rush Hour (Trafficars): the words of the game. Cards and seats are in the file that the three games share.
### $lane, $place, $count, $points and other amounts are numbers; lanes and places count from 1.

game-name = Trafficars: Rush Hour
game-line = Everyone joins the jam at once. Slip into the right row, and leave the full ones to somebody else.

## Set-up

JAM-1 = Lay three cards face up, one above the other. Each is the first car of a row.
    .title = Three rows
    .refusal = There are only { $lanes } rows. Choose one of those.
JAM-2 = Deal ten cards to each player; you see only your own. The rest of the deck is out of play for this round.
    .title = Ten cards each
    .refusal = The cards are still being dealt. Wait a moment.
JAM-3 = A trailer cannot be the first card of a row when you deal: put it aside and deal another card. Once every row has begun, shuffle the trailers back in before you deal the hands. Special cards may start a row.
    .title = No trailer in front

## The turn

JAM-4 = Everyone chooses a card from their hand and lays it face down. When all have chosen, all cards are revealed together.
    .title = Choose and reveal
    .refusal =
        { $case ->
            [not-held] You do not have { word-card } in your hand. Choose one of the cards you hold.
            [card-first] Choose a card first. Rows come when all cards are revealed.
           *[chosen] You have revealed { word-card }. Place it before you play another card.
        }
JAM-5 = The revealed cards are placed in this order: ambulances, police cars, then the numbers from lowest to highest, tow trucks last. Players of several ambulances choose their rows at the same time, without seeing each other’s choice; so do players of several police cars. Several tow trucks are placed one after another, the youngest player first.
    .title = The order of placing
    .refusal = It is not your card that is placed now. Wait until you are asked.
JAM-6 = A number goes to the end of a row only if it is higher than the number there.
    .title = Rows rise
    .refusal = The { $card } cannot go to row { $lane }: the { $end } at its end is higher. Choose another place.
JAM-7 = Of the rows it may join, a number goes to the one whose end is closest below it.
    .title = The smallest difference
    .refusal = The { $card } may not go to row { $lane }: the end of row { $best } is closer. Choose another place.
JAM-8 = A row is open if the top card of its last place has no number: an ambulance, a police car or an empty tow truck, even one that is loaded on another. An open row takes any card. You may put a number in any open row, in the row with the smallest difference, or (a trailer only if that is agreed) in a gap that fits. If there is only one such place, the card must go there, even if that row is full.
    .title = Open rows
JAM-9 = A row holds four cars. If yours would be the fifth, take the cards of the row as penalty; your card is the first of the new row.
    .title = Too long
JAM-10 = If a number fits no row and no gap, choose a row and take all its cards as penalty; your number is the first of the new row. For a trailer, gaps do not count, unless you agree that trailers may fill gaps: then a gap that fits counts for it as for any number. There it stands as a car of its own, and the row is as long as before.
    .title = Too low
JAM-11 = Penalty cards are out of the round. Keep them in a pile until the count. The piles lie open: everyone may look at them.
    .title = Penalty cards

## Special cards

JAM-12 = A trailer is placed by its number, but on top of the last card of the row. It never counts for the length, so it may join a row of four without taking it. Trailers may be hitched to trailers and to special cards. A special card under a trailer has no effect any more; the row now ends with the trailer’s number. A trailer that is too low for every row becomes the first car of the row you take.
    .title = Trailer
JAM-13 = An ambulance goes to the front of any row you choose and pushes the others back. If that makes more than four, take the row; the ambulance is the first car of the new one, and any card may follow it. An ambulance of a later turn goes in front of one that is already there, as a car of its own.
    .title = Ambulance
    .refusal = An ambulance goes to the front of a row. Choose a row, not a gap.
JAM-14 = A police car goes to the end of any row you choose. Any card may follow it, even the lowest. As the fifth car it takes the row. A police car of a later turn stands behind one that is already there.
    .title = Police car
    .refusal = A police car goes to the end of a row. Choose a row, not a gap.
JAM-15 = Ambulances that are put in the same row in one turn are laid on each other and count as one car; so are police cars. If that makes the row too long, the oldest of their players takes it, and the whole stack starts the new row.
    .title = Two at the same place
JAM-16 = A tow truck goes to the end of any row you choose and loads the car in front of it, with everything that lies on it. Together they count as one car. The place that has become free stays as a gap and counts for the length. The row now ends with the top card on the tow truck.
    .title = Tow truck
    .refusal = A tow truck goes to the end of a row. Choose a row, not a gap.
JAM-17 = In later turns you may put a number (a trailer only if that is agreed) into a gap if it fits between the neighbours: the nearest places to the left and right that hold cards, each with the number of its top card. A neighbour that is missing or has no number sets no limit. Two gaps side by side are two places to choose from. Filling a gap does not change the length of the row.
    .title = Gaps
    .refusal =
        { $case ->
            [no-gap] There is no gap at that place. Choose a gap or the end of a row.
            [trailer] The { $card } is a trailer and cannot stand in a gap. Choose a row.
           *[no-fit] The { $card } does not fit there: the gap takes numbers above { $left } and below { $right }. Choose another place.
        }
JAM-18 = A tow truck that comes as the fifth car first loads the car in front of it. Its player takes the other cards of the row, if there are any. The loaded tow truck is the first car of the new row, and the gaps are gone.
    .title = Tow truck as the fifth car

## The count

JAM-19 = The round ends when all hands are empty. Each penalty card counts 1 point, each special card 2. A trailer counts 1, for it is a number; you may agree on 2. The fewest points win. If several have the fewest, they share the win.
    .title = Counting
    .end =
        { $winners ->
            [1] { $for ->
                [winner] You won with { word-points }!
                [loser] You lost: { $names } won with { word-points }.
               *[other] { $names } won with { word-points }.
            }
           *[other] { $for ->
                [winner] You share the win with { $names }: { word-points } each!
                [loser] You lost: { $names } share the win with { word-points } each.
               *[other] { $names } share the win with { word-points } each.
            }
        }
    .refusal = The game is over and the points are counted. Start a new game to play on.
JAM-20 = A game is one round. You may agree on several; then the points are added up.
    .title = Rounds

## For younger players

JAM-21 = Play only with the numbers below 10, 20 or 30.
    .title = Small numbers
JAM-22 = Deal only five cards to each player.
    .title = Five cards
JAM-23 = Play with two rows.
    .title = Two rows
JAM-24 = Leave out the special cards.
    .title = No special cards
JAM-25 = Rows may be of any length; nobody takes a row for being too long.
    .title = Any length
JAM-26 = A number that is too low takes no row. It goes to the front of any row you choose and pushes the others back, whatever the numbers are; a trailer stands there as a car of its own. If that makes more than four cars, take the row, and your card starts it anew, unless rows may be of any length.
    .title = Low cards go to the front
JAM-27 = There must be enough cards for all hands and rows, and enough cards without trailers to start the rows. Otherwise the game does not begin, and you are told the numbers. Hands of three cards are allowed too.
    .title = Enough cards
    .refusal =
        { $case ->
            [trailers] Cards that are no trailers: { $cards }. The rows need { $needed } of them to begin. Choose fewer trailers or more numbers.
           *[cards] { $seats } players with { $hand } cards each and { $lanes } rows need { $needed } cards, but there are { $cards }. Choose smaller hands, fewer players or more numbers.
        }

## Action bar

ask-card = Choose a card from your hand.
ask-ambulance = Your ambulance: to the front of which row?
ask-police = Your police car: to the end of which row?
ask-tow = Your tow truck: to the end of which row?
ask-place = Where does your { $card } go?
ask-take = Your { $card } is too low. Which row do you take?
ask-front = Your { $card } is too low. To the front of which row?
ask-wait = Waiting for the others.
ask-deal = The cards are being dealt.
ask-over = The game is over.

## Log

event-opened = Row { $lane } begins with { word-card }.
event-aside = The { $card } is a trailer and is put aside; another card is dealt.
event-back =
    { $count ->
        [one] The trailer put aside is shuffled back in.
       *[other] The { $count } trailers put aside are shuffled back in.
    }
event-dealt = { word-seat } is dealt { word-card }.
event-revealed = { word-seat } reveals { word-card }.
event-joined = { word-seat } puts { word-card } at the end of row { $lane }.
event-hitched = { word-seat } hitches { word-card } to row { $lane }.
event-filled = { word-seat } puts { word-card } into the gap in row { $lane }, place { $place }.
event-front = { word-seat } puts { word-card } at the front of row { $lane }.
event-low = { word-card-start } is too low: { word-seat } chooses row { $lane }.
event-towed = { word-seat } puts a tow truck at the end of row { $lane } and loads the car in front.
event-took =
    { $count ->
        [0] { word-seat } clears row { $lane }: there was nothing to take.
        [one] { word-seat } takes { $count } card of row { $lane } ({ word-points }).
       *[other] { word-seat } takes { $count } cards of row { $lane } ({ word-points }).
    }
event-counted = { word-seat }: { word-points } in this round, { $total } in all.
event-won = { word-seat } wins with { word-points }!
event-shared = { word-seat } shares the win ({ word-points })!
word-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Options

preset-usual = The full rules
    .help = Ten cards each, three rows, all special cards.
preset-family = Family
    .help = Five cards each, and nobody takes a row for a low card.
preset-younger = For younger players
    .help = Five cards each, two rows, numbers below 30, no special cards.
preset-small = For the very first time
    .help = Three cards each, numbers below 20, and nobody takes a row for a low card.
preset-rounds = Three rounds
    .help = The points of three rounds are added up.
option-lanes = Rows
    .help = Three, or two for younger players.
option-hand = Cards each
    .help = Ten; for younger players five or three.
option-below = Only numbers below
    .help = 10, 20 or 30 for younger players. Without a number all 50 are in play.
option-specials = Special cards
    .help = Off: ambulances, police cars and tow trucks are left out.
option-too-long = Rows hold four
    .help = Off: rows may be of any length.
option-too-low = Penalty for low cards
    .help = Off: a card that is too low goes to the front of a row.
option-rounds = Rounds
    .help = The points of all rounds are added up.
option-trailers = Trailers
    .help = The numbers that are trailers on your cards. The ones given here are unverified.
option-trailer-points = Points of a trailer
    .help = What a trailer among your penalty cards counts: 1 like any number, or 2 like a special card.
option-trailer-gaps = Trailers may fill gaps
    .help = On: a trailer may go into a gap where its number fits, and stands there as a car of its own. Off: only other numbers may.

## Words of the drawing in letters

drawing-hand = hand
drawing-cards = cards
drawing-pile = pile
drawing-revealed = revealed
drawing-penalty = penalty
drawing-points = points
drawing-round = round
drawing-trailers = trailers
drawing-unverified = unverified
