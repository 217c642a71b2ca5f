//! Tests of notebooks, for the games whose best bot keeps one: the notebook is all that a bot remembers of a rival from
//! one match to the next.

use crate::dyn_game::DynGame;
use crate::dyn_match::DynMatch;
use crate::find;
use ai::opponent_model::{LONGEST, Notebook, NotebookError};
use ai::{Bot, Budget, HasBots, Level};
use engine::rng::mix;
use engine::{BySeat, Game, MatchRng, NullSink, Record, Seat};
use stage::scene::Audience;
use words::DisplayText;

/// Plays a match of a bot at home against one of a level. Returns its decisions with their reasons, and its notebook.
pub(super) fn met<G: HasBots>(
    mut bot: Box<dyn Bot<G>>,
    rival: Level,
    seed: u64,
) -> (Vec<(String, DisplayText)>, Option<Notebook>) {
    let options = G::Options::default();
    let mut state = G::setup(&options, seed, &mut NullSink).unwrap();
    let mut rival = G::bot(rival, Seat::Away, &options);
    let mut chance = BySeat::from_fn(|seat| MatchRng::new(seed ^ (1 + seat as u64)));
    let (mut legal, mut choices) = (Vec::new(), Vec::new());
    while let Some(seat) = state.owed().first() {
        legal.clear();
        state.legal(seat, &mut legal);
        let chooser = if seat == Seat::Home { &mut bot } else { &mut rival };
        let choice = chooser.choose(&state.view(seat), &legal, Budget::Iterations(64), &mut chance[seat]);
        if seat == Seat::Home {
            choices.push((choice.action.to_string(), choice.reason));
        }
        state.apply(seat, &choice.action, &mut NullSink).unwrap();
    }
    let notebook = bot.notebook(&state.view(Seat::Home));
    (choices, notebook)
}

