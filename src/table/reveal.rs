//! The reveal of a contest, held up over the pitch. It shows the cards of both sides, home's on the left as on the
//! scoreboard. The outcome is stamped large at their feet for a moment, then it stands in a strip there, before one
//! sentence with the reason. Afterwards the cards go where they belong.

mod strip;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::cards::zone::world;
use super::cards::{HeldUpCards, send_to_targets};
use super::draw::painter::TablePainter;
use super::draw::sketch::{Sketch, tone};
use super::draw::view::{crisp, sharpen};
use super::draw::{depth, paint};
use super::goal::celebrate::run;
use super::impact::Impact;
use super::motion::{AnimationSpeed, TargetPose};
use super::playback::{AnimationStepStarted, Playback};
use crate::flow::frame::FrameSet;
use crate::flow::screen::{ScreenEntity, reset_with_screen};
use crate::theme::UiScale;
use crate::theme::paint::kit;
use clubs::club;
use engine::Seat;
use stage::layout::{CARD, DesignPoint, DesignRect};
use stage::palette::{AMBER, CHALK, INK};
use stage::reveal::{CardReveal, STAMP_SECS};
use stage::scene::CardId;
use strip::{CHIP, LINE, MAX_LINE_WIDTH, Outcome, PAD, SUM, Strip, WIDE};

/// Middle of the cards: below the scoreboard and a track of passes, above the hand.
const MIDDLE: DesignPoint = DesignPoint::new(960.0, 412.0);
/// Scale of the held cards.
const SCALE: f32 = 1.0;
/// Distance between the two sides, design units.
const GAP: f32 = 132.0;
/// Distance between the two sides with a die between them, design units.
const DIE_GAP: f32 = 212.0;
/// Largest distance from card to card of one side, design units.
const MAX_CARD_STEP: f32 = 262.0;
/// Largest width of a side, design units.
const MAX_SIDE_WIDTH: f32 = 620.0;
/// Margin of the background round the cards.
const EDGE: f32 = 34.0;
/// Letter height of the large stamp, design units, and its middle: at the feet of the cards.
const STAMP: f32 = 124.0;
/// See [`STAMP`].
const STAMPED: DesignPoint = DesignPoint::new(960.0, 650.0);
/// Height of the area of a reveal without cards, design units.
const BARE: f32 = 196.0;
/// Lower edge of the sentence: above the boards, which leaves room for the next question.
const FOOT: f32 = 672.0;
/// Seconds at speed 1 for which cards fly up before stamp and sentence appear.
const ARRIVE: f32 = 0.3;
/// Seconds at speed 1 that the stamp takes to fall.
const FALL: f32 = 0.13;
/// The stamp's scale at the start of its fall.
const LARGE: f32 = 1.7;
/// Distance by which beaten cards are pushed aside, design units, and their turn, degrees.
const PUSHED: (f32, f32) = (12.0, 3.5);

/// The rectangle of the reveal on the sheet, if one is shown; labels under it are hidden.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct RevealArea(pub Option<DesignRect>);

/// A part of the reveal other than the cards.
#[derive(Component, Debug)]
#[require(ScreenEntity)]
pub(super) struct RevealPart;

/// Hides a part until the cards are up: the seconds left.
#[derive(Component, Debug)]
struct Late(f32);

/// A falling stamp.
#[derive(Component, Debug)]
struct Falling {
    /// The seconds since it started.
    since: f32,
    /// The held cards once it lies: those that were beaten are pushed aside.
    pushed: Vec<(CardId, TargetPose)>,
    /// The impact as it lands.
    impact: Impact,
}

/// Adds the reveal.
pub fn plugin(app: &mut App) {
    app.add_plugins(reset_with_screen::<RevealArea>);
    app.add_systems(Update, present.in_set(FrameSet::ApplySteps).before(send_to_targets))
        .add_systems(Update, (come, fall).chain().in_set(FrameSet::Animate).after(run).before(sharpen));
}

