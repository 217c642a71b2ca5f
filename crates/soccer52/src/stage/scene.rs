//! The scene of a view: the zones of the table and the ids of the cards.

use super::super::View;
use super::super::block::{partners, singles};
use super::super::cards::{CardSet, GOALIES};
use super::super::state::{FORWARDS, ForwardPlace, Phase, ROUNDS, Table};
use super::words;
use ::words::DisplayText;
use ::words::{id, say};
use engine::{BySeat, Card, Seat};
use stage::layout::{DesignPoint, FIELD, LANE};
use stage::match_phase::{MatchClock, MatchPhase};
use stage::scene::{
    Audience, BallPosition, CardHighlight, CardId, CardView, ChoiceIndicator, LabelStyle, NoteSubject, Scene,
    SceneNote, Scoreboard, TableLabel, Zone,
};

/// Distance of the forwards from the halfway line, home's to the left, away's to the right.
const WING: f32 = 240.0;
/// The middle of the pitch.
const MIDDLE: f32 = FIELD.x + FIELD.w / 2.0;
/// Vertical positions of the forwards: above and below the ball's lane.
const ROWS: [f32; FORWARDS as usize] = [LANE - 135.0, LANE + 135.0];
/// Distance from a forward to the ball at its feet.
const FEET: f32 = 116.0;
/// Distance from the halfway line to the cards that stop a shot, and to the words above them.
const WALL: f32 = 480.0;
/// Distance between the cards of a block.
const SHOULDER: f32 = 128.0;
/// Distance from the halfway line to the penalty spot.
const SPOT: f32 = 500.0;
/// Number of cards of a tally side by side; older ones are squared up under them.
const TALLY: usize = 10;

/// Returns a zone of cards side by side, the outer ones a little lower. The turn between neighbours keeps the
/// whole fan flat.
const fn hand(id: &'static str, at: DesignPoint, scale: f32, step: f32) -> Zone {
    Zone::fan(id, at, scale, step, step / 120.0, step * step / 9_000.0).hand()
}

/// The place of the draw pile: on the halfway line, above the ball's lane.
const DRAW: DesignPoint = DesignPoint::new(MIDDLE, LANE - 126.0);
const DISCARDS: DesignPoint = DesignPoint::new(MIDDLE, LANE + 130.0);
/// The place of the audience's own hand; the other side's, and both of a shared screen, follow.
const OWN: DesignPoint = DesignPoint::new(990.0, 910.0);
const RIVAL: DesignPoint = DesignPoint::new(MIDDLE, 116.0);
const HOME: DesignPoint = DesignPoint::new(706.0, 908.0);
const AWAY: DesignPoint = DesignPoint::new(1214.0, 908.0);

/// The zones of a hand: each holds up to that number of cards.
type Hands = &'static [(usize, &'static str)];
const OWN_HANDS: Hands = &[
    (4, "hand_own"),
    (6, "hand_own_6"),
    (8, "hand_own_8"),
    (11, "hand_own_11"),
    (17, "hand_own_17"),
    (52, "hand_own_52"),
];
const RIVAL_HANDS: Hands = &[(8, "hand_rival"), (16, "hand_rival_16"), (52, "hand_rival_52")];
const HOME_HANDS: Hands = &[(8, "hand_home"), (16, "hand_home_16"), (52, "hand_home_52")];
const AWAY_HANDS: Hands = &[(8, "hand_away"), (16, "hand_away_16"), (52, "hand_away_52")];

/// The zones of all hands.
#[cfg(test)]
pub(super) const HANDS: &[Hands] = &[OWN_HANDS, RIVAL_HANDS, HOME_HANDS, AWAY_HANDS];

