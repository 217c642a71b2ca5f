//! [`ErasedGame`], which implements the traits for trait objects, such as [`DynGame`](super::dyn_game::DynGame), for
//! every game.

use std::marker::PhantomData;

use engine::record::read_options;
use engine::{Game, NullSink, RecordError};

/// Implements [`DynGame`](super::dyn_game::DynGame) for the game of type `G`.
pub struct ErasedGame<G>(PhantomData<fn() -> G>);

impl<G> ErasedGame<G> {
    /// Returns the entry for [`GAMES`](super::GAMES).
    #[must_use]
    #[expect(clippy::new_without_default, reason = "entries are statics, made once")]
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

/// Parses options and checks that a match can be set up with them.
pub(super) fn sound_options<G: Game>(text: &str) -> Result<G::Options, RecordError> {
    let options = read_options(text)?;
    G::setup(&options, 0, &mut NullSink)?;
    Ok(options)
}

/// Methods of a trait for trait objects that call something of the game with the same arguments.
macro_rules! forward {
    ($(fn $name:ident($($argument:ident: $type:ty),*) -> $returned:ty = $to:expr;)+) => {$(
        fn $name(&self, $($argument: $type),*) -> $returned {
            ($to)($($argument),*)
        }
    )+};
}
pub(super) use forward;
