//! The broadcast scoreboard: who plays, who has the ball, goals, clock, and the half as a track of turns.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Color32, Order, Painter, pos2, vec2};

use super::pictures::{Pages, Pictures};
use super::regions::{BOARD as WIDTH, Laid, Part};
use super::{Canvas, Shown, in_area, painter};
use crate::engine::{BySeat, Seat};
use crate::games::story::{self, Scored};
use crate::session::Seating;
use crate::stage::beat::Banner;
use crate::stage::clubs::club;
use crate::stage::palette::{AMBER, CHALK, INK, NAVY_2, Rgb};
use crate::stage::say::Say;
use crate::stage::scene::Board;
use crate::stage::words;
use crate::table::cards::pack::Pack;
use crate::theme::paint::{block, crest, glow, kit_panel, rect, text, text_fit, width};
use crate::theme::{Face, UiScale, ink};

pub(super) fn draw(
    mut contexts: EguiContexts,
    shown: Res<Shown>,
    scale: Res<UiScale>,
    pack: Res<Pack>,
    pages: Res<Pages>,
    seating: Option<Res<Seating>>,
    mut laid: ResMut<Laid>,
) -> Result {
    let (p, canvas) = painter(&mut contexts, "scoreboard")?;
    // What lies below it is not pointed at through it.
    let over = canvas.board();
    laid.lay(Part::Board, over);
    in_area(contexts.ctx_mut()?, "scoreboard", Order::Middle, over, |_| ());
    let scorer = match &shown.banner {
        Some(Banner::Goal { side, .. }) => Some(*side),
        _ => None,
    };
    let names = seating.map_or_else(BySeat::default, |seating| seating.names.clone());
    let art = Pictures { pack: &pack, pages: &pages };
    scoreboard(&p, canvas, &shown, &names, scorer, *scale, art);
    Ok(())
}

fn scoreboard(
    p: &Painter,
    canvas: Canvas,
    shown: &Shown,
    names: &BySeat<Option<String>>,
    scorer: Option<Seat>,
    scale: UiScale,
    art: Pictures,
) {
    let board = &shown.scene.board;
    let (x0, y0, h) = (canvas.w / 2.0 - WIDTH / 2.0, 14.0, 96.0);
    block(p, rect(x0 + 4.0, y0 + 8.0, WIDTH, h + 22.0), 16.0, Color32::from_black_alpha(110));
    block(p, rect(x0, y0, WIDTH, h + 22.0), 16.0, ink(INK));
    block(p, rect(x0 + 284.0, y0, WIDTH - 568.0, h), 0.0, ink(NAVY_2));
    for seat in Seat::BOTH {
        let name = called(names[seat].as_deref(), board.teams[seat].as_ref().map(Say::shown));
        let lines = lines(p, shown, seat, name.is_some());
        team(p, x0, y0, h, seat, board, (name.as_deref(), &lines), art);
        tile(p, x0, y0, seat, board, scorer == Some(seat));
    }
    let mid = canvas.w / 2.0;
    // Kicks that do not count as goals are counted where the clock was: it has stopped.
    let clock = board.kicks.map_or_else(|| board.clock.face(), words::score);
    text(p, pos2(mid, y0 + 36.0), Align2::CENTER_CENTER, &clock, Face::Display, 62.0, AMBER);
    text(
        p,
        pos2(mid, y0 + 79.0),
        Align2::CENTER_CENTER,
        board.part.title(),
        Face::Display,
        scale.text(22.0).min(26.0),
        CHALK,
    );
    match &board.shootout {
        Some(shootout) => shown.kicks.draw(p, (x0 + 24.0, x0 + WIDTH - 24.0), y0 + h + 10.0, shootout),
        None => track(p, x0, y0 + h, board),
    }
}

/// What stands under the club: who plays it, and the team that it plays as, where there is either.
fn called(name: Option<&str>, team: Option<&str>) -> Option<String> {
    match (name, team) {
        (Some(name), Some(team)) => Some(format!("{name} · {team}")),
        _ => name.or(team).map(str::to_owned),
    }
}

/// Height of the scorers' letters, and room for a line of them, design units.
const SCORER: (f32, f32) = (22.0, 182.0);

/// The scorers of a side in one line, or in two where nobody's name stands there: the last ones that there is room for,
/// and how many goals came before.
fn lines(p: &Painter, shown: &Shown, seat: Seat, named: bool) -> Vec<String> {
    let fits = |words: &str| width(p, words, Face::Display, SCORER.0) <= SCORER.1;
    let goals = shown
        .goals
        .len()
        .min((shown.scene.board.score[Seat::Home] + shown.scene.board.score[Seat::Away]) as usize);
    told(&shown.goals[..goals], seat, if named { 1 } else { 2 }, fits)
}

fn told(goals: &[Scored], seat: Seat, most: usize, fits: impl Fn(&str) -> bool) -> Vec<String> {
    let own: Vec<Scored> = goals.iter().copied().filter(|goal| goal.side == seat).collect();
    for first in 0..own.len() {
        let before = if first > 0 { format!("+{first} ") } else { String::new() };
        let mut lines: Vec<String> = Vec::new();
        for scorer in story::scorers(&own[first..], seat) {
            let start = lines.is_empty();
            let joined = lines.last().map(|line| format!("{line} · {scorer}")).filter(|line| fits(line));
            match joined {
                Some(joined) => *lines.last_mut().unwrap_or(&mut String::new()) = joined,
                None => lines.push(if start { format!("{before}{scorer}") } else { scorer }),
            }
        }
        if lines.len() <= most && lines.iter().all(|line| fits(line)) {
            return lines;
        }
    }
    Vec::new()
}

