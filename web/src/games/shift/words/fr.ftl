### Rush Hour Shift dans le navigateur : noms des coups, plateau, main, leçon, éditeur.
### $vehicle est une lettre, gold ou silver ; $section est L ou R ; $place est L, C ou R.

## Coups

move-play = Jouer { word-card }
move-drive = { name-vehicle } : { word-spaces } { word-way }
move-shift = { name-section } : { word-rows }
move-stop = Renoncer aux pas restants
name-vehicle =
    { $vehicle ->
        [gold] { vehicle-hero-gold }
        [silver] { vehicle-hero-silver }
       *[letter] Véhicule { $vehicle }
    }
name-section =
    { $section ->
        [L] Section gauche
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
       *[gold] or
    }
name-place =
    { $place ->
        [L] section gauche
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
       *[level] { name-section }, à la hauteur du centre
    }
board-locked = Verrouillée : { word-vehicle } est à cheval sur la jointure
board-zoom = Agrandir le plateau
board-pan = Route, se déplace latéralement
board-keys = Les flèches le déplacent d’une case, Retour arrière annule un pas.
board-keys-slide = Les flèches choisissent la distance, Entrée le fait glisser, Échap annule.
board-keys-section = Flèche haut et flèche bas choisissent le nombre de rangées, Entrée décale, Échap annule.

## Main

hand-own = Votre main
hand-other = Main d’{ word-seat } : { $count }
hand-pile = Pioche : { $count }
hand-discards = Défausse : { $count }
hand-no-discards = Les cartes jouées seront ici.
hand-none = Pas encore de cartes.
hand-new = nouvelle
hand-play = En jeu
hand-due = Ce qui reste à faire
due-step =
    { $done ->
        [yes] pas fait
       *[no] pas à faire
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

lesson-move = Or roule vers la droite, et le véhicule A barre la route. Jouez Déplacement 3 : un pas avec A, deux avec votre voiture héroïne.
lesson-move-done = Bien conduit. Vous répartissez les pas d’une carte entre tous les véhicules, sauf la voiture héroïne adverse.
lesson-shift = Le camion A bloque votre voie. Jouez Décalage et tirez la section gauche vers le haut ou le bas, jusqu’à ce qu’une voie libre s’ouvre devant votre voiture héroïne.
lesson-shift-done = C’est la route qui a bougé, avec tout ce qu’elle porte. Une rangée doit toujours traverser les trois sections.
lesson-lock = Le véhicule A est à cheval sur la jointure et la verrouille. Jouez Déplacement et décalage 1 : dégagez d’abord A, puis décalez la section gauche.
lesson-lock-done = Les verrous tombent dès que plus rien n’est à cheval sur la jointure. Les pas et le décalage se font dans l’ordre de votre choix.
lesson-slide = Le camion A est en travers de votre voie. Jouez Glissement et envoyez-le vers le haut ou le bas, aussi loin que vous voulez.
lesson-slide-done = Un glissement va aussi loin que la route est libre, d’un seul trait. La voie est à vous.
lesson-win = Plus rien devant vous. Jouez Glissement et faites sortir votre voiture héroïne tout entière par le bout droit.
lesson-win-done = C’est ainsi qu’on gagne. À moitié dehors, cela n’aurait pas suffi.

## Éditeur de configuration

editor-title = Dessiner une configuration
editor-intro = Faites glisser des véhicules du parking sur la route, ou appuyez sur l’un d’eux pour l’ajouter. Or part du bout gauche, Argent du bout droit.
editor-shelf = Parking
editor-add-car = Ajouter un véhicule de 2 cases
editor-add-truck = Ajouter un véhicule de 3 cases
editor-add-gold = Ajouter la voiture héroïne or
editor-add-silver = Ajouter la voiture héroïne argentée
editor-turn = Tourner
editor-remove = Retirer
editor-clear = Vider la route
editor-undo = Annuler
editor-load = Partir d’une configuration imprimée
editor-number = Configuration { $number }
editor-keys = Les flèches le déplacent, R le tourne, Suppr le retire.
editor-counts = Longueur 2 : { $short } sur 8. Longueur 3 : { $long } sur 4.
editor-full = Il n’y a pas de place. Retirez d’abord un véhicule.
editor-checking = Vérification…
editor-valid = Cette configuration est jouable.
editor-wrong = Pas encore prête :
editor-unreadable = Ce n’est pas le dessin d’une configuration. Il faut six rangées de 14 cases avec | aux deux jointures.
editor-unreachable = Le serveur ne répond pas : la configuration n’est pas vérifiée.
editor-play = La jouer
editor-here = Sur cet appareil
editor-friends = Avec quelqu’un
editor-computer = Contre l’ordinateur
editor-share = La partager
editor-text = En texte
editor-link = En lien
editor-copy-text = Copier le texte
editor-copy-link = Copier le lien
editor-copied = Copié.
editor-use-text = Utiliser ce texte
