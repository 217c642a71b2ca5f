//! The texts of the club house.

use std::path::{Path, PathBuf};

use super::super::ago::{ago, ago_inside};
use super::super::card::{self, CardSaved};
use crate::flow::clipboard::Clipboard;
use crate::flow::error_text::{code_error_text, import_store_error_text, path_text, record_error_text};
use ai::evaluate::ValueUnit;
use base::reading::sanitized;
use career::head_to_head::HeadToHead;
use career::honours::HonourProgress;
use career::stats::CareerStats;
use career::{MatchOpponent, PersonResult};
use clubs::MatchClubs;
use engine::{BySeat, Seat};
use games::review::{self, DecisionReview};
use games::{self, find};
use players::controller::Controller;
use stage::palette::{CHALK, HOME_DARK, INK, MUTED, PITCH_EDGE, Rgb};
use store::{ArchivedMatch, ExportSummary, ImportError};
use words::{
    self, DisplayText, MessageArg, MessageId, name_of, per_cent, score_of, signed_per_cent, signed_tenths,
};
use words::{id, say};

/// The result of the last action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum LastActionText {
    Copied,
    TakenIn,
    Known,
    Saved(PathBuf),
    Brought(usize),
    SavedAll(ExportSummary),
    Erased(usize),
    Unwritten,
    /// The file of the match cannot be read.
    Unreadable,
    /// The match was not saved as a file, because it could not be read or written.
    NotSaved,
    Pictured(CardSaved),
    /// What another part of the game says.
    Other(DisplayText),
}

impl LastActionText {
    pub(super) fn words(&self) -> DisplayText {
        match self {
            Self::Copied => COPIED.into(),
            Self::TakenIn => say!("club-taken-in", n = 1),
            Self::Known => say!("club-known"),
            Self::Saved(path) => say!("club-saved", path = path_text(path.parent().unwrap_or(path))),
            Self::SavedAll(exported) => saved_all(exported),
            Self::Erased(n) => say!("club-erased", n = *n),
            Self::Unwritten => say!("club-unwritten"),
            Self::Brought(n) => say!("club-taken-in", n = *n),
            Self::Unreadable => say!("club-gone"),
            Self::NotSaved => say!("club-not-saved"),
            Self::Pictured(saved) => card::saved_sentence(saved),
            Self::Other(words) => words.clone(),
        }
    }
}

/// Says how many matches were exported, and which could not be read.
fn saved_all(ExportSummary { folder, matches, left_out }: &ExportSummary) -> DisplayText {
    let saved = say!("club-saved-all", n = *matches, path = path_text(folder));
    if left_out.is_empty() {
        return saved;
    }
    let mut which: Vec<String> =
        left_out.iter().take(MAX_NAMED_FILES).map(|id| sanitized(&format!("{id}.ron"))).collect();
    which.extend((left_out.len() > MAX_NAMED_FILES).then(|| "…".to_owned()));
    say!("club-saved-but", saved, left = left_out.len(), which = DisplayText::verbatim(which.join(", ")))
}

/// Maximum number of files that a sentence names.
const MAX_NAMED_FILES: usize = 3;

/// Confirms that the code of a match was copied.
pub(in super::super) const COPIED: MessageId = id!("club-copied");

/// Copies text to the clipboard; returns the sentence that reports it, which is `done` if it worked.
pub(in super::super) fn copy(text: &str, done: MessageId, clipboard: &mut Clipboard) -> DisplayText {
    match clipboard.set_text(text) {
        Ok(()) => done.into(),
        Err(why) => why.sentence().into(),
    }
}

/// Returns the reason why nothing was imported.
pub(super) fn paste_error(error: &ImportError) -> DisplayText {
    match error {
        ImportError::Code(error) => say!("club-no-code", why = code_error_text(error)),
        ImportError::Record(error) => say!("club-no-record", why = record_error_text(error)),
        ImportError::Unfinished => say!("club-unfinished"),
        ImportError::Known(_) => say!("club-here-already"),
        ImportError::InUse => say!("club-in-use"),
        ImportError::Store(error) => import_store_error_text(error),
    }
}

/// Returns the name of a file without its folder.
pub(super) fn file_name_text(path: &Path) -> DisplayText {
    DisplayText::verbatim(sanitized(&path.file_name().unwrap_or_default().to_string_lossy()))
}

