### The frame's words that the first page does without: playing with others.
### $game and $names are names; $who is a player, $what something said.

## Open tables

open-line = Aan deze tafels mag iedereen gaan zitten. De lijst blijft vanzelf actueel.
open-none = Er wacht nu geen tafel op spelers. Begin een spel met vrienden en zet het op deze lijst.
open-count =
    { $count ->
        [one] { $count } open tafel
       *[other] { $count } open tafels
    }
open-free =
    { $count ->
        [one] { $count } vrije plaats
       *[other] { $count } vrije plaatsen
    }
open-waits = Wachten: { $names }
open-sit = Gaan zitten
open-sit-at = Gaan zitten: { $game }, { $names }
open-watch = Kijken
open-watch-at = Kijken: { $game }, { $names }
open-guest = Gast
option-off = nee
level-any = voor iedereen
level-new = voor beginners
level-practised = voor geoefende spelers
list-title = Openstellen voor iedereen
list-line = Zet de tafel op de lijst met open tafels, dan mag iedereen een vrije plaats innemen. Een link die je hebt gestuurd, vervalt zodra zijn plaats vanaf de lijst is ingenomen.
list-on = De tafel staat op de lijst met open tafels. Hij verdwijnt vanzelf als alle plaatsen bezet zijn of hier niemand meer wacht.
list-level = Voor wie
list-put = Op de lijst zetten
list-off = Van de lijst halen
watching =
    { $count ->
        [one] { $count } toeschouwer
       *[other] { $count } toeschouwers
    }

## What people say

talk = Iets zeggen
talk-heard = Aan tafel gezegd
talk-none = Wat hier wordt gezegd, wordt nergens bewaard.
talk-write = In je eigen woorden
talk-send = Zeggen
talk-often = Een ogenblik voordat je meer zegt.
talk-failed = Dat is niet gehoord. Probeer het opnieuw.
talk-mute = { $who } dempen
talk-unmute = { $who } weer horen
phrase-hello = Hallo.
phrase-good-luck = Succes.
phrase-one-moment = Een ogenblik, alsjeblieft.
phrase-well-played = Goed gespeeld.
phrase-close = Dat scheelde weinig.
phrase-oops = Oeps.
phrase-thanks = Dank je.
phrase-sorry = Sorry.
phrase-again = Nog een potje?
phrase-goodbye = Tot ziens.

## Time, leavers, agreeing

options-clock = Klok
clock-none = geen klok
clock-choice = ieder { $minutes } minuten, { $more } seconden erbij per beurt
clock-help = Wie geen tijd meer heeft, heeft niet verloren: de anderen beslissen hoe het verdergaat.
clock-left = Resterende tijd
together = Onder elkaar
note-decide = Beslissen
note-next = { $number }/{ $count }: volgende melding
late-you = Je tijd is om. Tot de anderen beslissen, mag je nog spelen.
late-other = De tijd van { $who } is om. Hoe gaat het verder?
late-both = De tijd van { $who } is om, en die van jou ook. Wie nog tijd heeft, beslist.
late-wait = Wachten
late-bot = De computer laten verdergaan
late-end = Het spel beëindigen
away-left = { $who } is weg.
away-other = { $who } is weg. De computer kan verdergaan tot { $who } terug is.
away-hand = De plaats overdragen
away-not = Blijven wachten
handed-you = De computer speelt voor je verder.
handed-back = Weer gaan zitten
seat-stand-in = de computer speelt verder
offer-draw = Gelijkspel voorstellen
offer-back = Beurt ongedaan maken
offer-draw-asked = { $who } stelt gelijkspel voor.
offer-back-asked = { $who } wil de laatste beurt ongedaan maken.
offer-draw-own = Je hebt gelijkspel voorgesteld. Wachten op { $names }.
offer-back-own = Je wilt je beurt ongedaan maken. Wachten op { $names }.
offer-yes = Akkoord
offer-no = Nee
offer-withdraw = Intrekken
end-agreed = Gelijkspel in overleg.
end-time = De tijd van { $names } was om en het spel is beëindigd.
host-title = Jouw tafel
host-line = Hier kun je een plaats een nieuwe link geven: wie de oude gebruikte, moet de plaats verlaten. De computer kan een vrije plaats innemen, of verdergaan voor iemand die weg is.
host-new = Nieuwe link
host-new-of = Nieuwe link voor { $seat }
host-bot = De computer laten spelen
host-page = Plaatsen en links
seat-here = aanwezig

## When something is wrong

problem-taken = Anderen waren sneller
problem-taken-do = Aan die tafel zijn alle plaatsen bezet. Kies een andere.
problem-not-listed = Die tafel staat niet meer op de lijst
problem-not-listed-do = Kies een andere.
problem-list-full = De lijst met open tafels is vol
problem-list-full-do = Probeer het later opnieuw, of stuur links.
problem-not-open = Aan deze tafel zijn alle plaatsen bezet
problem-not-open-do = Er valt niets meer open te stellen.
problem-bad-name = Dat is geen naam
problem-bad-name-do = Een naam heeft 1 tot 40 letters, elk met hoogstens 4 tekens.
problem-renewed = Deze link opent zijn plaats niet meer
problem-renewed-do = Iemand anders heeft de plaats, of er is een nieuwe link gemaakt. Vraag het aan wie de tafel heeft geopend.