pub(super) fn present(
    mut started: MessageReader<AnimationStepStarted>,
    (playback, speed, scale): (Res<Playback>, Res<AnimationSpeed>, Res<UiScale>),
    parts: Query<Entity, With<RevealPart>>,
    (mut held, mut over_it): (ResMut<HeldUpCards>, ResMut<RevealArea>),
    mut painter: TablePainter,
) {
    let last = started.read().last();
    let over = playback.is_idle() && (!held.0.is_empty() || !parts.is_empty());
    if last.is_none() && !over {
        return;
    }
    // Skipped steps and infinite speed show no reveal.
    let seen = last.filter(|last| !last.skipped && !over && speed.speed.is_finite());
    let shown = seen.and_then(|last| last.step.reveal.as_ref());
    let want = shown.map_or_else(Vec::new, places);
    // Without cards, a ball has just arrived: it is seen before it is said.
    let waits = (held.0 != want || want.is_empty()) && speed.moves();
    if held.0 != want {
        held.0 = want;
    }
    over_it.set_if_neq(RevealArea(shown.map(ground)));
    for part in &parts {
        painter.commands.entity(part).despawn();
    }
    let Some(shown) = shown else { return };
    let late = if waits { ARRIVE } else { 0.0 };
    Drawing { painter: &mut painter, late }.draw(shown, *scale, speed.moves());
}

/// Returns the width of `count` cards of a side, and the distance from one to the next.
fn spread(count: usize) -> (f32, f32) {
    let more = count.saturating_sub(1) as f32;
    let step = if count > 1 { MAX_CARD_STEP.min((MAX_SIDE_WIDTH - CARD.0 * SCALE) / more) } else { 0.0 };
    (if count == 0 { 0.0 } else { CARD.0 * SCALE + more * step }, step)
}

/// Returns the inner edge of each side's cards; both sides together are centred on the sheet.
fn edges(reveal: &CardReveal) -> [f32; 2] {
    let [home, away] = Seat::BOTH.map(|seat| spread(reveal.cards[seat].len()).0);
    let gap = match reveal.die {
        Some(_) => DIE_GAP,
        None if home == 0.0 || away == 0.0 => 0.0,
        None => GAP,
    };
    let left = MIDDLE.x - (home + gap + away) / 2.0;
    [left + home, left + home + gap]
}

/// Returns the rectangle of the cards.
fn cards(reveal: &CardReveal) -> DesignRect {
    let [left, right] = edges(reveal);
    let [home, away] = Seat::BOTH.map(|seat| spread(reveal.cards[seat].len()).0);
    DesignRect::new(left - home, MIDDLE.y - CARD.1 / 2.0, right + away - left + home, CARD.1 * SCALE)
}

/// Returns the rectangle of the whole reveal: the cards with their background and the sentence below them, if any.
fn ground(reveal: &CardReveal) -> DesignRect {
    if reveal.card_ids().next().is_none() {
        return DesignRect::new(MIDDLE.x - MAX_LINE_WIDTH / 2.0, FOOT - BARE, MAX_LINE_WIDTH, BARE);
    }
    let DesignRect { x, y, w, h } = cards(reveal);
    let foot = if reveal.verdict.is_some() { FOOT } else { y + h + EDGE };
    DesignRect::new(x - EDGE, y - EDGE, w + 2.0 * EDGE, foot - y + EDGE)
}

/// Returns the pose of each held card, by its id.
fn places(reveal: &CardReveal) -> Vec<(CardId, TargetPose)> {
    let [left, right] = edges(reveal);
    let mut places = Vec::new();
    for seat in Seat::BOTH {
        let met = &reveal.cards[seat];
        let (wide, step) = spread(met.len());
        let first = if seat == Seat::Home { left - wide } else { right } + CARD.0 * SCALE / 2.0;
        for (k, id) in met.iter().enumerate() {
            let at = DesignPoint::new(first + k as f32 * step, MIDDLE.y);
            let z = depth::HELD + 0.1 * places.len() as f32;
            places.push((*id, TargetPose { at: world(at, z), turn: 0.0, scale: SCALE }));
        }
    }
    places
}

/// Returns the poses of the held cards after the contest: those of the beaten side are pushed aside.
fn pushed(reveal: &CardReveal) -> Vec<(CardId, TargetPose)> {
    let mut places = places(reveal);
    let Some(winner) = reveal.verdict.as_ref().and_then(|verdict| verdict.side) else { return places };
    if reveal.cards[winner].is_empty() || reveal.die.is_some() {
        return places;
    }
    let away = if winner == Seat::Home { 1.0 } else { -1.0 };
    for (_, pose) in places.iter_mut().filter(|(id, _)| reveal.cards[!winner].contains(id)) {
        pose.at.x += away * PUSHED.0;
        pose.turn = -away * PUSHED.1;
    }
    places
}

struct Drawing<'a, 'w, 's> {
    painter: &'a mut TablePainter<'w, 's>,
    /// Seconds at speed 1 until the stamp appears.
    late: f32,
}

