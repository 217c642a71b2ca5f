//! Tests of the show.
