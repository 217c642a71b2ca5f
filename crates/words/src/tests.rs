//! Tests of messages and languages.

mod lost_words;
mod pieces;
mod typography_latin;

use std::collections::BTreeSet;

use super::testing::load;
use super::{
    COUNTRIES, ClubName, DisplayText, Language, Localization, MessageArg, MessageId, Separator, TopicLine,
    chosen, offered, particles,
};
use clubs::{MatchClubs, within};
use engine::{BySeat, Seat};

fn german(text: &str) -> Localization {
    let (language, bad) = Language::read("de", [("test.ftl".to_owned(), text.to_owned())]).unwrap();
    assert_eq!(bad, []);
    Localization::of(language)
}

#[test]
fn english_has_no_defects() {
    assert_eq!(Language::english().1, []);
}

/// Games say *the club at this seat*; who reads it sees the club that plays there.
#[test]
fn texts_name_the_clubs_of_the_match_in_which_they_are_read() {
    let names = [
        ClubName::Club(Seat::Home),
        ClubName::Short(Seat::Away),
        ClubName::Capitals(Seat::Away),
        ClubName::Player(Seat::Home, 8),
        ClubName::Player(Seat::Home, 99),
    ];
    let text = DisplayText::list(names.map(DisplayText::named), Separator::Comma);
    let notation = serde_json::to_string(&text).unwrap();
    assert_eq!(text, "Harbour Town, KES, KESTREL VALE, Okoro, ");
    let ids = BySeat::new("ursova".to_owned(), "val-dore".to_owned());
    within(MatchClubs::from_ids(Some(&ids)), || {
        assert_eq!(text, "Dynamo Ursova, VAL, VAL DORÉ, Oravec, ");
        assert_ne!(serde_json::to_string(&text).unwrap(), notation);
    });
    assert!(notation.contains("“Harbour Town”"), "{notation}");
}

#[test]
fn lists_are_joined_by_the_language() {
    let items = || ["Pass", "Dribble", "One-Two"].map(DisplayText::verbatim);
    let list = DisplayText::list(items(), Separator::And);
    assert_eq!(list, "Pass, Dribble and One-Two");
    assert_eq!(german("list-and = { $a } und { $b }").text(&list), "Pass, Dribble und One-Two");
    assert_eq!(DisplayText::list(items().into_iter().take(1), Separator::Or), "Pass");
    assert!(DisplayText::list([DisplayText::EMPTY], Separator::Or).is_empty());
}

#[test]
fn missing_messages_fall_back_to_english() {
    let list = DisplayText::list(["a", "b"].map(DisplayText::verbatim), Separator::Or);
    assert_eq!(german("list-and = { $a } und { $b }").text(&list), "a or b");
    // A translation that names an argument which the code does not give counts as lacking.
    assert_eq!(german("list-or = { $a } oder { $c }").text(&list), "a or b");
}

#[test]
fn a_broken_file_names_line_and_id_and_keeps_the_rest() {
    let text = "list-or = { $a } oder { $b }\nlist-and = { $a\nlist-dot = { $a }/{ $b }\n";
    let (language, bad) = Language::read("de", [("test.ftl".to_owned(), text.to_owned())]).unwrap();
    let [bad] = &bad[..] else { panic!("{bad:?}") };
    let message = bad.to_string();
    assert!(message.starts_with("test.ftl, line "), "{message}");
    assert!(message.contains("`list-and`") || message.contains("`list-dot`"), "{message}");
    let words = Localization::of(language);
    let list = |joint| words.text(&DisplayText::list(["a", "b"].map(DisplayText::verbatim), joint));
    assert_eq!(
        (list(Separator::Or), list(Separator::And), list(Separator::Dot)),
        ("a oder b".into(), "a and b".into(), "a/b".into())
    );
}

