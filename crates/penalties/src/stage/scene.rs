//! The scene of a view: the zones of the table and the ids of the cards.

use super::super::View;
use super::super::action::GoalPlace;
use super::super::kick::{FACES, KickResult, TakenKick};
use super::super::state::{Phase, Table};
use super::words::{self, player};
use ::words::say;
use engine::{BySeat, Seat};
use stage::layout::DesignPoint;
use stage::match_phase::{MatchClock, MatchPhase};
use stage::mouth::{
    self, Aim, AimTarget, BallFlight, DieOdds, DieOutcome, GoalMouth, KickMark, KickOutcome, KickPhase,
    KickStake,
};
use stage::scene::{
    Audience, BallPosition, CardHighlight, CardId, CardView, ChoiceIndicator, NoteSubject, PlayerId, Scene,
    SceneNote, Scoreboard, Zone,
};

/// All zones of the table. The audience's own cards are at the bottom; the other side's hand is behind the scoreboard.
pub(super) const ZONES: &[Zone] = &[
    Zone::fan("hand_own", DesignPoint::new(962.0, 906.0), 0.8, 240.0, 2.67, 6.0),
    Zone::fan("hand_rival", DesignPoint::new(960.0, 74.0), 0.3, 70.0, 0.0, 0.0).turned(180.0).level(1),
    // Two at one screen: both hands between the match log and the note.
    Zone::fan("hand_home", DesignPoint::new(730.0, 900.0), 0.62, 170.0, 2.0, 3.0),
    Zone::fan("hand_away", DesignPoint::new(1330.0, 900.0), 0.62, 170.0, 2.0, 3.0),
    // On either side of the goal, below the list of kicks.
    Zone::slot("laid_home", DesignPoint::new(150.0, 664.0), 0.5).laid(),
    Zone::slot("laid_away", DesignPoint::new(1770.0, 664.0), 0.5).laid(),
];

/// The shirt numbers of the kickers, in order.
const KICKERS: [u8; 7] = [9, 10, 7, 11, 8, 6, 4];

/// Returns the id of the card with which that side goes there. All six are always on the table. A sealed card
/// stays in place for all who may not know it, so its id may name it.
pub(super) const fn card(seat: Seat, place: GoalPlace) -> CardId {
    let base = match seat {
        Seat::Home => 100,
        Seat::Away => 200,
    };
    CardId(base + place as u16)
}

/// Returns its face: a kick, or a goalkeeper's dive.
pub(super) fn face(place: GoalPlace, kicks: bool) -> String {
    if kicks { format!("go/{place}") } else { format!("go/dive_{place}") }
}

/// Returns the back of a side's cards.
pub(super) fn back(seat: Seat) -> String {
    format!("back/{seat}")
}

/// Returns the zone of a side's chosen card.
pub(super) const fn laid(seat: Seat) -> &'static str {
    match seat {
        Seat::Home => "laid_home",
        Seat::Away => "laid_away",
    }
}

/// Returns the kick on show: the last one, until the next kicker steps up.
fn shown(table: &Table) -> Option<&TakenKick> {
    table.taken.last().filter(|_| table.phase != Phase::Choose)
}

/// Returns the seat that kicks, or has just kicked.
fn kicker(table: &Table) -> Seat {
    shown(table).map_or_else(|| table.kicker(), |taken| taken.by)
}

/// Returns the index of the current pair of kicks, from 0.
fn pair(table: &Table) -> usize {
    (table.taken.len() - usize::from(shown(table).is_some())) / 2
}

/// Returns the index into the eleven of the player who takes a side's kick with that index, from 0.
fn taker(table: &Table, kick: usize) -> usize {
    // From the second round on the same players kick again.
    usize::from(KICKERS[kick % usize::from(table.options.kicks())]) - 1
}

/// Returns the index into the eleven of the last kicker.
pub(super) fn scorer(scene: &Scene) -> usize {
    scene.mouth.as_ref().map_or(0, |mouth| usize::from(mouth.kicker.number) - 1)
}

/// Returns the place of the goal that a card stands for.
pub(super) const fn aim(place: GoalPlace) -> Aim {
    match place {
        GoalPlace::Left => Aim::Left,
        GoalPlace::Middle => Aim::Middle,
        GoalPlace::Right => Aim::Right,
    }
}

/// Returns the scene of a view.
pub(super) fn still(view: &View, audience: Audience) -> Scene {
    let table = &view.table;
    let mouth = mouth(table);
    Scene {
        cards: Seat::BOTH.into_iter().flat_map(|seat| cards(view, seat, audience)).collect(),
        ball: Some(BallPosition::Spot(mouth.ball())),
        choice_indicators: choice_indicators(table),
        mouth: Some(mouth),
        board: board(table),
        ..Scene::default()
    }
}

/// Returns the goal mouth: the next kick, or the one on show.
fn mouth(table: &Table) -> GoalMouth {
    let (by, now) = (kicker(table), table.shootout());
    let shown = shown(table);
    let before = shown.map_or(now, |taken| now.before(by, taken.verdict == KickResult::Goal));
    let kick = before.taken[by] as usize;
    let phase = shown.map_or(KickPhase::Waits, |taken| {
        let end = match taken.verdict {
            KickResult::Goal => KickOutcome::Net,
            KickResult::Saved => KickOutcome::Gloves,
            KickResult::OffTarget => BallFlight::missed(aim(taken.kick), kick),
        };
        let wins = mouth::won(&before, by, end);
        KickPhase::Struck(BallFlight {
            aim: aim(taken.kick),
            dive: aim(taken.dive),
            end,
            die: Some(taken.roll),
            wins,
        })
    });
    let number = KICKERS[kick % usize::from(table.options.kicks())];
    let cards = |place| BySeat::from_fn(|seat| Some(card(seat, place)));
    let target = |place| AimTarget { aim: aim(place), cards: cards(place), odds: Some(odds(place)) };
    GoalMouth {
        kicker: PlayerId { side: by, number },
        keeper: mouth::KEEPER,
        targets: GoalPlace::ALL.map(target).into(),
        phase,
        at_stake: KickStake::of(&before),
        marks: BySeat::from_fn(|seat| marks(table, seat)),
    }
}

