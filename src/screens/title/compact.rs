//! The title where text is so large for the window that the tiles do not fit beside the drawer, or the page not into
//! the window: the games are a list of names above the drawer of the chosen one, and KICK OFF stays in sight.

use bevy_egui::egui::Context;

use super::{TitleContext, TitleMsg};
use crate::screens::setup_panel;
use crate::theme::paint::fill_rounded_rect;
use crate::theme::{UiFont, UiScale, ink};
use crate::widgets::{self, BoxSurface, Node, PressStyle, Pressable, StyledText, column, row};
use stage::palette::{AMBER, CHALK, INK, NAVY_2};

/// The least width of a window in which the tiles fit, design units at the usual size of text.
const TILES: f32 = 1300.0;

/// Returns true if the title with the tiles of all games does not fit into the window; `seen` shows that title.
pub(super) fn is_needed(ctx: &Context, seen: &TitleContext) -> bool {
    let grown = UiScale::from_context(ctx).text_factor();
    ctx.content_rect().width() < TILES * grown || !widgets::fits(ctx, "title", super::view(seen))
}

/// Returns the names of the games, and the drawer of the chosen one.
pub(super) fn games<'a>(seen: &TitleContext<'a>) -> Node<'a, TitleMsg> {
    let names = seen.games.iter().enumerate().map(|(k, game)| {
        let chosen = k == seen.setup.game;
        let (ground, colour) = if chosen { (AMBER, INK) } else { (NAVY_2, CHALK) };
        let title = game.info().title;
        row()
            .gap(10.0)
            .pad(12.0, 6.0)
            .basis(240.0)
            .grow()
            .surface(BoxSurface::drawn(move |p, r, _| fill_rounded_rect(p, r, 10.0, ink(ground))))
            .press(Pressable::new(title).look(PressStyle::Bare).one_of(chosen), TitleMsg::Choose(k))
            .child(widgets::cap((k + 1).to_string(), 24.0, false))
            .child(
                StyledText::new(title.capitals(), UiFont::Headline, 28.0).colour(colour).node().portion(1.0),
            )
    });
    let panel = BoxSurface::drawn(|p, r, _| super::chosen_panel(p, r));
    column()
        .gap(12.0)
        .grow()
        .child(row().wrap().stretch().gaps(10.0, 8.0).children(names).rigid())
        .child(column().pad(5.0, 5.0).grow().surface(panel).child(setup_panel::view(seen).grow()))
}