/// Returns the reason why a file was not imported.
pub(super) fn import_error(path: &Path, error: &ImportError) -> DisplayText {
    let name = file_name_text(path);
    match error {
        ImportError::Code(error) => say!("club-no-match-file", file = name, why = code_error_text(error)),
        ImportError::Record(error) => say!("club-no-match-file", file = name, why = record_error_text(error)),
        other => paste_error(other),
    }
}

/// Returns how many matches are shown, of how many, and how many are still being read.
pub(super) fn counted(found: usize, all: usize, unread: usize) -> DisplayText {
    let counted =
        if found == all { say!("club-count", n = all) } else { say!("club-count-of", found, n = all) };
    if unread > 0 { say!("club-count-reading", counted, n = unread) } else { counted }
}

/// Returns the text that is shown if there is no match: `hidden` are those that the search leaves out.
pub(super) fn nothing(taken: bool, reading: bool, hidden: usize) -> DisplayText {
    match (taken, reading, hidden) {
        (true, ..) => say!("club-nothing-taken"),
        (_, true, _) => say!("club-nothing-yet"),
        (_, _, 0) => say!("club-nothing-kept"),
        (_, _, n) => say!("club-hidden", n),
    }
}

/// Returns the name of a rival. A bot has a name in each game; for all games together it is named by its difficulty.
pub(super) fn rival(rival: Option<MatchOpponent>, game: Option<&str>) -> MessageId {
    match rival {
        None => id!("club-anybody"),
        Some(MatchOpponent::Person) => id!("club-a-person"),
        Some(MatchOpponent::Bots) => id!("club-bots-alone"),
        Some(MatchOpponent::Bot(difficulty)) => {
            game.map_or(difficulty.title(), |game| games::title_of(game, difficulty))
        }
    }
}

pub(super) const fn ended(ended: Option<PersonResult>) -> MessageId {
    match ended {
        None => id!("club-any-result"),
        Some(PersonResult::Won) => id!("club-ended-won"),
        Some(PersonResult::Drawn) => id!("club-ended-drawn"),
        Some(PersonResult::Lost) => id!("club-ended-lost"),
    }
}

pub(super) const fn competition(competition: Option<bool>) -> MessageId {
    match competition {
        None => id!("club-any-type"),
        Some(true) => id!("club-competitions"),
        Some(false) => id!("club-friendlies"),
    }
}

/// Returns the name of the player of that side.
pub(super) fn player(archived: &ArchivedMatch, seat: Seat) -> DisplayText {
    if let Some(name) = &archived.names[seat] {
        return DisplayText::verbatim(name.as_str());
    }
    let club = || name_of(MatchClubs::from_ids(archived.clubs.as_ref()).club(seat));
    match archived.controllers.map(|controllers| controllers[seat]) {
        Some(Controller::Human) if archived.person().is_some() => say!("page-you"),
        Some(_) if archived.solo && seat == Seat::Away => club(),
        Some(Controller::Human) | None => club(),
        Some(Controller::Bot(difficulty)) => games::title_of(&archived.game, difficulty).into(),
    }
}

/// Returns the title of the game.
pub(super) fn match_title(archived: &ArchivedMatch) -> DisplayText {
    find(&archived.game).map_or(DisplayText::EMPTY, |game| game.info().title.into())
}

/// Returns the names of the players.
pub(super) fn players(archived: &ArchivedMatch) -> DisplayText {
    if archived.lesson.is_some() {
        return say!("page-the-lesson");
    }
    match archived.controllers {
        None => say!("club-from-elsewhere"),
        Some(_) if archived.solo => say!("club-one-manager", name = player(archived, Seat::Home)),
        Some(controllers) => super::super::matches::sides(&archived.game, controllers, &archived.names),
    }
}

/// Returns the goals and the kicks of a shootout, those of the only person first: `2-2 (4-3)`.
pub(super) fn goals(archived: &ArchivedMatch) -> DisplayText {
    let first = archived.person().unwrap_or(Seat::Home);
    let in_order = |score: BySeat<u32>| score_of(score[first], score[!first]);
    let score = in_order(archived.result.score);
    match archived.result.kicks {
        Some(kicks) => say!("club-score-and-kicks", score, kicks = in_order(kicks)),
        None => score,
    }
}

