//! Names of the code that the documents and comments mention exist. A rename goes through the code alone: the compiler
//! reads no document, and no comment but its links.

use std::collections::{BTreeMap, BTreeSet};

use crate::{checkout, expect_none};

/// The document that tells what was, with the names of then.
const HISTORY: &str = "CHANGELOG.md";
/// Names that are not ours, each of a crate, of one of its functions or of a script.
const FOREIGN: [&str; 6] = [
    "bevy_enhanced_input", "bevy_winit", "choose_penalties", "egui_kittest", "egui_taffy", "set_zoom_factor",
];
/// Words in backticks in the documentation of functions that are contents of texts and files, no names of the code.
const QUOTED: [&str; 7] = ["attacking_gk", "card", "de", "dev", "levels", "null", "through_ball"];

/// The identifiers of the code, without those in comments.
#[derive(Default)]
struct Code {
    all: BTreeSet<String>,
    /// The types that a keyword defines. A macro may define others.
    defined: BTreeSet<String>,
    /// What the code itself names so, such as `AttackCard::ALL`, which a macro may define.
    paths: BTreeSet<String>,
    /// The identifiers of the files that define or implement a type, by the type's name.
    of_type: BTreeMap<String, BTreeSet<String>>,
}

impl Code {
    fn add(&mut self, text: &str) {
        let code: Vec<&str> = text.lines().map(without_comment).collect();
        let names: BTreeSet<String> =
            code.iter().flat_map(|line| identifiers(line)).map(str::to_owned).collect();
        for line in &code {
            let path = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == ':';
            let paths = line.split(|c| !path(c)).filter(|path| path.contains("::"));
            self.paths.extend(paths.map(str::to_owned));
            self.defined.extend(types_defined(line).into_iter().map(str::to_owned));
            let implemented = identifiers(line).filter(|_| line.trim_start().starts_with("impl"));
            for name in types_defined(line).into_iter().chain(implemented) {
                self.of_type.entry(name.to_owned()).or_default().extend(names.iter().cloned());
            }
        }
        self.all.extend(names);
    }

    /// Returns true if that name of a backtick span exists, or if it is none of the code.
    fn knows(&self, span: &str) -> bool {
        let span = span.strip_suffix("()").unwrap_or(span);
        let parts: Vec<&str> = span.split("::").collect();
        let Some(last) = parts.last().copied().filter(|_| parts.iter().all(|part| is_identifier(part)))
        else {
            return true;
        };
        match &parts[..parts.len() - 1] {
            [] => !is_of_code(last) || FOREIGN.contains(&last) || self.all.contains(last),
            // The compiler checks these: they are links.
            ["Self"] => true,
            _ if self.paths.contains(span) => true,
            [.., of] => match self.of_type.get(*of).filter(|_| self.defined.contains(*of)) {
                Some(names) => names.contains(last),
                None => FOREIGN.contains(&last) || self.all.contains(last),
            },
        }
    }

    /// Returns the names in backticks that no code has, each with its line.
    fn unknown_in<'a>(&self, lines: impl Iterator<Item = (usize, &'a str)>) -> Vec<(usize, &'a str)> {
        let mut fenced = false;
        let mut found = Vec::new();
        for (number, line) in lines {
            fenced ^= line.trim_start().starts_with("```");
            if !fenced {
                let spans = line.split('`').skip(1).step_by(2);
                found.extend(spans.filter(|span| !self.knows(span)).map(|span| (number, span)));
            }
        }
        found
    }
}

fn without_comment(line: &str) -> &str {
    let begins = |(at, _): &(usize, &str)| line[..*at].chars().next_back().is_none_or(char::is_whitespace);
    line.match_indices("//").find(begins).map_or(line, |(at, _)| &line[..at])
}

