//! The scoreboard, as on television: players, possession, goals, clock, and the half as a track of turns.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align, Align2, Color32, Id, Order, Painter, Rect, vec2};

use super::pictures::PicturePainter;
use super::regions::{BOARD as WIDTH, HudRegion};
use super::{HudState, in_area, largest_that_fits, overlay};
use crate::hud::HudFrame;
use crate::hud::pictures::Pictures;
use crate::session::Seating;
use crate::session::replay_viewer::ReplayViewer;
use crate::theme::paint::{
    draw_crest, draw_fitting_text, draw_glow, draw_kit_panel, draw_text, fill_rounded_rect, rect, text_width,
};
use crate::theme::{UiFont, UiScale, ink};
use crate::widgets::{BoxSurface, Node, StyledText, column, drawing, row};
use ::words::say;
use ::words::{DisplayText, Separator};
use engine::{BySeat, Seat};
use games::summary::{self, ScoredGoal};
use stage::palette::{AMBER, CHALK, INK, NAVY_2, Rgb};
use stage::scene::Scoreboard;
use stage::step::{Banner, Headline};
use stage::words;
use stage::words::short;

pub(super) fn draw(
    mut contexts: EguiContexts,
    HudFrame { hud, mut layout }: HudFrame,
    scale: Res<UiScale>,
    pictures: Pictures,
    (seating, viewer): (Option<Res<Seating>>, Option<Res<ReplayViewer>>),
) -> Result {
    let (mut ui, canvas) = overlay(&mut contexts, "scoreboard back")?;
    // The scoreboard blocks the pointer for what is below it.
    let over = canvas.board();
    layout.note(HudRegion::Board, over);
    in_area(contexts.ctx_mut()?, "scoreboard", Order::Middle, over, |_| ());
    let scorer = match &hud.banner {
        Some(Banner::Goal { side, .. }) => Some(*side),
        _ => None,
    };
    let names = match (viewer, seating) {
        (Some(viewer), _) => viewer.bot_names(),
        (None, Some(seating)) => seating.names.clone(),
        (None, None) => BySeat::default(),
    };
    let art = pictures.painter();
    let p = ui.painter().clone();
    let made = |share| scoreboard(&p, &hud, &names, scorer, art, *scale, share);
    largest_that_fits(&ui, Id::new("scoreboard parts"), over.size(), made).show(&mut ui, over.min);
    Ok(())
}

/// Height of the scoreboard above its foot, and of the foot, design units.
const HIGH: (f32, f32) = (96.0, 22.0);
/// Width of a team, and how far its slanted edge reaches over it, design units.
const TEAM: (f32, f32) = (276.0, 16.0);
/// Width of the goals of a side, and the smallest width of the clock, design units.
const TILE: f32 = 84.0;
const CLOCK: f32 = 150.0;
/// Distance between the parts, design units.
const PART_GAP: f32 = 26.0;
const _: () = assert!(2.0 * (TEAM.0 + TILE) + CLOCK + 4.0 * PART_GAP <= WIDTH, "the scoreboard is too wide");

/// Share of the match from which on the clock stands on a lit plate.
const LATE: f32 = 0.88;

