//! Tests across the files of the tour.

mod maps;
mod perks;
mod proof;
mod runs;
mod simulations;
