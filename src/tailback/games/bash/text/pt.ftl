### Rush & Bash: os textos do jogo.
### $car e $other são cores (blue, black, green, yellow, red, white); $seat vai de 1 a 6.
### $space é a placa do circuito, contada a partir de 0, e o nome da casa: 3M2; uma página di-lo por palavras.
### $card é efeito, aceleração e baralho (steer2s, bomb4r), ou hidden; $deck é sprint ou rush.

game-name = Rush & Bash
game-line = Uma volta, três cartas na mão e bombas na pista: abalroa, desvia-te e corta a meta antes de todos.

## Lugares e carros

seat-1 = Jogador 1
seat-2 = Jogador 2
seat-3 = Jogador 3
seat-4 = Jogador 4
seat-5 = Jogador 5
seat-6 = Jogador 6
car-blue = Azul
car-black = Preto
car-green = Verde
car-yellow = Amarelo
car-red = Vermelho
car-white = Branco

## Peças para as frases mais abaixo

word-car =
    { $car ->
        [black] { car-black }
        [green] { car-green }
        [yellow] { car-yellow }
        [red] { car-red }
        [white] { car-white }
       *[blue] { car-blue }
    }
word-other =
    { $other ->
        [black] { car-black }
        [green] { car-green }
        [yellow] { car-yellow }
        [red] { car-red }
        [white] { car-white }
       *[blue] { car-blue }
    }
word-card =
    { $card ->
        [hidden] uma carta
        [steer1s] «Guinada 1»
        [steer2s] «Guinada 2»
        [steer3s] «Guinada 3»
        [steer4s] «Guinada 4»
        [steer5s] «Guinada 5»
        [steer6s] «Guinada 6»
        [bomb1s] «Bomba 1»
        [bomb2s] «Bomba 2»
        [bomb3s] «Bomba 3»
        [bomb4s] «Bomba 4»
        [bomb5s] «Bomba 5»
        [bomb6s] «Bomba 6»
        [missile1s] «Míssil 1»
        [missile2s] «Míssil 2»
        [missile3s] «Míssil 3»
        [missile4s] «Míssil 4»
        [missile5s] «Míssil 5»
        [missile6s] «Míssil 6»
        [repair1s] «Reparação 1»
        [repair2s] «Reparação 2»
        [repair3s] «Reparação 3»
        [repair4s] «Reparação 4»
        [repair5s] «Reparação 5»
        [repair6s] «Reparação 6»
        [star1s] «Estrela 1»
        [star2s] «Estrela 2»
        [star3s] «Estrela 3»
        [star4s] «Estrela 4»
        [star5s] «Estrela 5»
        [star6s] «Estrela 6»
        [steer1r] «Guinada 1»
        [steer2r] «Guinada 2»
        [steer3r] «Guinada 3»
        [steer4r] «Guinada 4»
        [steer5r] «Guinada 5»
        [steer6r] «Guinada 6»
        [bomb1r] «Bomba 1»
        [bomb2r] «Bomba 2»
        [bomb3r] «Bomba 3»
        [bomb4r] «Bomba 4»
        [bomb5r] «Bomba 5»
        [bomb6r] «Bomba 6»
        [missile1r] «Míssil 1»
        [missile2r] «Míssil 2»
        [missile3r] «Míssil 3»
        [missile4r] «Míssil 4»
        [missile5r] «Míssil 5»
        [missile6r] «Míssil 6»
        [repair1r] «Reparação 1»
        [repair2r] «Reparação 2»
        [repair3r] «Reparação 3»
        [repair4r] «Reparação 4»
        [repair5r] «Reparação 5»
        [repair6r] «Reparação 6»
        [star1r] «Estrela 1»
        [star2r] «Estrela 2»
        [star3r] «Estrela 3»
        [star4r] «Estrela 4»
        [star5r] «Estrela 5»
        [star6r] «Estrela 6»
       *[other] { $card }
    }
word-deck =
    { $deck ->
        [rush] baralho Rush
       *[sprint] baralho Sprint
    }
word-effect =
    { $effect ->
        [steer] «Guinada»
        [bomb] «Bomba»
        [missile] «Míssil»
        [repair] «Reparação»
       *[star] «Estrela»
    }

## Circuito e preparação

BASH-1 = O circuito é um anel fechado de placas quadradas. A placa 01 tem a linha de partida e de chegada e faz parte de todos os circuitos. A primeira corrida usa as placas 01, 02, 03, 08, 04 e 07, lado A, por esta ordem, com as quatro curvas para a direita; esta ordem foi reconstruída.
    .title = O circuito
BASH-2 = Podem construir o vosso próprio circuito. Tem de fechar, incluir a placa 01 uma só vez, não repetir nenhum número e manter juntas as placas especiais que formam par. Uma curva pode virar para a esquerda ou para a direita. Se um circuito não for válido, ficam a saber porquê.
    .title = O vosso circuito
