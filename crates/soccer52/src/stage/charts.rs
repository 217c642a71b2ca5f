//! The rules as a drawn table: the four ways to stop a shot (S52-5), each with cards that work and cards that do
//! not.

use super::super::CardPick;
use super::super::block::{self, BlockKind};
use super::scene::face;
use super::words::{card, rank};
use ::words::{id, say};
use engine::{Card, Rank, Suit};
use stage::chart::{CellMark, Chart, ChartCell, ChartHeading};
use words::{DisplayText, MessageId, Separator};

/// The shot of the example.
const SHOT: Card = of(7, Suit::Hearts);

/// A way to stop the shot: cards that work, and cards that only look as if they did.
struct Way {
    kind: BlockKind,
    does: CardPick,
    does_not: CardPick,
}

/// Returns the number card with those pips, from 2.
const fn of(pips: u8, suit: Suit) -> Card {
    Card::new(Rank::ALL[pips as usize - 2], suit)
}

fn ways() -> [Way; 4] {
    [
        Way {
            kind: BlockKind::Goalie,
            does: CardPick::One(Card::new(Rank::JACK, Suit::Diamonds)),
            does_not: CardPick::One(Card::new(Rank::KING, Suit::Spades)),
        },
        Way {
            kind: BlockKind::Twin,
            does: CardPick::One(of(7, Suit::Clubs)),
            does_not: CardPick::One(of(8, Suit::Hearts)),
        },
        Way {
            kind: BlockKind::Sum,
            does: CardPick::two(of(5, Suit::Clubs), of(2, Suit::Spades)),
            does_not: CardPick::two(of(5, Suit::Clubs), of(3, Suit::Spades)),
        },
        Way {
            kind: BlockKind::SuitPair,
            does: CardPick::two(of(4, Suit::Hearts), of(9, Suit::Hearts)),
            does_not: CardPick::two(of(4, Suit::Hearts), of(9, Suit::Diamonds)),
        },
    ]
}

/// Returns its name, and how many cards it costs.
const fn kind_words(kind: BlockKind) -> [MessageId; 2] {
    match kind {
        BlockKind::Goalie => [id!("s52-chart-goalie"), id!("s52-chart-goalie-takes")],
        BlockKind::Twin => [id!("s52-chart-twin"), id!("s52-chart-twin-takes")],
        BlockKind::Sum => [id!("s52-chart-sum"), id!("s52-chart-sum-takes")],
        BlockKind::SuitPair => [id!("s52-chart-suit-pair"), id!("s52-chart-suit-pair-takes")],
    }
}

/// Returns a cell with those cards, and whether the rules let them stop the shot.
fn cell(pick: CardPick) -> ChartCell {
    let mark = if block::kind(SHOT, pick).is_some() { CellMark::Yes } else { CellMark::No };
    ChartCell::new(mark, DisplayText::list(pick.set().iter().map(card), Separator::And))
}

pub(super) fn charts() -> Vec<Chart> {
    let row = |way: Way| {
        let Way { kind, does, does_not } = way;
        let [name, cards] = kind_words(kind);
        let cells = vec![ChartCell::new(CellMark::Plain, cards), cell(does), cell(does_not)];
        (ChartHeading::new(name), cells)
    };
    vec![Chart {
        title: say!("s52-chart-title"),
        row_label: say!("s52-chart-down"),
        column_label: say!("s52-chart-across", card = card(SHOT), rank = rank(SHOT)),
        columns: vec![
            ChartHeading::new(id!("s52-chart-takes")),
            ChartHeading::new(id!("s52-chart-does")).with(face(SHOT)),
            ChartHeading::new(id!("s52-chart-does-not")).with(face(SHOT)),
        ],
        rows: ways().map(row).into_iter().collect(),
        note: say!("s52-chart-note"),
    }]
}

#[cfg(test)]
mod tests {
    use super::super::super::state::Phase;
    use super::super::super::{Action, Options, Soccer52};
    use super::*;
    use ai::evaluate::testing::found;
    use engine::Game;

    #[test]
    fn each_row_of_the_chart_agrees_with_its_way_to_block() {
        for (way, (head, cells)) in ways().into_iter().zip(&charts()[0].rows) {
            assert_eq!(block::kind(SHOT, way.does), Some(way.kind), "{head:?}");
            assert_eq!(block::kind(SHOT, way.does_not), None, "{head:?}");
            assert_eq!((cells[1].mark, cells[2].mark), (CellMark::Yes, CellMark::No));
        }
    }

    /// A card or a pair blocks if, and only if, it is one of the four ways.
    #[test]
    fn every_legal_block_is_one_of_the_four_ways() {
        let mut kinds = Vec::new();
        for way in ways() {
            let wanted = |state: &Soccer52, seat| match state.table().phase {
                Phase::Block { forward } => {
                    let mut legal = Vec::new();
                    state.legal(seat, &mut legal);
                    let is = |action: &Action| matches!(action, Action::Block(pick) if block::kind(forward, *pick) == Some(way.kind));
                    legal.iter().any(is)
                }
                _ => false,
            };
            let (state, seat) = found::<Soccer52>(&Options::default(), wanted);
            let Phase::Block { forward } = state.table().phase else { unreachable!() };
            let mut legal = Vec::new();
            state.legal(seat, &mut legal);
            let hand: Vec<Card> = state.view(seat).hand.iter().collect();
            for (k, a) in hand.iter().enumerate() {
                for pick in
                    [CardPick::One(*a)].into_iter().chain(hand[k + 1..].iter().map(|b| CardPick::two(*a, *b)))
                {
                    let kind = block::kind(forward, pick);
                    assert_eq!(legal.contains(&Action::Block(pick)), kind.is_some(), "{forward} {pick}");
                    kinds.extend(kind);
                }
            }
        }
        assert!(ways().iter().all(|way| kinds.contains(&way.kind)));
    }
}
