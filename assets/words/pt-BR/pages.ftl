### The pages: title, set-up, settings, keys, rules, pause, result, report, review, club house, competition, people, dialogs.

## Numbers. A no-break space keeps a figure and its unit on one line. `decimal` writes whole and tenth.

number-per-cent = { $n }%
number-per-cent-signed = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
}%
# A number with its sign; $n may have a decimal.
number-signed = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
}

## On every page

page-back = Voltar
# $faults names the files.
page-pictures-missing = Faltam algumas imagens, então as cartas podem parecer simples. { $faults }
page-not-saved = NÃO SALVO
# A button that asks once more before something is deleted.
page-sure = Certeza?
page-sure-for-ever = Tem certeza? Não há volta
page-delete = Excluir
page-to-defaults = Restaurar o padrão
# The arrows beside a value, for screen readers. $name is the name of the setting.
page-step-back = { $name }: anterior
page-step-on = { $name }: próximo
# The players of a match: names, or names of bots.
page-versus = { $home } x { $away }
# Stands between two crests.
page-v = x
page-you = Você
# Said of whoever has no name, as the first and as the second of two players.
page-somebody = Alguém
page-somebody-second = alguém
page-two-players = Dois jogadores
page-the-lesson = A lição
# How long ago a match was played.
page-just-now = Agora mesmo
page-day-unknown = Em uma data desconhecida
page-minutes-ago = { $n ->
    [one] Há um minuto
   *[other] Há { $n } minutos
}
page-hours-ago = { $n ->
    [one] Há uma hora
   *[other] Há { $n } horas
}
page-days-ago = { $n ->
    [one] Ontem
   *[other] Há { $n } dias
}
# The same within a sentence.
page-just-now-inside = agora mesmo
page-day-unknown-inside = em uma data desconhecida
page-minutes-ago-inside = { $n ->
    [one] há um minuto
   *[other] há { $n } minutos
}
page-hours-ago-inside = { $n ->
    [one] há uma hora
   *[other] há { $n } horas
}
page-days-ago-inside = { $n ->
    [one] ontem
   *[other] há { $n } dias
}
# A no-break space keeps it on one line.
page-minutes = { $n } min
# $minutes has two digits.
page-hours = { $n } h { $minutes }

## Title

title-any-key = { $game }: qualquer tecla abre o menu
title-continue-cup = CONTINUAR COPA
title-continue-league = CONTINUAR LIGA
title-continue-lesson = CONTINUAR LIÇÃO
title-continue-match = CONTINUAR PARTIDA
# A match of a competition that can go on: $stage is its round.
title-left-stage = { $game }, { $stage }, { $score }
title-left = { $game }, { $standing }
# Stands behind a dot after such a match: whose turn it is. $name is a person or a club; $names are both.
title-to-choose = vez de { $name }
title-both-to-choose = vez de { $names }
title-all-unfinished = { $n } partidas em aberto
# A button that leads to the report. $bot is the opponent's name, $ago is when: "two days ago".
title-last-match = Última partida: { $score } contra { $bot }, { $ago }
# The same of a match without an opponent. $game is its name.
title-last-match-alone = Última partida: { $score } em { $game }, { $ago }
# The cups on the shelf, for a screen reader.
title-cups = { $n ->
    [one] Uma taça conquistada
   *[other] { $n } taças conquistadas
}
title-new-here = PRIMEIRA VEZ?
title-new-to-game = JOGO NOVO PARA VOCÊ?
title-learn-in-match = Aprenda { $game } em uma partida de três minutos
title-learn-quickest = { $game } é o mais rápido de aprender e dura { $n } minutos
title-club-house = SEDE DO CLUBE
title-competition = COMPETIÇÃO
title-rules = REGRAS
title-settings = AJUSTES
title-quit = SAIR
title-choose = Escolher
title-select = Confirmar
title-players-two = 1 ou 2 jogadores
title-players-one = 1 jogador
title-minutes = { $n } min
title-bots-now = { $n ->
    [1] Um bot, agora
   *[other] Dois bots, agora
}
# On the tile of the game of today's match.
tile-day = Partida do dia
tile-day-played = Hoje: { $stars }
# The strength of the strongest opponent that somebody has beaten in a game, beside as many dots.
tile-rank = { $rank } de { $of }
# The best medal that somebody has won.
tile-medal = { $medal ->
    [bronze] Bronze
    [silver] Prata
    [gold] Ouro
   *[platinum] Platina
}

## The drawer of a game on the title

