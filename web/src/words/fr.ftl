### The frame's own words in French.

## Frame

home-link = Tailback, accueil
nav = Menu principal
nav-replay = Revoir
skip = Aller au contenu
settings = Langue, couleurs et son
language = Langue
theme = Clair ou sombre
theme-system = Couleurs : automatiques
theme-light = Couleurs : claires
theme-dark = Couleurs : sombres
sound = Son
loading = Un instant…
cancel = Annuler
again = Réessayer
to-home = Vers les jeux
to-table = À la table

## Home

home-title = Jouez à un jeu de circulation
home-lead = Choisissez comment jouer, puis un jeu. Il commence aussitôt, sans inscription.
ways = Comment jouez-vous ?
way-here = Jouer ici
way-here-line = Sur un seul appareil que l’on se passe
way-friends = Jouer entre amis
way-friends-line = Chacun sur son appareil, par un lien
way-computer = Jouer contre l’ordinateur
way-computer-line = Face à un joueur virtuel
way-joined = Rejoint par un lien
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
lesson-of = Première leçon : { $game }
known-tables = Vos tables
known-over = terminée
forget-table = Retirer { $game }, { $when }, de cette liste

## Options

options-players = Joueurs
options-bot = Joueur virtuel
options-seat = Votre place
options-more = Autres options
options-none = aucun
options-default = comme d’habitude
option-whole = « { $option } » demande un nombre entier de { $least } à { $most }.
option-whole-or-none = « { $option } » demande un nombre entier de { $least } à { $most }, ou reste vide.
option-unread = « { $option } » ne peut pas être lu tel qu’il est écrit.
option-together = « { $option } » ne va pas avec les autres options.
start = Commencer
bot-random = coups au hasard
bot-thumb = règle simple
bot-easy = facile
bot-medium = moyen
bot-hard = difficile
bot-alphabeta = prévoit 3 coups
bot-alphabeta2 = prévoit 2 coups
bot-greedy = à courte vue
bot-montecarlo = pèse les chances
bot-planner = n’oublie rien
bot-spacer = ne laisse pas de trou
choice-youngest = La plus jeune personne
choice-lot = Par tirage au sort
choice-toss = À pile ou face
seat-number = Joueur { $number }

## Table

board = Plateau
bar = Que faire
moves = Vos coups
bar-open =
    { $count ->
        [one] Il manque encore { $count } joueur.
       *[other] Il manque encore { $count } joueurs.
    }
bar-done = Votre tour est fini. Au suivant : { $seat }.
bar-sealed = Vous avez choisi { $move }. Vous pouvez changer tant que tous n’ont pas choisi.
bar-ready = Votre tour est prêt. Envoyez-le ou revenez en arrière.
bar-move = À vous de jouer.
bar-wait = Les autres réfléchissent.
bar-more = Montrer toute la barre
draft = Votre tour jusqu’ici :
send-turn = Envoyer le tour
take-back = Revenir en arrière
take-all-back = Tout reprendre
read-clause = Lire { $clause }
seconds-left =
    { $seconds ->
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }
seat-open = libre
seat-computer = Ordinateur, { $level }
seat-you = vous
seat-turn = à jouer
seat-away = absent
seat-chosen = a choisi
seat-resigned = a abandonné
place = Place { $place }
line-lost = La connexion est coupée. Nous essayons de retrouver la table…
log = Déroulement
log-as = Montrer le déroulement en
log-words = Phrases
log-notation = Notation
log-empty = Ce qui se passe s’écrira ici.
save = Enregistrer la partie
resign = Abandonner
resign-sure = Abandonner cette partie ?
resign-line = La partie est alors perdue pour vous. S’il reste plusieurs autres joueurs, l’ordinateur joue à votre place.
resign-not = Continuer
again-play = Rejouer
again-too = Rejouer aussi
again-asked = En attente de l’accord des autres pour une nouvelle partie.
to-replay = Revoir la partie
result-win =
    { $count ->
        [one] { $names } gagne !
       *[other] { $names } gagnent ensemble !
    }
result-draw = Partie nulle.
result-resigned = Quelqu’un a abandonné.

## One device

curtain = Passer l’appareil
curtain-pass = Passez l’appareil à { $seat }
curtain-line = Les cartes restent cachées jusqu’à ce que vous soyez prêt.
curtain-open = Je suis { $seat }
hand-over = Passer à { $seat }

## By link

invite = Inviter
invite-line = Envoyez à chacun son lien, ou faites lire le code avec un téléphone. La partie commence quand tout le monde est assis.
invite-local = Cette adresse ne marche que sur cet appareil. Lancez make play HOST=0.0.0.0 pour jouer sur le réseau de la maison.
invite-link = Lien pour { $seat }
invite-watch = Lien pour celles et ceux qui regardent
invite-code = Code avec le lien pour { $seat }
copy = Copier
copied = Copié
join-title = Prenez place : { $seat }
join-name = Votre nom
join-sit = S’asseoir : { $seat }

## Rulebook

