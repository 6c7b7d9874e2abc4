### The frame's words that the first page does without: playing with others.
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
late-end = Partie beenden
away-left = { $who } ist weg.
away-other = { $who } ist weg. Ein Computergegner kann weiterspielen, bis { $who } zurück ist.
away-hand = Platz übergeben
away-not = Weiter warten
handed-you = Ein Computergegner spielt für dich weiter.
handed-back = Platz wieder einnehmen
seat-stand-in = der Computer spielt weiter
offer-draw = Unentschieden anbieten
offer-back = Zug rückgängig machen
offer-draw-asked = { $who } bietet an, die Partie unentschieden zu beenden.
offer-back-asked = { $who } möchte den letzten Zug rückgängig machen.
offer-draw-own = Du hast unentschieden angeboten. Warten auf { $names }.
offer-back-own = Du möchtest deinen Zug rückgängig machen. Warten auf { $names }.
offer-yes = Zustimmen
offer-no = Ablehnen
offer-withdraw = Zurückziehen
end-agreed = Ihr habt euch auf unentschieden geeinigt.
end-time = Die Zeit von { $names } ist abgelaufen, und die Partie wurde beendet.
host-title = Dein Tisch
host-line = Hier kannst du einem Platz einen neuen Link geben: Wer den alten benutzt hat, muss den Platz verlassen. Ein Computergegner kann einen freien Platz einnehmen und für jemanden weiterspielen, der weg ist.
host-new = Neuer Link
host-new-of = Neuer Link für { $seat }
host-bot = Computer spielen lassen
host-page = Plätze und Links
seat-here = da

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
problem-bad-name-do = Ein Name hat 1 bis 40 Buchstaben mit je höchstens 4 Zeichen darüber oder darunter.
problem-renewed = Dieser Link öffnet seinen Platz nicht mehr
problem-renewed-do = Jemand anderes hat den Platz, oder es gibt einen neuen Link. Frag die Person, die den Tisch geöffnet hat.