BASH-3 = A pista tem três faixas: esquerda, central e direita, no sentido da corrida. Uma faixa é uma fila de casas. Duas casas são adjacentes se partilham um lado ou parte dele; um canto não chega. As imagens das placas perderam-se, por isso as casas daqui foram reconstruídas.
    .title = Faixas e casas
BASH-4 = Onde uma faixa acaba numa seta, junta-se à faixa do lado. Basta seguir a seta, sem guinada. Onde uma seta aponta contra o sentido da corrida, começa uma faixa em que só se entra com uma guinada.
    .title = Mudança de faixa obrigatória
BASH-5 = Cada carro começa com 3 pontos de vida, que são também o máximo, e com energia 0. A energia vai até 3. As instruções só mostram os pontos de vida numa imagem; que são 3 dizem-no críticas ao jogo.
    .title = Vida e energia
BASH-6 = Há dois baralhos, Sprint e Rush, baralhados em separado. Uma carta jogada vai para a sua pilha de descarte antes de alguém tirar cartas. Se um baralho estiver vazio e for preciso uma carta, baralham-se os seus descartes; se não os houver, usa-se o outro baralho. Os descartes estão à vista. Uma carta que uma habilidade tira de uma mão só é vista pelos dois jogadores; uma carta que uma mão perde é descartada à vista de todos.
    .title = Dois baralhos
BASH-7 = A pessoa mais nova parte da posição 1 da grelha e as outras seguem no sentido dos ponteiros do relógio. As posições 1 e 2 recebem três cartas Sprint; a 3 e a 4, duas Sprint e uma Rush; a 5 e a 6, uma Sprint e duas Rush. As mãos são secretas, mas o verso das cartas mostra o baralho. A pessoa mais nova também lança o dado e escolhe durante a preparação. Quem abre a mesa pode dizer quem é; se ninguém disser, é o primeiro lugar.
    .title = Grelha e primeiras mãos
BASH-8 = A tira de posições mostra a ordem dos carros e de que baralho tira cada posição. Que posição tira de que baralho foi reconstruído.
    .title = A tira de posições
BASH-9 = Antes do primeiro turno lança-se o dado de pista para a placa a seguir à 01. Põe-se um pedregulho em cada uma das suas casas de pedregulho (2+, 3+, 4+) cujo número não seja superior ao resultado.
    .title = Os primeiros pedregulhos

## Ronda e turno

BASH-10 = Joga-se pela ordem da tira de posições. Só é reordenada quando o último carro acaba o seu turno, nunca antes.
    .title = Ordem de jogo
    .refusal =
        { $case ->
            [wait] Agora decide o { word-car }. Espera que te perguntem.
           *[chance] Agora decidem o dado ou as cartas. Espera um momento.
        }
BASH-11 = No teu turno joga uma das tuas três cartas, virada para cima. Primeiro vem o efeito: usa-o uma vez ou prescinde dele. Depois vem a aceleração, que é obrigatória.
    .title = O teu turno
    .refusal =
        { $case ->
            [not-held] Não tens { $card } na mão. Escolhe uma das tuas cartas.
            [one-card] Já jogaste uma carta. Acaba-a primeiro.
           *[card-first] Joga primeiro uma carta da tua mão.
        }
BASH-12 = A aceleração move o teu carro exatamente esse número de casas para a frente na sua faixa. Não podes mudar de faixa nem ficar antes.
    .title = Aceleração
    .refusal = Aqui a pista divide-se. Escolhe uma das duas casas à frente.
BASH-13 = Se chegares a uma bomba, um pedregulho, um carro ou o Focinho, o teu movimento acaba logo. O teu carro fica nessa casa e resolve-se o que lá acontece.
    .title = Bater em alguma coisa
BASH-14 = No fim do teu turno ficas com exatamente três cartas na mão. Tira do baralho que a tira mostra para a posição que tinhas no início da ronda.
    .title = Tirar cartas
    .refusal =
        { $case ->
            [not-held] Não tens { $card } na mão. Escolhe uma das tuas cartas.
           *[drop] Tens mais de três cartas. Escolhe uma para descartar.
        }
BASH-15 = Quando um carro, mesmo empurrado, entra numa placa por onde ainda não passou nenhum, a placa seguinte fica pendente. No fim do turno lança-se o dado para cada placa pendente, pela ordem do circuito, e põem-se pedregulhos como antes do primeiro turno, uma só vez por placa em toda a partida. As casas ocupadas saltam-se. Se não houver pedregulhos na reserva, muda-se o mais atrasado.
    .title = Novos obstáculos
BASH-16 = O fim de um turno segue esta ordem: habilidade depois da carta, derrocada, ponte, vulcão, mão, pedregulhos das placas pendentes. Se o turno acabou mais cedo, por o carro sair da pista, por um géiser ou na selva, ou se o carro chegou, a habilidade e a derrocada ficam de fora. O resto faz-se na mesma; só um carro que chegou não lança o dado pela ponte.
    .title = Fim do turno
