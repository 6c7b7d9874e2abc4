### Rush & Bash : les textes du jeu.
### $car et $other sont des couleurs (blue, black, green, yellow, red, white) ; $seat va de 1 à 6.
### $space est la tuile du circuit, comptée à partir de 0, puis le nom de la case : 3M2 ; une page le dit avec des mots.
### $card est l’effet, l’accélération et la pioche (steer2s, bomb4r), ou hidden ; $deck est sprint ou rush.

game-name = Rush & Bash
game-line = Un tour de piste, trois cartes en main et des bombes sur la route : percutez, esquivez et passez la ligne en tête.

## Places et voitures

seat-1 = Joueur 1
seat-2 = Joueur 2
seat-3 = Joueur 3
seat-4 = Joueur 4
seat-5 = Joueur 5
seat-6 = Joueur 6
car-blue = Bleu
car-black = Noir
car-green = Vert
car-yellow = Jaune
car-red = Rouge
car-white = Blanc

## Éléments des phrases ci-dessous

word-car =
    { $car ->
        [black] { car-black }
        [green] { car-green }
        [yellow] { car-yellow }
        [red] { car-red }
        [white] { car-white }
       *[blue] { car-blue }
    }
word-other =
    { $other ->
        [black] { car-black }
        [green] { car-green }
        [yellow] { car-yellow }
        [red] { car-red }
        [white] { car-white }
       *[blue] { car-blue }
    }
word-card =
    { $card ->
        [hidden] une carte
        [steer1s] « Coup de volant 1 »
        [steer2s] « Coup de volant 2 »
        [steer3s] « Coup de volant 3 »
        [steer4s] « Coup de volant 4 »
        [steer5s] « Coup de volant 5 »
        [steer6s] « Coup de volant 6 »
        [bomb1s] « Bombe 1 »
        [bomb2s] « Bombe 2 »
        [bomb3s] « Bombe 3 »
        [bomb4s] « Bombe 4 »
        [bomb5s] « Bombe 5 »
        [bomb6s] « Bombe 6 »
        [missile1s] « Missile 1 »
        [missile2s] « Missile 2 »
        [missile3s] « Missile 3 »
        [missile4s] « Missile 4 »
        [missile5s] « Missile 5 »
        [missile6s] « Missile 6 »
        [repair1s] « Réparation 1 »
        [repair2s] « Réparation 2 »
        [repair3s] « Réparation 3 »
        [repair4s] « Réparation 4 »
        [repair5s] « Réparation 5 »
        [repair6s] « Réparation 6 »
        [star1s] « Étoile 1 »
        [star2s] « Étoile 2 »
        [star3s] « Étoile 3 »
        [star4s] « Étoile 4 »
        [star5s] « Étoile 5 »
        [star6s] « Étoile 6 »
        [steer1r] « Coup de volant 1 »
        [steer2r] « Coup de volant 2 »
        [steer3r] « Coup de volant 3 »
        [steer4r] « Coup de volant 4 »
        [steer5r] « Coup de volant 5 »
        [steer6r] « Coup de volant 6 »
        [bomb1r] « Bombe 1 »
        [bomb2r] « Bombe 2 »
        [bomb3r] « Bombe 3 »
        [bomb4r] « Bombe 4 »
        [bomb5r] « Bombe 5 »
        [bomb6r] « Bombe 6 »
        [missile1r] « Missile 1 »
        [missile2r] « Missile 2 »
        [missile3r] « Missile 3 »
        [missile4r] « Missile 4 »
        [missile5r] « Missile 5 »
        [missile6r] « Missile 6 »
        [repair1r] « Réparation 1 »
        [repair2r] « Réparation 2 »
        [repair3r] « Réparation 3 »
        [repair4r] « Réparation 4 »
        [repair5r] « Réparation 5 »
        [repair6r] « Réparation 6 »
        [star1r] « Étoile 1 »
        [star2r] « Étoile 2 »
        [star3r] « Étoile 3 »
        [star4r] « Étoile 4 »
        [star5r] « Étoile 5 »
        [star6r] « Étoile 6 »
       *[other] { $card }
    }
word-deck =
    { $deck ->
        [rush] pioche Rush
       *[sprint] pioche Sprint
    }
word-effect =
    { $effect ->
        [steer] « Coup de volant »
        [bomb] « Bombe »
        [missile] « Missile »
        [repair] « Réparation »
       *[star] « Étoile »
    }

## Circuit et mise en place

BASH-1 = Le circuit est un anneau fermé de tuiles carrées. La tuile 01 porte la ligne de départ et d’arrivée et fait partie de tout circuit. La première course emprunte les tuiles 01, 02, 03, 08, 04 et 07, face A, dans cet ordre ; les quatre virages tournent à droite. Cet ordre est reconstitué.
    .title = Le circuit
BASH-2 = Vous pouvez construire votre propre circuit. Il doit se refermer, contenir une seule fois la tuile 01, n’utiliser aucun numéro deux fois et ne pas séparer les tuiles spéciales qui vont par paires. Un virage peut tourner à gauche ou à droite. Si un circuit n’est pas valable, on vous dit pourquoi.
    .title = Votre propre circuit
