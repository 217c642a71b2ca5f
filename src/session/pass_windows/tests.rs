//! Tests pass windows with two people at Soccer-Go: what both sides learn in situations that one of them cannot
//! distinguish, and how often they look away.

use super::*;
use ai::{Budget, Difficulty};
use engine::{BySeat, MatchRng};
use games::dyn_bot::DynBot;
use games::named;
use stage::action::DynAction;
use stage::offer::ActionOption;

const SCREEN: Audience = Audience { seat: Seat::Home, shared: true };

/// Two people at one screen.
struct TwoPeople {
    live: Box<dyn DynMatch>,
    passed_windows: PassedWindows,
}

/// An event that both players can perceive.
#[derive(Debug, PartialEq)]
enum PerceivedEvent {
    Step(Box<AnimationStep>),
    /// The show waits for that seat.
    Stop(Seat),
    /// The privacy screen closes for that seat.
    PrivacyScreen(Seat),
    /// Both choose in secret; these seats can call.
    Taps(SeatSet),
    /// Another question is asked; the flag is true if windows bar taking back.
    Asked(SeatSet, BySeat<Option<String>>, bool),
}

impl PerceivedEvent {
    /// Returns the events without the tables, for reading.
    fn short(&self) -> String {
        match self {
            Self::Step(step) => {
                let AnimationStep { scene, cues, secs, log, line, .. } = step.as_ref();
                let log = log.as_ref().map(|line| line.text.to_string());
                let line = line.as_ref().map(|line| line.text.to_string());
                format!("\n  {secs} s, {:?}, {cues:?}, {log:?}, {line:?}", scene.choice_indicators)
            }
            other => format!("\n  {other:?}"),
        }
    }
}

impl TwoPeople {
    fn kick_off(seed: u64) -> Self {
        let (mut live, steps) = named("soccer_go").unwrap().start("", seed, SCREEN).unwrap();
        let passed_windows = PassedWindows::kick_off(&mut live, steps, SCREEN);
        Self { live, passed_windows }
    }

    fn decide(&mut self, seat: Seat, action: &DynAction) {
        let steps = self.live.submit(seat, action, SCREEN).unwrap();
        self.passed_windows = PassedWindows::of(&mut self.live, steps, SCREEN);
    }

    /// Uses the card of a window that was passed over.
    fn go_back(&mut self, seat: Seat, action: &DynAction) {
        let (live, _) = self.passed_windows.go_back(seat, action).unwrap();
        self.live = live;
        self.decide(seat, action);
        self.passed_windows.card_used();
    }

    /// Returns the events from here on, until a public decision is due and nobody calls any more. Calls depend on `rng`
    /// alone; nobody uses a card.
    fn perceived(&mut self, rng: &mut MatchRng) -> Vec<PerceivedEvent> {
        let mut all = Vec::new();
        loop {
            all.extend(
                self.passed_windows.next_steps().into_iter().map(|step| PerceivedEvent::Step(Box::new(step))),
            );
            if let Some(seat) = self.passed_windows.looking_seat() {
                all.push(PerceivedEvent::PrivacyScreen(seat));
                assert!(self.passed_windows.play_on(seat));
            } else if let Some(seat) = self.passed_windows.waiting_seat() {
                all.push(PerceivedEvent::Stop(seat));
                match rng.below(2) {
                    0 => self.passed_windows.call_windows(SeatSet::one(seat)),
                    _ => assert!(self.passed_windows.play_on(seat)),
                }
            } else {
                let callers = self.callers(|_| rng.below(2) == 0);
                all.push(PerceivedEvent::Taps(self.passed_windows.callable()));
                if callers.is_empty() {
                    break;
                }
                self.passed_windows.call_windows(callers);
            }
        }
        assert!(!self.passed_windows.pending() && self.passed_windows.all_shown());
        // What is asked behind the privacy screen is read by one alone.
        let open = |seat: Seat| self.live.secrecy(seat) != Secrecy::PrivacyScreen;
        let prompts = BySeat::from_fn(|seat| open(seat).then(|| self.live.prompt(seat).shown()));
        all.push(PerceivedEvent::Asked(self.live.seats_to_move(), prompts, self.passed_windows.any()));
        all
    }

