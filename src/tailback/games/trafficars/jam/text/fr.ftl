### Rush Hour (Trafficars) : les textes du jeu. Les cartes et les places sont dans le fichier commun aux trois jeux.
### $lane, $place, $count, $points et les autres quantités sont des nombres ; files et places se comptent à partir de 1.

game-name = Trafficars : Rush Hour
game-line = Tout le monde s’engage en même temps dans le bouchon. Trouvez la bonne file et laissez les files pleines aux autres.

## Mise en place

JAM-1 = Posez trois cartes face visible, l’une sous l’autre. Chacune est la première voiture d’une file.
    .title = Trois files
    .refusal = Il n’y a que { $lanes } files. Choisissez l’une d’elles.
JAM-2 = Chaque joueur reçoit dix cartes et ne voit que les siennes. Le reste du paquet ne sert pas dans cette manche.
    .title = Dix cartes chacun
    .refusal = La distribution n’est pas finie. Attendez un instant.
JAM-3 = À la mise en place, une remorque ne peut pas ouvrir une file : mettez-la de côté et piochez une autre carte. Quand toutes les files sont ouvertes, remélangez ces remorques au paquet avant de distribuer les cartes. Une carte spéciale peut ouvrir une file.
    .title = Pas de remorque en tête

## Le tour

JAM-4 = Chacun choisit une carte de sa main et la pose face cachée. Quand tout le monde a choisi, on retourne toutes les cartes en même temps.
    .title = Choisir et dévoiler
    .refusal =
        { $case ->
            [not-held] { word-card-start } n’est pas dans votre main. Choisissez l’une de vos cartes.
            [card-first] Choisissez d’abord une carte. Vous choisirez la file quand toutes seront dévoilées.
           *[chosen] Vous avez dévoilé { word-card }. Placez cette carte avant d’en jouer une autre.
        }
JAM-5 = Les cartes dévoilées se placent dans cet ordre : les ambulances, les voitures de police, puis les nombres du plus petit au plus grand, enfin les dépanneuses. Si plusieurs joueurs ont une ambulance, ils choisissent leur file en même temps, sans voir le choix des autres ; de même pour les voitures de police. Les dépanneuses se placent l’une après l’autre, en commençant par le plus jeune joueur.
    .title = L’ordre de placement
    .refusal = Ce n’est pas votre carte que l’on place. Attendez qu’on vous le demande.
JAM-6 = Un nombre ne va au bout d’une file que s’il est plus grand que le nombre qui s’y trouve.
    .title = Des files croissantes
    .refusal = Le { $card } ne peut pas aller dans la file { $lane } : le { $end } au bout est plus grand. Choisissez un autre endroit.
JAM-7 = Si plusieurs files sont possibles, un nombre va dans celle dont la dernière carte est juste en dessous de lui, avec le plus petit écart.
    .title = Le plus petit écart
    .refusal = Le { $card } ne peut pas aller dans la file { $lane } : le bout de la file { $best } est plus proche. Choisissez un autre endroit.
JAM-8 = Une file est ouverte si la carte du dessus, à sa dernière place, n’a pas de numéro : une ambulance, une voiture de police ou une dépanneuse vide, même chargée sur une autre. Une file ouverte accepte n’importe quelle carte. Vous pouvez mettre un nombre dans toute file ouverte, dans la file au plus petit écart ou (une remorque, seulement si vous en avez convenu) dans un trou qui convient. S’il n’y a qu’un seul endroit possible, la carte doit y aller, même si la file est pleine.
    .title = Les files ouvertes
JAM-9 = Une file contient quatre voitures. Si la vôtre devait être la cinquième, prenez les cartes de la file en pénalité ; votre carte ouvre la nouvelle file.
    .title = Trop longue
JAM-10 = Si un nombre ne va dans aucune file ni aucun trou, choisissez une file et prenez toutes ses cartes en pénalité ; votre nombre ouvre la nouvelle file. Pour une remorque, les trous ne comptent pas, sauf si vous convenez que les remorques peuvent remplir un trou : un trou qui convient compte alors pour elle comme pour tout nombre. Elle y est une voiture à part entière, et la file ne s’allonge pas.
    .title = Trop petit
JAM-11 = Les cartes de pénalité ne jouent plus dans cette manche. Gardez-les en pile jusqu’au décompte. Les piles sont visibles : tout le monde peut les regarder.
    .title = Cartes de pénalité

## Cartes spéciales

JAM-12 = Une remorque se place d’après son numéro, mais sur la dernière carte de la file. Elle ne compte jamais dans la longueur : elle peut donc rejoindre une file de quatre sans qu’on la prenne. On peut atteler une remorque à une autre remorque ou à une carte spéciale. Une carte spéciale sous une remorque n’a plus d’effet ; la file se termine alors par le numéro de la remorque. Une remorque trop petite pour toutes les files devient la première voiture de la file que vous prenez.
    .title = Remorque
