//! The still parts of the goal mouth: stand, boards, grass, goal, the list of kicks, arrows, and the faces of the die.

use bevy::math::{Vec2, vec2};

use crate::table::draw::sketch::{Sketch, SketchColour, bend_to, tone};
use crate::table::people::stand_view::{BOARDS, EDGES, TURF, ellipse, grass};
use crate::theme::paint::kit;
use engine::{BySeat, Seat};
use stage::layout::{DesignPoint, DesignRect};
use stage::mouth::{
    Aim, DieOutcome, GOAL_FRAME, KickMark, KickStake, MAX_LISTED_KICKS, ROW, SPOT, list as area,
};
use stage::palette::{AMBER, CHALK, INK, KEEPER, MUTED, NAVY, NAVY_2, NAVY_3, PITCH_B, Rgb};

/// The y of the goal line.
pub(super) const LINE: f32 = GOAL_FRAME.y + GOAL_FRAME.h;
/// The lime of a face that is a save: the keepers' shirts.
const SAVE: Rgb = KEEPER;
/// The red of a face that is a miss.
const MISS: Rgb = Rgb(0xB3_2D_36);

/// Draws grass, lines and boards, and the light on them.
pub(super) fn ground(at_stake: KickStake) -> Sketch {
    let (l, t, r, _) = EDGES;
    let mut s = Sketch::new();
    // The stand is dark.
    if !at_stake.sudden_death {
        s.rect(l, t, r - l, BOARDS - t, 0.0, tone(INK, 0.32));
    }
    // Boards: arrows run to the middle; they are lit where a kick can decide.
    let board = match at_stake.wins {
        Some(_) => AMBER.mixed(INK, 0.12),
        None if at_stake.sudden_death => NAVY_2.mixed(INK, 0.3),
        None => NAVY_2,
    };
    s.rect(l, BOARDS, r - l, TURF - BOARDS, 0.0, tone(INK, 1.0));
    s.rect(l, BOARDS + 6.0, r - l, TURF - BOARDS - 14.0, 0.0, tone(board, 1.0));
    let sign = match at_stake.wins {
        Some(_) => tone(INK, 0.85),
        None => tone(NAVY_3, if at_stake.sudden_death { 0.5 } else { 1.0 }),
    };
    let (top, foot) = (BOARDS + 12.0, TURF - 14.0);
    for k in 0..17u8 {
        let x = 70.0 + 84.0 * f32::from(k);
        for way in [-1.0, 1.0] {
            let x = 960.0 + way * x;
            let tip = -way * 16.0;
            let arrow = [
                vec2(x, top),
                vec2(x + tip, f32::midpoint(top, foot)),
                vec2(x, foot),
                vec2(x - tip, foot),
                vec2(x, f32::midpoint(top, foot)),
                vec2(x - tip, top),
            ];
            s.fill(&arrow, sign);
        }
    }
    grass(&mut s, if at_stake.sudden_death { 0.64 } else { 0.44 });
    // The light on the spot.
    let pools = if at_stake.sudden_death { 12u8 } else { 8 };
    for k in 0..pools {
        let k = 1.0 - f32::from(k) / f32::from(pools);
        let wide = if at_stake.sudden_death { 520.0 } else { 820.0 };
        let light = tone(CHALK.mixed(PITCH_B, 0.45), if at_stake.sudden_death { 0.05 } else { 0.046 });
        s.fill(&ellipse(vec2(SPOT.x, SPOT.y + 6.0), wide * k, 150.0 * k), light);
    }
    let chalk = tone(CHALK, if at_stake.sudden_death { 0.55 } else { 0.85 });
    s.rect(l, LINE - 3.0, r - l, 7.0, 0.0, chalk);
    let mut arc = vec![vec2(SPOT.x - 620.0, SPOT.y + 60.0)];
    bend_to(&mut arc, vec2(SPOT.x, SPOT.y + 330.0), vec2(SPOT.x + 620.0, SPOT.y + 60.0));
    s.stroke(&arc, false, 7.0, tone(CHALK, if at_stake.sudden_death { 0.12 } else { 0.3 }));
    s.fill(&ellipse(vec2(SPOT.x, SPOT.y + 20.0), 30.0, 9.0), tone(CHALK, 0.9));
    s
}

