//! How French, Spanish and Portuguese texts are set, as `GUIDE.md` of each language has it.

use super::pieces::{self, ARGUMENT};

/// A space at which no line breaks.
const NO_BREAK: char = '\u{a0}';

/// Returns what is wrong with every text of a language.
fn wrong(tag: &str, fault: impl Fn(&str) -> Option<&'static str>) -> Vec<String> {
    let all = pieces::of(tag).into_iter();
    all.filter_map(|(id, text)| Some(format!("{tag} `{id}`: {}: {text}", fault(&text)?))).collect()
}

fn expect_none(found: &[String]) {
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Returns the fault of a French text, if it has one. A text may begin with a sign whose space stands before an
/// argument.
fn of_french(text: &str) -> Option<&'static str> {
    let letters: Vec<char> = text.chars().collect();
    letters.iter().enumerate().find_map(|(at, sign)| {
        let before = at.checked_sub(1).map(|at| letters[at]);
        let behind = letters.get(at + 1).copied();
        match sign {
            ':' | ';' | '!' | '?' | '%' | '»' => {
                let alone = before.is_none_or(|before| before == NO_BREAK || "!?".contains(before));
                (!alone).then_some("no-break space before the sign")
            }
            '«' => (behind != Some(NO_BREAK)).then_some("no-break space behind «"),
            '“' | '”' => Some("« and » are the quotation marks"),
            _ => None,
        }
    })
}

#[test]
fn french_signs_have_their_no_break_space() {
    expect_none(&wrong("fr", of_french));
}

#[test]
fn french_signs_without_their_space_are_found() {
    for (text, good) in [
        ("Quoi\u{a0}?", true),
        ("Quoi\u{a0}?!", true),
        ("\u{a0}: but", true),
        ("«\u{a0}Passe\u{a0}»", true),
        ("Quoi ?", false),
        ("But: 2", false),
        ("« Passe\u{a0}»", false),
    ] {
        assert_eq!(of_french(text).is_none(), good, "{text}");
    }
}

/// In a text that selects, a variant may close what the text around it opens: all of them together are balanced.
#[test]
fn spanish_questions_and_exclamations_are_opened() {
    let mut marks: Vec<(String, [usize; 4])> = Vec::new();
    for (id, text) in pieces::of("es") {
        let count = ['¿', '?', '¡', '!'].map(|mark| text.matches(mark).count());
        match marks.last_mut() {
            Some((last, sums)) if *last == id => sums.iter_mut().zip(count).for_each(|(sum, n)| *sum += n),
            _ => marks.push((id, count)),
        }
    }
    let wrong = marks.into_iter().filter(|(_, [open, close, call, shout])| open != close || call != shout);
    expect_none(&wrong.map(|(id, marks)| format!("es `{id}`: {marks:?} of ¿ ? ¡ !")).collect::<Vec<_>>());
}

#[test]
fn quotation_marks_dots_and_spaces_are_those_of_the_guides() {
    for tag in ["fr", "es", "pt-BR"] {
        expect_none(&wrong(tag, |text| {
            let spaced = |sign: &str| text.contains(&format!(" {sign}"));
            if text.contains(['"', '\'']) {
                Some("straight quotation marks")
            } else if text.contains("...") {
                Some("three dots")
            } else if tag != "fr" && text.contains(['«', '»']) {
                Some("“ and ” are the quotation marks")
            } else if spaced(".") || spaced(",") {
                Some("a space before a dot or comma")
            } else {
                None
            }
        }));
    }
}

#[test]
fn a_colon_has_a_space_behind_it() {
    for tag in ["fr", "es", "pt-BR"] {
        expect_none(&wrong(tag, |text| {
            let close = [":", ";"].iter().any(|sign| text.contains(&format!("{sign}{ARGUMENT}")));
            close.then_some("no space behind the sign")
        }));
    }
}
