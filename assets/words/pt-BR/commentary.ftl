### Brazilian Portuguese: commentary

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.

# The match begins.
say-kick-off =
    .l1 = Apita o árbitro! O cafezinho tá quente e o gramado, molhado.
    .l2 = Bola rolando! O primeiro toque saiu tremido, mas saiu.
    .l3 = Começou! Por enquanto, ninguém errou nada.
    .l4 = Tá tudo igual em tudo. Aproveite enquanto dura.
    .l5 = Rola a bola, e a noite ainda não tem dono.
    .l6 = { CAP(O($us)) } contra { O($them) }, e nada de gol. Por enquanto.

# The second half begins.
say-second-half =
    .l1 = Eles estão de volta, com a bronca do vestiário ainda no ouvido.
    .l2 = Segundo tempo. Acabou a conversa, acabou a laranja.
    .l3 = Voltaram os mesmos, mas com outra cara.
    .l4 = Recomeça o jogo. Quem tinha um plano já teve tempo de duvidar dele.
    .l5 = Bola rolando outra vez. O placar ficou onde estava: { $score }.

# The last part of extra time begins.
say-last-stretch =
    .l1 = Reta final. Perna descansada, a esta altura, é lenda.
    .l2 = Trocaram de lado, baixaram os meiões. São os últimos minutos.
    .l3 = Só mais um esforço. Tem gente em campo querendo uma cadeira.
    .l4 = Vem aí o último ato, e ninguém leu o roteiro.

# Half-time without a goal.
say-half-goalless =
    .l1 = Intervalo sem gols. O placar teve uma noite tranquila.
    .l2 = Nada no primeiro tempo. Ideias não faltaram, faltou o final.
    .l3 = Intervalo, e ninguém achou a rede. É aquela coisa branca, grandona.
    .l4 = Zero a zero no intervalo. Os goleiros aceitam o elogio.

# Half-time, level with goals.
say-half-level =
    .l1 = Intervalo, { $score }. Entre os dois não passa nem uma carta.
    .l2 = Tudo igual no intervalo, { $score }, e os dois bancos juram que foram melhores.
    .l3 = { $score } no intervalo. É justo, mas ninguém vai admitir.
    .l4 = Empate no intervalo. No segundo tempo alguém vai ter que perder a educação.

# Half-time with a lead of one or two.
say-half-lead =
    .l1 = { CAP(O($us)) } desce pro vestiário na frente, { $score }, de peito estufado.
    .l2 = Intervalo, { $score }. { CAP(O($them)) } tem muito o que pensar no vestiário.
    .l3 = { CAP(O($us)) } vai vencendo no intervalo. É meio sossego, meio aflição.
    .l4 = { $score } no intervalo: { $us } na frente, { $them } ainda no jogo.

# Half-time with a lead of three or more.
say-half-rout =
    .l1 = Intervalo, { $score }. É bom { O($them) } trancar a porta do vestiário.
    .l2 = { CAP(O($us)) } já sumiu no horizonte, e ainda é o intervalo.
    .l3 = { $score }. A conversa no vestiário { DO($them) } vai ser curta e alta.
    .l4 = Pra buscar { $score }, { O($them) } vai precisar de mapa e marmita.

# Extra time begins at a level score.
say-extra-time =
    .l1 = Prorrogação. Quem contava com o último ônibus já perdeu.
    .l2 = Tudo igual, então segue o jogo. A cãibra já tá aquecendo.
    .l3 = { $score } não bastou. Tem mais futebol, se as pernas deixarem.
    .l4 = Vamos de novo. Alguém ali há de querer ganhar.

# A shootout begins at a level score.
say-penalties =
    .l1 = Vai pros pênaltis. É a caminhada mais solitária do futebol.
    .l2 = Vai ser na marca da cal. Quem tiver coração fraco vire de costas.
    .l3 = Pênaltis. Correram tanto pra decidir com a bola parada.
    .l4 = Tudo na marca do pênalti. E o gol acaba de encolher.

# Sudden death begins: the shootout is level after all regular kicks.
say-sudden-death =
    .l1 = Morte súbita. Um escorregão e acabou a noite.
    .l2 = Ninguém abriu vantagem. Agora cada par de cobranças pode ser o último.
    .l3 = Morte súbita. Até o mascote parou de dançar.
    .l4 = Depois de tudo isso, empate. Agora fica cruel.

# A kick of a shootout goes in.
say-kick-scored =
    .l1 = Tá lá dentro! { CAP(O($us)) } nem piscou.
    .l2 = Guardou! { CAP(O($us)) } bate como quem treina.
    .l3 = Nessa não teve dúvida. { $score }.
    .l4 = Pra rede, e de volta ao meio-campo pra respirar. É { DO($us) }.
    .l5 = Cobrança limpa. Agora a pressão é toda { DO($them) }.
    .l6 = Gol { DO($us) }, e a rede nem teve tempo de reclamar.

