//! Basics for every other crate: untrusted text ([`reading`]), the letters that the game's fonts have
//! ([`letters`]), colours ([`colour`]), points and rectangles ([`plane`]), clamping between bounds that may cross
//! ([`between`]), a value that replaces that of the process on one thread ([`thread_override`]), and the id by which
//! systems know the game ([`app_id`]).

pub mod app_id;
pub mod between;
pub mod colour;
pub mod letters;
pub mod plane;
pub mod reading;
pub mod thread_override;
