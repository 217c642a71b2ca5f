//! The steps of single events: the result of a used card, goals, yellow cards, halves, kicks, the end.

use std::sync::Arc;

use super::super::state::{Period, TeamAction, value};
use super::scene::{SPACE, TeamZone, VERDICT, card_of};
use super::words::{self, name, short};
use super::{EventPresenter, commentary, secs};
use ::words::DisplayText;
use ::words::say;
use engine::{BySeat, Card, Decided, Outcome, Seat};
use stage::cause::GoalCause;
use stage::commentary::lines;
use stage::cue::{CardSound as Hand, CrowdSound, Cue, KickSound, WhistleSound};
use stage::moment::CommentaryMoment;
use stage::reveal::{CardReveal, ResultStamp};
use stage::scene::{BallPosition, CardId, CardView, LabelStyle, Scene, TableLabel};
use stage::show::{self, light, strip};
use stage::step::{AnimationStep, Banner, Headline, LogLine};

/// Number of kicks of SOL-19 that are shown slowly.
const SLOW_KICKS: u32 = 5;

impl EventPresenter<'_> {
    pub(super) fn half_began(&mut self, period: Period) {
        let whistle = |step: AnimationStep| step.cue(Cue::Whistle(WhistleSound::KickOff));
        match period {
            Period::FirstHalf => {
                let text = say!("pairing", home = name(Seat::Home), away = name(Seat::Away));
                let step = whistle(strip(self.0.end(secs::STRIP), None, Headline::KickOff, text));
                let step = step.about(CommentaryMoment::new(&lines::KICK_OFF, None));
                self.0.add(self.0.log(step, None, say!("sol-log-kick-off")));
            }
            Period::ExtraFirst => self.0.extra_time(say!("sol-banner-extra-time")),
            Period::SecondHalf | Period::ExtraSecond | Period::Shootout => {
                let second = period == Period::SecondHalf;
                let topic = if second { &lines::SECOND_HALF } else { &lines::LAST_STRETCH };
                let step = whistle(self.0.end(secs::HUSH)).about(CommentaryMoment::new(topic, None));
                self.0.add(self.0.log(step, None, words::restart(period)));
            }
        }
    }

    /// Returns the scene after the event, still under the verdict on the used card: the deciding strength is lit.
    fn judged(&self, team: Seat, team_action: TeamAction, success: bool) -> Scene {
        let mut scene = self.0.after.clone();
        let winner = if success { team } else { !team };
        for label in scene.labels.iter_mut().filter(|label| label.side == Some(winner)) {
            label.style = LabelStyle::Lit;
        }
        let verdict = words::verdict(team, team_action, success);
        scene.labels.push(TableLabel::new(VERDICT, LabelStyle::Name, verdict).of(team));
        scene
    }

    /// SOL-9: shows the comparison of both strengths.
    pub(super) fn tried(&mut self, team: Seat, team_action: TeamAction, strength: BySeat<u8>, success: bool) {
        let mut scene = self.judged(team, team_action, success);
        let lit = if success { last_used(&scene, team) } else { active(&scene, !team) };
        if let Some(id) = lit.map(|card| card.id) {
            light(&mut scene, id);
        }
        let (wait, cue) = match team_action {
            TeamAction::Shoot => (secs::HUSH, Some(Cue::Hush)),
            TeamAction::Pass => (secs::JUDGE, Some(Cue::Kick(KickSound::Pass))),
            // Nothing follows it.
            TeamAction::Tackle if !success => (secs::FAILED_TACKLE, None),
            TeamAction::Tackle | TeamAction::Counter => (secs::JUDGE, None),
        };
        let met = met(&scene);
        let mut step = AnimationStep::new(scene, wait);
        step.cues.extend(cue);
        let (stamp, side) = match (team_action, success) {
            (TeamAction::Pass, true) => (ResultStamp::Through, team),
            (TeamAction::Pass, false) => (ResultStamp::Stopped, !team),
            (TeamAction::Tackle, false) => (ResultStamp::BallKept, !team),
            (TeamAction::Counter, false) => (ResultStamp::Foul, !team),
            (TeamAction::Tackle | TeamAction::Counter, true) => (ResultStamp::BallWon, team),
            // The result of a shot is shown when it is over.
            (TeamAction::Shoot, _) => (ResultStamp::Goal, team),
        };
        step.reveal = Some(match team_action {
            TeamAction::Shoot => met,
            team_action => met
                .stamp(stamp, side, words::because(team, team_action, strength))
                .sum(home_and_away(strength))
                .brisk(),
        });
        let sums = versus(strength[team], strength[!team]);
        step.moment = match (team_action, success) {
            (TeamAction::Pass, true) => Some(CommentaryMoment::new(&commentary::PASSED, team)),
            (TeamAction::Pass, false) => Some(CommentaryMoment::new(&commentary::PASS_CUT, !team)),
            (TeamAction::Tackle, true) => Some(CommentaryMoment::new(&commentary::TACKLED, team)),
            (TeamAction::Tackle, false) => Some(CommentaryMoment::new(&commentary::TACKLE_MISSED, team)),
            (TeamAction::Counter, true) => Some(CommentaryMoment::new(&commentary::COUNTERED, team)),
            // The commentary mentions the result: a goal or a save, a yellow card.
            (TeamAction::Counter, false) | (TeamAction::Shoot, _) => None,
        }
        .map(|moment| moment.what(sums));
        let line = words::tried(team, team_action, strength, success, self.0.before.board.done);
        self.0.add(self.0.log(step, team, line));
    }

    /// SOL-7: shows the first team taking the ball.
    pub(super) fn ball_taken(&mut self, team: Seat) {
        let mut scene = self.0.after.clone();
        let words = say!("sol-verdict-ball-taken", side = short(team));
        scene.labels.push(TableLabel::new(VERDICT, LabelStyle::Name, words).of(team));
        let step = AnimationStep::new(scene, secs::ROLL).cue(Cue::Kick(KickSound::Pass));
        let step = step.about(CommentaryMoment::new(&commentary::BALL_TAKEN, team));
        self.0.add(self.0.log(step, team, say!("sol-log-ball-taken", side = short(team))));
    }

    /// SOL-11: shows a card cycled after a pass or a counter.
    pub(super) fn cycled(&mut self, team: Seat) {
        let team_action = if shoots(&self.0.after, team) { TeamAction::Counter } else { TeamAction::Pass };
        let step = AnimationStep::new(self.judged(team, team_action, true), secs::BACK);
        self.0.add(step.cue(Cue::Card(Hand::Slide)));
    }

    pub(super) fn ball_won(&mut self, team: Seat) {
        let countered = shoots(&self.0.after, team);
        let team_action = if countered { TeamAction::Counter } else { TeamAction::Tackle };
        let step = AnimationStep::new(self.judged(team, team_action, true), secs::ROLL)
            .cue(Cue::Kick(KickSound::Header));
        // A counter brings the stands to their feet.
        self.0.add(if countered { step.cue(Cue::Crowd(CrowdSound::Applause, Some(team))) } else { step });
    }

    pub(super) fn ball_lost(&mut self, team: Seat) {
        if shoots(&self.0.after, team) {
            let mut wide = self.0.before.clone();
            wide.ball = Some(BallPosition::MissAt(!team));
            let (met, of) = (met(&wide), BySeat::from_fn(|seat| strength(self.0.before, seat)));
            let step = AnimationStep::new(wide, secs::STRIKE).cue(Cue::Kick(KickSound::Shot));
            self.0.add(step.reveal(met.clone()));
            self.0.missed(team, say!("sol-log-saved", side = short(!team)));
            // Only if both cards are still there.
            if let Some(step) = self.0.steps.last_mut().filter(|step| self::met(&step.scene) == met) {
                let because = words::because(team, TeamAction::Shoot, of);
                step.reveal = Some(met.stamp(ResultStamp::Saved, !team, because).sum(home_and_away(of)));
            }
            let sums = versus(of[team], of[!team]);
            self.0.about(CommentaryMoment::new(&commentary::HELD, !team).what(sums));
        } else {
            let step = AnimationStep::new(self.judged(team, TeamAction::Pass, false), secs::ROLL);
            self.0.add(step.cue(Cue::Kick(KickSound::Header)));
        }
    }

    /// SOL-10: shows the ball going in; then the other team's card leaves the match.
    pub(super) fn scored(&mut self, team: Seat) {
        let mut strike = self.0.before.clone();
        strike.ball = Some(BallPosition::GoalOf(!team));
        let of = BySeat::from_fn(|seat| strength(self.0.before, seat));
        let met = met(&strike)
            .stamp(ResultStamp::Goal, team, words::because(team, TeamAction::Shoot, of))
            .sum(home_and_away(of));
        let step = AnimationStep::new(strike, secs::STRIKE).cue(Cue::Kick(KickSound::Shot));
        self.0.add(step.reveal(met));
        self.0.goal(team, last_card(self.0.before, team).map_or(GoalCause::Shot, GoalCause::Card));
        // The ball stays in the net for the celebration.
        if let Some(cheer) = self.0.steps.last_mut() {
            Arc::make_mut(&mut cheer.scene).ball = Some(BallPosition::GoalOf(!team));
        }
    }

    pub(super) fn yellow_card(&mut self, team: Seat, card: Card) {
        let step = self.0.end(secs::CARDED).cue(Cue::Whistle(WhistleSound::Short));
        let step = step.cue(Cue::Crowd(CrowdSound::Jeers, Some(!team)));
        let what = say!("sol-the-card", card = words::playing_card(card), rank = words::rank(card));
        let step = step
            .about(CommentaryMoment::new(&commentary::YELLOW_CARD, team).what(what).kind(words::rank(card)));
        let booked = self.0.after.cards.iter().find(|shown| card_of(shown.id) == Some(card));
        let mut met = BySeat::<Vec<CardId>>::default();
        met[team] = booked.iter().map(|shown| shown.id).collect();
        let step = step.reveal(CardReveal::of(met).stamp(ResultStamp::YellowCard, !team, words::BOOKED));
        self.0.add(self.0.log(
            step,
            team,
            say!("sol-log-yellow-card", card = words::card(card), rank = words::rank(card)),
        ));
    }

    /// SOL-12: shows a second yellow card, which counts as a goal without a shot.
    pub(super) fn sent_off(&mut self, team: Seat, card: Card) {
        let (name, rank) = (words::card(card), words::rank(card));
        let text = say!("sol-banner-second-yellow", card = &name, rank = rank.clone());
        let step =
            strip(AnimationStep::new(self.0.before.clone(), secs::CARDED), team, Headline::SentOff, text);
        let step =
            step.cue(Cue::Whistle(WhistleSound::Long)).cue(Cue::Crowd(CrowdSound::NearMiss, Some(team)));
        self.0.add(self.0.log(step, team, say!("sol-log-sent-off", card = name, rank)));
        self.0.goal(!team, GoalCause::SecondYellow);
        self.0.about(CommentaryMoment::new(&commentary::SENT_OFF, !team));
        let score = show::score(self.0.after.board.score);
        if let Some(line) = self.0.steps.last_mut().and_then(|step| step.log.as_mut()) {
            line.text = say!("sol-log-counts-as-a-goal", score);
        }
    }

    pub(super) fn half_ended(&mut self, period: Period) {
        match period {
            Period::FirstHalf => self.0.half_time(),
            Period::ExtraFirst => {
                let text = show::score(self.0.after.board.score);
                let step = strip(self.0.end(secs::STRIP), None, Headline::HalfTime, &text);
                let step = step.cue(Cue::Whistle(WhistleSound::Double));
                self.0.add(self.0.log(step, None, say!("sol-log-extra-half-time", score = text)));
            }
            // The next event shows it: full time, extra time or penalties.
            Period::SecondHalf | Period::ExtraSecond | Period::Shootout => {}
        }
    }

    /// SOL-19: shows both top cards turned up; then the count.
    pub(super) fn kick(&mut self, kick: u32, cards: BySeat<Card>, scorer: Option<Seat>, kicks: BySeat<u32>) {
        let slow = kick <= SLOW_KICKS;
        let mut turned = self.0.after.clone();
        (turned.board.kicks, turned.board.shootout) =
            (self.0.before.board.kicks, self.0.before.board.shootout);
        let wait = if slow { secs::KICK } else { secs::KICK_ON };
        let step = AnimationStep::new(turned, wait).cue(Cue::Card(Hand::Flick));
        // Nobody runs up: the drum continues over the cards.
        self.0.add(step.cue(Cue::Crowd(CrowdSound::Drum, None)));
        let count = show::score(kicks);
        let step = self.0.end(if slow { secs::SCORED } else { secs::SCORED_ON });
        let step = match scorer {
            Some(team) => {
                strip(step, team, Headline::Scored, &count).cue(Cue::Crowd(CrowdSound::Roar, Some(team)))
            }
            None => strip(step, None, Headline::Level, &count).cue(Cue::Crowd(CrowdSound::NearMiss, None)),
        };
        let [home, away] = [cards[Seat::Home], cards[Seat::Away]].map(value);
        let text = match scorer {
            Some(team) => {
                say!("sol-log-kick", n = kick, home, away, side = short(team), score = count)
            }
            None => say!("sol-log-kick-level", n = kick, home, away),
        };
        let topic = if scorer.is_some() { &lines::KICK_SCORED } else { &commentary::KICK_LEVEL };
        self.0.add(self.0.log(step.about(CommentaryMoment::new(topic, scorer)), scorer, text));
    }

    /// SOL-13, SOL-17, SOL-20: shows the end of the match.
    pub(super) fn match_ended(&mut self, outcome: &Outcome) {
        self.0.full_time(outcome);
        if outcome.decided == Decided::Elimination {
            self.0.about(CommentaryMoment::new(&commentary::NOBODY_LEFT, outcome.winner));
        }
        let more = match (outcome.medal, outcome.decided) {
            (Some(medal), _) => {
                let lead = outcome.score[Seat::Home].abs_diff(outcome.score[Seat::Away]);
                Some(say!("sol-log-medal", medal = words::medal(medal), n = lead))
            }
            (None, Decided::Elimination) => {
                outcome.winner.map(|winner| say!("sol-log-no-cards-left", side = short(!winner)))
            }
            _ => None,
        };
        if let Some(step) = self.0.steps.last_mut()
            && let (Some(medal), Some(Banner::Strip { text, .. })) = (outcome.medal, &mut step.banner)
        {
            *text = say!("sol-banner-medal", result = &*text, medal = words::medal(medal));
        }
        if let Some(text) = more {
            let mut step = self.0.end(0.1);
            if outcome.medal.is_some() {
                step.cues.extend(outcome.winner.map(Cue::Medal));
            }
            self.0.add(step.log(LogLine::new(outcome.winner, text)));
        }
        if let Some(medal) = outcome.medal {
            self.0.about(
                CommentaryMoment::new(&commentary::MEDAL, outcome.winner)
                    .what(say!("sol-medal", medal = words::medal(medal)))
                    .kind(words::medal(medal)),
            );
        }
    }
}