/// Draws posts and crossbar, with the stanchions behind them. What can be decided now lights the frame.
pub(super) fn frame(at_stake: KickStake) -> Sketch {
    let (l, t, r, b) = (GOAL_FRAME.x, GOAL_FRAME.y, GOAL_FRAME.x + GOAL_FRAME.w, LINE);
    let mut s = Sketch::new();
    let line = |inset: f32| {
        [
            vec2(l + inset, b + 2.0),
            vec2(l + inset, t + inset),
            vec2(r - inset, t + inset),
            vec2(r - inset, b + 2.0),
        ]
    };
    if at_stake.wins.is_some() {
        for (width, k) in [(52.0, 0.10), (38.0, 0.16), (28.0, 0.3)] {
            s.stroke(&line(0.0), false, width, tone(AMBER, k));
        }
    }
    let shadow: Vec<Vec2> = line(0.0).iter().map(|p| *p + vec2(5.0, 8.0)).collect();
    s.stroke(&shadow, false, 18.0, tone(INK, 0.4));
    s.stroke(&line(0.0), false, 20.0, tone(INK, 1.0));
    s.stroke(&line(0.0), false, 15.0, tone(CHALK, 1.0));
    s.stroke(&line(5.0), false, 4.0, tone(Rgb(0xC9_C5_B2), 1.0));
    s
}

/// Draws the cup under the list of the side that this kick can make the winner, with ribbons of that side. `foot` is
/// where the longer list ends.
pub(super) fn cup(wins: Seat, foot: f32) -> Sketch {
    let mut s = Sketch::new();
    let (bright, dark) = kit(wins);
    let (ink, amber) = (tone(INK, 1.0), tone(AMBER, 1.0));
    let x = if wins == Seat::Home { 204.0 } else { 1716.0 };
    for k in (1..=6u8).rev() {
        s.circle(x, foot + 74.0, 40.0 + 14.0 * f32::from(k), tone(AMBER, 0.045));
    }
    s.place(vec2(x, foot + 128.0), 0.0, 0.8);
    s.rect(-43.0, -32.0, 86.0, 34.0, 4.0, ink);
    s.rect(-38.0, -28.0, 76.0, 26.0, 3.0, tone(dark, 1.0));
    for way in [-1.0, 1.0] {
        let handle = [
            vec2(way * 30.0, -130.0),
            vec2(way * 58.0, -120.0),
            vec2(way * 50.0, -98.0),
            vec2(way * 24.0, -84.0),
        ];
        s.stroke(&handle, false, 12.0, ink).stroke(&handle, false, 6.0, amber);
    }
    let mut bowl = vec![vec2(-38.0, -142.0), vec2(38.0, -142.0)];
    bend_to(&mut bowl, vec2(36.0, -74.0), vec2(8.0, -66.0));
    bowl.extend([
        vec2(8.0, -46.0),
        vec2(26.0, -32.0),
        vec2(-26.0, -32.0),
        vec2(-8.0, -46.0),
        vec2(-8.0, -66.0),
    ]);
    bend_to(&mut bowl, vec2(-36.0, -74.0), vec2(-38.0, -142.0));
    s.stroke(&bowl, true, 8.0, ink).fill(&bowl, amber);
    s.rect(-28.0, -132.0, 9.0, 36.0, 4.5, tone(CHALK, 0.8));
    // Ribbons in the colours of who can win it.
    for way in [-1.0, 1.0] {
        let ribbon = [
            vec2(way * 3.0, -66.0),
            vec2(way * 34.0, -22.0),
            vec2(way * 22.0, -20.0),
            vec2(way * 16.0, -8.0),
            vec2(way * 3.0, -54.0),
        ];
        s.stroke(&ribbon, true, 5.0, ink).fill(&ribbon, tone(bright, 1.0));
    }
    s.circle(0.0, -62.0, 10.0, ink).circle(0.0, -62.0, 7.5, tone(bright, 1.0));
    s.reset_place();
    s
}

