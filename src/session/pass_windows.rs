//! Pass windows for two people at one screen: only one of them may know whether it is asked, since that depends on its
//! hidden cards.
//!
//! Nobody is asked in such a window. The session passes it over, with the decision that uses nothing if the rules ask
//! for one, and plays on to the next decision that is public. There a player who wants to use a card *calls* for the
//! own cards. If both choose in secret, the call is one of the keys of that choice, and the other player learns of it
//! when both have chosen. Otherwise the show stops at the window and waits for that seat.
//!
//! After a call the privacy screen closes for the caller, and the match returns to the window in which the card is
//! used. Windows follow from public information alone, whether or not the seat holds a card for them. So only calls,
//! which are voluntary, tell anything about hands.

use std::collections::VecDeque;
use std::sync::Arc;

use engine::{Seat, SeatSet};
use games::dyn_game::DynGame;
use games::dyn_match::DynMatch;
use stage::action::DynAction;
use stage::offer::Secrecy;
use stage::scene::{Audience, Scene};
use stage::step::AnimationStep;

/// The rest of a show, the windows passed over in it, and the seat that looks at its own cards for them.
#[derive(Default)]
pub struct PassedWindows {
    /// Steps that were not shown yet.
    show: VecDeque<AnimationStep>,
    /// Number of steps shown so far.
    shown: usize,
    /// The table after them.
    stood: Option<Arc<Scene>>,
    /// Windows that can still be called back, in the order of the rules.
    windows: Vec<PassedWindow>,
    /// True if there was a window since the last public decision, or that decision used a card in one.
    any: bool,
    /// True if the show stops at each window.
    stops: bool,
    /// Seats that called and have not looked yet.
    callers: SeatSet,
    looks: Option<WindowLook>,
}

/// A window that was passed over.
struct PassedWindow {
    seat: Seat,
    /// Number of steps of the show that come before it.
    after: usize,
    /// The match at the window; `None` if the seat holds no card to use there.
    asks: Option<Box<dyn DynMatch>>,
}

/// A seat that looks at its own cards. The look is about that seat's windows among the first `windows`.
#[derive(Clone, Copy)]
struct WindowLook {
    seat: Seat,
    windows: usize,
}

impl PassedWindows {
    /// Builds the show of a decision on a shared screen, and plays the match on to the next public decision.
    pub(super) fn of(state: &mut Box<dyn DynMatch>, steps: Vec<AnimationStep>, audience: Audience) -> Self {
        let mut show = steps;
        let mut windows = Vec::new();
        let mut before = 0;
        loop {
            let shown = show.len();
            let window =
                |seat, after: usize| PassedWindow { seat, after: (before + after).min(shown), asks: None };
            windows.extend(state.pass_windows().iter().map(|asked| window(asked.seat, asked.after)));
            let Some(last) = windows.last_mut() else { break };
            let Some(decline) = state.decline(last.seat) else { break };
            let here = state.fork();
            let Ok(more) = state.submit(last.seat, &decline, audience) else { break };
            last.asks = Some(here);
            // Steps that only update the table are dropped if another step follows.
            while show.pop_if(|step| is_still(step)).is_some() {}
            before = show.len();
            windows.iter_mut().for_each(|window| window.after = window.after.min(before));
            show.extend(more);
        }
        leave_out_still(&mut show, &mut windows);
        let stops = !both_tap(state.as_ref());
        let any = !windows.is_empty();
        Self { show: show.into(), windows, any, stops: stops && any, ..Self::default() }
    }

    /// Builds the show of the kick-off. If hands are hidden, both look at theirs first; a seat without a window looks
    /// before the other.
    pub(super) fn kick_off(
        state: &mut Box<dyn DynMatch>,
        steps: Vec<AnimationStep>,
        audience: Audience,
    ) -> Self {
        let mut passed_windows = Self::of(state, steps, audience);
        if passed_windows.any {
            passed_windows.call_windows(state.seats());
        }
        passed_windows
    }

