//! A match at the table: who sits where, whose turn it is, bots that think beside the frame, and what is saved.
//!
//! The session asks the rules what is owed, collects a decision from each side that owes one, applies it and hands the
//! beats to the playback. It knows no game: a match is a [`Live`] behind the seam.

pub mod again;
pub mod ask;
pub mod autosave;
pub mod bindings;
pub mod coach;
pub mod competition;
pub mod curtain;
mod fitting;
pub mod hands;
pub mod input;
pub mod lesson;
pub mod minds;
mod places;
pub mod refusal;
pub mod reports;
mod seals;
pub mod showcase;
pub mod silence;
pub mod sync;
pub mod take;
pub mod theatre;

use bevy::prelude::*;

use crate::ai::Level;
use crate::ai::patience::{Patience, Wait};
use crate::audio::Listener;
use crate::engine::seal::Salt;
use crate::engine::{BySeat, Outcome, Record, Seat, Seats};
use crate::flow::frame::Frame;
use crate::flow::prefs::{Data, Kept, Prefs};
use crate::flow::screen::Screen;
use crate::flow::start::{StartMatch, Trouble, clock_seed};
use crate::games::entry::Entry;
use crate::games::live::Live;
use crate::people::Name;
use crate::stage::beat::Beat;
use crate::stage::clubs::club;
use crate::stage::cue::Cue;
use crate::stage::scene::Audience;
use crate::store::{MatchId, Place};
use crate::table::cards::pack::{AssetRoot, CardsOf, Pack};
use crate::table::cards::zone::TableZone;
use crate::table::cards::{Invitation, set_table};
use crate::table::motion::Tempo;
use crate::table::playback::Playback;
use crate::table::stadium::sky::KickOff;
use crate::who::Who;
use again::Again;
use ask::Asked;
use curtain::Curtain;
use lesson::Class;
use minds::{Mind, shown_after};
use silence::Silences;

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
    pub pending: BySeat<Option<Chosen>>,
    /// The name under which it is kept.
    pub kept: MatchId,
    /// Where it belongs.
    pub place: Place,
    /// The revision that was last handed to be kept.
    saved: u64,
    /// How long it was at the table, seconds; none where an older build began it and did not count.
    pub secs: Option<f64>,
    /// The lesson that it is, if it is one.
    pub lesson: Option<Class>,
    /// What the match is in a competition: `Final: You v Ada Quist`; none where it belongs to none.
    pub occasion: Option<String>,
    /// What the players are called: people who have names, and everybody in a competition.
    pub names: BySeat<Option<String>>,
    /// The names of the people among them.
    pub people: BySeat<Option<Name>>,
    /// What is still to come of a show, and the windows that were passed over in it, where two people share the screen.
    pub silences: Silences,
    /// Who is asked behind the curtain, where two people share the screen.
    pub curtain: Option<Curtain>,
    /// Who has looked behind the curtain since the last decision: what the other did before cannot be taken back.
    looked: BySeat<bool>,
    minds: BySeat<Option<Mind>>,
    /// The bot for whose decision, if it owes one, the show has paused already.
    hushed: Option<Seat>,
}

/// What one of two has chosen in secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// That decision.
    Action(String),
    /// To look at the own cards first: see [`silence`].
    Call,
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
        !self.silences.pending() && self.humans() == Seats::BOTH && silence::both_tap(self.live.as_ref())
    }

    /// The match in which that side is asked: where it looks at its cards for a window that was passed over, the one that
    /// stands there.
    #[must_use]
    pub fn asking(&self, seat: Seat) -> &dyn Live {
        let looks = self.silences.asked() == Some(seat);
        self.silences.asking().filter(|_| looks).last().unwrap_or(self.live.as_ref())
    }

    /// Whether what that side decides now is to be read nowhere as long as the match lasts, not in the log either: it is a
    /// bot's, or one of two people's.
    fn hides(&self, seat: Seat) -> bool {
        self.who[seat] != Who::Human || self.humans() == Seats::BOTH
    }

    /// What the player of that side is called: by name where there is one, else as their club.
    #[must_use]
    pub fn called(&self, seat: Seat) -> &str {
        self.names[seat].as_deref().unwrap_or(club(seat).name)
    }

    /// The result, once there is one and all before it is told.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.live.outcome().filter(|_| !self.silences.pending())
    }
}

