### Uma linha sobre cada jogador virtual. O nome é o do jogo e o do jogador; o que joga a tudo não tem jogo
### antes do nome.

random = Joga a tudo, cada jogada permitida com a mesma probabilidade.
shift-thumb = Ganha se puder, impede o outro de ganhar se puder e, se não, melhora a corrida.
shuttles-alphabeta = Calcula três jogadas à frente.
shuttles-alphabeta2 = Calcula duas jogadas à frente.
jam-montecarlo = Escolhe o que melhor resulta em muitas partidas acabadas ao acaso.
jam-greedy = Fica agora com a menor penalização; se houver empate, com uma qualquer.
memory-planner = Lembra-se de tudo e leva a sequência mais longa que conhece.
cutin-spacer = Põe a carta cujo novo espaço admite menos números que ainda não viu.
shift-easy = Sabe para onde quer ir, mas conduz muitas vezes sem olhar.
shift-medium = Planeia bem o caminho; de vez em quando engana-se.
shift-hard = Ganha se puder, impede uma vitória se puder e, senão, melhora a sua corrida.
shuttles-easy = Olha um pouco em frente e distrai-se facilmente.
shuttles-medium = Olha duas jogadas em frente.
shuttles-hard = Olha três jogadas em frente.
jam-easy = Joga o que tem à mão e, por vezes, o que custa menos.
jam-medium = Fica com a menor penalização de agora e não pensa mais além.
jam-hard = Joga muitas partidas na cabeça antes de escolher.
memory-easy = Lembra-se dos dois últimos lugares.
memory-medium = Lembra-se dos quatro últimos lugares.
memory-hard = Não esquece nada e fica com a sequência mais longa que conhece.
cutin-easy = Deixa muitas vezes um espaço que podes aproveitar.
cutin-medium = Joga encostado, com algum descuido.
cutin-hard = Deixa o menor espaço possível para te meteres.
