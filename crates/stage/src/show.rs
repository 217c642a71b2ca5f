//! The parts of the show that all games share: the sequence of steps of an event, and common moments such as goals.

use super::cause::GoalCause;
use super::commentary::lines;
use super::cue::{CrowdSound, Cue, KickSound, WhistleSound};
use super::moment::{CommentaryMoment, MomentKind};
use super::mouth::{GoalMouth, KickOutcome, KickPhase, KickStake};
use super::reveal::CardReveal;
use super::scene::{Audience, CardHighlight, CardId, CardView, Scene, Scoreboard};
use super::show_rng::ShowRng;
pub use super::stake::stake;
use super::step::{AnimationStep, Banner, Headline, LogLine};
pub use super::words::score;
use super::words::{name, player, short};
use ::words::say;
use engine::{BySeat, KickStakes, Outcome, Seat};
use words::{DisplayText, MessageArg};

/// Durations of steps, seconds at speed 1. A routine turn takes about two.
pub mod secs {
    /// A card moves to its place.
    pub const MOVE: f32 = 0.24;
    /// Cards turn up.
    pub const FLIP: f32 = 0.32;
    /// The crowd holds its breath.
    pub const HUSH: f32 = 0.4;
    /// The ball flies into the net or past it.
    pub const STRIKE: f32 = 0.35;
    /// The kicker of a shootout runs up.
    pub const RUN_UP: f32 = 0.5;
    /// The end of a kick of a shootout can be seen before its headline.
    pub const AFTERMATH: f32 = 0.6;
    /// The ball of a shootout flies, and the keeper dives.
    pub const FLIGHT: f32 = 0.5;
    /// The crowd groans after a miss.
    pub const GROAN: f32 = 0.35;
    /// A goal of importance 0.
    pub const GOAL: f32 = 1.7;
    /// Added to [`GOAL`] for a goal of importance 1; proportionally less for others.
    pub const GOAL_MORE: f32 = 0.8;
    /// A headline during play.
    pub const STRIP: f32 = 0.9;
    /// The half-time break.
    pub const HALF: f32 = 1.6;
    /// The end of the match.
    pub const FULL: f32 = 3.6;
    /// The headline of a kick once [`UNHURRIED_KICKS`](super::UNHURRIED_KICKS) have been taken.
    pub const KICK_ON: f32 = 0.6;
}

/// Number of kicks of a shootout, of both sides together, that get the full time of a headline.
pub const UNHURRIED_KICKS: u32 = 6;

/// How a kick of a shootout ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShootoutKickResult {
    /// The kick went in.
    In,
    /// The keeper saved the kick.
    Saved,
    /// The kick missed the goal.
    Wide,
}

/// The show of one event under construction: the scenes before and after it, and the steps that lead there.
pub struct ShowBuilder<'a> {
    /// The table before the event.
    pub before: &'a Scene,
    /// The table after it.
    pub after: Scene,
    /// Whose view the show presents.
    pub audience: Audience,
    /// The random choices of the show, which name the scorer if the event does not.
    pub rng: ShowRng,
    /// The steps so far.
    pub steps: Vec<AnimationStep>,
}

impl<'a> ShowBuilder<'a> {
    /// Returns a show without steps.
    #[must_use]
    pub const fn new(before: &'a Scene, after: Scene, audience: Audience, rng: ShowRng) -> Self {
        Self { before, after, audience, rng, steps: Vec::new() }
    }

    /// Returns a step that ends in the scene after the event.
    pub fn end(&self, secs: f32) -> AnimationStep {
        AnimationStep::new(self.after.clone(), secs)
    }

    /// Appends a step.
    pub fn add(&mut self, step: AnimationStep) {
        self.steps.push(step);
    }

    /// Sets or replaces the moment of the last step so far.
    pub fn about(&mut self, moment: CommentaryMoment) {
        if let Some(step) = self.steps.last_mut() {
            step.moment = Some(moment);
        }
    }

    /// Adds to a step a line for the match log, with the match time before the event.
    pub fn log(
        &self,
        step: AnimationStep,
        side: impl Into<Option<Seat>>,
        text: impl Into<DisplayText>,
    ) -> AnimationStep {
        step.log(LogLine::new(side, text).at(self.before.board.clock))
    }

