//! What is known of a game before any match, and never changes.

use super::chart::Chart;
use super::miniature::MiniatureItem;
use super::offer::Field;
use super::scene::Zone;
use crate::engine::Medal;

/// A game on one sheet: for the title screen, the rules page, competitions and the command line.
#[derive(Clone, Copy, Debug)]
pub struct Sheet {
    /// The name that players read.
    pub title: &'static str,
    /// One line for the title screen.
    pub tagline: &'static str,
    /// What it comes to, in one or two short sentences: 80 letters at most.
    pub aim: &'static str,
    /// Minutes a match takes, roughly.
    pub minutes: u32,
    /// Its table in miniature, for the title; what comes later lies on top.
    pub miniature: &'static [MiniatureItem],
    /// Faces for the rules page, the most telling ones first.
    pub cards: &'static [&'static str],
    /// The atlases that hold its cards in the usual set.
    pub atlases: &'static [&'static str],
    /// Every zone of its table.
    pub zones: &'static [Zone],
    /// The choices before the match.
    pub fields: &'static [Field],
    /// Options, in RON, of a match of a league of several sides, which may be drawn.
    pub league_match: &'static str,
    /// Options, in RON, of a cup match, which should have a winner.
    pub cup_match: &'static str,
    /// The leads that earn a medal, in goals, the lowest first; empty where there are none.
    pub medals: &'static [(u32, Medal)],
    /// The rules as drawn tables, made from the rule data; they stand before the words.
    pub charts: fn() -> Vec<Chart>,
    /// The rules in our own words, for the page that is one key away: headings and paragraphs.
    pub rules: &'static [(&'static str, &'static str)],
}
