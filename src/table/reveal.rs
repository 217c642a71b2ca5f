//! What met, held up over the pitch: the cards of both sides at twice their size, home's on the left as on the
//! scoreboard, the stamp that says how it went, and one sentence why. Then the cards go where they belong.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::cards::zone::world;
use super::cards::{HeldUp, settle};
use super::draw::depth;
use super::draw::ink::{Ink, SolidInk, on_sheet};
use super::draw::paint;
use super::draw::sketch::{Sketch, tone};
use super::draw::view::{Faces, crisp, sharpen};
use super::goal::celebrate::run;
use super::motion::{TargetPose, Tempo};
use super::playback::{BeatStarted, Playback};
use crate::engine::Seat;
use crate::flow::frame::Frame;
use crate::stage::clubs::club;
use crate::stage::layout::{Area, At, CARD};
use crate::stage::palette::{AMBER, CHALK, INK, NAVY};
use crate::stage::reveal::{Reveal, Verdict};
use crate::theme::UiScale;
use crate::theme::paint::kit;

/// The middle of it: under the scoreboard, over the hand.
const MIDDLE: At = At::new(960.0, 386.0);
/// How large the cards are held.
const SCALE: f32 = 1.0;
/// Between the two sides, and with a die between them.
const GAP: f32 = 132.0;
/// See [`GAP`].
const DIE_GAP: f32 = 212.0;
/// From card to card of one side, at most, and how wide a side may be.
const STEP: f32 = 176.0;
/// See [`STEP`].
const WIDEST: f32 = 520.0;
/// How far the ground under the cards reaches beyond them.
const EDGE: f32 = 34.0;
/// How far below the middle the stamp falls: over the feet of the cards, so that most of both can be read.
const STAMP: f32 = 148.0;
/// Where the sentence ends: over the boards, so that the next question has its place.
const FOOT: f32 = 672.0;
/// How long cards fly up before anything is said of them, seconds at speed 1.
const ARRIVE: f32 = 0.3;
/// How long the stamp takes to fall, seconds at speed 1, and how large it comes.
const FALL: f32 = 0.13;
/// See [`FALL`].
const LARGE: f32 = 1.7;
/// How long a line of the sentence is at most, how high in heights of its letters, and the room above and below all.
const LONGEST: f32 = 1180.0;
/// See [`LONGEST`].
const LINE: f32 = 1.2;
/// See [`LONGEST`].
const PAD: f32 = 22.0;
/// Room for a letter of the headline face and of the plain one, of its height.
const WIDE: f32 = 0.5;
/// See [`WIDE`].
const LETTER: f32 = 0.46;

/// Where something is held up, on the sheet: words of the table make way for it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct HeldOver(pub Option<Area>);

/// Part of what is held up, the cards apart.
#[derive(Component, Debug)]
pub(super) struct RevealPiece;

/// Not to be seen before the cards are up: for how long yet.
#[derive(Component, Debug)]
struct Late(f32);

/// A stamp on its way, and for how long it has been.
#[derive(Component, Debug)]
struct Falling(f32);

/// Adds it.
pub fn plugin(app: &mut App) {
    app.init_resource::<HeldOver>();
    app.add_systems(Update, present.in_set(Frame::React).before(settle))
        .add_systems(Update, (come, fall).chain().in_set(Frame::Move).after(run).before(sharpen));
}

pub(super) fn present(
    mut started: MessageReader<BeatStarted>,
    (playback, tempo, scale): (Res<Playback>, Res<Tempo>, Res<UiScale>),
    parts: Query<Entity, With<RevealPiece>>,
    ink: Option<Res<SolidInk>>,
    faces: Res<Faces>,
    (mut held, mut over_it): (ResMut<HeldUp>, ResMut<HeldOver>),
    mut meshes: ResMut<Assets<Mesh>>,
    mut commands: Commands,
) {
    let last = started.read().last();
    let over = playback.idle() && (!held.0.is_empty() || !parts.is_empty());
    if last.is_none() && !over {
        return;
    }
    // What is skipped, and what comes all at once, is not held up.
    let seen = last.filter(|last| !last.skipped && !over && tempo.speed.is_finite());
    let shown = seen.and_then(|last| last.beat.reveal.as_ref());
    let want = shown.map_or_else(Vec::new, places);
    let flies = held.0 != want && tempo.moves();
    if held.0 != want {
        held.0 = want;
    }
    over_it.set_if_neq(HeldOver(shown.map(ground)));
    for part in &parts {
        commands.entity(part).despawn();
    }
    let (Some(shown), Some(ink)) = (shown, ink) else { return };
    let late = if flies { ARRIVE } else { 0.0 };
    Drawing { commands: &mut commands, meshes: &mut meshes, ink: &ink.0, faces: &faces, late }.draw(
        shown,
        *scale,
        tempo.moves(),
    );
}

