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
      undo          de laatste zet van deze beurt ongedaan maken
      rules CLAUSE  een regel voluit; zonder CLAUSE alle titels
      hint          wat de computer zou doen
      show          de tafel nog eens tonen
      save FILE     het spelverslag opslaan, voor zover je het mag zien
      quit          stoppen
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
your-move = Jij bent aan de beurt.
enter-plays = Enter: { $move }
turn-ready = { $turn }: Enter sluit je beurt af, undo maakt ongedaan.
nothing-to-undo = In deze beurt valt niets ongedaan te maken.
hint = De computer zou { $turn } spelen
remember = Onthoud dit en druk op Enter.
hand-over = Druk op Enter en geef door aan { $name }.
take-over = { $name }, druk op Enter als niemand anders kijkt.
saved = Opgeslagen als { $file }.
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
end-nobody = niemand aan tafel heeft gewonnen ({ reason })
end-won =
    { $count ->
        [one] { $names } wint ({ reason })
       *[other] { $names } delen de overwinning ({ reason })
    }
reason =
    { $why ->
        [resigned] opgegeven
        [agreed] gelijkspel afgesproken
        [time] tijd om
       *[clause] { $why }
    }
verify-hint = tailback verify { $file } controleert zetten en trekkingen.
save-hint = save FILE slaat het spelverslag op, met de startgetallen voor tailback verify.
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
        [one] gecontroleerd: elk startgetal is het vastgelegde, en { $draws } trekking volgt eruit
       *[other] gecontroleerd: elk startgetal is het vastgelegde, en alle { $draws } trekkingen volgen eruit
    }
proven = bewezen: je bewijs is van voordat iemand een startgetal bekendmaakte, dus niemand kon de verdeling kiezen. Wie het startgetal van de server heeft, kan nog steeds kijken
not-proven = niet bewezen: { $why }
promise-kept = toezegging nagekomen: de server had dit startgetal al in het vorige spel vastgelegd, toen er nog geen ander bekend was

## Tellen

perft-so-far = diepte { $depth }: tot nu toe { $counted }, { $rate }/s, { $seconds } s
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

serving = Tailback draait op { $address }  (Ctrl-C om te stoppen)
on-network = Op je netwerk: { $address }
check-ok = ok: { word-matches } met { word-entries }, elke hash klopt en elke zet en trekking is volgens de regels
check-bad = beschadigd: { word-problems } in { word-matches } met { word-entries }
word-problems =
    { $bad ->
        [one] { $bad } fout
       *[other] { $bad } fouten
    }
check-progress = { $done } van { $matches } spellen
word-matches =
    { $matches ->
        [one] { $matches } spel
       *[other] { $matches } spellen
    }
word-entries =
    { $entries ->
        [one] { $entries } logregel
       *[other] { $entries } logregels
    }
backed-up = { $file } is een kopie van { $database }
keys-made = De sleutels staan in { $file }. Houd ze geheim; een server krijgt ze met deze regel in zijn instellingen: push_keys = "{ $file }"
backed-up-damaged = { $database } is beschadigd. { $file } is er toch een kopie van
backed-up-partly = { $file } is een kopie van { $database }; niet alles kon worden nagekeken
open-to-others = anderen op deze computer kunnen { $file } lezen (modus { $mode }): chmod 600 { $file }
host-table = { $table }  { $game }, { $closed }{ $when }, { word-entries }, verbindingen nu: { $people }
host-closed-mark = gesloten,{ " " }
host-closed = Tafel { $table } is gesloten.
host-reopened = Tafel { $table } is weer open.
host-sent-away = Verbroken verbindingen: { $people }
host-blocked = { $address } komt er niet meer in.
host-unblocked = { $address } mag er weer in.
host-not-blocked = { $address } was niet geblokkeerd
host-blocked-since = { $address }  sinds { $when }
host-none-blocked = Niemand is geblokkeerd.
host-no-server = Op deze database antwoordt nu geen server; wat besloten is, geldt vanaf de volgende start.
host-costs = Eenheden werk sinds de server gestart is; een bericht is er één.
host-key-made = De sleutel staat in { $file }. De server krijgt hem met deze regel in zijn instellingen: host_key = "{ $file }"; dan is bij /dashboard#{ $key }, achter het adres van de server, te zien hoe het ermee gaat. Wie deze link heeft, ziet het.
host-cost-address = { $spent }  { $address }, verbindingen nu: { $sockets }, geopende tafels: { $tables }
host-cost-table = { $spent }  tafel { $table }, verbindingen nu: { $people }

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
no-ages = bij { $game } met deze opties telt niemands leeftijd: laat --youngest en --by-age weg
ages-twice = --youngest of --by-age, niet allebei
by-age-players = --by-age heeft --players nodig, met de jongste als eerste
youngest-nobody = --youngest: niemand heet hier { $name }; plaatsen: { $names }
youngest-several = --youngest: { $name } zit op meerdere plaatsen ({ $names }): noem de plaats
own-devices = { $game } kan niet op één terminal gespeeld worden: iedereen heeft een eigen apparaat nodig. Open een tafel met tailback serve
own-devices-with =
    { $count ->
        [one] { $game } met de optie { $options } kan niet op één terminal gespeeld worden: iedereen heeft een eigen apparaat nodig. Laat de optie weg, of open een tafel met tailback serve
       *[other] { $game } met de opties { $options } kan niet op één terminal gespeeld worden: iedereen heeft een eigen apparaat nodig. Laat er een weg, of open een tafel met tailback serve
    }
