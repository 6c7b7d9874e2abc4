### Ce que seul le navigateur dit de Rush & Bash ; tout le reste vient avec les règles du jeu.

## Cases

space-lane = case { $number } de la { word-lane } sur { word-tile }
space-portal =
    { $side ->
        [a] portail gauche de la { word-lane } sur { word-tile }
       *[b] portail droit de la { word-lane } sur { word-tile }
    }
space-rope = case { $number } du pont suspendu
space-deck = case { $number } du pont 3D
space-clearing = clairière { $number } dans la jungle
space-lake = le lac
word-lane =
    { $lane ->
        [L] voie de gauche
        [R] voie de droite
       *[M] voie du milieu
    }
word-tile =
    { $tile ->
        [0] la tuile de départ
       *[other] la tuile { $tile }
    }
spot-lane = { spot-tile }, { spot-side }, case { $number }
spot-portal =
    { $side ->
        [a] { spot-tile }, { spot-side }, portail gauche
       *[b] { spot-tile }, { spot-side }, portail droit
    }
spot-clearing = clairière { $number }
spot-tile =
    { $tile ->
        [0] la tuile de départ
       *[other] la tuile { $tile }
    }
spot-side =
    { $lane ->
        [L] voie de gauche
        [R] voie de droite
       *[M] voie du milieu
    }
word-thing =
    { $thing ->
        [bomb] bombe
        [boulder] rocher
        [snout] le Museau
       *[car] { word-car }
    }
space-ahead =
    { $steps ->
        [1] { $space }, juste devant : { word-thing }
       *[other] { $space }, { $steps } cases devant : { word-thing }
    }
space-holds = { $space }, occupée : { word-thing }

## Voitures et bande de classement

strip-name = Bande de classement
strip-deck =
    { $deck ->
        [rush] pioche Rush
       *[sprint] pioche Sprint
    }
strip-round = Manche { $round }
car-own = Vous
car-bot = Autonome
car-says = Position { $place }, { strip-deck } : { word-car }{ $you ->
        [yes] {" "}(vous)
        [bot] {" "}(autonome)
       *[no] {""}
    }, { $space }, { car-life }
car-life =
    { $life ->
        [one] { $life } point de vie
       *[other] { $life } points de vie
    }
car-energy = énergie { $energy }
car-cards = en main : { $sprint } Sprint, { $rush } Rush
car-finished = ligne d’arrivée franchie
car-stands = { word-car } : { $space }.

## Piste et main

board-name = Plateau
board-course = Le circuit
board-whole = Montrer tout le circuit
board-follow = Suivre votre voiture
board-watch = Suivre la course
board-shown = Une partie du circuit ; déplacez-la avec les flèches
board-tap = Cases marquées : touchez une fois pour voir, encore une fois pour jouer.
board-again = Touchez encore pour jouer.
hand-own = Votre main
hand-none = Aucune carte.
hand-again = Jouer
hand-back =
    { $deck ->
        [rush] Carte Rush
       *[sprint] Carte Sprint
    }
deck-count =
    { $deck ->
        [rush] Pioche Rush : { $count }
       *[sprint] Pioche Sprint : { $count }
    }
deck-thrown = Défausse
deck-none = encore rien
aside-cards = Pioches
aside-ability = Votre pouvoir
aside-level = { $level } : { $does }
die-says = Dé : { $number }

## Coups

move-does = { $move } : { $does }
move-drop = Défausser { word-card }
move-level = Niveau { $level } : { $does }
move-leave = Laisser vide la jointure avant { word-tile }
move-use = Utiliser { word-effect }
move-no = Renoncer
move-done = S’arrêter là
move-end = Finir le tour
move-slide = Lancer le dé
group-level = Pouvoir
group-space = Case
group-steer = Aller sur
group-bomb = Bombe sur
group-Drive = Chemin
group-Steps = Case suivante
group-Mine = Bombe sur
group-Falls = Rocher sur
group-SnoutWalk = Museau sur
effect-steer = donner un coup de volant
effect-bomb = poser une bombe
effect-missile = tirer un missile
effect-repair = réparer
effect-star = prendre de l’énergie
level-drive = avancer de { $spaces } cases
level-card = jouer une carte de plus
level-broadside = un missile dans chaque voie, puis avancer de { $spaces } cases
level-rob = avancer de { $spaces } cases au plus et prendre une carte à chaque voiture doublée
level-scrap = chaque adversaire perd une carte, puis avancer de { $spaces } cases au plus
level-leap = avancer de { $spaces } cases au plus, par-dessus tout
level-mine = avancer de { $spaces } cases au plus, puis faire exploser jusqu’à { $bombs } bombes derrière vous
level-plough = avancer de { $spaces } cases au plus en dégageant bombes et rochers

## Ce que ferait un coup

way-and = {", "}
way-drives =
    { $count ->
        [one] avance de { $count } case : { $space }
       *[other] avance de { $count } cases : { $space }
    }
way-car = percute { word-car }
way-bomb = une bombe explose
way-boulder = un rocher est touché
way-snout = percute le Museau
way-damage = { word-car } : −{ $life } vie
way-off = { word-car } sort de la piste, retour : { $space }
way-push = { word-car } est poussé : { $space }
way-missile =
    { $target ->
        [car] le missile touche { word-car }
       *[none] le missile touche : { $space }
    }