/// How far the cards of a side reach, and how far one is from the next.
fn spread(count: usize) -> (f32, f32) {
    let more = count.saturating_sub(1) as f32;
    let step = if count > 1 { STEP.min((WIDEST - CARD.0 * SCALE) / more) } else { 0.0 };
    (if count == 0 { 0.0 } else { CARD.0 * SCALE + more * step }, step)
}

/// The edge of each side's cards that looks at the other side: all of it stands in the middle of the sheet.
fn edges(reveal: &Reveal) -> [f32; 2] {
    let [home, away] = Seat::BOTH.map(|seat| spread(reveal.met[seat].len()).0);
    let gap = match reveal.die {
        Some(_) => DIE_GAP,
        None if home == 0.0 || away == 0.0 => 0.0,
        None => GAP,
    };
    let left = MIDDLE.x - (home + gap + away) / 2.0;
    [left + home, left + home + gap]
}

/// What the cards cover.
fn cards(reveal: &Reveal) -> Area {
    let [left, right] = edges(reveal);
    let [home, away] = Seat::BOTH.map(|seat| spread(reveal.met[seat].len()).0);
    Area::new(left - home, MIDDLE.y - CARD.1 / 2.0, right + away - left + home, CARD.1 * SCALE)
}

/// What all of it covers: the cards on their ground and, where there is one, the sentence below them.
fn ground(reveal: &Reveal) -> Area {
    let Area { x, y, w, h } = cards(reveal);
    let foot = if reveal.verdict.is_some() { FOOT } else { y + h + EDGE };
    Area::new(x - EDGE, y - EDGE, w + 2.0 * EDGE, foot - y + EDGE)
}

/// Where each card is held, by its id.
fn places(reveal: &Reveal) -> Vec<(u16, TargetPose)> {
    let [left, right] = edges(reveal);
    let mut places = Vec::new();
    for seat in Seat::BOTH {
        let met = &reveal.met[seat];
        let (wide, step) = spread(met.len());
        let first = if seat == Seat::Home { left - wide } else { right } + CARD.0 * SCALE / 2.0;
        for (k, id) in met.iter().enumerate() {
            let at = At::new(first + k as f32 * step, MIDDLE.y);
            let z = depth::HELD + 0.1 * places.len() as f32;
            places.push((*id, TargetPose { at: world(at, z), turn: 0.0, scale: SCALE }));
        }
    }
    places
}

/// A sentence as it is set on its plate.
struct Plate {
    lines: Vec<String>,
    size: f32,
}

impl Plate {
    fn of(words: &str, size: f32) -> Self {
        Self { lines: lines(words, (LONGEST / (size * LETTER)) as usize), size }
    }

    fn width(&self) -> f32 {
        let longest = self.lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
        longest as f32 * self.size * LETTER + 64.0
    }

    fn height(&self) -> f32 {
        self.lines.len() as f32 * self.size * LINE + PAD
    }
}

/// A sentence in lines of so many characters at most.
fn lines(words: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

struct Drawing<'a, 'w, 's> {
    commands: &'a mut Commands<'w, 's>,
    meshes: &'a mut Assets<Mesh>,
    ink: &'a Handle<Ink>,
    faces: &'a Faces,
    /// When what is said of the cards comes, seconds at speed 1.
    late: f32,
}

