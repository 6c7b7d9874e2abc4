### Traffic-Memory : les textes du jeu. Ceux qu’il partage avec les autres jeux de Trafficars viennent avant.
### $place est une place comme p7, $places en sont plusieurs ; $card est un nombre ou joker ; $cards sont des cartes telles qu’on les écrit, * pour un joker.

game-name = Traffic-Memory
game-line = Retrouvez les voitures qui se suivent et emportez la plus longue suite dont vous vous souvenez.

word-kept =
    { $points ->
        [one] { $points } carte
       *[other] { $points } cartes
    }
word-shown =
    { $card ->
        [joker] un joker
       *[number] le { $card }
    }

## Mise en place

MEM-1 = Choisissez ensemble les nombres à utiliser : de 1 à 12, de 1 à 30, de 26 à 50 ou toute autre suite d’au moins six nombres.
    .title = Quels nombres
MEM-2 = Retirez les cartes spéciales. Les remorques portent un numéro et restent donc en jeu. Mélangez les cartes et étalez-les en rangées, face cachée.
    .title = Étaler les cartes
    .refusal = Il n’y a pas de place { $place }. Choisissez-en une de p1 à p{ $places }.
MEM-3 = La personne la plus jeune commence ; on joue ensuite à tour de rôle, dans le sens des aiguilles d’une montre.
    .title = Chacun son tour
    .refusal = C’est à { word-seat } de jouer. Attendez votre tour.

## Le tour

MEM-4 = À votre tour, retournez des cartes l’une après l’autre, de façon que tout le monde les voie.
    .title = Retourner
    .refusal =
        { $case ->
            [up] La carte ({ $place }) est déjà visible. Choisissez-en une face cachée.
            [card] On choisit une place, pas une carte. Nommez-en une, comme p7.
           *[showing] Une carte est en train d’être retournée. Attendez un instant.
        }
MEM-5 = Si les deux premières cartes ne se suivent pas, remettez-les toutes deux face cachée. Votre tour est fini.
    .title = Les deux premières
MEM-6 = Si elles se suivent, vous pouvez retourner une autre carte, puis encore une, jusqu’à ce qu’une carte ne convienne pas, que vous vous arrêtiez ou qu’il n’en reste plus face cachée. Des cartes vont ensemble quand elles forment une suite sans trou, quel que soit leur ordre d’arrivée.
    .title = Continuer
MEM-7 = Vous gardez les cartes de la suite. La carte qui ne convenait pas est remise face cachée à sa place. Votre tour est alors fini ; vous ne rejouez pas. Les cartes gardées restent visibles : tout le monde peut les regarder.
    .title = Garder la suite
    .refusal = La carte ({ $place }) a déjà été prise. Choisissez-en une qui est encore sur la table.
MEM-8 = Vous pouvez vous arrêter après chaque carte qui convient et garder la suite.
    .title = S’arrêter
    .refusal =
        { $cards ->
            [0] Rien n’est encore visible. Retournez une carte.
           *[other] Une seule carte ne fait pas une suite. Retournez-en une deuxième.
        }

## Jokers

MEM-9 = Si vous le souhaitez, les voitures de police et les ambulances servent de jokers : les 8 avec 50 nombres, moins s’il y a moins de nombres, en proportion et en arrondissant.
    .title = Ajouter des jokers
MEM-10 = Un joker remplace n’importe quel nombre en jeu, même déjà pris, et on ne dit jamais lequel. Les cartes vont ensemble tant qu’on peut donner aux jokers des nombres qui rendent toutes les cartes différentes et la suite sans trou. Une suite ne peut pas compter plus de cartes qu’il n’y a de nombres en jeu. Les jokers vont aussi ensemble.
    .title = Ce que vaut un joker
MEM-11 = Vous gardez deux cartes ou plus sans joker, ou trois cartes ou plus avec jokers si l’une au moins porte un nombre. Sinon, toutes les cartes sont remises face cachée, même si vous vous arrêtez.
    .title = Ce qu’on garde

## La fin