/// Returns the cards that a team has used this turn.
fn used(scene: &Scene, team: Seat) -> impl Iterator<Item = &CardView> {
    scene.cards.iter().filter(move |card| card.zone == TeamZone::Used.of(team))
}

/// Returns the card that a team used last.
fn last_used(scene: &Scene, team: Seat) -> Option<&CardView> {
    used(scene, team).max_by_key(|card| card.index)
}

fn last_card(scene: &Scene, team: Seat) -> Option<Card> {
    last_used(scene, team).and_then(|card| card_of(card.id))
}

/// SOL-10: returns true if the card that a team used last was one to shoot or to counter with.
fn shoots(scene: &Scene, team: Seat) -> bool {
    last_card(scene, team).is_some_and(|card| card.rank.is_letter())
}

/// SOL-8: returns the strength of a team's cards on the table.
fn strength(scene: &Scene, team: Seat) -> u8 {
    let cards = active(scene, team).into_iter().chain(used(scene, team));
    cards.filter_map(|card| card_of(card.id)).map(value).sum()
}

/// Returns the reveal of the compared cards: each team's active one and those that it used.
fn met(scene: &Scene) -> CardReveal {
    let of = |team| active(scene, team).into_iter().chain(used(scene, team)).map(|card| card.id).collect();
    CardReveal::of(BySeat::from_fn(of))
}

