### The frame's own words in German.

## Frame

home-link = Tailback, Startseite
nav = Hauptmenü
nav-replay = Nachspielen
skip = Zum Inhalt springen
settings = Sprache, Farben und Ton
language = Sprache
theme = Hell oder dunkel
theme-system = Farben: automatisch
theme-light = Farben: hell
theme-dark = Farben: dunkel
sound = Ton
loading = Einen Moment …
cancel = Abbrechen
again = Noch einmal versuchen
to-home = Zu den Spielen
to-table = Zum Tisch

## Home

home-title = Spiel ein Verkehrsspiel
home-lead = Wähle, wie ihr spielt, dann ein Spiel. Es beginnt sofort, ganz ohne Anmeldung.
ways = Wie spielt ihr?
way-here = Hier spielen
way-here-line = An einem Gerät, das ihr herumreicht
way-friends = Mit Freunden spielen
way-friends-line = Jeder am eigenen Gerät, über einen Link
way-computer = Gegen den Computer
way-computer-line = Gegen einen Computerspieler
way-joined = Über einen Link dazugekommen
way-watch = Als Zuschauer
choose-game = Wähle ein Spiel
players-exact =
    { $least ->
        [one] { $least } Spieler
       *[other] { $least } Spieler
    }
players-range = { $least } bis { $most } Spieler
minutes = { $least }–{ $most } Minuten
play = Spielen
play-game = { $game } spielen
options = Optionen
options-of = Optionen für { $game }
not-here = Für dieses Spiel braucht jeder ein eigenes Gerät. Spielt es mit Freunden über einen Link.
rules = Regeln
rules-of = Regeln von { $game }
lesson = Erste Lektion
lesson-of = Erste Lektion: { $game }
known-tables = Deine Tische
known-over = beendet
forget-table = { $game }, { $when }, aus dieser Liste entfernen

## Options

options-players = Spieler
options-bot = Computerspieler
options-seat = Dein Platz
options-more = Weitere Optionen
options-none = ohne
options-default = wie üblich
option-whole = „{ $option }“ braucht eine ganze Zahl von { $least } bis { $most }.
option-whole-or-none = „{ $option }“ braucht eine ganze Zahl von { $least } bis { $most } oder bleibt leer.
option-unread = „{ $option }“ lässt sich so nicht lesen.
option-together = „{ $option }“ passt nicht zu den anderen Optionen.
start = Starten
bot-random = zufällige Züge
bot-thumb = Faustregel
bot-easy = leicht
bot-medium = mittel
bot-hard = schwer
bot-alphabeta = denkt 3 Züge voraus
bot-alphabeta2 = denkt 2 Züge voraus
bot-greedy = kurzsichtig
bot-montecarlo = wägt die Chancen ab
bot-planner = vergisst nichts
bot-spacer = lässt keine Lücken
choice-youngest = Die jüngste Person
choice-lot = Durch Los
choice-toss = Durch Münzwurf
seat-number = Spieler { $number }

## Table

board = Spielbrett
bar = Was zu tun ist
moves = Deine Züge
bar-open =
    { $count ->
        [one] Es fehlt noch { $count } Spieler.
       *[other] Es fehlen noch { $count } Spieler.
    }
bar-done = Dein Zug ist gemacht. Als Nächstes: { $seat }.
bar-sealed = Du hast { $move } gewählt. Du kannst es ändern, bis alle gewählt haben.
bar-ready = Dein Zug ist fertig. Schick ihn ab oder nimm zurück.
bar-move = Du bist am Zug.
bar-wait = Die anderen sind am Zug.
bar-more = Ganze Leiste zeigen
draft = Dein Zug bisher:
send-turn = Zug abschicken
take-back = Zurücknehmen
take-all-back = Alles zurücknehmen
read-clause = { $clause } nachlesen
seconds-left =
    { $seconds ->
        [one] noch { $seconds } Sekunde
       *[other] noch { $seconds } Sekunden
    }