JAM-13 = Une ambulance va en tête de la file de votre choix et pousse les autres vers l’arrière. Si cela fait plus de quatre, prenez la file ; l’ambulance ouvre la nouvelle, et n’importe quelle carte peut la suivre. Une ambulance d’un tour suivant passe devant celle qui s’y trouve déjà, comme une voiture de plus.
    .title = Ambulance
    .refusal = Une ambulance va en tête d’une file. Choisissez une file, pas un trou.
JAM-14 = Une voiture de police va au bout de la file de votre choix. N’importe quelle carte peut la suivre, même la plus petite. Si elle est la cinquième voiture, vous prenez la file. Une voiture de police posée à un tour suivant se range derrière celle qui s’y trouve déjà.
    .title = Voiture de police
    .refusal = Une voiture de police va au bout d’une file. Choisissez une file, pas un trou.
JAM-15 = Les ambulances posées dans la même file au même tour s’empilent et comptent pour une seule voiture ; de même pour les voitures de police. Si la file devient trop longue, le plus âgé de ces joueurs la prend, et toute la pile ouvre la nouvelle file.
    .title = Deux au même endroit
JAM-16 = Une dépanneuse va au bout de la file de votre choix et charge la voiture qui la précède, avec tout ce qui est posé dessus. Ensemble, elles comptent pour une seule voiture. La place libérée reste un trou et compte dans la longueur. La file se termine alors par la carte du dessus, sur la dépanneuse.
    .title = Dépanneuse
    .refusal = Une dépanneuse va au bout d’une file. Choisissez une file, pas un trou.
JAM-17 = Aux tours suivants, vous pouvez mettre un nombre (une remorque, seulement si vous en avez convenu) dans un trou s’il va entre ses voisins : les places occupées les plus proches à gauche et à droite, chacune avec le numéro de sa carte du dessus. Un voisin qui manque ou qui n’a pas de numéro ne fixe pas de limite. Deux trous côte à côte sont deux choix différents. Remplir un trou ne change pas la longueur de la file.
    .title = Les trous
    .refusal =
        { $case ->
            [no-gap] Il n’y a pas de trou à cet endroit. Choisissez un trou ou le bout d’une file.
            [trailer] Le { $card } est une remorque et ne peut pas occuper un trou. Choisissez une file.
           *[no-fit] Le { $card } ne va pas là : ce trou accepte les nombres au-dessus de { $left } et au-dessous de { $right }. Choisissez un autre endroit.
        }
JAM-18 = Une dépanneuse qui arrive en cinquième position charge d’abord la voiture qui la précède. Vous prenez les autres cartes de la file, s’il y en a. La dépanneuse chargée ouvre la nouvelle file, et les trous disparaissent.
    .title = La dépanneuse, cinquième voiture

## Le décompte

JAM-19 = La manche se termine quand toutes les mains sont vides. Chaque carte de pénalité compte 1 point, chaque carte spéciale 2. Une remorque compte 1, car elle porte un nombre ; vous pouvez convenir de 2. Le plus petit total gagne. À égalité, la victoire est partagée.
    .title = Compter
    .end =
        { $winners ->
            [1] { $for ->
                [winner] Vous avez gagné avec { word-points } !
                [loser] Vous avez perdu : { $names } a gagné avec { word-points }.
               *[other] { $names } a gagné avec { word-points }.
            }
           *[other] { $for ->
                [winner] Vous partagez la victoire avec { $names } : { word-points } chacun !
                [loser] Vous avez perdu : { $names } partagent la victoire avec { word-points } chacun.
               *[other] { $names } partagent la victoire avec { word-points } chacun.
            }
        }
    .refusal = La partie est finie et les points sont comptés. Commencez-en une autre pour continuer.
JAM-20 = Une partie se joue en une manche. Vous pouvez convenir de plusieurs ; les points s’additionnent alors.
    .title = Manches

## Pour les plus jeunes

JAM-21 = Jouez seulement avec les nombres inférieurs à 10, 20 ou 30.
    .title = Petits nombres
JAM-22 = Ne distribuez que cinq cartes à chacun.
    .title = Cinq cartes
JAM-23 = Jouez avec deux files.
    .title = Deux files
JAM-24 = Retirez les cartes spéciales.
    .title = Sans cartes spéciales
JAM-25 = Les files peuvent avoir n’importe quelle longueur ; personne ne prend une file parce qu’elle est trop longue.
    .title = Longueur libre
JAM-26 = Pour un nombre trop petit, vous ne prenez pas de file : il va en tête de la file de votre choix et pousse les autres vers l’arrière, quels que soient les nombres ; une remorque y est une voiture comme les autres. Si cela fait plus de quatre voitures, prenez la file et votre carte ouvre la nouvelle, sauf si la longueur est libre.
    .title = Les petits passent devant
