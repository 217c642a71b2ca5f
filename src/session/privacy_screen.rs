//! The privacy screen hides a hand that only one of two people at the screen may see.
//!
//! No card of the hand shows until its player asks to look. The privacy screen closes after the choice, after a set
//! time without a move, when the window loses the focus, and on request. Cards picked so far are picked again at the
//! next look.
//!
//! It opens only to a press meant for it: the first key of that player's own side, or a click on its own button, after
//! it has hung in sight for `STANDS`. Presses that hurry a show along (Space, Enter, a click anywhere) never open it,
//! however often they come. That key is also the first card's. So nothing is chosen until the cards have lain open for
//! `STANDS` without a press.
//!
//! The first look of a match, and one for a choice of several cards, has no end but the choice and being hidden. Where
//! other looks end too soon for somebody, longer ones are offered.

use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowFocused};

use super::{Seating, TableMatch};
use crate::flow::action::{ActionState, InputAction};
use crate::flow::page::Navigation;
use crate::flow::prefs::Prefs;
use crate::flow::screen::ScreenTransition;
use crate::table::playback::Playback;
use engine::Seat;
use stage::offer::Secrecy;
use stage::scene::{Audience, Scene};
use stage::step::AnimationStep;
use store::LookDuration;

/// The cover over a shared table while one player may look at hidden cards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PrivacyScreen {
    /// The seat that decides behind it.
    pub seat: Seat,
    /// True while that player looks.
    pub open: bool,
    /// Seconds without a move since it opened.
    quiet: f32,
    /// Seconds it has hung closed in sight, or been open over cards that lie there, up to [`STANDS`].
    stood: f32,
    /// True if it had hung long enough when the mouse was last pressed. A click that began earlier was meant to hurry
    /// the show.
    fresh: bool,
    /// True if it opened on a large hand.
    large: bool,
    /// True if it opened for a look that no time ends.
    at_leisure: bool,
}

impl PrivacyScreen {
    /// Returns a closed privacy screen in front of that player.
    const fn before(seat: Seat) -> Self {
        Self { seat, open: false, quiet: 0.0, stood: 0.0, fresh: false, large: false, at_leisure: false }
    }

    /// Returns the share of the look that is left, 0..=1; `secs` is the length of the whole look.
    #[must_use]
    pub fn left(&self, secs: f32) -> f32 {
        (1.0 - self.quiet / secs).clamp(0.0, 1.0)
    }

    /// Returns how many seconds without a move this look lasts. A large hand takes longer to read; unknown cards and
    /// sums take an unknown time. `None` means no limit.
    #[must_use]
    pub fn secs(&self, glance: LookDuration) -> Option<f32> {
        if self.at_leisure {
            return None;
        }
        let long = LookDuration::Long.secs().filter(|_| self.large);
        glance.secs().map(|secs| long.map_or(secs, |long| secs.max(long)))
    }

    /// Returns true if the privacy screen has hung in sight for `STANDS`, so that a press opens it, or the cards have
    /// lain open for as long, so that one can be chosen.
    #[must_use]
    pub fn ready(&self) -> bool {
        self.stood >= STANDS
    }

    /// Returns true if that seat's cards have only just opened. A press now was another one to look, and those that
    /// follow it at once are too.
    pub(super) fn is_too_soon(&mut self, seat: Seat) -> bool {
        let soon = self.open && self.seat == seat && !self.ready();
        if soon {
            self.stood = 0.0;
        }
        soon
    }

    /// Returns true if a click now opens the privacy screen: its press came after the privacy screen had hung long
    /// enough.
    #[must_use]
    pub const fn meant(&self) -> bool {
        self.fresh
    }
}

/// Seconds the privacy screen is closed before it reacts, and the cards lie open before one can be chosen. A press that
/// comes sooner was meant for what was before.
const STANDS: f32 = 0.5;

/// Number of looks that must time out before longer ones are offered.
const TOO_OFTEN: u32 = 2;

/// Number of cards from which a hand is large.
const LARGE: usize = 6;

/// A player asks to look.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum LookRequest {
    /// The player pressed the key of [`InputAction::Look`] in this frame.
    Key,
    /// The privacy screen's button was pressed, and released in the last frame.
    Click,
}

/// The player asks to close the privacy screen.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct HideRequest;

/// The player wants the longer looks that the privacy screen offers.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct LongerLookRequest;

/// Longest time step that counts, seconds. A window that wakes from sleep reports a long step, a frame or two late, and
/// nobody looked for all of it.
const MAX_STEP_SECS: f32 = 0.25;

/// Adds the messages.
pub fn plugin(app: &mut App) {
    app.add_message::<LookRequest>().add_message::<HideRequest>().add_message::<LongerLookRequest>();
}

/// Keeps a privacy screen as long as a seat owes a decision that must be made behind one.
pub(super) fn update_screen(
    the_match: Res<TableMatch>,
    mut seating: ResMut<Seating>,
    playback: Res<Playback>,
) {
    let due = due(&the_match, &seating);
    let now = seating.privacy_screen.map(|privacy_screen| privacy_screen.seat);
    if now != due && playback.is_idle() {
        seating.privacy_screen = due.map(PrivacyScreen::before);
    }
}

fn due(the_match: &TableMatch, seating: &Seating) -> Option<Seat> {
    if !seating.audience.shared {
        return None;
    }
    if the_match.passed_windows.pending() {
        return the_match.passed_windows.looking_seat();
    }
    let people = seating.humans();
    let asked =
        |seat: &Seat| people.contains(*seat) && the_match.state.secrecy(*seat) == Secrecy::PrivacyScreen;
    the_match.state.seats_to_move().iter().find(asked)
}

