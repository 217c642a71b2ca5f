//! The scene of a view: the zones of the table and the ids of the cards.
//!
//! Both managers have the same information, so every audience sees the same table. Home is on the left, away on
//! the right, the play cards below the pitch.

use super::super::View;
use super::super::state::{Period, Phase, SPACES, Table, value};
use super::words;
use ::words::DisplayText;
use ::words::{id, say};
use engine::card::pack52;
use engine::{BySeat, Card, Seat};
use stage::layout::{DesignPoint, FIELD, LANE};
use stage::match_phase::MatchPhase;
use stage::scene::{
    BallPosition, CardHighlight, CardId, CardView, LabelStyle, NoteSubject, Scene, SceneNote, Scoreboard,
    TableLabel, Zone,
};

/// All zones of the table. The ball's lane stays free between used cards and active cards.
pub(super) const ZONES: &[Zone] = &[
    Zone::pile("pile_home", DesignPoint::new(440.0, 554.0), 0.5, 1.0, -1.0).marked(id!("sol-zone-team-pile")),
    Zone::pile("pile_away", DesignPoint::new(1480.0, 554.0), 0.5, -1.0, -1.0)
        .marked(id!("sol-zone-team-pile")),
    // Yellow cards are sideways, in the pile too: under the others, so that they stick out.
    Zone::pile("pile_booked_home", DesignPoint::new(440.0, 554.0), 0.5, 2.0, -2.0).turned(90.0).level(1),
    Zone::pile("pile_booked_away", DesignPoint::new(1480.0, 554.0), 0.5, -2.0, -2.0).turned(90.0).level(1),
    Zone::slot("active_home", DesignPoint::new(670.0, 548.0), 0.58).level(3).marked(id!("sol-zone-active")),
    Zone::slot("active_away", DesignPoint::new(1250.0, 548.0), 0.58).level(3).marked(id!("sol-zone-active")),
    Zone::slot("active_booked_home", DesignPoint::new(670.0, 548.0), 0.58).turned(90.0).level(3),
    Zone::slot("active_booked_away", DesignPoint::new(1250.0, 548.0), 0.58).turned(90.0).level(3),
    // Above the active card of the team that used them.
    Zone::pile("used_home", DesignPoint::new(605.0, 296.0), 0.5, 130.0, 0.0).marked(id!("sol-zone-used")),
    Zone::pile("used_away", DesignPoint::new(1315.0, 296.0), 0.5, -130.0, 0.0).marked(id!("sol-zone-used")),
    // In the stands behind the goals: goals against, each with a free corner, and the two cards dealt out.
    Zone::pile("goals_home", DesignPoint::new(116.0, 236.0), 0.42, 0.0, 34.0)
        .marked(id!("sol-zone-goals-against")),
    Zone::pile("goals_away", DesignPoint::new(1804.0, 236.0), 0.42, 0.0, 34.0)
        .marked(id!("sol-zone-goals-against")),
    Zone::pile("out_home", DesignPoint::new(104.0, 714.0), 0.26, 24.0, 0.0),
    Zone::pile("out_away", DesignPoint::new(1816.0, 714.0), 0.26, -24.0, 0.0),
    // The penalty kicks before the last one, which is in the place of active cards.
    Zone::pile("kicked_home", DesignPoint::new(410.0, 296.0), 0.5, 29.0, 0.0),
    Zone::pile("kicked_away", DesignPoint::new(1249.0, 296.0), 0.5, 29.0, 0.0),
    // Below the pitch: the managers' choice of cards, between the cards to come and the used ones.
    Zone::slot("space_1", DesignPoint::new(730.0, 914.0), 0.82).level(4).marked(id!("sol-zone-play-space")),
    Zone::slot("space_2", DesignPoint::new(960.0, 914.0), 0.82).level(4).marked(id!("sol-zone-play-space")),
    Zone::slot("space_3", DesignPoint::new(1190.0, 914.0), 0.82).level(4).marked(id!("sol-zone-play-space")),
    Zone::pile("play_pile", DesignPoint::new(548.0, 914.0), 0.46, -0.4, -0.4)
        .marked(id!("sol-zone-play-pile")),
    // The second half of extra time is crosswise under the first.
    Zone::slot("play_later", DesignPoint::new(548.0, 914.0), 0.44).turned(90.0).level(1),
    Zone::pile("play_discard", DesignPoint::new(1390.0, 914.0), 0.5, 5.2, 0.0)
        .marked(id!("sol-zone-discard-pile")),
];

