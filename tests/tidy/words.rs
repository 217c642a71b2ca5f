//! Messages for players: every id in the code has its text in English, every text is used, and no language names an
//! argument that the code does not give.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::Entry;

use crate::{checkout, expect_none};

/// The folder of the languages.
const WORDS: &str = "assets/words/";

/// The arguments of lines of commentary, which [`topics!`] and its messages share.
const OF_LINES: [&str; 8] = ["us", "them", "gloves", "keeper", "who", "what", "kind", "score"];

/// Messages that `crates/words` itself says, of two items each.
const OF_LISTS: [&str; 5] = ["list-and", "list-or", "list-comma", "list-dot", "list-sentences"];

/// A message in the code: where, its id, and its arguments; none for a constant, whose message may be a topic.
struct Said {
    place: String,
    id: String,
    args: Option<BTreeSet<String>>,
}

/// Returns every `say!("id", name = …, name)` and `id!("id")` in a source file, and every `Id("id")` in a level.
fn said(path: &str, source: &str) -> Vec<Said> {
    let mut all = Vec::new();
    // What a level says has no arguments.
    let calls =
        if path.ends_with(".ron") { &[("Id(", false)][..] } else { &[("say!(", false), ("id!(", true)] };
    for &(call, constant) in calls {
        for (at, _) in source.match_indices(call) {
            let word = source[..at].chars().next_back().is_some_and(|c| c.is_alphanumeric() || c == '_');
            let line = source[..at].rsplit('\n').next().unwrap_or_default();
            if word || line.trim_start().starts_with("//") {
                continue;
            }
            let inside = inside(&source[at + call.len()..]);
            let Some(rest) = inside.trim_start().strip_prefix('"') else { continue };
            let Some((id, rest)) = rest.split_once('"') else { continue };
            let place = format!("{path}:{}", source[..at].matches('\n').count() + 1);
            let args = (!constant).then(|| names(rest));
            all.push(Said { place, id: id.to_owned(), args });
        }
    }
    all
}

/// Returns the letters outside quotation marks, each with its place and how many brackets are open after it.
fn unquoted(text: &str) -> impl Iterator<Item = (usize, char, i32)> {
    let (mut depth, mut quoted, mut escaped) = (0, false, false);
    text.char_indices().filter_map(move |(at, letter)| {
        if std::mem::take(&mut escaped) {
            return None;
        }
        match letter {
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            '(' | '[' | '{' if !quoted => depth += 1,
            ')' | ']' | '}' if !quoted => depth -= 1,
            _ => {}
        }
        (!quoted).then_some((at, letter, depth))
    })
}

/// Returns the text up to the bracket that closes the one before it.
fn inside(text: &str) -> &str {
    unquoted(text).find(|(.., depth)| *depth < 0).map_or(text, |(at, ..)| &text[..at])
}

/// Returns the names of the arguments after the id: `name = value`, or `name` alone, at no depth of brackets.
fn names(text: &str) -> BTreeSet<String> {
    let commas = unquoted(text).filter(|(_, letter, depth)| *letter == ',' && *depth == 0);
    let commas: Vec<usize> = commas.map(|(at, ..)| at).collect();
    let starts = std::iter::once(0).chain(commas.iter().map(|at| at + 1));
    let ends = commas.iter().copied().chain([text.len()]);
    let named = starts.zip(ends).map(|(start, end)| text[start..end].split('=').next().unwrap_or_default());
    let word = |name: &&str| {
        !name.is_empty() && name.chars().all(|letter| letter.is_alphanumeric() || letter == '_')
    };
    named.map(str::trim).filter(word).map(str::to_owned).collect()
}

/// The messages of a language: by id the names of their arguments, and whether it is a topic with lines.
type Texts = BTreeMap<String, (BTreeSet<String>, bool)>;

