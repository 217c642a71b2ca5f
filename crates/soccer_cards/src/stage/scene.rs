//! The scene of a view: every card in its zone, with the face that the audience may see.

use super::super::View;
use super::super::card::{BallColour, CardKind, LeadResult};
use super::super::cards::CardCounts;
use super::super::state::{HALF, Period, Phase, PlayedTurn, Table};
use super::ids::{self, CardCopies};
use super::words::ORDER;
use super::{board, zones};
use engine::Seat;
use stage::scene::{Audience, BallPosition, CardHighlight, CardId, CardView, Scene};

/// Number of cards in a row of played cards.
const ROW: usize = 8;
/// Number of cards in a column of cards from the bench.
const COLUMN: usize = 4;

/// Returns the scene of a view.
pub(super) fn still(view: &View, audience: Audience) -> Scene {
    let mut painter = Painter { view, table: &view.table, audience, cards: Vec::with_capacity(56) };
    for seat in Seat::BOTH {
        painter.played(seat);
        painter.held(seat);
        painter.colours(seat);
    }
    painter.bench();
    let cards = painter.cards;
    let table = &view.table;
    let mouth = board::goal_mouth(table);
    let ball = mouth.as_ref().map_or_else(|| board::ball(table), |mouth| BallPosition::Spot(mouth.ball()));
    // The cards of a split lie over the centre spot.
    let covered = cards.iter().any(|card| zones::is_split(card.zone));
    Scene {
        cards,
        ball: (!covered).then_some(ball),
        choice_indicators: board::choice_indicators(table),
        labels: board::labels(table, audience),
        mouth,
        board: board::board(table),
        ..Scene::default()
    }
}

/// Returns the cards of a heap in display order: colour by colour, then the rest.
pub(super) fn sorted(cards: &CardCounts) -> impl Iterator<Item = CardKind> {
    let cards = *cards;
    ORDER.into_iter().flat_map(move |card| std::iter::repeat_n(card, usize::from(cards.count(card))))
}

/// Returns the face of a card.
pub(super) fn face(card: CardKind) -> String {
    format!("sc/{card}")
}

/// Returns the key of the picture of a played card: its sign alone.
#[must_use]
pub fn token_face(card: CardKind) -> String {
    format!("sc/token_{card}")
}

/// Returns the key of the picture of a small card: its title alone at its foot.
#[must_use]
pub fn titled_face(card: CardKind) -> String {
    format!("sc/titled_{card}")
}

/// Returns the face of a colour: a ball for the kicker, a goal for the keeper.
pub(super) fn colour_face(colour: BallColour, kicks: bool) -> String {
    format!("sc/{}_{colour}", if kicks { "kick" } else { "keep" })
}

/// Returns the back of a side's cards.
pub(super) fn back(seat: Seat) -> String {
    format!("back/{}", seat.name())
}

/// The back of a card that belongs to no side.
pub(super) const NEUTRAL: &str = "back/pack";

struct Painter<'a> {
    view: &'a View,
    table: &'a Table,
    audience: Audience,
    cards: Vec<CardView>,
}

