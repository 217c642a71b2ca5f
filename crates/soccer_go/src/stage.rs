//! The presentation of Soccer-Go: its table, its show, its offers. Knows views and events, never a state.

mod because;
mod card_texts;
mod charts;
mod commentary;
mod decision_theme;
mod ids;
mod lesson;
mod moments;
mod offers;
mod page;
mod pitch;
mod reasons;
mod scene;
#[cfg(test)]
mod tests;
pub mod track;
mod words;
mod zones;

pub use ids::token_face;

use super::View;
use super::action::Action;
use super::cards::{PowerKind, PowerName};
use super::event::{Event, TurnEnd};
use super::state::SoccerGo;
use ::words::{DisplayText, MessageArg};
use ::words::{id, say};
use engine::Seat;
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
use stage::scene::{Audience, CardId, CardView, Scene, ZoneRole};
use stage::show::{ShootoutKickResult, ShowBuilder};
use stage::step::AnimationStep;
use words::short;

impl StagedGame for SoccerGo {
    const INFO: &'static GameInfo = &GameInfo {
        title: id!("go-title"),
        tagline: id!("go-tagline"),
        aim: id!("go-aim"),
        chance: ChanceSource::Cards(id!("go-chance")),
        minutes: 12,
        miniature: &[
            MiniatureItem::Pass { from: (-110.0, 330.0), to: (112.0, 60.0) },
            MiniatureItem::Shirt { side: Seat::Home, number: 10, x: 0.0, y: 200.0, scale: 3.2 },
        ],
        cards: &[
            "go/attacking_through_ball",
            "go/home_7",
            "go/defending_tackle",
            "go/away_9",
            "go/attacking_joker",
            "go/left",
        ],
        atlases: &["soccer_go"],
        names_players: true,
        zones: zones::ZONES,
        hands: 1910.0,
        choice_indicators: CHOICE_INDICATOR_POSITIONS,
        is_whole_match: true,
        fields: offers::FIELDS,
        league_match: "()",
        cup_match: "()",
        neutral: "",
        in_normal_time: id!("result-normal-time"),
        medals: &[],
        charts: charts::charts,
        rules: page::RULES,
    };

    fn scene(view: &View, audience: Audience) -> Scene {
        scene::still(view, audience)
    }

    fn stage(event: &Event, show: ShowBuilder<'_>) -> Vec<AnimationStep> {
        let mut presenter = EventPresenter(show);
        presenter.present(event);
        presenter.0.finish(moments::stake, renamed)
    }

    fn card_texts(face: &str, stark: bool) -> Vec<CardText> {
        card_texts::card_texts(face, stark)
    }

    fn player_on(face: &str) -> Option<(Seat, usize)> {
        card_texts::player_on(face)
    }

    /// Returns the position of a card's heap: numbers and the like, attacking cards, defending cards.
    fn heap(card: &CardView) -> u8 {
        ids::kind_of(card.id).map_or(0, |kind| 1 + kind as u8)
    }

    fn counted(event: &Event) -> Vec<(StatKind, Seat)> {
        match *event {
            Event::ShotTaken { by, .. } => vec![(StatKind::Shot, by)],
            Event::Saved { by } => vec![(StatKind::Save, by)],
            Event::TurnEnded { attacker, by: TurnEnd::Mark | TurnEnd::Tackle, .. } => {
                vec![(StatKind::Won, !attacker)]
            }
            Event::KickTaken { by, scored, .. } => StatCounts::kick(by, scored),
            _ => Vec::new(),
        }
    }

    fn because(view: &View, _: Seat, action: &Action) -> Option<DisplayText> {
        because::because(view, *action)
    }

    fn lesson(view: &View, seat: Seat) -> Option<DisplayText> {
        lesson::lesson(view, seat)
    }

    fn theme(view: &View, _: Seat, best: &Action) -> Option<DecisionTheme> {
        decision_theme::decision_theme(view, *best)
    }
}

/// Durations of this game's own steps, in seconds of the show at speed 1. The others are
/// [`stage::show::secs`].
mod secs {
    pub(super) use stage::show::secs::{FLIP, GROAN, HUSH, MOVE, STRIKE, STRIP};
    /// The toss, and its result.
    pub(super) const TOSS: f32 = 1.1;
    /// The shuffle of a deck, the deal of a hand.
    pub(super) const DEAL: f32 = 0.2;
    /// The beginning of an attack.
    pub(super) const TURN: f32 = 0.75;
    /// A pass from player to player, or to the marker.
    pub(super) const PASS: f32 = 0.35;
    /// Reading time of a power card.
    pub(super) const READ: f32 = 0.7;
    /// The effect of a power card.
    pub(super) const ACT: f32 = 0.3;
}

/// The show of one event of this game.
struct EventPresenter<'a>(ShowBuilder<'a>);