BASH-17 = A bomba ou o pedregulho mais atrasado é o que está mais para trás na corrida; as voltas contam, e uma bomba conta na volta em que foi posta. Se houver dois a par, é o que está mais à esquerda e, de dois portais de uma faixa, o do portal esquerdo. A casa nova escolhe-se antes de o levantar.
    .title = A peça mais atrasada

## Efeitos das cartas

BASH-20 = Guinada: passa para uma casa adjacente e livre de outra faixa, à frente ou atrás. Livre quer dizer sem bomba, sem pedregulho, sem Focinho e sem um carro ainda em corrida. Se não houver nenhuma, nada acontece.
    .title = Guinada
    .refusal =
        { $case ->
            [space] Não podes passar para a { $space }. Escolhe uma casa livre de uma faixa vizinha, ou prescinde do efeito.
           *[other] Escolhe uma casa livre de uma faixa vizinha, ou prescinde do efeito.
        }
BASH-21 = Bomba: põe uma das nove bombas numa casa adjacente e livre de qualquer faixa. Se não houver nenhuma na reserva, muda-se a mais atrasada, sem explodir. Se não houver casa livre, nada acontece.
    .title = Bomba
    .refusal =
        { $case ->
            [space] Não podes pôr uma bomba na { $space }. Escolhe uma casa livre ao lado do teu carro, ou prescinde do efeito.
           *[other] Escolhe para a bomba uma casa livre ao lado do teu carro, ou prescinde do efeito.
        }
BASH-22 = Reparação: recuperas um ponto de vida. Se já tens os 3, nada acontece.
    .title = Reparação
    .refusal = Usa a reparação, ou prescinde dela.
BASH-23 = Míssil: voa em frente pela tua faixa, segue as setas e atinge a primeira coisa que encontra. Um carro sofre 1 de dano, mas não é empurrado; um pedregulho é retirado, uma bomba explode, o Focinho assusta-se. O míssil perde-se ao passar o seu terceiro ponto de controlo; a linha de partida também é um. Passa por cima dos carros que já chegaram.
    .title = Míssil
    .refusal = Dispara o míssil, ou prescinde dele.
BASH-24 = Estrela: a tua energia sobe 1. Se já for 3, nada acontece.
    .title = Estrela
    .refusal = Usa a estrela, ou prescinde dela.

## Choques

BASH-30 = Uma bomba que explode volta à reserva. Atinge tudo o que está na sua casa e em todas as adjacentes: os pedregulhos são retirados, as bombas explodem por sua vez e cada carro sofre 1 de dano por cada explosão que o alcança. Resolve-se toda a cadeia antes de alguém recuar.
    .title = Explosão
BASH-31 = Se bateres num pedregulho, ele volta à reserva e o teu carro sofre 1 de dano.
    .title = Bater num pedregulho
BASH-32 = Se bateres num carro, ficas na casa dele, sem dano. O outro sofre 1 de dano e, se ainda estiver na pista, é empurrado 2 casas para a frente na sua faixa. O que ele encontrar acaba com o empurrão e atua normalmente.
    .title = Colisão
BASH-33 = O dano baixa a tua vida de 3 para 2 e para 1. Com mais dano, o carro sai da pista. O dano a mais perde-se.
    .title = Dano
BASH-34 = Um carro que já chegou não sofre dano nem estorva ninguém.
    .title = Carros que chegaram
BASH-35 = Se saíres da pista, recua na tua faixa até ao ponto de controlo mais próximo atrás de ti (a linha de partida é um), para a primeira casa normal livre atrás da linha, ou mais para trás se for preciso. A tua vida volta a 3, a tua energia sobe 1 e, se era o teu turno, acaba. Ninguém recua para o lago, para uma clareira ou para um portal.
    .title = Fora da pista
BASH-36 = Se saírem vários carros ao mesmo tempo, voltam à pista pela ordem da tira de posições.
    .title = Vários ao mesmo tempo
BASH-37 = Um carro que na sua primeira volta está atrás da linha de partida não tem nenhum ponto de controlo atrás. Fica na sua casa se estiver livre; se não, recua na sua faixa até à primeira casa livre.
    .title = Fora antes da linha de partida
BASH-38 = Atrás de cada casa há exatamente uma casa. Onde uma faixa volta a começar, a casa atrás da primeira pertence à faixa a que se tinha juntado.
    .title = A casa de trás
BASH-39 = O teu avanço conta desde o início da corrida. Recuar para trás da linha e voltar a passá-la não é uma volta.
    .title = Não se oferecem voltas
BASH-45 = Cada choque resolve-se por completo antes de o resto continuar. Numa casa com um raio e um obstáculo, primeiro vem o obstáculo e depois, se o carro ainda estiver na pista, o raio. Um portal também leva um carro que parou nele, mas o carro não anda mais.
    .title = Uma coisa de cada vez

