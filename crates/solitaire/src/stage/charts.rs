//! The rules as a drawn table: the effect of a play card, with the ball and without it (SOL-10, SOL-12).

use super::super::state::TeamAction;
use stage::chart::{CellMark, Chart, ChartCell, ChartHeading};
use words::MessageId;
use words::id;

/// The result of a used play card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CardResult {
    FreshCard,
    Goal,
    Lost,
    Won,
    WonAndFresh,
    Nothing,
    Yellow,
}

impl CardResult {
    /// SOL-10, SOL-12: returns the result of a action.
    const fn of(team_action: TeamAction, success: bool) -> Self {
        match (team_action, success) {
            (TeamAction::Pass, true) => Self::FreshCard,
            (TeamAction::Shoot, true) => Self::Goal,
            (TeamAction::Pass | TeamAction::Shoot, false) => Self::Lost,
            (TeamAction::Tackle, true) => Self::Won,
            (TeamAction::Counter, true) => Self::WonAndFresh,
            (TeamAction::Tackle, false) => Self::Nothing,
            (TeamAction::Counter, false) => Self::Yellow,
        }
    }

    fn cell(self) -> ChartCell {
        match self {
            Self::FreshCard => ChartCell::new(CellMark::Yes, id!("sol-chart-keeps-and-fresh")),
            Self::Goal => ChartCell::new(CellMark::Yes, id!("sol-chart-goal")),
            Self::Lost => ChartCell::new(CellMark::No, id!("sol-chart-loses")),
            Self::Won => ChartCell::new(CellMark::Yes, id!("sol-chart-wins")),
            Self::WonAndFresh => ChartCell::new(CellMark::Yes, id!("sol-chart-wins-and-fresh")),
            Self::Nothing => ChartCell::new(CellMark::Plain, id!("sol-chart-nothing")),
            Self::Yellow => ChartCell::new(CellMark::Foul, id!("sol-chart-yellow")),
        }
    }
}

pub(super) fn charts() -> Vec<Chart> {
    let team_actions = [
        (id!("sol-chart-pass"), "pack/5D", TeamAction::Pass),
        (id!("sol-chart-shot"), "pack/KD", TeamAction::Shoot),
        (id!("sol-chart-tackle"), "pack/8C", TeamAction::Tackle),
        (id!("sol-chart-counter"), "pack/QC", TeamAction::Counter),
    ];
    let row = |(words, face, team_action): (MessageId, &str, TeamAction)| {
        let cells = [true, false].map(|success| CardResult::of(team_action, success).cell());
        (ChartHeading::new(words).with(face), cells.to_vec())
    };
    vec![Chart {
        title: id!("sol-chart-title").into(),
        row_label: id!("sol-chart-down").into(),
        column_label: id!("sol-chart-across").into(),
        columns: vec![
            ChartHeading::new(id!("sol-chart-strong-enough")),
            ChartHeading::new(id!("sol-chart-too-weak")),
        ],
        rows: team_actions.map(row).to_vec(),
        note: id!("sol-chart-note").into(),
    }]
}

#[cfg(test)]
mod tests {
    use super::super::super::{Options, Solitaire};
    use super::*;
    use engine::{Game, MatchRng, NullSink};

    /// Every card used in random matches has the result that its cell says.
    #[test]
    fn play_cards_do_what_the_table_says() {
        let (mut rng, mut met) = (MatchRng::new(4), [[0; 2]; 4]);
        // Of a thousand shots one or two fail.
        for seed in 0..600 {
            let mut state = Solitaire::setup(&Options::default(), seed, &mut NullSink).unwrap();
            while let Some(seat) = state.seats_to_move().first() {
                let before = *state.table();
                let action = state.sample(seat, &mut rng).unwrap();
                let tried = before.preview(action.card());
                state.apply(seat, &action, &mut NullSink).unwrap();
                let after = state.table();
                let (team, half_over) =
                    (tried.team, after.period != before.period || after.outcome().is_some());
                // After the half both teams have new cards.
                let fresh = !half_over && after.teams[team].active != before.teams[team].active;
                let booked = after.teams[team].yellow.len() > before.teams[team].yellow.len();
                let scored = after.score[team] > before.score[team];
                let against = after.score[!team] > before.score[!team];
                let has_ball = after.ball == Some(team) || half_over;
                let lacks_ball = after.ball == Some(!team) || half_over;
                let comes = CardResult::of(tried.team_action, tried.success);
                let holds = match comes {
                    CardResult::FreshCard => {
                        has_ball && (half_over || fresh || before.teams[team].pile_len() == 0) && !scored
                    }
                    CardResult::Goal => has_ball && scored,
                    CardResult::Lost => lacks_ball && !scored && !against,
                    CardResult::Won => has_ball && !fresh && !scored,
                    CardResult::WonAndFresh => {
                        has_ball && (half_over || fresh || before.teams[team].pile_len() == 0)
                    }
                    CardResult::Nothing => lacks_ball && !booked && !fresh && !scored && !against,
                    CardResult::Yellow => lacks_ball && (half_over || booked != against),
                };
                assert!(holds, "seed {seed}: {tried:?} {comes:?}");
                met[tried.team_action as usize][usize::from(tried.success)] += 1;
            }
        }
        assert!(met.iter().flatten().all(|times| *times > 0), "{met:?}");
    }
}
