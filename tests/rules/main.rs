//! The rules as a whole, from outside: no feature needed.

mod playthroughs;
mod reasons;
