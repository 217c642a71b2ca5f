//! What only measures and checks. The crate has no code of its own: its benches, experiments and tests lie in the
//! folders `benches`, `examples` and `tests` of the checkout.