fn texts(file: &str, text: &str, violations: &mut Vec<String>) -> Texts {
    let resource = match fluent_syntax::parser::parse(text) {
        Ok(resource) => resource,
        Err((resource, errors)) => {
            violations.extend(errors.iter().map(|error| {
                let line = text[..error.pos.start.min(text.len())].matches('\n').count() + 1;
                format!("{file}:{line}: {}", error.kind)
            }));
            resource
        }
    };
    // Fluent knows no escapes outside its literals: what looks like one is shown as it is.
    let escapes = (1..).zip(text.lines()).filter(|(_, line)| line.contains('\\') && !line.starts_with('#'));
    violations.extend(
        escapes
            .map(|(line, _)| format!("{file}:{line}: a backslash is shown; write a text of several lines")),
    );
    let messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    });
    messages
        .map(|message| {
            let lines = message.attributes.iter().map(|line| &line.value);
            let names = message.value.iter().chain(lines).flat_map(words::names).collect();
            (message.id.name.to_owned(), (names, !message.attributes.is_empty()))
        })
        .collect()
}

/// Returns the violations of the code and the languages.
fn violations(sources: &[(String, String)], words: &[(String, String)]) -> Vec<String> {
    let mut violations = Vec::new();
    let mut languages: BTreeMap<String, Texts> = BTreeMap::new();
    for (path, text) in words {
        let language = path.strip_prefix(WORDS).and_then(|rest| rest.split('/').next()).unwrap_or_default();
        let texts = texts(path, text, &mut violations);
        languages.entry(language.to_owned()).or_default().extend(texts);
    }
    let english = languages.remove("en").unwrap_or_default();
    let mut given: BTreeMap<String, BTreeSet<String>> =
        OF_LISTS.map(|id| (id.to_owned(), ["a", "b"].map(str::to_owned).into())).into();
    for said in sources.iter().flat_map(|(path, source)| said(path, source)) {
        let Some((names, topic)) = english.get(&said.id) else {
            violations.push(format!("{}: `{}` has no text in {WORDS}en", said.place, said.id));
            continue;
        };
        let args = match said.args {
            None if *topic => OF_LINES.map(str::to_owned).into(),
            args => args.unwrap_or_default(),
        };
        let lacking: Vec<&String> = names.difference(&args).collect();
        if !lacking.is_empty() {
            violations.push(format!(
                "{}: the text of `{}` names {lacking:?}, which is not given",
                said.place, said.id
            ));
        }
        // What every place gives can be named.
        given.entry(said.id).and_modify(|all| all.retain(|name| args.contains(name))).or_insert(args);
    }
    let unused = english.keys().filter(|id| !given.contains_key(*id));
    violations.extend(unused.map(|id| format!("{WORDS}en: nothing says `{id}`")));
    for (language, texts) in languages {
        for (id, (names, _)) in texts {
            match given.get(&id) {
                None => violations.push(format!("{WORDS}{language}: nothing says `{id}`")),
                Some(args) => violations.extend(
                    names
                        .difference(args)
                        .map(|name| format!("{WORDS}{language}: `{id}` names `{name}`, which is not given")),
                ),
            }
        }
    }
    violations
}

#[test]
fn every_message_has_its_text_and_every_text_its_use() {
    let read = |folder: &str, end: &str| -> Vec<(String, String)> {
        let files = checkout::below(folder).into_iter().filter(|file| file.path.ends_with(end));
        files.filter_map(|file| Some((file.path.clone(), file.text()?))).collect()
    };
    let mut sources = [read("src/", ".rs"), read("crates/", ".rs"), read("levels/", ".ron")].concat();
    // The macros and their own tests name messages that are examples.
    sources.retain(|(path, _)| path != "crates/words/src/lib.rs" && path != "crates/words/src/tests.rs");
    expect_none(violations(&sources, &read(WORDS, ".ftl")));
}

/// The form of per cent after a number in a language: with or without a no-break space.
const PER_CENT: [(&str, &str); 5] =
    [("en", ""), ("de", NO_BREAK), ("es", NO_BREAK), ("fr", NO_BREAK), ("pt-BR", "")];
