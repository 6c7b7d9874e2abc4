### The frame's own words in Dutch.

## Frame

home-link = Tailback, startpagina
nav = Hoofdmenu
nav-replay = Terugkijken
skip = Naar de inhoud
settings = Taal, kleuren en geluid
language = Taal
theme = Licht of donker
theme-system = Thema: automatisch
theme-light = Thema: licht
theme-dark = Thema: donker
sound = Geluid
loading = Even geduld …
cancel = Annuleren
again = Opnieuw proberen
to-home = Naar de spellen
to-table = Naar de tafel
named = { $name }: { $what }

## Home

home-title = Speel een verkeersspel
home-lead = Kies hoe jullie spelen en zoek een spel uit. Het begint meteen, zonder aanmelding.
ways = Hoe spelen jullie?
way-here = Hier spelen
way-here-line = Op één apparaat dat jullie doorgeven
way-friends = Met vrienden spelen
way-friends-line = Iedereen op een eigen apparaat, via een link
way-computer = Tegen de computer
way-computer-line = In je eentje, tegen computerspelers
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
not-here = Voor dit spel heeft iedereen een eigen apparaat nodig. Speel het met vrienden via een link.
rules = Regels
rules-of = Regels van { $game }
lesson = Eerste les
lesson-of = Eerste les: { $game }
page-shift-set-up = Een opstelling tekenen
page-shuttles-board = Een bord tekenen
page-bash-course = Een parcours bouwen
forget-table = { $game }, { $when }, uit deze lijst halen
open-tables = Open tafels

## Jouw spellen

your-games = Jouw spellen
all-games = Alle bekijken
your-turn = Jij bent aan de beurt
standing-wait = De anderen zijn aan de beurt
standing-open = Wachten op spelers
standing-here = Op dit apparaat
standing-running = Bezig
standing-won = Gewonnen
standing-lost = Verloren
standing-draw = Gelijkspel
standing-winner = { $names } heeft gewonnen
standing-over = Afgelopen
standing-gone = Niet meer op de server
against = tegen { $names }
go-on = Verderspelen
history-line = Deze lijst staat alleen in deze browser. Niemand anders ziet hem.
history-none = Hier komen de spellen te staan die je begint of waaraan je meedoet.
history-running = Bezig
history-over = Afgelopen

## Options

options-players = Spelers
options-bot = Computerspeler
options-seat = Jouw plaats
options-more = Meer opties
options-none = geen limiet
options-presets = Soort spel
preset-usual = Standaard
preset-usual-help = Zoals het in de handleiding staat.
preset-own = Eigen keuze
preset-own-help = Zoals je het hieronder hebt gekozen.
options-single = Losse opties
options-total = Samen: { $count }
option-whole = ‘{ $option }’ vraagt een geheel getal van { $least } tot en met { $most }.
option-whole-or-none = ‘{ $option }’ vraagt een geheel getal van { $least } tot en met { $most }, of blijft leeg.
option-unread = ‘{ $option }’ is zo niet te lezen.
option-together = ‘{ $option }’ past niet bij de andere opties.
start = Beginnen
bot-random = willekeurig
bot-thumb = vuistregels
bot-easy = makkelijk
bot-medium = gemiddeld
bot-hard = moeilijk
bot-alphabeta = denkt 3 zetten vooruit
bot-alphabeta2 = denkt 2 zetten vooruit
bot-greedy = kortzichtig
bot-montecarlo = weegt de kansen af
bot-planner = vergeet niets
bot-spacer = laat geen gaten
bot-lookahead = kijkt vooruit
choice-youngest = De jongste
choice-lot = Door loting
choice-toss = Toss (kruis of munt)
seat-number = Speler { $number }

## Table

board = Bord
bar = Wat te doen
moves = Jouw mogelijke zetten
bar-open =
    { $count ->
        [0] Alleen je naam ontbreekt nog.
        [one] Nog { $count } speler nodig.
       *[other] Nog { $count } spelers nodig.
    }
bar-done = Je beurt is voorbij. Nu is { $seat } aan de beurt.
bar-sealed = Jouw keuze: { $move }. Je mag nog wisselen tot iedereen gekozen heeft.
bar-ready = Je beurt is klaar. Bevestig hem of maak iets ongedaan.
bar-move = Jij bent aan de beurt.
bar-wait = Wachten op de anderen.
bar-gave-up = Je hebt opgegeven; de computer speelt voor je verder.
bar-all = Alle zetten
bar-spent = Dat kan niet meer.
keys = Toetsen
keys-title = Toetsen aan tafel
keys-cards = Speel de kaart op die plek
keys-send = Bevestig de beurt als die klaar is
keys-back = Maak de laatste zet ongedaan
keys-list = Toon deze lijst
keys-single = Spelen met één letter of cijfer
keys-letters = Letters op de voertuigen
close = Sluiten
draft = Je beurt tot nu toe:
send-turn = Bevestigen
take-back = Ongedaan maken
take-all-back = Alles ongedaan maken
read-clause = Regel { $clause } nalezen
seconds-left =
    { $seconds ->
        [one] nog { $seconds } seconde
       *[other] nog { $seconds } seconden
    }
