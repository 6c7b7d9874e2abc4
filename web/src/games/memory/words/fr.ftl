### What only the browser says of Traffic-Memory; everything else comes with the game's rules.
### $face is a number, joker, down (face down) or gone (taken).

## Moves

move-turn = Retourner : { $place }
move-keep = S’arrêter et garder { $count }
move-none = S’arrêter sans rien garder
move-stop = S’arrêter et garder la suite

## Board and hand

word-face =
    { $face ->
        [joker] joker
        [down] face cachée
        [gone] prise
       *[number] { $face }
    }
place-name = rangée { $row }, colonne { $column }
place-says = { $place } : { $face }
board-name = Plateau
board-seats = Cartes gardées
seat-own = Vous
word-keeps =
    { $count ->
        [one] { $count } carte gardée
       *[other] { $count } cartes gardées
    }
seat-says = { $name }{ $you ->
        [yes] {" "}(vous)
       *[no] {""}
    } : { word-keeps }{ $turn ->
        [yes] , à jouer
       *[no] {""}
    }
hand-run = Cartes visibles
hand-up = Visibles : { $cards }.
hand-first = Deux nombres qui se suivent peuvent être gardés.
hand-second = Où est le nombre suivant, au-dessus ou au-dessous ?
hand-none = Aucune carte n’est visible.
hand-kept = La suite est remorquée.
hand-back = Raté : elles sont remises face cachée.
aid = Marquer où l’on vient de retourner des cartes
aid-help = Une aide pour les enfants : elle montre les places, jamais les cartes.
keys-arrows = D’une carte à l’autre
keys-enter = Retourner la carte
keys-stop = S’arrêter et garder la suite

## First lesson

lesson-goal = Toutes les voitures sont garées face cachée. Retournez des nombres qui se suivent, comme 4 et 5, et ils sont à vous. À la fin, qui a le plus de cartes gagne.
lesson-turn = À vous de jouer : retournez deux cartes, l’une après l’autre. Tout le monde les voit, retenez-les donc.
lesson-turn-done = Voilà un tour. Deux cartes qui ne se suivent pas sont remises face cachée ; si elles se suivent, vous pouvez les garder.
lesson-keep = Trouvez maintenant deux nombres qui se suivent, puis arrêtez-vous et gardez-les. S’ils ne se suivent pas, réessayez après l’autre joueur.
lesson-keep-done = Elles sont remorquées jusque chez vous. Votre tour est terminé.
lesson-keep-over = La partie s’est terminée avant.
lesson-more = Avec deux cartes qui se suivent, vous pouvez continuer : une carte qui convient allonge la suite, une autre est seulement remise face cachée. Essayez d’en avoir trois.
lesson-more-done = Une longue suite. La carte qui ne convient pas ne coûte que le tour.
lesson-more-two = Deux, c’est bien aussi. La prochaine fois, osez une troisième.
lesson-more-missed = Celle-là ne convient pas et est remise face cachée. Vos deux cartes restent à vous.

## Headings of the rulebook

section-jokers = Jokers
