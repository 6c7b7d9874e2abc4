### The frame's words that the first page does without.
### $game and $names are names; $who is a player, $what something said.

## Open tables

open-line = À ces tables, tout le monde peut s’asseoir. La liste se tient à jour toute seule.
open-none = Aucune table n’attend de joueurs en ce moment. Commencez une partie avec des amis et mettez-la sur cette liste.
open-count =
    { $count ->
        [one] { $count } table ouverte
       *[other] { $count } tables ouvertes
    }
open-free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
open-waits = En attente : { $names }
open-sit = Prendre place
open-sit-at = Prendre place : { $game }, { $names }
open-watch = Regarder
open-watch-at = Regarder : { $game }, { $names }
open-guest = Invité
option-off = non
level-any = pour tout le monde
level-new = pour débutants
level-practised = pour joueurs exercés
list-title = Ouvrir à tout le monde
list-line = Mettez la table sur la liste des tables ouvertes, et chacun pourra y prendre une place libre. Un lien que vous avez envoyé ne vaut plus dès que sa place a été prise depuis la liste.
list-on = La table est sur la liste des tables ouvertes. Elle la quitte d’elle-même quand toutes les places sont prises ou que personne n’attend plus ici.
list-level = Pour qui
list-put = Mettre sur la liste
list-off = Retirer de la liste
watching =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }

## Sending a turn

send-none = Il n’y a encore rien à valider. { $what }
send-more = Votre tour n’est pas encore complet. { $what }
back-none = Il n’y a rien à annuler.
bar-film = Voici ce qui vient de se passer.

## What people say

talk = Dire quelque chose
talk-heard = Dit à la table
talk-none = Ce qui se dit ici n’est conservé nulle part.
talk-write = Avec vos mots
talk-send = Dire
talk-often = Un instant avant d’en dire plus.
talk-failed = Personne ne l’a entendu. Réessayez.
talk-mute = Ne plus entendre { $who }
talk-unmute = Entendre de nouveau { $who }
phrase-hello = Bonjour.
phrase-good-luck = Bonne chance.
phrase-one-moment = Un instant, s’il vous plaît.
phrase-well-played = Bien joué.
phrase-close = C’était juste.
phrase-oops = Oups.
phrase-thanks = Merci.
phrase-sorry = Désolé.
phrase-again = Une autre partie ?
phrase-goodbye = Au revoir.

## Time, leavers, agreeing

ages-title = Qui est la personne la plus jeune ?
ages-help = Choisissez les noms, de la personne la plus jeune à la plus âgée. Les autres suivent dans le sens des aiguilles d’une montre.
ages-lots = Tirer au sort
ages-drawn = Le tirage au sort se fait au début de la partie.
ages-unsaid = Personne n’a dit qui est la personne la plus jeune : c’est { $who } qui compte comme telle.
ages-youngest = Compte comme la personne la plus jeune : { $who }.
ages-order = De la personne la plus jeune à la plus âgée : { $names }.
options-clock = Pendule
clock-none = sans pendule
clock-choice = { $minutes } minutes chacun, { $more } secondes de plus par tour
clock-help = Qui n’a plus de temps n’a pas perdu : les autres décident de la suite.
clock-left = Temps restant
together = Entre vous
note-decide = Décider
note-next = { $number }/{ $count } : note suivante
late-you = Votre temps est écoulé. Vous pouvez encore jouer tant que les autres n’ont pas décidé.
late-other = Le temps de { $who } est écoulé. Comment continuer ?
late-both = Le temps de { $who } est écoulé, le vôtre aussi. Ceux qui ont encore du temps décident.
late-wait = Attendre
late-bot = Laisser jouer l’ordinateur
late-bot-level = Laisser jouer l’ordinateur ({ $level })
late-end = Finir la partie
away-left = { $who } est parti.
away-other = { $who } est parti. L’ordinateur peut jouer jusqu’à son retour.
away-hand = Confier la place
away-not = Continuer d’attendre
handed-you = L’ordinateur joue pour vous.
handed-back = Reprendre votre place
seat-stand-in = l’ordinateur joue
offer-draw = Proposer le nul
offer-takeback = Demander à annuler
offer-draw-asked = { $who } propose le nul.
offer-takeback-asked = { $who } demande à annuler son dernier tour.
offer-draw-own = Nul proposé. On attend { $names }.
offer-takeback-own = Annulation demandée. On attend { $names }.
offer-draw-declined = { $who } préfère continuer à jouer.
offer-takeback-declined = { $who } préfère laisser votre tour tel quel.
offer-yes = Accepter
offer-no = Non
offer-withdraw = Retirer
end-agreed = Nul d’un commun accord.
end-time = Le temps de { $names } est écoulé, et la partie a pris fin.
host-title = Votre table
host-line = Ici, vous pouvez donner un nouveau lien à une place libre : l’ancien n’ouvre alors plus rien. L’ordinateur peut prendre une place libre, ou jouer pour quelqu’un qui est parti.
host-new = Nouveau lien
host-new-of = Nouveau lien pour { $seat }
host-bot = Laisser jouer l’ordinateur
host-page = Places et liens
seat-here = présent

