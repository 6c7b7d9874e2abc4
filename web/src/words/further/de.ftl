### The frame's words that the first page does without.
### $game and $names are names; $who is a player, $what something said.

## Open tables

open-line = An diese Tische darf sich jeder setzen. Die Liste bleibt von selbst aktuell.
open-none = Gerade wartet kein Tisch auf Spieler. Beginn eine Partie mit Freunden und setz sie auf diese Liste.
open-count =
    { $count ->
        [one] { $count } offener Tisch
       *[other] { $count } offene Tische
    }
open-free =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
open-waits = Warten: { $names }
open-sit = Platz nehmen
open-sit-at = Platz nehmen: { $game }, { $names }
open-watch = Zuschauen
open-watch-at = Zuschauen: { $game }, { $names }
open-guest = Gast
option-off = nein
level-any = für alle
level-new = für Anfänger
level-practised = für Geübte
list-title = Für alle öffnen
list-line = Setz den Tisch auf die Liste der offenen Tische, dann darf jeder einen freien Platz nehmen. Ein Link, den du verschickt hast, gilt nicht mehr, sobald sein Platz von dort aus besetzt wurde.
list-on = Der Tisch steht auf der Liste der offenen Tische. Er verschwindet von selbst, wenn alle Plätze besetzt sind oder hier niemand mehr wartet.
list-level = Für wen
list-put = Auf die Liste setzen
list-off = Von der Liste nehmen
watching =
    { $count ->
        [one] { $count } Zuschauer
       *[other] { $count } Zuschauer
    }

## Sending a turn

send-none = Es gibt noch nichts abzuschicken. { $what }
send-more = Dein Zug ist noch nicht vollständig. { $what }
back-none = Es gibt nichts rückgängig zu machen.
bar-film = Das ist gerade geschehen.

## What people say

talk = Etwas sagen
talk-heard = Am Tisch gesagt
talk-none = Was hier gesagt wird, wird nirgends aufbewahrt.
talk-write = Mit eigenen Worten
talk-send = Sagen
talk-often = Einen Moment, bevor du weiterredest.
talk-failed = Das kam nicht an. Versuch es noch einmal.
talk-mute = { $who } stummschalten
talk-unmute = { $who } wieder hören
phrase-hello = Hallo.
phrase-good-luck = Viel Glück.
phrase-one-moment = Einen Moment, bitte.
phrase-well-played = Gut gespielt.
phrase-close = Das war knapp.
phrase-oops = Hoppla.
phrase-thanks = Danke.
phrase-sorry = Tut mir leid.
phrase-again = Noch eine Partie?
phrase-goodbye = Tschüss.

## Time, leavers, agreeing

