//! Carries out a decision step by step, and emits an event for each step.

use super::action::{Action, CardPick};
use super::block;
use super::cards::{CardSet, Pile, is_goalie};
use super::event::{DrawPileSource, Event};
use super::hand_history::HandHistory;
use super::options::{LoneGoalie, Options, RoundStart};
use super::refusal::Refusal;
use super::state::{DRAW, FIRST_HAND, FORWARDS, ForwardPlace, Phase, Soccer52, Table};
use engine::{BySeat, Card, EventSink, MatchRng, Seat};

/// S52-12: with fewer cards than this, the draw pile is too small for both sides.
const BOTH_DRAW: u8 = 2 * DRAW;

impl Soccer52 {
    /// S52-1: shuffles, tosses, and deals the first hands.
    pub(crate) fn before_the_match(options: Options, seed: u64, sink: &mut impl EventSink<Self>) -> Self {
        let mut rng = MatchRng::new(seed);
        let mut pile = Pile::PACK;
        pile.shuffle(&mut rng);
        let starter = rng.toss();
        let table = Table {
            options,
            round: 0,
            starter,
            attacker: starter,
            phase: Phase::Running,
            laid: BySeat::default(),
            places: BySeat::default(),
            discards: Pile::NONE,
            tallies: BySeat::new(Pile::NONE, Pile::NONE),
            score: BySeat::default(),
            level_after_six: false,
            past: BySeat::from_fn(|_| HandHistory::new()),
        };
        let mut state = Self { table, hands: BySeat::default(), forwards: BySeat::default(), pile, rng };
        sink.emit(&state, || Event::Shuffled { from: DrawPileSource::Pack, order: Some(pile) });
        sink.emit(&state, || Event::Tossed { starter });
        state.draw(starter, FIRST_HAND, sink);
        state.draw(!starter, FIRST_HAND, sink);
        state.begin_round(starter, sink);
        state
    }

