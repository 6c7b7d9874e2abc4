### The frame's words that the first page does without.
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

## Sending a turn

send-none = Er valt nog niets te bevestigen. { $what }
send-more = Je beurt is nog niet compleet. { $what }
back-none = Er valt niets ongedaan te maken.
bar-film = Dit is net gebeurd.

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

ages-title = Wie is de jongste?
ages-help = Kies de namen van jong naar oud. Wie overblijft, volgt met de klok mee.
ages-lots = Loten
ages-drawn = Er wordt geloot als het spel begint.
ages-unsaid = Niemand heeft gezegd wie de jongste is: { $who } geldt als de jongste.
ages-youngest = { $who } geldt als de jongste.
ages-order = Van jong naar oud: { $names }.
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
late-bot-level = De computer ({ $level }) laten verdergaan
late-end = Het spel beëindigen
away-left = { $who } is weg.
away-other = { $who } is weg. De computer kan verdergaan tot { $who } terug is.
away-hand = De plaats overdragen
away-not = Blijven wachten
handed-you = De computer speelt voor je verder.
handed-back = Weer gaan zitten
seat-stand-in = de computer speelt verder
offer-draw = Gelijkspel voorstellen
offer-takeback = Beurt ongedaan maken
offer-draw-asked = { $who } stelt gelijkspel voor.
offer-takeback-asked = { $who } wil de laatste beurt ongedaan maken.
offer-draw-own = Gelijkspel voorgesteld. Wachten op { $names }.
offer-takeback-own = Ongedaan maken gevraagd. Wachten op { $names }.
offer-draw-declined = { $who } speelt liever verder.
offer-takeback-declined = { $who } laat je beurt liever zoals die is.
offer-yes = Akkoord
offer-no = Nee
offer-withdraw = Intrekken
end-agreed = Gelijkspel in overleg.
end-time = De tijd van { $names } was om en het spel is beëindigd.
host-title = Jouw tafel
host-line = Hier kun je een vrije plaats een nieuwe link geven: de oude opent dan niets meer. De computer kan een vrije plaats innemen, of verdergaan voor iemand die weg is.
host-new = Nieuwe link
host-new-of = Nieuwe link voor { $seat }
host-bot = De computer laten spelen
host-page = Plaatsen en links
seat-here = aanwezig

## A seat's own link, and asking for a seat whose link was lost

own-device = Mijn andere apparaat
own-device-line = Open deze link op je andere apparaat om daar ook te spelen. Houd hem voor jezelf: wie hem heeft, speelt op jouw plaats.
own-device-code = Code met de link naar jouw plaats
taken-title = { $seat } is bezet
taken-person = Hier zit { $who }. Een uitnodiging opent een plaats alleen totdat er iemand gaat zitten.
taken-resigned = Wie hier zat, heeft opgegeven.
taken-watch = Kijken
claim-title = Is dit jouw plaats?
claim-line = Op een apparaat waarop je speelt, staat de link naar jouw plaats in het menu van het spel onder ‘Mijn andere apparaat’. Ben je hem overal kwijt, vraag dan om de plaats: alle anderen aan tafel moeten akkoord gaan, en daarna
    { $hours ->
        [one] mag { $hours } uur lang niemand de oude link gebruiken.
       *[other] mag { $hours } uur lang niemand de oude link gebruiken.
    }
