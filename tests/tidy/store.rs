//! What shops and systems show of the game agrees with it: numbers, games, languages, versions and pictures.

use std::collections::BTreeSet;

use competition::MAX_PEOPLE;
use games::GAMES;
use players::people::MAX_NAMES;
use words::Localization;

use crate::{checkout, expect_none};

const METAINFO: &str = "packaging/linux/metainfo.xml.in";
const DESKTOP: &str = "packaging/linux/desktop.in";
const INSTALLER: &str = "packaging/windows/installer.nsi";
const DEBIAN: &str = "packaging/make";

/// Maximum lengths of name and summary that Flathub asks for, in letters.
const MAX_NAME: usize = 19;
const MAX_SUMMARY: usize = 35;
/// Maximum size of a picture there, in pixels.
const MAX_SIZE: (u32, u32) = (1000, 700);

/// The languages of the game as each system calls them: folder, tag of POSIX, name in NSIS.
const LANGUAGES: [(&str, &str, &str); 5] = [
    ("de", "de", "German"),
    ("en", "en", "English"),
    ("es", "es", "Spanish"),
    ("fr", "fr", "French"),
    ("pt-BR", "pt_BR", "PortugueseBR"),
];

fn read(path: &str) -> String {
    std::fs::read_to_string(checkout::root().join(path)).unwrap_or_else(|e| panic!("{path}: {e}"))
}

/// Returns a small number in letters.
fn in_letters(n: usize) -> &'static str {
    const LETTERS: [&str; 13] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
        "twelve",
    ];
    LETTERS.get(n).copied().unwrap_or("many")
}

/// An element of the metainfo: what its tag says besides its name, and what is inside.
struct Element<'a> {
    says: &'a str,
    inside: &'a str,
}

impl<'a> Element<'a> {
    /// Returns an attribute of the tag.
    fn attribute(&self, name: &str) -> Option<&'a str> {
        self.says.split_once(&format!("{name}=\""))?.1.split('"').next()
    }

    fn language(&self) -> &'a str {
        self.attribute("xml:lang").unwrap_or("en")
    }
}

/// Returns the elements of a name, which do not nest in themselves, in order.
fn elements<'a>(text: &'a str, name: &str) -> Vec<Element<'a>> {
    let (open, close) = (format!("<{name}"), format!("</{name}>"));
    let mut found = Vec::new();
    for part in text.split(open.as_str()).skip(1) {
        let Some((says, rest)) = part.split_once('>') else { continue };
        if says.starts_with([' ', '\n']) || says.is_empty() {
            found.push(Element { says, inside: rest.split(close.as_str()).next().unwrap_or_default() });
        }
    }
    found
}

fn titles() -> Vec<String> {
    GAMES.iter().map(|game| Localization::english().text(&game.info().title.into())).collect()
}

/// Returns the shortest and the longest match, in minutes.
fn minutes() -> (u32, u32) {
    let all: Vec<u32> = GAMES.iter().map(|game| game.info().minutes).collect();
    (all.iter().copied().min().unwrap_or(0), all.iter().copied().max().unwrap_or(0))
}

/// Returns the sentences of a description that its numbers must give, whoever writes it.
fn numbers() -> Vec<String> {
    assert_eq!(MAX_PEOPLE, MAX_NAMES);
    let opponents: BTreeSet<usize> = GAMES.iter().map(|game| game.strengths().len()).collect();
    let opponents = opponents.into_iter().map(|n| format!("{} opponents in every game", in_letters(n)));
    opponents.chain([format!("up to {} people", in_letters(MAX_PEOPLE))]).collect()
}

/// Returns what a text lacks, which is compared without the breaks of its lines.
fn lacking(path: &str, text: &str, wanted: impl IntoIterator<Item = String>) -> Vec<String> {
    let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let lacks = wanted.into_iter().filter(|wanted| !flat.contains(wanted.as_str()));
    lacks.map(|wanted| format!("{path}: `{wanted}` is not said")).collect()
}