/// All zones of the table. A side's zones are on its side of the pitch, home on the left. The audience's own hand
/// is at the bottom.
pub(super) const ZONES: &[Zone] = &[
    // One seat at the screen: more cards are closer together.
    hand("hand_own", OWN, 0.8, 212.0),
    hand("hand_own_6", OWN, 0.78, 158.0),
    hand("hand_own_8", OWN, 0.78, 113.0),
    hand("hand_own_11", OWN, 0.78, 79.0),
    hand("hand_own_17", OWN, 0.72, 50.0),
    hand("hand_own_52", OWN, 0.6, 16.0),
    hand("hand_rival", RIVAL, 0.48, 104.0).turned(180.0).level(1),
    hand("hand_rival_16", RIVAL, 0.48, 54.0).turned(180.0).level(1),
    hand("hand_rival_52", RIVAL, 0.48, 16.0).turned(180.0).level(1),
    // Two at one screen: both hands as backs, home's on the left.
    hand("hand_home", HOME, 0.55, 50.0),
    hand("hand_home_16", HOME, 0.55, 23.0),
    hand("hand_home_52", HOME, 0.55, 6.8),
    hand("hand_away", AWAY, 0.55, 50.0),
    hand("hand_away_16", AWAY, 0.55, 23.0),
    hand("hand_away_52", AWAY, 0.55, 6.8),
    // On the pitch: forwards, the cards that stop them, and the second goalie of a penalty.
    Zone::slot("forward_home_0", DesignPoint::new(MIDDLE - WING, ROWS[0]), 0.48)
        .marked(id!("s52-zone-forward"))
        .level(3),
    Zone::slot("forward_home_1", DesignPoint::new(MIDDLE - WING, ROWS[1]), 0.48)
        .marked(id!("s52-zone-forward"))
        .level(3),
    Zone::slot("forward_away_0", DesignPoint::new(MIDDLE + WING, ROWS[0]), 0.48)
        .marked(id!("s52-zone-forward"))
        .level(3),
    Zone::slot("forward_away_1", DesignPoint::new(MIDDLE + WING, ROWS[1]), 0.48)
        .marked(id!("s52-zone-forward"))
        .level(3),
    Zone::fan("wall_home", DesignPoint::new(MIDDLE - WALL, LANE), 0.5, SHOULDER, 0.0, 0.0).level(5),
    Zone::fan("wall_away", DesignPoint::new(MIDDLE + WALL, LANE), 0.5, SHOULDER, 0.0, 0.0).level(5),
    Zone::slot("second_home", DesignPoint::new(MIDDLE - WING - 140.0, LANE), 0.48).level(5),
    Zone::slot("second_away", DesignPoint::new(MIDDLE + WING + 140.0, LANE), 0.48).level(5),
    // On the halfway line, above and below the ball's lane.
    Zone::pile("draw", DRAW, 0.4, 0.15, -0.3).marked(id!("s52-zone-draw-pile")),
    Zone::pile("discards", DISCARDS, 0.4, 0.1, -0.15).marked(id!("s52-zone-discards")),
    // In the stands behind each side: the cards that scored, the newest on top.
    Zone::slot("tally_home_under", DesignPoint::new(116.0, 312.0), 0.5).level(1),
    Zone::pile("tally_home", DesignPoint::new(116.0, 312.0), 0.5, 0.0, 46.0).marked(id!("s52-zone-goals")),
    Zone::slot("tally_away_under", DesignPoint::new(1804.0, 312.0), 0.5).level(1),
    Zone::pile("tally_away", DesignPoint::new(1804.0, 312.0), 0.5, 0.0, 46.0).marked(id!("s52-zone-goals")),
];

/// Returns the id of a card that everybody at the screen knows.
pub(super) const fn known_id(card: Card) -> CardId {
    CardId(1 + card.low_index() as u16)
}

/// Returns the card with that id, if everybody knows it.
pub(super) const fn known(id: CardId) -> Option<Card> {
    if id.0 == 0 || id.0 > 52 { None } else { Card::at_low_index(id.0 as u8 - 1) }
}

/// Returns the id of a card of the draw pile, counted from its bottom.
pub(super) const fn draw_id(k: usize) -> CardId {
    CardId(100 + k as u16)
}

/// Returns the id of a card in that side's hand that the screen must not reveal.
pub(super) const fn unknown_id(seat: Seat, k: usize) -> CardId {
    match seat {
        Seat::Home => CardId(200 + k as u16),
        Seat::Away => CardId(300 + k as u16),
    }
}

/// Returns the id of a face-down forward. Its owner knows it by a label, not by its id.
pub(super) const fn forward_id(seat: Seat, place: usize) -> CardId {
    match seat {
        Seat::Home => CardId(400 + place as u16),
        Seat::Away => CardId(410 + place as u16),
    }
}

/// Returns the owner and place of the forward with that id.
pub(super) fn forward_of(id: CardId) -> Option<(Seat, usize)> {
    let all = Seat::BOTH.into_iter().flat_map(|seat| [(seat, 0), (seat, 1)]);
    all.into_iter().find(|(seat, place)| forward_id(*seat, *place) == id)
}

/// Returns the face of a card.
pub(super) fn face(card: Card) -> String {
    format!("pack/{card}")
}

/// Returns the back of a side's cards.
pub(super) fn back(seat: Seat) -> String {
    format!("back/{}", seat.name())
}

/// Returns home's zone or away's.
pub(super) const fn of(seat: Seat, home: &'static str, away: &'static str) -> &'static str {
    match seat {
        Seat::Home => home,
        Seat::Away => away,
    }
}

