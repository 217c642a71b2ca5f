//! The words of a tour: what stops are, and the line of a finished run.

use words::{DisplayText, MessageId, id, say};

use super::code::run_code;
use super::map::{NodeKind, Tour, TourStake};
use super::run::TourRun;
use super::step::RunStep;

impl NodeKind {
    /// Returns the name shown to players.
    pub const fn title(self) -> MessageId {
        match self {
            Self::Match => id!("tour-node-match"),
            Self::Tie => id!("tour-node-tie"),
            Self::Final => id!("tour-node-final"),
        }
    }
}

impl TourStake {
    /// Returns what a win brings, in a few words.
    pub const fn title(self) -> MessageId {
        match self {
            Self::Plain => id!("tour-stake-plain"),
            Self::Points => id!("tour-stake-points"),
            Self::Life => id!("tour-stake-life"),
            Self::Bus => id!("tour-stake-bus"),
            Self::Cup => id!("tour-stake-cup"),
        }
    }
}

impl Tour {
    /// Returns its name: `Tour 202648, heat 1`.
    pub fn in_words(self) -> DisplayText {
        let number = DisplayText::verbatim(self.number().to_string());
        say!("tour-name", number = number, heat = self.heat().number())
    }
}

impl TourRun {
    /// Returns the codes of a finished run: its own, then those of its matches in the order in which they were played.
    /// `None` before its end, and if a match has no code.
    #[must_use]
    pub fn codes(&self) -> Option<String> {
        let own = run_code(self)?;
        let played = self.steps().iter().filter_map(|step| match step {
            RunStep::Played(played) => Some(played.code.as_str()),
            _ => None,
        });
        let codes: Vec<&str> = std::iter::once(own.as_str()).chain(played).collect();
        codes.iter().all(|code| !code.is_empty()).then(|| codes.join(" "))
    }

    /// Returns the line of a finished run, to be pasted anywhere: tour, result, points, and the codes that prove it.
    /// `None` where there are no codes.
    #[must_use]
    pub fn line(&self) -> Option<DisplayText> {
        let codes = DisplayText::verbatim(self.codes()?);
        let tour = self.tour();
        let points = DisplayText::verbatim(self.points().total(tour).to_string());
        Some(if self.is_won()? {
            say!(
                "tour-line-won",
                tour = tour.in_words(),
                version = daily::BOT_VERSION,
                lives = self.lives(),
                points = points,
                codes = codes
            )
        } else {
            say!(
                "tour-line-lost",
                tour = tour.in_words(),
                version = daily::BOT_VERSION,
                stop = self.stop() + 1,
                points = points,
                codes = codes
            )
        })
    }
}