/// Returns the result, with the goals of the only person first.
pub(super) fn result(archived: &ArchivedMatch) -> DisplayText {
    let score = goals(archived);
    match archived.ended_for_person() {
        Some(PersonResult::Won) => say!("club-won", score),
        Some(PersonResult::Drawn) => say!("club-drew", score),
        Some(PersonResult::Lost) => say!("club-lost", score),
        None => score,
    }
}

/// Returns further details of a match, one on each line.
pub(super) fn facts(archived: &ArchivedMatch, now: u64) -> Vec<DisplayText> {
    let mut lines = Vec::new();
    let game = find(&archived.game);
    let n = archived.decisions;
    lines.push(if archived.competition {
        say!("club-played-in-competition", when = ago_inside(now, archived.ended), n)
    } else {
        say!("club-played", when = ago(now, archived.ended), n)
    });
    // Only options that differ from the default are listed.
    for field in game.map_or(&[][..], |game| game.info().fields) {
        let of = |options: &str| Some(game?.options(options).ok()?.get(field.name)?.clone());
        let now = of(&archived.options);
        let is = |ron: &str| of(&format!("({}: {ron})", field.name)) == now;
        let chosen = field.values.iter().skip(1).find(|(ron, _)| is(ron));
        lines.extend(chosen.map(|(_, words)| say!("club-option", option = field.label, value = *words)));
    }
    lines.push(say!("club-number", number = DisplayText::verbatim(archived.seed.to_string())));
    lines
}

/// Returns the statistics of some matches: figure, name and explanation of each.
pub(super) fn tiles(all: &CareerStats) -> [(DisplayText, MessageId, DisplayText); 12] {
    let figure_of = |n: u32| DisplayText::verbatim(n.to_string());
    let none = || DisplayText::verbatim("-");
    let best = all.biggest_win.map_or_else(none, |(ours, theirs)| score_of(ours, theirs));
    let (kicks, faced) = (all.kicks, all.kicks_faced);
    let (unit, report_totals) = all.report_totals();
    let reported = |value: DisplayText| if report_totals.matches > 0 { value } else { none() };
    let of = match (report_totals.matches, unit) {
        (0, _) => say!("club-unreported"),
        (n, ValueUnit::Wins) => say!("club-of-a-win", n),
        (n, ValueUnit::Goals) => say!("club-of-goals", n),
    };
    let strongest = all.beaten.map_or_else(none, |bot| games::title_of(bot.game, bot.difficulty).into());
    [
        (figure_of(all.played), id!("club-tile-played"), say!("club-tile-played-note")),
        (per_cent(all.share()), id!("club-tile-points"), say!("club-tile-points-note")),
        (score_of(all.scored, all.conceded), id!("club-tile-goals"), say!("club-tile-goals-note")),
        (figure_of(all.clean_sheets), id!("club-tile-clean-sheets"), say!("club-tile-clean-sheets-note")),
        (figure_of(all.longest_winning_streak), id!("club-tile-run"), say!("club-tile-run-note")),
        (best, id!("club-tile-best"), say!("club-tile-best-note")),
        (figure_of(all.comebacks), id!("club-tile-comebacks"), say!("club-tile-comebacks-note")),
        (
            DisplayText::verbatim(format!("{}/{}", kicks.scored, kicks.taken)),
            id!("club-tile-penalties"),
            say!("club-tile-penalties-note", out = faced.missed(), faced = faced.taken),
        ),
        (strongest, id!("club-tile-beaten"), say!("club-tile-beaten-note")),
        (time(all.secs), id!("club-tile-time"), say!("club-tile-time-note", n = all.matches_with_time)),
        (reported(figure(unit, -report_totals.value_lost())), id!("club-tile-decisions"), of.clone()),
        (reported(figure(unit, report_totals.luck())), id!("club-tile-luck"), of),
    ]
}

/// Returns the running score between two people: `Anna 7, Ben 5 in matches`.
pub(in super::super) fn running(pair: &HeadToHead) -> DisplayText {
    let [one, other] = pair.names.each_ref().map(|name| DisplayText::verbatim(name.as_str()));
    say!("club-between-score", one, won = pair.won[0], other, lost = pair.won[1])
}

