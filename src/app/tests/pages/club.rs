//! Tests the pages of saved data: unfinished matches, names, and the club house.

use super::super::roles::{SeenWidget, open_end};
use super::*;
use competition::FixtureResult;
use evening::{Evening, EveningDuration, EveningFormat, EveningPlan};
use store::testing::saved_match;

impl Tour {
    /// Checks the list of unfinished matches: empty, and longer than a page.
    pub(super) fn unfinished(&mut self) {
        self.test_app.open(AppPage::Matches);
        self.page("no unfinished matches");
        self.escape(None);
        let record = |game: &str| {
            engine::Record::parse(&format!(
                "(version: 1, game: \"{game}\", options: (), seed: 5, actions: [])"
            ))
            .unwrap()
        };
        let mut match_id = Vec::new();
        for k in 0..8 {
            let game = GAMES[k % GAMES.len()].id();
            let data = self.test_app.get::<StoreHandle>();
            let id = data.0.request_blocking(move |store| store.new_match(game)).unwrap();
            match_id.push(id.clone());
            let controllers = [Controller::Human, Controller::Bot(Difficulty::WorldClass)];
            let saved = SavedMatch { secs: Some(95), ..saved_match(id, record(game), controllers[k % 2]) };
            data.0.enqueue(JobKey::InOrder, move |store| store.save_match(&saved));
        }
        self.test_app.title();
        self.page("title with unfinished matches");
        self.test_app.open(AppPage::Matches);
        self.page("unfinished matches");
        // All of them lie there, the last ones out of sight.
        self.test_app.key(KeyCode::End);
        self.page("older unfinished matches");
        self.test_app.take_nth("Watch", 7);
        self.test_app.until_match();
        self.test_app.frames(3);
        self.test_app.key(KeyCode::Escape);
        self.test_app.frames(2);
        assert_eq!(self.test_app.page(), Some(AppPage::Matches), "back where it came from");
        self.test_app.take_nth("Delete", 7);
        self.page("an unfinished match, to be deleted");
        self.test_app.take("Sure?");
        assert_eq!(self.test_app.all_kept().len(), 7);
        self.escape(None);
        for id in match_id {
            self.test_app
                .get::<StoreHandle>()
                .0
                .enqueue(JobKey::InOrder, move |store| store.forget_match(&id));
        }
        self.test_app.title();
    }

    /// Checks the choices for an evening, its next match, who comes and goes, and its end, with the longest names.
    pub(super) fn evening(&mut self) {
        self.test_app.open(AppPage::Evening);
        self.page("evening to be, nobody is here");
        self.escape(None);
        let names = ["Ada", "Bo", "Wolfgang Amadeus", "Zoë", "Ян", "Δάφνη", "O'Neill", "Maximiliana West"];
        let names = names.map(|name| PersonName::parse(name).unwrap());
        self.test_app.set(|prefs| {
            for (place, name) in names.iter().enumerate() {
                prefs.settings.profiles.people.rename(place, name.clone());
            }
        });
        self.test_app.open(AppPage::Evening);
        for format in EveningFormat::ALL {
            self.test_app.choose(&format.title().shown());
            self.page(&format!("evening to be, {}", format.title()));
        }
        self.escape(None);
        let games: Vec<String> = GAMES.iter().map(|game| game.id().to_owned()).collect();
        for (format, teams) in [
            (EveningFormat::WinnerStaysOn, false),
            (EveningFormat::League, true),
            (EveningFormat::Cup, false),
        ] {
            let duration = EveningDuration::Hour;
            let plan = EveningPlan {
                people: names.to_vec(),
                games: games.clone(),
                format,
                duration,
                teams,
                short: false,
            };
            let mut evening = Evening::new(plan, 4).unwrap();
            for n in 0..9 {
                (0..8).for_each(|side| evening.cycle_guess(side));
                let score = BySeat::new(12, n % 7);
                let result = FixtureResult { winner: Some(Seat::Home), score, kicks: None };
                evening.count(result, 380);
            }
            (0..3).for_each(|side| evening.cycle_guess(side));
            self.test_app.set(|prefs| prefs.settings.profiles.evening = Some(evening));
            self.test_app.open(AppPage::Evening);
            self.page(&format!("evening, the next match, {}", format.title()));
            self.test_app.take("People come and go");
            self.test_app.take(names[0].as_str());
            self.page(&format!("evening, who is here, {}", format.title()));
            self.test_app.take("Back");
            self.test_app.take("End the evening");
            self.page(&format!("evening, to be ended, {}", format.title()));
            self.test_app.take("Yes, end it");
            self.page(&format!("evening, over, {}", format.title()));
            self.escape(None);
        }
        self.test_app.set(|prefs| prefs.settings.profiles.evening = None);
    }