    /// Returns the steps; the last one ends in the scene after the event, and cues the stake if it has changed. `stake`
    /// returns the stake of a scene, 0..=1. `renamed` returns the cards whose id differs between two scenes, each with
    /// its old and new id.
    #[must_use]
    pub fn finish(
        mut self,
        stake: impl Fn(&Scene) -> f32,
        renamed: impl Fn(&Scene, &Scene) -> Vec<(CardId, CardId)>,
    ) -> Vec<AnimationStep> {
        if self.steps.last().is_some_and(|step| *step.scene != self.after) {
            self.add(self.end(0.0));
        }
        let now = stake(&self.after);
        // Compares steps of a twentieth: small changes add up until they make one.
        let step = |stake: f32| (20.0 * stake).round();
        if step(now) != step(stake(self.before))
            && let Some(last) = self.steps.last_mut()
        {
            // Not in an earlier step: the crowd must not react before the result is shown.
            last.cues.push(Cue::Stake(now));
        }
        let mut before = self.before;
        for step in &mut self.steps {
            step.id_changes = renamed(before, &step.scene);
            before = &step.scene;
        }
        self.steps
    }

    /// Shows a goal and its celebration; the show's random choices name the scorer. `cause` appears on the banner.
    pub fn goal(&mut self, by: Seat, cause: GoalCause) {
        self.goal_of(by, self.rng.scorer(by, self.after.board.score[by]), cause);
    }

    /// Shows a goal of a given player of the eleven, 0..=10.
    pub fn goal_of(&mut self, by: Seat, scorer: usize, cause: GoalCause) {
        let weight = weight(&self.after.board, by);
        let step = self.end(secs::GOAL + weight * secs::GOAL_MORE);
        // Net and roar are cues of one step, so they stay together however long the reveal before is read. A kick at
        // the goal mouth was in the net before.
        let step = if self.after.mouth.is_some() { step } else { step.cue(Cue::Net) };
        let step = step
            .cue(Cue::Crowd(CrowdSound::Roar, Some(by)))
            .cue(Cue::Crowd(CrowdSound::Applause, Some(by)))
            .banner(Banner::Goal { side: by, scorer, cause, clock: self.before.board.clock, weight })
            .about(CommentaryMoment::of(MomentKind::Goal(scorer), by).who(player(by, scorer)));
        let step = if weight >= DECISIVE { step.cue(Cue::Fanfare(by)) } else { step };
        let line = say!("log-goal", name = player(by, scorer), score = score(self.after.board.score));
        self.add(self.log(step, by, line));
    }

    /// Shows half-time.
    pub fn half_time(&mut self) {
        let text = score(self.after.board.score);
        let step = strip(self.end(secs::HALF), None, Headline::HalfTime, text.clone());
        let step = step.about(CommentaryMoment::of(MomentKind::HalfTime, None));
        self.add(self.log(
            step.cue(Cue::Whistle(WhistleSound::Double)),
            None,
            say!("log-half-time", score = text),
        ));
    }

    /// Shows the beginning of extra time; `text` is the line below the headline.
    pub fn extra_time(&mut self, text: impl Into<DisplayText>) {
        let step = strip(self.end(secs::HALF), None, Headline::ExtraTime, text)
            .cue(Cue::Whistle(WhistleSound::Double));
        let step = step.about(CommentaryMoment::new(&lines::EXTRA_TIME, None));
        let line = say!("log-extra-time", score = score(self.after.board.score));
        self.add(self.log(step, None, line));
    }

    /// Shows the beginning of a shootout; `first` kicks first, if that is fixed.
    pub fn penalties(&mut self, first: Option<Seat>) {
        let step =
            self.end(1.4).cue(Cue::Whistle(WhistleSound::Double)).cue(Cue::Crowd(CrowdSound::Chant, None));
        let step = strip(step, None, Headline::Penalties, score(self.after.board.score));
        let step = step.about(CommentaryMoment::new(&lines::PENALTIES, None));
        let text = match first {
            None => say!("log-penalties"),
            Some(first) => say!("log-penalties-first", side = short(first)),
        };
        self.add(self.log(step, first, text));
    }

    /// Returns the time for the headline of the kick just taken: shorter after [`UNHURRIED_KICKS`], scored or not.
    #[must_use]
    pub fn kick_secs(&self) -> f32 {
        let taken = self
            .after
            .board
            .shootout
            .map_or(0, |shootout| Seat::BOTH.map(|seat| shootout.taken[seat]).iter().sum());
        if taken > UNHURRIED_KICKS { secs::KICK_ON } else { secs::STRIP }
    }

    /// Adds to the step before a kick of a shootout what the kick can settle, if anything.
    pub fn before_kick(&self, mut step: AnimationStep, by: Seat) -> AnimationStep {
        let settles =
            self.after.board.shootout.map_or(KickStakes::Nothing, |shootout| shootout.next_kick_stakes());
        let (head, text) = match settles {
            KickStakes::Nothing => return step,
            KickStakes::IfScored => (Headline::ScoreToWin, say!("banner-score-to-win", side = name(by))),
            KickStakes::IfMissed => (Headline::MissAndOut, say!("banner-miss-and-out", side = name(by))),
        };
        step.secs = step.secs.max(secs::STRIP);
        strip(step, by, head, text)
    }