#[test]
fn the_first_of_two_messages_with_one_id_is_kept() {
    let files =
        [("a.ftl", "x = 1"), ("b.ftl", "x = 2")].map(|(name, text)| (name.to_owned(), text.to_owned()));
    let (_, bad) = Language::read("de", files).unwrap();
    assert_eq!(bad[0].to_string(), "b.ftl: the message `x` is there twice; expected one of that name");
}

#[test]
fn a_folder_that_is_not_a_language_is_named() {
    let bad = Language::read("not a tag", []).unwrap_err();
    assert_eq!(
        bad.to_string(),
        "the folder `not a tag` is named like no language; expected a tag such as `de` or `pt-BR`"
    );
}

#[test]
fn ordinals_plurals_keys_and_capitals_follow_the_language() {
    let words = german(
        "nth = { NUMBER($n, type: \"ordinal\") ->\n    [one] { $n }st\n   *[other] { $n }.\n}\n\
         cards = { $n ->\n    [0] keine Karte\n    [one] eine Karte\n   *[other] { $n } Karten\n}\n\
         who = { $side ->\n    [own] du\n   *[other] er\n}\n\
         cap = { CAP($what) }!\n\
         upper = { UPPER($what) }!\n",
    );
    let say = |id, name, arg: MessageArg| words.text(&DisplayText::with(MessageId(id), vec![(name, arg)]));
    assert_eq!(say("nth", "n", 3.into()), "3.");
    assert_eq!(say("cards", "n", 0.into()), "keine Karte");
    assert_eq!(say("cards", "n", 1.into()), "eine Karte");
    assert_eq!(say("cards", "n", 12.into()), "12 Karten");
    assert_eq!(say("who", "side", MessageArg::selector("own")), "du");
    assert_eq!(say("cap", "what", DisplayText::verbatim("über").into()), "Über!");
    assert_eq!(say("upper", "what", DisplayText::verbatim("über").into()), "ÜBER!");
}

/// No English message adds an ending to a name on its own.
#[test]
fn english_owners_are_made_by_a_function() {
    let words = load("en");
    let owned = |id, name, owner: &str| {
        words.text(&DisplayText::with(MessageId(id), vec![(name, DisplayText::verbatim(owner).into())]))
    };
    assert_eq!(owned("tour-turn", "name", "Chris"), "Chris’ turn");
    assert_eq!(owned("keys-title-of", "name", "Ben"), "BEN’S KEYS");
    assert_eq!(
        owned("banner-fingertips", "side", "Netherlands"),
        "Netherlands’ keeper gets fingertips to it"
    );
    for (file, text) in super::english::FILES {
        let glued = (1..).zip(text.lines()).find(|(_, line)| line.contains("}’s") || line.contains("}'s"));
        assert_eq!(glued, None, "{file}: write POSSESSIVE($name)");
    }
}

#[test]
fn the_pseudo_language_is_longer_by_half_and_in_brackets() {
    let words = Localization::of(Language::pseudo());
    let list = DisplayText::list(["Pass", "Press"].map(DisplayText::verbatim), Separator::And);
    assert_eq!(words.text(&list), "[Pass áññd Press]");
    assert_eq!(words.text(&DisplayText::verbatim("Pass")), "Pass");
}

#[test]
fn lines_alternate_and_none_repeats_at_once() {
    for n in 1..8 {
        for seed in 0..50 {
            let pick = |nth| TopicLine { topic: MessageId("x"), nth, seed, args: Vec::new() }.pick(n);
            let picks: Vec<usize> = (0..40).map(pick).collect();
            if n > 1 {
                assert!(picks.windows(2).all(|pair| pair[0] != pair[1]), "{n} {seed}: {picks:?}");
            }
            for round in picks.chunks_exact(n) {
                let mut round = round.to_vec();
                round.sort_unstable();
                assert!(round.into_iter().eq(0..n), "{n} {seed}");
            }
        }
    }
}

