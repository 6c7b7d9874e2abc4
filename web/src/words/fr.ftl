### The frame's own words in French.

## Frame

home-link = Tailback, accueil
nav = Menu principal
nav-replay = Revoir
skip = Aller au contenu
settings = Langue, couleurs et son
language = Langue
theme = Thème clair ou sombre
theme-system = Thème : automatique
theme-light = Thème : clair
theme-dark = Thème : sombre
sound = Son
loading = Un instant…
cancel = Annuler
again = Réessayer
to-home = Retour aux jeux
to-table = Retour à la table
named = { $name } : { $what }

## Home

home-title = Jouez dans les embouteillages
home-lead = Choisissez une façon de jouer, puis un jeu : la partie commence aussitôt, sans inscription.
ways = Comment jouez-vous ?
way-here = Jouer ici
way-here-line = Sur un seul appareil, à tour de rôle
way-friends = Jouer entre amis
way-friends-line = Chacun sur son appareil, par un lien
way-computer = Jouer contre l’ordinateur
way-computer-line = Face à un joueur virtuel
way-joined = Sur invitation
way-watch = En spectateur
choose-game = Choisissez un jeu
players-exact =
    { $least ->
        [one] { $least } joueur
       *[other] { $least } joueurs
    }
players-range = De { $least } à { $most } joueurs
minutes = { $least }–{ $most } minutes
play = Jouer
play-game = Jouer à { $game }
options = Options
options-of = Options de { $game }
not-here = Pour ce jeu, chacun a besoin de son appareil. Jouez-y entre amis par un lien.
rules = Règles
rules-of = Règles de { $game }
lesson = Première leçon
lesson-of = Première leçon : { $game }
page-shift-set-up = Créer une configuration
page-shuttles-board = Dessiner un plateau
page-bash-course = Construire un circuit
forget-table = Retirer { $game }, { $when }, de cette liste
open-tables = Tables ouvertes

## Vos parties

your-games = Vos parties
all-games = Toutes les voir
your-turn = À vous de jouer
standing-wait = Aux autres de jouer
standing-open = En attente de joueurs
standing-here = Sur cet appareil
standing-running = En cours
standing-won = Gagnée
standing-lost = Perdue
standing-draw = Partie nulle
standing-winner = { $names } a gagné
standing-over = Terminée
standing-gone = N’est plus sur le serveur
against = contre { $names }
go-on = Continuer
history-line = Cette liste n’est gardée que dans ce navigateur. Personne d’autre ne la voit.
history-none = Les parties que vous commencez ou rejoignez apparaîtront ici.
history-running = En cours
history-over = Terminées

## Options

options-players = Joueurs
options-bot = Joueur virtuel
options-seat = Votre place
options-more = Autres options
options-none = sans limite
options-presets = Type de partie
preset-usual = Classique
preset-usual-help = Comme dans la règle du jeu.
preset-own = À votre goût
preset-own-help = Comme vous l’avez choisi ci-dessous.
options-single = Options en détail
options-total = En tout : { $count }
option-whole = « { $option } » demande un nombre entier de { $least } à { $most }.
option-whole-or-none = « { $option } » demande un nombre entier de { $least } à { $most }, ou reste vide.
option-unread = « { $option } » : saisie non reconnue.
option-together = « { $option } » ne va pas avec les autres options.
start = Commencer
bot-random = au hasard
bot-thumb = bon sens
bot-easy = facile
bot-medium = moyen
bot-hard = difficile
bot-alphabeta = prévoit 3 coups
bot-alphabeta2 = prévoit 2 coups
bot-greedy = à courte vue
bot-montecarlo = calcule ses chances
bot-planner = n’oublie rien
bot-spacer = ne laisse pas de trou
bot-lookahead = voit loin
choice-youngest = La personne la plus jeune
choice-lot = Par tirage au sort
choice-toss = À pile ou face
seat-number = Joueur { $number }

## Table

board = Plateau
bar = Que faire
moves = Coups possibles
bar-open =
    { $count ->
        [0] Il ne manque plus que votre nom.
        [one] Il manque encore { $count } joueur.
       *[other] Il manque encore { $count } joueurs.
    }
bar-done = Votre tour est fini. À { $seat } de jouer.
bar-sealed = Votre choix : { $move }. Vous pouvez en changer tant que tout le monde n’a pas choisi.
bar-ready = Votre tour est prêt : validez-le ou annulez un coup.
bar-move = À vous de jouer.
bar-wait = En attente des autres.
bar-gave-up = Vous avez abandonné ; l’ordinateur continue à votre place.
bar-all = Tous les coups
bar-spent = Ce n’est plus possible.
keys = Touches
keys-title = Touches à la table
keys-cards = Jouer la carte qui est à cette place
keys-send = Valider le tour quand il est prêt
keys-back = Annuler le dernier coup
keys-list = Afficher cette liste
keys-single = Jouer avec une seule lettre ou un seul chiffre
keys-letters = Lettres sur les véhicules
close = Fermer
draft = Votre tour jusqu’ici :
send-turn = Valider le tour
take-back = Annuler
take-all-back = Tout annuler
read-clause = Lire la règle { $clause }
seconds-left =
    { $seconds ->
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }
seat-open = libre
seat-computer = Ordinateur, { $level }
seat-you = vous
seat-turn = tour en cours
seat-away = hors ligne
seat-chosen = a choisi
seat-resigned = a abandonné
place =
    { $place ->
        [1] { $place }re place
       *[other] { $place }e place
    }
