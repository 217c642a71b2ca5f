//! Tests that players gain nothing by restarting a match: a bot created again, because a match is resumed or a decision
//! undone, acts like the bot before. They play through [`DynMatch`](crate::dyn_match::DynMatch), as the table does.

mod penalties;
mod soccer17;

use super::*;
use ai::{Budget, Difficulty, HasBots};
use engine::{BySeat, Game, MatchRng, NullSink, Seat};
use stage::scene::Audience;

const SCREEN: Audience = Audience { seat: Seat::Home, shared: false };

/// A player's knowledge of the uniform number with which a bot draws from its mixes, if that number were repeated.
struct Guess {
    low: f64,
    high: f64,
}

impl Guess {
    const NOTHING: Self = Self { low: 0.0, high: 1.0 };

    /// Returns the interval of numbers that draws each action.
    fn parts(mix: &[f64]) -> impl Iterator<Item = (f64, f64)> {
        mix.iter().scan(0.0, |sum, share| {
            let low = *sum;
            *sum += share;
            Some((low, *sum))
        })
    }

    /// Returns the probability of each action, given this knowledge.
    fn shares(&self, mix: &[f64]) -> Vec<f64> {
        let width = (self.high - self.low).max(f64::MIN_POSITIVE);
        Self::parts(mix)
            .map(|(low, high)| (high.min(self.high) - low.max(self.low)).max(0.0) / width)
            .collect()
    }

    /// Narrows the interval after an action was drawn; starts again if the observation contradicts it.
    fn learn(&mut self, mix: &[f64], drawn: usize) {
        let Some((low, high)) = Self::parts(mix).nth(drawn) else { return };
        let both = Self { low: low.max(self.low), high: high.min(self.high) };
        *self = if both.low < both.high { both } else { Self { low, high } };
    }
}

/// A sealed choice of a bot as seen by a player who knows the bot's mix.
struct MixedChoice<A> {
    /// The probability of each of its actions, in the order in which it draws.
    mix: Vec<f64>,
    /// The bot's actions.
    actions: Vec<A>,
    /// The player's actions, each with its value against each of the bot's actions.
    replies: Vec<(A, Vec<f64>)>,
}

/// A player of a game who can be tested with restarts.
trait RestartPlayer<G: Game> {
    /// Returns the sealed choice, if bot and player both owe one.
    fn mixed(&mut self, state: &G, bot: Seat) -> Option<MixedChoice<G::Action>>;
    /// Returns a sound action for any other decision.
    fn otherwise(&mut self, state: &G, me: Seat, rng: &mut MatchRng) -> G::Action;
}

/// The kind of player against the bot; all kinds know the bot's mix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RestartPlayerKind {
    /// Plays without restarts and assumes that every draw is new.
    Honest,
    /// Resumes the match from its record before every decision, and assumes that every draw is new.
    Resuming,
    /// Resumes the match from its record before every decision, so that the bot is created again. Assumes that draws
    /// are repeated, and learns from all draws so far.
    Restarting,
    /// Plays the same way against bots as earlier builds made them: a new bot restarted its random stream and had no
    /// memory. It shows that the test detects such an error.
    RestartingOfOld,
}

/// The result of a player's matches.
#[derive(Debug, Default)]
struct RestartResult {
    /// Points per match, 0..=1.
    points: f64,
    /// The rate of the bot's choices predicted above the expected rate, 0..=1, and four standard errors of it.
    foretold: (f64, f64),
}

