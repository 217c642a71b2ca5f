//! The show of each event: the deal, leads and answers, goals and saves, the ends of halves, the shootout.

use super::super::card::{BallColour, CardKind, LeadResult};
use super::super::event::Event;
use super::super::state::Period;
use super::scene::{NEUTRAL, back};
use super::words::{self, name};
use super::{board, commentary, ids, zones};
use ::words::{id, say};
use engine::{BySeat, Seat};
use stage::cause::GoalCause;
use stage::commentary::lines;
use stage::cue::{CardSound as Hand, CrowdSound, Cue, KickSound, WhistleSound};
use stage::match_phase::MatchPhase;
use stage::moment::CommentaryMoment;
use stage::reveal::{CardReveal, ResultStamp};
use stage::scene::{BallPosition, CardHighlight, CardId, CardView, ChoiceIndicator, Scene, ZoneRole};
use stage::show::{self, ShootoutKickResult, number, strip};
use stage::step::{AnimationStep, Headline, LogLine};

/// Durations of this game's own steps, in seconds of the show at speed 1. The others are
/// [`stage::show::secs`].
mod secs {
    pub(super) use stage::show::secs::{GROAN, HALF, HUSH, MOVE, STRIKE, STRIP};
    /// The shuffle of the pack; the deal follows, and its headline holds.
    pub(super) const SHUFFLE: f32 = 0.35;
    /// The deal: see [`SHUFFLE`].
    pub(super) const DEAL: f32 = 0.3;
    /// The headline after the deal: see [`SHUFFLE`].
    pub(super) const DEALT: f32 = 0.85;
    /// Reading time of a card that was led.
    pub(super) const READ: f32 = 0.3;
    /// Reading time of an answer to a card that was no chance.
    pub(super) const GLANCE: f32 = 0.35;
    /// The move of a turn's cards to their rows.
    pub(super) const CLEAR: f32 = 0.26;
    /// The deal of the bench.
    pub(super) const BENCH: f32 = 0.8;
}

/// The show of one event of this game.
pub(super) struct EventPresenter<'a>(pub(super) show::ShowBuilder<'a>);

