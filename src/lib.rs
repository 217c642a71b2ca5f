//! Five-a-Side: five football card games at one floodlit table.
pub mod stage;
/// Layer 3: what the player sees and hears.
#[cfg(feature = "app")]
pub mod table;
