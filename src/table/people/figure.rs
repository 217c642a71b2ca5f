//! Players as jointed figures: poses, the way from one pose to another, and their drawing.

use bevy::math::{Vec2, vec2};
use bevy::prelude::{Curve, EaseFunction};

use super::hair::{face_in_front, hair_behind};
use crate::table::draw::sketch::{Sketch, SketchColour, tone};
use clubs::{Hairstyle, Kit, PlayerFace, club, kit};
use engine::Seat;
use stage::mouth::{Aim, KickOutcome};
use stage::palette::{CHALK, INK, KEEPER, KEEPER_DARK, Rgb};

/// Elbow and hand of the left and the right arm, or knee and foot of the left and the right leg, as seen.
type LimbPair = [[Vec2; 2]; 2];

/// The joints of a figure, relative to the middle between its feet when it stands; y downwards, about 200 units tall.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FigurePose {
    /// The middle of the head.
    head: Vec2,
    /// The point between the shoulders.
    neck: Vec2,
    /// The point between the hips.
    hips: Vec2,
    arms: LimbPair,
    legs: LimbPair,
}

impl FigurePose {
    /// Returns the pose whose joints `f` makes of those of both poses.
    fn zip_with(&self, other: &Self, f: impl Fn(Vec2, Vec2) -> Vec2) -> Self {
        let pair = |one: &LimbPair, other: &LimbPair| -> LimbPair {
            std::array::from_fn(|k| std::array::from_fn(|joint| f(one[k][joint], other[k][joint])))
        };
        Self {
            head: f(self.head, other.head),
            neck: f(self.neck, other.neck),
            hips: f(self.hips, other.hips),
            arms: pair(&self.arms, &other.arms),
            legs: pair(&self.legs, &other.legs),
        }
    }

    /// Returns the pose at a share of the way to another.
    pub fn lerp(&self, other: &Self, k: f32) -> Self {
        self.zip_with(other, |from, to| from.lerp(to, k))
    }

    /// Returns the pose moved by an offset.
    pub(in crate::table) fn moved(&self, by: Vec2) -> Self {
        self.zip_with(self, |joint, _| joint + by)
    }

    /// Returns the pose as in a mirror.
    pub(in crate::table) fn mirrored(&self) -> Self {
        let mut turned = self.zip_with(self, |joint, _| vec2(-joint.x, joint.y));
        turned.arms.reverse();
        turned.legs.reverse();
        turned
    }

    /// Returns the point on the grass below the hips.
    pub(in crate::table) fn ground(&self) -> Vec2 {
        vec2(self.hips.x, 0.0)
    }

    /// Returns the middle between the hands.
    pub(in crate::table) fn hands(&self) -> Vec2 {
        (self.arms[0][1] + self.arms[1][1]) / 2.0
    }
}

/// Makes a pose of head, neck and hips, arms and legs.
const fn pose(trunk: [(i16, i16); 3], arms: [(i16, i16); 4], legs: [(i16, i16); 4]) -> FigurePose {
    const fn at((x, y): (i16, i16)) -> Vec2 {
        vec2(x as f32, y as f32)
    }
    const fn pair([a, b, c, d]: [(i16, i16); 4]) -> LimbPair {
        [[at(a), at(b)], [at(c), at(d)]]
    }
    let [head, neck, hips] = trunk;
    FigurePose { head: at(head), neck: at(neck), hips: at(hips), arms: pair(arms), legs: pair(legs) }
}

/// The keeper waits: knees bent, arms wide.
pub(in crate::table) const READY: FigurePose = pose(
    [(0, -164), (0, -134), (0, -78)],
    [(-56, -116), (-82, -146), (56, -116), (82, -146)],
    [(-36, -44), (-34, 0), (36, -44), (34, 0)],
);

/// The keeper sways to one side while he waits.
pub(in crate::table) const SWAY: FigurePose = pose(
    [(9, -158), (7, -128), (4, -72)],
    [(-50, -112), (-78, -138), (62, -112), (90, -138)],
    [(-36, -42), (-34, 0), (42, -40), (34, 0)],
);

