### Was nur der Browser von Rush & Bash sagt; alles andere kommt mit den Regeln des Spiels.

## Felder

space-lane = Feld { $number } der { word-lane } auf { word-tile }
space-portal =
    { $side ->
        [a] linkes Portal der { word-lane } auf { word-tile }
       *[b] rechtes Portal der { word-lane } auf { word-tile }
    }
space-rope = Feld { $number } der Hängebrücke
space-deck = Feld { $number } der 3D-Brücke
space-clearing = Lichtung { $number } im Dschungel
space-lake = der See
word-lane =
    { $lane ->
        [L] linken Spur
        [R] rechten Spur
       *[M] mittleren Spur
    }
word-tile =
    { $tile ->
        [0] dem Startplan
       *[other] Spielplan { $tile }
    }
spot-lane = { spot-tile }, { spot-side }, Feld { $number }
spot-portal =
    { $side ->
        [a] { spot-tile }, { spot-side }, linkes Portal
       *[b] { spot-tile }, { spot-side }, rechtes Portal
    }
spot-clearing = Lichtung { $number }
spot-tile =
    { $tile ->
        [0] Startplan
       *[other] Spielplan { $tile }
    }
spot-side =
    { $lane ->
        [L] linke Spur
        [R] rechte Spur
       *[M] mittlere Spur
    }
word-thing =
    { $thing ->
        [bomb] Bombe
        [boulder] Felsbrocken
        [snout] die Schnauze
       *[car] { word-car }
    }
space-ahead =
    { $steps ->
        [1] { $space }, { word-thing } direkt davor
       *[other] { $space }, { word-thing } { $steps } Felder davor
    }
space-holds = { $space }, dort: { word-thing }

## Wagen und Positionsleiste

strip-name = Positionsleiste
strip-deck =
    { $deck ->
        [rush] zieht vom Rushstapel
       *[sprint] zieht vom Sprintstapel
    }
strip-round = Runde { $round }
car-own = Du
car-bot = Selbstfahrend
car-says = Position { $place }, { strip-deck }: { word-car }{ $you ->
        [yes] {" "}(du)
        [bot] {" "}(selbstfahrend)
       *[no] {""}
    }, { $space }, { car-life }
car-life =
    { $life ->
        [one] { $life } Lebenspunkt
       *[other] { $life } Lebenspunkte
    }
car-energy = Energie { $energy }
car-cards = Handkarten: { $sprint } Sprint, { $rush } Rush
car-finished = im Ziel
car-stands = { word-car }: { $space }.

## Strecke und Hand

board-name = Spielbrett
board-course = Der Kurs
board-whole = Den ganzen Kurs zeigen
board-follow = Deinem Wagen folgen
board-watch = Dem Rennen folgen
board-shown = Ausschnitt des Kurses; mit den Pfeiltasten verschieben
board-tap = Markierte Felder: einmal antippen zum Ansehen, noch einmal zum Spielen.
board-again = Zum Spielen noch einmal antippen.
hand-own = Deine Handkarten
hand-none = Keine Karten.
hand-again = Spielen
hand-back =
    { $deck ->
        [rush] Rushkarte
       *[sprint] Sprintkarte
    }
deck-count =
    { $deck ->
        [rush] Rushstapel: { $count }
       *[sprint] Sprintstapel: { $count }
    }
deck-thrown = Abgelegt
deck-none = noch nichts
aside-cards = Stapel
aside-ability = Deine Fähigkeit
aside-level = { $level }: { $does }
die-says = Würfel: { $number }

## Züge

