//! The rules as a whole, from outside: no feature needed.

mod kept;
mod playthroughs;
mod reasons;
