//! The table of an evening, and how it ended.

use std::cmp::Reverse;

use bevy_egui::egui::vec2;

use super::EveningMsg;
use crate::screens::honours::cup;
use crate::theme::ink;
use crate::widgets::{BoxSurface, GridTrack, Node, StyledText, column, drawing, row, table as grid};
use evening::{Evening, EveningFormat, EveningTableRow};
use stage::palette::{AMBER, CHALK, INK, MUTED, NAVY, NAVY_3};
use words::{DisplayText, score_of};
use words::{id, say};

/// Returns the table: the best side first, across the games.
pub(super) fn table(evening: &Evening) -> Node<'static, EveningMsg> {
    let cups = evening.plan().format == EveningFormat::Cup;
    let rows = evening.table();
    let guesses = rows.len() > 2;
    let leads = rows.first().is_some_and(|first| first.won > 0);
    let mut heads = vec![DisplayText::EMPTY, say!("evening-played"), say!("evening-won")];
    // A cup counts instead of a run: there is no room for both in large text.
    heads.extend([
        say!("evening-goals"),
        if cups { say!("evening-cups") } else { say!("evening-best-streak") },
    ]);
    heads.extend(guesses.then(|| say!("evening-guessed")));
    heads.push(say!("evening-points"));
    let tracks: Vec<GridTrack> =
        (0..heads.len()).map(|k| if k == 0 { GridTrack::Share(1.0) } else { GridTrack::Fits }).collect();
    let heads = heads
        .into_iter()
        .map(|head| row().pad(10.0, 2.0).at_end().child(StyledText::note(head).size(22.0).one_line()));
    let cell = |k: usize| {
        let ground = if k == 0 && leads { NAVY_3 } else { [INK, NAVY][k % 2] };
        row().pad(10.0, 8.0).surface(BoxSurface::Fill(ink(ground), 0.0))
    };
    let lines = rows.into_iter().enumerate().flat_map(|(k, of)| {
        let figure = |words: String, colour| {
            cell(k).at_end().child(StyledText::label(words).size(28.0).colour(colour).one_line())
        };
        let name = StyledText::label(evening.name(of.side)).size(30.0);
        let mut cells = vec![cell(k).child(name.colour(if of.here { CHALK } else { MUTED }))];
        cells.extend([of.played, of.won].map(|n| figure(n.to_string(), MUTED)));
        cells.push(figure(score_of(of.scored, of.conceded).shown(), MUTED));
        cells.push(if cups {
            figure(of.cups.to_string(), AMBER)
        } else {
            figure(of.streak.to_string(), MUTED)
        });
        cells.extend(guesses.then(|| figure(guessed(&of).shown(), MUTED)));
        cells.push(figure(of.points().to_string(), CHALK));
        cells
    });
    let lines: Vec<_> = lines.collect();
    grid(&tracks).gaps(0.0, 4.0).stretch().rigid().children(heads).children(lines)
}

/// Returns how many guesses of a side were right.
fn guessed(of: &EveningTableRow) -> DisplayText {
    say!("evening-guessed-of", n = of.right, of = of.guessed)
}

/// Returns how the evening ended: its winner, what else there is to be proud of, and the table.
pub(super) fn over(evening: &Evening, another: Node<'static, EveningMsg>) -> Node<'static, EveningMsg> {
    let rows = evening.table();
    let best = rows.first().filter(|of| of.won > 0);
    let shared = rows.get(1).filter(|of| best.is_some_and(|best| best.rank() == of.rank()));
    let head = match best {
        Some(of) if shared.is_some() => {
            let [one, other] =
                [Some(of), shared].map(|of| of.map_or(DisplayText::EMPTY, |of| evening.name(of.side)));
            let [one, other] = [one, other].map(|name| DisplayText::verbatim(name.capitals()));
            say!("evening-shared", one, other)
        }
        Some(of) => {
            say!("evening-winner", name = DisplayText::verbatim(evening.name(of.side).capitals()))
        }
        None => say!("evening-nobody-won"),
    };
    let streak = rows.iter().rev().max_by_key(|of| of.streak).filter(|of| of.streak > 1);
    let streak = streak.map(|of| say!("evening-longest-streak", name = evening.name(of.side), n = of.streak));
    // The person with the most right guesses; of equals the one with the fewest guesses.
    let guesser =
        rows.iter().rev().max_by_key(|of| (of.right, Reverse(of.guessed))).filter(|of| of.right > 0);
    let guesser = guesser
        .map(|of| say!("evening-best-guesser", name = evening.name(of.side), n = of.right, of = of.guessed));
    let matches = say!("evening-summary", n = evening.played().len(), minutes = evening.secs() / 60);
    let remarks = streak.into_iter().chain(guesser).chain([matches]);
    let trophy = drawing((150.0, 170.0), |p, r| cup(p, r.center_bottom() - vec2(0.0, 4.0), 160.0));
    let left = column()
        .gap(14.0)
        .basis(560.0)
        .grow()
        .children(best.map(|_| trophy.rigid()))
        .child(StyledText::title(head).size(64.0))
        .children(remarks.map(|words| StyledText::label(words).size(30.0)))
        .child(another.rigid());
    let head = StyledText::heading(id!("evening-table")).size(30.0);
    let right = column().gap(12.0).basis(700.0).grow().child(head).child(table(evening));
    row().wrap().align_start().gaps(40.0, 24.0).scrolls().pad(12.0, 12.0).child(left).child(right)
}