/// Returns the zone of a forward of that side.
pub(super) const fn forward_zone(seat: Seat, place: usize) -> &'static str {
    match (seat, place) {
        (Seat::Home, 0) => "forward_home_0",
        (Seat::Home, _) => "forward_home_1",
        (Seat::Away, 0) => "forward_away_0",
        (Seat::Away, _) => "forward_away_1",
    }
}

/// Returns the direction of that side's attack: 1 to the right for home, -1 to the left for away.
const fn forwards_of(seat: Seat) -> f32 {
    match seat {
        Seat::Home => 1.0,
        Seat::Away => -1.0,
    }
}

/// Returns the middle of a forward.
pub(super) fn forward_at(seat: Seat, place: usize) -> DesignPoint {
    DesignPoint::new(MIDDLE - forwards_of(seat) * WING, ROWS[place.min(1)])
}

/// Returns the goal that side attacks.
pub(super) fn goal_mouth(by: Seat) -> DesignPoint {
    DesignPoint::new(MIDDLE + forwards_of(by) * (FIELD.w / 2.0 + 18.0), LANE)
}

/// Returns the spot of that side's penalties.
pub(super) fn penalty_spot(by: Seat) -> DesignPoint {
    DesignPoint::new(MIDDLE + forwards_of(by) * SPOT, LANE)
}

/// Returns where a shot of `by` ends that so many cards stop.
pub(super) fn stopped_at(by: Seat, cards: u8) -> DesignPoint {
    let half = f32::from(cards.saturating_sub(1)) * SHOULDER / 2.0 + 112.0;
    DesignPoint::new(MIDDLE - forwards_of(by) * (WALL - half), LANE)
}

/// Returns the place of the words that say why a shot is stopped.
pub(super) fn wall_words(by: Seat) -> DesignPoint {
    DesignPoint::new(MIDDLE - forwards_of(by) * WALL, LANE - 138.0)
}

/// Returns the face-up forward, with its seat and place.
pub(super) fn flipped(table: &Table) -> Option<(Seat, usize, Card)> {
    let places = Seat::BOTH.into_iter().flat_map(|seat| {
        table.places[seat].into_iter().enumerate().map(move |(place, lies)| (seat, place, lies))
    });
    places.into_iter().find_map(|(seat, place, lies)| match lies {
        ForwardPlace::FaceUp(card) => Some((seat, place, card)),
        ForwardPlace::Empty | ForwardPlace::FaceDown => None,
    })
}

/// Returns true if all forwards of the round are resolved.
fn resolved(table: &Table) -> bool {
    let down: u8 = Seat::BOTH.into_iter().map(|seat| table.face_down(seat)).sum();
    Seat::BOTH.into_iter().all(|seat| table.laid[seat]) && down == 0 && flipped(table).is_none()
}

/// Returns the seat that attacks, or attacks next in this round.
fn attacker(table: &Table) -> Option<Seat> {
    match table.phase {
        Phase::Over => None,
        Phase::Running if table.round == 0 || resolved(table) => None,
        Phase::Running if flipped(table).is_none() && table.face_down(table.attacker) == 0 => {
            Some(!table.attacker)
        }
        Phase::Lay | Phase::Flip | Phase::Block { .. } | Phase::Penalty { .. } | Phase::Running => {
            Some(table.attacker)
        }
    }
}

/// Returns the scene of a view.
pub(super) fn still(view: &View, audience: Audience) -> Scene {
    let table = &view.table;
    let mut painter = Painter { view, table, audience, cards: Vec::with_capacity(52), labels: Vec::new() };
    for k in 0..usize::from(view.pile) {
        painter.put(draw_id(k), "draw", "back/pack".into());
    }
    for card in table.discards.as_slice() {
        painter.put(known_id(*card), "discards", face(*card));
    }
    for seat in Seat::BOTH {
        painter.tally(seat);
        painter.hand(seat);
        painter.forwards(seat);
    }
    painter.counts();
    let Painter { cards, labels, .. } = painter;
    Scene {
        cards,
        labels,
        ball: Some(ball(table)),
        choice_indicators: choice_indicators(table),
        board: board(table),
        ..Scene::default()
    }
}

struct Painter<'a> {
    view: &'a View,
    table: &'a Table,
    audience: Audience,
    cards: Vec<CardView>,
    labels: Vec<TableLabel>,
}

