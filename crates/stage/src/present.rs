//! Turns a sequence of events into the steps that show it.

use std::sync::Arc;

use super::StagedGame;
use super::scene::{Audience, Scene};
use super::show::ShowBuilder;
use super::show_rng::ShowRng;
use super::shown_event::ShownEvent;
use super::step::AnimationStep;
use engine::Seat;

/// The steps of a sequence of events.
#[derive(Clone, Debug, Default)]
pub struct EventPresentation {
    /// The steps, one after another.
    pub steps: Vec<AnimationStep>,
    /// The number of steps before each event, including events that the audience may not see. One more entry at the
    /// end holds the number of steps after the last event.
    pub before: Vec<usize>,
}

impl EventPresentation {
    /// Returns the pauses of events for which a [`RecordingSink`](engine::sink::RecordingSink) noted these windows.
    #[must_use]
    pub fn pass_windows(&self, noted: &[(usize, Seat)]) -> Vec<PassWindow> {
        let after = |events: usize| self.before.get(events).copied().unwrap_or(self.steps.len());
        noted.iter().map(|(events, seat)| PassWindow { after: after(*events), seat: *seat }).collect()
    }
}

/// A pause of the show at a point where a side may owe a decision that only this side may know of.
///
/// The pause comes wherever such a decision is possible by public information, whether or not the side owes one. If the
/// side does, and the last pass window of a show is its own, that window is the pause for the decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PassWindow {
    /// Number of steps before the pause.
    pub after: usize,
    /// The seat that may owe a decision.
    pub seat: Seat,
}

/// Returns the steps of `seen`, a sequence of events each with the scene after it. `before` is the scene before the
/// first event. The steps show each event only as the audience may see it; the last step always shows `truth`.
///
/// `each` is called with every event that the audience may see and its steps.
#[must_use]
pub fn present<G: StagedGame>(
    before: &Scene,
    truth: Scene,
    seen: Vec<(G::Event, Scene)>,
    audience: Audience,
    rng: ShowRng,
    mut each: impl FnMut(&G::Event, &[AnimationStep]),
) -> EventPresentation {
    let mut presentation = EventPresentation::default();
    let mut last = Arc::new(before.clone());
    for (event, after) in seen {
        presentation.before.push(presentation.steps.len());
        let Some(event) = G::observed_by(&event, audience.seat) else { continue };
        let mut next = G::stage(&event, ShowBuilder::new(&last, after, audience, rng));
        each(&event, &next);
        if let Some(first) = next.first_mut() {
            // On a shared screen only what both may see is told.
            let told = if audience.shared { G::observed_by(&event, !audience.seat) } else { Some(event) };
            first.event = told.map(ShownEvent::new);
        }
        if let Some(step) = next.last() {
            last = Arc::clone(&step.scene);
        }
        presentation.steps.extend(next);
    }
    presentation.before.push(presentation.steps.len());
    if presentation.steps.last().is_none_or(|step| *step.scene != truth) {
        presentation.steps.push(AnimationStep::new(truth, 0.0));
    }
    presentation
}