    /// Restores a saved match: the windows since the last public decision can be called back. If the show had stopped
    /// at them, they count as played on.
    pub(super) fn resumed(state: &mut Box<dyn DynMatch>, game: &dyn DynGame, audience: Audience) -> Self {
        let mut record = state.record().clone();
        let declined = |action: &str| state.parse(action).is_ok_and(|action| state.is_decline(&action));
        while record.actions.last().is_some_and(|(_, action)| declined(action)) {
            record.pop_decision();
        }
        let last = record.pop_decision();
        let Ok(mut again) = game.resume(&record) else { return Self::default() };
        if let Some((seat, action)) = last
            && again.submit_text(seat, &action, audience).is_err()
        {
            return Self::default();
        }
        let passed_windows = Self::of(&mut again, Vec::new(), audience);
        if !passed_windows.any {
            return Self::default();
        }
        *state = again;
        match passed_windows.stops {
            true => Self { any: true, ..Self::default() },
            false => Self { show: VecDeque::new(), ..passed_windows },
        }
    }

    /// Returns true if the show has not ended or a seat is to look: the next question is not asked yet.
    #[must_use]
    pub fn pending(&self) -> bool {
        self.looks.is_some() || !self.show.is_empty() || self.waiting_seat().is_some()
    }

    /// Returns true if there were windows since the last decision, or it used a card in one. Then nothing can be taken
    /// back: it would reveal if there was something to decide, and a used card lies open.
    #[must_use]
    pub const fn any(&self) -> bool {
        self.any
    }

    /// Notes that the last decision used a card in a window.
    pub(super) fn card_used(&mut self) {
        self.any = true;
    }

    /// Returns the seat that is to look at its own cards behind the privacy screen.
    #[must_use]
    pub fn looking_seat(&self) -> Option<Seat> {
        self.looks.map(|looks| looks.seat)
    }

    /// Returns the seat that the show waits for, once everything before is shown. It plays on or calls for its own
    /// cards.
    #[must_use]
    pub fn waiting_seat(&self) -> Option<Seat> {
        let first = self.windows.first().filter(|_| self.stops && self.looks.is_none())?;
        (self.shown >= first.after).then_some(first.seat)
    }

    /// Returns the seats that can call for their own cards.
    pub fn callable(&self) -> SeatSet {
        match self.waiting_seat() {
            Some(seat) => SeatSet::one(seat),
            None => self.windows.iter().map(|window| window.seat).collect(),
        }
    }

    /// Returns the matches in which the looking seat is really asked, in the order of the rules.
    pub(super) fn asking(&self) -> impl Iterator<Item = &dyn DynMatch> {
        let looks = self.looks.iter();
        let own = looks.flat_map(|looks| {
            self.windows.iter().take(looks.windows).filter(|window| window.seat == looks.seat)
        });
        own.filter_map(|window| window.asks.as_deref())
    }

    /// Returns true if a seat looks without having a window to decide.
    pub(super) fn only_looks(&self) -> bool {
        self.looks.is_some_and(|looks| looks.windows == 0)
    }

    /// Returns true if every step has been shown, so that a looking seat may see everything that is its own.
    pub(super) fn all_shown(&self) -> bool {
        self.show.is_empty()
    }

    /// Returns the table after the last step shown.
    pub(super) fn last_scene(&self) -> Option<&Scene> {
        self.stood.as_deref()
    }

    /// Returns the next steps, up to the next stop.
    pub(super) fn next_steps(&mut self) -> Vec<AnimationStep> {
        let until = match self.windows.first() {
            Some(window) if self.stops => window.after,
            _ => self.shown + self.show.len(),
        };
        self.shown_until(until)
    }