# A kick of a shootout does not go in.
say-kick-missed =
    .l1 = Não entrou! { CAP(O($us)) } leva a mão à cabeça, { O($them) } se abraça.
    .l2 = Errou! { CAP(O($us)) } vai sonhar com essa cobrança.
    .l3 = Nada de gol! { CAP(O($them)) } nem acredita na sorte.
    .l4 = Não entrou, e a volta até o meio-campo é longa. { $score }.
    .l5 = Ai, ai, { $us }. Essa vai ser assunto no ônibus.

# A keeper stops a kick of a shootout; the side is the keeper's.
say-kick-saved =
    .l1 = Defendeu! { $gloves } chutou o canto e fez cara de quem sabia.
    .l2 = Pega { $gloves }! { CAP(O($us)) } tem um herói, ao menos por um minuto.
    .l3 = Espalmou! { CAP(O($us)) } explode, { O($them) } olha pra chuteira.
    .l4 = { $gloves } pegou, e tá gostando demais da brincadeira.
    .l5 = Vai que é sua, { $gloves }! E foi.

# A foul brings a penalty.
say-penalty-given =
    .l1 = Pênalti { PRO($us) }! A arquibancada esqueceu como se respira.
    .l2 = O juiz aponta a marca da cal. É a chance { DO($us) }.
    .l3 = Pênalti! { $keeper } abre os braços e pensa grande.
    .l4 = Pênalti { PRO($us) }. É fácil, diz quem nunca bateu um.

# The first goal of the match.
say-opener =
    .l1 = Gol! { $who } abre o placar, e { O($us) } sai na frente!
    .l2 = O primeiro gol da noite é de { $who }.
    .l3 = Saiu o primeiro! { $who } faz, e dá { $us }.
    .l4 = { $who } inaugura o marcador. { $keeper } busca a bola na rede.
    .l5 = Alguém tinha que começar, e foi { $who }, { DO($us) }.
    .l6 = Tá aberto o placar! { $who } sorri de orelha a orelha.

# A goal that levels the score.
say-equaliser =
    .l1 = Tudo igual! { $who } busca o empate { PRO($us) }: { $score }.
    .l2 = { $who } empata, e o barulho mudou de lado.
    .l3 = { $score }! O que { O($them) } tinha na mão, { $who } tomou de volta.
    .l4 = Empate! { $who } escolheu bem a hora.
    .l5 = Deixa tudo igual! { $who } desmancha o trabalho { DO($them) }.

# A late goal that levels the score.
say-late-equaliser =
    .l1 = No apagar das luzes! { $who } empata, e tem gente perdendo o último ônibus.
    .l2 = { $who } salva { O($us) } com o cronômetro zerando. { $score }.
    .l3 = Já estavam comemorando! { $who } faz { $score } no fim.
    .l4 = Quem saiu mais cedo não viu. { $who } mostra por que se fica até o apito.

# A goal for the lead after a score such as 1-1.
say-go-ahead =
    .l1 = { $us } na frente! { $who } faz { $score }.
    .l2 = { $who } põe { O($us) } na frente, e metade do banco invadiu o campo.
    .l3 = { $score }, e { $who } faz a balança pender.
    .l4 = A vantagem é { DO($us) }, com os cumprimentos de { $who }.
    .l5 = Gol de { $who }, e vai dando { $us } na cabeça.

# A late goal for the lead.
say-late-winner =
    .l1 = { $who }, no finzinho! Esse tem cara de gol da vitória.
    .l2 = Tarde, alto e bonito: { $who } põe { O($us) } na frente.
    .l3 = { $who } acha um gol quando o relógio já tinha desistido.
    .l4 = É loucura! { $who } deve ter dado a vitória { AO($us) }.
    .l5 = Vai ter bar com o nome de { $who }. Dá { $us }, { $score }.

# A goal for the lead that is the last kick of the match.
say-last-winner =
    .l1 = { $who } dá a vitória { AO($us) } no último chute!
    .l2 = { $who }, e não sobra tempo para a resposta. Vitória { DO($us) }!
    .l3 = A última palavra é de { $who }. Dá { $us }, { $score }.
    .l4 = { $who } marca, e só falta o apito. A vitória é { DO($us) }.

# A goal for a lead of two or three.
say-cushion =
    .l1 = { $who } dá um respiro { AO($us) }. { $score }.
    .l2 = Mais um! { $who } faz { $score }, e a coisa fica confortável.
    .l3 = { $score }. Com esse gol de { $who }, { O($us) } já pode administrar.
    .l4 = { CAP(O($us)) } dispara. { $who } vai dormir bem hoje.
    .l5 = { $who } amplia, e { NO($them) } um olha pro outro.

