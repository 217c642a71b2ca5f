//! The coach's board, in the place of the log: what the moment is about, what the last decision cost, and what it
//! would do.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Galley, Order, Pos2, Rect, ScrollArea, Sense, Stroke, UiBuilder, pos2, vec2};

use super::log::{leaf, newest_words};
use super::prompt::card;
use super::regions::{Laid, Part};
use super::{Canvas, Shown, in_area};
use crate::between::between;
use crate::flow::action::{Hands, InputAction};
use crate::flow::prefs::Prefs;
use crate::games::review::Voice;
use crate::session::Match;
use crate::session::ask::Asked;
use crate::session::bindings::Bindings;
use crate::session::coach::Coach;
use crate::stage::beat::Banner;
use crate::stage::palette::{AMBER, CHALK, INK, NAVY_3};
use crate::stage::scene::{Label, Zone};
use crate::theme::paint::{block, frame, keycap, polygon, rect, text};
use crate::theme::{Face, UiScale, ink};

/// The head of the board, design units.
const HEAD: f32 = 38.0;

/// Between what it says, and the widest that it gets, design units.
const GAP: f32 = 7.0;
/// See [`GAP`].
const WIDEST: f32 = 600.0;

/// Whether the board stands where the log would be.
#[must_use]
pub fn speaks(coach: &Coach) -> bool {
    !coach.over && (coach.open || coach.lesson.is_some())
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    shown: Res<Shown>,
    asked: Res<Asked>,
    session: Res<Match>,
    (scale, keys): (Res<UiScale>, Res<Bindings>),
    (prefs, hands): (Res<Prefs>, Res<Hands>),
    (mut coach, mut laid): (ResMut<Coach>, ResMut<Laid>),
) -> Result {
    if !speaks(&coach) || shown.log_open || matches!(shown.banner, Some(Banner::Goal { .. })) {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let canvas = Canvas::of(ctx);
    let zones = session.game.sheet().zones;
    let cap = keys.cap_of(InputAction::Coach);
    let words = words(&coach, &asked, &cap, Voice::of(prefs.set.expert));
    let mut side = canvas.side();
    let lay = |most: f32| {
        let font = Face::Text.at(scale.text(21.0));
        let set = |words: &String| {
            ctx.fonts_mut(|fonts| fonts.layout(words.clone(), font.clone(), ink(CHALK), most))
        };
        words.iter().map(set).collect::<Vec<_>>()
    };
    let high = |said: &[Arc<Galley>]| said.iter().map(|galley| galley.size().y + GAP).sum::<f32>();
    let mut said = lay(side.width() - 38.0);
    // What happened last stays in sight below.
    let newest = |w: f32, rows: usize| {
        let words = newest_words(ctx, &shown.log, (w, rows), *scale);
        let foot = words.as_ref().map_or(0.0, |words| words.size().y + 12.0);
        (words, foot)
    };
    let (mut last, mut foot) = newest(side.width(), 2);
    let roof = roof(canvas, zones, &shown.scene.labels, side);
    let room = side.bottom() - roof - HEAD - foot - 12.0;
    if high(&said) > room {
        // As far as the hand leaves it free.
        let pieces = shown.scene.pieces.iter().filter_map(|piece| shown.scene.lies(zones, piece.id));
        side.max.x = pieces
            .map(|(at, scale)| card(canvas, at, scale))
            .filter(|card| card.bottom() > roof && card.left() > side.center().x)
            .fold(side.left() + WIDEST, |free, card| free.min(card.left() - 5.0))
            .max(side.right());
        said = lay(side.width() - 38.0);
        (last, foot) = newest(side.width(), 1);
    }
    let wish = high(&said) + HEAD + foot + 12.0;
    let r = Rect::from_min_max(pos2(side.left(), side.top().min(side.bottom() - wish).max(roof)), side.max);
    laid.lay(Part::Side, r);
    let mut flip = false;
    in_area(ctx, "coach", Order::Middle, r, |ui| {
        // Name and key; between them there may be something else to click.
        let name = rect(r.left(), r.top(), r.width() - 124.0, HEAD);
        let key = rect(r.right() - 66.0, r.top(), 66.0, HEAD);
        flip = [("name", name), ("key", key)]
            .into_iter()
            .any(|(id, r)| ui.interact(r, ui.id().with(id), Sense::CLICK).clicked());
        let p = ui.painter().clone();
        block(&p, r, 16.0, ink(INK));
        frame(&p, r, 16.0, 3.0, AMBER);
        let at = pos2(r.left() + 20.0, r.top() + HEAD / 2.0 + 2.0);
        text(&p, at, Align2::LEFT_CENTER, "COACH", Face::Headline, 30.0, AMBER);
        keycap(&p, pos2(r.right() - 40.0, r.top() + HEAD / 2.0 + 2.0), 30.0, &cap, coach.open);
        let below = rect(r.left(), r.bottom() - foot - 6.0, r.width(), foot);
        if let Some(words) = last {
            p.hline(below.left() + 16.0..=below.right() - 16.0, below.top(), Stroke::new(2.0, ink(NAVY_3)));
            super::log::newest(&p, &shown.log, below, words);
        }
        let body = Rect::from_min_max(
            pos2(r.left() + 18.0, r.top() + HEAD + 2.0),
            pos2(r.right() - 4.0, below.top() - 4.0),
        );
        let mut inner = ui.new_child(UiBuilder::new().max_rect(body));
        let mut rolled = ScrollArea::vertical().auto_shrink(false).show(&mut inner, |ui| {
            ui.spacing_mut().item_spacing.y = GAP;
            for galley in said {
                let (words, _) = ui.allocate_exact_size(galley.size(), Sense::hover());
                let whole = whole_lines(&galley, words.min, body);
                ui.painter().with_clip_rect(whole).galley(words.min, galley, ink(CHALK));
            }
        });
        let below_sight = rolled.content_size.y - body.height();
        if below_sight < 2.0 {
            return;
        }
        // What cannot be seen yet is one click away: down, and from the end back to the top.
        let offset = &mut rolled.state.offset.y;
        let end = *offset > below_sight - 2.0;
        let chip = rect(r.right() - 118.0, r.top() + 6.0, 48.0, HEAD - 8.0);
        let more = ui.interact(chip, ui.id().with("more"), Sense::CLICK);
        let ground = if more.hovered() { CHALK } else { AMBER };
        block(&p, chip, 8.0, ink(ground));
        let up = if end { -1.0 } else { 1.0 };
        let corner = |x: f32, y: f32| chip.center() + vec2(x, up * y);
        polygon(&p, vec![corner(-11.0, -6.0), corner(11.0, -6.0), corner(0.0, 8.0)], ink(INK));
        let page = (body.height() - 2.0 * scale.text(21.0)).max(40.0);
        let leaf =
            if more.clicked() { if end { f32::NEG_INFINITY } else { page } } else { -page * leaf(&hands) };
        if leaf != 0.0 {
            *offset = between(*offset + leaf, 0.0, below_sight);
            rolled.state.store(ui.ctx(), rolled.id);
            ui.ctx().request_repaint();
        }
    });
    if flip {
        coach.open = !coach.open;
    }
    Ok(())
}

/// The part of that place in which whole lines of the words lie, set from `at` on: half a line says nothing.
fn whole_lines(words: &Galley, at: Pos2, room: Rect) -> Rect {
    let lines = words.rows.iter().map(|row| row.rect().translate(at.to_vec2()));
    let whole = lines.filter(|line| line.top() > room.top() - 2.0 && line.bottom() < room.bottom() + 2.0);
    // Descenders and slants reach over their line a little.
    whole.fold(Rect::NOTHING, Rect::union).expand(3.0)
}

/// How high the board may grow: up to the prompt, or to what lies on the table above its place.
fn roof(canvas: Canvas, zones: &[Zone], labels: &[Label], side: Rect) -> f32 {
    let cards = zones.iter().map(|zone| card(canvas, zone.at, zone.scale));
    let words = labels
        .iter()
        .map(|label| Rect::from_center_size(canvas.sheet(label.at.x, label.at.y), label.size().into()));
    let above = cards.chain(words).filter(|thing| {
        thing.bottom() <= side.top() && thing.right() > side.left() && thing.left() < side.right()
    });
    above.map(|thing| thing.bottom() + 8.0).fold(canvas.prompts().bottom() + 2.0, f32::max)
}

/// What it says, a paragraph each.
fn words(coach: &Coach, asked: &Asked, cap: &str, voice: Voice) -> Vec<String> {
    let mut said: Vec<String> = Vec::new();
    if !coach.open {
        said.extend(coach.lesson.iter().cloned());
        said.push(format!("{cap}: what would you do, coach?"));
    } else if coach.silent {
        said.push("Two of you play this one, so I keep quiet until it is over.".to_owned());
    } else {
        // What to do now comes first: the rest may have to be rolled to.
        match &coach.advice {
            Some(advice) => said.push(advice.words(voice)),
            None if asked.seat().is_some() => said.push("Let me think.".to_owned()),
            None if coach.verdict.is_some() => {}
            None => said.push("I speak when it is your turn.".to_owned()),
        }
        said.extend(coach.verdict.iter().map(|verdict| verdict.words(voice)));
        said.extend(coach.lesson.iter().cloned());
    }
    said
}