/// Returns the faults of the texts of the metainfo: too long, or not in every language.
fn text_faults(metainfo: &str) -> Vec<String> {
    let mut faults = Vec::new();
    for (name, max) in [("name", MAX_NAME), ("summary", MAX_SUMMARY)] {
        for element in
            elements(metainfo, name).iter().filter(|element| !element.inside.contains("developers"))
        {
            if element.inside.chars().count() > max {
                faults.push(format!("{METAINFO}: `{}` has more than {max} letters", element.inside));
            }
        }
    }
    for name in ["summary", "p", "li", "caption"] {
        // The notes of a release are in English.
        let text = metainfo.split("<releases>").next().unwrap_or_default();
        let of = |tag: &str| elements(text, name).iter().filter(|element| element.language() == tag).count();
        for (_, tag, _) in LANGUAGES {
            if of(tag) != of("en") || of("en") == 0 {
                faults.push(format!("{METAINFO}: {} <{name}> in {tag}, {} in English", of(tag), of("en")));
            }
        }
    }
    let captions = elements(metainfo, "caption").into_iter().filter(|caption| caption.inside.ends_with('.'));
    faults.extend(captions.map(|caption| format!("{METAINFO}: `{}` ends with a full stop", caption.inside)));
    faults
}

/// Returns the size of a PNG.
fn size(png: &[u8]) -> Option<(u32, u32)> {
    let number = |at: usize| Some(u32::from_be_bytes(png.get(at..at + 4)?.try_into().ok()?));
    if png.starts_with(b"\x89PNG") { Some((number(16)?, number(20)?)) } else { None }
}

fn size_of(path: &str) -> Option<(u32, u32)> {
    size(&std::fs::read(checkout::root().join(path)).ok()?)
}

/// Returns the faults of the pictures of the metainfo, given the size of each file.
fn picture_faults(metainfo: &str, size_of: impl Fn(&str) -> Option<(u32, u32)>) -> Vec<String> {
    let mut faults = Vec::new();
    let images = elements(metainfo, "image");
    if !(3..=10).contains(&images.len()) {
        faults.push(format!("{METAINFO}: {} pictures: expected 3 to 10", images.len()));
    }
    for image in images {
        let Some(path) = image.inside.strip_prefix("@HOMEPAGE@/raw/v@VERSION@/") else {
            faults.push(format!("{METAINFO}: `{}` is no picture of the tagged version", image.inside));
            continue;
        };
        let stated = ["width", "height"].map(|name| image.attribute(name)?.parse().ok());
        match size_of(path) {
            None => faults.push(format!("{METAINFO}: there is no picture `{path}`")),
            Some((w, h)) if stated != [Some(w), Some(h)] || w > MAX_SIZE.0 || h > MAX_SIZE.1 => {
                faults.push(format!(
                    "{METAINFO}: `{path}` has {w}x{h} pixels: expected the stated size, {MAX_SIZE:?} at most"
                ));
            }
            Some(_) => {}
        }
    }
    faults
}

/// Returns the versions of the changelog with their dates, as `1.2.3 2026-11-28`.
fn versions(changelog: &str) -> Vec<String> {
    let headings = changelog.lines().filter_map(|line| line.strip_prefix("## [")?.split_once("] - "));
    headings.map(|(version, date)| format!("{version} {}", date.get(..10).unwrap_or(date))).collect()
}

#[test]
fn the_metainfo_agrees_with_the_game() {
    let metainfo = read(METAINFO);
    let mut faults = text_faults(&metainfo);
    faults.extend(picture_faults(&metainfo, size_of));
    faults.extend(lacking(METAINFO, &metainfo, titles().into_iter().chain(numbers())));
    let (least, most) = minutes();
    let begin = in_letters(GAMES.len());
    let begin = format!("{}{} quick card games", begin[..1].to_uppercase(), &begin[1..]);
    faults.extend(lacking(METAINFO, &metainfo, [begin, format!("A match takes {least} to {most} minutes")]));

    let offered: BTreeSet<_> = elements(&metainfo, "lang").iter().map(|lang| lang.inside).collect();
    assert_eq!(offered, LANGUAGES.iter().map(|(_, tag, _)| *tag).collect());
    let releases = elements(&metainfo, "release");
    let told: Vec<_> = releases
        .iter()
        .filter(|release| elements(release.inside, "p").iter().any(|p| p.inside.len() > 40))
        .filter_map(|release| {
            Some(format!("{} {}", release.attribute("version")?, release.attribute("date")?))
        })
        .collect();
    assert_eq!(
        told,
        versions(&read("CHANGELOG.md")),
        "the releases that {METAINFO} and CHANGELOG.md tell of"
    );
    expect_none(faults);
}