/// The keeper crouches before he goes.
const COIL: FigurePose = pose(
    [(0, -132), (0, -106), (0, -58)],
    [(-48, -84), (-66, -58), (48, -84), (66, -58)],
    [(-44, -38), (-32, 0), (44, -38), (32, 0)],
);

/// The keeper in the air on his way to the right as seen, hands towards the corner.
const DIVE: FigurePose = pose(
    [(308, -152), (280, -136), (226, -106)],
    [(326, -128), (374, -164), (320, -176), (368, -190)],
    [(176, -74), (124, -50), (180, -118), (134, -98)],
);

/// The keeper on the grass after a dive to the right as seen.
const DOWN: FigurePose = pose(
    [(330, -34), (300, -30), (238, -22)],
    [(346, -16), (392, -14), (344, -52), (388, -44)],
    [(186, -12), (136, -6), (190, -38), (142, -20)],
);

/// The keeper stays, hands over his head in the middle.
const STAND: FigurePose = pose(
    [(0, -168), (0, -138), (0, -80)],
    [(-38, -158), (-20, -202), (38, -158), (20, -202)],
    [(-24, -42), (-28, 0), (24, -42), (28, 0)],
);

/// The keeper holds the ball at his chest.
const HOLD: FigurePose = pose(
    [(0, -166), (0, -136), (0, -78)],
    [(-44, -104), (-15, -116), (44, -104), (15, -116)],
    [(-26, -42), (-30, 0), (26, -42), (30, 0)],
);

/// Both fists in the air.
pub const JOY: FigurePose = pose(
    [(0, -176), (0, -146), (0, -86)],
    [(-50, -168), (-44, -220), (50, -168), (44, -220)],
    [(-28, -46), (-40, 0), (28, -46), (40, 0)],
);

/// One fist in the air.
pub(in crate::table) const FIST: FigurePose = pose(
    [(2, -172), (0, -142), (0, -84)],
    [(-40, -104), (-36, -70), (44, -164), (34, -214)],
    [(-20, -42), (-24, 0), (20, -42), (24, 0)],
);

/// Hands on the head, on the knees.
pub(in crate::table) const GRIEF: FigurePose = pose(
    [(0, -104), (0, -80), (0, -28)],
    [(-46, -86), (-16, -112), (46, -86), (16, -112)],
    [(-27, -3), (-22, -7), (27, -3), (22, -7)],
);

/// Hands on the head, upright.
pub(in crate::table) const RUE: FigurePose = pose(
    [(0, -160), (0, -134), (0, -80)],
    [(-46, -146), (-16, -170), (46, -146), (16, -170)],
    [(-18, -40), (-20, 0), (18, -40), (20, 0)],
);

/// The kicker waits, arms at his sides.
pub const WAITS: FigurePose = pose(
    [(3, -174), (0, -144), (0, -86)],
    [(-36, -108), (-38, -74), (36, -108), (38, -74)],
    [(-15, -44), (-19, 0), (17, -44), (20, 0)],
);

/// The kicker breathes in.
pub(in crate::table) const BREATH: FigurePose = pose(
    [(3, -178), (0, -148), (0, -87)],
    [(-40, -112), (-40, -77), (40, -112), (40, -77)],
    [(-15, -44), (-19, 0), (17, -44), (20, 0)],
);

/// The right hand as seen is held out to somebody who stands 124 units away.
pub(in crate::table) const GREETS: FigurePose = pose(
    [(8, -172), (4, -143), (0, -86)],
    [(-36, -108), (-37, -74), (38, -118), (62, -106)],
    [(-17, -44), (-22, 0), (17, -44), (20, 0)],
);

/// The kicker runs, one leg in front.
const STRIDE: FigurePose = pose(
    [(16, -168), (8, -140), (0, -84)],
    [(-28, -112), (-8, -84), (40, -118), (58, -92)],
    [(16, -50), (38, -8), (-14, -46), (-46, -26)],
);

