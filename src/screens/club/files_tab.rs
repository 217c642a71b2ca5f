//! The storage page of the club house: its matches can be exported or deleted.

use super::words::LastActionText;
use crate::hud::pictures::PicturePainter;
use crate::theme::room::draw_programmes;
use crate::widgets::{BoxSurface, Button, Node, StyledText, column, drawing, row};
use ::words::say;
use clubs::club_of_entrant;
use games::GAMES;
use stage::palette::{AMBER, MUTED, Rgb};
use store::ArchivedMatch;
use words::DisplayText;

/// A message of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DataPageMsg {
    SaveAll,
    /// Delete all matches, after confirmation.
    Erase,
    /// Delete all matches; this is confirmed.
    EraseSurely,
}

/// Returns the page; `sure` is true if the deletion waits to be confirmed.
pub(super) fn view<'a>(
    archived: &[ArchivedMatch],
    sure: bool,
    message: Option<&LastActionText>,
    art: PicturePainter<'a>,
) -> Node<'a, DataPageMsg> {
    let (label, erase) = if sure {
        (say!("page-sure-for-ever"), DataPageMsg::EraseSurely)
    } else {
        (say!("club-erase"), DataPageMsg::Erase)
    };
    let save = Button::new(say!("club-save-all")).asks(DataPageMsg::SaveAll);
    let erase = Button::new(label).asks(erase);
    let buttons = row()
        .wrap()
        .gap(24.0)
        .stretch()
        .rigid()
        .child(icon_button(art, "floppy-disk-fill", say!("club-save-all-note"), save))
        .child(icon_button(art, "trash-fill", say!("club-erase-note"), erase));
    let about = plaque(art, "lock-fill", StyledText::body(say!("club-about-files")).node());
    // The programmes of a game have one colour.
    let place = |archived: &ArchivedMatch| {
        GAMES.iter().position(|game| game.id() == archived.game).unwrap_or_default()
    };
    let colours: Vec<Rgb> =
        archived.iter().map(|archived| club_of_entrant(place(archived)).colours.0).collect();
    let archive = drawing((0.0, 190.0), move |p, r| draw_programmes(p, r, &colours));
    column()
        .scrolls()
        .gap(24.0)
        .pad(12.0, 12.0)
        .child(archive.rigid().grow().within_height(300.0))
        .child(about.rigid())
        .child(buttons)
        .children(message.map(|message| StyledText::body(message.words()).colour(AMBER).node().rigid()))
}

/// Returns a plaque with an icon beside its content.
fn plaque<'a>(
    art: PicturePainter<'a>,
    icon: &'static str,
    content: Node<'a, DataPageMsg>,
) -> Node<'a, DataPageMsg> {
    let sign = drawing((96.0, 96.0), move |p, r| art.icon(p, icon, r.center(), 84.0, AMBER));
    row()
        .gap(28.0)
        .pad(30.0, 24.0)
        .surface(BoxSurface::Plaque)
        .child(sign.rigid())
        .child(content.portion(1.0).min_width(0.0))
}

/// Returns an action for all matches: a button, and a sentence about its effect.
fn icon_button<'a>(
    art: PicturePainter<'a>,
    icon: &'static str,
    note: DisplayText,
    button: Node<'a, DataPageMsg>,
) -> Node<'a, DataPageMsg> {
    let content = column().gap(14.0).child(button).child(StyledText::body(note).colour(MUTED));
    plaque(art, icon, content).basis(640.0).grow()
}