drawer-players = Jogadores
drawer-match = Partida
drawer-learn = Aprender
# Heading of the aim of the game.
drawer-aim = O OBJETIVO
drawer-medals = A vantagem depois dos dois tempos decide a medalha:
drawer-kick-off = COMEÇAR
# $why is half a sentence: why no match can begin with these choices.
drawer-not-yet = Ainda não: { $why }.
drawer-manager = TÉCNICO
# $club is the name of a club, in capitals.
drawer-home = CASA: { $club }
drawer-away = FORA: { $club }
drawer-human = Humano
drawer-bot = Bot
drawer-name = Nome
# $upper and $lower are the keys of two rows of the keyboard.
drawer-keys = Mouse ou teclas: { $upper } e { $lower }.
drawer-finds-your-level = No seu nível
# What the arrows of a bot change, for screen readers.
drawer-level-manager = TÉCNICO: nível
drawer-level-home = CASA: nível
drawer-level-away = FORA: nível
drawer-reset = Redefinir
drawer-rated-not = Joga no seu nível assim que conhecer você. Começa no meio da escala.
drawer-rated = Joga no seu nível. Avalia você em { $points } depois de { $n ->
    [one] uma partida
   *[other] { $n } partidas
}.
# What is added about a bot that keeps a notebook. $bot is its name.
drawer-will-remember = { $bot } vai lembrar como você joga.
drawer-remembers = { $n ->
    [one] { $bot } se lembra da sua última partida.
   *[other] { $bot } se lembra das suas últimas { $n } partidas.
}
# A sentence of that notebook, word for word.
drawer-notebook-says = Sobre você, anotou: “{ $sentence }”
# Somebody's results against an opponent. $ago is when they last met: "two days ago".
opponent-record = { $drawn ->
    [0] Vitórias { $won }, derrotas { $lost }. Última partida { $ago }.
   *[other] Vitórias { $won }, empates { $drawn }, derrotas { $lost }. Última partida { $ago }.
}
# What an opponent says before the next match, and its words: about all matches so far, or about the last one. $score has
# the player's goals first; $won and $lost are the player's; $wording is one of several ways to say the same.
opponent-says = “{ $words }”
rival-never-beaten = { $n } partidas, e ainda não ganhei nenhuma. Isso acaba agora.
rival-never-won = { $n } partidas, e você ainda não ganhou nenhuma.
rival-first-defeat = Então você consegue me vencer. Uma vez.
rival-first-win = Eu já achava que nunca ia vencer você.
rival-same-score = { $score } duas vezes seguidas. Três, não.
rival-goalless = Sem gols da última vez. Alguém precisa marcar.
rival-many-goals = { $n } gols da última vez. Os dois goleiros querem conversar.
rival-beaten-in-a-row = Já são { $n } seguidas para você. Chega.
rival-won-in-a-row = { $n } seguidas para mim. E ainda não cansei.
rival-beaten-clearly = { $wording ->
    [0] { $score }. Até hoje me lembram disso.
    [1] Depois do { $score }, tenho contas a acertar.
    [2] { $score }: você passou por cima. Tente de novo.
   *[3] O { $score } doeu. Hoje eu devolvo.
}
rival-beaten = { $wording ->
    [0] O { $score } foi o seu dia. O meu vai chegar.
    [1] O { $score } foi por pouco. Da próxima, é ao contrário.
    [2] Esse { $score } ainda me tira o sono.
   *[3] Você ganhou de { $score }. Não se acostume.
}
rival-drawn = { $wording ->
    [0] { $score } não decide nada. De novo?
    [1] Ninguém se lembra de um { $score }. Vamos mudar isso.
    [2] { $score }. Ninguém foi feliz para casa.
    [3] Dividimos o { $score }. Não gosto de dividir.
    [4] Empate é meia refeição. Ainda estou com fome.
    [5] { $score }. Alguém vai ter que ceder.
   *[6] Da última vez deu { $score }. Desta, não.
}
rival-won = { $wording ->
    [0] Esse { $score } me deu trabalho.
    [1] O { $score } foi por pouco. Por pouco também vale.
    [2] { $score }. Por um tempo você me preocupou.
   *[3] Aceito outro { $score }.
}
rival-won-clearly = { $wording ->
    [0] { $score }. Quer que eu pegue mais leve?
    [1] Traga mais do que no { $score }.
    [2] Boa lembrança, aquele { $score }. E você?
   *[3] Talvez { $score } tenha sido demais. Prove.
}
rival-behind = Em vitórias, você está na frente: { $won } a { $lost }. Não vai durar.
rival-ahead = Em vitórias, estou na frente: { $lost } a { $won }. A vista daqui é boa.
rival-even = { $won } a { $won } em vitórias. Vamos resolver?
rival-after-defeat = { $wording ->
    [0] Você está por cima. Por enquanto.
    [1] Devo uma a você.
   *[2] Minha vez.
}
rival-after-win = { $wording ->
    [0] Quer mais?
    [1] Revanche? Vamos, então.
   *[2] A última vez foi divertida. Para mim.
}
rival-again = { $wording ->
    [0] Você de novo. Bom.
    [1] Partida { $n } entre nós. Vamos?
    [2] Hoje não tem desculpa.
    [3] A gente conversa depois do apito.
    [4] Mesmos refletores, mesmo gramado, outro placar.
    [5] Eu estava esperando por esta.
    [6] Vamos dar motivo para a torcida gritar.
    [7] Uma partida para eu mudar de ideia.
    [8] Chuteiras amarradas. Vamos lá.
    [9] Você já me conhece. Eu conheço você?
    [10] Que vença o melhor time. O meu, no caso.
   *[11] Um aperto de mão? Então vamos jogar.
}
opponent-not-met = Vocês ainda não se enfrentaram.
drawer-match-number = Número da partida
drawer-match-number-type = Número da partida: digite
drawer-random = Sorteado
drawer-by-number = Por número
drawer-number-known = Quem sabe o número pode deduzir todas as cartas.
drawer-number-digits = Um número de partida só tem algarismos.
drawer-number-too-large = É grande demais para um número de partida.

## Unfinished matches