/// Whether a match is at the table.
#[must_use]
pub fn at_the_table(session: Option<Res<Session>>, screen: Res<State<Screen>>) -> bool {
    session.is_some() && *screen.get() == Screen::Match
}

/// Adds the session. What drives a match is one chain: nothing in it runs beside another part of it.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        again::plugin,
        ask::plugin,
        coach::plugin,
        competition::plugin,
        curtain::plugin,
        input::plugin,
        lesson::plugin,
        hands::plugin,
        refusal::plugin,
        showcase::plugin,
        sync::plugin,
        take::plugin,
        theatre::plugin,
    ))
    .add_systems(
        Update,
        (
            (showcase::step_aside, showcase::play).chain().run_if(in_state(Screen::Title)),
            begin,
            theatre::open,
            theatre::wind.run_if(resource_exists::<theatre::Theatre>),
            (
                again::show,
                take::judge,
                lesson::follow,
                curtain::fall,
                curtain::watch,
                minds::think.run_if(again::off),
                ask::ask,
            )
                .chain()
                .run_if(at_the_table),
        )
            .chain()
            .in_set(Frame::Drive),
    )
    .add_systems(
        Update,
        (
            sync::compare.run_if(at_the_table.and_then(again::off)),
            autosave::count.run_if(at_the_table),
            autosave::save.before(Kept).run_if(resource_exists::<Session>),
            reports::go_on,
            competition::bots_play,
            refusal::stand.run_if(resource_exists::<Session>),
        )
            .chain()
            .in_set(Frame::Keep),
    )
    .add_systems(Update, again::key.run_if(at_the_table).in_set(Frame::Input))
    .add_systems(Update, again::remember.run_if(at_the_table).in_set(Frame::Move))
    .init_resource::<reports::Reports>()
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
    (under_way, data): (Res<competition::UnderWay>, Res<Data>),
    (prefs, mut tempo): (Res<Prefs>, ResMut<Tempo>),
    (pack, assets, mut cards): (Res<Pack>, Res<AssetRoot>, ResMut<CardsOf>),
    mut waiting: Local<Option<StartMatch>>,
    mut playback: ResMut<Playback>,
    mut next: ResMut<NextState<Screen>>,
    mut trouble: MessageWriter<Trouble>,
    mut commands: Commands,
) {
    if let Some(start) = starts.read().last() {
        *waiting = Some(start.clone());
    }
    // Nobody sees cards without pictures.
    let ready = |start: &mut StartMatch| {
        cards.only(start.game);
        pack.serves(start.game)
    };
    let Some(mut start) = waiting.take_if(ready) else { return };
    fitting::meet(&mut start, &prefs.set);
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
    let (mut live, beats) = match opened {
        Ok(opened) => opened,
        Err(fault) => {
            trouble.write(Trouble(format!("{} cannot begin: {fault}", start.game.sheet().title)));
            return;
        }
    };
    if start.resume.is_none()
        && seals::against(start.who, taking_part).is_some()
        && let Some(salt) = seals::fresh_salt()
    {
        live.seal_seed(salt);
        let sealed = live.record().seals.seed.as_ref();
        sealed.inspect(|sealed| info!("seed sealed {}", sealed.seal));
    }
    let kept = start.kept.clone().unwrap_or_else(|| data.new_match(start.game.id()));
    commands.insert_resource(listener(humans));
    commands.insert_resource(KickOff(Some(live.record().seed)));
    let old: Vec<Entity> = zones.iter().collect();
    set_table(&mut commands, &old, start.game.sheet().zones);
    playback.clear();
    commands.remove_resource::<showcase::Showcase>();
    theatre::close(&prefs, &mut tempo, &mut commands);
    let waits = Waits::new(&prefs, &tempo);
    let mut silences = Silences::default();
    let shared = shares_the_screen(start.who, audience);
    let hushed = if start.resume.is_some() {
        if shared {
            silences = Silences::resumed(&mut live, start.game, audience);
        }
        let scene = live.scene(audience);
        let story = live.story(audience);
        let told = story.log.into_iter().map(|line| Beat::new(scene.clone(), 0.0).log(line));
        // The stands know what is at stake.
        let mut now = Beat::new(scene.clone(), 0.3);
        now.cues.extend(story.stake.map(Cue::Stake));
        playback.push(told.chain([now]));
        if shared { None } else { queue(live.as_ref(), start.who, Vec::new(), waits, &mut playback) }
    } else if shared {
        silences = Silences::kick_off(&mut live, beats, audience);
        playback.push(silences.go_on());
        None
    } else {
        queue(live.as_ref(), start.who, beats, waits, &mut playback)
    };
    let minds = BySeat::from_fn(|seat| match start.who[seat] {
        Who::Bot(level) => Some(Mind::new(live.bot(level, seat))),
        Who::Human => None,
    });
    // Whoever knows the seed knows every card: it is told at the end.
    info!("match begins: {}, {} v {}", start.game.id(), start.who[Seat::Home], start.who[Seat::Away]);
    if let Some(record) = &start.resume {
        info!("match goes on after {} decisions", record.actions.len());
    }
    let fixture = under_way.fixture(start.game.id(), seed).filter(|_| start.place == Place::Competition);
    let called = &prefs.set.people;
    let (occasion, names, people) = match fixture {
        Some((competition, fixture)) => {
            let names = fixture.sides.map(|side| competition.name(side));
            let known = |name: &str| called.names().iter().find(|known| known.as_str() == name).cloned();
            let people = BySeat::from_fn(|seat| humans.has(seat).then(|| known(names[seat])).flatten());
            (Some(competition.occasion(&fixture)), names.map(|name| Some(name.to_owned())), people)
        }
        None => {
            // Who goes on with a match is whoever began it.
            let people = if start.kept.is_some() { start.names.clone() } else { called.at(humans) };
            (None, people.clone().map(|name| name.map(String::from)), people)
        }
    };
    let lesson = start.lesson.as_ref().map(|lesson| Class::new(lesson, live.as_ref(), start.who, &assets.0));
    // What another match left there is gone, cards that were taken up too.
    commands.insert_resource(Asked::default());
    commands.insert_resource(Again::default());
    commands.insert_resource(Session {
        game: start.game,
        begun: start.clone(),
        live,
        who: start.who,
        audience,
        revision: 0,
        kept,
        place: start.place,
        saved: 0,
        secs: start.secs.map(f64::from),
        pending: BySeat::default(),
        lesson,
        occasion,
        names,
        people,
        silences,
        curtain: None,
        // Nobody knows any more who had looked when it was left.
        looked: BySeat::from_fn(|_| start.resume.is_some() && audience.shared),
        minds,
        hushed,
    });
    next.set_if_different(Screen::Match);
}