fn scoreboard<'a>(
    p: &Painter,
    shown: &'a HudState,
    names: &BySeat<Option<DisplayText>>,
    scorer: Option<Seat>,
    art: PicturePainter<'a>,
    scale: UiScale,
    share: f32,
) -> Node<'a, ()> {
    let board = &shown.scene.board;
    let side = |seat: Seat| {
        let name = called(names[seat].as_ref(), board.teams[seat].as_ref());
        let lines = lines(p, shown, seat, !name.is_empty(), scale.text_size(SCORER.0 * share));
        team(seat, board.possession == Some(seat), name, lines, art, share)
    };
    let tile = |seat: Seat| {
        let (goals, lit) = (board.score[seat].to_string(), scorer == Some(seat));
        drawing((TILE, 80.0), move |p, r| tile(p, r, &goals, lit)).rigid()
    };
    // Kicks that do not count as goals are counted in place of the clock, which has stopped.
    let clock = board.kicks.map_or_else(|| board.clock.face(), words::score);
    let late = board.progress >= LATE && board.kicks.is_none();
    let clock = drawing((CLOCK, 40.0), move |p, r| {
        // On its plate, the clock leaves room for accents.
        let size = (if late { 0.78 } else { 0.92 } * r.height()).min(62.0);
        if late {
            fill_rounded_rect(p, r.shrink2(vec2(8.0, 0.0)), 8.0, ink(AMBER));
        }
        let (colour, wide) = if late { (INK, r.width() - 24.0) } else { (AMBER, r.width()) };
        draw_fitting_text(
            p,
            r.center(),
            Align2::CENTER_CENTER,
            &clock.shown(),
            UiFont::Display,
            size,
            wide,
            colour,
        );
    });
    let part = match &shown.banner {
        Some(Banner::Strip { head: head @ Headline::HalfTime, .. }) => head.title(),
        _ => board.part.title(),
    };
    let part = StyledText::new(part, UiFont::Display, 22.0 * share).centred();
    let middle = column().pad(4.0, 4.0).portion(1.0).child(clock.grow()).child(part.node().rigid());
    let top = row()
        .gap(PART_GAP)
        .stretch()
        .min_height(HIGH.0)
        .surface(BoxSurface::drawn(|p, r, _| {
            fill_rounded_rect(p, r.shrink2(vec2(TEAM.0, 0.0)), 0.0, ink(NAVY_2))
        }))
        .child(side(Seat::Home))
        .child(column().centred().rigid().child(tile(Seat::Home)))
        .child(middle)
        .child(column().centred().rigid().child(tile(Seat::Away)))
        .child(side(Seat::Away));
    let foot = match &board.shootout {
        Some(shootout) => shown.kicks.rows(shootout),
        None => drawing((0.0, HIGH.1), move |p, r| track(p, r, board)),
    };
    column()
        .width(WIDTH)
        .surface(BoxSurface::drawn(|p, r, _| {
            fill_rounded_rect(p, r.translate(vec2(4.0, 8.0)), 16.0, Color32::from_black_alpha(110));
            fill_rounded_rect(p, r, 16.0, ink(INK));
        }))
        .child(top)
        .child(foot.min_height(HIGH.1).rigid())
}

/// Returns the text under the club: the player and the team, empty if there is neither.
fn called(name: Option<&DisplayText>, team: Option<&DisplayText>) -> DisplayText {
    DisplayText::list(name.into_iter().chain(team).cloned(), Separator::Dot)
}

/// Size of a crest, design units.
const CREST: f32 = 70.0;

/// Size of the scorers' letters, and width of a line of them, design units.
const SCORER: (f32, f32) = (22.0, 160.0);

/// Returns the scorers of a side in letters of that size, in one line, or in two if no player's name is shown. It names
/// the last scorers that fit, after three dots if others scored before them.
fn lines(p: &Painter, shown: &HudState, seat: Seat, named: bool, size: f32) -> Vec<DisplayText> {
    let fits = |words: &str| text_width(p, words, UiFont::Display, size) <= SCORER.1;
    let goals = shown
        .goals
        .len()
        .min((shown.scene.board.score[Seat::Home] + shown.scene.board.score[Seat::Away]) as usize);
    scorer_lines(&shown.goals[..goals], seat, if named { 1 } else { 2 }, fits)
}

fn scorer_lines(
    goals: &[ScoredGoal],
    seat: Seat,
    most: usize,
    fits: impl Fn(&str) -> bool,
) -> Vec<DisplayText> {
    let fits = |line: &DisplayText| fits(&line.shown());
    let own: Vec<ScoredGoal> = goals.iter().copied().filter(|goal| goal.side == seat).collect();
    for first in 0..own.len() {
        let mut lines: Vec<DisplayText> = Vec::new();
        for scorer in summary::scorers(&own[first..], seat) {
            let joined =
                lines.last().map(|line| DisplayText::list([line.clone(), scorer.clone()], Separator::Dot));
            match (joined.filter(fits), lines.last_mut()) {
                (Some(joined), Some(last)) => *last = joined,
                (_, None) if first > 0 => lines.push(say!("hud-scorers-after-others", scorer)),
                _ => lines.push(scorer),
            }
        }
        if lines.len() <= most && lines.iter().all(&fits) {
            return lines;
        }
    }
    Vec::new()
}

