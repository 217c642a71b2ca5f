//! Notebooks at the table, for every game whose best bot keeps one.

use super::*;
use crate::dyn_match::DynMatch;
use ai::opponent_model::{Notebook, NotebookError};
use ai::testing::{play_against, with_notebook};
use ai::{Budget, HasBots};
use engine::{BySeat, Game, MatchRng, NullSink, Record};
use stage::scene::Audience;
use words::DisplayText;

/// Plays a match of a bot with a notebook at home. Returns its record, and the notebook after it.
fn played<G: HasBots>(difficulty: Difficulty, before: &Notebook, seed: u64) -> (Record, Option<Notebook>) {
    let options = G::Options::default();
    let mut record = Record::new::<G>(&options, seed).unwrap();
    let mut state = G::setup(&options, seed, &mut NullSink).unwrap();
    let mut bot = G::bot_with(difficulty, Seat::Home, &options, before).unwrap();
    let mut rival = G::bot(Difficulty::Rookie, Seat::Away, &options);
    let (mut legal, mut own) = (Vec::new(), BySeat::new(0, 0));
    while let Some(seat) = state.seats_to_move().first() {
        legal.clear();
        state.legal(seat, &mut legal);
        let chooser = if seat == Seat::Home { &mut bot } else { &mut rival };
        let mut chance = MatchRng::of_decision(seed, seat, own[seat]);
        own[seat] += 1;
        let budget = Budget::Iterations(Difficulty::WorldClass.iterations());
        let choice = chooser.choose(&state.view(seat), &legal, budget, &mut chance);
        record.actions.push((seat, choice.action.to_string()));
        state.apply(seat, &choice.action, &mut NullSink).unwrap();
    }
    (record, bot.notebook(&state.view(Seat::Home)))
}

/// Returns the choices of a modelling bot with a notebook at the table, recreated now and then if `anew` is true.
fn at_the_table(
    game: &dyn DynGame,
    notebook: &Notebook,
    seed: u64,
    anew: bool,
) -> Vec<(String, DisplayText)> {
    let audience = Audience { seat: Seat::Home, shared: true };
    let (mut live, _) = game.start("", seed, audience).unwrap();
    let reader =
        |live: &dyn DynMatch| live.bot_with(game.notebook_difficulty().unwrap(), Seat::Home, notebook);
    let mut bot = reader(live.as_ref());
    let mut rival = live.bot(Difficulty::Rookie, Seat::Away);
    let mut choices = Vec::new();
    while let Some(seat) = live.seats_to_move().first() {
        if anew && choices.len() % 6 == 5 {
            bot = reader(live.as_ref());
        }
        let question = live.question(seat);
        let chooser = if seat == Seat::Home { &mut bot } else { &mut rival };
        let choice = chooser.answer(&question, Budget::Iterations(Difficulty::WorldClass.iterations()));
        live.submit(seat, &choice.0, audience).unwrap();
        if seat == Seat::Home {
            choices.push((choice.0.to_string(), choice.1));
        }
    }
    choices
}

/// Asserts that a notebook has the same effect at the table as in matches between bots.
fn notebooks_are_sound_at_the_table<G: HasBots>() {
    let Some(blank) = G::empty_notebook() else { return };
    let mut notebook = blank.clone();
    for seed in 0..20 {
        notebook = play_against::<G>(with_notebook(&notebook), Difficulty::Rookie, seed).1.unwrap();
    }
    let game = find(G::ID).unwrap();
    assert_eq!(
        (game.notebook_difficulty(), game.empty_notebook()),
        (Some(Difficulty::WorldClass), Some(blank.clone()))
    );
    // What a record leads to is what the bot that played it has noted.
    for (seed, difficulty) in
        [(0, Difficulty::WorldClass), (1, Difficulty::WorldClass), (2, Difficulty::Amateur)]
    {
        let (record, noted) = played::<G>(difficulty, &notebook, seed);
        assert_eq!(
            game.noted_after(&record, difficulty, Seat::Home, &notebook),
            noted,
            "{} seed {seed}",
            G::ID
        );
        let anew = game.noted_after(&record, difficulty, Seat::Home, &blank);
        assert_eq!(anew.map(|notebook| notebook.matches()), noted.map(|_| 1));
    }
    // A bot recreated in mid-match chooses with its notebook like the original.
    let by = |notebook: &Notebook, anew| at_the_table(game, notebook, 3, anew);
    assert_eq!(by(&notebook, true), by(&notebook, false), "{}", G::ID);
    assert_ne!(by(&notebook, false), by(&blank, false), "{}: it is of no use", G::ID);
}

#[test]
fn a_notebook_has_the_same_effect_at_the_table_as_between_bots() {
    macro_rules! every {
        ($($game:ty),+ $(,)?) => { $(notebooks_are_sound_at_the_table::<$game>();)+ };
    }
    for_each_game!(every);
}

#[test]
fn a_game_without_a_modelling_bot_keeps_no_notebook() {
    use engine::toy::{Options, ToyGame};
    assert!(ToyGame::empty_notebook().is_none() && ToyGame::notebook_difficulty().is_none());
    let text = "(version: 1, game: \"toy\", matches: 0, notes: ())";
    let notebook = Notebook::read(text).unwrap();
    let error = ToyGame::bot_with(Difficulty::Pro, Seat::Home, &Options::default(), &notebook).err();
    assert_eq!(error, Some(NotebookError::NotKept { game: ToyGame::ID }));
    assert!(
        play_against::<ToyGame>(
            ToyGame::bot(Difficulty::Pro, Seat::Home, &Options::default()),
            Difficulty::Random,
            1
        )
        .1
        .is_none()
    );
}