impl Drawing<'_, '_, '_> {
    fn draw(&mut self, reveal: &CardReveal, scale: UiScale, moves: bool) {
        let [left, right] = edges(reveal);
        let under = depth::HELD - 2.0;
        let over = depth::HELD + 1.0;
        let [home, away] = Seat::BOTH.map(|seat| spread(reveal.cards[seat].len()).0);
        let DesignRect { x, y, w, h } = cards(reveal);
        let bare = reveal.card_ids().next().is_none();
        if !bare {
            let mut s = Sketch::new();
            s.rect(x - EDGE, y - EDGE, w + 2.0 * EDGE, h + 2.0 * EDGE, EDGE, tone(INK, 0.55));
            self.sketch(s, under - 0.1);
        }
        let verdict = reveal.verdict.as_ref();
        if let Some(side) = verdict.and_then(|verdict| verdict.side) {
            // The winner's cards have an amber border, and an arrow points from them to the others.
            let mut s = Sketch::new();
            let (x, w) = if side == Seat::Home { (left - home, home) } else { (right, away) };
            if w > 0.0 {
                s.rect(x - 9.0, y - 9.0, w + 18.0, h + 18.0, 24.0, tone(AMBER, 1.0));
            }
            if home > 0.0 && away > 0.0 && reveal.die.is_none() {
                let (from, to) = if side == Seat::Home { (left, right) } else { (right, left) };
                arrow(&mut s, from, to);
            }
            let marked = self.sketch(s, under);
            self.wait(marked);
        }
        if let Some(die) = reveal.die {
            let mut s = Sketch::new();
            pips(&mut s, DesignPoint::new((left + right) / 2.0, MIDDLE.y - 26.0), die);
            self.sketch(s, over);
        }
        for seat in Seat::BOTH.into_iter().filter(|seat| !reveal.cards[*seat].is_empty()) {
            let (inner, wide) = if seat == Seat::Home { (left, -home) } else { (right, away) };
            self.owner(seat, DesignPoint::new(inner + wide / 2.0, y - 4.0), scale.text_size(30.0), over);
        }
        if let Some(verdict) = verdict {
            let outcome = verdict.stamp.map(|stamp| Outcome::of(stamp, verdict));
            let strip = Strip::of(&verdict.reason.shown(), sentence(scale), outcome.clone());
            if let Some(outcome) = outcome.filter(|_| moves) {
                self.stamp(&outcome, pushed(reveal), over + 3.0);
                self.late += STAMP_SECS;
            }
            self.strip(strip, over + 1.0);
        }
    }

    fn sketch(&mut self, sketch: Sketch, z: f32) -> Entity {
        let sheet = self.painter.sheet(sketch, z);
        self.painter.commands.spawn((RevealPart, sheet)).id()
    }

    /// Hides a part until the cards are up.
    fn wait(&mut self, part: Entity) {
        if self.late > 0.0 {
            self.painter.commands.entity(part).insert((Visibility::Hidden, Late(self.late)));
        }
    }

    /// Draws the short name of the club that owns the cards.
    fn owner(&mut self, seat: Seat, at: DesignPoint, size: f32, z: f32) {
        let (w, h) = (size * 2.6, size * 1.3);
        let mut s = Sketch::new();
        s.rect(at.x - w / 2.0, at.y - h / 2.0, w, h, 8.0, tone(kit(seat).1, 1.0));
        s.frame(at.x - w / 2.0, at.y - h / 2.0, w, h, 8.0, 3.0, tone(CHALK, 1.0));
        self.sketch(s, z);
        self.painter.commands.spawn((
            RevealPart,
            crisp(club(seat).short.clone(), &self.painter.faces.display, size, paint(CHALK, 1.0)),
            Transform::from_translation(world(at, z + 0.1)),
        ));
    }

    /// Draws the stamp that falls at the feet of the cards and goes.
    fn stamp(&mut self, outcome: &Outcome, pushed: Vec<(CardId, TargetPose)>, z: f32) {
        let (w, h) = (outcome.width(STAMP), STAMP * 1.22);
        // The stamp is drawn about its own middle, because it scales and turns there.
        let mut s = Sketch::new();
        s.rect(-w / 2.0 + 6.0, -h / 2.0 + 14.0, w, h, 26.0, tone(INK, 0.5));
        s.rect(-w / 2.0, -h / 2.0, w, h, 26.0, tone(outcome.fill, 1.0));
        s.frame(-w / 2.0 + 12.0, -h / 2.0 + 12.0, w - 24.0, h - 24.0, 16.0, 7.0, tone(outcome.ink, 1.0));
        let drawn = self.painter.sketch(s);
        let place = Transform {
            translation: world(STAMPED, z),
            rotation: Quat::from_rotation_z(4.0_f32.to_radians()),
            scale: Vec2::splat(LARGE).extend(1.0),
        };
        let impact = Impact { at: world(STAMPED, z - 0.5), reach: w * 0.7, ring: None, strength: 6.0 };
        let falling = Falling { since: 0.0, pushed, impact };
        let stamp = self.painter.commands.spawn((RevealPart, place, Visibility::default(), falling)).id();
        self.painter.commands.entity(stamp).with_children(|stamp| {
            stamp.spawn((drawn, Transform::default(), bevy::camera::visibility::NoFrustumCulling));
        });
        self.outcome(outcome, STAMP, Vec3::new(0.0, 0.0, 0.1), Some(stamp));
        self.wait(stamp);
    }

    /// Writes an outcome around that place, as a part of `stamp` or of the table.
    fn outcome(&mut self, outcome: &Outcome, size: f32, at: Vec3, stamp: Option<Entity>) {
        let [title, sum] = outcome.widths(size);
        let left = at.x - (title + sum) / 2.0;
        let faces = &self.painter.faces;
        let words = [
            Some((
                crisp(outcome.title.clone(), &faces.shout, size, paint(outcome.ink, 1.0)),
                left + title / 2.0,
            )),
            outcome.sum.as_ref().map(|words| {
                let x = left + title + sum / 2.0 + size * SUM * WIDE / 2.0;
                (crisp(words.clone(), &faces.display, size * SUM, paint(outcome.ink, 1.0)), x)
            }),
        ];
        for (words, x) in words.into_iter().flatten() {
            let name = Name::new(format!("stamp {}", outcome.title));
            let words = (name, words, Transform::from_xyz(x, at.y, at.z));
            match stamp {
                Some(stamp) => {
                    self.painter.commands.entity(stamp).with_child(words);
                }
                None => {
                    let part = self.painter.commands.spawn((RevealPart, words)).id();
                    self.wait(part);
                }
            }
        }
    }

    /// Draws the strip with the outcome and the sentence.
    fn strip(&mut self, strip: Strip, z: f32) {
        let (w, h) = (strip.width(), strip.height());
        let (left, top) = (MIDDLE.x - w / 2.0, FOOT - h);
        let mut s = Sketch::new();
        s.rect(left, top, w, h, 16.0, tone(INK, 0.94));
        let before = strip.before();
        if let Some(outcome) = &strip.outcome {
            s.rect(left, top, before, h, 16.0, tone(outcome.fill, 1.0));
            s.rect(left + before - 20.0, top, 20.0, h, 0.0, tone(outcome.fill, 1.0));
        }
        s.frame(left, top, w, h, 16.0, 3.0, tone(CHALK, 0.9));
        let ground = self.sketch(s, z);
        self.wait(ground);
        if let Some(outcome) = &strip.outcome {
            let at = DesignPoint::new(left + before / 2.0, top + h / 2.0);
            self.outcome(outcome, strip.size * CHIP, world(at, z + 0.1), None);
        }
        let middle = left + before + (w - before) / 2.0;
        for (k, words) in strip.lines.into_iter().enumerate() {
            let at = DesignPoint::new(middle, top + PAD / 2.0 + (k as f32 + 0.5) * strip.size * LINE);
            let line = self.painter.commands.spawn((
                RevealPart,
                Name::new(format!("because {words}")),
                crisp(words, &self.painter.faces.display, strip.size, paint(CHALK, 1.0)),
                Transform::from_translation(world(at, z + 0.1)),
            ));
            let line = line.id();
            self.wait(line);
        }
    }
}

