### Pousse-toi ! : les textes du jeu. Ceux qu’il partage avec les autres jeux de Trafficars viennent avant.
### $left et $right sont les nombres aux deux bouts de la file, $low et $high ceux qui bordent le dernier intervalle.

game-name = Pousse-toi !
game-line = Placez vos voitures aux bouts de la file et glissez-vous dans le premier trou qu’on vous laisse.

## Mise en place

CUT-1 = On ne joue qu’avec les 50 cartes numérotées. Mélangez-les et distribuez-les face cachée en piles égales ; le reste est mis de côté sans être regardé. Chacun prend en main les six premières cartes de sa pile.
    .title = Piles et mains
    .refusal = Les premières mains sont en cours de distribution. Attendez un instant.
CUT-2 = Sur la table, la file est toujours croissante de gauche à droite. Des nombres peuvent manquer entre deux cartes.
    .title = La file
CUT-3 = On joue dans le sens des aiguilles d’une montre et la personne la plus jeune commence. Si vous jouez plusieurs parties, le joueur suivant dans le sens des aiguilles d’une montre commence la prochaine, car ouvrir est un net avantage ; ou bien, si vous en avez convenu, la personne la plus jeune commence chaque partie. Le joueur assis à la gauche du joueur actif est le resquilleur.
    .title = Joueur actif et resquilleur
    .refusal = C’est à { word-seat } de jouer. Attendez qu’on vous pose la question.

## Le tour

CUT-4 = Une manche s’ouvre avec la première carte de la pile du joueur actif, posée au milieu. Si sa pile est vide, il choisit une carte de sa main. On ne peut pas s’intercaler après une carte de départ ; le joueur qui a ouvert la manche continue à poser.
    .title = Ouvrir une manche
    .refusal =
        { $case ->
            [not-held] Vous n’avez pas le { $card } en main. Ouvrez avec une carte de votre main.
            [no-card] Ouvrez la manche avec une carte de votre main.
           *[drawing] La carte de départ est en train d’être retournée. Attendez un instant.
        }
CUT-5 = Le joueur actif pose des cartes de sa main, une à la fois : à gauche de la file si la carte est plus petite que toutes les autres, à droite si elle est plus grande. Tant qu’une de vos cartes convient, vous devez en poser une.
    .title = Poser des cartes
    .refusal =
        { $case ->
            [between] Le { $card } ne convient pas : posez une carte inférieure à { $left } ou supérieure à { $right }.
            [on-table] Le { $card } est déjà dans la file. Posez une carte de votre main.
            [not-held] Vous n’avez pas le { $card } en main. Posez une carte de votre main.
           *[must] Une de vos cartes convient : vous devez en poser une.
        }
CUT-6 = Après chaque carte de la main du joueur actif, même la dernière, le resquilleur peut s’intercaler avant toute autre chose ; mais pas après une carte de départ ni après une carte qui gagne. Vous convenez de la durée d’attente, 3 secondes en général.
    .title = La pause
    .refusal = Un instant : { word-seat } peut s’intercaler.
CUT-7 = Pour s’intercaler, le resquilleur pose une ou plusieurs cartes dont le nombre est compris entre la carte qui vient d’être posée et sa voisine dans la file. Seul ce dernier intervalle compte. Après chacune de ces cartes, on lui demande s’il en pose une autre, même si aucune ne convient, pour que la question ne trahisse rien. Elle n’est omise que si sa main est vide ou si tous les nombres de l’intervalle ont déjà été posés.
    .title = S’intercaler
    .refusal =
        { $case ->
            [outside] Le { $card } ne convient pas : seuls les nombres entre { $low } et { $high } peuvent s’intercaler.
            [not-held] Vous n’avez pas le { $card } en main. Choisissez une carte de votre main, ou aucune.
            [say-no] Vous n’avez encore rien intercalé. Posez une carte ou dites non.
           *[say-done] Vous avez déjà intercalé une carte. Posez une autre carte ou dites que vous avez fini.
        }
CUT-8 = Ensuite, chacun complète sa main à six cartes avec sa propre pile. Le resquilleur devient le joueur actif et continue sur la même file.
    .title = Après une carte intercalée
CUT-9 = Si aucune de vos cartes ne convient, vous passez ; si votre main est vide, votre tour se termine. Le joueur suivant, dans le sens des aiguilles d’une montre, devient actif. Chacun complète sa main à six à chaque changement de joueur actif, jamais pendant un tour.
    .title = Passer et compléter sa main
    .refusal = Les cartes de la pile arrivent toutes seules. Attendez un instant.
