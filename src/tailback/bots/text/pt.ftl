### Uma linha sobre cada jogador virtual. O nome é o do jogo e o do jogador; o que joga a tudo não tem jogo
### antes do nome.

random = Joga todos os jogos; escolhe qualquer jogada permitida com a mesma probabilidade.
shift-thumb = Ganha se puder, impede o outro de ganhar se puder e, se não, procura ganhar vantagem na corrida para a saída.
shuttles-alphabeta = Calcula três jogadas à frente.
shuttles-alphabeta2 = Calcula duas jogadas à frente.
jam-montecarlo = Escolhe o que melhor resulta em muitas partidas acabadas ao acaso.
jam-greedy = Escolhe o que dá menos penalização no momento; se houver empate, qualquer um.
memory-planner = Lembra-se de tudo e leva a sequência mais longa que conhece.
cutin-spacer = Põe a carta cujo novo espaço admite menos números que ainda não viu.
bash-thumb = Experimenta todo o seu turno e avalia como ficam todos.
bash-lookahead = Termina a ronda muitas vezes com cada opção e sabe o que ganha corridas.
shift-easy = Sabe para onde quer ir, mas conduz muitas vezes sem olhar.
shift-medium = Planeia bem o caminho; de vez em quando engana-se.
shift-hard = Ganha se puder, impede uma vitória se puder e, se não, procura ganhar vantagem na corrida para a saída.
shuttles-easy = Calcula pouco e distrai-se com facilidade.
shuttles-medium = Calcula duas jogadas.
shuttles-hard = Calcula três jogadas.
jam-easy = Joga o que tem à mão e, por vezes, o que custa menos.
jam-medium = Escolhe o que dá menos penalização no momento e não pensa mais além.
jam-hard = Joga muitas partidas na cabeça antes de escolher.
memory-easy = Lembra-se dos dois últimos lugares.
memory-medium = Lembra-se dos quatro últimos lugares.
memory-hard = Não esquece nada e fica com a sequência mais longa que conhece.
cutin-easy = Deixa muitas vezes um espaço que podes aproveitar.
cutin-medium = Ajusta bem as cartas, com algum descuido.
cutin-hard = Deixa o menor espaço possível para furares a fila.
bash-easy = Conduz com muito ímpeto e muitas vezes sem plano.
bash-medium = Escolhe a carta que mais lhe serve neste turno.
bash-hard = Percorre de cabeça o resto da ronda e adivinha as tuas cartas pelo verso.
