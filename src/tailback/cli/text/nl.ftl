### De eigen zinnen van de opdrachtregel. Wat onder "Wat niet klopt" staat, volgt op "tailback: ": het begint
### met een kleine letter en heeft geen punt aan het eind. Opdrachten en wat je typt (undo, save FILE,
### NAME=VALUE) blijven in elke taal gelijk. $file, $folder, $bot, $part, $word en $clause staan waar nodig
### tussen aanhalingstekens; $options, $names, $games en $moves zijn lijsten.

## Spellen en computerspelers

game-line = { $name }; spelers: { $players }; opties: { $options }
list = { $most } en { $last }
seated =
    { $player ->
        [human] { $seat }: mens
       *[bot] { $seat }: { $player }
    }

## Spelen

committed = Vastgelegd startgetal: { $commitment }
help-hint = Typ help om te zien wat je kunt typen.
help =
    Typ een zet, of een hele beurt op één regel. Verder:
      ?             de zetten die je mag doen
      undo          de laatste zet van deze beurt terugnemen
      rules CLAUSE  een regel voluit; zonder CLAUSE alle titels
      hint          wat de computer zou doen
      show          nog eens de tafel
      save FILE     het verslag bewaren, voor zover je het mag zien
      quit          stoppen
your-move = Jij bent aan zet.
enter-plays = Enter: { $move }
turn-ready = { $turn }: Enter sluit je beurt af, undo neemt terug.
nothing-to-undo = In deze beurt valt niets terug te nemen.
hint = De computer zou { $turn } spelen
remember = Onthoud dit en druk op Enter.
hand-over = Druk op Enter en geef door aan { $name }.
take-over = { $name }, druk op Enter als niemand anders kijkt.
saved = Bewaard als { $file }.
left = Je verlaat het spel.
input-ended = Er valt niets meer te lezen; je verlaat het spel.
stopped = Gestopt.

## Een regel die niet gespeeld wordt

no-move = { $word } is geen zet; doe bijvoorbeeld { $moves }. Typ ? om ze allemaal te zien.
move-of-chance = { $move } is wat het toeval brengt, geen zet.
move-refused = { $move } mag niet. { $why }
move-too-many = { $move } is er een te veel: op wat ervoor komt, kan niets volgen.

## Het einde

result = Uitslag: { $end }.
end-draw = gelijkspel ({ reason })
end-won =
    { $count ->
        [one] { $names } wint ({ reason })
       *[other] { $names } winnen samen ({ reason })
    }
reason =
    { $why ->
        [resigned] opgegeven
       *[clause] { $why }
    }
verify-hint = tailback verify { $file } gaat zetten en trekkingen na.
save-hint = save FILE bewaart het verslag, met de startgetallen voor tailback verify.
save-or-leave = save FILE, of Enter om te stoppen

## Verslagen

standard-input = standaardinvoer
replayed = ok: { word-decisions } en { word-draws } volgens de regels; { $end }
not-over = het spel is niet afgelopen
word-decisions =
    { $decisions ->
        [one] { $decisions } beslissing
       *[other] { $decisions } beslissingen
    }
word-draws =
    { $draws ->
        [one] { $draws } trekking
       *[other] { $draws } trekkingen
    }
fair =
    { $draws ->
        [one] eerlijk: het startgetal is het vastgelegde, en { $draws } trekking volgt uit de startgetallen
       *[other] eerlijk: het startgetal is het vastgelegde, en alle { $draws } trekkingen volgen uit de startgetallen
    }

## Tellen