seat-open = vrij
seat-computer = Computer, { $level }
seat-you = jij
seat-turn = aan de beurt
seat-away = offline
seat-chosen = heeft gekozen
seat-resigned = heeft opgegeven
place = { $place }e plaats
place-tied = gelijk
line-lost = De verbinding is verbroken. We proberen de tafel weer te bereiken …
log = Zetten
log-as = Zetten tonen als
log-words = In woorden
log-notation = Notatie
log-empty = Hier komt te staan wat er gebeurt.
save = Spel opslaan
resign = Opgeven
resign-sure = Dit spel opgeven?
resign-line = Dan heb je verloren. Zijn er nog minstens twee anderen, dan speelt de computer voor je verder.
resign-not = Doorspelen
again-play = Nog een potje
again-too = Ja, nog een potje
again-asked = Wachten of de anderen ook nog een potje willen.
to-replay = Het spel terugkijken
result-win =
    { $count ->
        [one] { $names } wint!
       *[other] { $names } delen de overwinning!
    }
result-draw = Gelijkspel.
end-won = Gewonnen!
end-lost = Verloren: { $names } heeft gewonnen.
end-gave-up = { $names } heeft opgegeven. { $winners } heeft gewonnen.
end-gave-up-won = Gewonnen: { $names } heeft opgegeven!
end-gave-up-you = Je hebt opgegeven. { $winners } heeft gewonnen.
end-gave-up-early = Je had al opgegeven.
series = Gewonnen spellen tot nu toe: { $score }
series-one = { $name }: { $count }
swap-sides = Van kant wisselen
swap-too = Ja, van kant wisselen
swap-asked = Wachten of de anderen ook van kant willen wisselen.
share-game = Spel delen
share-game-line = Wie deze link heeft, kan het spel beurt voor beurt terugkijken.
share = Delen
end-proof = Regel en controle van de trekkingen
kept-days =
    { $days ->
        [one] Dit spel blijft hier { $days } dag bewaard en wordt dan gewist.
       *[other] Dit spel blijft hier { $days } dagen bewaard en wordt dan gewist.
    }

## One device

curtain = Doorgeven
curtain-pass = Geef het apparaat door aan { $seat }
curtain-line = De kaarten blijven verborgen tot je zover bent.
curtain-open = Ik ben { $seat }
hand-over = Doorgeven aan { $seat }

## By link

invite = Uitnodigen
invite-line = Stuur iedereen een eigen link of laat ze de code met hun telefoon scannen. Het spel begint zodra iedereen zit.
invite-local = Deze links werken alleen op dit apparaat.
invite-local-host = Wie de server beheert, kan hem voor het thuisnetwerk openzetten: start hem met make play HOST=0.0.0.0.
invite-link = Link voor { $seat }
invite-watch = Link voor toeschouwers
invite-code = Code met de link voor { $seat }
copy = Kopiëren
copied = Gekopieerd
invite-name = Jouw naam
invite-name-set = Dat ben ik
invite-elsewhere = Voor andere apparaten
watch-link = Link om te kijken
watch-link-line = Wie deze link heeft, ziet de tafel, maar niemands hand.
notify = Laat het weten als ik aan de beurt ben
notify-refused = Je browser staat hier geen meldingen toe; dat kun je bij zijn instellingen voor deze pagina veranderen.
join-title = Neem plaats: { $seat }
join-name = Jouw naam
join-sit = Plaatsnemen als { $seat }

## Rulebook

sections = Hoofdstukken
section-setup = Voorbereiding
section-turn = De beurt
section-vehicles = Voertuigen
section-cards = Kaarten
section-end = Het einde
section-deck = De kaarten
section-board = Het bord
mark-book = uit de handleiding
mark-pic = uit een afbeelding in de handleiding
mark-ruling = onze beslissing
mark-rebuilt = gereconstrueerd
mark-unverified = niet bevestigd

## Pace

pace = Beurten van anderen
pace-slow = langzaam
pace-normal = normaal
pace-fast = snel
pace-once = meteen

## When something is wrong

problem-lost = Op dit adres is niets
problem-lost-do = Misschien is de link niet volledig. Alle spellen staan op de startpagina.
problem-unreachable = De server antwoordt niet
problem-unreachable-do = Kijk of hij draait en probeer het dan opnieuw.
problem-no-such-table = Deze tafel bestaat niet
problem-no-such-table-do = Misschien is hij verwijderd. Open een nieuwe.
problem-bad-token = Deze link opent de tafel niet
problem-bad-token-do = Vraag om de hele link, ook het stuk na de #.
problem-protocol = Deze pagina en de server hebben niet dezelfde versie
problem-protocol-do = De pagina is opnieuw geladen en past nog steeds niet. Wis de cache van de browser en open de link opnieuw.
problem-broken-log = Deze tafel kan niet geopend worden
problem-broken-log-do = De opgeslagen gegevens kloppen niet. Laat het weten aan wie de server beheert.
problem-closed = Deze tafel is gesloten
problem-closed-do = Wie de server beheert, heeft hem gesloten. Je kunt een nieuwe openen.
problem-too-many = Er zijn net te veel tafels geopend
problem-too-many-do = Wacht een minuut en probeer het dan opnieuw.
problem-full = De server heeft geen ruimte meer
problem-full-do = Er is niets veranderd. Laat het weten aan wie hem beheert.
problem-store = De server kan nu niet bij zijn tafels
problem-store-do = Probeer het zo meteen opnieuw.
problem-ending = De server wordt gestopt
problem-ending-do = Probeer het zo meteen opnieuw.
problem-failed = Er ging iets mis op de server
problem-failed-do = Probeer het opnieuw. Gebeurt het weer, laat het dan weten aan wie hem beheert.
problem-not-over = Dit spel is nog niet afgelopen
problem-not-over-do = Tot die tijd blijven sommige dingen geheim. Daarna kun je het spel terugkijken.

dashboard = Hoe het met de server gaat