## Ordem e fim

BASH-40 = A tira ordena-se pelo avanço: voltas, depois placas, depois a distância a que está o centro da casa na sua placa. Uma casa numa junta pertence à placa a que leva. Se dois carros estiverem a par, mantêm a ordem. À letra, a régua das instruções tocaria primeiro no carro mais atrasado e punha-o à frente; aqui fica à frente o que está mais avançado.
    .title = Quem vai à frente
BASH-50 = Um carro que corta a meta depois de uma volta chegou; já não faz mais nada e fica no circuito. A partir da linha passa por cima de tudo, não aciona nada e percorre todas as casas que lhe restam, mesmo que tenha sido empurrado. Cada passo leva à casa seguinte, clareiras incluídas, sem nada a escolher: da casa antes dos portais para o portal esquerdo da sua faixa, daí para o mesmo portal da outra placa, e assim por diante, sejam quais forem os números. A ronda em curso é a última.
    .title = A chegada
BASH-51 = Depois da última ronda a tira ordena-se mais uma vez; entre os carros que chegaram conta até onde foram. Ganha o primeiro carro. Se for um carro autónomo, nenhum jogador ganhou, e os jogadores mantêm os seus lugares atrás dele.
    .title = Quem ganha
    .end =
        { $winners ->
            [0] Vai à frente um carro autónomo, o { word-car }: ninguém na mesa ganhou.
           *[other]
                { $for ->
                    [winner] Ganhaste: o { word-car } vai à frente!
                    [loser] Perdeste: o { word-car } vai à frente.
                   *[other] O { word-car } vai à frente e ganhou.
                }
        }
    .refusal = A corrida acabou. Começa outra para continuares.

## Habilidades especiais

BASH-60 = Uma vez no teu turno, antes ou depois da carta, mas nunca entre o efeito e a aceleração, podes usar a tua habilidade. A tua energia desce então para 0. Uma estrela da carta conta para uma habilidade usada depois.
    .title = Habilidade especial
    .refusal =
        { $case ->
            [used] Já usaste a tua habilidade neste turno. Continua sem ela.
            [between] Agora não: a habilidade usa-se antes ou depois da carta.
           *[after] Usa a tua habilidade, ou diz que acabaste.
        }
BASH-61 = Podes usar qualquer nível até à tua energia. Se jogarem com níveis exatos, só o nível que a tua energia mostra.
    .title = Que nível
    .refusal =
        { $case ->
            [exact] A tua energia é { $energy } e jogam com níveis exatos: só podes usar o nível { $energy }.
           *[low] O nível { $level } precisa de energia { $level } e a tua é { $energy }. Junta primeiro estrelas.
        }
BASH-62 = O nível 1 não precisa de carta. Reconstruído, é assim: o Azul dispara um míssil, o Preto e o Branco andam 2 casas, o Verde dá uma guinada, o Amarelo repara, o Vermelho põe uma bomba. Os obstáculos atuam normalmente.
    .title = Nível 1
BASH-63 = O nível 2 é igual para todos: joga mais uma carta neste turno, com efeito e aceleração. Perde-se se o teu carro saiu da pista ou já chegou, ou se não tens uma segunda carta.
    .title = Nível 2
    .refusal = Não tens uma segunda carta para o nível 2. Escolhe outro nível, ou prescinde da habilidade.
BASH-64 = O nível 3 move sempre o carro. Reconstruído, é assim: o Azul dispara um míssil por cada faixa e depois anda exatamente 4 casas. O Preto anda até 5 e tira uma carta ao acaso a cada carro que ultrapassa. Com o Verde, cada adversário perde uma carta ao acaso, nunca a última; depois anda até 5. O Amarelo anda até 6, por cima de pedregulhos, bombas, carros e do Focinho. O Vermelho anda até 4 e depois faz explodir até 3 bombas em casas livres diferentes que acabou de deixar; a ele não fazem dano. O Branco anda até 5 e afasta as bombas e os pedregulhos a que chega, também de lado. Todos menos o Azul escolhem cada passo: a casa seguinte da faixa, ou uma casa adjacente e livre de outra faixa da mesma placa que esteja mais à frente. As casas especiais atuam normalmente; os turbos, não.
    .title = Nível 3
    .refusal =
        { $case ->
            [mine] Escolhe uma casa livre que acabaste de deixar, uma diferente para cada bomba, ou diz que acabaste.
            [space] Não podes ir para a { $space }. Segue na tua faixa, ou de lado para uma casa livre que esteja mais à frente.
           *[other] Escolhe a casa seguinte, ou diz que acabaste.
        }
