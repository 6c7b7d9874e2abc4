### What only the browser says of Cut in!; everything else comes with the game's rules.

## Moves

move-no = Non
move-never = Non jusqu’à la fin du tour
move-done = Terminé

## Board and hand

board-name = Plateau
board-seats = Joueurs
seat-own = Vous
seat-says = { $name }{ $you ->
        [yes] {" "}(vous)
       *[no] {""}
    } : cartes en main : { $hand }, pile : { $pile }{ $role ->
        [active] , pose
        [jumper] , peut s’intercaler
        [won] , a gagné
       *[none] {""}
    }
role-active = pose
role-jumper = peut entrer
role-won = a gagné
row-says = File : { $cards }.
row-none = Aucune carte n’est encore dans la file.
space-says = Le dernier espace est entre { $low } et { $high }.
aside-says = Mises de côté : { $cards }.
state-lay =
    { $fits ->
        [all] Choisissez n’importe quelle carte. { $name } pourra ensuite s’intercaler.
       *[some] Choisissez une carte relevée. { $name } pourra ensuite s’intercaler.
    }
state-choose = Choisissez n’importe quelle carte pour ouvrir la manche.
state-active =
    { $you ->
        [jumper] { $name } pose. Vous pourrez ensuite vous intercaler.
        [active] Vous posez. { $jumper } peut s’intercaler.
       *[no] { $name } pose. { $jumper } peut s’intercaler.
    }
state-asked = { $name } décide de s’intercaler ou non.
state-pause = Une courte pause : { $name } peut s’intercaler.
state-aside = Mises de côté : { $count }
state-passes = Tours passés de suite : { $count }
preview-end =
    { $way ->
        [left] { $open ->
            [0] Le { $card } va à gauche et ne laisse aucun espace.
            [1] Le { $card } va à gauche. Seul le { $from } pourrait s’intercaler.
           *[other] Le { $card } va à gauche. Les numéros de { $from } à { $to } pourraient s’intercaler.
        }
       *[right] { $open ->
            [0] Le { $card } va à droite et ne laisse aucun espace.
            [1] Le { $card } va à droite. Seul le { $from } pourrait s’intercaler.
           *[other] Le { $card } va à droite. Les numéros de { $from } à { $to } pourraient s’intercaler.
        }
    }
preview-in = Intercalez le { $card } : le tour sera à vous.
preview-open = Le { $card } ouvre la manche.
group-left = À gauche
group-right = À droite
card-in = Intercaler le { $card }
card-open = Ouvrir avec le { $card }
way-left = gauche
way-right = droite
way-in = entre
way-open = ouvrir
question-none = Aucune de vos cartes ne convient.
hand-own = Votre main
hand-none = Aucune carte.
keys-arrows = D’une carte à l’autre dans votre main

## First lesson

lesson-goal = Soyez le premier à ne plus avoir de cartes, ni en main ni dans la pile. Vous les posez aux extrémités d’une file qui monte de gauche à droite, et parfois vous vous glissez au milieu.
lesson-lay = C’est votre tour. Les cartes plus basses que l’extrémité gauche ou plus hautes que la droite sont relevées et disent où elles vont. Posez-en une.
lesson-lay-done = Bien posé. Vous continuez tant qu’une carte convient. Mais un grand pas laisse un espace.
lesson-cut = Joueur 1 vient de poser une carte et vous êtes à côté : vous pouvez vous intercaler dans l’espace qui brille. Choisissez une de vos cartes qui conviennent. Si aucune ne convient, dites non.
lesson-cut-done = Vous y êtes. Quand vous n’y posez plus rien, chacun complète sa main et le tour est à vous.
lesson-cut-still = C’est juste si rien ne convient. Voici une autre file.
lesson-space = Seul le dernier espace compte, entre la carte qui vient d’être posée et sa voisine. Faites donc de petits pas tant que votre voisin a la main pleine.
lesson-clock = Avec chrono, vous avez trois secondes pour vous intercaler, et le silence veut dire non. Sans chrono, tout le monde attend votre réponse. Qui n’a plus ni main ni pile gagne.

## Headings of the rulebook

section-asking = Demander et attendre