    /// Returns the seats that call, of those that can.
    fn callers(&self, mut does: impl FnMut(Seat) -> bool) -> SeatSet {
        let can = self.passed_windows.callable();
        if !both_tap(self.live.as_ref()) {
            return SeatSet::NONE;
        }
        Seat::BOTH.into_iter().filter(|seat| can.contains(*seat) && does(*seat)).collect()
    }

    /// Returns for each window if its seat is really asked.
    fn really(&self) -> Vec<bool> {
        self.passed_windows.windows.iter().map(|window| window.asks.is_some()).collect()
    }

    /// Returns everything the looking seat can use in its windows.
    fn usable(&self, seat: Seat) -> Vec<DynAction> {
        let lives = self.passed_windows.asking();
        lives.flat_map(|live| usable(live, seat)).collect()
    }
}

/// Returns every decision of the seat that uses something, with one example of those made of several cards.
fn usable(live: &dyn DynMatch, seat: Seat) -> Vec<DynAction> {
    let mut taken = Vec::new();
    // First the card itself, then what is named with it.
    for _ in 0..2 {
        let Some(picking) = live.picking(seat, &taken) else { break };
        taken = if picking.suggestion.is_empty() { picking.pickable } else { picking.suggestion };
    }
    let made = live.picking(seat, &taken).and_then(|picking| picking.done);
    let offers = live.offers(seat).into_iter().chain(made);
    offers.map(|offer: ActionOption| offer.action).filter(|action| !live.is_decline(action)).collect()
}

/// Plays a random match; `before` gets every decision before it is made. A simultaneous choice is passed as two
/// decisions together, a card used in a window alone.
fn play(seed: u64, mut before: impl FnMut(&TwoPeople, &[(Seat, DynAction)])) {
    let mut rng = MatchRng::new(seed);
    let mut two = TwoPeople::kick_off(seed);
    loop {
        two.passed_windows.next_steps();
        if let Some(seat) = two.passed_windows.looking_seat() {
            let usable = two.usable(seat);
            match rng.pick(&usable).filter(|_| rng.clone().below(2) == 0).cloned() {
                Some(action) => {
                    let live = two.passed_windows.asking().find(|live| live.allows(seat, &action)).unwrap();
                    let there = TwoPeople { live: live.fork(), passed_windows: PassedWindows::default() };
                    before(&there, &[(seat, action.clone())]);
                    two.go_back(seat, &action);
                }
                None => assert!(two.passed_windows.play_on(seat)),
            }
            continue;
        }
        if let Some(seat) = two.passed_windows.waiting_seat() {
            match rng.below(2) {
                0 => two.passed_windows.call_windows(SeatSet::one(seat)),
                _ => assert!(two.passed_windows.play_on(seat)),
            }
            continue;
        }
        let callers = two.callers(|_| rng.below(4) == 0);
        if !callers.is_empty() {
            two.passed_windows.call_windows(callers);
            continue;
        }
        if let Some(outcome) = two.live.outcome() {
            // What was taken as said is in the record like any other decision.
            assert_eq!(
                named("soccer_go").unwrap().resume(two.live.record()).unwrap().outcome(),
                Some(outcome)
            );
            return;
        }
        let owed: Vec<Seat> = two.live.seats_to_move().iter().collect();
        let decisions: Vec<(Seat, DynAction)> = owed
            .into_iter()
            .map(|seat| {
                let all = usable(two.live.as_ref(), seat);
                (seat, rng.pick(&all).cloned().unwrap())
            })
            .collect();
        before(&two, &decisions);
        for (seat, action) in &decisions {
            two.decide(*seat, action);
        }
    }
}

