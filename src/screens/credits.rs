//! Whose work the game is made of, and under which licences: our own words first, then those of the libraries as they are
//! published, from the file that is packed with a release.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Sense, Ui, pos2, vec2};

use super::roll::Roll;
use super::rules::paragraph;
use super::{centred, page};
use crate::flow::page::{Go, Navigation};
use crate::stage::palette::{AMBER, MUTED};
use crate::table::cards::pack::AssetRoot;
use crate::theme::paint::{rect, sheet, text};
use crate::theme::widgets::{Desk, Focus, Kind};
use crate::theme::{Face, UiScale};

/// The file with the licences of what is linked into a release, beside the folder of the pictures.
const NOTICES: &str = "THIRD-PARTY.txt";

/// Whose work it is, beside our own.
const CREDITS: [(&str, &str); 5] = [
    (
        "The games",
        "Soccer is by Laurence Antonios, Soccer 17 by Jack Darwid. Soccer Cards comes from soccercards.pl. Who made \
         Soccer Solitaire and Soccer-Go is not known to us. Penalty Shootout and the Duel are ours. The rules are told \
         here in our own words.",
    ),
    (
        "Letters and icons",
        "Letters: Barlow by The Barlow Project Authors, Inter by The Inter Project Authors, symbols of Noto by The Noto \
         Project Authors, all under the SIL Open Font License. Icons: Phosphor Icons, under the MIT licence.",
    ),
    ("Pictures", "Cards, table and stadium are drawn by this game's own programs."),
    (
        "Sound",
        "Ball, cards, whistle and stands are made by this game's own programs. Music and fanfares are ours, played by the \
         sound font FluidR3_GM by Frank Wen and contributors, under the MIT licence.",
    ),
    (
        "Libraries",
        "The game is made with Bevy, egui, Kira and some hundreds of other free libraries. Thanks to everybody who wrote \
         them.",
    ),
];

/// What is said where the file is not there.
const FROM_SOURCE: &str =
    "This copy was built from its source; there, packaging/notices lists every library and its licence.";

/// The lines of the notices as they were set last: for letters of that size, and how many fit in a line.
#[derive(Default)]
pub(super) struct Set {
    most: usize,
    lines: Option<Vec<String>>,
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    (scale, open, root): (Res<UiScale>, Res<Navigation>, Res<AssetRoot>),
    mut roll: Local<Roll>,
    mut set: Local<Set>,
    mut focus: ResMut<Focus>,
    mut go: MessageWriter<Go>,
) -> Result {
    let close = page(contexts.ctx_mut()?, "credits", 0.7, |ui, canvas| {
        let r = centred(canvas, 1320.0, 980.0);
        sheet(ui.painter(), r, 18.0);
        let at = pos2(r.left() + 44.0, r.top() + 56.0);
        text(ui.painter(), at, Align2::LEFT_CENTER, "CREDITS", Face::Headline, 58.0, AMBER);
        let mut desk = Desk::new(ui, *scale, &mut focus);
        let back = rect(r.right() - 224.0, r.top() + 24.0, 180.0, 60.0);
        let close = desk.button("credits close", back, "Back", 36.0, Kind::Plain);
        desk.done();
        let body = rect(r.left() + 44.0, r.top() + 104.0, r.width() - 88.0, r.height() - 140.0);
        let size = scale.text(20.0);
        // Letters are half as wide as they are high, by and large.
        let most = ((body.width() - 30.0) / (0.53 * size)) as usize;
        if open.is_changed() || set.most != most {
            let notices =
                root.0.parent().and_then(|folder| std::fs::read_to_string(folder.join(NOTICES)).ok());
            *set = Set { most, lines: notices.map(|notices| folded(&notices, most)) };
        }
        roll.show(ui, body, open.is_changed(), |ui| {
            for (head, words) in CREDITS {
                paragraph(ui, head, words, *scale);
                ui.add_space(14.0);
            }
            match &set.lines {
                Some(lines) => notices(ui, lines, size),
                None => paragraph(ui, "Their licences", FROM_SOURCE, *scale),
            }
        });
        close
    });
    if close {
        go.write(Go::Back);
    }
    Ok(())
}

/// The lines that are in sight.
fn notices(ui: &mut Ui, lines: &[String], size: f32) {
    let high = size * 1.3;
    let (r, _) =
        ui.allocate_exact_size(vec2(ui.available_width(), high * lines.len() as f32), Sense::hover());
    let seen = ui.clip_rect();
    let row = |y: f32| ((y - r.top()) / high).max(0.0) as usize;
    let shown = lines.iter().enumerate().take(row(seen.bottom()) + 1).skip(row(seen.top()));
    for (k, line) in shown {
        let at = pos2(r.left(), r.top() + high * (k as f32 + 0.5));
        text(ui.painter(), at, Align2::LEFT_CENTER, line, Face::Body, size, MUTED);
    }
}

/// The lines of a text, those that have more letters than that broken at a space.
fn folded(words: &str, most: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for mut line in words.lines() {
        while let Some((end, next)) = line.char_indices().nth(most.max(1)) {
            let space = line[..end + next.len_utf8()].rfind(' ').filter(|place| *place > 0);
            lines.push(line[..space.unwrap_or(end)].to_owned());
            line = &line[space.map_or(end, |place| place + 1)..];
        }
        lines.push(line.to_owned());
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_broken_at_a_space() {
        assert_eq!(folded("a line of words\n\nshort", 9), ["a line of", "words", "", "short"]);
        assert_eq!(folded("withoutaspace", 5), ["witho", "utasp", "ace"]);
        assert_eq!(folded(" äöüß x", 4), [" äöü", "ß x"]);
        assert!(folded("", 4).is_empty());
    }
}
