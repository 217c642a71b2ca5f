//! The presentation of Soccer Cards: its table, its show, its offers. Knows views and events, never a state.

mod because;
mod board;
mod card_texts;
mod charts;
mod commentary;
pub mod counts;
mod decision_theme;
mod ids;
mod lesson;
mod moments;
mod offers;
mod scene;
#[cfg(test)]
mod tests;
mod uses;
mod words;
mod zones;

pub use scene::{titled_face, token_face};

use super::View;
use super::action::Action;
use super::card::LeadResult;
use super::event::Event;
use super::state::SoccerCards;
use ::words::DisplayText;
use ::words::id;
use engine::Seat;
use moments::EventPresenter;
use stage::StagedGame;
use stage::card_text::CardText;
use stage::decision_theme::DecisionTheme;
use stage::dyn_value::DynValue;
use stage::game_info::{ChanceSource, GameInfo};
use stage::match_counts::{StatCounts, StatKind};
use stage::miniature::MiniatureItem;
use stage::scene::{Audience, CardView, Scene};
use stage::show::ShowBuilder;
use stage::step::AnimationStep;

impl StagedGame for SoccerCards {
    const INFO: &'static GameInfo = &GameInfo {
        title: id!("sc-title"),
        tagline: id!("sc-tagline"),
        aim: id!("sc-aim"),
        chance: ChanceSource::Cards(id!("sc-chance")),
        minutes: 6,
        miniature: &[MiniatureItem::Card {
            face: "sc/coloured_shield",
            x: 0.0,
            y: 195.0,
            scale: 1.0,
            rotation: 5.0,
        }],
        cards: &[
            "sc/red_ball", "sc/red_goal", "sc/coloured_shield", "sc/free_kick", "sc/yellow_shield",
            "sc/penalty",
        ],
        atlases: &["soccer_cards"],
        names_players: false,
        zones: zones::ZONES,
        hands: 1910.0,
        choice_indicators: zones::CHOICE_INDICATOR_POSITIONS,
        is_whole_match: true,
        fields: offers::FIELDS,
        league_match: "()",
        cup_match: "(match: Cup)",
        neutral: "neutral: true",
        in_normal_time: id!("result-normal-time"),
        medals: &[],
        charts: charts::charts,
        rules: words::RULES,
    };

    fn card_texts(face: &str, stark: bool) -> Vec<CardText> {
        card_texts::card_texts(face, stark)
    }

    fn scene(view: &View, audience: Audience) -> Scene {
        let mut scene = scene::still(view, audience);
        scene.labels.extend(uses::labels(view, audience, &scene.cards));
        scene.extension = counts::panel(view, audience).map(DynValue::new);
        scene
    }

    fn stage(event: &Event, show: ShowBuilder<'_>) -> Vec<AnimationStep> {
        let mut presenter = EventPresenter(show);
        presenter.present(event);
        presenter.0.finish(moments::stake, moments::renamed)
    }

    /// Returns the position of a card's heap: the hand, then the deck of the next half, then colours.
    fn heap(card: &CardView) -> u8 {
        u8::from(zones::is_later(card.zone)) + 2 * u8::from(ids::is_token(card.id))
    }

    fn counted(event: &Event) -> Vec<(StatKind, Seat)> {
        match *event {
            Event::Led { by, card } if card.is_chance() => vec![(StatKind::Shot, by)],
            Event::Answered { by, verdict: LeadResult::Stopped, .. } => vec![(StatKind::Save, by)],
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