/// Everything that one side can notice (who has to look away and when, what both see and hear, when they are asked,
/// whether a window prevents an undo) is the same in every determinization of its view. So it cannot notice the windows
/// in which the other side is really asked. The calls for cards are the same in all of them.
#[test]
fn sgo_10_announcements_do_not_depend_on_hidden_hands() {
    let (mut compared, mut differing) = (0, 0);
    for seed in 0..12 {
        let mut chance = MatchRng::new(1000 + seed);
        play(seed, |two, decisions| {
            for me in Seat::BOTH {
                let calls = chance.seed();
                let follow = |live: Box<dyn DynMatch>| {
                    let mut world = TwoPeople { live, passed_windows: PassedWindows::default() };
                    for (seat, action) in decisions {
                        world.decide(*seat, action);
                    }
                    if decisions.len() == 1 && two.live.decline(decisions[0].0).is_some() {
                        world.passed_windows.card_used();
                    }
                    let really = world.really();
                    (world.perceived(&mut MatchRng::new(calls)), really)
                };
                let (real, asked) = follow(two.live.fork());
                for _ in 0..3 {
                    let world = two.live.determinized(me, &mut chance);
                    if decisions.iter().any(|(seat, action)| !world.allows(*seat, action)) {
                        continue;
                    }
                    let (other, there) = follow(world);
                    let differ = real.iter().zip(&other).position(|(a, b)| a != b);
                    let differ = differ.or((real.len() != other.len()).then_some(real.len()));
                    let short = |perceived: &[PerceivedEvent]| {
                        perceived.iter().map(PerceivedEvent::short).collect::<String>()
                    };
                    assert!(
                        differ.is_none(),
                        "seed {seed}, {me} after {decisions:?}: step {differ:?} of{}\nor{}",
                        short(&real),
                        short(&other)
                    );
                    compared += 1;
                    differing += u32::from(asked != there);
                }
            }
        });
    }
    assert!(compared > 1000 && differing > 200, "{differing} of {compared}");
}

/// The kick-off: who looks first, and that both do, is the same in every match with the same toss.
#[test]
fn at_kick_off_both_sides_look_at_their_cards() {
    let mut really = 0;
    for seed in 0..40 {
        let mut two = TwoPeople::kick_off(seed);
        let attacker = two.live.scene(SCREEN).board.possession.unwrap();
        assert!(!two.passed_windows.next_steps().is_empty());
        assert_eq!(two.passed_windows.looking_seat(), Some(!attacker), "seed {seed}");
        assert!(two.passed_windows.only_looks() && two.usable(!attacker).is_empty());
        assert!(!two.passed_windows.play_on(attacker) && two.passed_windows.play_on(!attacker));
        assert_eq!(two.passed_windows.looking_seat(), Some(attacker), "seed {seed}");
        really += usize::from(!two.usable(attacker).is_empty());
        assert!(two.passed_windows.play_on(attacker));
        assert!(!two.passed_windows.pending() && both_tap(two.live.as_ref()));
        assert_eq!(
            two.passed_windows.callable(),
            SeatSet::NONE,
            "before pass 1 that was the attacker's window"
        );
    }
    assert!((1..40).contains(&really), "{really}");
}

/// A match that is kept and goes on can be called back to the same windows, whether there was something to decide in
/// them.
#[test]
fn a_resumed_match_has_the_same_pass_windows_for_any_hands() {
    let game = named("soccer_go").unwrap();
    let mut compared = 0;
    for seed in 0..6 {
        play(seed, |two, decisions| {
            let [home, away] = decisions else { return };
            let mut now = TwoPeople { live: two.live.fork(), passed_windows: PassedWindows::default() };
            now.decide(home.0, &home.1);
            now.decide(away.0, &away.1);
            let mut live = game.resume(now.live.record()).unwrap();
            let passed_windows = PassedWindows::resumed(&mut live, game, SCREEN);
            assert!(passed_windows.all_shown() && !passed_windows.pending());
            assert_eq!(live.seats_to_move(), now.live.seats_to_move());
            let again = TwoPeople { live, passed_windows };
            if !now.passed_windows.stops {
                assert_eq!(again.passed_windows.callable(), now.passed_windows.callable());
                assert_eq!(again.really(), now.really());
                compared += 1;
            }
        });
    }
    assert!(compared > 100, "{compared}");
}