/// Plays a match of a bot with a notebook at home. Returns its record, and the notebook after it.
fn played<G: HasBots>(level: Level, before: &Notebook, seed: u64) -> (Record, Option<Notebook>) {
    let options = G::Options::default();
    let mut record = Record::new::<G>(&options, seed).unwrap();
    let mut state = G::setup(&options, seed, &mut NullSink).unwrap();
    let mut bot = G::bot_with(level, Seat::Home, &options, before).unwrap();
    let mut rival = G::bot(Level::Rookie, Seat::Away, &options);
    let (mut legal, mut own) = (Vec::new(), BySeat::new(0, 0));
    while let Some(seat) = state.owed().first() {
        legal.clear();
        state.legal(seat, &mut legal);
        let chooser = if seat == Seat::Home { &mut bot } else { &mut rival };
        let mut chance = MatchRng::of_decision(seed, seat, own[seat]);
        own[seat] += 1;
        let budget = Budget::Iterations(Level::WorldClass.iterations());
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
    let reader = |live: &dyn DynMatch| live.bot_with(game.reader().unwrap(), Seat::Home, notebook);
    let mut bot = reader(live.as_ref());
    let mut rival = live.bot(Level::Rookie, Seat::Away);
    let mut choices = Vec::new();
    while let Some(seat) = live.owed().first() {
        if anew && choices.len() % 6 == 5 {
            bot = reader(live.as_ref());
        }
        let question = live.question(seat);
        let chooser = if seat == Seat::Home { &mut bot } else { &mut rival };
        let choice = chooser.answer(&question, Budget::Iterations(Level::WorldClass.iterations()));
        live.submit(seat, &choice.0, audience).unwrap();
        if seat == Seat::Home {
            choices.push((choice.0.to_string(), choice.1));
        }
    }
    choices
}

/// Returns a bot with a notebook.
pub(super) fn made<G: HasBots>(notebook: &Notebook) -> Box<dyn Bot<G>> {
    G::bot_with(Level::WorldClass, Seat::Home, &G::Options::default(), notebook).unwrap()
}

/// Tests everything required of a game whose best bot keeps a notebook. `golden` is a hash of the decisions that it
/// makes without one.
pub(super) fn notebooks_are_sound<G: HasBots>(foreign: &Notebook, golden: u64) {
    let fresh = || G::bot(Level::WorldClass, Seat::Home, &G::Options::default());
    let blank = G::blank().unwrap();
    assert_eq!(G::noted(&blank).unwrap(), ["It has not met you yet."]);
    let decided: Vec<String> =
        (0..3).flat_map(|seed| met::<G>(fresh(), Level::Random, seed).0).map(|(action, _)| action).collect();
    let figures = decided.join(";").bytes().fold(0, |sum: u64, byte| mix(sum, u64::from(byte)));
    assert_eq!(figures, golden, "{}: decides otherwise than it did", G::ID);
    // A blank notebook changes nothing.
    for seed in 0..4 {
        let (plain, _) = met::<G>(fresh(), Level::Rookie, seed);
        let (with, _) = met::<G>(made(&blank), Level::Rookie, seed);
        assert_eq!(plain, with, "{} seed {seed}", G::ID);
    }
    // Over many matches, a saved and loaded notebook acts like the one in memory, and never gets too long.
    let mut notebook = blank.clone();
    for seed in 0..20 {
        let loaded = Notebook::read(&notebook.text()).unwrap();
        assert_eq!(loaded.text(), notebook.text());
        let (here, kept) = met::<G>(made(&notebook), Level::Rookie, seed);
        let (there, too) = met::<G>(made(&loaded), Level::Rookie, seed);
        assert_eq!(here, there, "{} seed {seed}", G::ID);
        let text = kept.as_ref().map(Notebook::text);
        assert_eq!(text, too.as_ref().map(Notebook::text));
        notebook = kept.unwrap();
        assert!(notebook.text().len() < LONGEST / 2, "{}", notebook.text());
    }
    assert_eq!(notebook.matches(), 20);
    let words = G::noted(&notebook).unwrap();
    assert!(words.len() > 2, "{words:?}");
    for sentence in words.iter().map(DisplayText::shown) {
        assert!(sentence.ends_with('.') && sentence.starts_with(char::is_uppercase), "{sentence}");
    }
    // A bot without the notebook remembers nothing.
    let forgot = met::<G>(fresh(), Level::Rookie, 3).0;
    assert_eq!(forgot, met::<G>(made(&blank), Level::Rookie, 3).0);
    assert_ne!(forgot, met::<G>(made(&notebook), Level::Rookie, 3).0, "{}: it is of no use", G::ID);
    let game = find(G::ID).unwrap();
    assert_eq!((game.reader(), game.blank_notebook()), (Some(Level::WorldClass), Some(blank.clone())));
    // What a record leads to is what the bot that played it has noted.
    for (seed, level) in [(0, Level::WorldClass), (1, Level::WorldClass), (2, Level::Amateur)] {
        let (record, noted) = played::<G>(level, &notebook, seed);
        let bot = (level, Seat::Home);
        assert_eq!(game.noted_after(&record, bot, &notebook), noted, "{} seed {seed}", G::ID);
        let anew = game.noted_after(&record, bot, &blank);
        assert_eq!(anew.map(|notebook| notebook.matches()), noted.map(|_| 1));
    }
    // A bot recreated in mid-match chooses with its notebook like the original.
    let by = |notebook: &Notebook, anew| at_the_table(game, notebook, 3, anew);
    assert_eq!(by(&notebook, true), by(&notebook, false), "{}", G::ID);
    assert_ne!(by(&notebook, false), by(&blank, false), "{}: it is of no use", G::ID);
    // Bots of other levels keep no notebook, and ignore one that they are given.
    for level in Level::ALL.into_iter().filter(|level| *level != Level::WorldClass) {
        let bot = G::bot_with(level, Seat::Home, &G::Options::default(), &notebook).unwrap();
        let (plain, none) = met::<G>(bot, Level::Rookie, 5);
        assert!(none.is_none(), "{} {level}", G::ID);
        let bot = G::bot(level, Seat::Home, &G::Options::default());
        assert_eq!(plain, met::<G>(bot, Level::Rookie, 5).0, "{} {level}", G::ID);
    }
    // Notebooks of other games and damaged ones are refused at every level.
    let strange = |notebook: &Notebook, expected: &str| {
        for level in Level::ALL {
            let error = G::bot_with(level, Seat::Home, &G::Options::default(), notebook).err().unwrap();
            assert!(error.to_string().starts_with(expected), "{error}");
        }
        assert!(G::noted(notebook).unwrap_err().to_string().starts_with(expected));
    };
    strange(foreign, "the notebook is of the game");
    let damaged = format!("(version: 1, game: {:?}, matches: 1, notes: (nonsense: 7))", G::ID);
    strange(&Notebook::read(&damaged).unwrap(), "the notes of the notebook: ");
}

#[test]
fn a_game_without_a_modelling_bot_keeps_no_notebook() {
    use engine::toy::{Options, ToyGame};
    assert!(ToyGame::blank().is_none() && ToyGame::reader().is_none());
    let text = "(version: 1, game: \"toy\", matches: 0, notes: ())";
    let notebook = Notebook::read(text).unwrap();
    let error = ToyGame::bot_with(Level::Pro, Seat::Home, &Options::default(), &notebook).err();
    assert_eq!(error, Some(NotebookError::NotKept { game: ToyGame::ID }));
    assert!(
        met::<ToyGame>(ToyGame::bot(Level::Pro, Seat::Home, &Options::default()), Level::Random, 1)
            .1
            .is_none()
    );
}
