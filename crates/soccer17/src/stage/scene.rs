//! The scene of a view: the zones of the table and the ids of the cards.

use super::super::action::{Action, AttackCard, DefenceCard, StarBonus};
use super::super::state::{
    CENTRE, DuelResult, LaidCard, PENALTY_AREA, Period, Phase, ShotSlot, ShotState, TURN_MINUTES, Table,
};
use super::super::{Team, View};
use super::{board, words};
use engine::{BySeat, Seat};
use stage::layout::{DesignPoint, DesignRect, FIELD, OUT_OF_SIGHT};
use stage::mouth::{GoalMouth, PlainKickOutcome};
use stage::scene::{
    Audience, BallPosition, CardHighlight, CardId, CardView, ChoiceIndicator, FieldArea, Scene, Zone,
};

/// Number of areas of the field.
const AREAS: usize = 5;

/// The zone of the other side's hand, where one seat looks.
pub(super) const HAND_RIVAL: &str = "hand_rival";

/// All zones of the table. The audience's own cards are at the bottom. The zones of a side are on its side of the
/// field, home on the left.
pub(super) const ZONES: &[Zone] = &[
    // One seat at the screen: its hand, which is below the edge during a shot.
    Zone::fan("hand_own", DesignPoint::new(962.0, 912.0), 0.85, 228.0, 2.67, 6.0).hand().level(4),
    Zone::fan("hand_aside", DesignPoint::new(962.0, OUT_OF_SIGHT), 0.85, 228.0, 2.67, 6.0).hand().level(3),
    Zone::fan(HAND_RIVAL, DesignPoint::new(960.0, 116.0), 0.48, 104.0, 3.0, 3.0)
        .hand()
        .turned(180.0)
        .level(1),
    // Two at one screen: both hands between the match log and the star card, which is then smaller and over the
    // timer.
    Zone::fan("hand_home", DesignPoint::new(808.0, 898.0), 0.63, 158.0, 2.0, 3.0).hand().level(4),
    Zone::fan("hand_away", DesignPoint::new(1452.0, 898.0), 0.63, 158.0, 2.0, 3.0).hand().level(4),
    Zone::fan("hand_home_aside", DesignPoint::new(808.0, OUT_OF_SIGHT), 0.63, 158.0, 2.0, 3.0)
        .hand()
        .level(3),
    Zone::fan("hand_away_aside", DesignPoint::new(1452.0, OUT_OF_SIGHT), 0.63, 158.0, 2.0, 3.0)
        .hand()
        .level(3),
    // Beside each other above the ball's lane, so that the names of the areas below it stay free.
    Zone::slot("laid_home", DesignPoint::new(872.0, 288.0), 0.62).turned(2.0).laid(),
    Zone::slot("laid_away", DesignPoint::new(1048.0, 288.0), 0.62).turned(-2.0).laid(),
    // Star and timer; they make room for the note and the banner's keys during a shot.
    Zone::slot("star", DesignPoint::new(1578.0, 930.0), 0.68).turned(3.0),
    Zone::slot("timer", DesignPoint::new(1776.0, 930.0), 0.68).turned(-3.0),
    Zone::slot("star_small", DesignPoint::new(1836.0, 834.0), 0.42).turned(2.0),
    Zone::slot("timer_small", DesignPoint::new(1836.0, 988.0), 0.42).turned(-2.0),
    Zone::slot("star_aside", DesignPoint::new(1578.0, OUT_OF_SIGHT), 0.68).turned(3.0),
    Zone::slot("timer_aside", DesignPoint::new(1776.0, OUT_OF_SIGHT), 0.68).turned(-3.0),
    // The six chance cards: away, fanned, and around the goal card once it is found.
    Zone::slot("deck", DesignPoint::new(960.0, OUT_OF_SIGHT), 0.5).level(5),
    Zone::fan("chance", DesignPoint::new(972.0, 886.0), 0.7, 156.0, 1.5, 2.0).level(5),
    Zone::fan("chance_seen", DesignPoint::new(640.0, 896.0), 0.74, 50.0, 2.5, 2.0).level(5),
    Zone::fan("chance_rest", DesignPoint::new(1286.0, 896.0), 0.74, 56.0, 3.0, 2.0).level(5),
    Zone::slot("goal", DesignPoint::new(960.0, 880.0), 1.0).level(6),
    // The card of a possible rebound.
    Zone::slot("call", DesignPoint::new(1520.0, 900.0), 0.54).level(6),
    // In the stands: team cards, and a discarded Tackle/Rebound.
    Zone::slot("team_home", DesignPoint::new(116.0, 664.0), 0.6).turned(2.0),
    Zone::slot("team_away", DesignPoint::new(1804.0, 664.0), 0.6).turned(-2.0),
    Zone::slot("out_home", DesignPoint::new(116.0, 440.0), 0.5).turned(-4.0),
    Zone::slot("out_away", DesignPoint::new(1804.0, 440.0), 0.5).turned(4.0),
];