fn leave(
    mut commands: Commands,
    mut playback: ResMut<Playback>,
    zones: Query<Entity, With<TableZone>>,
    balls: Query<Entity, With<crate::table::ball::Ball>>,
    mut asked: ResMut<Asked>,
    mut invitation: ResMut<Invitation>,
    (prefs, mut tempo): (Res<Prefs>, ResMut<Tempo>),
) {
    commands.remove_resource::<Session>();
    commands.insert_resource(Again::default());
    theatre::close(&prefs, &mut tempo, &mut commands);
    commands.insert_resource(KickOff(None));
    for entity in zones.iter().chain(&balls) {
        commands.entity(entity).despawn();
    }
    playback.clear();
    *asked = Asked::default();
    *invitation = Invitation::default();
}

/// What the time that bots are waited for hangs on.
#[derive(Clone, Copy)]
struct Waits {
    pace: f32,
    speed: f32,
}

impl Waits {
    fn new(prefs: &Prefs, tempo: &Tempo) -> Self {
        Self { pace: shown_after(prefs.set.pace), speed: tempo.speed }
    }

    /// How long a bot of that level is waited for.
    fn patience(self, wait: Wait, level: Level) -> Patience {
        Patience::of(wait, level, self.pace, self.speed)
    }
}

/// Whether two people play at this screen: then it is for [`Silences`] to say how a show goes on.
fn shares_the_screen(who: BySeat<Who>, audience: Audience) -> bool {
    audience.shared && played_by_people(who) == Seats::BOTH
}

