### As frases próprias da linha de comandos. O que está em «O que está errado» vem depois de «tailback: »:
### começa por minúscula e não tem ponto final. Os comandos e o que se escreve (undo, save FILE, NAME=VALUE)
### são iguais em todas as línguas. $file, $folder, $bot, $part, $word e $clause vêm entre aspas onde é
### preciso; $options, $names, $games e $moves são listas.

## Jogos e jogadores virtuais

game-line = { $name }; jogadores: { $players }; opções: { $options }
list = { $most } e { $last }
seated =
    { $player ->
        [human] { $seat }: pessoa
       *[bot] { $seat }: { $player }
    }

## Jogar

committed = Compromisso da semente: { $commitment }
help-hint = Escreve help para veres o que podes escrever.
help =
    Escreve uma jogada, ou um turno inteiro numa linha. E ainda:
      ?             as jogadas que podes fazer
      undo          anular a última jogada deste turno
      rules CLAUSE  uma regra por inteiro; sem CLAUSE, todos os títulos
      hint          o que faria o computador
      show          mostrar a mesa outra vez
      save FILE     guardar a transcrição, até onde a podes ver
      quit          sair
deal-own = Recebes { $cards }
deal-seat = { $seat } recebe { $cards }
deal-others =
    { $count ->
        [one] os outros, { $count } carta cada um
       *[other] os outros, { $count } cartas cada um
    }
deal-each =
    { $count ->
        [one] Cada um recebe { $count } carta
       *[other] Cada um recebe { $count } cartas
    }
deal-other =
    { $count ->
        [one] { $seat }, { $count } carta
       *[other] { $seat }, { $count } cartas
    }
deal-count =
    { $count ->
        [one] { $seat } recebe { $count } carta
       *[other] { $seat } recebe { $count } cartas
    }
your-move = É a tua vez.
enter-plays = Enter: { $move }
turn-ready = { $turn }: Enter acaba o teu turno, undo anula.
nothing-to-undo = Neste turno não há nada para anular.
hint = O computador jogaria { $turn }
remember = Fixa isto e carrega em Enter.
hand-over = Carrega em Enter e passa a vez: joga { $name }.
take-over = { $name }, carrega em Enter quando mais ninguém estiver a ver.
saved = Guardado como { $file }.
left = Sais da partida.
input-ended = Não há mais nada para ler; sais da partida.
stopped = Interrompido.

## Uma linha que não é jogada

no-move = { $word } não é uma jogada; experimenta por exemplo { $moves }. Escreve ? para as veres todas.
move-of-chance = { $move } é o que o acaso traz, não uma jogada.
move-refused = { $move } não é permitido. { $why }
move-too-many = { $move } está a mais: nada pode vir depois do que está antes.

## O fim

result = Resultado: { $end }.
end-draw = empate ({ reason })
end-nobody = ninguém à mesa ganhou ({ reason })
end-won =
    { $count ->
        [one] { $names } ganha ({ reason })
       *[other] { $names } partilham a vitória ({ reason })
    }
reason =
    { $why ->
        [resigned] desistência
        [agreed] empate combinado
        [time] tempo esgotado
       *[clause] { $why }
    }
verify-hint = tailback verify { $file } verifica as jogadas e os sorteios.
save-hint = save FILE guarda a transcrição, com as sementes para tailback verify.
save-or-leave = save FILE, ou Enter para sair

## Transcrições

standard-input = entrada padrão
replayed = ok: { word-decisions } e { word-draws } conforme as regras; { $end }
not-over = a partida não acabou
word-decisions =
    { $decisions ->
        [one] { $decisions } decisão
       *[other] { $decisions } decisões
    }
word-draws =
    { $draws ->
        [one] { $draws } sorteio
       *[other] { $draws } sorteios
    }
fair =
    { $draws ->
        [one] verificado: cada semente é a que foi fixada, e { $draws } sorteio resulta delas
       *[other] verificado: cada semente é a que foi fixada, e todos os { $draws } sorteios resultam delas
    }