/// PEN-4 to PEN-6: returns what each face of the die brings for a kick to that place.
fn odds(kick: GoalPlace) -> DieOdds {
    let elsewhere = if kick == GoalPlace::Left { GoalPlace::Right } else { GoalPlace::Left };
    let faces = |dive| {
        let mut rolls = 1..=FACES;
        [(); mouth::FACES].map(|()| match KickResult::of(kick, dive, rolls.next().unwrap_or(FACES)) {
            KickResult::OffTarget => DieOutcome::Miss,
            KickResult::Saved => DieOutcome::Save,
            KickResult::Goal => DieOutcome::Goal,
        })
    };
    DieOdds { keeper_elsewhere: faces(elsewhere), keeper_there: faces(kick) }
}

/// Returns the kicks of a side: those taken, and those to come.
fn marks(table: &Table, seat: Seat) -> Vec<KickMark> {
    let taken = table.taken.iter().filter(|taken| taken.by == seat).map(Some);
    let left = if table.phase == Phase::Over { 0 } else { table.shootout().left()[seat] as usize };
    let all = taken.chain(std::iter::repeat_n(None, left)).enumerate();
    let mark = |(kick, taken): (usize, Option<&TakenKick>)| KickMark {
        name: player(seat, taker(table, kick)),
        scored: taken.map(|taken| taken.verdict == KickResult::Goal),
        aim: taken.map(|taken| aim(taken.kick)),
        dive: taken.map(|taken| aim(taken.dive)),
    };
    all.map(mark).collect()
}

/// Returns the three cards of a side. A card is laid once it is shown, or once its owner may see it.
fn cards(view: &View, seat: Seat, audience: Audience) -> Vec<CardView> {
    let table = &view.table;
    let open = audience.shared || seat == audience.seat;
    let hand = match (audience.shared, seat) {
        (true, Seat::Home) => "hand_home",
        (true, Seat::Away) => "hand_away",
        (false, _) if open => "hand_own",
        (false, _) => "hand_rival",
    };
    let public = shown(table).map(|taken| if taken.by == seat { taken.kick } else { taken.dive });
    let secret = view.chosen.filter(|_| !audience.shared && seat == view.seat);
    let asked = table.seats_to_move().contains(seat) || audience.shared && table.phase == Phase::Choose;
    let kicks = kicker(table) == seat;
    let mut in_hand = 0..;
    let card = |place| {
        let id = card(seat, place);
        let (zone, face, look) = if public == Some(place) {
            (
                laid(seat),
                face(place, kicks),
                if won(table, seat) { CardHighlight::Lit } else { CardHighlight::Plain },
            )
        } else if secret == Some(place) {
            (laid(seat), back(seat), CardHighlight::Plain)
        } else if open {
            (hand, face(place, kicks), if asked { CardHighlight::Plain } else { CardHighlight::Veiled })
        } else {
            (hand, back(seat), CardHighlight::Plain)
        };
        let index = if zone == hand { in_hand.next().unwrap_or(0) } else { 0 };
        CardView { id, zone, index, face, look, picture: None }
    };
    GoalPlace::ALL.map(card).into()
}

/// Returns true if the kick on show went well for that side.
fn won(table: &Table, seat: Seat) -> bool {
    shown(table).is_some_and(|taken| match taken.verdict {
        KickResult::Goal => taken.by == seat,
        KickResult::Saved => taken.by != seat,
        KickResult::OffTarget => false,
    })
}

fn choice_indicators(table: &Table) -> BySeat<ChoiceIndicator> {
    BySeat::from_fn(|seat| match (table.phase, table.sealed[seat]) {
        (Phase::Choose, false) => ChoiceIndicator::Choosing,
        (Phase::Choose, true) => ChoiceIndicator::Ready,
        _ => ChoiceIndicator::Off,
    })
}

fn board(table: &Table) -> Scoreboard {
    let over = table.phase == Phase::Over;
    let before = 2 * pair(table);
    let sudden = before >= table.regulation_kicks();
    let (done, of) =
        if sudden { (table.taken.len() - before, 2) } else { (table.taken.len(), table.regulation_kicks()) };
    Scoreboard {
        score: table.score(),
        kicks: None,
        clock: MatchClock::Pair(pair(table) as u32 + 1),
        part: match (over, sudden) {
            (true, _) => MatchPhase::FullTime,
            (false, true) => MatchPhase::SuddenDeath,
            (false, false) => MatchPhase::Penalties,
        },
        done: done as u32,
        of: of as u32,
        possession: (!over).then(|| kicker(table)),
        subtitle: words::subtitle(table.options),
        teams: BySeat::default(),
        note: shown(table).map(note),
        progress: (table.taken.len() as f32 / table.regulation_kicks() as f32).min(1.0),
        shootout: Some(table.shootout()),
    }
}

/// PEN-4, PEN-5: returns the note on the die, and on its possible results.
fn note(taken: &TakenKick) -> SceneNote {
    let text = match (taken.kick == taken.dive, taken.kick) {
        (false, _) => say!("pen-note-open"),
        (true, GoalPlace::Middle) => say!("pen-note-stayed"),
        (true, _) => say!("pen-note-read"),
    };
    SceneNote { subject: NoteSubject::Die(taken.roll), text }
}
