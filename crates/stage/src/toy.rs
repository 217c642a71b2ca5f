//! The stage of the toy game.

use ::words::{DisplayText, MessageId};
use engine::Seat;
use engine::toy::{Action, Event, ToyGame, View};

use crate::game_info::{ChanceSource, GameInfo};
use crate::layout::CHOICE_INDICATOR_POSITIONS;
use crate::offer::{ActionOption, OptionField, Secrecy};
use crate::scene::{Audience, Scene, Scoreboard};
use crate::show::ShowBuilder;
use crate::step::AnimationStep;
use crate::{StagedDecisions, StagedGame};

impl StagedGame for ToyGame {
    const INFO: &'static GameInfo = &GameInfo {
        title: MessageId("Toy"),
        tagline: MessageId("Left or right?"),
        aim: MessageId("Guess once more than they do."),
        chance: ChanceSource::Die(MessageId("The coin")),
        minutes: 1,
        miniature: &[],
        cards: &[],
        atlases: &[],
        names_players: false,
        zones: &[],
        hands: 1910.0,
        choice_indicators: CHOICE_INDICATOR_POSITIONS,
        is_whole_match: true,
        fields: &[OptionField {
            name: "rounds",
            label: MessageId("Rounds"),
            values: &[
                ("3", MessageId("3 rounds")),
                ("1", MessageId("1 rounds")),
                ("9", MessageId("9 rounds")),
            ],
        }],
        league_match: "()",
        cup_match: "()",
        neutral: "",
        in_normal_time: words::id!("result-normal-time"),
        medals: &[],
        charts: Vec::new,
        rules: &[(MessageId("Aim"), MessageId("Go where they do not."))],
    };

    fn scene(view: &View, _: Audience) -> Scene {
        Scene {
            board: Scoreboard { score: view.score, done: view.round, ..Scoreboard::default() },
            ..Scene::default()
        }
    }

    fn stage(_: &Event, show: ShowBuilder<'_>) -> Vec<AnimationStep> {
        vec![show.end(0.1)]
    }
}

impl StagedDecisions for ToyGame {
    fn prompt(_: &View, seat: Seat) -> DisplayText {
        DisplayText::verbatim(format!("{seat}: left or right?"))
    }

    fn offers(_: &View, _: Seat, legal: &[Action]) -> Vec<ActionOption<Action>> {
        legal
            .iter()
            .map(|action| ActionOption {
                action: *action,
                label: DisplayText::verbatim(action.to_string()),
                help: DisplayText::EMPTY,
                card: None,
                preview: None,
            })
            .collect()
    }

    fn secrecy(_: &View, _: Seat) -> Secrecy {
        Secrecy::Taps
    }
}
