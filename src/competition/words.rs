//! Texts of a competition: its rounds, its matches, and how it was won.

use super::groups::Row;
use super::{Competition, Fixture, Kind};
use crate::engine::Seat;

impl Competition {
    /// Returns the title of a round.
    #[must_use]
    pub fn round_title(&self, round: usize) -> String {
        match (self.kind, self.length() - round.min(self.length())) {
            (Kind::Cup, 1) => "Final".to_owned(),
            (Kind::Cup, 2) => "Semi-finals".to_owned(),
            (Kind::Cup, 3) => "Quarter-finals".to_owned(),
            _ => format!("Round {} of {}", round + 1, self.length()),
        }
    }

    /// Describes a match: `Semi-finals: You v Ada Quist`.
    #[must_use]
    pub fn occasion(&self, fixture: &Fixture) -> String {
        format!("{}: {}", self.round_title(fixture.round), self.pairing(fixture))
    }

    /// Names the sides of a match: `You v Ada Quist`.
    #[must_use]
    pub fn pairing(&self, fixture: &Fixture) -> String {
        let [home, away] = [Seat::Home, Seat::Away].map(|seat| self.name(fixture.sides[seat]));
        format!("{home} v {away}")
    }

    /// Names the champion: `You win the cup`. `None` before the end.
    #[must_use]
    pub fn crowned(&self) -> Option<String> {
        let side = self.champion()?;
        let name = self.name(side);
        Some(match (self.kind, self.is_you(side)) {
            (Kind::Cup, true) => "You win the cup".to_owned(),
            (Kind::Cup, false) => format!("{name} wins the cup"),
            (Kind::League, true) => "You win the league".to_owned(),
            (Kind::League, false) => format!("{name} wins the league"),
        })
    }

    /// Describes in one sentence how the champion won. `None` before the end.
    #[must_use]
    pub fn way(&self) -> Option<String> {
        let side = self.champion()?;
        let name = if self.is_you(side) { "You" } else { self.name(side) };
        match self.kind {
            Kind::Cup => {
                let rounds = self.rounds();
                let won = rounds.iter().rev().flatten().filter_map(|fixture| self.beaten(side, fixture));
                Some(format!("{name} beat {}.", listed(&won.collect::<Vec<_>>())))
            }
            Kind::League => {
                let table = self.standings();
                let (first, second) = (table.first()?, table.get(1)?);
                let matches = self.length();
                let Row { won, drawn, lost, .. } = first;
                let season = match (drawn, lost) {
                    (0, 0) => format!("{name} won every one of {matches} matches"),
                    (_, 0) => format!("{name} won {won} and drew {drawn} of {matches} matches"),
                    (0, _) => format!("{name} won {won} and lost {lost} of {matches} matches"),
                    _ => format!("{name} won {won}, drew {drawn} and lost {lost} of {matches} matches"),
                };
                let behind = if self.is_you(second.side) { "you" } else { self.name(second.side) };
                Some(match first.points() - second.points() {
                    0 => format!("{season}, level on points with {behind}."),
                    1 => format!("{season}, one point ahead of {behind}."),
                    ahead => format!("{season}, {ahead} points ahead of {behind}."),
                })
            }
        }
    }

    /// Describes that side's win in that match: `Ada Quist 3-0 in the final`. `None` if it did not win.
    fn beaten(&self, side: usize, fixture: &Fixture) -> Option<String> {
        let tally = fixture.played?;
        let seat = tally.winner.filter(|seat| fixture.sides[*seat] == side)?;
        let other = self.name(fixture.sides[!seat]);
        let other = if self.is_you(fixture.sides[!seat]) { "you" } else { other };
        let score = format!("{}-{}", tally.score[seat], tally.score[!seat]);
        let kicks = tally
            .kicks
            .map_or_else(String::new, |kicks| format!(" ({}-{} from the spot)", kicks[seat], kicks[!seat]));
        Some(format!("{other} {score}{kicks} in the {}", self.cup_round(fixture)))
    }

    /// Returns the name of a cup match: final, semi-final and so on.
    fn cup_round(&self, fixture: &Fixture) -> &'static str {
        match self.length().saturating_sub(fixture.round) {
            0 | 1 => "final",
            2 => "semi-final",
            _ => "quarter-final",
        }
    }

    /// Names a match without its sides: `cup semi-final`, `league match 2 of 3`.
    #[must_use]
    pub fn stage(&self, fixture: &Fixture) -> String {
        match self.kind {
            Kind::Cup => format!("cup {}", self.cup_round(fixture)),
            Kind::League => format!("league match {} of {}", fixture.round + 1, self.length()),
        }
    }
}

/// Joins the parts: `a`, `a and b`, `a, b and c`.
fn listed(parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [only] => only.clone(),
        [before @ .., last] => format!("{} and {last}", before.join(", ")),
    }
}