#[test]
fn a_line_with_a_missing_name_is_not_chosen() {
    let words = german("say-x =\n    .a = Tor von { $who }!\n    .b = Tor!\n");
    for nth in 0..4 {
        let line = TopicLine { topic: MessageId("say-x"), nth, seed: 1, args: Vec::new() };
        assert_eq!(words.text(&DisplayText::line(line)), "Tor!");
    }
}

/// A language is a folder of files. What is no text of it is passed over, and what cannot be read is named.
#[test]
fn a_language_is_loaded_from_its_folder() {
    let words = tempfile::tempdir().unwrap();
    let folder = words.path().join("de");
    std::fs::create_dir(&folder).unwrap();
    std::fs::write(folder.join("a.ftl"), "list-or = { $a } oder { $b }\n").unwrap();
    std::fs::write(folder.join("b.ftl"), [0xff, 0xfe, b'x']).unwrap();
    std::fs::write(folder.join("notes.txt"), "list-or = no").unwrap();
    let (german, bad) = Localization::load(words.path(), "de").unwrap();
    assert_eq!(german.tag(), "de");
    assert_eq!(
        german.text(&DisplayText::list(["a", "b"].map(DisplayText::verbatim), Separator::Or)),
        "a oder b"
    );
    let [bad] = &bad[..] else { panic!("{bad:?}") };
    assert!(bad.to_string().contains("b.ftl"), "{bad}");
    let missing = Localization::load(words.path(), "fr").unwrap_err().to_string();
    assert!(missing.contains("fr"), "{missing}");
}

/// The words of the checkout offer five languages, each by its own name, and a system gets the nearest one.
#[test]
fn a_system_gets_the_nearest_language_that_is_offered() {
    let folder = std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("assets/words");
    let (offered, _) = offered(&folder);
    let names: Vec<&str> = offered.iter().map(|language| language.name.as_str()).collect();
    assert_eq!(names, ["English", "Deutsch", "Español", "Français", "Português (Brasil)"]);
    for (set, system, tag) in [
        (None, &["de-DE"][..], "de"),
        (None, &["de-AT", "en-GB"], "de"),
        (None, &["pt-PT"], "pt-BR"),
        (None, &["es-MX"], "es"),
        (None, &["nl-BE", "fr-BE"], "fr"),
        (None, &["ja-JP"], "en"),
        (None, &["C"], "en"),
        (None, &[], "en"),
        (Some("fr"), &["de-DE"], "fr"),
        (Some("xx"), &["de-DE"], "de"),
        (Some("en"), &["de-DE"], "en"),
    ] {
        let system: Vec<String> = system.iter().map(|tag| (*tag).to_owned()).collect();
        assert_eq!(chosen(&offered, set, &system), tag, "{set:?} {system:?}");
    }
}

/// Neither country is that of the system: the language still counts for more than English.
#[test]
fn a_system_gets_its_language_from_another_country() {
    let words = tempfile::tempdir().unwrap();
    for tag in ["de-CH", "zh-TW"] {
        std::fs::create_dir(words.path().join(tag)).unwrap();
        std::fs::write(words.path().join(tag).join("shared.ftl"), "").unwrap();
    }
    let (offered, _) = offered(words.path());
    for (system, tag) in [("de-AT", "de-CH"), ("zh-HK", "zh-TW"), ("fr-CA", "en")] {
        assert_eq!(chosen(&offered, None, &[system.to_owned()]), tag, "{system}");
    }
}

#[test]
fn a_topic_has_a_line_if_every_name_in_it_is_known() {
    let needs = |known: &[&str]| Localization::has_line(MessageId("say-hat-trick"), known);
    assert!(needs(&["who"]) && !needs(&[]));
    assert!(!Localization::has_line(MessageId("list-and"), &["a", "b"]), "a message without lines");
}

#[test]
fn texts_and_messages_are_converted_to_capitals() {
    assert_eq!(DisplayText::verbatim("Grün 4").capitals(), "GRÜN 4");
    assert_eq!(MessageId("language-name").capitals(), "ENGLISH");
}

