//! A lesson at the table: what the step at hand asks is all that can be taken, and the other side waits for it. Where the
//! lesson stands follows from the record, so that undo, leaving and going on need nothing of their own.

use std::path::Path;
use std::sync::Arc;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::Match;
use super::ask::OpenDecisions;
use crate::controller::Controller;
use crate::engine::{BySeat, Seat};
use crate::flow::action::{Hands, InputAction};
use crate::flow::start::Lesson;
use crate::games::dyn_match::DynMatch;
use crate::levels::lesson::{LessonPlan, Want};
use crate::levels::{folder, lesson_of};
use crate::stage::offer::{Offer, Picking};
use crate::table::cards::CardClicked;
use crate::table::playback::Playback;

/// The lesson of the match at the table.
#[derive(Clone, Debug)]
pub struct Class {
    /// The name of its level.
    pub name: String,
    course: Arc<LessonPlan>,
    /// How many steps have been looked at.
    looked: usize,
    /// The step at which something else was tried.
    refused: Option<usize>,
}

impl Class {
    /// The lesson as it was asked for, its steps read where they are not given. One that somebody else shall play, or
    /// that is not there any more, has none.
    pub(super) fn new(lesson: &Lesson, live: &dyn DynMatch, who: BySeat<Controller>, assets: &Path) -> Self {
        let record = live.record();
        let read = || lesson_of(&folder(assets, &record.game), &lesson.name, record);
        let course = lesson.course.clone().or_else(read);
        let fits = |course: &LessonPlan| {
            let bot = !live.seats().has(!course.pupil) || who[!course.pupil] != Controller::Human;
            who[course.pupil] == Controller::Human && bot
        };
        let none = || Arc::new(LessonPlan { pupil: Seat::Home, steps: Vec::new() });
        let course = course.filter(|course| fits(course)).unwrap_or_else(none);
        Self { name: lesson.name.clone(), course, looked: 0, refused: None }
    }
}

/// What the hand says to a lesson.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nod {
    /// It has looked: on to the next step.
    On,
    /// It wants to play without.
    Skip,
    /// It tried something that is not asked now.
    Refused,
}

impl Match {
    /// What the lesson wants next; nothing where there is none.
    #[must_use]
    pub fn wants(&self) -> Want<'_> {
        match &self.lesson {
            // Over is over, whatever was still to be said.
            Some(_) if self.outcome().is_some() => Want::Nothing,
            Some(class) => class.course.wants(&self.live.record().actions, class.looked),
            None => Want::Nothing,
        }
    }

    /// The number of the step that is on, from 0.
    #[must_use]
    pub fn step(&self) -> Option<usize> {
        match self.wants() {
            Want::Look(k, _) | Want::Play(k, _) => Some(k),
            Want::Reply(_) | Want::Nothing => None,
        }
    }

    /// How many steps the lesson has.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.lesson.as_ref().map_or(0, |class| class.course.steps.len())
    }

    /// Whether something else was tried at the step that is on.
    #[must_use]
    pub fn refused(&self) -> bool {
        let step = self.step();
        step.is_some() && self.lesson.as_ref().is_some_and(|class| class.refused == step)
    }

    /// Whether that can be done now: in a lesson, what is asked.
    #[must_use]
    pub fn allows(&self, offer: &Offer) -> bool {
        match self.wants() {
            Want::Play(_, step) => step.allows(&offer.action),
            _ => true,
        }
    }

    /// The state of a decision of that seat that is made of several cards: in a lesson, of those that are asked.
    #[must_use]
    pub fn picking(&self, seat: Seat, chosen: &[u16]) -> Option<Picking> {
        let mut picking = self.asking(seat).picking(seat, chosen)?;
        if let Want::Play(_, step) = self.wants() {
            if step.cards.is_empty() && !step.any {
                return None;
            }
            if !step.any {
                picking.open.retain(|piece| step.cards.contains(piece));
                picking.done = picking.done.filter(|done| step.allows(&done.action));
                picking.suggestion.clear();
            }
        }
        Some(picking)
    }
}

/// Adds what hands say to a lesson.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<Nod>();
}

/// Keys that lead on, and what is tried though it is not asked.
pub(super) fn hear(
    (hands, asked): (Res<Hands>, Res<OpenDecisions>),
    (session, playback): (Res<Match>, Res<Playback>),
    mut clicked: MessageReader<CardClicked>,
    mut nods: MessageWriter<Nod>,
) {
    let wants = session.wants();
    if wants != Want::Nothing && hands.just(InputAction::HideCards) {
        nods.write(Nod::Skip);
    }
    if !playback.idle() {
        clicked.clear();
        return;
    }
    match wants {
        Want::Look(..) => {
            clicked.clear();
            if hands.just(InputAction::Confirm) || hands.just(InputAction::Proceed) {
                nods.write(Nod::On);
            }
        }
        Want::Play(..) => {
            let Some(seat) = asked.seat() else { return };
            let open = |piece: u16| {
                asked.offered(seat, piece).is_some()
                    || asked.picking[seat].as_ref().is_some_and(|picking| picking.open.contains(&piece))
            };
            let other_card = clicked.read().any(|CardClicked(piece)| !open(*piece));
            let strokes = asked.strokes(seat);
            let other_option = hands.pressed().iter().any(|pressed| match pressed.action {
                InputAction::Option(_, k) => !strokes.iter().any(|(_, stroke)| stroke.hand == Some(k)),
                InputAction::Number(k) => !strokes.iter().any(|(_, stroke)| stroke.digit == Some(k)),
                _ => false,
            });
            if other_card || other_option {
                nods.write(Nod::Refused);
            }
        }
        Want::Reply(_) | Want::Nothing => clicked.clear(),
    }
}

/// The lesson goes on, or gives way to the match.
pub(super) fn follow(
    mut nods: MessageReader<Nod>,
    mut the_match: ResMut<Match>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for nod in nods.read() {
        redraw.write(RequestRedraw);
        let step = the_match.step();
        let look = matches!(the_match.wants(), Want::Look(..));
        match nod {
            Nod::Skip => {
                the_match.lesson = None;
                // It is kept as the match that it is now.
                the_match.saved = the_match.saved.wrapping_sub(1);
                info!("the lesson is skipped");
            }
            Nod::On | Nod::Refused => {
                let Some(class) = &mut the_match.lesson else { continue };
                if *nod == Nod::Refused {
                    class.refused = step;
                } else if let Some(k) = step.filter(|_| look) {
                    class.looked = k + 1;
                }
            }
        }
    }
}
