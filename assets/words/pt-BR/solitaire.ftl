### Brazilian Portuguese: solitaire

sol-title = Soccer Solitaire
sol-tagline = Dois naipes, dois times, um técnico: você.
sol-aim = Jogue suas cartas enquanto for mais forte: ganhe a bola, fique com ela, chute.
sol-chance = As cartas que vieram
sol-bot-1-line = Usa qualquer carta.
sol-bot-2-line = Chuta quando pode; no resto, usa o que estiver à mão.
sol-bot-3-line = Gosta de chutar e enxerga só o que está na frente.
sol-bot-4-line = Pega o que parece bom agora, mas escorrega muito.
sol-bot-5-line = Pega a carta que parece melhor agora e não pensa além.
sol-bot-6-line = Pensa um lance à frente, com um pequeno deslize de vez em quando.
sol-bot-7-line = Joga de cabeça os próximos lances, de muitas formas diferentes.
sol-bot-8-line = Joga cada carta por meia dúzia de lances, muitas vezes, antes de escolher.
sol-zone-team-pile = MONTE DO TIME
sol-zone-active = ATIVA
sol-zone-used = USADAS
sol-zone-goals-against = GOLS SOFRIDOS
sol-zone-play-space = JOGADA
sol-zone-play-pile = MONTE
sol-zone-discard-pile = DESCARTE
sol-field-duel = Técnicos
sol-field-duel-false = Um técnico
sol-field-duel-true = Duelo
sol-field-home-suit = Naipe da casa
sol-field-home-suit-h = Copas
sol-field-home-suit-d = Ouros
sol-field-home-suit-c = Paus
sol-field-home-suit-s = Espadas
sol-field-away-suit = Naipe visitante
sol-field-away-suit-s = Espadas
sol-field-away-suit-c = Paus
sol-field-away-suit-d = Ouros
sol-field-away-suit-h = Copas
# Why no match can begin with these suits, as half a sentence after a colon.
sol-options-one-colour = { $colour ->
    [black] os dois naipes são pretos; escolha copas ou ouros para um deles
   *[red] os dois naipes são vermelhos; escolha paus ou espadas para um deles
}
sol-field-kick-off-after-goal = Bola após um gol
sol-field-kick-off-after-goal-scoring = De quem marcou
sol-field-kick-off-after-goal-conceding = De quem sofreu
sol-field-first-pick = Quem escolhe antes
sol-field-first-pick-alternate = Alternado
sol-field-first-pick-withoutball = Time sem a bola
sol-field-short = Duração
sol-field-short-false = Partida inteira
sol-field-short-true = Curta (doze lances)
sol-rules-1-head = A ideia
sol-rules-1 = Cada time tem uma carta ativa no campo, e três cartas de jogada ficam abaixo. A cada lance você usa duas delas, e cada uma age pelo time da sua cor, queira você ou não. A arte está na ordem: qual carta primeiro, qual depois e qual deixar de fora.
sol-rules-2-head = Um lance
sol-rules-2 = Três cartas de jogada ficam abertas. Use uma, depois outra; cada uma vai para o time da sua cor e fica acima da carta ativa até o lance acabar. Então as duas são guardadas, e vêm duas novas; a terceira espera o próximo lance. No primeiro lance de um tempo ninguém tem a bola: o time da primeira carta usada fica com ela na hora.
sol-rules-3-head = As cartas
sol-rules-3 = O mandante é um naipe, o visitante um naipe da outra cor: copas e ouros são vermelhos, paus e espadas pretos. De cada naipe, duas cartas ficam de fora, sem ninguém ver; as outras onze são o monte do time, e a de cima é virada: a carta ativa. Os outros dois naipes, um de cada cor, são o monte de jogadas, com 26. Uma carta vale seu número, o valete 11, a dama 12, o rei 13, o ás 14.
sol-rules-4-head = Força
sol-rules-4 = A força de um time é sua carta ativa mais cada carta de jogada que usou neste lance, mesmo as que falharam; o número ao lado do time mostra quanto é. Para dar certo, o time que age tem de ser o mais forte; se houver empate, vence o time com a bola.
sol-rules-5-head = Com a bola
sol-rules-5 = Uma carta de jogada de 2 a 10 é um passe. Se der certo, a carta ativa vai para baixo do seu monte, e a próxima é virada; se não, a bola é perdida. Um valete, dama, rei ou ás é um chute. Se der certo, é gol: a carta ativa do outro time sai da partida e vai para a pilha atrás do gol dele, e a próxima é virada. Se não, a bola é perdida. Quem marca fica com a bola.
sol-rules-6-head = Sem a bola
sol-rules-6 = Uma carta de jogada de 2 a 10 é um desarme. Se der certo, a bola é ganha; se não, nada acontece. Um valete, dama, rei ou ás é um contra-ataque. Se der certo, a bola é ganha, e a carta ativa é trocada como depois de um passe; se não, a própria carta ativa leva o amarelo e fica deitada dali em diante, também no monte. Um segundo cartão amarelo a expulsa: isso conta como gol sofrido, e a próxima é virada.
sol-rules-7-head = Os tempos
sol-rules-7 = Um tempo tem doze lances: depois restam cartas de jogada de menos. Para o segundo tempo, as 26 são embaralhadas de novo, e a bola fica livre; cartas ativas, montes e cartões amarelos ficam como estão. Vence o time com menos cartas atrás do gol. Um time que perdeu as onze está derrotado na hora. Uma partida curta tem dois tempos de seis lances: as cartas de jogada são embaralhadas uma vez e divididas em duas. Com empate, vai direto aos pênaltis.
sol-rules-8-head = Prorrogação e pênaltis
sol-rules-8 = Se o placar estiver empatado, as cartas de jogada são embaralhadas, divididas em duas partes e jogadas como dois tempos de seis lances; os dois são sempre jogados. Se o empate continuar, cada time embaralha suas onze cartas (os amarelos já não contam) e, cobrança a cobrança, os dois viram uma: a carta mais alta marca, cartas iguais não marcam para ninguém. Melhor de cinco, acabando assim que estiver decidido; depois morte súbita.
sol-rules-9-head = Um técnico e medalhas
sol-rules-9 = No modo de um jogador, você é o técnico do mandante e escolhe pelas duas cores: o visitante não tem técnico, só as cartas que você não pode evitar. Um bom técnico quase sempre vence, então as vitórias são graduadas pela diferença: bronze a partir de três gols, prata a partir de cinco, ouro a partir de sete, platina a partir de nove. Uma vitória depois da prorrogação não dá medalha.
sol-rules-10-head = Duelo
sol-rules-10 = Aqui cada time tem um técnico. A cada lance, um deles usa qualquer uma das três cartas, depois o outro usa uma das duas que restam. Qualquer um pode usar uma carta da cor do adversário, para gastá-la em má hora. A primeira escolha se alterna a cada lance: o vermelho abre o primeiro tempo, o preto o segundo. Como opção, escolhe primeiro o time sem a bola.
sol-rules-11-head = O que se sabe
sol-rules-11 = Tudo o que já foi virado continua conhecido até o fim. Uma carta que foi para baixo do monte volta depois que as de cima tiverem passado, na ordem em que foram; deixe o ponteiro sobre um monte para ver o que se sabe dele. Ninguém sabe quais duas cartas de um time ficam de fora, nem a ordem das que nunca foram viradas.
sol-rules-12-head = Opções
sol-rules-12 = Os naipes são de sua escolha. Como regra nossa, o time que sofre gol em um chute pode ficar com a bola em seguida; um segundo cartão amarelo nunca muda o dono dela.
sol-rules-13-head = Créditos
sol-rules-13 = Soccer Solitaire foi publicado sem o nome do autor. As medalhas e o Duelo são deste projeto, e também as decisões onde a edição impressa se cala.

