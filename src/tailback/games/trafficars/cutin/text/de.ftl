### Vorgedrängelt!: die Texte des Spiels. Davor stehen die gemeinsamen Texte der Trafficars-Spiele.
### $left und $right sind die Zahlen an den Enden der Reihe, $low und $high die um die neueste Lücke.

game-name = Vorgedrängelt!
game-line = Leg deine Autos außen an und drängel dich vor, sobald dir jemand eine Lücke lässt.

## Aufbau

CUT-1 = Ihr spielt nur mit den 50 Zahlenkarten. Mischt sie und verteilt sie verdeckt auf gleich große Stapel; was übrig bleibt, legt ihr ungesehen beiseite. Jeder nimmt die obersten sechs Karten seines Stapels auf die Hand.
    .title = Stapel und Hand
    .refusal = Die ersten Karten werden gerade ausgeteilt. Warte einen Moment.
CUT-2 = Die Reihe auf dem Tisch steigt immer von links nach rechts an. Zahlen dazwischen dürfen fehlen.
    .title = Die Reihe
CUT-3 = Gespielt wird im Uhrzeigersinn; wer am jüngsten ist, beginnt. Spielt ihr mehrmals, beginnt im nächsten Spiel, wer im Uhrzeigersinn folgt, denn wer eröffnet, ist deutlich im Vorteil; oder es beginnt, wenn das vereinbart ist, jedes Mal, wer am jüngsten ist. Wer links neben dem aktiven Spieler sitzt, ist der Vordrängler.
    .title = Aktiver Spieler und Vordrängler
    .refusal = { word-seat } ist am Zug. Warte, bis du gefragt wirst.

## Der Zug

CUT-4 = Eine Runde beginnt mit der obersten Karte vom Stapel des aktiven Spielers; sie kommt in die Mitte. Ist der Stapel leer, ist es eine Handkarte nach Wahl. Bei einer Anfangskarte kann sich niemand vordrängeln; wer die Runde eröffnet hat, legt weiter an.
    .title = Eine Runde eröffnen
    .refusal =
        { $case ->
            [not-held] Du hast die { $card } nicht auf der Hand. Eröffne mit einer deiner Karten.
            [no-card] Eröffne die Runde mit einer Karte von deiner Hand.
           *[drawing] Die Anfangskarte wird gerade aufgedeckt. Warte einen Moment.
        }
CUT-5 = Bist du der aktive Spieler, legst du Handkarten an, eine nach der anderen: links, wenn die Karte niedriger ist als alle in der Reihe, rechts, wenn sie höher ist. Solange eine deiner Karten passt, musst du eine legen.
    .title = Anlegen
    .refusal =
        { $case ->
            [between] Die { $card } passt nicht: Leg eine Karte unter { $left } oder über { $right }.
            [on-table] Die { $card } liegt schon in der Reihe. Leg eine Karte von deiner Hand.
            [not-held] Du hast die { $card } nicht auf der Hand. Leg eine deiner Karten.
           *[must] Eine deiner Karten passt, also musst du eine legen.
        }
CUT-6 = Nach jeder Handkarte des aktiven Spielers, auch nach der letzten, darf sich der Vordrängler vordrängeln, bevor irgendetwas anderes geschieht; nicht nach einer Anfangskarte und nicht nach einer Karte, die gewinnt. Wie lange ihr wartet, vereinbart ihr; üblich sind 3 Sekunden.
    .title = Die Pause
    .refusal = Einen Moment: { word-seat } darf sich jetzt vordrängeln.
CUT-7 = Wer sich vordrängelt, legt eine oder mehrere Karten, deren Zahlen zwischen der eben gelegten Karte und der Karte daneben liegen. Nur diese neueste Lücke zählt. Nach jeder so gelegten Karte wird der Vordrängler gefragt, ob noch eine folgt, auch wenn keine passt, damit die Frage nichts verrät. Sie entfällt nur, wenn seine Hand leer ist oder alle Zahlen der Lücke schon gelegt wurden.
    .title = Vordrängeln
    .refusal =
        { $case ->
            [outside] Die { $card } passt nicht: Vordrängeln kannst du dich nur mit Zahlen zwischen { $low } und { $high }.
            [not-held] Du hast die { $card } nicht auf der Hand. Wähle eine deiner Karten oder keine.
            [say-no] Du hast dich noch nicht vorgedrängelt. Leg eine Karte oder sag nein.
           *[say-done] Du hast dich schon vorgedrängelt. Leg noch eine Karte oder sag, dass du fertig bist.
        }
CUT-8 = Danach ziehen alle vom eigenen Stapel auf sechs Karten nach. Der Vordrängler ist jetzt der aktive Spieler und macht an derselben Reihe weiter.
    .title = Nach dem Vordrängeln
CUT-9 = Passt keine deiner Karten, setzt du aus; ist deine Hand leer, endet dein Zug. Dann ist der nächste Spieler im Uhrzeigersinn am Zug. Bei jedem Wechsel des aktiven Spielers ziehen alle auf sechs nach, nie mitten im Zug.
    .title = Aussetzen und nachziehen
    .refusal = Karten vom Stapel kommen von selbst. Warte einen Moment.