/// The kicker swings his leg back beside the ball.
const SWING: FigurePose = pose(
    [(-16, -158), (-12, -130), (-2, -80)],
    [(-54, -132), (-86, -122), (26, -108), (52, -84)],
    [(-10, -42), (-14, 0), (24, -50), (52, -68)],
);

/// The kicker after the strike, leg in front.
const FOLLOW: FigurePose = pose(
    [(-12, -164), (-10, -136), (0, -84)],
    [(-50, -126), (-80, -108), (34, -126), (62, -144)],
    [(-6, -42), (-10, 0), (36, -66), (58, -92)],
);

/// Returns the pose of the keeper when he reaches for the ball.
fn reach(dive: Aim) -> FigurePose {
    match dive {
        Aim::Left => DIVE.mirrored(),
        Aim::Middle => STAND,
        Aim::Right => DIVE,
    }
}

/// Seconds after the strike at which the ball arrives, and until the last pose is taken.
pub(in crate::table) const ARRIVES: f32 = 0.42;
/// Seconds after the strike at which kicker and keeper have reacted.
pub(in crate::table) const SETTLED: f32 = 1.5;

fn smooth(t: f32, from: f32, to: f32) -> f32 {
    EaseFunction::SmoothStep.sample_clamped((t - from) / (to - from))
}

fn out(t: f32, from: f32, to: f32) -> f32 {
    EaseFunction::QuadraticOut.sample_clamped((t - from) / (to - from))
}

/// Returns the keeper's pose at a time after the strike.
pub(in crate::table) fn keeper(dive: Aim, end: KickOutcome, last: bool, t: f32) -> FigurePose {
    let reach = reach(dive);
    let held = end == KickOutcome::Gloves;
    let landed = match (dive, end) {
        // With the ball he stays where he caught it until it was seen.
        (Aim::Middle, KickOutcome::Gloves) => HOLD,
        (Aim::Middle, KickOutcome::Net) => GRIEF,
        (Aim::Middle, _) => FIST,
        (Aim::Left, _) => DOWN.mirrored(),
        (Aim::Right, _) => DOWN,
    };
    let first = READY.lerp(&COIL, smooth(t, 0.0, 0.1));
    let up = first.lerp(&reach, out(t, 0.1, ARRIVES));
    let hangs = if held { ARRIVES + 0.22 } else { ARRIVES + 0.04 };
    let down = if held && dive != Aim::Middle { reach.lerp(&landed, 0.32) } else { landed };
    let down = up.lerp(&down, smooth(t, hangs, hangs + 0.26));
    if last && held {
        // He gets up with the ball, and the match is won.
        let at = match dive {
            Aim::Middle => Vec2::ZERO,
            Aim::Left => vec2(-230.0, 0.0),
            Aim::Right => vec2(230.0, 0.0),
        };
        return down.lerp(&JOY.moved(at), smooth(t, 1.0, SETTLED));
    }
    down
}

/// Returns the kicker's pose during the run-up, `k` from 0 to 1, and how far he is on his way to the ball.
pub(in crate::table) fn run_up(k: f32) -> (FigurePose, f32) {
    let beat = (k * 3.0 * std::f32::consts::PI).sin();
    let step = if beat > 0.0 { STRIDE } else { STRIDE.mirrored() };
    let run = WAITS.lerp(&step, beat.abs() * smooth(k, 0.0, 0.15)).moved(vec2(0.0, -7.0 * beat.abs()));
    let along = smooth(k, 0.0, 1.0);
    (run.lerp(&SWING, smooth(k, 0.78, 1.0)), along)
}