claim-ask = Om deze plaats vragen
claim-waits = Iemand vraagt om de plaats van { $who }: de link is kwijt. Nog niet akkoord: { $names }.
claim-until = Er is om de plaats van { $who } gevraagd. Op { $date } komt die in andere handen, tenzij { $who } het spel eerder opent.
claim-asked = Iemand vraagt om de plaats van { $who } en zegt dat de link kwijt is. Ga je akkoord?
claim-declined = Op { $date } werd om de plaats van { $who } gevraagd. { $by } ging niet akkoord.
claim-cancelled = Op { $date } werd om de plaats van { $who } gevraagd. De link werd gebruikt: { $who } houdt de plaats.
claim-cancelled-you = Op { $date } werd om jouw plaats gevraagd. Hij blijft van jou.
claim-handed = De plaats van { $who } is in andere handen gekomen: hij heeft een nieuwe link, en de oude opent hem niet meer.
claim-handed-you = De plaats is van jou. De oude link opent hem niet meer.
claim-over = Op { $date } werd om de plaats van { $who } gevraagd; het spel was eerder afgelopen.
claim-stop = Weigeren

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
problem-bad-name-do = Een naam heeft 1 tot 40 letters, waarvan minstens één zichtbaar, elk met hoogstens 4 tekens.
problem-still-running = Dit spel is nog niet afgelopen
problem-still-running-do = Tot die tijd kun je het terugkijken, maar er niet vanaf verderspelen.
problem-renewed = Deze link opent zijn plaats niet meer
problem-renewed-do = Iemand anders heeft de plaats, of er is een nieuwe link gemaakt. Vraag het aan wie de tafel heeft geopend.
dashboard-line = Deze server, zoals hij nu is; de lijnen gaan vijf minuten terug. Snelheden gelden voor de laatste halve minuut.
dashboard-nodes = Servers die hier zijn opgeteld: { $seen } van { $nodes }. Achter een proxy bereikt elke blik er één.
dashboard-refused = Deze pagina is voor wie de server beheert. Open haar op de machine van de server zelf, of met de link die “tailback host key” daar maakt.
dashboard-tables = Tafels
dashboard-tables-line = nu in het geheugen
dashboard-sockets = Verbindingen
dashboard-sockets-line = spelers en toeschouwers aan tafels
dashboard-moves = Zetten per seconde
dashboard-moves-line = zetten van mensen
dashboard-p99 = Milliseconden voor een zet
dashboard-p99-line = 99 van de 100 zijn binnen deze tijd bevestigd
dashboard-waiting = Wachtende computerspelers
dashboard-waiting-line = tot ze mogen nadenken; hoort niet te groeien
dashboard-thinking = Nadenkende computerspelers
dashboard-thinking-line = op dit moment
dashboard-unwritten = Wachtende schrijfopdrachten
dashboard-unwritten-line = op de database; hoort weer 0 te worden
dashboard-writing = Milliseconden om te schrijven
dashboard-writing-line = zo lang duurt een transactie van de database

## Jouw spellen

history-export = Als bestand opslaan
history-delete = Alles wissen
history-delete-sure = Alles wissen wat hier is opgeslagen?
history-delete-line = Deze browser vergeet dan je spellen en de weg ernaartoe, je naam en je instellingen. Een spel met anderen gaat zonder jou verder.
history-delete-yes = Wissen

## Replay

replay-title = Een spel terugkijken
replay-line = Open een opgeslagen spel. Het wordt zet voor zet gecontroleerd en beurt voor beurt getoond.
replay-file = Bestand van het spel openen
replay-paste = Of plak de tekst
replay-show = Tonen
replay-hidden = Een spel met verborgen kaarten (?) kan pas getoond worden als het afgelopen is.
replay-wrong = Regel { $line } hoort niet in een opgeslagen spel of is veranderd.
replay-large = Dit bestand is te groot voor een opgeslagen spel.
replay-of = Terugkijken: { $game }
replay-start = Het spel begint.
replay-turn = Beurt
replay-at = { $at } van { $last }
replay-first = Naar het begin
replay-back = Vorige beurt
replay-next = Volgende beurt
replay-last = Naar het einde
replay-play = Afspelen starten
replay-stop = Pauze
replay-eyes = Kijken als
replay-spectator = toeschouwer
replay-other = Een ander spel
replay-first-short = Begin
replay-back-short = Vorige
replay-play-short = Start
replay-next-short = Volgende
replay-last-short = Einde
replay-speed = Snelheid
replay-moment = Link naar dit moment
replay-here = Vanaf hier verderspelen
replay-here-does = Opent een nieuwe tafel op dit punt; de computer speelt de andere plaatsen.
replay-here-late = Een spel kun je verder spelen vanuit de eerste { $most } beurten: ga een stukje terug.
replay-here-running = Dit spel is nog niet afgelopen. Tot die tijd kun je het terugkijken, maar er niet vanaf verderspelen.
replay-human = een mens
fair-check = Trekkingen controleren
turns = Beurten
turn-number = Beurt { $number }
turns-given = Tot hier overgenomen uit een ander spel. Vanaf nu speel jij.
looking-back = Terugblik
looking-at = Beurt { $number } van { $last }
looking-now = Terug naar het spel
looking-yours = Jij bent aan de beurt.
deal-own = Je krijgt { $cards }
deal-seat = { $seat } krijgt { $cards }
deal-others =
    { $count ->
        [one] de anderen elk { $count } kaart
       *[other] de anderen elk { $count } kaarten
    }