## In all messages below, $side is a club, in the log its three letters, and $them the other. $card is a playing card, such
## as `7 of hearts` or `7♥`, and $rank its rank for languages in which the article depends on it: `ace`, `2` to `10`, `jack`,
## `queen`, `king`; none if there is no such card. $own and $other are strengths: of the team that acts, and of the other.

## The table

# The line under the title: who plays, and the suits of both teams. $kind is duel or one-manager.
sol-subtitle = { $kind ->
    [duel] Duelo
   *[one-manager] Um técnico
}, { $home } x { $away }
sol-subtitle-short = partida curta
sol-subtitle-conceding = saída de quem sofreu o gol
sol-subtitle-without-ball = escolhe primeiro quem está sem a bola
# Two strengths: under a stamp, and as a text in the commentary.
sol-versus = { $one } x { $other }
# Beside the pile behind a goal.
sol-goals-let-in = { $n ->
    [one] { $n } gol sofrido
   *[other] { $n } sofridos
}
# Beside the cards that sit out.
sol-not-playing = { $n } de fora
sol-next-medal = { $n ->
    [one] mais { $n } gol
   *[other] mais { $n } gols
} para { $medal ->
    [bronze] o bronze
    [silver] a prata
    [gold] o ouro
   *[platinum] a platina
}
# The panel in the corner, in a duel with who picks now.
sol-note-kicks = A carta mais alta marca
sol-note-two-of-three = Use duas das três
sol-note-one-more = Falta usar uma
sol-note-pick-first = { $side } escolhe primeiro
sol-note-pick-second = { $side } escolhe depois
sol-note-both-used = As duas já foram usadas