BASH-65 = Uma habilidade que passa por cima de tudo pode entrar em casas ocupadas, também de lado. Aí o carro não sofre dano nem para, nem mesmo diante do Focinho. Se se moveu e no fim houver alguma coisa na sua casa, é posto na primeira casa livre atrás, nessa faixa. Com qualquer outra habilidade, os obstáculos atuam normalmente.
    .title = Por cima de tudo

## Variantes

BASH-66 = Cada junta entre duas placas recebe um turbo. O dado diz em que casa: 1–2 à esquerda, 3–4 ao centro, 5–6 à direita. Não os há nas juntas da placa 01, dentro de um par nem nas pontas da ponte 3D. Se houver mais juntas do que os oito turbos, escolhem quais ficam sem ele. Um turbo não ocupa a sua casa.
    .title = Turbos
    .refusal = Há mais juntas do que turbos. Escolhe uma junta que fique sem turbo.
BASH-67 = Se a aceleração de uma carta te levar por cima de um turbo, completa o movimento. Depois vira-se a primeira carta Sprint e o teu carro anda o que o número disser. Um movimento interrompido não dá turbo, e o movimento extra não aciona outro.
    .title = Passar por um turbo
BASH-68 = Na versão simples não há habilidades nem energia. Se usares uma estrela, o teu carro anda primeiro 2 casas para a frente na sua faixa. A aceleração vem depois como um movimento à parte; o que parou o primeiro não a encurta. Só fica de fora se o teu turno acabou ou o teu carro chegou. Só a aceleração pode acionar um turbo.
    .title = Versão simples
    .refusal = Na versão simples não há habilidades. Joga uma carta.
BASH-70 = Alguns carros autónomos podem completar a grelha, até seis carros ao todo. Partem atrás dos jogadores e têm vida, mas não mão, energia nem habilidade. No seu turno vira-se a primeira carta do baralho que a sua posição mostra; o carro usa sempre o efeito e depois acelera.
    .title = Carros autónomos
    .refusal =
        { $bots ->
            [one] Só há seis carros: { $seats } jogadores e { $bots } carro autónomo são demasiados. Escolhe menos.
           *[other] Só há seis carros: { $seats } jogadores e { $bots } carros autónomos são demasiados. Escolhe menos.
        }
BASH-71 = Um carro autónomo dá a guinada para o lado do árbitro da placa, se puder; se não, para o outro, o mais à frente possível. O lugar do árbitro foi reconstruído: à esquerda nas retas, por dentro nas curvas.
    .title = A guinada dos carros autónomos
BASH-72 = Um carro autónomo dispara e repara como os outros. Põe uma bomba na casa livre mais próxima atrás dele, na sua faixa. Uma estrela fá-lo andar primeiro 2 casas para a frente na sua faixa. A sua aceleração vem depois como um movimento à parte; o que parou o primeiro não a encurta. Só fica de fora se o turno dele acabou ou se ele chegou. Só a aceleração pode acionar um turbo.
    .title = Que mais fazem
BASH-73 = Os carros autónomos sofrem dano, saem da pista e acionam as placas especiais como os outros. Nelas, o último jogador na ordem escolhe e lança o dado por eles; também escolhe o caminho deles antes dos portais.
    .title = Quem decide por eles

## Placas especiais

BASH-80 = Teletransporte, placas 02B e 03B: sempre juntas, como as duas pontas abertas do circuito. Cada uma tem seis portais; os números são baralhados em separado antes da corrida. Um carro que entra num portal da placa a que chega primeiro segue do mesmo número na outra. Isso não custa nenhum passo, e chegar lá não o manda de volta. O que estiver nessa casa conta como abalroado; um empurrão continua a partir de lá. Para os mísseis e os carros que recuam, as duas placas seguem-se: faixa esquerda com esquerda, central com central, direita com direita. Os números só contam ao conduzir.
    .title = Teletransporte
BASH-81 = Derrocada, placas 04B e 08B: se passaste por um raio no teu turno, podes lançar o dado uma vez depois de andar. 1–2: nada. 3–4: um pedregulho em cada uma das duas zonas vermelhas. 5–6: dois em cada uma. Escolhes tu as casas. Numa casa ocupada, o pedregulho volta logo à reserva; uma bomba aí explode, a um carro nada acontece.
    .title = Derrocada
    .refusal =
        { $case ->
            [space] Escolhe uma casa vermelha para o pedregulho.
           *[roll] Lança o dado para a derrocada, ou prescinde dela.
        }
BASH-82 = Ponte suspensa, placas 06B e 07B: um passo leva da última casa de uma faixa partida para a ponte. Se estiveres nela no fim do teu turno, lança o dado. Se o resultado não for superior ao número de carros na ponte, contando o teu, cais ao lago e sofres 1 de dano. O lago é uma só casa para qualquer número de carros, sem choques; mantêm a sua ordem. Se o dano não te tirar da pista, o teu turno seguinte começa no lago. É assim que lemos as instruções, que à letra dizem o contrário. Não há guinadas na ponte, nem para entrar nem para sair dela; no lago, «Guinada» e «Bomba» não fazem nada. Um míssil disparado do lago começa na faixa central da outra margem.
    .title = Ponte suspensa
