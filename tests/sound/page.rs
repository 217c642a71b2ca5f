//! The table of `assets/audio/README.md` shows what is stated and measured. `UPDATE_SOUNDS=1` writes it.

use std::fmt::Write as _;

use crate::stated::Level;
use crate::{Sound, root, sounds};

/// Largest difference of a figure: decoders round differently.
const MAX_ROUNDING_ERROR: f64 = 0.15;

const HEAD: &str = "| file | what for | s | stated | LUFS | peak dBFS | true peak dBTP |\n\
                    |---|---|--:|--:|--:|--:|--:|\n";

fn table() -> String {
    let mut table = HEAD.to_owned();
    for (name, Sound { stated, clip, measured }) in sounds() {
        let level = match stated.level {
            Level::Loudness(lufs) => format!("{lufs:.0} LUFS"),
            Level::Peak(dbfs) => format!("{dbfs:.0} dBFS"),
        };
        let _ = writeln!(
            table,
            "| `{name}.ogg` | {} | {:.2} | {level} | {:.1} | {:.1} | {:.1} |",
            stated.what,
            clip.secs(),
            measured.loudness,
            measured.peak,
            measured.true_peak,
        );
    }
    table
}

/// Returns the places where two tables differ by more than rounding.
fn differences(page: &str, table: &str) -> Vec<String> {
    let (page, table): (Vec<_>, Vec<_>) = (page.lines().collect(), table.lines().collect());
    let mut found = Vec::new();
    for k in 0..page.len().max(table.len()) {
        let (was, is) = (page.get(k).copied().unwrap_or(""), table.get(k).copied().unwrap_or(""));
        let cells = |row: &str| row.split('|').map(|cell| cell.trim().to_owned()).collect::<Vec<_>>();
        let (old, new) = (cells(was), cells(is));
        let alike = |(old, new): (&String, &String)| match (old.parse::<f64>(), new.parse::<f64>()) {
            (Ok(old), Ok(new)) => (old - new).abs() <= MAX_ROUNDING_ERROR,
            _ => old == new,
        };
        if old.len() != new.len() || !old.iter().zip(&new).all(alike) {
            found.push(format!("{was}\n{is}"));
        }
    }
    found
}

#[test]
fn the_page_states_the_measured_values() {
    let file = root().join("assets/audio/README.md");
    let page = std::fs::read_to_string(&file).unwrap().replace("\r\n", "\n");
    let (text, old) =
        page.split_once("| file |").map_or((page.as_str(), ""), |(text, _)| (text, &page[text.len()..]));
    let table = table();
    if std::env::var_os("UPDATE_SOUNDS").is_some() {
        std::fs::write(&file, format!("{text}{table}")).unwrap();
        return;
    }
    let found = differences(old, &table);
    assert!(found.is_empty(), "run with UPDATE_SOUNDS=1 and read the diff:\n{}", found.join("\n"));
}

#[test]
fn a_wrong_figure_is_reported_and_rounding_is_not() {
    let row = |lufs: &str| format!("| `a.ogg` | x | 1.00 | -18 LUFS | {lufs} |\n");
    assert_eq!(differences(&row("-18.0"), &row("-18.1")), [""; 0]);
    assert_eq!(differences(&row("-18.0"), &row("-18.3")).len(), 1);
    assert_eq!(differences("", &row("-18.0")).len(), 1);
    assert_eq!(differences(&row("-18.0"), &row("-18.0").replace("| x |", "| y |")).len(), 1);
}
