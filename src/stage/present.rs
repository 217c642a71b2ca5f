//! From what happened to what is shown: the beats of a run of events.

use std::sync::Arc;

use super::Staged;
use super::beat::Beat;
use super::scene::{Audience, Scene};
use super::show::Show;
use super::show_rng::ShowRng;
use super::shown_event::ShownEvent;

/// What a run of events looks like.
#[derive(Clone, Debug, Default)]
pub struct Presentation {
    /// The beats, one after another.
    pub beats: Vec<Beat>,
    /// How many beats come before each event, whether the audience may see it or not; and after the last one.
    pub before: Vec<usize>,
}

/// The beats of a run of events: of each event as the audience may see it, with the scene after it. `before` is the
/// table before the first one. The last beat shows `truth`, whatever the events showed.
///
/// `each` hears every event that the audience may see, with its beats.
#[must_use]
pub fn present<G: Staged>(
    (before, truth): (&Scene, Scene),
    seen: Vec<(G::Event, Scene)>,
    audience: Audience,
    cast: ShowRng,
    mut each: impl FnMut(&G::Event, &[Beat]),
) -> Presentation {
    let mut told = Presentation::default();
    let mut last = Arc::new(before.clone());
    for (event, after) in seen {
        told.before.push(told.beats.len());
        let Some(event) = G::seen_by(&event, audience.seat) else { continue };
        let mut next = G::stage(&event, Show::new(&last, after, audience, cast));
        if let Some(first) = next.first_mut() {
            first.shows = Some(ShownEvent::new(event.clone()));
        }
        each(&event, &next);
        if let Some(beat) = next.last() {
            last = Arc::clone(&beat.scene);
        }
        told.beats.extend(next);
    }
    told.before.push(told.beats.len());
    if told.beats.last().is_none_or(|beat| *beat.scene != truth) {
        told.beats.push(Beat::new(truth, 0.0));
    }
    told
}