## Over the table, in capitals: what a used card comes to
sol-verdict-ball-taken = { $side } FICA COM A BOLA
sol-verdict-shot = { $side } CHUTA
sol-verdict-pass = { $side } PASSA: E SEGUE
sol-verdict-pass-lost = { $side } PASSA: BOLA PERDIDA
sol-verdict-tackle = { $side } DESARMA: BOLA GANHA
sol-verdict-tackle-missed = { $side } DESARMA: NADA FEITO
sol-verdict-counter = { $side } CONTRA-ATACA: BOLA GANHA
sol-verdict-counter-late = { $side } CONTRA-ATACA: CHEGOU TARDE

## Why a card came off or did not, in a sentence of 72 letters at most
sol-reveal-equal-with-the-ball = Com força igual, vence o time com a bola.
sol-reveal-stronger-keeps = O time mais forte fica com a bola.
sol-reveal-weaker-loses = O time mais fraco perde a bola.
sol-reveal-shot-stronger = O chute é mais forte que a defesa.
sol-reveal-shot-weaker = O chute é mais fraco que a defesa.
sol-reveal-stronger-wins = O time mais forte ganha a bola.
sol-reveal-equal-without-the-ball = Força igual não ganha a bola.
sol-reveal-weaker-cannot-win = O time mais fraco não pode ganhar a bola.
sol-reveal-counter-fails = Contra-ataque que falha custa um cartão amarelo.
sol-reveal-booked = O segundo amarelo expulsa a carta, e isso é um gol sofrido.

## Lines below the headlines of banners
sol-banner-extra-time = Dois tempos de seis lances
sol-banner-second-yellow = segundo amarelo para { $rank ->
    [queen] a { $card }
   *[other] o { $card }
}
# $result is such as `Harbour Town 5-1 Kestrel Vale`.
sol-banner-medal = { $result }, medalha de { $medal ->
    [bronze] bronze
    [silver] prata
    [gold] ouro
   *[platinum] platina
}