BASH-3 = La piste a trois voies : gauche, milieu et droite, dans le sens de la course. Une voie est une suite de cases. Deux cases sont adjacentes si elles ont un côté en commun, même en partie ; un coin ne suffit pas. Les images des tuiles sont perdues : les cases sont ici reconstituées.
    .title = Voies et cases
BASH-4 = Là où une voie se termine par une flèche, elle rejoint la voie d’à côté. Il suffit de suivre la flèche, sans coup de volant. Là où une flèche pointe à contresens, une voie commence : on n’y entre que d’un coup de volant.
    .title = Changement de voie forcé
BASH-5 = Chaque voiture commence avec 3 points de vie, qui sont aussi le maximum, et une énergie de 0. L’énergie monte jusqu’à 3. La règle ne montre les points de vie que sur une image ; qu’il y en ait 3, ce sont des critiques du jeu qui le disent.
    .title = Vie et énergie
BASH-6 = Il y a deux pioches, Sprint et Rush, mélangées séparément. Une carte jouée va dans sa défausse avant que quiconque pioche. Quand une pioche est vide et qu’il faut une carte, on mélange sa défausse ; si celle-ci est vide aussi, on prend l’autre pioche. Les défausses sont visibles. Une carte prise dans une main par un pouvoir n’est vue que des deux joueurs concernés ; une carte perdue est défaussée face visible.
    .title = Deux pioches
BASH-7 = La personne la plus jeune prend la place 1 sur la grille, les autres suivent dans le sens des aiguilles d’une montre. Les places 1 et 2 reçoivent trois cartes Sprint, les places 3 et 4 deux cartes Sprint et une carte Rush, les places 5 et 6 une carte Sprint et deux cartes Rush. Les mains sont cachées, mais le dos des cartes montre leur pioche. C’est aussi la personne la plus jeune qui lance le dé et choisit pendant la mise en place. Qui ouvre la table peut dire qui est la personne la plus jeune ; si personne ne le dit, c’est la première place.
    .title = Grille et premières mains
BASH-8 = La bande de classement montre l’ordre des voitures et, pour chaque position, la pioche à utiliser. La pioche de chaque position est reconstituée.
    .title = La bande de classement
BASH-9 = Avant le premier tour, on lance le dé de piste pour la tuile qui suit la 01. Un rocher est posé sur chacune de ses cases à rocher (2+, 3+, 4+) dont le nombre ne dépasse pas le résultat.
    .title = Les premiers rochers

## Manche et tour

BASH-10 = On joue dans l’ordre de la bande de classement. On ne la remet à jour que lorsque la dernière voiture a fini son tour, jamais entre-temps.
    .title = Ordre du jeu
    .refusal =
        { $case ->
            [wait] C’est à { word-car } de décider. Attendez qu’on vous pose la question.
           *[chance] Le dé ou les cartes décident maintenant. Attendez un instant.
        }
BASH-11 = À votre tour, jouez une de vos trois cartes face visible. Son effet vient d’abord : utilisez-le une fois, ou renoncez-y. Vient ensuite son accélération, qui est obligatoire.
    .title = Votre tour
    .refusal =
        { $case ->
            [not-held] Vous n’avez pas { $card } en main. Choisissez une de vos cartes.
            [one-card] Vous avez déjà joué une carte. Terminez-la d’abord.
           *[card-first] Jouez d’abord une carte de votre main.
        }
BASH-12 = L’accélération fait avancer votre voiture d’exactement ce nombre de cases dans sa voie. Impossible de changer de voie ou de s’arrêter avant.
    .title = Accélération
    .refusal = La piste se divise ici. Choisissez une des deux cases devant vous.
BASH-13 = Si vous arrivez sur une bombe, un rocher, une voiture ou le Museau, votre déplacement s’arrête aussitôt. Votre voiture reste sur cette case, et l’on règle ce qui s’y passe.
    .title = Heurter quelque chose
BASH-14 = À la fin de votre tour, ramenez votre main à exactement trois cartes. Piochez là où l’indique la bande de classement pour la position que vous aviez au début de la manche.
    .title = Piocher
    .refusal =
        { $case ->
            [not-held] Vous n’avez pas { $card } en main. Choisissez une de vos cartes.
           *[drop] Vous avez plus de trois cartes. Choisissez-en une à rendre.
        }
BASH-15 = Quand une voiture, même poussée, entre sur une tuile où aucune n’est encore passée, la tuile suivante est à garnir. À la fin du tour, on lance le dé pour chaque tuile à garnir, dans l’ordre du circuit, et on y pose des rochers comme avant le premier tour, une seule fois par tuile et par partie. Les cases occupées sont sautées. S’il n’y a plus de rocher en réserve, on déplace celui qui est le plus en arrière.
    .title = Nouveaux obstacles
BASH-16 = Un tour se termine dans cet ordre : pouvoir après la carte, éboulement, pont, volcan, main, rochers des tuiles à garnir. Si le tour s’est arrêté plus tôt, par une sortie de piste, un geyser ou la jungle, ou si la voiture est arrivée, le pouvoir et l’éboulement sont omis. Le reste a lieu quand même ; seule une voiture arrivée ne lance pas le dé pour le pont.
    .title = Fin du tour
