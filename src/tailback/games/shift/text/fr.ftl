### Rush Hour Shift et Rush Hour Duo : les mots du jeu.
### $seat vaut gold ou silver ; $section vaut L ou R ; $card est un code de carte, ou ? si la carte est cachée.
### $vehicle et $other sont une lettre, ou gold ou silver pour une voiture héroïne (> et < sont affichés tels quels).
### $way vaut left, right, up ou down ; $spaces et $rows comptent dans ce sens.

game-name = Rush Hour Shift
game-line = Sortez votre voiture héroïne du bouchon et, quand plus rien n’avance, décalez la route elle-même.

## Places et véhicules

seat-gold = Doré
seat-silver = Argenté
vehicle-hero-gold = Voiture héroïne dorée
vehicle-hero-silver = Voiture héroïne argentée

## Éléments des phrases ci-dessous

word-seat =
    { $seat ->
        [silver] { seat-silver }
       *[gold] { seat-gold }
    }
word-vehicle =
    { $vehicle ->
        [gold] la voiture héroïne dorée
        [silver] la voiture héroïne argentée
       *[letter] le véhicule { $vehicle }
    }
word-vehicle-start =
    { $vehicle ->
        [gold] La voiture héroïne dorée
        [silver] La voiture héroïne argentée
       *[letter] Le véhicule { $vehicle }
    }
word-other =
    { $other ->
        [gold] la voiture héroïne dorée
        [silver] la voiture héroïne argentée
       *[letter] le véhicule { $other }
    }
word-section =
    { $section ->
        [L] la section gauche
        [lower] la section du bas
        [upper] la section du haut
       *[R] la section droite
    }
name-card =
    { $card ->
        [M1] Déplacement 1
        [M2] Déplacement 2
        [M3] Déplacement 3
        [M4] Déplacement 4
        [MS1] Déplacement 1 et décalage
        [MS2] Déplacement 2 et décalage
        [MS3] Déplacement 3 et décalage
        [SH] Décalage
       *[SL] Glissement
    }
word-card =
    { $card ->
        [hidden] une carte
       *[known] « { name-card } »
    }
word-cell = rangée { $row }, colonne { $column }
word-spaces =
    { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }
word-way =
    { $way ->
        [left] vers la gauche
        [right] vers la droite
        [up] vers le haut
       *[down] vers le bas
    }
word-rows =
    { $way ->
        [left] { word-rows-aside } { word-way }
        [right] { word-rows-aside } { word-way }
       *[other] { $rows ->
            [one] { $rows } rangée { word-way }
           *[other] { $rows } rangées { word-way }
        }
    }
word-rows-aside =
    { $rows ->
        [one] { $rows } case
       *[other] { $rows } cases
    }

## Mise en place

SHIFT-1 = Au début, les trois sections sont à la même hauteur et dessinent un seul rectangle de 6 rangées et 14 colonnes : 5 colonnes à gauche, 4 au centre, 5 à droite.
    .title = Une grille bien droite
    .refusal = Au départ, les trois sections sont alignées ; dessinez six rangées complètes de 14 cases.
SHIFT-2 = Placez les véhicules selon l’une des dix configurations imprimées, ou inventez la vôtre. La page des configurations de Duo est perdue : Duo reprend donc les dix mêmes.
    .title = Placer les véhicules
    .refusal = Aucun véhicule ne s’appelle { $vehicle } sur cette grille. Choisissez-en un qui s’y trouve.
SHIFT-3 = Votre configuration compte exactement une voiture héroïne dorée et une argentée, toutes deux le long d’une rangée : la dorée sur les colonnes 1 et 2, l’argentée sur les colonnes 13 et 14. Les véhicules bloquants occupent 2 ou 3 cases ; il y en a au plus 8 de longueur 2 et 4 de longueur 3, comme dans la boîte, sauf si l’option « Véhicules supplémentaires » est activée. Chaque véhicule tient tout entier sur la grille et aucun n’en recouvre un autre. Si une configuration n’est pas valable, la raison et la case vous sont indiquées.
    .title = Votre propre configuration
    .refusal =
        { $case ->
            [off-grid] { word-vehicle-start } dépasse de la grille ({ word-cell }). Ramenez tout à l’intérieur.
            [overlap] { word-vehicle-start } recouvre un autre véhicule ({ word-cell }). N’en laissez qu’un à cet endroit.
            [heroes] Il faut exactement une voiture héroïne dorée et une argentée, de 2 cases chacune. Ajoutez ce qui manque ou retirez ce qui est en trop.
            [hero-place] { word-vehicle-start } n’est pas à sa place ({ word-cell }). La dorée va sur les colonnes 1 et 2, l’argentée sur les colonnes 13 et 14.
            [hero-direction] { word-vehicle-start } doit suivre une rangée ({ word-cell }). Changez son orientation.
            [length] { word-vehicle-start } n’a pas la bonne longueur ({ word-cell }). Une voiture héroïne occupe 2 cases, un véhicule bloquant 2 ou 3.
            [too-many-short] Véhicules bloquants de longueur 2 sur la grille : { $count }. La boîte en contient 8 ; retirez-en ou autorisez les véhicules supplémentaires.
            [too-many-long] Véhicules bloquants de longueur 3 sur la grille : { $count }. La boîte en contient 4 ; retirez-en ou autorisez les véhicules supplémentaires.
           *[broken] { word-vehicle-start } ne forme pas une seule pièce droite ({ word-cell }). Dessinez une ligne sans trou.
        }
