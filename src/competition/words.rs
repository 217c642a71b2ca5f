//! Texts of a competition: its rounds, its matches, and how it was won.

use super::groups::Row;
use super::{Competition, Entrant, Fixture, Kind, PLAYER, YOU};
use crate::controller::Controller;
use crate::engine::Seat;
use crate::say;
use crate::words::{Arg, DisplayText, Joint, score_of};

impl Entrant {
    /// Returns the name as text. Files name people without a name in English.
    #[must_use]
    pub fn called(&self) -> DisplayText {
        let number = || self.name.strip_prefix(PLAYER)?.parse::<u32>().ok();
        match (self.who, number()) {
            (Controller::Human, _) if self.name == YOU => say!("competition-you"),
            (Controller::Human, Some(n)) => say!("competition-player", n = n),
            _ => DisplayText::verbatim(&self.name),
        }
    }
}

impl Competition {
    /// Returns the title of a round.
    #[must_use]
    pub fn round_title(&self, round: usize) -> DisplayText {
        match (self.kind, self.length() - round.min(self.length())) {
            (Kind::Cup, 1) => say!("round-final"),
            (Kind::Cup, 2) => say!("round-semi-finals"),
            (Kind::Cup, 3) => say!("round-quarter-finals"),
            _ => say!("round-of", n = round + 1, of = self.length()),
        }
    }

    /// Describes a match: `Semi-finals: You v Ada Quist`.
    #[must_use]
    pub fn occasion(&self, fixture: &Fixture) -> DisplayText {
        say!("occasion", round = self.round_title(fixture.round), pairing = self.pairing(fixture))
    }

    /// Names the sides of a match: `You v Ada Quist`.
    #[must_use]
    pub fn pairing(&self, fixture: &Fixture) -> DisplayText {
        let [home, away] = [Seat::Home, Seat::Away].map(|seat| self.called(fixture.sides[seat]));
        say!("pairing", home = home, away = away)
    }

    /// Names the champion: `You win the cup`. `None` before the end.
    #[must_use]
    pub fn crowned(&self) -> Option<DisplayText> {
        let side = self.champion()?;
        let name = self.called(side);
        Some(match (self.kind, self.is_you(side)) {
            (Kind::Cup, true) => say!("crowned-cup-you"),
            (Kind::Cup, false) => say!("crowned-cup", name = name),
            (Kind::League, true) => say!("crowned-league-you"),
            (Kind::League, false) => say!("crowned-league", name = name),
        })
    }

    /// Returns a side's name as text.
    #[must_use]
    pub fn called(&self, side: usize) -> DisplayText {
        self.entrants.get(side).map_or(DisplayText::EMPTY, Entrant::called)
    }

    /// Returns how messages choose between the person and others.
    fn you_or_other(&self, side: usize) -> Arg {
        Arg::key(if self.is_you(side) { "you" } else { "other" })
    }

    /// Describes in one sentence how the champion won. `None` before the end.
    #[must_use]
    pub fn way(&self) -> Option<DisplayText> {
        let side = self.champion()?;
        let (who, name) = (self.you_or_other(side), self.called(side));
        match self.kind {
            Kind::Cup => {
                let rounds = self.rounds();
                let won = rounds.iter().rev().flatten().filter_map(|fixture| self.beaten(side, fixture));
                Some(say!("way-cup", who = who, name = name, won = DisplayText::list(won, Joint::And)))
            }
            Kind::League => {
                let table = self.standings();
                let (first, second) = (table.first()?, table.get(1)?);
                let of = self.length();
                let Row { won, drawn, lost, .. } = first;
                let season = match (drawn, lost) {
                    (0, 0) => say!("season-all", who = who, name = name, of = of),
                    (_, 0) => {
                        say!("season-drawn", who = who, name = name, of = of, won = *won, drawn = *drawn)
                    }
                    (0, _) => say!("season-lost", who = who, name = name, of = of, won = *won, lost = *lost),
                    _ => say!(
                        "season-mixed",
                        who = who,
                        name = name,
                        of = of,
                        won = *won,
                        drawn = *drawn,
                        lost = *lost,
                    ),
                };
                Some(say!(
                    "way-league",
                    season = season,
                    n = first.points() - second.points(),
                    rival = self.you_or_other(second.side),
                    second = self.called(second.side),
                ))
            }
        }
    }

    /// Describes that side's win in that match: `Ada Quist 3-0 in the final`. `None` if it did not win.
    fn beaten(&self, side: usize, fixture: &Fixture) -> Option<DisplayText> {
        let tally = fixture.played?;
        let seat = tally.winner.filter(|seat| fixture.sides[*seat] == side)?;
        let other = fixture.sides[!seat];
        let who = self.you_or_other(other);
        let name = self.called(other);
        let score = score_of(tally.score[seat], tally.score[!seat]);
        let round = Arg::key(self.cup_round(fixture));
        Some(match tally.kicks {
            None => say!("beaten", who = who, name = name, score = score, round = round),
            Some(kicks) => say!(
                "beaten-on-kicks",
                who = who,
                name = name,
                score = score,
                kicks = score_of(kicks[seat], kicks[!seat]),
                round = round,
            ),
        })
    }

    /// Returns the key of a round of a cup: final, semi-final and so on.
    fn cup_round(&self, fixture: &Fixture) -> &'static str {
        match self.length().saturating_sub(fixture.round) {
            0 | 1 => "final",
            2 => "semi-final",
            _ => "quarter-final",
        }
    }

    /// Names a match without its sides: `cup semi-final`, `league match 2 of 3`.
    #[must_use]
    pub fn stage(&self, fixture: &Fixture) -> DisplayText {
        match self.kind {
            Kind::Cup => say!("stage-cup", round = Arg::key(self.cup_round(fixture))),
            Kind::League => say!("stage-league", n = fixture.round + 1, of = self.length()),
        }
    }
}