    /// Checks the people at this screen: none, the maximum, and one about to be deleted.
    pub(super) fn people(&mut self) {
        self.test_app.open(AppPage::People);
        self.page("nobody has a name");
        self.test_app.go(Navigate::Back);
        self.test_app.open(AppPage::People);
        let names = ["Ada", "Bo", "Wolfgang Amadeus", "Zoë", "Ян", "Δάφνη", "O'Neill", "Cy"];
        for (k, name) in names.into_iter().enumerate() {
            // The first one is typed at once.
            if k > 0 {
                self.test_app.light("New name");
            }
            self.test_app.write(name);
            if k + 1 < names.len() {
                self.test_app.key(KeyCode::Enter);
            }
        }
        self.page("a name is typed");
        self.test_app.take("Done");
        self.test_app.open(AppPage::People);
        self.page("everybody has a name");
        let people = &self.test_app.get::<Prefs>().settings.profiles.people;
        assert_eq!(people.names().len(), players::people::MAX_NAMES);
        self.test_app.take_beginning(&format!("Delete {}", names[7]));
        self.page("somebody is to be forgotten");
        self.test_app.take("Done");
        // The longest name stands over what is that person's.
        self.test_app.set(|prefs| prefs.settings.profiles.people.choose(0, Some(2)));
        self.test_app.open(AppPage::Settings);
        for part in ["Sound", "The match", "Display and controls"] {
            let tab = self.test_app.choice(part);
            self.test_app.take_it(&tab);
            self.page(&format!("settings of somebody, {part}"));
        }
        self.test_app.take("Keys");
        self.page("keys of somebody");
        self.test_app.go(Navigate::Close);
        self.test_app.frames(2);
        self.page("title with names");
        self.test_app.world().resource_mut::<Prefs>().settings.profiles.people =
            players::people::KnownPeople::default();
        self.test_app.title();
    }

    /// Checks custom clubs: none, one being edited, several; and the line-up.
    pub(super) fn clubs(&mut self) {
        self.test_app.open(AppPage::CustomClubs);
        self.page("no club of one's own");
        self.test_app.take("New club");
        self.test_app.frames(8);
        // The same club in every run.
        let longest = (0..400).map(|seed| clubs::random_club(seed, &[])).max_by_key(|club| club.name.len());
        let club = longest.unwrap();
        self.test_app.world().resource_mut::<crate::flow::clubs::CustomClubs>().insert(club.clone());
        self.page("a club is made, colours");
        for part in ["Names", "The eleven"] {
            self.test_app.choose(part);
            self.page(&format!("a club is made, {part}"));
        }
        self.test_app.key(KeyCode::Escape);
        self.test_app.frames(8);
        self.page("a club is left unkept");
        self.test_app.key(KeyCode::Escape);
        self.test_app.frames(8);
        self.page("clubs of one's own");
        self.test_app.take_beginning(&format!("Delete {}", club.name));
        self.page("a club is to be deleted");
        self.test_app.go(Navigate::Back);
        for names in [&[][..], &["Ada", "Bo", "Wolfgang Amadeus"]] {
            self.test_app.set(|prefs| {
                for (k, name) in names.iter().enumerate() {
                    prefs.settings.profiles.people.rename(k, PersonName::parse(name).unwrap());
                }
            });
            self.test_app.open(AppPage::LineUp);
            self.page(&format!("line-up, {} names", names.len()));
            self.test_app.take_nth("Club: previous", 0);
            self.test_app.take_nth("Human", 1);
            self.page(&format!("line-up for two, {} names", names.len()));
            self.escape(None);
        }
        self.page("title, two people of two clubs");
        self.test_app.world().resource_mut::<crate::flow::clubs::CustomClubs>().remove(&club.id);
        self.test_app.set(|prefs| prefs.settings.profiles.people = players::people::KnownPeople::default());
    }

