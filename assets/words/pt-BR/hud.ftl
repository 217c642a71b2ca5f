### What the table says around the game: scoreboard, hints, notes, buttons of a match.

## The prompt: what is asked, and the buttons beside it

# While two play at one screen, the question begins with the name of who is asked.
hud-asked = { $name }: { $question }
# What is chosen so far of a decision made of several cards stands behind the question.
hud-asked-so-far = { $question }  ·  { $picked }
# Two at one screen choose at the same time; the keys are on the cards. $name is a person or a club.
hud-secret-choosing = { $name }: escolha em segredo
hud-secret-ready = { $name }: já escolheu
# Lets the game choose valid cards.
hud-auto = Auto
hud-undo = Desfazer
# Between two at one screen: $name decided, and takes that back.
hud-undo-of = { $name }: desfazer
# Goes on without using a card.
hud-play-on = Continuar
# A player calls for a look at the own cards.
hud-my-cards = Minhas cartas
# Both players are asked if one of them wants to use a card before the match goes on.
hud-use-a-card = Usar uma carta?
# Said behind the curtain, to the player who looks.
hud-your-cards = Estas são suas cartas
hud-no-card-can-be-played = Nenhuma carta sua pode ser jogada agora
hud-nothing-to-undo = Não há nada para desfazer
# Said to the other player. $name is a person or a club.
hud-undo-not-yours = Só { $name } pode desfazer isso
# Said behind the curtain, when the key that opened the cards is pressed again at once.
hud-too-soon = Suas cartas acabaram de abrir: aperte de novo para escolher
# A gamepad comes or goes in a match.
hud-pad-connected = Controle conectado: você já pode jogar com ele
hud-pad-gone = O controle está desligado ou fora de alcance: ligue-o de novo ou jogue com o teclado ou o mouse

# $name is a person or an opponent.
hud-player-chooses = { $name } está escolhendo
# $side is a club, of whose players there are many.
hud-club-chooses = { CAP(O($side)) } está escolhendo

# Beside the lamp of a side, when both choose at the same time. In capitals.
hud-lamp-ready = PRONTO
hud-lamp-choosing = ESCOLHENDO
# Of the seal beside such a lamp.
hud-seal = Lacrada antes de você escolher: esta escolha não pode mais mudar.

## Around the table

# Goes on while cards are held up, and in a lesson.
hud-continue = Continuar
# Buttons in the corner, below their icons. Read out, not shown.
hud-key-rules = Regras
hud-key-coach = Treinador
hud-key-sound = Som
hud-key-menu = Menu
# The button that shows the last goal once more.
hud-goal-again = Rever o gol
# While a goal or a match is shown again. In capitals.
hud-replay = REPLAY

# Before the last scorers of a side, if there is no room for the first ones.
hud-scorers-after-others = … { $scorer }

# Below the name of the game when a match begins. $side are the three letters of a club.
hud-second-kit = { $side } com a segunda camisa

# In capitals.
hud-match-log = LANCE A LANCE
# Read out, not shown.
hud-match-log-key = Lance a lance
# An entry of the log with its minute, in one line.
hud-log-entry = { $clock }  { $text }
# $seal are the first digits of a seal.
hud-log-sealed = A escolha deles está lacrada como { $seal }

## Two players at one screen: the curtain before hidden cards

# It is shown in capitals. $name is the player who is to look next, or a club.
hud-curtain-pass = Vez de { $name }
hud-curtain-please-look-away = { $name }, vire o rosto, por favor.
# $side is a club.
hud-curtain-looks-away = { $side }: vire o rosto, por favor.
# Stands behind a key.
hud-curtain-look = ou clique aqui para olhar
# The same with a button of a pad.
hud-curtain-look-by-pad = ou { $button }, ou clique aqui, para olhar
# Offered when cards were hidden before their player had chosen, twice. Stands behind a key.
hud-curtain-longer = Mais tempo? Daqui em diante, { $n } segundos
hud-curtain-until-hidden = Mais tempo? Daqui em diante, até esconder
# Hides the cards again.
hud-hide = Esconder

## The coach

# The head of his board, open and closed. In capitals.
hud-coach = TREINADOR
hud-ask-the-coach = CHAME O TREINADOR
# Read out, not shown.
hud-coach-key = Treinador
hud-coach-more = Mais
hud-coach-to-the-top = Voltar ao topo
hud-coach-keeps-quiet = Com dois jogando, fico quieto até o fim.
hud-coach-thinks = Estou pensando…