move-does = { $move }: { $does }
move-drop = { word-card } abgeben
move-level = Stufe { $level }: { $does }
move-leave = Naht vor { word-tile } leer lassen
move-use = { word-effect } nutzen
move-no = Verzichten
move-done = Hier anhalten
move-end = Zug beenden
move-slide = Würfeln
group-level = Fähigkeit
group-space = Feld
group-steer = Lenken auf
group-bomb = Bombe auf
group-Drive = Weg
group-Steps = Nächstes Feld
group-Mine = Bombe auf
group-Falls = Felsbrocken auf
group-SnoutWalk = Schnauze auf
effect-steer = lenken
effect-bomb = eine Bombe legen
effect-missile = eine Rakete abfeuern
effect-repair = reparieren
effect-star = Energie laden
level-drive = { $spaces } Felder fahren
level-card = noch eine Karte spielen
level-broadside = eine Rakete in jede Spur, dann { $spaces } Felder fahren
level-rob = bis zu { $spaces } Felder fahren und jedem überholten Wagen eine Karte nehmen
level-scrap = alle anderen verlieren eine Karte, dann bis zu { $spaces } Felder fahren
level-leap = bis zu { $spaces } Felder fahren, über alles hinweg
level-mine = bis zu { $spaces } Felder fahren, dann bis zu { $bombs } Bomben hinter dir zünden
level-plough = bis zu { $spaces } Felder fahren und Bomben und Felsbrocken wegräumen

## Was ein Zug bewirken würde

way-and = {", "}
way-drives =
    { $count ->
        [one] fährt { $count } Feld: { $space }
       *[other] fährt { $count } Felder: { $space }
    }
way-car = rammt { word-car }
way-bomb = eine Bombe explodiert
way-boulder = trifft einen Felsbrocken
way-snout = fährt auf die Schnauze auf
way-damage = { word-car }: −{ $life } Leben
way-off = { word-car } kommt von der Strecke ab, zurück: { $space }
way-push = { word-car } wird geschoben: { $space }
way-missile =
    { $target ->
        [car] die Rakete trifft { word-car }
       *[none] die Rakete trifft: { $space }
    }
way-lost = die Rakete trifft nichts
way-lay = Bombe: { $space }
way-fall = Felsbrocken: { $space }
way-lift = weg kommt, was am weitesten hinten liegt: { $space }
way-clear = die Bombe kommt weg
way-repair = Leben +1
way-star = Energie +1
way-may = vorher darfst du { $does }
way-portal = durch das Portal: { $space }
way-clearing = in den Dschungel: { $space }
way-land = kommt wieder herunter: { $space }
way-finish = über die Ziellinie
way-walk = die Schnauze läuft: { $space }
way-flee = die Schnauze läuft nach Hause
way-boost = Boost: eine Sprintkarte kommt dazu
way-roll-geyser = dann der Würfel: Geysir
way-roll-snout = dann der Würfel: die Schnauze
way-roll-bridge = dann der Würfel: Hängebrücke
way-roll-volcano = dann der Würfel: Vulkan
way-roll-landslide = dann der Würfel: Erdrutsch

## Tasten

keys-arrows = Von Karte zu Karte auf der Hand
keys-course = Von Feld zu Feld, wo du wählen kannst
keys-view = Der ganze Kurs, oder deinem Wagen folgen

## Kurse und der Kurs-Editor

course-first-race = Erstes Rennen
course-landslide = Unter dem Hang
course-jungle = Durch den Dschungel
course-portals = Von Ring zu Ring
course-lake = Über den See
course-snout = Vorbei an der Schnauze
course-wild = Die wilde Runde
editor-title = Kurs bauen
editor-intro = Lege Spielpläne aneinander, bis die Straße wieder am Start ankommt. Nimm sie aus dem Regal, zieh sie an ihren Platz, dreh Kurven um und wende Spielpläne.
editor-course = Dein Kurs
editor-place =
    { $at ->
        [0] { $what }
       *[other] Platz { $at } von { $of }: { $what }
    }
editor-tile = Spielplan { $tile }, { $what }
editor-shape =
    { $shape ->
        [left] Linkskurve
        [right] Rechtskurve
        [start] Start und Ziel
       *[straight] Gerade
    }
