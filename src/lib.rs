//! Five-a-Side: five football card games at one floodlit table.
pub mod ai;
#[cfg(feature = "app")]
pub mod audio;
pub mod engine;
pub mod games;
pub mod levels;
pub mod stage;
pub mod store;
pub mod who;
