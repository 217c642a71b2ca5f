### Brazilian Portuguese: club

## Honours: their names, and how each is earned.
honour-off-the-mark = Primeira vitória
honour-regular = Titular
honour-ten-hours = Dez horas
honour-schooled = Nota dez
honour-all-rounder = Polivalente
honour-full-card = Rodada completa
honour-on-the-road = Fora de casa
honour-ladder = Degrau por degrau
honour-climb = A escalada
honour-giant-killer = Zebra
honour-top-of-the-world = No topo do mundo
honour-shut-out = Ferrolho
honour-honours-even = Tudo igual
honour-five-in-a-row = Cinco seguidas
honour-two-down = Virada
honour-three-down = Virada histórica
honour-at-the-death = No último minuto
honour-rout = Goleada
honour-from-the-spot = Da marca da cal
honour-silverware = Taça na mão
honour-cabinet = Sala de troféus
honour-tour-cup = Rei da estrada
honour-unbeaten = Sem derrota
honour-fifth-heat = Meio caminho
honour-last-heat = O topo
honour-brick-wall = Paredão
honour-hands-off = Sem desarmar
honour-clinical = Pé calibrado
honour-clean-match = Partida limpa
honour-clean-hands = Mãos limpas
honour-outthought = Nó tático
honour-against-the-odds = Contra a sorte
honour-head-high = De cabeça erguida
honour-second-chance = Segunda chance
honour-off-the-mark-how = Vença uma partida.
honour-regular-how = Jogue 25 partidas até o fim.
honour-ten-hours-how = Passe dez horas jogando.
honour-schooled-how = Termine uma lição de cada jogo.
honour-all-rounder-how = Vença uma partida de cada jogo.
honour-full-card-how = Jogue todos os jogos em 24 horas.
honour-on-the-road-how = Vença como visitante.
honour-ladder-how = Vença bots de todos os níveis em um jogo.
honour-climb-how = Vença quatro bots seguidos, cada um mais forte.
honour-giant-killer-how = Vença um bot de classe mundial.
honour-top-of-the-world-how = Vença um bot de classe mundial em cada jogo.
honour-shut-out-how = Vença um bot de classe mundial sem sofrer gols.
honour-honours-even-how = Empate com um bot de classe mundial.
honour-five-in-a-row-how = Vença cinco partidas seguidas.
honour-two-down-how = Vença depois de estar perdendo por dois gols.
honour-three-down-how = Vença depois de estar perdendo por três gols.
honour-at-the-death-how = Vença um bot por um gol bem no fim.
honour-rout-how = Vença um bot por quatro gols ou mais.
honour-from-the-spot-how = Vença uma partida nos pênaltis.
honour-silverware-how = Vença a final de uma copa.
honour-cabinet-how = Vença as finais de três copas.
honour-tour-cup-how = Vença uma turnê.
honour-unbeaten-how = Vença uma turnê sem perder jogo.
honour-fifth-heat-how = Vença uma turnê de nível cinco ou mais.
honour-last-heat-how = Vença uma turnê de nível nove.
honour-brick-wall-how = Vença com cinco defesas ou mais.
honour-hands-off-how = Vença sem ganhar a bola nem uma vez.
honour-clinical-how = Vença com dois chutes ou mais, todos gols.
honour-clean-match-how = Vença um profissional e desperdice menos de 5%.
honour-clean-hands-how = Jogue uma partida limpa em três dos jogos.
honour-outthought-how = Vença um bot de classe mundial com menos erros que ele.
honour-against-the-odds-how = Vença mesmo perdendo 15% por azar.
honour-head-high-how = Perca para um bot que errou mais que você.
honour-second-chance-how = Vença uma partida que já perdeu, com as mesmas cartas.
# The parts of the wall of honours, in capitals.
honour-kind-table = NA MESA
honour-kind-rivals = ADVERSÁRIOS
honour-kind-nights = GRANDES NOITES
honour-kind-cups = TAÇAS E PÊNALTIS
honour-kind-craft = TÉCNICA