way-lost = le missile ne touche rien
way-lay = bombe : { $space }
way-fall = rocher : { $space }
way-lift = la pièce la plus en arrière est retirée : { $space }
way-clear = la bombe est dégagée
way-repair = vie +1
way-star = énergie +1
way-may = vous pouvez d’abord { $does }
way-portal = par le portail : { $space }
way-clearing = dans la jungle : { $space }
way-land = redescend : { $space }
way-finish = franchit la ligne d’arrivée
way-walk = le Museau va : { $space }
way-flee = le Museau rentre chez lui
way-boost = boost : une carte Sprint s’y ajoute
way-roll-geyser = puis le dé : geyser
way-roll-snout = puis le dé : le Museau
way-roll-bridge = puis le dé : pont suspendu
way-roll-volcano = puis le dé : volcan
way-roll-landslide = puis le dé : éboulement

## Touches

keys-arrows = D’une carte à l’autre de votre main
keys-course = D’une case à l’autre, là où vous pouvez choisir
keys-view = Tout le circuit, ou suivre votre voiture

## Les circuits et leur éditeur

course-first-race = Première course
course-landslide = Sous la falaise
course-jungle = À travers la jungle
course-portals = D’anneau en anneau
course-lake = Par-dessus le lac
course-snout = Devant le Museau
course-wild = Le tour sauvage
editor-title = Construire un circuit
editor-intro = Posez des tuiles l’une après l’autre jusqu’à ce que la route revienne au départ. Prenez-les dans la réserve, faites-les glisser à leur place, changez le sens des virages, retournez les tuiles.
editor-course = Votre circuit
editor-place =
    { $at ->
        [0] { $what }
       *[other] Place { $at } sur { $of } : { $what }
    }
editor-tile = tuile { $tile }, { $what }
editor-shape =
    { $shape ->
        [left] virage à gauche
        [right] virage à droite
        [start] départ et arrivée
       *[straight] ligne droite
    }
editor-keys = Les flèches vont d’une tuile à l’autre ; avec Maj, elles la déplacent. R change le sens d’un virage, F retourne une tuile, Suppr la retire.
editor-choose = Choisissez une tuile pour la modifier.
editor-turn = Changer le sens
editor-flip = Retourner
editor-earlier = Plus tôt
editor-later = Plus tard
editor-remove = Retirer
editor-undo = Annuler
editor-clear = Recommencer
editor-shelf = Tuiles à prendre
editor-shelf-plain = Faces A
editor-shelf-special = Tuiles spéciales
editor-add = Ajouter : { $what }
editor-taken = Chaque numéro n’existe qu’une fois, et celui-ci fait déjà partie de votre circuit.
editor-checking = Vérification …
editor-valid = Le circuit se referme. On peut y courir.
editor-wrong = Pas encore un circuit :
editor-unreachable = Le serveur ne répond pas : le circuit n’est donc pas vérifié.
editor-cars = Voitures
editor-about = environ { $minutes } min
editor-rounds = { $spaces } cases, près de { $rounds } manches ; une demi-minute par tour
editor-length = Longueur
editor-tiles = { $tiles } tuiles
editor-surprise = Surprenez-moi
editor-play = Y courir
editor-here = Sur cet appareil
editor-friends = Avec des amis
editor-computer = Contre l’ordinateur
editor-share = Le garder, le transmettre
editor-name = Nom
editor-save = Enregistrer
editor-nameless = Donnez d’abord un nom au circuit.
editor-saved = Enregistré dans ce navigateur.
editor-link = Sous forme de lien
editor-copy-link = Copier le lien
editor-copied = Copié.
editor-download = Enregistrer dans un fichier
editor-upload = Ouvrir un fichier
editor-bad-file = Ce fichier ne contient pas de circuit. Sa dernière ligne devrait nommer les tuiles, par exemple 01 02 03 08 04 07.
editor-kept = Vos circuits
editor-ready = Circuits tout prêts
editor-load = Ouvrir { $name }
editor-discard = Retirer { $name }

## Première leçon

lesson-goal = Un seul tour, et le premier à franchir la ligne gagne. Vous conduisez la voiture bleue et tenez trois cartes. Le nombre d’une carte dit de combien vous devez avancer ; son signe est un effet que vous pouvez utiliser avant.
lesson-goal-done = Voilà pour le but.
lesson-steer = Noir se trouve dans votre voie. Jouez une carte et utilisez d’abord son effet : un coup de volant vers la voie du milieu, puis passez.
lesson-steer-done = Beau coup de volant. L’effet d’abord, puis vous avez avancé exactement d’autant que le dit la carte.
lesson-steer-still = Vous êtes resté dans votre voie. Utilisez l’effet de la carte avant d’avancer.
lesson-bash = Mêmes cartes, autre plan : cette fois, pas de coup de volant. Foncez droit sur Noir.
lesson-bash-done = En plein dedans. Vous vous arrêtez, indemne ; Noir est endommagé et poussé de deux cases. Prenez donc garde à qui vous suit.
lesson-bash-still = Vous l’avez évité. Cette fois, jouez la carte sans son effet.
lesson-missile = Les missiles filent dans votre propre voie et touchent la première chose qui s’y trouve. Tirez sur Noir.
lesson-missile-done = Touché. Qui perd son dernier point de vie recule à un point de contrôle, réparé et avec un peu d’énergie.
lesson-missile-still = Aucun missile n’est parti. Jouez une carte et utilisez son effet.
lesson-ability = Une étoile vous donne de l’énergie, et l’énergie paie le pouvoir de votre voiture. Jouez une étoile, utilisez-la, puis employez votre pouvoir au niveau 1.
lesson-ability-done = C’était le missile du pirate, sans carte. Avec plus d’énergie, on peut davantage : une deuxième carte au niveau 2, un grand coup d’éclat au niveau 3.
lesson-ability-still = Le pouvoir n’a pas servi. Utilisez d’abord l’étoile, puis choisissez le pouvoir au lieu de terminer votre tour.
