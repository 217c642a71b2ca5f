### Brazilian Portuguese: the tour

## The heats: what each changes, said before a tour begins.
tour-heat-first = Você tem { $lives } vidas e { $seats } lugares no ônibus.
tour-heat-stronger = { $n ->
    [one] Em uma parada o adversário é mais forte que no nível anterior.
   *[other] Em { $n } paradas o adversário é mais forte que no nível anterior.
}
tour-heat-lives = { $lives ->
    [one] Você tem uma vida.
   *[other] Você tem { $lives } vidas.
}
tour-heat-seats = O ônibus tem { $seats } lugares.
tour-heat-whole = As partidas inteiras começam uma parada antes, na { $stop }.

## The helpers on the bus: how they work, their names, and what each does in one line.
tour-kind-knowledge = Saber
tour-kind-choice = Escolha
tour-kind-forgiveness = Segunda chance
tour-kind-points = Pontos

tour-perk-scout = Olheiro
tour-perk-scout-line = Conta a mania de cada adversário antes da partida.
tour-perk-analyst = Analista
tour-perk-analyst-line = Dá três respostas do treinador por partida, e mais uma depois de cada vitória sobre o adversário mais forte de uma parada.
tour-perk-film-room = Sala de vídeo
tour-perk-film-room-line = Mostra a você a última partida do próximo adversário, contra outro.
tour-perk-route-map = Mapa da estrada
tour-perk-route-map-line = Mostra todas as paradas que faltam.
tour-perk-statistician = Estatística
tour-perk-statistician-line = Diz a sua chance em cada caminho antes da escolha.
tour-perk-captain = Capitã
tour-perk-captain-line = Deixa você escolher se joga em casa ou fora antes de cada partida.
tour-perk-gaffers-option = Opção do professor
tour-perk-gaffers-option-line = Deixa você escolher as opções de uma partida, e de mais uma depois de cada vitória fora.
tour-perk-driver = Motorista
tour-perk-driver-line = Deixa você escolher o caminho também depois de uma derrota.
tour-perk-chairman = Presidente
tour-perk-chairman-line = Oferece mais um ajudante depois de cada parada.
tour-perk-substitute = Reserva
tour-perk-substitute-line = Deixa você repetir uma partida perdida com outras cartas.
tour-perk-keeper-coach = Preparador de goleiros
tour-perk-keeper-coach-line = Traz uma vida a cada três partidas sem sofrer gols.
tour-perk-physio = Fisioterapeuta
tour-perk-physio-line = Devolve uma vida perdida depois de três vitórias seguidas a partir de agora.
tour-perk-travelling-fans = Torcida viajante
tour-perk-travelling-fans-line = Dobra os pontos de cada vitória fora.
tour-perk-sponsor = Patrocinador
tour-perk-sponsor-line = Soma um décimo dos pontos à primeira vitória, dois à seguinte, até cinco. Uma derrota recomeça a conta.
tour-perk-groundhopper = Andarilho
tour-perk-groundhopper-line = Soma 60 pontos pela sua primeira vitória desta turnê em cada jogo.

# What a helper has counted so far.
tour-count-answers = { $n ->
    [one] Uma resposta
   *[other] { $n } respostas
}
tour-count-left = { $n ->
    [0] Não resta nenhuma
    [one] Resta uma
   *[other] Restam { $n }
}
tour-count-clean-sheets = { $n } de { $of } sem sofrer gols
tour-count-wins = { $n } de { $of } vitórias seguidas
tour-count-streak = { $n ->
    [one] Uma vitória seguida
   *[other] { $n } vitórias seguidas
}

## Stops: what is at stake, and what kind they are.
tour-stake-plain = Pontos
tour-stake-points = Pontos em dobro
tour-stake-life = Volta uma vida perdida
tour-stake-bus = Mais dois ajudantes para escolher
tour-stake-cup = A taça
tour-node-match = Partida
tour-node-tie = Mata-mata em dois jogos
tour-node-final = Final
tour-worth = { $n }+ pontos
tour-tie-rule = Vença as duas partidas, ou uma delas e os pênaltis.
tour-final-may-change = Por enquanto: a final é no jogo em que você menos venceu.
tour-final-rule = Uma derrota custa uma vida, e a final é repetida com outras cartas.
tour-tie-score = O confronto até agora: { $won } vencida, { $lost } perdida.

## The line of a finished run.
tour-name = Turnê { $number }, nível { $heat }
tour-line-won = Five-a-Side, { $tour } (bots { $version }): a taça com { $lives ->
    [one] uma vida
   *[other] { $lives } vidas
}, { $points } pontos, { $codes }
tour-line-lost = Five-a-Side, { $tour } (bots { $version }): fora na parada { $stop }, { $points } pontos, { $codes }

## The way in, and a run under way.
title-tour = TURNÊ
title-continue-tour = CONTINUAR TURNÊ
tour-title = A TURNÊ
tour-occasion = Turnê: parada { $stop } de { $of }
result-tour-goes-on = A TURNÊ CONTINUA
tour-lives = { $n ->
    [one] Uma vida
   *[other] { $n } vidas
}
tour-points = { $n ->
    [one] { $n } ponto
   *[other] { $n } pontos
}
tour-points-to-medal = { $medal ->
    [bronze] { $n } pontos, bronze a partir de { $mark }
    [silver] { $n } pontos, prata a partir de { $mark }
    [gold] { $n } pontos, ouro a partir de { $mark }
   *[platinum] { $n } pontos, platina a partir de { $mark }
}
tour-seats-taken = { $n } de { $of } lugares ocupados
tour-bus-empty = Ainda não há ninguém no ônibus.
tour-other-road = O caminho após uma derrota
tour-legend-strength = Nível do adversário, até oito
tour-helper-progress = { $name } ({ $progress })
tour-helper-counts = { $name }: { $progress }.