/// The kinds of zone of a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TeamZone {
    Pile,
    PileBooked,
    Active,
    ActiveBooked,
    Used,
    Goals,
    Out,
    Kicked,
}

impl TeamZone {
    /// Returns its zone on that side.
    pub(super) const fn of(self, seat: Seat) -> &'static str {
        let [home, away] = match self {
            Self::Pile => ["pile_home", "pile_away"],
            Self::PileBooked => ["pile_booked_home", "pile_booked_away"],
            Self::Active => ["active_home", "active_away"],
            Self::ActiveBooked => ["active_booked_home", "active_booked_away"],
            Self::Used => ["used_home", "used_away"],
            Self::Goals => ["goals_home", "goals_away"],
            Self::Out => ["out_home", "out_away"],
            Self::Kicked => ["kicked_home", "kicked_away"],
        };
        match seat {
            Seat::Home => home,
            Seat::Away => away,
        }
    }

    /// Returns the kind and the side of a zone, if it belongs to a team.
    pub(super) fn named(zone: &str) -> Option<(Self, Seat)> {
        const ALL: [TeamZone; 8] = [
            TeamZone::Pile,
            TeamZone::PileBooked,
            TeamZone::Active,
            TeamZone::ActiveBooked,
            TeamZone::Used,
            TeamZone::Goals,
            TeamZone::Out,
            TeamZone::Kicked,
        ];
        let places = ALL.into_iter().flat_map(|place| Seat::BOTH.map(|seat| (place, seat)));
        places.into_iter().find(|(place, seat)| place.of(*seat) == zone)
    }
}

/// SOL-5: the zones of the spaces, from the left.
pub(super) const SPACE: [&str; SPACES] = ["space_1", "space_2", "space_3"];

/// Returns the id of a card that is or was face up, and whose place is public.
pub(super) const fn card_id(card: Card) -> CardId {
    CardId(card.suit as u16 * 13 + card.rank.ace_high() as u16 - 2)
}

/// Returns the card with that id, if it is public.
pub(super) fn card_of(id: CardId) -> Option<Card> {
    pack52().into_iter().find(|card| card_id(*card) == id)
}

/// Returns the first id of a side's indistinguishable cards.
const fn base(seat: Seat) -> u16 {
    match seat {
        Seat::Home => 100,
        Seat::Away => 200,
    }
}

/// Returns the id of a card in unknown order in a team pile, by its height among them.
const fn unseen_id(seat: Seat, height: u8) -> CardId {
    CardId(base(seat) + height as u16)
}

/// SOL-2: returns the id of a card that was dealt out.
const fn out_id(seat: Seat, k: usize) -> CardId {
    CardId(base(seat) + 20 + k as u16)
}

/// Returns the id of a card of the play pile, by its height. The cards of the second half of extra time are the
/// lowest.
const fn play_id(height: u8) -> CardId {
    CardId(300 + height as u16)
}

/// SOL-2: number of cards dealt out of each team.
const OUT: usize = 2;

/// Returns the back of a team's cards.
fn back(seat: Seat) -> String {
    format!("back/{}", seat.name())
}

/// The back of a play card.
const PLAY_BACK: &str = "back/pack";

/// Returns the face of a card.
pub(super) fn face(card: Card) -> String {
    format!("pack/{card}")
}

/// Returns every face that can be shown: keys of the card atlas.
#[cfg(test)]
pub(super) fn faces() -> Vec<String> {
    let backs = ["back/home", "back/away", PLAY_BACK].map(str::to_owned);
    backs.into_iter().chain(pack52().map(face)).collect()
}

/// Returns the place of the ball: with its team, or in the middle while nobody has it.
pub(super) const fn ball_spot(holder: Option<Seat>) -> DesignPoint {
    let middle = FIELD.x + FIELD.w / 2.0;
    match holder {
        None => DesignPoint::new(middle, LANE),
        Some(Seat::Home) => DesignPoint::new(middle - 122.0, LANE),
        Some(Seat::Away) => DesignPoint::new(middle + 122.0, LANE),
    }
}

/// Returns the place of a team's strength.
const fn figure_at(seat: Seat) -> DesignPoint {
    match seat {
        Seat::Home => DesignPoint::new(846.0, 552.0),
        Seat::Away => DesignPoint::new(1074.0, 552.0),
    }
}

/// The place of the next medal: below the ball.
const MEDAL: DesignPoint = DesignPoint::new(960.0, 634.0);

/// The place of the words for the effect of a used card.
pub(super) const VERDICT: DesignPoint = DesignPoint::new(960.0, 252.0);

