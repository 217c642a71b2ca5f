//! The player's preferences and the data folder. Each room copies from [`Prefs`] what it needs when they change; this
//! module saves them.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use super::clubs::CustomClubs;
use super::error_text::store_error_dialog;
use super::frame::FrameSet;
use super::start::{DamagedFiles, ErrorDialog};
use players::people::PersonName;
use store::{JobKey, LogPaths, RetryBackoff, Settings, SharedNotebooks, Store, StoreWriter};

/// The preferences in force.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Prefs {
    /// The saved settings.
    pub settings: Settings,
    /// A speed given on the command line, and the saved speed that it replaces until the player sets another.
    once: Option<(f32, f32)>,
}

impl Prefs {
    /// Returns preferences with the given saved settings.
    #[must_use]
    pub fn new(settings: Settings) -> Self {
        Self { settings, once: None }
    }

    /// Plays at `speed` until the player sets another, without saving it.
    pub fn speed_once(&mut self, speed: f32) {
        self.once = Some((speed, self.settings.personal().speed));
    }

    /// Puts the personal settings of that person in force, or everybody's: see [`Settings::hand_over`]. A speed given
    /// on the command line holds for them, too, if no player has set another.
    pub fn hand_over(&mut self, person: Option<PersonName>) {
        let holds = self.once.filter(|(_, instead)| self.settings.personal().speed == *instead);
        self.settings.hand_over(person);
        self.once = holds.map(|(speed, _)| (speed, self.settings.personal().speed));
    }

    /// Returns the speed of the table: 1 as designed, infinite for no animation.
    #[must_use]
    pub fn speed(&self) -> f32 {
        match self.once {
            Some((speed, instead)) if self.settings.personal().speed == instead => speed,
            _ if self.settings.personal().speed <= 0.0 => f32::INFINITY,
            _ => self.settings.personal().speed,
        }
    }
}

/// The data folder, written on a separate thread.
#[derive(Resource, Debug)]
pub struct StoreHandle(pub StoreWriter);

/// What each reader has noted about each person.
#[derive(Resource, Clone, Debug)]
pub struct KnownNotebooks(pub SharedNotebooks);

/// True if nothing is saved because another window of the game has the data folder open.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadOnlySession(pub bool);

/// The error that ended an earlier run, if it has not been reported yet.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct PreviousError(pub Option<String>);

/// Where the game writes its logs; none without a data folder.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct LogFiles(pub Option<LogPaths>);

/// Saves changed preferences. Systems in [`FrameSet::Save`] that change them must run before this set.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SavePrefsSet;

/// Reads the preferences from `store` and adds the systems that save them.
pub(super) fn add(app: &mut App, mut store: Store) {
    let (mut settings, mut unusable) = store.settings();
    settings.hand_over(settings.profiles.people.player(0).cloned());
    unusable.extend(store.notebooks().1);
    let (own, damaged) = CustomClubs::read(&mut store);
    unusable.extend(damaged);
    let lock_error = store.lock_error().filter(|_| !store.in_use());
    // What opening the folders has to tell; faults of reading are among the unusable files.
    let faults = store.take_unreported_errors().into_iter().chain(lock_error);
    let faults: Vec<_> = faults.map(|fault| store_error_dialog(&fault)).collect();
    // The window only redraws on events, so the data folder's thread sends it one when it has errors to report.
    let window = app.world().get_resource::<EventLoopProxyWrapper>().map(|window| (**window).clone());
    let wake = move || {
        // Sending fails only while the game is closing.
        let _ = window.as_ref().map(|window| window.send_event(WinitUserEvent::WakeUp));
    };
    app.insert_resource(own)
        .insert_resource(ReadOnlySession(store.in_use()))
        .insert_resource(KnownNotebooks(store.met()))
        .insert_resource(PreviousError(store.crash_report()))
        .insert_resource(LogFiles(store.log_paths()))
        .insert_resource(StoreHandle(StoreWriter::with_pauses(store, RetryBackoff::default(), wake)))
        .insert_resource(Prefs::new(settings))
        .add_systems(
            Update,
            (keep.in_set(SavePrefsSet).run_if(resource_changed::<Prefs>), report_errors)
                .in_set(FrameSet::Save),
        );
    if !unusable.is_empty() {
        app.world_mut().write_message(DamagedFiles(unusable));
    }
    app.world_mut().write_message_batch(faults);
}

fn keep(prefs: Res<Prefs>, data: Res<StoreHandle>, mut kept: Local<Option<Settings>>) {
    let known = kept.replace(prefs.settings.clone());
    if known.is_some_and(|known| known != prefs.settings) {
        let now = prefs.settings.clone();
        data.0.enqueue(JobKey::Settings, move |store| store.save_settings(&now));
    }
}

/// Reports write errors to the player, and logs when saving fails and when it works again.
fn report_errors(
    data: Res<StoreHandle>,
    mut error_dialogs: MessageWriter<ErrorDialog>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut behind: Local<bool>,
) {
    error_dialogs.write_batch(data.0.errors().iter().map(store_error_dialog));
    let unsaved = data.0.unsaved();
    if unsaved.is_some() != std::mem::replace(&mut *behind, unsaved.is_some()) {
        // The overlay that this frame paints appears with the next one.
        redraw.write(RequestRedraw);
        match unsaved {
            Some(why) => warn!("not saved: {why}"),
            None => info!("all is saved again"),
        }
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
        prefs.settings.shared.muted = true;
        assert!(prefs.speed().is_infinite());
        let ada = PersonName::parse("Ada").unwrap();
        prefs.settings.rename_person(0, ada.clone());
        prefs.hand_over(Some(ada));
        assert!(prefs.speed().is_infinite());
        prefs.settings.personal_mut().speed = 2.0;
        assert_eq!(prefs.speed(), 2.0);
        prefs.hand_over(None);
        assert_eq!(prefs.speed(), 1.0, "Ada has set another");
        prefs.settings.personal_mut().speed = 0.0;
        assert!(prefs.speed().is_infinite());
    }
}
