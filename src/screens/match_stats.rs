//! The statistics of a match for the result and the match card: scorers, shots, saves, balls won and possession.

use bevy_egui::egui::{Align, Align2, Painter, Rect, pos2};

use crate::hud::half_time::bars;
use crate::theme::paint::{draw_fitting_text, draw_text};
use crate::theme::{UiFont, UiScale};
use crate::widgets::{Node, StyledText, column, row};
use engine::{BySeat, Seat};
use games::summary::{self, MatchSummary, StatLine};
use stage::palette::{AMBER, CHALK, MUTED};
use words::DisplayText;
use words::say;

/// Largest number of scorers that are named; the rest are counted.
const MAX_NAMED_SCORERS: usize = 4;
/// Width of the figures in the middle, design units.
const MIDDLE: f32 = 380.0;

/// The statistics on the match card.
pub(super) struct MatchCardStats {
    scorers: BySeat<Vec<DisplayText>>,
    stat_lines: Vec<StatLine>,
    size: f32,
    line: f32,
    /// Height of the statistics, design units; 0 if there are none.
    pub(super) tall: f32,
}

impl MatchCardStats {
    /// Lays out the statistics of a finished match.
    pub(super) fn of(story: &MatchSummary, p: &Painter, scale: UiScale) -> Self {
        let size = scale.text_size(24.0);
        let line =
            p.layout_no_wrap("0".to_owned(), UiFont::Text.sized(size), Default::default()).size().y + 4.0;
        let scorers = BySeat::from_fn(|side| scorers(story, side));
        let stat_lines = story.stat_lines();
        let lines =
            Seat::BOTH.map(|side| scorers[side].len()).into_iter().max().unwrap_or(0).max(stat_lines.len());
        let tall = if lines == 0 { 0.0 } else { lines as f32 * line + 16.0 };
        Self { scorers, stat_lines, size, line, tall }
    }

    /// Draws the statistics into that rectangle.
    pub(super) fn draw(&self, p: &Painter, r: Rect) {
        let wide = (r.width() - MIDDLE) / 2.0 - 20.0;
        for side in Seat::BOTH {
            let (x, anchor) = match side {
                Seat::Home => (r.left() + 8.0, Align2::LEFT_CENTER),
                Seat::Away => (r.right() - 8.0, Align2::RIGHT_CENTER),
            };
            for (k, words) in self.scorers[side].iter().enumerate() {
                let (words, at) = (words.shown(), pos2(x, self.y(r, k)));
                draw_fitting_text(p, at, anchor, &words, UiFont::Text, self.size, wide, CHALK);
            }
        }
        let mid = r.center().x;
        for (k, stat_line) in self.stat_lines.iter().enumerate() {
            let y = self.y(r, k);
            let name = stat_line.name.shown();
            draw_fitting_text(
                p,
                pos2(mid, y),
                Align2::CENTER_CENTER,
                &name,
                UiFont::Display,
                self.size,
                190.0,
                MUTED,
            );
            for (side, x) in [(Seat::Home, mid - 145.0), (Seat::Away, mid + 145.0)] {
                let figure = stat_line.of(side).shown();
                draw_text(p, pos2(x, y), Align2::CENTER_CENTER, &figure, UiFont::Display, self.size, AMBER);
            }
        }
    }

    /// Returns the vertical centre of that line.
    fn y(&self, r: Rect, line: usize) -> f32 {
        r.top() + (line as f32 + 0.5) * self.line
    }
}

/// Returns the statistics as a layout node; `None` if there are none.
pub(super) fn view<'a, M: 'a>(story: &MatchSummary) -> Option<Node<'a, M>> {
    let (scored, stat_lines) = (BySeat::from_fn(|side| scorers(story, side)), story.stat_lines());
    if stat_lines.is_empty() && Seat::BOTH.iter().all(|side| scored[*side].is_empty()) {
        return None;
    }
    let names = |side: Seat, align: Align| {
        let lines = scored[side].iter().map(|words| StyledText::new(words, UiFont::Text, 24.0).align(align));
        column().portion(1.0).gap(4.0).children(lines)
    };
    let scorers = row()
        .align_start()
        .gap(20.0)
        .children([names(Seat::Home, Align::Min), names(Seat::Away, Align::Max)]);
    Some(column().stretch().gap(12.0).rigid().child(scorers).child(bars(stat_lines)))
}

/// Returns the scorers of that side, the first ones by name.
fn scorers(story: &MatchSummary, side: Seat) -> Vec<DisplayText> {
    let mut lines = summary::scorers(&story.goals, side);
    let rest = lines.len().saturating_sub(MAX_NAMED_SCORERS);
    lines.truncate(MAX_NAMED_SCORERS);
    if let (1.., Some(last)) = (rest, lines.last_mut()) {
        *last = say!("scorers-more", last = &*last, n = rest);
    }
    lines
}
