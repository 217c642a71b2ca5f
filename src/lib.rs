//! Five-a-Side: five football card games at one floodlit table.
pub mod stage;