/// A folder with a name for no language is passed over, and one without the name of its language shows its tag.
#[test]
fn a_folder_is_offered_by_its_own_name_or_its_tag() {
    let words = tempfile::tempdir().unwrap();
    for (tag, text) in
        [("nl", "list-or = { $a } of { $b }"), ("it", "language-name = Italiano"), ("no tag!", "")]
    {
        std::fs::create_dir(words.path().join(tag)).unwrap();
        std::fs::write(words.path().join(tag).join("shared.ftl"), text).unwrap();
    }
    let (offered, _) = offered(words.path());
    let names: Vec<&str> = offered.iter().map(|language| language.name.as_str()).collect();
    assert_eq!(names, ["English", "Italiano", "nl"]);
}

/// Spanish: *y* before the sound of an i is *e*, *o* before that of an o is *u*.
#[test]
fn spanish_conjunctions_depend_on_the_next_sound() {
    let spanish = load("es");
    let joined = |first: &str, last: &str, joint| {
        spanish.text(&DisplayText::list([first, last].map(DisplayText::verbatim), joint))
    };
    for (last, word) in [
        ("Pase", "y"),
        ("Iris", "e"),
        ("“Íñigo”", "e"),
        ("Hidalgo", "e"),
        ("hielo", "y"),
        ("Ion", "y"),
        ("Yago", "y"),
        ("8", "y"),
    ] {
        assert_eq!(joined("a", last, Separator::And), format!("a {word} {last}"));
    }
    for (last, word) in [
        ("Okoro", "u"),
        ("“Óscar”", "u"),
        ("Hoyos", "u"),
        ("8 de picas", "u"),
        ("11", "u"),
        ("80", "u"),
        ("7", "o"),
        ("1", "o"),
        ("110", "o"),
        ("Pase", "o"),
    ] {
        assert_eq!(joined("7", last, Separator::Or), format!("7 {word} {last}"));
    }
    let three = DisplayText::list(["7", "8", "9"].map(DisplayText::verbatim), Separator::Or);
    assert_eq!(spanish.text(&three), "7, 8 o 9");
}

#[test]
fn list_lines_are_joined_by_line_breaks() {
    let lines = DisplayText::list(["a", "b"].map(DisplayText::verbatim), Separator::Line);
    assert_eq!(Localization::english().text(&lines), "a\nb");
}

/// In Spanish and Portuguese a number agrees with what it counts, in French a number of passes is feminine.
#[test]
fn a_number_agrees_with_what_it_counts() {
    let plural_of = |tag: &str, n: i64, counted: &'static str| {
        let args = vec![("n", MessageArg::Number(n)), ("of", MessageArg::selector(counted))];
        load(tag).text(&DisplayText::with(MessageId("go-number"), args))
    };
    for (tag, n, counted, word) in [
        ("en", 1, "slots", "one"),
        ("de", 1, "slots", "eins"),
        ("de", 1, "numbers", "eine"),
        ("es", 1, "passes", "un"),
        ("es", 1, "slots", "una"),
        ("es", 7, "name", "siete"),
        ("fr", 1, "passes", "une"),
        ("fr", 1, "numbers", "un"),
        ("pt-BR", 2, "slots", "duas"),
        ("pt-BR", 2, "passes", "dois"),
    ] {
        assert_eq!(plural_of(tag, n, counted), word, "{tag} {n} {counted}");
    }
}

/// Returns what a text with one function makes of a name, with the articles of the language's own files.
fn with_name(tag: &str, call: &str, name: &str) -> String {
    let path = std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/words"));
    let countries = std::fs::read_to_string(path.join(tag).join("soccer17.ftl")).unwrap();
    let files = [("soccer17.ftl", countries), ("test.ftl", format!("test = {{ {call} }}\n"))];
    let (language, bad) = Language::read(tag, files.map(|(name, text)| (name.to_owned(), text))).unwrap();
    assert_eq!(bad, []);
    let args = vec![("name", MessageArg::from(DisplayText::verbatim(name)))];
    Localization::of(language).text(&DisplayText::with(MessageId("test"), args))
}

