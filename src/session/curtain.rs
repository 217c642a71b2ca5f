//! The curtain: two people at one screen, and a hand that only one of them may see. Nothing of it shows until that
//! player asks to look; it hides itself after the choice, when nobody moves for as long as is set, and when the window
//! loses the focus; and it can be hidden by hand. What was chosen so far is there again at the next look.
//!
//! It opens to a press that was meant for it alone: the first key of that player's own side, or a click on its own button,
//! pressed after it has hung in sight for `STANDS`. What hurries a show along (Space, Enter, a click anywhere) never
//! opens it, however often it is pressed.

use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowFocused};

use super::{Match, Seating};
use crate::engine::Seat;
use crate::flow::action::{Hands, InputAction};
use crate::flow::page::Navigation;
use crate::flow::prefs::Prefs;
use crate::flow::screen::Sweep;
use crate::stage::beat::Beat;
use crate::stage::offer::Secrecy;
use crate::stage::scene::{Audience, Scene};
use crate::store::Glance;
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
    /// How long it has hung closed and in sight, seconds, up to [`STANDS`].
    stood: f32,
    /// Whether the mouse was pressed last when it had hung long enough: a click that began before was meant to hurry.
    fresh: bool,
    /// Whether it opened on a large hand.
    large: bool,
}

impl Curtain {
    /// It falls before that player.
    const fn before(seat: Seat) -> Self {
        Self { seat, open: false, quiet: 0.0, stood: 0.0, fresh: false, large: false }
    }

    /// How much of the time is left that a look takes, 0..=1; `secs` is the whole of it.
    #[must_use]
    pub fn left(&self, secs: f32) -> f32 {
        (1.0 - self.quiet / secs).clamp(0.0, 1.0)
    }

    /// How many seconds without a move this look lasts, with that setting: a large hand takes longer to read. None for as
    /// long as one likes.
    #[must_use]
    pub fn secs(&self, glance: Glance) -> Option<f32> {
        let long = Glance::Long.secs().filter(|_| self.large);
        glance.secs().map(|secs| long.map_or(secs, |long| secs.max(long)))
    }

    /// Whether a press now is a fresh one: it has hung in sight for `STANDS`.
    #[must_use]
    pub fn ready(&self) -> bool {
        self.stood >= STANDS
    }

    /// Whether the mouse was fresh when it was pressed last: what is clicked now is meant.
    #[must_use]
    pub const fn meant(&self) -> bool {
        self.fresh
    }
}

/// How long it hangs before it hears anything, seconds: a press that comes sooner was meant for the show before it.
const STANDS: f32 = 0.5;

/// A look that opens so many cards shows a large hand.
const LARGE: usize = 6;

/// The player asks to look.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// That player asked for it in this frame: [`InputAction::Look`].
    Key,
    /// The curtain's button was pressed, and let go in the last frame.
    Click,
}

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
pub(super) fn fall(the_match: Res<Match>, mut seating: ResMut<Seating>, playback: Res<Playback>) {
    let due = due(&the_match, &seating);
    let now = seating.curtain.map(|curtain| curtain.seat);
    if now != due && playback.idle() {
        seating.curtain = due.map(Curtain::before);
    }
}

fn due(the_match: &Match, seating: &Seating) -> Option<Seat> {
    if !seating.audience.shared {
        return None;
    }
    if the_match.silences.pending() {
        return the_match.silences.asked();
    }
    let people = seating.humans();
    let asked = |seat: &Seat| people.has(*seat) && the_match.live.secrecy(*seat) == Secrecy::Curtain;
    the_match.live.owed().iter().find(asked)
}

/// Opens it when that is asked for, closes it when that is, when nobody moves, a page opens or the focus goes.
pub(super) fn watch(
    (mut looks, mut hides): (MessageReader<Look>, MessageReader<Hide>),
    mut focus: MessageReader<WindowFocused>,
    hands: Res<Hands>,
    mut moved: MessageReader<CursorMoved>,
    (time, sweep): (Res<Time<Real>>, Res<Sweep>),
    (pages, prefs): (Res<Navigation>, Res<Prefs>),
    (session, mut seating): (Res<Match>, ResMut<Seating>),
    mut playback: ResMut<Playback>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let looks: Vec<Look> = looks.read().copied().collect();
    let hide = hides.read().count() > 0;
    let lost = focus.read().any(|focus| !focus.focused);
    let busy = moved.read().count() > 0 || hands.stirred();
    let Some(curtain) = seating.curtain else { return };
    // The cards lie there before the time begins.
    let step = time.delta_secs().min(STEP);
    let quiet = if busy || !playback.idle() { 0.0 } else { curtain.quiet + step };
    let most = curtain.secs(prefs.set.glance);
    // Behind a page or the sweep nobody sees that it hangs.
    let in_sight = playback.idle() && !sweep.covers() && pages.bare();
    let asks = |look: &Look| match look {
        Look::Key => curtain.ready(),
        Look::Click => curtain.fresh,
    };
    let open = match curtain.open {
        false => in_sight && looks.iter().any(asks),
        true => !lost && !hide && most.is_none_or(|most| quiet < most) && pages.bare(),
    };
    let stood = if in_sight && !open && !curtain.open { (curtain.stood + step).min(STANDS) } else { 0.0 };
    let pressed = hands.just(InputAction::Hurry);
    let fresh = if pressed { curtain.ready() } else { curtain.fresh && !open };
    let now = Curtain { open, quiet, stood, fresh, ..curtain };
    if open && most.is_some() || in_sight && !open && !now.ready() {
        // A window at rest would sleep through the moment at which it has to close, or begins to hear.
        redraw.write(RequestRedraw);
    }
    if open == curtain.open {
        seating.curtain = Some(now);
        return;
    }
    let large = open && opens(&session, &seating, curtain.seat) >= LARGE;
    seating.curtain = Some(Curtain { quiet: 0.0, large, ..now });
    if open {
        info!("curtain opens: {}", curtain.seat);
        seating.looked[curtain.seat] = true;
    }
    show(&session, &seating, &mut playback);
}

/// How many cards a look of that player opens.
fn opens(the_match: &Match, seating: &Seating, seat: Seat) -> usize {
    let open =
        |audience| the_match.live.scene(audience).pieces.iter().filter(|piece| !piece.is_down()).count();
    open(Audience { seat, shared: false }).saturating_sub(open(seating.audience))
}

/// Shows the table as whoever looks now may see it.
fn show(the_match: &Match, seating: &Seating, playback: &mut Playback) {
    playback.push([Beat::new(seating.table(the_match), 0.05)]);
}

impl Seating {
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
    pub fn table(&self, the_match: &Match) -> Scene {
        let looking = self.looking();
        let asking = (!looking.shared).then(|| the_match.silences.asking().last()).flatten();
        match (asking, the_match.silences.stood()) {
            (Some(live), _) => live.scene(looking),
            (None, Some(stood)) if !the_match.silences.all_shown() => stood.clone(),
            _ => the_match.live.scene(looking),
        }
    }
}
