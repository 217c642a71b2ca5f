//! Two people who play a tour in turn: how each stands, and at the end who got further.

use super::TourMsg;
use super::setup::in_words;
use super::stop::{ground, lives};
use crate::session::tour::TourRuns;
use crate::widgets::{GridTrack, Node, StyledText, column, row, table};
use stage::palette::{CHALK, MUTED};
use store::SavedRun;
use tour::TourRun;
use words::{DisplayText, Separator, id, say};

/// Returns both runs of two people, the first one's first; `None` if one person plays.
pub(super) fn both<'a>(runs: &'a TourRuns, saved: &'a SavedRun) -> Option<[&'a SavedRun; 2]> {
    let rival = runs.rival_of(saved)?;
    Some(if saved.run.is_second() { [rival, saved] } else { [saved, rival] })
}

/// Returns the name of the person of a run.
fn name(saved: &SavedRun) -> DisplayText {
    saved.person.as_ref().map_or(DisplayText::EMPTY, in_words)
}

/// Returns where a run stands: at a stop, out, or with the cup.
fn place(run: &TourRun) -> DisplayText {
    match run.is_won() {
        Some(true) => say!("tour-stake-cup"),
        Some(false) => say!("tour-out-at", stop = run.stop() + 1),
        None => say!("tour-stop", stop = run.stop() + 1),
    }
}

/// Returns how two people stand; the one whose turn it is has full colours.
pub(super) fn standing<'a>(pair: [&SavedRun; 2], in_turn: &SavedRun) -> Node<'a, TourMsg> {
    let each = pair.map(|saved| {
        let (run, is_next) = (&saved.run, saved.id == in_turn.id);
        let points = say!("tour-points", n = run.points().total(run.tour()));
        let words = DisplayText::list([name(saved), place(run), points], Separator::Dot);
        let colour = if is_next { CHALK } else { MUTED };
        row()
            .gap(12.0)
            .pad(12.0, 4.0)
            .surface(ground(is_next))
            .child(lives(run).rigid())
            .child(StyledText::label(words).size(26.0).colour(colour))
    });
    row().wrap().gaps(16.0, 6.0).children(each)
}

/// Returns what comes before another: the cup, then the stop, then the points.
fn rank(saved: &SavedRun) -> (bool, usize, u32) {
    let run = &saved.run;
    (run.is_won() == Some(true), run.stop(), run.points().total(run.tour()))
}

/// Returns the run that got further; `None` if both got equally far.
pub(super) fn further([first, second]: [&SavedRun; 2]) -> Option<&SavedRun> {
    match rank(first).cmp(&rank(second)) {
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Greater => Some(first),
        std::cmp::Ordering::Less => Some(second),
    }
}

/// Returns the end of a tour of two people: who got further, and how far each came.
pub(super) fn comparison<'a>(pair: [&SavedRun; 2]) -> Node<'a, TourMsg> {
    let words = match further(pair) {
        Some(saved) => say!("tour-got-further", name = name(saved)),
        None => say!("tour-equally-far"),
    };
    let rows = pair.into_iter().flat_map(|saved| {
        let points = saved.run.points().total(saved.run.tour()).to_string();
        [
            StyledText::label(name(saved)).size(28.0).colour(CHALK).node(),
            StyledText::label(place(&saved.run)).size(28.0).node(),
            row().at_end().child(StyledText::label(points).size(28.0).colour(CHALK).one_line()),
        ]
    });
    let tracks = [GridTrack::Share(1.0), GridTrack::Share(1.0), GridTrack::Fits];
    column()
        .gap(8.0)
        .child(StyledText::heading(words).size(36.0))
        .child(table(&tracks).gaps(20.0, 6.0).children(rows))
}

/// Returns the sentence that says whose turn it is.
pub(super) fn turn<'a>(in_turn: &SavedRun) -> Node<'a, TourMsg> {
    StyledText::heading(say!("tour-turn", name = name(in_turn))).size(34.0).node()
}

/// Returns the title of the column of a person's points.
pub(super) fn points_of(saved: &SavedRun) -> DisplayText {
    match &saved.person {
        Some(person) if saved.rival.is_some() => say!("tour-points-of", name = in_words(person)),
        _ => id!("tour-points-head").into(),
    }
}
