//! Pictures that are made while the game runs: the words on cards ([`card_text_renderer`]), and what follows from a
//! club ([`club_art`]): the back of its cards and the portraits of its players.

pub mod card_text_renderer;
pub mod club_art;