left-title = PARTIDAS EM ABERTO
left-none = Nenhuma partida em aberto. Se você sair de uma, ela espera aqui.
left-play-on = CONTINUAR
left-watch = Assistir
# Where a match stands: `1-0, 36′ 2nd half`. $part is one of the messages below.
left-standing = { $score }, { $clock } { $part }
left-standing-no-clock = { $score }, { $part }
# Where rounds are counted, and pairs of kicks in a shootout.
left-standing-round = { $score }, rodada { $n } de { $of }
left-standing-sudden-round = { $score }, desempate, rodada { $n }
left-standing-pair = { $score }, { $part }, { $n }ª cobrança
left-part-split = a divisão
left-part-first-half = 1º tempo
left-part-second-half = 2º tempo
left-part-extra-time = prorrogação
left-part-extra-first = prorrogação 1
left-part-extra-second = prorrogação 2
left-part-round = rodada
left-part-sudden-round = desempate
left-part-penalties = pênaltis
left-part-sudden-death = morte súbita
left-part-full-time = fim de jogo

## Settings

settings-title = AJUSTES
# Headings where a named person plays first: above that person's own settings, and above all others.
settings-of = SÓ PARA { UPPER($name) }
settings-of-everybody = AJUSTES COMUNS
# Buttons that set the settings under such a heading back.
settings-defaults-of = Padrão de { $name }
settings-defaults-of-everybody = Padrão de todos
settings-tab-sound = Som
settings-tab-match = A partida
settings-tab-display = Tela e controles
settings-off = Não
settings-on = Sim
settings-master = Volume geral
settings-crowd = Torcida
settings-effects = Apito, bola e cartas
settings-music = Música
settings-sound = Som ligado
settings-muted = Não
settings-in-background = Som atrás de outras janelas
settings-match-music = Música durante a partida
settings-captions = Legendas
settings-captions-important = Importantes
settings-captions-every = Todos os sons
# $why is half a sentence.
settings-no-sound = Sem som: { $why }
settings-table-speed = Ritmo da mesa
settings-speed-half = 0,5×
settings-speed-times = { $n }×
settings-instant = Instantâneo
settings-bot-pace = Ritmo dos bots
settings-natural = Natural
settings-quick = Rápido
settings-looks = Dois jogadores: tempo para olhar as próprias cartas (mão grande: 30 segundos)
settings-seconds = { $n } segundos
settings-until-hidden = Até eu esconder
settings-kick-off = Horário do jogo
settings-night = Noite
settings-dusk = Entardecer
settings-afternoon = Tarde
settings-any = Qualquer
settings-readers = Bots com caderno se lembram de você de uma partida para outra (cadernos na sede do clube)
settings-lively-crowd = Torcida animada
settings-expert = Modo especialista: contas do treinador, números das regras
settings-language = Idioma
settings-text-size = Tamanho do texto
settings-keys = Teclas
settings-credits = Créditos
settings-reduced-motion = Menos movimento: sem tremor, sem voo, sem confete
settings-suits = Naipes
settings-two-colours = Duas cores
settings-four-colours = Quatro cores
settings-faces = Desenho das cartas
settings-standard = Padrão
settings-clear = Nítido
settings-save-power = Economizar energia
settings-full-screen = Tela cheia

## Keys

keys-title = TECLAS
keys-title-of = TECLAS DE { UPPER($name) }
keys-tab-options = Escolhas
keys-tab-table = Mesa
keys-tab-menus = Menus
keys-tab-pad = Controle
keys-tab-keyboard = Teclado
keys-about-options = As escolhas de um lance, na ordem em que aparecem. Selecione uma e aperte a nova tecla.
keys-about-table = Uma tecla e um botão para todo o resto. Escolha um item e aperte a nova tecla ou o novo botão.
keys-about-menus = Para andar pelos menus. As teclas são fixas; escolha um botão para trocá-lo.
keys-about-pad = Quando os dois escolhem em segredo, seis botões são seis escolhas. Segure mais um botão para outras seis.
keys-about-keyboard = O que cada tecla faz.
# What became of a new binding. $new and $old are labels of keys or buttons.
keys-set = { $new }: definido.
keys-swapped = { $new } já estava em uso: essa ação agora fica com { $old }.
keys-taken = { $new } está em uso por algo que não pode passar para { $old }.
keys-reserved = { $new } pertence aos menus: escolha algo diferente.
keys-nothing = nada
keys-defaults-restored = Padrão restaurado.
keys-hand-left = Um jogador, ou o da esquerda
keys-hand-right = O jogador da direita
# The name of a slot for screen readers: $hand is one of the two above.
keys-option-of = { $hand }, escolha { $n }
keys-head-key = Tecla
keys-head-button = Botão
keys-none = nada
# $action is the name of an action.
keys-key-of = Tecla de { $action }
keys-button-of = Botão de { $action }
# Each button of the pad stands for two options.
keys-options-two = Escolhas { $n } e { $m }
keys-look = Olhar
keys-press-one = aperte
# Short labels on the picture of a keyboard.
keys-cap-page-up = PgUp
keys-cap-page-down = PgDn
keys-cap-caps = Caps
keys-cap-shift = Shift
keys-cap-control = Ctrl
keys-cap-alt = Alt
keys-cap-insert = Ins
keys-cap-delete = Del
keys-legend-left = Escolhas: um jogador, ou o da esquerda
keys-legend-right = Escolhas: o jogador da direita
keys-legend-rest = Todo o resto

## Rules

# $game is the title of the game, in capitals.
rules-title = { $game }: AS REGRAS
rules-options = Nesta partida: { $options }.
rules-seals = Para curiosos: como as escolhas são lacradas
rules-seals-text = Antes de a bola rolar, o jogo lacra o número da partida, e o bot lacra cada escolha secreta antes de você fazer a sua. O lance a lance mostra as primeiras letras de cada lacre, e por isso nada pode mudar depois. Qualquer um pode conferir uma partida salva: five-a-side replay --verify. Os lacres não provam que um bot não conhece seus hábitos e nada dizem sobre as escolhas que você faz primeiro.

