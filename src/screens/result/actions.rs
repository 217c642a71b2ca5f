//! The actions on a result: the one next step, and what else can be done with the match.

use super::{ResultContext, ResultMsg, day, gains};
use crate::flow::page::{AppPage, Navigate};
use crate::widgets::{self, Button, Node, Pressable, StyledText, row};
use engine::{Seat, SeatSet};
use words::{DisplayText, id, say};

/// Width of a button before it grows, design units.
const BASIS: f32 = 200.0;
/// The same for those that lead away from the match.
const SMALL: f32 = 130.0;

impl<'a> ResultContext<'a> {
    /// Returns the buttons to go on: the one next step, the way to the title, and the one that shows everything else.
    pub(super) fn first_row(&self) -> Node<'a, ResultMsg> {
        let the_match = self.the_match;
        let to_evening = ResultMsg::Go(Navigate::Title(Some(AppPage::Evening)));
        let (label, message) = if let Some(evening) = self.evening {
            let label = match evening.next_fixture() {
                Some(due) => {
                    let name = |seat| DisplayText::verbatim(evening.name(due.sides[seat]).capitals());
                    let [home, away] = Seat::BOTH.map(name);
                    say!("result-evening-next", home, away)
                }
                None => say!("result-evening-over"),
            };
            (label, to_evening)
        } else if the_match.tour.is_some() || self.tour_waits {
            let label = if self.over { id!("result-see-the-end") } else { id!("result-tour-goes-on") };
            (label.into(), ResultMsg::Go(Navigate::Title(Some(AppPage::Tour))))
        } else if the_match.occasion.is_some() {
            let label = match () {
                () if self.lifts => id!("result-lift-the-cup"),
                () if self.over => id!("result-see-the-end"),
                () => id!("result-to-the-competition"),
            };
            (label.into(), ResultMsg::Go(Navigate::Title(Some(AppPage::Competition))))
        } else if the_match.start_request.day.is_some() {
            (say!("result-to-the-calendar"), ResultMsg::Go(Navigate::Title(Some(AppPage::Day))))
        } else if the_match.start_request.lesson.is_some() {
            (say!("result-real-match"), ResultMsg::Real)
        } else {
            (say!("result-again"), ResultMsg::Again(None))
        };
        let (label, message, again) = match self.gains.and_then(gains::challenge) {
            Some(next) if the_match.occasion.is_none() && the_match.start_request.day.is_none() => {
                let meet = say!("result-meet", bot = next.called());
                (meet, ResultMsg::Meet(next.difficulty), Some((label, message)))
            }
            _ => (label, message, None),
        };
        let again = again.map(|(label, message)| Button::new(label).asks(message).basis(BASIS).grow());
        // Where somebody waits for the loser's place, the winner stays on; the same two can play again beside it.
        let stays_on = self.next_up.as_ref().map(|(loser, name)| {
            let name = DisplayText::verbatim(name.as_str());
            (say!("result-stays-on", name), ResultMsg::StaysOn(*loser))
        });
        let (label, message, other) = match stays_on {
            Some((stays_on, stay)) => {
                (stays_on, stay, Some(Button::new(label).asks(message).basis(BASIS).grow()))
            }
            None => (label, message, again),
        };
        let next = Button::primary(label);
        let next = if self.looked_back { next.never_initial_focus() } else { next };
        let leave = Button::new(say!("result-title")).asks(ResultMsg::Go(Navigate::Title(None)));
        let more = if self.more { say!("result-less") } else { say!("result-more") };
        let more = Button::new(more).asks(ResultMsg::More).basis(SMALL).grow();
        // As wide as what scrolls above.
        let row = row().wrap().gap(16.0).stretch().pad(widgets::BAR, 0.0).rigid();
        row.child(next.asks(message).basis(2.0 * BASIS).share(2.0))
            .children(other)
            .child(leave.basis(SMALL).grow())
            .child(more)
    }

    /// Returns the buttons of what else can be done with the match.
    pub(super) fn second_row(&self) -> Node<'a, ResultMsg> {
        let the_match = self.the_match;
        let played = self.seating.humans() != SeatSet::NONE;
        let lesson = the_match.start_request.lesson.is_some();
        let seed = the_match.state.record().seed;
        let plain = the_match.occasion.is_none() && !lesson;
        let press = Pressable::new(say!("result-coach")).enabled(played);
        let press = if self.looked_back { press.initial_focus() } else { press };
        let words = StyledText::label(say!("result-coach")).size(32.0).colour(press.letters());
        let coach = row()
            .gap(14.0)
            .pad(24.0, 8.0)
            .min_height(56.0)
            .centred()
            .press(press, ResultMsg::Go(Navigate::To(AppPage::Review)))
            .child(words)
            .children(played.then(|| widgets::cap(self.coach.clone(), 26.0, false)));
        let of_day = day::day_of_person(the_match, self.seating).is_some();
        let copy = if of_day { id!("result-copy-day") } else { id!("result-copy") };
        // A lesson, and a match of bots alone, has no report.
        let buttons = [
            self.next_lesson.then(|| Button::new(say!("result-next-lesson")).asks(ResultMsg::NextLesson)),
            (played && !lesson).then(|| Button::new(say!("result-report")).asks(ResultMsg::Report)),
            Some(coach),
            Some(Button::new(say!("result-watch-again")).asks(ResultMsg::Watch)),
            Some(Button::new(say!("result-last-turn")).enabled(self.can_end).asks(ResultMsg::End)),
            plain.then(|| Button::new(say!("result-same-deal")).asks(ResultMsg::Again(Some(seed)))),
            Some(Button::new(say!("result-picture")).asks(ResultMsg::Picture)),
            Some(Button::new(copy).asks(ResultMsg::Copy)),
        ];
        row()
            .wrap()
            .gap(16.0)
            .stretch()
            .pad(6.0, 6.0)
            .rigid()
            .children(buttons.into_iter().flatten().map(|button| button.basis(BASIS).grow()))
    }
}
