### Trafficars: die gemeinsamen Texte der drei Spiele. Die Datei des jeweiligen Spiels folgt auf diese.
### $seat ist die Nummer eines Platzes; $card ist eine Zahl, oder A, P, T für eine Spezialkarte, oder ? für eine verdeckte Karte (gesprochen „hidden“).

seat-1 = Spieler 1
seat-2 = Spieler 2
seat-3 = Spieler 3
seat-4 = Spieler 4
seat-5 = Spieler 5
word-seat = Spieler { $seat }

card-A = Krankenwagen
card-P = Streifenwagen
card-T = Abschleppwagen
word-card =
    { $card ->
        [A] einen Krankenwagen
        [P] einen Streifenwagen
        [T] einen Abschleppwagen
        [hidden] eine Karte
       *[number] die { $card }
    }
word-card-start =
    { $card ->
        [A] Der Krankenwagen
        [P] Der Streifenwagen
        [T] Der Abschleppwagen
       *[number] Die { $card }
    }

## Die Karten

CARS-1 = Das Spiel hat 62 Karten: Autos mit den Zahlen 1 bis 50, jede einmal, und 12 Spezialkarten ohne Zahl. Das sind 4 Krankenwagen, 4 Streifenwagen und 4 Abschleppwagen.
    .title = Die Karten
CARS-2 = Einige Zahlenkarten sind Anhänger. Welche das sind, sagt die Anleitung nicht; hier sind es 7, 17, 27, 37 und 47. Nur dass die 28 keiner ist, folgt aus einem Beispiel. Zeigen deine Karten andere, trag diese ein.
    .title = Anhänger
CARS-3 = Manche Regeln fragen, wer am jüngsten oder am ältesten ist. Wer den Tisch eröffnet, kann es angeben; ist nur genannt, wer am jüngsten ist, folgen die anderen im Uhrzeigersinn. Sonst gilt die Reihenfolge der Plätze: Auf dem ersten sitzt, wer am jüngsten ist.
    .title = Jüngste und Älteste

deck-unverified = Welche Zahlen Anhänger sind, sagt die Anleitung nicht; diese sind geraten und von niemandem bestätigt. Hast du andere auf deinen Karten, trag sie ein.

## Woher eine Regel stammt

mark-book = aus der Anleitung
mark-ruling = unsere Festlegung
mark-unverified = nicht bestätigt
