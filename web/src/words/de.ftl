### The frame's own words in German.

## Frame

home-link = Tailback, Startseite
nav = Hauptmenü
nav-replay = Partie ansehen
skip = Zum Inhalt springen
settings = Sprache, Farben und Ton
language = Sprache
theme = Hell oder dunkel
theme-system = Design: automatisch
theme-light = Design: hell
theme-dark = Design: dunkel
sound = Ton
loading = Einen Moment …
cancel = Abbrechen
again = Noch einmal versuchen
to-home = Zu den Spielen
to-table = Zum Tisch
named = { $name }: { $what }

## Home

home-title = Spiele rund um den Stau
home-lead = Wähle, wie ihr spielt, und such dir ein Spiel aus. Es geht sofort los, ganz ohne Anmeldung.
ways = Wie spielt ihr?
way-here = Hier spielen
way-here-line = An einem Gerät, das ihr herumreicht
way-friends = Mit Freunden spielen
way-friends-line = Jeder am eigenen Gerät, über einen Link
way-computer = Gegen den Computer
way-computer-line = Allein gegen Computergegner
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
not-here = Für dieses Spiel brauchen alle ein eigenes Gerät. Spielt es mit Freunden über einen Link.
rules = Regeln
rules-of = Regeln von { $game }
lesson = Erste Lektion
lesson-of = Erste Lektion: { $game }
page-shift-set-up = Aufbau zeichnen
page-shuttles-board = Spielbrett zeichnen
page-bash-course = Kurs bauen
forget-table = { $game }, { $when }, aus dieser Liste entfernen
open-tables = Offene Tische

## Deine Partien

your-games = Deine Partien
all-games = Alle ansehen
your-turn = Du bist am Zug
standing-wait = Die anderen sind am Zug
standing-open = Warten auf Mitspieler
standing-here = Auf diesem Gerät
standing-running = Läuft
standing-won = Gewonnen
standing-lost = Verloren
standing-draw = Unentschieden
standing-winner = { $names } hat gewonnen
standing-over = Beendet
standing-gone = Nicht mehr auf dem Server
against = gegen { $names }
go-on = Weiterspielen
history-line = Diese Liste liegt nur in diesem Browser. Niemand sonst sieht sie.
history-none = Hier stehen die Partien, die du beginnst oder bei denen du mitspielst.
history-running = Laufende
history-over = Beendete

## Options

options-players = Spieler
options-bot = Computergegner
options-seat = Dein Platz
options-more = Weitere Optionen
options-none = kein Limit
options-presets = Art der Partie
preset-usual = Standard
preset-usual-help = Wie es in der Anleitung steht.
preset-own = Eigene Wahl
preset-own-help = Wie du es unten gewählt hast.
options-single = Einzelne Optionen
options-total = Zusammen: { $count }
option-whole = „{ $option }“ braucht eine ganze Zahl von { $least } bis { $most }.
option-whole-or-none = „{ $option }“ braucht eine ganze Zahl von { $least } bis { $most } oder bleibt leer.
option-unread = „{ $option }“ lässt sich so nicht lesen.
option-together = „{ $option }“ passt nicht zu den anderen Optionen.
start = Starten
bot-random = zufällig
bot-thumb = Faustregeln
bot-easy = leicht
bot-medium = mittel
bot-hard = schwer
bot-alphabeta = denkt 3 Züge voraus
bot-alphabeta2 = denkt 2 Züge voraus
bot-greedy = kurzsichtig
bot-montecarlo = wägt die Chancen ab
bot-planner = vergisst nichts
bot-spacer = lässt keine Lücken
bot-lookahead = schaut voraus
choice-youngest = Wer am jüngsten ist
choice-lot = Per Los
choice-toss = Per Münzwurf
seat-number = Spieler { $number }

## Table

