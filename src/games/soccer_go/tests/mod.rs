//! Tests of Soccer-Go: its clauses, its cards, its data, its promises, its statistics.

mod promises;
mod statistics;
