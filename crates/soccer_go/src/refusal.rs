//! The reasons for which Soccer-Go refuses an action.

use engine::Seat;

use super::action::{Action, CardPlay, NamedChoice, ShotDirection};
use super::cards::{PowerCard, PowerKind, PowerName};
use super::data::{CardEffect, rules};
use super::numbers::{KEEPER, NumberSet};
use super::state::{CardWindow, LAST_PASS, LaidCards, Phase, SoccerGo};
use engine::notation::refusals;

refusals! {
    Over => ("SGO-16", "the match is over: expected no action"),
    Laid { seat: Seat, other: Seat } => ("SGO-10", "{seat} has sealed a decision already: expected {other} to decide"),
    NotOwed { seat: Seat, other: Seat } => ("SGO-10", "{seat} owes no decision now: expected {other}"),
    Count { numbers: NumberSet, count: u8, from: NumberSet } => (
        "SGO-4",
        "{numbers} are not as many as asked: expected {count} of {from}"
    ),
    Keeper { from: NumberSet } => ("SGO-6", "the goalkeeper cannot be chosen on pass 7: expected one of {from}"),
    LeftOut { card: PowerName, numbers: NumberSet, from: NumberSet } => (
        "SGO-12",
        "{card} leaves {numbers} out: expected one of {from}"
    ),
    Spent { numbers: NumberSet, from: NumberSet } => ("SGO-5", "{numbers} is spent in this turn: expected {from}"),
    Closed { direction: ShotDirection } => (
        "SGO-9",
        "{direction} is closed for this shot: expected one of the other two"
    ),
    NotHeld { seat: Seat, card: PowerCard } => ("SGO-9", "{seat} does not hold {card}: expected a card of that hand"),
    Elsewhere { card: PowerCard, expected: &'static str } => (
        "SGO-10",
        "{card} has no place in this window: expected {expected}"
    ),
    Selected { selection: PowerName, card: PowerCard, expected: &'static str } => (
        "SGO-12",
        "{selection} stands on this pass, so {card} cannot follow: expected {expected}"
    ),
    NoUse { card: PowerCard } => ("SGO-12", "{card} would have no use here: expected a card whose numbers are unspent"),
    NotNamed { block: PowerCard, play: CardPlay } => (
        "SGO-10",
        "{block} does not name {play}: expected a Block that does"
    ),
    NothingToCopy { action: PowerCard } => (
        "SGO-13",
        "Joker cannot copy {action}: expected a card in the {kind} discard pile", kind = action.kind
    ),
    Naming { play: CardPlay } => (
        "SGO-9",
        "{play} names the wrong thing: expected three numbers with CounterAttack, a direction with NarrowShot, else \
         nothing"
    ),
    Another { action: Action, expected: &'static str, clause: &'static str } => (
        clause,
        "{action} answers another question: expected {expected}"
    ),
}

impl SoccerGo {
    /// Returns the reason why that action is not legal.
    #[cold]
    pub(crate) fn refusal_for(&self, seat: Seat, action: Action) -> Refusal {
        let table = &self.table;
        let Some(other) = table.owed.first() else { return Refusal::Over };
        if !table.owed.contains(seat) {
            return if table.laid[seat] == LaidCards::FaceDown {
                Refusal::Laid { seat, other }
            } else {
                Refusal::NotOwed { seat, other }
            };
        }
        match (table.phase, action) {
            (Phase::Choose, Action::Choose(numbers)) => self.refused_numbers(seat, numbers),
            (Phase::Shot, Action::Direction(direction)) => Refusal::Closed { direction },
            (Phase::Play(window), Action::Power(play)) => self.refused_play(seat, window, play),
            (Phase::Answer(window, play), Action::Answer(block)) => {
                self.refused_answer(seat, window, play, block)
            }
            (Phase::Swap, Action::Swap(card)) => Refusal::NotHeld { seat, card },
            _ => {
                let (expected, clause) = self.expected_action();
                Refusal::Another { action, expected, clause }
            }
        }
    }