/// The size of the names on the list of kicks.
pub(super) const NAMES: f32 = 29.0;

/// A row on the list of kicks.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct KickRow<'a> {
    /// The kick.
    pub(super) mark: &'a KickMark,
    /// The left edge of its name, and the row's middle.
    pub(super) at: DesignPoint,
    /// True for the kick that is taken now.
    pub(super) now: bool,
}

/// Returns the rows of both lists. The kick that is taken now, by `kicks`, is its first one that is still to come.
pub(super) fn list(marks: &BySeat<Vec<KickMark>>, kicks: Option<Seat>) -> Vec<KickRow<'_>> {
    let mut rows = Vec::new();
    for seat in Seat::BOTH {
        let all = &marks[seat];
        let skip = all.len().saturating_sub(MAX_LISTED_KICKS);
        let left = area(seat, 1).x;
        let due = all.iter().position(|mark| mark.scored.is_none()).filter(|_| kicks == Some(seat));
        for (k, mark) in all.iter().enumerate().skip(skip) {
            let y = area(seat, 1).y + 20.0 + ROW * ((k - skip) as f32 + 0.5);
            rows.push(KickRow { mark, at: DesignPoint::new(left + 62.0, y), now: due == Some(k) });
        }
    }
    rows
}

/// Draws the lists of kicks without the names: a dot for each, the way it went, and the way the keeper went in the
/// colour of his gloves.
pub(super) fn lists(marks: &BySeat<Vec<KickMark>>, kicks: Option<Seat>) -> Sketch {
    let mut s = Sketch::new();
    for seat in Seat::BOTH.into_iter().filter(|seat| !marks[*seat].is_empty()) {
        let DesignRect { x, y, w, h } = area(seat, marks[seat].len());
        s.rect(x + 4.0, y + 7.0, w, h, 14.0, tone(INK, 0.4));
        s.rect(x, y, w, h, 14.0, tone(NAVY, 0.94));
        s.rect(x, y, w, 12.0, 6.0, tone(kit(seat).0, 1.0));
    }
    for row in list(marks, kicks) {
        let DesignPoint { x, y } = row.at;
        if row.now {
            s.frame(x - 56.0, y - ROW / 2.0 + 2.0, 318.0, ROW - 4.0, 10.0, 4.0, tone(AMBER, 1.0));
        }
        let (cx, cy) = (x - 30.0, y);
        match row.mark.scored {
            Some(true) => {
                s.circle(cx, cy, 13.0, tone(AMBER, 1.0));
            }
            Some(false) => {
                s.ring(cx, cy, 11.5, 3.0, tone(CHALK, 1.0));
                for way in [-1.0, 1.0] {
                    s.stroke(
                        &[vec2(cx - 6.0, cy - 6.0 * way), vec2(cx + 6.0, cy + 6.0 * way)],
                        false,
                        4.0,
                        tone(CHALK, 1.0),
                    );
                }
            }
            None => {
                s.ring(cx, cy, 8.0, 3.0, tone(if row.now { AMBER } else { MUTED }, 1.0));
            }
        }
        for (aim, right, colour) in [(row.mark.aim, 206.0, MUTED), (row.mark.dive, 242.0, SAVE)] {
            let Some(aim) = aim else { continue };
            let (tip, colour) = (vec2(x + right, y), tone(colour, 1.0));
            let way = match aim {
                Aim::Left => vec2(-0.8, -0.6),
                Aim::Middle => vec2(0.0, -1.0),
                Aim::Right => vec2(0.8, -0.6),
            };
            arrow(&mut s, tip - way * 13.0, tip + way * 13.0, 4.0, colour);
        }
    }
    s
}

