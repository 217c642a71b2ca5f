//! A match at the table from its beginning to its end: what is kept, what bots and the coach do, and that the table
//! shows what the view says.

use bevy::prelude::*;

use super::Evening;
use crate::ai::Level;
use crate::engine::Seat;
use crate::games::GAMES;
use crate::session::ask::Target;
use crate::who::Who;

#[test]
fn explore() {
    let mut evening = Evening::new(1280, 720);
    evening.set(|prefs| prefs.set.speed = 0.0);
    for game in GAMES {
        for away in [Who::Human, Who::Bot(Level::Rookie)] {
            evening.begin(game.id(), "", 5, Who::Human, away);
            for _ in 0..4 {
                evening.settle();
                let asked = evening.asked().clone();
                println!("EX {} {away} n={} secret={} curtain={:?} undo={:?}", game.id(), evening.decided(), asked.secret, evening.session().curtain, asked.undo);
                for seat in Seat::BOTH {
                    let labels: Vec<_> = asked.offers[seat].iter().map(|o| (o.label.clone(), o.piece)).take(4).collect();
                    println!("EX     {seat} {:?} {:?} pick={}", asked.prompt[seat], labels, asked.picking[seat].is_some());
                }
                if evening.session().curtain.is_some_and(|c| !c.open) { evening.key(KeyCode::Space); evening.settle(); }
                let asked = evening.asked().clone();
                for seat in Seat::BOTH {
                    if asked.buttons(seat).first() == Some(&Target::Suggest) {
                        let key = evening.key_of(seat, 0); evening.key(key);
                    }
                    if asked.asks(seat) { let key = evening.key_of(seat, 0); evening.key(key); }
                }
            }
        }
    }
}
