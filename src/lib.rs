//! Five-a-Side: five football card games at one floodlit table.
pub mod ai;
pub mod engine;
pub mod games;
pub mod levels;
pub mod stage;
pub mod store;
pub mod who;

#[cfg(feature = "app")]
pub mod app;
#[cfg(feature = "app")]
pub mod audio;
#[cfg(feature = "app")]
pub mod hud;
#[cfg(feature = "app")]
pub mod screens;
#[cfg(feature = "app")]
pub mod session;
#[cfg(feature = "app")]
pub mod settings;
#[cfg(feature = "app")]
pub mod table;
#[cfg(feature = "app")]
pub mod theme;