SHIFT-4 = Mélangez les 32 cartes du paquet. Chacun en reçoit quatre, que l’autre ne voit pas. Le reste, face cachée, forme la pioche.
    .title = Distribuer les cartes
SHIFT-5 = Décidez ensemble qui conduit la voiture dorée et qui conduit l’argentée.
    .title = Dorée ou argentée
SHIFT-6 = La personne la plus jeune commence la première partie ; ensuite, c’est la personne qui a gagné la partie précédente entre vous deux. La personne qui ouvre la table peut dire qui est la plus jeune ; sinon, on tire au sort la première fois. Après une partie nulle, c’est à l’autre de commencer.
    .title = Qui commence

## Le tour

SHIFT-7 = Vous jouez chacun votre tour. À votre tour, posez l’une de vos quatre cartes face visible sur la défausse, effectuez ses actions, puis piochez une carte.
    .title = Votre tour
    .refusal =
        { $case ->
            [wait] C’est à { word-seat } de jouer. Attendez votre tour.
            [card-first] Jouez d’abord une carte.
            [not-held] Vous n’avez pas { word-card } en main. Choisissez l’une de vos cartes.
            [one-card] Une seule carte par tour : terminez celle que vous avez jouée.
           *[dealing] On distribue ou on pioche des cartes. Attendez un instant.
        }
SHIFT-8 = Quand la pioche est vide, la défausse est mélangée et devient la nouvelle pioche. Cela se fait dès que la dernière carte est piochée : il y a donc toujours de quoi piocher, et la carte jouée ce tour-ci en fait partie.
    .title = Une nouvelle pioche
SHIFT-9 = Les mains sont cachées, la défausse est visible. Le nombre de cartes de chaque pile est connu de tous.
    .title = Caché et visible
SHIFT-10 = Les actions d’une carte sont chaque case à parcourir, le décalage et le glissement. Tant qu’une action encore à faire est possible, vous devez en faire une, celle que vous voulez. Quand plus aucune ne l’est, le reste est perdu et vous passez à la pioche. Seule la situation du moment compte : vous pouvez choisir un ordre qui vous fait perdre une action. Si vous avez convenu que les deux parties de « Déplacement et décalage » ne sont pas obligatoires, la carte peut servir seulement pour ses cases ou seulement pour son décalage : quand il ne reste aucune case à parcourir, vous pouvez renoncer au décalage ; si vous avez décalé avant la première case, vous pouvez renoncer aux cases. Dans les deux cas, la carte est terminée.
    .title = Les actions d’une carte
    .refusal = Cette action est déjà faite, ou impossible pour l’instant. Choisissez-en une qui est possible.

## Véhicules

SHIFT-11 = Vous pouvez déplacer n’importe quel véhicule, sauf un : la voiture héroïne adverse.
    .title = Ce que vous pouvez déplacer
    .refusal = { word-vehicle-start } appartient à votre adversaire. Déplacez votre voiture héroïne ou un véhicule bloquant.
SHIFT-12 = Un véhicule avance et recule sur sa propre ligne, jamais de côté. On ne le soulève pas et il ne saute par-dessus aucun autre.
    .title = En avant, en arrière
    .refusal = { word-vehicle-start } ne passe pas : { word-other } barre la route. Libérez le passage ou déplacez un autre véhicule.
SHIFT-13 = Les véhicules bloquants restent toujours entièrement sur la grille.
    .title = Les bloquants restent
    .refusal = { word-vehicle-start } quitterait la grille. Un véhicule bloquant y reste ; choisissez un autre coup.
