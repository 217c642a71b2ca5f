//! Five-a-Side: five football card games, and a sixth of our own, at one floodlit table. This page is the tour.
//!
//! The crate has three layers; a lower layer never depends on a higher one:
//!
//! 1. **Rules.** [`engine`] is the contract between the rules of a game and everything else; [`games`] holds the
//!    games, each in a folder of its own. Plain Rust: no window, no clock, no chance but the match's own.
//! 2. **Bots and presentation.** [`ai`] holds the bots, which see a view and never a state. [`stage`] is the vocabulary
//!    in which a game describes the look and sound of its events. [`games::dyn_game`] is the type-erased interface:
//!    behind it a game has no types of its own, only texts, scenes and beats. [`levels`] reads scenarios, [`places`]
//!    finds the shipped data, [`competition`] runs leagues and cups, [`store`] keeps matches and settings, and [`cli`]
//!    is the command line.
//! 3. **The app**, behind the feature of that name: window, table, sound, HUD and the renderer of card texts. Without
//!    the feature, everything above still builds, without Bevy.
//!
//! # A match through the contract
//! A game *owes* decisions to seats, lists what is *legal*, *applies* one action at a time and tells *events*. Here
//! chance plays Soccer 17 from the toss to the final whistle:
//!
//! ```
//! use five_a_side::engine::{EventLog, Game, MatchRng};
//! use five_a_side::games::soccer17::{Options, Soccer17};
//!
//! let mut chance = MatchRng::new(17);
//! let mut events = EventLog::default();
//! let mut game = Soccer17::setup(&Options::default(), 1, &mut events)?;
//! while let Some(seat) = game.owed().first() {
//!     let Some(action) = game.sample(seat, &mut chance) else { break };
//!     game.apply(seat, &action, &mut events)?;
//! }
//! let outcome = game.outcome().expect("nobody owes a decision, so it is over");
//! assert_eq!(outcome.score, game.score());
//! assert!(events.0.len() > 64, "two halves of 16 turns, and every turn tells more than one thing");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The same behind the seam
//! The table and the command line know no game by its type. They find it in the one list, by its id:
//!
//! ```
//! use five_a_side::ai::Level;
//! use five_a_side::engine::BySeat;
//! use five_a_side::games;
//!
//! let arena = games::named("soccer17")?.arena("(match: Cup)")?;
//! let played = arena.play_match(1, BySeat::new(Level::Random, Level::Random), true)?;
//! assert!(played.outcome.winner.is_some(), "a cup match is never drawn");
//!
//! // The record alone tells the same match again.
//! let record = played.record.expect("it was asked for");
//! let replayed = games::named(&record.game)?.replay(&record)?;
//! assert_eq!(replayed.outcome, Some(played.outcome));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod ai;
pub mod between;
pub mod cli;
pub mod club;
pub mod clubs;
pub mod colour;
pub mod competition;
pub mod controller;
pub mod engine;
pub mod games;
pub mod letters;
pub mod levels;
pub mod people;
pub mod places;
pub mod plane;
pub mod reading;
pub mod stage;
pub mod store;
pub mod words;

#[cfg(feature = "app")]
pub mod app;
#[cfg(feature = "app")]
pub mod audio;
#[cfg(feature = "press")]
pub mod card_text_renderer;
#[cfg(feature = "press")]
pub mod club_art;
#[cfg(feature = "app")]
pub mod flow;
#[cfg(feature = "app")]
pub mod hud;
#[cfg(feature = "app")]
pub mod screens;
#[cfg(feature = "app")]
pub mod session;
#[cfg(feature = "app")]
pub mod table;
#[cfg(feature = "app")]
pub mod theme;
#[cfg(feature = "app")]
pub mod widgets;
