//! What tests of the bots of every game share: whole matches, the points of one bot against another, and notebooks, all
//! that a bot remembers of a rival from match to match.

#![allow(clippy::unwrap_used, reason = "code of tests")]

use crate::arena::{ArenaController, ArenaPlayer, ArenaPoints, BotMatchRequest};
use crate::opponent_model::{MAX_NOTEBOOK_BYTES, Notebook, NotesSubject};
use crate::{Bot, Budget, Difficulty, HasBots};
use engine::rng::mix;
use engine::{BySeat, MatchRng, NullSink, Seat};
use words::DisplayText;

/// Plays a match of a bot at home against one of a difficulty. Returns its decisions with their reasons, and its
/// notebook.
pub fn play_against<G: HasBots>(
    mut bot: Box<dyn Bot<G>>,
    rival: Difficulty,
    seed: u64,
) -> (Vec<(String, DisplayText)>, Option<Notebook>) {
    let options = G::Options::default();
    let mut state = G::setup(&options, seed, &mut NullSink).unwrap();
    let mut rival = G::bot(rival, Seat::Away, &options);
    let mut chance = BySeat::from_fn(|seat| MatchRng::new(seed ^ (1 + seat as u64)));
    let (mut legal, mut choices) = (Vec::new(), Vec::new());
    while let Some(seat) = state.seats_to_move().first() {
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

/// Returns that difficulty's mean points, 0..=1, against every benchmark bot, with `matches` matches at home and as
/// many away against each.
pub fn points_against_benchmarks<G: HasBots>(
    difficulty: Difficulty,
    options: &G::Options,
    matches: u64,
) -> f64 {
    let play = |benchmark, seed, me| {
        let mut players = BySeat::from_fn(|_| ArenaPlayer::Benchmark(benchmark));
        players[me] = ArenaPlayer::Bot(difficulty);
        ArenaPoints::of(&BotMatchRequest::<G>::new(options, seed, players).play().unwrap().outcome, me)
    };
    let benchmarks = 0..G::benchmark_bots().len();
    let pairs = benchmarks.flat_map(|benchmark| (0..matches).map(move |seed| (benchmark, seed)));
    let points: ArenaPoints =
        pairs.flat_map(|(benchmark, seed)| Seat::BOTH.map(|me| play(benchmark, seed, me))).sum();
    points.share()
}

/// Returns the mean points of one kind of bot against another, over `matches` matches at home and as many away. Each
/// has the budget of the best difficulty.
pub fn between_bots<G: HasBots>(
    options: &G::Options,
    matches: u64,
    one: &dyn Fn(Seat) -> Box<dyn Bot<G>>,
    other: &dyn Fn(Seat) -> Box<dyn Bot<G>>,
) -> ArenaPoints {
    let best = Difficulty::WorldClass;
    let play = |n: u64, me: Seat| {
        let controllers = BySeat::from_fn(|seat| {
            let bot = if seat == me { one(seat) } else { other(seat) };
            ArenaController::Bot(bot, Budget::Iterations(best.iterations()))
        });
        let request = BotMatchRequest::<G>::new(options, mix(77, n), BySeat::new(best, best));
        ArenaPoints::of(&request.play_with(controllers, |_, _, _, _, _| ()).unwrap().outcome, me)
    };
    (0..matches).flat_map(|n| Seat::BOTH.map(|me| play(n, me))).sum()
}

/// Asserts that a bot makes more than that share of the points, 0..=1, against the bot of a difficulty.
#[track_caller]
pub fn expect_points<G: HasBots>(
    bot: &dyn Fn(Seat) -> Box<dyn Bot<G>>,
    difficulty: Difficulty,
    matches: u64,
    least: f64,
) {
    let options = G::Options::default();
    let points = between_bots(&options, matches, bot, &|seat| G::bot(difficulty, seat, &options));
    assert!(points.share() > least, "{difficulty}: {points:?}");
}

/// Asserts that a bot's choice is a function of view, list and random numbers: the same for states that it cannot
/// distinguish. The bot of each difficulty plays a match at home against random decisions.
pub fn bots_decide_from_the_view_alone<G: HasBots>(options: &G::Options, budget: Budget) {
    for difficulty in Difficulty::ALL {
        let mut rng = MatchRng::new(5);
        let mut state = G::setup(options, 3, &mut NullSink).unwrap();
        let mut twins = [0, 1].map(|_| G::bot(difficulty, Seat::Home, options));
        while let Some(seat) = state.seats_to_move().first() {
            let mut legal = Vec::new();
            state.legal(seat, &mut legal);
            let action = if seat == Seat::Home {
                let world = G::determinize(&state.view(seat), &mut rng);
                let seed = rng.seed();
                let [a, b] = &mut twins;
                let a = a.choose(&state.view(seat), &legal, budget, &mut MatchRng::new(seed));
                let b = b.choose(&world.view(seat), &legal, budget, &mut MatchRng::new(seed));
                assert_eq!(a, b, "{difficulty}");
                a.action
            } else {
                state.sample(seat, &mut rng).unwrap()
            };
            state.apply(seat, &action, &mut NullSink).unwrap();
        }
    }
}

/// Returns a bot with a notebook.
pub fn with_notebook<G: HasBots>(notebook: &Notebook) -> Box<dyn Bot<G>> {
    G::bot_with(Difficulty::WorldClass, Seat::Home, &G::Options::default(), notebook).unwrap()
}

/// Asserts everything required of a game whose best bot keeps a notebook. `golden` is a hash of the decisions that it
/// makes without one.
pub fn notebooks_are_sound<G: HasBots>(foreign: &Notebook, golden: u64) {
    let fresh = || G::bot(Difficulty::WorldClass, Seat::Home, &G::Options::default());
    let blank = G::empty_notebook().unwrap();
    assert_eq!(G::notebook_sentences(&blank, &NotesSubject::Person).unwrap(), ["You have not met yet."]);
    let decided: Vec<String> = (0..3)
        .flat_map(|seed| play_against::<G>(fresh(), Difficulty::Random, seed).0)
        .map(|(action, _)| action)
        .collect();
    let figures = decided.join(";").bytes().fold(0, |sum: u64, byte| mix(sum, u64::from(byte)));
    assert_eq!(figures, golden, "{}: decides otherwise than it did", G::ID);
    // A blank notebook changes nothing.
    for seed in 0..4 {
        let (plain, _) = play_against::<G>(fresh(), Difficulty::Rookie, seed);
        let (with, _) = play_against::<G>(with_notebook(&blank), Difficulty::Rookie, seed);
        assert_eq!(plain, with, "{} seed {seed}", G::ID);
    }
    // Over many matches, a saved and loaded notebook acts like the one in memory, and never gets too long.
    let mut notebook = blank.clone();
    for seed in 0..20 {
        let loaded = Notebook::read(&notebook.text()).unwrap();
        assert_eq!(loaded.text(), notebook.text());
        let (here, kept) = play_against::<G>(with_notebook(&notebook), Difficulty::Rookie, seed);
        let (there, too) = play_against::<G>(with_notebook(&loaded), Difficulty::Rookie, seed);
        assert_eq!(here, there, "{} seed {seed}", G::ID);
        let text = kept.as_ref().map(Notebook::text);
        assert_eq!(text, too.as_ref().map(Notebook::text));
        notebook = kept.unwrap();
        assert!(notebook.text().len() < MAX_NOTEBOOK_BYTES / 2, "{}", notebook.text());
    }
    assert_eq!(notebook.matches(), 20);
    let ros = NotesSubject::Bot(DisplayText::verbatim("Ros"));
    for about in [NotesSubject::Person, ros] {
        let words = G::notebook_sentences(&notebook, &about).unwrap();
        assert!(words.len() > 2, "{words:?}");
        for sentence in words.iter().map(DisplayText::shown) {
            assert!(sentence.ends_with('.') && sentence.starts_with(char::is_uppercase), "{sentence}");
            assert_eq!(sentence.contains("Ros"), about != NotesSubject::Person, "{sentence}");
        }
    }
    // A bot without the notebook remembers nothing.
    let forgot = play_against::<G>(fresh(), Difficulty::Rookie, 3).0;
    assert_eq!(forgot, play_against::<G>(with_notebook(&blank), Difficulty::Rookie, 3).0);
    assert_ne!(
        forgot,
        play_against::<G>(with_notebook(&notebook), Difficulty::Rookie, 3).0,
        "{}: it is of no use",
        G::ID
    );
    // Bots of other difficulties keep no notebook, and ignore one that they are given.
    for difficulty in Difficulty::ALL.into_iter().filter(|difficulty| *difficulty != Difficulty::WorldClass) {
        let bot = G::bot_with(difficulty, Seat::Home, &G::Options::default(), &notebook).unwrap();
        let (plain, none) = play_against::<G>(bot, Difficulty::Rookie, 5);
        assert!(none.is_none(), "{} {difficulty}", G::ID);
        let bot = G::bot(difficulty, Seat::Home, &G::Options::default());
        assert_eq!(plain, play_against::<G>(bot, Difficulty::Rookie, 5).0, "{} {difficulty}", G::ID);
    }
    // Notebooks of other games and damaged ones are refused at every difficulty.
    let strange = |notebook: &Notebook, expected: &str| {
        for difficulty in Difficulty::ALL {
            let error = G::bot_with(difficulty, Seat::Home, &G::Options::default(), notebook).err().unwrap();
            assert!(error.to_string().starts_with(expected), "{error}");
        }
        assert!(
            G::notebook_sentences(notebook, &NotesSubject::Person)
                .unwrap_err()
                .to_string()
                .starts_with(expected)
        );
    };
    strange(foreign, "the notebook is of the game");
    let damaged = format!("(version: 1, game: {:?}, matches: 1, notes: (nonsense: 7))", G::ID);
    strange(&Notebook::read(&damaged).unwrap(), "the notes of the notebook: ");
}