/// Returns the scene of a view.
pub(super) fn still(view: &View) -> Scene {
    let table = &view.table;
    let mut painter = Painter { table, cards: Vec::with_capacity(52) };
    for seat in Seat::BOTH {
        painter.team(seat);
    }
    painter.play();
    Scene {
        cards: painter.cards,
        ball: Some(BallPosition::Spot(ball_spot(table.ball))),
        labels: labels(table),
        board: board(table),
        ..Scene::default()
    }
}

struct Painter<'a> {
    table: &'a Table,
    cards: Vec<CardView>,
}

impl Painter<'_> {
    fn put(&mut self, id: CardId, zone: &'static str, face: String) -> &mut CardView {
        let index = self.cards.iter().filter(|card| card.zone == zone).count();
        self.cards.push(CardView { id, zone, index, face, look: CardHighlight::Plain, picture: None });
        let last = self.cards.len() - 1;
        &mut self.cards[last]
    }

    fn open(&mut self, card: Card, zone: &'static str) -> &mut CardView {
        self.put(card_id(card), zone, face(card))
    }

    /// SOL-2, SOL-11, SOL-12: adds a team's cards, from the bottom of each pile.
    fn team(&mut self, seat: Seat) {
        let team = self.table.teams[seat];
        for k in 0..OUT {
            self.put(out_id(seat, k), TeamZone::Out.of(seat), back(seat)).look = CardHighlight::Veiled;
        }
        for card in team.cycled.as_slice().iter().rev() {
            let place = if team.yellow.contains(*card) { TeamZone::PileBooked } else { TeamZone::Pile };
            self.put(card_id(*card), place.of(seat), back(seat));
        }
        for height in 0..team.unseen {
            self.put(unseen_id(seat, height), TeamZone::Pile.of(seat), back(seat));
        }
        if let Some(card) = team.active {
            let place = if team.yellow.contains(card) { TeamZone::ActiveBooked } else { TeamZone::Active };
            self.open(card, place.of(seat));
        }
        for card in team.discard.iter() {
            self.open(card, TeamZone::Goals.of(seat));
        }
        if let Some((last, before)) = team.turned.as_slice().split_last() {
            for card in before {
                self.open(*card, TeamZone::Kicked.of(seat));
            }
            let scored = scores(self.table, seat);
            self.open(*last, TeamZone::Active.of(seat)).look =
                if scored { CardHighlight::Lit } else { CardHighlight::Plain };
        }
    }

    /// SOL-3, SOL-5, SOL-6, SOL-14, SOL-18: adds the play cards.
    fn play(&mut self) {
        let table = self.table;
        for height in 0..table.play_later {
            self.put(play_id(height), "play_later", PLAY_BACK.into());
        }
        for height in 0..table.play_pile {
            self.put(play_id(table.play_later + height), "play_pile", PLAY_BACK.into());
        }
        let idle = table.phase == Phase::Over || table.period == Period::Shootout;
        for (zone, card) in SPACE.into_iter().zip(table.spaces) {
            if let Some(card) = card {
                self.open(card, zone).look = if idle { CardHighlight::Veiled } else { CardHighlight::Plain };
            }
        }
        for used in table.used.iter().flatten() {
            self.open(used.card, TeamZone::Used.of(used.team));
        }
        for card in table.play_discard.iter() {
            self.open(card, "play_discard");
        }
    }
}

/// SOL-19: returns the value of a team's last kick.
fn kick_value(table: &Table, seat: Seat) -> u8 {
    table.teams[seat].turned.as_slice().last().map_or(0, |card| value(*card))
}

/// SOL-19: returns true if that team scored the last kick.
fn scores(table: &Table, seat: Seat) -> bool {
    kick_value(table, seat) > kick_value(table, !seat)
}

fn labels(table: &Table) -> Vec<TableLabel> {
    let mut labels = Vec::new();
    let mut put =
        |x: f32, y: f32, text| labels.push(TableLabel::new(DesignPoint::new(x, y), LabelStyle::Count, text));
    let number = |n: u8| DisplayText::verbatim(n.to_string());
    for (seat, [pile, goals]) in [(Seat::Home, [440.0, 116.0]), (Seat::Away, [1480.0, 1804.0])] {
        let team = &table.teams[seat];
        if team.pile_len() > 0 {
            put(pile, 640.0, number(team.pile_len()));
        }
        if !team.discard.is_empty() {
            put(goals, 138.0, say!("sol-goals-let-in", n = team.discard.len()));
        }
        put(goals, 784.0, say!("sol-not-playing", n = OUT));
    }
    match (table.play_pile, table.play_later) {
        (0, 0) => {}
        (now, 0) => put(548.0, 1014.0, number(now)),
        (now, later) => put(548.0, 1014.0, DisplayText::verbatim(format!("{now} + {later}"))),
    }
    if !table.play_discard.is_empty() {
        put(1390.0, 1024.0, number(table.play_discard.len()));
    }
    labels.extend(Seat::BOTH.into_iter().filter_map(|seat| figure(table, seat)));
    labels.extend(medal(table));
    labels
}

