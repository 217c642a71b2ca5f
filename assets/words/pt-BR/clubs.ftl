### Brazilian Portuguese: clubs of one's own, who plays for whom

## The clubs of one's own

club-tab-own = Seus clubes
clubs-title = SEUS CLUBES
clubs-edit-title = SEU CLUBE
clubs-about = Seus clubes podem jogar qualquer partida. Copie um deles ou salve-o como arquivo para enviar; o arquivo que chegar, solte nesta janela.
clubs-none = Você ainda não tem um clube. Basta um clique para fundar um: com nome, cores, estádio e onze. Depois mude o que quiser.
clubs-new = Novo clube
clubs-paste = Colar um clube
# Under a club's name: its three letters and its ground.
clubs-line = { $short }, { $ground }
# Buttons of a club, and their names for screen readers.
clubs-change = Editar
clubs-change-name = Editar { $name }
clubs-copy = Copiar
clubs-copy-name = Copiar { $name }
clubs-save = Salvar arquivo
clubs-save-name = Salvar { $name } como arquivo
clubs-delete-name = Excluir { $name }
clubs-delete-surely = Excluir { $name }: tem certeza?
clubs-kept = { $name } está pronto para jogar.
clubs-deleted = { $name } foi excluído. As partidas ficam; nelas, outro clube entra no lugar.
clubs-copied = { $name } foi copiado. Cole em uma mensagem para um amigo.
clubs-saved = Salvo como { $path }.
clubs-not-saved = Não foi possível gravar o arquivo.
clubs-taken-in = { $name } agora é um dos seus clubes.
clubs-taken-in-several = Chegaram { $n } clubes.
clubs-known = { $name } já está aqui.
clubs-full = Você tem { $n } clubes e não cabem mais. Exclua um primeiro.
# $fault is in English: what is wrong with the file.
clubs-no-club = Isto não é um clube, ou está danificado. Peça o clube de novo. Detalhes: linha { $line }, coluna { $column }: { $fault }.
clubs-too-large = Isto é longo demais para um clube. Peça o clube de novo, sozinho.
clubs-file = { $file } não foi adicionado. { $why }

## A club that is being made

clubs-lucky = Outro clube ao acaso
clubs-keep = SALVAR
clubs-not-kept = Ainda não foi salvo. Volte mais uma vez, e suas mudanças se perdem.
clubs-hint = Tudo pode mudar, e aparece na hora.
clubs-part-dress = Cores
clubs-part-names = Nomes
clubs-part-eleven = O onze
clubs-main = Cor principal
clubs-second = Segunda cor
clubs-pattern = Desenho
clubs-crest-shape = Escudo
clubs-crest-symbol = Símbolo
clubs-colour-red = Vermelho
clubs-colour-claret = Grená
clubs-colour-orange = Laranja
clubs-colour-ochre = Ocre
clubs-colour-green = Verde
clubs-colour-forest = Verde-mata
clubs-colour-teal = Verde-azulado
clubs-colour-sky = Azul-celeste
clubs-colour-blue = Azul
clubs-colour-violet = Violeta
clubs-colour-pink = Rosa-choque
clubs-colour-graphite = Grafite
clubs-colour-chalk = Branco
clubs-colour-yellow = Amarelo
clubs-colour-amber = Âmbar
clubs-colour-pale-blue = Azul-claro
clubs-colour-rose = Rosa
clubs-colour-mint = Menta
clubs-colour-black = Preto
clubs-pattern-plain = Liso
clubs-pattern-sash = Faixa diagonal
clubs-pattern-hoops = Listras horizontais
clubs-pattern-halves = Metades
clubs-pattern-stripes = Listras verticais
clubs-pattern-chevron = Chevron
clubs-pattern-pale = Faixa central
clubs-pattern-cross = Cruz
clubs-pattern-quarters = Quadrantes
clubs-shape-shield = Brasão
clubs-shape-roundel = Círculo
clubs-shape-oval = Oval
clubs-shape-hexagon = Hexágono
clubs-shape-octagon = Octógono
clubs-shape-banner = Estandarte
clubs-shape-arch = Arco
clubs-shape-pocket = Redondo
clubs-symbol-plain = Só a letra
clubs-symbol-star = Estrela
clubs-symbol-crown = Coroa
clubs-symbol-waves = Ondas
clubs-symbol-fir = Pinheiro
clubs-symbol-tower = Torre
clubs-symbol-peaks = Picos
clubs-symbol-sun = Sol
clubs-symbol-bolt = Raio
clubs-field-name = Nome do clube
clubs-field-short = Três letras
clubs-field-letter = Letras do escudo
clubs-field-ground = Estádio
clubs-field-player = Número { $n }
clubs-face = Outro rosto para o número { $n }
clubs-hour = Hora das partidas
clubs-hour-any = Qualquer
clubs-hour-night = Noite
clubs-hour-dusk = Entardecer
clubs-hour-day = Dia
clubs-needs = Use de { $least } a { $most } letras.
clubs-needs-exactly = Use { $n } letras, de A a Z.
clubs-letters = Essa letra não pode ser usada aqui.
clubs-twice = Outra pessoa do onze já tem esse nome.

## Who plays for whom

# On the title, with the three letters of both clubs.
drawer-line-up = Clubes: { $home } x { $away }
line-up-title = QUEM JOGA POR QUEM?
line-up-club = Clube
line-up-player = Jogador
line-up-no-name = Sem nome
line-up-nobody-here = Neste jogo, um técnico joga em modo solo.
line-up-at-home = Em casa: { $ground }
line-up-first-kit = Com a primeira camisa
line-up-second-kit = Com a segunda camisa: a primeira se confunde
line-up-swap = Trocar os lados
line-up-draw = Sortear os clubes
line-up-names = Nomes
line-up-about = Os clubes mudam camisas e arquibancadas, nunca as regras.
line-up-teams = As cartas de seleção desta partida dizem quais países se enfrentam.
line-up-stays-on = Depois de uma partida, quem vence pode ficar: o resultado chama o próximo nome da lista.
line-up-more-names = Com três nomes na lista, quem vence pode ficar para a próxima partida.
# A button of the result: $name is the next person.
result-stays-on = Quem vence fica: agora { $name }

## People against each other, in the club house

club-between = ENTRE VOCÊS
club-between-score = Em vitórias: { $one } { $won }, { $other } { $lost }
club-between-drawn = { $n ->
    [one] e um empate
   *[other] e { $n } empates
}
