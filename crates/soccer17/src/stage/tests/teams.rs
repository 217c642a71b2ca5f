//! S17-21: tests of the texts of team cards, and of their lines in the log.

use super::super::super::data::rules;
use super::super::super::state::{LaidCard, Phase};
use super::super::super::{Action, MatchKind, Soccer17, Team};
use super::super::scene::team_id;
use super::{options, variants};
use engine::{Game, MatchRng, NullSink, Seat};
use stage::StagedDecisions;
use stage::testing::{AUDIENCES, act, look, next};

/// A team's card has its text for both sides, and the board names both teams.
#[test]
fn s17_21_a_team_card_says_what_it_does() {
    for (k, home) in Team::ALL.into_iter().enumerate() {
        let away = Team::ALL[(k + 1) % Team::ALL.len()];
        let state =
            Soccer17::setup(&options(MatchKind::League, Some((home, away))), 3, &mut NullSink).unwrap();
        for audience in AUDIENCES {
            let view = state.view(audience.seat);
            let board = look(&state, audience).board;
            for (side, team) in [(Seat::Home, home), (Seat::Away, away)] {
                assert_eq!(board.teams[side].as_ref().unwrap(), team.name());
                let why = Soccer17::why_not(&view, audience.seat, team_id(side)).unwrap();
                assert!(
                    why.words.shown().contains(team.name()) && why.words.shown().len() < 120,
                    "{}",
                    why.words
                );
                for (_, area, _) in rules().adds(team) {
                    assert!(why.words.shown().contains(&format!("from area {area}")), "{}", why.words);
                }
                assert!(
                    rules().ability(team).is_some() != why.words.shown().contains("may also choose"),
                    "{}",
                    why.words
                );
            }
        }
    }
}

/// The log names the team's card when it has an effect, and never otherwise.
#[test]
fn s17_21_the_log_says_when_a_team_card_acts() {
    let audience = AUDIENCES[0];
    let (mut abilities, mut choices) = (0, 0);
    for options in variants().into_iter().filter(|options| options.home_team.is_some()) {
        for seed in 0..30 {
            let mut rng = MatchRng::new(seed);
            let mut state = Soccer17::setup(&options, seed, &mut NullSink).unwrap();
            while let Some((seat, action)) = next(&state, &mut rng) {
                let table = state.view(seat).table;
                let laid = [table.laid[table.attacker], table.laid[!table.attacker]];
                let free = !matches!(laid, [LaidCard::Attack(_), LaidCard::Defence(_)]);
                let team = table.team(seat).unwrap();
                let steps = act(&mut state, seat, &action, audience);
                let logs: Vec<String> =
                    steps.iter().flat_map(|step| &step.log).map(|line| line.text.to_string()).collect();
                let logged = logs.iter().any(|line| line.contains(team.name()));
                match (action, table.phase) {
                    (Action::Ability(used), _) => {
                        assert_eq!(logged, used, "{logs:?}");
                        abilities += usize::from(used);
                    }
                    (Action::Option(k), Phase::Option { play }) => {
                        let own = usize::from(k) >= rules().cell(None, play, table.area).len();
                        assert!(logged == own || free && !logged, "{logs:?}");
                        choices += usize::from(logged);
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(abilities > 0 && choices > 0, "{abilities} and {choices}");
}