ages-title = Wer ist am jüngsten?
ages-help = Wähle die Namen von jung nach alt aus. Wer übrig bleibt, folgt im Uhrzeigersinn.
ages-lots = Auslosen
ages-drawn = Zu Beginn der Partie wird ausgelost.
ages-unsaid = Niemand hat gesagt, wer am jüngsten ist: Als am jüngsten gilt { $who }.
ages-youngest = Als am jüngsten gilt { $who }.
ages-order = Von jung nach alt: { $names }.
options-clock = Bedenkzeit
clock-none = keine Uhr
clock-choice = je { $minutes } Minuten, { $more } Sekunden mehr je Zug
clock-help = Wessen Zeit abläuft, der hat nicht verloren: Die anderen entscheiden, wie es weitergeht.
clock-left = Verbleibende Zeit
together = Untereinander
note-decide = Entscheiden
note-next = { $number }/{ $count }: nächster Hinweis
late-you = Deine Zeit ist abgelaufen. Bis die anderen entscheiden, kannst du noch ziehen.
late-other = Die Zeit von { $who } ist abgelaufen. Wie soll es weitergehen?
late-both = Die Zeit von { $who } ist abgelaufen, deine auch. Wer noch Zeit hat, entscheidet.
late-wait = Warten
late-bot = Computer weiterspielen lassen
late-bot-level = Computer ({ $level }) weiterspielen lassen
late-end = Partie beenden
away-left = { $who } ist weg.
away-other = { $who } ist weg. Ein Computergegner kann weiterspielen, bis { $who } zurück ist.
away-hand = Platz übergeben
away-not = Weiter warten
handed-you = Ein Computergegner spielt für dich weiter.
handed-back = Platz wieder einnehmen
seat-stand-in = der Computer spielt weiter
offer-draw = Unentschieden anbieten
offer-takeback = Zug rückgängig machen
offer-draw-asked = { $who } bietet Unentschieden an.
offer-takeback-asked = { $who } will den Zug rückgängig machen.
offer-draw-own = Unentschieden angeboten. Warten auf { $names }.
offer-takeback-own = Rückgängig erbeten. Warten auf { $names }.
offer-draw-declined = { $who } möchte lieber weiterspielen.
offer-takeback-declined = { $who } möchte es bei deinem Zug belassen.
offer-yes = Ja
offer-no = Nein
offer-withdraw = Doch nicht
end-agreed = Ihr habt euch auf unentschieden geeinigt.
end-time = Die Zeit von { $names } ist abgelaufen, und die Partie wurde beendet.
host-title = Dein Tisch
host-line = Hier kannst du einem freien Platz einen neuen Link geben: Der alte öffnet dann nichts mehr. Ein Computergegner kann einen freien Platz einnehmen und für jemanden weiterspielen, der weg ist.
host-new = Neuer Link
host-new-of = Neuer Link für { $seat }
host-bot = Computer spielen lassen
host-page = Plätze und Links
seat-here = da

## A seat's own link, and asking for a seat whose link was lost

own-device = Mein anderes Gerät
own-device-line = Öffne diesen Link auf deinem anderen Gerät, um auch dort zu spielen. Behalte ihn für dich: Wer ihn hat, spielt auf deinem Platz.
own-device-code = Code mit dem Link zu deinem Platz
taken-title = { $seat } ist besetzt
taken-person = Hier sitzt { $who }. Eine Einladung öffnet einen Platz nur, bis jemand Platz nimmt.
taken-resigned = Wer hier saß, hat aufgegeben.
taken-watch = Zuschauen
claim-title = Ist das dein Platz?
claim-line = Auf einem Gerät, auf dem du spielst, steht der Link zu deinem Platz im Menü der Partie unter „Mein anderes Gerät“. Hast du ihn überall verloren, bitte um den Platz: Alle anderen am Tisch müssen zustimmen, und danach
    { $hours ->
        [one] darf { $hours } Stunde lang niemand den alten Link benutzen.
       *[other] darf { $hours } Stunden lang niemand den alten Link benutzen.
    }
claim-ask = Um diesen Platz bitten
claim-waits = Jemand bittet um den Platz von { $who }: Der Link dazu ist verloren. Es fehlt die Zustimmung von { $names }.
claim-until = Um den Platz von { $who } wurde gebeten. Am { $date } wechselt er den Besitzer, wenn { $who } die Partie nicht vorher öffnet.
claim-asked = Jemand bittet um den Platz von { $who } und sagt, der Link dazu sei verloren. Stimmst du zu?
claim-declined = Um den Platz von { $who } wurde am { $date } gebeten. { $by } hat nicht zugestimmt.
claim-cancelled = Um den Platz von { $who } wurde am { $date } gebeten. Der Link dazu wurde benutzt: { $who } behält den Platz.
claim-cancelled-you = Um deinen Platz wurde am { $date } gebeten. Er bleibt deiner.
claim-handed = Der Platz von { $who } hat den Besitzer gewechselt: Er hat einen neuen Link, und der alte öffnet ihn nicht mehr.
claim-handed-you = Der Platz gehört dir. Der alte Link öffnet ihn nicht mehr.
claim-over = Um den Platz von { $who } wurde am { $date } gebeten; die Partie war vorher zu Ende.
claim-stop = Ablehnen

