//! Tests of the rules as a whole, through the public interface and without features.

mod kept;
mod ladder;
mod ledgers;
mod lessons;
mod playthroughs;
mod reasons;
mod sheets;