sections = Sections
section-setup = Mise en place
section-turn = Le tour
section-vehicles = Véhicules
section-cards = Cartes
section-end = La fin
section-deck = Le paquet
section-board = Le plateau
mark-book = de la règle du jeu
mark-pic = d’une image de la règle
mark-ruling = notre décision
mark-rebuilt = reconstitué
mark-unverified = non vérifié

## Replay

replay-title = Revoir une partie
replay-line = Ouvrez la transcription d’une partie. Elle est vérifiée coup par coup et montrée tour par tour.
replay-file = Fichier de la transcription
replay-paste = Ou collez son texte
replay-show = Montrer
replay-hidden = Une transcription avec des cartes cachées (?) ne peut être montrée qu’une fois la partie finie.
replay-wrong = La ligne { $line } n’a pas sa place dans une transcription, ou elle a été modifiée.
replay-large = Ce fichier est trop gros pour une transcription.
replay-of = Revoir : { $game }
replay-start = Le début.
replay-turn = Tour
replay-at = { $at } sur { $last }
replay-first = Au début
replay-back = Un tour en arrière
replay-next = Un tour en avant
replay-last = À la fin
replay-play = Faire défiler
replay-stop = Arrêter
replay-eyes = Vu par
replay-spectator = tout le monde
replay-other = Une autre partie
fair = Tirages équitables
fair-none = Cette transcription ne contient pas de graines à vérifier.
fair-seed = Vérifié ici : la graine du serveur est celle sur laquelle il s’était engagé avant le premier tirage.
fair-draws-here =
    { $count ->
        [one] Vérifié ici : { $count } tirage découle des graines.
       *[other] Vérifié ici : les { $count } tirages découlent des graines.
    }
fair-not = Les graines ne correspondent pas : les tirages de cette partie n’ont pas été faits comme convenu.
fair-limit = Cela prouve que personne n’a choisi un tirage après avoir vu jouer. Cela n’empêche pas un hôte qui connaît la graine de regarder.

## Lesson

lesson-step = Étape { $at } sur { $last }
lesson-next = Suivant
lesson-again = Encore une fois
lesson-skip = Passer
lesson-play = Jouer une partie
lesson-leave = Quitter la leçon

## When something is wrong

problem-lost = Il n’y a rien à cette adresse
problem-lost-do = Le lien est peut-être incomplet. Tous les jeux sont sur la première page.
problem-unreachable = Le serveur ne répond pas
problem-unreachable-do = Vérifiez qu’il est lancé, puis réessayez.
problem-no-such-table = Cette table n’existe pas
problem-no-such-table-do = Elle a peut-être été débarrassée. Ouvrez-en une nouvelle.
problem-bad-token = Ce lien n’ouvre pas la table
problem-bad-token-do = Demandez le lien entier, y compris ce qui suit le signe #.
problem-protocol = Cette page n’est pas de la version du serveur
problem-protocol-do = Elle a été rechargée et ne convient toujours pas. Effacez-la de la mémoire du navigateur, puis rouvrez le lien.
problem-broken-log = Cette table ne peut pas être ouverte
problem-broken-log-do = Ce qui a été noté à son sujet ne concorde pas. Prévenez la personne qui gère le serveur.
problem-too-many = Trop de tables viennent d’être ouvertes
problem-too-many-do = Attendez une minute, puis réessayez.
problem-full = Le serveur n’a plus de place
problem-full-do = Rien n’a été changé. Prévenez la personne qui le gère.
problem-store = Le serveur n’a pas accès à ses tables pour le moment
problem-store-do = Réessayez dans un instant.
problem-failed = Quelque chose n’a pas marché sur le serveur
problem-failed-do = Réessayez. Si cela se reproduit, prévenez la personne qui le gère.
problem-not-over = Cette partie n’est pas encore finie
problem-not-over-do = D’ici là, elle garde ses secrets. Vous pourrez la revoir quand elle sera finie.
why-stale = La question a changé entre-temps. Regardez et choisissez de nouveau.
why-not-begun = La partie commence quand toutes les places sont prises.
why-over = La partie est finie.
why-not-over = Une nouvelle partie peut commencer quand celle-ci est finie.
why-no-seat = Vous êtes spectateur ; il n’y a pas de place pour vous à cette table.
why-taken = Cette place est déjà prise.
why-empty = Choisissez d’abord un coup.
why-one-move = Choisissez un coup ; les autres ne le voient pas encore.
why-ended = Envoyez d’abord ce que vous avez, puis continuez.
why-malformed = Ce n’est pas un coup de ce jeu.
why-bad-id = Quelque chose n’a pas marché. Réessayez.
why-id-used = Quelque chose n’a pas marché. Réessayez.
why-bad-seed = Quelque chose n’a pas marché. Réessayez.
why-bad-name = Un nom a de 1 à 40 signes.
why-rule = Les règles ne permettent pas ce coup.
why-not-written = Le coup n’a pas pu être noté et ne compte pas. Réessayez.
why-unknown = On ne sait pas encore si cela compte. Un instant.
