//! The presentation of Soccer: its table, its show, its offers. Knows views and events, never a state.

mod because;
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
use super::cards::is_goalie;
use super::event::Event;
use super::state::Soccer52;
use ::words::DisplayText;
use ::words::id;
use engine::Seat;
use stage::StagedGame;
use stage::decision_theme::DecisionTheme;
use stage::game_info::{ChanceSource, GameInfo};
use stage::layout::CHOICE_INDICATOR_POSITIONS;
use stage::match_counts::StatKind;
use stage::miniature::MiniatureItem;
use stage::scene::{Audience, Scene};
use stage::show::ShowBuilder;
use stage::step::AnimationStep;

impl StagedGame for Soccer52 {
    const INFO: &'static GameInfo = &GameInfo {
        title: id!("s52-title"),
        tagline: id!("s52-tagline"),
        aim: id!("s52-aim"),
        chance: ChanceSource::Cards(id!("s52-chance")),
        minutes: 8,
        miniature: &[
            MiniatureItem::Goal { x: 0.0, y: 150.0, width: 256.0 },
            MiniatureItem::Card { face: "pack/QH", x: 0.0, y: 236.0, scale: 0.8, rotation: -5.0 },
        ],
        cards: &["pack/10D", "pack/KS", "pack/7H", "back/home", "pack/AC", "pack/QD"],
        atlases: &["pack"],
        names_players: false,
        zones: scene::ZONES,
        hands: 1500.0,
        choice_indicators: CHOICE_INDICATOR_POSITIONS,
        is_whole_match: true,
        fields: offers::FIELDS,
        league_match: "(after_six: Draw)",
        cup_match: "()",
        neutral: "",
        in_normal_time: id!("result-last-round"),
        medals: &[],
        charts: charts::charts,
        rules: words::RULES,
    };

    fn scene(view: &View, audience: Audience) -> Scene {
        scene::still(view, audience)
    }

    fn stage(event: &Event, show: ShowBuilder<'_>) -> Vec<AnimationStep> {
        let mut presenter = moments::EventPresenter::new(show);
        presenter.present(event);
        presenter.finish()
    }

    fn counted(event: &Event) -> Vec<(StatKind, Seat)> {
        match *event {
            Event::Flipped { by, card, .. } if !is_goalie(card) => vec![(StatKind::Shot, by)],
            Event::PenaltyTaken { by, .. } => vec![(StatKind::Shot, by)],
            Event::Blocked { by, .. } => vec![(StatKind::Save, by)],
            _ => Vec::new(),
        }
    }

    fn because(view: &View, _: Seat, action: &Action) -> Option<DisplayText> {
        because::because(view, *action)
    }

    fn lesson(view: &View, seat: Seat) -> Option<DisplayText> {
        lesson::lesson(view, seat)
    }

    fn theme(_: &View, _: Seat, best: &Action) -> Option<DecisionTheme> {
        Some(decision_theme::decision_theme(*best))
    }
}