impl EventPresenter<'_> {
    pub(super) fn present(&mut self, event: &Event) {
        match *event {
            Event::Dealt { .. } => self.dealt(true),
            Event::EightDealt { .. } => self.dealt(false),
            Event::Sealed { seat } => self.sealed(seat),
            Event::HalfBegan { period, leader } => self.half_began(period, leader),
            Event::Led { by, card } => self.led(by, card),
            Event::Answered { by, card, verdict } => self.answered(by, card, verdict),
            Event::Goal { by, .. } => {
                let cause =
                    self.laid_by(by).map_or(GoalCause::Shot, |card| GoalCause::Own(words::title(card)));
                self.0.goal(by, cause);
            }
            Event::RolesChanged { .. } => {
                let step = self.0.end(secs::CLEAR).cue(Cue::Card(Hand::Slide));
                let kick = self.0.after.board.kicks.is_some();
                let next = self.0.after.board.shootout.map(|shootout| shootout.kicker());
                self.0.add(match next {
                    Some(next) if kick => self.0.before_kick(step.cue(self.0.walk()), next),
                    _ => step,
                });
            }
            Event::HalfEnded { period, .. } => self.half_ended(period),
            Event::BenchDealt { .. } => self.bench_dealt(),
            Event::ShootoutBegan { first } => self.0.penalties(Some(first)),
            Event::KickTaken { by, kick, keep, kicks, .. } => self.kick_taken(by, kick, keep, kicks),
            Event::MatchEnded { outcome } => self.0.full_time(&outcome),
        }
    }

    /// SC-4, SC-13: shows the deal; the rest goes to the bench. A split follows, or the kick-off at once.
    fn dealt(&mut self, splits: bool) {
        let mut dealing = self.0.after.clone();
        dealing.choice_indicators = BySeat::default();
        dealing.labels.clear();
        let on_bench = |card: &CardView| ids::on_bench(card.id);
        let to_pack = |card: &mut CardView| (card.zone, card.face) = ("pack", NEUTRAL.into());
        dealing.cards.iter_mut().filter(|card| on_bench(card)).for_each(to_pack);
        let mut pack = dealing.clone();
        pack.cards.iter_mut().filter(|card| !ids::is_token(card.id)).for_each(to_pack);
        number(&mut pack);
        self.0.add(AnimationStep::new(pack, secs::SHUFFLE).cue(Cue::Card(Hand::Shuffle)));
        self.0.add(AnimationStep::new(dealing, secs::DEAL).cue(Cue::Card(Hand::Slide)));
        if !splits {
            let step = self.0.end(secs::MOVE).cue(Cue::Card(Hand::Slide));
            return self.0.add(self.0.log(step, None, id!("sc-log-eight-dealt")));
        }
        let step = strip(self.0.end(secs::DEALT), None, Headline::Split, id!("sc-banner-split"));
        let step = step.cue(Cue::Card(Hand::Slide)).about(CommentaryMoment::new(&commentary::SPLIT, None));
        self.0.add(self.0.log(step, None, id!("sc-log-dealt")));
    }

    /// SC-5, SC-11, SC-12: shows that a choice was made, and nothing else.
    fn sealed(&mut self, seat: Seat) {
        let kick = self.0.after.cards.iter().any(|card| ids::is_token(card.id) && card.zone != zones::BOX);
        let step = self.0.end(secs::MOVE).cue(Cue::Card(Hand::Place));
        if kick {
            self.0.add(step);
        } else {
            self.0.add(self.0.log(step, seat, id!("sc-log-split")));
        }
    }

    fn half_began(&mut self, period: Period, leader: Seat) {
        let text = say!("sc-banner-kick-off", side = name(leader));
        let whistle =
            |step: AnimationStep| step.cue(Cue::Whistle(WhistleSound::KickOff)).cue(Cue::Card(Hand::Slide));
        // SC-13: a short match kicks off in the second half; otherwise the first half has been before it.
        let goes_on = self.0.before.board.part != MatchPhase::of(Period::SecondHalf);
        let kicks_off = period == Period::FirstHalf || period == Period::SecondHalf && !goes_on;
        let step = if kicks_off {
            whistle(strip(self.0.end(secs::STRIP), Some(leader), Headline::KickOff, text))
        } else {
            whistle(self.0.end(0.5))
        };
        let line = LogLine::new(leader, words::half(period, leader)).at(self.0.after.board.clock);
        self.0.add(step.log(line));
        match period {
            _ if kicks_off => self.0.about(CommentaryMoment::new(&lines::KICK_OFF, leader)),
            Period::SecondHalf => self.0.about(CommentaryMoment::new(&lines::SECOND_HALF, leader)),
            Period::ExtraSecond => self.0.about(CommentaryMoment::new(&lines::LAST_STRETCH, leader)),
            // The bench was shown already.
            Period::FirstHalf | Period::ExtraFirst | Period::Shootout => {}
        }
    }

    /// Returns the table with a card that was just laid. Until it lies open, nothing counts it.
    fn laid(&self) -> Scene {
        let mut laid = self.0.after.clone();
        laid.ball = self.0.before.ball;
        laid.labels.clone_from(&self.0.before.labels);
        laid.extension.clone_from(&self.0.before.extension);
        laid
    }

    /// SC-6: shows a lead; a chance comes to the middle.
    fn led(&mut self, by: Seat, card: CardKind) {
        self.0.add(AnimationStep::new(self.laid(), secs::MOVE).cue(Cue::Card(Hand::Place)));
        let mut step = self.0.end(secs::READ);
        if card.is_chance() {
            step = step.cue(Cue::Kick(KickSound::Pass));
        }
        let topic = match card {
            CardKind::Penalty => &lines::PENALTY_GIVEN,
            CardKind::FreeKick => &commentary::FREE_KICK,
            card if card.is_chance() => &commentary::CHANCE,
            _ => &commentary::STALLED,
        };
        let step =
            step.about(CommentaryMoment::new(topic, by).what(words::card(card)).kind(words::kind(card)));
        self.0.add(self.0.log(step, by, words::led(card)));
    }

    /// SC-7: shows the answer in suspense; then the ball is in the net, or it is stopped.
    fn answered(&mut self, by: Seat, card: CardKind, verdict: LeadResult) {
        let led = self.laid_by(!by).unwrap_or(CardKind::Offside);
        let mut laid = self.laid();
        laid.board = self.0.before.board.clone();
        for shown in laid.cards.iter_mut().filter(|shown| shown.zone == zones::laid(by, self.0.audience)) {
            shown.look = CardHighlight::Plain;
        }
        let met = self.met(&laid);
        let step = AnimationStep::new(laid, if led.is_chance() { secs::HUSH } else { secs::MOVE });
        let step = step.cue(Cue::Card(Hand::Place)).reveal(met.clone());
        let because = words::because(led, card, verdict);
        let text = words::answered(led, card, verdict);
        let what = words::card(card);
        match verdict {
            LeadResult::NoChance => {
                self.0.add(step);
                let met = met.stamp(ResultStamp::NoChance, None, because).brisk();
                let step = self.0.end(secs::GLANCE).cue(Cue::Kick(KickSound::Pass)).reveal(met);
                let step = step
                    .about(CommentaryMoment::new(&commentary::WASTED, by).what(what).kind(words::kind(card)));
                self.0.add(self.0.log(step, by, text));
            }
            LeadResult::Goal => {
                self.0.add(step.cue(Cue::Hush));
                let strike = self.0.end(secs::STRIKE).cue(Cue::Kick(KickSound::Shot));
                let strike = strike.reveal(met.stamp(ResultStamp::Goal, !by, because));
                self.0.add(self.0.log(strike, by, text));
            }
            LeadResult::Stopped => {
                self.0.add(step.cue(Cue::Hush));
                let off_the_goal = !card.is_chance() && card.colour().is_some();
                let saved = self
                    .0
                    .end(secs::STRIKE + secs::GROAN)
                    .cue(Cue::Kick(if off_the_goal { KickSound::Bounce } else { KickSound::Header }))
                    .cue(Cue::Crowd(CrowdSound::NearMiss, Some(!by)))
                    .cue(Cue::Crowd(CrowdSound::Applause, Some(by)));
                let stamp = if off_the_goal { ResultStamp::Saved } else { ResultStamp::Blocked };
                let saved = saved.reveal(met.stamp(stamp, by, because));
                let topic = match card {
                    CardKind::ColouredShield => &commentary::SHIELD,
                    CardKind::YellowShield => &commentary::WALL,
                    card if card.is_chance() => &commentary::CLEARED,
                    _ => &commentary::SAVED,
                };
                let saved = saved.about(CommentaryMoment::new(topic, by).what(what).kind(words::kind(card)));
                self.0.add(self.0.log(saved, by, text));
            }
        }
    }

    /// Returns the reveal of the two open cards in the middle of that scene.
    fn met(&self, scene: &Scene) -> CardReveal {
        CardReveal::of(BySeat::from_fn(|seat| {
            let zone = zones::laid(seat, self.0.audience);
            scene.cards.iter().filter(|card| card.zone == zone).map(|card| card.id).collect()
        }))
    }

    /// Returns the card of that side in the middle.
    fn laid_by(&self, seat: Seat) -> Option<CardKind> {
        let zone = zones::laid(seat, self.0.audience);
        let shown = self.0.before.cards.iter().find(|shown| shown.zone == zone)?;
        ids::card_of(shown.id).map(|(_, card)| card)
    }

    fn half_ended(&mut self, period: Period) {
        match period {
            Period::FirstHalf => self.0.half_time(),
            Period::ExtraFirst => {
                let score = show::score(self.0.after.board.score);
                let step = strip(self.0.end(secs::STRIP), None, Headline::HalfTime, &score);
                let step = step.cue(Cue::Whistle(WhistleSound::Double));
                self.0.add(self.0.log(step, None, say!("sc-log-half-time", score)));
            }
            // The next event shows it: full time, extra time or penalties.
            Period::SecondHalf | Period::ExtraSecond | Period::Shootout => {}
        }
    }

    /// SC-11: the score is level; shows the deal of the bench.
    fn bench_dealt(&mut self) {
        let score = show::score(self.0.after.board.score);
        let whistled =
            AnimationStep::new(self.0.before.clone(), secs::HALF).cue(Cue::Whistle(WhistleSound::Double));
        let text = say!("sc-banner-extra-time", score = &score);
        let whistled = strip(whistled, None, Headline::ExtraTime, text);
        let whistled = whistled.about(CommentaryMoment::new(&lines::EXTRA_TIME, None));
        self.0.add(self.0.log(whistled, None, say!("sc-log-extra-time", score)));
        let dealt = self.0.end(secs::BENCH).cue(Cue::Card(Hand::Shuffle)).cue(Cue::Card(Hand::Slide));
        let dealt = dealt.about(CommentaryMoment::new(&commentary::BENCH, None));
        self.0.add(self.0.log(dealt, None, id!("sc-log-bench")));
    }

    /// SC-12: shows both colours face down, turns them up together, and moves the ball.
    fn kick_taken(&mut self, by: Seat, kick: BallColour, keep: BallColour, kicks: BySeat<u32>) {
        let scored = kick != keep;
        let mut down = self.0.before.clone();
        for seat in Seat::BOTH {
            self.lay_unseen(&mut down, seat, if seat == by { kick } else { keep });
            down.choice_indicators[seat] = ChoiceIndicator::Ready;
        }
        number(&mut down);
        self.0.add(AnimationStep::new(down, secs::MOVE).cue(Cue::Card(Hand::Place)));
        self.0.run_up();

        let mut up = self.0.after.clone();
        up.board = self.0.before.board.clone();
        for card in &mut up.cards {
            card.look = CardHighlight::Plain;
        }
        let flown = AnimationStep::new(up, show::secs::FLIGHT).cue(Cue::Kick(KickSound::Shot));
        self.0.add(flown.cue(Cue::Card(Hand::Flick)));

        let (stamp, side, end) = if scored {
            (ResultStamp::Goal, by, ShootoutKickResult::In)
        } else {
            (ResultStamp::Saved, !by, ShootoutKickResult::Saved)
        };
        let verdict = CardReveal::of(BySeat::default()).stamp(stamp, side, words::kicked(kick, keep));
        let colour = words::colour(kick);
        let text = if scored {
            say!("sc-log-kick-in", colour, score = show::score(kicks))
        } else {
            say!("sc-log-kick-saved", colour, score = show::score(kicks))
        };
        let topic = if scored { &lines::KICK_SCORED } else { &lines::KICK_SAVED };
        let ended = self.0.kick_ended(by, end, verdict, true).about(CommentaryMoment::new(topic, side));
        self.0.add(self.0.log(ended, side, text));
    }

    /// Lays a side's colour face down if none lies there yet. It shows no more than the screen may know.
    fn lay_unseen(&self, scene: &mut Scene, seat: Seat, colour: BallColour) {
        let zone = zones::chosen(seat);
        if scene.cards.iter().any(|card| card.zone == zone) {
            return;
        }
        if self.0.audience.shared {
            let (id, face) = (ids::stand_in(seat), back(seat));
            scene.cards.push(CardView {
                id,
                zone,
                index: 0,
                face,
                look: CardHighlight::Plain,
                picture: None,
            });
            return;
        }
        let own = seat == self.0.audience.seat;
        let id = if own { ids::token(seat, colour) } else { ids::hidden_token(seat, 3) };
        if let Some(card) = scene.cards.iter_mut().find(|card| card.id == id) {
            (card.zone, card.face) = (zone, back(seat));
        }
    }
}

