### Rush Hour Shift no navegador: nomes das jogadas, tabuleiro, mão, lição, editor.
### $vehicle é uma letra, gold ou silver; $section é L ou R; $place é L, C ou R.

## Jogadas

move-play = Jogar { word-card }
move-drive = { word-spaces } { word-way }
move-shift = { word-rows }
move-stop =
    { $what ->
        [shift] Prescindir da mudança
       *[steps] Prescindir dos passos que faltam
    }
name-vehicle =
    { $vehicle ->
        [gold] { vehicle-hero-gold }
        [silver] { vehicle-hero-silver }
       *[letter] Veículo { $vehicle }
    }
name-section =
    { $section ->
        [L] Secção esquerda
        [lower] Secção de baixo
        [upper] Secção de cima
       *[R] Secção direita
    }
name-colour =
    { $colour ->
        [blue] azul
        [green] verde
        [tan] bege
        [white] branco
        [orange] laranja
        [red] vermelho
        [black] preto
        [yellow] amarelo
        [silver] prateado
       *[gold] dourado
    }
name-place =
    { $place ->
        [L] secção esquerda
        [lower] secção de baixo
        [upper] secção de cima
        [R] secção direita
       *[C] centro
    }

## Tabuleiro

board-name = Base de jogo
board-you = tu
board-vehicle =
    { $vehicle ->
        [gold] { name-vehicle }, { name-place }, { word-cell }
        [silver] { name-vehicle }, { name-place }, { word-cell }
       *[letter] { name-vehicle }, { name-colour }, { name-place }, { word-cell }
    }
board-section =
    { $place ->
        [up] { $rows ->
            [one] { name-section }, { $rows } linha acima do centro
           *[other] { name-section }, { $rows } linhas acima do centro
        }
        [down] { $rows ->
            [one] { name-section }, { $rows } linha abaixo do centro
           *[other] { name-section }, { $rows } linhas abaixo do centro
        }
        [left] { $rows ->
            [one] { name-section }, { $rows } casa à esquerda do centro
           *[other] { name-section }, { $rows } casas à esquerda do centro
        }
        [right] { $rows ->
            [one] { name-section }, { $rows } casa à direita do centro
           *[other] { name-section }, { $rows } casas à direita do centro
        }
       *[level] { name-section }, alinhada com o centro
    }
board-locked = Bloqueada: { word-vehicle } está atravessado na junta
board-zoom = Ampliar a base de jogo
board-pan = Estrada, pode ser deslocada
board-keys = As setas movem-no, Backspace anula um passo, Enter envia um turno pronto.
keys-arrows = Mover o que está escolhido; sem escolha, o teu carro herói
keys-far = Mover até onde der
keys-letter = Escolher o veículo com essa letra; se só puder dar um passo, dá-o logo
keys-hero = Escolher o teu carro herói
keys-section = Escolher a secção onde começa o { seat-gold }, ou a secção onde começa o { seat-silver }

## Mão

name-card-brief =
    { $card ->
       *[any] { name-card }
    }
hand-own = A tua mão
hand-other = Mão do { word-seat }: { $count }
hand-pile = Monte: { $count }
hand-discards = Descartes: { $count }
hand-no-discards = As cartas jogadas ficam aqui.
hand-none = Ainda não há cartas.
hand-new = nova
hand-play = Carta jogada
hand-theirs = { word-seat }: { $card }
hand-due = Por fazer
due-step =
    { $done ->
        [yes] passo dado
       *[no] passo por dar
    }
due-shift =
    { $done ->
        [yes] mudança feita
       *[no] mudança por fazer
    }
due-slide =
    { $done ->
        [yes] avanço feito
       *[no] avanço por fazer
    }

## Primeira lição