/// Draws a straight arrow.
fn arrow(s: &mut Sketch, from: Vec2, to: Vec2, width: f32, colour: SketchColour) {
    let way = (to - from).normalize_or_zero();
    let side = vec2(-way.y, way.x);
    let head = 2.6 * width;
    s.stroke(&[from, to - way * head * 0.6], false, width, colour);
    s.fill(&[to, to - way * head + side * head * 0.75, to - way * head - side * head * 0.75], colour);
}

/// Draws the arrow from the ball to a place in the goal: a ghost, or solid if the place is pointed at.
pub(super) fn kick_arrow(s: &mut Sketch, aim: Aim, lit: bool) {
    let to = aim.target();
    // The arrow to the middle ends before the keeper's chest, so that his face is seen.
    let y = if aim == Aim::Middle { LINE - 134.0 } else { to.y };
    let (from, to) = (vec2(SPOT.x + 34.0 * aim.x_sign(), SPOT.y - 38.0), vec2(to.x, y));
    let mut path = vec![from];
    bend_to(&mut path, vec2(f32::midpoint(from.x, to.x), to.y - 6.0 + 40.0 * (1.0 - aim.x_sign().abs())), to);
    bent_arrow(s, &path, lit);
}

/// Draws the arrow from the keeper to the place that he would cover; a ring round him where he stays.
pub(super) fn dive_arrow(s: &mut Sketch, aim: Aim, lit: bool) {
    let to = aim.target();
    let chest = vec2(GOAL_FRAME.centre().x, LINE - 116.0);
    if aim == Aim::Middle {
        let ring = ellipse(chest, 92.0, 124.0);
        if lit {
            s.stroke(&ring, true, 26.0, tone(INK, 1.0)).stroke(&ring, true, 17.0, tone(AMBER, 1.0));
        } else {
            s.stroke(&ring, true, 12.0, tone(CHALK, 0.34)).stroke(&ring, true, 3.0, tone(AMBER, 0.9));
        }
        return;
    }
    let mut path = vec![chest + vec2(120.0 * aim.x_sign(), -14.0)];
    bend_to(&mut path, chest + vec2(270.0 * aim.x_sign(), -60.0), vec2(to.x, to.y));
    bent_arrow(s, &path, lit);
}

fn bent_arrow(s: &mut Sketch, path: &[Vec2], lit: bool) {
    let [.., before, tip] = path else { return };
    let way = (*tip - *before).normalize_or_zero();
    let side = vec2(-way.y, way.x);
    let (width, head) = if lit { (26.0, 62.0) } else { (20.0, 50.0) };
    // The shaft ends inside the head.
    let shaft: Vec<Vec2> = path.iter().copied().filter(|p| p.distance(*tip) > head * 0.72).collect();
    let tips = [*tip, *tip - way * head + side * head * 0.62, *tip - way * head - side * head * 0.62];
    if lit {
        s.stroke(&shaft, false, width + 10.0, tone(INK, 1.0)).stroke(&tips, true, 10.0, tone(INK, 1.0));
        s.stroke(&shaft, false, width, tone(AMBER, 1.0)).fill(&tips, tone(AMBER, 1.0));
    } else {
        s.stroke(&shaft, false, width, tone(CHALK, 0.34)).fill(&tips, tone(CHALK, 0.34));
        let edge = tone(AMBER, 0.9);
        s.stroke(&tips, true, 4.0, edge);
    }
}

/// Size of a face of the die in a strip, design units.
const FACE: f32 = 44.0;
/// Distance between the left edges of two faces in a strip, design units.
const STEP: f32 = 50.0;
/// The y of the upper edge of the strips, design units.
const STRIP: f32 = LINE + 10.0;

/// Returns the middle of a face in the strip under a place; faces count from 1.
pub(super) fn face_at(aim: Aim, face: u8) -> Vec2 {
    let middle = aim.target().x;
    vec2(middle + (f32::from(face) - 3.5) * STEP, STRIP + FACE / 2.0)
}