competition-cup = Copa
competition-league = Liga
competition-groups = Grupos
# A group of a competition, by its letter.
competition-group = Grupo { $letter }
# Sides whose person has no name: the only one, and one of several.
competition-you = Você
competition-player = Jogador { $n }
# A bot, with its club where another one has the same name: `Pro bot (Millrace Rovers)`.
competition-bot = { $name } ({ $club })

## Competitions. $who and $rival are `you` for the person at the table; $name and $second are names.

round-final = Final
round-semi-final = Semifinal
round-semi-finals = Semifinais
round-quarter-final = Quartas de final
round-quarter-finals = Quartas de final
round-last-16 = Oitavas de final
# $stage is one of the messages above.
round-leg = { $stage }, jogo { $n }
round-decider = { $stage }, desempate
round-of-groups = Grupos, rodada { $n } de { $of }
round-of = Rodada { $n } de { $of }
# The heading of a round of a league or of groups, above its matches.
round-number = Rodada { $n }
# Below them: the club that has no match in that round.
round-free = Folga: { $club }
# A match of a competition: `Semifinais: Você x Profi`.
occasion = { $round }: { $pairing }
pairing = { $home } x { $away }
crowned-cup-you = Você ganhou a copa
crowned-cup = { $name } ganha a copa
crowned-league-you = Você ganhou a liga
crowned-league = { $name } ganha a liga
# $won is a list of `beaten`.
way-cup = { $who ->
    [you] Você
   *[other] { $name }
} bateu { $won }.
season-all = { $who ->
    [you] Você
   *[other] { $name }
} venceu todas as { $of } partidas
season-drawn = { $who ->
    [you] Você
   *[other] { $name }
} venceu { $won } e empatou { $drawn } de { $of } partidas
season-lost = { $who ->
    [you] Você
   *[other] { $name }
} venceu { $won } e perdeu { $lost } de { $of } partidas
season-mixed = { $who ->
    [you] Você
   *[other] { $name }
} venceu { $won }, empatou { $drawn } e perdeu { $lost } de { $of } partidas
# $season is one of the messages above, $n the points ahead.
way-league = { $season }, { $n ->
    [0] empatando em pontos com
    [1] um ponto à frente de
   *[other] { $n } pontos à frente de
} { $rival ->
    [you] você
   *[other] { $second }
}.
beaten = { $who ->
    [you] você
   *[other] { $name }
} por { $score } { $round ->
    [final] na final
    [semi-final] na semifinal
    [last-16] nas oitavas de final
   *[quarter-final] nas quartas de final
}
beaten-on-kicks = { $who ->
    [you] você
   *[other] { $name }
} por { $score } ({ $kicks } nos pênaltis) { $round ->
    [final] na final
    [semi-final] na semifinal
    [last-16] nas oitavas de final
   *[quarter-final] nas quartas de final
}
# The second of a competition: $who and $name lost to $rival; $kicks is the score of a shootout.
silver-cup = { $who ->
    [you] Você
   *[other] { $name }
} perdeu a final por { $score } para { $rival }.
silver-cup-on-kicks = { $who ->
    [you] Você
   *[other] { $name }
} perdeu a final para { $rival } nos pênaltis: { $score }, depois { $kicks }.
silver-league = { $who ->
    [you] Você
   *[other] { $name }
} terminou em segundo, { $n ->
    [0] com os mesmos pontos que
    [one] a um ponto de
   *[other] a { $n } pontos de
} { $rival }.
stage-cup = { $round ->
    [final] final da copa
    [semi-final] semifinal da copa
    [last-16] oitavas de final da copa
   *[quarter-final] quartas de final da copa
}
stage-league = partida { $n } de { $of } da liga
stage-groups = partida { $n } de { $of } da fase de grupos

## Club house

club-tab-matches = Partidas
club-tab-figures = Números
club-tab-honours = Conquistas
club-tab-tours = Turnês
club-tab-notebooks = Cadernos
club-tab-files = Arquivos
# Matches were found: all, or some of $n. Some may still be unread.
club-count = { $n ->
    [0] Nenhuma partida
    [1] Uma partida
   *[other] { $n } partidas
}
club-count-of = { $found } de { $n ->
    [1] uma partida
   *[other] { $n } partidas
}
club-count-reading = { $counted }; { $n ->
    [one] falta ler { $n }
   *[other] falta ler { $n }
}
club-nothing-taken = Suas partidas estão abertas em outra janela do jogo.
club-nothing-yet = Procurando suas partidas…
club-nothing-kept = Nenhuma partida ainda. Toda partida que você termina fica salva aqui: para rever, para jogar de novo, para mandar a um amigo.
club-hidden = { $n ->
    [1] Os filtros escondem sua única partida.
   *[other] Os filtros escondem todas as suas { $n } partidas.
}
club-clear-filters = Limpar os filtros
club-play = Jogar uma partida