## Pause

pause-title = PAUSA
pause-saved = A partida é salva depois de cada decisão.
# $seal is the beginning of a code.
pause-seed-sealed = Número da partida lacrado no início: { $seal }
pause-choice-sealed = A escolha { DO($club) } está lacrada como { $seal }
pause-opponent-notes = Suas notas sobre { $name }
pause-rules = Regras
pause-settings = Ajustes
pause-again = Recomeçar
# Asked of two people, with its two answers.
pause-again-about = Recomeçar? Esta partida fica entre as partidas em aberto.
pause-again-surely = Sim, recomeçar
pause-again-not = Não, seguir jogando
pause-lesson-again = Recomeçar a lição
pause-leave = Sair da partida
pause-quit = Sair do jogo

## Credits

credits-title = CRÉDITOS
credits-games = Os jogos
credits-games-text = Soccer é de Laurence Antonios, Soccer 17 é de Jack Darwid. Soccer Cards vem de soccercards.pl. Não sabemos quem fez Soccer Solitaire e Soccer-Go. A Disputa de Pênaltis e o Duelo são nossos. As regras são contadas aqui com nossas próprias palavras.
credits-letters = Fontes e ícones
credits-letters-text = Fontes: Barlow, de The Barlow Project Authors, Inter, de The Inter Project Authors, símbolos de Noto, de The Noto Project Authors, todas sob a SIL Open Font License. Ícones: Phosphor Icons, sob a licença MIT.
credits-pictures = Imagens
credits-pictures-text = Cartas, mesa e estádio são desenhados pelos programas deste jogo.
credits-sound = Som
credits-sound-text = Bola, cartas, apito e arquibancada são feitos pelos programas deste jogo. Música e fanfarras são nossas, tocadas com a fonte sonora FluidR3_GM, de Frank Wen e colaboradores, sob a licença MIT.
credits-libraries = Bibliotecas
credits-libraries-text = O jogo é feito com Bevy, egui, Kira e algumas centenas de outras bibliotecas livres. Obrigado a todos que as escreveram.
credits-licences = As licenças delas
# Shown where the file with the licences is missing.
credits-from-source = Esta cópia foi compilada do código-fonte; lá, packaging/notices lista cada biblioteca e sua licença.

## Result

result-honours-even = TUDO IGUAL
result-you-win = VOCÊ VENCEU!
result-beaten = DESTA VEZ NÃO DEU
# A player's name, or the name of a club, in capitals.
result-one-wins = { $name } VENCE
result-club-wins = { $club } VENCE
# What decided the match.
result-normal-time = No tempo normal.
# In games of rounds.
result-last-round = Depois da última rodada.
result-extra-time = Na prorrogação.
result-sudden-rounds = Decidido no desempate.
result-shootout = Decidido nos pênaltis.
result-elimination = Um time ficou sem ninguém.
# A match of a competition: $occasion is its round and pairing, $how one of the sentences above.
result-occasion = { $occasion }. { $how }
result-medal = { $medal ->
    [bronze] Medalha de bronze.
    [silver] Medalha de prata.
    [gold] Medalha de ouro.
   *[platinum] Medalha de platina.
}
# What the next medal would have needed.
result-next-medal = { $medal ->
    [bronze] O bronze
    [silver] A prata
    [gold] O ouro
   *[platinum] A platina
} pede vantagem de { $n ->
    [0] zero
    [1] um gol
    [2] dois gols
    [3] três gols
    [4] quatro gols
    [5] cinco gols
    [6] seis gols
    [7] sete gols
    [8] oito gols
    [9] nove gols
    [10] dez gols
    [11] onze gols
   *[other] { $n } gols
}.
result-lift-the-cup = ERGUER A TAÇA
result-see-the-end = VER COMO ACABOU
result-to-the-competition = VOLTAR À COMPETIÇÃO
result-real-match = JOGAR PARA VALER
result-next-lesson = Próxima lição
result-again = JOGAR DE NOVO
result-same-deal = Mesmas cartas
result-coach = Treinador
result-watch-again = Ver de novo
result-title = Início
result-more = Mais
result-less = Menos
result-last-turn = Rever último lance
result-report = Resumo
result-picture = Salvar imagem
result-copy = Copiar o código
# The result of a match of the day.
result-copy-day = Copiar o resultado
result-day = A partida do dia, { $date }.
result-day-stars = A partida do dia, { $date }: { $stars }.
result-day-for-fun = Jogada por diversão: na partida do dia, só a sua primeira tentativa vale.
result-to-the-calendar = AO CALENDÁRIO
# Behind the medals of the first honours of a match.
result-honours-more = mais { $n }
# What the match has brought. $bot is the name of an opponent, as in the sentences below.
result-new-rank = Primeira vitória contra { $bot } em { $game }: nível { $rank } de { $of }.
result-new-medal = Sua melhor medalha até agora.
result-new-record = Sua maior vitória neste jogo: { $score }.
# At least two.
result-streak = { $n } vitórias seguidas.
result-record = { $drawn ->
    [0] Contra { $bot } em { $game }: vitórias { $won }, derrotas { $lost }.
   *[other] Contra { $bot } em { $game }: vitórias { $won }, empates { $drawn }, derrotas { $lost }.
}
# What is nearest: $have of $of steps of the honour $name are done.
result-nearest-honour = Conquista mais próxima: { $name }, { $have } de { $of }.
# The next opponent; $line is a sentence about them.
result-nearest-opponent = Ainda por vencer: { $bot }. { $line }
# How often an opponent with a habit kept to it in this match; $line is the sentence that tells the habit.
result-habit = { $bot } seguiu o hábito em { $kept } de { $of } escolhas. { $line }
# What the next opponent says after a first win over the one below, by its place from the weakest.
result-challenge = { $bot }: “{ $words }”
challenge-2 = Então você sabe ganhar uma partida. E duas?
challenge-3 = Vi tudo da arquibancada. Comigo não vai bastar.
challenge-4 = Nada mau. Já ganhei de gente melhor num domingo de manhã.
challenge-5 = Você anda fazendo barulho aí embaixo. Suba e me diga.
challenge-6 = Vi como você fez, e anotei.
challenge-7 = Muita gente chega até aqui. Pouca passa.
challenge-8 = Eu estava à sua espera. Vamos?
# After a lesson: the opponent of the first real match.
result-first-opponent = Primeiro vem { $bot }, nível { $rank } de { $of }. { $line }
# A button: the next match is against that opponent.
result-meet = PRÓXIMO: { UPPER($bot) }
# A word on the result.
result-word-no-goals = Ninguém sofreu gol, e a volta para casa é longa.
result-word-drawn = Hoje ninguém foi melhor que ninguém.
result-word-lost-on-kicks = Só os pênaltis separaram vocês.
result-word-lost-by-one = Um instante decidiu. O próximo pode ser seu.
result-word-lost-by-two = Faltaram dois. Cabeça erguida.
result-word-lost-by-more = Noite dura. Amanhã os refletores acendem de novo.
result-word-won-on-kicks = Vale do mesmo jeito.
result-word-won-one-nil = Um gol bastou.
result-word-won-by-one = No sufoco, mas vitória no sufoco também conta.
result-word-won-by-two = Dois gols de vantagem no fim. Está ótimo.
result-word-won-by-more = Dessa ainda vão falar por anos.

