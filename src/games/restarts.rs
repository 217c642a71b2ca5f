//! Nobody gains by starting a match again: a bot that is made anew, because a match goes on or a decision is taken back,
//! is the bot that was there before. Played through the seam, as the table plays.

use super::{GAMES, named};
use crate::ai::{Budget, HasBots, Level};
use crate::engine::{BySeat, Game, MatchRng, Seat, Silent};
use crate::stage::scene::Audience;

const SCREEN: Audience = Audience { seat: Seat::Home, shared: false };

/// What somebody can find out about the number by which a bot draws from its mixes, if that number stays the same.
struct Guess {
    low: f64,
    high: f64,
}

impl Guess {
    const NOTHING: Self = Self { low: 0.0, high: 1.0 };

    /// Which numbers draw each of these.
    fn parts(mix: &[f64]) -> impl Iterator<Item = (f64, f64)> {
        mix.iter().scan(0.0, |sum, share| {
            let low = *sum;
            *sum += share;
            Some((low, *sum))
        })
    }

    /// How likely each of these is drawn.
    fn shares(&self, mix: &[f64]) -> Vec<f64> {
        let width = (self.high - self.low).max(f64::MIN_POSITIVE);
        Self::parts(mix)
            .map(|(low, high)| (high.min(self.high) - low.max(self.low)).max(0.0) / width)
            .collect()
    }

    /// That one was drawn. What does not fit is forgotten.
    fn learn(&mut self, mix: &[f64], drawn: usize) {
        let Some((low, high)) = Self::parts(mix).nth(drawn) else { return };
        let both = Self { low: low.max(self.low), high: high.min(self.high) };
        *self = if both.low < both.high { both } else { Self { low, high } };
    }
}

/// A sealed choice of a bot, to somebody who knows how it mixes.
pub(super) struct Mixed<A> {
    /// How often it draws each of its actions, in the order in which it draws.
    pub(super) mix: Vec<f64>,
    /// These actions.
    pub(super) actions: Vec<A>,
    /// What each own action comes to against each of them.
    pub(super) replies: Vec<(A, Vec<f64>)>,
}

/// A game in which a restarting player is tried.
pub(super) trait Foe<G: Game> {
    /// The sealed choice that the bot owes, and the player too.
    fn mixed(&mut self, state: &G, bot: Seat) -> Option<Mixed<G::Action>>;
    /// What the player does elsewhere: plays soundly.
    fn otherwise(&mut self, state: &G, me: Seat, rng: &mut MatchRng) -> G::Action;
}

/// Who plays against the bot; all of them know how it mixes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Player {
    /// Plays the match through, and takes every draw for a new one.
    Honest,
    /// The same, but goes on with the match from its record before every decision.
    Resuming,
    /// Goes on with the match from its record before every decision, so that the bot is made anew, takes its draws for
    /// repeated ones and remembers all that it has shown so far.
    Restarting,
    /// The same in the days when a bot made anew had its one stream of chance from the beginning and knew of nothing. Here
    /// for the test's sake: such a thing must be noticed.
    RestartingOfOld,
}

/// What a player made of some matches.
#[derive(Debug, Default)]
pub(super) struct Made {
    /// Points a match, 0..=1.
    pub(super) points: f64,
    /// By how much more of the bot's choices were foretold than its mixes promise, 0..=1, and four standard errors.
    pub(super) foretold: (f64, f64),
}

/// Starting again is worth nothing against that bot: neither a point more than honest play makes, but for chance, nor a
/// choice foretold; and what was once to be gained by it would be noticed.
pub(super) fn nothing_is_gained<G: HasBots>(foe: &mut impl Foe<G>, level: Level, matches: u64) {
    let [honest, now, of_old] =
        [(Player::Honest, matches), (Player::Restarting, matches), (Player::RestartingOfOld, matches / 8)]
            .map(|(player, matches)| played(foe, level, player, matches));
    let told = format!("{}: honest {honest:?}, restarting {now:?}, of old {of_old:?}", G::ID);
    assert!(now.points < honest.points + 0.03, "{told}");
    // Who just restarts, and believes nothing of it, plays the very same matches.
    let [resuming, through] =
        [Player::Resuming, Player::Honest].map(|player| played(foe, level, player, matches / 8));
    assert_eq!(resuming.points, through.points, "{told}");
    assert_eq!(resuming.foretold, through.foretold, "{told}");
    assert!(now.foretold.0 < now.foretold.1, "{told}");
    assert!(of_old.points > 0.9 && of_old.foretold.0 > 0.3, "{told}");
    println!("{told}");
}

