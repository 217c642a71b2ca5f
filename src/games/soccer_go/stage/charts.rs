//! The rules as a drawn table: when each power card can be played (SGO-9, SGO-10), from the rule data.

use super::super::cards::{Kind, Power};
use super::super::data::{When, rules};
use crate::stage::chart::{Cell, Chart, Head, Mark};
use crate::words::{DisplayText, Id, Joint};
use crate::{id, say};

/// A moment of an attack at which a card can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Moment {
    BeforePass,
    AfterPass,
    AfterSlot,
    BeforeShot,
    AfterShot,
    Answer,
}

const MOMENTS: [Moment; 6] = [
    Moment::BeforePass,
    Moment::AfterPass,
    Moment::AfterSlot,
    Moment::BeforeShot,
    Moment::AfterShot,
    Moment::Answer,
];

impl Moment {
    /// Returns the moment of a card with that window.
    const fn of(when: When) -> Option<Self> {
        match when {
            When::BeforePass(..) => Some(Self::BeforePass),
            When::AfterPass(..) => Some(Self::AfterPass),
            When::AfterSlot(_) => Some(Self::AfterSlot),
            When::BeforeShot => Some(Self::BeforeShot),
            When::AfterShot => Some(Self::AfterShot),
            When::Answer => Some(Self::Answer),
            When::AsCopied | When::Never => None,
        }
    }

    const fn words(self) -> Id {
        match self {
            Self::BeforePass => id!("go-chart-before-pass"),
            Self::AfterPass => id!("go-chart-after-pass"),
            Self::AfterSlot => id!("go-chart-after-slot"),
            Self::BeforeShot => id!("go-chart-before-shot"),
            Self::AfterShot => id!("go-chart-after-shot"),
            Self::Answer => id!("go-chart-answer"),
        }
    }
}

/// Returns the cards of that kind for that moment.
fn cards(moment: Moment, kind: Kind) -> Vec<Power> {
    let mut cards: Vec<Power> = kind.cards().iter().collect();
    cards.retain(|power| Moment::of(rules().when(kind, *power)) == Some(moment));
    cards.sort_by_key(|power| passes(kind, *power));
    cards
}

/// Returns the first and last pass before which a card can be played.
fn passes(kind: Kind, power: Power) -> Option<(u8, u8)> {
    match rules().when(kind, power) {
        When::BeforePass(first, last) => Some((first, last)),
        _ => None,
    }
}

fn cell(moment: Moment, kind: Kind) -> Cell {
    let named = cards(moment, kind).into_iter().map(|power| match passes(kind, power) {
        Some((first, last)) if first == last => {
            say!("go-chart-card-pass", card = power.title(), first = first)
        }
        Some((first, last)) => {
            say!("go-chart-card-passes", card = power.title(), first = first, last = last)
        }
        None => power.title().into(),
    });
    let named = DisplayText::list(named, Joint::Comma);
    if named.is_empty() { Cell::new(Mark::No, id!("go-chart-none")) } else { Cell::new(Mark::Yes, named) }
}

pub(super) fn charts() -> Vec<Chart> {
    let row =
        |moment: Moment| (Head::new(moment.words()), Kind::BOTH.map(|kind| cell(moment, kind)).to_vec());
    vec![Chart {
        title: say!("go-chart-title"),
        down: say!("go-chart-down"),
        across: say!("go-chart-across"),
        columns: vec![
            Head::new(id!("go-chart-attacker")).with("go/attacking_shoot"),
            Head::new(id!("go-chart-defender")).with("go/defending_tackle"),
        ],
        rows: MOMENTS.map(row).to_vec(),
        note: say!("go-chart-note", joker = Power::Joker.title(), bogey = Power::Bogey.title()),
    }]
}

#[cfg(test)]
mod tests {
    use super::super::super::action::Action;
    use super::super::super::state::{Phase, Window};
    use super::super::super::{Options, SoccerGo};
    use super::*;
    use crate::engine::{Game, MatchRng, NullSink};

    /// Every power card that is legal in random matches is in its cell. Every card of a cell occurs, except those
    /// that are hardly ever legal.
    #[test]
    fn cards_are_legal_when_the_table_says() {
        let (mut rng, mut met) = (MatchRng::new(4), Vec::new());
        for seed in 0..300 {
            let mut state = SoccerGo::setup(&Options::default(), seed, &mut NullSink).unwrap();
            while let Some(seat) = state.owed().first() {
                let mut legal = Vec::new();
                state.legal(seat, &mut legal);
                let (phase, pass) = (state.table().phase, state.table().track.pass());
                for action in legal {
                    let (moment, kind, power) = match (action, phase) {
                        (Action::Power(play), Phase::Play(window)) => {
                            let moment = match window {
                                Window::BeforePass(_) => Moment::BeforePass,
                                Window::AfterPass(_) => Moment::AfterPass,
                                Window::AfterSlots => Moment::AfterSlot,
                                Window::BeforeShot => Moment::BeforeShot,
                                Window::AfterShot(_) => Moment::AfterShot,
                            };
                            (moment, window.kind(), play.action)
                        }
                        (Action::Answer(play), Phase::Answer(window, _)) => {
                            (Moment::Answer, !window.kind(), play.action)
                        }
                        _ => continue,
                    };
                    assert!(cards(moment, kind).contains(&power), "{kind} {power} {phase:?}");
                    if let Some((first, last)) = passes(kind, power) {
                        assert!((first..=last).contains(&pass), "{kind} {power} before pass {pass}");
                    }
                    if !met.contains(&(moment, kind, power)) {
                        met.push((moment, kind, power));
                    }
                }
                let action = state.sample(seat, &mut rng).unwrap();
                state.apply(seat, &action, &mut NullSink).unwrap();
            }
        }
        for moment in MOMENTS {
            for kind in Kind::BOTH {
                for power in cards(moment, kind) {
                    assert!(met.contains(&(moment, kind, power)), "{kind} {power} was never legal");
                }
            }
        }
    }
}
