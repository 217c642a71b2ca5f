//! The games, each in a folder of its own.

pub mod soccer17;