/// Returns the pairs of ids of cards that got another id. These are hidden cards or colours turned up, colours
/// hidden again, and the bench when it is dealt.
pub(super) fn renamed(before: &Scene, after: &Scene) -> Vec<(CardId, CardId)> {
    let apart = |scene: &Scene, other: &Scene| -> Vec<CardId> {
        let there = |id: CardId| other.cards.iter().any(|card| card.id == id);
        scene.cards.iter().map(|card| card.id).filter(|id| !there(*id)).collect()
    };
    let (mut gone, mut come) = (apart(before, after), apart(after, before));
    let mut pairs = Vec::new();
    for seat in Seat::BOTH {
        let stand_in = ids::stand_in(seat);
        // The stand-in for the sealed colour becomes one of the four.
        if gone.contains(&stand_in) {
            let up = after.cards.iter().find(|card| card.zone == zones::chosen(seat));
            pairs.extend(up.map(|card| (stand_in, card.id)));
        }
        gone.retain(|id| *id != stand_in);
        come.retain(|id| *id != stand_in);
        // Pair cards with cards and colours with colours, for each side.
        for token in [false, true] {
            let alike = |id: &CardId| ids::side_of(*id) == Some(seat) && ids::is_token(*id) == token;
            let count =
                gone.iter().filter(|id| alike(id)).count().min(come.iter().filter(|id| alike(id)).count());
            let take = |from: &mut Vec<CardId>| -> Vec<CardId> {
                let taken: Vec<CardId> = from.iter().copied().filter(alike).take(count).collect();
                from.retain(|id| !taken.contains(id));
                taken
            };
            pairs.extend(take(&mut gone).into_iter().zip(take(&mut come)));
        }
    }
    // Pair the bench.
    pairs.extend(gone.into_iter().zip(come));
    pairs
}

/// Returns the stake, 0..=1: more while a chance waits for its answer, most at a kick.
pub(super) fn stake(scene: &Scene) -> f32 {
    let asked = Seat::BOTH.into_iter().any(|seat| scene.choice_indicators[seat] != ChoiceIndicator::Off);
    if scene.board.possession.is_none() && !asked {
        return 0.0;
    }
    let laid = scene.cards.iter().any(|card| card.role(zones::ZONES) == ZoneRole::Laid);
    let near = match (scene.board.kicks, scene.ball) {
        (Some(_), _) => 0.8,
        (None, Some(BallPosition::Spot(at))) if laid && at == board::centre() => 0.6,
        _ => 0.15,
    };
    show::stake(&scene.board, near)
}