editor-keys = Mit den Pfeiltasten gehst du von Spielplan zu Spielplan, mit Umschalt verschiebst du ihn. R dreht eine Kurve, F wendet, Entf entfernt.
editor-choose = Wähle einen Spielplan, um ihn zu ändern.
editor-turn = Kurve drehen
editor-flip = Wenden
editor-earlier = Früher
editor-later = Später
editor-remove = Entfernen
editor-undo = Rückgängig
editor-clear = Neu anfangen
editor-shelf = Spielpläne zum Nehmen
editor-shelf-plain = Seiten A
editor-shelf-special = Besondere
editor-add = Hinzufügen: { $what }
editor-taken = Jede Nummer gibt es nur einmal, und diese gehört schon zu deinem Kurs.
editor-checking = Wird geprüft …
editor-valid = Der Kurs schließt sich. Das Rennen kann beginnen.
editor-wrong = Noch kein Kurs:
editor-unreachable = Der Server antwortet nicht, daher ist der Kurs nicht geprüft.
editor-cars = Wagen
editor-about = etwa { $minutes } min
editor-rounds = { $spaces } Felder, rund { $rounds } Runden; eine halbe Minute je Zug
editor-length = Länge
editor-tiles = { $tiles } Spielpläne
editor-surprise = Überrasch mich
editor-play = Rennen fahren
editor-here = An diesem Gerät
editor-friends = Mit Freunden
editor-computer = Gegen den Computer
editor-share = Behalten und weitergeben
editor-name = Name
editor-save = Speichern
editor-nameless = Gib dem Kurs zuerst einen Namen.
editor-saved = In diesem Browser gespeichert.
editor-link = Als Link
editor-copy-link = Link kopieren
editor-copied = Kopiert.
editor-download = Als Datei speichern
editor-upload = Datei öffnen
editor-bad-file = In dieser Datei steht kein Kurs. Ihre letzte Zeile müsste die Spielpläne nennen, etwa 01 02 03 08 04 07.
editor-kept = Deine Kurse
editor-ready = Fertige Kurse
editor-load = { $name } öffnen
editor-discard = { $name } entfernen

## Erste Lektion

lesson-goal = Eine Runde, und wer zuerst über die Linie fährt, gewinnt. Du fährst den blauen Wagen und hast drei Karten. Die Zahl einer Karte sagt, wie weit du fahren musst; ihr Zeichen ist ein Effekt, den du vorher nutzen darfst.
lesson-goal-done = So viel zum Ziel.
lesson-steer = Schwarz steht auf deiner Spur. Spiel eine Karte und nutze zuerst ihren Effekt: Lenke auf die mittlere Spur, dann fährst du vorbei.
lesson-steer-done = Gut gelenkt. Zuerst kam der Effekt, dann bist du genau so weit gefahren, wie die Karte sagt.
lesson-steer-still = Du bist auf deiner Spur geblieben. Nutze den Effekt der Karte, bevor du fährst.
lesson-bash = Dieselben Karten, ein anderer Plan: Lenke diesmal nicht. Fahr geradewegs in Schwarz hinein.
lesson-bash-done = Das hat gerumst. Du hältst an und bleibst heil; Schwarz ist beschädigt und wird zwei Felder nach vorn geschoben. Achte also darauf, wer hinter dir fährt.
lesson-bash-still = Du bist ausgewichen. Spiel die Karte diesmal ohne ihren Effekt.
lesson-missile = Raketen fliegen auf deiner eigenen Spur und treffen das Erste, was dort ist. Feuere eine auf Schwarz.
lesson-missile-done = Getroffen. Wer den letzten Lebenspunkt verliert, wird an einen Kontrollpunkt zurückgesetzt, repariert und mit neuer Energie.
lesson-missile-still = Es flog keine Rakete. Spiel eine Karte und nutze ihren Effekt.
lesson-ability = Ein Stern gibt dir Energie, und Energie bezahlt die Fähigkeit deines Wagens. Spiel einen Stern, nutze ihn und setze dann deine Fähigkeit auf Stufe 1 ein.
lesson-ability-done = Das war die Rakete des Piraten, ganz ohne Karte. Mit mehr Energie geht mehr: auf Stufe 2 eine zweite Karte, auf Stufe 3 ein großes Kunststück.
lesson-ability-still = Die Fähigkeit wurde nicht eingesetzt. Nutze zuerst den Stern und wähle dann die Fähigkeit, statt den Zug zu beenden.
