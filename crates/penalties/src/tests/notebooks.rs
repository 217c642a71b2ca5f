//! Tests of the reader's notebook.

use super::*;
use crate::bots::reader::ModellingBot;
use ai::opponent_model::{Notebook, NotesSubject};
use ai::testing::{between_bots, notebooks_are_sound, play_against, with_notebook};
use ai::{Bot, Difficulty, HasBots};

#[test]
fn only_the_notebook_passes_from_match_to_match() {
    let foreign = "(version: 1, game: \"toy\", matches: 1, notes: ())";
    notebooks_are_sound::<Penalties>(&Notebook::read(foreign).unwrap(), 0x288D_2E6A_D801_CEF3);
}

/// Returns a notebook after that many matches against that difficulty.
fn notebook(difficulty: Difficulty, matches: u64) -> Notebook {
    let mut notebook = Penalties::empty_notebook().unwrap();
    for seed in 0..matches {
        notebook = play_against::<Penalties>(with_notebook(&notebook), difficulty, seed).1.unwrap();
    }
    notebook
}

/// Returns a shootout after that many random kicks.
fn anywhere(kicks: usize, seed: u64) -> Penalties {
    let mut state = after(7, "");
    let mut rng = MatchRng::new(seed);
    for _ in 0..kicks {
        let kicker = state.table.kicker();
        for seat in [kicker, !kicker] {
            let action = state.sample(seat, &mut rng).unwrap();
            state.apply(seat, &action, &mut NullSink).unwrap();
        }
    }
    state
}

/// Observations of one shootout count in the next as if it had gone on, whether or not the notebook was stored in
/// between.
#[test]
fn a_bot_with_a_notebook_predicts_as_in_one_long_match() {
    let (me, rival) = (Seat::Away, Seat::Home);
    let always_left = |kicks: usize| {
        let state = after(7, &"+".repeat(kicks));
        Penalties::bot(Difficulty::WorldClass, me, &Options::default()).notebook(&state.view(me)).unwrap()
    };
    let reads = [1, 3, 5, 7].map(|kicks| {
        let notebook = Notebook::read(&always_left(kicks).text()).unwrap();
        let there =
            ModellingBot::loaded(&notebook, rival).read(&after(7, "").view(me))[GoalPlace::Left as usize];
        let on = ModellingBot::default().read(&after(7, &"+".repeat(kicks + kicks % 2)).view(me))
            [GoalPlace::Left as usize];
        (there, on)
    });
    // More kicks make it surer, nearly as sure as in one match.
    assert!(reads.is_sorted_by(|a, b| a.0 < b.0), "{reads:?}");
    assert!(reads.iter().all(|(there, on)| (there - on).abs() < 0.15), "{reads:?}");
    // One bot that stayed, and one that was stored between any two of five shootouts.
    let mut stayed = Penalties::bot(Difficulty::WorldClass, me, &Options::default());
    let mut notebook = Penalties::empty_notebook().unwrap();
    for seed in 0..5 {
        let state = anywhere(8, seed);
        let loaded = Penalties::bot_with(Difficulty::WorldClass, me, &Options::default(), &notebook).unwrap();
        let [here, there] = [&stayed, &loaded].map(|bot| bot.notebook(&state.view(me)).unwrap());
        assert_eq!(here.text(), there.text());
        notebook = Notebook::read(&here.text()).unwrap();
        stayed = Penalties::bot_with(Difficulty::WorldClass, me, &Options::default(), &there).unwrap();
    }
}

/// The result of a kick is no habit, so it is not noted.
#[test]
fn a_notebook_holds_choices_only() {
    let [a, b] = ["++-+", "oo-o"].map(|kicks| {
        let state = after(5, kicks);
        Penalties::bot(Difficulty::WorldClass, Seat::Away, &Options::default())
            .notebook(&state.view(Seat::Away))
            .unwrap()
    });
    assert_eq!(a.text(), b.text());
    let words = Penalties::notebook_sentences(&a, &NotesSubject::Person).unwrap();
    assert_eq!(
        words[..3],
        [
            "You have met in one match.",
            "You kicked left twice in 2 kicks.",
            "You kicked to the same place again once in 1 try."
        ]
    );
    let ros = NotesSubject::Bot(words::DisplayText::verbatim("Ros"));
    let words = Penalties::notebook_sentences(&a, &ros).unwrap();
    assert_eq!(
        words[..2],
        ["Ros kicked left twice in 2 kicks.", "Ros kicked to the same place again once in 1 try."]
    );
}

#[test]
fn a_rival_with_a_notebook_is_beaten_more_often() {
    let (difficulty, options) = (Difficulty::Youth, Options::default());
    let notebook = notebook(difficulty, 12);
    let known = |seat| Penalties::bot_with(Difficulty::WorldClass, seat, &options, &notebook).unwrap();
    let stranger = |seat| Penalties::bot(Difficulty::WorldClass, seat, &options);
    let [known, stranger] = [&known as &dyn Fn(Seat) -> Box<dyn Bot<Penalties>>, &stranger].map(|reader| {
        between_bots(&options, 150, reader, &|seat| Penalties::bot(difficulty, seat, &options)).share()
    });
    assert!(known > stranger + 0.03, "{stranger:.3}, {known:.3}");
}
