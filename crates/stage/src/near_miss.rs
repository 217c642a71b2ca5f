//! The kinds of failed shots in open play: off the post, off the keeper's fingertips, over, wide or
//! into the stand.

use super::cue::{CrowdSound, Cue, KickSound};
use super::layout::{DesignPoint, FIELD, LANE};
use super::scene::BallPosition;
use super::show::{ShowBuilder, secs, strip};
use super::step::{AnimationStep, Headline};
use super::words::name;
use ::words::say;
use engine::Seat;
use words::DisplayText;

/// The kind of a failed shot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NearMiss {
    /// It goes over the bar.
    Over,
    /// The keeper turns it away.
    Fingertips,
    /// It goes high into the stand.
    RowZ,
    /// It comes back from the post.
    Post,
    /// It passes the post.
    Wide,
}

impl NearMiss {
    const fn headline(self) -> Headline {
        match self {
            Self::Over => Headline::OverTheBar,
            Self::Fingertips => Headline::Fingertips,
            Self::RowZ => Headline::RowZ,
            Self::Post => Headline::OffThePost,
            Self::Wide => Headline::JustWide,
        }
    }

    fn text(self, keeper: Seat) -> DisplayText {
        match self {
            Self::Over | Self::Wide | Self::RowZ => say!("banner-breathe-again", side = name(keeper)),
            Self::Fingertips => say!("banner-fingertips", side = name(keeper)),
            Self::Post => say!("banner-off-the-post", side = name(keeper)),
        }
    }

    /// Returns where the shot goes before it ends wide of the goal that `keeper` defends.
    fn spot(self, keeper: Seat) -> DesignPoint {
        // Distance from the goal line, out of the field, and from the middle of the goal.
        let (out, off) = match self {
            Self::Over => (90.0, -20.0),
            Self::Fingertips => (-30.0, 40.0),
            Self::RowZ => (170.0, -110.0),
            Self::Post => (2.0, 74.0),
            Self::Wide => (40.0, 100.0),
        };
        let x = match keeper {
            Seat::Home => FIELD.x - out,
            Seat::Away => FIELD.x + FIELD.w + out,
        };
        DesignPoint::new(x, LANE + off)
    }

    /// Returns true if the ball strikes something.
    const fn bounces(self) -> bool {
        matches!(self, Self::Fingertips | Self::Post)
    }
}

impl ShowBuilder<'_> {
    /// Shows a shot that misses the goal in that way, with a banner. The scene after the event has the ball
    /// wide of the goal.
    pub fn near_miss(&mut self, by: Seat, how: NearMiss) {
        let mut strike = self.after.clone();
        strike.ball = Some(BallPosition::Spot(how.spot(!by)));
        self.add(AnimationStep::new(strike, secs::STRIKE).cue(Cue::Kick(KickSound::Shot)));
        let step = self.end(secs::STRIP).cue(Cue::Crowd(CrowdSound::NearMiss, None));
        let step = if how.bounces() { step.cue(Cue::Kick(KickSound::Bounce)) } else { step };
        self.add(strip(step, !by, how.headline(), how.text(!by)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Audience, Scene};
    use crate::show_rng::ShowRng;
    use crate::step::Banner;

    const ALL: [NearMiss; 5] =
        [NearMiss::Over, NearMiss::Fingertips, NearMiss::RowZ, NearMiss::Post, NearMiss::Wide];

    #[test]
    fn every_kind_of_miss_has_its_flight_and_its_banner() {
        for by in Seat::BOTH {
            let mut seen = Vec::new();
            for how in ALL {
                let after = Scene { ball: Some(BallPosition::MissAt(!by)), ..Scene::default() };
                let (before, audience) = (Scene::default(), Audience { seat: Seat::Home, shared: false });
                let mut show = ShowBuilder::new(&before, after, audience, ShowRng::of(7));
                show.near_miss(by, how);
                let Some(Banner::Strip { side, head, .. }) = &show.steps[1].banner else { panic!("{how:?}") };
                assert_eq!(*side, Some(!by), "the side that got away with it");
                assert_eq!(show.steps[1].scene.ball, Some(BallPosition::MissAt(!by)));
                assert_eq!(show.steps[1].cues.contains(&Cue::Kick(KickSound::Bounce)), how.bounces());
                let Some(BallPosition::Spot(spot)) = show.steps[0].scene.ball else { panic!("{how:?}") };
                assert!(!seen.contains(&(head.clone(), spot)), "{how:?}");
                seen.push((head.clone(), spot));
                // Only a keeper meets the ball in front of the goal.
                let inside = (FIELD.x..=FIELD.x + FIELD.w).contains(&spot.x);
                assert_eq!(inside, how == NearMiss::Fingertips);
            }
        }
    }
}
