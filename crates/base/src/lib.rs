//! Basics for every other crate: untrusted text ([`reading`]), the letters that the game's fonts have
//! ([`letters`]), colours ([`colour`]), points and rectangles ([`plane`]), clamping between bounds that may cross
//! ([`between`]), and a value that replaces that of the process on one thread ([`thread_override`]).

pub mod between;
pub mod colour;
pub mod letters;
pub mod plane;
pub mod reading;
pub mod thread_override;