proven = provado: o teu recibo é de antes de alguém mostrar uma semente, por isso ninguém pôde escolher a distribuição. Não impede quem tem a semente do servidor de espreitar
not-proven = não provado: { $why }
promise-kept = promessa cumprida: o servidor tinha fixado esta semente na partida anterior, quando nenhuma outra era ainda conhecida

## Contar

perft-so-far = profundidade { $depth }: { $counted } até agora, { $rate }/s, { $seconds } s
progress = { $done } de { $games } partidas, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }/s, faltam { $seconds } s
counted-games = partidas: { $games } em { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
counted-rate = partidas/s: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }
counted-decisions = decisões/s: { NUMBER($rate, maximumFractionDigits: 0) }
counted-length = duração média: { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } decisões, { NUMBER($draws, minimumFractionDigits: 1, maximumFractionDigits: 1) } sorteios
counted-ends = acabadas por { $clause }: { $games }
tally-player = jogador { $player }: { tally }
tally-seat = lugar { $seat }: { tally }
tally = ganhas { $wins } ({ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %), empatadas { $draws }, perdidas { $losses }

## O servidor e a sua base de dados

serving = O Tailback funciona em { $address }  (Ctrl-C para parar)
on-network = Na tua rede: { $address }
check-ok = ok: { word-matches } com { word-entries }; todas as somas batem certo e todas as jogadas e sorteios seguem as regras
check-bad = danificada: { word-problems } em { word-matches } com { word-entries }
word-problems =
    { $bad ->
        [one] { $bad } falha
       *[other] { $bad } falhas
    }
check-progress = { $done } de { $matches } partidas
word-matches =
    { $matches ->
        [one] { $matches } partida
       *[other] { $matches } partidas
    }
word-entries =
    { $entries ->
        [one] { $entries } entrada
       *[other] { $entries } entradas
    }
backed-up = { $file } é uma cópia de { $database }
keys-made = As chaves estão em { $file }. Mantém-nas em segredo; um servidor recebe-as com esta linha das suas definições: push_keys = "{ $file }"
backed-up-damaged = { $database } está danificada. { $file } é uma cópia dela mesmo assim
backed-up-partly = { $file } é uma cópia de { $database }; nem tudo pôde ser verificado
open-to-others = outras pessoas neste computador podem ler { $file } (modo { $mode }): chmod 600 { $file }
host-table = { $table }  { $game }, { $closed }{ $when }, { word-entries }, ligações agora: { $people }
host-closed-mark = fechada,{ " " }
host-closed = A mesa { $table } está fechada.
host-reopened = A mesa { $table } está aberta outra vez.
host-sent-away = Ligações terminadas: { $people }
host-blocked = { $address } já não pode entrar.
host-unblocked = { $address } pode entrar outra vez.
host-not-blocked = { $address } não estava bloqueado
host-blocked-since = { $address }  desde { $when }
host-none-blocked = Ninguém está bloqueado.
host-no-server = Nenhum servidor responde agora nesta base de dados; o que foi decidido vale a partir do próximo arranque.
host-costs = Unidades de trabalho desde que o servidor arrancou; uma mensagem é uma.
host-key-made = A chave está em { $file }. O servidor recebe-a com esta linha das suas definições: host_key = "{ $file }"; depois o seu estado vê-se em /dashboard#{ $key }, a seguir ao endereço do servidor. Quem tiver esta ligação vê-o.
host-cost-address = { $spent }  { $address }, ligações agora: { $sockets }, mesas abertas: { $tables }
host-cost-table = { $spent }  mesa { $table }, ligações agora: { $people }

## O que está errado

usage = { $why } (vê { $prog } --help)
argument = argumento { $name }: { $why }
no-command = não existe esse comando; há { $commands }
not-understood = isto não se percebe aqui: { $words }
which-game = que jogo? há: { $games }
game-broken = o jogo { $game } não pode ser carregado: { $why }
its-game-broken = o seu jogo não pode ser carregado: { $why }
game-silent = { $game } não tem textos na língua { $language }
bot-broken = o jogador virtual { $bot } de { $game } não pode ser carregado: { $why }
players-count = players: { $seats } lugares ({ $names }) precisam de { $seats } nomes, não de { $given }
players-form = players: { $part } não é SEAT=PLAYER; lugares: { $names }
players-twice = players: o lugar { $seat } aparece duas vezes
option-form = opção { $option }: escreve-se NAME=VALUE
option-twice = opção { $option }: aparece duas vezes
no-ages = em { $game } com estas opções a idade não conta: tira --youngest e --by-age
ages-twice = --youngest ou --by-age, não os dois
by-age-players = --by-age precisa de --players, que nomeia primeiro a pessoa mais nova
youngest-nobody = --youngest: ninguém aqui se chama { $name }; lugares: { $names }
youngest-several = --youngest: { $name } ocupa vários lugares ({ $names }): diz qual
own-devices = { $game } não se pode jogar num só terminal: cada um precisa do seu dispositivo. Abre uma mesa com tailback serve
own-devices-with =
    { $count ->
        [one] { $game } com a opção { $options } não se pode jogar num só terminal: cada um precisa do seu dispositivo. Tira a opção, ou abre uma mesa com tailback serve
       *[other] { $game } com as opções { $options } não se pode jogar num só terminal: cada um precisa do seu dispositivo. Tira uma delas, ou abre uma mesa com tailback serve
    }
no-clause = não há nenhuma regra { $clause } em { $game }; há de { $first } a { $last }
save-where = save precisa do nome de um ficheiro
only-save = a partida acabou; save FILE ou Enter
in-file = { $file }: { $why }
not-toml = não é um ficheiro TOML: { $why }
not-text = linha { $line }: o byte { $byte } não é texto UTF-8
no-file = não existe o ficheiro { $file }
is-folder = { $file } é uma pasta, não um ficheiro
unreadable = { $file } não pode ser lido: { $why }
unwritable = { $file } não pode ser escrito: { $why }
not-overwritten = { $file } já existe e não é uma transcrição; escolhe outro nome
exists-already = { $file } já existe; escolhe outro nome
no-folder = não se consegue criar a pasta { $folder }: { $why }
system =
    { $code ->
        [EACCES] não tens permissão
        [EPERM] não tens permissão
        [EEXIST] há um ficheiro com esse nome
        [EISDIR] é uma pasta
        [ENOENT] a pasta não existe
        [ENOTDIR] uma parte do caminho é um ficheiro
        [ENOSPC] já não há espaço
        [EROFS] ali não se pode escrever
       *[other] { $why }
    }
no-address = { $host } não é um endereço desta máquina
not-network = { $value } não é um endereço nem uma rede, como 192.0.2.7 ou 192.0.2.0/24
port-taken = a porta { $port } está ocupada; escolhe outra com --port, ou 0 para uma qualquer livre
port-forbidden = não tens permissão para a porta { $port }; escolhe uma acima de 1023
no-listening = { $host }, porta { $port }, não se pode usar: { $why }
needs-server = fazem falta mais pacotes ({ $package }): pip install tailback[server]
needs-extra = fazem falta mais pacotes ({ $package }): pip install tailback[{ $extra }]
no-ray = --ray { $address }: não há lá nenhum cluster de Ray utilizável ({ $why }); indica-se como ray://MÁQUINA:10001
bad-keys = em { $file } não há chaves legíveis; { $how } FICHEIRO cria-as
setting-none = nenhum
setting-usual = o habitual
setting-wrong = { $where }: { $value } não serve aqui; é preciso { $due ->
     [text] um texto
     [texts] uma lista de textos
     [whole] um número inteiro a partir de 0
     [number] um número a partir de 0
     [flag] yes ou no
     [port] uma porta de 0 a 65535
     [days] um número de dias de 1 a 36500
     [database] um ficheiro ou um endereço, como postgresql+psycopg://NOME:SENHA@MÁQUINA/BASE
     [ray] um endereço, como ray://10.0.0.5:10001
     [networks] uma lista de endereços ou redes, como 10.0.0.0/8
     [file] um ficheiro de definições que se possa ler
     [toml] TOML
     [small] um ficheiro de 64 KB no máximo
    *[setting] uma definição; tailback settings enumera-as
    }
