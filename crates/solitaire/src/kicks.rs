//! SOL-19: penalty kicks. Nobody has a choice in them, so all are taken at once, each with its event.

use super::event::Event;
use super::state::{KICKS, Period, Solitaire, TEAM, value};
use engine::pack::{CardSet, Pile};
use engine::{BySeat, Card, EventSink, Seat, Shootout};

impl Solitaire {
    /// SOL-19: begins the kicks after a level extra time, or a level short match (SOL-24).
    pub(crate) fn begin_kicks(&mut self, sink: &mut impl EventSink<Self>) {
        self.table.period = Period::Shootout;
        self.table.turn = 0;
        self.table.ball = None;
        self.table.shootout = Some(Shootout::new(KICKS, Seat::Home));
        sink.emit(self, || Event::KicksBegan);
        self.shuffle_for_kicks(sink);
        self.take_kicks(sink);
    }

    /// SOL-19: takes the kicks, best of five, then kick by kick, from the present piles.
    pub(crate) fn take_kicks(&mut self, sink: &mut impl EventSink<Self>) {
        while self.table.shootout.is_some_and(|shootout| !shootout.decided()) {
            if self.table.teams[Seat::Home].pile_len() == 0 {
                self.shuffle_for_kicks(sink);
            }
            self.take_kick(sink);
        }
        self.end_match(sink);
    }

    /// SOL-19: shuffles all eleven cards of each team and removes the yellow cards.
    pub(crate) fn shuffle_for_kicks(&mut self, sink: &mut impl EventSink<Self>) {
        for seat in Seat::BOTH {
            let team = &mut self.table.teams[seat];
            team.active = None;
            team.unseen = TEAM as u8;
            team.cycled = Pile::NONE;
            team.discard = Pile::NONE;
            team.turned = Pile::NONE;
            team.yellow = CardSet::NONE;
            let hidden = &mut self.hidden[seat];
            let dealt_out: CardSet = hidden.dealt_out.iter().collect();
            hidden.pile = CardSet::suit(team.suit).difference(dealt_out).ace_high().collect();
            hidden.pile.shuffle(&mut self.rng);
            sink.emit(self, || self.team_shuffled(seat));
        }
    }

    /// SOL-19: takes a kick: the higher card scores, of equals neither.
    fn take_kick(&mut self, sink: &mut impl EventSink<Self>) {
        let (Some(home), Some(away)) = (self.turn_up(Seat::Home), self.turn_up(Seat::Away)) else { return };
        let cards = BySeat::new(home, away);
        let scorer = cards.map(|card| u32::from(value(card))).ahead();
        let Some(shootout) = &mut self.table.shootout else { return };
        for team in Seat::BOTH {
            shootout.take(scorer == Some(team));
        }
        let (kick, kicks) = (shootout.taken[Seat::Home], shootout.scored);
        sink.emit(self, || Event::KickTaken { kick, cards, scorer, kicks });
    }

    /// SOL-19: turns a team's top card up and sets it aside.
    fn turn_up(&mut self, seat: Seat) -> Option<Card> {
        let card = self.hidden[seat].pile.draw()?;
        let team = &mut self.table.teams[seat];
        team.unseen -= 1;
        team.seen.add(card);
        team.turned.push(card);
        Some(card)
    }
}
