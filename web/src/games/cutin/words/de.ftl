### What only the browser says of Cut in!; everything else comes with the game's rules.

## Moves

move-no = Nein
move-never = Nein, diesen Zug nicht mehr
move-done = Fertig

## Board and hand

board-name = Spielbrett
board-seats = Spieler
seat-own = Du
seat-says = { $name }{ $you ->
        [yes] {" "}(du)
       *[no] {""}
    }: Handkarten: { $hand }, Stapel: { $pile }{ $role ->
        [active] , legt an
        [jumper] , darf vordrängeln
        [won] , hat gewonnen
       *[none] {""}
    }
role-active = legt an
role-jumper = darf vor
role-won = hat gewonnen
row-says = Reihe: { $cards }.
row-none = In der Reihe liegt noch keine Karte.
space-says = Die neueste Lücke liegt zwischen { $low } und { $high }.
aside-says = Beiseitegelegt: { $cards }.
state-lay =
    { $fits ->
        [all] Wähle eine beliebige Karte. Danach darf sich { $name } vordrängeln.
       *[some] Wähle eine angehobene Karte. Danach darf sich { $name } vordrängeln.
    }
state-choose = Wähle eine beliebige Karte, um die Runde zu eröffnen.
state-active =
    { $you ->
        [jumper] { $name } legt an. Danach darfst du dich vordrängeln.
        [active] Du legst an. { $jumper } darf sich vordrängeln.
       *[no] { $name } legt an. { $jumper } darf sich vordrängeln.
    }
state-asked = { $name } wird gefragt: vordrängeln?
state-pause = Eine kurze Pause: { $name } darf sich vordrängeln.
state-aside = Beiseitegelegt: { $count }
state-passes = Nacheinander ausgesetzt: { $count }
preview-end =
    { $way ->
        [left] { $open ->
            [0] Die { $card } kommt nach links und lässt keine Lücke.
            [1] Die { $card } kommt nach links. Nur die { $from } könnte sich vordrängeln.
           *[other] Die { $card } kommt nach links. Zahlen von { $from } bis { $to } könnten sich vordrängeln.
        }
       *[right] { $open ->
            [0] Die { $card } kommt nach rechts und lässt keine Lücke.
            [1] Die { $card } kommt nach rechts. Nur die { $from } könnte sich vordrängeln.
           *[other] Die { $card } kommt nach rechts. Zahlen von { $from } bis { $to } könnten sich vordrängeln.
        }
    }
preview-in = Dräng dich mit der { $card } vor, dann bist du am Zug.
preview-open = Die { $card } eröffnet die Runde.
group-left = Nach links
group-right = Nach rechts
card-in = Vordrängeln mit { $card }
card-open = Eröffnen mit { $card }
way-left = links
way-right = rechts
way-in = rein
way-open = Start
question-none = Keine deiner Karten passt.
hand-own = Deine Hand
hand-none = Keine Karten.
keys-arrows = Von Karte zu Karte auf deiner Hand

## First lesson

lesson-goal = Werde als Erster alle Karten los, Hand und Stapel. Du legst sie an die Enden einer Reihe, die von links nach rechts steigt, und manchmal schlüpfst du mitten hinein.
lesson-lay = Du bist am Zug. Karten unter dem linken Ende oder über dem rechten sind angehoben und sagen, wohin sie kommen. Leg eine an.
lesson-lay-done = Gut angelegt. Du machst weiter, solange etwas passt. Aber ein großer Schritt lässt eine Lücke.
lesson-cut = Spieler 1 hat angelegt, und du sitzt daneben: Du darfst dich in die leuchtende Lücke drängeln. Wähle eine deiner Karten, die passen. Passt keine, sag nein.
lesson-cut-done = Du bist drin. Legst du nichts mehr in die Lücke, ziehen alle nach, und du bist am Zug.
lesson-cut-still = Richtig, wenn nichts passt. Hier ist eine andere Reihe.
lesson-space = Nur die neueste Lücke zählt, zwischen der gerade gelegten Karte und ihrer Nachbarin. Mach also kleine Schritte, solange neben dir jemand viele Karten auf der Hand hat.
lesson-clock = Mit Uhr hast du drei Sekunden, um dich vorzudrängeln, und Schweigen heißt nein. Ohne Uhr warten alle auf deine Antwort. Wer weder Hand noch Stapel hat, gewinnt.

## Headings of the rulebook

section-asking = Fragen und Warten