/// Every face that can be shown: keys of the card atlas.
pub const FACES: [&str; 52] = [
    "back/home", "back/away", "s17/pass", "s17/dribble", "s17/one_two", "s17/rebound", "s17/pass_def",
    "s17/dribble_def", "s17/one_two_def", "s17/rebound_def", "s17/goal", "s17/crowd_0", "s17/crowd_1",
    "s17/crowd_2", "s17/crowd_3", "s17/crowd_4", "s17/chance_back", "s17/stars_0", "s17/stars_1",
    "s17/stars_pass1", "s17/stars_onetwo1", "s17/stars_2", "s17/timer_00", "s17/timer_01", "s17/timer_02",
    "s17/timer_03", "s17/timer_04", "s17/timer_05", "s17/timer_06", "s17/timer_07", "s17/timer_08",
    "s17/timer_09", "s17/timer_10", "s17/timer_11", "s17/timer_12", "s17/timer_13", "s17/timer_14",
    "s17/timer_15", "s17/timer_x0", "s17/timer_x1", "s17/timer_x2", "s17/timer_x3", "s17/timer_x4",
    "s17/timer_x5", "s17/team_argentina", "s17/team_brazil", "s17/team_england", "s17/team_france",
    "s17/team_germany", "s17/team_italy", "s17/team_netherlands", "s17/team_spain",
];

/// One of the four action cards of a side, in the order of its hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HandCard {
    Pass,
    Dribble,
    OneTwo,
    Rebound,
}

impl HandCard {
    pub(super) const ALL: [Self; 4] = [Self::Pass, Self::Dribble, Self::OneTwo, Self::Rebound];

    /// Returns the card whose attacking half is that action.
    pub(super) const fn of_play(play: AttackCard) -> Self {
        match play {
            AttackCard::Pass => Self::Pass,
            AttackCard::Dribble => Self::Dribble,
            AttackCard::OneTwo => Self::OneTwo,
        }
    }

    /// Returns the card whose defending half is that action.
    pub(super) const fn of_guard(guard: DefenceCard) -> Self {
        match guard {
            DefenceCard::Block => Self::Pass,
            DefenceCard::Press => Self::Dribble,
            DefenceCard::Anticipate => Self::OneTwo,
            DefenceCard::Tackle => Self::Rebound,
        }
    }

    /// Returns its attacking half, if it can be laid in attack.
    pub(super) const fn play(self) -> Option<AttackCard> {
        match self {
            Self::Pass => Some(AttackCard::Pass),
            Self::Dribble => Some(AttackCard::Dribble),
            Self::OneTwo => Some(AttackCard::OneTwo),
            Self::Rebound => None,
        }
    }

    /// Returns its defending half.
    pub(super) const fn guard(self) -> DefenceCard {
        match self {
            Self::Pass => DefenceCard::Block,
            Self::Dribble => DefenceCard::Press,
            Self::OneTwo => DefenceCard::Anticipate,
            Self::Rebound => DefenceCard::Tackle,
        }
    }

    /// Returns the card that an action lays.
    fn laid_by(action: Action) -> Option<Self> {
        action.attack_card().map(Self::of_play).or_else(|| action.defence_card().map(Self::of_guard))
    }

