//! Tests of Soccer 17: its clauses, its data, its promises, its statistics.

mod promises;