## Lessons

hud-lesson-step = { $n } de { $of }
# The player tried something else than to look.
hud-lesson-look-first = Primeiro olhe, depois continue.
hud-lesson-not-yet = Essa ainda não. Escolha o que está destacado.
hud-lesson-back = Voltar
hud-lesson-skip = Pular a lição

## A match that is shown again

# Where the replay is.
hud-theatre-lucky = A sorte decide o que vem agora
hud-theatre-costly = { CAP(O($side)) } faz aqui uma escolha que custa caro
hud-theatre-end = { $n ->
    [one] Depois da única decisão
   *[other] Depois de todas as { $n } decisões
}
hud-theatre-decision = Decisão { $n } de { $of }
# Buttons. Read out, not shown.
hud-theatre-goal-before = Gol anterior
hud-theatre-one-back = Um passo atrás
hud-theatre-play = Reproduzir
hud-theatre-pause = Pausar
hud-theatre-one-on = Um passo à frente
hud-theatre-next-goal = Próximo gol
hud-theatre-timeline = A partida
# What the marks on the timeline mean, beside each: few letters.
hud-theatre-goal = gol
hud-theatre-costly-choice = escolha cara
hud-theatre-luck = sorte
hud-theatre-speed = { $n }×
# Whose cards are open: beside the names of both clubs.
hud-theatre-both-sides = Os dois
# In its place while the match is unfinished.
hud-theatre-not-over = Ainda não acabou
hud-theatre-sealed = Dois jogadores ainda disputam esta partida. Quando ela acabar, você pode jogar a partir daqui.
hud-theatre-leave = Sair
hud-theatre-play-on = Jogar daqui

## What is written on keys and on the buttons of a pad

# Letters, digits, F1 to F12 and signs are not translated. There is little room: two to nine letters.
key-space = Espaço
key-tab = Tab
key-enter = Enter
key-escape = Esc
key-backspace = Backspace
key-insert = Insert
key-delete = Delete
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
# A key of the number block: $key is its digit.
key-num = Num { $key }
key-num-add = Num +
key-num-subtract = Num −
# Two keys that are pressed together.
key-shift-tab = Shift+Tab

# On the buttons of a pad, where they are shown as a drawing, and in the prompt: one or two letters.
key-pad-left-bumper-cap = LB
key-pad-right-bumper-cap = RB
key-pad-left-trigger-cap = LT
key-pad-right-trigger-cap = RT
key-pad-left-stick-cap = LS
key-pad-right-stick-cap = RS
key-pad-select = Select
key-pad-start = Start

# The names of buttons of a pad, on the page of keys.
key-pad-left-bumper = Superior esq.
key-pad-right-bumper = Superior dir.
key-pad-left-trigger = Gatilho esq.
key-pad-right-trigger = Gatilho dir.
key-pad-left-stick = Analógico esq.
key-pad-right-stick = Analógico dir.
key-pad-up = Cima
key-pad-down = Baixo
key-pad-left = Esquerda
key-pad-right = Direita

## What keys and buttons do, on the page of keys

# The options of a turn. On a drawing of the keyboard they are called by their number.
act-option = Escolha { $n }

# `-short` is on the key in a drawing of the keyboard: one word, or two short ones.
act-proceed = Confirmar, continuar
act-proceed-short = Confirmar
act-hide = Esconder minhas cartas; pular uma lição
act-hide-short = Esconder
act-undo = Desfazer
act-undo-short = Desfazer
act-log = Lance a lance
act-log-short = Lances
act-log-of-two = Lance a lance, a dois
act-log-of-two-short = Lances (2)
act-coach = Treinador
act-coach-short = Treinador
act-rules = Regras
act-rules-short = Regras
act-competition = Competição, na tela inicial
act-competition-short = Copa
act-settings = Ajustes
act-settings-short = Ajustes
act-mute = Silenciar
act-mute-short = Som
act-full-screen = Tela cheia
act-full-screen-short = Tela
act-goal-again = Rever o último gol
act-goal-again-short = Rever gol
act-magnify = Ver de perto a próxima carta pequena
act-magnify-short = Lupa
act-confirm = Confirmar o que está selecionado
act-confirm-short = Confirmar
act-back = Voltar
act-back-short = Voltar
act-menu = Menu ou voltar
act-menu-short = Menu
act-left = Para a esquerda
act-left-short = Esquerda
act-right = Para a direita
act-right-short = Direita
act-up = Para cima
act-up-short = Cima
act-down = Para baixo
act-down-short = Baixo
act-next = Próximo item
act-next-short = Próximo
act-previous = Anterior na página
act-previous-short = Anterior
act-page-back = Página anterior
act-page-back-short = Pág. ant.
act-page-forward = Página seguinte
act-page-forward-short = Pág. seg.
act-start = Para o começo
act-start-short = Começo
act-end = Para o fim
act-end-short = Fim
act-more-options = Escolhas 7 a 12
act-more-options-short = Mais
act-look = Olhar atrás da cortina
act-look-short = Olhar
act-continue = Continuar, na tela inicial
act-continue-short = Continuar
act-club = Sede do clube, na tela inicial
act-club-short = Clube
act-unfinished = Partidas em aberto, na tela inicial
act-unfinished-short = Em aberto