    const fn key(self) -> &'static str {
        match self {
            Self::Pass => "pass",
            Self::Dribble => "dribble",
            Self::OneTwo => "one_two",
            Self::Rebound => "rebound",
        }
    }

    pub(super) fn face(self, attacking: bool) -> String {
        format!("s17/{}{}", self.key(), if attacking { "" } else { "_def" })
    }

    /// Returns its id where everybody at the screen knows the card.
    pub(super) const fn id(self, seat: Seat) -> CardId {
        CardId(base(seat) + self as u16)
    }

    /// Returns the card with that id, and its side.
    pub(super) fn known(id: CardId) -> Option<(Seat, Self)> {
        Seat::BOTH
            .into_iter()
            .flat_map(|seat| Self::ALL.map(|card| (seat, card)))
            .find(|(seat, card)| card.id(*seat) == id)
    }
}

/// Returns the first id of a side's cards.
const fn base(seat: Seat) -> u16 {
    match seat {
        Seat::Home => 100,
        Seat::Away => 200,
    }
}

/// Returns the id of a card of that side that the screen must not reveal. The sealed one has the highest number.
pub(super) const fn unknown_id(seat: Seat, k: usize) -> CardId {
    CardId(base(seat) + 50 + k as u16)
}

/// Returns the id of the stand-in for a sealed card where both hands are open. It is no card of the hand, so no
/// gap reveals the choice.
pub(super) const fn token_id(seat: Seat) -> CardId {
    CardId(base(seat) + 60)
}

/// Returns the id of a side's team card.
pub(super) const fn team_id(seat: Seat) -> CardId {
    CardId(base(seat) + 70)
}

/// Returns the team whose card lies there for that side, if any.
pub(super) fn team_on(scene: &Scene, seat: Seat) -> Option<Team> {
    let card = scene.cards.iter().find(|shown| shown.id == team_id(seat))?;
    Team::ALL.into_iter().find(|team| team_face(*team) == card.face)
}

/// Returns the side that a card belongs to, if any.
pub(super) fn side_of(id: CardId) -> Option<Seat> {
    Seat::BOTH.into_iter().find(|seat| (base(*seat)..base(*seat) + 100).contains(&id.0))
}

/// Returns the id of the chance card in that slot.
pub(super) const fn chance_id(slot: usize) -> CardId {
    CardId(300 + slot as u16)
}

/// The id of the star card.
pub const STAR: CardId = CardId(310);
/// The id of the timer card.
pub const TIMER: CardId = CardId(311);

/// Returns the key of the picture of an action card with the column of that area lit, 1..=4.
pub(super) fn with_lit_column(face: &str, area: Option<u8>) -> Option<String> {
    area.map(|area| format!("{face}_{area}"))
}

/// The face of the star card without stars; [`TWO_STARS`] is the one with all.
const NO_STAR: &str = "s17/stars_0";
/// See [`NO_STAR`].
const TWO_STARS: &str = "s17/stars_2";

/// Returns the face of the star card with so many stars.
pub(super) const fn stars_face(stars: u8, bonus: Option<StarBonus>) -> &'static str {
    match (stars, bonus) {
        (0, _) => NO_STAR,
        (1, Some(StarBonus::Pass)) => "s17/stars_pass1",
        (1, Some(StarBonus::OneTwo)) => "s17/stars_onetwo1",
        (1, None) => "s17/stars_1",
        _ => TWO_STARS,
    }
}

/// Returns the face of the time card in that turn of a period, counted from 0.
pub(super) fn timer_face(period: Period, turn: u8) -> String {
    match period {
        Period::FirstHalf | Period::SecondHalf => format!("s17/timer_{turn:02}"),
        Period::ExtraFirst | Period::ExtraSecond => format!("s17/timer_x{turn}"),
        Period::Shootout => "s17/timer_x5".into(),
    }
}

/// Returns the number of stars on that star card.
pub(super) fn stars_on(star: &CardView) -> u8 {
    if star.face == NO_STAR {
        0
    } else if star.face == TWO_STARS {
        2
    } else {
        1
    }
}

/// Returns the back of a side's cards.
pub(super) fn back(seat: Seat) -> String {
    format!("back/{}", seat.name())
}