BASH-83 = Géiser, placa 05B: lança logo o dado por cada raio a que chegares ou por que passares. 1: 1 de dano, e acabam o teu movimento e o teu turno; se o carro ia empurrado, acaba o empurrão. 2–3: 1 de dano. 4–6: nada.
    .title = Géiser
BASH-84 = Selva, placa 09B: um carro que chega ao raio da entrada é posto na primeira clareira. Não anda mais e, se era o seu turno, acaba. Numa clareira cabe qualquer número de carros, sem choques, mas não há bombas nem pedregulhos. Um turno que começa numa clareira abre com um lançamento. 1–4: para a clareira seguinte, ou da última para a saída. 5–6: direto para a saída. Se ainda estiveres numa clareira, não jogas carta nem usas habilidade: o teu turno acabou. Se chegares à saída, o que lá estiver conta como abalroado e depois o teu turno continua. O raio da saída não faz nada a um carro que chega a ele de outro lado. Os mísseis passam da entrada para a saída.
    .title = Selva
BASH-85 = O Focinho Feio, placas 11B e 12B: começa na pegada vermelha. A primeira vez que encontras um raio no teu turno, lança o dado e move-o até esse número de pegadas num só sentido. Em cada pegada a que chega, as bombas explodem, os pedregulhos desaparecem e cada carro sofre 1 de dano. Quando é atingido, foge de volta para a pegada vermelha. Um carro que bate nele sofre 1 de dano e fica aí, a não ser que a sua habilidade passe por cima de tudo.
    .title = O Focinho Feio
    .refusal = Escolhe uma pegada para o Focinho, a { $most } no máximo.
BASH-86 = Vulcão, placa 10B: se entraste num raio no teu turno, no fim, acabe como acabar, lança-se o dado por cada carro ainda em corrida que esteja numa casa vermelha, pela ordem da tira. Recuar para um raio não conta. 1: 2 de dano. 2–4: 1 de dano. 5–6: nada.
    .title = Vulcão
BASH-87 = A ponte 3D também pode unir outras placas e passar por cima de uma terceira. Todas as faixas vão dar a ela, é uma só faixa de quatro casas e ninguém cai. Desemboca na faixa central; nas faixas ao lado só se entra então com uma guinada. Os mísseis seguem a ponte, que não tem ponto de controlo.
    .title = A ponte 3D
BASH-88 = Um carro empurrado aciona géiseres, selva e portais. Derrocada, ponte suspensa, Focinho e vulcão só atuam no próprio turno.
    .title = Empurrado para um raio

## Barra de ações

ask-seam = { word-car }: deixa uma junta sem turbo.
ask-card =
    { $energy ->
        [0] { word-car }: joga uma carta.
       *[other] { word-car }: joga uma carta, ou usa a tua habilidade.
    }
ask-ability = { word-car }: usa a tua habilidade, ou acaba o teu turno.
ask-drop = { word-car }: tens cartas a mais. Descarta uma.
ask-effect =
    { $effect ->
        [steer] { word-car }: escolhe a casa para a guinada, ou prescinde do efeito.
        [bomb] { word-car }: escolhe uma casa para a bomba, ou prescinde do efeito.
       *[other] { word-car }: usa { word-effect }, ou prescinde do efeito.
    }
ask-space = { word-car }: escolhe uma casa.
ask-way = A pista divide-se à frente de { word-car }: escolhe o caminho.
ask-step = { word-car }: escolhe a casa seguinte, ou fica onde estás.
ask-mine = { word-car }: põe uma bomba numa casa que deixaste, ou acaba.
ask-slide = { word-car }: lançar o dado para uma derrocada?
ask-boulder = { word-car }: escolhe onde cai um pedregulho.
ask-snout = { word-car }: move o Focinho.
ask-wait = À espera do { word-car }.
ask-over = O { word-car } ganhou a corrida.

## Jogadas

event-portal = O portal { $number } está na { $space }.
event-seam-left = { word-car } deixa sem turbo a junta antes da placa { $tile }.
event-boost-laid = Há um turbo na { $space }.
event-dealt = { word-car } recebe { word-card } do { word-deck }.
event-round = Começa a ronda { $round }.
event-turn = É a vez do { word-car }.
event-rolled = { word-car } tira um { $number } no dado.
event-played = { word-car } joga { word-card }.
event-turned-up = Vira-se { word-card } para o { word-car }.
event-declared = { word-car } usa a sua habilidade no nível { $level }.
event-drove =
    { $spaces ->
        [one] { word-car } anda { $spaces } casa, até à { $space }.
       *[other] { word-car } anda { $spaces } casas, até à { $space }.
    }
