//! The match around an attack: the toss and the deal, the swap, the next turn, extra time, the shootout, the end.

use super::action::Action;
use super::cards::{ByPowerKind, PowerCard, PowerKind, PowerName};
use super::event::{Event, TurnEnd};
use super::numbers::NumberSet;
use super::options::Options;
use super::state::{
    ActiveEffects, DEALT, LAST_TURN, LaidCards, MatchPeriod, PassTrack, Phase, PowerDeck, SHOTS, SoccerGo,
    TURNS, Table,
};
use engine::{BySeat, EventSink, MatchRng, Seat, SeatSet, Shootout};

impl SoccerGo {
    /// SGO-1, SGO-2: tosses (heads: home attacks first), shuffles both decks, deals, and begins the first turn.
    pub(crate) fn before_the_match(options: Options, seed: u64, sink: &mut impl EventSink<Self>) -> Self {
        let mut rng = MatchRng::new(seed);
        let first = rng.toss();
        let table = Table {
            options,
            period: if options.short { MatchPeriod::SecondHalf } else { MatchPeriod::FirstHalf },
            turn: 1,
            first,
            attacker: first,
            track: PassTrack::default(),
            spent: NumberSet::NONE,
            force: ActiveEffects::default(),
            quiet: false,
            marked: false,
            laid: BySeat::default(),
            last: None,
            discards: ByPowerKind::default(),
            phase: Phase::Running,
            owed: SeatSet::NONE,
            score: BySeat::default(),
            shootout: None,
            level_after_normal_time: false,
        };
        let table = Table { turn: table.first_turn(), ..table };
        let decks = ByPowerKind::from_fn(|_| PowerDeck::empty(PowerName::Bogey));
        let mut state = Self {
            table,
            hands: BySeat::default(),
            decks,
            shown: BySeat::default(),
            sealed: BySeat::default(),
        };
        sink.emit(&state, || Event::Tossed { first });
        for kind in PowerKind::BOTH {
            let mut order = *kind.deck();
            rng.shuffle(&mut order);
            for power in order {
                state.decks[kind].put_under(power, None);
            }
            sink.emit(&state, || Event::Shuffled { kind, order: Some(order) });
        }
        for seat in Seat::BOTH {
            for kind in PowerKind::BOTH {
                for _ in 0..DEALT {
                    if let Some(power) = state.decks[kind].take_top() {
                        state.hands[seat][kind].add(power);
                    }
                }
            }
            let hand = state.hands[seat];
            sink.emit(&state, || Event::Dealt { to: seat, hand: Some(hand) });
        }
        state.begin_turn(state.table.turn, sink);
        state
    }

    /// SGO-3: ends a turn. The track is cleared, and no power card stays in force.
    pub(crate) fn end_turn(&mut self, by: TurnEnd, sink: &mut impl EventSink<Self>) {
        let table = &mut self.table;
        table.laid = BySeat::default();
        table.track = PassTrack::default();
        table.spent = NumberSet::NONE;
        table.force = ActiveEffects::default();
        let (turn, attacker) = (table.turn, table.attacker);
        sink.emit(self, || Event::TurnEnded { turn, attacker, by });
        if turn < TURNS { self.show_tops(sink) } else { self.next_turn(sink) }
    }

    /// SGO-14: shows each side the top card of its deck, unless it has nothing to swap.
    fn show_tops(&mut self, sink: &mut impl EventSink<Self>) {
        let mut asked = SeatSet::NONE;
        for kind in PowerKind::BOTH {
            let seat = self.table.player(kind);
            if self.hands[seat].is_empty() {
                continue;
            }
            let Some(power) = self.decks[kind].take_top() else { continue };
            self.shown[seat] = Some(PowerCard { kind, power });
            asked = if asked.is_empty() { SeatSet::one(seat) } else { SeatSet::BOTH };
            sink.emit(self, || Event::TopShown { to: seat, kind, power: Some(power) });
        }
        if asked.is_empty() {
            return self.next_turn(sink);
        }
        self.table.phase = Phase::Swap;
        self.table.owed = asked;
    }

    /// SGO-14: settles both swaps together; the attacker's card goes under first.
    pub(crate) fn settle_swaps(
        &mut self,
        attack: Option<Action>,
        defence: Option<Action>,
        sink: &mut impl EventSink<Self>,
    ) {
        self.table.laid = BySeat::default();
        for (role, decision) in [(PowerKind::Attacking, attack), (PowerKind::Defending, defence)] {
            let by = self.table.player(role);
            let Some(shown) = self.shown[by].take() else { continue };
            let under = match decision {
                Some(Action::Swap(given)) => {
                    self.hands[by][given.kind].remove(given.power);
                    self.hands[by][shown.kind].add(shown.power);
                    given
                }
                _ => shown,
            };
            self.decks[under.kind].put_under(under.power, Some(by));
            sink.emit(self, || Event::PutUnder {
                by,
                shown: shown.kind,
                kind: under.kind,
                power: Some(under.power),
                swapped: Some(under != shown),
            });
        }
        self.next_turn(sink);
    }

    /// SGO-1, SGO-15, SGO-16, SGO-17: continues after a turn.
    fn next_turn(&mut self, sink: &mut impl EventSink<Self>) {
        let (turn, score) = (self.table.turn, self.table.score);
        let level = score.ahead().is_none();
        if turn == TURNS / 2 {
            self.table.period = MatchPeriod::SecondHalf;
            sink.emit(self, || Event::HalfTime { score });
        }
        if turn == TURNS {
            self.table.level_after_normal_time = level;
            if !level {
                return self.end_match(sink);
            }
            if self.table.options.short {
                return self.begin_shootout(sink);
            }
            self.table.period = MatchPeriod::ExtraTime;
            sink.emit(self, || Event::ExtraTimeBegan { score });
        }
        if turn < LAST_TURN {
            self.begin_turn(turn + 1, sink);
        } else if level {
            self.begin_shootout(sink);
        } else {
            self.end_match(sink);
        }
    }

    /// SGO-16: begins the shootout. The side that attacked first in the match shoots first in every pair.
    fn begin_shootout(&mut self, sink: &mut impl EventSink<Self>) {
        let first = self.table.first;
        self.table.period = MatchPeriod::Shootout;
        self.table.attacker = first;
        self.table.shootout = Some(Shootout::new(SHOTS, first));
        sink.emit(self, || Event::ShootoutBegan { first });
        self.ask_kick(first);
    }

    /// SGO-16: ends a kick. The shootout is over as soon as the shots left cannot change the result; after three
    /// each, in pairs.
    pub(crate) fn end_kick(&mut self, scored: bool, sink: &mut impl EventSink<Self>) {
        let by = self.table.attacker;
        let Some(shootout) = &mut self.table.shootout else { return };
        shootout.take(scored);
        let (kicks, decided) = (shootout.scored, shootout.decided());
        sink.emit(self, || Event::KickTaken { by, scored, kicks });
        if decided { self.end_match(sink) } else { self.ask_kick(!by) }
    }

    fn end_match(&mut self, sink: &mut impl EventSink<Self>) {
        self.run();
        self.table.laid = BySeat::<LaidCards>::default();
        self.table.phase = Phase::Over;
        if let Some(outcome) = self.table.outcome() {
            sink.emit(self, || Event::MatchEnded { outcome });
        }
    }
}
