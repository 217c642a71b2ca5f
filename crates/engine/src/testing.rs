//! What tests of every game share: conformance to the [`Game`] contract over random matches, scripts of decisions with
//! the events that must follow, and the figures of a rule sheet.

use super::playthrough::format_event;
use super::{
    EventLog, EventSink, Game, IllegalAction, LegalListing, MAX_DECISIONS, MatchRng, NullSink, Record, Seat,
    SeatSet,
};

/// The extent of a conformance run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ConformanceReport {
    /// Number of matches played to their end.
    pub matches: u64,
    /// Number of decisions taken.
    pub decisions: u64,
}

/// Plays random matches until `decisions` decisions are taken, and checks every invariant of [`Game`] on the way.
///
/// # Errors
/// The first broken invariant, with the seed and the number of the decision.
pub fn conformance<G: Game>(
    options: &G::Options,
    seed: u64,
    decisions: u64,
) -> Result<ConformanceReport, String> {
    let mut done = ConformanceReport::default();
    let mut rng = MatchRng::new(seed);
    while done.decisions < decisions {
        let match_seed = seed.wrapping_add(done.matches);
        let taken = one_match::<G>(options, match_seed, &mut rng)
            .map_err(|error| format!("{} with seed {match_seed} and {options:?}: {error}", G::ID))?;
        done.decisions += taken;
        done.matches += 1;
    }
    Ok(done)
}

/// Plays one match guided by these bytes, two for each decision, and returns its record.
///
/// The match ends when it is over or the bytes are used up. Any bytes give legal actions only. The invariants of
/// [`Game`] are checked before those decisions that the bytes select, since a check costs more than many decisions.
///
/// # Errors
/// The first broken invariant, with the number of the decision.
pub fn guided<G: Game>(options: &G::Options, seed: u64, bytes: &[u8]) -> Result<Record, String> {
    let mut record = Record::new::<G>(options, seed).map_err(|e| e.to_string())?;
    let mut state = G::setup(options, seed, &mut NullSink).map_err(|e| e.to_string())?;
    let mut rng = MatchRng::new(!seed);
    for (n, two) in bytes.as_chunks::<2>().0.iter().enumerate() {
        let owed = state.seats_to_move();
        let Some(first) = owed.first() else { break };
        let seat = if owed == SeatSet::BOTH && two[0] >= 128 { Seat::Away } else { first };
        let error = |what: String| format!("decision {} ({seat}): {what}", n + 1);
        if two[0].is_multiple_of(4) {
            check_legal(&state, &mut rng).map_err(error)?;
        }
        if two[0].is_multiple_of(32) {
            check_refusals(&state, options, &mut rng).map_err(error)?;
            check_views(&state, &mut rng).map_err(error)?;
        }
        let mut legal = Vec::new();
        let which = u16::from_be_bytes(*two) & 0x7fff;
        let action = match state.legal(seat, &mut legal) {
            LegalListing::Whole => legal.get(usize::from(which) % legal.len().max(1)).cloned(),
            LegalListing::Sampled => state.sample(seat, &mut MatchRng::new(u64::from(which))),
        };
        let action = action.ok_or_else(|| error("owed, but nothing is legal".into()))?;
        state
            .apply(seat, &action, &mut NullSink)
            .map_err(|e| error(format!("{action} is legal but refused: {e}")))?;
        record.actions.push((seat, action.to_string()));
    }
    Ok(record)
}

/// Plays a script: decisions such as `H Pass` of home and `A Block` of away, separated by `;`. Returns the texts of its
/// events.
#[track_caller]
#[must_use]
pub fn play_script<G: Game>(state: &mut G, script: &str) -> Vec<String> {
    let mut log = EventLog::default();
    for step in script.split(';').map(str::trim).filter(|step| !step.is_empty()) {
        let (side, action) =
            step.split_once(' ').unwrap_or_else(|| panic!("{step}: expected a side and an action"));
        let seat = if side == "H" { Seat::Home } else { Seat::Away };
        let action = action.parse().unwrap_or_else(|e| panic!("{step}: {e}"));
        state.apply(seat, &action, &mut log).unwrap_or_else(|e| panic!("{step}: {e}"));
    }
    log.0.iter().map(format_event).collect()
}