## A seat's own link, and asking for a seat whose link was lost

own-device = Mon autre appareil
own-device-line = Ouvrez ce lien sur votre autre appareil pour y jouer aussi. Gardez-le pour vous : qui l’a joue à votre place.
own-device-code = Code avec le lien vers votre place
taken-title = Place déjà prise : { $seat }
taken-person = { $who } joue ici. Une invitation n’ouvre une place que tant que personne ne l’a prise.
taken-resigned = La personne qui jouait ici a abandonné.
taken-watch = Regarder
claim-title = Est-ce votre place ?
claim-line = Sur un appareil où vous jouez, le menu de la partie donne le lien vers votre place : « Mon autre appareil ». Si vous l’avez perdu partout, demandez la place : tous les autres à la table doivent accepter, puis
    { $hours ->
        [one] il faut que personne n’utilise l’ancien lien pendant { $hours } heure.
       *[other] il faut que personne n’utilise l’ancien lien pendant { $hours } heures.
    }
claim-ask = Demander cette place
claim-waits = Quelqu’un demande la place occupée par { $who } : le lien est perdu. On attend l’accord de : { $names }.
claim-until = La place occupée par { $who } a été demandée. Elle change de mains le { $date }, sauf si { $who } ouvre la partie avant.
claim-asked = Quelqu’un demande la place occupée par { $who } et dit en avoir perdu le lien. Êtes-vous d’accord ?
claim-declined = La place occupée par { $who } a été demandée le { $date }. { $by } n’a pas accepté.
claim-cancelled = La place occupée par { $who } a été demandée le { $date }. Son lien a servi : { $who } la garde.
claim-cancelled-you = Votre place a été demandée le { $date }. Elle reste à vous.
claim-handed = La place occupée par { $who } a changé de mains : elle a un nouveau lien, et l’ancien ne l’ouvre plus.
claim-handed-you = La place est à vous. L’ancien lien ne l’ouvre plus.
claim-over = La place occupée par { $who } a été demandée le { $date } ; la partie s’est terminée avant.
claim-stop = Refuser

## When something is wrong

problem-taken = D’autres ont été plus rapides
problem-taken-do = Toutes les places de cette table sont prises. Choisissez-en une autre.
problem-not-listed = Cette table n’est plus sur la liste
problem-not-listed-do = Choisissez-en une autre.
problem-list-full = La liste des tables ouvertes est pleine
problem-list-full-do = Réessayez plus tard, ou envoyez des liens.
problem-not-open = Toutes les places de cette table sont prises
problem-not-open-do = Il n’y a plus rien à ouvrir.
problem-bad-name = Ce n’est pas un nom
problem-bad-name-do = Un nom a de 1 à 40 lettres, dont au moins une visible, chacune avec 4 signes au plus.
problem-still-running = Cette partie n’est pas encore finie
problem-still-running-do = D’ici là, vous pouvez la revoir, mais pas jouer à partir d’un de ses tours.
problem-renewed = Ce lien n’ouvre plus sa place
problem-renewed-do = Quelqu’un d’autre a la place, ou un nouveau lien a été créé. Demandez à la personne qui a ouvert la table.
dashboard-line = Ce serveur, tel qu’il est maintenant ; les courbes couvrent cinq minutes. Les débits sont ceux de la dernière demi-minute.
dashboard-nodes = Serveurs additionnés ici : { $seen } sur { $nodes }. Derrière un proxy, chaque coup d’œil en atteint un.
dashboard-refused = Cette page est destinée à qui gère le serveur. Ouvrez-la sur la machine même du serveur, ou par le lien que « tailback host key » y crée.
dashboard-tables = Tables
dashboard-tables-line = en mémoire maintenant
dashboard-sockets = Connexions
dashboard-sockets-line = joueurs et spectateurs aux tables
dashboard-moves = Coups par seconde
dashboard-moves-line = coups joués par des personnes
dashboard-p99 = Millisecondes par coup
dashboard-p99-line = 99 sur 100 sont confirmés dans ce délai
dashboard-waiting = Joueurs virtuels en attente
dashboard-waiting-line = de pouvoir réfléchir ; ne devrait pas augmenter
dashboard-thinking = Joueurs virtuels qui réfléchissent
dashboard-thinking-line = en ce moment
dashboard-unwritten = Écritures en attente
dashboard-unwritten-line = de la base de données ; devrait revenir à 0
dashboard-writing = Millisecondes par écriture
dashboard-writing-line = durée d’une transaction de la base de données

## Vos parties

history-export = Enregistrer dans un fichier
history-delete = Tout supprimer
history-delete-sure = Supprimer tout ce qui est gardé ici ?
history-delete-line = Ce navigateur oublie alors vos parties et leurs liens, votre nom et vos réglages. Une partie avec d’autres continue sans vous.
history-delete-yes = Supprimer

