//! One thing has one name. Words that lost against another do not come back into the texts of a language, whose
//! glossary is `assets/words/<language>/GUIDE.md`.

use std::collections::BTreeSet;

use super::pieces;

/// A word that is no longer said: the language, the word in small letters (a star stands for any ending), what is said
/// instead, and the messages that may say it (a star stands for any ending).
type LostWord = (&'static str, &'static str, &'static str, &'static [&'static str]);

const LOST_WORDS: &[LostWord] = &[
    ("en", "seed", "match number", &[]),
    (
        "en",
        "goalkeeper",
        "keeper",
        &["go-rules-4-head", "go-rules-4", "level-go-surprises", "level-go-surprises-3"],
    ),
    ("en", "no chance", "no threat", &[]),
    ("en", "of a win", "win chance", &[]),
    ("en", "fault", "error", &[]),
    ("en", "forget", "delete", &[]),
    ("en", "not kept", "not saved", &[]),
    (
        "en",
        "play on",
        "continue",
        &[
            "headline-play-on",
            "say-extra-time",
            "say-s52-sudden-rounds",
            "go-lesson-tackle-attacking",
            "go-lesson-tackle-defending",
        ],
    ),
    ("en", "same rank", "same number", &[]),
    ("en", "thrown in", "discarded", &[]),
    ("en", "on kicks", "on penalties", &[]),
    ("en", "lead first", "play first", &[]),
    ("en", "laid again", "retaken", &[]),
    ("en", "lay it again", "retake it", &[]),
    ("en", "open card", "active card", &[]),
    ("en", "the print", "the printed rules", &[]),
    ("en", "its print", "the printed rules", &[]),
    ("en", "readers", "bots with notebooks", &[]),
    ("en", "on the title", "in the main menu", &[]),
    ("en", "on the coach", "on the bus", &[]),
    ("en", "at the death", "last gasp", &[]),
    ("en", "honours even", "all square", &[]),
    ("en", "cancels", "blocks", &[]),
    ("en", "cancelled", "blocked", &[]),
    ("en", "second shirt", "change kit", &[]),
    ("en", "second shirts", "change kit", &[]),
    ("en", "sides retake", "the pass or the shot is retaken", &[]),
    ("en", "extra round", "extra time", &[]),
    ("en", "last fifteen", "extra time 2", &[]),
    ("en", "option", "choice, of a turn", &["*-rules-*", "tour-perk-gaffers-option"]),
    ("en", "penalty kicks", "shootout, penalties", &[]),
    ("en", "give up a second", "discard", &[]),
    ("en", "twin", "same number", &[]),
    ("en", "brings on", "gets a fresh card, which comes up", &[]),
    ("en", "other road", "other way; the road is the whole tour", &[]),
    ("en", "counts 1", "counts as 1", &[]),
    ("en", "counts 100", "counts as 100", &[]),
    ("en", "times out of", "times in 5 kicks, 2 of 5 times", &[]),
    ("de", "startwert", "Partienummer", &[]),
    ("de", "druck", "die gedruckten Regeln, ein Klick", &["say-kick-scored"]),
    ("de", "strafstoß", "Elfmeter", &[]),
    ("de", "keine chance", "keine Gefahr", &["say-go-marked"]),
    ("de", "niederlande", "Holland", &[]),
    ("de", "mannes", "Nummer, Spieler", &[]),
    ("de", "last minute", "in letzter Minute", &[]),
    ("de", "gewinn", "gewinne", &[]),
    ("de", "vergessen:", "löschen", &[]),
    ("de", "zusatzrunde", "Verlängerung", &[]),
    ("de", "letztes spiel", "letzte Partie", &[]),
    ("de", "späher", "Scout", &[]),
    ("de", "letzte viertelstunde", "Verlängerung 2", &[]),
    ("de", "zwilling*", "gleiche Zahl", &[]),
    ("de", "straße*", "Strecke, Weg", &[]),
    ("de", "aufgehoben", "gespeichert, of matches", &["s17-rules-4"]),
    ("fr", "épuis*", "grillé, of a number", &[]),
    ("fr", "hors jeu", "ne sert plus; hors-jeu is offside", &[]),
    ("fr", "gardien noir", "gardien en noir", &[]),
    ("fr", "gardien rouge", "gardien en rouge", &[]),
    ("fr", "manager*", "entraîneur", &[]),
    ("fr", "période*", "mi-temps", &[]),
    ("fr", "pays-bas", "Hollande, which takes the verb of one", &[]),
    ("fr", "t’as", "tu as", &[]),
    ("fr", "% de victoire", "% de chances de victoire", &[]),
    ("fr", "pile ou face", "le toss", &["say-*"]),
    ("fr", "ballon gagné", "récupération", &[]),
    ("fr", "joker, en contre", "Contre-attaque, the card of Soccer-Go", &[]),
    ("fr", "paie un penalty", "défausser", &[]),
    ("fr", "(imprimée)", "(règle imprimée)", &[]),
    ("fr", "zéro à zéro", "0-0", &["say-*", "advert-tea"]),
    (
        "fr",
        "duel",
        "confrontation, match; the Duel of Soccer Solitaire",
        &["sol-*", "say-sol-*", "credits-games-text"],
    ),
    ("fr", "oublier", "supprimer", &["say-extra-time"]),
    ("fr", "abîm*", "endommagé, of a file", &[]),
    ("fr", "erreur du jeu", "le jeu a planté", &[]),
    ("fr", "équipes rejouent", "la passe est rejouée", &[]),
    ("fr", "rechoisi*", "choisir de nouveau", &[]),
    ("fr", "hautes cartes", "cartes hautes", &[]),
    ("fr", "achète", "défausser", &[]),
    ("fr", "à droite à deux", "joueur de droite", &[]),
    ("fr", "trois partout", "3-3", &[]),
    ("es", "vosotros", "cada uno, los dos", &[]),
    ("es", "vuestr*", "su", &[]),
    ("es", "os", "no form of vosotros", &[]),
    ("es", "habéis", "no form of vosotros", &[]),
    ("es", "ordenador*", "dispositivo, as equipo is a team", &[]),
    ("es", "coge*", "tomar, elegir", &[]),
    ("es", "mánager", "entrenador", &[]),
    ("es", "lectores", "bots con cuaderno", &[]),
    ("es", "semilla*", "número de partido", &[]),
    ("es", "alto", "arriba, por encima; ¡alto! is halt", &["club-tours-heat"]),
    ("es", "retenid*", "conservar el balón", &[]),
    ("es", "portero negro", "portero de negro", &[]),
    ("es", "portero rojo", "portero de rojo", &[]),
    ("es", "fuera de juego", "only the offside card", &["level-sc-*", "sc-*", "advert-*"]),
    ("es", "mano repartida", "mano dividida; repartir is to deal", &[]),
    ("es", "se queda el", "se queda con el", &[]),
    ("es", "te quedas el", "te quedas con el", &[]),
    ("es", "% de victoria", "% de posibilidades de ganar", &[]),
    ("es", "% del partido", "% de posibilidades de ganar", &[]),
    ("es", "balón robado", "balón ganado; robar is to draw a card", &[]),
    ("es", "recupera el balón", "gana el balón", &[]),
    ("es", "partidos completos", "partidos enteros", &[]),
    ("es", "paga un penalti", "descartar", &[]),
    ("es", "(impresa)", "(regla impresa)", &[]),
    ("es", "cero a cero", "0-0", &["say-*", "advert-tea"]),
    ("es", "duelo*", "cruce, partido; the Duelo of Soccer Solitaire", &["sol-*", "credits-games-text"]),
    ("es", "olvidar a", "borrar a", &[]),
    ("es", "fallo", "error, of the program; the miss of Soccer 17", &["s17-*"]),
    ("es", "lo ponen otra vez", "se repite", &[]),
    ("es", "compra un gol", "descartar", &[]),
    ("es", "tres a tres", "3-3", &[]),
    ("pt-BR", "honraria*", "conquista", &[]),
    ("pt-BR", "relatório*", "resumo", &[]),
    ("pt-BR", "semente*", "número da partida", &[]),
    ("pt-BR", "leitores", "bots com caderno", &[]),
    ("pt-BR", "rival*", "adversário", &[]),
    ("pt-BR", "passe foi marcado", "passe foi cortado; marcar is the act", &[]),
    ("pt-BR", "passe é marcado", "passe é cortado; marcar is the act", &[]),
    ("pt-BR", "segundo goleiro", "outro goleiro; um segundo is a second", &[]),
    ("pt-BR", "goleiro preto", "goleiro de naipe preto", &[]),
    ("pt-BR", "goleiro vermelho", "goleiro de naipe vermelho", &[]),
    ("pt-BR", "perdeu!", "errou!, of a shot", &[]),
    ("pt-BR", "% de uma vitória", "% de chance de vitória", &[]),
    ("pt-BR", "% da partida", "% de chance de vitória", &[]),
    ("pt-BR", "cara ou coroa", "sorteio", &["say-*"]),
    ("pt-BR", "bola roubada", "bola ganha", &[]),
    ("pt-BR", "roubada de bola", "bola ganha", &[]),
    ("pt-BR", "recupera a bola", "ganha a bola", &[]),
    ("pt-BR", "partidas completas", "partidas inteiras", &[]),
    ("pt-BR", "paga um pênalti", "descartar", &[]),
    ("pt-BR", "baixo do baralho", "fundo do baralho", &[]),
    ("pt-BR", "(impressa)", "(regra impressa)", &[]),
    ("pt-BR", "zero a zero", "0 x 0", &["say-*", "advert-tea"]),
    (
        "pt-BR",
        "duelo*",
        "confronto, partida; the Duelo of Soccer Solitaire",
        &["sol-*", "credits-games-text"],
    ),
    ("pt-BR", "esquecer", "excluir", &[]),
    ("pt-BR", "uma falha", "um erro; o jogo travou", &[]),
    ("pt-BR", "goleiro da cor", "goleiro de naipe preto, goleiro da mesma cor", &[]),
    ("pt-BR", "marcaram seu passe", "cortaram seu passe; marcar is the act", &[]),
    ("pt-BR", "marcaram você", "cortaram seu passe; marcar is the act", &[]),
    ("pt-BR", "baixam de novo", "o passe é repetido", &[]),
    ("pt-BR", "compra um gol", "descartar; comprar is to draw a card", &[]),
    ("pt-BR", "gol atrás", "perdendo por um gol", &[]),
    ("pt-BR", "virou a mesa", "nothing: it is to change the rules off the pitch", &[]),
    ("pt-BR", "regra da casa", "regra nossa", &[]),
    ("pt-BR", "três a três", "3 x 3", &[]),
    ("pt-BR", "pra", "para", &["say-*", "*-log-*", "stamp-*", "note-*"]),
    ("pt-BR", "pro", "para o", &["say-*", "advert-*"]),
    ("pt-BR", "tá", "está", &["say-*"]),
];

/// Returns true if the text has the word, with no letter before it and, without a star, none behind it.
fn has(text: &str, lost: &str) -> bool {
    let (word, any_end) = lost.strip_suffix('*').map_or((lost, false), |start| (start, true));
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let behind = text[at + word.len()..].chars().next();
        let free = |letter: Option<char>| !letter.is_some_and(char::is_alphanumeric);
        free(before) && (any_end || free(behind))
    })
}