const NO_BREAK: &str = "\u{a0}";

/// Returns the signs for per cent in a text that are not written as this language writes them.
fn other_per_cents(text: &str, between: &str) -> Vec<String> {
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.starts_with('#'));
    let wrong = lines.flat_map(|(n, line)| {
        let before = line.match_indices('%').map(move |(at, _)| &line[..at]);
        let figure =
            before.filter(|text| text.trim_end().ends_with(|c: char| c.is_ascii_digit() || c == '}'));
        figure.filter(|text| text[text.trim_end().len()..] != *between).map(move |_| format!("{n}: {line}"))
    });
    wrong.collect()
}

#[test]
fn per_cent_is_written_in_one_way_in_each_language() {
    let mut violations = Vec::new();
    for file in checkout::below(WORDS).into_iter().filter(|file| file.path.ends_with(".ftl")) {
        let language = file.path[WORDS.len()..].split('/').next().unwrap_or_default();
        let Some((_, between)) = PER_CENT.iter().find(|(tag, _)| *tag == language) else {
            violations.push(format!("{language}: how it writes per cent is not in PER_CENT"));
            continue;
        };
        let wrong = other_per_cents(&file.text().unwrap_or_default(), between);
        violations.extend(wrong.into_iter().map(|line| format!("{}:{line}", file.path)));
    }
    expect_none(violations);
}

#[test]
fn per_cents_written_otherwise_are_found() {
    let none: [&str; 0] = [];
    let text = "# 5 %\na = { $n }\u{a0}%\nb = % of 5%\nc = { $n } %\n";
    assert_eq!(other_per_cents(text, NO_BREAK), ["3: b = % of 5%", "4: c = { $n } %"]);
    assert_eq!(other_per_cents("a = { $n }% of 3%", ""), none);
}

/// Rooms in which nothing but messages is said to players.
const ROOMS: [&str; 11] = [
    "crates/stage/src/",
    "crates/career/src/",
    "crates/competition/src/",
    "src/flow/",
    "src/theme/",
    "src/widgets/",
    "src/audio/",
    "src/table/",
    "src/session/",
    "src/hud/",
    "src/screens/",
];

/// Markers of lines without text for players: logs, names of entities and widgets, reasons of attributes, errors.
const NOT_SHOWN: [&str; 14] = [
    "expect(", "panic!", "assert", "unreachable!", "warn!(", "info!(", "error!(", "debug!(", "error(",
    "reason =", "Name::new(", "Id::new(", "#[doc", "Err(",
];

/// Exceptions: the file, a part of the line, and why it is no text for players.
const ENGLISH: [(&str, &str, &str); 7] = [
    ("crates/stage/src/atlas.rs", "Written by `cargo bake`", "a comment in a file"),
    ("src/session/scene_check.rs", "the ball is in area", "a bug, reported for developers"),
    ("src/session/scene_check.rs", "the table shows an older scene", "a bug, reported for developers"),
    ("src/session/scene_check.rs", "Developer: the table differs", "a bug, reported for developers"),
    ("src/session/bindings/pads.rs", "pad option {}", "the name of an action in the settings' file"),
    ("src/table/cards/mod.rs", "card {}", "a bug, reported for developers"),
    ("src/table/cards/load.rs", "missing or unreadable", "a damaged file, for the log"),
];

/// Returns the literals of a line that read as English: three words beside each other.
fn english(line: &str) -> Vec<&str> {
    let reads = |text: &str| {
        let word = |word: &str| word.len() > 1 && word.chars().all(|letter| letter.is_ascii_alphabetic());
        let words: Vec<bool> = text.split(' ').map(word).collect();
        words.windows(3).any(|three| three == [true; 3])
    };
    line.split('"').skip(1).step_by(2).filter(|text| reads(text)).collect()
}