    /// Returns the sound while the next kicker of a shootout walks to the spot: a drum, or his heart where the match
    /// depends on the kick.
    #[must_use]
    pub fn walk(&self) -> Cue {
        let at_stake = self.after.board.shootout.map(|shootout| KickStake::of(&shootout)).unwrap_or_default();
        if at_stake.is_high() { Cue::Heartbeat } else { Cue::Crowd(CrowdSound::Drum, None) }
    }

    /// At the goal mouth, lets the kicker run up: a step like the one before, in which he runs. His heart beats where
    /// the match depends on the kick.
    pub fn run_up(&mut self) {
        let mut scene = self.steps.last().map_or(self.before, |step| &step.scene).clone();
        if let Some(mouth) = &mut scene.mouth {
            mouth.phase = KickPhase::RunUp;
            let cue = if mouth.at_stake.is_high() { Cue::Heartbeat } else { Cue::Hush };
            self.add(AnimationStep::new(scene, secs::RUN_UP).cue(cue));
        }
    }

    /// Returns the step of the end of a kick at the goal mouth, with its verdict. The crowd reacts, unless a
    /// celebration follows (`audible` is false then).
    pub fn kick_ended(
        &self,
        by: Seat,
        end: ShootoutKickResult,
        verdict: CardReveal,
        audible: bool,
    ) -> AnimationStep {
        let flight = self.after.mouth.as_ref().and_then(GoalMouth::flight);
        let post = flight.is_some_and(|flight| flight.end == KickOutcome::Post);
        // A celebration has its own time.
        let step = self.end(if audible { self.kick_secs() } else { secs::MOVE }).reveal(verdict);
        let step = match end {
            ShootoutKickResult::In => step.cue(Cue::Net),
            ShootoutKickResult::Wide if !post => step.cue(Cue::Crowd(CrowdSound::NearMiss, None)),
            ShootoutKickResult::Wide => {
                step.cue(Cue::Kick(KickSound::Bounce)).cue(Cue::Crowd(CrowdSound::NearMiss, None))
            }
            ShootoutKickResult::Saved => step.cue(Cue::Kick(KickSound::Bounce)),
        };
        match end {
            ShootoutKickResult::In if audible => step.cue(Cue::Crowd(CrowdSound::Roar, Some(by))),
            ShootoutKickResult::In => step,
            ShootoutKickResult::Saved | ShootoutKickResult::Wide => {
                step.cue(Cue::Crowd(CrowdSound::Applause, Some(!by)))
            }
        }
    }

    /// Returns the line of the match log for a kick of a shootout; `kicks` is the score of the shootout.
    fn kick_text(by: Seat, end: ShootoutKickResult, kicks: BySeat<u32>) -> (Seat, DisplayText) {
        let (side, did) = match end {
            ShootoutKickResult::In => (by, "score"),
            ShootoutKickResult::Saved => (!by, "save"),
            ShootoutKickResult::Wide => (by, "miss"),
        };
        (side, say!("log-kick", side = short(side), did = MessageArg::selector(did), score = score(kicks)))
    }

    /// Adds to a step the line of the match log for a kick of a shootout; `kicks` is the score of the shootout.
    pub fn log_kick(
        &self,
        step: AnimationStep,
        by: Seat,
        end: ShootoutKickResult,
        kicks: BySeat<u32>,
    ) -> AnimationStep {
        let (side, text) = Self::kick_text(by, end, kicks);
        self.log(step, side, text)
    }

    /// Shows the result of a kick of a shootout; `kicks` is the score of the shootout.
    pub fn kick_taken(&mut self, by: Seat, end: ShootoutKickResult, kicks: BySeat<u32>) {
        let (head, side, topic) = match end {
            ShootoutKickResult::In => (Headline::Scored, by, &lines::KICK_SCORED),
            ShootoutKickResult::Saved => (Headline::Saved, !by, &lines::KICK_SAVED),
            ShootoutKickResult::Wide => (Headline::Missed, by, &lines::KICK_MISSED),
        };
        let cheer = |step: AnimationStep| match end {
            ShootoutKickResult::In => step.cue(Cue::Crowd(CrowdSound::Roar, Some(by))).cue(Cue::Net),
            ShootoutKickResult::Saved | ShootoutKickResult::Wide => {
                step.cue(Cue::Crowd(CrowdSound::Applause, Some(!by)))
            }
        };
        let step = strip(self.end(self.kick_secs()), side, head, score(kicks));
        let step = if self.after.mouth.is_some() {
            // What became of the kick is seen before it is said.
            let seen = cheer(self.end(secs::AFTERMATH));
            self.add(if end == ShootoutKickResult::In {
                seen
            } else {
                seen.cue(Cue::Crowd(CrowdSound::NearMiss, None))
            });
            step
        } else {
            cheer(step)
        };
        let step = step.about(CommentaryMoment::new(topic, side));
        self.add(self.log_kick(step, by, end, kicks));
    }

