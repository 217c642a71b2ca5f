//! A match at the table: who sits where, whose turn it is, bots that think beside the frame, and what is saved.
//!
//! The session asks the rules what is owed, collects a decision from each side that owes one, applies it and hands the
//! beats to the playback. It knows no game: a match is a [`Live`] behind the seam.

pub mod ask;
pub mod autosave;
pub mod coach;
pub mod competition;
pub mod curtain;
pub mod input;
pub mod keys;
pub mod minds;
pub mod pad;
pub mod showcase;
pub mod sync;

use std::sync::Arc;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::audio::Listener;
use crate::engine::{BySeat, Outcome, Record, Seat, Seats};
use crate::games::entry::Entry;
use crate::games::live::Live;
use crate::screens::Screen;
use crate::stage::beat::Beat;
use crate::stage::cue::Cue;
use crate::stage::offer::Secrecy;
use crate::stage::scene::Audience;
use crate::table::cards::{Invitation, set_table};
use crate::table::playback::{Play, Playback};
use crate::table::zone::TableZone;
use crate::who::Who;
use ask::Asked;
use curtain::Curtain;
use minds::Mind;

/// A match to begin.
#[derive(Message, Clone)]
pub struct StartMatch {
    /// The game.
    pub game: &'static dyn Entry,
    /// Options in RON; empty for the defaults.
    pub options: String,
    /// The seed; drawn from the clock when none is given.
    pub seed: Option<u64>,
    /// Who plays each side.
    pub who: BySeat<Who>,
    /// A match to go on with.
    pub resume: Option<Arc<Record>>,
    /// Whether the coach says at each decision what it is about.
    pub lesson: bool,
}

/// A decision made at the screen.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Decide {
    /// Whose.
    pub seat: Seat,
    /// In the notation of the rule sheet.
    pub action: String,
}

/// That side's last decision is to be taken back.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undo(pub Seat);

/// The match at the table.
#[derive(Resource)]
pub struct Session {
    /// The game.
    pub game: &'static dyn Entry,
    /// How it was begun, to play it again.
    pub begun: StartMatch,
    /// The match.
    pub live: Box<dyn Live>,
    /// Who plays each side.
    pub who: BySeat<Who>,
    /// Who looks at the screen.
    pub audience: Audience,
    /// Counts decisions applied.
    pub revision: u64,
    /// Choices made at the screen that wait for the other player's: may still be changed.
    pub pending: BySeat<Option<String>>,
    /// What the match is in a competition: `Final: You v Ada Quist`; none where it belongs to none.
    pub occasion: Option<String>,
    /// Who is asked behind the curtain, where two people share the screen.
    pub curtain: Option<Curtain>,
    minds: BySeat<Option<Mind>>,
}

impl Session {
    /// The sides that people at this screen play.
    #[must_use]
    pub fn humans(&self) -> Seats {
        let taking_part = self.live.seats();
        played_by_people(self.who).iter().filter(|seat| taking_part.has(*seat)).collect()
    }

    /// Whether two people choose in secret at once, by keys.
    #[must_use]
    pub fn secret(&self) -> bool {
        let taps = |seat: Seat| self.live.secrecy(seat) == Secrecy::Taps;
        self.humans() == Seats::BOTH && self.live.owed() == Seats::BOTH && Seat::BOTH.into_iter().all(taps)
    }

    /// The result, once there is one.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.live.outcome()
    }
}

/// Something went wrong that the player should know of: a dialog says it.
#[derive(Message, Clone, Debug)]
pub struct Trouble(pub String);

/// Systems of the session.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Drive;

/// Adds the session.
pub fn plugin(app: &mut App) {
    app.add_message::<StartMatch>()
        .add_message::<Decide>()
        .add_message::<Undo>()
        .add_message::<Trouble>()
        .add_plugins((
            ask::plugin,
            autosave::plugin,
            coach::plugin,
            competition::plugin,
            curtain::plugin,
            input::plugin,
            minds::plugin,
            pad::plugin,
            showcase::plugin,
            sync::plugin,
        ))
        .add_systems(Update, begin.before(Drive))
        .add_systems(
            Update,
            (take_back, take_decisions)
                .chain()
                .in_set(Drive)
                .before(Play)
                .run_if(resource_exists::<Session>.and_then(in_state(Screen::Match))),
        )
        .add_systems(OnExit(Screen::Match), leave);
}

