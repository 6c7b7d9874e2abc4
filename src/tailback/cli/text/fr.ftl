### Les phrases de la ligne de commande. Ce qui est sous « Ce qui ne va pas » suit « tailback: » : cela
### commence par une minuscule et n’a pas de point final. Les commandes et ce que l’on tape (undo, save FILE,
### NAME=VALUE) restent tels quels dans toutes les langues. $file, $folder, $bot, $part, $word et $clause
### sont entre guillemets là où il le faut ; $options, $names, $games et $moves sont des listes.

## Jeux et joueurs virtuels

game-line = { $name } ; joueurs : { $players } ; options : { $options }
list = { $most } et { $last }
seated =
    { $player ->
        [human] { $seat } : humain
       *[bot] { $seat } : { $player }
    }

## Jouer

committed = Empreinte de la graine : { $commitment }
help-hint = Tapez help pour voir ce que vous pouvez taper.
help =
    Tapez un coup, ou tout un tour sur une ligne. Et aussi :
      ?             les coups que vous pouvez jouer
      undo          annuler le dernier coup de ce tour
      rules CLAUSE  un article des règles ; sans CLAUSE, leurs titres
      hint          ce que jouerait l’ordinateur
      show          réafficher la table
      save FILE     enregistrer la partie telle que vous pouvez la voir
      quit          quitter
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
your-move = À vous de jouer.
enter-plays = Entrée : { $move }
turn-ready = { $turn } : Entrée termine votre tour, undo annule le dernier coup.
nothing-to-undo = Dans ce tour, il n’y a pas de coup à annuler.
hint = L’ordinateur jouerait { $turn }
remember = Retenez bien, puis appuyez sur Entrée.
hand-over = Appuyez sur Entrée, puis passez à { $name }.
take-over = { $name }, appuyez sur Entrée quand personne d’autre ne regarde.
saved = Enregistré sous { $file }.
left = Vous quittez la partie.
input-ended = Il n’y a plus rien à lire ; vous quittez la partie.
stopped = Interrompu.

## Une ligne qui n’est pas jouée

no-move = { $word } n’est pas un coup ; jouez par exemple { $moves }. Tapez ? pour les voir tous.
move-of-chance = { $move } est un résultat du hasard, pas un coup.
move-refused = { $move } n’est pas permis. { $why }
move-too-many = { $move } est de trop : rien ne peut suivre ce qui précède.

## La fin

result = Résultat : { $end }.
end-draw = partie nulle ({ reason })
end-nobody = personne à la table n’a gagné ({ reason })
end-won =
    { $count ->
        [one] { $names } gagne ({ reason })
       *[other] { $names } gagnent ensemble ({ reason })
    }
reason =
    { $why ->
        [resigned] abandon
        [agreed] partie nulle convenue
        [time] temps écoulé
       *[clause] { $why }
    }
verify-hint = tailback verify { $file } vérifie les coups et les tirages.
save-hint = save FILE enregistre la partie, avec les graines pour tailback verify.
save-or-leave = save FILE, ou Entrée pour quitter

## Transcriptions

standard-input = entrée standard
replayed = ok : { word-decisions } et { word-draws } conformes aux règles ; { $end }
not-over = la partie n’est pas finie
word-decisions =
    { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }
word-draws =
    { $draws ->
        [one] { $draws } tirage
       *[other] { $draws } tirages
    }
fair =
    { $draws ->
        [one] vérifié : chaque graine correspond à son empreinte, et { $draws } tirage en découle
       *[other] vérifié : chaque graine correspond à son empreinte, et les { $draws } tirages en découlent
    }
proven = prouvé : votre reçu date d’avant la divulgation de toute graine, donc personne n’a pu choisir la donne. Cela n’empêche pas qui détient la graine du serveur de regarder
not-proven = non prouvé : { $why }
promise-kept = promesse tenue : le serveur avait fixé cette graine dans la partie précédente, quand aucune autre n’était connue

## Compter