BASH-17 = La bombe ou le rocher le plus en arrière est celui qui est le moins avancé dans la course ; les tours de piste comptent, et une bombe compte dans celui où elle a été posée. À égalité, c’est celui qui est le plus à gauche, et de deux portails d’une voie, celui de gauche. On choisit sa nouvelle case avant de l’enlever.
    .title = La pièce la plus en arrière

## Effets des cartes

BASH-20 = Coup de volant : passez sur une case adjacente et libre d’une autre voie, vers l’avant ou vers l’arrière. Libre signifie : ni bombe, ni rocher, ni Museau, ni voiture encore en course. S’il n’y en a pas, il ne se passe rien.
    .title = Coup de volant
    .refusal =
        { $case ->
            [space] Vous ne pouvez pas passer sur { $space }. Choisissez une case libre d’une voie voisine, ou renoncez.
           *[other] Choisissez une case libre d’une voie voisine, ou renoncez.
        }
BASH-21 = Bombe : posez une des neuf bombes sur une case adjacente et libre, dans n’importe quelle voie. S’il n’y en a plus en réserve, on déplace celle qui est le plus en arrière, sans explosion. S’il n’y a pas de case libre, il ne se passe rien.
    .title = Bombe
    .refusal =
        { $case ->
            [space] Vous ne pouvez pas poser de bombe sur { $space }. Choisissez une case libre à côté de votre voiture, ou renoncez.
           *[other] Choisissez pour la bombe une case libre à côté de votre voiture, ou renoncez.
        }
BASH-22 = Réparation : vous récupérez un point de vie. Si vous avez déjà les 3, il ne se passe rien.
    .title = Réparation
    .refusal = Utilisez la réparation, ou renoncez.
BASH-23 = Missile : il file devant vous dans votre voie, suit les flèches et touche la première chose sur son chemin. Une voiture subit 1 dégât sans être poussée, un rocher est retiré, une bombe explose, le Museau prend peur. Le missile est perdu quand il franchit son troisième point de contrôle ; la ligne de départ en est un. Il passe au-dessus des voitures déjà arrivées.
    .title = Missile
    .refusal = Tirez le missile, ou renoncez.
BASH-24 = Étoile : votre énergie augmente de 1. Si elle est déjà à 3, il ne se passe rien.
    .title = Étoile
    .refusal = Utilisez l’étoile, ou renoncez.

## Chocs

BASH-30 = Une bombe qui explose retourne à la réserve. Tout ce qui se trouve sur sa case et sur toutes les cases adjacentes est touché : les rochers sont retirés, les bombes explosent à leur tour et chaque voiture subit 1 dégât par explosion qui l’atteint. On règle toute la réaction en chaîne avant de faire reculer qui que ce soit.
    .title = Explosion
BASH-31 = Si vous heurtez un rocher, il retourne à la réserve et votre voiture subit 1 dégât.
    .title = Heurter un rocher
BASH-32 = Si vous percutez une voiture, vous vous arrêtez sur sa case, sans dommage. L’autre subit 1 dégât et, si elle est encore en piste, est poussée de 2 cases en avant dans sa voie. Ce qu’elle rencontre arrête la poussée et agit normalement.
    .title = Collision
BASH-33 = Les dégâts font passer la vie de 3 à 2, puis à 1. Un dégât de plus, et la voiture sort de la piste. Les dégâts en trop sont perdus.
    .title = Dégâts
BASH-34 = Une voiture arrivée ne subit plus de dégâts et ne gêne personne.
    .title = Voitures arrivées
BASH-35 = Si vous sortez de la piste, reculez dans votre voie jusqu’au point de contrôle le plus proche derrière vous (la ligne de départ en est un), sur la première case ordinaire libre derrière sa ligne, ou plus loin en arrière. Votre vie revient à 3, votre énergie augmente de 1 et, si c’était votre tour, il se termine. Personne n’est replacé dans le lac, sur une clairière ou sur un portail.
    .title = Sortie de piste
BASH-36 = Si plusieurs voitures sortent en même temps, elles sont replacées dans l’ordre de la bande de classement.
    .title = Plusieurs à la fois
BASH-37 = Une voiture qui, dans son premier tour de piste, se trouve derrière la ligne de départ n’a pas de point de contrôle derrière elle. Elle reste sur sa case si celle-ci est libre ; sinon, elle recule dans sa voie jusqu’à la prochaine case libre.
    .title = Sortie avant la ligne de départ
BASH-38 = Derrière chaque case, il y a exactement une case. Là où une voie recommence, la case derrière sa première appartient à la voie qu’elle avait rejointe.
    .title = La case derrière
BASH-39 = Votre progression se compte depuis le début de la course. Reculer derrière la ligne et la franchir à nouveau ne fait pas un tour de piste.
    .title = Pas de tour de piste gratuit
BASH-45 = Chaque choc est réglé entièrement avant que la suite continue. Sur une case avec un éclair et un obstacle, l’obstacle vient d’abord, puis l’éclair, si la voiture est encore en piste. Un portail emporte aussi une voiture qui y a été arrêtée, mais elle n’avance pas plus loin.
    .title = Une chose après l’autre

## Classement et fin

