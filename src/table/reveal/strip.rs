//! The outcome of a reveal and its sentence in words: their size and their lines.

use crate::theme::paint::kit;
use engine::Seat;
use stage::palette::{CHALK, INK, KEEPER, NAVY, Rgb};
use stage::reveal::{ResultStamp, RevealResult};

/// Height of the sentence's letters from which they are not made smaller, design units.
const SMALLEST: f32 = 30.0;
/// Letter height of the outcome in the strip, as a multiple of the sentence's letters.
pub(super) const CHIP: f32 = 1.15;
/// Longest line of the sentence, design units.
pub(super) const MAX_LINE_WIDTH: f32 = 1180.0;
/// Height of a line, as a multiple of the letters' height.
pub(super) const LINE: f32 = 1.2;
/// Padding above and below the sentence, design units.
pub(super) const PAD: f32 = 22.0;
/// Average width of a letter of the headline face, as a share of its height.
pub(super) const WIDE: f32 = 0.5;
/// Average width of a letter of the plain face, as a share of its height.
const LETTER: f32 = 0.46;
/// Yellow of a referee's card.
const BOOKING: Rgb = Rgb(0xF2_CF_2E);

/// A sentence, broken into lines, with its text size, and the outcome before it, if any.
pub(super) struct Strip {
    pub(super) lines: Vec<String>,
    pub(super) size: f32,
    pub(super) outcome: Option<Outcome>,
}

/// The outcome of a reveal in words, with the colours of its meaning.
#[derive(Clone)]
pub(super) struct Outcome {
    pub(super) title: String,
    pub(super) sum: Option<String>,
    pub(super) fill: Rgb,
    pub(super) ink: Rgb,
}

impl Outcome {
    pub(super) fn of(stamp: ResultStamp, verdict: &RevealResult) -> Self {
        let (fill, ink) = colours(stamp, verdict.side);
        let sum = verdict.sum.as_ref().map(|sum| sum.shown());
        Self { title: stamp.title().shown(), sum, fill, ink }
    }

    /// Returns the widths of the title and of the sum behind it, with letters of that height.
    pub(super) fn widths(&self, size: f32) -> [f32; 2] {
        let sum = self.sum.as_ref().map_or(0.0, |sum| (sum.chars().count() as f32 + 1.0) * size * SUM * WIDE);
        [self.title.chars().count() as f32 * size * WIDE, sum]
    }

    /// Returns its width with padding.
    pub(super) fn width(&self, size: f32) -> f32 {
        self.widths(size).iter().sum::<f32>() + size * 0.7
    }
}

/// Height of a sum, as a share of that of the outcome before it.
pub(super) const SUM: f32 = 0.72;

/// Returns the ground and the ink of an outcome: gloves for a save, chalk for a ball that is won, a referee's card for
/// an offence, the side's kit for a goal and for an attack that goes on, navy for all that comes to nothing.
fn colours(stamp: ResultStamp, side: Option<Seat>) -> (Rgb, Rgb) {
    match (stamp, side) {
        (ResultStamp::Saved, _) => (KEEPER, INK),
        (ResultStamp::Stopped | ResultStamp::Blocked | ResultStamp::BallWon | ResultStamp::Cancelled, _) => {
            (CHALK, INK)
        }
        (ResultStamp::Foul | ResultStamp::YellowCard, _) => (BOOKING, INK),
        (
            ResultStamp::Goal | ResultStamp::Through | ResultStamp::BallKept | ResultStamp::Marked,
            Some(side),
        ) => (kit(side).1, CHALK),
        _ => (NAVY, CHALK),
    }
}

impl Strip {
    /// Lays a sentence out in letters of at most that height: smaller ones before a third line.
    pub(super) fn of(words: &str, size: f32, outcome: Option<Outcome>) -> Self {
        let mut strip = Self { lines: Vec::new(), size, outcome };
        loop {
            let room = MAX_LINE_WIDTH - strip.before();
            strip.lines = balanced(words, (room / (strip.size * LETTER)) as usize);
            if strip.lines.len() <= 2 || strip.size < SMALLEST {
                return strip;
            }
            strip.size *= 0.93;
        }
    }

    /// Returns the width of the outcome with the gap behind it.
    pub(super) fn before(&self) -> f32 {
        self.outcome.as_ref().map_or(0.0, |outcome| outcome.width(self.size * CHIP) + 20.0)
    }

    pub(super) fn width(&self) -> f32 {
        let longest = self.lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
        self.before() + longest as f32 * self.size * LETTER + 48.0
    }

    pub(super) fn height(&self) -> f32 {
        self.lines.len() as f32 * self.size * LINE + PAD
    }
}

/// Breaks a sentence into as few lines of at most `most` characters as possible, of about the same length: no word
/// stands alone.
fn balanced(words: &str, most: usize) -> Vec<String> {
    let full = lines(words, most);
    let even = words.chars().count().div_ceil(full.len().max(1));
    let shorter = (even..most).map(|most| lines(words, most)).find(|lines| lines.len() == full.len());
    shorter.unwrap_or(full)
}

/// Breaks a sentence into lines of at most `most` characters.
fn lines(words: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::super::{BARE, sentence};
    use super::*;
    use crate::theme::UiScale;

    /// With large text, the longest sentence still lies below the heads of the cards and above the boards.
    #[test]
    fn the_longest_reveal_sentence_fits() {
        let longest = "x ".repeat(stage::reveal::MAX_REASON_CHARS / 2);
        for text in [1.0, 1.5, 2.0] {
            let outcome = Outcome {
                title: "GEHALTEN".into(),
                sum: Some("3 + 2 + 1 = 6".into()),
                fill: NAVY,
                ink: CHALK,
            };
            for outcome in [None, Some(outcome)] {
                let strip = Strip::of(&longest, sentence(UiScale { fit: 0.67, text }), outcome);
                assert!(strip.lines.len() <= 2 && strip.width() <= 1280.0, "{text}: {} wide", strip.width());
                assert!(strip.height() < BARE + 30.0, "{text}: {} high", strip.height());
            }
        }
    }

    #[test]
    fn no_word_of_a_sentence_stands_alone() {
        let sentence = "A block here would stop a pass, but not a one-two that goes round it.";
        let [first, second] = &balanced(sentence, 66)[..] else { panic!("two lines") };
        assert!(first.len().abs_diff(second.len()) < 12, "{first} / {second}");
        assert_eq!(balanced(sentence, 80), [sentence]);
        assert!(balanced("", 80).is_empty());
    }

    #[test]
    fn a_sentence_breaks_between_words() {
        assert_eq!(lines("Block stops a Pass, not a One-Two.", 80).len(), 1);
        assert_eq!(
            lines("Block stops a Pass, not a One-Two.", 20),
            ["Block stops a Pass,", "not a One-Two."]
        );
    }
}