no-clause = geen regel { $clause } in { $game }; er zijn { $first } tot en met { $last }
save-where = save heeft de naam van een bestand nodig
only-save = het spel is afgelopen; save FILE of Enter
in-file = { $file }: { $why }
not-toml = is geen TOML-bestand: { $why }
not-text = regel { $line }: byte { $byte } is geen UTF-8-tekst
no-file = er is geen bestand { $file }
is-folder = { $file } is een map, geen bestand
unreadable = { $file } kan niet gelezen worden: { $why }
unwritable = { $file } kan niet geschreven worden: { $why }
not-overwritten = { $file } bestaat en is geen spelverslag; kies een andere naam
exists-already = { $file } bestaat al; kies een andere naam
no-folder = de map { $folder } kan niet gemaakt worden: { $why }
system =
    { $code ->
        [EACCES] geen toestemming
        [EPERM] geen toestemming
        [EEXIST] er is een bestand met die naam
        [EISDIR] het is een map
        [ENOENT] de map bestaat niet
        [ENOTDIR] een deel van het pad is een bestand
        [ENOSPC] er is geen ruimte meer
        [EROFS] daar kan niets geschreven worden
       *[other] { $why }
    }
no-address = { $host } is geen adres van deze machine
not-network = { $value } is geen adres en geen netwerk, zoals 192.0.2.7 of 192.0.2.0/24
port-taken = poort { $port } is bezet; kies een andere met --port, of 0 voor een willekeurige vrije
port-forbidden = poort { $port } mag je niet gebruiken; kies er een boven 1023
no-listening = { $host }, poort { $port }, kan niet: { $why }
needs-server = hiervoor zijn meer pakketten nodig ({ $package }): pip install tailback[server]
needs-extra = hiervoor zijn meer pakketten nodig ({ $package }): pip install tailback[{ $extra }]
no-ray = --ray { $address }: daar is geen bruikbaar Ray-cluster ({ $why }); het wordt als ray://MACHINE:10001 opgegeven
bad-keys = in { $file } staan geen leesbare sleutels; { $how } BESTAND maakt ze
setting-none = geen
setting-usual = zoals gewoonlijk
setting-wrong = { $where }: { $value } past hier niet; nodig is { $due ->
     [text] een tekst
     [texts] een lijst met teksten
     [whole] een geheel getal vanaf 0
     [number] een getal vanaf 0
     [flag] yes of no
     [port] een poort van 0 tot 65535
     [days] een aantal dagen van 1 tot 36500
     [database] een bestand of een adres, zoals postgresql+psycopg://NAAM:WACHTWOORD@MACHINE/DATABASE
     [ray] een adres, zoals ray://10.0.0.5:10001
     [networks] een lijst met adressen of netwerken, zoals 10.0.0.0/8
     [file] een leesbaar bestand met instellingen
     [toml] TOML
     [small] een bestand van hoogstens 64 KB
    *[setting] een instelling; tailback settings somt ze op
    }