    /// Returns the expected forms of an action, and the clause of the decision.
    fn expected_action(&self) -> (&'static str, &'static str) {
        match self.table.phase {
            Phase::Play(CardWindow::BeforePass(_)) => ("Power(..) for this pass, or Decline", "SGO-10"),
            Phase::Play(CardWindow::AfterPass(_)) => ("Power(PassReTake) or Decline", "SGO-10"),
            Phase::Play(CardWindow::AfterSlots) => ("Power(SlowBuildUp) or Decline", "SGO-10"),
            Phase::Play(CardWindow::BeforeShot) => ("Power(NarrowShot,..) or Decline", "SGO-10"),
            Phase::Play(CardWindow::AfterShot(_)) => ("Power(ShotReTake) or Decline", "SGO-10"),
            Phase::Answer(..) => ("Answer(..) or Decline", "SGO-10"),
            Phase::Choose => ("Choose([number..])", "SGO-4"),
            Phase::Duel => ("Hand(rock|paper|scissors)", "SGO-9"),
            Phase::Shot => ("Direction(left|middle|right)", "SGO-8"),
            Phase::Swap => ("Swap(kind card) or Keep", "SGO-14"),
            Phase::Running | Phase::Over => ("no action", "SGO-16"),
        }
    }

    /// SGO-4: returns the reason why numbers are refused.
    fn refused_numbers(&self, seat: Seat, numbers: NumberSet) -> Refusal {
        let table = &self.table;
        let (from, count) = (table.choosable(), table.cards_to_lay(seat));
        let spent = numbers.intersection(table.spent);
        if numbers.count() != count {
            Refusal::Count { numbers, count, from }
        } else if !spent.is_empty() {
            Refusal::Spent { numbers: spent, from }
        } else if numbers.contains(KEEPER) && table.track.pass() == LAST_PASS && !table.force.keeper {
            Refusal::Keeper { from }
        } else {
            let card = table.force.selection.map_or(PowerName::ThroughBall, |(_, card)| card);
            Refusal::LeftOut { card, numbers: numbers.difference(from), from }
        }
    }

    /// SGO-10: returns the reason why a power is refused: the side lacks it, or it has no use.
    fn refused_play(&self, seat: Seat, window: CardWindow, play: CardPlay) -> Refusal {
        let kind = window.kind();
        let Some(card) = self.lacking(seat, kind, play) else {
            return self.refused_action(kind, window, play);
        };
        Refusal::NotHeld { seat, card }
    }

    /// Returns the card that would be used, if the side does not hold it.
    fn lacking(&self, seat: Seat, kind: PowerKind, play: CardPlay) -> Option<PowerCard> {
        let card = PowerCard { kind, power: play.card };
        (!self.hands[seat][kind].contains(play.card)).then_some(card)
    }

    /// SGO-10, SGO-13: returns the reason why a power that the side holds is refused.
    fn refused_action(&self, kind: PowerKind, window: CardWindow, play: CardPlay) -> Refusal {
        let table = &self.table;
        let card = PowerCard { kind, power: play.action };
        if play.card != play.action && !table.discards[kind].cards.contains(play.action) {
            return Refusal::NothingToCopy { action: card };
        }
        if table.actions(window).contains(play.action) {
            return match play.named {
                NamedChoice::Numbers(numbers)
                    if matches!(rules().effect(kind, play.action), CardEffect::Forward(_))
                        && !numbers.intersection(table.spent).is_empty() =>
                {
                    Refusal::Spent { numbers: numbers.intersection(table.spent), from: table.unspent() }
                }
                _ => Refusal::Naming { play },
            };
        }
        let here = match window {
            CardWindow::BeforePass(_) => rules().before_pass(kind, table.track.pass()).contains(play.action),
            _ => false,
        };
        match table.force.selection {
            _ if !here => Refusal::Elsewhere { card, expected: self.expected_action().0 },
            Some((_, selection)) if !table.any_time() => {
                Refusal::Selected { selection, card, expected: "Tackle or Decline" }
            }
            Some((_, selection)) if rules().selections(kind).contains(play.action) => Refusal::Selected {
                selection,
                card,
                expected: "a card that is no selection card, or Decline",
            },
            _ => Refusal::NoUse { card },
        }
    }

    /// SGO-10, SGO-13: returns the reason why a Block is refused as the answer to a power.
    fn refused_answer(&self, seat: Seat, window: CardWindow, play: CardPlay, block: CardPlay) -> Refusal {
        let kind = !window.kind();
        let card = PowerCard { kind, power: block.action };
        if let Some(card) = self.lacking(seat, kind, block) {
            return Refusal::NotHeld { seat, card };
        }
        if !self.table.blocks(window.kind(), play).contains(block.action) {
            return Refusal::NotNamed { block: card, play };
        }
        if block.card != block.action && !self.table.discards[kind].cards.contains(block.action) {
            return Refusal::NothingToCopy { action: card };
        }
        Refusal::Naming { play: block }
    }
}