/// The sides that have a person.
fn played_by_people(who: BySeat<Who>) -> Seats {
    Seat::BOTH.into_iter().filter(|seat| who[*seat] == Who::Human).collect()
}

/// Whose joy and grief the music shares: that of the only person at this screen.
fn listener(humans: Seats) -> Listener {
    Listener(humans.first().filter(|_| humans != Seats::BOTH))
}

fn begin(
    mut starts: MessageReader<StartMatch>,
    zones: Query<Entity, With<TableZone>>,
    running: Res<competition::Running>,
    mut playback: ResMut<Playback>,
    mut next: ResMut<NextState<Screen>>,
    mut trouble: MessageWriter<Trouble>,
    mut commands: Commands,
) {
    let Some(start) = starts.read().last() else { return };
    let options = start.resume.as_ref().map_or(start.options.as_str(), |record| record.options.get_ron());
    let taking_part = start.game.seats_with(options).unwrap_or(Seats::BOTH);
    let humans: Seats = played_by_people(start.who).iter().filter(|seat| taking_part.has(*seat)).collect();
    let audience = match humans.first() {
        Some(seat) if humans != Seats::BOTH => Audience { seat, shared: false },
        _ => Audience { seat: Seat::Home, shared: true },
    };
    let seed = start.seed.unwrap_or_else(clock_seed);
    let opened = match &start.resume {
        Some(record) => start.game.resume(record).map(|live| (live, Vec::new())),
        None => start.game.start(&start.options, seed, audience),
    };
    let (live, beats) = match opened {
        Ok(opened) => opened,
        Err(fault) => {
            trouble.write(Trouble(format!("{} cannot begin: {fault}", start.game.title())));
            return;
        }
    };
    commands.insert_resource(listener(humans));
    let old: Vec<Entity> = zones.iter().collect();
    set_table(&mut commands, &old, start.game.zones());
    playback.clear();
    commands.remove_resource::<showcase::Showcase>();
    if start.resume.is_some() {
        let scene = live.scene(audience);
        let story = live.story(audience);
        let told = story.log.into_iter().map(|line| Beat::new(scene.clone(), 0.0).log(line));
        // The stands know what is at stake.
        let mut now = Beat::new(scene.clone(), 0.3);
        now.cues.extend(story.stake.map(Cue::Stake));
        playback.push(told.chain([now]));
    } else {
        playback.push(beats);
    }
    let minds = BySeat::from_fn(|seat| match start.who[seat] {
        Who::Bot(level) => Some(Mind::new(live.bot(level, seat, seed ^ (0x5EED << seat as u64)))),
        Who::Human => None,
    });
    info!(
        "match begins: {} seed {seed}, {} v {}",
        start.game.id(),
        start.who[Seat::Home],
        start.who[Seat::Away]
    );
    if let Some(record) = &start.resume {
        info!("match goes on after {} decisions", record.actions.len());
    }
    commands.insert_resource(Session {
        game: start.game,
        begun: start.clone(),
        live,
        who: start.who,
        audience,
        revision: 0,
        pending: BySeat::default(),
        occasion: running.occasion(start.game.id(), seed),
        curtain: None,
        minds,
    });
    NextState::set_if_neq(&mut next, Screen::Match);
}

fn leave(
    mut commands: Commands,
    mut playback: ResMut<Playback>,
    zones: Query<Entity, With<TableZone>>,
    balls: Query<Entity, With<crate::table::field::Ball>>,
    mut asked: ResMut<Asked>,
    mut invitation: ResMut<Invitation>,
) {
    commands.remove_resource::<Session>();
    for entity in zones.iter().chain(&balls) {
        commands.entity(entity).despawn();
    }
    playback.clear();
    *asked = Asked::default();
    *invitation = Invitation::default();
}