## Club house: the search, with the values that it begins with

club-by-game = Jogo
club-all-games = Todos os jogos
club-by-rival = Contra
club-anybody = Qualquer um
club-a-person = Uma pessoa
club-bots-alone = Só bots
club-by-result = Resultado
club-any-result = Qualquer um
club-ended-won = Vitória
club-ended-drawn = Empate
club-ended-lost = Derrota
club-by-occasion = Ocasião
club-any-type = Qualquer uma
club-competitions = Competições
club-friendlies = Amistosos
club-by-name = Quem
club-everybody = Todos
club-starred = Com estrela

## Club house: a match

# A line for screen readers. $result is the result, $when how long ago it was.
club-line = { $game }: { $players }, { $result }, { $when }
# A score and the kicks of a shootout: `2-2 (4-3)`.
club-score-and-kicks = { $score } ({ $kicks } nos pênaltis)
# The result for the only person: $score is that person's goals first, and the kicks of a shootout.
club-won = Vitória { $score }
club-drew = Empate { $score }
club-lost = Derrota { $score }
# A match that somebody else has sent.
club-from-elsewhere = Veio de fora
club-one-manager = { $name }, um técnico
# $when is how long ago it was.
club-played = { $when }, { $n ->
    [one] { $n } decisão
   *[other] { $n } decisões
}
club-played-in-competition = Em uma competição, { $when }, { $n ->
    [one] { $n } decisão
   *[other] { $n } decisões
}
# An option of the match that differs from the usual one.
club-option = { $option }: { $value }
club-number = Partida número { $number }
club-paste = Colar um código de partida
club-open = Abrir arquivos
club-watch = ASSISTIR
club-same-deal = Jogar as mesmas cartas
club-copy = Copiar o código
club-save = Salvar em arquivo
club-report = Resumo
club-picture = Imagem
club-star = Estrela
club-copied = Código da partida copiado: mande a um amigo.
club-taken-in = { $n ->
    [0] Não havia nada novo nesse arquivo.
    [1] Essa partida agora está na sede do clube.
   *[other] { $n } partidas agora estão na sede do clube.
}
club-known = Essa partida já está aqui.
club-saved = Salva em { $path }
club-saved-all = { $n ->
    [0] Nenhuma partida foi salva em { $path }
    [1] Uma partida foi salva em { $path }
   *[other] { $n } partidas foram salvas em { $path }
}
# $saved is the sentence before. $which names the files.
club-saved-but = { $left ->
    [1] { $saved }. Não foi possível ler uma partida: { $which }
   *[other] { $saved }. Não foi possível ler { $left } partidas: { $which }
}
club-erased = { $n ->
    [0] Nenhuma partida foi excluída.
    [1] Uma partida foi excluída.
   *[other] { $n } partidas foram excluídas.
}
club-unwritten = Não foi possível salvar nada ali. Tente outra pasta.
club-gone = Não foi possível ler esta partida. O arquivo dela está danificado ou não existe mais. As outras partidas estão bem.
club-not-saved = Não foi possível salvar esta partida em um arquivo. Ela continua na sede do clube. Tente de novo ou copie o código dela.
# Why nothing was taken in. $why is a sentence that begins with code- or record-; $fault is what the program found
# wrong, in English.
club-no-code = Não foi possível adicionar uma partida da área de transferência. { $why }
club-no-record = Não foi possível adicionar uma partida da área de transferência. { $why }
club-unfinished = Essa partida ainda não acabou: só as terminadas são salvas aqui.
club-here-already = Essa partida já está aqui.
club-in-use = O jogo está aberto em outra janela, e só ela pode salvar. Adicione por lá.
club-no-match-file = Não foi possível adicionar uma partida de { $file }. { $why }
club-unreadable = Não foi possível ler { $file }: { $cause }.
code-short = O código é curto demais. Consiga o código inteiro e tente de novo.
code-long = O código é longo demais. Tente de novo só com o código.
code-strange = Isto é mais que um código: contém “{ $found }”. Copie só o código, sem as palavras em volta, e tente de novo.
code-letter = Um caractere do código está errado: o número { $at } é “{ $found }” e deveria ser “{ $expected }”. Copie o código de novo, ou corrija, e tente outra vez.
code-swapped = Dois caracteres do código estão trocados: os números { $at } e { $next }. Copie o código de novo, ou corrija, e tente outra vez.
code-damaged = Faltam caracteres no código ou há vários errados. Consiga o código inteiro e tente de novo.
code-newer = O código vem de uma versão mais nova do jogo. Atualize o jogo e tente de novo.
code-older = O código vem de uma versão mais antiga do jogo, com outras regras, então esta não consegue jogar a partida dele.
code-game = O código é de um jogo que esta versão não tem. Atualize o jogo e tente de novo.
code-no-match = O código está completo, mas esta versão não consegue jogar a partida dele. Peça a partida como arquivo. Detalhes: { $fault }.
record-newer = A partida foi salva por uma versão mais nova do jogo. Atualize o jogo e tente de novo.
record-unreadable = Isto não é uma partida, ou está danificada. Peça a partida de novo. Detalhes: linha { $line }, coluna { $column }.
record-illegal = A decisão { $n } da partida é contra as regras. Alguém pode tê-la alterado. Peça a partida de novo. Detalhes: { $fault }.
record-unusable = A partida está danificada ou vem de outra versão do jogo. Atualize o jogo ou peça a partida de novo. Detalhes: { $fault }.
club-clipboard-empty = Não há texto na área de transferência. Copie primeiro o que você quer adicionar.
club-cannot-add = Nada foi adicionado, porque não é possível salvar: { $cause }. Tente de novo quando isso estiver resolvido.
club-not-erased = Nem todas as partidas foram apagadas: { $cause }. Tente de novo quando isso estiver resolvido.
club-clipboard-closed = Não foi possível abrir a área de transferência.

