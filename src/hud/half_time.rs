//! The stadium's big screen at half-time, under the scoreboard: what both sides did as bars, and the goal that turned
//! the half.

use std::cmp::Ordering;

use bevy_egui::egui::{Color32, Id, Painter, Rect, Ui, pos2, vec2};

use super::HudCanvas;
use crate::theme::face::draw_face;
use crate::theme::paint::{fill_rounded_rect, kit};
use crate::theme::{UiFont, UiScale, ink, with_alpha};
use crate::widgets::{BoxSurface, GridTrack, Node, SolvedLayout, StyledText, column, drawing, row, table};
use clubs::club;
use engine::{BySeat, Seat};
use games::summary::{MatchSummary, ScoredGoal, StatLine, goal_text};
use stage::match_counts::StatKind;
use stage::palette::{AMBER, CHALK, INK, MUTED, NAVY, NAVY_2, NAVY_3};
use stage::words::score as score_words;
use words::DisplayText;
use words::{id, say};

/// Width of the screen at text of 100 %, design units.
const WIDE: f32 = 1100.0;
/// Size of a scorer's face, design units.
const FACE: f32 = 100.0;
/// The most goals that are shown, the last ones.
const MAX_TICKETS: usize = 6;
/// Size of a bar, design units: its minimum width, and its height.
const BAR: (f32, f32) = (160.0, 26.0);

/// Returns the coach's sentence at half-time for the only person.
fn team_talk(me: Seat, score: BySeat<u32>, shots: Option<BySeat<u32>>) -> words::MessageId {
    let lead = i64::from(score[me]) - i64::from(score[!me]);
    let better = shots.map_or(Ordering::Equal, |shots| shots[me].cmp(&shots[!me]));
    match (lead, better) {
        (2.., _) => id!("half-talk-far-ahead"),
        (1, Ordering::Less) => id!("half-talk-ahead-by-luck"),
        (1, _) => id!("half-talk-ahead"),
        (0, Ordering::Greater) => id!("half-talk-level-better"),
        (0, Ordering::Equal) => id!("half-talk-level"),
        (0, Ordering::Less) => id!("half-talk-level-worse"),
        (-1, Ordering::Greater) => id!("half-talk-behind-better"),
        (-1, _) => id!("half-talk-behind"),
        (..=-2, _) => id!("half-talk-far-behind"),
    }
}

/// Returns the screen of the first half, with a sentence for the only person, if there is one, and the results of other
/// matches; with `goals`, each goal has its scorer's face. `None` if there is nothing to tell.
pub(super) fn screen<'a>(
    story: &'a MatchSummary,
    score: BySeat<u32>,
    person: Option<Seat>,
    others: &'a [DisplayText],
    goals: bool,
) -> Option<Node<'a, ()>> {
    let stat_lines = story.stat_lines();
    if stat_lines.is_empty() && story.goals.is_empty() {
        return None;
    }
    let turning = match story.turning_goal() {
        Some(goal) => say!("half-turning-goal", goal = goal_text(&goal)),
        None => id!("half-no-goals").into(),
    };
    let talk = person.map(|me| {
        let words = team_talk(me, score, story.tally.counts.get(&StatKind::Shot).copied());
        StyledText::new(words, UiFont::Text, 30.0).colour(AMBER).centred()
    });
    let screen = column()
        .gap(16.0)
        .pad(40.0, 26.0)
        .surface(BoxSurface::drawn(|p, r, _| frame(p, r)))
        .child(StyledText::title(id!("headline-half-time")).size(84.0).centred())
        .child(bars(stat_lines))
        .children((goals && !story.goals.is_empty()).then(|| tickets(&story.goals)))
        .child(StyledText::new(turning, UiFont::Display, 28.0).colour(CHALK).centred())
        .children(talk)
        .children(
            others.iter().map(|line| StyledText::new(line, UiFont::Text, 26.0).colour(CHALK).centred()),
        );
    Some(screen)
}

/// Returns the goals one after the other, each with its scorer's face, the time and the score after it.
fn tickets<'a>(goals: &[ScoredGoal]) -> Node<'a, ()> {
    let mut score = BySeat::<u32>::default();
    let all: Vec<_> = goals
        .iter()
        .map(|goal| {
            score[goal.side] += 1;
            ticket(*goal, score)
        })
        .collect();
    let late = all.len().saturating_sub(MAX_TICKETS);
    row().wrap().centred().gaps(18.0, 10.0).children(all.into_iter().skip(late))
}

/// Returns a goal: its scorer, the time, and the score after it.
fn ticket<'a>(goal: ScoredGoal, score: BySeat<u32>) -> Node<'a, ()> {
    let face = drawing((FACE, FACE), move |p, r| {
        draw_face(p, r, club(goal.side).face(goal.scorer), clubs::kit(goal.side).kit);
    });
    let words = column()
        .child(StyledText::new(score_words(score), UiFont::Display, 40.0).colour(AMBER).one_line())
        .child(StyledText::new(goal_text(&goal), UiFont::Display, 26.0).colour(CHALK).one_line());
    let ground = BoxSurface::drawn(move |p, r, _| {
        fill_rounded_rect(p, r, 12.0, ink(kit(goal.side).1));
    });
    row().gap(14.0).pad(10.0, 8.0).rigid().surface(ground).child(face.rigid()).child(words)
}

