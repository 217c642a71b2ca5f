//! What the match has brought, and what is nearest after it, on the result page.

use bevy::prelude::ResMut;

use crate::flow::prefs::Prefs;
use crate::hud::pictures::PicturePainter;
use crate::hud::tour_strip::{draw_life, icon as perk_icon};
use crate::screens::club;
use crate::screens::portrait::draw_portrait;
use crate::screens::title::MatchSetup;
use crate::session::TableMatch;
use crate::session::tour::{TourNote, stop_result};
use crate::theme::ink;
use crate::widgets::{BoxSurface, Node, StyledText, column, drawing, row};
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
use stage::palette::{AMBER, CHALK, INK};
use tour::TourRun;
use words::{DisplayText, MessageArg, MessageId, id, say, score_of};

/// Largest number of honours that are shown as medals.
const MAX_MEDALS: usize = 3;
/// Side of an opponent's portrait, design units.
const FACE: f32 = 76.0;
/// Side of the sign on a badge, design units.
const SIGN: f32 = 32.0;
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

/// Returns what comes next: the word of the next opponent, else what was learnt about the last one, else what is
/// nearest. A tour has next opponents of its own (`is_tour`).
pub(super) fn next<'a, M: 'a>(
    gains: &MatchProgress,
    habit: Option<DisplayText>,
    is_tour: bool,
) -> Node<'a, M> {
    let line = |words: DisplayText, colour| StyledText::note(words).size(26.0).colour(colour);
    let next = word_of_next(gains).filter(|_| !is_tour).or_else(|| match habit {
        Some(habit) => Some((gains.opponent.map(|(opponent, _)| opponent), habit)),
        None => nearest(gains),
    });
    let next = next.map(|(speaker, words)| {
        let Some(speaker) = speaker else { return line(words, CHALK).centred().node() };
        let face = drawing((FACE, FACE), move |p, r| draw_portrait(p, r, speaker.portrait, Seat::Away));
        row().centred().gap(16.0).child(face.rigid()).child(line(words, CHALK))
    });
    column().rigid().gap(10.0).children(next)
}

/// A piece of news about the match: the sign for it, and one sentence.
pub(super) type ResultNote = (NoteIcon, DisplayText);

/// The sign of a piece of news.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NoteIcon {
    /// An icon.
    Named(&'static str),
    /// A life.
    Life,
}

/// Returns the news of a stop of a tour.
pub(super) fn of_stop(run: &TourRun) -> Vec<ResultNote> {
    let sign = |news: TourNote| match news {
        TourNote::Stop => NoteIcon::Named("flag-fill"),
        TourNote::LifeBack => NoteIcon::Life,
        TourNote::Helper(perk) => NoteIcon::Named(perk_icon(perk)),
    };
    stop_result(run).into_iter().map(|(news, words)| (sign(news), words)).collect()
}

/// Returns pieces of news as badges side by side, as many as a row has room for.
pub(super) fn badges<'a, M: 'a>(news: Vec<ResultNote>, art: PicturePainter<'a>) -> Node<'a, M> {
    let badge = |(sign, words): ResultNote| {
        let sign = drawing((SIGN, SIGN), move |p, r| match sign {
            NoteIcon::Named(icon) => art.icon(p, icon, r.center(), r.height(), AMBER),
            NoteIcon::Life => draw_life(p, r.center(), 0.42 * r.height(), true),
        });
        row()
            .gap(12.0)
            .pad(18.0, 8.0)
            .align_middle()
            .surface(BoxSurface::Fill(ink(INK), 14.0))
            .child(sign.rigid())
            .child(StyledText::note(words).size(26.0).colour(CHALK))
    };
    row().wrap().centred().gaps(12.0, 8.0).rigid().children(news.into_iter().map(badge))
}

/// Returns what the match has brought: the best news, and the results against the opponent unless this was the first
/// win.
pub(super) fn brought(gains: &MatchProgress, game: &dyn DynGame) -> Vec<ResultNote> {
    let icon = NoteIcon::Named;
    if let (Some((opponent, _)), Some(rank)) = (gains.opponent, gains.new_rank) {
        let words =
            say!("result-new-rank", bot = opponent.called(), game = game.info().title, rank, of = RUNGS);
        return vec![(icon("medal-fill"), words)];
    }
    let mut all = Vec::new();
    if gains.new_medal.is_some() {
        all.push((icon("medal-fill"), say!("result-new-medal")));
    } else if let Some((ours, theirs)) = gains.new_record {
        all.push((icon("chart-bar-fill"), say!("result-new-record", score = score_of(ours, theirs))));
    } else if gains.streak > 1 {
        all.push((icon("lightning-fill"), say!("result-streak", n = gains.streak)));
    }
    if let Some((opponent, record)) = gains.opponent {
        let (won, drawn, lost) = (record.won, record.drawn, record.lost);
        let words =
            say!("result-record", bot = opponent.called(), game = game.info().title, won, drawn, lost);
        all.push((icon("user-fill"), words));
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

/// A sentence about what comes next, and the opponent that it is about, if any.
type NextWords = (Option<&'static Opponent>, DisplayText);

/// Returns what the next opponent says, after a first win over the one below.
fn word_of_next(gains: &MatchProgress) -> Option<NextWords> {
    let (next, reached) = (gains.next_opponent?, gains.new_rank?);
    let words = *CHALLENGES.get(reached.checked_sub(1)?)?;
    Some((Some(next), say!("result-challenge", bot = next.called(), words)))
}

/// Returns the sentence on what is nearest.
fn nearest(gains: &MatchProgress) -> Option<NextWords> {
    if let Some(honour) = &gains.nearest_honour {
        let name = honour.honour.name();
        return Some((
            None,
            say!("result-nearest-honour", name, have = honour.achieved, of = honour.required),
        ));
    }
    let next = gains.next_opponent?;
    Some((Some(next), say!("result-nearest-opponent", bot = next.called(), line = next.line)))
}

/// Returns the honours of the match as medals, with at most [`MAX_MEDALS`] of them and the number of the rest.
pub(super) fn earned<'a, M: 'a>(honours: &'a [Honour], art: PicturePainter<'a>) -> Node<'a, M> {
    let (shown, more) = honours.split_at(honours.len().min(MAX_MEDALS));
    let more = (!more.is_empty()).then(|| StyledText::note(say!("result-honours-more", n = more.len())));
    let badges = shown.iter().map(|honour| club::honours::badge(*honour, art).basis(160.0));
    row().wrap().centred().gaps(20.0, 8.0).rigid().children(badges).children(more)
}

/// Returns the requirement of the next medal, in a game with medals.
pub(super) fn next_medal(the_match: &TableMatch, outcome: &Outcome) -> Option<DisplayText> {
    let one = the_match.state.seats() == SeatSet::one(Seat::Home);
    let lead = outcome.score[Seat::Home].saturating_sub(outcome.score[Seat::Away]);
    let medals = the_match.game.info().medals;
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
    prefs.settings.device.last_match = Some(setup.remember());
}
