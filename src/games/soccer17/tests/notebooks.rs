//! Tests of the reader's notebook.

use super::*;
use crate::ai::opponent_model::Notebook;
use crate::games::notebooks::notebooks_are_sound;

#[test]
fn a_notebook_is_all_that_crosses_matches() {
    let foreign = "(version: 1, game: \"toy\", matches: 1, notes: ())";
    notebooks_are_sound::<Soccer17>(&Notebook::read(foreign).unwrap(), 0x74B8_5A11_3B34_AC9A);
}