/// Opens the privacy screen on request. Closes it on request, after the time without a move, when a page opens, and
/// when the window loses the focus.
pub(super) fn watch(
    (mut looks, mut hides, mut longer): (
        MessageReader<LookRequest>,
        MessageReader<HideRequest>,
        MessageReader<LongerLookRequest>,
    ),
    mut focus: MessageReader<WindowFocused>,
    actions: Res<ActionState>,
    mut moved: MessageReader<CursorMoved>,
    (time, transition): (Res<Time<Real>>, Res<ScreenTransition>),
    (navigation, mut prefs): (Res<Navigation>, ResMut<Prefs>),
    (the_match, mut seating): (Res<TableMatch>, ResMut<Seating>),
    mut playback: ResMut<Playback>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let looks: Vec<LookRequest> = looks.read().copied().collect();
    let hide = hides.read().count() > 0;
    let lost = focus.read().any(|focus| !focus.focused);
    let busy = moved.read().count() > 0 || actions.has_input();
    let longer = longer.read().last().and_then(|_| seating.longer(prefs.settings.shared.look_duration));
    if let Some(glance) = longer {
        prefs.settings.shared.look_duration = glance;
        seating.ran_out = 0;
        redraw.write(RequestRedraw);
    }
    let Some(privacy_screen) = seating.privacy_screen else { return };
    // The time begins once the cards lie there.
    let step = time.delta_secs().min(MAX_STEP_SECS);
    let quiet = if busy || !playback.is_idle() { 0.0 } else { privacy_screen.quiet + step };
    let most = privacy_screen.secs(prefs.settings.shared.look_duration);
    // Behind a page or the sweep nobody sees the privacy screen.
    let in_sight = playback.is_idle() && !transition.covers() && navigation.bare();
    let asks = |look: &LookRequest| match look {
        LookRequest::Key => privacy_screen.ready(),
        LookRequest::Click => privacy_screen.fresh,
    };
    let open = match privacy_screen.open {
        false => in_sight && looks.iter().any(asks),
        true => !lost && !hide && most.is_none_or(|most| quiet < most) && navigation.bare(),
    };
    let stands = open == privacy_screen.open && if open { playback.is_idle() } else { in_sight };
    let stood = if stands { (privacy_screen.stood + step).min(STANDS) } else { 0.0 };
    let pressed = actions.just(InputAction::Hurry);
    let fresh = if pressed { privacy_screen.ready() } else { privacy_screen.fresh && !open };
    let now = PrivacyScreen { open, quiet, stood, fresh, ..privacy_screen };
    if open && (most.is_some() || !now.ready()) || in_sight && !open && !now.ready() {
        // A sleeping window would miss the moment at which the privacy screen closes or begins to react.
        redraw.write(RequestRedraw);
    }
    if open == privacy_screen.open {
        seating.privacy_screen = Some(now);
        return;
    }
    let large = open && opens(&the_match, &seating, privacy_screen.seat) >= LARGE;
    let first = !seating.has_seen[privacy_screen.seat];
    let at_leisure =
        open && (first || the_match.asking(privacy_screen.seat).picking(privacy_screen.seat, &[]).is_some());
    seating.privacy_screen = Some(PrivacyScreen { quiet: 0.0, large, at_leisure, ..now });
    if open {
        info!("curtain opens: {}", privacy_screen.seat);
        seating.seen_hand[privacy_screen.seat] = true;
        seating.has_seen[privacy_screen.seat] = true;
    } else if most.is_some_and(|most| quiet >= most) {
        seating.ran_out += 1;
    }
    show(&the_match, &seating, &mut playback);
}

/// Returns how many cards that player sees only behind the privacy screen.
fn opens(the_match: &TableMatch, seating: &Seating, seat: Seat) -> usize {
    let open = |audience| the_match.state.scene(audience).cards.iter().filter(|card| !card.is_down()).count();
    open(Audience { seat, shared: false }).saturating_sub(open(seating.audience))
}

/// Shows the table to the current audience.
fn show(the_match: &TableMatch, seating: &Seating, playback: &mut Playback) {
    playback.push([AnimationStep::new(seating.table(the_match), 0.05)]);
}

impl Seating {
    /// Returns the setting of longer looks, if looks ended by time so often that it is offered.
    #[must_use]
    pub fn longer(&self, now: LookDuration) -> Option<LookDuration> {
        now.longer().filter(|_| self.ran_out >= TOO_OFTEN)
    }

    /// Returns the current audience: everybody, or the seat behind the privacy screen.
    #[must_use]
    pub fn looking(&self) -> Audience {
        match self.privacy_screen {
            Some(PrivacyScreen { seat, open: true, .. }) => Audience { seat, shared: false },
            _ => self.audience,
        }
    }

    /// Returns the table for the current audience. In the middle of a show this is the table that everybody saw last,
    /// so that nothing to come is revealed. A seat that is really asked at an earlier window sees the table of that
    /// window.
    #[must_use]
    pub fn table(&self, the_match: &TableMatch) -> Scene {
        let looking = self.looking();
        let asking = (!looking.shared).then(|| the_match.passed_windows.asking().last()).flatten();
        match (asking, the_match.passed_windows.last_scene()) {
            (Some(state), _) => state.scene(looking),
            (None, Some(stood)) if !the_match.passed_windows.all_shown() => stood.clone(),
            _ => the_match.state.scene(looking),
        }
    }
}