SHIFT-14 = Seules les voitures héroïnes peuvent quitter la grille, et seulement par l’extrémité opposée à leur départ.
    .title = Quitter la grille
    .refusal = { word-vehicle-start } ne peut sortir que par l’extrémité opposée. Roulez dans l’autre sens.
SHIFT-15 = Un véhicule placé le long d’une rangée peut franchir une jointure là où les deux sections ont cette rangée. Si la section voisine ne l’a pas, le véhicule s’arrête à la jointure ; personne ne quitte la grille par une jointure. Un véhicule placé le long d’une colonne reste dans sa section.
    .title = Franchir une jointure
    .refusal = { word-vehicle-start } ne peut pas passer ici : la route ne continue pas de l’autre côté de la jointure. Décalez d’abord une section ou choisissez un autre coup.
SHIFT-16 = Une voiture héroïne à moitié sortie par l’extrémité opposée est toujours en jeu. Elle appartient à la section latérale et suit ses décalages ; elle ne verrouille aucune jointure et peut revenir.
    .title = À moitié sortie

## Cartes

SHIFT-17 = La carte « Déplacement » (« Mouvement » dans la boîte Duo) vous donne un nombre de cases à parcourir, une par une. Parcourez-les toutes, réparties comme vous voulez entre les véhicules et les sens ; à chaque case, le passage doit être libre. Si vous avez convenu que toutes les cases ne sont pas obligatoires, vous pouvez renoncer au reste après une case au moins.
    .title = La carte « Déplacement »
    .refusal =
        { $case ->
            [unit] Case par case : déplacez un véhicule d’une seule case.
            [exact] { word-card } se joue en entier : parcourez toutes les cases.
            [first-step] Parcourez au moins une case avant de renoncer au reste.
            [shift-first] Faites d’abord le décalage si vous voulez renoncer aux cases.
           *[all-made] Toutes les cases de { word-card } sont parcourues : cette carte ne déplace plus aucun véhicule.
        }
SHIFT-18 = Au cours d’une même carte, un véhicule peut avancer puis revenir.
    .title = Aller et retour
SHIFT-19 = Avec « Décalage » (« Glissement de route » dans la boîte Duo), choisissez la section gauche ou droite et décalez-la vers le haut ou le bas, d’autant de rangées que vous voulez, mais d’au moins une. Le centre n’est jamais décalé. Les véhicules posés tout entiers sur la section partent avec elle ; seul un véhicule à cheval sur une jointure peut empêcher un décalage.
    .title = La carte « Décalage »
    .refusal =
        { $case ->
            [no-drive] Aucun véhicule ne bouge avec { word-card }. Décalez une section.
           *[no-shift] Aucune section ne se décale avec { word-card }. Déplacez un véhicule.
        }
SHIFT-20 = Dans Shift, après un décalage, au moins une rangée doit traverser les trois sections. Dans Duo, il suffit que chaque section latérale partage une rangée avec le centre.
    .title = Une route d’un seul tenant
    .refusal = Impossible de décaler { word-section } de { word-rows } : les sections ne seraient plus reliées. Choisissez une autre distance.
SHIFT-21 = Tout véhicule à cheval sur une jointure, voiture héroïne ou véhicule bloquant, verrouille les deux sections qu’il occupe : aucune ne se décale par rapport à l’autre. L’autre section latérale peut encore être décalée. Il en va de même dans Duo.
    .title = Jointures verrouillées
    .refusal = Impossible de décaler { word-section } : { word-vehicle } est à cheval sur la jointure. Essayez l’autre section ou libérez d’abord la jointure.
SHIFT-22 = Avec « Glissement » (« Accélération » dans la boîte Duo), déplacez un seul véhicule d’autant de cases que vous voulez, dans un seul sens, jusqu’au prochain véhicule ou jusqu’au bout de la grille. Il peut s’arrêter plus tôt, mais parcourt au moins une case.
    .title = La carte « Glissement »
    .refusal = Faites glisser { word-vehicle } d’un seul trait : au moins une case, dans un seul sens.