CUT-10 = Enden so viele Züge hintereinander mit Aussetzen, wie ihr Spieler seid, ohne dass eine Karte gelegt wurde, legt ihr die Reihe offen beiseite, und der nächste Spieler im Uhrzeigersinn, der zuerst ausgesetzt hat, eröffnet eine neue Runde. Vordrängeln gilt als gelegte Karte im Zug des Vordränglers.
    .title = Eine neue Runde

## Das Ende

CUT-11 = Du gewinnst in dem Augenblick, in dem du deine letzte Karte legst und auch dein Stapel leer ist, ob als Anfangskarte, als Handkarte oder beim Vordrängeln. Niemand darf darauf reagieren, und niemand zieht nach.
    .title = So gewinnst du
    .end =
        { $for ->
            [winner] Gewonnen: Du hast keine Karten mehr!
            [loser] Verloren: { word-seat } hat keine Karten mehr.
           *[other] { word-seat } hat keine Karten mehr und hat gewonnen.
        }
    .refusal = Die Partie ist zu Ende: { word-seat } hat keine Karten mehr. Starte eine neue Partie, um weiterzuspielen.

## Den Vordrängler fragen

CUT-12 = Ohne Uhr, gegen Computergegner oder in Fernpartien, wird der Vordrängler nach jeder Karte gefragt, ob und womit er sich vordrängelt. Die Frage kommt auch, wenn nichts passt, damit die Pause nichts verrät.
    .title = Ohne Uhr
CUT-13 = Live läuft die Pause nach der Uhr des Servers, und Schweigen heißt nein. Sie wird immer ganz abgewartet; ein frühes Nein erfährt der aktive Spieler nicht. Nur die erste Karte muss innerhalb der Pause kommen; für weitere läuft keine Uhr.
    .title = Mit Uhr
    .refusal = Mit Uhr wirst du nach jeder Karte gefragt. Sag nein oder lass die Pause verstreichen.

## Aktionsleiste

ask-lay =
    { $left ->
        [1] Leg eine Karte über { $right }.
       *[other] { $right ->
            [50] Leg eine Karte unter { $left }.
           *[other] Leg eine Karte unter { $left } oder über { $right }.
        }
    }
ask-lay-first = Leg eine Karte unter oder über { $card }.
ask-open = Eröffne die Runde mit einer Handkarte.
ask-cut-in = Zwischen { $low } und { $high } vordrängeln?
ask-another = Noch eine Karte zwischen { $low } und { $high }, oder fertig?
ask-wait = Warten auf { word-seat }.
ask-over = { word-seat } hat gewonnen.

## Verlauf

event-dealt = { word-seat } bekommt { word-card }.
event-drew = { word-seat } zieht { word-card }.
event-opened = { word-seat } eröffnet eine Runde mit der { $card }.
event-opened-from-hand = { word-seat } eröffnet eine Runde mit der { $card } von der Hand.
event-laid = { word-seat } legt { word-card }.
event-no-cut-in = { word-seat } drängelt sich nicht vor.
event-cut-in = { word-seat } drängelt sich vor und legt { word-card } zwischen { $low } und { $high }.
event-no-more = { word-seat } legt nichts mehr in die Lücke.
event-passed = { word-seat } setzt aus: nichts unter { $left } oder über { $right }.
event-emptied = { word-seat } hat keine Handkarten mehr; der Zug ist zu Ende.
event-set-aside =
    { $count ->
        [one] Alle haben ausgesetzt; die Reihe mit { $count } Karte wird beiseitegelegt.
       *[other] Alle haben ausgesetzt; die Reihe mit { $count } Karten wird beiseitegelegt.
    }
event-won = { word-seat } ist alle Karten los und gewinnt!

## Optionen

preset-usual = Ohne Uhr
    .help = Wer sich vordrängeln darf, wird gefragt und lässt sich Zeit.
preset-younger = Für jüngere Kinder
    .help = Die Uhr läuft gemächlich: zwanzig Sekunden zum Vordrängeln.
preset-family = Familie, mit Uhr
    .help = Die Uhr läuft, und zum Vordrängeln bleiben zehn Sekunden.
preset-full = Die vollen Regeln
    .help = Wie in der Anleitung: drei Sekunden zum Vordrängeln, und Schweigen heißt nein.
option-clock = Mit Uhr spielen
    .help = An: Die Pause des Vordränglers läuft nach der Uhr, und Schweigen heißt nein. Aus: Der Vordrängler wird nach jeder Karte gefragt und kann auch für den ganzen Zug nein sagen.
option-pause = Länge der Pause
    .help = Mit Uhr: wie viele Sekunden der Vordrängler hat. Üblich sind 3, mehr für ein ruhigeres Spiel.
option-series-starter = Wer die nächste Partie beginnt
    .help = In einer Serie beginnt, wer im Uhrzeigersinn folgt, oder jedes Mal, wer am jüngsten ist.
    .next = Der nächste Spieler

## Wörter der Zeichnung in Buchstaben

drawing-row = Reihe
drawing-hand = Handkarten
drawing-pile = Nachziehstapel
drawing-aside = beiseite