    /// Checks the club house: empty, and with more matches than a page holds, and its actions.
    pub(super) fn club(&mut self) {
        self.test_app.open(AppPage::ClubHouse);
        self.test_app.until("the archive is empty", |test_app| {
            test_app.says("No match yet. Every match that you finish is saved here: to look at, to play again, to send to a friend.")
        });
        self.page("club house, empty");
        self.test_app.choose("Stats");
        self.page("club house, no figures");
        self.test_app.choose("Honours");
        self.page("club house, no honours");
        self.test_app.choose("Notebooks");
        self.test_app.until("no notebooks", |test_app| {
            test_app.reads().contains(&one_line(&id!("notebook-none").shown()))
        });
        self.page("club house, no notebooks");
        self.test_app.choose("Matches");
        self.escape(None);
        for k in 0..9 {
            let game = GAMES[k % GAMES.len()];
            let controllers = [Controller::Human, Controller::Bot(Difficulty::WorldClass)];
            let data = self.test_app.get::<StoreHandle>();
            let (id, record) = (
                data.0.request_blocking(move |store| store.new_match(game.id())).unwrap(),
                bot_match(game.id(), u64::MAX - k as u64),
            );
            let saved = SavedMatch {
                place: [MatchLocation::Friendly, MatchLocation::Competition][k % 2],
                saved: 1000 + k as u64,
                secs: Some(60),
                names: BySeat::new((k == 8).then(|| PersonName::parse("Wolf")).flatten(), None),
                ..saved_match(id, record, controllers[k / 3 % 2])
            };
            data.0.enqueue(JobKey::InOrder, move |store| store.finish_match(&saved, None));
        }
        self.test_app.open(AppPage::ClubHouse);
        self.test_app.until("nine matches", |test_app| test_app.says("9 matches"));
        self.page("club house");
        self.choose_row(3);
        self.page("club house, another match");
        self.test_app.key(KeyCode::End);
        self.choose_row(usize::MAX);
        self.page("club house, the oldest match");
        self.test_app.choose("Stats");
        self.page("club house, figures");
        self.test_app.choose("Honours");
        let first = Honour::OffTheMark.name().capitals();
        self.test_app.until("honours", move |test_app| test_app.reads().contains(&one_line(&first)));
        self.page("club house, honours");
        self.honoured();
        self.test_app.choose("Matches");
        self.test_app.take("Report");
        self.test_app.until("a report", |test_app| test_app.says("LUCK"));
        self.page("club house, report");
        self.test_app.choose("Decisions");
        self.test_app.until("decisions", |test_app| test_app.says("YOUR COSTLIEST DECISIONS"));
        self.test_app
            .until("they are weighed", |test_app| !test_app.says("Weighing the decisions: a few seconds …"));
        self.page("club house, costliest decisions");
        self.test_app.choose("The match");
        self.test_app.take("To the matches");
        self.test_app.take("Star");
        self.test_app.take("Save as a file");
        self.test_app.until("saved", |test_app| test_app.says_around("Saved in §."));
        self.page("club house, saved");
        self.test_app.key(KeyCode::Home);
        self.test_app.take("Starred");
        self.test_app.until("one is starred", |test_app| test_app.says("1 of 9 matches"));
        self.page("club house, starred");
        for step in ["Game: next", "Against: previous", "Result: next", "Occasion: next", "Who: next"] {
            self.test_app.take(step);
            self.page("club house, looked through");
        }
        for step in
            ["Game: previous", "Against: next", "Result: previous", "Occasion: previous", "Who: previous"]
        {
            self.test_app.take(step);
        }
        self.test_app.take("Delete");
        self.page("club house, deleting");
        self.test_app.take("Sure?");
        self.test_app.until("eight left", |test_app| test_app.says("0 of 8 matches"));
        self.test_app.take("Starred");
        self.test_app.choose("Files");
        self.page("club house, keeping");
        self.test_app.take("Delete all except starred");
        self.page("club house, erasing");
        self.test_app.choose("Matches");
        self.escape(None);
        // A match is watched, and leads back.
        self.test_app.open(AppPage::ClubHouse);
        self.test_app.until("eight to watch", |test_app| test_app.says("8 matches"));
        self.test_app.take("WATCH");
        self.test_app.until_match();
        self.test_app.wait_until_idle();
        self.page("replay viewer");
        self.test_app.world().write_message(ScrubCommand::To(usize::MAX));
        self.test_app.wait_until_idle();
        self.page("replay viewer, the end");
        for game in GAMES {
            self.test_app
                .world()
                .write_message(WatchReplay::new(bot_match(game.id(), 4), None, None).unwrap());
            self.test_app.frames(3);
            let timeline = &self.test_app.get::<ReplayViewer>().timeline;
            // Scorers on the scoreboard are as small as in any match.
            let goal = timeline.next(0, true, |mark| mark != TimelineMark::Turn).unwrap_or(timeline.last());
            for at in [goal / 2, goal - 1] {
                self.test_app.world().write_message(ScrubCommand::To(at));
                self.test_app.wait_until_idle();
                self.look(&format!("replay viewer, {}, step {at}", game.id()));
            }
        }
        self.test_app.title();
        // The same deal once more.
        self.test_app.open(AppPage::ClubHouse);
        self.test_app.until("eight matches", |test_app| test_app.says("8 matches"));
        self.test_app.take("Play the same deal");
        self.test_app.until_match();
        assert!(self.test_app.get::<TableMatch>().state.record().seed > u64::MAX - 9);
        self.test_app.title();
    }

