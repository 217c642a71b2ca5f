//! The panel above the pitch: what both sides have shown of each kind, what the pack holds of it, and what the audience
//! has not seen. While the audience splits its hand, it shows what each half has and lacks.

use super::super::View;
use super::super::card::{BallColour, CardKind};
use super::super::cards::CardCounts;
use super::super::data;
use super::super::state::{Period, Phase};
use super::offers::own_deck;
use super::scene::token_face;
use engine::Seat;
use stage::scene::{Audience, CardId};

/// The kinds of the panel, in its order: offside neither scores nor stops.
const COUNTED: [CardKind; 12] = [
    CardKind::BlackBall,
    CardKind::BlackGoal,
    CardKind::BlueBall,
    CardKind::BlueGoal,
    CardKind::GreenBall,
    CardKind::GreenGoal,
    CardKind::RedBall,
    CardKind::RedGoal,
    CardKind::FreeKick,
    CardKind::Penalty,
    CardKind::YellowShield,
    CardKind::ColouredShield,
];

/// The content of the panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountPanelView {
    /// The kinds of card, from the left.
    pub kinds: Vec<KindCount>,
    /// The hand that the audience splits now: each card with its id on the table. Empty at any other time.
    hand: Vec<(CardId, CardKind)>,
}

/// What is known of one kind of card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KindCount {
    /// The kind.
    card: CardKind,
    /// The key of its picture: its token.
    pub face: String,
    /// Number of cards that both sides have played.
    pub shown: u8,
    /// Number of cards in the pack.
    pub in_pack: u8,
    /// Number of cards that the audience has neither seen nor holds; none if two people look, who hold different
    /// cards.
    pub unseen: Option<u8>,
}

/// One half of a hand that is being split.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HalfCount {
    /// The number of cards of each kind of the panel.
    pub kinds: Vec<HalfFigure>,
    /// The number of cards that can score.
    pub chances: HalfFigure,
}

/// A number of cards in a half.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HalfFigure {
    /// The number.
    pub n: u8,
    /// True if the half lacks such cards although the hand has enough for both; false while too few of its cards are
    /// chosen to say.
    pub lacks: bool,
}

/// Returns the panel; none in a shootout, where no card counts.
pub(super) fn panel(view: &View, audience: Audience) -> Option<CountPanelView> {
    let table = &view.table;
    if table.period == Period::Shootout {
        return None;
    }
    let unseen = view.unseen();
    let shown = table.played[Seat::Home] + table.played[Seat::Away];
    let count = |card: CardKind| KindCount {
        card,
        face: token_face(card),
        shown: shown.count(card),
        in_pack: data::pack().cards.count(card),
        unseen: (!audience.shared).then(|| unseen.count(card)),
    };
    let splits =
        !audience.shared && table.phase == Phase::Split && table.seats_to_move().contains(audience.seat);
    let hand =
        if splits && audience.seat == view.seat { own_deck(view, view.seat).collect() } else { vec![] };
    Some(CountPanelView { kinds: COUNTED.map(count).into(), hand })
}

impl CountPanelView {
    /// Returns both halves of the hand that is being split, if these cards are chosen for the first; none if the
    /// audience splits no hand.
    #[must_use]
    pub fn halves(&self, chosen: &[CardId]) -> Option<[HalfCount; 2]> {
        if self.hand.is_empty() {
            return None;
        }
        let of = |first: bool| -> CardCounts {
            let half = self.hand.iter().filter(|(id, _)| chosen.contains(id) == first);
            half.map(|(_, card)| *card).collect()
        };
        Some([true, false].map(|first| self.half(&of(first), &of(!first))))
    }

    /// Returns the figures of a half beside the other one.
    fn half(&self, half: &CardCounts, other: &CardCounts) -> HalfCount {
        // A half with few cards lacks nearly everything.
        let judged = 2 * usize::from(half.len()) >= self.hand.len() / 2;
        // With a single card of a sort, one half must do without.
        let unshared = |own: u8, others: u8| own == 0 && others > 1;
        let of_colour =
            |deck: &CardCounts, colour: BallColour| deck.count(colour.ball()) + deck.count(colour.goal());
        let bare = |colour: BallColour| unshared(of_colour(half, colour), of_colour(other, colour));
        let shield = CardKind::ColouredShield;
        let no_shield = unshared(half.count(shield), other.count(shield));
        let (own, others) = (chances(half), chances(other));
        let no_chance = unshared(own, others);
        let figure = |kind: &KindCount| HalfFigure {
            n: half.count(kind.card),
            lacks: judged && (kind.card.colour().is_some_and(bare) || kind.card == shield && no_shield),
        };
        HalfCount {
            kinds: self.kinds.iter().map(figure).collect(),
            chances: HalfFigure { n: own, lacks: judged && no_chance },
        }
    }
}

/// Returns the number of cards that can score.
fn chances(cards: &CardCounts) -> u8 {
    cards.kinds().filter(|card| card.is_chance()).map(|card| cards.count(card)).sum()
}
