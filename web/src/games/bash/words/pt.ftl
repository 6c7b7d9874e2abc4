### O que só o navegador diz de Rush & Bash; tudo o resto vem com as regras do jogo.

## Casas

space-lane = casa { $number } da { word-lane } { word-tile }
space-portal =
    { $side ->
        [a] portal esquerdo da { word-lane } { word-tile }
       *[b] portal direito da { word-lane } { word-tile }
    }
space-rope = casa { $number } da ponte suspensa
space-deck = casa { $number } da ponte 3D
space-clearing = clareira { $number } da selva
space-lake = o lago
word-lane =
    { $lane ->
        [L] faixa esquerda
        [R] faixa direita
       *[M] faixa central
    }
word-tile =
    { $tile ->
        [0] na placa de partida
       *[other] na placa { $tile }
    }
spot-lane = casa { $number }, { spot-side }, { spot-tile }
spot-portal =
    { $side ->
        [a] casa de portal esquerda, { spot-side }, { spot-tile }
       *[b] casa de portal direita, { spot-side }, { spot-tile }
    }
spot-clearing = clareira { $number }
spot-tile =
    { $tile ->
        [0] placa de partida
       *[other] placa { $tile }
    }
spot-side =
    { $lane ->
        [L] faixa esquerda
        [R] faixa direita
       *[M] faixa central
    }
word-thing =
    { $thing ->
        [bomb] bomba
        [boulder] pedregulho
        [snout] o Focinho
       *[car] { word-car }
    }
space-ahead =
    { $steps ->
        [1] { $space }, mesmo à frente: { word-thing }
       *[other] { $space }, { $steps } casas à frente: { word-thing }
    }
space-holds = { $space }, ocupada: { word-thing }

## Carros e tira de posições

strip-name = Tira de posições
strip-deck =
    { $deck ->
        [rush] tira do baralho Rush
       *[sprint] tira do baralho Sprint
    }
strip-round = Ronda { $round }
car-own = Tu
car-bot = Autónomo
car-says = Posição { $place }, { strip-deck }: { word-car }{ $you ->
        [yes] {" "}(tu)
        [bot] {" "}(autónomo)
       *[no] {""}
    }, { $space }, { car-life }
car-life =
    { $life ->
        [one] { $life } ponto de vida
       *[other] { $life } pontos de vida
    }
car-energy = energia { $energy }
car-cards = na mão: { $sprint } Sprint, { $rush } Rush
car-finished = já cortou a meta
car-stands = { word-car }: { $space }.

## Pista e mão

board-name = Tabuleiro
board-course = O circuito
board-whole = Mostrar o circuito todo
board-follow = Seguir o teu carro
board-watch = Seguir a corrida
board-shown = Uma parte do circuito; move-a com as setas
board-tap = Casas marcadas: toca uma vez para ver, outra para jogar.
board-again = Toca outra vez para jogar.
hand-own = A tua mão
hand-none = Nenhuma carta.
hand-again = Jogar
hand-back =
    { $deck ->
        [rush] Carta Rush
       *[sprint] Carta Sprint
    }
deck-count =
    { $deck ->
        [rush] Baralho Rush: { $count }
       *[sprint] Baralho Sprint: { $count }
    }
deck-thrown = Descartes
deck-none = ainda nada
aside-cards = Baralhos
aside-ability = A tua habilidade
aside-level = { $level }: { $does }
die-says = Dado: { $number }

## Jogadas

move-does = { $move }: { $does }
move-drop = Descartar { word-card }
move-level = Nível { $level }: { $does }
move-leave = Deixar sem turbo a junta antes de { word-tile }
move-use = Usar { word-effect }
move-no = Prescindir
move-done = Parar aqui
move-end = Acabar o turno
move-slide = Lançar o dado
group-level = Habilidade
group-space = Casa
group-steer = Guinada para
group-bomb = Bomba em
group-Drive = Caminho
group-Steps = Casa seguinte
group-Mine = Bomba em
group-Falls = Pedregulho em
group-SnoutWalk = Focinho para
effect-steer = dar uma guinada
effect-bomb = pôr uma bomba
effect-missile = disparar um míssil
effect-repair = reparar
effect-star = ganhar energia
level-drive = andar { $spaces } casas
level-card = jogar mais uma carta
level-broadside = um míssil por cada faixa e depois andar { $spaces } casas
level-rob = andar até { $spaces } casas e tirar uma carta a cada carro que ultrapassares
level-scrap = cada adversário perde uma carta e depois andas até { $spaces } casas
level-leap = andar até { $spaces } casas por cima de tudo
level-mine = andar até { $spaces } casas e depois fazer explodir até { $bombs } bombas atrás de ti
level-plough = andar até { $spaces } casas a afastar bombas e pedregulhos

## O que uma jogada faria

way-and = {", "}
way-drives =
    { $count ->
        [one] anda { $count } casa: { $space }
       *[other] anda { $count } casas: { $space }
    }
way-car = abalroa o { word-car }
way-bomb = explode uma bomba
way-boulder = bate num pedregulho
way-snout = bate no Focinho
way-damage = { word-car }: −{ $life } de vida
way-off = o { word-car } sai da pista e volta: { $space }
way-push = o { word-car } é empurrado: { $space }
way-missile =
    { $target ->
        [car] o míssil atinge o { word-car }
       *[none] o míssil atinge: { $space }
    }
