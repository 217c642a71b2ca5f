//! The presentation of Soccer 17: its table, its show, its offers. Knows views and events, never a state.

mod because;
mod board;
mod card_texts;
mod charts;
mod commentary;
mod decision_theme;
mod lesson;
mod moments;
mod offers;
mod scene;
#[cfg(test)]
mod tests;
mod words;

use super::View;
use super::action::Action;
use super::event::Event;
use super::options::{Options, Team};
use super::state::{DuelResult, Soccer17};
use ::words::DisplayText;
use ::words::{id, say};
use engine::{BySeat, Seat};
pub use scene::{FACES, STAR, TIMER};
use stage::StagedGame;
use stage::card_text::CardText;
use stage::commentary::lines;
use stage::cue::{CardSound as Hand, CrowdSound, Cue, KickSound};
use stage::decision_theme::DecisionTheme;
use stage::game_info::{ChanceSource, GameInfo};
use stage::layout::CHOICE_INDICATOR_POSITIONS;
use stage::match_counts::{StatCounts, StatKind};
use stage::miniature::MiniatureItem;
use stage::moment::CommentaryMoment;
use stage::scene::{Audience, CardId, Scene, ZoneRole};
use stage::show::{ShootoutKickResult, ShowBuilder, light, strip};
use stage::step::{AnimationStep, Headline};
use words::{name, short};

impl StagedGame for Soccer17 {
    const INFO: &'static GameInfo = &GameInfo {
        title: id!("s17-title"),
        tagline: id!("s17-tagline"),
        aim: id!("s17-aim"),
        chance: ChanceSource::Cards(id!("s17-chance")),
        minutes: 8,
        miniature: &[MiniatureItem::Card {
            face: "s17/one_two_3",
            x: 0.0,
            y: 195.0,
            scale: 1.0,
            rotation: -5.0,
        }],
        cards: &["s17/one_two_3", "s17/dribble", "s17/pass", "s17/pass_def", "s17/rebound_def", "s17/goal"],
        atlases: &["soccer17"],
        names_players: false,
        zones: scene::ZONES,
        hands: 1880.0,
        choice_indicators: CHOICE_INDICATOR_POSITIONS,
        is_whole_match: true,
        fields: offers::FIELDS,
        league_match: "()",
        cup_match: "(match: Cup)",
        neutral: "",
        in_normal_time: id!("result-normal-time"),
        medals: &[],
        charts: charts::charts,
        rules: words::RULES,
    };

    fn card_texts(face: &str, stark: bool) -> Vec<CardText> {
        card_texts::card_texts(face, stark)
    }

    fn scene(view: &View, audience: Audience) -> Scene {
        scene::still(view, audience)
    }

    fn stage(event: &Event, show: ShowBuilder<'_>) -> Vec<AnimationStep> {
        let shared = show.audience.shared;
        let mut presenter = EventPresenter(show);
        presenter.present(event);
        presenter.0.finish(moments::stake, |before, after| renamed(before, after, shared))
    }

    fn counted(event: &Event) -> Vec<(StatKind, Seat)> {
        match *event {
            Event::ShotAnnounced { by, .. } => vec![(StatKind::Shot, by)],
            Event::Revealed { attacker, clash: DuelResult::Turnover, .. } => vec![(StatKind::Won, !attacker)],
            Event::KickTaken { by, scored, .. } => StatCounts::kick(by, scored),
            _ => Vec::new(),
        }
    }

    fn because(view: &View, seat: Seat, action: &Action) -> Option<DisplayText> {
        because::because(view, seat, *action)
    }

    fn why_not_begin(options: &Options) -> Option<DisplayText> {
        words::why_not_begin(options)
    }

    fn clubs(options: &Options) -> Option<BySeat<&'static str>> {
        let (home, away) = options.home_team.zip(options.away_team)?;
        Some(BySeat::new(home.club(), away.club()))
    }

    fn options_naming(clubs: BySeat<&str>) -> Option<String> {
        let [home, away] =
            [Seat::Home, Seat::Away].map(|seat| Team::ALL.iter().find(|team| team.club() == clubs[seat]));
        let (home, away) = home.zip(away).filter(|(home, away)| home != away)?;
        Some(format!("home_team: {home}, away_team: {away}"))
    }

    fn lesson(view: &View, seat: Seat) -> Option<DisplayText> {
        lesson::lesson(view, seat)
    }

    fn theme(view: &View, _: Seat, best: &Action) -> Option<DecisionTheme> {
        decision_theme::decision_theme(view, *best)
    }
}