/// Plays so many matches against a bot of that level, by the best answer to what the player thinks the bot will lay.
pub(super) fn played<G: HasBots>(foe: &mut impl Foe<G>, level: Level, player: Player, matches: u64) -> Made {
    let game = named(G::ID).unwrap();
    let mut rng = MatchRng::new(99);
    let mut made = Made::default();
    let (mut hits, mut variance, mut tries) = (0.0, 0.0, 0.0);
    for seed in 0..matches {
        let me = Seat::BOTH[seed as usize % 2];
        let bot = !me;
        let (mut live, _) = game.start("", seed, SCREEN).unwrap();
        let mut guess = Guess::NOTHING;
        let mut there = live.bot(level, bot);
        while !live.owed().is_empty() {
            if player != Player::Honest {
                live = game.resume(live.record()).unwrap();
                there = live.bot(level, bot);
            }
            let state: G = live.record().replay(&mut Silent, |_, _, _, _, _| {}).unwrap();
            let mixed = live.owed().has(me).then(|| foe.mixed(&state, bot)).flatten();
            // The bot seals first.
            let bots = live.owed().has(bot).then(|| {
                if player != Player::RestartingOfOld {
                    return there.answer(&live.question(bot), Budget::Iterations(1)).0;
                }
                let mut legal = Vec::new();
                state.legal(bot, &mut legal);
                let mut anew = G::bot(level, bot, state.options());
                let mut chance = MatchRng::new(seed ^ (0x5EED << bot as u64));
                anew.choose(&state.view(bot), &legal, Budget::Iterations(1), &mut chance).action.to_string()
            });
            let mine = live.owed().has(me).then(|| match &mixed {
                Some(Mixed { mix, replies, .. }) => {
                    let shares = guess.shares(mix);
                    let worth =
                        |worths: &[f64]| -> f64 { shares.iter().zip(worths).map(|(s, w)| s * w).sum() };
                    let best = replies.iter().max_by(|(_, a), (_, b)| worth(a).total_cmp(&worth(b)));
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
                if matches!(player, Player::Restarting | Player::RestartingOfOld) {
                    guess.learn(&mixed.mix, drawn);
                }
            }
            for (seat, action) in [(bot, bots), (me, mine)] {
                action.iter().for_each(|action| drop(live.submit(seat, action, SCREEN).unwrap()));
            }
        }
        let winner = live.outcome().unwrap().winner;
        made.points += winner.map_or(0.5, |winner| f64::from(u8::from(winner == me))) / matches as f64;
    }
    made.foretold = (hits / tries, 4.0 * variance.sqrt() / tries);
    made
}

/// So that a whole match of every level stays quick; a bot that remembers what it thought has at least as many when it
/// recalls.
fn thought(level: Level) -> Budget {
    Budget::Iterations(if level == Level::WorldClass { level.iterations() } else { 16 })
}

/// The bots that were there from the kick-off and bots made in the middle of the match choose alike.
#[test]
fn a_bot_made_anew_is_the_bot_that_was_there() {
    for game in GAMES {
        for level in Level::ALL {
            let (mut live, _) = game.start("", 11, SCREEN).unwrap();
            let mut bots = BySeat::from_fn(|seat| live.bot(level, seat));
            let mut n = 0;
            while let Some(seat) = live.owed().iter().nth(n % live.owed().iter().count().max(1)) {
                let question = live.question(seat);
                let chosen = bots[seat].answer(&question, thought(level));
                if n % 23 == 7 {
                    let again = game.resume(live.record()).unwrap();
                    let anew = again.bot(level, seat).answer(&again.question(seat), thought(level));
                    assert_eq!(anew, chosen, "{} {level}: decision {n}", game.id());
                    // And who is asked twice has learnt nothing by it.
                    assert_eq!(bots[seat].answer(&question, thought(level)), chosen);
                }
                live.submit(seat, &chosen.0, SCREEN).unwrap();
                n += 1;
            }
            assert!(n > 8, "{}", game.id());
        }
    }
}

/// Both seal a choice. Whether the person is faster, takes the own choice back, tries all that there is, or goes on with
/// the match another day: the bot lays the same.
#[test]
fn a_sealed_choice_is_the_same_whatever_the_other_side_does_meanwhile() {
    let mut sealed = 0;
    for game in super::GAMES {
        let id = game.id();
        for level in [Level::Rookie, Level::Amateur, Level::Pro, Level::WorldClass] {
            let (mut live, _) = game.start("", 3, SCREEN).unwrap();
            let mut bots = BySeat::from_fn(|seat| live.bot(level, seat));
            let mut rounds = 0;
            while let Some(seat) = live.owed().first().filter(|_| rounds < 4) {
                let together = live.owed().iter().count() == 2;
                if !together && live.record().actions.len() > 40 {
                    break;
                }
                if !together || live.offers(Seat::Home).is_empty() {
                    let (action, _) = bots[seat].answer(&live.question(seat), thought(level));
                    live.submit(seat, &action, SCREEN).unwrap();
                    continue;
                }
                let (me, bot) = (Seat::Home, Seat::Away);
                let (laid, _) = bots[bot].answer(&live.question(bot), thought(level));
                for offer in live.offers(me) {
                    live.submit(me, &offer.action, SCREEN).unwrap();
                    let resumed = game.resume(live.record()).unwrap();
                    let fresh = resumed.bot(level, bot).answer(&resumed.question(bot), thought(level));
                    assert_eq!(fresh.0, laid, "{id} {level}: after {}", offer.action);
                    assert_eq!(bots[bot].answer(&live.question(bot), thought(level)).0, laid);
                    assert!(live.undo(me), "{id}: a sealed choice is nobody's but its owner's");
                }
                let (mine, _) = bots[me].answer(&live.question(me), thought(level));
                live.submit(bot, &laid, SCREEN).unwrap();
                live.submit(me, &mine, SCREEN).unwrap();
                rounds += 1;
            }
            sealed += usize::from(rounds == 4);
        }
    }
    assert!(sealed >= 12, "three games at least have sealed choices, at every level: {sealed}");
}
