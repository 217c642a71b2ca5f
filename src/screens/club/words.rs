//! The texts of the club house.

use std::path::{Path, PathBuf};

use super::super::card::{self, Saved};
use super::super::matches::ago;
use crate::ai::appraise::Measure;
use crate::club::figures::Figures;
use crate::club::honours::Standing;
use crate::club::{Ended, Rival};
use crate::controller::Controller;
use crate::engine::Seat;
use crate::flow::clipboard::Unclipped;
use crate::games::review::{self, Verdict};
use crate::games::{self, find};
use crate::reading::shown;
use crate::stage::clubs::club;
use crate::store::{Kept, NotTaken};

/// The result of the last action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Said {
    Copied,
    TakenIn,
    Known,
    Saved(PathBuf),
    Brought(usize),
    SavedAll(PathBuf, usize),
    Erased(usize),
    Unwritten,
    Gone,
    Pictured(Saved),
}

impl Said {
    pub(super) fn words(&self) -> String {
        match self {
            Self::Copied => COPIED.to_owned(),
            Self::TakenIn => "That match is in the club house now.".to_owned(),
            Self::Known => "That match is already here.".to_owned(),
            Self::Saved(path) => format!("Saved in {}", path.parent().unwrap_or(path).display()),
            Self::SavedAll(folder, 1) => format!("One match was saved in {}", folder.display()),
            Self::SavedAll(folder, n) => format!("{n} matches were saved in {}", folder.display()),
            Self::Erased(1) => "One match was deleted.".to_owned(),
            Self::Erased(n) => format!("{n} matches were deleted."),
            Self::Unwritten => "Nothing could be written there.".to_owned(),
            Self::Brought(0) => "There was nothing new in that file.".to_owned(),
            Self::Brought(1) => "That match is in the club house now.".to_owned(),
            Self::Brought(n) => format!("{n} matches are in the club house now."),
            Self::Gone => "That match could not be read or written.".to_owned(),
            Self::Pictured(saved) => card::saved_sentence(saved),
        }
    }
}

/// Confirms that the code of a match was copied.
pub(in super::super) const COPIED: &str = "Match code copied: send it to a friend.";

/// Returns the reason why nothing was imported.
pub(super) fn not_taken(fault: &NotTaken) -> String {
    match fault {
        NotTaken::Code(fault) => format!("The clipboard does not hold a match code: {fault}."),
        NotTaken::Record(fault) => format!("The clipboard does not hold a match: {fault}."),
        NotTaken::Unfinished => "That match is not over yet: only finished ones are kept here.".to_owned(),
        NotTaken::Known(_) => "That match is here already.".to_owned(),
        NotTaken::InUse => "Another window of the game has the data folder open.".to_owned(),
        NotTaken::Store(fault) => fault.to_string(),
        NotTaken::File(fault) => fault.clone(),
    }
}

/// Returns the reason why a file was not imported.
pub(super) fn not_brought(path: &Path, fault: &NotTaken) -> String {
    let name = path.file_name().map(|name| shown(&name.to_string_lossy())).unwrap_or_default();
    match fault {
        NotTaken::Code(fault) => format!("{name} is not a match file: {fault}."),
        NotTaken::Record(fault) => format!("{name} is not a match file: {fault}."),
        NotTaken::File(fault) => format!("{name} cannot be read: {fault}."),
        other => not_taken(other),
    }
}

pub(in super::super) fn no_clipboard(why: Unclipped) -> String {
    match why {
        Unclipped::NoText => "There is no text on the clipboard: copy a match code first.".to_owned(),
        Unclipped::Unavailable => "The clipboard cannot be reached.".to_owned(),
    }
}

/// Returns how many matches are shown, of how many, and how many are still being read.
pub(super) fn counted(found: usize, all: usize, unread: usize) -> String {
    let matches = |n: usize| if n == 1 { "One match".to_owned() } else { format!("{n} matches") };
    let shown =
        if found == all { matches(all) } else { format!("{found} of {}", matches(all).to_lowercase()) };
    if unread > 0 { format!("{shown}; {unread} are still being read") } else { shown }
}