## The match log: lines of 48 letters at most. $way is 0, 1 or 2 and only varies the words.
sol-log-kick-off = Começa o jogo: a 1ª carta usada fica com a bola
sol-log-second-half = Segundo tempo: a bola está livre de novo
sol-log-last-turns = Últimos seis lances: bola livre de novo
sol-log-ball-taken = { $side } fica com a bola
sol-log-kicks-off = { $side } dá a saída
sol-log-shot = { $side } chuta, { $own } x { $other }
sol-log-saved = Defesa: a bola é { DO($side) }
sol-log-pass-equal = { $side } passa, { $own } x { $other }: igual, e basta
sol-log-tackle-equal = { $side } tenta desarmar { $them }, { $own } x { $other }: igual não basta
sol-log-counter-equal = { $side } contra-ataca, { $own } x { $other }: igual, não basta
# Only just strong enough, or only just too weak.
sol-log-pass-just = { $side } passa, { $own } x { $other }: { $way ->
    [0] deu certinho
    [1] por um fio
   *[2] passou raspando
}
sol-log-pass-nearly = { $side } passa, { $own } x { $other }: { $way ->
    [0] foi por pouco
    [1] faltou um fio
   *[2] não deu por um triz
}
sol-log-tackle-just = { $side } desarma { $them }, { $own } x { $other }: { $way ->
    [0] deu certinho
    [1] por um fio
   *[2] na conta
}
sol-log-tackle-nearly = { $side } tenta desarmar { $them }, { $own } x { $other }: { $way ->
    [0] foi por pouco
    [1] faltou um fio
   *[2] quase deu
}
sol-log-counter-just = { $side } contra-ataca, { $own } x { $other }: { $way ->
    [0] deu certinho
    [1] por um fio
   *[2] na conta
}
sol-log-counter-nearly = { $side } contra-ataca, { $own } x { $other }: { $way ->
    [0] foi por pouco
    [1] faltou um fio
   *[2] quase deu
}
# Strong enough, or too weak, by more.
sol-log-pass = { $side } passa, { $own } x { $other }: { $way ->
    [0] achou o homem
    [1] perna descansada
   *[2] e a bola roda
}
sol-log-pass-fails = { $side } passa, { $own } x { $other }: { $way ->
    [0] cortaram
    [1] leram tudo
   *[2] no pé deles
}
sol-log-tackle = { $side } desarma { $them }, { $own } x { $other }: { $way ->
    [0] na bola
    [1] ficou com ela
   *[2] saiu jogando
}
sol-log-tackle-fails = { $side } tenta desarmar { $them }, { $own } x { $other }: { $way ->
    [0] nem fez cócega
    [1] passou longe
   *[2] ficou no chão
}
sol-log-counter = { $side } contra-ataca, { $own } x { $other }: { $way ->
    [0] lá vai
    [1] pegou na saída
   *[2] disparou
}
sol-log-counter-fails = { $side } contra-ataca, { $own } x { $other }: { $way ->
    [0] atrasado
    [1] no desespero
   *[2] fora de hora
}
sol-log-yellow-card = Cartão amarelo para { $rank ->
    [queen] a { $card }
   *[other] o { $card }
}
sol-log-sent-off = Expulsão: segundo amarelo para { $rank ->
    [queen] a { $card }
   *[other] o { $card }
}
sol-log-counts-as-a-goal = Conta como gol: { $score }
sol-log-extra-half-time = Intervalo da prorrogação, { $score }
# A kick of the shootout: the cards of both teams, and the score of the kicks.
sol-log-kick = Cobrança { $n }, { $home } x { $away }: { $side } marca, { $score }
sol-log-kick-level = Cobrança { $n }, { $home } x { $away }: ninguém marca
# $n is the lead.
sol-log-medal = Medalha de { $medal ->
    [bronze] bronze
    [silver] prata
    [gold] ouro
   *[platinum] platina
}: vitória por { $n }
sol-log-no-cards-left = { $side } não tem mais cartas

## Questions in the prompt. $side is the other side.
sol-prompt-over = Fim de jogo
sol-prompt-they-pick-first = { CAP(O($side)) } escolhe primeiro
sol-prompt-they-pick-second = { CAP(O($side)) } escolhe depois
sol-prompt-they-choose = { CAP(O($side)) } está escolhendo
sol-prompt-who-takes-the-ball = Quem fica com a bola?
sol-prompt-two-of-three = Use duas das três
sol-prompt-one-more = Agora mais uma
sol-prompt-one-of-three = Escolha uma das três
sol-prompt-one-of-two = Escolha uma das duas

## Offers: a label, help in one sentence or two, a preview of a headline in capitals and a detail. $equal is yes if both
## strengths are equal.

