//! Two at one screen: wherever a side may have been asked something of which only that side is to know, it is asked behind
//! the curtain, whether there is anything to decide or not. So that a curtain falls tells nothing.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::Session;
use crate::engine::{Seat, Seats};
use crate::games::live::Live;
use crate::stage::beat::Beat;
use crate::table::playback::Playback;

/// What is still to come of a show, and who is asked in vain now.
#[derive(Debug, Default)]
pub struct Silences {
    parts: VecDeque<Part>,
    asked: Option<Seat>,
}

/// A part of a show.
#[derive(Debug)]
enum Part {
    Beats(Vec<Beat>),
    /// That side may have been asked something here.
    Ask(Seat),
}

impl Silences {
    /// A show of a shared screen, cut where a side may have been asked something. Where it really is, the question itself
    /// comes last.
    pub(super) fn of(live: &dyn Live, beats: Vec<Beat>) -> Self {
        let mut hushes = live.hushes();
        if let [before @ .., last] = hushes
            && live.owed() == Seats::one(last.seat)
        {
            hushes = before;
        }
        let mut hushes = hushes.iter().peekable();
        let mut parts = VecDeque::new();
        let mut told = Vec::new();
        for (k, beat) in beats.into_iter().enumerate() {
            while let Some(hush) = hushes.next_if(|hush| hush.after <= k) {
                parts.extend([Part::Beats(std::mem::take(&mut told)), Part::Ask(hush.seat)]);
            }
            told.push(beat);
        }
        parts.push_back(Part::Beats(told));
        parts.extend(hushes.map(|hush| Part::Ask(hush.seat)));
        Self { parts, asked: None }
    }

    /// Whether the show has not come to its end: nothing is asked yet of what follows it.
    #[must_use]
    pub fn pending(&self) -> bool {
        self.asked.is_some() || !self.parts.is_empty()
    }

    /// Who is asked in vain.
    #[must_use]
    pub const fn asked(&self) -> Option<Seat> {
        self.asked
    }

    /// Whether the table is what it will be when all is shown: then whoever looks may see all that is his.
    pub(super) fn all_shown(&self) -> bool {
        !self.parts.iter().any(|part| matches!(part, Part::Beats(beats) if !beats.is_empty()))
    }

    /// Shows what comes next, up to where somebody is asked.
    pub(super) fn advance(&mut self, playback: &mut Playback) {
        while self.asked.is_none() {
            match self.parts.pop_front() {
                Some(Part::Beats(beats)) if beats.is_empty() => {}
                Some(Part::Beats(beats)) => {
                    playback.push(beats);
                    return;
                }
                Some(Part::Ask(seat)) => self.asked = Some(seat),
                None => return,
            }
        }
    }

    /// Whoever was asked in vain plays on; whether that side was.
    pub(super) fn play_on(&mut self, seat: Seat) -> bool {
        let was = self.asked == Some(seat);
        if was {
            self.asked = None;
        }
        was
    }
}

/// Goes on with a show that was cut, as soon as all before is shown.
pub(super) fn go_on(mut session: ResMut<Session>, mut playback: ResMut<Playback>) {
    if playback.idle() && session.silences.asked.is_none() && session.silences.pending() {
        session.silences.advance(&mut playback);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::named;
    use crate::stage::scene::Audience;

    const SCREEN: Audience = Audience { seat: Seat::Home, shared: true };

    /// Who is asked, in order, whether there is something to decide or not.
    fn curtains(live: &dyn Live, beats: Vec<Beat>) -> Vec<Seat> {
        let mut silences = Silences::of(live, beats);
        let mut playback = Playback::default();
        let mut asked = Vec::new();
        while silences.pending() {
            silences.advance(&mut playback);
            if let Some(seat) = silences.asked() {
                assert!(silences.play_on(seat) && !silences.play_on(seat));
                asked.push(seat);
            }
        }
        let owed = live.owed();
        asked.extend(owed.first().filter(|_| owed != Seats::BOTH));
        asked
    }

    /// Before the first pass no defending card can be played, as everybody knows; whether the attacker holds one to play, only
    /// he knows: the same curtain falls in every match.
    #[test]
    fn who_is_asked_tells_nothing_of_hands() {
        let mut decided = 0;
        for seed in 0..40 {
            let (live, beats) = named("soccer_go").unwrap().start("", seed, SCREEN).unwrap();
            let attacker = live.scene(SCREEN).board.possession.unwrap();
            decided += usize::from(live.owed() != Seats::BOTH);
            assert_eq!(curtains(live.as_ref(), beats), [attacker], "seed {seed}");
        }
        assert!((1..40).contains(&decided), "{decided}");
    }
}