# A goal for a lead of four or more.
say-rout =
    .l1 = { $who } também deixa o seu. { $score }, e não dá pra disfarçar.
    .l2 = O placar vai precisar de folga. { $who }, { $score }.
    .l3 = { $who } faz mais um. { CAP(O($them)) } quer ir pra casa, por favor.
    .l4 = Virou treino de finalização. { $who } faz { $score }.
    .l5 = Virou passeio! { CAP(O($us)) } não para de fazer gol, e { $who } nem suou.

# A goal that leaves its side one behind.
say-lifeline =
    .l1 = { $who } põe { O($us) } de volta na briga. { $score }, tem jogo!
    .l2 = Opa, temos jogo outra vez. { $who } desconta.
    .l3 = { $who } diminui, e de repente { O($them) } olha pro relógio.
    .l4 = Gol de { $who }, e agora falta só um { PRO($us) }.

# A goal that leaves its side two or more behind.
say-consolation =
    .l1 = Gol de { $who }, mas { O($us) } não vai sair dançando. { $score }.
    .l2 = É o gol de honra { DO($us) }. Leva a assinatura de { $who }.
    .l3 = { $who } desconta. Ainda é uma montanha, só que menor.
    .l4 = Enfim um aplauso { NO($us) }: { $who }, { $score }.
    .l5 = { $who } deixa menos feio. { $score }, e palmas educadas.

# A goal of the side that loses, as the last kick of the match.
say-too-late =
    .l1 = { $who } marca, mas não sobra tempo para outro.
    .l2 = Gol de { $who }, e o apito logo atrás. Tarde demais.
    .l3 = { $who } marca, e ninguém mais corre para o meio. Acabou.
    .l4 = Um de { $who } para as estatísticas. { $score }, e é só.

# A player's second goal, for a lead of two or more.
say-brace =
    .l1 = O segundo de { $who } na noite. { $score }.
    .l2 = Dois de { $who }, que pelo jeito gostou do lugar.
    .l3 = { $who } faz o segundo. { CAP(O($them)) } podia caprichar na marcação.
    .l4 = Olha { $who } de novo, duas vezes na súmula.

# A player's third goal.
say-hat-trick =
    .l1 = Hat-trick de { $who }! A bola do jogo já tem dono.
    .l2 = Três de { $who }! Arranjem uma sacola pra essa bola.
    .l3 = { $who } uma vez, duas vezes, e agora três!
    .l4 = Três gols! Com três já pode pedir música. A noite é de { $who }.

# A draw without a goal.
say-full-goalless =
    .l1 = Fim de jogo, zero a zero. Os zagueiros se cumprimentam de coração.
    .l2 = Nenhum gol a noite toda. Em algum lugar, um retranqueiro sorri.
    .l3 = Acabou sem gols. Sempre teremos os laterais.
    .l4 = Zero a zero. As redes voltam pra casa como vieram.

# A draw with goals.
say-full-draw =
    .l1 = Fim de jogo, { $score }. Ninguém perdeu, e ninguém gostou.
    .l2 = Fica no { $score }. Aperto de mão e dar de ombros.
    .l3 = Acaba empatado. Os dois vão dizer que mereciam ganhar.
    .l4 = Empate, { $score }. O ônibus vai voltar pensativo.

# A win by one goal.
say-full-narrow =
    .l1 = Acabou! { CAP(O($us)) } ganha apertado, { $score }, e respira.
    .l2 = Apito final e alívio: { O($us) } segura o { $score }.
    .l3 = Um gol de diferença no fim, e ele é { DO($us) }.
    .l4 = Dá { $us }, { $score }. Tão perto que vai doer { NO($them) } a semana toda.
    .l5 = E é isso. { $us } por um gol, e ninguém pergunta como.

# A win by two or three goals.
say-full-clear =
    .l1 = Fim de jogo. Vitória { DO($us) }, { $score }, e sem discussão.
    .l2 = Vitória { DO($us) } com sobra: { $score }.
    .l3 = Bela noite de trabalho { DO($us) }. { $score }.
    .l4 = Dá { $us }, e { O($them) } não tem do que reclamar. Bom, tem um pouco.

# A win by four goals or more.
say-full-rout =
    .l1 = Acaba o castigo. { CAP(O($us)) } ganha, { $score }.
    .l2 = Fim de jogo, e { O($them) } agradece. { $score }.
    .l3 = { CAP(O($us)) } aplica uma goleada, { $score }. E foi pouco.
    .l4 = Só deu um time. { $us }, { $score }, boa noite.

# A win in a shootout.
say-full-kicks =
    .l1 = { CAP(O($us)) } ganha nos pênaltis. O futebol sabe ser cruel nas contas.
    .l2 = Na marca da cal, deu { $us }. { CAP(O($them)) } fica olhando.
    .l3 = Decidido nos pênaltis: { O($us) } teve mais sangue-frio.
    .l4 = { CAP(O($us)) } sobrevive aos pênaltis, { $score }. O resto é festa.