/// Returns two strengths, such as `12 v 9`.
fn versus(one: u8, other: u8) -> DisplayText {
    say!("sol-versus", one, other)
}

/// Returns both strengths, home's first.
fn home_and_away(strength: BySeat<u8>) -> DisplayText {
    versus(strength[Seat::Home], strength[Seat::Away])
}

/// Returns a team's active card, upright or sideways.
fn active(scene: &Scene, team: Seat) -> Option<&CardView> {
    let places = [TeamZone::Active.of(team), TeamZone::ActiveBooked.of(team)];
    scene.cards.iter().find(|card| places.contains(&card.zone))
}

/// Returns the stake, 0..=1: more if the team with the ball could shoot.
pub(super) fn stake(scene: &Scene) -> f32 {
    let Some(team) = scene.board.possession else { return show::stake(&scene.board, 0.0) };
    let colour = active(scene, team).and_then(|shown| card_of(shown.id)).map(|card| card.suit.colour());
    let shots = scene.cards.iter().filter(|shown| SPACE.contains(&shown.zone)).filter(|shown| {
        card_of(shown.id).is_some_and(|card| card.rank.is_letter() && Some(card.suit.colour()) == colour)
    });
    let near = if shots.count() > 0 { 0.6 } else { 0.25 };
    show::stake(&scene.board, near)
}