perft-so-far = diepte { $depth }: tot nu toe { $counted }, { $rate }/s, { $seconds } s
turns-title = { $seat } speelt { $card } in de uitgave { $edition } op
turns-positions = verschillende stellingen: { $count }
turns-no-win = winst daarbij: nee
turns-win = winst daarbij: ja, { $turn }
turns-time = tijd: { $seconds } s
progress = { $done } van { $games } spellen, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }/s, nog { $seconds } s
counted-games = spellen: { $games } in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
counted-rate = spellen/s: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }
counted-decisions = beslissingen/s: { NUMBER($rate, maximumFractionDigits: 0) }
counted-length = gemiddelde lengte: { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } beslissingen, { NUMBER($draws, minimumFractionDigits: 1, maximumFractionDigits: 1) } trekkingen
counted-ends = afgelopen door { $clause }: { $games }
tally-player = speler { $player }: { tally }
tally-seat = plaats { $seat }: { tally }
tally = { $wins } gewonnen ({ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %), { $draws } gelijk, { $losses } verloren

## De server en zijn database

serving = Tailback staat op { $address }  (Ctrl-C om te stoppen)
on-network = Op je netwerk: { $address }
check-ok = ok: { word-matches } met { word-entries }, elke hash klopt en elke zet en trekking is volgens de regels
check-bad = niet na te spelen: { $bad } van { word-matches } met { word-entries }
word-matches =
    { $matches ->
        [one] { $matches } spel
       *[other] { $matches } spellen
    }
word-entries =
    { $entries ->
        [one] { $entries } vermelding
       *[other] { $entries } vermeldingen
    }
backed-up = { $file } is een kopie van { $database }

## Tests die een regel noemen

coverage-all = elke regel wordt door een test genoemd: { $clauses } van { $clauses }
coverage-bare = geen test noemt { $clauses }
coverage-of = --coverage heeft een spel nodig
coverage-nowhere = geen tests naast { $folder }: --coverage werkt alleen in de broncode

## Wat niet klopt

usage = { $why } (zie { $prog } --help)
argument = argument { $name }: { $why }
no-command = die opdracht is er niet; er zijn { $commands }
not-understood = dit wordt hier niet begrepen: { $words }
which-game = welk spel? er zijn: { $games }
game-broken = het spel { $game } kan niet geladen worden: { $why }
its-game-broken = het spel ervan kan niet geladen worden: { $why }
game-silent = { $game } heeft geen teksten in de taal { $language }
bot-broken = de computerspeler { $bot } van { $game } kan niet geladen worden: { $why }
players-count = players: { $seats } plaatsen ({ $names }) hebben { $seats } namen nodig, niet { $given }
players-form = players: { $part } is geen SEAT=PLAYER; plaatsen: { $names }
players-twice = players: plaats { $seat } staat er twee keer
option-form = optie { $option }: je schrijft NAME=VALUE
option-twice = optie { $option }: staat er twee keer
own-devices = { $game } kan niet op één terminal gespeeld worden: iedereen heeft een eigen apparaat nodig. Open een tafel met tailback serve
own-devices-with =
    { $count ->
        [one] { $game } met de optie { $options } kan niet op één terminal gespeeld worden: iedereen heeft een eigen apparaat nodig. Laat de optie weg, of open een tafel met tailback serve
       *[other] { $game } met de opties { $options } kan niet op één terminal gespeeld worden: iedereen heeft een eigen apparaat nodig. Laat er een weg, of open een tafel met tailback serve
    }
no-clause = geen regel { $clause } in { $game }; er zijn { $first } tot en met { $last }
no-seat = geen plaats heet { $seat }; er zijn { $seats }
no-card = geen kaart heet { $card }; er zijn { $cards }
no-setup = geen opstelling { $setup }; er zijn { $first } tot en met { $last }
turns-of-shift = beurten worden alleen voor shift geteld, niet voor { $game }
drawing = { $file }, regel { $line } van de tekening: { $why }
drawn-over = op deze tekening is het spel afgelopen: een racewagen staat naast het bord
save-where = save heeft de naam van een bestand nodig
only-save = het spel is afgelopen; save FILE of Enter
in-file = { $file }: { $why }
not-toml = is geen TOML-bestand: { $why }
not-text = regel { $line }: byte { $byte } is geen UTF-8-tekst
no-file = er is geen bestand { $file }
is-folder = { $file } is een map, geen bestand
unreadable = { $file } kan niet gelezen worden: { $why }
unwritable = { $file } kan niet geschreven worden: { $why }
not-overwritten = { $file } bestaat en is geen verslag; kies een andere naam
no-folder = de map { $folder } kan niet gemaakt worden: { $why }
system =
    { $code ->
        [EACCES] dat mag je niet
        [EPERM] dat mag je niet
        [EEXIST] er is een bestand met die naam
        [EISDIR] het is een map
        [ENOENT] de map bestaat niet
        [ENOTDIR] een deel van het pad is een bestand
        [ENOSPC] er is geen ruimte meer
        [EROFS] daar kan niets geschreven worden
       *[other] { $why }
    }
no-address = { $host } is geen adres van deze machine
port-taken = poort { $port } is bezet; kies een andere met --port, of 0 voor een willekeurige vrije
port-forbidden = poort { $port } mag je niet gebruiken; kies er een boven 1023
no-listening = { $host }, poort { $port }, kan niet: { $why }
needs-server = hiervoor zijn meer pakketten nodig ({ $package }): pip install tailback[server]