/// A seed from the clock: any will do.
#[must_use]
pub fn clock_seed() -> u64 {
    std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .map_or(1, |d| (d.as_micros() as u64) % 1_000_000_000)
}

/// Takes what was decided at the screen; in a secret choice nothing counts until both have chosen.
fn take_decisions(
    mut decided: MessageReader<Decide>,
    mut session: ResMut<Session>,
    mut playback: ResMut<Playback>,
    mut trouble: MessageWriter<Trouble>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for Decide { seat, action } in decided.read() {
        if !session.live.owed().has(*seat) || session.who[*seat] != Who::Human {
            continue;
        }
        redraw.write(RequestRedraw);
        if session.secret() {
            session.pending[*seat] = Some(action.clone());
            let both = Seat::BOTH.map(|seat| session.pending[seat].clone().map(|action| (seat, action)));
            if let [Some(home), Some(away)] = both {
                session.pending = BySeat::default();
                for (seat, action) in [home, away] {
                    submit(&mut session, seat, &action, &mut playback, &mut trouble);
                }
                // A key more in this frame was meant for the question that is answered now.
                decided.clear();
                return;
            }
        } else {
            submit(&mut session, *seat, action, &mut playback, &mut trouble);
            // Whatever else came in this frame, a second key or a click, answered the same question.
            decided.clear();
            return;
        }
    }
}

/// Takes the last decision back; what a bot thought about it in the meantime is forgotten with the bot.
fn take_back(mut undos: MessageReader<Undo>, mut session: ResMut<Session>, mut playback: ResMut<Playback>) {
    let Some(Undo(seat)) = undos.read().last().copied() else { return };
    if session.who[seat] != Who::Human || !session.live.undo(seat) {
        return;
    }
    session.revision += 1;
    session.curtain = None;
    info!("decision taken back: {seat}");
    for side in Seat::BOTH {
        if let Who::Bot(level) = session.who[side]
            && session.minds[side].as_ref().is_some_and(Mind::is_asked)
        {
            let seed = session.live.record().seed ^ (0x5EED << side as u64);
            session.minds[side] = Some(Mind::new(session.live.bot(level, side, seed)));
        }
    }
    let scene = session.live.scene(session.looking());
    playback.push([Beat::new(scene, 0.2)]);
}

/// Applies one decision and queues what it looks like.
fn submit(
    session: &mut Session,
    seat: Seat,
    action: &str,
    playback: &mut Playback,
    trouble: &mut MessageWriter<Trouble>,
) {
    let audience = session.audience;
    // The curtain closes before the show begins.
    let closing = session.curtain.take().is_some_and(|curtain| curtain.open);
    if closing {
        playback.push([Beat::new(session.live.scene(audience), 0.15)]);
    }
    match session.live.submit(seat, action, audience) {
        Ok(beats) => {
            session.revision += 1;
            // What a bot does may be secret still: nobody shall find it in the terminal.
            let told = if session.who[seat] == Who::Human { action } else { "(a bot's)" };
            info!("decision {}: {seat} {told}", session.live.record().actions.len());
            playback.push(beats);
            if let Some(outcome) = session.live.outcome() {
                let score = outcome.score;
                info!(
                    "match ended: {}-{} {} after {} decisions",
                    score[Seat::Home],
                    score[Seat::Away],
                    outcome.decided.name(),
                    session.live.record().actions.len()
                );
            }
        }
        Err(refused) => {
            trouble.write(Trouble(format!("{action} was refused: {refused}")));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn music_shares_the_feelings_of_a_person_alone() {
        let alone = listener([Seat::Away].into_iter().collect());
        assert!(alone.cheers(Seat::Away) && !alone.cheers(Seat::Home));
        for seats in [Seats::NONE, Seats::BOTH] {
            let anybody = listener(seats);
            assert!(Seat::BOTH.into_iter().all(|seat| anybody.cheers(seat)));
        }
    }
}
