//! The game's one binary.
fn main() {}