impl Painter<'_> {
    fn put(&mut self, id: CardId, zone: &'static str, face: String) -> &mut CardView {
        let index = self.cards.iter().filter(|card| card.zone == zone).count();
        self.cards.push(CardView { id, zone, index, face, look: CardHighlight::Plain, picture: None });
        let last = self.cards.len() - 1;
        &mut self.cards[last]
    }

    /// Returns true if the screen shows what only that side may see.
    fn shows(&self, seat: Seat) -> bool {
        !self.audience.shared && seat == self.audience.seat
    }

    fn tally(&mut self, seat: Seat) {
        let tally = &self.table.tallies[seat];
        let under = usize::from(tally.len()).saturating_sub(TALLY);
        for (k, card) in tally.as_slice().iter().enumerate() {
            let zone = if k < under {
                of(seat, "tally_home_under", "tally_away_under")
            } else {
                of(seat, "tally_home", "tally_away")
            };
            self.put(known_id(*card), zone, face(*card));
        }
    }

    fn hand(&mut self, seat: Seat) {
        let count = usize::from(self.view.hands[seat]);
        let hands = match (self.audience.shared, self.shows(seat), seat) {
            (false, true, _) => OWN_HANDS,
            (false, false, _) => RIVAL_HANDS,
            (true, _, Seat::Home) => HOME_HANDS,
            (true, _, Seat::Away) => AWAY_HANDS,
        };
        let zone = hands.iter().find(|(most, _)| count <= *most).map_or(hands[0].1, |hand| hand.1);
        if !self.shows(seat) {
            for k in 0..count {
                self.put(unknown_id(seat, k), zone, back(seat));
            }
            return;
        }
        let mut cards: Vec<Card> = self.view.hand.iter().collect();
        cards.sort_by_key(|card| (card.rank.ace_low(), card.suit));
        for card in cards {
            let look = look(self.view, card);
            self.put(known_id(card), zone, face(card)).look = look;
        }
    }

    fn forwards(&mut self, seat: Seat) {
        for (place, lies) in self.table.places[seat].into_iter().enumerate() {
            let zone = forward_zone(seat, place);
            match lies {
                ForwardPlace::Empty => {}
                ForwardPlace::FaceUp(card) => {
                    self.put(known_id(card), zone, face(card)).look = CardHighlight::Lit
                }
                ForwardPlace::FaceDown => {
                    self.put(forward_id(seat, place), zone, back(seat));
                    let own = self.view.forwards[place].filter(|_| self.shows(seat));
                    if let Some(card) = own {
                        let DesignPoint { x, y } = forward_at(seat, place);
                        let at = DesignPoint::new(x, y + 64.0);
                        self.labels.push(TableLabel::new(at, LabelStyle::Name, words::chip(card)).of(seat));
                    }
                }
            }
        }
    }

    /// Adds labels with the number of cards in each place.
    fn counts(&mut self) {
        let mut write = |at: DesignPoint, style: LabelStyle, text: DisplayText, side: Option<Seat>| {
            self.labels.push(TableLabel { side, ..TableLabel::new(at, style, text) });
        };
        let figure = |n: u8| DisplayText::verbatim(n.to_string());
        for (y, count) in [(DRAW.y, self.view.pile), (DISCARDS.y, self.table.discards.len())] {
            if count > 0 {
                write(DesignPoint::new(MIDDLE, y + 52.0), LabelStyle::Count, figure(count), None);
            }
        }
        for (seat, x) in [(Seat::Home, 116.0), (Seat::Away, 1804.0)] {
            let scored = self.table.tallies[seat].len();
            if scored > 0 {
                write(DesignPoint::new(x, 180.0), LabelStyle::Figure, figure(scored), Some(seat));
            }
            let held = self.view.hands[seat];
            if self.audience.shared {
                let at = DesignPoint::new(if seat == Seat::Home { HOME.x } else { AWAY.x }, HOME.y - 128.0);
                let text = say!("s52-held-by", side = words::short(seat), n = held);
                write(at, LabelStyle::Name, text, Some(seat));
            } else if seat != self.audience.seat {
                write(
                    DesignPoint::new(MIDDLE, 168.0),
                    LabelStyle::Count,
                    say!("s52-held", n = held),
                    Some(seat),
                );
            }
        }
    }
}

/// Returns the look of a card of the own hand. In a question about the hand, a card that answers it alone is
/// raised, a useless one is veiled.
fn look(view: &View, card: Card) -> CardHighlight {
    match question(view) {
        Some(AnswerCards { alone, .. }) if alone.contains(card) => CardHighlight::Lit,
        Some(AnswerCards { paired, .. }) if paired.contains(card) => CardHighlight::Plain,
        Some(_) => CardHighlight::Veiled,
        None => CardHighlight::Plain,
    }
}

