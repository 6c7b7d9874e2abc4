### What only the browser says of Cut in!; everything else comes with the game's rules.

## Moves

move-no = Nee
move-never = Nee, deze beurt niet meer
move-done = Klaar

## Board and hand

board-name = Bord
board-seats = Spelers
seat-own = Jij
seat-says = { $name }{ $you ->
        [yes] {" "}(jij)
       *[no] {""}
    }: handkaarten: { $hand }, stapel: { $pile }{ $role ->
        [active] , legt aan
        [jumper] , mag voordringen
        [won] , heeft gewonnen
       *[none] {""}
    }
role-active = legt aan
role-jumper = mag voor
role-won = heeft gewonnen
row-says = Rij: { $cards }.
row-none = Er ligt nog geen kaart in de rij.
space-says = De nieuwste ruimte ligt tussen { $low } en { $high }.
aside-says = Weggelegd: { $cards }.
state-lay =
    { $fits ->
        [all] Kies een willekeurige kaart. Daarna mag { $name } voordringen.
       *[some] Kies een opgetilde kaart. Daarna mag { $name } voordringen.
    }
state-choose = Kies een willekeurige kaart om de ronde te openen.
state-active =
    { $you ->
        [jumper] { $name } legt aan. Daarna mag jij voordringen.
        [active] Jij legt aan. { $jumper } mag voordringen.
       *[no] { $name } legt aan. { $jumper } mag voordringen.
    }
state-asked = { $name } wordt gevraagd of die voordringt.
state-pause = Een korte pauze: { $name } mag voordringen.
state-aside = Weggelegd: { $count }
state-passes = Achter elkaar gepast: { $count }
preview-end =
    { $way ->
        [left] { $open ->
            [0] De { $card } gaat naar links en laat geen ruimte.
            [1] De { $card } gaat naar links. Alleen de { $from } zou kunnen voordringen.
           *[other] De { $card } gaat naar links. Getallen van { $from } tot en met { $to } zouden kunnen voordringen.
        }
       *[right] { $open ->
            [0] De { $card } gaat naar rechts en laat geen ruimte.
            [1] De { $card } gaat naar rechts. Alleen de { $from } zou kunnen voordringen.
           *[other] De { $card } gaat naar rechts. Getallen van { $from } tot en met { $to } zouden kunnen voordringen.
        }
    }
preview-in = Dring voor met de { $card }: dan ben jij aan de beurt.
preview-open = De { $card } opent de ronde.
group-left = Naar links
group-right = Naar rechts
card-in = Voordringen met { $card }
card-open = Openen met { $card }
way-left = links
way-right = rechts
way-in = voor
way-open = start
question-none = Geen van je kaarten past.
hand-own = Je hand
hand-none = Geen kaarten.
keys-arrows = Van kaart naar kaart in je hand

## First lesson

lesson-goal = Raak als eerste al je kaarten kwijt, hand en stapel. Je legt ze aan de uiteinden van één rij die van links naar rechts oploopt, en soms glip je ertussen.
lesson-lay = Je bent aan de beurt. Kaarten lager dan het linkereind of hoger dan het rechtereind zijn opgetild en zeggen waar ze heen gaan. Leg er een.
lesson-lay-done = Goed gelegd. Je gaat door zolang er iets past. Maar een grote stap laat ruimte achter.
lesson-cut = Speler 1 heeft een kaart gelegd en jij zit ernaast: je mag voordringen in de ruimte die oplicht. Kies een van je kaarten die passen. Past er geen, zeg dan nee.
lesson-cut-done = Je zit ertussen. Leg je niets meer in de ruimte, dan vult iedereen aan en ben jij aan de beurt.
lesson-cut-still = Goed als er niets past. Hier is een andere rij.
lesson-space = Alleen de nieuwste ruimte telt, tussen de kaart die net is gelegd en haar buur. Neem dus kleine stappen zolang er iemand met een volle hand naast je zit.
lesson-clock = Met de klok heb je drie seconden om voor te dringen, en zwijgen is nee. Zonder klok wacht iedereen op je antwoord. Wie hand noch stapel over heeft, wint.

## Headings of the rulebook

section-asking = Vragen en wachten
