### The frame's own words in Dutch.

## Frame

home-link = Tailback, startpagina
nav = Hoofdmenu
nav-replay = Terugkijken
skip = Naar de inhoud
settings = Taal, kleuren en geluid
language = Taal
theme = Licht of donker
theme-system = Kleuren: automatisch
theme-light = Kleuren: licht
theme-dark = Kleuren: donker
sound = Geluid
loading = Een ogenblik …
cancel = Annuleren
again = Opnieuw proberen
to-home = Naar de spellen
to-table = Naar de tafel

## Home

home-title = Speel een verkeersspel
home-lead = Kies hoe jullie spelen en dan een spel. Het begint meteen, zonder aanmelden.
ways = Hoe spelen jullie?
way-here = Hier spelen
way-here-line = Op één apparaat dat jullie doorgeven
way-friends = Met vrienden spelen
way-friends-line = Ieder op een eigen apparaat, via een link
way-computer = Tegen de computer
way-computer-line = Tegen een computerspeler
way-joined = Via een link erbij gekomen
way-watch = Als toeschouwer
choose-game = Kies een spel
players-exact =
    { $least ->
        [one] { $least } speler
       *[other] { $least } spelers
    }
players-range = { $least } tot { $most } spelers
minutes = { $least }–{ $most } minuten
play = Spelen
play-game = { $game } spelen
options = Opties
options-of = Opties voor { $game }
not-here = Voor dit spel heeft ieder een eigen apparaat nodig. Speel het met vrienden via een link.
rules = Regels
rules-of = Regels van { $game }
lesson = Eerste les
lesson-of = Eerste les: { $game }
known-tables = Jouw tafels
known-over = afgelopen
forget-table = { $game }, { $when }, uit deze lijst halen

## Options

options-players = Spelers
options-bot = Computerspeler
options-seat = Jouw plaats
options-more = Meer opties
options-none = geen
options-default = zoals gewoonlijk
option-whole = ‘{ $option }’ vraagt een geheel getal van { $least } tot en met { $most }.
option-whole-or-none = ‘{ $option }’ vraagt een geheel getal van { $least } tot en met { $most }, of blijft leeg.
option-unread = ‘{ $option }’ is zo niet te lezen.
option-together = ‘{ $option }’ past niet bij de andere opties.
start = Beginnen
bot-random = willekeurige zetten
bot-thumb = vuistregel
bot-easy = makkelijk
bot-medium = gemiddeld
bot-hard = moeilijk
bot-alphabeta = denkt 3 zetten vooruit
bot-alphabeta2 = denkt 2 zetten vooruit
bot-greedy = kortzichtig
bot-montecarlo = weegt de kansen af
bot-planner = vergeet niets
bot-spacer = laat geen gaten
choice-youngest = De jongste
choice-lot = Door loting
choice-toss = Kruis of munt
seat-number = Speler { $number }

## Table

board = Bord
bar = Wat te doen
moves = Jouw zetten
bar-open =
    { $count ->
        [one] Nog { $count } speler nodig.
       *[other] Nog { $count } spelers nodig.
    }
bar-done = Jouw beurt is klaar. Nu: { $seat }.
bar-sealed = Je koos { $move }. Je mag het veranderen tot iedereen gekozen heeft.
bar-ready = Je beurt is klaar. Verstuur hem of neem terug.
bar-move = Jij bent aan zet.
bar-wait = Wachten op de anderen.
bar-more = Hele balk tonen
draft = Je beurt tot nu toe:
send-turn = Beurt versturen
take-back = Terugnemen
take-all-back = Alles terugnemen
read-clause = { $clause } nalezen
seconds-left =
    { $seconds ->
        [one] nog { $seconds } seconde
       *[other] nog { $seconds } seconden
    }
seat-open = vrij
seat-computer = Computer, { $level }
seat-you = jij
seat-turn = aan zet
seat-away = weg
seat-chosen = heeft gekozen
seat-resigned = gaf op
place = Plaats { $place }
line-lost = De verbinding is weg. We proberen de tafel weer te bereiken …
log = Verloop
log-as = Verloop tonen als
log-words = Woorden
log-notation = Notatie
log-empty = Hier komt te staan wat er gebeurt.
save = Verslag bewaren
resign = Opgeven
resign-sure = Dit spel opgeven?
resign-line = Dan is het spel voor jou verloren. Zijn er nog meer anderen, dan speelt de computer voor je verder.
resign-not = Verder spelen
again-play = Nog een spel
again-too = Ook nog een spel
again-asked = Wachten tot de anderen ook nog een spel willen.
to-replay = Het spel terugkijken
result-win =
    { $count ->
        [one] { $names } wint!
       *[other] { $names } winnen samen!
    }
result-draw = Gelijkspel.
result-resigned = Iemand gaf op.

## One device

curtain = Doorgeven
curtain-pass = Geef het apparaat aan { $seat }
curtain-line = De kaarten blijven verborgen tot je zover bent.
curtain-open = Ik ben { $seat }
hand-over = Doorgeven aan { $seat }

## By link

invite = Uitnodigen
invite-line = Stuur iedereen de eigen link, of laat de code met een telefoon lezen. Het spel begint als iedereen zit.
invite-local = Dit adres werkt alleen op dit apparaat. Start met make play HOST=0.0.0.0 om op het thuisnetwerk te spelen.
invite-link = Link voor { $seat }
invite-watch = Link voor wie alleen kijkt
invite-code = Code met de link voor { $seat }
copy = Kopiëren
copied = Gekopieerd
join-title = Neem plaats: { $seat }
join-name = Jouw naam
join-sit = Gaan zitten als { $seat }

