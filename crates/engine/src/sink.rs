//! Event sinks. A sink that does not listen costs nothing: the event is not even built.

use super::{Game, Seat};

/// A listener to the events of a match.
pub trait EventSink<G: Game> {
    /// Receives one event, with the state just after it.
    fn emit(&mut self, after: &G, event: impl FnOnce() -> G::Event);

    /// Marks a point where that seat may have been asked a question, and only that seat may know whether it was.
    ///
    /// The show pauses here in either case. `_open` returns true if, by public knowledge, the seat may have been asked.
    /// This is not an event.
    fn pass_window(&mut self, _: Seat, _open: impl FnOnce() -> bool) {}
}

/// A sink that ignores all events, for rollouts.
#[derive(Clone, Copy, Debug, Default)]
pub struct NullSink;

impl<G: Game> EventSink<G> for NullSink {
    #[inline(always)]
    fn emit(&mut self, _: &G, _: impl FnOnce() -> G::Event) {}
}

/// A sink that stores every event.
#[derive(Clone, Debug)]
pub struct EventLog<E>(pub Vec<E>);

impl<E> Default for EventLog<E> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<G: Game> EventSink<G> for EventLog<G::Event> {
    fn emit(&mut self, _: &G, event: impl FnOnce() -> G::Event) {
        self.0.push(event());
    }
}

/// A sink that stores every event with the result of `look` on the state just after it.
pub struct RecordingSink<E, T, F> {
    /// The events, each with the result of `look`.
    pub seen: Vec<(E, T)>,
    /// The pass windows ([`EventSink::pass_window`]): the number of events before each, and the seat that may have
    /// been asked.
    pub pass_windows: Vec<(usize, Seat)>,
    look: F,
}

impl<E, T, F> RecordingSink<E, T, F> {
    /// Creates a witness that applies `look` to each state.
    pub const fn new(look: F) -> Self {
        Self { seen: Vec::new(), pass_windows: Vec::new(), look }
    }
}

impl<G: Game, T, F: FnMut(&G) -> T> EventSink<G> for RecordingSink<G::Event, T, F> {
    fn emit(&mut self, after: &G, event: impl FnOnce() -> G::Event) {
        self.seen.push((event(), (self.look)(after)));
    }

    fn pass_window(&mut self, seat: Seat, open: impl FnOnce() -> bool) {
        if open() {
            self.pass_windows.push((self.seen.len(), seat));
        }
    }
}