## A goal, on the banner over the pitch

# In capitals; the same as what a goal means: any goal, the equalizer, the lead, the lead at the very end, three by one player.
goal-goal = GOL!
goal-level = EMPATOU!
goal-in-front = NA FRENTE!
goal-at-the-death = NO FINZINHO!
goal-hat-trick = HAT-TRICK!

## The boards round the pitch

# Advertising, made up for the fun of it. In capitals, up to about 25 letters; another joke is as good as a translation.
advert-tea = CHÁ ZERO A ZERO: ACALMA
advert-opticians = ÓTICA IMPEDIMENTO
advert-joiners = MARCENARIA NA TRAVE
advert-seats = POLTRONAS DO RESERVA
advert-travel = AGÊNCIA ÚLTIMO MINUTO
advert-parcels = ENTREGAS BOLA PRO MATO
advert-pies = PASTÉIS DOIS TEMPOS
advert-hand-cream = CREME MÃO DE ALFACE
advert-swimming = NATAÇÃO CAI-CAI
advert-insurance = SEGUROS GOL CONTRA

## Sound

# Why there is none, behind a colon.
sound-no-files = faltam os arquivos de som
sound-no-device = nenhum dispositivo de som

## What stops a match, in a dialog

# $fault says what is wrong with a file, in English.
trouble-cannot-begin = { $game } não pode começar. Suas partidas salvas estão seguras. Reinicie o jogo e tente de novo. Detalhes: { $fault }.
trouble-cannot-be-shown = Esta partida ({ $game }) não pode ser exibida. Ela continua na sede do clube. Detalhes: { $fault }.
trouble-competition-match = Uma partida entre bots não pôde ser jogada, então a competição espera. Os resultados dela estão seguros. Reinicie o jogo para tentar de novo. Detalhes: { $fault }.
trouble-competition-watch = Esta partida da competição não pode mais ser exibida. O resultado dela continua valendo. Detalhes: { $fault }.
# These two are faults of the program.
trouble-decision-refused = O jogo recusou uma jogada válida ({ $name }). É um erro do jogo, não seu. Sua partida está salva. Saia dela e continue na tela inicial.
trouble-action-refused = O jogo recusou uma jogada válida. É um erro do jogo, não seu. Sua partida está salva. Saia dela e continue na tela inicial. Detalhes: { $action }: { $fault }.

half-turning-goal = O gol que mudou o jogo: { $goal }
half-no-goals = Ainda sem gols
# The coach's sentence to the player at half-time.
half-talk-far-ahead = Bem na frente. Sem relaxar, e deixe eles virem.
half-talk-ahead-by-luck = Na frente, e com sorte. Não deixe eles chutarem mais.
half-talk-ahead = Na frente. Mais um gol e dá para respirar.
half-talk-level-better = Você está melhor. O gol vai sair.
half-talk-level = Tudo igual. Uma boa jogada decide.
half-talk-level-worse = Eles estão melhores. Que o próximo gol custe caro.
half-talk-behind-better = Perdendo por um gol, mas as chances são suas. Continue.
half-talk-behind = Perdendo por um gol. Há tempo: ache o primeiro bom chute.
half-talk-far-behind = Você precisa de gols. Agora é hora de arriscar.

hud-against = contra { $bot }
hud-match-of-the-day = Partida do dia
# In the match log at kick-off: the opponent and what it tends to do.
log-opponent = { $name }: { $line }

elsewhere = Em outro campo: { $home } { $score } { $away }, fim de jogo
elsewhere-on-kicks = Em outro campo: { $home } { $score } { $away }, { $kicks } nos pênaltis