## When something is wrong

problem-taken = Andere waren schneller
problem-taken-do = An diesem Tisch sind alle Plätze besetzt. Such dir einen anderen aus.
problem-not-listed = Dieser Tisch steht nicht mehr auf der Liste
problem-not-listed-do = Such dir einen anderen aus.
problem-list-full = Die Liste der offenen Tische ist voll
problem-list-full-do = Versuch es später noch einmal oder verschick Links.
problem-not-open = An diesem Tisch sind alle Plätze besetzt
problem-not-open-do = Da ist nichts mehr zu öffnen.
problem-bad-name = Das ist kein Name
problem-bad-name-do = Ein Name hat 1 bis 40 Buchstaben mit je höchstens 4 Zeichen darüber oder darunter; mindestens einer ist zu sehen.
problem-still-running = Diese Partie ist noch nicht zu Ende
problem-still-running-do = Bis dahin kannst du sie dir ansehen, aber nicht ab hier weiterspielen.
problem-renewed = Dieser Link öffnet seinen Platz nicht mehr
problem-renewed-do = Jemand anderes hat den Platz, oder es gibt einen neuen Link. Frag die Person, die den Tisch geöffnet hat.
dashboard-line = Dieser Server, wie er jetzt ist; die Linien reichen fünf Minuten zurück. Raten gelten für die letzte halbe Minute.
dashboard-nodes = Server, die hier zusammengezählt sind: { $seen } von { $nodes }. Hinter einem Proxy erreicht jeder Blick einen davon.
dashboard-refused = Diese Seite ist für den, der den Server betreibt. Öffne sie auf dem Rechner des Servers selbst oder über den Link, den „tailback host key“ dort macht.
dashboard-tables = Tische
dashboard-tables-line = jetzt im Speicher
dashboard-sockets = Verbindungen
dashboard-sockets-line = Spieler und Zuschauer an den Tischen
dashboard-moves = Züge pro Sekunde
dashboard-moves-line = Züge von Menschen
dashboard-p99 = Millisekunden für einen Zug
dashboard-p99-line = 99 von 100 sind in dieser Zeit bestätigt
dashboard-waiting = Wartende Computergegner
dashboard-waiting-line = bis sie nachdenken dürfen; sollte nicht wachsen
dashboard-thinking = Nachdenkende Computergegner
dashboard-thinking-line = in diesem Augenblick
dashboard-unwritten = Wartende Einträge
dashboard-unwritten-line = auf die Datenbank; sollte wieder 0 werden
dashboard-writing = Millisekunden für einen Eintrag
dashboard-writing-line = so lange dauert eine Transaktion der Datenbank

## Deine Partien

history-export = Als Datei speichern
history-delete = Alles löschen
history-delete-sure = Alles löschen, was hier gespeichert ist?
history-delete-line = Dieser Browser vergisst dann deine Partien und den Weg dorthin, deinen Namen und deine Einstellungen. Eine Partie mit anderen geht ohne dich weiter.
history-delete-yes = Löschen

## Replay

