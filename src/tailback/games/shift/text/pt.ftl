### Rush Hour Shift e Rush Hour Duo: as palavras do jogo.
### $seat é gold ou silver; $section é L ou R; $card é o código de uma carta, ou ? quando está escondida.
### $vehicle e $other são uma letra, ou gold ou silver para um carro herói (> e < aparecem tal e qual).
### $way é left, right, up ou down; $spaces e $rows contam nesse sentido.

game-name = Rush Hour Shift
game-line = Tira o teu carro herói do engarrafamento e, quando já nada anda, muda a própria estrada.

## Lugares e veículos

seat-gold = Dourado
seat-silver = Prateado
vehicle-hero-gold = Carro herói dourado
vehicle-hero-silver = Carro herói prateado

## Peças para as frases abaixo

word-seat =
    { $seat ->
        [silver] { seat-silver }
       *[gold] { seat-gold }
    }
word-vehicle =
    { $vehicle ->
        [gold] o carro herói dourado
        [silver] o carro herói prateado
       *[letter] o veículo { $vehicle }
    }
word-vehicle-start =
    { $vehicle ->
        [gold] O carro herói dourado
        [silver] O carro herói prateado
       *[letter] O veículo { $vehicle }
    }
word-other =
    { $other ->
        [gold] o carro herói dourado
        [silver] o carro herói prateado
       *[letter] o veículo { $other }
    }
word-section =
    { $section ->
        [L] a secção esquerda
        [lower] a secção de baixo
        [upper] a secção de cima
       *[R] a secção direita
    }
name-card =
    { $card ->
        [M1] Mover 1
        [M2] Mover 2
        [M3] Mover 3
        [M4] Mover 4
        [MS1] Mover e mudar 1
        [MS2] Mover e mudar 2
        [MS3] Mover e mudar 3
        [SH] Mudar
       *[SL] Avançar
    }
word-card =
    { $card ->
        [hidden] uma carta
       *[known] «{ name-card }»
    }
word-cell = linha { $row }, coluna { $column }
word-spaces =
    { $spaces ->
        [one] { $spaces } casa
       *[other] { $spaces } casas
    }
word-way =
    { $way ->
        [left] para a esquerda
        [right] para a direita
        [up] para cima
       *[down] para baixo
    }
word-rows =
    { $way ->
        [left] { word-rows-aside } { word-way }
        [right] { word-rows-aside } { word-way }
       *[other] { $rows ->
            [one] { $rows } linha { word-way }
           *[other] { $rows } linhas { word-way }
        }
    }
word-rows-aside =
    { $rows ->
        [one] { $rows } casa
       *[other] { $rows } casas
    }

## Preparação

SHIFT-1 = No início, as três secções estão à mesma altura e desenham um só retângulo de 6 linhas e 14 colunas: 5 colunas à esquerda, 4 ao centro e 5 à direita.
    .title = A base de jogo, alinhada
    .refusal = No início, as três secções estão alinhadas; desenha seis linhas completas de 14 casas.
SHIFT-2 = Os veículos são colocados como mostra uma das dez posições iniciais impressas, ou segundo uma posição inventada pelos jogadores. A página das posições do Duo perdeu-se, por isso o Duo usa as mesmas dez.
    .title = Colocar os veículos
    .refusal = Nesta base não há nenhum veículo { $vehicle }. Escolhe um dos que lá estão.
