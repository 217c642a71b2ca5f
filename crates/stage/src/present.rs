//! Turns a sequence of events into the steps that show it.

use std::sync::Arc;

use super::StagedGame;
use super::scene::{Audience, Scene};
use super::show::ShowBuilder;
use super::show_rng::ShowRng;
use super::shown_event::ShownEvent;
use super::step::AnimationStep;

/// The steps of a sequence of events.
#[derive(Clone, Debug, Default)]
pub struct EventPresentation {
    /// The steps, one after another.
    pub steps: Vec<AnimationStep>,
    /// The number of steps before each event, including events that the audience may not see. One more entry at the
    /// end holds the number of steps after the last event.
    pub before: Vec<usize>,
}

/// Returns the steps of `seen`, a sequence of events each with the scene after it. `before` is the scene before the
/// first event. The steps show each event only as the audience may see it; the last step always shows `truth`.
///
/// `each` is called with every event that the audience may see and its steps.
#[must_use]
pub fn present<G: StagedGame>(
    (before, truth): (&Scene, Scene),
    seen: Vec<(G::Event, Scene)>,
    audience: Audience,
    cast: ShowRng,
    mut each: impl FnMut(&G::Event, &[AnimationStep]),
) -> EventPresentation {
    let mut presentation = EventPresentation::default();
    let mut last = Arc::new(before.clone());
    for (event, after) in seen {
        presentation.before.push(presentation.steps.len());
        let Some(event) = G::seen_by(&event, audience.seat) else { continue };
        let mut next = G::stage(&event, ShowBuilder::new(&last, after, audience, cast));
        each(&event, &next);
        if let Some(first) = next.first_mut() {
            first.shows = Some(ShownEvent::new(event));
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
