//! The bots of Soccer 17. For now every level plays at random.

use super::{Options, Soccer17};
use crate::ai::{Bot, Level, Minded, RandomBot};
use crate::engine::Seat;

impl Minded for Soccer17 {
    fn bot(_: Level, _: Seat, _: &Options) -> Box<dyn Bot<Self>> {
        Box::new(RandomBot)
    }

    fn bot_line(_: Level) -> &'static str {
        "Lays any card, each equally often."
    }
}
