### What only the browser says of Trafficars: Rush Hour; everything else comes with the game's rules.

## Moves

move-row = File { $lane }
move-gap = File { $lane }, trou à la place { $place }

## Board and hand

move-takes = { $place } : coûte { word-points }
way-joined = au bout de la file { $lane }
way-towed = au bout de la file { $lane }
way-hitched = attelée à la file { $lane }
way-filled = dans le trou de la file { $lane }, place { $place }
way-front = en tête de la file { $lane }
way-low = à la place de la file { $lane }
card-goes = { $card } : { $ways }
card-trailer = { $card }, remorque
letter-A = A
letter-P = P
letter-T = D
lane-row = File { $lane } : { $cars } ; en pénalité { word-points }
lane-gap = trou
board-name = Plateau
board-seats = Points
board-round =
    { $rounds ->
        [1] Manche 1
       *[other] Manche { $round } sur { $rounds }
    }
board-queue = À placer, dans cet ordre
queue-card = Joueur { $seat } : { $card }
bay-points =
    { $points ->
        [one] point
       *[other] points
    }
seat-own = Vous
seat-says = { $name }{ $you ->
        [yes] {" "}(vous)
       *[no] {""}
    } : { word-points }, cartes en main : { $cards }{ $state ->
        [chosen] , a choisi
        [chooses] , choisit encore
        [places] , décide où va la carte
       *[none] {""}
    }
piles = Cartes de pénalité
hand-own = Votre main
hand-none = Aucune carte.
hand-again = Jouer
hand-card =
    { $sealed ->
        [yes] { $card } (choisie)
       *[no] { $card }
    }
keys-arrows = D’une carte à l’autre dans votre main

## First lesson

lesson-goal = Chacun pose une carte face cachée, puis toutes sont dévoilées ensemble et entrent dans les files. Qui rend une file trop longue en prend les cartes. Le plus petit total gagne.
lesson-join = Un nombre va dans la file dont la dernière carte est juste en dessous de lui. Soulevez une carte pour voir où elle irait, puis jouez-en une plus grande que le bout d’une file.
lesson-join-done = C’est ainsi que les cartes trouvent leur file : toujours en montant, toujours avec le plus petit écart.
lesson-join-low = Votre carte était plus petite que le bout de chaque file : il fallait en prendre une. Cela arrive ; les grands nombres l’évitent.
lesson-full = Une file contient quatre voitures. Avec la cinquième, vous prenez toute la file, et la case rouge dit ce que cela coûte à présent. Un nombre trop petit pour toutes les files vous fait prendre la file de votre choix.
lesson-trailer = Une remorque s’attelle à la dernière voiture d’une file et n’occupe pas de place. Ici, la moitié des cartes sont des remorques : jouez-en une plus grande que le bout d’une file.
lesson-trailer-done = C’est attelé. La file n’est pas plus longue, mais elle se termine par un nombre plus grand.
lesson-trailer-still = Ce n’était pas une remorque, ou elle était trop petite pour toutes les files. Une remorque a des bords droits et un timon.
lesson-special = Les cartes spéciales n’ont pas de numéro et vous choisissez leur file : l’ambulance va en tête, la voiture de police au bout, la dépanneuse charge la voiture qui la précède. Jouez-en une.
lesson-special-done = Bien garé. N’importe quel nombre peut suivre une carte spéciale, et le trou laissé par une dépanneuse peut être comblé.
lesson-special-still = C’était un nombre. Jouez une ambulance, une voiture de police ou une dépanneuse ; si vous n’en avez pas reçu, recommencez cette étape.

## Headings of the rulebook

section-specials = Cartes spéciales
section-count = Le décompte
section-younger = Pour les plus jeunes
