//! A decision is carried out, step by step, each told as it happens: windows, passes and shots.

use super::action::{Action, Direction, Named, Play, Shape};
use super::cards::Kind;
use super::data::{Effect, rules};
use super::event::{Ending, Event};
use super::numbers::Numbers;
use super::refusal::Refusal;
use super::state::{Force, Laid, Period, Phase, Reveal, SoccerGo, Track, Window};
use crate::engine::{BySeat, Seat, Seats, Sink};

impl SoccerGo {
    /// Carries one decision out.
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Self>,
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

    /// Nobody is asked while events are told.
    pub(crate) fn run(&mut self) {
        self.table.phase = Phase::Running;
        self.table.owed = Seats::NONE;
    }

    /// Asks both, sealed.
    fn ask_both(&mut self, phase: Phase) {
        self.table.phase = phase;
        self.table.owed = Seats::BOTH;
        self.table.laid = BySeat::default();
    }

    /// The first of two decisions is sealed, the second reveals both.
    fn seal(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Self>) {
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

    /// SGO-4: a fresh attack.
    pub(crate) fn begin_turn(&mut self, turn: u8, sink: &mut impl Sink<Self>) {
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

    /// SGO-10: a window opens for a side that holds a card for it; else it passes unseen. How many cards of each kind a
    /// side holds is known, so that who holds none is not waited for.
    pub(super) fn open(&mut self, window: Window, sink: &mut impl Sink<Self>) {
        let kind = window.kind();
        let seat = self.table.player(kind);
        if self.table.has_powers() && !self.hands[seat][kind].is_empty() {
            self.table.phase = Phase::Play(window);
            sink.hush(seat, || self.table.may_open());
            if self.opens(seat) {
                self.table.owed = Seats::one(seat);
                return;
            }
            self.run();
        }
        self.window_used_up(window, sink);
    }

    /// Whether that side holds a card for the window that stands in the phase.
    fn opens(&self, seat: Seat) -> bool {
        self.table.useful().is_some_and(|(kind, cards)| !self.hands[seat][kind].both(cards).is_empty())
    }

    /// SGO-10: what follows a window in which no card was played, or a blocked one.
    fn window_used_up(&mut self, window: Window, sink: &mut impl Sink<Self>) {
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

    /// SGO-11: a card goes to its pile as it is played, before any answer. SGO-13: what Joker copies stays there.
    fn discard(&mut self, kind: Kind, play: Play) {
        let seat = self.table.player(kind);
        self.hands[seat][kind].remove(play.card);
        let pile = &mut self.table.discards[kind];
        pile.cards.add(play.card);
        pile.top = Some(play.card);
    }

    /// SGO-10: a card is played; the other side may answer at once.
    fn play(&mut self, window: Window, play: Play, sink: &mut impl Sink<Self>) {
        let kind = window.kind();
        let by = self.table.player(kind);
        self.run();
        self.discard(kind, play);
        // It is told as what lies there to be answered, whether or not anybody can.
        self.table.phase = Phase::Answer(window, play);
        sink.tell(self, || Event::PowerPlayed { by, play });
        sink.hush(!by, || !self.hands[!by][!kind].is_empty() && self.table.may_open());
        if self.opens(!by) {
            self.table.owed = Seats::one(!by);
        } else {
            self.run();
            self.perform(window, play, sink);
        }
    }

    /// SGO-10: the blocked card does nothing, its window is used up, and the Block cannot be blocked.
    fn block(&mut self, window: Window, play: Play, block: Play, sink: &mut impl Sink<Self>) {
        let kind = !window.kind();
        let by = self.table.player(kind);
        self.run();
        self.discard(kind, block);
        sink.tell(self, || Event::Blocked { by, with: block, play });
        self.window_used_up(window, sink);
    }

    /// SGO-10, SGO-12: a card that stands does what it says; then comes what its window leads to.
    fn perform(&mut self, window: Window, play: Play, sink: &mut impl Sink<Self>) {
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
                // Another pass: Dribble was for the one that is not laid now.
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

    /// Both cards are turned up, or both hands are shown.
    fn turn_up(&mut self, attack: Laid, defence: Laid) {
        let table = &mut self.table;
        table.laid[table.attacker] = attack;
        table.laid[!table.attacker] = defence;
        let n = table.last.map_or(1, |last| last.n + 1);
        table.last = Some(Reveal { n, attacker: table.attacker, laid: table.laid });
    }

    /// Tackle: repeated while level; a tackle that is lost by the defender goes on to the pass.
    fn show_hands(&mut self, attack: Shape, defence: Shape, sink: &mut impl Sink<Self>) {
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

    /// SGO-5: equal is a mark, else a pass; SGO-10: the side harmed may have it laid again.
    fn reveal(&mut self, attack: Numbers, mark: Numbers, sink: &mut impl Sink<Self>) {
        let attacker = self.table.attacker;
        self.turn_up(Laid::Numbers(attack), Laid::Numbers(mark));
        let matched = !attack.both(mark).is_empty();
        let pass = self.table.track.pass();
        sink.tell(self, || Event::Revealed { pass, attack, mark, matched });
        if matched && self.table.period == Period::ExtraTime && !self.table.marked {
            // SGO-15: the first mark of a turn of extra time is spared, and nothing is spent.
            self.table.marked = true;
            self.table.laid = BySeat::default();
            sink.tell(self, || Event::MarkSpared { attacker });
            return self.ask_both(Phase::Choose);
        }
        self.open(Window::AfterPass(if matched { Kind::Attacking } else { Kind::Defending }), sink);
    }

    /// SGO-5, SGO-9: what the attacker laid is spent and fills the first empty slot; Dribble fills more with nothing.
    fn complete_pass(&mut self, sink: &mut impl Sink<Self>) {
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
            // Through Ball, Corner: at once, and Slow Build-Up does not apply.
            self.allow_shot(sink);
        } else if filled < self.table.passes_needed() {
            self.open(Window::BeforePass(Kind::Attacking), sink);
        } else if self.table.force.slow {
            self.allow_shot(sink);
        } else {
            self.open(Window::AfterSlots, sink);
        }
    }

    /// SGO-7, SGO-10: before a shot, the defender may narrow it.
    fn allow_shot(&mut self, sink: &mut impl Sink<Self>) {
        self.table.laid = BySeat::default();
        let by = self.table.attacker;
        sink.tell(self, || Event::ShotDue { by });
        self.open(Window::BeforeShot, sink);
    }

    /// SGO-8: equal is a save, else a goal; SGO-10: the side harmed may have it laid again.
    fn reveal_shot(&mut self, shot: Direction, save: Direction, sink: &mut impl Sink<Self>) {
        let by = self.table.attacker;
        self.turn_up(Laid::Direction(shot), Laid::Direction(save));
        let goal = shot != save;
        sink.tell(self, || Event::ShotTaken { by, shot, save, goal });
        if self.table.period == Period::Shootout {
            return self.end_kick(goal, sink);
        }
        self.open(Window::AfterShot(if goal { Kind::Defending } else { Kind::Attacking }), sink);
    }

    fn goal_stands(&mut self, sink: &mut impl Sink<Self>) {
        let by = self.table.attacker;
        self.table.score[by] += 1;
        let score = self.table.score;
        sink.tell(self, || Event::Goal { by, score });
        self.end_turn(Ending::Goal, sink);
    }

    fn save_stands(&mut self, sink: &mut impl Sink<Self>) {
        let by = self.table.defender();
        sink.tell(self, || Event::Saved { by });
        self.end_turn(Ending::Save, sink);
    }

    /// Shootout kicks follow one another without a turn around them.
    pub(crate) fn ask_kick(&mut self, by: Seat) {
        self.table.attacker = by;
        self.ask_both(Phase::Shot);
    }
}