# $deed is pass, shot, tackle or counter; $works is yes or no.
sol-offer = { $side } { $deed ->
    [pass] passe
    [shot] chute
    [tackle] desarme
   *[counter] contra
} { $own } x { $other } { $works ->
    [yes] ✓
   *[no] ✗
}
# Before one of the others, while nobody has the ball.
sol-help-takes = { CAP(O($side)) } fica com a bola.
# $card is the active card of $side.
sol-help-pass = { $equal ->
    [yes] Com a bola, força igual basta
   *[no] Força suficiente
}: { O($side) } fica com a bola e troca { $rank ->
    [queen] a { $card }
   *[other] o { $card }
}.
# $card is the active card of the other team.
sol-help-shot = { $equal ->
    [yes] Com a bola, força igual basta
   *[no] Força suficiente
}: gol { DO($side) }, e { $rank ->
    [queen] a { $card }
   *[other] o { $card }
} sai da partida.
sol-help-lost = Força insuficiente: a bola vai para { O($them) }.
sol-help-tackle = Força suficiente: { O($side) } ganha a bola.
sol-help-tackle-fails = { $equal ->
    [yes] Sem a bola, força igual não basta
   *[no] Força insuficiente
}: nada acontece, mas a carta conta para { O($side) } até o fim do lance.
sol-help-counter = Força suficiente: { O($side) } ganha a bola e vira uma nova carta.
sol-help-second-yellow = { $equal ->
    [yes] Sem a bola, força igual não basta
   *[no] Força insuficiente
}: segundo amarelo e expulsão para { $rank ->
    [queen] a { $card }
   *[other] o { $card }
}, gol { DO($them) }.
sol-help-yellow = { $equal ->
    [yes] Sem a bola, força igual não basta
   *[no] Força insuficiente
}: cartão amarelo para { $rank ->
    [queen] a { $card }
   *[other] o { $card }
}.
sol-preview-pass = PASSE
sol-preview-goal = GOL
sol-preview-lost = BOLA PERDIDA
sol-preview-won = BOLA GANHA
sol-preview-tackle-fails = DESARME FALHA
sol-preview-strengths = { $side } { $own } x { $other } { $them }

## Why a card cannot be used now, or what it is there for: a sentence without its full stop. $n is a number of cards.
sol-why-later = Estas cartas são para o segundo tempo da prorrogação
sol-why-later-short = Estas cartas são para o segundo tempo
sol-why-discarded = Usada: volta quando as cartas de jogada forem embaralhadas
sol-why-discarded-short = Usada: não volta em uma partida curta
# $home_shots and $away_shots are how many of the cards shoot or counter for each team.
sol-why-to-come = { $n ->
    [one] { $n } carta por vir
   *[other] { $n } cartas por vir
}; para chutar ou contra-atacar: { $home } { $home_shots }, { $away } { $away_shots }
sol-why-no-manager = Só { O($side) } tem técnico
sol-why-they-pick-first = Neste lance { O($side) } escolhe primeiro
sol-why-you-have-picked = Você já escolheu; agora escolhe { O($side) }
sol-why-used = Conta para { O($side) } até o fim do lance
sol-why-kick = A cada cobrança os dois times viram uma carta, e a mais alta marca
# $n is the value of the card.
sol-why-active = Carta ativa { DO($side) }: vale { $n }
sol-why-booked = Tem amarelo: um segundo expulsa a carta, e isso é um gol sofrido
sol-why-next = Próxima { DO($side) }: { $rank ->
    [queen] a { $card }
   *[other] o { $card }
}
sol-why-unseen-next = { $n ->
    [one] Uma carta do monte ninguém viu; ela é a próxima
   *[other] { $n } cartas do monte ninguém viu; a próxima é uma delas
}
sol-why-comes-back = Depois de { $n ->
    [one] uma carta que ninguém viu
   *[other] { $n } cartas que ninguém viu
}, a primeira a voltar é { $rank ->
    [queen] a { $card }
   *[other] o { $card }
}
sol-why-unseen = { $n ->
    [one] Uma carta que ninguém viu
   *[other] { $n } cartas que ninguém viu
}
sol-why-goal-against = Um gol sofrido: esta carta está fora da partida
sol-why-sits-out = Duas cartas de cada time ficam de fora, e ninguém sabe quais
sol-why-kicked = Um pênalti já cobrado

## The coach's reasons for a card. $what is one of those below; $harms is yes if the card helps the other side.
sol-because = { $harms ->
    [yes] O menos ruim: { $what }
   *[no] { CAP($what) }
}.
# $card is the card that stays for the next turn: a good one for $side, or one that would help the other side.
sol-because-keeps = { $harms ->
    [yes] O menos ruim: { $what }
   *[no] { CAP($what) }
}; e { $rank ->
    [queen] sua { $card } fica guardada
   *[other] seu { $card } fica guardado
} para o próximo lance.
sol-because-waits = { $harms ->
    [yes] O menos ruim: { $what }
   *[no] { CAP($what) }
}; e { $rank ->
    [queen] a { $card }
   *[other] o { $card }
} deles tem de esperar.