SHIFT-23 = « Déplacement et décalage » (« Mouvement & Glissement » dans la boîte Duo) vous donne exactement le nombre de cases indiqué, comme « Déplacement », et un décalage, comme « Décalage ». L’ordre est libre : les cases d’abord, le décalage d’abord, ou le décalage entre deux cases. Le décalage ne coûte aucune case. On ne renonce à une partie que si vous en avez convenu ; une fois la première case parcourue, vous les parcourez toutes, sauf si vous avez aussi convenu qu’on peut renoncer au reste.
    .title = La carte « Déplacement et décalage »
    .refusal =
        { $case ->
           *[shift-done] { word-card } ne comprend qu’un décalage, et il est fait. Parcourez les cases qui restent.
        }
SHIFT-24 = Un déplacement peut donc libérer un décalage d’abord verrouillé, ou au contraire empêcher un décalage d’abord possible.
    .title = L’ordre change tout

## La fin

SHIFT-25 = Vous gagnez à l’instant où votre voiture héroïne est entièrement hors de la grille, par l’extrémité opposée à son départ ; à moitié ne suffit pas. Le reste de la carte ne se joue plus.
    .title = Comment on gagne
    .end =
        { $card ->
            [SL] { $for ->
                [winner] Vous avez gagné : votre voiture est sortie par un glissement !
                [loser] Vous avez perdu : { word-seat } est dehors, par un glissement.
               *[other] { word-seat } est dehors, par un glissement, et a gagné.
            }
           *[other] { $for ->
                [winner] Vous avez gagné : votre voiture est sortie !
                [loser] Vous avez perdu : { word-seat } est dehors.
               *[other] { word-seat } est dehors et a gagné.
            }
        }
    .refusal = La partie est finie : une voiture héroïne a quitté la grille. Commencez une nouvelle partie pour continuer à jouer.
SHIFT-26 = Un glissement peut emmener votre voiture héroïne d’un coup hors de la grille : vous gagnez alors.
    .title = Gagner par un glissement
    .refusal = { word-vehicle-start } n’a besoin que de { word-spaces } pour sortir ; inutile d’aller plus loin. Choisissez ce nombre.
SHIFT-27 = Aucune règle n’arrête une partie qui s’éternise. Si vous fixez une limite de tours, la partie est nulle après ce nombre de tours. La limite est désactivée entre humains, activée dans les simulations.
    .title = Limite de tours
    .end =
        { $turns ->
            [one] Partie nulle : personne n’est sorti en { $turns } tour.
           *[other] Partie nulle : personne n’est sorti en { $turns } tours.
        }
    .refusal = La partie est finie : elle est nulle, la limite de tours est atteinte. Commencez une nouvelle partie pour continuer à jouer.

## Les cartes par leur nom

card-M = Déplacement { $n }
    .does =
        { $n ->
            [one] Déplacez un véhicule de { $n } case.
           *[other] Parcourez { $n } cases, à répartir entre les véhicules.
        }
card-MS = Déplacement { $n } et décalage
    .does =
        { $n ->
            [one] Déplacez un véhicule de { $n } case et décalez une section, dans l’ordre de votre choix.
           *[other] Parcourez { $n } cases et décalez une section, dans l’ordre de votre choix.
        }
card-SH = Décalage
    .does = Décalez l’une des deux sections latérales d’autant de rangées que vous voulez.
card-SL = Glissement
    .does = Déplacez un véhicule aussi loin que vous voulez dans un sens.

## Barre d’action

ask-card = { word-seat } : jouez une carte.
ask-steps =
    { $left ->
        [one] { word-seat } : encore { $left } case.
       *[other] { word-seat } : encore { $left } cases.
    }
ask-shift = { word-seat } : décalez une section.
ask-steps-or-shift =
    { $left ->
        [one] { word-seat } : encore { $left } case et le décalage, dans l’ordre de votre choix.
       *[other] { word-seat } : encore { $left } cases et le décalage, dans l’ordre de votre choix.
    }
ask-slide = { word-seat } : faites glisser un véhicule.
ask-wait = C’est à { word-seat } de jouer.

## Journal

event-starts = { word-seat } commence.
event-dealt = { word-seat } reçoit { word-card }.
event-played = { word-seat } joue { word-card }.
event-drove = { word-seat } déplace { word-vehicle } de { word-spaces } { word-way }.
event-shifted = { word-seat } décale { word-section } de { word-rows }.
event-lost = { word-seat } ne peut pas jouer le reste de la carte : il est perdu.
event-gave-up =
    { $left ->
        [one] { word-seat } renonce à la dernière case.
       *[other] { word-seat } renonce aux { $left } dernières cases.
    }