/// Draws a club with its player or team and its scorers.
fn team<'a>(
    seat: Seat,
    plays: bool,
    name: DisplayText,
    scorers: Vec<DisplayText>,
    art: PicturePainter<'a>,
    share: f32,
) -> Node<'a, ()> {
    let home = seat == Seat::Home;
    let align = if home { Align::Min } else { Align::Max };
    let size = [62.0, 48.0, 38.0][(usize::from(!name.is_empty()) + scorers.len()).min(2)];
    let words =
        |words: DisplayText, size: f32| StyledText::new(words, UiFont::Display, size * share).align(align);
    let under = if scorers.is_empty() { 28.0 } else { 22.0 };
    let names = column()
        .portion(1.0)
        .min_width(0.0)
        .centred()
        .stretch()
        .child(words(short(seat), size))
        .children((!name.is_empty()).then(|| words(name, under)))
        .children(scorers.into_iter().map(|line| words(line, SCORER.0).one_line()));
    // The ball lies at the outer corner of the crest, so that the scorers have the room beside it.
    let crest = drawing((CREST, CREST), move |p, r| {
        draw_crest(p, r.center(), CREST, seat);
        if plays {
            let at = if home { r.left_bottom() } else { r.right_bottom() };
            let at = at + vec2(if home { 10.0 } else { -10.0 }, -10.0);
            p.circle_filled(at, 22.0, ink(AMBER));
            art.draw(p, "ball", at, vec2(36.0, 36.0), 12.0, Color32::WHITE);
        }
    });
    let mut parts = vec![crest.rigid(), names];
    if !home {
        parts.reverse();
    }
    row().gap(12.0).pad(16.0, 0.0).width(TEAM.0).rigid().children(parts).surface(BoxSurface::drawn(
        move |p, r, _| {
            let r = if home { r } else { r.with_min_x(r.left() - TEAM.1) };
            draw_kit_panel(p, r, seat, TEAM.1);
        },
    ))
}

/// Draws the goals of a side.
fn tile(p: &Painter, r: Rect, goals: &str, lit: bool) {
    if lit {
        draw_glow(p, r.center(), 120.0, AMBER, 0.8);
    }
    let face: Rgb = if lit { AMBER } else { CHALK };
    fill_rounded_rect(p, r, 10.0, ink(face));
    draw_text(p, r.center() + vec2(0.0, 1.0), Align2::CENTER_CENTER, goals, UiFont::Display, 84.0, INK);
    p.rect_filled(Rect::from_center_size(r.center(), vec2(r.width(), 3.0)), 0, Color32::from_black_alpha(60));
}

/// Draws the half as a track of turns.
fn track(p: &Painter, r: Rect, board: &Scoreboard) {
    let n = board.of.max(1) as f32;
    let step = (r.width() - 36.0 + 5.0) / n;
    for k in 0..board.of {
        let colour = match k.cmp(&board.done) {
            std::cmp::Ordering::Less => AMBER,
            std::cmp::Ordering::Equal => CHALK,
            std::cmp::Ordering::Greater => Rgb(0x3A_4A5C),
        };
        fill_rounded_rect(
            p,
            rect(r.left() + 18.0 + k as f32 * step, r.top() + 6.0, step - 5.0, 9.0),
            4.0,
            ink(colour),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clubs::club;
    use stage::match_phase::MatchClock;

    #[test]
    fn the_board_lists_the_last_scorers_and_dots_for_the_others() {
        let goal =
            |scorer, minute| ScoredGoal { side: Seat::Home, scorer, clock: MatchClock::Minute(minute) };
        let all = [goal(8, 4), goal(9, 36), goal(8, 61), goal(7, 80), goal(10, 88)];
        let names = &club(Seat::Home).eleven;
        let listed = |goals: &[ScoredGoal], most| {
            scorer_lines(goals, Seat::Home, most, |words| words.chars().count() <= 18)
        };
        assert_eq!(listed(&all[..1], 2), [format!("{} 4\u{2032}", names[8])]);
        assert!(listed(&[], 2).is_empty());
        for n in 1..=all.len() {
            for most in [1, 2] {
                let lines = listed(&all[..n], most);
                assert!((1..=most).contains(&lines.len()), "{lines:?}");
                let last = all[n - 1].clock.face();
                assert!(
                    lines.iter().any(|line| line.shown().contains(&last.shown())),
                    "the last one is there: {lines:?}"
                );
            }
        }
        assert!(listed(&all, 1)[0].shown().starts_with("… "), "{:?}", listed(&all, 1));
    }

    #[test]
    fn a_team_is_named_below_its_club() {
        let italy = DisplayText::verbatim("Italy");
        assert_eq!(called(None, Some(&italy)), "Italy");
        let ada = DisplayText::verbatim("Ada");
        assert_eq!(called(Some(&ada), Some(&italy)), "Ada · Italy");
        assert_eq!(called(Some(&ada), None), "Ada");
        assert!(called(None, None).is_empty());
    }
}