#[test]
fn every_system_is_told_of_every_language() {
    let folders: BTreeSet<String> = (checkout::below("assets/words/").iter())
        .filter_map(|file| Some(file.path.split('/').nth(2)?.to_owned()))
        .collect();
    assert_eq!(folders, LANGUAGES.iter().map(|(folder, ..)| (*folder).to_owned()).collect());
    let (desktop, installer) = (read(DESKTOP), read(INSTALLER));
    let mut faults = Vec::new();
    for (_, tag, name) in LANGUAGES {
        for key in ["GenericName", "Comment", "Keywords"] {
            let line = if tag == "en" { format!("{key}=") } else { format!("{key}[{tag}]=") };
            if !desktop.lines().any(|has| has.starts_with(&line)) {
                faults.push(format!("{DESKTOP}: no `{line}`"));
            }
        }
        if !installer.lines().any(|line| line.trim() == format!("!insertmacro MUI_LANGUAGE {name}")) {
            faults.push(format!("{INSTALLER}: it does not speak {name}"));
        }
    }
    expect_none(faults);
}

#[test]
fn the_package_of_debian_and_the_first_page_agree_with_the_game() {
    let (debian, page) = (read(DEBIAN), read("README.md"));
    let (least, most) = minutes();
    let count = in_letters(GAMES.len());
    let words = [least, most].map(|n| in_letters(n as usize));
    let of_debian = [format!("{count} games, each over in {} to {} minutes", words[0], words[1])];
    let mut faults = lacking(DEBIAN, &debian, titles().into_iter().chain(numbers()).chain(of_debian));
    let of_page = [format!("takes {least} to {most} minutes"), format!("{} people", in_letters(MAX_PEOPLE))];
    faults.extend(lacking("README.md", &page, of_page));
    for (game, title) in GAMES.iter().zip(titles()) {
        let minutes = format!("| {} |", game.info().minutes);
        let row = page.lines().find(|line| line.starts_with(&format!("| **{title}**")));
        if !row.is_some_and(|row| row.contains(&minutes)) {
            faults.push(format!("README.md: no row of {title} with `{minutes}`"));
        }
    }
    expect_none(faults);
}

#[test]
fn icons_have_the_size_that_they_are_named_after() {
    let icons = checkout::below("assets/app/").into_iter().filter(|file| file.path.ends_with(".png"));
    let mut faults = Vec::new();
    for icon in icons {
        let stem = icon.path.trim_start_matches("assets/app/").trim_end_matches(".png");
        let side = stem.parse().unwrap_or(0);
        if size_of(&icon.path) != Some((side, side)) {
            faults.push(format!("{}: not {stem} pixels", icon.path));
        }
    }
    expect_none(faults);
}

#[test]
fn violations_are_found() {
    let whole: String = ["summary", "p", "li", "caption"]
        .iter()
        .flat_map(|name| {
            LANGUAGES.map(|(_, tag, _)| match tag {
                "en" => format!("<{name}>x</{name}>"),
                _ => format!("<{name} xml:lang=\"{tag}\">x</{name}>"),
            })
        })
        .collect();
    assert_eq!(text_faults(&whole), [""; 0]);
    assert_eq!(text_faults(&whole.replace("<caption>x", "<caption>x.")).len(), 1);
    assert_eq!(text_faults(&whole.replace("<li xml:lang=\"de\">", "<li xml:lang=\"it\">")).len(), 1);
    assert_eq!(text_faults(&whole.replace("<summary>x", &format!("<summary>{}", "x".repeat(36)))).len(), 1);

    let image = |w: u32, file: &str| {
        format!(
            "<image type=\"source\" width=\"{w}\" height=\"500\">@HOMEPAGE@/raw/v@VERSION@/docs/{file}</image>"
        )
    };
    let of = |path: &str| (path == "docs/a.png").then_some((900, 500));
    let three = |third: String| format!("{}{}{third}", image(900, "a.png"), image(900, "a.png"));
    assert_eq!(picture_faults(&three(image(900, "a.png")), of), [""; 0]);
    assert_eq!(picture_faults(&three(image(901, "a.png")), of).len(), 1);
    assert_eq!(picture_faults(&three(image(900, "b.png")), of).len(), 1);
    assert_eq!(picture_faults(&three(String::new()), of).len(), 1);
    assert_eq!(picture_faults(&three(image(900, "a.png")), |_| Some((1280, 500))).len(), 3);

    assert_eq!(versions("## Unreleased\n## [1.2.3] - 2026-11-28, not published\n"), ["1.2.3 2026-11-28"]);
    assert_eq!(lacking("f", "eight\n people", ["eight people".to_owned(), "six".to_owned()]).len(), 1);
}