JAM-27 = Il faut assez de cartes pour tous les joueurs et toutes les files, et assez de cartes qui ne sont pas des remorques pour ouvrir les files. Sinon la partie ne commence pas, et les nombres vous sont indiqués. Trois cartes par joueur sont permises aussi.
    .title = Assez de cartes
    .refusal =
        { $case ->
            [trailers] Cartes qui ne sont pas des remorques : { $cards }. Il en faut { $needed } pour ouvrir les files. Choisissez moins de remorques ou plus de nombres.
           *[cards] { $seats } joueurs avec { $hand } cartes chacun et { $lanes } files demandent { $needed } cartes, mais il n’y en a que { $cards }. Choisissez moins de cartes par joueur, moins de joueurs ou plus de nombres.
        }

## Barre d’action

ask-card = Choisissez une carte de votre main.
ask-ambulance = Votre ambulance : en tête de quelle file ?
ask-police = Votre voiture de police : au bout de quelle file ?
ask-tow = Votre dépanneuse : au bout de quelle file ?
ask-place = Où va votre { $card } ?
ask-take = Votre { $card } est trop petit. Quelle file prenez-vous ?
ask-front = Votre { $card } est trop petit. En tête de quelle file ?
ask-wait = En attente des autres.
ask-deal = Distribution des cartes…
ask-over = La partie est finie.

## Journal

event-opened = La file { $lane } s’ouvre avec { word-card }.
event-aside = Le { $card } est une remorque : on la met de côté et on pioche une autre carte.
event-back =
    { $count ->
        [one] La remorque mise de côté est remélangée au paquet.
       *[other] Les { $count } remorques mises de côté sont remélangées au paquet.
    }
event-dealt = { word-seat } reçoit { word-card }.
event-revealed = { word-seat } dévoile { word-card }.
event-joined = { word-seat } met { word-card } au bout de la file { $lane }.
event-hitched = { word-seat } attelle { word-card } à la file { $lane }.
event-filled = { word-seat } met { word-card } dans le trou de la file { $lane }, place { $place }.
event-front = { word-seat } met { word-card } en tête de la file { $lane }.
event-low = { word-card-start } est trop petit : { word-seat } choisit la file { $lane }.
event-towed = { word-seat } met une dépanneuse au bout de la file { $lane } et charge la voiture qui précède.
event-took =
    { $count ->
        [0] { word-seat } vide la file { $lane } : il n’y avait rien à prendre.
        [one] { word-seat } prend { $count } carte de la file { $lane } ({ word-points }).
       *[other] { word-seat } prend { $count } cartes de la file { $lane } ({ word-points }).
    }
event-counted = { word-seat } : { word-points } dans cette manche, { $total } en tout.
event-won = { word-seat } gagne avec { word-points } !
event-shared = Victoire partagée pour { word-seat } ({ word-points }) !
word-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Options

preset-usual = Les règles complètes
    .help = Dix cartes chacun, trois files, toutes les cartes spéciales.
preset-family = En famille
    .help = Cinq cartes chacun, et personne ne prend de file pour un petit nombre.
preset-younger = Pour les plus jeunes
    .help = Cinq cartes chacun, deux files, des nombres au-dessous de 30, pas de cartes spéciales.
preset-small = Pour la toute première fois
    .help = Trois cartes chacun, des nombres au-dessous de 20, et personne ne prend de file pour un petit nombre.
preset-rounds = Trois manches
    .help = Les points de trois manches sont additionnés.
option-lanes = Files
    .help = Trois, ou deux pour les plus jeunes.
option-hand = Cartes par joueur
    .help = Dix ; cinq ou trois pour les plus jeunes.
option-below = Seulement les nombres inférieurs à
    .help = 10, 20 ou 30 pour les plus jeunes. Sans nombre, les 50 sont en jeu.
option-specials = Cartes spéciales
    .help = Désactivé : sans ambulances, voitures de police ni dépanneuses.
option-too-long = Quatre voitures par file
    .help = Désactivé : les files peuvent avoir n’importe quelle longueur.
option-too-low = Pénalité pour les petits nombres
    .help = Désactivé : un nombre trop petit va en tête d’une file.
option-rounds = Manches
    .help = Les points de toutes les manches s’additionnent.
option-trailers = Remorques
    .help = Les numéros qui sont des remorques sur vos cartes. Ceux donnés ici ne sont pas vérifiés.
option-trailer-points = Points d’une remorque
    .help = Ce que compte une remorque parmi les pénalités : 1 comme tout nombre, ou 2 comme une carte spéciale.
option-trailer-gaps = Les remorques remplissent les trous
    .help = Activé : une remorque peut aller dans un trou où son numéro convient ; elle y est une voiture à part entière. Désactivé : seuls les autres nombres le peuvent.

## Mots du dessin en lettres

drawing-hand = main
drawing-cards = cartes
drawing-pile = pioche
drawing-revealed = dévoilées
drawing-penalty = pénalité
drawing-points = points
drawing-round = manche
drawing-trailers = remorques
drawing-unverified = non vérifié
