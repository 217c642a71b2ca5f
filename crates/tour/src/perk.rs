//! The helpers on the bus. Each works through knowledge, choice, forgiveness or points, never through cards or rules.

use serde::{Deserialize, Serialize};

use engine::notation::names;
use words::{DisplayText, MessageId, id, say};

use super::heat::HeatRules;

/// Wins in a row after which the physio brings a life back, and clean sheets after which the keeper coach does.
pub const LIFE_AFTER: u32 = 3;
/// The answers of the coach that the analyst opens in a match, at first and at most.
pub const ANSWERS: (u32, u32) = (3, 6);
/// The stops ahead of which a map shows what they are, without the route map.
const SIGHT: usize = 2;
/// The most wins in a row that the sponsor pays for.
pub const SPONSORED: u32 = 5;

/// How a helper works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PerkKind {
    /// You know more beforehand.
    Knowledge,
    /// You choose what chance or the road would choose.
    Choice,
    /// You may fail more.
    Forgiveness,
    /// You earn more points.
    Points,
}

names! {
    /// A helper on the bus.
    #[derive(PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Perk => MessageId {
        /// Says the habit of the next opponent in one sentence.
        Scout = "scout" => id!("tour-perk-scout"),
        /// Opens answers of the coach, more after each win over a stronger side.
        Analyst = "analyst" => id!("tour-perk-analyst"),
        /// Shows the next opponent's last match, against another bot.
        FilmRoom = "film-room" => id!("tour-perk-film-room"),
        /// Shows every stop ahead.
        RouteMap = "route-map" => id!("tour-perk-route-map"),
        /// Says the chances of every way.
        Statistician = "statistician" => id!("tour-perk-statistician"),
        /// Lets you choose the side.
        Captain = "captain" => id!("tour-perk-captain"),
        /// Lets you choose the options of one match, and of one more after each away win.
        GaffersOption = "gaffers-option" => id!("tour-perk-gaffers-option"),
        /// Lets you choose the way after a defeat.
        Driver = "driver" => id!("tour-perk-driver"),
        /// Brings one more helper to choose from.
        Chairman = "chairman" => id!("tour-perk-chairman"),
        /// Plays one lost match again, with another deal.
        Substitute = "substitute" => id!("tour-perk-substitute"),
        /// Brings a life for three clean sheets.
        KeeperCoach = "keeper-coach" => id!("tour-perk-keeper-coach"),
        /// Brings a lost life back after three wins in a row.
        Physio = "physio" => id!("tour-perk-physio"),
        /// Doubles the points of away wins.
        TravellingFans = "travelling-fans" => id!("tour-perk-travelling-fans"),
        /// Adds points for each win in a row.
        Sponsor = "sponsor" => id!("tour-perk-sponsor"),
        /// Adds points for the first win in each game.
        Groundhopper = "groundhopper" => id!("tour-perk-groundhopper"),
    }
}

/// A helper who has a seat on the bus, with what has grown since.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatedPerk {
    /// The helper.
    pub perk: Perk,
    /// What it has counted: wins, clean sheets, or how often it can still help.
    pub count: u32,
}

/// What the helpers on the bus open: the session and the pages ask for it at each stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PerkEffects {
    /// The opponent's habit is said before the match.
    pub says_habit: bool,
    /// The opponent's last match can be watched before the match.
    pub shows_film: bool,
    /// The chances of each way are said.
    pub says_chances: bool,
    /// Answers of the coach in a match; without any the coach is closed.
    pub coach_answers: u32,
    /// The person chooses home or away before each match.
    pub chooses_seat: bool,
    /// Matches of which the options can still be chosen.
    pub chosen_options: u32,
    /// The person chooses the way on after a defeat, too.
    pub chooses_way: bool,
    /// Number of stops ahead of which the map shows what they are.
    pub sight: usize,
    /// Helpers to choose from after a stop.
    pub offers: usize,
    /// Lost matches that can still be played again.
    pub replays: u32,
}

impl Perk {
    /// Returns how it works.
    #[must_use]
    pub const fn kind(self) -> PerkKind {
        match self {
            Self::Scout | Self::Analyst | Self::FilmRoom | Self::RouteMap | Self::Statistician => {
                PerkKind::Knowledge
            }
            Self::Captain | Self::GaffersOption | Self::Driver | Self::Chairman => PerkKind::Choice,
            Self::Substitute | Self::KeeperCoach | Self::Physio => PerkKind::Forgiveness,
            Self::TravellingFans | Self::Sponsor | Self::Groundhopper => PerkKind::Points,
        }
    }

