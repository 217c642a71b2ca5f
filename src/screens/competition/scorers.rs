//! The table of the top scorers of a competition.

use super::fixtures::{cell, ruled_table};
use super::{CompetitionMsg, club_crest};
use crate::widgets::{GridTrack, Node, StyledText, column, row};
use competition::{Competition, TopScorer};
use stage::palette::{CHALK, MUTED};
use words::DisplayText;
use words::{id, say};

/// Maximum number of lines of the table.
const MAX_LINES: usize = 30;

/// Returns the table, with a note where the scorers of some matches are unknown.
pub(super) fn view(on: &Competition) -> Node<'static, CompetitionMsg> {
    let best = on.top_scorers(MAX_LINES);
    let (known, all) = on.scorers_known();
    let note = match (best.is_empty(), known < all) {
        (true, false) => Some(id!("competition-no-scorers").into()),
        (_, true) => Some(say!("competition-scorers-part", n = known, of = all)),
        (false, false) => None,
    };
    let tracks = [GridTrack::Fits, GridTrack::Share(1.0), GridTrack::Fits];
    let heads = [DisplayText::EMPTY, DisplayText::EMPTY, say!("competition-goals")];
    let lines = best.iter().enumerate().flat_map(|(k, line)| cells(on, line, k));
    let filled = ruled_table(&tracks, heads).children(lines);
    column()
        .gap(16.0)
        .rigid()
        .children((!best.is_empty()).then_some(filled))
        .children(note.map(|note: DisplayText| StyledText::note(note).size(24.0).node().rigid()))
}

/// Returns the cells of a line: the place, the player with crest and club, and the goals.
fn cells(on: &Competition, line: &TopScorer, k: usize) -> [Node<'static, CompetitionMsg>; 3] {
    let cell = || cell(on, line.side, k);
    let figure =
        |n: usize, colour| cell().at_end().child(StyledText::label(n.to_string()).colour(colour).one_line());
    let club = on.club(line.side);
    let words = row()
        .wrap()
        .gaps(14.0, 0.0)
        .grow()
        .child(StyledText::label(club.player(line.player)))
        .child(StyledText::note(&club.name));
    let who = cell().gap(12.0).child(club_crest(club, 42.0)).child(words);
    [figure(line.place, MUTED), who, figure(line.goals, CHALK)]
}
