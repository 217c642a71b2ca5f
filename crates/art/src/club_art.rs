//! Pictures of clubs that are drawn at run time, so that any club has them: the bust of a player, its number card, and
//! the back of its cards.
//!
//! The baker draws those of the default clubs from the same shapes (`crates/baker/src/portrait.rs`).

pub mod back;
pub mod bust;
pub mod canvas;
pub mod number;
pub mod shape;