/// Returns the zone of a side's laid card.
pub(super) const fn laid_zone(seat: Seat) -> &'static str {
    match seat {
        Seat::Home => "laid_home",
        Seat::Away => "laid_away",
    }
}

/// Returns the index of that area from the left; home attacks to the right.
pub(super) const fn from_left(attacker: Seat, area: u8) -> usize {
    match attacker {
        Seat::Home => area as usize,
        Seat::Away => (PENALTY_AREA - area) as usize,
    }
}

/// Returns the area with that index from the left.
pub(super) fn rect(from_left: usize) -> DesignRect {
    let w = FIELD.w / AREAS as f32;
    DesignRect::new(FIELD.x + from_left as f32 * w, FIELD.y, w, FIELD.h)
}

/// Returns the scene of a view.
pub(super) fn still(view: &View, audience: Audience) -> Scene {
    let table = &view.table;
    let mut painter =
        Painter { view, table, audience, shot: board::running_shot(table), cards: Vec::with_capacity(24) };
    for seat in Seat::BOTH {
        painter.side(seat);
    }
    painter.chance();
    painter.star_and_timer();
    let cards = painter.cards;
    Scene {
        cards,
        areas: areas(table),
        ball: Some(ball(table)),
        choice_indicators: choice_indicators(table),
        mouth: mouth(table),
        board: board::board(table),
        ..Scene::default()
    }
}

struct Painter<'a> {
    view: &'a View,
    table: &'a Table,
    audience: Audience,
    shot: Option<ShotState>,
    cards: Vec<CardView>,
}