BASH-40 = La bande de classement suit la progression : les tours de piste, puis les tuiles, puis la place du milieu de la case le long de sa tuile. Une case sur une jointure appartient à la tuile sur laquelle elle mène. À égalité, l’ordre précédent reste. Prise à la lettre, la réglette de la règle toucherait d’abord la voiture la plus en arrière et la mettrait devant ; chez nous, la plus avancée est devant.
    .title = Qui est devant
BASH-50 = Une voiture qui franchit la ligne d’arrivée après un tour de piste est arrivée ; elle ne fait plus rien et reste sur le circuit. À partir de la ligne, elle passe par-dessus tout, ne déclenche rien et parcourt toutes les cases qui lui restent, même si on l’a poussée. Elle va de case en case, clairières comprises, et il n’y a rien à choisir : de la case devant les portails au portail gauche de sa voie, de là au même portail de l’autre tuile, et ainsi de suite, quels que soient les numéros. La manche en cours est la dernière.
    .title = L’arrivée
BASH-51 = Après la dernière manche, la bande de classement est mise à jour une dernière fois ; entre voitures arrivées, c’est la distance parcourue qui compte. La première voiture gagne. Si c’est une voiture autonome, aucun joueur n’a gagné, et les joueurs gardent leurs places derrière elle.
    .title = Qui gagne
    .end =
        { $winners ->
            [0] Une voiture autonome est en tête, { word-car } : personne à la table n’a gagné.
           *[other]
                { $for ->
                    [winner] Vous avez gagné : { word-car } est en tête !
                    [loser] Vous avez perdu : { word-car } est en tête.
                   *[other] { word-car } est en tête et a gagné.
                }
        }
    .refusal = La course est finie. Commencez-en une autre pour continuer.

## Pouvoirs spéciaux

BASH-60 = Une fois par tour, avant ou après la carte mais jamais entre son effet et son accélération, vous pouvez utiliser votre pouvoir. Votre énergie retombe alors à 0. Une étoile apportée par la carte compte pour un pouvoir utilisé après.
    .title = Pouvoir spécial
    .refusal =
        { $case ->
            [used] Vous avez déjà utilisé votre pouvoir pendant ce tour. Continuez sans lui.
            [between] Pas maintenant : le pouvoir s’utilise avant ou après la carte.
           *[after] Utilisez votre pouvoir, ou dites que vous avez fini.
        }
BASH-61 = Vous pouvez utiliser n’importe quel niveau jusqu’à votre énergie. Si vous jouez avec les niveaux exacts, seulement celui que montre votre énergie.
    .title = Quel niveau
    .refusal =
        { $case ->
            [exact] Votre énergie est à { $energy } et vous jouez avec les niveaux exacts : seul le niveau { $energy } est possible.
           *[low] Le niveau { $level } demande une énergie de { $level } ; la vôtre est à { $energy }. Gagnez d’abord des étoiles.
        }
BASH-62 = Le niveau 1 ne demande pas de carte. Il est reconstitué ainsi : Bleu tire un missile, Noir et Blanc avancent de 2 cases, Vert donne un coup de volant, Jaune répare, Rouge pose une bombe. Les obstacles agissent normalement.
    .title = Niveau 1
BASH-63 = Le niveau 2 est le même pour tous : jouez une carte de plus pendant ce tour, effet et accélération. Il est perdu si votre voiture est sortie de la piste ou arrivée, ou si vous n’avez pas de deuxième carte.
    .title = Niveau 2
    .refusal = Vous n’avez pas de deuxième carte pour le niveau 2. Choisissez un autre niveau, ou renoncez.
BASH-64 = Le niveau 3 déplace toujours la voiture. Il est reconstitué ainsi : Bleu tire un missile dans chaque voie, puis avance d’exactement 4 cases. Noir avance de 5 au plus et prend une carte au hasard à chaque voiture dépassée. Avec Vert, chaque adversaire perd une carte au hasard, jamais la dernière ; puis Vert avance de 5 au plus. Jaune avance de 6 au plus, par-dessus rochers, bombes, voitures et Museau. Rouge avance de 4 au plus, puis fait exploser jusqu’à 3 bombes sur des cases libres différentes qu’il vient de quitter, sans en souffrir. Blanc avance de 5 au plus et déblaie les bombes et les rochers sur lesquels il arrive, même de côté. Tous sauf Bleu choisissent chaque case : la suivante dans la voie, ou une case adjacente et libre d’une autre voie, sur la même tuile et plus en avant. Les cases spéciales agissent normalement, les boosts non.
    .title = Niveau 3
    .refusal =
        { $case ->
            [mine] Choisissez une case libre que vous venez de quitter, une autre pour chaque bombe, ou dites que vous avez fini.
            [space] Vous ne pouvez pas aller sur { $space }. Continuez dans votre voie, ou de côté vers une case libre plus en avant.
           *[other] Choisissez la case suivante, ou dites que vous avez fini.
        }
BASH-65 = Un pouvoir qui passe par-dessus tout peut entrer sur des cases occupées, même de côté. La voiture n’y subit aucun dégât et ne s’arrête pas, même devant le Museau. Si elle a avancé et qu’il y a finalement quelque chose sur sa case, elle est placée sur la prochaine case libre en arrière dans cette voie. Avec tout autre pouvoir, les obstacles agissent normalement.
    .title = Par-dessus tout