## Competition

# $game is the title of the game, in capitals.
competition-title-cup = COPA { $game }
competition-title-league = LIGA { $game }
competition-title-groups = GRUPOS E COPA { $game }
competition-title-five = COPA FIVE-A-SIDE
competition-new = NOVA COMPETIÇÃO
competition-list = COMPETIÇÕES
competition-all = Todas as competições
competition-under-way = EM ANDAMENTO
competition-winners = CAMPEÕES
competition-line = { $title }: { $state }
competition-others-playing = Os outros estão jogando
competition-others-play = OS OUTROS JOGAM
competition-out = Você está fora. O resto é jogado sem você.
competition-your-next = SUA PRÓXIMA PARTIDA
competition-next = A PRÓXIMA PARTIDA
competition-leg-in = { $round }: { $game }
competition-abandon = Abandonar
competition-abandon-surely = Sim, abandonar
competition-keep = Não, continuar
# The heads of a league's table: won, drawn, lost, goals, points.
competition-won = V
competition-drawn = E
competition-lost = D
competition-goals = Gols
competition-points = Pts
competition-form = Fase
competition-chance = Título %
competition-chance-of = Chance de título: { $n }%
# A game for one manager that two play here.
competition-for-two = { $game } a dois
competition-draw = FAZER O SORTEIO
competition-mixed = Misturados
competition-kind = TIPO
competition-clubs = CLUBES
competition-matches = PARTIDAS
competition-legs-single = Uma
competition-legs-return = Ida e volta
competition-draw-open = Livre
competition-draw-seeded = Com cabeças de chave
competition-ground = CAMPO
competition-ground-home = Casa e fora
competition-ground-neutral = Neutro
competition-sides = TIMES
competition-sides-clubs = Clubes
competition-sides-countries = Países
competition-game = JOGO
competition-game-name = Jogo
competition-five = Copa Five-a-Side
competition-game-drawn = Por sorteio
competition-people = PESSOAS NESTA TELA
competition-bots = BOTS
competition-bots-name = Bots
competition-about-cup = Quem perde está fora; se der empate, a partida continua até alguém vencer. Um sorteio decide quem enfrenta quem. Você pode sair de uma partida e terminá-la depois.
competition-about-three = Dois dos três se enfrentam, e quem vencer joga a final contra o terceiro; um sorteio decide quem espera. Se der empate, a partida continua até alguém vencer.
# A side that goes on without a match.
competition-free = Direto na final
competition-about-legs = Cada confronto tem ida e volta. Todos os gols contam. Se der empate, há um jogo de desempate. A final é em jogo único.
competition-about-five = Cada confronto tem uma partida em cada um dos cinco jogos. Toda partida tem vencedor. Passa o primeiro que vencer três.
competition-about-league = Todos jogam contra todos: três pontos por vitória, um por empate. O desempate é por saldo de gols, gols marcados, confronto direto e, por fim, sorteio.
competition-about-groups = No grupo, todos jogam contra todos. Os dois primeiros vão para a copa, onde quem perde está fora. O desempate é por saldo de gols, gols marcados, confronto direto e, por fim, sorteio.
competition-road = CAMINHO DA FINAL
competition-fixtures = JOGOS
competition-entrants = PARTICIPANTES
# Ceremonies: the draw, the tunnel before a final, the results of others, the medal of the second.
competition-final = A FINAL
competition-lots = O SORTEIO
competition-go-on = CONTINUAR
competition-any-key = Aperte qualquer tecla para continuar.
competition-results = OS OUTROS RESULTADOS
competition-results-come = Eles chegam um a um.
competition-silver = PRATA
competition-watch = Rever { $match }
competition-watch-leg = Rever o jogo { $n }: { $match }
competition-replaying = Os bots estão jogando essa partida de novo: um momento…
competition-match-gone = Essa partida não está mais salva.
competition-watch-hint = Escolha um resultado para ver a partida.
competition-scorers = Artilheiros
competition-to-matches = Partidas
competition-no-scorers = Ninguém marcou ainda.
competition-scorers-part = Os artilheiros são conhecidos em { $n } de { $of } partidas.