    /// Shows the end of the match.
    pub fn full_time(&mut self, outcome: &Outcome) {
        // The banner shows the goals, so its sentence only says who has won.
        let result = match (outcome.winner, outcome.kicks) {
            (None, _) => say!("banner-full-time-draw"),
            (Some(winner), None) => say!("banner-full-time-won", side = name(winner)),
            (Some(winner), Some(kicks)) => {
                let kicks = score(BySeat::new(kicks[winner], kicks[!winner]));
                say!("banner-full-time-kicks", side = name(winner), kicks)
            }
        };
        let step = strip(self.end(secs::FULL), outcome.winner, Headline::FullTime, result)
            .cue(Cue::Whistle(WhistleSound::FullTime))
            .cue(Cue::Final(outcome.winner))
            .cue(Cue::Crowd(CrowdSound::Applause, outcome.winner))
            .about(CommentaryMoment::of(MomentKind::FullTime(outcome.kicks.is_some()), outcome.winner));
        let text = match outcome.winner {
            Some(winner) => say!("log-full-time", side = short(winner)),
            None => say!("log-full-time-draw"),
        };
        self.add(self.log(step, outcome.winner, text));
    }

    /// Shows a shot that does not go in: the crowd groans and the other side's end applauds.
    pub fn missed(&mut self, by: Seat, text: impl Into<DisplayText>) {
        let step = self
            .end(secs::STRIKE + secs::GROAN)
            .cue(Cue::Kick(KickSound::Bounce))
            .cue(Cue::Crowd(CrowdSound::NearMiss, None))
            .cue(Cue::Crowd(CrowdSound::Applause, Some(!by)));
        self.add(self.log(step, by, text));
    }
}

/// Adds to a step a headline over the table, in a side's colours.
pub fn strip(
    step: AnimationStep,
    side: impl Into<Option<Seat>>,
    head: Headline,
    text: impl Into<DisplayText>,
) -> AnimationStep {
    step.banner(Banner::Strip { side: side.into(), head, text: text.into() })
}

/// Marks a card as the one that counts.
pub fn light(scene: &mut Scene, id: CardId) {
    if let Some(card) = scene.cards.iter_mut().find(|card| card.id == id) {
        card.look = CardHighlight::Lit;
    }
}

/// Renumbers the cards of every zone from 0 in their present order.
pub fn number(scene: &mut Scene) {
    let mut cards: Vec<&mut CardView> = scene.cards.iter_mut().collect();
    cards.sort_by_key(|card| (card.zone, card.index));
    let mut last = ("", 0);
    for card in cards {
        last = if last.0 == card.zone { (last.0, last.1 + 1) } else { (card.zone, 0) };
        card.index = last.1;
    }
}

fn hundredth(share: f32) -> f32 {
    (share.clamp(0.0, 1.0) * 100.0).round() / 100.0
}

/// The importance from which on a goal may decide the match: one for the lead or the draw, late in it.
const DECISIVE: f32 = 0.8;

/// Returns the importance of a goal, 0..=1; `after` is the scoreboard after it.
#[must_use]
pub fn weight(after: &Scoreboard, by: Seat) -> f32 {
    let lead = i64::from(after.score[by]) - i64::from(after.score[!by]);
    let first = after.score[Seat::Home] + after.score[Seat::Away] == 1;
    let meaning = match lead {
        0 => 0.55,
        1 if first => 0.4,
        1 => 0.55,
        2 => 0.3,
        -1 => 0.25,
        _ => 0.1,
    };
    let late = (after.progress - 0.4).max(0.0) / 0.6;
    let close = if lead.abs() <= 1 { 0.45 } else { 0.1 };
    hundredth(meaning + close * late)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Shootout;

    /// Saved kicks count too; otherwise a long shootout full of saves would never speed up.
    #[test]
    fn kicks_are_shown_faster_after_the_third_pair() {
        for scored in [true, false] {
            let (before, mut shootout) = (Scene::default(), Shootout::new(5, Seat::Home));
            for kick in 1..=10 {
                shootout.take(scored);
                let mut after = Scene::default();
                after.board.shootout = Some(shootout);
                let audience = Audience { seat: Seat::Home, shared: false };
                let mut show =
                    ShowBuilder { before: &before, after, audience, rng: ShowRng::of(1), steps: Vec::new() };
                let end = if scored { ShootoutKickResult::In } else { ShootoutKickResult::Saved };
                show.kick_taken(Seat::Home, end, shootout.scored);
                let expected = if kick <= UNHURRIED_KICKS { secs::STRIP } else { secs::KICK_ON };
                assert_eq!(show.steps[0].secs, expected, "kick {kick}, scored: {scored}");
            }
        }
    }
}
