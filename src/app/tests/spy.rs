//! Tests that no secret is visible: two people at one screen play whole matches of every game by keys, with looks and
//! undone choices, while the test records all that is visible: painted text, the table, the log, `log.txt`. Where a
//! choice is hidden, another one is made in its place, and nothing visible may differ.

use std::ops::RangeInclusive;

use bevy::log::tracing_subscriber::fmt::MakeWriter;
use bevy::log::tracing_subscriber::util::SubscriberInitExt;
use bevy::log::{Level as LogLevel, tracing_subscriber};

use super::prelude::*;
use crate::session::instant_replay::Highlights;
use engine::MatchRng;
use stage::offer::Secrecy;

/// The text that the app writes to its log.
#[derive(Clone, Default)]
struct LogText(Arc<Mutex<Vec<u8>>>);

impl std::io::Write for LogText {
    fn write(&mut self, text: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend(text);
        Ok(text.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for LogText {
    type Writer = Self;

    fn make_writer(&'a self) -> Self {
        self.clone()
    }
}

impl LogText {
    /// Returns the lines of the game, not those of the engine, which knows nothing of it.
    fn text(&self) -> String {
        let all = String::from_utf8(self.0.lock().unwrap().clone()).unwrap();
        let own = all.lines().filter(|line| line.contains("five_a_side"));
        own.collect::<Vec<_>>().join("\n")
    }
}

/// Everything that a person who does not look behind the privacy screen can see.
#[derive(Clone, Debug, PartialEq)]
struct Seen {
    painted: Vec<String>,
    table: Scene,
    playable_cards: PlayableCards,
    focus: Option<usize>,
    undo: Option<Seat>,
    /// Returns the decisions in the log, without their number within the second.
    logged: Vec<String>,
}

impl Seen {
    /// Asserts that nothing differs.
    fn is(&self, other: &Self, at: &str) {
        assert_eq!(self.painted, other.painted, "{at}");
        assert_eq!(self.playable_cards, other.playable_cards, "{at}");
        assert_eq!((self.focus, self.undo), (other.focus, other.undo), "{at}");
        assert_eq!(self.logged, other.logged, "{at}");
        assert_eq!(self.table, other.table, "{at}");
    }
}

struct Spy {
    test_app: TestApp,
    paper: LogText,
    rng: MatchRng,
    /// The secret decisions, each with its number in the log.
    secrets: Vec<(u64, Seat, String)>,
    /// The facts that only one of the two has seen.
    private: Vec<Scene>,
    /// Number of hidden choices that were replaced by another.
    swapped: usize,
}

impl Spy {
    fn the_match(&self) -> &TableMatch {
        self.test_app.the_match()
    }

    fn seating(&self) -> &Seating {
        self.test_app.seating()
    }

    fn hangs(&self) -> bool {
        self.seating().privacy_screen.is_some_and(|privacy_screen| !privacy_screen.open)
    }

    /// Takes that target of that side by its own key, or else by arrows.
    fn press(&mut self, seat: Seat, target: DecisionTarget) {
        let asked = self.test_app.asked();
        let mut hints = asked.key_hints(seat).into_iter().filter(|(other, _)| *other == target);
        if hints.any(|(_, hint)| hint.hand.is_some() || hint.digit.is_some() && asked.digits == Some(seat)) {
            return self.test_app.press(seat, target);
        }
        let place = asked.targets(seat).iter().position(|other| *other == target).unwrap();
        for _ in 0..80 {
            if self.test_app.asked().focus == Some(place) {
                return self.test_app.key(KeyCode::Enter);
            }
            self.test_app.key(KeyCode::ArrowRight);
        }
        panic!("{target:?} cannot be reached by keys");
    }

    /// Decides for that side, and returns the choice as the record or the pending choice has it.
    fn decide(&mut self, seat: Seat) -> String {
        let revision = self.the_match().revision;
        for _ in 0..200 {
            let asked = self.test_app.asked();
            let mut targets = asked.targets(seat);
            targets.retain(|target| *target != DecisionTarget::Undo);
            if targets.contains(&DecisionTarget::Done) && self.rng.below(2) == 0 {
                targets = vec![DecisionTarget::Done];
            } else if targets.contains(&DecisionTarget::Suggest) && self.rng.below(3) == 0 {
                targets = vec![DecisionTarget::Suggest];
            }
            let Some(target) = self.rng.pick(&targets).copied() else { panic!("{seat} is asked nothing") };
            self.press(seat, target);
            match &self.seating().pending[seat] {
                Some(SecretChoice::Action(action)) => return action.to_string(),
                Some(SecretChoice::Call) => return String::new(),
                None if matches!(target, DecisionTarget::PlayOn | DecisionTarget::Call) => {
                    return String::new();
                }
                None => {}
            }
            if self.the_match().revision != revision {
                let own = self.the_match().state.record().actions.iter().rfind(|(who, _)| *who == seat);
                return own.unwrap().1.clone();
            }
        }
        panic!("{seat} comes to no decision")
    }

    /// Notes a secret decision, as one of these decision numbers of the log; a decision that names nothing of its own
    /// (`Pass`) may be read anywhere.
    fn hide(&mut self, numbers: RangeInclusive<u64>, seat: Seat, action: &str) {
        let names = action.contains(['(', '[']);
        self.secrets.extend(numbers.filter(|_| names).map(|n| (n, seat, action.to_owned())));
    }

    /// Returns the number of the last decision.
    fn number(&self) -> u64 {
        self.the_match().revision
    }

    /// Returns everything that is visible now.
    fn seen(&mut self) -> Seen {
        // The commentator never says a line twice in a row: so lines depend on earlier ones.
        self.test_app.world().resource_mut::<HudState>().line = None;
        self.test_app.frames(2);
        let painted = self.test_app.text();
        let test_app = &self.test_app;
        let asked = test_app.asked();
        let own = test_app.the_match().state.record().actions.last().map(|(seat, _)| *seat);
        let own = own.map(|seat| format!("decision {}: {seat} (hidden)", test_app.decided()));
        let last = |line: &&str| own.as_ref().is_some_and(|own| line.ends_with(own.as_str()));
        let log = self.paper.text();
        let logged =
            log.lines().rev().find(last).map(|line| line.split("decision ").last().unwrap().to_owned());
        Seen {
            painted,
            table: (*test_app.get::<ShownScene>().0).clone(),
            playable_cards: test_app.get::<PlayableCards>().clone(),
            focus: asked.focus,
            undo: asked.undo,
            logged: logged.into_iter().collect(),
        }
    }

    /// Asserts that nothing visible is known to one of the two only.
    fn look_over(&mut self, at: &str) {
        let shared = Audience { seat: Seat::Home, shared: true };
        let (the_match, seating) = (self.the_match(), self.seating());
        let looks = seating.looking() != seating.audience;
        if !looks && !the_match.passed_windows.pending() {
            let truth = the_match.state.scene(shared);
            assert_eq!(*self.test_app.get::<ShownScene>().0, truth, "{at}: the table");
            assert_eq!(*self.test_app.get::<HudState>().scene, truth, "{at}: the HUD");
        }
        if self.hangs() {
            assert!(!Seat::BOTH.into_iter().any(|seat| self.test_app.asked().asks(seat)), "{at}: asked");
            let playable_cards = self.test_app.get::<PlayableCards>();
            assert_eq!(*playable_cards, PlayableCards::default(), "{at}: what can be taken");
        }
        for scene in self.test_app.get::<Highlights>().scenes() {
            assert!(!self.private.contains(scene), "{at}: shown again");
        }
        if the_match.outcome().is_some() {
            return;
        }
        let log = self.paper.text();
        // The log may hold lines of other tests on this thread, too: only this match has this seed.
        assert!(!log.contains(&the_match.state.record().seed.to_string()), "{at}: the seed: {log}");
        for (n, seat, action) in &self.secrets {
            assert!(!log.contains(&format!("decision {n}: {seat} {action}")), "{at}: {action} in {log}");
            let elsewhere = |line: &&str| !line.contains("decision ") && line.contains(action.as_str());
            assert_eq!(log.lines().find(elsewhere), None, "{at}: {action}");
        }
    }

    /// Handles a question to one of the two, perhaps behind the privacy screen: makes a hidden choice, undoes it and
    /// chooses again.
    fn one(&mut self, seat: Seat, at: &str) {
        let hidden = self.the_match().asking(seat).secrecy(seat) != Secrecy::Open;
        let log = self.test_app.get::<HudState>().log.clone();
        let story_of = |spy: &Self| spy.the_match().state.summary(spy.seating().audience);
        let (story, owed) = (story_of(self), self.the_match().state.seats_to_move());
        let first = self.decide(seat);
        if hidden {
            let now = self.number();
            self.hide(now..=now, seat, &first);
        }
        self.test_app.wait_until_idle();
        self.look_over(at);
        let (decided, open) = (self.test_app.decided(), self.the_match().outcome().is_none());
        let may = hidden && self.test_app.asked().undo == Some(seat) && !first.is_empty() && open;
        if !may || !(self.hangs() || self.test_app.asked().secret) {
            return;
        }
        let one = self.seen();
        for _ in 0..8 {
            self.test_app.key(KeyCode::Backspace);
            self.test_app.wait_until_idle();
            self.look_over(at);
            assert_eq!(self.test_app.decided(), decided - 1, "{at}: {first} is taken back");
            assert_eq!(
                (story_of(self), self.the_match().state.seats_to_move()),
                (story.clone(), owed),
                "{at}: as it was"
            );
            assert_eq!(self.test_app.get::<HudState>().log, log, "{at}: the log of the match");
            if self.hangs() {
                self.test_app.look();
            }
            let other = self.decide(seat);
            let now = self.number();
            self.hide(now..=now, seat, &other);
            self.test_app.wait_until_idle();
            if self.test_app.asked().undo != Some(seat) {
                // That one was seen.
                return;
            }
            let two = self.seen();
            one.is(&two, &format!("{at}: {first} or {other}"));
            if other != first {
                self.swapped += 1;
                return;
            }
        }
    }

    /// Handles a simultaneous choice: each side may change its choice, and nothing shows what it is.
    fn both(&mut self, at: &str) {
        let first = self.rng.toss();
        let numbers = self.number() + 1..=self.number() + 2;
        let one = self.decide(first);
        self.hide(numbers.clone(), first, &one);
        let before = self.seen();
        self.look_over(at);
        let other = self.decide(first);
        self.hide(numbers.clone(), first, &other);
        let after = self.seen();
        before.is(&after, &format!("{at}: {one} or {other}"));
        self.swapped += usize::from(one != other);
        let one = self.decide(!first);
        self.hide(numbers, !first, &one);
        self.test_app.wait_until_idle();
    }

    fn play(&mut self, game: &str, options: &str, seed: u64) {
        self.test_app.begin(game, options, seed, Controller::Human, Controller::Human);
        let mut steps = 0;
        while self.the_match().outcome().is_none() {
            steps += 1;
            assert!(steps < 1500, "{game} comes to no end");
            let at = format!("{game} seed {seed} after {}", self.test_app.decided());
            self.look_over(&at);
            // What was scored is shown again, to both.
            if steps % 7 == 0 {
                self.test_app.key(KeyCode::KeyG);
                self.test_app.wait_until_idle();
            }
            if self.hangs() {
                let both = self.test_app.get::<ShownScene>().0.clone();
                self.test_app.look();
                let looks = self.seating().looking();
                assert!(!looks.shared, "{at}: it opens");
                // Where nothing can be used, the side that looks sees what both see.
                let own = self.seating().table(self.the_match());
                self.private.extend((own != *both).then_some(own));
                if self.rng.below(6) == 0 {
                    self.test_app.key(KeyCode::Tab);
                    self.test_app.wait_until_idle();
                    self.look_over(&at);
                    continue;
                }
            }
            let asked = self.test_app.asked();
            if asked.secret {
                self.both(&at);
            } else if let Some(seat) = asked.only_asked_seat() {
                self.one(seat, &at);
            } else {
                self.test_app.wait_until_idle();
            }
        }
        self.test_app.wait_until_idle();
        // Then everything is logged.
        let log = self.paper.text();
        let record = self.the_match().state.record().clone();
        assert!(log.contains(&format!("seed {}", record.seed)), "{game}: {log}");
        for (seat, action) in &record.actions {
            assert!(log.contains(&format!("{seat} {action}")), "{game}: {seat} {action}");
        }
    }
}

/// Returns a test app, the text of its log, and the guard that captures the log while it is held.
fn log_capture() -> (TestApp, LogText, impl Drop) {
    let paper = LogText::default();
    let story_of =
        tracing_subscriber::fmt().with_ansi(false).with_max_level(LogLevel::TRACE).with_writer(paper.clone());
    let listens = story_of.finish().set_default();
    // Systems run on this thread, the only one whose log is captured.
    (TestApp::instant(1280, 720), paper, listens)
}

/// Plays a whole match of that game, by two people where possible.
fn spied(game: &dyn DynGame) {
    let alone = game.seats_with("").unwrap() != SeatSet::BOTH;
    let (game, options) = (game.id(), if alone { "(duel: true)" } else { "" });
    let (mut test_app, paper, _listens) = log_capture();
    test_app.set(|prefs| prefs.settings.personal_mut().captions = false);
    let (secrets, private) = (Vec::new(), Vec::new());
    let mut spy = Spy { test_app, paper, rng: MatchRng::new(11), secrets, private, swapped: 0 };
    spy.play(game, options, 20_261_124);
    assert!(spy.swapped > 0 || spy.secrets.is_empty(), "{game}: nothing hidden was put in another's place");
    assert_eq!(spy.test_app.get::<DesyncCount>().0, 0, "{game}");
    assert!(spy.test_app.shows_no_error(), "{game}");
}

#[test]
fn no_secret_of_two_people_is_shown() {
    for game in GAMES {
        spied(*game);
    }
}

/// docs/bots.md sends players to the log for a bot's commitments while they play: it shows no seed before the end. A
/// random seed is also too large to find by trying.
#[test]
fn the_seed_of_a_match_against_a_bot_is_logged_at_its_end() {
    let (mut test_app, paper, _listens) = log_capture();
    test_app.start(StartMatch { seed: None, ..friendly("penalties", 0, Controller::Human, ROOKIE) });
    let seed = test_app.the_match().state.record().seed;
    let known = seed.to_string();
    test_app.play_until("the end", |test_app| {
        let over = test_app.the_match().outcome().is_some();
        assert!(over || !paper.text().contains(&known), "{}", paper.text());
        over
    });
    assert!(paper.text().contains("seed sealed ") && paper.text().contains(&format!("it was seed {known}")));
    assert!(seed > 1_000_000_000, "{seed}: one in 18 thousand million falls below");
}
