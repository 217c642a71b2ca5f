//! The list of custom clubs.

use super::{CustomClubsMsg, CustomClubsPage, delete_label};
use crate::hud::pictures::PicturePainter;
use crate::screens::invite::invite;
use crate::theme::club_preview::draw_both_shirts;
use crate::theme::paint::draw_shield;
use crate::widgets::{self, BoxSurface, Button, Node, StyledText, column, drawing, row};
use clubs::{Club, MAX_CUSTOM_CLUBS};
use stage::palette::{AMBER, CHALK};
use words::DisplayText;
use words::say;

/// Returns the page.
pub(super) fn view<'a>(
    own: &[&'static Club],
    page: &'a CustomClubsPage,
    art: PicturePainter<'a>,
) -> Node<'a, CustomClubsMsg> {
    let full = own.len() >= MAX_CUSTOM_CLUBS;
    let new = Button::primary(say!("clubs-new")).size(38.0).enabled(!full).asks(CustomClubsMsg::New);
    let paste = Button::new(say!("clubs-paste")).asks(CustomClubsMsg::Paste);
    let open = Button::new(say!("club-open")).asks(CustomClubsMsg::Open);
    let about = if !page.message.is_empty() {
        StyledText::body(&page.message).colour(AMBER)
    } else if full {
        StyledText::body(say!("clubs-full", n = MAX_CUSTOM_CLUBS))
    } else {
        StyledText::body(say!("clubs-about"))
    };
    let head = row()
        .wrap()
        .gaps(24.0, 12.0)
        .pad(24.0, 16.0)
        .rigid()
        .surface(BoxSurface::Plaque)
        .child(column().basis(620.0).grow().child(about))
        .child(new)
        .child(open)
        .child(paste);
    let lines = own.iter().map(|club| line(club, page.sure.as_ref() == Some(&club.id)));
    let body = column().scrolls().gap(16.0).pad(12.0, 12.0).child(head);
    let body = if own.is_empty() {
        body.child(invite(art, "palette-fill", [say!("clubs-none").into()], None))
    } else {
        body.children(lines)
    };
    widgets::titled_page_within((1780.0, 1240.0), say!("clubs-title"), None, CustomClubsMsg::Close, body)
}

/// Returns a club as a row: its crest, its shirts, its names, and what can be done with it.
fn line<'a>(club: &'static Club, sure: bool) -> Node<'a, CustomClubsMsg> {
    let crest = drawing((96.0, 96.0), move |p, r| draw_shield(p, r.center(), 92.0, club)).rigid();
    let shirts = drawing((200.0, 96.0), move |p, r| draw_both_shirts(p, r, club));
    let name = || DisplayText::verbatim(&club.name);
    let title = column().gap(2.0).basis(330.0).grow().child(StyledText::label(&club.name).size(40.0)).child(
        StyledText::note(say!(
            "clubs-line",
            short = DisplayText::verbatim(&club.short),
            ground = DisplayText::verbatim(&club.ground.name)
        ))
        .colour(CHALK),
    );
    let (delete, called) = if sure {
        (CustomClubsMsg::DeleteSurely(club.id.clone()), say!("clubs-delete-surely", name = name()))
    } else {
        (CustomClubsMsg::Delete(club.id.clone()), say!("clubs-delete-name", name = name()))
    };
    let buttons = [
        Button::new(say!("clubs-change"))
            .named(say!("clubs-change-name", name = name()))
            .asks(CustomClubsMsg::Change(club)),
        Button::new(say!("clubs-copy"))
            .named(say!("clubs-copy-name", name = name()))
            .asks(CustomClubsMsg::Copy(club)),
        Button::new(say!("clubs-save"))
            .named(say!("clubs-save-name", name = name()))
            .asks(CustomClubsMsg::Save(club)),
        Button::new(delete_label(sure)).named(called).asks(delete),
    ];
    row()
        .wrap()
        .gaps(20.0, 10.0)
        .pad(20.0, 12.0)
        .rigid()
        .surface(BoxSurface::Plaque)
        .child(row().gap(12.0).rigid().child(crest).child(shirts.rigid()))
        .child(title)
        .child(
            row().wrap().gap(12.0).stretch().children(buttons.map(|button| button.grow().min_width(120.0))),
        )
}
