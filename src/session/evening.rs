//! The evening of several people: the match at the table as a part of it, whose turn it is in a team, and its results.

use bevy::prelude::*;

use super::{Seating, TableMatch};
use crate::flow::prefs::Prefs;
use engine::{Outcome, Seat};
use evening::{Evening, EveningFixture, EveningRound};
use players::people::PersonName;
use store::{ArchivedMatch, SavedMatch};
use words::{DisplayText, say};

/// A match at the table as a part of an evening.
#[derive(Clone)]
pub struct EveningPart {
    /// The match of the evening.
    pub fixture: EveningFixture,
    /// The name of the side that comes on after it, if that is known.
    pub next_up: Option<DisplayText>,
}

impl EveningPart {
    /// Returns the evening's part in the match with that game and seed, if it is the one that is due.
    pub(super) fn of(evening: &Evening, game: &str, seed: u64) -> Option<Self> {
        let fixture = evening.fixture_for(game, seed)?;
        Some(Self { fixture, next_up: evening.next_up().map(|side| evening.name(side)) })
    }
}

/// Returns a match of the evening in words: what it is a part of.
pub fn round_words(evening: &Evening, fixture: &EveningFixture) -> DisplayText {
    match fixture.round {
        EveningRound::Streak(None) => say!("evening-match", n = fixture.number),
        EveningRound::Streak(Some((side, won))) => {
            say!("evening-streak", name = evening.name(side), n = won)
        }
        EveningRound::League(n) => say!("evening-round-of-league", n),
        EveningRound::Cup(n, left) => say!("evening-round-of-cup", n, left),
    }
}

/// Names the person at the hand of each team: its two people take turns.
pub(super) fn take_turns(the_match: Res<TableMatch>, mut seating: ResMut<Seating>, prefs: Res<Prefs>) {
    let (Some(occasion), Some(evening)) = (&the_match.evening, &prefs.settings.profiles.evening) else {
        return;
    };
    if !evening.plan().teams {
        return;
    }
    for seat in Seat::BOTH {
        let side = occasion.fixture.sides[seat];
        let decisions = the_match.state.record().actions.iter().filter(|action| action.0 == seat).count();
        let name =
            match (evening.person_to_move(side, decisions), evening.person_to_move(side, decisions + 1)) {
                (Some(now), Some(next)) if the_match.state.outcome().is_none() => {
                    say!("evening-at-hand", now = called(now), next = called(next))
                }
                _ => evening.name(side),
            };
        if seating.names[seat].as_ref() != Some(&name) {
            seating.names[seat] = Some(name);
        }
    }
}

fn called(name: &PersonName) -> DisplayText {
    DisplayText::verbatim(name.as_str())
}

/// Counts a match that is over, if it is the one that is due.
pub(super) fn note_result(saved: &SavedMatch, outcome: &Outcome, prefs: &mut ResMut<Prefs>) {
    let is_it = |evening: &Evening| evening.fixture_for(&saved.record.game, saved.record.seed).is_some();
    if prefs.settings.profiles.evening.as_ref().is_some_and(is_it)
        && let Some(evening) = &mut prefs.settings.profiles.evening
    {
        evening.count(outcome.into(), saved.secs.unwrap_or_default());
    }
}

/// Counts the match that is due from the archive, if the game was ended before it was counted. Changes nothing
/// otherwise.
pub(super) fn settle(matches: &[ArchivedMatch], prefs: &mut ResMut<Prefs>) {
    let archived = |evening: &Evening| {
        let due = evening.next_fixture()?;
        matches.iter().find(|archived| archived.game == due.game.id() && archived.seed == due.seed)
    };
    while let Some(archived) = prefs.settings.profiles.evening.as_ref().and_then(archived)
        && let Some(evening) = &mut prefs.settings.profiles.evening
    {
        evening.count(archived.result, archived.secs.unwrap_or_default());
    }
}