/// Returns the statistics as bars, one below the other.
pub(crate) fn bars<'a, M: 'a>(stat_lines: Vec<StatLine>) -> Node<'a, M> {
    let rows = table(&[GridTrack::Fits, GridTrack::Share(1.0), GridTrack::Fits]).gaps(24.0, 12.0);
    rows.children(stat_lines.into_iter().flat_map(bar))
}

/// Returns a row of the bars: home's figure, the bar under its name, away's figure.
fn bar<'a, M: 'a>(stat_line: StatLine) -> [Node<'a, M>; 3] {
    let statistics = |side: Seat| {
        StyledText::new(stat_line.of(side), UiFont::Display, 52.0).colour(AMBER).centred().node()
    };
    let drawn = drawing(BAR, move |p, r| draw_bar(p, r, stat_line.n));
    let name = StyledText::new(stat_line.name, UiFont::Display, 28.0).colour(MUTED).centred();
    [statistics(Seat::Home), column().stretch().gap(2.0).child(name).child(drawn), statistics(Seat::Away)]
}

/// Draws a bar in the colours of both sides, parted as their counts are.
fn draw_bar(p: &Painter, r: Rect, n: BySeat<u32>) {
    fill_rounded_rect(p, r, 5.0, ink(NAVY_3));
    let all = n[Seat::Home] + n[Seat::Away];
    if all == 0 {
        return;
    }
    let at = r.left() + r.width() * n[Seat::Home] as f32 / all as f32;
    for (side, part) in [(Seat::Home, r.with_max_x(at - 2.0)), (Seat::Away, r.with_min_x(at + 2.0))] {
        if part.width() > 1.0 {
            fill_rounded_rect(p, part, 5.0, ink(kit(side).0));
        }
    }
}

/// Draws the screen: a dark panel in a frame of lamps.
fn frame(p: &Painter, r: Rect) {
    fill_rounded_rect(p, r.expand(16.0).translate(vec2(0.0, 10.0)), 18.0, Color32::from_black_alpha(120));
    fill_rounded_rect(p, r.expand(14.0), 16.0, ink(NAVY_3));
    fill_rounded_rect(p, r.expand(10.0), 12.0, ink(INK));
    fill_rounded_rect(p, r, 6.0, ink(NAVY));
    // Rows of the screen's lamps.
    let mut y = r.top() + 4.0;
    while y < r.bottom() - 3.0 {
        p.rect_filled(
            Rect::from_min_max(pos2(r.left(), y), pos2(r.right(), y + 2.0)),
            0.0,
            with_alpha(NAVY_2, 0.55),
        );
        y += 6.0;
    }
}

/// Draws the screen in the middle of the window, `k` of its way down from above (0 to 1); with its goals, if there is
/// room for them. Returns false if there is nothing to tell.
pub(super) fn show<'a>(
    ui: &mut Ui,
    canvas: HudCanvas,
    k: f32,
    screen: impl Fn(bool) -> Option<Node<'a, ()>>,
) -> bool {
    let text = UiScale::from_context(ui.ctx()).text_factor();
    let wide = (WIDE * text.min(1.5)).min(canvas.w - 80.0);
    let (top, foot) = (canvas.sheet(0.0, 150.0).y, canvas.sheet(0.0, 1080.0).y);
    let solve = |goals: bool| Some(SolvedLayout::wide(ui, Id::new("half-time screen"), screen(goals)?, wide));
    let with_goals = solve(true).filter(|solved| solved.size().y <= foot - top - 40.0);
    let Some(solved) = with_goals.or_else(|| solve(false)) else { return false };
    let size = solved.size();
    let y = top + ((foot - top - size.y) / 2.0 - 20.0).clamp(0.0, 190.0);
    solved.show(ui, pos2((canvas.w - size.x) / 2.0, y - (1.0 - k) * (y + size.y)));
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_time_advice_takes_the_persons_side() {
        let talk = |score: (u32, u32), shots: (u32, u32)| {
            let [score, shots] = [score, shots].map(|(home, away)| BySeat::new(home, away));
            let talk = team_talk(Seat::Home, score, Some(shots));
            assert_eq!(talk, team_talk(Seat::Away, score.swapped(), Some(shots.swapped())));
            talk
        };
        let all = [
            talk((3, 1), (2, 5)),
            talk((1, 0), (2, 5)),
            talk((1, 0), (5, 2)),
            talk((1, 1), (5, 2)),
            talk((1, 1), (2, 2)),
            talk((1, 1), (2, 5)),
            talk((0, 1), (5, 2)),
            talk((0, 1), (2, 5)),
            talk((0, 2), (5, 2)),
        ];
        for (k, one) in all.iter().enumerate() {
            assert!(!all[..k].contains(one), "{one:?}");
        }
        let unknown = team_talk(Seat::Home, BySeat::new(0, 0), None);
        assert_eq!(unknown, talk((1, 1), (2, 2)));
    }
}