way-lost = o míssil não atinge nada
way-lay = bomba: { $space }
way-fall = pedregulho: { $space }
way-lift = sai a peça mais atrasada: { $space }
way-clear = a bomba é afastada
way-repair = vida +1
way-star = energia +1
way-may = antes podes { $does }
way-portal = pelo portal: { $space }
way-clearing = para a selva: { $space }
way-land = aterra: { $space }
way-finish = corta a meta
way-walk = o Focinho vai: { $space }
way-flee = o Focinho volta para casa
way-boost = turbo: soma-se uma carta Sprint
way-roll-geyser = depois o dado: géiser
way-roll-snout = depois o dado: o Focinho
way-roll-bridge = depois o dado: ponte suspensa
way-roll-volcano = depois o dado: vulcão
way-roll-landslide = depois o dado: derrocada

## Teclas

keys-arrows = De carta em carta da tua mão
keys-course = De casa em casa, onde possas escolher
keys-view = O circuito todo, ou seguir o teu carro

## Os circuitos e o seu editor

course-first-race = Primeira corrida
course-landslide = Sob a encosta
course-jungle = Pela selva
course-portals = De anel em anel
course-lake = Sobre o lago
course-snout = Junto ao Focinho
course-wild = A volta selvagem
editor-title = Construir um circuito
editor-intro = Põe placas umas a seguir às outras até a estrada voltar à partida. Tira-as da prateleira, arrasta-as para o seu lugar, muda o sentido das curvas, vira as placas.
editor-course = O teu circuito
editor-place =
    { $at ->
        [0] { $what }
       *[other] Lugar { $at } de { $of }: { $what }
    }
editor-tile = placa { $tile }, { $what }
editor-shape =
    { $shape ->
        [left] curva para a esquerda
        [right] curva para a direita
        [start] partida e meta
       *[straight] reta
    }
editor-keys = As setas vão de placa em placa; com Shift movem-na. R muda o sentido de uma curva, F vira uma placa, Delete retira-a.
editor-choose = Escolhe uma placa para a mudares.
editor-turn = Mudar o sentido
editor-flip = Virar
editor-earlier = Mais cedo
editor-later = Mais tarde
editor-remove = Retirar
editor-undo = Anular
editor-clear = Recomeçar
editor-shelf = Placas para tirar
editor-shelf-plain = Lados A
editor-shelf-special = Placas especiais
editor-add = Acrescentar: { $what }
editor-taken = Cada número existe uma só vez, e este já faz parte do teu circuito.
editor-checking = A verificar …
editor-valid = O circuito fecha. Já se pode correr nele.
editor-wrong = Ainda não é um circuito:
editor-unreachable = O servidor não responde, por isso o circuito não está verificado.
editor-cars = Carros
editor-about = cerca de { $minutes } min
editor-rounds = { $spaces } casas, umas { $rounds } rondas; meio minuto por turno
editor-length = Comprimento
editor-tiles = { $tiles } placas
editor-surprise = Surpreende-me
editor-play = Correr nele
editor-here = Neste dispositivo
editor-friends = Com amigos
editor-computer = Contra o computador
editor-share = Guardar e partilhar
editor-name = Nome
editor-save = Guardar
editor-nameless = Dá primeiro um nome ao circuito.
editor-saved = Guardado neste navegador.
editor-link = Como link
editor-copy-link = Copiar o link
editor-copied = Copiado.
editor-download = Guardar num ficheiro
editor-upload = Abrir um ficheiro
editor-bad-file = Este ficheiro não contém nenhum circuito. A última linha deveria nomear as placas, por exemplo 01 02 03 08 04 07.
editor-kept = Os teus circuitos
editor-ready = Circuitos prontos
editor-load = Abrir { $name }
editor-discard = Retirar { $name }

## Primeira lição

lesson-goal = Uma volta, e ganha quem cruzar primeiro a linha. Conduzes o carro azul e tens três cartas. O número de uma carta diz quanto tens de andar; o sinal é um efeito que podes usar antes.
lesson-goal-done = É este o objetivo.
lesson-steer = O Preto está na tua faixa. Joga uma carta e usa primeiro o efeito: dá uma guinada para a faixa do meio e depois passa-lhe ao lado.
lesson-steer-done = Boa guinada. Primeiro veio o efeito, depois andaste exatamente o que a carta diz.
lesson-steer-still = Ficaste na tua faixa. Usa o efeito da carta antes de andares.
lesson-bash = As mesmas cartas, outro plano: desta vez, nada de guinadas. Vai direito contra o Preto.
lesson-bash-done = Que pancada. Paras e ficas ileso; o Preto fica danificado e é empurrado duas casas. Por isso, cuidado com quem vem atrás de ti.
lesson-bash-still = Desviaste-te. Desta vez joga a carta sem o efeito.
lesson-missile = Os mísseis voam pela tua própria faixa e acertam na primeira coisa que lá houver. Dispara um contra o Preto.
lesson-missile-done = Em cheio. Quem perde o último ponto de vida recua até um ponto de controlo, reparado e com nova energia.
lesson-missile-still = Não saiu nenhum míssil. Joga uma carta e usa o efeito.
lesson-ability = Uma estrela dá-te energia, e é com energia que se paga a habilidade do teu carro. Joga uma estrela, usa-a e depois usa a tua habilidade no nível 1.
lesson-ability-done = Foi o míssil do pirata, sem carta. Com mais energia há mais: uma segunda carta no nível 2, uma grande proeza no nível 3.
lesson-ability-still = A habilidade não foi usada. Usa primeiro a estrela e escolhe depois a habilidade em vez de terminares o teu turno.
