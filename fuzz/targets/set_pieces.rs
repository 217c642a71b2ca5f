//! See `bodies`.

#![no_main]

#[path = "../../tests/fuzz/bodies.rs"]
mod bodies;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| bodies::run("set_pieces", bytes));
