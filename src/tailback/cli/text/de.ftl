### Die eigenen Sätze der Kommandozeile. Was unter „Was nicht stimmt“ steht, folgt auf „tailback: “ und hat
### deshalb keinen Punkt am Ende. Befehle und was man tippt (undo, save FILE, NAME=VALUE) bleiben in jeder
### Sprache gleich. $file, $folder, $bot, $part, $word und $clause stehen in Anführungszeichen, wo es nötig
### ist; $options, $names, $games und $moves sind Listen.

## Spiele und Computerspieler

game-line = { $name }; Spieler: { $players }; Optionen: { $options }
list = { $most } und { $last }
seated =
    { $player ->
        [human] { $seat }: Mensch
       *[bot] { $seat }: { $player }
    }

## Spielen

committed = Festgelegter Startwert: { $commitment }
help-hint = Tippe help, um zu sehen, was du tippen kannst.
help =
    Tippe einen Schritt oder gleich den ganzen Zug in einer Zeile. Außerdem:
      ?             die Züge, die du machen darfst
      undo          den letzten Schritt dieses Zugs rückgängig machen
      rules CLAUSE  eine Regel im Wortlaut; ohne CLAUSE alle Überschriften
      hint          was der Computer tun würde
      show          den Tisch noch einmal zeigen
      save FILE     die Mitschrift speichern, soweit du sie sehen darfst
      quit          aufhören
deal-own = Du bekommst { $cards }
deal-seat = { $seat } bekommt { $cards }
deal-others =
    { $count ->
        [one] die anderen je { $count } Karte
       *[other] die anderen je { $count } Karten
    }
deal-each =
    { $count ->
        [one] Alle bekommen { $count } Karte
       *[other] Alle bekommen { $count } Karten
    }
deal-other =
    { $count ->
        [one] { $seat } bekommt { $count } Karte
       *[other] { $seat } bekommt { $count } Karten
    }
deal-count =
    { $count ->
        [one] { $seat } bekommt { $count } Karte
       *[other] { $seat } bekommt { $count } Karten
    }
your-move = Du bist am Zug.
enter-plays = Enter: { $move }
turn-ready = { $turn }: Enter beendet deinen Zug, undo macht rückgängig.
nothing-to-undo = In diesem Zug gibt es nichts rückgängig zu machen.
hint = Der Computer würde { $turn } spielen
remember = Merk es dir und drücke Enter.
hand-over = Drücke Enter und gib weiter an { $name }.
take-over = { $name }, drücke Enter, wenn sonst niemand hinsieht.
saved = Gespeichert als { $file }.
left = Du verlässt das Spiel.
input-ended = Die Eingabe ist zu Ende; du verlässt das Spiel.
stopped = Abgebrochen.

## Eine Zeile, die nicht gespielt wird

no-move = { $word } ist kein Zug; möglich ist zum Beispiel { $moves }. Tippe ?, um alle zu sehen.
move-of-chance = { $move } bringt der Zufall; das ist kein Zug.
move-refused = { $move } geht nicht. { $why }
move-too-many = { $move } ist einer zu viel: Auf das davor kann nichts mehr folgen.

## Das Ende

result = Ergebnis: { $end }.
end-draw = unentschieden ({ reason })
end-nobody = niemand am Tisch hat gewonnen ({ reason })
end-won =
    { $count ->
        [one] { $names } gewinnt ({ reason })
       *[other] { $names } teilen sich den Sieg ({ reason })
    }
reason =
    { $why ->
        [resigned] aufgegeben
        [agreed] unentschieden vereinbart
        [time] Zeit abgelaufen
       *[clause] { $why }
    }
verify-hint = tailback verify { $file } prüft Züge und Ziehungen.
save-hint = save FILE speichert die Mitschrift mit den Startwerten für tailback verify.
save-or-leave = save FILE, oder Enter zum Beenden

## Mitschriften

standard-input = Standardeingabe
replayed = ok: { word-decisions } und { word-draws } entsprechen den Regeln; { $end }
not-over = die Partie ist nicht zu Ende
word-decisions =
    { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    }
word-draws =
    { $draws ->
        [one] { $draws } Ziehung
       *[other] { $draws } Ziehungen
    }
fair =
    { $draws ->
        [one] geprüft: Jeder Startwert ist der festgelegte, und { $draws } Ziehung folgt daraus
       *[other] geprüft: Jeder Startwert ist der festgelegte, und alle { $draws } Ziehungen folgen daraus
    }