/// Returns the text that is shown if there is no match.
pub(super) const fn nothing(taken: bool, reading: bool, empty: bool) -> &'static str {
    match (taken, reading, empty) {
        (true, ..) => "Another window of the game is open: the matches are there.",
        (_, true, _) => "Looking for your matches ...",
        (_, _, true) => {
            "No match yet. Every match that you finish is kept here: to look at, to play again, to send to a friend."
        }
        _ => "No matches found. Try different filters.",
    }
}

/// Returns the name of a rival. A bot has a name in each game; for all games together it is named by its level.
pub(super) fn rival(rival: Option<Rival>, game: Option<&str>) -> String {
    match rival {
        None => "Anybody".to_owned(),
        Some(Rival::Person) => "A person".to_owned(),
        Some(Rival::Bots) => "Bots alone".to_owned(),
        Some(Rival::Bot(level)) => game.map_or(level.title(), |game| games::title_of(game, level)).shown(),
    }
}

pub(super) const fn ended(ended: Option<Ended>) -> &'static str {
    match ended {
        None => "Any result",
        Some(Ended::Won) => "Won",
        Some(Ended::Drawn) => "Drawn",
        Some(Ended::Lost) => "Lost",
    }
}

pub(super) const fn competition(competition: Option<bool>) -> &'static str {
    match competition {
        None => "Any type",
        Some(true) => "Competitions",
        Some(false) => "Friendlies",
    }
}

/// Returns the name of the player of that side.
pub(super) fn player(kept: &Kept, seat: Seat) -> String {
    if let Some(name) = &kept.names[seat] {
        return name.as_str().to_owned();
    }
    match kept.who.map(|who| who[seat]) {
        Some(Controller::Human) if kept.person().is_some() => "You".to_owned(),
        Some(_) if kept.alone && seat == Seat::Away => club(seat).name.to_owned(),
        Some(Controller::Human) | None => club(seat).name.to_owned(),
        Some(Controller::Bot(level)) => games::title_of(&kept.game, level).shown(),
    }
}

/// Returns the title of the game.
pub(super) fn title(kept: &Kept) -> String {
    find(&kept.game).map_or_else(String::new, |game| game.sheet().title.shown())
}

/// Returns the names of the players.
pub(super) fn players(kept: &Kept) -> String {
    if kept.lesson.is_some() {
        return "The lesson".to_owned();
    }
    match kept.who {
        None => "From elsewhere".to_owned(),
        Some(_) if kept.alone => format!("{}, one manager", player(kept, Seat::Home)),
        Some(who) => super::super::matches::sides(&kept.game, who, &kept.names),
    }
}

/// Returns the result, with the goals of the only person first.
pub(super) fn result(kept: &Kept) -> String {
    let first = kept.person().unwrap_or(Seat::Home);
    let [ours, theirs] = [first, !first].map(|seat| kept.result.score[seat]);
    let kicks =
        kept.result.kicks.map_or_else(String::new, |kicks| format!(" ({}-{})", kicks[first], kicks[!first]));
    match kept.ended_for_person() {
        Some(Ended::Won) => format!("Won {ours}-{theirs}{kicks}"),
        Some(Ended::Drawn) => format!("Drew {ours}-{theirs}{kicks}"),
        Some(Ended::Lost) => format!("Lost {ours}-{theirs}{kicks}"),
        None => format!("{ours}-{theirs}{kicks}"),
    }
}

/// Returns further details of a match, one on each line.
pub(super) fn facts(kept: &Kept, now: u64) -> Vec<String> {
    let mut lines = Vec::new();
    let game = find(&kept.game);
    lines.extend(game.map(|game| game.sheet().title.shown()));
    lines.push(players(kept));
    let occasion = if kept.competition { "In a competition, " } else { "" };
    let when = ago(now.saturating_sub(kept.ended));
    let when = if kept.competition { when.to_lowercase() } else { when };
    lines.push(format!("{occasion}{when}, {} decisions", kept.decisions));
    // Only options that differ from the default are listed.
    for field in game.map_or(&[][..], |game| game.sheet().fields) {
        let of = |options: &str| Some(game?.options(options).ok()?.get(field.name)?.clone());
        let now = of(&kept.options);
        let is = |ron: &str| of(&format!("({}: {ron})", field.name)) == now;
        let chosen = field.values.iter().skip(1).find(|(ron, _)| is(ron));
        lines.extend(chosen.map(|(_, words)| format!("{}: {words}", field.label)));
    }
    lines.push(format!("Match number {}", kept.seed));
    lines
}