/// Returns a time in hours and minutes.
fn time(secs: u64) -> DisplayText {
    let (hours, minutes) = (secs / 3600, secs / 60 % 60);
    match i64::try_from(hours).unwrap_or(i64::MAX) {
        0 => say!("page-minutes", n = minutes as i64),
        hours => say!("page-hours", n = hours, minutes = DisplayText::verbatim(format!("{minutes:02}"))),
    }
}

/// Returns a value as text, in its unit.
fn figure(unit: ValueUnit, value: f64) -> DisplayText {
    match unit {
        ValueUnit::Wins => signed_per_cent(value),
        ValueUnit::Goals => words::goals(value),
    }
}

/// Returns the heading of the plot of decisions, with its unit.
pub(super) const fn given(unit: ValueUnit) -> MessageId {
    match unit {
        ValueUnit::Wins => id!("club-plot-wins"),
        ValueUnit::Goals => id!("club-plot-goals"),
    }
}

/// Returns a value for the axis of the plot.
pub(super) fn edge(unit: ValueUnit, value: f64) -> DisplayText {
    match unit {
        ValueUnit::Wins => DisplayText::verbatim(format!("{:.0}", 100.0 * value)),
        ValueUnit::Goals => DisplayText::decimal(value, 1),
    }
}

/// Returns the progress towards an honour, such as `3/5`.
pub(super) fn progress_text(progress: &HonourProgress) -> DisplayText {
    DisplayText::verbatim(format!("{}/{}", progress.achieved, progress.required))
}

/// Returns when an honour was earned with that match.
pub(super) fn earned(archived: &ArchivedMatch, now: u64) -> DisplayText {
    say!("club-earned", when = ago_inside(now, archived.ended))
}

/// Returns the name of an earned honour, how it is earned, and the match that earned it.
pub(super) fn honour(progress: &HonourProgress, archived: &ArchivedMatch) -> DisplayText {
    let ended = match archived.ended_for_person() {
        Some(PersonResult::Won) => "won",
        Some(PersonResult::Drawn) => "drawn",
        Some(PersonResult::Lost) => "lost",
        None => "none",
    };
    say!(
        "club-earned-with",
        name = progress.honour.name(),
        how = progress.honour.how(),
        game = match_title(archived),
        players = players(archived),
        ended = MessageArg::selector(ended),
        score = goals(archived),
    )
}

/// Returns the letter of a result.
pub(super) const fn letter(ended: PersonResult) -> MessageId {
    match ended {
        PersonResult::Won => id!("competition-won"),
        PersonResult::Drawn => id!("competition-drawn"),
        PersonResult::Lost => id!("competition-lost"),
    }
}

/// Returns the ground of a result and the colour of the letter on it.
pub(super) const fn colours(ended: PersonResult) -> (Rgb, Rgb) {
    match ended {
        PersonResult::Won => (PITCH_EDGE, CHALK),
        PersonResult::Drawn => (MUTED, INK),
        PersonResult::Lost => (HOME_DARK, CHALK),
    }
}

/// Returns the heading of the costliest decisions of a side.
pub(super) fn costliest_heading(archived: &ArchivedMatch, seat: Seat, own: Seat) -> DisplayText {
    if seat == own && archived.person() == Some(own) {
        return say!("report-dearest-yours");
    }
    say!("report-dearest-of", name = DisplayText::verbatim(player(archived, seat).capitals()))
}

/// Returns a decision and its cost.
pub(super) fn costly_decision(verdict: &DecisionReview) -> (DisplayText, DisplayText) {
    let amount = review::amount(verdict.unit, verdict.cost);
    (say!("report-decision", n = verdict.n + 1, name = &verdict.chosen.name), say!("report-cost", amount))
}

/// Returns the value after that decision, counted from 0.
pub(super) fn at_decision(unit: ValueUnit, n: usize, value: f64) -> DisplayText {
    match unit {
        ValueUnit::Wins => say!("report-at-wins", n = n + 1, chance = per_cent(value)),
        ValueUnit::Goals => say!("report-at-goals", n = n + 1, lead = signed_tenths(value)),
    }
}
