### What only the browser says of Cut in!; everything else comes with the game's rules.

## Moves

move-no = Não
move-never = Não, até ao fim deste turno
move-done = Acabei

## Board and hand

board-name = Tabuleiro
board-seats = Jogadores
seat-own = Tu
seat-says = { $name }{ $you ->
        [yes] {" "}(tu)
       *[no] {""}
    }: cartas na mão: { $hand }, monte: { $pile }{ $role ->
        [active] , põe
        [jumper] , pode furar
        [won] , ganhou
       *[none] {""}
    }
role-active = põe
role-jumper = pode furar
role-won = ganhou
row-says = Fila: { $cards }.
row-none = Ainda não há cartas na fila.
space-says = O espaço mais recente fica entre { $low } e { $high }.
aside-says = Postas de lado: { $cards }.
state-lay =
    { $fits ->
        [all] Escolhe qualquer carta. Depois, { $name } pode furar.
       *[some] Escolhe uma carta levantada. Depois, { $name } pode furar.
    }
state-choose = Escolhe qualquer carta para abrir a ronda.
state-active =
    { $you ->
        [jumper] { $name } põe cartas. Depois podes furar.
        [active] Tu pões cartas. { $jumper } pode furar.
       *[no] { $name } põe cartas. { $jumper } pode furar.
    }
state-asked = { $name } decide se fura a fila.
state-pause = Uma pausa curta: { $name } pode furar.
state-aside = Postas de lado: { $count }
state-passes = Vezes seguidas a passar: { $count }
preview-end =
    { $way ->
        [left] { $open ->
            [0] O { $card } vai para a esquerda e não deixa espaço.
            [1] O { $card } vai para a esquerda. Só o { $from } podia furar.
           *[other] O { $card } vai para a esquerda. Os números de { $from } a { $to } podiam furar.
        }
       *[right] { $open ->
            [0] O { $card } vai para a direita e não deixa espaço.
            [1] O { $card } vai para a direita. Só o { $from } podia furar.
           *[other] O { $card } vai para a direita. Os números de { $from } a { $to } podiam furar.
        }
    }
preview-in = Fura com o { $card }: depois é a tua vez.
preview-open = O { $card } abre a ronda.
group-left = Para a esquerda
group-right = Para a direita
card-in = Furar com o { $card }
card-open = Abrir com o { $card }
way-left = esq.
way-right = dir.
way-in = furar
way-open = abrir
question-none = Nenhuma das tuas cartas serve.
hand-own = A tua mão
hand-none = Sem cartas.
keys-arrows = De carta em carta na tua mão

## First lesson

lesson-goal = Sê o primeiro a ficar sem cartas, na mão e no monte. Pões as cartas nas pontas de uma fila que sobe da esquerda para a direita, e às vezes metes-te no meio.
lesson-lay = É a tua vez. As cartas abaixo da ponta esquerda ou acima da direita estão levantadas e dizem para onde vão. Põe uma.
lesson-lay-done = Bem posta. Continuas enquanto alguma servir. Mas um passo grande deixa um espaço.
lesson-cut = O Jogador 1 pôs uma carta e tu estás ao lado: podes furar para o espaço que brilha. Escolhe uma das tuas cartas que servem. Se nenhuma servir, diz que não.
lesson-cut-done = Estás dentro. Quando não puseres mais nada no espaço, todos completam a mão e é a tua vez.
lesson-cut-still = Está certo se nada serve. Aqui tens outra fila.
lesson-space = Só conta o espaço mais recente, entre a carta acabada de pôr e a vizinha. Dá passos pequenos enquanto quem está ao teu lado tiver a mão cheia.
lesson-clock = Com relógio tens três segundos para furar, e o silêncio quer dizer não. Sem relógio, todos esperam pela tua resposta. Ganha quem ficar sem mão e sem monte.

## Headings of the rulebook

section-asking = Perguntar e esperar