/// Returns the kicker's pose at a time after the strike, and how far he has turned away from the ball.
pub(in crate::table) fn kicked(end: KickOutcome, last: bool, t: f32) -> (FigurePose, f32) {
    let struck = SWING.lerp(&FOLLOW, out(t, 0.0, 0.12));
    let after = match (end, last) {
        (KickOutcome::Net, true) => JOY,
        (KickOutcome::Net, false) => FIST,
        (_, true) => GRIEF,
        (_, false) => RUE,
    };
    let away = smooth(t, ARRIVES + 0.06, ARRIVES + 0.6);
    (struck.lerp(&after, smooth(t, ARRIVES + 0.06, ARRIVES + 0.42)), away)
}

/// The clothes of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FigureKit {
    /// The shirt.
    pub shirt: Kit,
    /// The dark colour of its club, below the number on the back.
    pub dark: Rgb,
    /// The face and the hair.
    pub face: PlayerFace,
    /// What is seen of it.
    pub view: FigureView,
}

impl FigureKit {
    /// Returns the clothes of a player at the table, by the number on the back.
    pub(in crate::table) fn of(side: Seat, number: u8, view: FigureView) -> Self {
        let worn = kit(side);
        let face = club(side).face(usize::from(number.saturating_sub(1)));
        Self { shirt: worn.kit, dark: worn.colours.1, face, view }
    }
}

/// What is seen of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FigureView {
    /// A player from behind, with the number on the back.
    Back,
    /// A keeper from the front: gloves, and a shirt of one colour.
    Keeper,
    /// A player from the front.
    Front(FigureExpression),
}

/// The expression of a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FigureExpression {
    /// A straight mouth, and open eyes.
    Calm,
    /// A mouth wide open, and eyes shut with laughter.
    Joy,
    /// A mouth that points down, and eyes shut.
    Grief,
}

fn band(s: &mut Sketch, points: &[Vec2], width: f32, colour: SketchColour) {
    // Each part on its own: a joint that is bent far has no spike.
    for part in points.windows(2) {
        s.rod(part, width, colour);
    }
}

/// Draws a figure with its feet at the origin of `at`, at this scale.
pub fn draw_figure(s: &mut Sketch, pose: &FigurePose, dress: FigureKit, at: Vec2, scale: f32) {
    s.place(at, 0.0, scale);
    let figure = DressedFigure::new(pose, dress);
    figure.legs(s);
    figure.hair_behind(s);
    figure.trunk(s);
    // The far arm of a keeper is in front as well: both are drawn over the trunk.
    figure.arms(s);
    figure.head(s);
    s.reset_place();
}

/// Half the width of the shoulders, and of the waist.
const TRUNK: (f32, f32) = (27.0, 19.0);

/// A figure in its clothes, with the directions of its trunk.
struct DressedFigure<'a> {
    pose: &'a FigurePose,
    dress: FigureKit,
    /// The direction from the hips to the neck.
    spine: Vec2,
    /// The direction from the left to the right shoulder, as seen.
    across: Vec2,
    ink: SketchColour,
    skin: SketchColour,
    shirt: SketchColour,
}

impl<'a> DressedFigure<'a> {
    fn new(pose: &'a FigurePose, dress: FigureKit) -> Self {
        let spine = (pose.neck - pose.hips).normalize_or(vec2(0.0, -1.0));
        let keeper = dress.view == FigureView::Keeper;
        Self {
            pose,
            dress,
            spine,
            across: vec2(-spine.y, spine.x),
            ink: tone(INK, 1.0),
            skin: tone(dress.face.skin.colour(), 1.0),
            shirt: tone(if keeper { KEEPER } else { dress.shirt.colours.0 }, 1.0),
        }
    }

    fn is_keeper(&self) -> bool {
        self.dress.view == FigureView::Keeper
    }

    /// Returns the point beside `from` on the left (0) or the right (1), at that distance.
    fn beside(&self, k: usize, half: f32, from: Vec2) -> Vec2 {
        from + self.across * if k == 0 { -half } else { half }
    }

