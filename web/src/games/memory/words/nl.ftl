### What only the browser says of Traffic-Memory; everything else comes with the game's rules.
### $face is a number, joker, down (face down) or gone (taken).

## Moves

move-turn = { $place } omdraaien
move-keep = Stoppen en { $count } houden
move-none = Stoppen en niets houden
move-stop = Stoppen en de reeks houden

## Board and hand

word-face =
    { $face ->
        [joker] joker
        [down] gedekt
        [gone] weg
       *[number] { $face }
    }
place-name = rij { $row }, kolom { $column }
place-says = { $place }: { $face }
board-name = Speelbord
board-seats = Gehouden kaarten
seat-own = Jij
word-keeps =
    { $count ->
        [one] { $count } kaart gehouden
       *[other] { $count } kaarten gehouden
    }
seat-says = { $name }{ $you ->
        [yes] {" "}(jij)
       *[no] {""}
    }: { word-keeps }{ $turn ->
        [yes] , aan de beurt
       *[no] {""}
    }
hand-run = Open kaarten
hand-up = Open: { $cards }.
hand-first = Twee opeenvolgende getallen mag je houden.
hand-second = Waar ligt het volgende getal, hoger of lager?
hand-none = Er ligt geen kaart open.
hand-kept = De reeks wordt weggesleept.
hand-back = Geen reeks: ze worden teruggedraaid.
aid = Aangeven waar net kaarten zijn omgedraaid
aid-help = Een hulp voor kinderen: je ziet de plekken, nooit de kaarten.
keys-arrows = Van kaart naar kaart
keys-enter = De kaart omdraaien
keys-stop = Stoppen en de reeks houden

## First lesson

lesson-goal = Alle auto’s staan gedekt geparkeerd. Draai opeenvolgende getallen om, zoals 4 en 5, en ze zijn van jou. Wie aan het eind de meeste kaarten heeft, wint.
lesson-turn = Jij bent aan de beurt: draai twee kaarten om, de een na de ander. Iedereen ziet ze, dus onthoud ze.
lesson-turn-done = Dat is een beurt. Volgen de twee elkaar niet op, dan draai je ze weer terug; anders mag je ze houden.
lesson-keep = Zoek nu twee opeenvolgende getallen, stop dan en houd ze. Passen ze niet, probeer het dan na de andere speler opnieuw.
lesson-keep-done = Ze worden naar jou toe gesleept. Daarmee is je beurt voorbij.
lesson-keep-over = Het spel was eerder afgelopen.
lesson-more = Met twee op een rij mag je doorgaan: een kaart die past maakt de reeks langer, een die niet past draai je alleen weer terug. Probeer er drie.
lesson-more-done = Een lange reeks. De kaart die niet past kost alleen de beurt.
lesson-more-two = Twee is ook goed. Waag de volgende keer een derde.
lesson-more-missed = Die past niet en draai je weer terug. Je twee kaarten houd je gewoon.

## Headings of the rulebook

section-jokers = Jokers
