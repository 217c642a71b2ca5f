//! What a training session brought.

use super::{SetPiecesContext, SetPiecesMsg, page_of};
use crate::hud::set_piece::theme_words;
use crate::session::set_pieces::SetPieceSession;
use crate::theme::UiFont;
use crate::widgets::{BoxSurface, Button, Node, StyledText, column, drawing, row};
use games::find;
use stage::palette::{AMBER, CHALK, MUTED, NAVY_3};
use words::{DisplayText, id, say};

/// Size of a star, design units.
const STAR: f32 = 36.0;

/// Returns the summary: how many were solved, in which time, and which to repeat.
pub(super) fn view<'a>(seen: &SetPiecesContext<'a>, session: &'a SetPieceSession) -> Node<'a, SetPiecesMsg> {
    let art = seen.art;
    let of = session.pieces.len();
    let solved = session.ends.iter().filter(|end| end.solved).count();
    let stars = session.ends.iter().filter(|end| end.star).count();
    let minutes = (session.secs / 60.0).ceil().max(1.0) as i64;
    let head = column()
        .gap(6.0)
        .child(StyledText::new(say!("training-solved", n = solved, of), UiFont::Headline, 64.0).colour(AMBER))
        .child(StyledText::label(say!("training-session-result", stars, minutes)).size(28.0));
    let left = session.ends.iter().filter(|end| !end.star).count();
    let repeat = (left > 0)
        .then(|| Button::primary(say!("training-repeat", n = left)).size(34.0).asks(SetPiecesMsg::Repeat));
    let more = if left > 0 {
        Button::new(id!("training-session-more"))
    } else {
        Button::primary(id!("training-session-more"))
    };
    let buttons = row()
        .wrap()
        .gaps(16.0, 12.0)
        .children(repeat)
        .child(more.size(34.0).enabled(!seen.session.is_requested()).asks(SetPiecesMsg::Session))
        .child(Button::new(id!("training-boards")).size(34.0).asks(SetPiecesMsg::Boards));
    let lines = session.pieces.iter().zip(&session.ends).enumerate().map(|(k, (piece, end))| {
        let end = *end;
        let sign = drawing((STAR, STAR), move |p, r| {
            let (icon, colour) = match (end.star, end.solved) {
                (true, _) => ("star-fill", AMBER),
                (false, true) => ("check-fat-fill", CHALK),
                (false, false) => ("star-fill", NAVY_3),
            };
            art.icon(p, icon, r.center(), STAR, colour);
        });
        let how = match (end.star, end.solved) {
            (true, _) => id!("training-end-star"),
            (false, true) => id!("training-end-solved"),
            (false, false) => id!("training-end-open"),
        };
        let game = find(&piece.record.game).map_or(DisplayText::EMPTY, |game| game.info().title.into());
        row()
            .wrap()
            .align_middle()
            .gaps(16.0, 2.0)
            .child(StyledText::new((k + 1).to_string(), UiFont::Display, 28.0).node().width(44.0))
            .child(sign.rigid())
            .child(StyledText::label(game).size(26.0).node().basis(230.0))
            .child(
                StyledText::label(theme_words(piece.theme))
                    .size(24.0)
                    .colour(MUTED)
                    .node()
                    .basis(520.0)
                    .grow(),
            )
            .child(StyledText::label(how).size(24.0).colour(CHALK).node().basis(260.0))
    });
    let list = column().gap(10.0).pad(24.0, 18.0).surface(BoxSurface::Plaque).children(lines);
    let body = column()
        .gap(20.0)
        .scrolls()
        .pad(12.0, 12.0)
        .child(head.rigid())
        .child(buttons.rigid())
        .child(list.rigid());
    page_of(say!("training-session"), body)
}
