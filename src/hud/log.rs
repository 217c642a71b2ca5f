//! The match log: the last lines in a corner, or all of it on request.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align, Id, Order};

use super::coach::board_top_limit;
use super::regions::{HudLayout, HudRegion};
use super::{HudCanvas, HudState, bar_of, behind, in_area, shares};
use crate::flow::action::InputAction;
use crate::flow::page::Navigation;
use crate::session::MatchInView;
use crate::session::bindings::InputState;
use crate::session::live_scores::LiveScores;
use crate::theme::paint::kit;
use crate::theme::{UiFont, ink};
use crate::widgets::{
    BoxSurface, Node, PressStyle, Pressable, ScrollState, SolvedLayout, StyledText, cap, column, row,
    show_in, tail_list,
};
use clubs::club;
use engine::Seat;
use stage::match_phase::MatchClock;
use stage::moment::CommentaryLine;
use stage::palette::{AMBER, CHALK, MUTED, NAVY_3};
use stage::step::{Banner, LogLine};
use words::DisplayText;
use words::{id, say};

/// Top of the open log, below the prompt, in units of the sheet.
const ROOF: f32 = 758.0;
pub(super) fn draw(
    mut contexts: EguiContexts,
    mut shown: ResMut<HudState>,
    InputState { keys, actions }: InputState,
    MatchInView { the_match, seating, playback, .. }: MatchInView,
    navigation: Res<Navigation>,
    (coach, live_scores): (Res<crate::session::coach::Coach>, Res<LiveScores>),
    mut layout: ResMut<HudLayout>,
) -> Result {
    // Behind a page nobody would see the change. The result covers this place and has its own summary.
    let (in_sight, over) = (navigation.bare(), the_match.outcome().is_some() && playback.is_idle());
    if in_sight && !over && actions.just(InputAction::Log) {
        shown.log_open = !shown.log_open;
    }
    // Supporters in the front row celebrate in this place, and a captain stands there at half-time.
    if over || matches!(shown.banner, Some(Banner::Goal { .. })) || super::banner::shows_first_half(&shown) {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let canvas = HudCanvas::from_context(ctx);
    let shown = &mut *shown;
    // If two people play, its usual key belongs to the player on the right.
    let taken = seating.humans() == engine::SeatSet::BOTH;
    let cap_of_log =
        keys.cap_of(if taken && !keys.by_pad() { InputAction::LogOfTwo } else { InputAction::Log });
    let replaced = super::set_piece::is_shown(&the_match, shown.log_open);
    if replaced || super::coach::speaks(&coach) && !shown.log_open {
        return Ok(());
    }
    // The open log too stays below pitch and prompt, so that the match remains in view.
    let mut r = canvas.side();
    if shown.log_open {
        r.min.y = canvas.sheet(0.0, ROOF).y;
    }
    let name = Id::new("match log");
    let head = |share: f32| {
        let title = match shown.line.as_ref().filter(|_| !shown.log_open) {
            Some(line) => commentary(line, share),
            None => StyledText::heading(id!("hud-match-log"))
                .size(30.0)
                .colour(CHALK)
                .highlight_colour(AMBER)
                .node()
                .pad(10.0, 0.0),
        };
        row()
            .gap(10.0)
            .pad(10.0, 6.0)
            .min_height(56.0)
            .rigid()
            .press(Pressable::new(id!("hud-match-log-key")).look(PressStyle::Own).unfocused(), ())
            .child(title.portion(1.0))
            .child(cap(&cap_of_log, 26.0, false))
    };
    let panel = |share: f32| column().surface(BoxSurface::Panel).child(head(share));
    let ui = behind(ctx, "log back");
    let count = shown.log.len();
    let lines = shown.log.iter().enumerate();
    let node = if shown.log_open {
        let lines = lines.map(|(k, entry)| entry_row(entry, k + 1 == shown.log.len(), 1.0).rigid());
        let commitments = Seat::BOTH.into_iter().filter_map(|seat| {
            let commitment = the_match.state.record().last_commitment(seat)?;
            Some(LogLine::new(seat, say!("hud-log-sealed", seal = DisplayText::verbatim(commitment.short()))))
        });
        // The results that came in from other matches, and the seals, stand below the match itself.
        let others = live_scores.lines.iter().map(|result| LogLine::new(None, result.clone()));
        let below: Vec<LogLine> = others.chain(commitments).collect();
        let below = below.iter().map(|entry| entry_row(entry, false, 1.0).rigid());
        panel(1.0).child(column().scroll_controlled(name, true).grow().children(lines.chain(below)))
    } else {
        // A long log grows upwards, with the largest text that leaves room for the newest entry.
        let zones = the_match.game.info().zones;
        let most = r.bottom() - board_top_limit(canvas, zones, &shown.scene.labels, &layout, r);
        let least = |share| panel(share).children(shown.log.last().map(|last| entry_row(last, true, share)));
        let high = |share: f32| SolvedLayout::wide(&ui, name.with("least"), least(share), r.width()).size().y;
        let share = shares().find(|share| high(*share) <= most).unwrap_or(0.5);
        r.min.y = r.top().min(r.bottom() - high(share).min(most));
        let lines = lines.rev().map(move |(k, entry)| entry_row(entry, k + 1 == count, share));
        panel(share).child(tail_list(lines).grow())
    };
    let clicked =
        in_area(ctx, "log", Order::Middle, r, |ui| show_in(ui, Id::new("log panel"), r, node)).is_some();
    layout.note(HudRegion::Side, r);
    if shown.log_open && in_sight {
        ScrollState::scroll(ctx, name, -actions.pages_turned() * ScrollState::of(ctx, name).page);
    }
    if clicked {
        shown.log_open = !shown.log_open;
        ctx.request_repaint();
    }
    Ok(())
}

/// Returns the last line of the commentator, with the colours of the side it is about.
fn commentary<'a, M: 'a>(line: &CommentaryLine, share: f32) -> Node<'a, M> {
    let colour = line.side.map_or(NAVY_3, |side| kit(side).0);
    let words = StyledText::new(line.text.shown(), UiFont::Display, 24.0 * share).node().portion(1.0);
    row().gap(8.0).stretch().child(bar_of(colour)).child(words)
}

/// Returns a log entry: its time, its side, and its text in as many lines as needed.
fn entry_row<'a, M: 'a>(entry: &LogLine, last: bool, share: f32) -> Node<'a, M> {
    let colour = if last { CHALK } else { MUTED };
    let clock = (entry.side.is_some() || entry.clock != MatchClock::Off).then(|| {
        StyledText::new(entry.clock.face(), UiFont::Display, 24.0 * share)
            .colour(AMBER)
            .align(Align::Max)
            .node()
            .min_width(48.0)
    });
    let chip = entry.side.map(|side| {
        column()
            .pad(8.0, 0.0)
            .surface(BoxSurface::Fill(ink(kit(side).1), 6.0))
            .child(StyledText::new(letter(side), UiFont::Display, 24.0 * share).centred())
    });
    row()
        .gap(8.0)
        .pad(14.0, 5.0)
        .min_height(40.0)
        .children(clock.map(Node::rigid))
        .children(chip.map(Node::rigid))
        .child(StyledText::note(&entry.text).size(20.0 * share).colour(colour).node().portion(1.0))
}

fn letter(side: Seat) -> &'static str {
    &club(side).letter
}