    /// Draws the legs: outline, skin, socks, boots; then shorts over the thighs.
    fn legs(&self, s: &mut Sketch) {
        let (bright, dark) = self.dress.shirt.colours;
        let shorts = tone(if self.is_keeper() { dark } else { CHALK }, 1.0);
        let sock = tone(if self.is_keeper() { bright } else { dark }, 1.0);
        let hip = |k: usize| self.beside(k, 11.0, self.pose.hips);
        for (k, [knee, foot]) in self.pose.legs.into_iter().enumerate() {
            band(s, &[hip(k), knee, foot], 27.0, self.ink);
        }
        for (k, [knee, foot]) in self.pose.legs.into_iter().enumerate() {
            band(s, &[hip(k), knee, foot], 18.0, self.skin);
            let calf = knee.lerp(foot, 0.25);
            s.rod(&[calf, foot], 18.0, sock);
            let outwards = if self.dress.view == FigureView::Back { 3.0 } else { (k as f32 - 0.5) * 14.0 };
            let toe = foot + vec2(outwards, 2.0);
            s.rod(&[foot, toe], 22.0, self.ink);
            band(s, &[hip(k), hip(k).lerp(knee, 0.7)], 27.0, self.ink);
            band(s, &[hip(k), hip(k).lerp(knee, 0.66)], 22.0, shorts);
        }
    }

    fn trunk(&self, s: &mut Sketch) {
        let (&FigurePose { neck, hips, .. }, spine) = (self.pose, self.spine);
        let (shoulder, waist) = TRUNK;
        let outline = [
            self.beside(0, shoulder, neck) + spine * 2.0,
            self.beside(1, shoulder, neck) + spine * 2.0,
            self.beside(1, waist + 4.0, neck.lerp(hips, 0.5)),
            self.beside(1, waist, hips - spine * 6.0),
            self.beside(0, waist, hips - spine * 6.0),
            self.beside(0, waist + 4.0, neck.lerp(hips, 0.5)),
        ];
        s.stroke(&outline, true, 9.0, self.ink).fill(&outline, self.shirt);
        if self.is_keeper() {
            let half = [outline[1], outline[2], outline[3], hips - spine * 6.0, neck + spine * 2.0];
            s.fill(&half, tone(KEEPER_DARK, 1.0));
        } else {
            let dark = tone(self.dress.shirt.colours.1, 1.0);
            for part in self.dress.shirt.pattern.parts(3) {
                let on_it = |(x, y): (f32, f32)| {
                    neck.lerp(hips, 0.94 * y) + self.across * ((2.0 * x - 1.0) * (shoulder - 9.0 * y))
                };
                s.fill(&part.into_iter().map(on_it).collect::<Vec<_>>(), dark);
            }
        }
        if self.dress.view == FigureView::Back {
            // The ground of the number.
            let (middle, half) = (neck.lerp(hips, 0.46), 15.0);
            let plate = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
                .map(|(x, y)| middle + self.across * (half * x) + spine * (half * y * 1.1));
            // The number on it is chalk.
            s.fill(&plate, tone(self.dress.dark, 1.0));
        }
    }

    fn arms(&self, s: &mut Sketch) {
        for (k, [elbow, hand]) in self.pose.arms.into_iter().enumerate() {
            let from = self.beside(k, TRUNK.0 - 5.0, self.pose.neck - self.spine * 4.0);
            band(s, &[from, elbow, hand], 25.0, self.ink);
            band(s, &[from, elbow, hand], 16.0, if self.is_keeper() { self.shirt } else { self.skin });
            band(s, &[from, from.lerp(elbow, 0.8)], 20.0, self.shirt);
            if self.is_keeper() {
                // Gloves, larger than hands.
                let cuff = (hand - elbow).normalize_or_zero();
                let tip = hand + cuff * 13.0;
                s.rod(&[hand, tip], 35.0, self.ink).rod(&[hand, tip], 26.0, tone(CHALK, 1.0));
                let wide = vec2(-cuff.y, cuff.x) * 13.0;
                let bright = tone(self.dress.shirt.colours.0, 1.0);
                s.stroke(&[hand - cuff * 9.0 - wide, hand - cuff * 9.0 + wide], false, 9.0, bright);
            } else {
                s.circle(hand.x, hand.y, 9.0, self.skin);
            }
        }
    }

