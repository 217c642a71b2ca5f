//! Draws the pictures under assets/cards from the rule data.
fn main() {}