/// Asserts that restarts gain neither points nor predictions against a bot, beyond chance. Asserts as well that the
/// test detects the gain that restarts had against bots of earlier builds.
fn nothing_is_gained<G: HasBots>(foe: &mut impl RestartPlayer<G>, difficulty: Difficulty, matches: u64) {
    let [honest, now, of_old] = [
        (RestartPlayerKind::Honest, matches),
        (RestartPlayerKind::Restarting, matches),
        (RestartPlayerKind::RestartingOfOld, matches / 8),
    ]
    .map(|(player, matches)| played(foe, difficulty, player, matches));
    let shares_text = format!("{}: honest {honest:?}, restarting {now:?}, of old {of_old:?}", G::ID);
    assert!(now.points < honest.points + 0.03, "{shares_text}");
    // A player who resumes but assumes nothing plays exactly the same matches.
    let [resuming, through] = [RestartPlayerKind::Resuming, RestartPlayerKind::Honest]
        .map(|player| played(foe, difficulty, player, matches / 8));
    assert_eq!(resuming.points, through.points, "{shares_text}");
    assert_eq!(resuming.foretold, through.foretold, "{shares_text}");
    assert!(now.foretold.0 < now.foretold.1, "{shares_text}");
    assert!(of_old.points > 0.9 && of_old.foretold.0 > 0.3, "{shares_text}");
    println!("{shares_text}");
}

/// Plays matches against a bot of a difficulty, always with the best response to the player's prediction.
fn played<G: HasBots>(
    foe: &mut impl RestartPlayer<G>,
    difficulty: Difficulty,
    player: RestartPlayerKind,
    matches: u64,
) -> RestartResult {
    let game = named(G::ID).unwrap();
    let mut rng = MatchRng::new(99);
    let mut made = RestartResult::default();
    let (mut hits, mut variance, mut tries) = (0.0, 0.0, 0.0);
    for seed in 0..matches {
        let me = Seat::BOTH[seed as usize % 2];
        let bot = !me;
        let (mut live, _) = game.start("", seed, SCREEN).unwrap();
        let mut guess = Guess::NOTHING;
        let mut there = live.bot(difficulty, bot);
        while !live.seats_to_move().is_empty() {
            if player != RestartPlayerKind::Honest {
                live = game.resume(live.record()).unwrap();
                there = live.bot(difficulty, bot);
            }
            let state: G = live.record().replay(&mut NullSink, |_, _, _, _, _| {}).unwrap();
            let mixed = live.seats_to_move().contains(me).then(|| foe.mixed(&state, bot)).flatten();
            // The bot makes its sealed choice first.
            let bots = live.seats_to_move().contains(bot).then(|| {
                if player != RestartPlayerKind::RestartingOfOld {
                    return there.answer(&live.question(bot), Budget::Iterations(1)).0.to_string();
                }
                let mut legal = Vec::new();
                state.legal(bot, &mut legal);
                let mut anew = G::bot(difficulty, bot, state.options());
                let mut chance = MatchRng::new(seed ^ (0x5EED << bot as u64));
                anew.choose(&state.view(bot), &legal, Budget::Iterations(1), &mut chance).action.to_string()
            });
            let mine = live.seats_to_move().contains(me).then(|| match &mixed {
                Some(MixedChoice { mix, replies, .. }) => {
                    let shares = guess.shares(mix);
                    let value =
                        |values: &[f64]| -> f64 { shares.iter().zip(values).map(|(s, w)| s * w).sum() };
                    let best = replies.iter().max_by(|(_, a), (_, b)| value(a).total_cmp(&value(b)));
                    best.unwrap().0.to_string()
                }
                None => foe.otherwise(&state, me, &mut rng).to_string(),
            });
            if let (Some(mixed), Some(did)) = (mixed, &bots) {
                let shares = guess.shares(&mixed.mix);
                let most = (0..shares.len()).max_by(|a, b| shares[*a].total_cmp(&shares[*b])).unwrap();
                let drawn = mixed.actions.iter().position(|action| action.to_string() == *did).unwrap();
                let promised = mixed.mix[most];
                hits += f64::from(u8::from(drawn == most)) - promised;
                variance += promised * (1.0 - promised);
                tries += 1.0;
                if matches!(player, RestartPlayerKind::Restarting | RestartPlayerKind::RestartingOfOld) {
                    guess.learn(&mixed.mix, drawn);
                }
            }
            for (seat, action) in [(bot, bots), (me, mine)] {
                action.iter().for_each(|action| drop(live.submit_text(seat, action, SCREEN).unwrap()));
            }
        }
        let winner = live.outcome().unwrap().winner;
        made.points += winner.map_or(0.5, |winner| f64::from(u8::from(winner == me))) / matches as f64;
    }
    made.foretold = (hits / tries, 4.0 * variance.sqrt() / tries);
    made
}