seat-open = frei
seat-computer = Computer, { $level }
seat-you = du
seat-turn = am Zug
seat-away = nicht da
seat-chosen = hat gewählt
seat-resigned = hat aufgegeben
place = Platz { $place }
line-lost = Die Verbindung ist unterbrochen. Wir versuchen, den Tisch wieder zu erreichen …
log = Verlauf
log-as = Verlauf zeigen als
log-words = Worte
log-notation = Notation
log-empty = Hier steht gleich, was geschieht.
save = Mitschrift speichern
resign = Aufgeben
resign-sure = Dieses Spiel aufgeben?
resign-line = Dann ist das Spiel für dich verloren. Sind noch mehrere andere dabei, spielt der Computer für dich weiter.
resign-not = Weiterspielen
again-play = Noch ein Spiel
again-too = Auch noch ein Spiel
again-asked = Warten, bis die anderen einem neuen Spiel zustimmen.
to-replay = Spiel noch einmal ansehen
result-win =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } gewinnen gemeinsam!
    }
result-draw = Unentschieden.
result-resigned = Jemand hat aufgegeben.

## One device

curtain = Weitergeben
curtain-pass = Gib das Gerät weiter an { $seat }
curtain-line = Die Karten bleiben verdeckt, bis du so weit bist.
curtain-open = Ich bin { $seat }
hand-over = Weitergeben an { $seat }

## By link

invite = Einladen
invite-line = Schick allen ihren Link oder lass sie den Code mit dem Telefon lesen. Das Spiel beginnt, sobald alle sitzen.
invite-local = Diese Adresse gilt nur auf diesem Gerät. Starte mit make play HOST=0.0.0.0, um im Heimnetz zu spielen.
invite-link = Link für { $seat }
invite-watch = Link für alle, die nur zusehen
invite-code = Code mit dem Link für { $seat }
copy = Kopieren
copied = Kopiert
join-title = Nimm Platz: { $seat }
join-name = Dein Name
join-sit = Als { $seat } Platz nehmen

## Rulebook

sections = Abschnitte
section-setup = Aufbau
section-turn = Der Zug
section-vehicles = Fahrzeuge
section-cards = Karten
section-end = Das Ende
section-deck = Die Karten
section-board = Das Brett
mark-book = aus der Spielregel
mark-pic = aus einem Bild der Spielregel
mark-ruling = unsere Festlegung
mark-rebuilt = nachgebaut
mark-unverified = ungeprüft

## Replay

replay-title = Ein Spiel noch einmal ansehen
replay-line = Öffne die Mitschrift eines Spiels. Sie wird Zug um Zug geprüft und gezeigt.
replay-file = Datei mit der Mitschrift
replay-paste = Oder füge ihren Text ein
replay-show = Zeigen
replay-hidden = Eine Mitschrift mit verdeckten Karten (?) lässt sich erst zeigen, wenn das Spiel zu Ende ist.
replay-wrong = Zeile { $line } gehört nicht in eine Mitschrift oder wurde verändert.
replay-large = Diese Datei ist zu groß für eine Mitschrift.
replay-of = Nachspielen: { $game }
replay-start = Der Anfang.
replay-turn = Zug
replay-at = { $at } von { $last }
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-next = Einen Zug weiter
replay-last = Zum Ende
replay-play = Ablaufen lassen
replay-stop = Anhalten
replay-eyes = Gesehen von
replay-spectator = allen
replay-other = Ein anderes Spiel
fair = Faire Ziehungen
fair-none = Diese Mitschrift enthält keine Startwerte, die sich prüfen ließen.
fair-seed = Hier geprüft: Der Startwert des Servers ist der, auf den er sich vor der ersten Ziehung festgelegt hatte.
fair-draws-here =
    { $count ->
        [one] Hier geprüft: { $count } Ziehung folgt aus den Startwerten.
       *[other] Hier geprüft: Alle { $count } Ziehungen folgen aus den Startwerten.
    }