replay-title = Eine Partie noch einmal ansehen
replay-line = Öffne eine gespeicherte Partie. Sie wird Zug um Zug geprüft und gezeigt.
replay-file = Datei der Partie öffnen
replay-paste = Oder füge den Text ein
replay-show = Zeigen
replay-hidden = Eine Partie mit verdeckten Karten (?) lässt sich erst zeigen, wenn sie zu Ende ist.
replay-wrong = Zeile { $line } gehört nicht in eine gespeicherte Partie oder wurde verändert.
replay-large = Diese Datei ist zu groß für eine gespeicherte Partie.
replay-of = Partie ansehen: { $game }
replay-start = Die Partie beginnt.
replay-turn = Zug
replay-at = { $at } von { $last }
replay-first = Zum Anfang
replay-back = Zug zurück
replay-next = Nächster Zug
replay-last = Zum Ende
replay-play = Abspielen starten
replay-stop = Pause
replay-eyes = Ansicht
replay-spectator = Zuschauer
replay-other = Eine andere Partie
replay-first-short = Anfang
replay-back-short = Zurück
replay-play-short = Start
replay-next-short = Nächster
replay-last-short = Ende
replay-speed = Tempo
replay-moment = Link zu diesem Moment
replay-here = Ab hier weiterspielen
replay-here-does = Öffnet einen neuen Tisch mit diesem Stand; der Computer spielt für die anderen.
replay-here-late = Weiterspielen lässt sich eine Partie nur aus ihren ersten { $most } Zügen: Geh ein Stück zurück.
replay-here-running = Diese Partie ist noch nicht zu Ende. Bis dahin kannst du sie dir ansehen, aber nicht ab hier weiterspielen.
replay-human = ein Mensch
fair-check = Ziehungen prüfen
turns = Züge
turn-number = Zug { $number }
turns-given = Bis hierher aus einer anderen Partie übernommen. Ab jetzt ist es deine.
looking-back = Rückblick
looking-at = Zug { $number } von { $last }
looking-now = Zurück zur Partie
looking-yours = Du bist am Zug.
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
fair = Faire Ziehungen
fair-none = Zu dieser Partie sind keine Startwerte gespeichert, die sich prüfen ließen.
fair-seed = Hier geprüft: Der Startwert des Servers ist der, auf den er sich festgelegt hatte, bevor jemand am Tisch saß.
fair-seats = Hier geprüft: Alle Startwerte sind festgelegt worden, bevor einer offengelegt wurde, und die der Computergegner hat niemand gewählt.
fair-kept = Hier geprüft: Dein eigener Startwert ist dabei, und alles ist so, wie dieser Browser es sich vor dem Austeilen gemerkt hatte.
fair-proven = Bewiesen: Niemand konnte die Verteilung wählen.
fair-without = Nicht bewiesen: Es wurde ohne den Startwert von { $names } ausgeteilt. Wer ihn zurückhielt, konnte zwischen zwei Verteilungen wählen.
fair-no-receipt = Hier nicht bewiesen: Dieser Browser hat am Austeilen nicht teilgenommen und kann nicht wissen, wann die Startwerte festgelegt wurden.
fair-save = Beleg speichern
fair-promised = Hier geprüft: Es ist auch der, der in der vorigen Partie zugesagt war, als für diese noch kein Startwert bekannt war.
fair-draws-here =
    { $count ->
        [one] Hier geprüft: { $count } Ziehung folgt aus den Startwerten.
       *[other] Hier geprüft: Alle { $count } Ziehungen folgen aus den Startwerten.
    }
fair-not = Die Startwerte passen nicht: In dieser Partie wurde nicht wie vereinbart gezogen.
fair-limit = Nichts davon hindert jemanden, der den Server betreibt und seinen Startwert hat, am Nachsehen.

## Lesson

lesson-step = Schritt { $at } von { $last }
lesson-next = Weiter
lesson-back = Alles steht wieder wie vorher. Versuch es noch einmal.
lesson-done = Geschafft.
lesson-drive = Los geht’s
lesson-again = Noch einmal
lesson-skip = Überspringen
lesson-play = Eine Partie spielen
lesson-leave = Lektion verlassen
lesson-rules = Regeln:

## Dealing

bar-dealing = Es wird ausgeteilt …
bar-revealing = Warten auf { $names }: Erst nach einem kurzen Besuch wird ausgeteilt.
bar-reveal-here = Öffne diese Partie in dem Browser, in dem du dich an den Tisch gesetzt hast: Ohne ihn kann nicht ausgeteilt werden.
deal-without = Ohne { $names } austeilen
deal-means = Dann lässt sich später nicht beweisen, dass niemand die Verteilung gewählt hat. Alle, die daran teilgenommen haben, müssen zustimmen.
deal-agreed = Du willst ohne { $names } austeilen. Warten auf { $others }.