## How a tour works: four pictures with a line each.
tour-how = Como funciona a turnê
tour-lesson-road = Nove paradas, seis jogos. Vença e escolha o caminho.
tour-lesson-lives = Uma derrota custa uma das suas três vidas, e o ônibus pega o outro caminho.
tour-lesson-bus = Depois de cada parada você escolhe um de três ajudantes.
tour-lesson-cup = Vença a final, no jogo em que menos venceu, e a taça é sua. Os pontos rendem uma medalha.
tour-lesson-on = PÉ NA ESTRADA

## The heats, before a tour.
tour-about = Nove paradas, três vidas, meia hora. Cada turnê é um caminho novo com outros ajudantes. Vença uma e abra o nível seguinte.
tour-heat = Nível { $n }
tour-heats = Níveis
tour-begin = COMEÇAR NÍVEL { $n }
tour-alone = Solo
tour-in-turn = Dois em turnos
tour-in-turn-about = { $first } e { $second } jogam parada a parada: mesmo caminho, mesmos ajudantes, outras cartas.
tour-in-turn-names = Para dois, é preciso ter nomes.
tour-road-new = Caminho novo
tour-road-week = Da semana
tour-road-number = Por número
tour-number = Número da turnê
tour-number-range = De 1 a 999.999.999.
tour-record = { $n ->
    [one] Uma turnê jogada. Recorde: { $best } pontos.
   *[other] { $n } turnês jogadas. Recorde: { $best } pontos.
}
tour-others-stay = Outra turnê está em andamento. Ela fica como você deixou.

## The map: what is chosen or played next.
tour-choose-way = Parada { $stop }: por onde?
tour-way = { $game } contra { $bot }
tour-stop = Parada { $stop }
tour-stop-match = Parada { $stop }, partida { $n }
tour-at-home = em casa
tour-away = fora
tour-away-at = fora: { $ground }
tour-hour-night = sob os refletores
tour-hour-dusk = ao entardecer
tour-hour-day = à luz do dia
tour-chance = A sua chance: { $n }%
tour-coach-is-closed = Na turnê o treinador não dá conselhos, a não ser com um analista no ônibus.
tour-coach-answers = { $n ->
    [one] O analista tem uma resposta do treinador. Na mesa, peça com { $key }.
   *[other] O analista tem { $n } respostas do treinador. Na mesa, peça com { $key }.
}
tour-coach-closed = Não há mais respostas nesta partida.
tour-coach-left = { $n ->
    [0] Era a última resposta desta partida.
    [one] Resta uma resposta nesta partida.
   *[other] Restam { $n } respostas nesta partida.
}
# A button, and what stands in its place until the film is there.
tour-film = Ver a última partida do adversário
tour-film-soon = O vídeo da última partida do adversário está a caminho.
tour-film-fault = Não foi possível mostrar a última partida do adversário: { $fault }
tour-captain-asks = Sua capitã ganhou o sorteio. Em casa ou fora?
tour-play-home = Em casa
tour-play-away = Fora
tour-gaffer-asks = O professor pode escolher as opções.
tour-as-drawn = Como sorteado: { $options }
tour-usual-options = As opções de sempre
tour-substitute-asks = Partida perdida. O reserva joga de novo?
tour-replay = Jogar de novo
tour-accept = Aceitar a derrota
tour-give-up = Desistir da turnê
tour-give-up-surely = Sim, desistir
tour-stay = Continuar jogando

## The bus, after a stop.
tour-stop-won = Parada { $stop } vencida: { $points } pontos.
tour-stop-lost = { $n ->
    [0] Parada { $stop } perdida, e com ela a turnê.
    [one] Parada { $stop } perdida. Resta uma vida.
   *[other] Parada { $stop } perdida. Restam { $n } vidas.
}
tour-who-boards = Quem sobe no ônibus?
tour-life-back = { $n ->
    [one] Uma vida voltou.
   *[other] Uma vida voltou: { $n } vidas.
}
tour-who-leaves = A bordo: { $name }. Quem desce?
tour-nobody-leaves = Escolher outro
tour-go-alone = Seguir sem ninguém

## The end.
tour-won = A TAÇA É SUA
tour-lost = FORA NA PARADA { $stop }
tour-sum = { $tour }: { $n ->
    [one] { $n } ponto
   *[other] { $n } pontos
}
tour-next-medal = { $medal ->
    [bronze] Faltam { $n } para o bronze.
    [silver] Faltam { $n } para a prata.
    [gold] Faltam { $n } para o ouro.
   *[platinum] Faltam { $n } para a platina.
}
tour-heat-opened = O nível { $n } está aberto.
tour-again = OUTRA TURNÊ
tour-copy = Copiar o resultado
tour-points-head = PONTOS
tour-points-wins = Paradas vencidas
tour-points-strength = Adversários fortes
tour-points-margin = Gols de vantagem
tour-points-stakes = Pontos em dobro
tour-points-helpers = Ajudantes
tour-points-cup = A taça e as vidas que restam

## Two people in turn.
tour-out-at = fora na parada { $stop }
tour-got-further = { $name } foi mais longe.
tour-equally-far = Os dois foram igualmente longe.
tour-turn = Vez de { $name }
tour-points-of = PONTOS DE { $name }

## The picture of a run.
tour-card-won-by = { $name } LEVA A TAÇA
tour-card-won = A TAÇA ESTÁ GANHA
tour-card-lost-by = { $name } CAI NA PARADA { $stop }
tour-card-number = O mesmo caminho, os mesmos ajudantes, as mesmas cartas: jogue a turnê { $number }.