## People

people-title = QUEM JOGA?
people-done = Pronto
people-about = Clique em um nome para digitá-lo, depois diga quem joga em casa e quem joga fora. Com um jogador só, ele joga em casa. O nome aparece no placar, nas competições e em cada partida salva; ele nunca sai deste computador.
people-settings = Tamanho do texto, ritmo da mesa, movimento, legendas, naipes e desenho das cartas e teclas são salvos para cada nome. Quando dois jogam, valem os ajustes de quem joga em casa.
people-new-name = Novo nome
people-home = Casa
people-away = Fora
# For screen readers: the button that deletes $name.
people-forget = Excluir { $name }
people-forget-surely = Excluir { $name }: tem certeza?
people-too-long = Nomes podem ter até { $n } letras.
people-letters = Um nome é feito de letras e algarismos, com espaços, pontos, hifens e apóstrofos entre eles.
people-known = { $name } já está na lista.

## Dialogs

dialog-ok = OK
dialog-close = Fechar
dialog-later = Depois
dialog-stoppage = JOGO PARADO
dialog-not-added = NÃO ADICIONADO
dialog-not-copied = NÃO COPIADO
dialog-not-deleted = NÃO EXCLUÍDO
dialog-files-head = ARQUIVOS COM PROBLEMA
dialog-pictures-head = FALTAM IMAGENS
dialog-not-opened = NÃO ABERTO
dialog-already-open = JÁ ESTÁ ABERTO
dialog-already-open-text = Five-a-Side está aberto em outra janela, e só uma delas pode salvar. Aqui você pode jogar, mas nada será salvo: nem partida, nem resultado, nem ajuste.
dialog-play-unsaved = JOGAR SEM SALVAR
dialog-fault = DESCULPE, O JOGO TRAVOU
# $kept is one of the two sentences below, $log the path of a file.
dialog-fault-text = Da última vez, o jogo travou e fechou. { $kept } Para relatar o erro, copie-o e cole na sua mensagem. Ele também está em { $log }.
dialog-all-kept = Tudo o que foi salvo está aqui.
# $stands is the game, and the score if it is known.
dialog-match-kept = Sua partida está aqui: { $stands }.
dialog-copy-fault = Copiar o erro
dialog-copied = Copiado
dialog-no-clipboard = Não copiado
# $why is one of the sentences that begin with unsaved- or fault-.
dialog-not-saved = O que foi jogado por último ainda não está salvo. Se você fechar o jogo agora, isso se perde. { $why }
dialog-try-again = TENTAR DE NOVO
dialog-close-unsaved = Fechar sem salvar
# Files that could not be used: a heading, up to three files, the number of others, and the end.
dialog-files = { $n ->
    [one] { $n } arquivo não pôde ser usado:
   *[other] { $n } arquivos não puderam ser usados:
}
dialog-file-damaged = { $file } está danificado e não foi carregado.
dialog-file-newer = { $file } é de uma versão mais nova do jogo. Atualize o jogo para usá-lo.
dialog-file-unreadable = { $file } não pode ser lido, então as mudanças nele não são salvas.
dialog-file-too-many = { $file } está sobrando.
dialog-file-copy = { $file } é outra versão de uma competição. O jogo usa a mais avançada e guarda esta como cópia.
dialog-files-more = … e mais { $n }.
dialog-files-end = Nada foi apagado: o que não pode ser lido continua onde está. Os detalhes estão em { $log }.
# The system's dialogs that choose files, and what is said where there are none.
picker-open = Escolher partidas e clubes
picker-save = Salvar
picker-folder = Escolher uma pasta
picker-matches-and-clubs = Partidas e clubes
picker-pictures = Imagens
picker-all-files = Todos os arquivos
picker-unavailable = Não foi possível abrir aqui uma janela para escolher arquivos. Solte os arquivos nesta janela ou cole o conteúdo deles.