event-pushed =
    { $spaces ->
        [one] { word-car } é empurrado { $spaces } casa, até à { $space }.
       *[other] { word-car } é empurrado { $spaces } casas, até à { $space }.
    }
event-drew = { word-car } tira { word-card } do { word-deck }.
event-dropped = { word-car } descarta { word-card }.
event-reshuffled =
    { $count ->
        [one] Os descartes voltam ao { word-deck }: { $count } carta.
       *[other] Os descartes voltam ao { word-deck }: { $count } cartas.
    }
event-boulder-laid = Cai um pedregulho na { $space }.
event-lifted =
    { $what ->
        [bomb] A bomba mais atrasada é retirada da { $space }.
       *[boulder] O pedregulho mais atrasado é retirado da { $space }.
    }
event-steered = { word-car } dá uma guinada para a { $space }.
event-bomb-laid = { word-car } põe uma bomba na { $space }.
event-repaired =
    { $life ->
        [one] { word-car } repara: { $life } ponto de vida.
       *[other] { word-car } repara: { $life } pontos de vida.
    }
event-fired = { word-car } dispara um míssil.
event-missile-hit =
    { $what ->
        [snout] O míssil atinge o Focinho na { $space }.
        [bomb] O míssil atinge uma bomba na { $space }.
        [boulder] O míssil atinge um pedregulho na { $space }.
        [black] O míssil atinge o { car-black } na { $space }.
        [green] O míssil atinge o { car-green } na { $space }.
        [yellow] O míssil atinge o { car-yellow } na { $space }.
        [red] O míssil atinge o { car-red } na { $space }.
        [white] O míssil atinge o { car-white } na { $space }.
       *[blue] O míssil atinge o { car-blue } na { $space }.
    }
event-missile-lost = O míssil do { word-car } não atinge nada.
event-charged = { word-car } ganha carga: energia { $energy }.
event-exploded = A bomba na { $space } explode.
event-boulder-gone = O pedregulho na { $space } desaparece.
event-bomb-gone = A bomba na { $space } é afastada.
event-crashed = { word-car } bate num pedregulho na { $space }.
event-rammed = { word-car } abalroa o { word-other } na { $space }.
event-damaged =
    { $life ->
        [0] { word-car } sofre dano e fica sem vida.
        [one] { word-car } sofre dano: resta { $life } ponto de vida.
       *[other] { word-car } sofre dano: restam { $life } pontos de vida.
    }
event-set-back = { word-car } sai da pista e recomeça na { $space }.
event-landed = { word-car } aterra na { $space }.
event-crossed = { word-car } corta a meta.
event-won = { word-car } ganha a corrida!
event-stole = { word-car } tira { word-card } ao { word-other }.
event-lost-card = { word-car } perde { word-card }.
event-teleported = O portal { $number } leva o { word-car } para a { $space }.
event-sank = { word-car } cai ao lago.
event-strayed = { word-car } perde-se na selva: { $space }.
event-emerged = { word-car } encontra a saída da selva.
event-snout-met = { word-car } bate no Focinho na { $space }.
event-snout-walked = O Focinho vai para a { $space }.
event-snout-fled = O Focinho assusta-se e foge de volta para a { $space }.

## Opções

option-course = Circuito
    .help = Um circuito pronto, como first-race, ou as placas que quiseres no sentido da corrida, por exemplo 01 02 03 08 04 07. As curvas viram para a direita, a não ser que escrevas 02-left; 08B é o outro lado de 08, X a ponte 3D. Com surprise 8 4711, sai à sorte um circuito de 8 placas; outro número dá outro circuito. As placas foram reconstruídas.
option-simple = Versão simples
    .help = Sem habilidades nem energia; uma estrela faz o carro andar 2 casas antes da aceleração.
option-boost = Turbos
    .help = Há turbos («boosts») nas juntas entre as placas.
option-bots = Carros autónomos
    .help = Carros que o próprio jogo conduz, até seis carros ao todo.
option-ability-level = Nível da habilidade
    .help = Qualquer nível até à tua energia, ou exatamente o nível que a tua energia mostra.
option-colours = Carros
    .help = Que carro leva cada jogador, pela ordem dos lugares.
option-cars = Fichas dos carros
    .help = O que os carros sabem fazer. Os números foram reconstruídos; podes pôr os da tua caixa no lugar deles.
option-decks = Baralhos
    .help = Quantas cartas há de cada tipo. As quantidades foram reconstruídas; podes pôr as da tua caixa no lugar delas.
option-strips = Tiras de posições
    .help = De que baralho tira cada posição. Isto foi reconstruído; podes pôr as tiras da tua caixa no lugar destas.
preset-family = Em família
    .help = A primeira corrida na versão simples.
preset-everything = Com tudo
    .help = O circuito mais longo, quase todas as placas do lado especial, e turbos.

## O que está mal num circuito; parte de uma linha