# What the card does. $takes is yes if it first takes the ball, which nobody has. $own is the strength of the team that acts.
sol-because-your-shot = { $takes ->
    [yes] você fica com a bola, e seu chute entra
   *[no] seu chute entra
}, { $own } contra { $other }
sol-because-your-pass = { $takes ->
    [yes] você fica com a bola, e seu passe dá certo e traz uma carta nova
   *[no] seu passe dá certo e traz uma carta nova
}, { $own } contra { $other }
sol-because-your-shot-saved = { $takes ->
    [yes] você fica com a bola, mas seu chute é defendido, e a bola é deles
   *[no] seu chute é defendido, e a bola é deles
}, { $own } contra { $other }
sol-because-your-pass-cut = { $takes ->
    [yes] você fica com a bola, mas seu passe é cortado, e a bola é deles
   *[no] seu passe é cortado, e a bola é deles
}, { $own } contra { $other }
sol-because-your-tackle = seu desarme ganha a bola, { $own } contra { $other }
sol-because-your-tackle-fails = seu desarme falha, mas a carta ainda conta neste lance, { $own } contra { $other }
sol-because-your-counter = seu contra-ataque ganha a bola e traz uma carta nova, { $own } contra { $other }
sol-because-your-second-yellow = seu contra-ataque falha, e um segundo amarelo é gol deles, { $own } contra { $other }
sol-because-your-yellow = seu contra-ataque falha e custa a você um cartão amarelo, { $own } contra { $other }
sol-because-their-shot = { $takes ->
    [yes] eles ficam com a bola, e o chute deles entra
   *[no] o chute deles entra
}, { $own } contra { $other }
sol-because-their-pass = { $takes ->
    [yes] eles ficam com a bola, e o passe deles só traz uma carta nova
   *[no] o passe deles só traz uma carta nova
}, { $own } contra { $other }
sol-because-their-shot-fails = { $takes ->
    [yes] eles ficam com a bola, mas o chute deles falha, e a bola é sua
   *[no] o chute deles falha, e a bola é sua
}, { $own } contra { $other }
sol-because-their-pass-fails = { $takes ->
    [yes] eles ficam com a bola, mas o passe deles falha, e a bola é sua
   *[no] o passe deles falha, e a bola é sua
}, { $own } contra { $other }
sol-because-their-tackle = o desarme deles ganha a bola, { $own } contra { $other }
sol-because-their-tackle-fails = o desarme deles falha, { $own } contra { $other }
sol-because-their-counter = o contra-ataque deles ganha a bola, { $own } contra { $other }
sol-because-their-second-yellow = o contra-ataque deles falha, e o segundo amarelo é gol seu, { $own } contra { $other }
sol-because-their-yellow = o contra-ataque deles falha e custa a eles um cartão amarelo, { $own } contra { $other }

## The lesson for beginners: one sentence on the ball, one on the cards, one on the click.
# $ours and $theirs are suits: clubs, diamonds, hearts or spades.
sol-lesson-nobody-has-the-ball = Ninguém tem a bola: { $ours ->
    [clubs] paus ganham
    [diamonds] ouros ganham
    [hearts] copas ganham
   *[spades] espadas ganham
} a bola para você, { $theirs ->
    [clubs] paus
    [diamonds] ouros
    [hearts] copas
   *[spades] espadas
} para eles.
sol-lesson-you-have-the-ball = Você tem a bola: sua força é { $own }, a deles é { $other }.
sol-lesson-they-have-the-ball = Eles têm a bola: a força deles é { $other }, a sua é { $own }.
# $best, $worst and $what are each one of those below.
sol-lesson-none-helps = Nenhuma ajuda você agora; a menos ruim: { $what }.
sol-lesson-best-and-worst = Se usar agora, { $best }, mas { $worst }.
sol-lesson-best = Se usar agora, { $best }.
# What a card does now. $who is you or them: the one for whom it acts.
sol-lesson-scores = { $rank ->
    [queen] a { $card }
   *[other] o { $card }
} marca para { $who ->
    [you] você
   *[them] eles
}, { $own } x { $other }
sol-lesson-is-a-pass = { $rank ->
    [queen] a { $card }
   *[other] o { $card }
} é um passe { $who ->
    [you] seu
   *[them] deles
}, { $own } x { $other }
sol-lesson-loses-the-ball = { $rank ->
    [queen] a { $card }
   *[other] o { $card }
} faz { $who ->
    [you] você perder
   *[them] com que eles percam
} a bola, { $own } x { $other }
sol-lesson-wins-the-ball = { $rank ->
    [queen] a { $card }
   *[other] o { $card }
} ganha a bola para { $who ->
    [you] você
   *[them] eles
}, { $own } x { $other }
sol-lesson-strengthens = { $rank ->
    [queen] a { $card }
   *[other] o { $card }
} só aumenta { $who ->
    [you] sua força
   *[them] a força deles
}, { $own } x { $other }
sol-lesson-second-yellow = { $rank ->
    [queen] a { $card }
   *[other] o { $card }
} custa um segundo amarelo, ou seja, um gol, a { $who ->
    [you] você
   *[them] eles
}, { $own } x { $other }
sol-lesson-yellow = { $rank ->
    [queen] a { $card }
   *[other] o { $card }
} custa um cartão amarelo a { $who ->
    [you] você
   *[them] eles
}, { $own } x { $other }
sol-lesson-two-of-three = Clique em uma, depois em outra das duas que sobram; a terceira espera o próximo lance.
sol-lesson-first-of-three = Clique em uma; eles usam uma das outras duas, e a terceira espera.
sol-lesson-one-more = Clique em mais uma; a outra espera o próximo lance.
sol-lesson-one-of-two = Clique em uma; a outra espera o próximo lance.

