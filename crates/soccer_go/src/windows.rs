//! SGO-10: the windows in which cards may be played, and the cards that each admits. All of this is public; what a side
//! holds is not known here.
//!
//! | window | asked | unless blocked, a card leads to | blocked or declined |
//! |---|---|---|---|
//! | before pass p, attacking | attacker | before pass, defending; Shoot: before the shot; Counter-Attack: before pass p+3, attacking | before pass, defending |
//! | before pass p, defending | defender | choosing; Tackle: the duel; Clearance: before pass p-3, attacking | choosing |
//! | the same two, with option `AnyTime` | as above | the other side's window; Shoot, Counter-Attack, Clearance, Tackle as above | blocked: the other side's window; declined: the same, or choosing if the window before was declined too |
//! | choosing | both | | matched: after pass, attacking; else after pass, defending |
//! | after pass, attacking | attacker | choosing | the mark stands |
//! | after pass, defending | defender | choosing | the pass counts |
//! | after slot 7 | defender | before pass 8 | before the shot |
//! | before a shot | defender | directions | directions |
//! | directions | both | | saved: after shot, attacking; goal: after shot, defending |
//! | after shot, attacking | attacker | directions | the save stands |
//! | after shot, defending | defender | directions | the goal stands |

use super::action::CardPlay;
use super::cards::{PowerKind, PowerName, PowerSet};
use super::data::{CardEffect, rules};
use super::numbers::{KEEPER, NumberSet};
use super::options::BeforePass;
use super::state::{CardWindow, LAST_PASS, MULTI_LAY, Phase, Table};
use engine::Seat;

impl Table {
    /// SGO-10: returns true if any number of cards may be played before a pass.
    #[must_use]
    pub fn any_time(&self) -> bool {
        self.options.before_pass == BeforePass::AnyTime
    }

    /// SGO-9, SGO-12: returns the actions that a card could perform in this window now, in either hand.
    pub fn actions(&self, window: CardWindow) -> PowerSet {
        if !self.has_powers() {
            return PowerSet::NONE;
        }
        let rules = rules();
        let kind = window.kind();
        match window {
            CardWindow::BeforePass(_) => {
                let mut cards = rules.before_pass(kind, self.track.pass());
                if self.force.selection.is_some() && self.any_time() {
                    cards = cards.difference(rules.selections(kind));
                } else if self.force.selection.is_some() && kind == PowerKind::Defending {
                    cards = cards.intersection(rules.cards_after_selection(kind));
                }
                let barred = cards.iter().filter(|card| !self.has_use(kind, *card)).collect();
                cards.difference(barred)
            }
            CardWindow::AfterPass(_) => rules.after_pass(kind, self.track.pass()),
            CardWindow::AfterSlots => rules.after_slot(kind, self.track.filled()),
            CardWindow::BeforeShot => rules.before_shot(kind),
            CardWindow::AfterShot(_) => rules.after_shot(kind),
        }
    }

    /// SGO-12: returns true if the card's own conditions hold.
    fn has_use(&self, kind: PowerKind, card: PowerName) -> bool {
        match rules().effect(kind, card) {
            CardEffect::Among(set) => set.difference(self.spent).count() >= 2,
            CardEffect::Fill(_) => self.force.dribble == 0,
            CardEffect::LiftKeeper => !self.force.keeper && !self.spent.contains(KEEPER),
            CardEffect::LayMore(count) | CardEffect::Forward(count) => self.unspent().count() >= count,
            _ => true,
        }
    }

    /// SGO-10, SGO-13: returns the Blocks that may answer this play, in either hand.
    pub fn blocks(&self, by: PowerKind, play: CardPlay) -> PowerSet {
        let blocks = rules().blocks(by, play.action);
        if play.card == play.action { blocks } else { blocks.union(rules().blocks(by, play.card)) }
    }

    /// SGO-13: returns those of these actions that Joker can perform: the ones in the discard pile of its own
    /// deck.
    pub fn copies(&self, kind: PowerKind, actions: PowerSet) -> PowerSet {
        actions.intersection(self.discards[kind].cards)
    }

    /// Returns the cards that would let the side that is asked do more than decline, and their kind; none where no
    /// window is open.
    #[must_use]
    pub fn usable_cards(&self) -> Option<(PowerKind, PowerSet)> {
        let (kind, actions) = match self.phase {
            Phase::Play(window) => (window.kind(), self.actions(window)),
            Phase::Answer(window, play) => (!window.kind(), self.blocks(window.kind(), play)),
            _ => return None,
        };
        let joker = !self.copies(kind, actions).is_empty();
        Some((kind, if joker { actions.union(PowerSet::one(PowerName::Joker)) } else { actions }))
    }

    /// SGO-10: returns true if the current window or answer may be open by public information: some useful card is
    /// not used up. It does not matter who might hold it, or who asks.
    #[must_use]
    pub fn may_open(&self) -> bool {
        self.usable_cards()
            .is_some_and(|(kind, cards)| !cards.difference(self.discards[kind].cards).is_empty())
    }

    /// SGO-4, SGO-6, SGO-12: returns the numbers that may be chosen for this pass, by either side.
    pub fn choosable(&self) -> NumberSet {
        let mut numbers = self.unspent();
        if let Some((kind, card)) = self.force.selection
            && let CardEffect::Among(set) = rules().effect(kind, card)
        {
            numbers = numbers.intersection(set);
        }
        if self.track.pass() == LAST_PASS && !self.force.keeper {
            numbers = numbers.difference(NumberSet::one(KEEPER));
        }
        numbers
    }

    /// SGO-4: returns how many numbers that side lays for this pass: one, or three by its own Corner or Deep
    /// Press.
    #[must_use]
    pub fn cards_to_lay(&self, seat: Seat) -> u8 {
        match self.force.selection {
            Some((kind, card)) if self.player(kind) == seat => match rules().effect(kind, card) {
                CardEffect::LayMore(_) => MULTI_LAY,
                _ => 1,
            },
            _ => 1,
        }
    }
}
