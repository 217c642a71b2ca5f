//! The curtain: two people at one screen, and a hand that only one of them may see. Nothing of it shows until that
//! player asks to look; it hides itself after the choice, when nobody moves for as long as is set, and when the window
//! loses the focus; and it can be hidden by hand. What was chosen so far is there again at the next look.

use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowFocused};

use super::Session;
use crate::engine::Seat;
use crate::flow::page::Open;
use crate::flow::prefs::Prefs;
use crate::flow::screen::Sweep;
use crate::stage::beat::Beat;
use crate::stage::offer::Secrecy;
use crate::stage::scene::{Audience, Scene};
use crate::table::playback::Playback;

/// Who is asked behind the curtain, and whether it is open.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Curtain {
    /// Who decides.
    pub seat: Seat,
    /// Whether that player looks now.
    pub open: bool,
    /// How long nobody has moved since it opened, seconds.
    quiet: f32,
}

impl Curtain {
    /// How much of the time is left that a look takes, 0..=1; `secs` is the whole of it.
    #[must_use]
    pub fn left(&self, secs: f32) -> f32 {
        (1.0 - self.quiet / secs).clamp(0.0, 1.0)
    }
}

/// The player asks to look.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look;

/// The player has seen enough.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hide;

/// The longest step from frame to frame that counts, seconds: a window that slept wakes to a long one, and hears of it a
/// frame or two late. Nobody looked for all of it.
const STEP: f32 = 0.25;

/// Adds the curtain.
pub fn plugin(app: &mut App) {
    app.add_message::<Look>().add_message::<Hide>();
}

/// The curtain is there as long as somebody owes a decision that must be made behind it.
pub(super) fn fall(mut session: ResMut<Session>, playback: Res<Playback>) {
    let due = due(&session);
    let now = session.curtain.map(|curtain| curtain.seat);
    if now != due && playback.idle() {
        session.curtain = due.map(|seat| Curtain { seat, open: false, quiet: 0.0 });
    }
}

fn due(session: &Session) -> Option<Seat> {
    if !session.audience.shared {
        return None;
    }
    if session.silences.pending() {
        return session.silences.asked();
    }
    let people = session.humans();
    let asked = |seat: &Seat| people.has(*seat) && session.live.secrecy(*seat) == Secrecy::Curtain;
    session.live.owed().iter().find(asked)
}

/// Opens it when that is asked for, closes it when that is, when nobody moves, a page opens or the focus goes.
pub(super) fn watch(
    (mut looks, mut hides): (MessageReader<Look>, MessageReader<Hide>),
    mut focus: MessageReader<WindowFocused>,
    keys: Res<ButtonInput<KeyCode>>,
    mouse: Res<ButtonInput<MouseButton>>,
    mut moved: MessageReader<CursorMoved>,
    (time, sweep): (Res<Time<Real>>, Res<Sweep>),
    (pages, prefs): (Res<Open>, Res<Prefs>),
    mut session: ResMut<Session>,
    mut playback: ResMut<Playback>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let look = looks.read().count() > 0;
    let hide = hides.read().count() > 0;
    let lost = focus.read().any(|focus| !focus.focused);
    let busy = moved.read().count() > 0
        || keys.get_just_pressed().next().is_some()
        || mouse.get_just_pressed().next().is_some();
    let Some(curtain) = session.curtain else { return };
    // The cards lie there before the time begins.
    let quiet = if busy || !playback.idle() { 0.0 } else { curtain.quiet + time.delta_secs().min(STEP) };
    let most = prefs.set.glance.secs();
    let open = match curtain.open {
        false => look && playback.idle() && !sweep.covers(),
        true => !lost && !hide && most.is_none_or(|most| quiet < most) && pages.nothing(),
    };
    if open && most.is_some() {
        // A window at rest would sleep through the moment at which it has to close.
        redraw.write(RequestRedraw);
    }
    if open == curtain.open {
        session.bypass_change_detection().curtain = Some(Curtain { quiet, ..curtain });
        return;
    }
    session.curtain = Some(Curtain { open, quiet: 0.0, ..curtain });
    show(&session, &mut playback);
}

/// Shows the table as whoever looks now may see it.
fn show(session: &Session, playback: &mut Playback) {
    playback.push([Beat::new(session.table(), 0.05)]);
}

impl Session {
    /// Who looks at the screen now: everybody, or the one behind the curtain.
    #[must_use]
    pub fn looking(&self) -> Audience {
        match self.curtain {
            Some(Curtain { seat, open: true, .. }) => Audience { seat, shared: false },
            _ => self.audience,
        }
    }

    /// The table as whoever looks now sees it. In the middle of a show it stays as everybody saw it last, but for who is
    /// really asked there: what is still to come is told by nobody.
    #[must_use]
    pub fn table(&self) -> Scene {
        let looking = self.looking();
        let asking = (!looking.shared).then(|| self.silences.asking().last()).flatten();
        match (asking, self.silences.stood()) {
            (Some(live), _) => live.scene(looking),
            (None, Some(stood)) if !self.silences.all_shown() => stood.clone(),
            _ => self.live.scene(looking),
        }
    }
}
