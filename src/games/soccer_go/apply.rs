//! Carries out a decision step by step, and emits an event for each step: windows, passes and shots.

use super::action::{Action, Direction, Named, Play, Shape};
use super::cards::Kind;
use super::data::{Effect, rules};
use super::event::{Ending, Event};
use super::numbers::Numbers;
use super::refusal::Refusal;
use super::state::{Force, Laid, Period, Phase, Reveal, SoccerGo, Track, Window};
use crate::engine::{BySeat, EventSink, Seat, SeatSet};

impl SoccerGo {
    /// Carries out one decision.
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        action: Action,
        sink: &mut impl EventSink<Self>,
    ) -> Result<(), Refusal> {
        if !self.offer(seat).has(action) {
            return Err(self.refusal(seat, action));
        }
        match (self.table.phase, action) {
            (Phase::Play(window), Action::Power(play)) => self.play(window, play, sink),
            (Phase::Play(window), Action::Decline) => {
                self.run();
                sink.tell(self, || Event::Declined { by: seat });
                self.window_used_up(window, sink);
            }
            (Phase::Answer(window, play), Action::Answer(block)) => self.block(window, play, block, sink),
            (Phase::Answer(window, play), Action::Decline) => {
                self.run();
                sink.tell(self, || Event::Declined { by: seat });
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
        self.table.owed = self.table.owed.without(seat);
        if !self.table.owed.is_empty() {
            self.table.laid[seat] = Laid::FaceDown;
            return sink.tell(self, || Event::Sealed { seat });
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
        table.track = Track::default();
        table.spent = Numbers::NONE;
        table.force = Force::default();
        table.marked = false;
        sink.tell(self, || Event::TurnBegan { turn, attacker });
        self.open(Window::BeforePass(Kind::Attacking), sink);
    }

    /// SGO-10: opens a window for a side that holds a card for it; otherwise the window passes unseen. How many
    /// cards of each kind a side holds is public, so a side without any is not waited for.
    pub(super) fn open(&mut self, window: Window, sink: &mut impl EventSink<Self>) {
        let kind = window.kind();
        let seat = self.table.player(kind);
        if self.table.has_powers() && !self.hands[seat][kind].is_empty() {
            self.table.phase = Phase::Play(window);
            sink.hush(seat, || self.table.may_open());
            if self.opens(seat) {
                self.table.owed = SeatSet::one(seat);
                return;
            }
            self.run();
        }
        self.window_used_up(window, sink);
    }

    /// Returns true if that side holds a card for the window of the phase.
    fn opens(&self, seat: Seat) -> bool {
        self.table.useful().is_some_and(|(kind, cards)| !self.hands[seat][kind].both(cards).is_empty())
    }

    /// SGO-10: continues after a window without a card, or with a blocked one.
    fn window_used_up(&mut self, window: Window, sink: &mut impl EventSink<Self>) {
        match window {
            Window::BeforePass(Kind::Attacking) => self.open(Window::BeforePass(Kind::Defending), sink),
            Window::BeforePass(Kind::Defending) => self.ask_both(Phase::Choose),
            Window::AfterPass(Kind::Attacking) => self.end_turn(Ending::Mark, sink),
            Window::AfterPass(Kind::Defending) => self.complete_pass(sink),
            Window::AfterSlots => self.allow_shot(sink),
            Window::BeforeShot => self.ask_both(Phase::Shot),
            Window::AfterShot(Kind::Attacking) => self.save_stands(sink),
            Window::AfterShot(Kind::Defending) => self.goal_stands(sink),
        }
    }

    /// SGO-11: moves a card to its pile as it is played, before any answer. SGO-13: the card that Joker copies
    /// stays there.
    fn discard(&mut self, kind: Kind, play: Play) {
        let seat = self.table.player(kind);
        self.hands[seat][kind].remove(play.card);
        let pile = &mut self.table.discards[kind];
        pile.cards.add(play.card);
        pile.top = Some(play.card);
    }

    /// SGO-10: plays a card; the other side may answer at once.
    fn play(&mut self, window: Window, play: Play, sink: &mut impl EventSink<Self>) {
        let kind = window.kind();
        let by = self.table.player(kind);
        self.run();
        self.discard(kind, play);
        // The event shows the card as open to an answer, whether or not anybody can answer.
        self.table.phase = Phase::Answer(window, play);
        sink.tell(self, || Event::PowerPlayed { by, play });
        sink.hush(!by, || !self.hands[!by][!kind].is_empty() && self.table.may_open());
        if self.opens(!by) {
            self.table.owed = SeatSet::one(!by);
        } else {
            self.run();
            self.perform(window, play, sink);
        }
    }

    /// SGO-10: blocks a card. It has no effect, its window is used up, and the Block cannot be blocked.
    fn block(&mut self, window: Window, play: Play, block: Play, sink: &mut impl EventSink<Self>) {
        let kind = !window.kind();
        let by = self.table.player(kind);
        self.run();
        self.discard(kind, block);
        sink.tell(self, || Event::Blocked { by, with: block, play });
        self.window_used_up(window, sink);
    }

    /// SGO-10, SGO-12: performs a card that stands, then continues as its window says.
    fn perform(&mut self, window: Window, play: Play, sink: &mut impl EventSink<Self>) {
        let kind = window.kind();
        let by = self.table.player(kind);
        let effect = rules().effect(kind, play.action);
        let table = &mut self.table;
        match (effect, play.named) {
            (Effect::LiftKeeper, _) => table.force.keeper = true,
            (Effect::Among(_) | Effect::LayMore(_), _) => table.force.selection = Some((kind, play.action)),
            (Effect::Fill(slots), _) => table.force.dribble = slots,
            (Effect::OnePassMore, _) => table.force.slow = true,
            (Effect::CloseDirection, Named::Direction(direction)) => table.force.closed = Some(direction),
            (Effect::LayAgain, _) => table.laid = BySeat::default(),
            (Effect::Forward(_), Named::Numbers(numbers)) => {
                table.spent = table.spent.with(numbers);
                numbers.iter().for_each(|number| table.track.push(Numbers::one(number)));
            }
            (Effect::Back(slots), _) => {
                for _ in 0..slots {
                    table.spent = table.spent.without(table.track.pop());
                }
                // This is another pass: Dribble applied to the one that is no longer laid.
                table.force.dribble = 0;
            }
            _ => {}
        }
        let action = play.action;
        sink.tell(self, || Event::Performed { by, action });
        match effect {
            Effect::Shoot => self.allow_shot(sink),
            Effect::Forward(_) | Effect::Back(_) | Effect::OnePassMore => {
                self.open(Window::BeforePass(Kind::Attacking), sink);
            }
            Effect::Duel => self.ask_both(Phase::Duel),
            Effect::LayAgain => match window {
                Window::AfterShot(_) => self.ask_both(Phase::Shot),
                _ => self.ask_both(Phase::Choose),
            },
            _ => self.window_used_up(window, sink),
        }
    }

    /// Turns both cards up, or shows both hands.
    fn turn_up(&mut self, attack: Laid, defence: Laid) {
        let table = &mut self.table;
        table.laid[table.attacker] = attack;
        table.laid[!table.attacker] = defence;
        let n = table.last.map_or(1, |last| last.n + 1);
        table.last = Some(Reveal { n, attacker: table.attacker, laid: table.laid });
    }

    /// Tackle: repeats while the hands are equal. If the defender loses, the attack goes on to the pass.
    fn show_hands(&mut self, attack: Shape, defence: Shape, sink: &mut impl EventSink<Self>) {
        let (attacker, defender) = (self.table.attacker, self.table.defender());
        self.turn_up(Laid::Hand(attack), Laid::Hand(defence));
        let winner =
            if attack.beats(defence) { Some(attacker) } else { defence.beats(attack).then_some(defender) };
        sink.tell(self, || Event::HandsShown { attacker: attack, defender: defence, winner });
        match winner {
            None => self.ask_both(Phase::Duel),
            Some(seat) if seat == attacker => self.ask_both(Phase::Choose),
            Some(_) => self.end_turn(Ending::Tackle, sink),
        }
    }

    /// SGO-5: reveals the numbers; equal is a mark, otherwise a pass. SGO-10: the side harmed may have them laid
    /// again.
    fn reveal(&mut self, attack: Numbers, mark: Numbers, sink: &mut impl EventSink<Self>) {
        let attacker = self.table.attacker;
        self.turn_up(Laid::Numbers(attack), Laid::Numbers(mark));
        let matched = !attack.both(mark).is_empty();
        let pass = self.table.track.pass();
        sink.tell(self, || Event::Revealed { pass, attack, mark, matched });
        if matched && self.table.period == Period::ExtraTime && !self.table.marked {
            // SGO-15: the first mark of a turn of extra time is spared, and no number is spent.
            self.table.marked = true;
            self.table.laid = BySeat::default();
            sink.tell(self, || Event::MarkSpared { attacker });
            return self.ask_both(Phase::Choose);
        }
        self.open(Window::AfterPass(if matched { Kind::Attacking } else { Kind::Defending }), sink);
    }

    /// SGO-5, SGO-9: spends what the attacker laid and fills the first empty slot. Dribble fills more slots with
    /// nothing.
    fn complete_pass(&mut self, sink: &mut impl EventSink<Self>) {
        let table = &mut self.table;
        let pass = table.track.pass();
        let spent = match table.laid[table.attacker] {
            Laid::Numbers(numbers) => numbers,
            _ => Numbers::NONE,
        };
        table.spent = table.spent.with(spent);
        table.track.push(spent);
        for _ in 0..table.force.dribble {
            table.track.push(Numbers::NONE);
        }
        let shoots = matches!(table.force.selection, Some((Kind::Attacking, _)));
        table.force.dribble = 0;
        table.force.selection = None;
        table.laid = BySeat::default();
        let filled = table.track.filled();
        sink.tell(self, || Event::PassCompleted { pass, spent, filled });
        if shoots {
            // Through Ball and Corner lead to a shot at once, and Slow Build-Up does not apply.
            self.allow_shot(sink);
        } else if filled < self.table.passes_needed() {
            self.open(Window::BeforePass(Kind::Attacking), sink);
        } else if self.table.force.slow {
            self.allow_shot(sink);
        } else {
            self.open(Window::AfterSlots, sink);
        }
    }

    /// SGO-7, SGO-10: allows a shot; before it, the defender may narrow it.
    fn allow_shot(&mut self, sink: &mut impl EventSink<Self>) {
        self.table.laid = BySeat::default();
        let by = self.table.attacker;
        sink.tell(self, || Event::ShotDue { by });
        self.open(Window::BeforeShot, sink);
    }

    /// SGO-8: reveals the directions; equal is a save, otherwise a goal. SGO-10: the side harmed may have them
    /// laid again.
    fn reveal_shot(&mut self, shot: Direction, save: Direction, sink: &mut impl EventSink<Self>) {
        let by = self.table.attacker;
        self.turn_up(Laid::Direction(shot), Laid::Direction(save));
        let goal = shot != save;
        sink.tell(self, || Event::ShotTaken { by, shot, save, goal });
        if self.table.period == Period::Shootout {
            return self.end_kick(goal, sink);
        }
        self.open(Window::AfterShot(if goal { Kind::Defending } else { Kind::Attacking }), sink);
    }

    fn goal_stands(&mut self, sink: &mut impl EventSink<Self>) {
        let by = self.table.attacker;
        self.table.score[by] += 1;
        let score = self.table.score;
        sink.tell(self, || Event::Goal { by, score });
        self.end_turn(Ending::Goal, sink);
    }

    fn save_stands(&mut self, sink: &mut impl EventSink<Self>) {
        let by = self.table.defender();
        sink.tell(self, || Event::Saved { by });
        self.end_turn(Ending::Save, sink);
    }

    /// Asks for a kick of the shootout, which has no turn around it.
    pub(crate) fn ask_kick(&mut self, by: Seat) {
        self.table.attacker = by;
        self.ask_both(Phase::Shot);
    }
}