/// The cards of the own hand that answer the current question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct AnswerCards {
    /// The cards that answer alone.
    pub(super) alone: CardSet,
    /// The cards that answer with another one.
    pub(super) paired: CardSet,
}

/// S52-5, S52-9: returns the block or the penalty that this seat is asked for.
pub(super) fn question(view: &View) -> Option<AnswerCards> {
    let table = &view.table;
    if !table.seats_to_move().contains(view.seat) {
        return None;
    }
    match table.phase {
        Phase::Block { forward } => {
            let pairs = |card: &Card| !partners(forward, *card).intersection(view.hand).is_empty();
            let paired = view.hand.iter().filter(pairs).collect();
            Some(AnswerCards { alone: singles(forward).intersection(view.hand), paired })
        }
        Phase::Penalty { .. } => {
            Some(AnswerCards { alone: GOALIES.intersection(view.hand), paired: CardSet::NONE })
        }
        Phase::Lay | Phase::Flip | Phase::Running | Phase::Over => None,
    }
}

/// Returns the place of the ball. It starts in the middle, then is between the attacker's forwards, then at the
/// feet of the shooter. It is in the goal once nothing stops it.
fn ball(table: &Table) -> BallPosition {
    if let Some((seat, place, _)) = flipped(table) {
        if table.phase == Phase::Running {
            return BallPosition::GoalOf(!seat);
        }
        let DesignPoint { x, y } = forward_at(seat, place);
        return BallPosition::Spot(DesignPoint::new(x + forwards_of(seat) * FEET, y));
    }
    match attacker(table).filter(|_| table.phase != Phase::Lay) {
        Some(seat) => BallPosition::Spot(DesignPoint::new(forward_at(seat, 0).x, LANE)),
        None => BallPosition::Spot(DesignPoint::new(MIDDLE, LANE)),
    }
}

fn choice_indicators(table: &Table) -> BySeat<ChoiceIndicator> {
    BySeat::from_fn(|seat| match (table.phase, table.laid[seat]) {
        (Phase::Lay, false) => ChoiceIndicator::Choosing,
        (Phase::Lay, true) => ChoiceIndicator::Ready,
        _ => ChoiceIndicator::Off,
    })
}

fn board(table: &Table) -> Scoreboard {
    let over = table.phase == Phase::Over;
    let sudden = table.is_sudden();
    let done = if resolved(table) { table.round } else { table.round.saturating_sub(1) };
    let part = match (over, sudden) {
        (true, _) => MatchPhase::FullTime,
        (false, true) => MatchPhase::SuddenRound,
        (false, false) => MatchPhase::Round,
    };
    Scoreboard {
        score: table.score,
        kicks: None,
        clock: clock(table),
        part,
        done: if sudden { 0 } else { u32::from(done) },
        of: if sudden { 0 } else { u32::from(table.rounds()) },
        possession: attacker(table),
        subtitle: words::subtitle(&table.options),
        teams: BySeat::default(),
        note: note(table),
        progress: progress(table, done),
        shootout: None,
    }
}

/// Returns the clock of the round; sudden rounds are counted from one again.
fn clock(table: &Table) -> MatchClock {
    match table.round.checked_sub(table.rounds()) {
        Some(beyond @ 1..) => MatchClock::Beyond(beyond.into()),
        _ => MatchClock::Round { n: table.round.max(1).into(), of: table.rounds().into() },
    }
}

/// Returns the progress of the match, 0..=1; sudden rounds are at 1.
fn progress(table: &Table, done: u8) -> f32 {
    if table.is_sudden() {
        return 1.0;
    }
    let attacking = done < table.round && Seat::BOTH.into_iter().all(|seat| table.laid[seat]);
    let remaining: u8 = Seat::BOTH.into_iter().map(|seat| table.face_down(seat)).sum();
    let part = if attacking {
        f32::from((2 * FORWARDS).saturating_sub(remaining)) / f32::from(2 * FORWARDS)
    } else {
        0.0
    };
    // S52-13: about as many goals are to come as in the last two rounds of a whole match.
    ((f32::from(ROUNDS - table.rounds() + done) + part) / f32::from(ROUNDS)).min(1.0)
}

/// Returns the note on the current shot: what would stop it.
fn note(table: &Table) -> Option<SceneNote> {
    let (_, _, card) = flipped(table)?;
    let text = match table.phase {
        Phase::Penalty { .. } => say!("s52-note-second-goalie"),
        Phase::Block { .. } => words::stoppers(card),
        _ => say!("s52-note-nothing"),
    };
    Some(SceneNote { subject: NoteSubject::Forward(card), text })
}