SHIFT-3 = Uma posição própria tem exatamente um carro herói dourado e um prateado, ambos ao longo de uma linha: o dourado nas colunas 1 e 2, o prateado nas colunas 13 e 14. Os veículos bloqueadores ocupam 2 ou 3 casas; pode haver no máximo 8 de comprimento 2 e 4 de comprimento 3, como na caixa, salvo se a opção de veículos extra estiver ligada. Cada veículo fica inteiro sobre a base e nenhum se sobrepõe a outro. Se uma posição não for válida, ficas a saber porquê e em que casa.
    .title = A tua própria posição
    .refusal =
        { $case ->
            [off-grid] { word-vehicle-start } não está inteiro sobre a base ({ word-cell }). Põe-no todo lá dentro.
            [overlap] { word-vehicle-start } sobrepõe-se a outro veículo ({ word-cell }). Deixa aí só um deles.
            [heroes] É preciso exatamente um carro herói dourado e um prateado, de 2 casas cada. Acrescenta o que falta ou tira o que está a mais.
            [hero-place] { word-vehicle-start } está no sítio errado ({ word-cell }). O dourado fica nas colunas 1 e 2, o prateado nas colunas 13 e 14.
            [hero-direction] { word-vehicle-start } tem de estar ao longo de uma linha ({ word-cell }). Roda-o.
            [length] { word-vehicle-start } não tem o comprimento certo ({ word-cell }). Os carros herói ocupam 2 casas; os bloqueadores, 2 ou 3.
            [too-many-short] Veículos bloqueadores de comprimento 2 na base: { $count }. A caixa traz 8; tira alguns ou permite veículos extra.
            [too-many-long] Veículos bloqueadores de comprimento 3 na base: { $count }. A caixa traz 4; tira alguns ou permite veículos extra.
           *[broken] { word-vehicle-start } não é uma só peça direita ({ word-cell }). Desenha-o em linha e sem falhas.
        }
SHIFT-4 = Baralhem as 32 cartas. Cada jogador recebe quatro, que o outro não vê. As restantes ficam viradas para baixo e são o monte.
    .title = Dar as cartas
SHIFT-5 = Combinem entre os dois quem conduz o dourado e quem conduz o prateado.
    .title = Dourado ou prateado
SHIFT-6 = Na primeira partida começa a pessoa mais nova; depois começa sempre quem ganhou a última partida entre os mesmos dois. Quem abre a mesa pode dizer quem é a pessoa mais nova; se ninguém o disser, da primeira vez tira-se à sorte. Depois de um empate, começa quem não começou da última vez.
    .title = Quem começa

## A jogada

SHIFT-7 = Joga-se à vez. Na tua vez, põe uma das tuas quatro cartas virada para cima na pilha de descarte, faz o que ela manda e tira uma carta do monte.
    .title = A tua vez
    .refusal =
        { $case ->
            [wait] É a vez do { word-seat }. Espera pela tua.
            [card-first] Joga primeiro uma carta.
            [not-held] Não tens { word-card } na mão. Escolhe uma das tuas cartas.
            [one-card] Uma só carta por turno: acaba a que jogaste.
           *[dealing] Estão a ser dadas ou tiradas cartas. Espera um momento.
        }
SHIFT-8 = Quando o monte acaba, baralha-se a pilha de descarte, que passa a ser o novo monte. Isto faz-se assim que é tirada a última carta: há sempre de onde tirar, e a carta jogada nesse turno já lá está.
    .title = Um novo monte
SHIFT-9 = As cartas na mão são secretas, as descartadas estão à vista. Todos podem saber quantas cartas tem cada monte.
    .title = Escondido e à vista
SHIFT-10 = As partes de uma carta são cada passo, a mudança e o avanço. Enquanto uma parte por fazer for possível, tens de fazer uma, à tua escolha. Quando nenhuma for possível, o resto perde-se e passas a tirar uma carta. Só conta o momento presente: podes escolher uma ordem que te faça perder uma parte. Se tiverem combinado que as duas partes de «Mover e mudar» não são obrigatórias, a carta pode servir só para os passos ou só para a mudança: quando já não há passos por dar, podes prescindir da mudança; se fizeste a mudança antes do primeiro passo, podes prescindir dos passos. Em ambos os casos a carta acaba.
    .title = Fazer o que a carta manda
    .refusal = Essa parte da carta já está feita ou agora não é possível. Faz uma que o seja.

## Veículos

SHIFT-11 = Podes mover todos os veículos menos um: o carro herói do teu adversário.
    .title = O que podes mover
    .refusal = { word-vehicle-start } é do teu adversário. Move o teu carro herói ou um veículo bloqueador.
SHIFT-12 = Um veículo anda para a frente e para trás na sua própria linha, nunca de lado. Não se levanta nem salta por cima de outro.
    .title = Para a frente, para trás
    .refusal = { word-vehicle-start } não consegue passar: { word-other } está no caminho. Abre caminho ou move outro veículo.
