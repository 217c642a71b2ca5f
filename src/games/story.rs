//! What lasts of a match: its log, its goals, its counts.

use crate::engine::Seat;
use crate::stage::beat::{Banner, Beat, LogLine};
use crate::stage::cause::Cause;
use crate::stage::cue::Cue;
use crate::stage::part::Clock;
use crate::stage::tally::Tally;

/// What lasts of a match that was begun before.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Story {
    /// The match log.
    pub log: Vec<LogLine>,
    /// What is at stake, 0..=1, where the stands have heard of it.
    pub stake: Option<f32>,
    /// Every goal of the match, in order; none where it is nothing but kicks.
    pub goals: Vec<Scored>,
    /// Shots and the like.
    pub tally: Tally,
}

/// A goal that was scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scored {
    /// For whom.
    pub side: Seat,
    /// Who of the eleven, 0..=10.
    pub scorer: usize,
    /// When; off outside the clock.
    pub clock: Clock,
}

impl FromIterator<Beat> for Story {
    fn from_iter<I: IntoIterator<Item = Beat>>(beats: I) -> Self {
        let mut story = Self::default();
        for beat in beats {
            story.log.extend(beat.log);
            // The kick that wins a shootout is no goal of the match.
            if let Some(Banner::Goal { side, scorer, clock, cause, .. }) = beat.banner
                && cause != Cause::WinningKick
            {
                story.goals.push(Scored { side, scorer, clock });
            }
            for cue in beat.cues {
                if let Cue::Stake(stake) = cue {
                    story.stake = Some(stake);
                }
            }
        }
        story
    }
}

#[cfg(test)]
mod tests {
    use crate::ai::Level;
    use crate::engine::{BySeat, Seat};
    use crate::games::GAMES;
    use crate::stage::scene::Audience;
    use crate::stage::tally::Count;

    /// Every goal that the scoreboard counts has its scorer, but where a match is nothing but kicks.
    #[test]
    fn a_match_is_told_as_it_was_played() {
        let mut all = 0;
        for game in GAMES {
            let arena = game.arena("").unwrap();
            let levels = BySeat::new(Level::Amateur, Level::Rookie);
            let (mut shots, mut kicks) = (0, true);
            for seed in 0..3 {
                let record = arena.bout(seed, levels, true).unwrap().record.unwrap();
                let live = game.resume(&record).unwrap();
                let story = live.story(Audience { seat: Seat::Home, shared: false });
                let score = live.outcome().unwrap().score;
                for side in Seat::BOTH {
                    let goals = story.goals.iter().filter(|goal| goal.side == side).count() as u32;
                    assert!(goals == score[side] || story.goals.is_empty(), "{} {seed}", game.id());
                    kicks &= story.goals.is_empty();
                }
                let shot = story.tally.counts.get(&Count::Shot).copied().unwrap_or_default();
                shots += shot[Seat::Home] + shot[Seat::Away];
                if let Some(ball) = story.tally.possession() {
                    assert_eq!(ball[Seat::Home] + ball[Seat::Away], 100);
                }
            }
            assert!(shots > 3, "{}: {shots} shots in three matches", game.id());
            all += usize::from(kicks);
        }
        assert!(all <= 1, "{all} games name no scorer");
    }
}
