//! The rules as a drawn table: the effect of a play card, with the ball and without it (SOL-10, SOL-12).

use super::super::state::Deed;
use crate::stage::chart::{Cell, Chart, Head, Mark};

/// The result of a used play card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Comes {
    FreshCard,
    Goal,
    Lost,
    Won,
    WonAndFresh,
    Nothing,
    Yellow,
}

impl Comes {
    /// SOL-10, SOL-12: returns the result of a deed.
    const fn of(deed: Deed, success: bool) -> Self {
        match (deed, success) {
            (Deed::Pass, true) => Self::FreshCard,
            (Deed::Shoot, true) => Self::Goal,
            (Deed::Pass | Deed::Shoot, false) => Self::Lost,
            (Deed::Tackle, true) => Self::Won,
            (Deed::Counter, true) => Self::WonAndFresh,
            (Deed::Tackle, false) => Self::Nothing,
            (Deed::Counter, false) => Self::Yellow,
        }
    }

    fn cell(self) -> Cell {
        match self {
            Self::FreshCard => Cell::new(Mark::Yes, "keeps the ball, a fresh card comes up"),
            Self::Goal => Cell::new(Mark::Yes, "a goal"),
            Self::Lost => Cell::new(Mark::No, "loses the ball"),
            Self::Won => Cell::new(Mark::Yes, "wins the ball"),
            Self::WonAndFresh => Cell::new(Mark::Yes, "wins the ball, a fresh card comes up"),
            Self::Nothing => Cell::new(Mark::Plain, "nothing, but it counts on"),
            Self::Yellow => Cell::new(Mark::Foul, "a yellow card; the second is a goal against"),
        }
    }
}

pub(super) fn charts() -> Vec<Chart> {
    let deeds = [
        ("Pass: 2 to 10, with the ball", "pack/5D", Deed::Pass),
        ("Shot: J Q K A, with the ball", "pack/KD", Deed::Shoot),
        ("Tackle: 2 to 10, without it", "pack/8C", Deed::Tackle),
        ("Counter: J Q K A, without it", "pack/QC", Deed::Counter),
    ];
    let row = |(words, face, deed): (&str, &str, Deed)| {
        let cells = [true, false].map(|success| Comes::of(deed, success).cell());
        (Head::new(words).with(face), cells.to_vec())
    };
    vec![Chart {
        title: "What a play card does".into(),
        down: "The card used".into(),
        across: "Its team is".into(),
        columns: vec![Head::new("strong enough"), Head::new("too weak")],
        rows: deeds.map(row).to_vec(),
        note: "A team counts its active card and every card it has used this turn. Strong enough is stronger; with the \
               ball, level will do."
            .into(),
    }]
}

#[cfg(test)]
mod tests {
    use super::super::super::{Options, Solitaire};
    use super::*;
    use crate::engine::{Game, MatchRng, Silent};

    /// Every card used in random matches has the result that its cell says.
    #[test]
    fn play_cards_do_what_the_table_says() {
        let (mut rng, mut met) = (MatchRng::new(4), [[0; 2]; 4]);
        // Of a thousand shots one or two fail.
        for seed in 0..600 {
            let mut state = Solitaire::setup(&Options::default(), seed, &mut Silent).unwrap();
            while let Some(seat) = state.owed().first() {
                let before = *state.table();
                let action = state.sample(seat, &mut rng).unwrap();
                let tried = before.foresee(action.card());
                state.apply(seat, &action, &mut Silent).unwrap();
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
                let comes = Comes::of(tried.deed, tried.success);
                let holds = match comes {
                    Comes::FreshCard => {
                        has_ball && (half_over || fresh || before.teams[team].pile() == 0) && !scored
                    }
                    Comes::Goal => has_ball && scored,
                    Comes::Lost => lacks_ball && !scored && !against,
                    Comes::Won => has_ball && !fresh && !scored,
                    Comes::WonAndFresh => has_ball && (half_over || fresh || before.teams[team].pile() == 0),
                    Comes::Nothing => lacks_ball && !booked && !fresh && !scored && !against,
                    Comes::Yellow => lacks_ball && (half_over || booked != against),
                };
                assert!(holds, "seed {seed}: {tried:?} {comes:?}");
                met[tried.deed as usize][usize::from(tried.success)] += 1;
            }
        }
        assert!(met.iter().flatten().all(|times| *times > 0), "{met:?}");
    }
}