/// Checks the events of a script. `expected` holds pieces of their texts, separated by ` | `, in this order with
/// anything between. No event may begin with a piece after `!`. A piece after `?` is what [`asked`] returns in the end.
#[track_caller]
pub fn expect_events(script: &str, events: &[String], asked: &str, expected: &str) {
    let mut rest = events;
    for piece in expected.split(" | ").map(str::trim).filter(|piece| !piece.is_empty()) {
        if let Some(never) = piece.strip_prefix('!') {
            assert!(
                !events.iter().any(|e| e.starts_with(never)),
                "{script}: `{never}` was told: {events:#?}"
            );
        } else if let Some(question) = piece.strip_prefix('?') {
            assert_eq!(asked, question.trim(), "{script}: {events:#?}");
        } else {
            let Some(at) = rest.iter().position(|event| event.contains(piece)) else {
                panic!("{script}: `{piece}` was not told (in this order): {events:#?}");
            };
            rest = &rest[at + 1..];
        }
    }
}

/// Returns the legal actions of each side that is asked, such as `H: Pass, OneTwo; A: Block`.
#[must_use]
pub fn asked<G: Game>(state: &G) -> String {
    let side = |seat: Seat| {
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        let legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
        format!("{}: {}", if seat == Seat::Home { "H" } else { "A" }, legal.join(", "))
    };
    state.seats_to_move().iter().map(side).collect::<Vec<_>>().join("; ")
}

/// Returns the refusal of an action, with its clause. It changes nothing, and [`Game::check`] says the same.
#[track_caller]
#[must_use]
pub fn refused<G: Game>(state: &G, seat: Seat, action: &str) -> String {
    let (mut after, mut log) = (state.clone(), EventLog::default());
    let parsed = action.parse().unwrap_or_else(|e| panic!("{action}: {e}"));
    let Err(refusal) = after.apply(seat, &parsed, &mut log) else { panic!("{action} is legal") };
    assert!(after == *state && log.0.is_empty(), "{action}: a refusal changed something");
    assert!(
        state.check(seat, &parsed).as_ref() == Err(&refusal),
        "{action}: checked, it is not refused alike"
    );
    IllegalAction::from(refusal).to_string()
}

/// Plays matches with the seeds from 0, and tells `count` their events; `choose` decides for both sides.
pub fn play_matches<G: Game>(
    matches: u32,
    rng: &mut MatchRng,
    options: impl Fn(&mut MatchRng) -> G::Options,
    count: &mut impl EventSink<G>,
    mut choose: impl FnMut(&G, Seat, &mut MatchRng) -> G::Action,
) {
    for seed in 0..u64::from(matches) {
        let mut state = G::setup(&options(rng), seed, count).unwrap_or_else(|e| panic!("{e}"));
        while let Some(seat) = state.seats_to_move().first() {
            let action = choose(&state, seat, rng);
            state.apply(seat, &action, count).unwrap_or_else(|e| panic!("{action}: {e}"));
        }
    }
}

/// Checks that a mean of `of` values is within four standard errors of a rule sheet's figure, which is rounded to
/// `digit`.
#[track_caller]
pub fn expect_mean(what: &str, sum: f64, of: u32, expected: f64, deviation: f64, digit: f64) {
    let mean = sum / f64::from(of);
    let room = 4.0 * deviation / f64::from(of).sqrt() + digit / 2.0;
    assert!((mean - expected).abs() <= room, "{what}: {mean:.4}, expected {expected} within {room:.4}");
}

/// Checks that a share of `of` is within four standard errors of a rule sheet's figure, which is rounded to `digit`.
#[track_caller]
pub fn expect_share(what: &str, n: u32, of: u32, expected: f64, digit: f64) {
    expect_mean(what, f64::from(n), of, expected, (expected * (1.0 - expected)).sqrt(), digit);
}

