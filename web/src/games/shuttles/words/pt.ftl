### What only the browser says of Shuttles; everything else comes with the game's rules.

## Moves

name-shuttle =
    { $shuttle ->
        [4] Lançadeira central
       *[other] Lançadeira { $shuttle }
    }
place-row =
    { $row ->
        [far] fila do fundo
       *[near] fila da frente
    }
place-shuttle = casa { $column } da lançadeira { $shuttle }, { place-row }
place-block = casa { $column } do bloco de partida { word-seat }
name-piece = Peça na { $start }
move-notch =
    { $way ->
        [left] para a esquerda
        [up] para cima
        [down] para baixo
       *[right] para a direita
    }
move-slide = para a { $end }
move-jump = salto para a { $end }
move-claim = Reclamar a vitória

## Board

board-name = Tabuleiro
board-piece =
    { $whose ->
        [own] A tua peça na { $start }
       *[other] Peça do { word-seat } na { $start }
    }
name-owner =
    { $owner ->
        [own] tua
        [south] do { seat-south }
        [north] do { seat-north }
       *[nobody] de ninguém
    }
board-shuttle =
    { $way ->
        [level] { name-shuttle }, { name-owner }, ao meio
       *[other] { $notches ->
            [one] { name-shuttle }, { name-owner }, { $notches } entalhe { word-way }
           *[other] { name-shuttle }, { name-owner }, { $notches } entalhes { word-way }
        }
    }
board-rests = Bloqueada: descansa neste turno
board-ways = Abre { $opens } passagens e fecha { $closes }.
board-keys = As setas movem-na, Backspace anula a jogada, Enter envia o turno.
block-full = Tira uma
keys-arrows = Mover o que está escolhido; sem escolha, a tua primeira peça
keys-far = Mover até onde der
keys-shuttle = Escolher a lançadeira com esse número
keys-piece = Escolher a tua peça seguinte

## Beside the board

hand-name = Como vão
hand-home = { $home } de 5 na meta, { $waiting } ainda no bloco de partida
hand-warned = O bloco do { word-seat } está cheio. Se nenhuma peça sair, o { word-other } poderá reclamar a vitória.
hand-closed =
    { $left ->
        [5] A tua meta abre quando as { $left } peças tiverem saído do teu bloco.
        [one] A tua meta abre quando a tua última peça tiver saído do bloco.
       *[other] A tua meta abre quando as outras { $left } peças também tiverem saído do teu bloco.
    }
hand-tip = Toca numa peça ou numa pega. Vês o que acontece antes de enviares o turno.

## First lesson

lesson-goal = És o Sul, com os carros azuis. Ganha quem primeiro estacionar as cinco peças no bloco da margem oposta. A estrada assenta em sete lançadeiras: três são tuas, três do Norte e a do centro não é de ninguém.
lesson-piece = Toca numa peça. Os pontos mostram aonde pode ir: a direito, tão longe quanto quiseres. Manda-a para o outro lado até onde der.
lesson-piece-done = Fica antes da meta: ninguém estaciona lá enquanto as cinco não tiverem saído do teu bloco.
lesson-piece-also = Também serve. Podia ter ido mais longe: a direito, enquanto o caminho estiver livre.
lesson-piece-still = Nenhuma peça se moveu. Toca num dos teus carros no bloco e depois num ponto à frente dele.
lesson-shuttle = As barreiras da lançadeira 2 tapam o caminho a todas as tuas peças. Empurra a lançadeira 2 um entalhe, pela pega ou pela seta. As marcas verdes são passagens que abrem, as vermelhas são passagens que fecham.
lesson-shuttle-done = Uma lançadeira anda um entalhe, e o que está em cima vai com ela. Onde as lançadeiras não ficam lado a lado há um vazio, e nada o atravessa.
lesson-shuttle-still = A lançadeira 2 continua onde estava. É a segunda a contar da tua margem, e é tua.
lesson-more = Uma peça pode saltar por cima de uma peça do Norte mesmo ao lado: um anel marca onde cai. A que sai do teu bloco já não volta a entrar. E se o Norte ocupar a tua meta sem sair quando pode, podes reclamar a vitória: o botão está no bloco.
lesson-centre = A lançadeira do centro não é de ninguém. Empurra-a um entalhe, para o lado que quiseres.
lesson-centre-done = Agora descansa: o Norte não a pode mover no turno seguinte, e um cadeado mostra-o.
lesson-centre-still = A lançadeira central continua onde estava. É a cinzenta, a número 4.

## Board editor

editor-title = Desenhar um tabuleiro
editor-intro = Carrega num ponto para lá pôr uma barreira, e outra vez para a tirar. O tabuleiro tem de ficar igual após meia volta que troca os jogadores de lado.
editor-slot =
    { $row ->
        [between] { name-shuttle }, entre as filas, coluna { $column }
        [far] { name-shuttle }, fila do fundo, à direita da casa { $column }
       *[near] { name-shuttle }, fila da frente, à direita da casa { $column }
    }
editor-paired = Mudar também a outra metade
editor-undo = Anular
editor-mirror = Copiar a metade de baixo para cima
editor-clear = Esvaziar o tabuleiro
editor-usual = Começar com o tabuleiro habitual
editor-width = Casas por fila
editor-limit = Entalhes para cada lado
editor-swap = Trocar os donos de { $one } e { $other }
editor-uneven = As lançadeiras { $one } e { $other } não correspondem após meia volta.
editor-checking = A verificar…
editor-valid = Pode jogar-se neste tabuleiro.
editor-wrong = Ainda não está pronto:
editor-unreachable = O servidor não responde, por isso o tabuleiro não foi verificado.
editor-play = Jogar nele
editor-here = Neste dispositivo
editor-friends = Com um amigo
editor-computer = Contra o computador
editor-share = Partilhar
editor-link = Como ligação
editor-copy-link = Copiar o link
editor-copied = Copiado.

## Headings of the rulebook

section-forbidden = O que é proibido
section-allowed = O que é permitido