/// Draws an arrow from the winner to the other side.
fn arrow(s: &mut Sketch, from: f32, to: f32) {
    let way = (to - from).signum();
    let y = MIDDLE.y - 40.0;
    let tip = to - way * 10.0;
    s.rod(&[Vec2::new(from + way * 22.0, y), Vec2::new(tip - way * 26.0, y)], 16.0, tone(AMBER, 1.0));
    let back = tip - way * 44.0;
    s.fill(&[Vec2::new(tip, y), Vec2::new(back, y - 36.0), Vec2::new(back, y + 36.0)], tone(AMBER, 1.0));
}

/// Draws a die that shows `die` pips.
fn pips(s: &mut Sketch, at: DesignPoint, die: u8) {
    const HALF: f32 = 62.0;
    s.rect(at.x - HALF + 4.0, at.y - HALF + 8.0, 2.0 * HALF, 2.0 * HALF, 22.0, tone(INK, 0.5));
    s.rect(at.x - HALF, at.y - HALF, 2.0 * HALF, 2.0 * HALF, 22.0, tone(CHALK, 1.0));
    s.frame(at.x - HALF, at.y - HALF, 2.0 * HALF, 2.0 * HALF, 22.0, 5.0, tone(INK, 1.0));
    s.pips(die, Vec2::new(at.x, at.y), 34.0, 13.0, tone(INK, 1.0));
}

