### What only the browser says of Shuttles; everything else comes with the game's rules.

## Moves

name-shuttle =
    { $shuttle ->
        [4] Navette centrale
       *[other] Navette { $shuttle }
    }
place-row =
    { $row ->
        [far] rangée du fond
       *[near] rangée de devant
    }
place-shuttle = la case { $column } de la navette { $shuttle }, { place-row }
place-block = la case { $column } du bloc de départ { word-seat }
name-piece = Pion sur { $start }
move-notch =
    { $way ->
        [left] à gauche
        [up] vers le haut
        [down] vers le bas
       *[right] à droite
    }
move-slide = vers { $end }
move-jump = saut sur { $end }
move-claim = Réclamer la victoire

## Board

board-name = Plateau
board-piece =
    { $whose ->
        [own] Votre pion sur { $start }
       *[other] Pion de { word-seat } sur { $start }
    }
name-owner =
    { $owner ->
        [own] à vous
        [south] à { seat-south }
        [north] à { seat-north }
       *[nobody] à personne
    }
board-shuttle =
    { $way ->
        [level] { name-shuttle }, { name-owner }, au milieu
       *[other] { $notches ->
            [one] { name-shuttle }, { name-owner }, { $notches } cran { word-way }
           *[other] { name-shuttle }, { name-owner }, { $notches } crans { word-way }
        }
    }
board-rests = Verrouillée : elle se repose ce tour-ci
board-ways = Passages ouverts : { $opens } ; fermés : { $closes }.
board-keys = Flèches : déplacer ; Retour arrière : annuler le coup ; Entrée : valider le tour.
block-full = Sortez-en un
keys-arrows = Déplacer ce qui est choisi ; sinon votre premier pion
keys-far = Déplacer aussi loin que possible
keys-shuttle = Choisir la navette de ce numéro
keys-piece = Choisir votre pion suivant

## Beside the board

hand-name = Où vous en êtes
hand-home = { $home } sur 5 à l’arrivée, { $waiting } encore dans le bloc de départ
hand-warned = Le bloc de { word-seat } est plein. Si aucun pion n’en sort, { word-other } pourra réclamer la victoire.
hand-closed =
    { $left ->
        [5] Votre bloc d’arrivée s’ouvrira quand les { $left } pions seront sortis de votre bloc.
        [one] Votre bloc d’arrivée s’ouvrira quand votre dernier pion sera sorti de son bloc.
       *[other] Votre bloc d’arrivée s’ouvrira quand les { $left } autres pions seront eux aussi sortis de votre bloc.
    }
hand-tip = Touchez un pion ou une poignée. Vous voyez l’effet avant de valider.

## First lesson

lesson-goal = Vous êtes Sud, avec les voitures bleues. Garez le premier vos cinq pions dans le bloc du bord opposé. La route repose sur sept navettes : trois sont à vous, trois à Nord, celle du centre à personne.
lesson-piece = Touchez un pion. Les points montrent où il peut aller : tout droit, aussi loin que vous voulez. Envoyez-le le plus loin possible vers l’autre bord.
lesson-piece-done = Il s’arrête devant l’arrivée : personne ne s’y gare tant que vos cinq pions n’ont pas quitté votre bloc.
lesson-piece-also = C’est bien aussi. Il aurait pu aller plus loin : tout droit, tant que la voie est libre.
lesson-piece-still = Aucun pion n’a bougé. Touchez une de vos voitures dans le bloc, puis un point devant elle.
lesson-shuttle = Les barrières de la navette 2 barrent la route à tous vos pions. Poussez la navette 2 d’un cran, par sa poignée ou sa flèche. Les marques vertes sont les passages qui s’ouvrent, les rouges ceux qui se ferment.
lesson-shuttle-done = Une navette avance d’un cran, et tout ce qui s’y trouve l’accompagne. Là où les navettes ne sont pas côte à côte, il y a un vide que rien ne franchit.
lesson-shuttle-still = La navette 2 n’a pas bougé. C’est la deuxième à partir de votre bord, et elle est à vous.
lesson-more = Un pion peut sauter par-dessus un pion de Nord juste à côté de lui : un anneau marque l’arrivée. Un pion sorti de votre bloc n’y rentre plus. Et si Nord occupe votre bloc d’arrivée sans en sortir alors qu’il le peut, vous pouvez réclamer la victoire : le bouton est sur le bloc.
lesson-centre = La navette du centre n’est à personne. Poussez-la d’un cran, dans le sens de votre choix.
lesson-centre-done = Elle se repose maintenant : Nord ne peut pas la déplacer au tour suivant, un cadenas le dit.
lesson-centre-still = La navette centrale n’a pas bougé. C’est la grise, la numéro 4.

## Board editor

editor-title = Dessiner un plateau
editor-intro = Appuyez sur un point pour y poser une barrière, encore une fois pour l’enlever. Le plateau doit être le même après un demi-tour qui échange les joueurs.
editor-slot =
    { $row ->
        [between] { name-shuttle }, entre les rangées, colonne { $column }
        [far] { name-shuttle }, rangée du fond, à droite de la case { $column }
       *[near] { name-shuttle }, rangée de devant, à droite de la case { $column }
    }
editor-paired = Changer aussi l’autre moitié
editor-undo = Annuler
editor-mirror = Reporter la moitié du bas en haut
editor-clear = Vider le plateau
editor-usual = Partir du plateau habituel
editor-width = Cases par rangée
editor-limit = Crans de chaque côté
editor-swap = Échanger les propriétaires de { $one } et { $other }
editor-uneven = Les navettes { $one } et { $other } ne se correspondent pas après un demi-tour.
editor-checking = Vérification…
editor-valid = On peut jouer sur ce plateau.
editor-wrong = Pas encore prêt :
editor-unreachable = Le serveur ne répond pas, le plateau n’est pas vérifié.
editor-play = Y jouer
editor-here = Sur cet appareil
editor-friends = Avec un ami
editor-computer = Contre l’ordinateur
editor-share = Partager
editor-link = Sous forme de lien
editor-copy-link = Copier le lien
editor-copied = Copié.

## Headings of the rulebook

section-forbidden = Ce qui est interdit
section-allowed = Ce qui est permis
