//! The presentation of Soccer Solitaire and its Duel: the table, the show, the offers. Knows views and events, never a
//! state.

mod because;
mod charts;
mod commentary;
mod decision_theme;
mod lesson;
mod moments;
mod offers;
mod reasons;
mod scene;
#[cfg(test)]
mod tests;
mod words;

use super::View;
use super::action::Action;
use super::event::Event;
use super::options::Options;
use super::state::{MEDALS, Solitaire, TeamAction};
use ::words::DisplayText;
use ::words::{id, say};
use engine::Seat;
use scene::TeamZone;
use stage::StagedGame;
use stage::cue::{CardSound as Hand, Cue, KickSound};
use stage::decision_theme::DecisionTheme;
use stage::game_info::{ChanceSource, GameInfo};
use stage::layout::CHOICE_INDICATOR_POSITIONS;
use stage::match_counts::{StatCounts, StatKind};
use stage::miniature::MiniatureItem;
use stage::scene::{Audience, CardId, Scene};
use stage::show::ShowBuilder;
use stage::step::AnimationStep;

impl StagedGame for Solitaire {
    const INFO: &'static GameInfo = &GameInfo {
        title: id!("sol-title"),
        tagline: id!("sol-tagline"),
        aim: id!("sol-aim"),
        chance: ChanceSource::Cards(id!("sol-chance")),
        minutes: 5,
        miniature: &[
            MiniatureItem::Card { face: "pack/JS", x: 52.0, y: 172.0, scale: 0.74, rotation: 10.0 },
            MiniatureItem::Card { face: "pack/KD", x: -42.0, y: 212.0, scale: 0.8, rotation: -6.0 },
        ],
        cards: &["pack/KH", "pack/JD", "pack/3C", "pack/4S", "back/home", "back/away"],
        atlases: &["pack"],
        names_players: false,
        zones: scene::ZONES,
        hands: 1600.0,
        choice_indicators: CHOICE_INDICATOR_POSITIONS,
        is_whole_match: true,
        fields: offers::FIELDS,
        league_match: "(duel: true)",
        cup_match: "(duel: true)",
        neutral: "",
        in_normal_time: id!("result-normal-time"),
        medals: &MEDALS,
        charts: charts::charts,
        rules: words::RULES,
    };

    fn scene(view: &View, _: Audience) -> Scene {
        scene::still(view)
    }

    fn stage(event: &Event, show: ShowBuilder<'_>) -> Vec<AnimationStep> {
        let mut presenter = EventPresenter(show);
        presenter.present(event);
        presenter.0.finish(moments::stake, renamed)
    }

    fn counted(event: &Event) -> Vec<(StatKind, Seat)> {
        match *event {
            Event::Tried { team, team_action: TeamAction::Shoot, success, .. } => {
                let save = (!success).then_some((StatKind::Save, !team));
                [(StatKind::Shot, team)].into_iter().chain(save).collect()
            }
            Event::BallWon { team } => vec![(StatKind::Won, team)],
            // SOL-19: both turn a card, and the higher one is in.
            Event::KickTaken { scorer, .. } => {
                Seat::BOTH.into_iter().flat_map(|seat| StatCounts::kick(seat, scorer == Some(seat))).collect()
            }
            _ => Vec::new(),
        }
    }

    fn because(view: &View, seat: Seat, action: &Action) -> Option<DisplayText> {
        because::because(view, seat, *action)
    }

    fn why_not_begin(options: &Options) -> Option<DisplayText> {
        words::why_not_begin(options)
    }

    fn lesson(view: &View, seat: Seat) -> Option<DisplayText> {
        lesson::lesson(view, seat)
    }

    fn theme(view: &View, seat: Seat, best: &Action) -> Option<DecisionTheme> {
        Some(decision_theme::decision_theme(view, seat, *best))
    }
}