    /// Checks the notebooks of two people: read, and one of them burned.
    pub(super) fn notebooks(&mut self) {
        let mut kept = 0;
        for (k, game) in GAMES.iter().enumerate() {
            let Some(reader) = game.notebook_difficulty() else { continue };
            let rookies = BySeat::new(Difficulty::Rookie, Difficulty::Rookie);
            for (n, name) in ["Ada", "Wolfgang Amadeus"].into_iter().enumerate() {
                let seed = (10 * k + n) as u64;
                let record = game.arena("").unwrap().play_match(seed, rookies, true).unwrap().record.unwrap();
                let data = self.test_app.get::<StoreHandle>();
                let id = data.0.request_blocking(move |store| store.new_match(game.id())).unwrap();
                let saved = SavedMatch {
                    names: BySeat::new(PersonName::parse(name), None),
                    notebook: game.empty_notebook(),
                    ..saved_match(id, record, Controller::Bot(reader))
                };
                kept += 1;
                data.0.enqueue(JobKey::InOrder, move |store| store.finish_match(&saved, None));
            }
        }
        self.test_app.open(AppPage::ClubHouse);
        // A key that is pressed as the list comes in is not meant for it.
        let all = format!("{kept} matches");
        self.test_app.until("the matches", |test_app| test_app.says(&all));
        self.test_app.choose("Notebooks");
        let burns = |test_app: &mut TestApp| {
            let labels = translations("Burn this notebook");
            let burn = |seen: &SeenWidget| labels.iter().any(|label| seen.label.starts_with(open_end(label)));
            test_app.controls().iter().filter(|seen| burn(seen)).count()
        };
        self.test_app.until("what bots know", |test_app| test_app.says("You have met in one match."));
        self.page("club house, notebooks");
        let before = burns(&mut self.test_app);
        assert!(before > 0 && before <= kept, "{before}");
        self.test_app.take_beginning("Burn this notebook");
        self.page("club house, a notebook to be burned");
        self.test_app.take_beginning("Sure? This cannot be undone");
        self.test_app.until("it is burned", |test_app| {
            let notebooks =
                test_app.get::<StoreHandle>().0.request_blocking(|store| store.notebooks().0.all().count());
            notebooks == Some(kept - 1)
        });
        self.test_app.choose("Matches");
        self.escape(None);
        self.test_app.set(|prefs| prefs.settings.shared.notebooks = false);
        self.test_app.open(AppPage::ClubHouse);
        self.test_app.choose("Notebooks");
        self.test_app.until("it is off", |test_app| {
            test_app.reads().contains(&one_line(&id!("notebook-off").shown()))
        });
        self.page("club house, notebooks off");
        self.test_app.set(|prefs| prefs.settings.shared.notebooks = true);
        self.test_app.choose("Matches");
        self.escape(None);
    }

    /// Checks that an earned honour leads to its match.
    fn honoured(&mut self) {
        let text = self.test_app.text();
        assert!(!is_english() || text.iter().any(|words| words.starts_with("Earned ")), "{text:?}");
        // What is not earned says how it is, and leads nowhere.
        assert!(!self.test_app.offers(&Honour::Schooled.name().shown()));
        let how = Honour::Schooled.how().shown();
        assert!(self.test_app.reads().contains(&one_line(&how)), "{how} is not said");
        let archive =
            self.test_app.get::<StoreHandle>().0.request_blocking(|store| store.archive(99)).unwrap();
        let earned = honour_progress(&archive.matches)
            .into_iter()
            .find(|progress| progress.earned_in.is_some())
            .unwrap();
        self.test_app.take_beginning(&earned.honour.name().shown());
        self.page("club house, the match of an honour");
        self.test_app.key(KeyCode::End);
        self.choose_row(usize::MAX);
    }

    /// Selects a visible match of the list, counted from 0, or the last one.
    fn choose_row(&mut self, k: usize) {
        let line = |seen: &SeenWidget| seen.role == Role::RadioButton && seen.label.contains(": ");
        let lines: Vec<SeenWidget> = self.test_app.controls().into_iter().filter(line).collect();
        let line = lines.get(k).or(lines.last()).expect("a line of the list").clone();
        self.test_app.take_it(&line);
    }
}
