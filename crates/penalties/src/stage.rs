//! The presentation of a shootout: its table, its show, its offers. Knows views and events, never a state.

mod because;
mod charts;
mod commentary;
mod decision_theme;
mod lesson;
mod offers;
mod scene;
#[cfg(test)]
mod tests;
mod to_read;
mod words;

use super::View;
use super::action::Action;
use super::event::Event;
use super::kick::{KickResult, TakenKick};
use super::state::Penalties;
use ::words::DisplayText;
use ::words::{id, say};
use engine::{BySeat, Seat};
use stage::StagedGame;
use stage::cause::GoalCause;
use stage::commentary::lines;
use stage::cue::{CardSound, CrowdSound, Cue, KickSound, WhistleSound};
use stage::decision_theme::DecisionTheme;
use stage::game_info::{ChanceSource, GameInfo};
use stage::layout::CHOICE_INDICATOR_POSITIONS;
use stage::match_counts::{StatCounts, StatKind};
use stage::miniature::MiniatureItem;
use stage::moment::CommentaryMoment;
use stage::mouth::{GoalMouth, KickOutcome};
use stage::opponent_summary::OpponentSummary;
use stage::reveal::{CardReveal, ResultStamp};
use stage::scene::{Audience, CardHighlight, ChoiceIndicator, Scene};
use stage::show::{self, ShootoutKickResult, ShowBuilder, secs, strip};
use stage::step::{AnimationStep, Headline};

impl StagedGame for Penalties {
    const INFO: &'static GameInfo = &GameInfo {
        title: id!("pen-title"),
        tagline: id!("pen-tagline"),
        aim: id!("pen-aim"),
        chance: ChanceSource::Die(id!("pen-chance")),
        minutes: 3,
        miniature: &[
            MiniatureItem::Goal { x: 0.0, y: 240.0, width: 262.0 },
            MiniatureItem::Shirt { side: Seat::Away, number: 1, x: -34.0, y: 190.0, scale: 2.1 },
            MiniatureItem::Ball { x: 62.0, y: 292.0, scale: 2.2 },
        ],
        cards: &["go/left", "go/middle", "go/right", "go/dive_left", "go/dive_middle", "go/dive_right"],
        atlases: &["soccer_go"],
        names_players: false,
        zones: scene::ZONES,
        hands: 1500.0,
        choice_indicators: CHOICE_INDICATOR_POSITIONS,
        is_whole_match: false,
        fields: offers::FIELDS,
        league_match: "()",
        cup_match: "()",
        neutral: "",
        in_normal_time: id!("pen-in-normal-time"),
        medals: &[],
        charts: charts::charts,
        rules: words::RULES,
    };

    fn scene(view: &View, audience: Audience) -> Scene {
        scene::still(view, audience)
    }

    fn stage(event: &Event, show: ShowBuilder<'_>) -> Vec<AnimationStep> {
        let mut presenter = EventPresenter(show);
        presenter.present(event);
        presenter.0.finish(stake, |_, _| Vec::new())
    }

    fn counted(event: &Event) -> Vec<(StatKind, Seat)> {
        match *event {
            Event::KickTaken { taken, .. } => {
                let save = (taken.verdict == KickResult::Saved).then_some((StatKind::Save, !taken.by));
                let kick = StatCounts::kick(taken.by, taken.verdict == KickResult::Goal);
                [(StatKind::Shot, taken.by)].into_iter().chain(save).chain(kick).collect()
            }
            _ => Vec::new(),
        }
    }

    fn because(view: &View, seat: Seat, action: &Action) -> Option<DisplayText> {
        Some(because::because(view, seat, *action))
    }

    fn lesson(view: &View, seat: Seat) -> Option<DisplayText> {
        lesson::lesson(view, seat)
    }

    fn theme(_: &View, _: Seat, best: &Action) -> Option<DecisionTheme> {
        Some(decision_theme::decision_theme(*best))
    }

    fn to_read(view: &View, seat: Seat) -> Option<OpponentSummary> {
        to_read::to_read(view, seat)
    }
}

/// Seconds until the next kicker stands behind the ball.
const STEP_UP: f32 = 0.5;

/// The stake, 0..=1: the exact effect of the next kick on the chance to win.
fn stake(scene: &Scene) -> f32 {
    if scene.board.possession.is_some() { show::stake(&scene.board, 1.0) } else { 0.0 }
}

/// The show of one event of this game.
struct EventPresenter<'a>(ShowBuilder<'a>);