/// Shown in place of the table of rivals if there is nothing to count.
pub(super) const UNCOUNTED: &str = "Nothing to count yet. Only matches that one person at this screen \
                                    played to the end are counted, not lessons.";

/// Explains what is saved.
pub(super) const KEEPING: &str = "Every match that you finish is kept on this computer, in the game's own \
    folder, and nowhere else: nothing is ever sent anywhere. Matches you save as files go in your Documents \
    folder. Drop one on this window, or paste a match code, and it is back.";

/// Explains the notebooks.
pub(super) const NOTEBOOKS: &str = "The best bots of these games remember how you play. Here is everything they know of \
    you: only choices that both of you saw, never a card. A notebook stays on this computer. Burn it, and you are a \
    stranger again; a match you left unfinished still goes on with what it began with.";

/// Shown while no reader has met anybody.
pub(super) const NO_NOTEBOOKS: &str = "No bot knows you yet. These three read their rivals and remember them from match \
    to match. Play one of them to the end, and this page shows you every word it wrote down.";

/// Shown while the setting is off.
pub(super) const NOTEBOOKS_OFF: &str =
    "The settings say that readers do not remember you. They use no notebook now, and add nothing to one.";

/// Asks for confirmation.
pub(super) const BURN_SURELY: &str = "Sure? This cannot be undone";

/// Returns the statistics of some matches: figure, name and explanation of each.
pub(super) fn tiles(all: &Figures) -> [(String, &'static str, String); 12] {
    let best = all.best.map_or_else(|| "-".to_owned(), |(ours, theirs)| format!("{ours}-{theirs}"));
    let (scored, taken) = all.kicks;
    let (out, faced) = all.faced;
    let theirs = format!("In shootouts; kept out {out}/{faced}.");
    let (measure, worths) = all.worths();
    let reported = |value: String| if worths.matches > 0 { value } else { "-".to_owned() };
    let unit = match measure {
        Measure::Wins => "Of a win",
        Measure::Goals => "Goals",
    };
    let of = match worths.matches {
        0 => "A match, once there are reports.".to_owned(),
        1 => format!("{unit} a match, by one report."),
        n => format!("{unit} a match, by {n} reports."),
    };
    let strongest = all.beaten.map_or_else(|| "-".to_owned(), |level| level.title().shown());
    let timed = if all.timed == 1 { "One match".to_owned() } else { format!("{} matches", all.timed) };
    [
        (all.played.to_string(), "PLAYED", "Matches you played to the end.".to_owned()),
        (per_cent(all.share()), "POINTS WON", "A win counts one, a draw a half.".to_owned()),
        (format!("{}-{}", all.scored, all.conceded), "GOALS", "Yours and theirs.".to_owned()),
        (all.clean_sheets.to_string(), "CLEAN SHEETS", "No goal against you.".to_owned()),
        (all.run.to_string(), "LONGEST RUN", "Wins one after another.".to_owned()),
        (best, "BEST WIN", "By the most goals.".to_owned()),
        (all.comebacks.to_string(), "COMEBACKS", "Won from two goals down.".to_owned()),
        (format!("{scored}/{taken}"), "PENALTIES", theirs),
        (strongest, "BEATEN", "The strongest bot you beat.".to_owned()),
        (time(all.secs), "AT THE TABLE", format!("{timed} timed.")),
        (reported(figure(measure, -worths.given())), "YOUR DECISIONS", of.clone()),
        (reported(figure(measure, worths.luck())), "LUCK", of),
    ]
}

/// Returns a time in hours and minutes.
fn time(secs: u64) -> String {
    match (secs / 3600, secs / 60 % 60) {
        (0, minutes) => format!("{minutes}\u{a0}min"),
        (hours, minutes) => format!("{hours}\u{a0}h {minutes:02}"),
    }
}

/// Returns a value in the unit of the measure.
fn figure(measure: Measure, value: f64) -> String {
    // Adding zero removes the sign of a rounded zero.
    let whole = |scale: f64| (scale * value).round() / scale + 0.0;
    match measure {
        Measure::Wins => format!("{:+.0}\u{a0}%", 100.0 * whole(100.0)),
        Measure::Goals => format!("{:+.1}\u{a0}goals", whole(10.0)),
    }
}

/// Returns the heading of the plot of decisions, with its unit.
pub(super) const fn given(measure: Measure) -> &'static str {
    match measure {
        Measure::Wins => "per cent of a win, a match",
        Measure::Goals => "goals a match",
    }
}