/// SOL-20: returns the number of goals that the next medal needs now.
fn medal(table: &Table) -> Option<TableLabel> {
    let (lead, next) = table.next_medal()?;
    let more = lead + table.score[Seat::Away] - table.score[Seat::Home];
    Some(TableLabel::new(
        MEDAL,
        LabelStyle::Name,
        say!("sol-next-medal", n = more, medal = words::medal(next)),
    ))
}

/// SOL-8: returns the strength of a team's cards. SOL-19: returns the value of its kick.
fn figure(table: &Table, seat: Seat) -> Option<TableLabel> {
    let (figure, style) = match table.period {
        Period::Shootout if scores(table, seat) => (kick_value(table, seat), LabelStyle::Lit),
        Period::Shootout => (kick_value(table, seat), LabelStyle::Figure),
        _ if table.teams[seat].active.is_none() || table.phase == Phase::Over => (0, LabelStyle::Figure),
        _ => (table.strength(seat), LabelStyle::Figure),
    };
    (figure > 0)
        .then(|| TableLabel::new(figure_at(seat), style, DisplayText::verbatim(figure.to_string())).of(seat))
}

fn board(table: &Table) -> Scoreboard {
    let over = table.phase == Phase::Over;
    let of = u32::from(table.turns());
    Scoreboard {
        score: table.score,
        kicks: table.shootout.map(|shootout| shootout.scored),
        clock: words::clock(table),
        part: if over { MatchPhase::FullTime } else { MatchPhase::of(table.period) },
        done: if over { of } else { u32::from(turns_done(table)) },
        of,
        possession: table.ball.filter(|_| !over),
        subtitle: words::subtitle(&table.options),
        teams: BySeat::default(),
        note: if over { None } else { note(table) },
        progress: if over { 1.0 } else { progress(table) },
        shootout: table.shootout,
    }
}

/// SOL-14: returns the number of finished turns; a turn is finished when its used cards are gone.
fn turns_done(table: &Table) -> u8 {
    let spaces = table.spaces.iter().flatten().count();
    let used = table.used.iter().flatten().count();
    if spaces + used == SPACES { table.turn.saturating_sub(1) } else { table.turn }
}

/// Returns the progress of the match, 0..=1.
fn progress(table: &Table) -> f32 {
    let used = table.used.iter().flatten().count() as f32 / 2.0;
    let half = (f32::from(turns_done(table)) + used) / f32::from(table.turns().max(1));
    match table.period {
        // SOL-24: about as many goals are to come as in the second half of a whole match.
        Period::FirstHalf if table.options.short => 0.4 + 0.225 * half.min(1.0),
        Period::SecondHalf if table.options.short => 0.625 + 0.225 * half.min(1.0),
        Period::FirstHalf => 0.4 * half.min(1.0),
        Period::SecondHalf => 0.4 + 0.45 * half.min(1.0),
        Period::ExtraFirst => 0.85 + 0.07 * half.min(1.0),
        Period::ExtraSecond => 0.92 + 0.07 * half.min(1.0),
        Period::Shootout => 1.0,
    }
}

/// Returns the note: the turn and who picks, or the kick.
fn note(table: &Table) -> Option<SceneNote> {
    if table.period == Period::Shootout {
        return Some(SceneNote { subject: NoteSubject::Kicks, text: say!("sol-note-kicks") });
    }
    let picked = table.used.iter().flatten().count();
    let text = match (table.options.duel, picked) {
        (false, 0) => say!("sol-note-two-of-three"),
        (false, 1) => say!("sol-note-one-more"),
        (true, 0) => say!("sol-note-pick-first", side = words::short(table.first_picker)),
        (true, 1) => say!("sol-note-pick-second", side = words::short(!table.first_picker)),
        _ => say!("sol-note-both-used"),
    };
    let part = MatchPhase::of(table.period);
    let about = NoteSubject::Turn { part, n: table.turn.into(), of: table.turns().into() };
    (table.turn > 0).then_some(SceneNote { subject: about, text })
}