board = Spielbrett
bar = Was zu tun ist
moves = Mögliche Züge
bar-open =
    { $count ->
        [0] Es fehlt nur noch dein Name.
        [one] Es fehlt noch { $count } Spieler.
       *[other] Es fehlen noch { $count } Spieler.
    }
bar-done = Dein Zug ist zu Ende. Jetzt ist { $seat } am Zug.
bar-sealed = Deine Wahl: { $move }. Du kannst sie ändern, bis alle gewählt haben.
bar-ready = Dein Zug ist fertig. Schick ihn ab oder mach etwas rückgängig.
bar-move = Du bist am Zug.
bar-wait = Warten auf die anderen.
bar-gave-up = Du hast aufgegeben; der Computer spielt für dich weiter.
bar-all = Alle Züge
bar-spent = Das geht nicht mehr.
keys = Tasten
keys-title = Tasten am Tisch
keys-cards = Die Karte an dieser Stelle spielen
keys-send = Den Zug abschicken, wenn er fertig ist
keys-back = Den letzten Zug rückgängig machen
keys-list = Diese Liste zeigen
keys-single = Mit einem einzelnen Buchstaben oder einer Ziffer spielen
keys-letters = Buchstaben auf den Fahrzeugen
close = Schließen
draft = Dein Zug bisher:
send-turn = Zug abschicken
take-back = Rückgängig
take-all-back = Alles rückgängig
read-clause = Regel { $clause } nachlesen
seconds-left =
    { $seconds ->
        [one] noch { $seconds } Sekunde
       *[other] noch { $seconds } Sekunden
    }
seat-open = frei
seat-computer = Computer, { $level }
seat-you = du
seat-turn = am Zug
seat-away = offline
seat-chosen = hat gewählt
seat-resigned = hat aufgegeben
place = Rang { $place }
place-tied = gleichauf
line-lost = Die Verbindung ist unterbrochen. Wir versuchen, den Tisch wieder zu erreichen …
log = Verlauf
log-as = Verlauf zeigen als
log-words = In Worten
log-notation = Notation
log-empty = Hier erscheinen die Züge.
save = Partie speichern
resign = Aufgeben
resign-sure = Diese Partie aufgeben?
resign-line = Dann hast du verloren. Sind noch mehrere andere dabei, spielt der Computer für dich weiter.
resign-not = Weiterspielen
again-play = Noch eine Partie
again-too = Ich spiele auch noch mal
again-asked = Warten, ob die anderen auch noch eine Partie wollen.
to-replay = Partie noch einmal ansehen
result-win =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den Sieg!
    }
result-draw = Unentschieden.
end-won = Gewonnen!
end-lost = Verloren: { $names } hat gewonnen.
end-gave-up = { $names } hat aufgegeben. { $winners } hat gewonnen.
end-gave-up-won = Gewonnen: { $names } hat aufgegeben!
end-gave-up-you = Du hast aufgegeben. { $winners } hat gewonnen.
end-gave-up-early = Du hattest aufgegeben.
series = Gewonnene Partien bisher: { $score }
series-one = { $name }: { $count }
swap-sides = Seiten tauschen
swap-too = Ja, Seiten tauschen
swap-asked = Warten, ob die anderen auch die Seiten tauschen wollen.
share-game = Partie teilen
share-game-line = Wer diesen Link hat, kann die Partie Zug für Zug ansehen.
share = Teilen
end-proof = Regel und Prüfung der Ziehungen
kept-days =
    { $days ->
        [one] Diese Partie bleibt hier { $days } Tag lang erhalten, dann wird sie gelöscht.
       *[other] Diese Partie bleibt hier { $days } Tage lang erhalten, dann wird sie gelöscht.
    }

## One device

curtain = Weitergeben
curtain-pass = Gib das Gerät an { $seat } weiter
curtain-line = Die Karten bleiben verdeckt, bis du so weit bist.
curtain-open = Ich bin { $seat }
hand-over = An { $seat } weitergeben

## By link