/// Seconds of the show at speed 1 that are this game's own; the others are [`stage::show::secs`].
mod secs {
    pub(super) use stage::show::secs::{HUSH, STRIKE, STRIP};
    /// A card is used or dealt.
    pub(super) const CARD: f32 = 0.2;
    /// A card goes back to its pile.
    pub(super) const BACK: f32 = 0.16;
    /// A new active card turns up.
    pub(super) const FLIP: f32 = 0.26;
    /// A pack is shuffled.
    pub(super) const SHUFFLE: f32 = 0.2;
    /// Strengths are compared.
    pub(super) const JUDGE: f32 = 0.4;
    /// Strengths are compared for a tackle that fails; nothing follows it.
    pub(super) const FAILED_TACKLE: f32 = 0.6;
    /// The ball goes from one team to the other.
    pub(super) const ROLL: f32 = 0.26;
    /// A team is a card short, or one is booked.
    pub(super) const CARDED: f32 = 0.8;
    /// Two cards turn up for a kick.
    pub(super) const KICK: f32 = 0.4;
    /// The same after the first few kicks.
    pub(super) const KICK_ON: f32 = 0.28;
    /// The result of a kick.
    pub(super) const SCORED: f32 = 0.8;
    /// The same after the first few kicks.
    pub(super) const SCORED_ON: f32 = 0.5;
}

/// The show of one event of this game.
struct EventPresenter<'a>(ShowBuilder<'a>);

impl EventPresenter<'_> {
    fn present(&mut self, event: &Event) {
        match *event {
            Event::TeamShuffled { .. } | Event::PlayShuffled { .. } => {
                self.0.add(self.0.end(secs::SHUFFLE).cue(Cue::Card(Hand::Shuffle)));
            }
            Event::Flipped { .. } => self.0.add(self.0.end(secs::FLIP).cue(Cue::Card(Hand::Flick))),
            Event::HalfBegan { period } => self.half_began(period),
            Event::SpacesRefilled { .. } => self.0.add(self.0.end(secs::CARD).cue(Cue::Card(Hand::Slide))),
            Event::Used { .. } => self.0.add(self.0.end(secs::CARD).cue(Cue::Card(Hand::Place))),
            Event::BallTaken { team } => self.ball_taken(team),
            Event::Tried { team, team_action, strength, success } => {
                self.tried(team, team_action, strength, success)
            }
            Event::Cycled { team, .. } => self.cycled(team),
            Event::BallWon { team } => self.ball_won(team),
            Event::BallLost { team } => self.ball_lost(team),
            Event::Goal { team, .. } => self.scored(team),
            Event::KickOffGiven { team } => {
                let step = self.0.end(secs::ROLL).cue(Cue::Kick(KickSound::Pass));
                self.0.add(self.0.log(step, team, say!("sol-log-kicks-off", side = words::short(team))));
            }
            Event::YellowCard { team, card } => self.yellow_card(team, card),
            Event::SentOff { team, card, .. } => self.sent_off(team, card),
            Event::TurnEnded { .. } => self.0.add(self.0.end(secs::BACK).cue(Cue::Card(Hand::Slide))),
            Event::HalfEnded { period, .. } => self.half_ended(period),
            Event::KicksBegan => self.0.penalties(None),
            Event::KickTaken { kick, cards, scorer, kicks } => self.kick(kick, cards, scorer, kicks),
            Event::MatchEnded { outcome } => self.match_ended(&outcome),
        }
    }
}

/// Cards that got another id: an unknown card that is turned up, or known ones that are shuffled. A team's cards stay
/// among themselves, and so do play cards.
fn renamed(before: &Scene, after: &Scene) -> Vec<(CardId, CardId)> {
    let mut pairs = Vec::new();
    for pack in [Some(Seat::Home), Some(Seat::Away), None] {
        let ids = |scene: &Scene| -> Vec<CardId> {
            let cards = scene.cards.iter().filter(|card| pack_of(card.zone) == pack);
            cards.map(|card| card.id).collect()
        };
        let (old, new) = (ids(before), ids(after));
        // The uppermost of a pile is drawn last, and turned up first.
        let gone = old.iter().rev().filter(|id| !new.contains(id)).copied();
        let come = new.iter().filter(|id| !old.contains(id)).copied();
        pairs.extend(gone.zip(come));
    }
    pairs
}

/// The team to whose cards those in that zone belong; none for play cards.
fn pack_of(zone: &str) -> Option<Seat> {
    TeamZone::named(zone).filter(|(place, _)| *place != TeamZone::Used).map(|(_, seat)| seat)
}