/// Seconds of the show at speed 1 that are this game's own; the others are [`stage::show::secs`].
mod secs {
    pub(super) use stage::show::secs::{FLIP, HUSH, MOVE, STRIKE, STRIP};
    pub(super) use stage::show::secs::{GROAN, HALF};
    /// The result of the two cards is stamped over them.
    pub(super) const JUDGE: f32 = 0.28;
    /// The ball runs one area; each further one takes [`ROLL_ON`].
    pub(super) const ROLL: f32 = 0.3;
    pub(super) const ROLL_ON: f32 = 0.08;
    /// The chance cards are fanned.
    pub(super) const FAN: f32 = 0.4;
    /// One of several chance cards turns up.
    pub(super) const CHANCE: f32 = 0.4;
    /// The deciding chance card turns up.
    pub(super) const LAST_CHANCE: f32 = 0.72;
    /// The pause before the deciding chance card.
    pub(super) const BREATH: f32 = 0.3;
}

/// The show of one event of this game.
struct EventPresenter<'a>(ShowBuilder<'a>);

impl EventPresenter<'_> {
    fn present(&mut self, event: &Event) {
        match *event {
            Event::Tossed { winner } => self.tossed(winner),
            Event::HalfBegan { period, attacker } => self.half_began(period, attacker),
            Event::Sealed { .. } => self.0.add(self.0.end(secs::MOVE).cue(Cue::Card(Hand::Place))),
            Event::Revealed { attacker, attack, defence, clash } => {
                self.revealed(attacker, attack, defence, clash);
            }
            Event::Foul { by } => self.foul(by),
            Event::ActionDiscarded { .. } => self.0.add(self.0.end(0.3).cue(Cue::Card(Hand::Slide))),
            Event::PenaltyGiven { to } => {
                let text = say!("s17-banner-for", side = name(to));
                let step = strip(self.0.end(1.1), Some(to), Headline::Penalty, text);
                let step = step.about(CommentaryMoment::new(&lines::PENALTY_GIVEN, to));
                self.0.add(step.cue(Cue::Crowd(CrowdSound::Applause, Some(to))));
            }
            Event::FreeKickGiven { to } => {
                let text = say!("s17-banner-for", side = name(to));
                let step = strip(self.0.end(0.7), Some(to), Headline::FreeKick, text);
                self.0.add(step.about(CommentaryMoment::new(&commentary::FREE_KICK, to)));
            }
            Event::FreeKickTaken { by, play } => {
                let step = self.0.end(0.2);
                self.0.add(self.0.log(step, by, say!("s17-log-free-kick", card = words::play(play))));
            }
            Event::OptionTaken { by, option, effect } => self.option_taken(by, option, effect),
            Event::Advanced { from, to } => {
                let far = f32::from(to.saturating_sub(from + 1));
                let topic = if to > from + 1 { &commentary::GAINED_FAR } else { &commentary::GAINED };
                let step = self.0.end(secs::ROLL + far * secs::ROLL_ON).cue(Cue::Kick(KickSound::Pass));
                self.0.add(step.about(CommentaryMoment::new(topic, self.0.before.board.possession)));
            }
            Event::StarsGained { by, .. } => {
                let mut scene = self.0.after.clone();
                light(&mut scene, scene::STAR);
                let step = AnimationStep::new(scene, 0.35).cue(Cue::Card(Hand::Flick));
                self.0.add(step.about(CommentaryMoment::new(&commentary::STAR, by)));
            }
            Event::BonusChosen { by, bonus } => {
                let step = self.0.end(secs::MOVE).cue(Cue::Card(Hand::Flick));
                self.0.add(self.0.log(step, by, say!("s17-log-star", bonus = words::bonus(bonus))));
            }
            Event::ShotAnnounced { by, strength, .. } => self.shot_announced(by, strength),
            Event::AbilityUsed { by, ability, cards } => self.ability_used(by, ability, cards),
            Event::AbilitySpared { .. } | Event::ReboundSpared { .. } => {}
            Event::ChanceShuffled { .. } => self.shuffled(),
            Event::ChanceTaken { by, slot, goal } => self.chance_taken(by, usize::from(slot), goal),
            Event::Rebounded { by, cards } => {
                let step = self.0.end(secs::HUSH).cue(Cue::Kick(KickSound::Bounce)).cue(Cue::Hush);
                let step = step.about(CommentaryMoment::new(&commentary::REBOUND, by));
                // England's two cards were announced when they were claimed.
                let one = cards == 1;
                self.0.add(if one { self.0.log(step, by, say!("s17-log-rebound")) } else { step });
            }
            Event::Goal { by, .. } => {
                let cause = self.cause();
                self.0.goal(by, cause);
            }
            Event::Missed { by } => {
                let step = self.0.end(secs::GROAN).cue(Cue::Crowd(CrowdSound::Applause, Some(!by)));
                self.0.add(self.0.log(step, by, say!("s17-log-missed", side = short(!by))));
                // A kick of a shootout has a line of its own.
                if self.0.before.board.kicks.is_none() {
                    self.0.about(CommentaryMoment::new(&commentary::MISSED, by));
                }
            }
            Event::Turnover { .. } => {
                // After a shot the chance cards go and the ball is set; in play it was won when the cards met.
                self.0.add(self.0.end(0.3).cue(Cue::Card(Hand::Slide)));
            }
            Event::KeeperPassed { .. } => self.0.add(self.0.end(secs::ROLL).cue(Cue::Kick(KickSound::Pass))),
            Event::TurnEnded { .. } => self.0.add(self.0.end(secs::MOVE).cue(Cue::Card(Hand::Slide))),
            Event::HalfEnded { period, .. } => self.half_ended(period),
            Event::ShootoutBegan { first } => self.0.penalties(Some(first)),
            Event::KickTaken { by, scored, kicks } => {
                let end = if scored { ShootoutKickResult::In } else { ShootoutKickResult::Wide };
                self.0.kick_taken(by, end, kicks);
            }
            Event::MatchEnded { outcome } => self.0.full_time(&outcome),
        }
    }
}

/// Cards of a side that got another id: a hidden card that is turned up, or goes back among the hidden ones.
fn renamed(before: &Scene, after: &Scene, shared: bool) -> Vec<(CardId, CardId)> {
    let mut pairs = Vec::new();
    for seat in Seat::BOTH {
        let ids = |scene: &Scene| -> Vec<CardId> {
            let cards = scene.cards.iter().map(|card| card.id);
            cards.filter(|id| scene::side_of(*id) == Some(seat) && *id != scene::team_id(seat)).collect()
        };
        let (old, new) = (ids(before), ids(after));
        let token = scene::token_id(seat);
        if shared && old.contains(&token) && !new.contains(&token) {
            // What lay for the sealed card turns out to be a card of the hand.
            let laid = after.cards.iter().find(|card| {
                card.role(scene::ZONES) == ZoneRole::Laid
                    && scene::HandCard::known(card.id).is_some_and(|(side, _)| side == seat)
            });
            pairs.extend(laid.map(|card| (token, card.id)));
            continue;
        }
        let gone = old.iter().filter(|id| !new.contains(id)).copied();
        let come = new.iter().filter(|id| !old.contains(id)).copied();
        pairs.extend(gone.zip(come));
    }
    pairs
}