wrong-course = um circuito é um destes: { $courses }, ou uma lista de placas como 01 02 03 08 04 07
wrong-course-size = um circuito tem de { $least } a { $most } placas, não { $given }
wrong-course-start = um circuito começa pela placa 01 e só a tem uma vez
wrong-course-unknown = não há nenhuma placa { $tile }
wrong-course-token = { $token } não é uma placa; escreve por exemplo 02, 08B ou 02-left
wrong-course-straight = a placa { $tile } é reta e não vira nem para a esquerda nem para a direita
wrong-course-twice = a placa { $tile } aparece duas vezes
wrong-course-pair = a placa { $tile } precisa da placa { $other } mesmo ao lado
wrong-course-bridge = só há uma ponte: une duas placas ou pertence a 06B e 07B
wrong-course-overlap = a placa { $tile } ficaria em cima de outra
wrong-course-open = o circuito não fecha: o fim não encontra a placa 01
wrong-course-surprise = uma surpresa tem de { $least } a { $most } placas e um número à tua escolha, por exemplo surprise 8 4711

## O que está mal em baralhos ou tiras próprios; parte de uma linha

wrong-deck = um baralho tem pelo menos { $least } cartas
wrong-strip = { $value } não é uma palavra de { $count } letras, S para o baralho Sprint ou R para o baralho Rush

## O que está mal numa placa própria; parte de uma linha. $field é uma palavra do ficheiro, $name e $to são casas como M2

wrong-tile = placa { $tile }: { $field }: { $why }
wrong-tile-table = é preciso uma tabela de { $most } entradas no máximo
wrong-tile-field = esse campo não existe; há { $fields }
wrong-tile-text = é precisa uma linha de { $most } caracteres no máximo
wrong-tile-ends = é precisa uma lista de { $least } a { $most } fins de casas
wrong-tile-order = { $end } não fica depois de { $former }
wrong-tile-name = { $name } não pode ser o nome de uma casa ao lado das faixas desta placa
wrong-tile-spaces = é precisa uma lista de { $most } casas no máximo
wrong-tile-space = não há nenhuma casa { $name }
wrong-tile-twice = { $name } aparece duas vezes
wrong-tile-pairs = é precisa uma lista de { $most } pares de casas no máximo
wrong-tile-two = { $pair } não diz duas casas diferentes
wrong-tile-links =
    { $most ->
        [1] é precisa uma só casa
       *[other] são precisas uma ou duas casas
    }
wrong-tile-boulders = são precisas { $count } casas, para 2+, 3+ e 4+
wrong-tile-pair = pair e part pertencem a { $kinds }, e só a estas
wrong-tile-grid = são precisas { $count } casas, na placa de partida e em mais nenhuma
wrong-tile-unused = uma placa do tipo { $kind } não tem nada disto
wrong-tile-shared = nada pode estar em { $name }
wrong-tile-empty = a faixa { $lane } ficou sem casas
wrong-tile-nowhere = nada se segue a { $name } nesta direção
wrong-tile-not-on = { $name } leva a { $to }, que não fica mais à frente
wrong-tile-not-back = atrás de { $name } está { $to }, que não fica mais atrás
wrong-tile-bridge = as duas placas precisam de casas da ponte e de um só lago, { $name }
wrong-tile-no-bridge = só as casas da ponte têm um raio
wrong-tile-lake = nenhum caminho leva ao lago
wrong-tile-zone = são precisas casas vermelhas onde caiam os pedregulhos
wrong-tile-paws = o Focinho precisa de pegadas
wrong-tile-no-paw = { $name } não é uma pegada
wrong-tile-red-paw = as duas placas precisam de uma só pegada vermelha
wrong-tile-portals = são precisos portais, tantos como na placa { $near }
wrong-tile-no-portal = { $name } não é um portal da placa a que se chega primeiro
wrong-tile-clearings = uma selva precisa de clareiras
wrong-tile-entry = uma selva precisa de um raio à entrada
wrong-tile-no-entry = { $name } não leva a uma clareira
wrong-tile-no-flash = só um raio leva a uma clareira, e { $name } não o tem

## De onde vem uma regra

mark-book = das instruções
mark-ruling = decisão nossa
mark-rebuilt = reconstruído
mark-unverified = por confirmar

## Capítulos das regras

section-effects = Efeitos das cartas
section-encounters = Choques
section-abilities = Habilidades especiais
section-variants = Variantes das instruções
section-tiles = Placas especiais

## Palavras do desenho em letras

drawing-round = ronda
drawing-strip = tira de posições
drawing-sprint = Sprint
drawing-rush = Rush
drawing-blue = azul
drawing-black = preto
drawing-green = verde
drawing-yellow = amarelo
drawing-red = vermelho
drawing-white = branco
drawing-life = vida
drawing-energy = energia
drawing-cards = cartas
drawing-bot = bot
drawing-lap = volta
drawing-finished = na meta
drawing-decks = baralhos
drawing-discards = descartes
drawing-hand = mão