impl EventPresenter<'_> {
    fn present(&mut self, event: &Event) {
        match *event {
            Event::Tossed { first } => {
                let text = say!("pen-log-kick-first", side = words::name(first));
                let step = strip(self.0.end(1.1), first, Headline::CoinToss, text.clone());
                let step =
                    step.cue(Cue::Whistle(WhistleSound::KickOff)).cue(Cue::Crowd(CrowdSound::Chant, None));
                let step = step.about(CommentaryMoment::new(&commentary::FIRST, first));
                self.0.add(self.0.log(step, first, text));
            }
            Event::Sealed { .. } => self.0.add(self.0.end(secs::MOVE).cue(Cue::Card(CardSound::Place))),
            Event::KickTaken { taken, score, decides } => self.kick(&taken, score, decides),
            Event::SuddenDeathBegan => {
                let score = show::score(self.0.after.board.score);
                let step = strip(self.0.end(secs::STRIP), None, Headline::SuddenDeath, &score);
                let step = step.cue(Cue::Crowd(CrowdSound::Chant, None));
                let step = step.about(CommentaryMoment::new(&lines::SUDDEN_DEATH, None));
                self.0.add(self.0.log(step, None, say!("pen-log-sudden-death", score)));
            }
            Event::SteppedUp { kicker } => {
                let step = self.0.end(STEP_UP).cue(self.0.walk());
                self.0.add(self.0.before_kick(step, kicker));
            }
            Event::MatchEnded { outcome } => {
                self.0.full_time(&outcome);
                self.0.about(CommentaryMoment::new(&commentary::OVER, outcome.winner));
            }
        }
    }

    /// Both cards are laid, the kicker runs up, and the cards turn up as the ball is struck; then why it ended so.
    fn kick(&mut self, taken: &TakenKick, score: BySeat<u32>, decides: bool) {
        let mut down = self.0.before.clone();
        for seat in Seat::BOTH {
            let place = if seat == taken.by { taken.kick } else { taken.dive };
            let id = scene::card(seat, place);
            for card in down.cards.iter_mut().filter(|card| card.id == id) {
                (card.zone, card.index) = (scene::laid(seat), 0);
                (card.face, card.look) = (scene::back(seat), CardHighlight::Plain);
            }
            down.choice_indicators[seat] = ChoiceIndicator::Ready;
        }
        show::number(&mut down);
        let scorer = scene::scorer(&self.0.after);
        let mut flown = self.0.after.clone();
        flown.board = self.0.before.board.clone();
        for card in flown.cards.iter_mut().filter(|card| card.look == CardHighlight::Lit) {
            card.look = CardHighlight::Plain;
        }
        if let (Some(mouth), Some(before)) = (&mut flown.mouth, &self.0.before.mouth) {
            mouth.marks.clone_from(&before.marks);
        }
        self.0.add(AnimationStep::new(down, secs::MOVE).cue(Cue::Card(CardSound::Place)));
        self.0.run_up();
        let seen = AnimationStep::new(flown.clone(), 0.0);
        self.0.add(
            AnimationStep::new(flown, secs::FLIGHT)
                .cue(Cue::Kick(KickSound::Shot))
                .cue(Cue::Card(CardSound::Flick)),
        );
        // The log waits until the ball is there.
        let (stamp, side, end) = match taken.verdict {
            KickResult::Goal => (ResultStamp::Goal, taken.by, ShootoutKickResult::In),
            KickResult::Saved => (ResultStamp::Saved, !taken.by, ShootoutKickResult::Saved),
            KickResult::OffTarget => (off_target(&self.0.after), !taken.by, ShootoutKickResult::Wide),
        };
        self.0.add(self.0.log(seen, taken.by, words::kick_sentence(taken, stamp, scorer)));
        let verdict = CardReveal::of(BySeat::default()).stamp(stamp, side, words::because(taken));
        let celebrated = decides && taken.verdict == KickResult::Goal;
        let ended = self.0.kick_ended(taken.by, end, verdict, !celebrated);
        self.0.add(self.0.log_kick(ended, taken.by, end, score));
        if celebrated {
            self.0.goal_of(taken.by, scorer, GoalCause::WinningKick);
        }
        let (topic, side) = match taken.verdict {
            KickResult::Goal if decides => (&commentary::WON, taken.by),
            KickResult::Goal => (&commentary::SCORED, taken.by),
            KickResult::Saved => (&commentary::SAVED, !taken.by),
            KickResult::OffTarget if stamp == ResultStamp::Over => (&commentary::TOO_HIGH, taken.by),
            KickResult::OffTarget => (&commentary::WIDE, taken.by),
        };
        let moment = CommentaryMoment::new(topic, side).who(words::player(taken.by, scorer));
        self.0.about(moment.kicker(scorer));
    }
}

/// Returns the stamp of a kick that missed the goal, as the goal mouth shows it.
fn off_target(after: &Scene) -> ResultStamp {
    match after.mouth.as_ref().and_then(GoalMouth::flight).map(|flight| flight.end) {
        Some(KickOutcome::Over) => ResultStamp::Over,
        Some(KickOutcome::Post) => ResultStamp::Post,
        _ => ResultStamp::Wide,
    }
}
