### The frame's words that the first page does without: playing with others.
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
late-end = Finir la partie
away-left = { $who } est parti.
away-other = { $who } est parti. L’ordinateur peut jouer jusqu’à son retour.
away-hand = Confier la place
away-not = Continuer d’attendre
handed-you = L’ordinateur joue pour vous.
handed-back = Reprendre votre place
seat-stand-in = l’ordinateur joue
offer-draw = Proposer le nul
offer-back = Demander à annuler
offer-draw-asked = { $who } propose le nul.
offer-back-asked = { $who } demande à annuler son dernier tour.
offer-draw-own = Vous avez proposé le nul. En attente de { $names }.
offer-back-own = Vous avez demandé à annuler votre tour. En attente de { $names }.
offer-yes = Accepter
offer-no = Refuser
offer-withdraw = Retirer
end-agreed = Nul d’un commun accord.
end-time = Le temps de { $names } est écoulé, et la partie a pris fin.
host-title = Votre table
host-line = Ici, vous pouvez donner un nouveau lien à une place : qui utilisait l’ancien doit la quitter. L’ordinateur peut prendre une place libre, ou jouer pour quelqu’un qui est parti.
host-new = Nouveau lien
host-new-of = Nouveau lien pour { $seat }
host-bot = Laisser jouer l’ordinateur
host-page = Places et liens
seat-here = présent

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
problem-bad-name-do = Un nom a de 1 à 40 lettres, chacune avec 4 signes au plus.
problem-renewed = Ce lien n’ouvre plus sa place
problem-renewed-do = Quelqu’un d’autre a la place, ou un nouveau lien a été créé. Demandez à la personne qui a ouvert la table.
