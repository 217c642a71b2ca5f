//! Plays in a test: matches and competitions are begun, decided by keys or by commands, left, resumed and ended.

use super::prelude::*;

pub(super) const ROOKIE: Controller = Controller::Bot(Difficulty::Rookie);
pub(super) const RANDOM: Controller = Controller::Bot(Difficulty::Random);

/// Returns a whole match between bots that play at random.
pub(super) fn bot_match(game: &str, seed: u64) -> Record {
    let difficulties = BySeat::from_fn(|_| Difficulty::Random);
    named(game).unwrap().arena("").unwrap().play_match(seed, difficulties, true).unwrap().record.unwrap()
}

/// Returns a friendly between these two.
pub(super) fn friendly(game: &str, seed: u64, home: Controller, away: Controller) -> StartMatch {
    StartMatch::new(named(game).unwrap(), String::new(), Some(seed), BySeat::new(home, away))
}

/// Returns a competition that was just drawn, with that many people; the other sides are bots that play at random.
pub(super) fn drawn(
    game: &str,
    kind: CompetitionKind,
    sides: usize,
    people: usize,
    seed: u64,
) -> Competition {
    let entrants = entrants(sides, people, Some(Difficulty::Random), &[]);
    Competition::new(named(game).unwrap(), kind, entrants, seed).unwrap()
}

impl TestApp {
    /// Creates an app without animations at the beginning of a person's match.
    pub(super) fn playing(game: &str, seed: u64, away: Controller) -> Self {
        let mut test_app = Self::instant(1280, 720);
        test_app.begin(game, "", seed, Controller::Human, away);
        test_app
    }

    /// Creates the same at Home's first question of a match against a bot.
    pub(super) fn asked_first(game: &str, seed: u64) -> Self {
        let mut test_app = Self::playing(game, seed, ROOKIE);
        test_app.until_asked();
        test_app.wait_until_idle();
        test_app
    }

    /// Creates the same as the result of a match of bots has just appeared.
    pub(super) fn at_a_result() -> Self {
        let mut test_app = Self::instant(1280, 720);
        test_app.begin("penalties", "", 5, ROOKIE, ROOKIE);
        test_app.until_result();
        test_app
    }

    /// Closes the app and starts it again on the same data folder.
    pub(super) fn restarted(self) -> Self {
        let mut test_app = Self::on(self.leave(), 1280, 720);
        test_app.make_instant();
        test_app
    }

    /// Waits until Home is asked.
    pub(super) fn until_asked(&mut self) {
        self.until("a question", |test_app| test_app.asked().asks(Seat::Home));
    }

    /// Waits until a match is at the table.
    pub(super) fn until_match(&mut self) {
        self.until("the match", |test_app| test_app.screen() == Screen::Match);
    }

    /// Waits until the result is shown.
    pub(super) fn until_result(&mut self) {
        self.until("the result", |test_app| test_app.at_result());
    }

    /// Returns to the title and goes on with the newest match by its key.
    pub(super) fn resume_newest(&mut self) {
        self.title();
        self.key(KeyCode::KeyC);
        self.frames(3);
        self.wait_until_idle();
    }

    /// Presses the key of that option, counted from 0.
    pub(super) fn press_option(&mut self, seat: Seat, option: usize) {
        let key = self.key_of(seat, option);
        self.key(key);
    }

    /// Presses the key of that target.
    pub(super) fn press(&mut self, seat: Seat, target: DecisionTarget) {
        let key = self.key_to(seat, target);
        self.key(key);
    }

    /// Picks the suggested cards and plays them, by keys.
    pub(super) fn press_suggested(&mut self, seat: Seat) {
        self.press(seat, DecisionTarget::Suggest);
        self.press(seat, DecisionTarget::Done);
        self.wait_until_idle();
    }

    /// Sends a decision on the question that is open now.
    pub(super) fn command(&mut self, seat: Seat, target: DecisionTarget) {
        let revision = self.asked().revision();
        self.world().write_message(PlayerCommand { seat, target, revision });
    }

    /// Sends a decision of everybody who is asked: the suggested cards, or else an option, for both sides not the same.
    pub(super) fn decide(&mut self) {
        let open = Seat::BOTH.map(|seat| self.seating().pending[seat].is_none() && self.asked().asks(seat));
        for (seat, _) in Seat::BOTH.into_iter().zip(open).filter(|(_, open)| *open) {
            let mut targets = self.asked().buttons(seat);
            targets.retain(|target| *target != DecisionTarget::Undo);
            let cards = [DecisionTarget::Done, DecisionTarget::Suggest];
            let cards = cards.into_iter().find(|target| targets.contains(target));
            let option = targets.get(usize::from(seat == Seat::Away)).or(targets.first()).copied();
            if let Some(target) = cards.or(option) {
                self.command(seat, target);
            }
        }
    }

    /// Returns Home's decisions.
    pub(super) fn decided_by_home(&self) -> Vec<&str> {
        let actions = &self.the_match().state.record().actions;
        actions.iter().filter(|(seat, _)| *seat == Seat::Home).map(|(_, action)| action.as_str()).collect()
    }

    /// Plays on until the condition holds.
    pub(super) fn play_until(&mut self, what: &str, so: impl Fn(&mut Self) -> bool) {
        for _ in 0..6000 {
            if so(self) {
                return;
            }
            self.decide();
            self.frame();
            std::thread::sleep(Duration::from_millis(1));
        }
        panic!("played in vain: {what}");
    }

    /// Plays on until the result is shown.
    pub(super) fn play_to_result(&mut self) {
        self.play_until("the result", |test_app| test_app.at_result());
        self.frames(3);
    }

    /// Makes that the competition under way.
    pub(super) fn put_competition(&mut self, competition: Option<Competition>) {
        self.world().resource_scope(|world, mut under_way: Mut<ActiveCompetitions>| {
            under_way.replace(competition, world.resource::<StoreHandle>());
        });
    }

    /// Waits until bots have played all fixtures that do not wait for a person.
    pub(super) fn until_bots_have_played(&mut self) {
        self.until("the others play", |test_app| {
            let under_way = &test_app.get::<ActiveCompetitions>().competition;
            under_way.as_ref().is_none_or(|on| on.for_bots().is_none() || on.waits_for_people())
        });
        self.frames(3);
    }

    /// Starts the next match of the competition under way.
    pub(super) fn start_next_fixture(&mut self) {
        let start = self.get::<ActiveCompetitions>().next_match().unwrap();
        self.start(start);
    }

    /// Waits until the menu of the title has stepped aside for a match behind it.
    pub(super) fn until_showcase(&mut self) {
        // Long frames, or the menu would take hundreds of them to step aside.
        self.frames_last(Duration::from_secs(1));
        self.until("a match behind the title", |test_app| test_app.has::<Showcase>());
        self.until("the menu steps aside", |test_app| test_app.menu_is_away());
        self.frames_last(STEP);
    }

    /// Sets the time between two frames.
    pub(super) fn frames_last(&mut self, time: Duration) {
        self.world().insert_resource(TimeUpdateStrategy::ManualDuration(time));
    }

    /// Asserts that the table agrees with the view, and that no error is shown.
    #[track_caller]
    pub(super) fn assert_sound(&self, what: &str) {
        assert_eq!(self.get::<DesyncCount>().0, 0, "{what}");
        assert!(self.shows_no_error(), "{what}");
    }
}
