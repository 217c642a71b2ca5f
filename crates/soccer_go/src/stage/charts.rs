//! The rules as a drawn table: when each power card can be played (SGO-9, SGO-10), from the rule data.

use super::super::cards::{PowerKind, PowerName};
use super::super::data::{WindowKind, rules};
use stage::chart::{CellMark, Chart, ChartCell, ChartHeading};
use words::{DisplayText, MessageId, Separator};
use words::{id, say};

/// A moment of an attack at which a card can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AttackMoment {
    BeforePass,
    AfterPass,
    AfterSlot,
    BeforeShot,
    AfterShot,
    Answer,
}

const MOMENTS: [AttackMoment; 6] = [
    AttackMoment::BeforePass,
    AttackMoment::AfterPass,
    AttackMoment::AfterSlot,
    AttackMoment::BeforeShot,
    AttackMoment::AfterShot,
    AttackMoment::Answer,
];

impl AttackMoment {
    /// Returns the moment of a card with that window.
    const fn of(when: WindowKind) -> Option<Self> {
        match when {
            WindowKind::BeforePass(..) => Some(Self::BeforePass),
            WindowKind::AfterPass(..) => Some(Self::AfterPass),
            WindowKind::AfterSlot(_) => Some(Self::AfterSlot),
            WindowKind::BeforeShot => Some(Self::BeforeShot),
            WindowKind::AfterShot => Some(Self::AfterShot),
            WindowKind::Answer => Some(Self::Answer),
            WindowKind::AsCopied | WindowKind::Never => None,
        }
    }

    const fn words(self) -> MessageId {
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
fn cards(moment: AttackMoment, kind: PowerKind) -> Vec<PowerName> {
    let mut cards: Vec<PowerName> = kind.cards().iter().collect();
    cards.retain(|power| AttackMoment::of(rules().when(kind, *power)) == Some(moment));
    cards.sort_by_key(|power| passes(kind, *power));
    cards
}

/// Returns the first and last pass before which a card can be played.
fn passes(kind: PowerKind, power: PowerName) -> Option<(u8, u8)> {
    match rules().when(kind, power) {
        WindowKind::BeforePass(first, last) => Some((first, last)),
        _ => None,
    }
}

fn cell(moment: AttackMoment, kind: PowerKind) -> ChartCell {
    let named = cards(moment, kind).into_iter().map(|power| match passes(kind, power) {
        Some((first, last)) if first == last => {
            say!("go-chart-card-pass", card = power.title(), first)
        }
        Some((first, last)) => {
            say!("go-chart-card-passes", card = power.title(), first, last)
        }
        None => power.title().into(),
    });
    let named = DisplayText::list(named, Separator::Comma);
    if named.is_empty() {
        ChartCell::new(CellMark::No, id!("go-chart-none"))
    } else {
        ChartCell::new(CellMark::Yes, named)
    }
}

pub(super) fn charts() -> Vec<Chart> {
    let row = |moment: AttackMoment| {
        (ChartHeading::new(moment.words()), PowerKind::BOTH.map(|kind| cell(moment, kind)).to_vec())
    };
    vec![Chart {
        title: say!("go-chart-title"),
        row_label: say!("go-chart-down"),
        column_label: say!("go-chart-across"),
        columns: vec![
            ChartHeading::new(id!("go-chart-attacker")).with("go/attacking_shoot"),
            ChartHeading::new(id!("go-chart-defender")).with("go/defending_tackle"),
        ],
        rows: MOMENTS.map(row).to_vec(),
        note: say!("go-chart-note", joker = PowerName::Joker.title(), bogey = PowerName::Bogey.title()),
    }]
}

#[cfg(test)]
mod tests {
    use super::super::super::action::Action;
    use super::super::super::state::{CardWindow, Phase};
    use super::super::super::{Options, SoccerGo};
    use super::*;
    use engine::{Game, MatchRng, NullSink};

    /// Every power card that is legal in random matches is in its cell. Every card of a cell occurs, except those
    /// that are hardly ever legal.
    #[test]
    fn cards_are_legal_when_the_table_says() {
        let (mut rng, mut met) = (MatchRng::new(4), Vec::new());
        for seed in 0..300 {
            let mut state = SoccerGo::setup(&Options::default(), seed, &mut NullSink).unwrap();
            while let Some(seat) = state.seats_to_move().first() {
                let mut legal = Vec::new();
                state.legal(seat, &mut legal);
                let (phase, pass) = (state.table().phase, state.table().track.pass());
                for action in legal {
                    let (moment, kind, power) = match (action, phase) {
                        (Action::Power(play), Phase::Play(window)) => {
                            let moment = match window {
                                CardWindow::BeforePass(_) => AttackMoment::BeforePass,
                                CardWindow::AfterPass(_) => AttackMoment::AfterPass,
                                CardWindow::AfterSlots => AttackMoment::AfterSlot,
                                CardWindow::BeforeShot => AttackMoment::BeforeShot,
                                CardWindow::AfterShot(_) => AttackMoment::AfterShot,
                            };
                            (moment, window.kind(), play.action)
                        }
                        (Action::Answer(play), Phase::Answer(window, _)) => {
                            (AttackMoment::Answer, !window.kind(), play.action)
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
            for kind in PowerKind::BOTH {
                for power in cards(moment, kind) {
                    assert!(met.contains(&(moment, kind, power)), "{kind} {power} was never legal");
                }
            }
        }
    }
}
