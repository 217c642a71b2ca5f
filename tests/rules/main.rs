//! The rules as a whole, from outside: no feature needed.

mod kept;
mod ladder;
mod ledgers;
mod playthroughs;
mod reasons;
mod sheets;