impl EventPresenter<'_> {
    fn present(&mut self, event: &Event) {
        match *event {
            Event::Tossed { first } => self.tossed(first),
            Event::Shuffled { .. } => self.0.add(self.0.end(secs::DEAL).cue(Cue::Card(Hand::Shuffle))),
            Event::Dealt { .. } => self.0.add(self.0.end(secs::DEAL).cue(Cue::Card(Hand::Slide))),
            Event::TurnBegan { turn, attacker } => self.turn_began(turn, attacker),
            Event::PowerPlayed { by, play } => self.power_played(by, play),
            Event::Blocked { by, with, play } => self.blocked(by, with, play),
            Event::Performed { by, action } => self.performed(by, action),
            // Only one side knows that it was asked, and it has just decided.
            Event::Declined { .. } => {}
            Event::Sealed { .. } => {
                let step = self.0.end(secs::MOVE).cue(Cue::Card(Hand::Place));
                let kick = self.0.after.board.kicks.is_some();
                self.0.add(if kick { step.cue(self.0.walk()) } else { step });
            }
            Event::Revealed { pass, attack, mark, matched } => self.revealed(pass, attack, mark, matched),
            Event::MarkSpared { attacker } => self.mark_spared(attacker),
            Event::PassCompleted { pass, spent, filled } => self.pass_completed(pass, spent, filled),
            Event::HandsShown { attacker, defender, winner } => self.hands_shown(attacker, defender, winner),
            Event::ShotDue { by } => self.shot_due(by),
            Event::ShotTaken { by, shot, save, goal } => self.shot_taken(by, shot, save, goal),
            Event::Goal { by, .. } => self.goal_stands(by),
            Event::Saved { by } => {
                // The step of the shot names the goalkeeper.
                self.0.add(self.calm(secs::GROAN).cue(Cue::Crowd(CrowdSound::Applause, Some(by))));
            }
            Event::TurnEnded { by, attacker, .. } => {
                let step = self.0.end(secs::MOVE).cue(Cue::Card(Hand::Slide));
                let won = matches!(by, TurnEnd::Mark | TurnEnd::Tackle);
                self.0.add(if won {
                    step.cue(Cue::Crowd(CrowdSound::Applause, Some(!attacker)))
                } else {
                    step
                });
            }
            Event::TopShown { .. } => self.0.add(self.0.end(secs::MOVE).cue(Cue::Card(Hand::Flick))),
            Event::PutUnder { by, shown, kind, power, swapped } => {
                self.put_under(by, shown, kind, power.filter(|_| swapped == Some(true)));
            }
            Event::HalfTime { .. } => self.0.half_time(),
            Event::ExtraTimeBegan { .. } => self.0.extra_time(id!("go-strip-extra-time")),
            Event::ShootoutBegan { first } => self.0.penalties(Some(first)),
            Event::KickTaken { by, scored, kicks } => {
                let (end, topic, side) = if scored {
                    (ShootoutKickResult::In, &lines::KICK_SCORED, by)
                } else {
                    (ShootoutKickResult::Saved, &lines::KICK_SAVED, !by)
                };
                // The kick and its verdict were shown before, with the score before it.
                let counted = self.0.end(secs::MOVE).about(CommentaryMoment::new(topic, side));
                self.0.add(self.0.log_kick(counted, by, end, kicks));
            }
            Event::MatchEnded { outcome } => self.0.full_time(&outcome),
        }
    }

    /// SGO-14: shows a swap where the backs reveal it, or to that side.
    fn put_under(&mut self, by: Seat, shown: PowerKind, kind: PowerKind, given: Option<PowerName>) {
        let step = self.0.end(secs::MOVE).cue(Cue::Card(Hand::Slide));
        let own = by == self.0.audience.seat && !self.0.audience.shared;
        self.0.add(match given.filter(|_| own) {
            Some(given) => self.0.log(step, by, say!("go-log-give", card = given.title())),
            None if shown != kind => self.0.log(
                step,
                by,
                say!("go-log-swap", side = short(by), kind = MessageArg::selector(kind.name())),
            ),
            None => step,
        });
    }
}

/// Returns the pairs of ids of cards that got another id. These are hidden power cards turned up or put under a
/// deck, and lifted stand-ins.
fn renamed(before: &Scene, after: &Scene) -> Vec<(CardId, CardId)> {
    let ids = |scene: &Scene, kind: PowerKind| -> Vec<CardId> {
        let ids = scene.cards.iter().map(|card| card.id);
        let mut ids: Vec<CardId> = ids.filter(|id| ids::kind_of(*id) == Some(kind)).collect();
        ids.sort_unstable();
        ids
    };
    let mut pairs = Vec::new();
    for kind in PowerKind::BOTH {
        let (old, new) = (ids(before, kind), ids(after, kind));
        let gone = old.iter().filter(|id| !new.contains(id)).copied();
        let come = new.iter().filter(|id| !old.contains(id)).copied();
        pairs.extend(gone.zip(come));
    }
    pairs.extend(stood_in(before, after));
    pairs
}

/// Returns the pairs of a shared screen: the stand-ins for sealed cards become cards of the hand.
fn stood_in(before: &Scene, after: &Scene) -> Vec<(CardId, CardId)> {
    let there = |id: CardId| after.cards.iter().any(|card| card.id == id);
    let mut pairs = Vec::new();
    for seat in Seat::BOTH {
        let tokens = before.cards.iter().map(|card| card.id);
        let tokens = tokens.filter(|id| ids::is_token(*id) && ids::side_of(*id) == Some(seat) && !there(*id));
        let laid = after.cards.iter().filter(|card| {
            card.role(zones::ZONES) == ZoneRole::Laid
                && ids::SealedOption::known(card.id).is_some_and(|(side, _)| side == seat)
        });
        pairs.extend(tokens.zip(laid.map(|card| card.id)));
    }
    pairs
}

/// Returns the cue of a pass.
const fn passed() -> Cue {
    Cue::Kick(KickSound::Pass)
}
