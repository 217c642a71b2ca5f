//! Two at one screen, and windows in which only one side may know whether it is asked at all: a hidden card could be used
//! there, or not.
//!
//! Nobody is asked in such a window. It is taken as passed over, where the rules ask with the decision that uses nothing,
//! and the match goes on to the next decision of which everybody knows. There whoever wants to use a card *calls* for the
//! own cards: where both choose in secret, with a key among those of the choice, so that the other learns of a call when both
//! have chosen; elsewhere the show stops at the window and waits for that side's word. Then the curtain falls for who called,
//! and the match goes back to the window whose card is used. A window is there by what everybody knows, whether the side
//! holds a card for it or not; so nothing but calls, which are free, tells of hands.

use std::collections::VecDeque;
use std::sync::Arc;

use crate::engine::{Seat, Seats};
use crate::games::dyn_game::DynGame;
use crate::games::dyn_match::DynMatch;
use crate::stage::beat::Beat;
use crate::stage::offer::Secrecy;
use crate::stage::scene::{Audience, Scene};

/// What is still to come of a show, the windows that were passed over in it, and who looks at the own cards for them.
#[derive(Default)]
pub struct Silences {
    /// What was not shown yet.
    show: VecDeque<Beat>,
    /// How many of its beats were shown.
    shown: usize,
    /// The table after them.
    stood: Option<Arc<Scene>>,
    /// The windows that can still be called back, in the order of the rules.
    windows: Vec<Window>,
    /// Whether there was any since the last decision that everybody knows of, or that decision used a card in one.
    any: bool,
    /// Whether the show stops at each of them.
    stops: bool,
    /// Who called, and did not look yet.
    callers: Seats,
    looks: Option<Looks>,
}

/// A window that was passed over.
struct Window {
    seat: Seat,
    /// How many beats of the show come before it.
    after: usize,
    /// The match as it stands there; none where that side holds nothing to use.
    asks: Option<Box<dyn DynMatch>>,
}

/// Who looks at the own cards, for those of so many windows, from the first one on, that are that side's.
#[derive(Clone, Copy)]
struct Looks {
    seat: Seat,
    windows: usize,
}

impl Silences {
    /// The show of a decision on a shared screen. The match goes on to the next decision of which everybody knows.
    pub(super) fn of(live: &mut Box<dyn DynMatch>, beats: Vec<Beat>, audience: Audience) -> Self {
        let mut show = beats;
        let mut windows = Vec::new();
        let mut before = 0;
        loop {
            let told = show.len();
            let window = |seat, after: usize| Window { seat, after: (before + after).min(told), asks: None };
            windows.extend(live.hushes().iter().map(|hush| window(hush.seat, hush.after)));
            let Some(last) = windows.last_mut() else { break };
            let Some(word) = live.decline(last.seat) else { break };
            let here = live.fork();
            let Ok(more) = live.submit(last.seat, word, audience) else { break };
            last.asks = Some(here);
            // What only brings the table up to date is not shown where something else follows.
            while show.pop_if(|beat| is_still(beat)).is_some() {}
            before = show.len();
            windows.iter_mut().for_each(|window| window.after = window.after.min(before));
            show.extend(more);
        }
        leave_out_still(&mut show, &mut windows);
        let stops = !both_tap(live.as_ref());
        let any = !windows.is_empty();
        Self { show: show.into(), windows, any, stops: stops && any, ..Self::default() }
    }

    /// The show of the kick-off. Where hands are hidden, both look at theirs first: whoever can use nothing yet before the
    /// other.
    pub(super) fn kick_off(live: &mut Box<dyn DynMatch>, beats: Vec<Beat>, audience: Audience) -> Self {
        let mut silences = Self::of(live, beats, audience);
        if silences.any {
            silences.call(live.seats());
        }
        silences
    }

    /// A match that goes on: what was passed over since the last decision of which everybody knows can be called back. If
    /// the show had stopped there, it has gone on.
    pub(super) fn resumed(live: &mut Box<dyn DynMatch>, game: &dyn DynGame, audience: Audience) -> Self {
        let mut record = live.record().clone();
        while record.actions.last().is_some_and(|(_, action)| live.is_decline(action)) {
            record.take_back();
        }
        let last = record.take_back();
        let Ok(mut again) = game.resume(&record) else { return Self::default() };
        if let Some((seat, action)) = last
            && again.submit(seat, &action, audience).is_err()
        {
            return Self::default();
        }
        let silences = Self::of(&mut again, Vec::new(), audience);
        if !silences.any {
            return Self::default();
        }
        *live = again;
        match silences.stops {
            true => Self { any: true, ..Self::default() },
            false => Self { show: VecDeque::new(), ..silences },
        }
    }

    /// Whether the show has not come to its end, or somebody is to look: nothing is asked yet of what follows.
    #[must_use]
    pub fn pending(&self) -> bool {
        self.looks.is_some() || !self.show.is_empty() || self.stopped().is_some()
    }

    /// Whether there were windows since the last decision, or it used a card in one: then nothing is taken back. It would
    /// tell whether there was something to decide in them, and a card that was used lies open.
    #[must_use]
    pub const fn any(&self) -> bool {
        self.any
    }

    /// The last decision used a card in a window.
    pub(super) fn card_used(&mut self) {
        self.any = true;
    }

    /// Who is to look at the own cards behind the curtain.
    #[must_use]
    pub fn asked(&self) -> Option<Seat> {
        self.looks.map(|looks| looks.seat)
    }