## A bot's reason for its choice, in one sentence. It speaks of itself as `it`.
sol-bot-quick-look = Pareceu a melhor depois de uma olhada rápida à frente.
sol-bot-felt-right = Foi na intuição, embora outra parecesse um pouco melhor.
sol-bot-best-of-open = A melhor das cartas abertas, jogada { $n ->
    [1] até o fim deste lance
   *[other] { $n } lances adiante
}.
sol-bot-best-now = Parece a melhor neste momento.

## The chart of the rules page
sol-chart-title = O que faz uma carta de jogada
sol-chart-down = A carta usada
sol-chart-across = O time dela
sol-chart-strong-enough = tem força
sol-chart-too-weak = não tem força
sol-chart-pass = Passe: 2 a 10, com a bola
sol-chart-shot = Chute: J Q K A, com a bola
sol-chart-tackle = Desarme: 2 a 10, sem a bola
sol-chart-counter = Contra-ataque: J Q K A, sem a bola
sol-chart-keeps-and-fresh = fica com a bola, vem uma carta nova
sol-chart-goal = gol
sol-chart-loses = perde a bola
sol-chart-wins = ganha a bola
sol-chart-wins-and-fresh = ganha a bola, vem uma carta nova
sol-chart-nothing = nada, mas a carta ainda conta
sol-chart-yellow = um cartão amarelo; o segundo é um gol sofrido
sol-chart-note = Um time soma a carta ativa e toda carta que usou neste lance. Tem de ser o mais forte; com a bola, força igual basta.

## What the commentary names
# A card, where it is $what in the commentary.
sol-the-card = { $rank ->
    [queen] a { $card }
   *[other] o { $card }
}
# A medal, where it is $what in the commentary.
sol-medal = { $medal ->
    [bronze] bronze
    [silver] prata
    [gold] ouro
   *[platinum] platina
}

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.

# The first team to act in a half has the ball.
say-sol-ball-taken =
    .l1 = { CAP(O($us)) } chega primeiro na bola, e não pretende devolver.
    .l2 = A bola não era de ninguém. Agora é { DO($us) }.
    .l3 = { CAP(O($us)) } se serve da bola.
    .l4 = Primeiro toque { DO($us) }. Achado não é roubado.

# A pass that comes off; `{what}` are the strengths, such as `12 v 8`.
say-sol-passed =
    .l1 = { CAP(O($us)) } passa, { $what }, e entra perna descansada.
    .l2 = A conta fecha { PRO($us) }: { $what }. Segue o jogo.
    .l3 = { CAP($what) }. { CAP(O($us)) } fica com a bola e troca de jogador.
    .l4 = Toque limpo { DO($us) }. O próximo assume.
    .l5 = { CAP(O($us)) } roda a bola, { $what }.