## Variantes

BASH-66 = Chaque jointure entre deux tuiles reçoit un boost. Le dé dit sur quelle case : 1–2 à gauche, 3–4 au milieu, 5–6 à droite. Il n’y en a pas aux jointures de la tuile 01, à l’intérieur d’une paire ni aux bouts du pont 3D. S’il y a plus de jointures que les huit boosts, vous choisissez celles qui restent vides. Un boost n’occupe pas sa case.
    .title = Boosts
    .refusal = Il y a plus de jointures que de boosts. Choisissez une jointure à laisser vide.
BASH-67 = Si l’accélération d’une carte vous fait passer sur un boost, terminez d’abord le déplacement. On retourne alors la première carte Sprint, et votre voiture avance du nombre indiqué. Un déplacement interrompu ne donne pas de boost, et le déplacement en plus n’en déclenche pas d’autre.
    .title = Passer sur un boost
BASH-68 = Dans la version simple, il n’y a ni pouvoirs ni énergie. Si vous utilisez une étoile, votre voiture avance d’abord de 2 cases dans sa voie. L’accélération vient ensuite comme un déplacement à part ; ce qui a arrêté le premier ne la raccourcit pas. Elle n’est omise que si votre tour est fini ou votre voiture arrivée. Seule l’accélération peut déclencher un boost.
    .title = Version simple
    .refusal = Il n’y a pas de pouvoirs dans la version simple. Jouez une carte.
BASH-70 = Des voitures autonomes peuvent compléter la grille, jusqu’à six voitures en tout. Elles partent derrière les joueurs et ont des points de vie, mais ni main, ni énergie, ni pouvoir. À son tour, on retourne pour elle la première carte de la pioche que montre sa position ; elle utilise toujours l’effet, puis accélère.
    .title = Voitures autonomes
    .refusal =
        { $bots ->
            [one] Il n’y a que six voitures : { $seats } joueurs et { $bots } voiture autonome, c’est trop. Choisissez-en moins.
           *[other] Il n’y a que six voitures : { $seats } joueurs et { $bots } voitures autonomes, c’est trop. Choisissez-en moins.
        }
BASH-71 = Une voiture autonome tourne si possible du côté de l’arbitre de la tuile, sinon de l’autre, le plus en avant possible. La place de l’arbitre est reconstituée : à gauche des lignes droites, à l’intérieur des virages.
    .title = Le coup de volant des voitures autonomes
BASH-72 = Une voiture autonome tire et répare comme les autres. Elle pose une bombe sur la case libre la plus proche derrière elle dans sa voie. Une étoile la fait d’abord avancer de 2 cases dans sa voie. Son accélération vient ensuite comme un déplacement à part ; ce qui a arrêté le premier ne la raccourcit pas. Elle n’est omise que si son tour est fini ou si elle est arrivée. Seule l’accélération peut déclencher un boost.
    .title = Leurs autres effets
BASH-73 = Les voitures autonomes subissent des dégâts, sortent de la piste et déclenchent les tuiles spéciales comme les autres. Le dernier joueur dans l’ordre y choisit et y lance le dé pour elles ; il choisit aussi leur chemin devant les portails.
    .title = Qui décide pour elles

## Tuiles spéciales

BASH-80 = Téléportation, tuiles 02B et 03B : toujours ensemble, comme les deux bouts ouverts du circuit. Chacune a six portails ; leurs numéros sont mélangés séparément avant la course. Une voiture qui arrive sur un portail de la tuile qu’elle atteint en premier repart du même numéro sur l’autre. Cela ne coûte pas de case, et y arriver ne la renvoie pas. Ce qui se trouve sur cette case compte comme heurté ; une poussée continue de là. Pour les missiles et les voitures qui reculent, les deux tuiles se suivent : voie gauche avec gauche, milieu avec milieu, droite avec droite. Les numéros ne comptent que pour rouler.
    .title = Téléportation
BASH-81 = Éboulement, tuiles 04B et 08B : si votre voiture est passée sur un éclair pendant votre tour, vous pouvez lancer le dé une fois, après le déplacement. 1–2 : rien. 3–4 : un rocher dans chacune des deux zones rouges. 5–6 : deux dans chacune. Vous choisissez les cases. Sur une case occupée, le rocher retourne aussitôt à la réserve ; une bombe y explose, une voiture n’y risque rien.
    .title = Éboulement
    .refusal =
        { $case ->
            [space] Choisissez une case rouge pour le rocher.
           *[roll] Lancez le dé pour l’éboulement, ou renoncez.
        }
BASH-82 = Pont suspendu, tuiles 06B et 07B : la case qui suit la dernière d’une voie coupée est déjà sur le pont. Si vous y êtes à la fin de votre tour, lancez le dé. Si le résultat ne dépasse pas le nombre de voitures sur le pont, la vôtre comprise, vous tombez dans le lac et subissez 1 dégât. Le lac est une seule case pour autant de voitures qu’on veut, sans collisions ; elles gardent leur ordre. Si les dégâts ne vous font pas sortir de la piste, votre prochain tour part du lac. C’est ainsi que nous lisons la règle, qui, prise à la lettre, dit le contraire. Pas de coup de volant sur le pont, ni pour y entrer ni pour en sortir ; dans le lac, « Coup de volant » et « Bombe » n’ont pas d’effet. Un missile tiré du lac part de la voie du milieu, sur l’autre rive.
    .title = Pont suspendu