    /// Carries out one decision.
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        action: Action,
        sink: &mut impl EventSink<Self>,
    ) -> Result<(), Refusal> {
        self.check_action(seat, action)?;
        let asked = std::mem::replace(&mut self.table.phase, Phase::Running);
        match (action, asked) {
            (Action::Lay(pick), _) => self.lay(seat, pick, sink),
            (Action::Flip(place), _) => self.flip(seat, place, sink),
            (Action::Block(pick), Phase::Block { forward }) => self.block(seat, forward, pick, sink),
            (Action::LetIn, Phase::Block { forward }) => self.let_in(seat, forward, sink),
            (Action::TakePenalty(with), Phase::Penalty { goalie }) => self.penalty(seat, goalie, with, sink),
            (Action::DeclinePenalty, Phase::Penalty { goalie }) => self.decline(seat, goalie, sink),
            _ => unreachable!("{action} was permitted while {asked:?} was asked"),
        }
        Ok(())
    }

    /// S52-1, S52-7: draws cards from the top of the draw pile.
    fn draw(&mut self, seat: Seat, count: u8, sink: &mut impl EventSink<Self>) {
        let mut cards = Pile::NONE;
        for _ in 0..count {
            let Some(card) = self.pile.draw() else { break };
            self.hands[seat].add(card);
            cards.push(card);
        }
        let count = cards.len();
        self.table.past[seat].drew(count);
        sink.emit(self, || Event::Drew { seat, count, cards: Some(cards) });
    }

    /// S52-4: begins a round; `starter` attacks first.
    fn begin_round(&mut self, starter: Seat, sink: &mut impl EventSink<Self>) {
        let table = &mut self.table;
        table.round += 1;
        table.starter = starter;
        table.attacker = starter;
        table.laid = BySeat::default();
        table.phase = Phase::Lay;
        let round = table.round;
        sink.emit(self, || Event::RoundBegan { round, starter });
    }

    /// S52-2: moves the forwards from the hand to random places, face down.
    fn lay(&mut self, seat: Seat, pick: CardPick, sink: &mut impl EventSink<Self>) {
        let mut places: Pile = pick.set().iter().collect();
        places.shuffle(&mut self.rng);
        for (place, card) in places.as_slice().iter().enumerate() {
            self.forwards[seat][place] = Some(*card);
            self.table.places[seat][place] = ForwardPlace::FaceDown;
        }
        self.hands[seat] = self.hands[seat].difference(pick.set());
        self.table.laid[seat] = true;
        self.table.past[seat].laid();
        let both = self.table.laid[!seat];
        self.table.phase = if both { Phase::Running } else { Phase::Lay };
        let count = places.len();
        sink.emit(self, || Event::Laid { seat, count, places: Some(places) });
        if both {
            self.attack(sink);
        }
    }

    /// S52-4: lets the attacker flip on, then the other side attack, then ends the round (S52-7).
    fn attack(&mut self, sink: &mut impl EventSink<Self>) {
        let table = &mut self.table;
        if table.face_down(table.attacker) == 0 {
            if table.attacker != table.starter || table.face_down(!table.attacker) == 0 {
                return self.end_round(sink);
            }
            table.attacker = !table.attacker;
        }
        table.phase = Phase::Flip;
    }

    /// S52-4: turns a forward up. A number card asks for a block (S52-5), a goalie for a second one (S52-9).
    fn flip(&mut self, by: Seat, place: u8, sink: &mut impl EventSink<Self>) {
        let at = usize::from(place);
        let Some(card) = self.forwards[by][at].take() else {
            unreachable!("a forward lies wherever the table shows one");
        };
        self.table.places[by][at] = ForwardPlace::FaceUp(card);
        self.table.past[by].flipped(card);
        if is_goalie(card) && self.table.options.lone_goalie == LoneGoalie::Forbidden {
            let face_down = self.table.face_down(by);
            self.table.past[by].held_goalie(face_down);
        }
        self.table.phase =
            if is_goalie(card) { Phase::Penalty { goalie: card } } else { Phase::Block { forward: card } };
        sink.emit(self, || Event::Flipped { by, place, card });
    }

    /// Removes the flipped forward from its place.
    fn clear_place(&mut self) {
        for place in &mut self.table.places[self.table.attacker] {
            if matches!(place, ForwardPlace::FaceUp(_)) {
                *place = ForwardPlace::Empty;
            }
        }
    }

    /// S52-6, S52-9: moves cards from a hand to the discard pile.
    fn discard(&mut self, seat: Seat, cards: CardSet) {
        self.hands[seat] = self.hands[seat].difference(cards);
        self.table.past[seat].gone(cards);
        for card in cards.iter() {
            self.table.discards.push(card);
        }
    }

    /// S52-5, S52-6: discards the forward and its block.
    fn block(&mut self, by: Seat, forward: Card, with: CardPick, sink: &mut impl EventSink<Self>) {
        let Some(kind) = block::kind(forward, with) else {
            unreachable!("{with} was permitted against {forward}");
        };
        self.clear_place();
        self.table.discards.push(forward);
        self.discard(by, with.set());
        sink.emit(self, || Event::Blocked { by, forward, with, kind });
        self.attack(sink);
    }

    /// S52-5, S52-6: scores the forward.
    fn let_in(&mut self, by: Seat, forward: Card, sink: &mut impl EventSink<Self>) {
        if self.table.must_block() {
            self.table.past[by].let_in(forward);
        }
        sink.emit(self, || Event::LetIn { by, forward });
        self.score(!by, forward, sink);
    }

    /// S52-9: discards a second goalie and scores the flipped one.
    fn penalty(&mut self, by: Seat, goalie: Card, with: Card, sink: &mut impl EventSink<Self>) {
        self.discard(by, CardSet::one(with));
        sink.emit(self, || Event::PenaltyTaken { by, goalie, with });
        self.score(by, goalie, sink);
    }

    /// S52-9: discards the flipped goalie, without further effect.
    fn decline(&mut self, by: Seat, goalie: Card, sink: &mut impl EventSink<Self>) {
        self.clear_place();
        self.table.discards.push(goalie);
        sink.emit(self, || Event::PenaltyDeclined { by, goalie });
        self.attack(sink);
    }

    /// S52-6: counts a goal; its card stays as the tally.
    fn score(&mut self, by: Seat, card: Card, sink: &mut impl EventSink<Self>) {
        self.clear_place();
        self.table.tallies[by].push(card);
        self.table.score[by] += 1;
        let score = self.table.score;
        sink.emit(self, || Event::Goal { by, card, score });
        self.attack(sink);
    }

    /// S52-7: ends a round: first the result, then new cards and the next round.
    fn end_round(&mut self, sink: &mut impl EventSink<Self>) {
        let Table { round, score, starter, .. } = self.table;
        if round == self.table.rounds() {
            self.table.level_after_six = score.ahead().is_none();
        }
        sink.emit(self, || Event::RoundEnded { round, score });
        if self.table.decided() {
            return self.end_match(sink);
        }
        self.deal(sink);
        let next = match self.table.options.start {
            RoundStart::Alternate => !starter,
            RoundStart::Same => starter,
        };
        self.begin_round(next, sink);
    }

    /// S52-7, S52-8: deals four cards to each side, for six rounds from a pile that just lasts, afterwards from
    /// new piles. S52-13: the first sudden round of a short match has a new pile too.
    fn deal(&mut self, sink: &mut impl EventSink<Self>) {
        let starter = self.table.starter;
        if self.pile.len() < BOTH_DRAW || self.table.round == self.table.rounds() {
            let enough = self.renew_pile(sink);
            // S52-11 is a plain draw from the discards of the regular rounds. Everything else is S52-12, as far as
            // the cards go.
            if self.table.is_sudden() || !enough {
                return self.deal_one_by_one(sink);
            }
        }
        self.draw(starter, DRAW, sink);
        self.draw(!starter, DRAW, sink);
    }

    /// S52-12: deals one card at a time, first to the starter of the round that just ended.
    fn deal_one_by_one(&mut self, sink: &mut impl EventSink<Self>) {
        for _ in 0..DRAW {
            for seat in [self.table.starter, !self.table.starter] {
                if !self.pile.is_empty() {
                    self.draw(seat, 1, sink);
                }
            }
        }
    }

    /// S52-11, S52-12: shuffles the discards in, and, if these are too few, the tallies by a second shuffle.
    /// Returns true if the discards were enough.
    fn renew_pile(&mut self, sink: &mut impl EventSink<Self>) -> bool {
        let mut discards = std::mem::replace(&mut self.table.discards, Pile::NONE);
        self.shuffle_in(DrawPileSource::Discards, &mut discards, sink);
        let enough = self.pile.len() >= BOTH_DRAW;
        if !enough {
            let mut tallies = Pile::NONE;
            for seat in Seat::BOTH {
                tallies.gather(&mut self.table.tallies[seat]);
            }
            self.shuffle_in(DrawPileSource::Tallies, &mut tallies, sink);
        }
        enough
    }

    fn shuffle_in(&mut self, from: DrawPileSource, cards: &mut Pile, sink: &mut impl EventSink<Self>) {
        let (open, rest) = (cards.set(), self.pile.len());
        for seat in Seat::BOTH {
            self.table.past[seat].shuffled(open, rest, self.hands[seat].len());
        }
        self.pile.gather(cards);
        self.pile.shuffle(&mut self.rng);
        let order = self.pile;
        sink.emit(self, || Event::Shuffled { from, order: Some(order) });
    }

    fn end_match(&mut self, sink: &mut impl EventSink<Self>) {
        self.table.phase = Phase::Over;
        if let Some(outcome) = self.table.outcome() {
            sink.emit(self, || Event::MatchEnded { outcome });
        }
    }

    /// Returns every card, wherever it is, for tests that count them.
    #[cfg(test)]
    pub(crate) fn every_card(&self) -> Vec<Card> {
        let mut all: Vec<Card> = self.pile.as_slice().to_vec();
        all.extend(self.table.discards.as_slice());
        for seat in Seat::BOTH {
            all.extend(self.hands[seat].iter());
            all.extend(self.forwards[seat].iter().flatten());
            all.extend(self.table.tallies[seat].as_slice());
            all.extend(self.table.places[seat].iter().filter_map(|place| match place {
                ForwardPlace::FaceUp(card) => Some(*card),
                ForwardPlace::Empty | ForwardPlace::FaceDown => None,
            }));
        }
        all
    }
}

const _: () = assert!(2 * FIRST_HAND + 5 * BOTH_DRAW == 52 && FORWARDS == 2, "S52-8");