## Club house: statistics. A tile has a figure, a name in capitals, and a note.

club-tile-played = PARTIDAS
club-tile-played-note = As que você jogou até o fim.
club-tile-points = APROVEITAMENTO
club-tile-points-note = Vitória vale um, empate vale meio.
club-tile-goals = GOLS
club-tile-goals-note = Os seus e os deles.
club-tile-clean-sheets = SEM SOFRER GOLS
club-tile-clean-sheets-note = Nenhum gol contra você.
club-tile-run = MAIOR SEQUÊNCIA
club-tile-run-note = Vitórias seguidas.
club-tile-best = MAIOR VITÓRIA
club-tile-best-note = Pela diferença de gols.
club-tile-comebacks = VIRADAS
club-tile-comebacks-note = Perdia por dois gols e venceu.
club-tile-penalties = PÊNALTIS
club-tile-penalties-note = Em disputas; defendidos { $out }/{ $faced }.
club-tile-beaten = BOT VENCIDO
club-tile-beaten-note = O bot mais forte que você bateu.
club-tile-time = TEMPO DE JOGO
club-tile-time-note = { $n ->
    [one] { $n } partida cronometrada.
   *[other] { $n } partidas cronometradas.
}
club-tile-decisions = SUAS DECISÕES
club-tile-luck = SORTE
# The unit of the last two, and by how many reports.
club-unreported = Por partida, quando houver resumos.
club-of-a-win = { $n ->
    [one] % de chance de vitória por partida, em { $n } resumo.
   *[other] % de chance de vitória por partida, em { $n } resumos.
}
club-of-goals = { $n ->
    [one] Gols por partida, em { $n } resumo.
   *[other] Gols por partida, em { $n } resumos.
}
club-against = CONTRA
club-against-nobody = Ninguém: um técnico
# An opponent in the figures of several games, as its name differs from game to game.
club-opponent-in = { $bot }, { $game }
club-column-played = Jogos
club-column-won = Vit.
club-column-drawn = Emp.
club-column-lost = Der.
club-column-goals = Gols
club-column-points = Aprov.
club-uncounted = Nada para contar ainda. Só contam partidas que uma única pessoa nesta tela jogou até o fim, e lições não.
club-given-away = DESPERDIÇADO
club-plot-wins = % de chance de vitória por partida
club-plot-goals = gols por partida
club-unplotted = Nenhum resumo ainda: cada partida ganha o seu quando acaba.
club-of-late = ÚLTIMOS JOGOS
club-newest-right = o mais recente à direita

