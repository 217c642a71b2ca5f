//! What every other crate may use: text from outside ([`reading`]), the letters that the game's fonts have
//! ([`letters`]), colours ([`colour`]), points and rectangles ([`plane`]), and clamping between bounds that may cross
//! ([`between`]).

pub mod between;
pub mod colour;
pub mod letters;
pub mod plane;
pub mod reading;