    /// For whose word the show waits, as soon as all before is shown: to play on, or to call for the own cards.
    #[must_use]
    pub fn stopped(&self) -> Option<Seat> {
        let first = self.windows.first().filter(|_| self.stops && self.looks.is_none())?;
        (self.shown >= first.after).then_some(first.seat)
    }

    /// Who can call for the own cards.
    #[must_use]
    pub fn callable(&self) -> Seats {
        match self.stopped() {
            Some(seat) => Seats::one(seat),
            None => self.windows.iter().map(|window| window.seat).collect(),
        }
    }

    /// The matches in which whoever looks is really asked, in the order of the rules.
    pub(super) fn asking(&self) -> impl Iterator<Item = &dyn DynMatch> {
        let looks = self.looks.iter();
        let own = looks.flat_map(|looks| {
            self.windows.iter().take(looks.windows).filter(|window| window.seat == looks.seat)
        });
        own.filter_map(|window| window.asks.as_deref())
    }

    /// Whether whoever looks only looks: there is no window for that side.
    pub(super) fn only_looks(&self) -> bool {
        self.looks.is_some_and(|looks| looks.windows == 0)
    }

    /// Whether the table is what it will be when all is shown: then whoever looks may see all that is his.
    pub(super) fn all_shown(&self) -> bool {
        self.show.is_empty()
    }

    /// The table as everybody saw it last in this show.
    pub(super) fn stood(&self) -> Option<&Scene> {
        self.stood.as_deref()
    }

    /// What is shown next, up to where the show stops.
    pub(super) fn go_on(&mut self) -> Vec<Beat> {
        let until = match self.windows.first() {
            Some(window) if self.stops => window.after,
            _ => self.shown + self.show.len(),
        };
        self.shown_until(until)
    }

    /// The next beats, up to so many of the whole show.
    fn shown_until(&mut self, until: usize) -> Vec<Beat> {
        let beats: Vec<Beat> =
            self.show.drain(..until.saturating_sub(self.shown).min(self.show.len())).collect();
        self.shown += beats.len();
        if let Some(last) = beats.last() {
            self.stood = Some(Arc::clone(&last.scene));
        }
        beats
    }

    /// These call for their cards, and look one after another, in the order of the rules.
    pub(super) fn call(&mut self, callers: Seats) {
        self.callers = callers;
        self.looks = self.next();
    }

    /// Who looks next: whoever has nothing to decide, then whose window comes first. All windows of that side up to the next
    /// one of another caller are decided in one look.
    fn next(&mut self) -> Option<Looks> {
        let has = |seat: &Seat| self.windows.iter().any(|window| window.seat == *seat);
        let bare = self.callers.iter().find(|seat| !has(seat));
        let first = || self.windows.iter().map(|window| window.seat).find(|seat| self.callers.has(*seat));
        let seat = bare.or_else(first)?;
        self.callers = self.callers.without(seat);
        let other = self.windows.iter().position(|window| self.callers.has(window.seat));
        let until = &self.windows[..other.unwrap_or(self.windows.len())];
        let last = until.iter().rposition(|window| window.seat == seat);
        Some(Looks { seat, windows: last.map_or(0, |last| last + 1) })
    }

    /// Whoever looks, or for whose word the show waits, uses nothing and plays on; whether it was that side.
    pub(super) fn play_on(&mut self, seat: Seat) -> bool {
        if let Some(looks) = self.looks.take_if(|looks| looks.seat == seat) {
            self.windows.drain(..looks.windows);
            self.looks = self.next();
            return true;
        }
        if self.stopped() != Some(seat) {
            return false;
        }
        let run = self.windows.iter().take_while(|window| window.seat == seat).count();
        self.windows.drain(..run);
        true
    }

    /// The match as it stands at the window in which whoever looks can decide so, and what has to be shown up to there; the
    /// rest is forgotten. None where that side does not look, or cannot decide so.
    pub(super) fn go_back(&mut self, seat: Seat, action: &str) -> Option<(Box<dyn DynMatch>, Vec<Beat>)> {
        let looks = self.looks.filter(|looks| looks.seat == seat)?;
        let serves = |window: &&mut Window| {
            window.seat == seat && window.asks.as_ref().is_some_and(|live| live.allows(seat, action))
        };
        let window = self.windows.iter_mut().take(looks.windows).find(serves)?;
        let (live, after) = (window.asks.take()?, window.after);
        let beats = self.shown_until(after);
        *self = Self::default();
        Some((live, beats))
    }
}

/// Leaves out what only brings the table up to date before a window: where a side is really asked, that is another table
/// than where it is not.
fn leave_out_still(show: &mut Vec<Beat>, windows: &mut [Window]) {
    for k in (0..windows.len()).rev() {
        while let Some(at) = windows[k].after.checked_sub(1).filter(|at| show.get(*at).is_some_and(is_still))
        {
            show.remove(at);
            windows.iter_mut().filter(|window| window.after > at).for_each(|window| window.after -= 1);
        }
    }
}

/// Whether both choose in secret now, each by a tap.
pub(super) fn both_tap(live: &dyn DynMatch) -> bool {
    let taps = |seat: Seat| live.secrecy(seat) == Secrecy::Taps;
    live.owed() == Seats::BOTH && Seat::BOTH.into_iter().all(taps)
}

/// Whether nobody sees or hears anything of that beat but its table.
fn is_still(beat: &Beat) -> bool {
    beat.secs == 0.0 && *beat == Beat { scene: Arc::clone(&beat.scene), ..Beat::new(Scene::default(), 0.0) }
}

#[cfg(test)]
mod tests;