## Club house: honours

club-about-honours = Conquistas vêm só das partidas salvas aqui. As porcentagens são a chance de vitória, como no resumo.
# $n honours of $of are earned.
club-honours-count = { $n } de { $of } conquistadas
# The honours that are nearest, in capitals.
club-nearest = AO SEU ALCANCE
club-cups = PRATELEIRA DE TROFÉUS
club-cups-count = { $n ->
    [1] Uma taça
   *[other] { $n } taças
}
club-no-cups = A prateleira espera: vença a final de uma copa, e a taça fica aqui.
club-enter-cup = Ir às competições
# $when is how long ago it was.
club-earned = Conquistada { $when }.
# For screen readers: an honour with the match that earned it.
club-earned-with = { $name }: { $how } Foi assim: { $game }, { $players }, { $ended ->
    [won] vitória { $score }
    [drawn] empate { $score }
    [lost] derrota { $score }
   *[none] { $score }
}.

## Club house: notebooks

notebook-some = Os melhores bots destes jogos têm um caderno sobre o seu jeito de jogar. Aqui está tudo o que sabem de você: só escolhas que os dois viram, nunca uma carta. O caderno não sai deste computador. Queime o caderno, e eles deixam de conhecer você; uma partida em aberto ainda segue com o que tinha no começo.
notebook-none = Nenhum bot conhece você ainda. Estes três leem os adversários e se lembram deles de uma partida para outra. Jogue contra um deles até o fim, e esta página mostra cada palavra que ele anotou.
notebook-off = Pelos ajustes, os bots com caderno não se lembram de você. Agora eles não usam caderno nem anotam nada.
notebook-about = { $game }, sobre { $name }
notebook-about-you = { $game }, sobre você
notebook-burn = Queimar este caderno
# The button for screen readers: $label is what stands on it, $about one of the two above.
notebook-button = { $label }: { $bot }, { $about }

## Club house: files

club-about-files = Toda partida que você termina fica salva só neste computador, na pasta do jogo: nada é enviado a lugar nenhum. Você pode salvar partidas em arquivo onde quiser. Abra um desses arquivos, solte-o nesta janela, ou cole um código de partida, e a partida volta.
club-save-all = Salvar todas em arquivos
club-save-all-note = Em uma pasta que você escolhe, para outro computador ou para um amigo.
club-erase = Excluir todas, menos as com estrela
club-erase-note = Os resumos e as conquistas delas também se vão.

## The report of a match

report-tab-match = A partida
report-tab-decisions = Decisões
report-to-matches = Ver partidas
report-head = { $game }: { $players } · { $result }
report-being-made = Revendo a partida: alguns segundos…
report-none = Não foi possível fazer o resumo desta partida.
report-of-lesson = Uma lição não tem resumo, porque as jogadas já estavam dadas.
report-weighing = Pesando as decisões: alguns segundos…
# Below the graph: how to use it, or the value under the pointer.
report-click = Clique na linha para assistir a partir daquele lance.
report-see-from-there = Assistir a partir daquele lance
report-at-wins = Decisão { $n }: { $chance } de chance de vitória. Clique para ver.
report-at-goals = Decisão { $n }: vantagem esperada { $lead }. Clique para ver.
report-dearest-yours = SUAS DECISÕES MAIS CARAS
# $name is a player, in capitals.
report-dearest-of = DECISÕES MAIS CARAS: { $name }
# $name is the label of what was done.
report-decision = { $n }: { $name }
report-cost = −{ $amount }
report-see = Ver
report-see-decision = Ver: decisão { $n }
report-failed-too = Desta vez não teria ajudado, mas compensa no longo prazo.
report-flawless = Nenhum erro claro.
# $amount is a part of a win, or goals.
report-small-losses = Nenhuma escolha foi claramente ruim. Juntas, custaram { $amount }.
report-all-guesses = Nenhum lugar é melhor que outro por si só. O que ganha é ler aonde o adversário vai.

