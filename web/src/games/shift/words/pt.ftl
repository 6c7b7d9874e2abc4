### Rush Hour Shift no navegador: nomes das jogadas, tabuleiro, mão, lição, editor.
### $vehicle é uma letra, gold ou silver; $section é L ou R; $place é L, C ou R.

## Jogadas

move-play = Jogar { word-card }
move-drive = { name-vehicle }: { word-spaces } { word-way }
move-shift = { name-section }: { word-rows }
move-stop = Desistir dos passos restantes
name-vehicle =
    { $vehicle ->
        [gold] { vehicle-hero-gold }
        [silver] { vehicle-hero-silver }
       *[letter] Veículo { $vehicle }
    }
name-section =
    { $section ->
        [L] Secção esquerda
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
        [R] secção direita
       *[C] centro
    }

## Tabuleiro

board-name = Tabuleiro
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
       *[level] { name-section }, à altura do centro
    }
board-locked = Bloqueada: { word-vehicle } está atravessado na junta
board-zoom = Ampliar o tabuleiro
board-pan = Estrada, move-se para os lados
board-keys = As setas movem-no um espaço, Backspace desfaz um passo.
board-keys-slide = As setas escolhem a distância, Enter avança, Escape cancela.
board-keys-section = Seta para cima e seta para baixo escolhem as linhas, Enter muda, Escape cancela.

## Mão

hand-own = A tua mão
hand-other = Mão do { word-seat }: { $count }
hand-pile = Monte: { $count }
hand-discards = Descartes: { $count }
hand-no-discards = As cartas jogadas ficam aqui.
hand-none = Ainda não há cartas.
hand-new = nova
hand-play = Em jogo
hand-due = O que falta fazer
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

lesson-move = O Dourado segue para a direita e o veículo A está no caminho. Joga Mover 3: um passo com A, dois com o teu carro herói.
lesson-move-done = Bem conduzido. Podes dividir os passos de uma carta por todos os veículos, menos o carro herói do adversário.
lesson-shift = O camião A tapa a tua faixa. Joga Mudar e puxa a secção esquerda para cima ou para baixo até haver uma faixa livre à frente do teu carro herói.
lesson-shift-done = Foi a própria estrada que mudou, com tudo o que está em cima dela. Uma linha tem de atravessar sempre as três secções.
lesson-lock = O veículo A está atravessado na junta e bloqueia-a. Joga Mover e mudar 1: primeiro tira A da junta, depois muda a secção esquerda.
lesson-lock-done = Os ferrolhos desaparecem assim que nada está atravessado na junta. Os passos e a mudança vão pela ordem que quiseres.
lesson-slide = O camião A está atravessado na tua faixa. Joga Avançar e manda-o para cima ou para baixo, até onde quiseres.
lesson-slide-done = Um avanço vai até onde a estrada está livre, de uma só vez. A faixa agora é tua.
lesson-win = Já não há nada à tua frente. Joga Avançar e leva o teu carro herói, todo inteiro, para fora pela ponta direita.
lesson-win-done = É assim que se vence. Meio carro de fora não teria chegado.

## Editor de posições

editor-title = Desenhar uma posição
editor-intro = Arrasta veículos do parque para a estrada, ou carrega num para o juntar. O Dourado começa na ponta esquerda, o Prateado na direita.
editor-shelf = Parque
editor-add-car = Juntar um veículo de 2
editor-add-truck = Juntar um veículo de 3
editor-add-gold = Juntar o carro herói dourado
editor-add-silver = Juntar o carro herói prateado
editor-turn = Rodar
editor-remove = Tirar
editor-clear = Esvaziar a estrada
editor-undo = Desfazer
editor-load = Começar por uma posição impressa
editor-number = Posição { $number }
editor-keys = As setas movem-no, R roda-o, Delete tira-o.
editor-counts = Comprimento 2: { $short } de 8. Comprimento 3: { $long } de 4.
editor-full = Não há lugar. Tira primeiro um veículo.
editor-checking = A verificar…
editor-valid = Esta posição pode ser jogada.
editor-wrong = Ainda não está pronta:
editor-unreadable = Isto não é o desenho de uma posição. São precisas seis linhas de 14 casas, com | nas duas juntas.
editor-unreachable = O servidor não responde, por isso a posição não está verificada.
editor-play = Jogar com ela
editor-here = Neste aparelho
editor-friends = Com outra pessoa
editor-computer = Contra o computador
editor-share = Partilhá-la
editor-text = Como texto
editor-link = Como ligação
editor-copy-text = Copiar o texto
editor-copy-link = Copiar a ligação
editor-copied = Copiado.
editor-use-text = Usar este texto
