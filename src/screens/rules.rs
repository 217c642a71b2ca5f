//! The rules of the game at hand, as drawn tables and in our own words: one key away.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Align2, pos2, vec2};

use super::charts::chart;
use super::roll::Roll;
use super::{centred, page};
use crate::flow::page::{Go, Navigation};
use crate::hud::pictures::{Pages, Pictures};
use crate::screens::title::Setup;
use crate::session::Match;
use crate::session::theatre::Theatre;
use crate::stage::palette::{AMBER, CHALK};
use crate::table::cards::pack::Pack;
use crate::theme::paint::{rect, sheet, text};
use crate::theme::widgets::{Desk, Focus, Kind};
use crate::theme::{Face, UiScale, ink};

/// What a seal proves and what not.
const SEALS: &str = "Against a bot the seed is sealed at kick-off. Where both sides choose at once the bot chooses first, \
and its lamp shows how the seal of its choice begins. The seals in the record, checked by five-a-side replay --verify, prove \
that the choice was made before yours and not changed after, not that the bot does not know your habits, and nothing of \
a choice that you make first.";

pub(super) fn draw(
    mut contexts: EguiContexts,
    (session, theatre): (Option<Res<Match>>, Option<Res<Theatre>>),
    setup: Res<Setup>,
    scale: Res<UiScale>,
    pack: Res<Pack>,
    pages: Res<Pages>,
    open: Res<Navigation>,
    mut roll: Local<Roll>,
    mut focus: ResMut<Focus>,
    mut go: MessageWriter<Go>,
) -> Result {
    let shown = theatre.map(|theatre| theatre.game);
    let Some(game) = session.map(|s| s.game).or(shown).or_else(|| setup.game()) else { return Ok(()) };
    let art = Pictures { pack: &pack, pages: &pages };
    let close = page(contexts.ctx_mut()?, "rules", 0.7, |ui, canvas| {
        let r = centred(canvas, 1320.0, 980.0);
        sheet(ui.painter(), r, 18.0);
        let head = format!("{}: THE RULES", game.sheet().title.to_uppercase());
        text(
            ui.painter(),
            pos2(r.left() + 44.0, r.top() + 56.0),
            Align2::LEFT_CENTER,
            &head,
            Face::Headline,
            58.0,
            AMBER,
        );
        let mut desk = Desk::new(ui, *scale, &mut focus);
        let close = desk.button(
            "rules close",
            rect(r.right() - 224.0, r.top() + 24.0, 180.0, 60.0),
            "Back",
            36.0,
            Kind::Plain,
        );
        desk.done();
        let body = rect(r.left() + 44.0, r.top() + 104.0, r.width() - 88.0, r.height() - 140.0);
        roll.show(ui, body, open.is_changed(), |ui| {
            for table in (game.sheet().charts)() {
                chart(ui, &table, art, *scale);
                ui.add_space(18.0);
            }
            cards(ui, game.sheet().cards, art);
            for (head, words) in game.sheet().rules {
                ui.add_space(14.0);
                paragraph(ui, head, words, *scale);
            }
            ui.add_space(14.0);
            paragraph(ui, "Seals", SEALS, *scale);
        });
        close
    });
    if close {
        go.write(Go::Back);
    }
    Ok(())
}

/// Words to read under a heading.
pub(super) fn paragraph(ui: &mut egui::Ui, head: &str, words: &str, scale: UiScale) {
    ui.label(egui::RichText::new(head).font(Face::Headline.at(scale.text(38.0))).color(ink(AMBER)));
    ui.add_space(2.0);
    let words = egui::RichText::new(words).font(Face::Body.at(scale.text(24.0))).color(ink(CHALK));
    ui.label(words.line_height(Some(scale.text(24.0) * 1.4)));
}

/// A row of the game's own cards.
fn cards(ui: &mut egui::Ui, keys: &[&str], art: Pictures) {
    if keys.is_empty() {
        return;
    }
    let (r, _) = ui.allocate_exact_size(vec2(ui.available_width(), 270.0), egui::Sense::hover());
    let step = (r.width() / keys.len() as f32).min(208.0);
    for (k, key) in keys.iter().enumerate() {
        art.card(ui.painter(), key, pos2(r.left() + 96.0 + step * k as f32, r.center().y), 0.74, 0.0);
    }
}