## What made the result: headings in capitals, each with a sentence. $who is `you` for who reads it, else $name is the player.

report-your-choices = SUAS ESCOLHAS
report-their-choices = ESCOLHAS DELES
# $name is a player, in capitals.
report-reading = LENDO { $name }
report-guesses = PALPITES
report-luck = SORTE
# What chance decides, if the game does not say.
report-chance = A sorte
# $what is a key, $chance what chance decides in the game: `The die`. Words around it go by $by: cards,
# die or luck; it is luck too where $what is another.
report-no-difference = { $what ->
    [your-choices] Suas escolhas
    [their-choices] As escolhas deles
    [habit] Os hábitos do adversário
    [guesses] Os palpites
   *[chance] { $chance }
} não { $what ->
    [chance] { $by ->
        [cards] fizeram
       *[luck] fez
    }
   *[other] fizeram
} diferença.
report-brought = { $what ->
    [your-choices] Suas escolhas
    [their-choices] As escolhas deles
    [habit] Os hábitos do adversário
    [guesses] Os palpites
   *[chance] { $chance }
} { $what ->
    [chance] { $by ->
        [cards] renderam
       *[luck] rendeu
    }
   *[other] renderam
} a { $who ->
    [you] você
   *[other] { $name }
} { $amount }.
report-cost-side = { $what ->
    [your-choices] Suas escolhas
    [their-choices] As escolhas deles
    [habit] Os hábitos do adversário
    [guesses] Os palpites
   *[chance] { $chance }
} { $what ->
    [chance] { $by ->
        [cards] custaram
       *[luck] custou
    }
   *[other] custaram
} a { $who ->
    [you] você
   *[other] { $name }
} { $amount }.
report-no-better-place = Nenhum lugar é melhor que outro por si só: o que conta é adivinhar o deles.
# Said of the side that lost more. $who is `you` for the reader, `them` for the reader's opponent.
report-more-than-there-was = { $who ->
    [you] É mais do que você tinha a perder no início: no caminho, a sorte e os erros deles devolveram uma parte.
    [them] É mais do que eles tinham a perder no início: no caminho, a sorte e os seus erros devolveram uma parte.
   *[other] É mais do que havia a perder no início: no caminho, a sorte e os erros do outro time devolveram uma parte.
}
# From the kick-off to the end: chances of a win, or goals ahead.
report-went-wins = { $who ->
    [you] Você
   *[other] { $name }
} começou com { $from } de chance de vitória e terminou com { $to }.
report-went-goals = { $who ->
    [you] Sua vantagem esperada
   *[other] A vantagem esperada de { $name }
} em gols: { $from } no início, { $to } no fim.
report-turn = O ponto branco marca o lance que mais mudou a partida, de { $before } a { $after }.
report-no-turn = Nenhum lance mudou muito a partida.
report-bars = Cada barra começa onde a de cima termina. Amarelo é ganho, vermelho é perda; a marca branca mostra onde você fica.
report-counted = Uma vitória vale 100%; um empate, 50%.

## Tours.
club-tours-none = Nenhuma turnê foi jogada aqui ainda.
club-tours-cups = TAÇAS
club-tours-heat = NÍVEL MAIS ALTO
club-tours-heat-note = O mais difícil que você venceu.
club-tours-points = MAIS PONTOS
club-tours-points-note = Em uma só turnê.
club-tours-streak = PARADAS SEGUIDAS
club-tours-streak-note = Vencidas sem derrota.
club-tours-helpers = AJUDANTES COM MAIS TAÇAS
club-tours-all = TURNÊS
club-tours-played = { $n ->
    [one] De uma turnê.
   *[other] De { $n } turnês.
}
club-tours-helper = { $cups ->
    [one] Uma taça
   *[other] { $cups } taças
} em { $played ->
    [one] uma turnê
   *[other] { $played } turnês
}