BASH-83 = Geyser, tuile 05B : lancez aussitôt le dé pour chaque éclair sur lequel vous arrivez ou passez. 1 : 1 dégât, et votre déplacement et votre tour se terminent ; pour une voiture poussée, la poussée se termine. 2–3 : 1 dégât. 4–6 : rien.
    .title = Geyser
BASH-84 = Jungle, tuile 09B : une voiture qui arrive sur l’éclair d’entrée est placée sur la première clairière. Elle n’avance pas plus loin et, si c’était son tour, il se termine. Une clairière accueille autant de voitures qu’on veut, sans collisions, mais ni bombes ni rochers. Un tour qui commence sur une clairière débute par un lancer. 1–4 : jusqu’à la clairière suivante, ou de la dernière à la sortie. 5–6 : droit à la sortie. Si vous êtes encore sur une clairière, vous ne jouez pas de carte et n’utilisez pas de pouvoir : votre tour est fini. Si vous atteignez la sortie, ce qui s’y trouve compte comme heurté, puis votre tour continue. L’éclair de sortie n’a pas d’effet sur une voiture qui y arrive d’ailleurs. Les missiles passent de l’entrée à la sortie.
    .title = Jungle
BASH-85 = Le Vilain Museau, tuiles 11B et 12B : il commence sur l’empreinte rouge. La première fois que vous rencontrez un éclair pendant votre tour, lancez le dé et déplacez-le d’autant d’empreintes au plus, dans un seul sens. Sur chaque empreinte où il passe, les bombes explosent, les rochers disparaissent et chaque voiture subit 1 dégât. Quand il est touché, il retourne en courant à l’empreinte rouge. Une voiture qui le heurte subit 1 dégât et s’arrête, sauf si son pouvoir passe par-dessus tout.
    .title = Le Vilain Museau
    .refusal = Choisissez une empreinte pour le Museau, à { $most } au plus.
BASH-86 = Volcan, tuile 10B : si votre voiture est arrivée sur un éclair pendant votre tour, on lance le dé à la fin, quelle que soit la façon dont il s’est terminé, pour chaque voiture encore en course sur une case rouge, dans l’ordre de la bande de classement. Être replacé sur un éclair ne compte pas. 1 : 2 dégâts. 2–4 : 1 dégât. 5–6 : aucun.
    .title = Volcan
BASH-87 = Le pont 3D peut aussi relier d’autres tuiles et passer au-dessus d’une troisième. Toutes les voies y mènent, c’est une seule voie de quatre cases, et personne n’en tombe. Il débouche sur la voie du milieu ; dans les voies voisines, on n’entre alors que par un coup de volant. Les missiles suivent le pont, qui n’a pas de point de contrôle.
    .title = Le pont 3D
BASH-88 = Une voiture poussée déclenche geysers, jungle et portails. Éboulement, pont suspendu, Museau et volcan n’agissent que pendant le tour de la voiture.
    .title = Poussée sur un éclair

## Barre d’action

ask-seam = { word-car } : laissez une jointure vide.
ask-card =
    { $energy ->
        [0] { word-car } : jouez une carte.
       *[other] { word-car } : jouez une carte, ou utilisez votre pouvoir.
    }
ask-ability = { word-car } : utilisez votre pouvoir, ou terminez votre tour.
ask-drop = { word-car } : vous avez trop de cartes. Rendez-en une.
ask-effect =
    { $effect ->
        [steer] { word-car } : choisissez la case du coup de volant, ou renoncez.
        [bomb] { word-car } : choisissez une case pour la bombe, ou renoncez.
       *[other] { word-car } : utilisez { word-effect }, ou renoncez.
    }
ask-space = { word-car } : choisissez une case.
ask-way = Devant { word-car }, la piste se divise : choisissez le chemin.
ask-step = { word-car } : choisissez la case suivante, ou arrêtez-vous.
ask-mine = { word-car } : posez une bombe sur une case que vous avez quittée, ou arrêtez.
ask-slide = { word-car } : lancer le dé pour un éboulement ?
ask-boulder = { word-car } : choisissez où tombe un rocher.
ask-snout = { word-car } : déplacez le Museau.
ask-wait = C’est à { word-car } de jouer.
ask-over = { word-car } a gagné la course.

## Historique

event-portal = Le portail { $number } est sur { $space }.
event-seam-left = { word-car } laisse vide la jointure avant la tuile { $tile }.
event-boost-laid = Il y a un boost sur { $space }.
event-dealt = { word-car } reçoit { word-card } de la { word-deck }.
event-round = La manche { $round } commence.
event-turn = C’est à { word-car } de jouer.
event-rolled = { word-car } fait { $number } au dé.
event-played = { word-car } joue { word-card }.
event-turned-up = Pour { word-car }, on retourne { word-card }.
event-declared = { word-car } utilise son pouvoir au niveau { $level }.
event-drove =
    { $spaces ->
        [one] { word-car } avance de { $spaces } case, jusqu’à { $space }.
       *[other] { word-car } avance de { $spaces } cases, jusqu’à { $space }.
    }
