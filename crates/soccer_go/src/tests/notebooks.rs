//! Tests of the reader's notebook.

use super::*;
use ai::opponent_model::Notebook;
use ai::testing::notebooks_are_sound;

#[test]
fn only_the_notebook_passes_from_match_to_match() {
    let foreign = "(version: 1, game: \"toy\", matches: 1, notes: ())";
    notebooks_are_sound::<SoccerGo>(&Notebook::read(foreign).unwrap(), 0x3EC7_336C_81DC_2288);
}