/// Every shipped club and country behind *de* in French, and behind *de* and *em* in Portuguese.
#[test]
fn every_club_and_country_joins_its_preposition() {
    let forms = [
        ("Alderwick Town", "d’Alderwick Town", "do Alderwick Town"),
        ("Brackwater Rangers", "de Brackwater Rangers", "do Brackwater Rangers"),
        ("Corvalo", "de Corvalo", "do Corvalo"),
        ("Dunmarrow Thistle", "de Dunmarrow Thistle", "do Dunmarrow Thistle"),
        ("SV Ebenstein", "du SV Ebenstein", "do SV Ebenstein"),
        ("Grünfurt 04", "de Grünfurt 04", "do Grünfurt 04"),
        ("Harbour Town", "de Harbour Town", "do Harbour Town"),
        ("Ilha Serena", "d’Ilha Serena", "do Ilha Serena"),
        ("Jarnholt BK", "de Jarnholt BK", "do Jarnholt BK"),
        ("Kestrel Vale", "de Kestrel Vale", "do Kestrel Vale"),
        ("Larkhill Albion", "de Larkhill Albion", "do Larkhill Albion"),
        ("Millrace Rovers", "de Millrace Rovers", "do Millrace Rovers"),
        ("Northgate United", "de Northgate United", "do Northgate United"),
        ("Okavira Stars", "d’Okavira Stars", "do Okavira Stars"),
        ("Old Foundry", "d’Old Foundry", "do Old Foundry"),
        ("Ponte Verana", "de Ponte Verana", "do Ponte Verana"),
        ("Quintarra", "de Quintarra", "do Quintarra"),
        ("AS Rochebrume", "de l’AS Rochebrume", "do AS Rochebrume"),
        ("Saltmarsh City", "de Saltmarsh City", "do Saltmarsh City"),
        ("Tsukihara Waves", "de Tsukihara Waves", "do Tsukihara Waves"),
        ("Dynamo Ursova", "de Dynamo Ursova", "do Dynamo Ursova"),
        ("Val Doré", "de Val Doré", "do Val Doré"),
        ("Wexley Wanderers", "de Wexley Wanderers", "do Wexley Wanderers"),
        ("Yarrowmere", "de Yarrowmere", "do Yarrowmere"),
    ];
    let names: BTreeSet<&str> = forms.iter().map(|(name, ..)| *name).collect();
    assert_eq!(names, clubs::shipped().iter().map(|club| &*club.name).collect());
    let countries = [
        ("argentina", "de l’Argentine", "da Argentina"),
        ("brazil", "du Brésil", "do Brasil"),
        ("england", "de l’Angleterre", "da Inglaterra"),
        ("france", "de la France", "da França"),
        ("germany", "de l’Allemagne", "da Alemanha"),
        ("italy", "de l’Italie", "da Itália"),
        ("netherlands", "de la Hollande", "da Holanda"),
        ("spain", "de l’Espagne", "da Espanha"),
    ];
    let names: BTreeSet<&str> = countries.iter().map(|(id, ..)| *id).collect();
    assert_eq!(names, clubs::countries().iter().map(|club| &*club.id).collect());
    let named = |tag: &str, id: &str| {
        let (_, name) = COUNTRIES.iter().find(|(country, _)| *country == id).unwrap();
        load(tag).text(&(*name).into())
    };
    for (name, french, portuguese) in forms {
        assert_eq!(with_name("fr", "DE($name)", name), french);
        assert_eq!(with_name("pt-BR", "DO($name)", name), portuguese);
    }
    for (id, french, portuguese) in countries {
        assert_eq!(with_name("fr", "DE($name)", &named("fr", id)), french);
        assert_eq!(with_name("pt-BR", "DO($name)", &named("pt-BR", id)), portuguese);
    }
}