SHIFT-13 = Os veículos bloqueadores ficam sempre inteiros sobre a base.
    .title = Os bloqueadores ficam
    .refusal = { word-vehicle-start } sairia da base. Os bloqueadores ficam lá dentro; escolhe outra jogada.
SHIFT-14 = Só os carros herói podem sair da base, e apenas pela extremidade oposta àquela em que começaram.
    .title = Sair da base
    .refusal = { word-vehicle-start } só pode sair pela extremidade oposta. Vai no outro sentido.
SHIFT-15 = Um veículo ao longo de uma linha pode atravessar uma junta onde ambas as secções tenham essa linha. Se a secção vizinha não a tiver, o veículo fica na junta; ninguém sai da base por uma junta. Um veículo ao longo de uma coluna não deixa a sua secção.
    .title = Atravessar uma junta
    .refusal = { word-vehicle-start } não pode atravessar aqui: a estrada não continua do outro lado da junta. Muda primeiro uma secção ou escolhe outra jogada.
SHIFT-16 = Um carro herói que já está em parte fora, pela extremidade oposta, continua em jogo. Pertence à secção dessa ponta e acompanha as mudanças dela; não bloqueia nenhuma junta e pode voltar.
    .title = Meio de fora

## Cartas

SHIFT-17 = «Mover» dá-te um número de passos de uma casa cada. Dá exatamente esses passos no total, divididos como quiseres por veículos e sentidos; cada passo tem de ser possível no momento em que o dás. Se tiverem combinado que nem todos os passos são obrigatórios, podes prescindir do resto depois de pelo menos um.
    .title = A carta «Mover»
    .refusal =
        { $case ->
            [unit] Um passo de cada vez: move um veículo uma só casa.
            [exact] Tens de dar todos os passos de { word-card }.
            [first-step] Dá pelo menos um passo antes de prescindires do resto.
            [shift-first] Faz primeiro a mudança se quiseres prescindir dos passos.
           *[all-made] Já deste todos os passos de { word-card }. Com esta carta não se move mais nenhum veículo.
        }
SHIFT-18 = Dentro da mesma carta, um veículo pode ir e voltar.
    .title = Ir e voltar
SHIFT-19 = Com «Mudar», escolhe a secção esquerda ou a direita e muda-a para cima ou para baixo tantas linhas quantas quiseres, mas pelo menos uma. O centro nunca sai do sítio. Os veículos inteiros sobre a secção vão com ela; só um veículo atravessado numa junta pode impedir uma mudança.
    .title = A carta «Mudar»
    .refusal =
        { $case ->
            [no-drive] Com { word-card } não se move nenhum veículo. Muda uma secção.
           *[no-shift] Com { word-card } não se muda nenhuma secção. Move um veículo.
        }
SHIFT-20 = No Shift, depois de uma mudança pelo menos uma linha tem de atravessar as três secções. No Duo basta que cada secção das pontas partilhe uma linha com o centro.
    .title = A estrada continua ligada
    .refusal = Não podes mudar { word-section } { word-rows }: as secções deixariam de estar ligadas. Escolhe outra distância.
SHIFT-21 = Um veículo atravessado numa junta, seja carro herói ou bloqueador, bloqueia as duas secções em que está: nenhuma pode ser mudada em relação à outra. A secção da outra ponta ainda pode ser mudada. No Duo é igual.
    .title = Juntas bloqueadas
    .refusal = Não podes mudar { word-section }: { word-vehicle } está atravessado na junta. Tenta a outra secção ou liberta primeiro a junta.
SHIFT-22 = Com «Avançar», move um só veículo quantas casas quiseres num sentido, até ao veículo seguinte ou ao fim da base. Pode parar antes, mas anda pelo menos uma casa.
    .title = A carta «Avançar»
    .refusal = Faz avançar { word-vehicle } de uma só vez: pelo menos uma casa e num só sentido.
SHIFT-23 = «Mover e mudar» dá-te exatamente os passos indicados, como «Mover», e uma mudança, como «Mudar». A ordem é contigo: primeiro os passos, primeiro a mudança ou a mudança pelo meio. A mudança não gasta passos. Só se prescinde de uma parte se isso estiver combinado; depois de começares os passos, dás todos, a não ser que também esteja combinado que se pode prescindir do resto.
    .title = A carta «Mover e mudar»
    .refusal =
        { $case ->
           *[shift-done] { word-card } tem uma só mudança, e já está feita. Dá os passos que faltam.
        }