place-tied = ex æquo
line-lost = Connexion perdue. Reconnexion à la table…
log = Historique
log-as = Présentation de l’historique
log-words = Phrases
log-notation = Notation
log-empty = Les coups joués s’afficheront ici.
save = Enregistrer la partie
resign = Abandonner
resign-sure = Abandonner cette partie ?
resign-line = Vous perdez alors la partie. S’il reste plusieurs autres joueurs, l’ordinateur joue à votre place.
resign-not = Continuer
again-play = Rejouer
again-too = Moi aussi, je rejoue
again-asked = En attente de la réponse des autres pour une nouvelle partie.
to-replay = Revoir la partie
result-win =
    { $count ->
        [one] { $names } gagne !
       *[other] { $names } gagnent ensemble !
    }
result-draw = Partie nulle.
end-won = Vous avez gagné !
end-lost = Vous avez perdu : { $names } a gagné.
end-gave-up = { $names } a abandonné. { $winners } a gagné.
end-gave-up-won = Vous avez gagné : { $names } a abandonné !
end-gave-up-you = Vous avez abandonné. { $winners } a gagné.
end-gave-up-early = Vous aviez abandonné.
series = Parties gagnées jusqu’ici : { $score }
series-one = { $name } : { $count }
swap-sides = Changer de côté
swap-too = D’accord, on change de côté
swap-asked = En attente de la réponse des autres pour changer de côté.
share-game = Partager la partie
share-game-line = Avec ce lien, on peut revoir la partie tour par tour.
share = Partager
end-proof = Règle et vérification des tirages
kept-days =
    { $days ->
        [one] Cette partie est conservée ici { $days } jour, puis effacée.
       *[other] Cette partie est conservée ici { $days } jours, puis effacée.
    }

## One device

curtain = Passer l’appareil
curtain-pass = Passez l’appareil à { $seat }
curtain-line = Les cartes restent cachées jusqu’à votre signal.
curtain-open = Je suis { $seat }
hand-over = Passer à { $seat }

## By link

invite = Inviter
invite-line = Envoyez à chacun son lien, ou faites scanner le code avec un téléphone. La partie commence quand tout le monde a rejoint la table.
invite-local = Ces liens ne fonctionnent que sur cet appareil.
invite-local-host = La personne qui gère le serveur peut l’ouvrir au réseau de la maison : il suffit de le lancer avec make play HOST=0.0.0.0.
invite-link = Lien pour { $seat }
invite-watch = Lien pour les spectateurs
invite-code = Code avec le lien pour { $seat }
copy = Copier
copied = Copié
invite-name = Votre nom
invite-name-set = C’est moi
invite-elsewhere = Pour d’autres appareils
watch-link = Lien pour regarder
watch-link-line = Avec ce lien, on voit la table, mais la main de personne.
notify = Me prévenir quand c’est à moi de jouer
notify-refused = Votre navigateur n’autorise pas les notifications d’ici ; ses réglages pour cette page permettent d’y remédier.
join-title = Votre place : { $seat }
join-name = Votre nom
join-sit = Rejoindre la table : { $seat }

## Rulebook

sections = Chapitres
section-setup = Mise en place
section-turn = Le tour
section-vehicles = Véhicules
section-cards = Cartes
section-end = La fin
section-deck = Le paquet
section-board = Le plateau
mark-book = selon la règle du jeu
mark-pic = selon une image de la règle
mark-ruling = notre décision
mark-rebuilt = reconstitué
mark-unverified = non vérifié

## Pace

pace = Tours des autres
pace-slow = lent
pace-normal = normal
pace-fast = rapide
pace-once = immédiat

## When something is wrong

problem-lost = Il n’y a rien à cette adresse
problem-lost-do = Le lien est peut-être incomplet. Tous les jeux sont sur la page d’accueil.
problem-unreachable = Le serveur ne répond pas
problem-unreachable-do = Vérifiez qu’il est lancé, puis réessayez.
problem-no-such-table = Cette table n’existe pas
problem-no-such-table-do = Elle a peut-être été supprimée. Ouvrez-en une nouvelle.
problem-bad-token = Ce lien n’ouvre pas la table
problem-bad-token-do = Demandez le lien entier, y compris ce qui suit le #.
problem-protocol = Cette page et le serveur n’ont pas la même version
problem-protocol-do = Elle a été rechargée, mais sa version ne convient toujours pas. Videz le cache du navigateur, puis rouvrez le lien.
problem-broken-log = Cette table ne peut pas être ouverte
problem-broken-log-do = Son enregistrement est incohérent. Prévenez la personne qui gère le serveur.
problem-closed = Cette table est fermée
problem-closed-do = La personne qui gère le serveur l’a fermée. Vous pouvez en ouvrir une autre.
problem-too-many = Trop de tables viennent d’être ouvertes
problem-too-many-do = Attendez une minute, puis réessayez.
problem-full = Le serveur n’a plus de place
problem-full-do = Rien n’a changé. Prévenez la personne qui le gère.
problem-store = Le serveur n’a pas accès à ses tables pour le moment
problem-store-do = Réessayez dans un instant.
problem-ending = Le serveur s’arrête
problem-ending-do = Réessayez dans un instant.
problem-failed = Un problème est survenu sur le serveur
problem-failed-do = Réessayez. Si cela se reproduit, prévenez la personne qui le gère.
problem-not-over = Cette partie n’est pas encore finie
problem-not-over-do = D’ici là, certaines choses restent secrètes. Vous pourrez la revoir quand elle sera finie.

dashboard = L’état du serveur
