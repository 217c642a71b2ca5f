//! The players of a side: a person with a name ([`people`]) or a bot ([`controller`]).

pub mod controller;
pub mod people;