event-pushed =
    { $spaces ->
        [one] On pousse { word-car } de { $spaces } case, jusqu’à { $space }.
       *[other] On pousse { word-car } de { $spaces } cases, jusqu’à { $space }.
    }
event-drew = { word-car } prend { word-card } dans la { word-deck }.
event-dropped = { word-car } rend { word-card }.
event-reshuffled =
    { $count ->
        [one] La { word-deck } est de nouveau mélangée : { $count } carte.
       *[other] La { word-deck } est de nouveau mélangée : { $count } cartes.
    }
event-boulder-laid = Un rocher tombe sur { $space }.
event-lifted =
    { $what ->
        [bomb] La bombe la plus en arrière est retirée de { $space }.
       *[boulder] Le rocher le plus en arrière est retiré de { $space }.
    }
event-steered = { word-car } donne un coup de volant vers { $space }.
event-bomb-laid = { word-car } pose une bombe sur { $space }.
event-repaired =
    { $life ->
        [one] { word-car } répare : { $life } point de vie.
       *[other] { word-car } répare : { $life } points de vie.
    }
event-fired = { word-car } tire un missile.
event-missile-hit =
    { $what ->
        [snout] Le missile touche le Museau sur { $space }.
        [bomb] Le missile touche une bombe sur { $space }.
        [boulder] Le missile touche un rocher sur { $space }.
        [black] Le missile touche { car-black } sur { $space }.
        [green] Le missile touche { car-green } sur { $space }.
        [yellow] Le missile touche { car-yellow } sur { $space }.
        [red] Le missile touche { car-red } sur { $space }.
        [white] Le missile touche { car-white } sur { $space }.
       *[blue] Le missile touche { car-blue } sur { $space }.
    }
event-missile-lost = { word-car } manque sa cible : le missile est perdu.
event-charged = { word-car } se recharge : énergie { $energy }.
event-exploded = La bombe sur { $space } explose.
event-boulder-gone = Le rocher sur { $space } disparaît.
event-bomb-gone = La bombe sur { $space } est déblayée.
event-crashed = { word-car } heurte un rocher sur { $space }.
event-rammed = { word-car } percute { word-other } sur { $space }.
event-damaged =
    { $life ->
        [0] { word-car } subit des dégâts et n’a plus de points de vie.
        [one] { word-car } subit des dégâts : il reste { $life } point de vie.
       *[other] { word-car } subit des dégâts : il reste { $life } points de vie.
    }
event-set-back = { word-car } sort de la piste et repart de { $space }.
event-landed = { word-car } retombe sur { $space }.
event-crossed = { word-car } franchit la ligne d’arrivée.
event-won = { word-car } gagne la course !
event-stole = { word-car } prend { word-card } à { word-other }.
event-lost-card = { word-car } perd { word-card }.
event-teleported = Le portail { $number } emmène { word-car } sur { $space }.
event-sank = { word-car } tombe dans le lac.
event-strayed = { word-car } s’égare dans la jungle : { $space }.
event-emerged = { word-car } trouve la sortie de la jungle.
event-snout-met = { word-car } heurte le Museau sur { $space }.
event-snout-walked = Le Museau va sur { $space }.
event-snout-fled = Le Museau prend peur et retourne en courant sur { $space }.

## Options

option-course = Circuit
    .help = Un circuit tout prêt comme first-race, ou les tuiles de votre choix dans le sens de la course, par exemple 01 02 03 08 04 07. Les virages tournent à droite, sauf si vous écrivez 02-left ; 08B est l’autre face de 08, X le pont 3D. Avec surprise 8 4711, un circuit de 8 tuiles est tiré au sort ; un autre nombre en donne un autre. Les tuiles sont reconstituées.
option-simple = Version simple
    .help = Ni pouvoirs ni énergie ; une étoile fait avancer la voiture de 2 cases avant l’accélération.
option-boost = Boosts
    .help = Il y a des boosts sur les jointures entre les tuiles.
option-bots = Voitures autonomes
    .help = Des voitures que le jeu conduit lui-même, jusqu’à six voitures en tout.
option-ability-level = Niveau du pouvoir
    .help = N’importe quel niveau jusqu’à votre énergie, ou exactement celui que montre votre énergie.
option-colours = Voitures
    .help = La voiture de chaque joueur, dans l’ordre des places.
option-cars = Fiches des voitures
    .help = Ce que savent faire les voitures. Les nombres sont reconstitués ; vous pouvez mettre ceux de votre boîte à la place.
option-decks = Pioches
    .help = Le nombre de cartes de chaque sorte. Ces nombres sont reconstitués ; vous pouvez mettre ceux de votre boîte à la place.
option-strips = Bandes de classement
    .help = La pioche de chaque position. Elle est reconstituée ; vous pouvez mettre les bandes de votre boîte à la place.
preset-family = En famille
    .help = La première course en version simple.
preset-everything = La totale
    .help = Le plus long circuit, presque toutes les tuiles du côté spécial, et des boosts.

## Ce qui ne va pas dans un circuit ; partie d’une ligne

