//! The rules as a drawn table: which card stops which (SC-2). Colours are alike, so one row stands for four.

use super::super::card::CardKind;
use super::scene::face;
use stage::chart::{CellMark, Chart, ChartCell, ChartHeading};
use words::{id, say};

/// A row of the table: a chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Led {
    Ball,
    FreeKick,
    Penalty,
}

/// A column of the table: an answer to the chance that was led.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    SameGoal,
    SameBall,
    OtherColour,
    ColouredShield,
    YellowShield,
    Neither,
}

const LEDS: [Led; 3] = [Led::Ball, Led::FreeKick, Led::Penalty];
const ANSWERS: [Answer; 6] = [
    Answer::SameGoal,
    Answer::SameBall,
    Answer::OtherColour,
    Answer::ColouredShield,
    Answer::YellowShield,
    Answer::Neither,
];

impl Led {
    fn of(card: CardKind) -> Option<Self> {
        match card {
            CardKind::FreeKick => Some(Self::FreeKick),
            CardKind::Penalty => Some(Self::Penalty),
            card if card.is_chance() => Some(Self::Ball),
            _ => None,
        }
    }

    fn head(self) -> ChartHeading {
        match self {
            Self::Ball => ChartHeading::new(id!("sc-chart-lead-ball")).with(face(CardKind::RedBall)),
            Self::FreeKick => {
                ChartHeading::new(id!("sc-chart-lead-free-kick")).with(face(CardKind::FreeKick))
            }
            Self::Penalty => ChartHeading::new(id!("sc-chart-lead-penalty")).with(face(CardKind::Penalty)),
        }
    }
}

impl Answer {
    fn of(led: CardKind, card: CardKind) -> Self {
        match (card.colour(), card.is_chance()) {
            (Some(colour), _) if led.colour().is_some_and(|led| led != colour) => Self::OtherColour,
            (Some(_), false) => Self::SameGoal,
            (Some(_), true) => Self::SameBall,
            (None, _) if card == CardKind::ColouredShield => Self::ColouredShield,
            (None, _) if card == CardKind::YellowShield => Self::YellowShield,
            (None, _) => Self::Neither,
        }
    }

    fn head(self) -> ChartHeading {
        match self {
            Self::SameGoal => ChartHeading::new(id!("sc-chart-same-goal")).with(face(CardKind::RedGoal)),
            Self::SameBall => ChartHeading::new(id!("sc-chart-same-ball")).with(face(CardKind::RedBall)),
            Self::OtherColour => {
                ChartHeading::new(id!("sc-chart-other-colour")).with(face(CardKind::BlueGoal))
            }
            Self::ColouredShield => {
                ChartHeading::new(id!("sc-chart-coloured-shield")).with(face(CardKind::ColouredShield))
            }
            Self::YellowShield => {
                ChartHeading::new(id!("sc-chart-yellow-shield")).with(face(CardKind::YellowShield))
            }
            Self::Neither => ChartHeading::new(id!("sc-chart-neither")).with(face(CardKind::Offside)),
        }
    }
}

/// Returns true if that answer stops that chance. All pairs of cards of one cell agree.
fn stops(led: Led, answer: Answer) -> bool {
    let chances = CardKind::ALL.into_iter().filter(|card| Led::of(*card) == Some(led));
    let mut pairs = chances.flat_map(|chance| {
        CardKind::ALL
            .into_iter()
            .filter(move |card| Answer::of(chance, *card) == answer)
            .map(move |card| (chance, card))
    });
    pairs.next().is_some_and(|(chance, card)| card.stops(chance))
}

pub(super) fn charts() -> Vec<Chart> {
    let cell = |led: Led, answer: Answer| {
        if stops(led, answer) {
            ChartCell::new(CellMark::Yes, id!("sc-chart-stops"))
        } else {
            ChartCell::new(CellMark::No, id!("sc-chart-goal"))
        }
    };
    vec![Chart {
        title: say!("sc-chart-title"),
        row_label: say!("sc-chart-down"),
        column_label: say!("sc-chart-across"),
        columns: LEDS.map(Led::head).to_vec(),
        rows: ANSWERS.map(|answer| (answer.head(), LEDS.map(|led| cell(led, answer)).to_vec())).to_vec(),
        note: say!("sc-chart-note"),
    }]
}

#[cfg(test)]
mod tests {
    use super::super::super::action::Action;
    use super::super::super::{Options, SoccerCards};
    use super::*;
    use engine::{Game, MatchRng, NullSink};

    /// Every answer that random matches allow is played, and scores as its cell says.
    #[test]
    fn cells_of_the_chart_score_as_random_matches_do() {
        let (chart, mut rng, mut met) = (&charts()[0], MatchRng::new(4), [[0; 3]; 6]);
        for seed in 0..60 {
            let mut state = SoccerCards::setup(&Options::default(), seed, &mut NullSink).unwrap();
            while let Some(seat) = state.seats_to_move().first() {
                let mut legal = Vec::new();
                state.legal(seat, &mut legal);
                for action in legal {
                    let (Action::Answer(card), Some(led)) = (action, state.table.led) else { continue };
                    let mut tried = state.clone();
                    tried.apply(seat, &action, &mut NullSink).unwrap();
                    let scored = tried.score() != state.score();
                    let Some(column) = LEDS.iter().position(|known| Some(*known) == Led::of(led)) else {
                        assert!(!scored, "{led} is no chance");
                        continue;
                    };
                    let row = ANSWERS.iter().position(|known| *known == Answer::of(led, card)).unwrap();
                    assert_eq!(chart.rows[row].1[column].mark == CellMark::No, scored, "{led} {card}");
                    met[row][column] += 1;
                }
                let action = state.sample(seat, &mut rng).unwrap();
                state.apply(seat, &action, &mut NullSink).unwrap();
            }
        }
        // No card of another colour is possible against a chance without a colour.
        met[2][1..].fill(1);
        assert!(met.iter().flatten().all(|times| *times > 0), "{met:?}");
    }
}
