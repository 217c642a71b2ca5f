//! What the match has brought, and what is nearest after it, on the result page.

use bevy::prelude::ResMut;

use crate::flow::prefs::Prefs;
use crate::screens::rank;
use crate::screens::title::MatchSetup;
use crate::session::TableMatch;
use crate::widgets::{Node, StyledText, column, row};
use ai::Difficulty;
use ai::opponent::Opponent;
use career::PersonResult;
use career::honours::Honour;
use career::ladder::{self, RUNGS};
use career::match_progress::MatchProgress;
use career::opponent_record::{CLEAR_WIN, LastMatch};
use engine::{BySeat, Outcome, Seat, SeatSet};
use games::GAMES;
use games::dyn_game::DynGame;
use players::controller::Controller;
use stage::palette::{AMBER, CHALK};
use words::{DisplayText, MessageArg, MessageId, Separator, id, say, score_of};

/// The opponent of the first match after a lesson.
pub(super) const FIRST: Difficulty = Difficulty::Amateur;

/// Returns the line on the first opponent after a lesson.
pub(super) fn first_opponent<'a, M: 'a>(game: &dyn DynGame) -> Node<'a, M> {
    let (first, rank) = (game.opponent(FIRST), ladder::rank(game, FIRST));
    let words = say!("result-first-opponent", bot = first.called(), rank, of = RUNGS, line = first.line);
    StyledText::note(words).size(26.0).centred().node().rigid()
}

/// Returns the opponent that the large button leads to: the one above, after a first win over the strongest so far, and
/// after a clear win over any.
pub(super) fn challenge(gains: &MatchProgress) -> Option<&'static Opponent> {
    let (_, record) = gains.opponent?;
    let LastMatch { result, goals: (ours, theirs), .. } = record.last?;
    let clear = ours.saturating_sub(theirs) >= CLEAR_WIN;
    gains.next_opponent.filter(|_| result == PersonResult::Won && (gains.new_rank.is_some() || clear))
}

/// Returns both lines, as far as there is something to say: what the match has brought, and what is nearest.
pub(super) fn view<'a, M: 'a>(gains: &MatchProgress) -> Node<'a, M> {
    let brought = brought(gains);
    let brought = (!brought.is_empty()).then(|| DisplayText::list(brought, Separator::Space));
    let line = |words: DisplayText, colour| StyledText::note(words).size(26.0).colour(colour).centred();
    let pips = gains.new_rank.map(|rank| row().centred().child(rank::pips(rank, AMBER)));
    let lines = column().rigid().gap(4.0).children(pips).children(brought.map(|words| line(words, AMBER)));
    lines.children(word_of_next(gains).or_else(|| nearest(gains)).map(|words| line(words, CHALK)))
}

/// Returns the sentences on what the match has brought: the best news, and the results against the opponent.
fn brought(gains: &MatchProgress) -> Vec<DisplayText> {
    let mut all = Vec::new();
    if let (Some((opponent, _)), Some(rank)) = (gains.opponent, gains.new_rank) {
        all.push(say!("result-new-rank", bot = opponent.called(), rank, of = RUNGS));
    } else if gains.new_medal.is_some() {
        all.push(say!("result-new-medal"));
    } else if let Some((ours, theirs)) = gains.new_record {
        all.push(say!("result-new-record", score = score_of(ours, theirs)));
    } else if gains.streak > 1 {
        all.push(say!("result-streak", n = gains.streak));
    }
    if let Some((opponent, record)) = gains.opponent {
        let (won, drawn, lost) = (record.won, record.drawn, record.lost);
        all.push(say!("result-record", bot = opponent.called(), won, drawn, lost));
    }
    all
}

/// What an opponent says to somebody who has just beaten the one below for the first time, from the second weakest on.
const CHALLENGES: [MessageId; RUNGS - 1] = [
    id!("challenge-2"),
    id!("challenge-3"),
    id!("challenge-4"),
    id!("challenge-5"),
    id!("challenge-6"),
    id!("challenge-7"),
    id!("challenge-8"),
];

/// Returns what the next opponent says, after a first win over the one below.
fn word_of_next(gains: &MatchProgress) -> Option<DisplayText> {
    let (next, reached) = (gains.next_opponent?, gains.new_rank?);
    let words = *CHALLENGES.get(reached.checked_sub(1)?)?;
    Some(say!("result-challenge", bot = next.called(), words))
}

/// Returns the sentence on what is nearest.
fn nearest(gains: &MatchProgress) -> Option<DisplayText> {
    if let Some(honour) = &gains.nearest_honour {
        let name = honour.honour.name();
        return Some(say!("result-nearest-honour", name, have = honour.have, of = honour.of));
    }
    let next = gains.next_opponent?;
    Some(say!("result-nearest-opponent", bot = next.called(), line = next.line))
}

/// Returns the sentence on the honours of the match, with at most three by name.
pub(super) fn earned(honours: &[Honour]) -> Option<DisplayText> {
    let (named, more) = honours.split_at(honours.len().min(3));
    let more = (!more.is_empty()).then(|| say!("result-honours-more", n = more.len()));
    let names = named.iter().map(|honour| honour.name().into()).chain(more);
    let names = DisplayText::list(names, Separator::And);
    (!honours.is_empty()).then(|| say!("result-honours", n = honours.len(), names))
}

/// Returns the requirement of the next medal, in a game with medals.
pub(super) fn next_medal(the_match: &TableMatch, outcome: &Outcome) -> Option<DisplayText> {
    let one = the_match.live.seats() == SeatSet::one(Seat::Home);
    let lead = outcome.score[Seat::Home].saturating_sub(outcome.score[Seat::Away]);
    let medals = the_match.game.sheet().medals;
    let (needs, medal) = medals.iter().find(|(needs, _)| lead < *needs && one)?;
    Some(say!("result-next-medal", medal = MessageArg::selector(medal.name()), n = *needs))
}

/// Lets the title offer this game and these players afterwards, and at the next start.
pub(super) fn keep_choice(
    setup: &mut MatchSetup,
    game: &dyn DynGame,
    controllers: BySeat<Controller>,
    prefs: &mut ResMut<Prefs>,
) {
    if let Some(place) = GAMES.iter().position(|known| known.id() == game.id())
        && setup.game().is_none_or(|chosen| chosen.id() != game.id())
    {
        setup.choose(place);
    }
    (setup.controllers, setup.matches_strength) = (controllers, false);
    prefs.settings.last_match = Some(setup.remember());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn honours_are_named_in_one_sentence() {
        let text = |n: usize| earned(&Honour::ALL[..n]);
        assert_eq!(text(0), None);
        assert_eq!(text(1).unwrap(), "Honour earned: Off the mark.");
        assert_eq!(text(2).unwrap(), "Honours earned: Off the mark and A regular.");
        assert_eq!(text(5).unwrap(), "Honours earned: Off the mark, A regular, Ten hours and 2 more.");
    }
}