/// Returns a value for the axis of the plot.
pub(super) fn edge(measure: Measure, value: f64) -> String {
    match measure {
        Measure::Wins => format!("{:.0}", 100.0 * value),
        Measure::Goals => format!("{value:.1}"),
    }
}

/// Shown in place of the plot if there is no report.
pub(super) const UNPLOTTED: &str = "No report yet: one is made after each match.";

/// Explains the honours, below their tiles.
pub(super) const HONOURS: &str =
    "Honours come only from the matches kept here. Per cent are of a win, as in a match report.";

/// Returns the progress towards an honour, such as `3/5`.
pub(super) fn so_far(standing: &Standing) -> String {
    format!("{}/{}", standing.have, standing.of)
}

/// Returns the text for an earned honour, with its date.
pub(super) fn earned(kept: &Kept, now: u64) -> String {
    format!("Earned {}.", ago(now.saturating_sub(kept.ended)).to_lowercase())
}

/// Returns how an honour is earned, and the match that earned it.
pub(super) fn honour(standing: &Standing) -> String {
    let how = standing.honour.how().shown();
    match &standing.with {
        Some(kept) => {
            format!("{how} You did: {}, {}, {}.", title(kept), players(kept), result(kept).to_lowercase())
        }
        None => how,
    }
}

pub(super) fn per_cent(share: f64) -> String {
    format!("{:.0}\u{a0}%", 100.0 * share)
}

/// Returns the letter of a result.
pub(super) const fn letter(ended: Ended) -> &'static str {
    match ended {
        Ended::Won => "W",
        Ended::Drawn => "D",
        Ended::Lost => "L",
    }
}

/// Shown while the report is being made, and if it cannot be made.
pub(super) const RECKONING: &str = "Going through the match: a few seconds ...";
pub(super) const UNRECKONED: &str = "There is no report of this match.";
/// Shown instead of a report where the decisions were given.
pub(super) const GIVEN: &str = "A lesson gets no report, because its moves were given.";

/// Shown while the costliest decisions are determined.
pub(super) const WEIGHING: &str = "Weighing the decisions: a few seconds ...";
/// Explains how to use the graph.
pub(super) const SEE: &str = "Click the line to see the match from there.";

/// Returns the heading of the costliest decisions of a side.
pub(super) fn dearest_of(kept: &Kept, seat: Seat, own: Seat) -> String {
    if seat == own && kept.person() == Some(own) {
        return "YOUR COSTLIEST DECISIONS".to_owned();
    }
    format!("COSTLIEST DECISIONS: {}", player(kept, seat).to_uppercase())
}

/// Returns a decision and its cost.
pub(super) fn dear(verdict: &Verdict) -> (String, String) {
    let amount = review::amount(verdict.measure, verdict.cost);
    (format!("{}: {}", verdict.n + 1, verdict.done.name), format!("-{amount}"))
}

/// Returns the value after that decision, counted from 0.
pub(super) fn at_decision(measure: Measure, n: usize, value: f64) -> String {
    match measure {
        Measure::Wins => format!("Decision {}: {} to win. Click to see it.", n + 1, per_cent(value)),
        Measure::Goals => format!("Decision {}: {value:+.1} goals. Click to see it.", n + 1),
    }
}
