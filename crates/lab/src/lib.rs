//! Benches, experiments and outer tests. The crate has no code: they lie in the
//! folders `benches`, `examples` and `tests` of the checkout.
