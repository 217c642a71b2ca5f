//! Which files hold the same match. A match is known by its identity and by who played it. So a copy that a
//! synchronised folder leaves, or one that is imported again, counts once.

use std::collections::BTreeMap;

use super::archive_index::ArchiveEntry;
use super::archived_match::ArchivedMatch;
use super::identity::MatchIdentity;
use super::saved_match::{LoadedMatch, MatchId, SavedMatch};
use engine::BySeat;

/// Returns true if both files agree about the players. A bare record says nothing about them.
pub(crate) fn same_players(one: &ArchivedMatch, other: &ArchivedMatch) -> bool {
    match (one.controllers, other.controllers) {
        (Some(one_who), Some(other_who)) => one_who == other_who && one.names == other.names,
        _ => true,
    }
}

/// Returns the finished matches that are copies of another, each with the one that is listed in its place: the one that
/// names its players and ended first.
pub(crate) fn copies(lines: &BTreeMap<MatchId, ArchiveEntry>) -> BTreeMap<MatchId, MatchId> {
    let mut alike: BTreeMap<&MatchIdentity, Vec<&ArchivedMatch>> = BTreeMap::new();
    for line in lines.values() {
        alike.entry(&line.identity).or_default().push(&line.archived);
    }
    let mut copies = BTreeMap::new();
    for mut all in alike.into_values().filter(|all| all.len() > 1) {
        all.sort_by_key(|archived| (archived.controllers.is_none(), archived.ended, &archived.id));
        let mut listed: Vec<&ArchivedMatch> = Vec::new();
        for archived in all {
            match listed.iter().find(|first| same_players(first, archived)) {
                Some(first) => drop(copies.insert(archived.id.clone(), first.id.clone())),
                None => listed.push(archived),
            }
        }
    }
    copies
}

/// Returns true if `one` is a match in play that `other` has played further, or a copy of it: under the same name but
/// for what a synchronised folder appended to it, or with the same decisions.
pub(crate) fn is_within(one: &LoadedMatch, other: &LoadedMatch) -> bool {
    let (a, b) = (&one.saved, &other.saved);
    let (played, further) = (&one.replayed.decisions, &other.replayed.decisions);
    let begun_as_one = a.id.original_name() == b.id.original_name() && further.starts_with(played);
    (begun_as_one || !played.is_empty() && played == further) && same_start(a, b)
}

/// Returns true if two matches in play began alike, between the same players.
fn same_start(a: &SavedMatch, b: &SavedMatch) -> bool {
    let options = |saved: &SavedMatch| {
        let game = games::find(&saved.record.game)?;
        game.options(saved.record.options.get_ron()).ok()
    };
    let players = |saved: &SavedMatch| (BySeat::new(saved.home, saved.away), saved.names.clone());
    a.record.game == b.record.game
        && a.record.seed == b.record.seed
        && a.lesson == b.lesson
        && players(a) == players(b)
        && options(a) == options(b)
}

/// Removes the copies among matches in play: see [`is_within`]. Of equal ones the one with the shorter name stays.
pub(crate) fn without_copies(found: Vec<LoadedMatch>) -> Vec<LoadedMatch> {
    let plainer = |one: &LoadedMatch, other: &LoadedMatch| {
        let name = |found: &LoadedMatch| (found.saved.id.to_string().len(), found.saved.id.clone());
        name(one) < name(other)
    };
    let copy = |n: usize, one: &LoadedMatch| {
        found.iter().enumerate().any(|(k, other)| {
            k != n && is_within(one, other) && (!is_within(other, one) || plainer(other, one))
        })
    };
    let copies: Vec<bool> = found.iter().enumerate().map(|(n, one)| copy(n, one)).collect();
    found.into_iter().zip(copies).filter(|(_, copy)| !copy).map(|(found, _)| found).collect()
}