SHIFT-24 = Por isso, os teus passos podem soltar uma mudança que de início estava bloqueada, e também fazer-te perder uma que de início era possível.
    .title = Os passos mudam o que é possível

## O fim

SHIFT-25 = Ganhas no momento em que o teu carro herói fica todo fora da base, pela extremidade oposta àquela em que começou; só em parte não chega. O resto da carta já não se faz.
    .title = Como se ganha
    .end =
        { $card ->
            [SL] { $for ->
                [winner] Ganhaste: saíste com um avanço!
                [loser] Perdeste: { word-seat } saiu com um avanço.
               *[other] { word-seat } saiu com um avanço e ganhou.
            }
           *[other] { $for ->
                [winner] Ganhaste: saíste da base!
                [loser] Perdeste: { word-seat } saiu da base.
               *[other] { word-seat } saiu da base e ganhou.
            }
        }
    .refusal = A partida acabou: um carro herói já está fora da base. Começa outra para continuares.
SHIFT-26 = Com «Avançar» podes levar o teu carro herói diretamente para fora da base, e então ganhas.
    .title = Ganhar com «Avançar»
    .refusal = { word-vehicle-start } só precisa de { word-spaces } para ficar de fora. Escolhe esse número.
SHIFT-27 = Nenhuma regra põe fim a uma partida interminável. Se definirem um limite de turnos, a partida acaba empatada ao fim desse número. Está desligado entre pessoas e ligado nas simulações.
    .title = Limite de turnos
    .end =
        { $turns ->
            [one] Empate: ninguém saiu em { $turns } turno.
           *[other] Empate: ninguém saiu em { $turns } turnos.
        }
    .refusal = A partida acabou: chegou ao limite de turnos e ficou empatada. Começa outra para continuares.

## As cartas pelo nome

card-M = Mover { $n }
    .does =
        { $n ->
            [one] Dá { $n } passo com um veículo.
           *[other] Dá { $n } passos, divididos como quiseres pelos veículos.
        }
card-MS = Mover e mudar { $n }
    .does =
        { $n ->
            [one] Dá { $n } passo e muda uma secção para cima ou para baixo, pela ordem que quiseres.
           *[other] Dá { $n } passos e muda uma secção para cima ou para baixo, pela ordem que quiseres.
        }
card-SH = Mudar
    .does = Muda uma das duas secções das pontas tantas linhas quantas quiseres.
card-SL = Avançar
    .does = Move um veículo até onde quiseres, num só sentido, para a frente ou para trás.

## Barra de ação

ask-card = { word-seat }: joga uma carta.
ask-steps =
    { $left ->
        [one] { word-seat }: falta { $left } passo.
       *[other] { word-seat }: faltam { $left } passos.
    }
ask-shift = { word-seat }: muda uma secção para cima ou para baixo.
ask-steps-or-shift =
    { $left ->
        [one] { word-seat }: faltam { $left } passo e a mudança, pela ordem que quiseres.
       *[other] { word-seat }: faltam { $left } passos e a mudança, pela ordem que quiseres.
    }
ask-slide = { word-seat }: faz avançar um veículo.
ask-wait = À espera do { word-seat }.

## Registo

event-starts = { word-seat } começa.
event-dealt = { word-seat } recebe { word-card }.
event-played = { word-seat } joga { word-card }.
event-drove = { word-seat } move { word-vehicle } { word-spaces } { word-way }.
event-shifted = { word-seat } muda { word-section } { word-rows }.
event-lost = { word-seat } não consegue fazer o resto da carta, que se perde.
event-gave-up =
    { $left ->
        [one] { word-seat } prescinde do último passo.
       *[other] { word-seat } prescinde dos últimos { $left } passos.
    }
event-gave-up-shift = { word-seat } prescinde da mudança.
event-drew = { word-seat } tira { word-card }.
event-reshuffled =
    { $count ->
        [one] A pilha de descarte passa a ser o novo monte: { $count } carta.
       *[other] A pilha de descarte é baralhada e passa a ser o novo monte: { $count } cartas.
    }