## Replay

replay-title = Revoir une partie
replay-line = Ouvrez une partie enregistrée. Elle est vérifiée coup par coup et montrée tour par tour.
replay-file = Ouvrir le fichier de la partie
replay-paste = Ou collez son texte
replay-show = Afficher
replay-hidden = Une partie enregistrée avec des cartes cachées (?) ne peut être revue qu’une fois finie.
replay-wrong = La ligne { $line } n’a pas sa place dans une partie enregistrée, ou elle a été modifiée.
replay-large = Ce fichier est trop gros pour une partie enregistrée.
replay-of = Revoir : { $game }
replay-start = Début de la partie.
replay-turn = Tour
replay-at = { $at } sur { $last }
replay-first = Au début
replay-back = Tour précédent
replay-next = Tour suivant
replay-last = À la fin
replay-play = Lecture
replay-stop = Pause
replay-eyes = Vu par
replay-spectator = Tout le monde
replay-other = Une autre partie
replay-first-short = Début
replay-back-short = Précédent
replay-play-short = Lecture
replay-next-short = Suivant
replay-last-short = Fin
replay-speed = Vitesse
replay-moment = Lien vers ce moment
replay-here = Jouer à partir d’ici
replay-here-does = Ouvre une nouvelle table à ce moment ; l’ordinateur joue les autres places.
replay-here-late = On peut reprendre une partie à partir de ses { $most } premiers tours : revenez un peu en arrière.
replay-here-running = Cette partie n’est pas encore finie. D’ici là, vous pouvez la revoir, mais pas jouer à partir d’un de ses tours.
replay-human = une personne
fair-check = Vérifier les tirages
turns = Tours
turn-number = Tour { $number }
turns-given = Jusqu’ici, repris d’une autre partie. La suite est à vous.
looking-back = Retour en arrière
looking-at = Tour { $number } sur { $last }
looking-now = Revenir à la partie
looking-yours = C’est à vous de jouer.
deal-own = Vous recevez { $cards }
deal-seat = { $seat } reçoit { $cards }
deal-others =
    { $count ->
        [one] les autres { $count } carte chacun
       *[other] les autres { $count } cartes chacun
    }
deal-each =
    { $count ->
        [one] Chacun reçoit { $count } carte
       *[other] Chacun reçoit { $count } cartes
    }
deal-other =
    { $count ->
        [one] { $seat } reçoit { $count } carte
       *[other] { $seat } reçoit { $count } cartes
    }
deal-count =
    { $count ->
        [one] { $seat } reçoit { $count } carte
       *[other] { $seat } reçoit { $count } cartes
    }
fair = Tirages équitables
fair-none = Cette partie enregistrée ne contient pas de graines à vérifier.
fair-seed = Vérifié ici : la graine du serveur est bien celle annoncée avant que quiconque prenne place.
fair-seats = Vérifié ici : la graine de chaque joueur est celle annoncée avant que la première soit dévoilée, et personne n’a choisi celles des joueurs virtuels.
fair-kept = Vérifié ici : votre propre graine en fait partie, et tout est comme ce navigateur l’avait noté avant la donne.
fair-proven = Prouvé : personne n’a pu choisir la donne.
fair-without = Non prouvé : la donne s’est faite sans la graine de { $names }. Qui l’a retenue pouvait choisir entre deux donnes.
fair-no-receipt = Non prouvé ici : ce navigateur n’a pas participé à la donne et ne peut pas savoir quand les graines ont été fixées.
fair-save = Enregistrer le reçu
fair-promised = Vérifié ici : c’est aussi celle qui avait été promise à la partie précédente, quand aucune graine de celle-ci n’était encore connue.
fair-draws-here =
    { $count ->
        [one] Vérifié ici : { $count } tirage découle des graines.
       *[other] Vérifié ici : les { $count } tirages découlent des graines.
    }
fair-not = Les graines ne correspondent pas : les tirages de cette partie n’ont pas été faits comme convenu.
fair-limit = Rien de cela n’empêche qui détient la graine du serveur de regarder.

## Lesson

lesson-step = Étape { $at } sur { $last }
lesson-next = Suivant
lesson-back = Tout est remis en place. Essayez encore.
lesson-done = C’est fait.
lesson-drive = En route
lesson-again = Encore une fois
lesson-skip = Passer
lesson-play = Jouer une partie
lesson-leave = Quitter la leçon
lesson-rules = Règles :

## Dealing

bar-dealing = On distribue…
bar-revealing = En attente du passage de { $names } pour la donne.
bar-reveal-here = Ouvrez cette partie dans le navigateur où vous avez pris place : il doit participer à la donne.
deal-without = Distribuer sans { $names }
deal-means = On ne pourra alors pas prouver que personne n’a choisi la donne. Tous ceux qui y ont participé doivent être d’accord.
deal-agreed = Vous acceptez de distribuer sans { $names }. En attente de { $others }.
