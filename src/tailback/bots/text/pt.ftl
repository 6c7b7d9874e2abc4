### Uma linha sobre cada jogador virtual. O nome é o do jogo e o do jogador; o que joga a tudo não tem jogo
### antes do nome.

random = Joga a tudo, cada jogada permitida com a mesma probabilidade.
shift-thumb = Ganha se puder, impede o outro de ganhar se puder e, se não, melhora a corrida.
shuttles-alphabeta = Calcula três jogadas à frente.
shuttles-alphabeta2 = Calcula duas jogadas à frente.
jam-montecarlo = Escolhe o que melhor resulta em muitas partidas acabadas ao acaso.
jam-greedy = Fica agora com a menor penalização; se houver empate, com uma qualquer.
memory-planner = Lembra-se de tudo e leva a sequência mais longa que conhece.
memory-hard = Lembra-se de oito lugares.
memory-medium = Lembra-se de quatro lugares.
memory-easy = Lembra-se de dois lugares.
cutin-spacer = Põe a carta cujo novo espaço admite menos números que ainda não viu.