/// The result of one face of a strip: the same wherever the keeper dives, or a goal unless he dives there.
pub(super) fn strip(s: &mut Sketch, aim: Aim, outcomes: &[DieOutcome], unless_met: &[DieOutcome]) {
    let mut face = 0u8;
    for (outcome, met) in outcomes.iter().zip(unless_met) {
        face += 1;
        let at = face_at(aim, face);
        let (x, y) = (at.x - FACE / 2.0, at.y - FACE / 2.0);
        s.rect(x - 2.5, y - 2.5, FACE + 5.0, FACE + 5.0, 9.0, tone(INK, 1.0));
        s.rect(x, y, FACE, FACE, 7.0, tone(ground_of(*outcome), 1.0));
        if met != outcome {
            let half = [
                vec2(x + FACE - 4.0, y + 4.0),
                vec2(x + FACE, y + FACE),
                vec2(x, y + FACE),
                vec2(x + 4.0, y + FACE - 4.0),
            ];
            s.fill(&half, tone(ground_of(*met), 1.0));
        }
        s.pips(
            face,
            at,
            FACE * 0.27,
            FACE * 0.105,
            tone(if *outcome == DieOutcome::Miss { CHALK } else { INK }, 1.0),
        );
    }
    // A sign for each run of equal faces: a cross, a glove, a ball.
    let mut from = 0;
    while from < outcomes.len() {
        let alike = outcomes[from..]
            .iter()
            .zip(&unless_met[from..])
            .take_while(|pair| *pair == (&outcomes[from], &unless_met[from]));
        let count = alike.count();
        #[expect(clippy::cast_possible_truncation, reason = "six faces")]
        let (first, last) = (face_at(aim, from as u8 + 1), face_at(aim, (from + count) as u8));
        let at = (first + last) / 2.0 + vec2(0.0, FACE / 2.0 + 20.0);
        s.stroke(
            &[first + vec2(-16.0, FACE / 2.0 + 5.0), last + vec2(16.0, FACE / 2.0 + 5.0)],
            false,
            3.0,
            tone(CHALK, 0.8),
        );
        if outcomes[from] == unless_met[from] {
            sign(s, at, outcomes[from]);
        } else {
            sign(s, at - vec2(18.0, 0.0), outcomes[from]);
            s.stroke(&[at + vec2(-4.0, 11.0), at + vec2(4.0, -11.0)], false, 3.0, tone(CHALK, 1.0));
            sign(s, at + vec2(20.0, 0.0), unless_met[from]);
        }
        from += count;
    }
}

const fn ground_of(outcome: DieOutcome) -> Rgb {
    match outcome {
        DieOutcome::Miss => MISS,
        DieOutcome::Save => SAVE,
        DieOutcome::Goal => CHALK,
    }
}

/// Draws the sign of an outcome: a cross, a glove, a ball.
fn sign(s: &mut Sketch, at: Vec2, outcome: DieOutcome) {
    match outcome {
        DieOutcome::Miss => {
            for way in [-1.0, 1.0] {
                let arm = vec2(9.5, 9.5 * way);
                s.stroke(&[at - arm, at + arm], false, 9.0, tone(INK, 1.0));
                s.stroke(&[at - arm * 0.86, at + arm * 0.86], false, 5.5, tone(Rgb(0xFF_8A8A), 1.0));
            }
        }
        DieOutcome::Save => glove(s, at, 0.72),
        DieOutcome::Goal => {
            s.circle(at.x, at.y, 13.0, tone(INK, 1.0)).circle(at.x, at.y, 10.8, tone(CHALK, 1.0));
            s.circle(at.x, at.y, 4.3, tone(INK, 1.0));
        }
    }
}

/// Draws a glove round its palm, about 36 units high at scale 1.
fn glove(s: &mut Sketch, at: Vec2, scale: f32) {
    let finger = |k: u8| (f32::from(k) - 1.5) * 7.5;
    for (grow, colour) in [(5.0, INK), (0.0, SAVE)] {
        let colour = tone(colour, 1.0);
        s.place(at, 0.0, scale);
        s.rect(-14.0 - grow / 2.0, -6.0 - grow / 2.0, 28.0 + grow, 22.0 + grow, 6.0, colour);
        for k in 0..4u8 {
            let x = finger(k);
            s.rect(x - 3.6 - grow / 2.0, -20.0 - grow / 2.0, 7.2 + grow, 22.0 + grow, 4.0, colour);
        }
        s.stroke(&[vec2(13.0, 8.0), vec2(21.0, -4.0)], false, 8.0 + grow, colour);
        s.reset_place();
    }
}

