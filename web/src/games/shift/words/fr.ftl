### Rush Hour Shift dans le navigateur : noms des coups, plateau, main, leçon, éditeur.
### $vehicle est une lettre, gold ou silver ; $section est L ou R ; $place est L, C ou R.

## Coups

move-play = Jouer { word-card }
move-drive = { word-spaces } { word-way }
move-shift = { word-rows }
move-stop =
    { $what ->
        [shift] Renoncer au décalage
       *[steps] Renoncer aux cases restantes
    }
name-vehicle =
    { $vehicle ->
        [gold] { vehicle-hero-gold }
        [silver] { vehicle-hero-silver }
       *[letter] Véhicule { $vehicle }
    }
name-section =
    { $section ->
        [L] Section gauche
        [lower] Section du bas
        [upper] Section du haut
       *[R] Section droite
    }
name-colour =
    { $colour ->
        [blue] bleu
        [green] vert
        [tan] beige
        [white] blanc
        [orange] orange
        [red] rouge
        [black] noir
        [yellow] jaune
        [silver] argenté
       *[gold] doré
    }
name-place =
    { $place ->
        [L] section gauche
        [lower] section du bas
        [upper] section du haut
        [R] section droite
       *[C] centre
    }

## Plateau

board-name = Plateau
board-you = vous
board-vehicle =
    { $vehicle ->
        [gold] { name-vehicle }, { name-place }, { word-cell }
        [silver] { name-vehicle }, { name-place }, { word-cell }
       *[letter] { name-vehicle }, { name-colour }, { name-place }, { word-cell }
    }
board-section =
    { $place ->
        [up] { $rows ->
            [one] { name-section }, { $rows } rangée plus haut que le centre
           *[other] { name-section }, { $rows } rangées plus haut que le centre
        }
        [down] { $rows ->
            [one] { name-section }, { $rows } rangée plus bas que le centre
           *[other] { name-section }, { $rows } rangées plus bas que le centre
        }
        [left] { $rows ->
            [one] { name-section }, { $rows } case à gauche du centre
           *[other] { name-section }, { $rows } cases à gauche du centre
        }
        [right] { $rows ->
            [one] { name-section }, { $rows } case à droite du centre
           *[other] { name-section }, { $rows } cases à droite du centre
        }
       *[level] { name-section }, alignée sur le centre
    }
board-locked = Verrouillée : { word-vehicle } est à cheval sur la jointure
board-zoom = Agrandir le plateau
board-pan = Route, à faire défiler
board-keys = Flèches : déplacer ; Retour arrière : annuler un coup ; Entrée : valider un tour prêt.
keys-arrows = Déplacer ce qui est choisi ; sinon votre voiture héroïne
keys-far = Déplacer aussi loin que possible
keys-letter = Choisir le véhicule qui porte cette lettre ; s’il ne peut avancer que d’une case, il y va
keys-hero = Choisir votre voiture héroïne
keys-section = Choisir la section où commence { seat-gold }, ou celle où commence { seat-silver }

## Main

name-card-brief =
    { $card ->
        [M1] Dépl. 1
        [M2] Dépl. 2
        [M3] Dépl. 3
        [M4] Dépl. 4
        [MS1] Dépl. 1 + décalage
        [MS2] Dépl. 2 + décalage
        [MS3] Dépl. 3 + décalage
       *[other] { name-card }
    }
hand-own = Votre main
hand-other = { word-seat }, en main : { $count }
hand-pile = Pioche : { $count }
hand-discards = Défausse : { $count }
hand-no-discards = Les cartes jouées seront ici.
hand-none = Pas encore de cartes.
hand-new = nouvelle
hand-play = Carte jouée
hand-theirs = { word-seat } : { $card }
hand-due = À faire
due-step =
    { $done ->
        [yes] case parcourue
       *[no] case à parcourir
    }
due-shift =
    { $done ->
        [yes] décalage fait
       *[no] décalage à faire
    }
due-slide =
    { $done ->
        [yes] glissement fait
       *[no] glissement à faire
    }

## Première leçon

