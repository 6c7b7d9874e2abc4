### Trafficars : les textes communs aux trois jeux. Le fichier de chaque jeu vient après celui-ci.
### $seat est le numéro d’une place ; $card est un nombre, ou A, P, T pour une carte spéciale, ou ? pour une carte cachée (dit « hidden »).

seat-1 = Joueur 1
seat-2 = Joueur 2
seat-3 = Joueur 3
seat-4 = Joueur 4
seat-5 = Joueur 5
word-seat = Joueur { $seat }

card-A = Ambulance
card-P = Voiture de police
card-T = Dépanneuse
word-card =
    { $card ->
        [A] une ambulance
        [P] une voiture de police
        [T] une dépanneuse
        [hidden] une carte
       *[number] le { $card }
    }
word-card-start =
    { $card ->
        [A] L’ambulance
        [P] La voiture de police
        [T] La dépanneuse
       *[number] Le { $card }
    }

## Les cartes

CARS-1 = Le jeu compte 62 cartes : des voitures numérotées de 1 à 50, une de chaque, et 12 cartes spéciales sans numéro, soit 4 ambulances, 4 voitures de police et 4 dépanneuses.
    .title = Les cartes
CARS-2 = Certaines cartes numérotées sont des remorques. La règle ne dit pas lesquelles ; ici, ce sont 7, 17, 27, 37 et 47. Un exemple montre seulement que 28 n’en est pas une. Si vos cartes en montrent d’autres, indiquez-les.
    .title = Les remorques
CARS-3 = Certaines règles dépendent de l’âge des joueurs. La personne qui ouvre la table peut l’indiquer ; si elle ne nomme que la plus jeune, les autres suivent dans le sens des aiguilles d’une montre. Sinon, c’est l’ordre des places qui compte : la première est celle de la personne la plus jeune.
    .title = Du plus jeune au plus âgé

deck-unverified = La règle ne dit pas quels numéros sont des remorques ; ceux-ci sont une supposition que personne n’a vérifiée. Indiquez ceux de vos cartes s’ils sont différents.

## D’où vient une règle

mark-book = selon la règle du jeu
mark-ruling = notre décision
mark-unverified = non vérifié