impl Painter<'_> {
    fn put(&mut self, id: CardId, zone: &'static str, face: String) -> &mut CardView {
        let index = self.cards.iter().filter(|card| card.zone == zone).count();
        self.cards.push(CardView { id, zone, index, face, look: CardHighlight::Plain, picture: None });
        let last = self.cards.len() - 1;
        &mut self.cards[last]
    }

    /// SC-12: returns true in a shootout, where the goal mouth is shown in place of the pitch and what lies there.
    fn kicks(&self) -> bool {
        self.table.period == Period::Shootout
    }

    /// Returns true if that side's cards are shown as the audience's own hand.
    fn mine(&self, seat: Seat) -> bool {
        !self.audience.shared && seat == self.audience.seat
    }

    /// SC-6: adds every card played: in the middle, in the row of this half, in the rows of the halves before.
    fn played(&mut self, seat: Seat) {
        let table = self.table;
        let own = |turn: &PlayedTurn| if turn.leader == seat { turn.led } else { turn.answer };
        let now: Vec<CardKind> = table.turns.iter().flatten().map(own).collect();
        let led = table.led.filter(|_| table.leader == seat);
        let half: CardCounts = now.iter().copied().chain(led).collect();
        let mut copies = CardCopies::of(seat);
        for (nth, card) in sorted(&table.played[seat].saturating_sub(&half)).enumerate() {
            let zone = if self.kicks() { zones::BOX } else { zones::past(seat, nth / ROW) };
            self.put(copies.next(card), zone, face(card)).picture = Some(token_face(card));
        }
        let shown_turn = board::shown_turn(table);
        for (nth, card) in now.iter().enumerate() {
            let last = shown_turn.filter(|_| nth + 1 == now.len());
            let zone = match last {
                Some(_) => zones::laid(seat, self.audience),
                None if self.kicks() => zones::BOX,
                None => zones::played(seat),
            };
            let counts = last.is_some_and(|turn| match turn.verdict {
                LeadResult::Goal => turn.leader == seat,
                LeadResult::Stopped => turn.leader != seat,
                LeadResult::NoChance => false,
            });
            let shown = self.put(copies.next(*card), zone, face(*card));
            shown.look = lit(counts);
            shown.picture = last.is_none().then(|| token_face(*card));
        }
        if let Some(card) = led {
            let zone = zones::laid(seat, self.audience);
            self.put(copies.next(card), zone, face(card)).look = lit(card.is_chance());
        }
    }

    fn held(&mut self, seat: Seat) {
        if self.mine(seat) {
            self.own_hand(seat);
        } else if board::bench_dealt(self.table) {
            self.add_bench_cards(seat);
        } else {
            self.hidden_hand(seat);
        }
    }

    /// SC-5: adds the audience's own decks, also that of the next half. Stoppers of the chance that was led are
    /// lit, and possible chances to lead.
    fn own_hand(&mut self, seat: Seat) {
        let (table, own) = (self.table, self.view.own);
        let mut copies = CardCopies::after(seat, table.played[seat]);
        let whole = usize::from(own.now.len()) > HALF;
        for (nth, card) in sorted(&own.now).enumerate() {
            let zone = match (whole, nth < HALF) {
                (false, _) => "hand_own",
                (true, front) => zones::split(usize::from(!front), self.audience.shared),
            };
            let look =
                match (table.phase, table.led) {
                    (Phase::Lead, _) => lit(table.leader == seat && card.is_chance()),
                    // A card that stops nothing can be played all the same, but must not look like an answer.
                    (Phase::Answer, Some(led)) if table.leader != seat && led.is_chance() => {
                        if card.stops(led) { CardHighlight::Lit } else { CardHighlight::Veiled }
                    }
                    _ => CardHighlight::Plain,
                };
            let shown = self.put(copies.next(card), zone, face(card));
            shown.look = look;
            shown.picture = whole.then(|| titled_face(card));
        }
        for (nth, card) in sorted(&own.later).enumerate() {
            let shown = self.put(copies.next(card), zones::kept(seat, nth / COLUMN), face(card));
            shown.picture = Some(token_face(card));
        }
    }

    /// SC-11: adds all cards that a side still has from the bench, for either half.
    fn add_bench_cards(&mut self, seat: Seat) {
        let cards =
            if seat == self.view.seat { self.view.own.now + self.view.own.later } else { self.view.unseen() };
        let mut copies = CardCopies::after(seat, self.table.played[seat]);
        for (nth, card) in sorted(&cards).enumerate() {
            let shown = self.put(copies.next(card), zones::open(seat, nth / COLUMN), face(card));
            shown.picture = Some(titled_face(card));
        }
    }

    /// Adds backs only. The deck of the next half is counted first, so that the hand is what shrinks.
    fn hidden_hand(&mut self, seat: Seat) {
        let left = self.table.left[seat];
        for place in 0..left.later + left.now {
            let zone = if place < left.later {
                zones::hidden_later(seat)
            } else {
                zones::hidden_hand(seat, self.audience)
            };
            self.put(ids::hidden(seat, place), zone, back(seat));
        }
    }

    /// SC-4: adds the bench, unknown to all until extra time.
    fn bench(&mut self) {
        if !board::bench_dealt(self.table) {
            for place in 0..self.table.on_bench() as u8 {
                self.put(ids::bench(place), "bench", NEUTRAL.into());
            }
        }
    }

    /// SC-12: adds the four colours of both sides. The screen shows them where only the choice is secret.
    fn colours(&mut self, seat: Seat) {
        let table = self.table;
        let (mine, shared, kicks) = (self.mine(seat), self.audience.shared, seat == table.leader);
        if table.period != Period::Shootout {
            for (place, colour) in (0..).zip(BallColour::ALL) {
                let known = mine || shared;
                let id = if known { ids::token(seat, colour) } else { ids::hidden_token(seat, place) };
                self.put(id, zones::BOX, back(seat));
            }
            return;
        }
        let laid = zones::chosen(seat);
        let sealed = table.phase == Phase::Kick && table.sealed[seat];
        let shown = table
            .last_kick
            .filter(|_| board::shows_kick(table))
            .map(|kick| if kick.kicker == seat { kick.kick } else { kick.keep });
        let known = match shown {
            Some(colour) => Some(colour),
            None if mine => self.view.picked,
            None => None,
        };
        if mine || shared {
            for colour in BallColour::ALL {
                let lies = known == Some(colour);
                let zone = if lies { laid } else { zones::colours(seat, self.audience) };
                let face = if lies && shown.is_none() { back(seat) } else { colour_face(colour, kicks) };
                self.put(ids::token(seat, colour), zone, face);
            }
            if shared && sealed {
                self.put(ids::stand_in(seat), laid, back(seat));
            }
        } else {
            for place in 0..3 {
                self.put(ids::hidden_token(seat, place), zones::COLOURS_RIVAL, back(seat));
            }
            match shown {
                Some(colour) => self.put(ids::token(seat, colour), laid, colour_face(colour, kicks)),
                None => {
                    let zone = if sealed { laid } else { zones::COLOURS_RIVAL };
                    self.put(ids::hidden_token(seat, 3), zone, back(seat))
                }
            };
        }
        if let Some(kick) = table.last_kick.filter(|_| shown.is_some()) {
            let wins = (kick.kick == kick.keep) != (kick.kicker == seat);
            for card in self.cards.iter_mut().filter(|card| card.zone == laid) {
                card.look = lit(wins);
            }
        }
    }
}

const fn lit(counts: bool) -> CardHighlight {
    if counts { CardHighlight::Lit } else { CardHighlight::Plain }
}
