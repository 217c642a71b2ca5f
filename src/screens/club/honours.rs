//! The honours of the club house: earned ones are bright and dated, the others show how to earn them and the progress.

use super::{ClubMsg, words};
use crate::club::honours::Standing;
use crate::say;
use crate::stage::palette::{AMBER, CHALK, MUTED, NAVY_2, NAVY_3};
use crate::theme::paint::{block, frame, tick};
use crate::theme::{Face, ink};
use crate::widgets::{Look, Node, Press, Surface, Text, column, drawing, row};

/// Returns all honours; `now` is in seconds since 1970.
pub(super) fn view(standings: &[Standing], now: u64) -> Node<'_, ClubMsg> {
    let tiles = standings.iter().map(|standing| tile(standing, now));
    column()
        .rolls()
        .gap(12.0)
        .pad(8.0, 8.0)
        .child(row().wrap().gap(10.0).stretch().rigid().grow().children(tiles))
        .child(Text::note(say!("club-about-honours")).node().rigid())
}

/// Returns the tile of an honour; a click on an earned one opens its match.
fn tile(standing: &Standing, now: u64) -> Node<'_, ClubMsg> {
    let earned = standing.with.as_ref();
    let name = standing.honour.name();
    let colour = if earned.is_some() { AMBER } else { CHALK };
    let head = Text::label(name.capitals()).face(Face::Headline).colour(colour);
    let told = words::how(standing, now);
    let mark = match earned {
        Some(_) => Some(drawing((30.0, 30.0), |p, r| tick(p, r.center(), 14.0)).rigid()),
        None if standing.of > 1 => Some(Text::label(words::so_far(standing)).one_line().node().rigid()),
        None => None,
    };
    let lit = earned.is_some();
    let tile = column()
        .basis(300.0)
        .grow()
        .gap(2.0)
        .pad(14.0, 10.0)
        .surface(Surface::drawn(move |p, r, hot| {
            block(p, r, 12.0, ink(if lit || hot { NAVY_3 } else { NAVY_2 }));
            if lit {
                frame(p, r, 12.0, 3.0, AMBER);
            }
        }))
        // The progress goes below a name that leaves no room for it.
        .child(row().wrap().gap(10.0).child(head.node().grow()).children(mark))
        .child(Text::note(told).colour(MUTED));
    match earned {
        Some(kept) => {
            let press = Press::new(words::honour(standing, kept)).look(Look::Bare);
            tile.press(press, ClubMsg::Show(kept.id.clone()))
        }
        None => tile,
    }
}