impl Drawing<'_, '_, '_> {
    fn draw(&mut self, reveal: &Reveal, scale: UiScale, moves: bool) {
        let [left, right] = edges(reveal);
        let under = depth::HELD - 2.0;
        let over = depth::HELD + 1.0;
        let [home, away] = Seat::BOTH.map(|seat| spread(reveal.met[seat].len()).0);
        let Area { x, y, w, h } = cards(reveal);
        let mut s = Sketch::new();
        s.rect(x - EDGE, y - EDGE, w + 2.0 * EDGE, h + 2.0 * EDGE, EDGE, tone(INK, 0.55));
        self.sketch(s, under - 0.1);
        let verdict = reveal.verdict.as_ref();
        if let Some(side) = verdict.and_then(|verdict| verdict.side) {
            // Who came out on top stands on amber, and an arrow goes from there.
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
            pips(&mut s, At::new((left + right) / 2.0, MIDDLE.y - 26.0), die);
            self.sketch(s, over);
        }
        for seat in Seat::BOTH.into_iter().filter(|seat| !reveal.met[*seat].is_empty()) {
            let (inner, wide) = if seat == Seat::Home { (left, -home) } else { (right, away) };
            self.owner(seat, At::new(inner + wide / 2.0, y - 4.0), scale.text(30.0), over);
        }
        if let Some(verdict) = verdict {
            let plate = Plate::of(verdict.because.shown(), sentence(scale));
            let across = if reveal.die.is_some() { 56.0 } else { 0.0 };
            // Large words take room upwards.
            let room = FOOT - plate.height() - if verdict.sum.is_some() { 104.0 } else { 74.0 };
            let at = At::new((left + right) / 2.0, (MIDDLE.y + STAMP + across).min(room));
            self.stamp(verdict, at, moves, over + 2.0);
            self.sentence(plate, over + 1.0);
        }
    }

    fn sketch(&mut self, sketch: Sketch, z: f32) -> Entity {
        self.commands.spawn((RevealPiece, on_sheet(sketch, self.meshes, self.ink.clone(), z))).id()
    }

    /// That part is not to be seen before the cards are up.
    fn wait(&mut self, part: Entity) {
        if self.late > 0.0 {
            self.commands.entity(part).insert((Visibility::Hidden, Late(self.late)));
        }
    }

    /// Whose cards those are.
    fn owner(&mut self, seat: Seat, at: At, size: f32, z: f32) {
        let (w, h) = (size * 2.6, size * 1.3);
        let mut s = Sketch::new();
        s.rect(at.x - w / 2.0, at.y - h / 2.0, w, h, 8.0, tone(kit(seat).1, 1.0));
        s.frame(at.x - w / 2.0, at.y - h / 2.0, w, h, 8.0, 3.0, tone(CHALK, 1.0));
        self.sketch(s, z);
        self.commands.spawn((
            RevealPiece,
            crisp(club(seat).short, &self.faces.display, size, paint(CHALK, 1.0)),
            Transform::from_translation(world(at, z + 0.1)),
        ));
    }

    /// The stamp, in the colours of who came out on top.
    fn stamp(&mut self, verdict: &Verdict, at: At, moves: bool, z: f32) {
        let size = 92.0;
        let title = verdict.stamp.title();
        let sum = verdict.sum.as_ref().map(|sum| sum.shown());
        let wide = (title.chars().count() as f32 * size * WIDE)
            .max(sum.map_or(0.0, |sum| sum.chars().count() as f32 * 54.0 * WIDE));
        let (w, h) = (wide + 64.0, if sum.is_some() { 172.0 } else { 112.0 });
        let fill = verdict.side.map_or(NAVY, |side| kit(side).1);
        // About its own middle, so that it falls and turns there.
        let mut s = Sketch::new();
        s.rect(-w / 2.0 + 4.0, -h / 2.0 + 9.0, w, h, 14.0, tone(INK, 0.5));
        s.rect(-w / 2.0, -h / 2.0, w, h, 14.0, tone(fill, 1.0));
        s.frame(-w / 2.0 + 7.0, -h / 2.0 + 7.0, w - 14.0, h - 14.0, 9.0, 5.0, tone(CHALK, 1.0));
        let mesh = self.meshes.add(s.mesh());
        let start = if moves { LARGE } else { 1.0 };
        let place = Transform {
            translation: world(at, z),
            rotation: Quat::from_rotation_z(4.0_f32.to_radians()),
            scale: Vec2::splat(start).extend(1.0),
        };
        let mut stamp = self.commands.spawn((RevealPiece, place, Visibility::default()));
        if moves {
            stamp.insert(Falling(0.0));
        }
        stamp.with_children(|stamp| {
            stamp.spawn((
                Mesh2d(mesh),
                MeshMaterial2d(self.ink.clone()),
                Transform::default(),
                bevy::camera::visibility::NoFrustumCulling,
            ));
            let up = if sum.is_some() { 26.0 } else { 0.0 };
            stamp.spawn((
                Name::new(format!("stamp {title}")),
                crisp(title, &self.faces.shout, size, paint(CHALK, 1.0)),
                Transform::from_xyz(0.0, up, 0.1),
            ));
            if let Some(sum) = sum {
                stamp.spawn((
                    crisp(sum, &self.faces.display, 54.0, paint(AMBER, 1.0)),
                    Transform::from_xyz(0.0, -46.0, 0.1),
                ));
            }
        });
        let stamp = stamp.id();
        self.wait(stamp);
    }

    /// Why, on a plate of its own.
    fn sentence(&mut self, plate: Plate, z: f32) {
        let (w, h) = (plate.width(), plate.height());
        let top = FOOT - h;
        let mut s = Sketch::new();
        s.rect(MIDDLE.x - w / 2.0, top, w, h, 16.0, tone(INK, 0.94));
        s.frame(MIDDLE.x - w / 2.0, top, w, h, 16.0, 3.0, tone(AMBER, 1.0));
        let ground = self.sketch(s, z);
        self.wait(ground);
        for (k, words) in plate.lines.into_iter().enumerate() {
            let at = At::new(MIDDLE.x, top + PAD / 2.0 + (k as f32 + 0.5) * plate.size * LINE);
            let line = self.commands.spawn((
                RevealPiece,
                Name::new(format!("because {words}")),
                crisp(words, &self.faces.display, plate.size, paint(CHALK, 1.0)),
                Transform::from_translation(world(at, z + 0.1)),
            ));
            let line = line.id();
            self.wait(line);
        }
    }
}

