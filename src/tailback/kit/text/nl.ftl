### Wat de bouwdoos zegt als er iets niet klopt. Elk bericht is een deel van een regel: het begint met een
### kleine letter en heeft geen punt aan het eind.
### $value, $name, $part en $text staan al tussen aanhalingstekens; $names en $choices zijn lijsten.

## Opties

option-wrong = optie { $option }: { $why }
option-none = dit spel heeft geen opties
option-near = die optie is er niet; bedoel je { $near }?
option-unknown = die optie is er niet; er zijn { $names }
setup-wrong = zo kan het spel niet beginnen. { $why }
not-flag = { $value } is noch true noch false
not-choice = { $value } is er niet bij; kies uit { $choices }
not-whole = { $value } is geen geheel getal van { $least } tot en met { $most }
not-whole-least = { $value } is geen geheel getal van ten minste { $least }
nor-none = { $why } en ook niet none
field-wrong = { $field }: { $why }
not-numbers = { $value } is geen lijst van getallen zoals { $example }
named-twice = { $value } staat er twee keer
too-long = meer dan { $most } tekens worden niet aangenomen

## Spellen en computerspelers

no-game = geen spel heet { $name }; { $hint }
no-bot = geen computerspeler van { $game } heet { $name }; { $hint }
hint-near = bedoel je { $near }?
hint-all =
    { $count ->
        [0] er zijn er geen
       *[other] er zijn: { $names }
    }
seats-wrong = { $game } speel je met { $due }, niet met { $given }

## Zetten en stellingen als tekst

column-wrong = { $text }, kolom { $column }: { $why }
place-wrong = { $text }, regel { $line }, kolom { $column }: { $why }
moves-due =
    { $count ->
        [0] niemand is aan de beurt
       *[other] van elk van deze is een zet nodig: { $names }
    }
chance-due = eerst is het toeval aan de beurt: een van de uitkomsten moet vallen

## Verslagen

line-wrong = regel { $line }: { $why }
transcript-lines = een spelverslag heeft hoogstens { $most } regels
cut-off = de laatste regel is afgebroken
no-character = een teken is ongeldig
check-wrong = de controlesom aan het eind past niet bij de tekst ervoor
title-wrong = alleen { $title } is bekend
rules-number = { $game } wordt hier volgens versie { $due } van de regels gespeeld en dit spel volgens { $given }: gebruik de versie van Tailback waarmee het begon
was-over = het spel was vóór deze regel al afgelopen
no-seat-colon = { $part } begint niet met een plaats en een dubbele punt
not-a-seat = { $name } is geen van de plaatsen { $names }
joint-moves = wie tegelijk kiest, kiest één zet
hidden-draw = een verborgen trekking (=?) kan pas nagespeeld worden als het spel afgelopen is
line-written = deze regel schrijf je als { $due }
wrong-end = het spelverslag houdt op de verkeerde plek op
seating-fields = een tafelschikking heeft seats, by_age en last
by-age = by_age noemt elke plaats één keer
last-game = last noemt de plaats die begon en de plaats die won, of null
given-count = hier staat hoeveel zetten en trekkingen uit een ander spel zijn overgenomen: een geheel getal, niet meer dan er zijn
changed-turn = hier staat na welke van de { $turns } beurten de plaats in andere handen kwam, op volgorde
seed-digits = een startgetal schrijf je met { $digits } hexadecimale cijfers
commitment-digits = een vastlegging schrijf je met { $digits } hexadecimale cijfers
seed-bytes = een startgetal heeft { $due } bytes, dit heeft er { $given }
no-object = hier hoort een object tussen accolades
no-json = niet te lezen als JSON ({ $why })
written = dit schrijf je als { $due }
due-here = hier hoort { $begins }
not-allowed = mag niet: { $why }

## Eerlijkheid

no-seeds = dit spelverslag bevat geen startgetallen: er valt niets te controleren
other-seed = het startgetal van de server is niet het getal waarop hij zich had vastgelegd
other-seat-seed = het startgetal van { $seat } is niet het getal dat was vastgelegd
other-bot-seed = het startgetal van { $seat }, een computerspeler, volgt niet uit de vastlegging van de server: het is gekozen
other-given = wat uit een ander spel is overgenomen, is veranderd
not-following = dit spel is niet het spel dat volgde: het noemt een ander als vorige, of geen
other-promise = het startgetal van de server is niet het getal dat in het vorige spel was toegezegd
other-commitment = de vastlegging van de server is niet die op het bewijs
other-own-seed = een startgetal op het bewijs hoort bij geen vastlegging van een plaats
other-terms = wat was afgesproken en vastgelegd, is niet waarvoor het bewijs is gegeven
no-receipt-text = dit is geen bewijs: een bewijs heeft commitment, seeds en terms
dealt-without = er is gedeeld zonder het startgetal van { $seats }: wie het achterhield, kon uit twee verdelingen kiezen
no-receipt = een spelverslag alleen laat niet zien wanneer de startgetallen zijn vastgelegd; het bewijs van een speler wel
other-draw = trekking { $draw }: de startgetallen geven { $due }, in het spelverslag staat { $given }