lesson-goal = Conduzes o carro herói dourado, em direção às setas amarelas. Ganha quem primeiro levar o carro todo para fora pela outra ponta. Há outros veículos no caminho, mas podes movê-los, e até a própria estrada.
lesson-move = O teu carro dourado segue em direção às setas amarelas e o veículo A está no caminho. Joga «Mover 3»: um passo com A, dois com o teu carro herói.
lesson-move-done = Bem conduzido. Podes dividir os passos de uma carta por todos os veículos, menos o carro herói do adversário.
lesson-shift = O camião A está no teu caminho. Joga «Mudar» e puxa para o lado a secção do teu carro herói, até o caminho à frente dele ficar livre.
lesson-shift-done = Foi a própria estrada que mudou, com tudo o que está em cima dela. Uma linha tem de atravessar sempre as três secções.
lesson-lock = O veículo A está atravessado na junta e bloqueia-a. Joga «Mover e mudar 1»: primeiro tira A da junta, depois muda a secção do teu carro herói.
lesson-lock-done = Os ferrolhos desaparecem assim que nada está atravessado na junta. Os passos e a mudança vão pela ordem que quiseres.
lesson-slide = O camião A está atravessado no teu caminho. Joga «Avançar» e manda-o até onde der, para o lado mais livre.
lesson-slide-done = Com um avanço vais de uma só vez até onde a estrada estiver livre, ou paras antes. O caminho agora está livre.
lesson-win = Já não há nada à tua frente. Joga «Avançar» e leva o teu carro herói até à bandeira axadrezada: todo fora da base, pela outra ponta.
lesson-win-done = É assim que se ganha. Meio carro de fora não teria chegado.
lesson-move-also = Também serve: mais uma casa. Os passos de uma carta dividem-se por todos os veículos, menos o carro herói do adversário.
lesson-move-still = O teu carro herói continua onde estava. Um passo tira A do caminho; os outros dois são para o teu carro herói.
lesson-shift-still = O camião A continua à frente do teu carro herói. Muda a secção onde ele está duas casas ou mais.
lesson-shift-other = Essa era a secção do Prateado. Muda a do teu carro herói: o camião A continua à frente dele.
lesson-lock-still = A secção do teu carro herói continua onde estava. Primeiro tira A da junta, depois muda a secção, tudo num só turno.
lesson-slide-still = O camião A continua atravessado no teu caminho. Manda-o para o lado mais livre, até onde der.
lesson-win-still = O teu carro herói ainda não está todo fora da base. Leva-o de uma só vez até à bandeira axadrezada.

## Posições à escolha

setup-any = Qualquer uma

## Editor de posições

editor-title = Desenhar uma posição
editor-intro = Arrasta veículos do parque para a estrada, ou carrega num para o adicionar. O dourado começa na ponta esquerda, o prateado na direita.
editor-shelf = Parque
editor-add-car = Adicionar um veículo de 2
editor-add-truck = Adicionar um veículo de 3
editor-add-gold = Adicionar o carro herói dourado
editor-add-silver = Adicionar o carro herói prateado
editor-turn = Rodar
editor-remove = Remover
editor-clear = Esvaziar a estrada
editor-undo = Anular
editor-load = Começar por uma posição impressa
editor-number = Posição { $number }
editor-keys = As setas movem-no, R roda-o, Delete remove-o.
editor-counts = Comprimento 2: { $short } de 8. Comprimento 3: { $long } de 4.
editor-full = Não cabe. Remove primeiro um veículo.
editor-checking = A verificar…
editor-valid = Esta posição pode ser jogada.
editor-wrong = Ainda não está pronta:
editor-unreadable = Isto não é o desenho de uma posição. São precisas seis linhas de 14 casas, com | nas duas juntas.
editor-unreachable = O servidor não responde, por isso a posição não está verificada.
editor-play = Jogar esta posição
editor-here = Neste dispositivo
editor-friends = Com amigos
editor-computer = Contra o computador
editor-share = Partilhar
editor-text = Como texto
editor-link = Como link
editor-copy-text = Copiar o texto
editor-copy-link = Copiar o link
editor-copied = Copiado.
editor-use-text = Usar este texto