event-gave-up-shift = { word-seat } renonce au décalage.
event-drew = { word-seat } pioche { word-card }.
event-reshuffled =
    { $count ->
        [one] La défausse devient la nouvelle pioche : { $count } carte.
       *[other] La défausse est mélangée et devient la nouvelle pioche : { $count } cartes.
    }
event-won = { word-seat } sort de la grille et gagne !
event-drawn =
    { $turns ->
        [one] Partie nulle après { $turns } tour.
       *[other] Partie nulle après { $turns } tours.
    }

## Options

preset-duo = Duo
    .help = La règle de la seconde boîte : chaque section latérale n’a besoin que d’une rangée commune avec le centre.
option-edition = Édition
    .help = Shift : une rangée doit toujours traverser les trois sections. Duo : chaque section latérale n’a besoin d’une rangée commune qu’avec le centre.
option-setup = Configuration de départ
    .help = L’une des dix configurations imprimées, ou la vôtre.
option-extra-vehicles = Véhicules supplémentaires
    .help = Permet à votre propre configuration d’avoir plus de véhicules bloquants que la boîte n’en contient.
option-deck = Paquet de cartes
    .help = Combien de cartes de chaque sorte. Au moins 9 cartes, dont au moins une qui déplace un véhicule. { deck-unverified }
    .each = { name-card }
option-exact-moves = Déplacement complet obligatoire
    .help = Désactivé : après une case au moins, vous pouvez renoncer aux cases restantes. Le décalage de « Déplacement et décalage » reste à faire.
option-all-parts = Cases et décalage tous deux obligatoires
    .help = Désactivé : « Déplacement et décalage » peut servir seulement pour ses cases ou seulement pour son décalage.
option-turn-limit = Limite de tours
    .help = Après ce nombre de tours, la partie est nulle. Sans nombre, elle dure jusqu’à ce que quelqu’un gagne.
option-starter = Qui commence
    .help = La personne la plus jeune, le sort, Doré ou Argenté. Dans une série, c’est la personne qui a gagné la partie précédente.

## Ce qui ne va pas dans une option ou un dessin ; partie d’une ligne, $name est left, centre ou right

wrong-setup = { $value } n’est ni un nombre de 1 à 10 ni un dessin
wrong-colours = il faut une couleur pour chaque véhicule bloquant, ou aucune
wrong-deck = un paquet donne le nombre de chaque carte, comme M1=6,M2=6,SH=4,SL=3
wrong-deck-small =
    { $cards ->
        [one] { $cards } carte ne suffit pas ; il en faut { $least } pour en donner { $hand } à chacun et en laisser une à piocher
       *[other] { $cards } cartes ne suffisent pas ; il en faut { $least } pour en donner { $hand } à chacun et en laisser une à piocher
    }
wrong-deck-still = aucune carte de ce paquet ne déplace un véhicule ; ajoutez « Déplacement », « Déplacement et décalage » ou « Glissement »
wrong-mark = { $mark } n’est ni '.', ni une voiture héroïne '>' ou '<', ni la lettre d’un véhicule bloquant (L et R nomment les sections)
wrong-row = une rangée a trois sections entre deux jointures '|'
wrong-width =
    { $name ->
        [left] la section gauche a { $due } colonnes, cette rangée en dessine { $given }
        [right] la section droite a { $due } colonnes, cette rangée en dessine { $given }
       *[centre] la section centrale a { $due } colonnes, cette rangée en dessine { $given }
    }
wrong-cells =
    { $name ->
        [left] une rangée de la section gauche a { $due } cases ou aucune, ici il y en a { $given }
        [right] une rangée de la section droite a { $due } cases ou aucune, ici il y en a { $given }
       *[centre] une rangée de la section centrale a { $due } cases ou aucune, ici il y en a { $given }
    }
wrong-rows =
    { $name ->
        [left] la section gauche demande { $due } rangées l’une sous l’autre, il y en a { $given }
        [right] la section droite demande { $due } rangées l’une sous l’autre, il y en a { $given }
       *[centre] la section centrale demande { $due } rangées l’une sous l’autre, il y en a { $given }
    }

## D’où vient une règle

mark-book = selon la règle du jeu
mark-pic = selon une image de la règle
mark-ruling = notre décision
mark-unverified = non vérifié
deck-unverified = La règle dit seulement qu’il y a 32 cartes et de quelles sortes ; leur répartition vient d’une liste publique que personne n’a vérifiée, alors changez les nombres à votre guise.

## Mots du dessin en lettres

drawing-hand = main
drawing-cards = cartes
drawing-pile = pioche
drawing-discards = défausse