fn one_match<G: Game>(options: &G::Options, seed: u64, rng: &mut MatchRng) -> Result<u64, String> {
    let mut log = EventLog::default();
    let mut state = G::setup(options, seed, &mut log).map_err(|e| e.to_string())?;
    let mut twin = state.clone();
    let mut n = 0;
    while let Some(seat) = pick_seat(state.seats_to_move(), rng) {
        n += 1;
        if n > MAX_DECISIONS {
            return Err(format!("no end after {MAX_DECISIONS} decisions"));
        }
        let error = |what: String| format!("decision {n} ({seat}): {what}");
        if state.outcome().is_some() {
            return Err(error("an outcome although a decision is owed".into()));
        }
        check_legal(&state, rng).map_err(error)?;
        // These checks are expensive, so they run only now and then.
        if rng.below(8) == 0 {
            check_refusals(&state, options, rng).map_err(error)?;
            check_views(&state, rng).map_err(error)?;
        }
        let action = state.sample(seat, rng).ok_or_else(|| error("nothing to sample".into()))?;
        let text = action.to_string();
        if text.parse::<G::Action>().as_ref() != Ok(&action) {
            return Err(error(format!("`{text}` does not read back as {action:?}")));
        }
        state
            .apply(seat, &action, &mut log)
            .map_err(|e| error(format!("{text} is legal but refused: {e}")))?;
        twin.apply(seat, &action, &mut NullSink)
            .map_err(|e| error(format!("{text} refused unheard: {e}")))?;
        if state != twin {
            return Err(error(format!("{text}: a listener changes the match")));
        }
    }
    let outcome = state.outcome().ok_or("nothing is owed, yet there is no outcome")?;
    if outcome.score != state.score() {
        return Err("the outcome's score is not the state's".into());
    }
    check_views(&state, rng)?;
    Ok(n)
}

fn pick_seat(owed: SeatSet, rng: &mut MatchRng) -> Option<Seat> {
    if owed == SeatSet::BOTH { Some(rng.toss()) } else { owed.first() }
}

fn check_legal<G: Game>(state: &G, rng: &mut MatchRng) -> Result<(), String> {
    for seat in Seat::BOTH {
        let mut legal = Vec::new();
        let listing = state.legal(seat, &mut legal);
        let owed = state.seats_to_move().contains(seat);
        match listing {
            LegalListing::Whole if legal.is_empty() == owed => {
                return Err(format!("{seat}: owed is {owed}, but {} actions are legal", legal.len()));
            }
            LegalListing::Sampled if !owed => {
                return Err(format!("{seat}: too much to list, but nothing is owed"));
            }
            LegalListing::Whole | LegalListing::Sampled => {}
        }
        let texts: Vec<String> = legal.iter().map(ToString::to_string).collect();
        if !texts.is_sorted() || legal.windows(2).any(|w| w[0] >= w[1]) {
            return Err(format!("{seat}: legal actions are not sorted as text: {texts:?}"));
        }
        let drawn = state.sample(seat, rng);
        if drawn.is_some() != owed {
            return Err(format!("{seat}: owed is {owed}, but {drawn:?} was sampled"));
        }
        if listing == LegalListing::Whole
            && let Some(drawn) = &drawn
            && !legal.contains(drawn)
        {
            return Err(format!("{seat}: {drawn} was sampled, but is not listed"));
        }
        for action in legal.iter().chain(&drawn) {
            check_legality(state, seat, action, Some(true))?;
        }
    }
    Ok(())
}

/// Checks that `check` and `apply` agree on the action and that a refusal changes nothing.
///
/// Returns true if the action is accepted, which must match `expected` if that is known.
fn check_legality<G: Game>(
    state: &G,
    seat: Seat,
    action: &G::Action,
    expected: Option<bool>,
) -> Result<bool, String> {
    let foretold = state.check(seat, action);
    let mut after = state.clone();
    let mut log = EventLog::default();
    let found = after.apply(seat, action, &mut log);
    if foretold != found {
        return Err(format!("{seat} {action}: check says {foretold:?}, apply {found:?}"));
    }
    match (&found, expected) {
        (Err(refusal), Some(true)) => Err(format!("{seat} {action} is legal but refused: {refusal}")),
        (Ok(()), Some(false)) => Err(format!("{seat} {action} is not listed, but accepted")),
        (Err(_), _) if after != *state || !log.0.is_empty() => {
            Err(format!("{seat} {action} was refused, but changed something"))
        }
        _ => Ok(found.is_ok()),
    }
}