fn identifiers(code: &str) -> impl Iterator<Item = &str> {
    code.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

fn is_identifier(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_alphabetic())
        && word.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// Returns true if a word cannot be one of a language, a file or the command line: it has `_` or several capitals.
fn is_of_code(word: &str) -> bool {
    let capitals = word.chars().filter(char::is_ascii_uppercase).count();
    let snake = word.contains('_') && capitals == 0;
    snake || (capitals > 1 && word.starts_with(|c: char| c.is_ascii_uppercase()) && has_lowercase_humps(word))
}

/// Returns true for `MatchRng`, not for `JSON` or `SGO`.
fn has_lowercase_humps(word: &str) -> bool {
    let capitals = word.char_indices().filter(|(_, c)| c.is_ascii_uppercase());
    capitals.into_iter().all(|(at, _)| word[at + 1..].starts_with(|c: char| c.is_ascii_lowercase()))
}

/// Returns the types that a line of code defines.
fn types_defined(line: &str) -> Vec<&str> {
    let words: Vec<&str> = identifiers(line).collect();
    let keywords = ["struct", "enum", "trait", "type"];
    words.windows(2).filter(|pair| keywords.contains(&pair[0])).map(|pair| pair[1]).collect()
}

fn rust_files() -> Vec<(String, String)> {
    let rust = checkout::files().into_iter().filter(|file| file.path.ends_with(".rs"));
    rust.filter_map(|file| Some((file.text()?, file.path))).map(|(text, path)| (path, text)).collect()
}

#[test]
fn the_names_in_documents_and_comments_exist() {
    let sources = rust_files();
    let mut code = Code::default();
    for (_, text) in &sources {
        code.add(text);
    }
    let mut violations = Vec::new();
    let guides = checkout::files().into_iter().filter(|file| {
        let guide = !file.path.contains('/') || file.path.starts_with("docs/");
        guide && file.path.ends_with(".md") && file.path != HISTORY
    });
    for guide in guides {
        let text = guide.text().unwrap_or_default();
        let unknown = code.unknown_in((1..).zip(text.lines()));
        violations.extend(
            unknown.iter().map(|(number, span)| format!("{}:{number}: there is no `{span}`", guide.path)),
        );
    }
    for (path, text) in &sources {
        let unknown = code.unknown_in(comments(text));
        violations
            .extend(unknown.iter().map(|(number, span)| format!("{path}:{number}: there is no `{span}`")));
    }
    expect_none(violations);
}

/// Returns the lines of comments of a file, each with its number.
fn comments(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(text.lines()).filter_map(|(number, line)| {
        let comment = line.trim_start().strip_prefix("//")?;
        Some((number, comment.trim_start_matches(['/', '!'])))
    })
}

/// Returns the lower-case words in backticks in the documentation of functions that stand nowhere in the code of the
/// file, each with its line: parameters and fields that have another name by now.
fn stale_words(text: &str) -> Vec<(usize, &str)> {
    let code: BTreeSet<&str> = text.lines().flat_map(|line| identifiers(without_comment(line))).collect();
    let is_known = |word: &str| code.contains(word) || code.contains(format!("_{word}").as_str());
    let is_name = |word: &str| {
        word.len() > 1 && is_identifier(word) && !word.contains(|c: char| c.is_ascii_uppercase())
    };
    let (mut found, mut documentation) = (Vec::new(), Vec::new());
    for (number, line) in (1..).zip(text.lines()) {
        if let Some(doc) = line.trim_start().strip_prefix("///") {
            documentation.push((number, doc));
        } else if !line.trim_start().starts_with("#[") {
            let of_function = std::mem::take(&mut documentation);
            if identifiers(line).any(|word| word == "fn") {
                found.extend(of_function);
            }
        }
    }
    let spans = found
        .into_iter()
        .flat_map(|(number, doc)| doc.split('`').skip(1).step_by(2).map(move |span| (number, span)));
    spans.filter(|(_, span)| is_name(span) && !is_known(span)).collect()
}

#[test]
fn the_documentation_of_functions_names_no_former_parameter() {
    let mut violations = Vec::new();
    for (path, text) in rust_files() {
        let stale = stale_words(&text)
            .into_iter()
            .filter(|(_, word)| !QUOTED.contains(word) && !FOREIGN.contains(word));
        violations.extend(stale.map(|(number, word)| format!("{path}:{number}: the file has no `{word}`")));
    }
    expect_none(violations);
}

#[test]
fn former_parameters_are_found() {
    let text = "/// Waits `secs` seconds, or `time`.\n#[must_use]\nfn wait(secs: f32, _by: u8) {} // time";
    assert_eq!(stale_words(text), [(1, "time")]);
    assert_eq!(stale_words("/// `by`, `n` and `Time`\nfn wait(_by: u8) {}"), []);
    assert_eq!(stale_words("/// `time`\nstruct Wait;\nfn wait() {}"), []);
}

#[test]
fn names_that_do_not_exist_are_found() {
    let mut code = Code::default();
    code.add("pub struct ShowBuilder { done: bool } // old_name");
    code.add("impl ShowBuilder {\n    pub fn goal() {}\n}");
    code.add("trait Table {\n    fn check_legal();\n}");
    code.add("fn judge_by_hand() {\n    let all = Table::MADE_BY_A_MACRO;\n}");
    let check = |text: &str, expected: &[(usize, &str)]| {
        assert_eq!(code.unknown_in((1..).zip(text.lines())), expected, "{text}");
    };
    check("`ShowBuilder::goal`, `stage::ShowBuilder::goal()` and `ShowBuilder::done`", &[]);
    check("`Table::MADE_BY_A_MACRO`", &[]);
    check("\n`Table::judge`", &[(2, "Table::judge")]);
    check("`Table::judge_by_hand` is in another file", &[(1, "Table::judge_by_hand")]);
    check("`judge_by_hand`, `old_name` and `MatchRng`", &[(1, "old_name"), (1, "MatchRng")]);
    check("`JSON`, `goals`, `--seed`, `a/b_c.rs`, `{ $seat_name }` and `HOME_DARK`", &[]);
    check("`clubs::lucky`", &[(1, "clubs::lucky")]);
    check("```\n`no_such_name`\n```", &[]);
    assert_eq!(comments("let a = 1;\n    /// One\n// two").collect::<Vec<_>>(), [(2, " One"), (3, " two")]);
}