/// Shows the delayed parts once the cards are up.
fn come(
    time: Res<Time>,
    speed: Res<AnimationSpeed>,
    mut parts: Query<(Entity, &mut Late, &mut Visibility)>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (entity, mut late, mut visibility) in &mut parts {
        redraw.write(RequestRedraw);
        late.0 -= speed.delta(&time);
        if late.0 <= 0.0 {
            *visibility = Visibility::Inherited;
            commands.entity(entity).remove::<Late>();
        }
    }
}

/// Lets the stamp fall, and removes it after a moment. As it lands, the beaten cards give way.
fn fall(
    time: Res<Time>,
    speed: Res<AnimationSpeed>,
    mut held: ResMut<HeldUpCards>,
    mut impacts: MessageWriter<Impact>,
    mut stamps: Query<(Entity, &mut Falling, &mut Transform), Without<Late>>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (entity, mut falling, mut place) in &mut stamps {
        redraw.write(RequestRedraw);
        let before = falling.since;
        falling.since += speed.delta(&time);
        if before < FALL && falling.since >= FALL {
            impacts.write(falling.impact);
            if !held.0.is_empty() {
                held.0 = std::mem::take(&mut falling.pushed);
            }
        }
        let k = (falling.since / FALL).clamp(0.0, 1.0);
        place.scale = Vec2::splat(LARGE + (1.0 - LARGE) * k * k).extend(1.0);
        if falling.since >= STAMP_SECS {
            commands.entity(entity).despawn();
        }
    }
}

/// Returns the text size of the sentence, capped because it is large already.
fn sentence(scale: UiScale) -> f32 {
    scale.text_size(34.0).min(54.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::words::id;
    use engine::BySeat;

    /// The reveal lies over the pitch, off the scoreboard and the prompt, for every number of cards.
    #[test]
    fn a_reveal_is_over_the_pitch_for_any_number_of_cards() {
        let cards = |n: u16| (0..n).map(CardId).collect::<Vec<_>>();
        for (home, away, die) in [(1, 1, None), (1, 2, None), (2, 3, None), (1, 1, Some(6)), (1, 0, None)] {
            let reveal = CardReveal { die, ..CardReveal::of(BySeat::new(cards(home), cards(away))) };
            let places = places(&reveal);
            assert_eq!(places.len(), usize::from(home + away));
            let xs: Vec<f32> = places.iter().map(|(_, goal)| goal.at.x).collect();
            assert!(xs.is_sorted(), "home stands on the left: {xs:?}");
            let reach = |x: &f32| x.abs() + CARD.0 * SCALE / 2.0;
            assert!(xs.iter().map(reach).all(|reach| reach <= 640.0), "off the pitch: {xs:?}");
            let middle = (xs[0] + xs[xs.len() - 1]) / 2.0;
            assert!(middle.abs() < 0.01, "{middle}");
        }
        let (top, bottom) = (MIDDLE.y - CARD.1 / 2.0 - 34.0, MIDDLE.y + CARD.1 / 2.0 + 34.0);
        assert!(top > 150.0 && bottom < FOOT && FOOT < 690.0, "{top} {bottom}");
    }

    #[test]
    fn the_beaten_side_gives_way_and_stays_on_the_ground_of_the_reveal() {
        let met = BySeat::new(vec![CardId(1)], vec![CardId(2)]);
        for winner in Seat::BOTH {
            let reveal = CardReveal::of(met.clone()).stamp(
                stage::reveal::ResultStamp::Saved,
                winner,
                id!("goal-goal"),
            );
            for ((id, rest), (_, after)) in places(&reveal).into_iter().zip(pushed(&reveal)) {
                let beaten = reveal.cards[!winner].contains(&id);
                assert_eq!(rest != after, beaten);
                assert!(!beaten || after.at.x.abs() > rest.at.x.abs(), "away from the winner");
            }
        }
    }
}
