### O que o kit diz quando algo não bate certo. Cada mensagem faz parte de uma linha: começa por minúscula
### e não tem ponto final.
### $value, $name, $part e $text já vêm entre aspas; $names e $choices são listas.

## Opções

option-wrong = opção { $option }: { $why }
option-none = este jogo não tem opções
option-near = não existe essa opção; querias dizer { $near }?
option-unknown = não existe essa opção; há { $names }
setup-wrong = assim a partida não pode começar. { $why }
not-flag = { $value } não é true nem false
not-choice = { $value } não serve; podes escolher entre { $choices }
not-whole = { $value } não é um número inteiro de { $least } a { $most }
not-whole-least = { $value } não é um número inteiro de pelo menos { $least }
nor-none = { $why }, nem none
field-wrong = { $field }: { $why }
not-numbers = { $value } não é uma lista de números como { $example }
named-twice = { $value } aparece duas vezes
too-long = não se aceitam mais de { $most } caracteres

## Jogos e jogadores virtuais

no-game = nenhum jogo se chama { $name }; { $hint }
no-bot = nenhum jogador virtual de { $game } se chama { $name }; { $hint }
hint-near = querias dizer { $near }?
hint-all =
    { $count ->
        [0] não há nenhum
       *[other] há: { $names }
    }
seats-wrong = { $game } joga-se a { $due }, não a { $given }

## Jogadas e posições como texto

column-wrong = { $text }, coluna { $column }: { $why }
place-wrong = { $text }, linha { $line }, coluna { $column }: { $why }
moves-due =
    { $count ->
        [0] ninguém tem de jogar
       *[other] é precisa uma jogada de cada um: { $names }
    }
chance-due = primeiro decide o acaso: falta um dos seus resultados

## Transcrições

line-wrong = linha { $line }: { $why }
transcript-lines = uma transcrição tem no máximo { $most } linhas
cut-off = a última linha está cortada
no-character = há um carácter inválido
check-wrong = o controlo no fim não corresponde ao texto que está antes
title-wrong = só se conhece { $title }
rules-number = { $game } joga-se aqui com a versão { $due } das regras, e esta partida com { $given }: usa a versão do Tailback com que começou
was-over = a partida já tinha acabado antes desta linha
no-seat-colon = { $part } não começa por um lugar e dois pontos
not-a-seat = { $name } não é nenhum dos lugares { $names }
joint-moves = quem escolhe ao mesmo tempo escolhe uma só jogada
hidden-draw = um sorteio escondido (=?) só pode ser reproduzido depois de a partida acabar
line-written = esta linha escreve-se { $due }
wrong-end = a transcrição acaba no sítio errado
seating-fields = os lugares têm seats, by_age e last
by-age = by_age nomeia cada lugar uma vez
last-game = last nomeia o lugar que começou e o que ganhou, ou null
given-count = aqui diz-se quantas jogadas e sorteios vêm de outra partida: um número inteiro, não mais do que os que há
changed-turn = aqui diz-se após qual dos { $turns } turnos o lugar mudou de mãos, por ordem
seed-digits = uma semente escreve-se com { $digits } algarismos hexadecimais
commitment-digits = um compromisso escreve-se com { $digits } algarismos hexadecimais
seed-bytes = uma semente tem { $due } bytes, esta tem { $given }
no-object = aqui falta um objeto entre chavetas
no-json = não se consegue ler como JSON ({ $why })
written = isto escreve-se { $due }
due-here = aqui devia estar { $begins }
not-allowed = não é permitido: { $why }

## Jogo limpo

no-seeds = esta transcrição não traz sementes: não há nada a verificar
other-seed = a semente do servidor não é a que foi fixada no início
other-seat-seed = a semente de { $seat } não é a que corresponde ao seu compromisso
other-bot-seed = a semente de { $seat }, jogador virtual, não resulta do compromisso do servidor: foi escolhida
other-given = o que veio de outra partida foi alterado
not-following = esta partida não é a que se seguiu: indica outra como anterior, ou nenhuma
other-promise = a semente do servidor não é a que foi prometida na partida anterior
other-commitment = o compromisso do servidor não é o do recibo
other-own-seed = uma semente do recibo não corresponde ao compromisso de nenhum lugar
other-terms = o que foi combinado e fixado não é aquilo para que o recibo foi dado
no-receipt-text = isto não é um recibo: um recibo tem commitment, seeds e terms
dealt-without = as cartas foram dadas sem a semente de { $seats }: quem a reteve pôde escolher entre duas distribuições
no-receipt = uma transcrição sozinha não mostra quando as sementes foram fixadas; isso vê-se no recibo de quem jogou
other-draw = sorteio { $draw }: as sementes dão { $due }, a transcrição tem { $given }