/// Number of looks in a match: as it was, for every possible question; and as it is.
#[derive(Default)]
struct Handovers {
    before: u32,
    in_vain: u32,
    now: u32,
    /// Words that the show waited for, with no need to look away.
    words: u32,
}

/// Plays a match in which both use cards as these bots would, and call only in those cases.
fn measured(seed: u64, difficulty: Difficulty) -> Handovers {
    let mut two = TwoPeople::kick_off(seed);
    let mut bots = BySeat::from_fn(|seat| two.live.bot(difficulty, seat));
    let mut answer = |live: &dyn DynMatch, seat: Seat| ask(&mut *bots[seat], live, seat);
    let mut count = Handovers::default();
    loop {
        two.passed_windows.next_steps();
        // The first window whose side uses a card there; what comes after it does not come to pass.
        let mut used = None;
        for (k, window) in two.passed_windows.windows.iter().enumerate() {
            let (seat, Some(live)) = (window.seat, window.asks.as_deref()) else { continue };
            let action = answer(live, seat);
            if !live.is_decline(&action) {
                used = Some((k, seat, action));
                break;
            }
        }
        let all = &two.passed_windows.windows;
        let fell = used.as_ref().map_or(all.len(), |(k, ..)| k + 1);
        count.before += fell as u32;
        count.in_vain += all[..fell].iter().filter(|window| window.asks.is_none()).count() as u32;
        while two
            .passed_windows
            .looking_seat()
            .is_some_and(|seat| used.as_ref().is_none_or(|(_, user, _)| *user != seat))
        {
            count.now += 1;
            let seat = two.passed_windows.looking_seat().unwrap();
            two.passed_windows.play_on(seat);
        }
        while let Some(seat) = two.passed_windows.waiting_seat() {
            count.words += 1;
            if used.as_ref().is_some_and(|(_, user, _)| *user == seat) {
                two.passed_windows.call_windows(SeatSet::one(seat));
                break;
            }
            two.passed_windows.play_on(seat);
            two.passed_windows.next_steps();
        }
        if let Some((_, seat, action)) = used {
            if two.passed_windows.looking_seat().is_none() {
                two.passed_windows.call_windows(SeatSet::one(seat));
            }
            count.now += 1;
            two.go_back(seat, &action);
            continue;
        }
        if two.live.outcome().is_some() {
            return count;
        }
        for seat in two.live.seats_to_move().iter().collect::<Vec<_>>() {
            if two.live.secrecy(seat) == Secrecy::PrivacyScreen {
                count.before += 1;
                count.now += 1;
            }
            let action = answer(two.live.as_ref(), seat);
            two.decide(seat, &action);
        }
    }
}

fn ask(bot: &mut dyn DynBot, live: &dyn DynMatch, seat: Seat) -> DynAction {
    bot.answer(&live.question(seat), Budget::Iterations(8)).0
}

/// Figures for the change log: run with `--nocapture`.
#[test]
fn hand_overs_are_rare() {
    for difficulty in [Difficulty::Random, Difficulty::Rookie, Difficulty::Pro] {
        let matches = 20;
        let mut all = Handovers::default();
        for seed in 0..matches {
            let one = measured(seed, difficulty);
            all.before += one.before;
            all.in_vain += one.in_vain;
            all.now += one.now;
            all.words += one.words;
        }
        let each = |n: u32| f64::from(n) / matches as f64;
        println!(
            "{difficulty}: {:.1} hand-overs a match as it was, {:.1} of them in vain; now {:.1}, and {:.1} words",
            each(all.before),
            each(all.in_vain),
            each(all.now),
            each(all.words)
        );
        assert!(all.now * 3 < all.before, "{difficulty}: {} of {}", all.now, all.before);
    }
}
