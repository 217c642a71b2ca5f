//! The credits and licences: our own words first, then the published licences of the libraries, from a file that is
//! packed with a release.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiContexts;

use super::rules::paragraph;
use super::{ScreenSet, draw_page, on_show};
use crate::flow::page::{AppPage, Navigate};
use crate::flow::pending::{AnswerTimeout, PendingAnswer};
use crate::table::cards::pack::AssetRoot;
use crate::theme::{UiFont, UiScale};
use crate::widgets::{self, Node, StyledText, column};
use words::MessageId;
use words::{id, say};

/// File with the licences of the linked libraries, beside the folder of the pictures.
const NOTICES: &str = "THIRD-PARTY.txt";

/// Credits for the work of others: headings and texts.
const CREDITS: [(MessageId, MessageId); 5] = [
    (id!("credits-games"), id!("credits-games-text")),
    (id!("credits-letters"), id!("credits-letters-text")),
    (id!("credits-pictures"), id!("credits-pictures-text")),
    (id!("credits-sound"), id!("credits-sound-text")),
    (id!("credits-libraries"), id!("credits-libraries-text")),
];

/// Letter size of the notices, design units.
const SIZE: f32 = 22.0;
/// Number of letters of the notices in a line of a page as wide as pages get, at a text factor of 1.
const LETTERS: f32 = 112.0;

/// The notices while the page is open: their lines, and the number of letters in a line.
#[derive(Resource, Debug, Default)]
pub(super) struct LicenceNotices {
    most: usize,
    asked: Option<PendingAnswer<Option<Vec<String>>>>,
    lines: Option<Vec<String>>,
}

/// Adds the page.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LicenceNotices>().add_systems(
        Update,
        close.run_if(not(on_show(AppPage::Credits))).in_set(ScreenSet::Page(AppPage::Credits)),
    );
    draw_page(app, AppPage::Credits, draw);
}

/// Lets the notices go with their page.
fn close(mut notices: ResMut<LicenceNotices>) {
    if notices.most > 0 {
        *notices = LicenceNotices::default();
    }
}

fn draw(
    mut contexts: EguiContexts,
    (scale, root, timeout): (Res<UiScale>, Res<AssetRoot>, Res<AnswerTimeout>),
    mut notices: ResMut<LicenceNotices>,
    mut go: MessageWriter<Navigate>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    // A narrow window leaves less than the widest page.
    let room = widgets::MAX_PAGE_WIDTH * scale.text;
    let share = (ctx.content_rect().width() / room).min(1.0) * scale.text;
    let most = ((LETTERS * share * SIZE / scale.text_size(SIZE)) as usize).max(1);
    if notices.most != most {
        let path = root.0.parent().map(|folder| folder.join(NOTICES));
        let read = move || {
            let notices = std::fs::read_to_string(path?).ok()?;
            Some(folded(&notices, most))
        };
        *notices = LicenceNotices { most, asked: Some(PendingAnswer::spawn(read)), lines: None };
    }
    if let Some(asked) = &mut notices.asked {
        redraw.write(RequestRedraw);
        if let Some(lines) = asked.wait(*timeout) {
            *notices = LicenceNotices { most, asked: None, lines: lines.flatten() };
        }
    }
    // What is being read is not missing.
    let lines = notices.lines.as_deref().or(notices.asked.is_some().then_some(&[][..]));
    if let Some(msg) = widgets::page(ctx, "credits", 0.7, view(lines)) {
        go.write(msg);
    }
    Ok(())
}

fn view(notices: Option<&[String]>) -> Node<'_, Navigate> {
    let theirs = match notices {
        Some(lines) => widgets::many(lines.len(), 0.0, move |k| {
            let line = lines.get(k).map_or("", String::as_str);
            StyledText::note(line).face(UiFont::Body).size(SIZE).one_line().node()
        }),
        None => paragraph(id!("credits-licences"), id!("credits-from-source")),
    };
    let body = column()
        .scrolls_by_arrows()
        .gap(18.0)
        .children(CREDITS.map(|(head, words)| paragraph(head, words)))
        .child(theirs);
    widgets::titled_page(say!("credits-title"), Navigate::Back, body)
}

/// Returns the lines of a text; longer ones are broken at a space.
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