/// The other forms, and names that a player may give a club of their own.
#[test]
fn names_take_the_form_that_their_letters_ask_for() {
    for (tag, call, name, form) in [
        ("fr", "LE($name)", "Okavira Stars", "Okavira Stars"),
        ("fr", "CAP(LE($name))", "Argentine", "L’Argentine"),
        ("fr", "LE($name)", "AS Rochebrume", "l’AS Rochebrume"),
        ("fr", "LE($name)", "OLD FOUNDRY", "OLD FOUNDRY"),
        ("fr", "A($name)", "Brésil", "au Brésil"),
        ("fr", "A($name)", "Italie", "à l’Italie"),
        ("fr", "A($name)", "Old Foundry", "à Old Foundry"),
        ("fr", "QUE($name)", "Old Foundry", "qu’Old Foundry"),
        ("fr", "QUE($name)", "Harbour Town", "que Harbour Town"),
        ("fr", "QUE($name)", "Allemagne", "que l’Allemagne"),
        ("fr", "UPPER(DE($name))", "BRÉSIL", "DU BRÉSIL"),
        ("fr", "DE($name)", "OKA", "d’OKA"),
        ("fr", "DE($name)", "Étoile", "d’Étoile"),
        ("fr", "DE($name)", "Ypres", "d’Ypres"),
        ("fr", "DE($name)", "Le Havre", "du Havre"),
        ("fr", "A($name)", "Les Lions", "aux Lions"),
        ("fr", "LE($name)", "Les Lions", "Les Lions"),
        ("fr", "DE($name)", "La Rochelle", "de La Rochelle"),
        ("es", "Y($name)", "Ilha Serena", "e Ilha Serena"),
        ("es", "Y($name)", "Yarrowmere", "y Yarrowmere"),
        ("es", "O($name)", "Old Foundry", "u Old Foundry"),
        ("pt-BR", "O($name)", "Kestrel Vale", "o Kestrel Vale"),
        ("pt-BR", "CAP(O($name))", "Espanha", "A Espanha"),
        ("pt-BR", "O($name)", "KES", "KES"),
        ("pt-BR", "DO($name)", "KES", "de KES"),
        ("pt-BR", "NO($name)", "Alemanha", "na Alemanha"),
        ("pt-BR", "AO($name)", "Inglaterra", "à Inglaterra"),
        ("pt-BR", "PRO($name)", "Brasil", "pro Brasil"),
        ("pt-BR", "PRO($name)", "Holanda", "pra Holanda"),
        ("pt-BR", "DO($name)", "Os Lobos", "dos Lobos"),
        ("pt-BR", "O($name)", "Os Lobos", "Os Lobos"),
    ] {
        assert_eq!(with_name(tag, call, name), form, "{tag} {call} {name}");
    }
}

/// A text that calls a function which its language lacks is shown in English, and no file says so.
#[test]
fn every_function_that_a_text_calls_is_there() {
    let words = std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/words"));
    for tag in ["en", "de", "es", "fr", "pt-BR"] {
        let own = particles::functions(tag.split('-').next().unwrap()).iter().map(|(name, _)| *name);
        let known: BTreeSet<&str> = own.chain(["CAP", "UPPER", "BEGINS", "NUMBER", "POSSESSIVE"]).collect();
        for file in std::fs::read_dir(words.join(tag)).unwrap() {
            let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
            for (n, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.starts_with('#')) {
                let calls = line.match_indices("($").map(|(at, _)| &line[..at]);
                let lacking = calls
                    .map(|before| before.rsplit(|letter: char| !letter.is_ascii_uppercase()).next().unwrap())
                    .find(|name| !name.is_empty() && !known.contains(name));
                assert_eq!(lacking, None, "{tag}, line {n}: {line}");
            }
        }
    }
}
