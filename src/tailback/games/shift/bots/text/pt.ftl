### A line about each computer player of this game.

easy = Sabe para onde quer ir, mas conduz muitas vezes sem olhar.
medium = Planeia bem o caminho; de vez em quando engana-se.
hard = Ganha se puder, impede uma vitória se puder e, se não, procura ganhar vantagem na corrida para a saída.
thumb = Ganha se puder, impede o outro de ganhar se puder e, se não, procura ganhar vantagem na corrida para a saída.
