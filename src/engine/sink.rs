//! Where events go. A sink that does not listen costs nothing: the event is not even built.

use super::{Game, Seat};

/// Listens to a match.
pub trait Sink<G: Game> {
    /// Takes one event together with the state just after it.
    fn tell(&mut self, after: &G, event: impl FnOnce() -> G::Event);

    /// Here that side may have been asked something, and only that side is to know whether it was: who shows the match
    /// pauses, whether it was asked or not. `open` says whether it may have been by what everybody knows; no event.
    fn hush(&mut self, _: Seat, _open: impl FnOnce() -> bool) {}
}

/// Does not listen: for playouts.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<G: Game> Sink<G> for Silent {
    #[inline(always)]
    fn tell(&mut self, _: &G, _: impl FnOnce() -> G::Event) {}
}

/// Writes every event down.
#[derive(Clone, Debug)]
pub struct Log<E>(pub Vec<E>);

impl<E> Default for Log<E> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<G: Game> Sink<G> for Log<G::Event> {
    fn tell(&mut self, _: &G, event: impl FnOnce() -> G::Event) {
        self.0.push(event());
    }
}

/// Writes every event down with what `look` makes of the state just after it.
pub struct Witness<E, T, F> {
    /// What was seen.
    pub seen: Vec<(E, T)>,
    /// Who may have been asked something, after so many events: see [`Sink::hush`].
    pub hushes: Vec<(usize, Seat)>,
    look: F,
}

impl<E, T, F> Witness<E, T, F> {
    /// A witness that looks at each state with `look`.
    pub const fn new(look: F) -> Self {
        Self { seen: Vec::new(), hushes: Vec::new(), look }
    }
}

impl<G: Game, T, F: FnMut(&G) -> T> Sink<G> for Witness<G::Event, T, F> {
    fn tell(&mut self, after: &G, event: impl FnOnce() -> G::Event) {
        self.seen.push((event(), (self.look)(after)));
    }

    fn hush(&mut self, seat: Seat, open: impl FnOnce() -> bool) {
        if open() {
            self.hushes.push((self.seen.len(), seat));
        }
    }
}
