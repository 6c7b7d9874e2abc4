### Nim : les mots du jeu. $seat est red ou blue, $heap une lettre de A à D.

game-name = Jeu de Nim
game-line = Prenez dans un seul tas à la fois, et faites en sorte que le dernier jeton soit pour vous.

seat-red = Rouge
seat-blue = Bleu
word-seat =
    { $seat ->
        [red] { seat-red }
       *[blue] { seat-blue }
    }

## Règles

NIM-1 = Les jetons forment des tas nommés A, B, C et ainsi de suite : 3, 4 et 5 jetons ou, si vous préférez, 1, 3, 5 et 7.
    .title = Les tas
NIM-2 = À votre tour, prenez autant de jetons que vous voulez, mais au moins un, et tous dans le même tas.
    .title = Prendre des jetons
    .refusal =
        { $left ->
            [0] Il n’y a rien à prendre dans le tas { $heap }.
            [1] Il ne reste qu’un jeton dans le tas { $heap }.
           *[other] Il ne reste que { $left } jetons dans le tas { $heap }.
        }
NIM-3 = Vous jouez chacun votre tour. Rouge commence la première partie ; à la suivante entre vous, c’est à qui n’a pas commencé la dernière.
    .title = À qui de jouer
    .refusal = C’est à { word-seat } de jouer. Attendez votre tour.
NIM-4 = La partie est finie quand tous les jetons sont pris. Qui a pris le dernier a gagné ; en misère, qui l’a pris a perdu.
    .title = Le dernier jeton
    .refusal = La partie est finie : il ne reste plus de jeton.

## Barre d’action et journal

ask-move = Prenez des jetons dans un seul tas : B2 en prend deux dans le tas B.
ask-wait = En attente de { word-seat }.
event-took =
    { $count ->
        [1] { word-seat } prend un jeton dans le tas { $heap }.
       *[other] { word-seat } prend { $count } jetons dans le tas { $heap }.
    }

## Options

option-heaps = Tas
    .help = Combien de jetons compte chaque tas au début.
option-misere = Variante misère
    .help = Qui prend le dernier jeton perd.

mark-ruling = un vieux jeu, dit à notre façon