deal-each =
    { $count ->
        [one] Iedereen krijgt { $count } kaart
       *[other] Iedereen krijgt { $count } kaarten
    }
deal-other =
    { $count ->
        [one] { $seat } krijgt { $count } kaart
       *[other] { $seat } krijgt { $count } kaarten
    }
deal-count =
    { $count ->
        [one] { $seat } krijgt { $count } kaart
       *[other] { $seat } krijgt { $count } kaarten
    }
fair = Eerlijke trekkingen
fair-none = Bij dit spel zijn geen startgetallen opgeslagen om te controleren.
fair-seed = Hier gecontroleerd: het startgetal van de server is het getal waarop hij zich had vastgelegd voordat er iemand ging zitten.
fair-seats = Hier gecontroleerd: het startgetal van elke speler lag vast voordat er een bekend werd, en die van de computerspelers heeft niemand gekozen.
fair-kept = Hier gecontroleerd: je eigen startgetal hoort erbij, en alles is zoals deze browser het voor het delen had bewaard.
fair-proven = Bewezen: niemand kon de verdeling kiezen.
fair-without = Niet bewezen: er is gedeeld zonder het startgetal van { $names }. Wie het achterhield, kon uit twee verdelingen kiezen.
fair-no-receipt = Hier niet bewezen: deze browser heeft niet meegedaan aan het delen en kan niet weten wanneer de startgetallen zijn vastgelegd.
fair-save = Bewijs opslaan
fair-promised = Hier gecontroleerd: het is ook het getal dat in het vorige spel was toegezegd, toen er nog van niemand een startgetal voor dit spel bekend was.
fair-draws-here =
    { $count ->
        [one] Hier gecontroleerd: { $count } trekking volgt uit de startgetallen.
       *[other] Hier gecontroleerd: alle { $count } trekkingen volgen uit de startgetallen.
    }
fair-not = De startgetallen kloppen niet: in dit spel is niet getrokken zoals afgesproken.
fair-limit = Niets hiervan belet iemand die het startgetal van de server heeft om te kijken.

## Lesson

lesson-step = Stap { $at } van { $last }
lesson-next = Verder
lesson-back = Alles staat weer als eerst. Probeer het nog eens.
lesson-done = Gelukt.
lesson-drive = Rijden maar
lesson-again = Nog een keer
lesson-skip = Overslaan
lesson-play = Een spel spelen
lesson-leave = De les verlaten
lesson-rules = Regels:

## Dealing

bar-dealing = Er wordt gedeeld …
bar-revealing = Wachten tot { $names } even langskomt, dan wordt er gedeeld.
bar-reveal-here = Open dit spel in de browser waarin je bent gaan zitten: die moet meedoen aan het delen.
deal-without = Delen zonder { $names }
deal-means = Dan is later niet te bewijzen dat niemand de verdeling heeft gekozen. Iedereen die eraan heeft meegedaan, moet het ermee eens zijn.
deal-agreed = Je wilt delen zonder { $names }. Wachten op { $others }.