# Errors of the data folder. $cause is one of the causes below; $fault is what the program found, in English.
unsaved-write = Não foi possível salvar { $path }: { $cause }.
unsaved-locked = Parece que outra janela ou outro programa está usando { $path }. Feche-o e tente de novo. Detalhes: { $fault }.
unsaved-no-folder = O jogo não encontrou nenhuma pasta onde salvar. Para salvar, ponha uma pasta na variável de ambiente { $variable } e abra o jogo de novo.
fault-write = Não foi possível salvar { $path }: { $cause }. O jogo segue e tenta de novo. Até conseguir, NÃO SALVO aparece ao pé da janela.
fault-not-moved = Suas partidas e configurações ficam em { $from }, porque não foi possível movê-las para { $to }. Nada se perdeu, e o jogo tenta de novo na próxima vez que for aberto. Detalhes: { $fault }.
fault-vanished = { $path } foi apagada ou renomeada enquanto o jogo estava aberto. O jogo cria a pasta de novo e salva nela, mas partidas terminadas da pasta antiga podem faltar.
fault-left = Não foi possível ler { $path }. O jogo não mexe no arquivo, mas não consegue salvar nele: daqui em diante, as mudanças só duram até você fechar o jogo. Para voltar a salvar ali, feche o jogo, mova o arquivo para outra pasta e abra o jogo.
fault-changed = Outro programa alterou { $path } enquanto o jogo estava aberto. O jogo usa a própria versão. A outra ficou guardada em { $copy }.
fault-changed-in-place = Outro programa alterou { $path } enquanto o jogo estava aberto, e agora não é possível ler o arquivo. O jogo não mexe nele, mas não consegue salvar ali: daqui em diante, as mudanças só duram até você fechar o jogo. Para voltar a salvar ali, feche o jogo, mova o arquivo para outra pasta e abra o jogo.
fault-no-folder = O jogo não encontrou uma pasta para salvar. Você pode jogar, mas nada é salvo, e NÃO SALVO aparece ao pé da janela. Para salvar, defina a variável de ambiente { $variable } com uma pasta e reinicie o jogo.
fault-locked = Por enquanto nada pode ser salvo, porque não foi possível bloquear { $path }. O jogo segue e tenta de novo. Até conseguir, NÃO SALVO aparece ao pé da janela. Detalhes: { $fault }.
fault-broken = Algo não pôde ser salvo. É um erro do jogo, não seu. O jogo segue e salva todo o resto. Detalhes: { $fault }.
cause-disk-full = o disco está cheio, então libere espaço
cause-not-allowed = você não tem permissão de acesso
cause-read-only = o disco está protegido contra gravação
cause-missing = não está mais lá
cause-system = seu sistema informa “{ $fault }”
cause-no-file = é uma pasta, então use os arquivos dentro dela
cause-too-large = é grande demais
cause-no-text = não é uma partida nem um clube

## The match of the day

# The line of a result, to be pasted anywhere. The code must stay the last word. $version is that of the bots.
day-line = Five-a-Side { $date }, { $game } contra { $bot } (bots { $version }): { $score }, { $stars }, { $code }
day-line-alone = Five-a-Side { $date }, { $game }: { $score }, { $stars }, { $code }
day-stars = { $n ->
    [1] uma estrela
    [2] duas estrelas
   *[other] três estrelas
}
day-match = { $game } contra { $bot }
# On the title. $what is the match, $stars a number of stars.
title-day = Partida do dia: { $what }
title-day-played = Partida do dia: { $stars }
day-title = PARTIDA DO DIA
day-about = Todo mundo recebe as mesmas cartas. A sua primeira tentativa vale; depois dela, você pode jogar de novo por diversão. Uma vitória vale três estrelas; um empate ou uma vitória nos pênaltis, duas; chegar ao fim, uma.
day-open = A sua primeira tentativa vale.
day-missed = Esta ficou para trás. Se jogar agora, conta como jogada com atraso.
day-under-way = Você está jogando, e esta tentativa vale.
day-given-up = Você desistiu. Ainda pode jogar por diversão.
day-played = Jogada no dia: { $stars }.
day-played-late = Jogada com atraso: { $stars }.
day-streak = { $n ->
    [one] Um dia seguido.
   *[other] { $n } dias seguidos.
}
# The match of tomorrow.
day-tomorrow = Amanhã: { $what }.
day-play = JOGAR
day-go-on = CONTINUAR
day-again = Jogar de novo por diversão
day-for-two = Dois jogadores
day-copy = Copiar o resultado
day-copied = Copiado: cole onde quiser.
day-no-record = Esta partida não está mais na sede do clube.
day-no-line = Este resultado não pode mais ser copiado: uma atualização do jogo mudou as cartas daquele dia.
day-month = { $month ->
    [1] Janeiro
    [2] Fevereiro
    [3] Março
    [4] Abril
    [5] Maio
    [6] Junho
    [7] Julho
    [8] Agosto
    [9] Setembro
    [10] Outubro
    [11] Novembro
   *[12] Dezembro
} de { $year }
day-month-before = O mês anterior
day-month-after = O mês seguinte
# The head of a column of the calendar, from Monday.
day-weekday = { $n ->
    [1] seg
    [2] ter
    [3] qua
    [4] qui
    [5] sex
    [6] sáb
   *[7] dom
}
# A day of the calendar, for a screen reader.
day-cell-stars = { $date }, { $stars }

## What a person has seen of the opponent $name, in $n matches.

opponent-notes-title = SUAS NOTAS SOBRE { $name }
opponent-notes-seen = O QUE VOCÊ VIU
opponent-notes-none = Nada ainda. Continue jogando: toda escolha que os dois viram fica anotada aqui.
opponent-notes-from = De { $n ->
    [1] uma partida
   *[other] { $n } partidas
}, contando esta.

## The evening: several people at one screen, one match after another

