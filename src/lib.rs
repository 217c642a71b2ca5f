//! Five-a-Side: five football card games at one floodlit table.
pub mod ai;
pub mod engine;
pub mod games;
pub mod stage;
pub mod who;
