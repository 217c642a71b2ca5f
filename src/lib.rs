//! Five-a-Side: five football card games, and a sixth of our own, at one floodlit table. This page is the tour.
//!
//! There are three layers. The first two are crates of the workspace, and a crate sees only the crates in its manifest:
//!
//! 1. **Rules.** The crate [`engine`] is the contract between the rules of a game and everything else. Each game is a
//!    crate of its own; its rules know the engine, and a tidy test separates them from the game's bots and stage. Plain
//!    Rust: no window, no clock, no chance but the match's own.
//! 2. **Words, bots and presentation.** [`words`] holds the texts. [`ai`] is what all bots have in common; they see a
//!    view and never a state. [`stage`] is the vocabulary in which a game describes the look and sound of its events.
//!    Each game's crate has its bots and its stage too. [`games`] lists the games, and [`games::dyn_game`] is the
//!    type-erased interface: behind it a game has no types of its own, only texts, scenes and animation steps.
//!    [`scenarios`] reads scenarios, [`competition`] runs leagues and cups, [`store`] keeps matches and settings, and
//!    [`cli`] is the command line.
//! 3. **The app**, this crate: window, table, sound and HUD. The crates of the first two layers build without Bevy.
//!
//! # A match through the contract
//! A game names the *seats to move*, lists what is *legal*, *applies* one action at a time and emits *events*. Here
//! chance plays Soccer 17 from the toss to the final whistle:
//!
//! ```
//! use engine::{EventLog, Game, MatchRng};
//! use games::soccer17::{Options, Soccer17};
//!
//! let mut chance = MatchRng::new(17);
//! let mut events = EventLog::default();
//! let mut game = Soccer17::setup(&Options::default(), 1, &mut events)?;
//! while let Some(seat) = game.seats_to_move().first() {
//!     let Some(action) = game.sample(seat, &mut chance) else { break };
//!     game.apply(seat, &action, &mut events)?;
//! }
//! let outcome = game.outcome().expect("no seat is to move, so the match is over");
//! assert_eq!(outcome.score, game.score());
//! assert!(events.0.len() > 64, "two halves of 16 turns, and every turn tells more than one thing");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The same behind the seam
//! The table and the command line know no game by its type. They find it in the one list, by its id:
//!
//! ```
//! use ai::Difficulty;
//! use engine::BySeat;
//!
//! let arena = games::named("soccer17")?.arena("(match: Cup)")?;
//! let played = arena.play_match(1, BySeat::new(Difficulty::Random, Difficulty::Random), true)?;
//! assert!(played.outcome.winner.is_some(), "a cup match is never drawn");
//!
//! // The record alone tells the same match again.
//! let record = played.record.expect("it was asked for");
//! let replayed = games::named(&record.game)?.replay(&record)?;
//! assert_eq!(replayed.outcome, Some(played.outcome));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod app;
pub mod audio;
pub mod flow;
pub mod hud;
pub mod rules;
pub mod screens;
pub mod session;
pub mod table;
pub mod theme;
pub mod widgets;
