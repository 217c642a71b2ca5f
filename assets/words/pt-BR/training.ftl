## As jogadas ensaiadas: o campo de treino, o treino e o quadro na mesa.

training-title = CAMPO DE TREINO
# Begins a training session, in the main menu.
title-training = TREINO
training-session = TREINO
training-boards = Campo de treino
training-opens = Lendo as jogadas …
training-about = Cada jogada é uma decisão de uma partida. O que você não vê é sorteado de novo a cada tentativa. Um erro ou uma dica antes custa a estrela.
training-learn-about = Jogadas: uma decisão cada, da fácil à difícil.
training-session-begin = Treinar
training-session-about = Dez jogadas de todos os jogos, em uns cinco minutos.
training-stars = { $n } de { $of } estrelas
training-game-standing = { $solved } de { $of } resolvidas, { $stars ->
    [one] { $stars } estrela
   *[other] { $stars } estrelas
}

# Uma jogada do quadro, para leitores de tela.
training-cell-new = Jogada { $n }, dificuldade { $hard } de 5, ainda não tentada
training-cell-failed = Jogada { $n }, dificuldade { $hard } de 5, não resolvida, { $tries ->
    [one] { $tries } tentativa
   *[other] { $tries } tentativas
}
training-cell-solved = Jogada { $n }, dificuldade { $hard } de 5, resolvida, { $tries ->
    [one] { $tries } tentativa
   *[other] { $tries } tentativas
}
training-cell-star = Jogada { $n }, dificuldade { $hard } de 5, resolvida com estrela, { $tries ->
    [one] { $tries } tentativa
   *[other] { $tries } tentativas
}
training-tries = { $tries ->
    [one] { $tries } tentativa
   *[other] { $tries } tentativas
}

## Na mesa.

training-set-piece = Jogada
training-place = { $n } de { $of }
training-find-best = Ache a melhor escolha.
training-avoid-mistake = Uma escolha é um erro. Fique com qualquer outra.
training-keep-out = Evite o gol, com o menor custo.
training-win = Ache a escolha que ganha a partida.
training-judging = O treinador está olhando …
training-right = Certo!
training-wrong = Havia coisa melhor.
training-star-won = A estrela é sua.
training-hint = Dica
training-hint-costs = Dica: custa a estrela
training-show = Mostrar a resposta
training-again = Tentar de novo
training-next = Próxima jogada
training-finish = Ver o resumo
training-leave-about = Uma jogada não é salva, mas suas estrelas são.

## O fim de um treino.

training-solved = { $n } de { $of } resolvidas
training-session-result = { $stars ->
    [one] { $stars } estrela
   *[other] { $stars } estrelas
}, { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
}
training-repeat = { $n ->
    [one] Repetir a que ficou sem estrela
   *[other] Repetir as { $n } sem estrela
}
training-session-more = Outro treino
training-end-star = resolvida de primeira
training-end-solved = resolvida
training-end-open = não resolvida

## Do que trata uma jogada. A dica diz.

theme-hide-forwards = Quais cartas atacam fechadas, e quais ficam na defesa?
theme-flip-order = Qual das duas cartas fechadas ataca primeiro?
theme-spend-block = Quanto custa um bloqueio aqui, e vale a pena?
theme-take-penalty = Um pênalti vale outro goleiro?
theme-lopsided-mix = Uma carta é claramente melhor ou pior que as outras aqui.
theme-shot-or-move = Chutar agora, ou levar a bola mais à frente?
theme-stars = Qual carta uma estrela ajuda mais?
theme-free-kick = Ninguém pode barrar uma cobrança de falta. O que rende mais?
theme-rebound = Mais uma tentativa de gol vale uma carta?
theme-team-ability = É a hora da habilidade do seu time?
theme-last-turn = É o último lance do tempo, e só gols contam.
theme-split-hand = De quais cartas você precisa agora, e de quais depois?
theme-choose-lead = Qual carta vale a pena puxar?
theme-spend-stopper = Qual carta segura esta bola com o menor custo?
theme-keep-cards = De qual carta você vai precisar menos?
theme-power-window = É a hora de uma carta de poder?
theme-block-card = Esta carta vale um Bloqueio?
theme-retake = Uma segunda tentativa vale a carta?
theme-seventh-pass = Qual número ajuda o chute que vem depois deste passe?
theme-swap-card = Qual carta vale menos que a mostrada?
theme-card-order = Qual das cartas é usada primeiro?
theme-second-card = Qual das cartas que sobram ajuda agora?
theme-let-ball-go = Às vezes é melhor soltar a bola.
theme-read-kicker = Onde o batedor chutou até agora?
theme-read-keeper = Para onde o goleiro pulou até agora?