    /// Returns the direction from the neck to the head.
    fn up(&self) -> Vec2 {
        (self.pose.head - self.pose.neck).normalize_or(vec2(0.0, -1.0))
    }

    /// Draws the hair behind the face of a player who is seen from the front: it falls behind neck and shoulders.
    fn hair_behind(&self, s: &mut Sketch) {
        if let FigureView::Front(_) = self.dress.view {
            hair_behind(s, self.dress.face, self.pose.head, self.up());
        }
    }

    fn head(&self, s: &mut Sketch) {
        let (&FigurePose { head, neck, .. }, face) = (self.pose, self.dress.face);
        // A shaved head has a shadow of hair, a bald one none.
        let hair = match face.cut {
            Hairstyle::Bald => self.skin,
            Hairstyle::Buzz => tone(face.skin.colour().mixed(face.hair.colour(), 0.7), 1.0),
            _ => tone(face.hair.colour(), 1.0),
        };
        let up = self.up();
        s.rod(&[neck, head], 20.0, self.ink).rod(&[neck, head], 13.0, self.skin);
        s.circle(head.x, head.y, 27.0, self.ink).circle(head.x, head.y, 22.5, self.skin);
        match self.dress.view {
            FigureView::Back => {
                s.circle(head.x, head.y - 3.0, 21.5, hair);
                hair_behind(s, face, head, up);
            }
            FigureView::Keeper => {
                face_in_front(s, face, hair, head, up);
                for x in [-8.0, 8.0] {
                    let eye = head + vec2(-up.y, up.x) * x - up * 3.0;
                    s.circle(eye.x, eye.y, 3.2, self.ink);
                }
            }
            FigureView::Front(mood) => {
                face_in_front(s, face, hair, head, up);
                expression(s, mood, head, up);
            }
        }
    }
}

/// Draws eyes and mouth.
fn expression(s: &mut Sketch, mood: FigureExpression, head: Vec2, up: Vec2) {
    let (ink, side) = (tone(INK, 1.0), vec2(-up.y, up.x));
    let at = |x: f32, y: f32| head + side * x - up * y;
    for x in [-8.5, 8.5] {
        let bend = match mood {
            FigureExpression::Calm => {
                let eye = at(x, 0.0);
                s.circle(eye.x, eye.y, 3.2, ink);
                continue;
            }
            FigureExpression::Joy => -4.0,
            FigureExpression::Grief => 2.5,
        };
        s.stroke(&[at(x - 4.5, 1.5), at(x, 1.5 + bend), at(x + 4.5, 1.5)], false, 2.6, ink);
    }
    match mood {
        FigureExpression::Calm => {
            s.stroke(&[at(-6.0, 12.0), at(6.0, 12.0)], false, 2.6, ink);
        }
        FigureExpression::Joy => {
            let mouth = [at(-9.0, 7.0), at(9.0, 7.0), at(6.5, 14.5), at(0.0, 17.5), at(-6.5, 14.5)];
            s.fill(&mouth, ink);
            s.fill(&[at(-7.5, 7.6), at(7.5, 7.6), at(6.5, 10.4), at(-6.5, 10.4)], tone(CHALK, 1.0));
        }
        FigureExpression::Grief => {
            s.stroke(&[at(-6.0, 14.0), at(0.0, 11.0), at(6.0, 14.0)], false, 2.6, ink);
        }
    }
}

/// Returns the place and the lean of the number on a figure's back.
pub(in crate::table) fn back(pose: &FigurePose) -> (Vec2, f32) {
    let FigurePose { neck, hips, .. } = *pose;
    let spine = neck - hips;
    (neck.lerp(hips, 0.46), spine.x.atan2(-spine.y).to_degrees())
}
