//! The show, moment by moment.