perft-so-far = profondeur { $depth } : { $counted } jusqu’ici, { $rate }/s, { $seconds } s
progress = { $done } parties sur { $games }, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }/s, encore { $seconds } s
counted-games = parties : { $games } en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
counted-rate = parties/s : { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }
counted-decisions = décisions/s : { NUMBER($rate, maximumFractionDigits: 0) }
counted-length = longueur moyenne : { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } décisions, { NUMBER($draws, minimumFractionDigits: 1, maximumFractionDigits: 1) } tirages
counted-ends = finies par { $clause } : { $games }
tally-player = joueur { $player } : { tally }
tally-seat = place { $seat } : { tally }
tally = gagnées { $wins } ({ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %), nulles { $draws }, perdues { $losses }

## Le serveur et sa base de données

serving = Tailback tourne sur { $address }  (Ctrl-C pour arrêter)
on-network = Sur votre réseau : { $address }
check-ok = ok : { word-matches }, { word-entries } ; chaque empreinte correspond, chaque coup et chaque tirage est conforme aux règles
check-bad = base endommagée : { word-problems } pour { word-matches }, { word-entries }
word-problems =
    { $bad ->
        [one] { $bad } défaut
       *[other] { $bad } défauts
    }
check-progress = { $done } parties sur { $matches }
word-matches =
    { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }
word-entries =
    { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }
backed-up = { $file } est une copie de { $database }
keys-made = Les clés sont dans { $file }. Gardez-les secrètes ; un serveur les reçoit par cette ligne de ses réglages : push_keys = "{ $file }"
backed-up-damaged = { $database } est endommagée. { $file } en est tout de même une copie
backed-up-partly = { $file } est une copie de { $database }, dont tout n’a pas pu être vérifié
open-to-others = { $file } peut être lu par d’autres sur cette machine (mode { $mode }) : chmod 600 { $file }
host-table = { $table }  { $game }, { $closed }{ $when }, { word-entries }, connexions en cours : { $people }
host-closed-mark = fermée,{ " " }
host-closed = La table { $table } est fermée.
host-reopened = La table { $table } est de nouveau ouverte.
host-sent-away = Connexions coupées : { $people }
host-blocked = { $address } n’entre plus.
host-unblocked = { $address } peut de nouveau entrer.
host-not-blocked = { $address } n’était pas bloquée
host-blocked-since = { $address }  depuis { $when }
host-none-blocked = Aucune adresse n’est bloquée.
host-no-server = Aucun serveur ne répond sur cette base pour l’instant ; la décision vaudra dès son prochain démarrage.
host-costs = Unités de travail depuis le démarrage du serveur ; un message en vaut une.
host-key-made = La clé est dans { $file }. Le serveur la reçoit par cette ligne de ses réglages : host_key = "{ $file }" ; son état se voit alors à /dashboard#{ $key }, après l’adresse du serveur. Qui possède ce lien le voit.
host-cost-address = { $spent }  { $address }, connexions en cours : { $sockets }, tables ouvertes : { $tables }
host-cost-table = { $spent }  table { $table }, connexions en cours : { $people }

## Ce qui ne va pas

usage = { $why } (voir { $prog } --help)
argument = argument { $name } : { $why }
no-command = cette commande n’existe pas ; au choix : { $commands }
not-understood = ceci n’est pas compris ici : { $words }
which-game = quel jeu ? au choix : { $games }
game-broken = le jeu { $game } ne peut pas être chargé : { $why }
its-game-broken = son jeu ne peut pas être chargé : { $why }
game-silent = { $game } n’a pas de textes en { $language }
bot-broken = le joueur virtuel { $bot } de { $game } ne peut pas être chargé : { $why }
players-count = players : pour { $seats } places ({ $names }), il faut { $seats } noms, pas { $given }
players-form = players : { $part } n’est pas SEAT=PLAYER ; places : { $names }
players-twice = players : la place { $seat } est donnée deux fois
option-form = option { $option } : s’écrit NAME=VALUE
option-twice = option { $option } : donnée deux fois
no-ages = l’âge ne compte pas à { $game } avec ces options : retirez --youngest et --by-age
ages-twice = --youngest ou --by-age, pas les deux
by-age-players = --by-age demande --players, qui nomme les joueurs en commençant par la personne la plus jeune
youngest-nobody = --youngest : personne ne s’appelle { $name } ici ; places : { $names }
youngest-several = --youngest : { $name } occupe plusieurs places ({ $names }) : nommez la place
own-devices = { $game } ne peut pas se jouer sur un seul terminal : il faut un appareil par personne. Ouvrez une table avec tailback serve
own-devices-with =
    { $count ->
        [one] { $game } avec l’option { $options } ne peut pas se jouer sur un seul terminal : il faut un appareil par personne. Retirez cette option, ou ouvrez une table avec tailback serve
       *[other] { $game } avec les options { $options } ne peut pas se jouer sur un seul terminal : il faut un appareil par personne. Retirez l’une d’elles, ou ouvrez une table avec tailback serve
    }
no-clause = pas d’article { $clause } dans { $game } ; au choix : de { $first } à { $last }
save-where = save demande le nom d’un fichier
only-save = la partie est finie ; save FILE ou Entrée
in-file = { $file } : { $why }
not-toml = n’est pas un fichier TOML : { $why }
not-text = ligne { $line } : l’octet { $byte } n’est pas du texte UTF-8
no-file = le fichier { $file } n’existe pas
is-folder = { $file } est un dossier, pas un fichier
unreadable = { $file } ne peut pas être lu : { $why }
unwritable = { $file } ne peut pas être écrit : { $why }
not-overwritten = { $file } existe et n’est pas une partie enregistrée ; choisissez un autre nom
exists-already = { $file } existe déjà ; choisissez un autre nom
no-folder = le dossier { $folder } ne peut pas être créé : { $why }
system =
    { $code ->
        [EACCES] vous n’en avez pas le droit
        [EPERM] vous n’en avez pas le droit
        [EEXIST] un fichier porte déjà ce nom
        [EISDIR] c’est un dossier
        [ENOENT] le dossier n’existe pas
        [ENOTDIR] une partie du chemin est un fichier
        [ENOSPC] il n’y a plus de place
        [EROFS] on ne peut rien y écrire
       *[other] { $why }
    }
no-address = { $host } n’est pas une adresse de cette machine
not-network = { $value } n’est ni une adresse ni un réseau, comme 192.0.2.7 ou 192.0.2.0/24
port-taken = le port { $port } est occupé ; choisissez-en un autre avec --port, ou 0 pour n’importe quel port libre
port-forbidden = le port { $port } ne vous est pas permis ; choisissez-en un au-dessus de 1023
no-listening = { $host }, port { $port }, est inutilisable : { $why }
needs-server = il manque des paquets ({ $package }) : pip install tailback[server]
needs-extra = il manque des paquets ({ $package }) : pip install tailback[{ $extra }]
no-ray = --ray { $address } : aucun cluster Ray n’y est utilisable ({ $why }) ; on l’indique par ray://MACHINE:10001
bad-keys = { $file } ne contient pas de clés lisibles ; { $how } FICHIER en crée
setting-none = aucune
setting-usual = valeur habituelle
setting-wrong = { $where } : { $value } ne convient pas, il faut { $due ->
     [text] un texte
     [texts] une liste de textes
     [whole] un nombre entier à partir de 0
     [number] un nombre à partir de 0
     [flag] yes ou no
     [port] un port de 0 à 65535
     [days] un nombre de jours de 1 à 36500
     [database] un fichier ou une adresse, par exemple postgresql+psycopg://NOM:MOT_DE_PASSE@MACHINE/BASE
     [ray] une adresse, par exemple ray://10.0.0.5:10001
     [networks] une liste d’adresses ou de réseaux, par exemple 10.0.0.0/8
     [file] un fichier de réglages lisible
     [toml] du TOML
     [small] un fichier de 64 Ko au plus
    *[setting] un réglage ; tailback settings en donne la liste
    }