CUT-10 = Quand tous les joueurs ont passé l’un après l’autre sans poser de carte, la file est mise de côté, visible, et le joueur suivant, le premier à avoir passé, ouvre une nouvelle manche. S’intercaler compte comme une carte posée dans le tour du resquilleur.
    .title = Une nouvelle manche

## La fin

CUT-11 = Vous gagnez dès que vous avez posé une carte et qu’il ne vous reste rien, ni en main ni dans la pile, que ce soit une carte de départ, une carte de la main ou une carte intercalée. Personne ne peut réagir et personne ne complète sa main.
    .title = Comment gagner
    .end =
        { $for ->
            [winner] Vous avez gagné : vous n’avez plus de cartes !
            [loser] Vous avez perdu : { word-seat } n’a plus de cartes.
           *[other] { word-seat } n’a plus de cartes et a gagné.
        }
    .refusal = La partie est finie : { word-seat } n’a plus de cartes. Commencez une nouvelle partie pour continuer.

## La question au resquilleur

CUT-12 = Sans chrono, contre l’ordinateur ou par correspondance, on demande au resquilleur après chaque carte s’il s’intercale, et avec quoi. La question est posée même si rien ne convient, pour que la pause ne trahisse rien.
    .title = Sans chrono
CUT-13 = En direct, le serveur chronomètre la pause et le silence vaut non. On attend toujours la fin de la pause ; un non donné plus tôt n’est pas montré au joueur actif. Seule la première carte doit être posée pendant la pause ; les suivantes se choisissent sans chrono.
    .title = Avec chrono
    .refusal = Avec chrono, on vous pose la question après chaque carte. Dites non ou laissez passer la pause.

## Barre d’action

ask-lay =
    { $left ->
        [1] Posez une carte supérieure à { $right }.
       *[other] { $right ->
            [50] Posez une carte inférieure à { $left }.
           *[other] Posez une carte inférieure à { $left } ou supérieure à { $right }.
        }
    }
ask-lay-first = Posez une carte inférieure ou supérieure à { $card }.
ask-open = Ouvrez la manche avec une carte en main.
ask-cut-in = Vous intercaler entre { $low } et { $high } ?
ask-another = Encore une carte entre { $low } et { $high }, ou fini ?
ask-wait = C’est à { word-seat } de jouer.
ask-over = { word-seat } a gagné.

## Journal

event-dealt = { word-seat } reçoit { word-card }.
event-drew = { word-seat } pioche { word-card }.
event-opened = { word-seat } ouvre une manche avec { word-card }.
event-opened-from-hand = { word-seat } ouvre une manche avec { word-card } de sa main.
event-laid = { word-seat } pose { word-card }.
event-no-cut-in = { word-seat } ne s’intercale pas.
event-cut-in = { word-seat } s’intercale avec { word-card } entre { $low } et { $high }.
event-no-more = { word-seat } ne pose plus rien dans l’intervalle.
event-passed = { word-seat } passe : rien au-dessous de { $left } ni au-dessus de { $right }.
event-emptied = { word-seat } n’a plus de cartes en main ; le tour se termine.
event-set-aside =
    { $count ->
        [one] Tout le monde a passé ; la file de { $count } carte est mise de côté.
       *[other] Tout le monde a passé ; la file de { $count } cartes est mise de côté.
    }
event-won = { word-seat } n’a plus de cartes et gagne !

## Options

preset-usual = Sans chrono
    .help = Qui peut s’intercaler est interrogé et prend son temps.
preset-younger = Pour les plus jeunes
    .help = Le chrono tourne lentement : vingt secondes pour s’intercaler.
preset-family = En famille, avec chrono
    .help = Le chrono tourne, et la pause pour s’intercaler dure dix secondes.
preset-full = Les règles complètes
    .help = Comme dans la règle : trois secondes pour s’intercaler, et le silence veut dire non.
option-clock = Jouer avec chrono
    .help = Activé : la pause du resquilleur est chronométrée et le silence vaut non. Désactivé : on lui pose la question après chaque carte, et il peut aussi dire non pour tout le tour.
option-pause = Durée de la pause
    .help = Avec chrono : combien de secondes a le resquilleur. 3 en général ; plus pour une partie plus calme.
option-series-starter = Qui commence la partie suivante
    .help = Dans une série, le joueur suivant commence, ou chaque fois la personne la plus jeune.
    .next = Le joueur suivant

## Mots du dessin en lettres

drawing-row = file
drawing-hand = main
drawing-pile = pioche
drawing-aside = mises de côté