impl Painter<'_> {
    fn put(&mut self, id: CardId, zone: &'static str, face: String) -> &mut CardView {
        let index = self.cards.iter().filter(|card| card.zone == zone).count();
        self.cards.push(CardView { id, zone, index, face, look: CardHighlight::Plain, picture: None });
        let last = self.cards.len() - 1;
        &mut self.cards[last]
    }

    fn side(&mut self, seat: Seat) {
        let table = self.table;
        if !table.tackle[seat] {
            let (zone, face) = match seat {
                Seat::Home => ("out_home", HandCard::Rebound.face(table.attacker == seat)),
                Seat::Away => ("out_away", HandCard::Rebound.face(table.attacker == seat)),
            };
            self.put(HandCard::Rebound.id(seat), zone, face).look = CardHighlight::Veiled;
        }
        if self.audience.shared || seat == self.audience.seat {
            self.open_hand(seat);
        } else {
            self.hidden_hand(seat);
        }
        self.laid(seat);
        if let Some(team) = table.team(seat) {
            let zone = match seat {
                Seat::Home => "team_home",
                Seat::Away => "team_away",
            };
            let asked = match table.phase {
                Phase::NeverBeaten | Phase::SecondBall => seat == table.attacker,
                Phase::Catenaccio => seat != table.attacker,
                _ => false,
            };
            self.put(team_id(seat), zone, team_face(team)).look =
                if asked { CardHighlight::Lit } else { CardHighlight::Plain };
        }
    }

    /// Adds a hand whose cards show. On a shared screen a sealed card seems to be still in it.
    fn open_hand(&mut self, seat: Seat) {
        let table = self.table;
        let attacking = table.attacker == seat;
        let aside = self.shot.is_some();
        let zone = match (self.audience.shared, seat, aside) {
            (false, _, false) => "hand_own",
            (false, _, true) => "hand_aside",
            (true, Seat::Home, false) => "hand_home",
            (true, Seat::Home, true) => "hand_home_aside",
            (true, Seat::Away, false) => "hand_away",
            (true, Seat::Away, true) => "hand_away_aside",
        };
        let laid = match table.laid[seat] {
            LaidCard::Attack(play) => Some(HandCard::of_play(play)),
            LaidCard::Defence(guard) => Some(HandCard::of_guard(guard)),
            LaidCard::FaceDown if !self.audience.shared => self.view.sealed.and_then(HandCard::laid_by),
            LaidCard::FaceDown | LaidCard::Nothing => None,
        };
        for card in HandCard::ALL {
            let out = card == HandCard::Rebound && !table.tackle[seat];
            if out || laid == Some(card) {
                continue;
            }
            let called = card == HandCard::Rebound && attacking && table.phase == Phase::Rebound;
            let column = column(table).filter(|_| attacking && card != HandCard::Rebound);
            let look = match (called, usable(table, seat, card)) {
                (true, _) => CardHighlight::Lit,
                (false, true) => CardHighlight::Plain,
                (false, false) => CardHighlight::Veiled,
            };
            let shown = self.put(card.id(seat), if called { "call" } else { zone }, card.face(attacking));
            (shown.look, shown.picture) = (look, with_lit_column(&shown.face, column));
        }
    }

    /// Adds a hand as backs.
    fn hidden_hand(&mut self, seat: Seat) {
        for k in 0..hand_size(self.table, seat) {
            self.put(unknown_id(seat, k), HAND_RIVAL, back(seat));
        }
    }

    fn laid(&mut self, seat: Seat) {
        let table = self.table;
        let zone = laid_zone(seat);
        let (card, face, wins) = match table.laid[seat] {
            LaidCard::Nothing => return,
            LaidCard::FaceDown => {
                let sealed = self.view.sealed.and_then(HandCard::laid_by);
                let id = match sealed.filter(|_| seat == self.audience.seat) {
                    _ if self.audience.shared => token_id(seat),
                    Some(card) => card.id(seat),
                    None => unknown_id(seat, hand_size(table, seat)),
                };
                self.put(id, zone, back(seat));
                return;
            }
            LaidCard::Attack(play) => {
                let wins = match table.laid[!seat] {
                    LaidCard::Defence(guard) => DuelResult::of(play, guard) != DuelResult::Turnover,
                    _ => true,
                };
                (HandCard::of_play(play), HandCard::of_play(play).face(true), wins)
            }
            LaidCard::Defence(guard) => {
                let wins = match table.laid[!seat] {
                    LaidCard::Attack(play) => DuelResult::of(play, guard) == DuelResult::Turnover,
                    _ => false,
                };
                (HandCard::of_guard(guard), HandCard::of_guard(guard).face(false), wins)
            }
        };
        let asked = match table.phase {
            Phase::Option { .. } => (table.attacker == seat).then_some(table.area),
            _ => None,
        };
        let shown = self.put(card.id(seat), zone, face);
        shown.look = if wins { CardHighlight::Lit } else { CardHighlight::Plain };
        shown.picture = with_lit_column(&shown.face, asked);
    }

    /// Adds the six chance cards: squared up out of sight, or fanned, with a goal card in their middle.
    fn chance(&mut self) {
        // A shot of strength 0 needs them only if a rebound may follow.
        let asked = self.table.phase == Phase::Rebound;
        let dealt =
            self.shot.filter(|shot| shot.shuffled && (shot.to_take > 0 || board::taken(shot) > 0 || asked));
        let Some(shot) = dealt else {
            for slot in 0..6 {
                self.put(chance_id(slot), "deck", "s17/chance_back".into());
            }
            return;
        };
        let found = shot.slots.contains(&ShotSlot::Goal);
        for (slot, what) in shot.slots.into_iter().enumerate() {
            let zone = match what {
                ShotSlot::Goal => "goal",
                ShotSlot::Crowd if found => "chance_seen",
                ShotSlot::FaceDown if found => "chance_rest",
                ShotSlot::Crowd | ShotSlot::FaceDown => "chance",
            };
            let card = self.put(chance_id(slot), zone, chance_face(slot, what));
            card.look = if what == ShotSlot::Goal { CardHighlight::Lit } else { CardHighlight::Plain };
        }
    }

    fn star_and_timer(&mut self) {
        let table = self.table;
        let stars = stars_face(table.stars, table.bonus);
        let time = timer_face(table.period, table.time / TURN_MINUTES);
        let (star, timer) = match (self.shot.is_some(), self.audience.shared) {
            (true, _) => ("star_aside", "timer_aside"),
            (false, true) => ("star_small", "timer_small"),
            (false, false) => ("star", "timer"),
        };
        let asked = table.phase == Phase::Bonus;
        self.put(STAR, star, stars.into()).look =
            if asked { CardHighlight::Lit } else { CardHighlight::Plain };
        self.put(TIMER, timer, time);
    }
}