/// A club, and below it who plays it or its team, where that is known, and who has scored.
fn team(
    p: &Painter,
    x0: f32,
    y0: f32,
    h: f32,
    seat: Seat,
    board: &Board,
    (name, scorers): (Option<&str>, &[String]),
    art: Pictures,
) {
    let club = club(seat);
    let home = seat == Seat::Home;
    let x = |from_edge: f32| if home { x0 + from_edge } else { x0 + WIDTH - from_edge };
    let left = if home { x0 } else { x0 + WIDTH - 306.0 };
    kit_panel(p, rect(left, y0, 284.0 + if home { 0.0 } else { 22.0 }, h), seat, 22.0);
    crest(p, pos2(x(53.0), y0 + 49.0), 70.0, seat);
    let anchor = if home { Align2::LEFT_CENTER } else { Align2::RIGHT_CENTER };
    let under = usize::from(name.is_some()) + scorers.len();
    let (y, size) = match under {
        0 => (49.0, 62.0),
        1 => (36.0, 48.0),
        _ => (27.0, 42.0),
    };
    text(p, pos2(x(104.0), y0 + y), anchor, club.short, Face::Display, size, CHALK);
    if let Some(name) = name {
        let (y, size) = if scorers.is_empty() { (76.0, 28.0) } else { (56.0, 24.0) };
        text_fit(p, pos2(x(104.0), y0 + y), anchor, name, Face::Display, size, 176.0, CHALK);
    }
    for (k, line) in scorers.iter().rev().enumerate() {
        let y = if under == 1 { 75.0 } else { 81.0 - 24.0 * k as f32 };
        text(p, pos2(x(104.0), y0 + y), anchor, line, Face::Display, SCORER.0, CHALK);
    }
    if board.possession == Some(seat) {
        let (y, r) = match under {
            0 => (48.0, 26.0),
            1 => (34.0, 26.0),
            _ => (25.0, 20.0),
        };
        let at = pos2(x(246.0), y0 + y);
        p.circle_filled(at, r, ink(AMBER));
        art.draw(p, "ball", at, vec2(r * 1.6, r * 1.6), 12.0, Color32::WHITE);
    }
}

fn tile(p: &Painter, x0: f32, y0: f32, seat: Seat, board: &Board, lit: bool) {
    let cx = if seat == Seat::Home { x0 + 366.0 } else { x0 + WIDTH - 366.0 };
    if lit {
        glow(p, pos2(cx, y0 + 48.0), 120.0, AMBER, 0.8);
    }
    let face: Rgb = if lit { AMBER } else { CHALK };
    block(p, rect(cx - 42.0, y0 + 8.0, 84.0, 80.0), 10.0, ink(face));
    let goals = board.score[seat].to_string();
    text(p, pos2(cx, y0 + 49.0), Align2::CENTER_CENTER, &goals, Face::Display, 84.0, INK);
    p.rect_filled(rect(cx - 42.0, y0 + 46.5, 84.0, 3.0), 0, Color32::from_black_alpha(60));
}

fn track(p: &Painter, x0: f32, y: f32, board: &Board) {
    let n = board.of.max(1) as f32;
    let step = (WIDTH - 36.0 + 5.0) / n;
    for k in 0..board.of {
        let colour = match k.cmp(&board.done) {
            std::cmp::Ordering::Less => AMBER,
            std::cmp::Ordering::Equal => CHALK,
            std::cmp::Ordering::Greater => Rgb(0x3A_4A5C),
        };
        block(p, rect(x0 + 18.0 + k as f32 * step, y + 6.0, step - 5.0, 9.0), 4.0, ink(colour));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stage::part::Clock;

    #[test]
    fn the_last_scorers_stand_on_the_board_and_the_others_are_counted() {
        let goal = |scorer, minute| Scored { side: Seat::Home, scorer, clock: Clock::Minute(minute) };
        let all = [goal(8, 4), goal(9, 36), goal(8, 61), goal(7, 80), goal(10, 88)];
        let names = club(Seat::Home).eleven;
        let told =
            |goals: &[Scored], most| told(goals, Seat::Home, most, |words| words.chars().count() <= 18);
        assert_eq!(told(&all[..1], 2), [format!("{} 4\u{2032}", names[8])]);
        assert!(told(&[], 2).is_empty());
        for n in 1..=all.len() {
            for most in [1, 2] {
                let lines = told(&all[..n], most);
                assert!((1..=most).contains(&lines.len()), "{lines:?}");
                let last = all[n - 1].clock.face();
                assert!(lines.iter().any(|line| line.contains(&last)), "the last one is there: {lines:?}");
            }
        }
        assert!(told(&all, 1)[0].starts_with("+4 "), "{:?}", told(&all, 1));
    }

    #[test]
    fn a_team_stands_under_its_club() {
        assert_eq!(called(None, Some("Italy")).as_deref(), Some("Italy"));
        assert_eq!(called(Some("Ada"), Some("Italy")).as_deref(), Some("Ada · Italy"));
        assert_eq!(called(Some("Ada"), None).as_deref(), Some("Ada"));
        assert_eq!(called(None, None), None);
    }
}