wrong-course = un circuit est l’un de ceux-ci : { $courses }, ou une liste de tuiles comme 01 02 03 08 04 07
wrong-course-size = un circuit a de { $least } à { $most } tuiles, et non { $given }
wrong-course-start = un circuit commence par la tuile 01 et ne la contient qu’une fois
wrong-course-unknown = il n’y a pas de tuile { $tile }
wrong-course-token = { $token } n’est pas une tuile ; écrivez par exemple 02, 08B ou 02-left
wrong-course-straight = la tuile { $tile } est droite et ne tourne ni à gauche ni à droite
wrong-course-twice = la tuile { $tile } est utilisée deux fois
wrong-course-pair = la tuile { $tile } doit avoir la tuile { $other } juste à côté d’elle
wrong-course-bridge = il n’y a qu’un pont : il relie deux tuiles, ou fait partie de 06B et 07B
wrong-course-overlap = la tuile { $tile } serait posée sur une autre
wrong-course-open = le circuit ne se referme pas : son bout ne rejoint pas la tuile 01
wrong-course-surprise = une surprise a de { $least } à { $most } tuiles et un nombre de votre choix, par exemple surprise 8 4711

## Ce qui ne va pas dans des pioches ou des bandes à soi ; partie d’une ligne

wrong-deck = une pioche a au moins { $least } cartes
wrong-strip = { $value } n’est pas un mot de { $count } lettres, S pour la pioche Sprint ou R pour la pioche Rush

## Ce qui ne va pas dans une tuile à soi ; partie d’une ligne. $field est un mot du fichier, $name et $to sont des cases comme M2

wrong-tile = tuile { $tile } : { $field } : { $why }
wrong-tile-table = il faut une table de { $most } entrées au plus
wrong-tile-field = ce champ n’existe pas ; il y a { $fields }
wrong-tile-text = il faut une ligne de { $most } caractères au plus
wrong-tile-ends = il faut une liste de { $least } à { $most } fins de cases
wrong-tile-order = { $end } n’est pas après { $former }
wrong-tile-name = { $name } ne peut pas être le nom d’une case à côté des voies de cette tuile
wrong-tile-spaces = il faut une liste de { $most } cases au plus
wrong-tile-space = il n’y a pas de case { $name }
wrong-tile-twice = { $name } est nommée deux fois
wrong-tile-pairs = il faut une liste de { $most } paires de cases au plus
wrong-tile-two = { $pair } ne nomme pas deux cases différentes
wrong-tile-links =
    { $most ->
        [1] il faut une seule case
       *[other] il faut une ou deux cases
    }
wrong-tile-boulders = il faut { $count } cases, pour 2+, 3+ et 4+
wrong-tile-pair = pair et part vont avec { $kinds }, et seulement avec eux
wrong-tile-grid = il faut { $count } cases, sur la tuile de départ et nulle part ailleurs
wrong-tile-unused = une tuile du type { $kind } n’en a pas
wrong-tile-shared = rien ne peut se trouver sur { $name }
wrong-tile-empty = il ne reste aucune case à la voie { $lane }
wrong-tile-nowhere = rien ne suit { $name } dans cette direction
wrong-tile-not-on = { $name } mène à { $to }, qui n’est pas plus loin devant
wrong-tile-not-back = derrière { $name } se trouve { $to }, qui n’est pas plus loin derrière
wrong-tile-bridge = les deux tuiles ont besoin de cases du pont et d’un seul lac, { $name }
wrong-tile-no-bridge = seules les cases du pont portent un éclair
wrong-tile-lake = aucun chemin ne mène dans le lac
wrong-tile-zone = il faut des cases rouges où tombent les rochers
wrong-tile-paws = il faut des empreintes au Museau
wrong-tile-no-paw = { $name } n’est pas une empreinte
wrong-tile-red-paw = il faut une seule empreinte rouge sur les deux tuiles
wrong-tile-portals = il faut des portails, autant que sur la tuile { $near }
wrong-tile-no-portal = { $name } n’est pas un portail de la tuile atteinte en premier
wrong-tile-clearings = une jungle a besoin de clairières
wrong-tile-entry = une jungle a besoin d’un éclair à son entrée
wrong-tile-no-entry = { $name } ne mène pas à une clairière
wrong-tile-no-flash = seul un éclair mène à une clairière, et { $name } n’en a pas

## D’où vient une règle

mark-book = selon la règle du jeu
mark-ruling = notre décision
mark-rebuilt = reconstitué
mark-unverified = non vérifié

## Chapitres de la règle

section-effects = Effets des cartes
section-encounters = Chocs
section-abilities = Pouvoirs spéciaux
section-variants = Variantes de la règle
section-tiles = Tuiles spéciales

## Mots du dessin en lettres

drawing-round = manche
drawing-strip = bande de classement
drawing-sprint = Sprint
drawing-rush = Rush
drawing-blue = bleu
drawing-black = noir
drawing-green = vert
drawing-yellow = jaune
drawing-red = rouge
drawing-white = blanc
drawing-life = vie
drawing-energy = énergie
drawing-cards = cartes
drawing-bot = bot
drawing-lap = tour
drawing-finished = arrivé
drawing-decks = pioches
drawing-discards = défausse
drawing-hand = main
