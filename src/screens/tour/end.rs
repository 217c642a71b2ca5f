//! The end of a run: the cup or the last life, its points, and the line that proves it.

use bevy_egui::egui::vec2;

use super::{TourContext, TourMsg, pair, road};
use crate::screens::honours::cup;
use crate::theme::medal;
use crate::widgets::{Button, GridTrack, Node, StyledText, column, drawing, row, table};
use stage::palette::CHALK;
use store::SavedRun;
use tour::{Heat, RunPoints, medal_for, next_mark};
use words::{DisplayText, MessageArg, id, say};

/// Returns what points were earned with: each part that is not zero. Their sum `total` grows with the heat.
pub(super) fn parts_of(
    points: &RunPoints,
    total: u32,
    heat: Heat,
) -> impl Iterator<Item = (DisplayText, u32)> + use<> {
    let parts = [
        (say!("tour-points-wins"), points.wins),
        (say!("tour-points-strength"), points.strength),
        (say!("tour-points-margin"), points.margin),
        (say!("tour-points-stakes"), points.stakes),
        (say!("tour-points-helpers"), points.perks),
        (say!("tour-points-cup"), points.cup),
    ];
    let sum: u32 = parts.iter().map(|(_, n)| n).sum();
    let heat = (say!("tour-heat", n = heat.number()), total.saturating_sub(sum));
    parts.into_iter().chain([heat]).filter(|(_, n)| *n > 0)
}

/// Returns the page of the end; of two people, that of the one who got further.
pub(super) fn view<'a>(
    seen: &'a TourContext<'a>,
    shown: &'a SavedRun,
    pair: Option<[&'a SavedRun; 2]>,
) -> Node<'a, TourMsg> {
    let saved = pair.and_then(pair::further).unwrap_or(shown);
    let run = &saved.run;
    let (tour, points, won) = (run.tour(), run.points(), run.is_won() == Some(true));
    let head = if won { say!("tour-won") } else { say!("tour-lost", stop = run.stop() + 1) };
    let total = points.total(tour);
    let prize = if won {
        drawing((130.0, 150.0), |p, r| cup(p, r.center_bottom() - vec2(0.0, 4.0), 140.0))
    } else {
        let metal = medal_for(total);
        drawing((130.0, 130.0), move |p, r| medal::draw_disc(p, r.center(), 58.0, metal))
    };
    let reached =
        medal_for(total).map(|medal| say!("result-medal", medal = MessageArg::selector(medal.name())));
    let next = next_mark(total).map(|(mark, medal)| {
        say!("tour-next-medal", n = mark - total, medal = MessageArg::selector(medal.name()))
    });
    let opened = (won && tour.heat().next() == Some(seen.hardest_open()))
        .then(|| tour.heat().next())
        .flatten()
        .map(|heat| say!("tour-heat-opened", n = heat.number()));
    let rows = parts_of(points, total, tour.heat()).flat_map(|(words, n)| {
        let figure = StyledText::label(n.to_string()).size(28.0).colour(CHALK).one_line();
        [StyledText::label(words).size(28.0).node(), row().at_end().child(figure)]
    });
    let sum = table(&[GridTrack::Share(1.0), GridTrack::Fits]).gaps(20.0, 6.0).children(rows);
    let heat = seen.page.heat.unwrap_or_else(|| tour.heat());
    let again = Button::primary(id!("tour-again")).size(40.0).asks(TourMsg::Again(heat));
    let copies =
        Button::new(id!("tour-copy")).enabled(run.codes().is_some()).asks(TourMsg::Copy(saved.id.clone()));
    let picture = Button::new(id!("result-picture")).asks(TourMsg::Picture(saved.id.clone()));
    let heats = Button::new(id!("tour-heats")).asks(TourMsg::Heats);
    let message = seen.page.message.clone().map(|words| StyledText::label(words).size(26.0).colour(CHALK));
    let sentences = [Some(say!("tour-sum", n = total, tour = tour.in_words())), reached, next, opened];
    let left = column()
        .gap(10.0)
        .basis(620.0)
        .grow()
        .child(StyledText::title(head).size(60.0).colour(CHALK))
        .children(pair.map(pair::comparison))
        .children(
            sentences.into_iter().flatten().map(|words: DisplayText| StyledText::label(words).size(28.0)),
        )
        .child(row().wrap().gaps(16.0, 12.0).child(again).child(copies).child(picture).child(heats))
        .children(message);
    let right = column()
        .gap(10.0)
        .basis(480.0)
        .grow()
        .child(StyledText::heading(pair::points_of(saved)).size(30.0))
        .child(sum);
    let body =
        row().wrap().align_start().gaps(36.0, 20.0).rigid().child(prize.rigid()).child(left).child(right);
    column().gap(20.0).scrolls().pad(12.0, 12.0).child(road::view(seen, run)).child(body)
}