event-won = { word-seat } sai da base e ganha!
event-drawn =
    { $turns ->
        [one] Empate ao fim de { $turns } turno.
       *[other] Empate ao fim de { $turns } turnos.
    }

## Opções

preset-duo = Duo
    .help = A regra da segunda caixa: cada secção das pontas só precisa de uma linha em comum com o centro.
option-edition = Edição
    .help = Shift: uma linha tem de atravessar sempre as três secções. Duo: cada secção das pontas só precisa de uma linha em comum com o centro.
option-setup = Posição inicial
    .help = Uma das dez posições impressas ou uma tua.
option-extra-vehicles = Veículos extra
    .help = Permite que uma posição tua tenha mais veículos bloqueadores do que a caixa traz.
option-deck = Baralho
    .help = Quantas cartas de cada tipo. Pelo menos 9 cartas, e pelo menos uma delas tem de mover um veículo. { deck-unverified }
    .each = { name-card }
option-exact-moves = Todos os passos são obrigatórios
    .help = Desligado: depois de pelo menos um passo podes prescindir dos restantes. A mudança de «Mover e mudar» continua por fazer.
option-all-parts = Passos e mudança são ambos obrigatórios
    .help = Desligado: «Mover e mudar» pode servir só para os passos ou só para a mudança.
option-turn-limit = Limite de turnos
    .help = Ao fim deste número de turnos, a partida fica empatada. Sem número, dura até alguém ganhar.
option-starter = Quem começa
    .help = A pessoa mais nova, à sorte, Dourado ou Prateado. Numa série começa quem ganhou da última vez.

## O que está errado numa opção ou num desenho; parte de uma linha, $name é left, centre ou right

wrong-setup = { $value } não é um número de 1 a 10 nem um desenho
wrong-colours = é precisa uma cor para cada veículo bloqueador, ou nenhuma
wrong-deck = um baralho diz quantas há de cada carta, como M1=6,M2=6,SH=4,SL=3
wrong-deck-small =
    { $cards ->
        [one] { $cards } carta não chega; são precisas { $least } para dar { $hand } a cada um e sobrar uma para tirar
       *[other] { $cards } cartas não chegam; são precisas { $least } para dar { $hand } a cada um e sobrar uma para tirar
    }
wrong-deck-still = nenhuma carta deste baralho move um veículo; junta «Mover», «Mover e mudar» ou «Avançar»
wrong-mark = { $mark } não é «.», nem um carro herói «>» ou «<», nem a letra de um veículo bloqueador (L e R são as secções)
wrong-row = uma linha tem três secções entre duas juntas «|»
wrong-width =
    { $name ->
        [left] a secção esquerda tem { $due } colunas, esta linha desenha { $given }
        [right] a secção direita tem { $due } colunas, esta linha desenha { $given }
       *[centre] a secção central tem { $due } colunas, esta linha desenha { $given }
    }
wrong-cells =
    { $name ->
        [left] uma linha da secção esquerda tem { $due } casas ou nenhuma, aqui há { $given }
        [right] uma linha da secção direita tem { $due } casas ou nenhuma, aqui há { $given }
       *[centre] uma linha da secção central tem { $due } casas ou nenhuma, aqui há { $given }
    }
wrong-rows =
    { $name ->
        [left] a secção esquerda precisa de { $due } linhas umas por baixo das outras, há { $given }
        [right] a secção direita precisa de { $due } linhas umas por baixo das outras, há { $given }
       *[centre] a secção central precisa de { $due } linhas umas por baixo das outras, há { $given }
    }

## De onde vem uma regra

mark-book = das instruções
mark-pic = de uma imagem das instruções
mark-ruling = decisão nossa
mark-unverified = por confirmar
deck-unverified = As instruções só dizem que há 32 cartas e de que tipos; quantas há de cada um vem de uma lista pública que ninguém confirmou, por isso muda as quantidades à vontade.

## Palavras do desenho em letras

drawing-hand = mão
drawing-cards = cartas
drawing-pile = monte
drawing-discards = descartes