fair-not = Die Startwerte passen nicht: In diesem Spiel wurde nicht wie vereinbart gezogen.
fair-limit = Das beweist, dass niemand eine Ziehung ausgesucht hat, nachdem er Züge gesehen hatte. Es hindert keinen Gastgeber, der den Startwert kennt, am Nachsehen.

## Lesson

lesson-step = Schritt { $at } von { $last }
lesson-next = Weiter
lesson-again = Noch einmal
lesson-skip = Überspringen
lesson-play = Ein Spiel spielen
lesson-leave = Lektion verlassen

## When something is wrong

problem-lost = Unter dieser Adresse gibt es nichts
problem-lost-do = Vielleicht ist der Link unvollständig. Alle Spiele stehen auf der ersten Seite.
problem-unreachable = Der Server antwortet nicht
problem-unreachable-do = Prüfe, ob er läuft, und versuche es dann noch einmal.
problem-no-such-table = Diesen Tisch gibt es nicht
problem-no-such-table-do = Vielleicht wurde er abgeräumt. Eröffne einen neuen.
problem-bad-token = Dieser Link öffnet den Tisch nicht
problem-bad-token-do = Lass dir den ganzen Link geben, auch das, was nach dem Zeichen # steht.
problem-protocol = Diese Seite passt nicht zur Version des Servers
problem-protocol-do = Sie wurde neu geladen und passt noch immer nicht. Lösche sie aus dem Speicher des Browsers und öffne den Link noch einmal.
problem-broken-log = Dieser Tisch lässt sich nicht öffnen
problem-broken-log-do = Was über ihn aufgeschrieben ist, passt nicht zusammen. Sag es der Person, die den Server betreibt.
problem-too-many = Eben wurden zu viele Tische eröffnet
problem-too-many-do = Warte eine Minute und versuche es dann noch einmal.
problem-full = Auf dem Server ist kein Platz mehr
problem-full-do = Nichts wurde geändert. Sag es der Person, die ihn betreibt.
problem-store = Der Server kommt gerade nicht an seine Tische
problem-store-do = Versuche es gleich noch einmal.
problem-failed = Auf dem Server ist etwas schiefgegangen
problem-failed-do = Versuche es noch einmal. Wenn es wieder passiert, sag es der Person, die ihn betreibt.
problem-not-over = Dieses Spiel ist noch nicht zu Ende
problem-not-over-do = Bis dahin hat es Geheimnisse. Wenn es zu Ende ist, kannst du es noch einmal ansehen.
why-stale = Die Frage hat sich inzwischen geändert. Schau noch einmal hin und wähle neu.
why-not-begun = Das Spiel beginnt, wenn alle Plätze besetzt sind.
why-over = Das Spiel ist zu Ende.
why-not-over = Ein neues Spiel kann beginnen, wenn dieses zu Ende ist.
why-no-seat = Du siehst zu; an diesem Tisch gibt es keinen Platz für dich.
why-taken = Dieser Platz ist schon besetzt.
why-empty = Wähle zuerst einen Zug.
why-one-move = Wähle einen Zug; die anderen sehen ihn noch nicht.
why-ended = Schick zuerst ab, was du hast; dann geht es weiter.
why-malformed = Das ist kein Zug dieses Spiels.
why-bad-id = Etwas ist schiefgegangen. Versuche es noch einmal.
why-id-used = Etwas ist schiefgegangen. Versuche es noch einmal.
why-bad-seed = Etwas ist schiefgegangen. Versuche es noch einmal.
why-bad-name = Ein Name hat 1 bis 40 Zeichen.
why-rule = Die Regeln erlauben diesen Zug nicht.
why-not-written = Der Zug konnte nicht festgehalten werden und zählt nicht. Versuche es noch einmal.
why-unknown = Noch ist nicht klar, ob das zählt. Einen Moment.