proven = bewiesen: Dein Beleg stammt aus der Zeit, bevor jemand einen Startwert offenlegte; niemand konnte also die Verteilung wählen. Wer den Server betreibt und seinen Startwert hat, kann trotzdem nachsehen
not-proven = nicht bewiesen: { $why }
promise-kept = Zusage gehalten: Der Server hatte diesen Startwert schon in der vorigen Partie festgelegt, als noch kein anderer bekannt war

## Zählen

perft-so-far = Tiefe { $depth }: bisher { $counted }, { $rate }/s, { $seconds } s
progress = { $done } von { $games } Partien, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }/s, noch { $seconds } s
counted-games = Partien: { $games } in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
counted-rate = Partien/s: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }
counted-decisions = Entscheidungen/s: { NUMBER($rate, maximumFractionDigits: 0) }
counted-length = mittlere Länge: { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } Entscheidungen, { NUMBER($draws, minimumFractionDigits: 1, maximumFractionDigits: 1) } Ziehungen
counted-ends = beendet durch { $clause }: { $games }
tally-player = Spieler { $player }: { tally }
tally-seat = Platz { $seat }: { tally }
tally = { $wins } gewonnen ({ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %), { $draws } unentschieden, { $losses } verloren

## Der Server und seine Datenbank

serving = Tailback läuft auf { $address }  (Strg-C beendet)
on-network = In deinem Netz: { $address }
check-ok = ok: { word-matches } mit { word-entries }, alle Hashes passen, alle Züge und Ziehungen entsprechen den Regeln
check-bad = beschädigt: { word-problems } in { word-matches } mit { word-entries }
word-problems =
    { $bad ->
        [one] { $bad } Fehler
       *[other] { $bad } Fehler
    }
check-progress = { $done } von { $matches } Partien
word-matches =
    { $matches ->
        [one] { $matches } Partie
       *[other] { $matches } Partien
    }
word-entries =
    { $entries ->
        [one] { $entries } Eintrag
       *[other] { $entries } Einträgen
    }
backed-up = { $file } ist eine Kopie von { $database }
keys-made = Die Schlüssel sind in { $file }. Halte sie geheim; ein Server bekommt sie mit dieser Zeile in seinen Einstellungen: push_keys = "{ $file }"
backed-up-damaged = { $database } ist beschädigt. { $file } ist trotzdem eine Kopie davon
backed-up-partly = { $file } ist eine Kopie von { $database }; nicht alles davon ließ sich prüfen
open-to-others = { $file } können auch andere auf diesem Rechner lesen (Modus { $mode }): chmod 600 { $file }
host-table = { $table }  { $game }, { $closed }{ $when }, { word-entries }, Verbindungen jetzt: { $people }
host-closed-mark = geschlossen,{ " " }
host-closed = Tisch { $table } ist geschlossen.
host-reopened = Tisch { $table } ist wieder offen.
host-sent-away = Beendete Verbindungen: { $people }
host-blocked = { $address } bleibt draußen.
host-unblocked = { $address } darf wieder herein.
host-not-blocked = { $address } war nicht gesperrt
host-blocked-since = { $address }  seit { $when }
host-none-blocked = Niemand ist gesperrt.
host-no-server = Auf dieser Datenbank antwortet gerade kein Server; was entschieden ist, gilt ab dem nächsten Start.
host-costs = Arbeitseinheiten, seit der Server läuft; eine Nachricht ist eine.
host-key-made = Der Schlüssel ist in { $file }. Der Server bekommt ihn mit dieser Zeile in seinen Einstellungen: host_key = "{ $file }"; dann steht unter /dashboard#{ $key }, hinter der Adresse des Servers, wie es ihm geht. Wer diesen Link hat, sieht es.
host-cost-address = { $spent }  { $address }, Verbindungen jetzt: { $sockets }, geöffnete Tische: { $tables }
host-cost-table = { $spent }  Tisch { $table }, Verbindungen jetzt: { $people }

## Was nicht stimmt

usage = { $why } (siehe { $prog } --help)
argument = Argument { $name }: { $why }
no-command = diesen Befehl gibt es nicht; es gibt { $commands }
not-understood = das gehört hier nicht hin: { $words }
which-game = welches Spiel? es gibt: { $games }
game-broken = das Spiel { $game } lässt sich nicht laden: { $why }
its-game-broken = das Spiel dazu lässt sich nicht laden: { $why }
game-silent = { $game } hat keine Texte in der Sprache { $language }
bot-broken = der Computergegner { $bot } für { $game } lässt sich nicht laden: { $why }
players-count = players: { $seats } Plätze ({ $names }) brauchen { $seats } Namen, nicht { $given }
players-form = players: { $part } ist nicht SEAT=PLAYER; die Plätze heißen { $names }
players-twice = players: der Platz { $seat } kommt zweimal vor
option-form = Option { $option }: geschrieben wird NAME=VALUE
option-twice = Option { $option }: kommt zweimal vor
no-ages = bei { $game } mit diesen Optionen kommt es auf niemandes Alter an: Lass --youngest und --by-age weg
ages-twice = --youngest oder --by-age, nicht beides
by-age-players = --by-age braucht --players: Dort stehen die Mitspielenden, wer am jüngsten ist zuerst
youngest-nobody = --youngest: Niemand heißt hier { $name }; die Plätze heißen { $names }
youngest-several = --youngest: { $name } sitzt auf mehreren Plätzen ({ $names }): Nenne den Platz
own-devices = { $game } lässt sich nicht an einem Terminal spielen: Alle brauchen ein eigenes Gerät. Öffne einen Tisch mit tailback serve
own-devices-with =
    { $count ->
        [one] { $game } mit der Option { $options } lässt sich nicht an einem Terminal spielen: Alle brauchen ein eigenes Gerät. Lass die Option weg oder öffne einen Tisch mit tailback serve
       *[other] { $game } mit den Optionen { $options } lässt sich nicht an einem Terminal spielen: Alle brauchen ein eigenes Gerät. Lass eine davon weg oder öffne einen Tisch mit tailback serve
    }
no-clause = keine Regel { $clause } in { $game }; es gibt { $first } bis { $last }
save-where = save braucht den Namen einer Datei
only-save = die Partie ist zu Ende; save FILE oder Enter
in-file = { $file }: { $why }
not-toml = ist keine TOML-Datei: { $why }
not-text = Zeile { $line }: Das Byte { $byte } ist kein UTF-8-Text
no-file = es gibt keine Datei { $file }
is-folder = { $file } ist ein Ordner, keine Datei
unreadable = { $file } lässt sich nicht lesen: { $why }
unwritable = { $file } lässt sich nicht schreiben: { $why }
not-overwritten = { $file } gibt es schon, und es ist keine Mitschrift; wähle einen anderen Namen
exists-already = { $file } gibt es schon; wähle einen anderen Namen
no-folder = der Ordner { $folder } lässt sich nicht anlegen: { $why }
system =
    { $code ->
        [EACCES] keine Berechtigung
        [EPERM] keine Berechtigung
        [EEXIST] es gibt eine Datei dieses Namens
        [EISDIR] es ist ein Ordner
        [ENOENT] der Ordner dafür existiert nicht
        [ENOTDIR] ein Teil des Pfads ist eine Datei
        [ENOSPC] es ist kein Platz mehr
        [EROFS] dort lässt sich nichts schreiben
       *[other] { $why }
    }
no-address = { $host } ist keine Adresse dieses Rechners
not-network = { $value } ist weder eine Adresse noch ein Netz, wie etwa 192.0.2.7 oder 192.0.2.0/24
port-taken = der Port { $port } ist belegt; wähle mit --port einen anderen, oder 0 für irgendeinen freien
port-forbidden = den Port { $port } darfst du nicht benutzen; wähle einen über 1023
no-listening = { $host }, Port { $port }, geht nicht: { $why }
needs-server = dafür fehlen Pakete ({ $package }): pip install tailback[server]
needs-extra = dafür fehlen Pakete ({ $package }): pip install tailback[{ $extra }]
no-ray = --ray { $address }: dort ist kein Ray-Cluster zu gebrauchen ({ $why }); er wird als ray://RECHNER:10001 angegeben
bad-keys = in { $file } sind keine lesbaren Schlüssel; { $how } DATEI macht welche
setting-none = keine
setting-usual = wie üblich
setting-wrong = { $where }: { $value } ist nicht, was hier stehen muss: { $due ->
     [text] ein Text
     [texts] eine Liste von Texten
     [whole] eine ganze Zahl ab 0
     [number] eine Zahl ab 0
     [flag] yes oder no
     [port] ein Port von 0 bis 65535
     [days] eine Zahl von Tagen von 1 bis 36500
     [database] eine Datei oder eine Adresse, etwa postgresql+psycopg://NAME:PASSWORT@RECHNER/DATENBANK
     [ray] eine Adresse, etwa ray://10.0.0.5:10001
     [networks] eine Liste von Adressen oder Netzen, etwa 10.0.0.0/8
     [file] eine lesbare Datei mit Einstellungen
     [toml] TOML
     [small] eine Datei von höchstens 64 KB
    *[setting] eine Einstellung; tailback settings zählt sie auf
    }