MEM-12 = La partie s’arrête quand les cartes restantes ne permettent plus aucune suite ; on le vérifie avant chaque tour. Les cartes restantes ne reviennent à personne. La personne qui a le plus de cartes gagne, jokers compris ; en cas d’égalité, la victoire est partagée.
    .title = La fin
    .end =
        { $winners ->
            [1] { $for ->
                [winner] Vous avez gagné avec { word-kept } !
                [loser] Vous avez perdu : { $names } a gagné avec { word-kept }.
               *[other] { $names } a gagné avec { word-kept }.
            }
           *[other] { $for ->
                [winner] Vous partagez la victoire avec { $names } : { word-kept } chacun !
                [loser] Vous avez perdu : { $names } partagent la victoire avec { word-kept } chacun.
               *[other] { $names } partagent la victoire avec { word-kept } chacun.
            }
        }
    .refusal = La partie est finie : plus aucune suite n’est possible. Commencez une nouvelle partie pour continuer.
MEM-13 = Si vous fixez une limite de tours, la partie s’arrête après ce nombre de tours et on compte les cartes. Elle est désactivée entre humains, activée dans les simulations.
    .title = Limite de tours
    .end = La limite de tours est atteinte. { MEM-12.end }
    .refusal = La partie est finie : la limite de tours est atteinte. Commencez une nouvelle partie pour continuer.

## Barre d’action

ask-first = Retournez une carte.
ask-second = Retournez une deuxième carte.
ask-more =
    { $cards ->
        [one] { $cards } carte à la suite : retournez-en une autre ou arrêtez-vous.
       *[other] { $cards } cartes à la suite : retournez-en une autre ou arrêtez-vous.
    }
ask-wait = C’est à { word-seat } de jouer.
ask-over = La partie est finie.

## Journal

event-turned-up = { word-seat } retourne { word-shown } ({ $place }).
event-kept =
    { $count ->
        [one] { word-seat } garde { $count } carte : { $cards }.
       *[other] { word-seat } garde { $count } cartes : { $cards }.
    }
event-turned-back =
    { $count ->
        [one] { word-seat } remet { $count } carte face cachée : { $places }.
       *[other] { word-seat } remet { $count } cartes face cachée : { $places }.
    }
event-no-run-left =
    { $count ->
        [0] Toutes les cartes sont prises.
        [one] Plus aucune suite possible ; { $count } carte reste sur la table.
       *[other] Plus aucune suite possible ; { $count } cartes restent sur la table.
    }
event-limit =
    { $turns ->
        [one] La limite est atteinte après { $turns } tour.
       *[other] La limite est atteinte après { $turns } tours.
    }
event-won =
    { $count ->
        [one] { word-seat } gagne avec { $count } carte !
       *[other] { word-seat } gagne avec { $count } cartes !
    }
event-shared =
    { $count ->
        [one] Victoire partagée pour { word-seat } ({ $count } carte).
       *[other] Victoire partagée pour { word-seat } ({ $count } cartes).
    }

## Options

preset-usual = En famille
    .help = Les nombres de 1 à 30, comme dans la règle.
preset-younger = Pour les plus jeunes
    .help = Seulement les nombres de 1 à 12.
preset-jokers = Avec jokers
    .help = Voitures de police et ambulances valent n’importe quel nombre.
preset-full = Le jeu complet
    .help = Les 50 nombres, avec jokers.
option-low = Plus petit nombre
    .help = Le premier des nombres avec lesquels vous jouez.
option-high = Plus grand nombre
    .help = Le dernier des nombres avec lesquels vous jouez ; il en faut au moins six.
option-jokers = Avec jokers
    .help = Les voitures de police et les ambulances entrent en jeu et remplacent n’importe quel nombre.
option-turn-limit = Limite de tours
    .help = Après ce nombre de tours, on compte les cartes. Sans nombre, on joue tant qu’une suite est possible.
wrong-numbers = de { $low } à { $high }, c’est trop court ; choisissez au moins { $least } nombres, comme { $first } à { $last }
