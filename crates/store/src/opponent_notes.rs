//! What a person has seen of a bot: a notebook of the kind that readers keep, made of archived matches.

use super::{ArchivedMatch, MatchOpponent, NotebookKey, Store};
use ai::opponent_model::Notebook;
use engine::{Record, Seat};

/// The largest number of matches that count: the newest ones.
const MAX_MATCHES: usize = 20;

impl Store {
    /// Returns the records of this person's newest matches against the bot of this difficulty, the oldest first, each
    /// with the seat of the person. A lesson is no such match.
    pub fn matches_against(&mut self, key: &NotebookKey) -> Vec<(Record, Seat)> {
        let met = |archived: &&ArchivedMatch| {
            archived.game == key.game
                && archived.lesson.is_none()
                && archived.rival() == Some(MatchOpponent::Bot(key.difficulty))
                && archived.person().is_some_and(|seat| archived.names[seat] == key.person)
        };
        let index = self.archive(usize::MAX);
        let newest = index.matches.iter().filter(met).take(MAX_MATCHES);
        let mut records: Vec<(Record, Seat)> = newest
            .filter_map(|archived| Some((self.finished_record(&archived.id)?, archived.person()?)))
            .collect();
        records.reverse();
        records
    }
}

/// Returns the notebook that the reader of a game would have kept in these matches, each at that seat; `None` if no bot
/// of the game keeps notebooks. A record that cannot be replayed counts for nothing.
#[must_use]
pub fn notebook_of<'a>(
    game: &str,
    matches: impl IntoIterator<Item = &'a (Record, Seat)>,
) -> Option<Notebook> {
    let game = games::find(game)?;
    let (reader, blank) = (game.notebook_difficulty()?, game.empty_notebook()?);
    Some(matches.into_iter().fold(blank, |notebook, (record, seat)| {
        game.noted_after(record, reader, *seat, &notebook).unwrap_or(notebook)
    }))
}