/// Returns true if the exception covers the id.
fn covers(exception: &str, id: &str) -> bool {
    match (exception.strip_prefix('*'), exception.strip_suffix('*')) {
        (Some(_), Some(start)) => id.contains(&start[1..]),
        (Some(end), None) => id.ends_with(end),
        (None, Some(start)) => id.starts_with(start),
        (None, None) => id == exception,
    }
}

/// Returns the lost words in the texts of a language, and notes which exceptions there are.
fn violations(
    tag: &str,
    texts: &[(String, String)],
    used: &mut BTreeSet<(&'static str, &'static str)>,
) -> Vec<String> {
    let mut violations = Vec::new();
    for (id, text) in texts {
        let text = text.to_lowercase();
        let of_language = LOST_WORDS.iter().filter(|(language, ..)| *language == tag);
        for (_, word, instead, except) in of_language.filter(|(_, word, ..)| has(&text, word)) {
            match except.iter().find(|except| covers(except, id)) {
                Some(except) => _ = used.insert((*word, *except)),
                None => violations.push(format!("{tag} `{id}`: `{word}` ({instead}): {text}")),
            }
        }
    }
    violations
}

#[test]
fn no_text_has_a_word_that_lost() {
    let (mut found, mut used) = (Vec::new(), BTreeSet::new());
    for tag in ["en", "de", "fr", "es", "pt-BR"] {
        found.extend(violations(tag, &pieces::of(tag), &mut used));
    }
    for (tag, word, _, except) in LOST_WORDS {
        let idle = except.iter().filter(|except| !used.contains(&(*word, **except)));
        found.extend(idle.map(|except| {
            format!("{tag} `{except}` may have `{word}`, and has it not: remove the exception")
        }));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_lost_word_is_found_in_variants_and_not_in_longer_words() {
    let of = |text: &str| violations("en", &pieces::in_file(text), &mut BTreeSet::new()).len();
    assert_eq!(of("a = Seeds grow.\nb = { $seed }\n"), 0);
    assert_eq!(
        of(
            "a = SEED { $n }\nb = { $n ->\n    [one] one\n   *[other] the seed\n}\nc =\n    .l1 = No chance!\n"
        ),
        3
    );
}

#[test]
fn lost_words_are_found_as_whole_words() {
    for (text, lost, there) in [
        ("le 7 est épuisé", "épuis*", true),
        ("un tiro alto", "alto", true),
        ("un salto", "alto", false),
        ("más altos", "alto", false),
        ("pra fora", "pra", true),
        ("compra", "pra", false),
    ] {
        assert_eq!(has(text, lost), there, "{text}: {lost}");
    }
    for (exception, id, there) in [
        ("say-*", "say-goal", true),
        ("*-log-*", "s17-log-shot", true),
        ("sc-card", "sc-card-offside", false),
    ] {
        assert_eq!(covers(exception, id), there, "{exception}: {id}");
    }
}
