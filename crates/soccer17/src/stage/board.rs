//! The scoreboard, and the note on the current shot.

use super::super::state::{LaidCard, Period, Phase, ShotState, TURN_MINUTES, Table, last_time};
use super::words;
use ::words::say;
use ::words::{DisplayText, Separator};
use engine::BySeat;
use stage::cause::GoalCause;
use stage::match_phase::{MatchClock, MatchPhase};
use stage::scene::{NoteSubject, SceneNote, Scoreboard};

/// S17-9: number of chance cards of a shot.
const CHANCES: u32 = 6;

/// Returns the scoreboard.
pub(super) fn board(table: &Table) -> Scoreboard {
    let over = table.phase == Phase::Over;
    let tossing = matches!(table.phase, Phase::Toss { .. });
    let shootout = table.period == Period::Shootout;
    let of = if shootout { 0 } else { u32::from(last_time(table.period) / TURN_MINUTES) + 1 };
    Scoreboard {
        score: table.score,
        kicks: table.shootout.map(|shootout| shootout.scored),
        clock: if shootout { MatchClock::Off } else { MatchClock::Minute(minute(table)) },
        part: if over { MatchPhase::FullTime } else { MatchPhase::of(table.period) },
        done: if over { of } else { u32::from(table.time / TURN_MINUTES).min(of) },
        of,
        possession: (!over && !tossing).then_some(table.attacker),
        subtitle: words::subtitle(&table.options),
        teams: BySeat::from_fn(|seat| table.team(seat).map(|team| words::team(team).into())),
        note: running_shot(table).map(|shot| note(table, &shot)),
        progress: progress(table),
        shootout: table.shootout,
    }
}

/// Returns the minute of the match: a half continues from the end of the one before.
fn minute(table: &Table) -> u32 {
    let before = match table.period {
        Period::FirstHalf => 0,
        Period::SecondHalf => 45,
        Period::ExtraFirst => 90,
        Period::ExtraSecond => 105,
        Period::Shootout => 120,
    };
    before + u32::from(table.time)
}

/// Returns the progress of the match, 0..=1.
fn progress(table: &Table) -> f32 {
    let half = f32::from(table.time.min(last_time(table.period))) / f32::from(last_time(table.period).max(1));
    match table.period {
        Period::FirstHalf => 0.35 * half,
        Period::SecondHalf => 0.35 + 0.5 * half,
        Period::ExtraFirst | Period::ExtraSecond => 0.85 + 0.1 * half,
        Period::Shootout => 1.0,
    }
}

/// S17-9, S17-22: returns the note on the strength of the shot, and its sources.
fn note(table: &Table, shot: &ShotState) -> SceneNote {
    if shot.rebound {
        let all = 6 - shot.strength().min(6);
        let cards = shot.to_take + taken(shot).saturating_sub(shot.strength());
        let text = say!("s17-note-rebound", n = cards);
        return SceneNote { subject: NoteSubject::Rebound { cards: cards.into(), of: all.into() }, text };
    }
    let (strength, of) = (u32::from(shot.strength()), CHANCES);
    let (about, printed) = match (shot.penalty, table.period) {
        (true, Period::Shootout) => (NoteSubject::Kick { strength, of }, say!("s17-note-spot")),
        (true, _) => (NoteSubject::Penalty { strength, of }, say!("s17-note-spot")),
        (false, _) => {
            let from = source(table);
            let text = say!("s17-note-printed", card = from.title(), n = shot.printed);
            (NoteSubject::Shot { from, strength, of }, text)
        }
    };
    let [(attack, attacks), (defence, defends)] = [shot.by, !shot.by].map(|side| {
        let team = table.team(side);
        (words::team_of(team), words::country(team))
    });
    let more = [
        (shot.bonus > 0).then(|| say!("s17-note-star", n = shot.bonus)),
        (shot.added > 0).then(|| say!("s17-note-added", team = attack, country = attacks, n = shot.added)),
        (shot.lowered > 0)
            .then(|| say!("s17-note-lowered", team = defence, country = defends, n = shot.lowered)),
    ];
    let sum = [printed].into_iter().chain(more.into_iter().flatten());
    SceneNote { subject: about, text: DisplayText::list(sum, Separator::Space) }
}

/// Returns the source of a shot: the attacker's card, or a free kick, which lays no card.
fn source(table: &Table) -> GoalCause {
    match (table.laid[table.attacker], table.laid[!table.attacker]) {
        (LaidCard::Attack(play), LaidCard::Defence(_)) => GoalCause::Own(words::play(play).into()),
        _ => GoalCause::FreeKick,
    }
}

/// Returns the current shot; it is over once the other side has the ball.
pub(super) fn running_shot(table: &Table) -> Option<ShotState> {
    table.shot.filter(|shot| shot.by == table.attacker && table.phase != Phase::Over)
}

/// Returns the number of chance cards turned up.
pub(super) fn taken(shot: &ShotState) -> u8 {
    6 - shot.left()
}