#[test]
fn no_sentence_for_players_is_in_the_code() {
    let sources = checkout::sources().into_iter().filter(|file| {
        let of_tests = ["/tests.rs", "/toy.rs"].iter().any(|end| file.path.ends_with(end));
        let of_tests = of_tests || file.path.contains("/tests/");
        !of_tests && ROOMS.iter().any(|room| file.path.starts_with(room))
    });
    let mut used = [false; ENGLISH.len()];
    let mut violations = Vec::new();
    for file in sources {
        let text = file.text().unwrap_or_default();
        let code = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
        for (n, line) in (1..).zip(code.lines()) {
            if line.trim_start().starts_with("//") || NOT_SHOWN.iter().any(|part| line.contains(part)) {
                continue;
            }
            let known = ENGLISH.iter().position(|(path, part, _)| file.path == *path && line.contains(part));
            match known {
                Some(known) => used[known] = true,
                None => violations.extend(
                    english(line).into_iter().map(|text| format!("{}:{n}: `{text}` is English", file.path)),
                ),
            }
        }
    }
    let idle = ENGLISH.iter().zip(used).filter(|(_, used)| !used);
    violations.extend(idle.map(|((path, part, _), _)| format!("{path}: `{part}` is allowed and not there")));
    expect_none(violations);
}

#[test]
fn english_in_a_line_is_found() {
    let none: [&str; 0] = [];
    assert_eq!(english("label(\"Play the match again\", \"ok\")"), ["Play the match again"]);
    assert_eq!(english("id!(\"play-again\"), \"settings\", \"Left or {right}\""), none);
}

#[test]
fn violations_in_messages_are_found() {
    let source = |text: &str| vec![("src/a.rs".to_owned(), text.to_owned())];
    let words = |en: &str, de: &str| {
        vec![
            (
                format!("{WORDS}en/a.ftl"),
                format!(
                    "list-and = a\nlist-or = a\nlist-comma = a\nlist-dot = a\nlist-sentences = a\n{en}\n"
                ),
            ),
            (format!("{WORDS}de/a.ftl"), format!("{de}\n")),
        ]
    };
    let none: [&str; 0] = [];
    let good = "say!(\"x\", n = f(a, \"b, c = d\"), card); id!(\"y\"); id!(\"say-z\")";
    let texts = "x = { $n } { $card }\ny = Y\nsay-z =\n    .l1 = { $us }!";
    assert_eq!(violations(&source(good), &words(texts, "x = { $n }\nsay-z =\n    .a = { $who }")), none);
    let levels = vec![("levels/a.ron".to_owned(), "(title: Id(\"x\"), text: \"id!\")".to_owned())];
    assert_eq!(violations(&levels, &words("x = X", "")), none);
    for (en, violation) in [
        ("", "levels/a.ron:1: `x` has no text in assets/words/en"),
        ("x = { $n }", "levels/a.ron:1: the text of `x` names [\"n\"], which is not given"),
    ] {
        assert_eq!(violations(&levels, &words(en, "")), [violation]);
    }
    for (code, en, de, violation) in [
        ("say!(\"x\")", "", "", "src/a.rs:1: `x` has no text in assets/words/en"),
        ("say!(\"x\")", "x = { $n }", "", "src/a.rs:1: the text of `x` names [\"n\"], which is not given"),
        ("", "x = X", "", "assets/words/en: nothing says `x`"),
        ("say!(\"x\")", "x = X", "x = { $n }", "assets/words/de: `x` names `n`, which is not given"),
        ("say!(\"x\")", "x = X", "y = Y", "assets/words/de: nothing says `y`"),
        (
            "say!(\"x\")",
            "x = X",
            "x = X\\nY",
            "assets/words/de/a.ftl:1: a backslash is shown; write a text of several lines",
        ),
        (
            "id!(\"z\")",
            "z =\n    .l1 = { $whom }",
            "",
            "src/a.rs:1: the text of `z` names [\"whom\"], which is not given",
        ),
    ] {
        assert_eq!(violations(&source(code), &words(en, de)), [violation], "{code}");
    }
}
