//! Where events go. A sink that does not listen costs nothing: the event is not even built.

use super::Game;

/// Listens to a match.
pub trait Sink<G: Game> {
    /// Takes one event together with the state just after it.
    fn tell(&mut self, after: &G, event: impl FnOnce() -> G::Event);
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
    look: F,
}

impl<E, T, F> Witness<E, T, F> {
    /// A witness that looks at each state with `look`.
    pub const fn new(look: F) -> Self {
        Self { seen: Vec::new(), look }
    }
}

impl<G: Game, T, F: FnMut(&G) -> T> Sink<G> for Witness<G::Event, T, F> {
    fn tell(&mut self, after: &G, event: impl FnOnce() -> G::Event) {
        self.seen.push((event(), (self.look)(after)));
    }
}
