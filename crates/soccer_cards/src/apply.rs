//! Carries out a decision step by step, and emits an event for each step.

use super::action::Action;
use super::card::{BallColour, CardKind, LeadResult};
use super::cards::CardCounts;
use super::data;
use super::event::Event;
use super::options::Options;
use super::refusal::Refusal;
use super::state::{
    HALF, HAND, HandSizes, KICKS, Period, Phase, PlayedTurn, PrivateCards, SoccerCards, Table, TakenKick,
    first_leader, turns,
};
use engine::{BySeat, EventSink, MatchRng, Seat, Shootout};

impl SoccerCards {
    /// SC-4, SC-13: shuffles the pack and deals from the top: home, away, bench. A short match begins at once.
    pub(crate) fn before_the_match(options: Options, seed: u64, sink: &mut impl EventSink<Self>) -> Self {
        let mut rng = MatchRng::new(seed);
        let mut order = data::pack().sorted;
        rng.shuffle(&mut order);
        let (period, size) =
            if options.short { (Period::SecondHalf, HALF) } else { (Period::FirstHalf, HAND) };
        let whole = HandSizes { now: size as u8, later: 0 };
        let table = Table {
            options,
            period,
            phase: if options.short { Phase::Running } else { Phase::Split },
            leader: first_leader(period, options.neutral),
            done: 0,
            sealed: BySeat::default(),
            led: None,
            turns: [None; HALF],
            played: BySeat::default(),
            left: BySeat::new(whole, whole),
            score: BySeat::default(),
            shootout: None,
            last_kick: None,
            level_after_normal_time: false,
        };
        let (hands, bench) = order.split_at(2 * size);
        let hand = |cards: &[CardKind]| PrivateCards {
            now: cards.iter().copied().collect(),
            later: CardCounts::NONE,
        };
        let mut state = Self {
            table,
            held: BySeat::new(hand(&hands[..size]), hand(&hands[size..])),
            bench: bench.iter().copied().collect(),
            picked: BySeat::default(),
            rng,
        };
        if options.short {
            sink.emit(&state, || Event::EightDealt { hands: BySeat::new(part(&order, 0), part(&order, 1)) });
            state.begin_half(period, sink);
        } else {
            let hands = BySeat::new(part(&order, 0), part(&order, 1));
            sink.emit(&state, || Event::Dealt { hands, bench: part(&order, 2) });
        }
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
        self.table.phase = Phase::Running;
        match action {
            Action::Split(first) => self.split(seat, &first, sink),
            Action::Lead(card) => self.lead(seat, card, sink),
            Action::Answer(card) => self.answer(seat, card, sink),
            Action::Kick(colour) | Action::Keep(colour) => self.pick(seat, colour, sink),
        }
        Ok(())
    }

    /// SC-5, SC-11: splits a hand. Nobody learns which card went where, not even after both have split.
    fn split(&mut self, seat: Seat, first: &CardCounts, sink: &mut impl EventSink<Self>) {
        let table = &mut self.table;
        let held = &mut self.held[seat];
        *held = PrivateCards { now: *first, later: held.now.saturating_sub(first) };
        let size = table.split_size();
        table.left[seat] = HandSizes { now: size, later: size };
        table.sealed[seat] = true;
        let both = table.sealed[!seat];
        if !both {
            table.phase = Phase::Split;
        }
        sink.emit(self, || Event::Sealed { seat });
        if both {
            self.begin_half(self.table.period, sink);
        }
    }

    /// SC-6, SC-8, SC-11: begins a half.
    fn begin_half(&mut self, period: Period, sink: &mut impl EventSink<Self>) {
        let table = &mut self.table;
        table.period = period;
        table.leader = first_leader(period, table.options.neutral);
        table.done = 0;
        table.sealed = BySeat::default();
        table.turns = [None; HALF];
        table.phase = Phase::Lead;
        let leader = table.leader;
        sink.emit(self, || Event::HalfBegan { period, leader });
    }

    /// SC-5: takes up the deck that was put aside at the split.
    fn take_up(&mut self) {
        for seat in Seat::BOTH {
            let held = &mut self.held[seat];
            *held = PrivateCards { now: held.later, later: CardCounts::NONE };
            let left = &mut self.table.left[seat];
            *left = HandSizes { now: left.later, later: 0 };
        }
    }

    /// SC-6: moves a card from its deck to the table, where both sides see it.
    fn play(&mut self, by: Seat, card: CardKind) {
        self.held[by].now.take(card);
        self.table.left[by].now -= 1;
        self.table.played[by].insert(card, 1);
    }

    /// SC-6: leads a card.
    fn lead(&mut self, by: Seat, card: CardKind, sink: &mut impl EventSink<Self>) {
        self.play(by, card);
        self.table.led = Some(card);
        self.table.phase = Phase::Answer;
        sink.emit(self, || Event::Led { by, card });
    }

    /// SC-6, SC-7: answers a lead and counts a goal.
    fn answer(&mut self, by: Seat, card: CardKind, sink: &mut impl EventSink<Self>) {
        self.play(by, card);
        let table = &mut self.table;
        let Some(led) = table.led.take() else { return };
        let leader = table.leader;
        let verdict = LeadResult::of(led, card);
        table.turns[table.done as usize] = Some(PlayedTurn { leader, led, answer: card, verdict });
        table.done += 1;
        sink.emit(self, || Event::Answered { by, card, verdict });
        if verdict == LeadResult::Goal {
            self.table.score[leader] += 1;
            let score = self.table.score;
            sink.emit(self, || Event::Goal { by: leader, score });
        }
        if self.table.done as usize == turns(self.table.period) {
            self.end_half(sink);
        } else {
            self.change_roles(Phase::Lead, sink);
        }
    }