    /// Returns the next steps, up to this number of steps of the whole show.
    fn shown_until(&mut self, until: usize) -> Vec<AnimationStep> {
        let steps: Vec<AnimationStep> =
            self.show.drain(..until.saturating_sub(self.shown).min(self.show.len())).collect();
        self.shown += steps.len();
        if let Some(last) = steps.last() {
            self.stood = Some(Arc::clone(&last.scene));
        }
        steps
    }

    /// Lets these seats look at their own cards one after another, in the order of the rules.
    pub(super) fn call_windows(&mut self, callers: SeatSet) {
        self.callers = callers;
        self.looks = self.next();
    }

    /// Returns the next look: a caller without a window comes first, then the caller whose window is first. One look
    /// decides all windows of its seat up to the next window of another caller.
    fn next(&mut self) -> Option<WindowLook> {
        let has = |seat: &Seat| self.windows.iter().any(|window| window.seat == *seat);
        let bare = self.callers.iter().find(|seat| !has(seat));
        let first =
            || self.windows.iter().map(|window| window.seat).find(|seat| self.callers.contains(*seat));
        let seat = bare.or_else(first)?;
        self.callers = self.callers.difference(seat.into());
        let other = self.windows.iter().position(|window| self.callers.contains(window.seat));
        let until = &self.windows[..other.unwrap_or(self.windows.len())];
        let last = until.iter().rposition(|window| window.seat == seat);
        Some(WindowLook { seat, windows: last.map_or(0, |last| last + 1) })
    }

    /// Lets the seat that looks, or that the show waits for, play on without using a card. Returns true if it was that
    /// seat.
    pub(super) fn play_on(&mut self, seat: Seat) -> bool {
        if let Some(looks) = self.looks.take_if(|looks| looks.seat == seat) {
            self.windows.drain(..looks.windows);
            self.looks = self.next();
            return true;
        }
        if self.waiting_seat() != Some(seat) {
            return false;
        }
        let run = self.windows.iter().take_while(|window| window.seat == seat).count();
        self.windows.drain(..run);
        true
    }

    /// Returns the match at the first window in which the looking seat can make that decision, and the steps to show up
    /// to there. Everything after is dropped. `None` if that seat does not look or cannot decide so.
    pub(super) fn go_back(
        &mut self,
        seat: Seat,
        action: &DynAction,
    ) -> Option<(Box<dyn DynMatch>, Vec<AnimationStep>)> {
        let looks = self.looks.filter(|looks| looks.seat == seat)?;
        let serves = |window: &&mut PassedWindow| {
            window.seat == seat && window.asks.as_ref().is_some_and(|state| state.allows(seat, action))
        };
        let window = self.windows.iter_mut().take(looks.windows).find(serves)?;
        let (state, after) = (window.asks.take()?, window.after);
        let steps = self.shown_until(after);
        *self = Self::default();
        Some((state, steps))
    }
}

/// Removes steps before a window that only update the table: they would show whether a side is really asked.
fn leave_out_still(show: &mut Vec<AnimationStep>, windows: &mut [PassedWindow]) {
    for k in (0..windows.len()).rev() {
        while let Some(at) = windows[k].after.checked_sub(1).filter(|at| show.get(*at).is_some_and(is_still))
        {
            drop(show.remove(at));
            windows.iter_mut().filter(|window| window.after > at).for_each(|window| window.after -= 1);
        }
    }
}

/// Returns true if both choose in secret now, each by one key.
pub(super) fn both_tap(state: &dyn DynMatch) -> bool {
    let taps = |seat: Seat| state.secrecy(seat) == Secrecy::Taps;
    state.seats_to_move() == SeatSet::BOTH && Seat::BOTH.into_iter().all(taps)
}

/// Returns true if nothing of that step can be seen or heard but its table.
fn is_still(step: &AnimationStep) -> bool {
    step.secs == 0.0
        && *step
            == AnimationStep { scene: Arc::clone(&step.scene), ..AnimationStep::new(Scene::default(), 0.0) }
}

#[cfg(test)]
mod tests;