/// Tries actions from another match of the same game.
///
/// An action that is not listed must be refused and change nothing. If the choice is too big to list, a determinization
/// must accept and refuse the same actions as the real state.
fn check_refusals<G: Game>(state: &G, options: &G::Options, rng: &mut MatchRng) -> Result<(), String> {
    let mut other = G::setup(options, rng.seed(), &mut NullSink).map_err(|e| e.to_string())?;
    for _ in 0..=rng.below(60) {
        let Some(seat) = pick_seat(other.seats_to_move(), rng) else { break };
        let Some(action) = other.sample(seat, rng) else { break };
        for seat in Seat::BOTH {
            let mut legal = Vec::new();
            let listing = state.legal(seat, &mut legal);
            let listed = legal.contains(&action);
            let known = (listed || listing == LegalListing::Whole).then_some(listed);
            let accepted = check_legality(state, seat, &action, known)?;
            if known.is_none() {
                let world = G::determinize(&state.view(seat), rng);
                check_legality(&world, seat, &action, Some(accepted))
                    .map_err(|e| format!("in a redrawn world, unlike the real one: {e}"))?;
            }
        }
        if other.apply(seat, &action, &mut NullSink).is_err() {
            break;
        }
    }
    Ok(())
}

/// Checks that a reshuffle changes nothing that either seat can observe.
///
/// Views, legal actions, seats that owe a decision, score, result and options all stay the same.
fn check_reshuffle<G: Game>(state: &G, rng: &mut MatchRng) -> Result<(), String> {
    let mut other = state.clone();
    other.resample_hidden_future(rng);
    for seat in Seat::BOTH {
        if other.view(seat) != state.view(seat) {
            return Err(format!(
                "{seat}: after a reshuffle the view is another:\n{:?}\n{:?}",
                other.view(seat),
                state.view(seat)
            ));
        }
        let (mut before, mut after) = (Vec::new(), Vec::new());
        if state.legal(seat, &mut before) != other.legal(seat, &mut after) || before != after {
            return Err(format!(
                "{seat}: after a reshuffle something else is legal: {after:?}, not {before:?}"
            ));
        }
    }
    if (other.seats_to_move(), other.score(), other.outcome())
        != (state.seats_to_move(), state.score(), state.outcome())
    {
        return Err("a reshuffle changes who owes a decision, the score or the result".into());
    }
    if other.options() != state.options() {
        return Err("a reshuffle changes the options".into());
    }
    Ok(())
}

fn check_views<G: Game>(state: &G, rng: &mut MatchRng) -> Result<(), String> {
    check_reshuffle(state, rng)?;
    for seat in Seat::BOTH {
        let view = state.view(seat);
        let world = G::determinize(&view, rng);
        if world.view(seat) != view {
            return Err(format!(
                "{seat}: a redrawn world looks different:\n{:?}\n{view:?}",
                world.view(seat)
            ));
        }
        if world.seats_to_move() != state.seats_to_move() || world.score() != state.score() {
            return Err(format!("{seat}: a redrawn world owes or counts something else"));
        }
        let mut real = Vec::new();
        let mut drawn = Vec::new();
        let listing = state.legal(seat, &mut real);
        if world.legal(seat, &mut drawn) != listing || real != drawn {
            return Err(format!("{seat}: a redrawn world allows something else: {drawn:?} for {real:?}"));
        }
        if listing == LegalListing::Sampled {
            for (from, to) in [(state, &world), (&world, state)] {
                let Some(action) = from.sample(seat, rng) else { continue };
                check_legality(to, seat, &action, Some(true))
                    .map_err(|e| format!("sampled in a world that looks the same: {e}"))?;
            }
        }
    }
    Ok(())
}