/// Queues a show with its pauses: wherever a bot may have been asked something. Who plays knows when it was asked itself.
/// Returns the bot for which it pauses in the end.
fn queue(
    live: &dyn Live,
    who: BySeat<Who>,
    beats: Vec<Beat>,
    waits: Waits,
    playback: &mut Playback,
) -> Option<Seat> {
    let mut hushes = live.hushes().iter().peekable();
    let mut hushed = None;
    let pause = |seat: Seat, playback: &mut Playback| match who[seat] {
        Who::Bot(level) => {
            playback.pause(seat, waits.patience(Wait::Hush, level));
            Some(seat)
        }
        Who::Human => None,
    };
    for (k, beat) in beats.into_iter().enumerate() {
        while let Some(hush) = hushes.next_if(|hush| hush.after <= k) {
            hushed = pause(hush.seat, playback);
        }
        if beat.secs > 0.0 {
            hushed = None;
        }
        playback.push([beat]);
    }
    for hush in hushes {
        hushed = pause(hush.seat, playback);
    }
    hushed
}

/// Applies one decision and queues what it looks like; with a salt it is sealed.
fn submit(
    session: &mut Session,
    seat: Seat,
    (action, salt): (&str, Option<Salt>),
    waits: Waits,
    playback: &mut Playback,
    trouble: &mut MessageWriter<Trouble>,
) {
    let audience = session.audience;
    let hidden = session.hides(seat);
    // The curtain closes before the show begins.
    let closing = session.curtain.take().is_some_and(|curtain| curtain.open);
    if closing {
        playback.push([Beat::new(session.live.scene(audience), 0.15)]);
    }
    let done = match salt {
        Some(salt) => session.live.submit_sealed(seat, action, salt, audience),
        None => session.live.submit(seat, action, audience),
    };
    match done {
        Ok(beats) => {
            session.revision += 1;
            session.looked = BySeat::default();
            let told = if hidden { "(hidden)" } else { action };
            let sealed = session.live.record().last_seal(seat).filter(|_| salt.is_some());
            let sealed = sealed.map_or_else(String::new, |seal| format!(", sealed {seal}"));
            // Counted without what a side was taken to say: that is nobody's business.
            info!("decision {}: {seat} {told}{sealed}", session.revision);
            session.hushed = if shares_the_screen(session.who, audience) {
                session.silences = Silences::of(&mut session.live, beats, audience);
                playback.push(session.silences.go_on());
                None
            } else {
                queue(session.live.as_ref(), session.who, beats, waits, playback)
            };
            if let Some(outcome) = session.live.outcome() {
                let score = outcome.score;
                info!(
                    "match ended: {}-{} {} after {} decisions",
                    score[Seat::Home],
                    score[Seat::Away],
                    outcome.decided.name(),
                    session.live.record().actions.len()
                );
                info!("it was {}", all_of(session.live.record()));
            }
        }
        // Why may name cards as well as what.
        Err(_) if hidden => {
            trouble.write(Trouble(format!("A decision of {} was refused", session.called(seat))));
        }
        Err(refused) => {
            trouble.write(Trouble(format!("{action} was refused: {refused}")));
        }
    }
}

/// A match that is over, whole: what nobody was to read while it lasted, in one line of the log.
fn all_of(record: &Record) -> String {
    let told = record.actions.iter().map(|(seat, action)| format!("{seat} {action}"));
    format!("seed {}: {}", record.seed, told.collect::<Vec<_>>().join(", "))
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