/// Returns a budget with which a whole match of every difficulty is quick. The bot that reuses its earlier search gets
/// its full number, because it uses at least that many when it recalls.
fn thought(difficulty: Difficulty) -> Budget {
    Budget::Iterations(if difficulty == Difficulty::WorldClass { difficulty.iterations() } else { 16 })
}

/// Bots that play from the kick-off and bots made in mid-match choose the same actions.
#[test]
fn a_recreated_bot_decides_like_the_original() {
    for game in GAMES {
        for difficulty in Difficulty::ALL {
            let (mut live, _) = game.start("", 11, SCREEN).unwrap();
            let mut bots = BySeat::from_fn(|seat| live.bot(difficulty, seat));
            let mut n = 0;
            while let Some(seat) =
                live.seats_to_move().iter().nth(n % live.seats_to_move().iter().count().max(1))
            {
                let question = live.question(seat);
                let chosen = bots[seat].answer(&question, thought(difficulty));
                if n % 23 == 7 {
                    let again = game.resume(live.record()).unwrap();
                    let anew = again.bot(difficulty, seat).answer(&again.question(seat), thought(difficulty));
                    assert_eq!(anew, chosen, "{} {difficulty}: decision {n}", game.id());
                    // Asking a bot twice does not change its answer.
                    assert_eq!(bots[seat].answer(&question, thought(difficulty)), chosen);
                }
                live.submit(seat, &chosen.0, SCREEN).unwrap();
                n += 1;
            }
            assert!(n > 8, "{}", game.id());
        }
    }
}

/// In a simultaneous choice the bot chooses the same, whether the person chooses first, undoes, tries every action, or
/// resumes the match later.
#[test]
fn a_secret_choice_does_not_depend_on_the_other_side() {
    let mut sealed = 0;
    for game in GAMES {
        let id = game.id();
        for difficulty in [Difficulty::Rookie, Difficulty::Amateur, Difficulty::Pro, Difficulty::WorldClass] {
            let (mut live, _) = game.start("", 3, SCREEN).unwrap();
            let mut bots = BySeat::from_fn(|seat| live.bot(difficulty, seat));
            let mut rounds = 0;
            while let Some(seat) = live.seats_to_move().first().filter(|_| rounds < 4) {
                let together = live.seats_to_move().iter().count() == 2;
                if !together && live.record().actions.len() > 40 {
                    break;
                }
                if !together || live.offers(Seat::Home).is_empty() {
                    let (action, _) = bots[seat].answer(&live.question(seat), thought(difficulty));
                    live.submit(seat, &action, SCREEN).unwrap();
                    continue;
                }
                let (me, bot) = (Seat::Home, Seat::Away);
                let (laid, _) = bots[bot].answer(&live.question(bot), thought(difficulty));
                for offer in live.offers(me) {
                    live.submit(me, &offer.action, SCREEN).unwrap();
                    let resumed = game.resume(live.record()).unwrap();
                    let fresh =
                        resumed.bot(difficulty, bot).answer(&resumed.question(bot), thought(difficulty));
                    assert_eq!(fresh.0, laid, "{id} {difficulty}: after {}", offer.action);
                    assert_eq!(bots[bot].answer(&live.question(bot), thought(difficulty)).0, laid);
                    assert!(live.undo(me), "{id}: a sealed choice is nobody's but its owner's");
                }
                let (mine, _) = bots[me].answer(&live.question(me), thought(difficulty));
                live.submit(bot, &laid, SCREEN).unwrap();
                live.submit(me, &mine, SCREEN).unwrap();
                rounds += 1;
            }
            sealed += usize::from(rounds == 4);
        }
    }
    assert!(sealed >= 12, "three games at least have sealed choices, at every level: {sealed}");
}
