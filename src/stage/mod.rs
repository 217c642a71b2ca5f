//! The vocabulary of presentation, pure: what lies where, what moves, what sounds. No Bevy here.
pub mod atlas;
pub mod layout;
pub mod palette;
