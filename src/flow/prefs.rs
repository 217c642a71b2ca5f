//! The player's preferences and the data folder. Each room takes from [`Prefs`] what concerns it when they change; here
//! they are kept.

use bevy::prelude::*;

use super::frame::Frame;
use super::start::Trouble;
use crate::store::{Key, MatchId, Settings, Store, Writer};

/// The preferences in force.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Prefs {
    /// What is set, and kept.
    pub set: Settings,
    /// A speed given on the command line, and the kept one that it stands for: it holds until the player sets another.
    once: Option<(f32, f32)>,
}

impl Prefs {
    /// What was kept.
    #[must_use]
    pub const fn new(set: Settings) -> Self {
        Self { set, once: None }
    }

    /// Plays at that speed until the player sets another, without keeping it.
    pub const fn speed_once(&mut self, speed: f32) {
        self.once = Some((speed, self.set.speed));
    }

    /// How fast the table moves: 1 as designed, infinite at once.
    #[must_use]
    pub fn speed(&self) -> f32 {
        match self.once {
            Some((speed, instead)) if self.set.speed == instead => speed,
            _ if self.set.speed <= 0.0 => f32::INFINITY,
            _ => self.set.speed,
        }
    }
}

/// The data folder, on a thread of its own.
#[derive(Resource, Debug)]
pub struct Data(pub Writer);

impl Data {
    /// A name for a match that begins now.
    #[must_use]
    pub fn new_match(&self, game: &'static str) -> MatchId {
        self.0.now(|store| store.new_match(game)).unwrap_or_else(|| MatchId::unkept(game))
    }
}

/// Whether nothing is kept, since another window of the game has the data folder.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct SavesNothing(pub bool);

/// Changed preferences are kept: who changes them in [`Frame::Keep`] does so before.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kept;

/// Reads the preferences from their folder and adds what keeps them.
pub(super) fn add(app: &mut App, mut store: Store) {
    let (settings, aside) = store.settings();
    app.insert_resource(SavesNothing(store.in_use()))
        .insert_resource(Data(Writer::new(store)))
        .insert_resource(Prefs::new(settings))
        .add_systems(
            Update,
            (keep.in_set(Kept).run_if(resource_changed::<Prefs>), tell_faults).in_set(Frame::Keep),
        );
    if let Some(aside) = aside {
        app.world_mut().write_message(Trouble(aside.to_string()));
    }
}

fn keep(prefs: Res<Prefs>, data: Res<Data>, mut kept: Local<Option<Settings>>) {
    let known = kept.replace(prefs.set.clone());
    if known.is_some_and(|known| known != prefs.set) {
        let now = prefs.set.clone();
        data.0.later(Key::Settings, move |store| store.save_settings(&now));
    }
}

/// What could not be written is told.
fn tell_faults(data: Res<Data>, mut trouble: MessageWriter<Trouble>) {
    for fault in data.0.faults() {
        trouble.write(Trouble(format!("{fault}; the game goes on, but is not saved")));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_speed_from_the_command_line_holds_until_another_is_set() {
        let mut prefs = Prefs::new(Settings::default());
        assert_eq!(prefs.speed(), 1.0);
        prefs.speed_once(f32::INFINITY);
        prefs.set.muted = true;
        assert!(prefs.speed().is_infinite());
        prefs.set.speed = 2.0;
        assert_eq!(prefs.speed(), 2.0);
        prefs.set.speed = 0.0;
        assert!(prefs.speed().is_infinite());
    }
}