lesson-goal = Vous conduisez la voiture héroïne dorée, vers les flèches jaunes. La première voiture entièrement sortie par l’autre bout gagne. D’autres véhicules barrent la route, mais vous pouvez les déplacer, et même la route elle-même.
lesson-move = Votre voiture dorée va vers les flèches jaunes, mais le véhicule A barre la route. Jouez « Déplacement 3 » : une case avec A, deux avec votre voiture héroïne.
lesson-move-done = Bien conduit. Vous répartissez les cases d’une carte entre tous les véhicules, sauf la voiture héroïne adverse.
lesson-shift = Le camion A vous barre le passage. Jouez « Décalage » et tirez sur le côté la section de votre voiture héroïne, jusqu’à ce que le passage soit libre devant elle.
lesson-shift-done = C’est la route qui a bougé, avec tout ce qu’elle porte. Une rangée doit toujours traverser les trois sections.
lesson-lock = Le véhicule A est à cheval sur la jointure et la verrouille. Jouez « Déplacement 1 et décalage » : dégagez d’abord A, puis décalez la section de votre voiture héroïne.
lesson-lock-done = Le verrou saute dès que plus rien n’est à cheval sur la jointure. Déplacement et décalage se font dans l’ordre de votre choix.
lesson-slide = Le camion A, en travers, vous barre le passage. Jouez « Glissement » et poussez-le aussi loin que possible, du côté où il y a le plus de place.
lesson-slide-done = Un glissement va d’un seul trait aussi loin que la route est libre, ou s’arrête plus tôt. Le passage est libre.
lesson-win = Plus rien devant vous. Jouez « Glissement » et menez votre voiture héroïne jusqu’au drapeau à damier, tout entière dehors.
lesson-win-done = C’est ainsi qu’on gagne. À moitié dehors, cela n’aurait pas suffi.
lesson-move-also = Cela fonctionne aussi : une case de plus. Les cases d’une carte se répartissent entre tous les véhicules, sauf la voiture héroïne adverse.
lesson-move-still = Votre voiture héroïne n’a pas bougé. Une case suffit à dégager A, les deux autres sont pour votre voiture héroïne.
lesson-shift-still = Le camion A est toujours devant votre voiture héroïne. Décalez la section où elle se trouve d’au moins deux cases.
lesson-shift-other = C’était la section d’Argenté. Décalez celle de votre voiture héroïne : le camion A est toujours devant elle.
lesson-lock-still = La section de votre voiture héroïne n’a pas bougé. Dégagez d’abord A de la jointure, puis décalez la section, le tout en un seul tour.
lesson-slide-still = Le camion A vous barre toujours le passage. Poussez-le du côté où il y a le plus de place, aussi loin que possible.
lesson-win-still = Votre voiture héroïne n’est pas tout entière dehors. Menez-la d’un seul trait jusqu’au drapeau à damier.

## Configurations au choix

setup-any = N’importe laquelle

## Éditeur de configuration

editor-title = Créer une configuration
editor-intro = Faites glisser des véhicules du parking sur la route, ou appuyez sur l’un d’eux pour l’ajouter. La voiture dorée part à gauche, l’argentée à droite.
editor-shelf = Parking
editor-add-car = Ajouter un véhicule de 2 cases
editor-add-truck = Ajouter un véhicule de 3 cases
editor-add-gold = Ajouter la voiture héroïne dorée
editor-add-silver = Ajouter la voiture héroïne argentée
editor-turn = Pivoter
editor-remove = Retirer
editor-clear = Vider la route
editor-undo = Annuler
editor-load = Partir d’une configuration imprimée
editor-number = Configuration { $number }
editor-keys = Flèches : déplacer ; R : pivoter ; Suppr : retirer.
editor-counts = Longueur 2 : { $short } sur 8. Longueur 3 : { $long } sur 4.
editor-full = Il n’y a pas de place. Retirez d’abord un véhicule.
editor-checking = Vérification…
editor-valid = Cette configuration est jouable.
editor-wrong = Pas encore prête :
editor-unreadable = Ce n’est pas le dessin d’une configuration. Il faut six rangées de 14 cases avec | aux deux jointures.
editor-unreachable = Le serveur ne répond pas : la configuration n’est pas vérifiée.
editor-play = Jouer cette configuration
editor-here = Sur cet appareil
editor-friends = Entre amis
editor-computer = Contre l’ordinateur
editor-share = Partager
editor-text = En texte
editor-link = En lien
editor-copy-text = Copier le texte
editor-copy-link = Copier le lien
editor-copied = Copié.
editor-use-text = Utiliser ce texte
