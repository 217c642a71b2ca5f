//! The rules of the current game, in tables and in our own words.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::charts::chart;
use super::draw_page;
use crate::flow::page::{AppPage, Navigate};
use crate::hud::pictures::{PicturePainter, Pictures};
use crate::screens::title::MatchSetup;
use crate::session::TableMatch;
use crate::session::replay_viewer::ReplayViewer;
use crate::widgets::{self, Node, StyledText, column, drawing, row};
use engine::Seat;
use games::dyn_game::DynGame;
use stage::palette::AMBER;
use stage::scene::Audience;
use words::{DisplayText, MessageId};
use words::{id, say};

/// Number of paragraphs before the tables: the idea and a turn.
const OPENING: usize = 2;

/// Adds the page.
pub(super) fn plugin(app: &mut App) {
    draw_page(app, AppPage::Rules, draw);
}

fn draw(
    mut contexts: EguiContexts,
    (the_match, viewer): (Option<Res<TableMatch>>, Option<Res<ReplayViewer>>),
    setup: Res<MatchSetup>,
    pictures: Pictures,
    mut go: MessageWriter<Navigate>,
) -> Result {
    let shown = viewer.map(|viewer| viewer.game);
    let at_table = the_match.as_ref().map(|the_match| the_match.game);
    let Some(game) = at_table.or(shown).or_else(|| setup.game()) else { return Ok(()) };
    let audience = Audience { seat: Seat::Home, shared: true };
    let options = the_match.map(|the_match| the_match.state.scene(audience).board.subtitle);
    let view = view(game, options, pictures.painter());
    if let Some(msg) = widgets::page(contexts.ctx_mut()?, "rules", 0.7, view) {
        go.write(msg);
    }
    Ok(())
}

/// Returns the page; `options` are those of the match at the table, in words.
fn view<'a>(game: &dyn DynGame, options: Option<DisplayText>, art: PicturePainter<'a>) -> Node<'a, Navigate> {
    let info = game.info();
    let charts = (info.charts)();
    let (opening, others) = info.rules.split_at(OPENING.min(info.rules.len()));
    let body = column()
        .scrolls_by_arrows()
        .gap(24.0)
        .children(
            options
                .filter(|options| !options.is_empty())
                .map(|options| StyledText::body(say!("rules-options", options)).colour(AMBER).node().rigid()),
        )
        .children(opening.iter().map(|(head, words)| paragraph(*head, *words)))
        .children(charts.iter().map(|table| chart(table, art)))
        .children((!info.cards.is_empty()).then(|| cards(info.cards, art)))
        .children(others.iter().map(|(head, words)| paragraph(*head, *words)))
        // Nobody needs the last one in order to play.
        .child(paragraph(id!("rules-seals"), id!("rules-seals-text")));
    let game = DisplayText::verbatim(info.title.capitals());
    widgets::titled_page(say!("rules-title", game), Navigate::Back, body)
}

/// Returns text under a heading.
pub(super) fn paragraph<'a, M: 'a>(head: MessageId, words: MessageId) -> Node<'a, M> {
    column().gap(2.0).rigid().child(StyledText::heading(head)).child(StyledText::body(words))
}

/// Returns a row of the game's own cards.
fn cards<'a>(keys: &'static [&'static str], art: PicturePainter<'a>) -> Node<'a, Navigate> {
    let card = |key: &'static str| {
        drawing((190.0, 266.0), move |p, r| art.card(p, key, r.center(), 0.74, 0.0)).rigid()
    };
    row().wrap().gap(16.0).rigid().children(keys.iter().map(|key| card(key)))
}
