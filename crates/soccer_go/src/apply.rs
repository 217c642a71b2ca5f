//! Carries out a decision step by step, and emits an event for each step: windows, passes and shots.

use super::action::{Action, CardPlay, HandShape, NamedChoice, ShotDirection};
use super::cards::PowerKind;
use super::data::{CardEffect, rules};
use super::event::{Event, TurnEnd};
use super::numbers::NumberSet;
use super::refusal::Refusal;
use super::state::{
    ActiveEffects, CardWindow, LaidCards, MatchPeriod, PassTrack, Phase, RevealedCards, SoccerGo,
};
use engine::{BySeat, EventSink, Seat, SeatSet};

impl SoccerGo {
    /// Carries out one decision.
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        action: Action,
        sink: &mut impl EventSink<Self>,
    ) -> Result<(), Refusal> {
        self.check_action(seat, action)?;
        match (self.table.phase, action) {
            (Phase::Play(window), Action::Power(play)) => self.play(window, play, sink),
            (Phase::Play(window), Action::Decline) => {
                self.run();
                sink.emit(self, || Event::Declined { by: seat });
                self.passed(window, sink);
            }
            (Phase::Answer(window, play), Action::Answer(block)) => self.block(window, play, block, sink),
            (Phase::Answer(window, play), Action::Decline) => {
                self.run();
                sink.emit(self, || Event::Declined { by: seat });
                self.perform(window, play, sink);
            }
            _ => self.seal(seat, action, sink),
        }
        Ok(())
    }

    /// Owes no decision, while events are emitted.
    pub(crate) fn run(&mut self) {
        self.table.phase = Phase::Running;
        self.table.owed = SeatSet::NONE;
    }

    /// Asks both sides for a sealed decision.
    fn ask_both(&mut self, phase: Phase) {
        self.table.phase = phase;
        self.table.owed = SeatSet::BOTH;
        self.table.laid = BySeat::default();
    }

    /// Seals the first of two decisions; the second reveals both.
    fn seal(&mut self, seat: Seat, action: Action, sink: &mut impl EventSink<Self>) {
        self.sealed[seat] = Some(action);
        self.table.owed = self.table.owed.difference(seat.into());
        if !self.table.owed.is_empty() {
            self.table.laid[seat] = LaidCards::FaceDown;
            return sink.emit(self, || Event::Sealed { seat });
        }
        self.run();
        let (attacker, defender) = (self.table.attacker, self.table.defender());
        match (self.sealed[attacker].take(), self.sealed[defender].take()) {
            (Some(Action::Choose(attack)), Some(Action::Choose(mark))) => self.reveal(attack, mark, sink),
            (Some(Action::Direction(shot)), Some(Action::Direction(save))) => {
                self.reveal_shot(shot, save, sink);
            }
            (Some(Action::Hand(attack)), Some(Action::Hand(defence))) => {
                self.show_hands(attack, defence, sink);
            }
            (attack, defence) => self.settle_swaps(attack, defence, sink),
        }
    }

    /// SGO-4: begins an attack.
    pub(crate) fn begin_turn(&mut self, turn: u8, sink: &mut impl EventSink<Self>) {
        let table = &mut self.table;
        let attacker = table.attacker_of(turn);
        table.turn = turn;
        table.attacker = attacker;
        table.track = PassTrack::default();
        table.spent = NumberSet::NONE;
        table.force = ActiveEffects::default();
        table.marked = false;
        sink.emit(self, || Event::TurnBegan { turn, attacker });
        self.before_pass(sink);
    }

    /// SGO-10: opens a window for a side that holds a card for it; otherwise the window passes unseen. How many
    /// cards of each kind a side holds is public, so a side without any is not waited for.
    pub(super) fn open(&mut self, window: CardWindow, sink: &mut impl EventSink<Self>) {
        let kind = window.kind();
        let seat = self.table.player(kind);
        if self.table.has_powers() && !self.hands[seat][kind].is_empty() {
            self.table.phase = Phase::Play(window);
            sink.pass_window(seat, || self.table.may_open());
            if self.opens(seat) {
                self.table.owed = SeatSet::one(seat);
                return;
            }
            self.run();
        }
        self.passed(window, sink);
    }

    /// SGO-10: begins the windows before a pass, the attacker first.
    fn before_pass(&mut self, sink: &mut impl EventSink<Self>) {
        self.table.quiet = false;
        self.open(CardWindow::BeforePass(PowerKind::Attacking), sink);
    }

    /// SGO-10: continues after a window without a card. At any time, two of them in a row end the cards before a pass.
    fn passed(&mut self, window: CardWindow, sink: &mut impl EventSink<Self>) {
        match window {
            CardWindow::BeforePass(kind) if self.table.any_time() => {
                if self.table.quiet {
                    self.ask_both(Phase::Choose);
                } else {
                    self.table.quiet = true;
                    self.open(CardWindow::BeforePass(!kind), sink);
                }
            }
            _ => self.window_used_up(window, sink),
        }
    }

    /// Returns true if that side holds a card for the window of the phase.
    fn opens(&self, seat: Seat) -> bool {
        self.table
            .usable_cards()
            .is_some_and(|(kind, cards)| !self.hands[seat][kind].intersection(cards).is_empty())
    }

    /// SGO-10: continues after a window whose card stands and leads nowhere else, or is blocked; where cards come one
    /// by one, also after a window without a card.
    fn window_used_up(&mut self, window: CardWindow, sink: &mut impl EventSink<Self>) {
        match window {
            CardWindow::BeforePass(kind) if self.table.any_time() => {
                self.table.quiet = false;
                self.open(CardWindow::BeforePass(!kind), sink);
            }
            CardWindow::BeforePass(PowerKind::Attacking) => {
                self.open(CardWindow::BeforePass(PowerKind::Defending), sink)
            }
            CardWindow::BeforePass(PowerKind::Defending) => self.ask_both(Phase::Choose),
            CardWindow::AfterPass(PowerKind::Attacking) => self.end_turn(TurnEnd::Mark, sink),
            CardWindow::AfterPass(PowerKind::Defending) => self.complete_pass(sink),
            CardWindow::AfterSlots => self.allow_shot(sink),
            CardWindow::BeforeShot => self.ask_both(Phase::Shot),
            CardWindow::AfterShot(PowerKind::Attacking) => self.save_stands(sink),
            CardWindow::AfterShot(PowerKind::Defending) => self.goal_stands(sink),
        }
    }

    /// SGO-11: moves a card to its pile as it is played, before any answer. SGO-13: the card that Joker copies
    /// stays there.
    fn discard(&mut self, kind: PowerKind, play: CardPlay) {
        let seat = self.table.player(kind);
        self.hands[seat][kind].remove(play.card);
        let pile = &mut self.table.discards[kind];
        pile.cards.add(play.card);
        pile.top = Some(play.card);
    }

    /// SGO-10: plays a card; the other side may answer at once.
    fn play(&mut self, window: CardWindow, play: CardPlay, sink: &mut impl EventSink<Self>) {
        let kind = window.kind();
        let by = self.table.player(kind);
        self.run();
        self.discard(kind, play);
        // The event shows the card as open to an answer, whether or not anybody can answer.
        self.table.phase = Phase::Answer(window, play);
        sink.emit(self, || Event::PowerPlayed { by, play });
        sink.pass_window(!by, || !self.hands[!by][!kind].is_empty() && self.table.may_open());
        if self.opens(!by) {
            self.table.owed = SeatSet::one(!by);
        } else {
            self.run();
            self.perform(window, play, sink);
        }
    }

    /// SGO-10: blocks a card. It has no effect, its window is used up, and the Block cannot be blocked.
    fn block(
        &mut self,
        window: CardWindow,
        play: CardPlay,
        block: CardPlay,
        sink: &mut impl EventSink<Self>,
    ) {
        let kind = !window.kind();
        let by = self.table.player(kind);
        self.run();
        self.discard(kind, block);
        sink.emit(self, || Event::Blocked { by, with: block, play });
        self.window_used_up(window, sink);
    }

    /// SGO-10, SGO-12: performs a card that stands, then continues as its window says.
    fn perform(&mut self, window: CardWindow, play: CardPlay, sink: &mut impl EventSink<Self>) {
        let kind = window.kind();
        let by = self.table.player(kind);
        let effect = rules().effect(kind, play.action);
        let table = &mut self.table;
        match (effect, play.named) {
            (CardEffect::LiftKeeper, _) => table.force.keeper = true,
            (CardEffect::Among(_) | CardEffect::LayMore(_), _) => {
                table.force.selection = Some((kind, play.action))
            }
            (CardEffect::Fill(slots), _) => table.force.dribble = slots,
            (CardEffect::OnePassMore, _) => table.force.slow = true,
            (CardEffect::CloseDirection, NamedChoice::Direction(direction)) => {
                table.force.closed = Some(direction)
            }
            (CardEffect::LayAgain, _) => table.laid = BySeat::default(),
            (CardEffect::Forward(_), NamedChoice::Numbers(numbers)) => {
                table.spent = table.spent.union(numbers);
                numbers.iter().for_each(|number| table.track.push(NumberSet::one(number)));
            }
            (CardEffect::Back(slots), _) => {
                for _ in 0..slots {
                    table.spent = table.spent.difference(table.track.pop());
                }
            }
            _ => {}
        }
        if matches!(effect, CardEffect::Forward(_) | CardEffect::Back(_)) {
            // This is another pass: Dribble and selection cards applied to the one that is no longer laid.
            (table.force.dribble, table.force.selection) = (0, None);
        }
        let action = play.action;
        sink.emit(self, || Event::Performed { by, action });
        match effect {
            CardEffect::Shoot => self.allow_shot(sink),
            CardEffect::Forward(_) | CardEffect::Back(_) | CardEffect::OnePassMore => self.before_pass(sink),
            CardEffect::Duel => self.ask_both(Phase::Duel),
            CardEffect::LayAgain => match window {
                CardWindow::AfterShot(_) => self.ask_both(Phase::Shot),
                _ => self.ask_both(Phase::Choose),
            },
            _ => self.window_used_up(window, sink),
        }
    }

    /// Turns both cards up, or shows both hands.
    fn turn_up(&mut self, attack: LaidCards, defence: LaidCards) {
        let table = &mut self.table;
        table.laid[table.attacker] = attack;
        table.laid[!table.attacker] = defence;
        let n = table.last.map_or(1, |last| last.n + 1);
        table.last = Some(RevealedCards { n, attacker: table.attacker, laid: table.laid });
    }

    /// Tackle: repeats while the hands are equal. If the defender loses, the attack goes on to the pass.
    fn show_hands(&mut self, attack: HandShape, defence: HandShape, sink: &mut impl EventSink<Self>) {
        let (attacker, defender) = (self.table.attacker, self.table.defender());
        self.turn_up(LaidCards::Hand(attack), LaidCards::Hand(defence));
        let winner =
            if attack.beats(defence) { Some(attacker) } else { defence.beats(attack).then_some(defender) };
        sink.emit(self, || Event::HandsShown { attacker: attack, defender: defence, winner });
        match winner {
            None => self.ask_both(Phase::Duel),
            Some(seat) if seat == attacker => {
                self.window_used_up(CardWindow::BeforePass(PowerKind::Defending), sink);
            }
            Some(_) => self.end_turn(TurnEnd::Tackle, sink),
        }
    }

    /// SGO-5: reveals the numbers; equal is a mark, otherwise a pass. SGO-10: the side harmed may have them laid
    /// again.
    fn reveal(&mut self, attack: NumberSet, mark: NumberSet, sink: &mut impl EventSink<Self>) {
        let attacker = self.table.attacker;
        self.turn_up(LaidCards::Numbers(attack), LaidCards::Numbers(mark));
        let matched = !attack.intersection(mark).is_empty();
        let pass = self.table.track.pass();
        sink.emit(self, || Event::Revealed { pass, attack, mark, matched });
        if matched && self.table.period == MatchPeriod::ExtraTime && !self.table.marked {
            // SGO-15: the first mark of a turn of extra time is spared, and no number is spent.
            self.table.marked = true;
            self.table.laid = BySeat::default();
            sink.emit(self, || Event::MarkSpared { attacker });
            return self.ask_both(Phase::Choose);
        }
        self.open(
            CardWindow::AfterPass(if matched { PowerKind::Attacking } else { PowerKind::Defending }),
            sink,
        );
    }

    /// SGO-5, SGO-9: spends what the attacker laid and fills the first empty slot. Dribble fills more slots with
    /// nothing.
    fn complete_pass(&mut self, sink: &mut impl EventSink<Self>) {
        let table = &mut self.table;
        let pass = table.track.pass();
        let spent = match table.laid[table.attacker] {
            LaidCards::Numbers(numbers) => numbers,
            _ => NumberSet::NONE,
        };
        table.spent = table.spent.union(spent);
        table.track.push(spent);
        for _ in 0..table.force.dribble {
            table.track.push(NumberSet::NONE);
        }
        let shoots = matches!(table.force.selection, Some((PowerKind::Attacking, _)));
        table.force.dribble = 0;
        table.force.selection = None;
        table.laid = BySeat::default();
        let filled = table.track.filled();
        sink.emit(self, || Event::PassCompleted { pass, spent, filled });
        if shoots {
            // Through Ball and Corner lead to a shot at once, and Slow Build-Up does not apply.
            self.allow_shot(sink);
        } else if filled < self.table.passes_needed() {
            self.before_pass(sink);
        } else if self.table.force.slow {
            self.allow_shot(sink);
        } else {
            self.open(CardWindow::AfterSlots, sink);
        }
    }

    /// SGO-7, SGO-10: allows a shot; before it, the defender may narrow it.
    fn allow_shot(&mut self, sink: &mut impl EventSink<Self>) {
        self.table.laid = BySeat::default();
        let by = self.table.attacker;
        sink.emit(self, || Event::ShotDue { by });
        self.open(CardWindow::BeforeShot, sink);
    }

    /// SGO-8: reveals the directions; equal is a save, otherwise a goal. SGO-10: the side harmed may have them
    /// laid again.
    fn reveal_shot(&mut self, shot: ShotDirection, save: ShotDirection, sink: &mut impl EventSink<Self>) {
        let by = self.table.attacker;
        self.turn_up(LaidCards::Direction(shot), LaidCards::Direction(save));
        let goal = shot != save;
        sink.emit(self, || Event::ShotTaken { by, shot, save, goal });
        if self.table.period == MatchPeriod::Shootout {
            return self.end_kick(goal, sink);
        }
        self.open(
            CardWindow::AfterShot(if goal { PowerKind::Defending } else { PowerKind::Attacking }),
            sink,
        );
    }

    fn goal_stands(&mut self, sink: &mut impl EventSink<Self>) {
        let by = self.table.attacker;
        self.table.score[by] += 1;
        let score = self.table.score;
        sink.emit(self, || Event::Goal { by, score });
        self.end_turn(TurnEnd::Goal, sink);
    }

    fn save_stands(&mut self, sink: &mut impl EventSink<Self>) {
        let by = self.table.defender();
        sink.emit(self, || Event::Saved { by });
        self.end_turn(TurnEnd::Save, sink);
    }

    /// Asks for a kick of the shootout, which has no turn around it.
    pub(crate) fn ask_kick(&mut self, by: Seat) {
        self.table.attacker = by;
        self.ask_both(Phase::Shot);
    }
}