    fn change_roles(&mut self, next: Phase, sink: &mut impl EventSink<Self>) {
        let leader = !self.table.leader;
        self.table.leader = leader;
        self.table.phase = next;
        sink.emit(self, || Event::RolesChanged { leader });
    }

    /// SC-6, SC-9, SC-11, SC-12, SC-13: ends a half; the next half, extra time, the shootout or the end follows.
    fn end_half(&mut self, sink: &mut impl EventSink<Self>) {
        let table = &mut self.table;
        let (period, score) = (table.period, table.score);
        if period == Period::SecondHalf {
            table.level_after_normal_time = score.ahead().is_none();
        }
        sink.emit(self, || Event::HalfEnded { period, score });
        match period {
            Period::FirstHalf => {
                self.take_up();
                self.begin_half(Period::SecondHalf, sink);
            }
            Period::SecondHalf if self.table.continues() && self.table.options.short => {
                self.begin_shootout(sink);
            }
            Period::SecondHalf if self.table.continues() => self.deal_bench(sink),
            Period::ExtraFirst => {
                self.take_up();
                self.begin_half(Period::ExtraSecond, sink);
            }
            Period::ExtraSecond if self.table.continues() => self.begin_shootout(sink),
            Period::SecondHalf | Period::ExtraSecond | Period::Shootout => self.end_match(sink),
        }
    }

    /// SC-11: shuffles the bench and deals eight cards to home, then eight to away.
    fn deal_bench(&mut self, sink: &mut impl EventSink<Self>) {
        let mut order = [CardKind::Offside; 2 * HALF];
        for (place, card) in order.iter_mut().zip(self.bench.iter()) {
            *place = card;
        }
        self.rng.shuffle(&mut order);
        self.bench = CardCounts::NONE;
        let eight = |nth: usize| -> [CardKind; HALF] { std::array::from_fn(|k| order[nth * HALF + k]) };
        let hands = BySeat::new(eight(0), eight(1));
        let table = &mut self.table;
        for seat in Seat::BOTH {
            self.held[seat] =
                PrivateCards { now: hands[seat].into_iter().collect(), later: CardCounts::NONE };
            table.left[seat] = HandSizes { now: HALF as u8, later: 0 };
        }
        table.period = Period::ExtraFirst;
        table.leader = first_leader(Period::ExtraFirst, table.options.neutral);
        table.done = 0;
        table.turns = [None; HALF];
        table.phase = Phase::Split;
        sink.emit(self, || Event::BenchDealt { hands });
    }

    /// SC-12: begins the shootout with the toss for the first kick; heads is home.
    fn begin_shootout(&mut self, sink: &mut impl EventSink<Self>) {
        let first = self.rng.toss();
        let table = &mut self.table;
        table.period = Period::Shootout;
        table.leader = first;
        table.done = 0;
        table.turns = [None; HALF];
        table.phase = Phase::Kick;
        table.shootout = Some(Shootout::new(KICKS, first));
        sink.emit(self, || Event::ShootoutBegan { first });
    }

    /// SC-12: keeps the first pick secret; the second shows both.
    fn pick(&mut self, seat: Seat, colour: BallColour, sink: &mut impl EventSink<Self>) {
        self.picked[seat] = Some(colour);
        let kicker = self.table.leader;
        match (self.picked[kicker], self.picked[!kicker]) {
            (Some(kick), Some(keep)) => {
                self.picked = BySeat::default();
                self.table.sealed = BySeat::default();
                self.take_kick(TakenKick { kicker, kick, keep }, sink);
            }
            _ => {
                self.table.sealed[seat] = true;
                self.table.phase = Phase::Kick;
                sink.emit(self, || Event::Sealed { seat });
            }
        }
    }

    /// SC-12: takes a kick; equal colours are a save. The first ten kicks end as soon as one side cannot be
    /// caught, later ones after every pair.
    fn take_kick(&mut self, spot: TakenKick, sink: &mut impl EventSink<Self>) {
        let TakenKick { kicker: by, kick, keep } = spot;
        let table = &mut self.table;
        let scored = kick != keep;
        let Some(shootout) = &mut table.shootout else { return };
        shootout.take(scored);
        let (kicks, decided) = (shootout.scored, shootout.decided());
        table.last_kick = Some(spot);
        sink.emit(self, || Event::KickTaken { by, kick, keep, scored, kicks });
        if decided {
            self.end_match(sink);
        } else {
            self.change_roles(Phase::Kick, sink);
        }
    }

    fn end_match(&mut self, sink: &mut impl EventSink<Self>) {
        self.table.phase = Phase::Over;
        if let Some(outcome) = self.table.outcome() {
            sink.emit(self, || Event::MatchEnded { outcome });
        }
    }
}

/// Returns the cards of one part of the shuffled pack.
fn part<const N: usize>(order: &[CardKind], nth: usize) -> [Option<CardKind>; N] {
    std::array::from_fn(|k| order.get(nth * N + k).copied())
}