/// Draws a die that shows that face round the origin, in the colour of what it brings, if that is known.
pub(super) fn die(face: u8, outcome: Option<DieOutcome>) -> Sketch {
    const SIZE: f32 = 66.0;
    let mut s = Sketch::new();
    s.rect(-SIZE / 2.0 + 4.0, -SIZE / 2.0 + 8.0, SIZE, SIZE, 14.0, tone(INK, 0.5));
    s.rect(-SIZE / 2.0 - 4.0, -SIZE / 2.0 - 4.0, SIZE + 8.0, SIZE + 8.0, 17.0, tone(INK, 1.0));
    s.rect(-SIZE / 2.0, -SIZE / 2.0, SIZE, SIZE, 13.0, tone(outcome.map_or(CHALK, ground_of), 1.0));
    s.pips(
        face,
        Vec2::ZERO,
        SIZE * 0.27,
        SIZE * 0.105,
        tone(if outcome == Some(DieOutcome::Miss) { CHALK } else { INK }, 1.0),
    );
    s
}

/// Draws what is dark round the light in sudden death; `beat` is the heart's, 0..=1.
pub(super) fn darkness(beat: f32) -> Sketch {
    let (l, t, r, b) = EDGES;
    let mut s = Sketch::new();
    let rings = 9u8;
    for k in 0..rings {
        let k = f32::from(k) / f32::from(rings - 1);
        let (rx, ry) = (900.0 + 420.0 * k - 26.0 * beat, 400.0 + 240.0 * k - 16.0 * beat);
        let hole = ellipse(vec2(SPOT.x, 400.0), rx, ry);
        // Four quarters round the hole.
        for (corner, from) in [(vec2(r, b), 0usize), (vec2(l, b), 12), (vec2(l, t), 24), (vec2(r, t), 36)] {
            let mut part: Vec<Vec2> = (from..=from + 12).map(|n| hole[n % 48]).collect();
            let next = match from {
                0 => [vec2(SPOT.x, b), corner, vec2(r, 400.0)],
                12 => [vec2(l, 400.0), corner, vec2(SPOT.x, b)],
                24 => [vec2(SPOT.x, t), corner, vec2(l, 400.0)],
                _ => [vec2(r, 400.0), corner, vec2(SPOT.x, t)],
            };
            part.extend(next);
            s.fill(&part, tone(INK, 0.085));
        }
    }
    s
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::DisplayText;

    #[test]
    fn the_strips_are_side_by_side_below_the_goal() {
        let reach = |aim| (face_at(aim, 1).x - STEP / 2.0, face_at(aim, 6).x + STEP / 2.0);
        let [left, middle, right] = Aim::ALL.map(reach);
        assert!(left.1 < middle.0 && middle.1 < right.0 && left.0 > 380.0 && right.1 < 1540.0);
        // Under the keeper and over the ball.
        const { assert!(STRIP > LINE && STRIP + FACE < SPOT.y - 25.0) };
    }

    #[test]
    fn the_list_names_the_next_kick_and_keeps_to_its_panel() {
        let mark = |scored| KickMark { name: DisplayText::verbatim("Name"), scored, aim: None, dive: None };
        let side = |taken: usize| {
            let mut all = vec![mark(Some(true)); taken];
            all.push(mark(None));
            all
        };
        for taken in [0, 4, 9] {
            let marks = BySeat::new(side(taken), side(taken));
            let rows = list(&marks, Some(Seat::Away));
            assert_eq!(rows.iter().filter(|row| row.now).count(), 1);
            let foot = area(Seat::Home, taken + 1).y + area(Seat::Home, taken + 1).h;
            assert!(rows.iter().all(|row| row.at.y + ROW / 2.0 < foot && foot < 490.0));
        }
    }
}