# A pass that is lost; the side is the one that has the ball now.
say-sol-pass-cut =
    .l1 = { CAP(O($them)) } passa, { $what }. Não ia dar. É { DO($us) }.
    .l2 = Cortou! A soma { DO($us) } era maior.
    .l3 = { CAP(O($us)) } agradece o passe.
    .l4 = Passe fraquinho, e { O($us) } recolhe.
    .l5 = { CAP($what) }, e a bola vai direto { PRO($us) }.

# A tackle that wins the ball.
say-sol-tackled =
    .l1 = { CAP(O($us)) } rouba, { $what }. A conta fecha.
    .l2 = Chegou junto, { $what }, e { O($us) } sai com ela.
    .l3 = A união faz a força: bola { DO($us) }, { $what }.
    .l4 = Desarme de manual { DO($us) }. { CAP(O($them)) } procura a bola.
    .l5 = { CAP(O($us)) } estava guardando pra essa. { $what }.

# A tackle that does not.
say-sol-tackle-missed =
    .l1 = { CAP(O($us)) } chega no desarme, { $what }. { CAP(O($them)) } mal percebe.
    .l2 = Não deu, { $what }. Mas ainda conta pra próxima.
    .l3 = { CAP(O($us)) } desarma o vento. { CAP(O($them)) } segue.
    .l4 = Um empurrãozinho { DO($us) }. Com { $what } não dá.

# A counter that wins the ball.
say-sol-countered =
    .l1 = Contra-ataque! { CAP(O($us)) } ganha a bola e sai voando.
    .l2 = { CAP(O($us)) } arrisca, { $what }, e dispara.
    .l3 = Ousado, e deu certo. Lá vai { O($us) }!
    .l4 = { CAP(O($us)) } dá o bote! { $what }, e a torcida de pé.

# A shot that is held; the side is the keeper's.
say-sol-held =
    .l1 = { $gloves } encaixa. Com { $what } não dava.
    .l2 = Em cima de { $gloves }, que quase se ofende.
    .l3 = Nada de gol! { CAP(O($us)) } tem a bola, { O($them) } tem saudade dela.
    .l4 = { $gloves } agarra no ar. { $what }, e só.
    .l5 = { CAP(O($them)) } chuta, { $what }, e { $gloves } diz não.

# A first yellow card for that side.
say-sol-yellow-card =
    .l1 = Amarelo! { CAP(O($us)) } chegou atrasado com { $what } e pagou.
    .l2 = Tá na súmula. Mais uma dessas e { O($us) } fica com um a menos.
    .l3 = Cartão amarelo { PRO($us) }. Essa carta fica deitada daqui pra frente.
    .l4 = O juiz leva a mão ao bolso. Amarelo, { $us }.

# A second yellow card: it counts as a goal, and the side is the one it counts for.
say-sol-sent-off =
    .l1 = Expulso! Segundo amarelo, e conta como gol { DO($us) }. { $score }.
    .l2 = Dois amarelos dão um vermelho, e um vermelho dá { $score }.
    .l3 = Pra rua! { CAP(O($them)) } perde um jogador, { O($us) } ganha um gol. Conta cruel.
    .l4 = { CAP(O($them)) } não pode reclamar, mas reclama. Expulso, e { $score }.
    .l5 = Um gol { DO($us) } que ninguém chutou. Segundo amarelo, { $score }.

# Nobody scores a kick.
say-sol-kick-level =
    .l1 = Igual contra igual. Essa ninguém faz.
    .l2 = Cartas iguais, nada de gol, mais nervos.
    .l3 = Ninguém cede um palmo. Continua { $score }.
    .l4 = Deu em nada. Sacode a poeira e bate de novo.

# Full time, because the other side has no cards left.
say-sol-nobody-left =
    .l1 = { CAP(O($them)) } não tem mais quem jogue. Isso decide qualquer coisa.
    .l2 = Sai de campo o último { DO($them) }. { CAP(O($us)) } vence por falta de adversário.
    .l3 = Acabou o adversário { DO($us) }. Fim de jogo.
    .l4 = Meio campo vazio, e vitória { DO($us) }.

# A medal for the manager.
say-sol-medal =
    .l1 = Medalha de { $what } pro técnico. Tem lugar na estante?
    .l2 = Medalha de { $what }. Dê um brilho e volte pra buscar uma melhor.
    .l3 = { CAP($what) }! Bem treinado, carta por carta.
    .l4 = A diretoria tem uma medalha pra você: { $what }.
