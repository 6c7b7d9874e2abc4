### Ce que le kit dit quand quelque chose ne va pas. Chaque message fait partie d’une ligne : il commence
### par une minuscule et n’a pas de point final.
### $value, $name, $part et $text sont déjà entre guillemets ; $names et $choices sont des listes.

## Options

option-wrong = option { $option } : { $why }
option-none = ce jeu n’a pas d’options
option-near = cette option n’existe pas ; vouliez-vous dire { $near } ?
option-unknown = cette option n’existe pas ; au choix : { $names }
setup-wrong = la partie ne peut pas commencer ainsi. { $why }
not-flag = { $value } n’est ni true ni false
not-choice = { $value } n’est pas proposé ; au choix : { $choices }
not-whole = { $value } n’est pas un nombre entier de { $least } à { $most }
not-whole-least = { $value } n’est pas un nombre entier d’au moins { $least }
nor-none = { $why }, ni none
field-wrong = { $field } : { $why }
not-numbers = { $value } n’est pas une liste de nombres comme { $example }
named-twice = { $value } est nommé deux fois
too-long = plus de { $most } caractères sont refusés

## Jeux et joueurs virtuels

no-game = aucun jeu ne s’appelle { $name } ; { $hint }
no-bot = aucun joueur virtuel de { $game } ne s’appelle { $name } ; { $hint }
hint-near = vouliez-vous dire { $near } ?
hint-all =
    { $count ->
        [0] il n’y en a aucun
       *[other] au choix : { $names }
    }
seats-wrong = { $game } se joue à { $due }, pas à { $given }

## Coups et positions en texte

column-wrong = { $text }, colonne { $column } : { $why }
place-wrong = { $text }, ligne { $line }, colonne { $column } : { $why }
moves-due =
    { $count ->
        [0] personne n’a de coup à jouer
       *[other] il faut un coup de chacun : { $names }
    }
chance-due = c’est d’abord au hasard de jouer : il manque un de ses résultats

## Transcriptions

line-wrong = ligne { $line } : { $why }
transcript-lines = une partie enregistrée a au plus { $most } lignes
cut-off = la dernière ligne est coupée
no-character = un caractère n’est pas valide
check-wrong = le contrôle à la fin ne correspond pas au texte qui précède
title-wrong = seul { $title } est connu
rules-number = { $game } se joue ici selon la version { $due } des règles, et cette partie selon { $given } : utilisez la version de Tailback avec laquelle elle a commencé
was-over = la partie était finie avant cette ligne
no-seat-colon = { $part } ne commence pas par une place et un deux-points
not-a-seat = { $name } n’est aucune des places { $names }
joint-moves = quand plusieurs choisissent ensemble, chacun choisit un seul coup
hidden-draw = un tirage caché (=?) ne peut être rejoué qu’une fois la partie finie
line-written = cette ligne s’écrit { $due }
wrong-end = la partie enregistrée finit au mauvais endroit
seating-fields = les places ont les champs seats, by_age et last
by-age = by_age nomme chaque place une fois
last-game = last nomme la place qui a commencé et celle qui a gagné, ou null
given-count = cette ligne dit combien de coups et de tirages viennent d’une autre partie : un nombre entier, pas plus qu’il n’y en a
changed-turn = cette ligne dit après quel tour, sur { $turns }, la place a changé de mains, dans l’ordre
seed-digits = une graine s’écrit en { $digits } chiffres hexadécimaux
commitment-digits = une empreinte s’écrit en { $digits } chiffres hexadécimaux
seed-bytes = une graine a { $due } octets, celle-ci en a { $given }
no-object = un objet entre accolades est attendu ici
no-json = illisible comme JSON ({ $why })
written = cela s’écrit { $due }
due-here = { $begins } était attendu ici
not-allowed = interdit : { $why }

## Équité

no-seeds = cette partie enregistrée ne contient pas de graines : il n’y a rien à vérifier
other-seed = la graine du serveur n’est pas celle fixée au départ
other-seat-seed = la graine de { $seat } n’est pas celle qui correspond à son empreinte
other-bot-seed = la graine de { $seat }, joueur virtuel, ne découle pas de l’empreinte du serveur : elle a été choisie
other-given = ce qui a été repris d’une autre partie a été modifié
not-following = cette partie n’est pas celle qui a suivi : elle en nomme une autre comme précédente, ou aucune
other-promise = la graine du serveur n’est pas celle qui était promise dans la partie précédente
other-commitment = l’empreinte du serveur n’est pas celle du reçu
other-own-seed = une graine du reçu ne correspond à l’empreinte d’aucune place
other-terms = ce qui était convenu et annoncé n’est pas ce qu’atteste le reçu
no-receipt-text = ceci n’est pas un reçu : un reçu contient commitment, seeds et terms
dealt-without = la donne s’est faite sans la graine de { $seats } : qui l’a retenue pouvait choisir entre deux donnes
no-receipt = une partie enregistrée ne montre pas à elle seule quand les empreintes ont été annoncées ; le reçu d’un joueur le montre
other-draw = tirage { $draw } : les graines donnent { $due }, la partie enregistrée a { $given }