/// From what came out on top to the other.
fn arrow(s: &mut Sketch, from: f32, to: f32) {
    let way = (to - from).signum();
    let y = MIDDLE.y - 40.0;
    let tip = to - way * 10.0;
    s.rod(&[Vec2::new(from + way * 22.0, y), Vec2::new(tip - way * 26.0, y)], 16.0, tone(AMBER, 1.0));
    let back = tip - way * 44.0;
    s.fill(&[Vec2::new(tip, y), Vec2::new(back, y - 36.0), Vec2::new(back, y + 36.0)], tone(AMBER, 1.0));
}

/// A die that shows so many pips.
fn pips(s: &mut Sketch, at: At, die: u8) {
    const HALF: f32 = 62.0;
    s.rect(at.x - HALF + 4.0, at.y - HALF + 8.0, 2.0 * HALF, 2.0 * HALF, 22.0, tone(INK, 0.5));
    s.rect(at.x - HALF, at.y - HALF, 2.0 * HALF, 2.0 * HALF, 22.0, tone(CHALK, 1.0));
    s.frame(at.x - HALF, at.y - HALF, 2.0 * HALF, 2.0 * HALF, 22.0, 5.0, tone(INK, 1.0));
    let corners = [(-1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (1.0, -1.0), (-1.0, 0.0), (1.0, 0.0)];
    let pairs = usize::from(die / 2) * 2;
    let middle = (die % 2 == 1).then_some((0.0, 0.0));
    for (x, y) in corners.into_iter().take(pairs).chain(middle) {
        s.circle(at.x + x * 34.0, at.y + y * 34.0, 13.0, tone(INK, 1.0));
    }
}

/// The cards are up: what is said of them comes.
fn come(
    time: Res<Time>,
    tempo: Res<Tempo>,
    mut parts: Query<(Entity, &mut Late, &mut Visibility)>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (entity, mut late, mut visibility) in &mut parts {
        redraw.write(RequestRedraw);
        late.0 -= time.delta_secs() * tempo.speed.min(1000.0);
        if late.0 <= 0.0 {
            *visibility = Visibility::Inherited;
            commands.entity(entity).remove::<Late>();
        }
    }
}

/// The stamp falls.
fn fall(
    time: Res<Time>,
    tempo: Res<Tempo>,
    mut stamps: Query<(Entity, &mut Falling, &mut Transform), Without<Late>>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (entity, mut falling, mut place) in &mut stamps {
        redraw.write(RequestRedraw);
        falling.0 += time.delta_secs() * tempo.speed.min(1000.0);
        let k = (falling.0 / FALL).clamp(0.0, 1.0);
        place.scale = Vec2::splat(LARGE + (1.0 - LARGE) * k * k).extend(1.0);
        if k >= 1.0 {
            commands.entity(entity).remove::<Falling>();
        }
    }
}

/// Height of the letters of the sentence: large as designed, they need not double.
fn sentence(scale: UiScale) -> f32 {
    scale.text(34.0).min(54.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::BySeat;

    /// All of it stands over the pitch, off the scoreboard and off the prompt, whatever met.
    #[test]
    fn it_stands_over_the_pitch() {
        let cards = |n: u16| (0..n).collect::<Vec<_>>();
        for (home, away, die) in [(1, 1, None), (1, 2, None), (2, 3, None), (1, 1, Some(6)), (1, 0, None)] {
            let reveal = Reveal { die, ..Reveal::of(BySeat::new(cards(home), cards(away))) };
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

    /// With large text too, the longest sentence stands below the heads of the cards, and over the boards.
    #[test]
    fn the_longest_sentence_has_room() {
        let longest = "x ".repeat(crate::stage::reveal::LONGEST / 2);
        for text in [1.0, 1.5, 2.0] {
            let plate = Plate::of(&longest, sentence(UiScale { fit: 0.67, text }));
            assert!(plate.lines.len() <= 2 && plate.width() <= 1280.0, "{text}: {} wide", plate.width());
            assert!(plate.height() < 180.0, "{text}: {} high", plate.height());
        }
    }

    #[test]
    fn a_sentence_breaks_between_words() {
        assert_eq!(lines("Block stops a Pass, not a One-Two.", 80).len(), 1);
        assert_eq!(
            lines("Block stops a Pass, not a One-Two.", 20),
            ["Block stops a Pass,", "not a One-Two."]
        );
    }
}
