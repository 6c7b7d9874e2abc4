### Shuttles : les mots du jeu.
### $seat et $other valent south ou north ; $shuttle est un numéro, 4 étant le centre ; $way vaut left ou right.
### $start, $end et $space sont des noms de cases comme 3a4 ou s2.

game-name = Shuttles
game-line = Poussez le labyrinthe de côté : cinq pions, sept navettes, et un adversaire qui les repousse.

## Places

seat-south = Sud
seat-north = Nord

## Éléments des phrases ci-dessous

word-seat =
    { $seat ->
        [north] { seat-north }
       *[south] { seat-south }
    }
word-turns =
    { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
word-other =
    { $other ->
        [north] { seat-north }
       *[south] { seat-south }
    }
word-shuttle =
    { $shuttle ->
        [4] la navette centrale
       *[other] la navette { $shuttle }
    }
word-shuttle-start =
    { $shuttle ->
        [4] La navette centrale
       *[other] La navette { $shuttle }
    }
word-way =
    { $way ->
        [left] vers la gauche
        [up] vers le haut
        [down] vers le bas
       *[right] vers la droite
    }

## Le plateau

SHUT-1 = Sept navettes sont posées côte à côte entre les deux blocs de départ. Trois sont à vous et trois à l’adversaire, selon leur couleur ; celle du centre n’est à personne.
    .title = Sept navettes
SHUT-2 = Chaque navette a deux rangées de 7 cases. Des barrières séparent les deux rangées dans certaines colonnes, et certaines cases voisines d’une même rangée. Une navette coulisse à gauche et à droite, de deux crans de chaque côté du milieu.
    .title = Navettes et barrières
    .refusal = La case { $space } n’existe pas sur ce plateau. Choisissez-en une qui est dessinée.
SHUT-3 = Un bloc de départ est une rangée de cinq cases au bout du plateau, face aux colonnes deux à six des navettes alignées. Votre bloc de départ est le bloc d’arrivée de l’adversaire, et inversement.
    .title = Départ et arrivée
SHUT-4 = Au début, toutes les navettes sont alignées et vos cinq pions remplissent votre bloc de départ.
    .title = Mise en place
SHUT-5 = Les cases de deux navettes qui se touchent, ou d’une navette et d’un bloc, sont voisines quand elles se trouvent à ce moment dans la même colonne. S’il en manque une, il y a un vide. Aucune barrière entre les navettes ni devant les blocs.
    .title = Voisines et vides

## Le tour

SHUT-10 = On tire à pile ou face qui commence ; ensuite, chacun son tour. À chaque tour, un seul coup : déplacer une navette, déplacer un pion, sauter ou déplacer la navette centrale. Passer est interdit.
    .title = Votre tour
    .refusal =
        { $case ->
            [wait] C’est à { word-seat } de jouer. Attendez votre tour.
            [tossed] Le tirage est fait : c’est à { word-seat } de jouer.
           *[toss] D’abord pile ou face. Un instant.
        }
SHUT-11 = Déplacez une de vos navettes d’un cran à gauche ou à droite. Les pions posés dessus l’accompagnent et ne la retiennent jamais. Elle ne dépasse pas son dernier cran.
    .title = Déplacer une navette
    .refusal = { word-shuttle-start } est à son dernier cran de ce côté. Déplacez-la dans l’autre sens ou jouez autre chose.
SHUT-12 = Déplacez un de vos pions en ligne droite, en avant, en arrière ou de côté, d’autant de cases que vous voulez, mais d’une au moins. Il ne franchit ni barrière, ni pion, ni vide. Il peut traverser plusieurs navettes là où elles s’alignent.
    .title = Déplacer un pion
    .refusal =
        { $case ->
            [empty] Il n’y a pas de pion sur { $start }. Choisissez un des vôtres.
            [theirs] Le pion sur { $start } est à l’adversaire. Choisissez un des vôtres.
            [still] Un pion avance d’une case au moins. Choisissez une autre case.
            [barrier] Le pion ne passe pas : il y a une barrière à côté de { $space }. Arrêtez-vous là ou passez ailleurs.
            [void] Le pion ne passe pas : après { $space }, c’est le vide. Arrêtez-vous là ou alignez d’abord les navettes.
           *[piece] Le pion ne passe pas : { $space } est occupée. Arrêtez-vous avant ou passez ailleurs.
        }
SHUT-13 = Sautez par-dessus un seul pion adverse, voisin du vôtre, et retombez sur la case juste derrière, qui doit être libre. Votre tour s’arrête là. Ni barrière ni vide sur le chemin. Le pion sauté reste en place.
    .title = Sauter
    .refusal =
        { $case ->
            [barrier] Impossible de sauter ici : il y a une barrière à côté de { $space }.
            [nobody] Il n’y a pas de pion adverse à sauter sur { $space }. Déplacez-vous simplement.
            [landing] Impossible de retomber sur { $space } : la case est occupée.
           *[distance] Un saut retombe juste derrière le pion voisin, et { $space } n’y est pas.
        }
SHUT-14 = Chacun peut déplacer la navette centrale d’un cran à gauche ou à droite, sauf si l’autre vient de le faire au tour précédent. L’avoir déplacée vous-même la dernière fois n’empêche rien.
    .title = Navette centrale
    .refusal = L’adversaire vient de déplacer la navette centrale. Laissez-la pour ce tour.

## Ce qui est interdit

SHUT-20 = Il est interdit de sauter son propre pion, deux pions ou plus, en diagonale ou par-dessus un vide ; un pion ne se déplace pas non plus en diagonale.
    .title = Sauts interdits
    .refusal =
        { $case ->
            [own] On ne saute pas par-dessus son propre pion.
            [two] On ne saute que par-dessus un seul pion.
            [void] On ne saute pas par-dessus un vide. Alignez d’abord les navettes.
           *[diagonal] En ce moment, { $start } et { $end } ne sont pas en ligne. Les pions vont tout droit, jamais en diagonale.
        }
SHUT-21 = Il est interdit de déplacer une navette et un pion dans le même tour, ainsi qu’une navette de la couleur adverse.
    .title = Pas touche
    .refusal = { word-shuttle-start } est à l’adversaire. Déplacez une des vôtres ou celle du centre.
SHUT-22 = Un pion sorti de votre bloc de départ n’y revient jamais. Un déplacement s’arrête avant, et aucun saut n’y retombe.
    .title = Pas de retour
    .refusal = Le pion sur { $start } est sorti de votre bloc de départ et ne peut pas y revenir.
SHUT-23 = Tant qu’un de vos cinq pions est encore dans votre bloc de départ, aucun n’entre dans votre bloc d’arrivée. Un déplacement s’arrête avant, et aucun saut n’y retombe.
    .title = Tous dehors d’abord
    .refusal =
        { $left ->
            [one] L’arrivée est encore fermée : il reste { $left } pion dans votre bloc de départ. Sortez-le d’abord.
           *[other] L’arrivée est encore fermée : il reste { $left } pions dans votre bloc de départ. Sortez-les d’abord.
        }

## Ce qui est permis

SHUT-30 = Dans votre bloc de départ et dans votre bloc d’arrivée, un pion peut aller de côté, en glissant ou en sautant.
    .title = De côté dans un bloc
SHUT-31 = Vous pouvez vous déplacer et sauter sur la navette centrale même si l’adversaire vient de la bouger.
    .title = Sur la navette centrale
SHUT-32 = Un pion peut ressortir de l’arrivée.
    .title = Ressortir de l’arrivée

## La fin

SHUT-40 = Vous gagnez dès que vos cinq pions sont dans votre bloc d’arrivée.
    .title = Comment gagner
    .end =
        { $for ->
            [winner] Vous avez gagné : vos cinq pions sont arrivés !
            [loser] Vous avez perdu : { word-seat } a ses cinq pions à l’arrivée.
           *[other] { word-seat } a ses cinq pions à l’arrivée et a gagné.
        }
    .refusal = La partie est finie : les cinq pions sont arrivés. Commencez-en une autre pour rejouer.
SHUT-41 = Si l’adversaire refuse de libérer son bloc de départ, vous pouvez réclamer la victoire. Il y a refus quand, au début de votre tour, aucun de vos pions n’est dans votre bloc de départ, votre bloc d’arrivée est plein, au moins un pion n’en est jamais sorti, et que tout cela était déjà vrai au tour précédent, où l’adversaire aurait pu sortir un tel pion mais a fait autre chose. Il n’est pas nécessaire qu’un de vos pions soit déjà dans votre bloc d’arrivée : cinq pions qui ne partent jamais sont aussi un refus. L’adversaire est averti dès que ce bloc est plein et que vos cinq pions sont sortis.
    .title = Réclamer la victoire
    .end =
        { $for ->
            [winner] Vous avez gagné : vous avez réclamé la victoire, car le bloc n’a pas été libéré !
            [loser] Vous avez perdu : { word-seat } a réclamé la victoire, car le bloc n’a pas été libéré.
           *[other] { word-seat } a réclamé la victoire, car le bloc n’a pas été libéré.
        }
    .refusal =
        { $case ->
            [over] La partie est finie : la victoire a été réclamée. Commencez-en une autre pour rejouer.
           *[no-right] Vous ne pouvez pas réclamer la victoire maintenant. Il faut que vos cinq pions soient sortis, que votre bloc d’arrivée soit plein et que l’adversaire ait refusé d’en sortir un pion.
        }
SHUT-42 = La partie est nulle quand la même position se présente pour la troisième fois (la position de départ compte), ou après le tour 400 sans vainqueur ; les tours des deux camps comptent. Même position : mêmes pions, mêmes navettes, même camp à jouer, même droit sur la navette centrale et même droit de réclamer la victoire. Une victoire passe avant la partie nulle.
    .title = Partie nulle
    .end =
        { $case ->
            [turns] Partie nulle : { word-turns } sans vainqueur.
           *[repetition] Partie nulle : la même position est revenue pour la troisième fois.
        }
    .refusal = La partie est finie : elle est nulle. Commencez-en une autre pour rejouer.

## Barre d’action

ask-toss = On tire à pile ou face qui commence.
ask-move = { word-seat } : déplacez un pion ou une navette.
ask-move-but-centre = { word-seat } : déplacez un pion ou une de vos navettes. La navette centrale se repose ce tour-ci.
ask-vacate = { word-seat } : votre bloc est plein. Sortez un pion si vous le pouvez, sinon votre adversaire pourra réclamer la victoire.
ask-claim = { word-seat } : l’adversaire n’a pas libéré le bloc. Vous pouvez réclamer la victoire.
ask-wait = C’est à { word-seat } de jouer.
ask-won = { word-seat } a gagné.
ask-claimed = { word-seat } a réclamé la victoire et gagné.
ask-drawn = La partie est nulle.

## Journal

event-starts = { word-seat } gagne à pile ou face et commence.
event-slid = { word-seat } va de { $start } à { $end }.
event-jumped = { word-seat } saute de { $start } à { $end }.
event-shuttled = { word-seat } déplace { word-shuttle } d’un cran { word-way }.
event-warned = { word-seat }, votre bloc est plein : sortez un pion dès que possible, sinon { word-other } pourra réclamer la victoire.
event-claimed = { word-seat } réclame la victoire et gagne !
event-won = { word-seat } a ses cinq pions à l’arrivée et gagne !
event-drawn =
    { $case ->
        [turns] Partie nulle : { word-turns } sans vainqueur.
       *[repetition] Partie nulle après { word-turns } : la même position pour la troisième fois.
    }

## Options

preset-usual = Les règles complètes
    .help = Le plateau de la règle, avec ses barrières.
preset-family = En famille
    .help = Un plateau ouvert : pas de barrière entre cases voisines d’une rangée.
preset-younger = Pour les plus jeunes
    .help = Le plateau ouvert, et partie nulle après 120 tours.
option-board = Plateau
    .help = Le plateau reconstitué, ou le vôtre, depuis un fichier.
    .mark = Nom du plateau
    .offset-limit = De combien de crans une navette va de chaque côté
    .block-first = Première case des blocs de départ, comptée à partir de 0
    .shuttle = Navette { $number }, en partant du nord
    .owner = À qui elle est : south, north ou centre
    .drawing = Dessin, le nord en haut
option-first = Qui commence
    .help = À pile ou face, Sud ou Nord.
option-repetition = Répétition
    .help = La même position pour la troisième fois rend la partie nulle. Désactivée : la partie continue.
option-turn-limit = Limite de tours
    .help = Après autant de tours, la partie est nulle. Sans nombre, elle continue.

## Ce qui ne va pas dans un plateau à soi ; partie d’une ligne. $field et $fields sont des mots du fichier

board-shuttle = navette { $number } (entrée { $entry } de shuttles)
board-line = ligne { $line }
board-column = caractère { $column }
wrong-board = { $value } n’est ni default ni une table de { $fields } ; en ligne de commande : board=@FICHIER.toml
wrong-board-unknown = ce champ n’existe pas ; il y a { $fields }
wrong-board-missing = manque
wrong-board-name = { $value } n’est pas une ligne de 1 à { $most } caractères
wrong-board-size = un bloc a exactement { $due } places, pas { $value }
wrong-board-list = n’est pas une liste
wrong-board-count = il en faut { $due }, du nord au sud, pas { $given }
wrong-board-large = n’a pas la même taille que pour { $other }
wrong-board-centre = la navette centrale est le numéro { $number }, au milieu, et aucune autre
wrong-board-owned = { $seat } doit en avoir { $due }, pas { $given }
wrong-board-shuttle = une navette a les champs owner et drawing
wrong-board-lines = n’est pas une liste de lignes
wrong-board-rows = il faut { $due } rangées séparées par une ligne de barrières, pas { $given } lignes
wrong-board-row = une rangée a de { $least } à { $most } cases, avec un signe entre deux voisines
wrong-board-wide = est plus large que la ligne 1, qui a { $wide } caractères
wrong-board-mark = { $mark } se trouve là où il faut { $wanted }
wrong-board-beyond = le bloc finirait à la colonne { $end }, une rangée finit à { $last } ; chaque place a besoin d’une voisine
wrong-board-middle = un demi-tour doit changer un bloc en l’autre : les blocs doivent être au milieu de la rangée
wrong-board-turned = doit être comme pour { $other } après un demi-tour du plateau

## D’où vient une règle

mark-book = selon la règle du jeu
mark-ruling = notre décision
mark-rebuilt = reconstitué
board-rebuilt = L’image du plateau imprimé est perdue. Celui-ci est reconstitué d’après la règle et des descriptions du brevet de l’inventeur ; vous pouvez mettre le vôtre à la place.

## Mots du dessin en lettres

drawing-board = plateau
drawing-rebuilt = reconstitué
drawing-own = personnel
