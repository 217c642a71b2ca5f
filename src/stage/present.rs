//! Turns a sequence of events into the beats that show it.

use std::sync::Arc;

use super::StagedGame;
use super::beat::AnimationStep;
use super::scene::{Audience, Scene};
use super::show::ShowBuilder;
use super::show_rng::ShowRng;
use super::shown_event::ShownEvent;

/// The beats of a sequence of events.
#[derive(Clone, Debug, Default)]
pub struct EventPresentation {
    /// The beats, one after another.
    pub beats: Vec<AnimationStep>,
    /// The number of beats before each event, including events that the audience may not see. One more entry at the
    /// end holds the number of beats after the last event.
    pub before: Vec<usize>,
}

/// Returns the beats of `seen`, a sequence of events each with the scene after it. `before` is the scene before the
/// first event. The beats show each event only as the audience may see it; the last beat always shows `truth`.
///
/// `each` is called with every event that the audience may see and its beats.
#[must_use]
pub fn present<G: StagedGame>(
    (before, truth): (&Scene, Scene),
    seen: Vec<(G::Event, Scene)>,
    audience: Audience,
    cast: ShowRng,
    mut each: impl FnMut(&G::Event, &[AnimationStep]),
) -> EventPresentation {
    let mut told = EventPresentation::default();
    let mut last = Arc::new(before.clone());
    for (event, after) in seen {
        told.before.push(told.beats.len());
        let Some(event) = G::seen_by(&event, audience.seat) else { continue };
        let mut next = G::stage(&event, ShowBuilder::new(&last, after, audience, cast));
        each(&event, &next);
        if let Some(first) = next.first_mut() {
            first.shows = Some(ShownEvent::new(event));
        }
        if let Some(beat) = next.last() {
            last = Arc::clone(&beat.scene);
        }
        told.beats.extend(next);
    }
    told.before.push(told.beats.len());
    if told.beats.last().is_none_or(|beat| *beat.scene != truth) {
        told.beats.push(AnimationStep::new(truth, 0.0));
    }
    told
}