## Rulebook

sections = Delen
section-setup = Opstelling
section-turn = De beurt
section-vehicles = Voertuigen
section-cards = Kaarten
section-end = Het einde
section-deck = De kaarten
section-board = Het bord
mark-book = uit de spelregels
mark-pic = uit een plaatje in de spelregels
mark-ruling = onze beslissing
mark-rebuilt = nagemaakt
mark-unverified = niet nagegaan

## Replay

replay-title = Een spel terugkijken
replay-line = Open het verslag van een spel. Het wordt zet voor zet nagekeken en beurt voor beurt getoond.
replay-file = Bestand met het verslag
replay-paste = Of plak de tekst
replay-show = Tonen
replay-hidden = Een verslag met verborgen kaarten (?) kan pas getoond worden als het spel afgelopen is.
replay-wrong = Regel { $line } hoort niet in een verslag of is veranderd.
replay-large = Dit bestand is te groot voor een verslag.
replay-of = Terugkijken: { $game }
replay-start = Het begin.
replay-turn = Beurt
replay-at = { $at } van { $last }
replay-first = Naar het begin
replay-back = Een beurt terug
replay-next = Een beurt verder
replay-last = Naar het einde
replay-play = Afspelen
replay-stop = Stoppen
replay-eyes = Gezien door
replay-spectator = iedereen
replay-other = Een ander spel
fair = Eerlijke trekkingen
fair-none = Dit verslag bevat geen startgetallen om na te gaan.
fair-seed = Hier nagegaan: het startgetal van de server is het getal waarop hij zich voor de eerste trekking had vastgelegd.
fair-draws-here =
    { $count ->
        [one] Hier nagegaan: { $count } trekking volgt uit de startgetallen.
       *[other] Hier nagegaan: alle { $count } trekkingen volgen uit de startgetallen.
    }
fair-not = De startgetallen kloppen niet: in dit spel is niet getrokken zoals afgesproken.
fair-limit = Dit bewijst dat niemand een trekking koos na zetten te hebben gezien. Het belet een gastheer die het startgetal kent niet om te kijken.

## Lesson

lesson-step = Stap { $at } van { $last }
lesson-next = Verder
lesson-again = Nog een keer
lesson-skip = Overslaan
lesson-play = Een spel spelen
lesson-leave = De les verlaten

## When something is wrong

problem-lost = Op dit adres is niets
problem-lost-do = Misschien is de link niet volledig. Alle spellen staan op de eerste pagina.
problem-unreachable = De server antwoordt niet
problem-unreachable-do = Kijk of hij draait en probeer het dan opnieuw.
problem-no-such-table = Deze tafel bestaat niet
problem-no-such-table-do = Misschien is hij afgeruimd. Open een nieuwe.
problem-bad-token = Deze link opent de tafel niet
problem-bad-token-do = Vraag om de hele link, ook wat na het teken # staat.
problem-protocol = Deze pagina past niet bij de versie van de server
problem-protocol-do = Ze is opnieuw geladen en past nog steeds niet. Wis haar uit het geheugen van de browser en open de link opnieuw.
problem-broken-log = Deze tafel kan niet geopend worden
problem-broken-log-do = Wat erover is vastgelegd, klopt niet. Zeg het tegen degene die de server beheert.
problem-too-many = Er zijn net te veel tafels geopend
problem-too-many-do = Wacht een minuut en probeer het dan opnieuw.
problem-full = De server heeft geen ruimte meer
problem-full-do = Er is niets veranderd. Zeg het tegen degene die hem beheert.
problem-store = De server kan nu niet bij zijn tafels
problem-store-do = Probeer het zo meteen opnieuw.
problem-failed = Er ging iets mis op de server
problem-failed-do = Probeer het opnieuw. Gebeurt het weer, zeg het dan tegen degene die hem beheert.
problem-not-over = Dit spel is nog niet afgelopen
problem-not-over-do = Tot dan heeft het geheimen. Je kunt het nog eens bekijken als het afgelopen is.
why-stale = De vraag is intussen veranderd. Kijk nog eens en kies opnieuw.
why-not-begun = Het spel begint als alle plaatsen bezet zijn.
why-over = Het spel is afgelopen.
why-not-over = Een nieuw spel kan beginnen als dit afgelopen is.
why-no-seat = Je kijkt toe; er is voor jou geen plaats aan deze tafel.
why-taken = Deze plaats is al bezet.
why-empty = Kies eerst een zet.
why-one-move = Kies één zet; de anderen zien hem nog niet.
why-ended = Verstuur eerst wat je hebt en ga dan verder.
why-malformed = Dit is geen zet van dit spel.
why-bad-id = Er ging iets mis. Probeer het opnieuw.
why-id-used = Er ging iets mis. Probeer het opnieuw.
why-bad-seed = Er ging iets mis. Probeer het opnieuw.
why-bad-name = Een naam heeft 1 tot 40 tekens.
why-rule = De regels staan deze zet niet toe.
why-not-written = De zet kon niet worden vastgelegd en telt niet. Probeer het opnieuw.
why-unknown = Het is nog niet duidelijk of dit telt. Een ogenblik.