/// Returns the number of cards in hand, neither laid nor discarded.
fn hand_size(table: &Table, seat: Seat) -> usize {
    let held = if table.tackle[seat] { 4 } else { 3 };
    held - usize::from(table.laid[seat] != LaidCard::Nothing)
}

/// Returns true if that card of an open hand can be played now.
fn usable(table: &Table, seat: Seat, card: HandCard) -> bool {
    let attacking = table.attacker == seat;
    match table.phase {
        Phase::Toss { .. } | Phase::Over => true,
        Phase::Lay => table.laid[seat] == LaidCard::Nothing && (!attacking || card != HandCard::Rebound),
        Phase::FreeKick => attacking && card != HandCard::Rebound,
        _ => false,
    }
}

/// Returns the column of the table on the attacker's cards that counts now, which is the ball's area; none outside
/// play.
fn column(table: &Table) -> Option<u8> {
    let playing = !matches!(table.phase, Phase::Toss { .. } | Phase::Over);
    Some(table.area).filter(|area| *area > 0 && playing && table.period != Period::Shootout)
}

/// Returns the face of a chance card. The slot chooses among the five crowds, which reveals nothing.
pub(super) fn chance_face(slot: usize, what: ShotSlot) -> String {
    match what {
        ShotSlot::FaceDown => "s17/chance_back".into(),
        ShotSlot::Crowd => format!("s17/crowd_{}", slot % CROWDS),
        ShotSlot::Goal => "s17/goal".into(),
    }
}

/// The number of different crowd cards.
pub(super) const CROWDS: usize = 5;

pub(super) fn team_face(team: Team) -> String {
    format!("s17/team_{}", team.name().to_lowercase())
}

fn areas(table: &Table) -> Vec<FieldArea> {
    let playing = !matches!(table.phase, Phase::Toss { .. } | Phase::Over);
    let number = |k: usize| match table.attacker {
        Seat::Home => k as u8,
        Seat::Away => PENALTY_AREA - k as u8,
    };
    let here = from_left(table.attacker, table.area);
    let area = |k: usize| FieldArea {
        rect: rect(k),
        number: number(k),
        name: words::area(k),
        active: playing && k == here,
    };
    (0..AREAS).map(area).collect()
}

fn ball(table: &Table) -> BallPosition {
    match board::running_shot(table) {
        Some(shot) if shot.slots.contains(&ShotSlot::Goal) => BallPosition::GoalOf(!shot.by),
        Some(shot) if shot.shuffled && shot.to_take == 0 => BallPosition::MissAt(!shot.by),
        _ if matches!(table.phase, Phase::Toss { .. }) => BallPosition::Area(from_left(Seat::Home, CENTRE)),
        _ => BallPosition::Area(from_left(table.attacker, table.area)),
    }
}

/// S17-19: returns the goal mouth of a shootout: the kick on show, with its end once the cards have decided it.
fn mouth(table: &Table) -> Option<GoalMouth> {
    let now = table.shootout.filter(|_| table.period == Period::Shootout)?;
    let by = table.attacker;
    let end = match (table.phase, ball(table)) {
        (Phase::Over, _) => {
            Some(if now.scored.ahead() == Some(by) { PlainKickOutcome::In } else { PlainKickOutcome::Off })
        }
        (_, BallPosition::GoalOf(_)) => Some(PlainKickOutcome::In),
        (_, BallPosition::MissAt(_)) => Some(PlainKickOutcome::Off),
        _ => None,
    };
    // The kick of a side that is not next has been counted already.
    let counted = now.decided() || now.kicker() != by;
    let before = if counted { now.before(by, end == Some(PlainKickOutcome::In)) } else { now };
    Some(GoalMouth::without_choice(&before, by, end))
}

fn choice_indicators(table: &Table) -> BySeat<ChoiceIndicator> {
    BySeat::from_fn(|seat| match (table.phase, table.laid[seat]) {
        (Phase::Lay, LaidCard::Nothing) => ChoiceIndicator::Choosing,
        (Phase::Lay, LaidCard::FaceDown) => ChoiceIndicator::Ready,
        _ => ChoiceIndicator::Off,
    })
}