    /// Returns true if it can still change anything when it gets on after that stop, from 0: a map of a road that is in
    /// sight, a choice that does not come again or a life too late are not offered.
    #[must_use]
    pub const fn can_help_after(self, stop: usize) -> bool {
        let stops_left = super::STOPS - 1 - stop;
        match self {
            Self::RouteMap => stops_left > SIGHT,
            // Before the final there is nothing to choose, and after it no bus.
            Self::Driver | Self::Statistician | Self::Chairman => stops_left > 1,
            Self::KeeperCoach | Self::Physio => stops_left >= LIFE_AFTER as usize,
            _ => true,
        }
    }

    /// Returns what it does, in one line for players.
    pub const fn line(self) -> MessageId {
        match self {
            Self::Scout => id!("tour-perk-scout-line"),
            Self::Analyst => id!("tour-perk-analyst-line"),
            Self::FilmRoom => id!("tour-perk-film-room-line"),
            Self::RouteMap => id!("tour-perk-route-map-line"),
            Self::Statistician => id!("tour-perk-statistician-line"),
            Self::Captain => id!("tour-perk-captain-line"),
            Self::GaffersOption => id!("tour-perk-gaffers-option-line"),
            Self::Driver => id!("tour-perk-driver-line"),
            Self::Chairman => id!("tour-perk-chairman-line"),
            Self::Substitute => id!("tour-perk-substitute-line"),
            Self::KeeperCoach => id!("tour-perk-keeper-coach-line"),
            Self::Physio => id!("tour-perk-physio-line"),
            Self::TravellingFans => id!("tour-perk-travelling-fans-line"),
            Self::Sponsor => id!("tour-perk-sponsor-line"),
            Self::Groundhopper => id!("tour-perk-groundhopper-line"),
        }
    }
}

impl PerkKind {
    /// Returns its name for players.
    pub const fn title(self) -> MessageId {
        match self {
            Self::Knowledge => id!("tour-kind-knowledge"),
            Self::Choice => id!("tour-kind-choice"),
            Self::Forgiveness => id!("tour-kind-forgiveness"),
            Self::Points => id!("tour-kind-points"),
        }
    }
}

impl SeatedPerk {
    /// Returns the helper as it takes its seat.
    pub(super) const fn new(perk: Perk) -> Self {
        let count = match perk {
            Perk::Analyst => ANSWERS.0,
            Perk::GaffersOption | Perk::Substitute => 1,
            _ => 0,
        };
        Self { perk, count }
    }

    /// Returns how far it has come, in words; empty if it counts nothing.
    pub fn progress(self) -> DisplayText {
        let n = self.count;
        match self.perk {
            Perk::Analyst => say!("tour-count-answers", n = n),
            Perk::GaffersOption | Perk::Substitute => say!("tour-count-left", n = n),
            Perk::KeeperCoach => say!("tour-count-clean-sheets", n = n, of = LIFE_AFTER),
            Perk::Physio => say!("tour-count-wins", n = n, of = LIFE_AFTER),
            Perk::Sponsor => say!("tour-count-streak", n = n),
            _ => DisplayText::EMPTY,
        }
    }
}

impl PerkEffects {
    /// Returns what these helpers open.
    pub(super) fn of(bus: &[SeatedPerk], rules: &HeatRules) -> Self {
        let has = |perk: Perk| bus.iter().any(|seated| seated.perk == perk);
        let count =
            |perk: Perk| bus.iter().find(|seated| seated.perk == perk).map_or(0, |seated| seated.count);
        Self {
            says_habit: has(Perk::Scout),
            shows_film: has(Perk::FilmRoom),
            says_chances: has(Perk::Statistician),
            coach_answers: count(Perk::Analyst),
            chooses_seat: has(Perk::Captain),
            chosen_options: count(Perk::GaffersOption),
            chooses_way: has(Perk::Driver),
            sight: if has(Perk::RouteMap) { super::STOPS } else { SIGHT },
            offers: rules.offers + usize::from(has(Perk::Chairman)),
            replays: count(Perk::Substitute),
        }
    }
}