invite = Einladen
invite-line = Schick allen ihren Link oder lass sie den Code mit dem Handy scannen. Die Partie beginnt, sobald alle Platz genommen haben.
invite-local = Diese Links gelten nur auf diesem Gerät.
invite-local-host = Wer den Server betreibt, kann ihn für das Heimnetz öffnen: mit make play HOST=0.0.0.0 starten.
invite-link = Link für { $seat }
invite-watch = Link für Zuschauer
invite-code = Code mit dem Link für { $seat }
copy = Kopieren
copied = Kopiert
invite-name = Dein Name
invite-name-set = Das bin ich
invite-elsewhere = Für andere Geräte
watch-link = Link zum Zuschauen
watch-link-line = Wer diesen Link hat, sieht den Tisch, aber niemandes Handkarten.
notify = Sag mir, wenn ich am Zug bin
notify-refused = Dein Browser lässt von hier keine Benachrichtigungen zu; in seinen Einstellungen für diese Seite lässt sich das ändern.
join-title = Nimm Platz: { $seat }
join-name = Dein Name
join-sit = Als { $seat } Platz nehmen

## Rulebook

sections = Kapitel
section-setup = Aufbau
section-turn = Der Zug
section-vehicles = Fahrzeuge
section-cards = Karten
section-end = Das Ende
section-deck = Der Kartensatz
section-board = Das Spielbrett
mark-book = aus der Anleitung
mark-pic = aus einem Bild der Anleitung
mark-ruling = unsere Festlegung
mark-rebuilt = rekonstruiert
mark-unverified = nicht bestätigt

## Pace

pace = Züge der anderen
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-once = sofort

## When something is wrong

problem-lost = Unter dieser Adresse gibt es nichts
problem-lost-do = Vielleicht ist der Link unvollständig. Alle Spiele findest du auf der Startseite.
problem-unreachable = Der Server antwortet nicht
problem-unreachable-do = Prüfe, ob er läuft, und versuch es dann noch einmal.
problem-no-such-table = Diesen Tisch gibt es nicht
problem-no-such-table-do = Vielleicht wurde er schon gelöscht. Eröffne einen neuen.
problem-bad-token = Dieser Link öffnet den Tisch nicht
problem-bad-token-do = Lass dir den ganzen Link geben, auch den Teil nach dem #.
problem-protocol = Diese Seite und der Server haben nicht dieselbe Version
problem-protocol-do = Sie wurde neu geladen und passt noch immer nicht. Leere den Cache des Browsers und öffne den Link noch einmal.
problem-broken-log = Dieser Tisch lässt sich nicht öffnen
problem-broken-log-do = Seine Aufzeichnung ist beschädigt. Sag bitte der Person Bescheid, die den Server betreibt.
problem-closed = Dieser Tisch ist geschlossen
problem-closed-do = Die Person, die den Server betreibt, hat ihn geschlossen. Du kannst einen neuen eröffnen.
problem-too-many = Eben wurden zu viele Tische eröffnet
problem-too-many-do = Warte eine Minute und versuch es dann noch einmal.
problem-full = Auf dem Server ist kein Platz mehr
problem-full-do = Es wurde nichts geändert. Sag bitte der Person Bescheid, die ihn betreibt.
problem-store = Der Server kommt gerade nicht an seine Tische heran
problem-store-do = Versuch es gleich noch einmal.
problem-ending = Der Server wird gerade beendet
problem-ending-do = Versuch es gleich noch einmal.
problem-failed = Auf dem Server ist etwas schiefgegangen
problem-failed-do = Versuch es noch einmal. Wenn es wieder passiert, sag bitte der Person Bescheid, die ihn betreibt.
problem-not-over = Diese Partie ist noch nicht zu Ende
problem-not-over-do = Bis dahin bleibt manches geheim. Danach kannst du sie dir noch einmal ansehen.

dashboard = Wie es dem Server geht