# On the title. $home and $away are the names of people or teams.
title-evening = Uma noite para duas a oito pessoas
title-evening-on = A noite continua: { $home } contra { $away }
evening-title = A NOITE
evening-about = De duas a oito pessoas, uma tela, uma partida depois da outra. Quem espera palpita o vencedor, e uma só tabela conta tudo.
evening-who = QUEM ESTÁ AQUI?
evening-names = Nomes
evening-games = O QUE SE JOGA?
evening-form = COMO?
evening-winner-stays-on = Quem ganha fica
evening-league = Liga
evening-cup = Copa
evening-about-winner-stays-on = Quem perde dá lugar a quem espera há mais tempo.
evening-about-league = Todos contra todos, um jogo depois do outro.
evening-about-cup = Quem perde fica fora até a próxima copa.
evening-length = QUANTO TEMPO?
evening-half-hour = Meia hora
evening-hour = Uma hora
evening-two-hours = Duas horas
evening-open = Sem fim
evening-match-length = QUANTO DURA UMA PARTIDA?
evening-whole-matches = Partidas inteiras
evening-short-matches = Partidas curtas
evening-sides = INDIVIDUAL OU EM DUPLAS?
evening-alone = Individual
evening-in-teams = Duplas
evening-needs-people = Uma noite precisa de pelo menos duas pessoas. Digite antes os nomes.
evening-too-many-people = Uma noite comporta no máximo { $n } pessoas.
evening-needs-teams = Para jogar em duplas são necessárias quatro, seis ou oito pessoas.
evening-needs-a-game = Uma noite precisa de um jogo.
evening-begin = VAMOS JOGAR
# A team of two, and the person of a team whose turn it is.
evening-team = { $one } & { $other }
evening-at-hand = { $now } (depois { $next })
# $home and $away are the sides of the next match, in capitals.
evening-to-the-screen = { $home }, { $away }: PARA A TELA
evening-next-up = Depois: { $name }
evening-match = Partida { $n }
evening-streak = { $name }: { $n ->
    [one] uma vitória
   *[other] { $n } vitórias seguidas
}
evening-round-of-league = Liga, turno { $n }
evening-round-of-cup = Copa { $n }, ainda { $left } na disputa
evening-who-wins = QUEM GANHA? SUA TECLA É SEU PALPITE
evening-guesses-made = QUEM GANHA? OS PALPITES
evening-guess-open = { $name }: ainda sem palpite
evening-guess = { $name } aposta em { $winner }
evening-played = Jogos
evening-won = Vitórias
evening-goals = Gols
evening-best-streak = Seguidas
evening-cups = Copas
evening-guessed = Palpites
evening-guessed-of = { $n } de { $of }
evening-points = Pontos
evening-table = A TABELA
evening-time = { $n } de { $of } minutos jogados
evening-time-open = { $n ->
    [one] { $n } minuto jogado
   *[other] { $n } minutos jogados
}
evening-late = O tempo acabou. O que começou se joga até o fim.
evening-end = Encerrar a noite
evening-end-surely = Sim, encerrar
evening-stay = Não, continuar
evening-here = Quem chega, quem sai?
evening-here-about = Quem chega depois entra na fila, no turno ou na próxima copa. Quem vai embora continua na tabela.
evening-another = OUTRA NOITE
# The end. $name is a person or a team, in capitals in the first one.
evening-winner = A NOITE É DE { $name }
evening-shared = A NOITE É DE { $one } E { $other }
evening-nobody-won = NINGUÉM GANHOU UMA PARTIDA
evening-longest-streak = Maior sequência: { $name }, { $n } vitórias
evening-best-guesser = Melhor palpiteiro: { $name }, { $n } de { $of }
evening-summary = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
} em { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}.
# On the result.
result-evening-next = A SEGUIR: { $home } CONTRA { $away }
result-evening-over = COMO A NOITE ACABOU

## The picture of a match

card-date = { $day ->
    [1] 1º
   *[other] { $day }
} de { $month ->
    [1] janeiro
    [2] fevereiro
    [3] março
    [4] abril
    [5] maio
    [6] junho
    [7] julho
    [8] agosto
    [9] setembro
    [10] outubro
    [11] novembro
   *[12] dezembro
} de { $year }
card-saved = Salva como { $name } em “{ $folder }”
card-not-saved = Não foi possível fazer ou salvar a imagem. Tente de novo ou escolha outra pasta.
# $graph is one of the headings below, $club whose side it shows.
card-graph = { $graph }: { $club }
card-code = Veja de novo: cole este código na sede do clube
# The caption of the line of a match of the day.
card-day = A partida do dia: as mesmas cartas para todo mundo
graph-wins = CHANCE DE VITÓRIA
graph-goals = VANTAGEM ESPERADA NO FIM
graph-exact = segundo o jogo perfeito
graph-estimated = estimativa

## The coach's review. The coach says I.

review-title = O TREINADOR REVÊ O JOGO
review-waiting = Revendo sua partida: { $n } de { $of } decisões
review-nothing = Não houve nada para julgar.
review-guesses = Nenhum lugar é melhor que outro por si só, então nenhum custou nada. O que ganha é ler o adversário. O resumo diz como foram os seus palpites.
review-no-mistake = Não vi nenhum erro claro.
review-small-losses = Não vi nenhum erro claro, só pequenas perdas que se somam.
review-note = Julgo pelo que se podia ver na hora, nunca pelo que estava oculto.
review-note-expert = Uma vitória vale 100%; um empate, 50%. Julgo pelo que se podia ver na hora, nunca pelo que estava oculto.
review-note-goals = Conto os gols de vantagem com que você termina e julgo só pelo que se podia ver na hora.
review-your-ball = bola sua
review-on-the-ball = bola { DO($club) }
# $cost is an amount or a grade, in capitals.
review-cost = Custo: { $cost }
review-chose = Você escolheu: “{ $name }”

# The letters with which a pad writes into a text field: a space, the letter before the cursor deleted, the end of
# writing; and what the button does that presses the chosen key.
letters-space = Espaço
letters-delete = Apagar
letters-done = Pronto
letters-type = Escrever
