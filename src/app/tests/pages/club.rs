//! What is kept: unfinished matches, names, and the club house, page by page.

use bevy_egui::egui::accesskit::Role;

use super::super::roles::{SeenWidget, open_end};
use super::*;
use crate::id;

impl Tour {
    /// The list of matches that were left: none, and more than a page holds.
    pub(super) fn unfinished(&mut self) {
        self.open(AppPage::Matches);
        self.page("no unfinished matches");
        self.escape(None);
        let record = |game: &str| {
            crate::engine::Record::parse(&format!(
                "(version: 1, game: \"{game}\", options: (), seed: 5, actions: [])"
            ))
            .unwrap()
        };
        let mut kept = Vec::new();
        for k in 0..8 {
            let game = GAMES[k % GAMES.len()].id();
            let data = self.evening.get::<StoreHandle>();
            let id = data.0.call_blocking(move |store| store.new_match(game)).unwrap();
            kept.push(id.clone());
            let who = [Controller::Human, Controller::Bot(Level::WorldClass)];
            let saved = SavedMatch {
                id,
                place: MatchLocation::Friendly,
                record: record(game),
                home: who[0],
                away: who[k % 2],
                saved: 1,
                lesson: None,
                names: BySeat::default(),
                secs: Some(95),
                notebook: None,
                clubs: None,
            };
            data.0.enqueue(JobKey::InOrder, move |store| store.save_match(&saved));
        }
        self.evening.title();
        self.page("title with unfinished matches");
        self.open(AppPage::Matches);
        self.page("unfinished matches");
        // All of them lie there, the last ones out of sight.
        self.evening.key(KeyCode::End);
        self.page("older unfinished matches");
        self.choose_nth("Watch", 7);
        self.evening
            .until("it is shown again", |evening| evening.world().contains_resource::<ReplayViewer>());
        self.evening.frames(3);
        self.evening.key(KeyCode::Escape);
        self.evening.frames(2);
        assert_eq!(self.evening.page(), Some(AppPage::Matches), "back where it came from");
        self.choose_nth("Delete", 7);
        self.page("an unfinished match, to be deleted");
        self.choose("Sure?");
        assert_eq!(self.evening.all_kept().len(), 7);
        self.escape(None);
        for id in kept {
            self.evening
                .get::<StoreHandle>()
                .0
                .enqueue(JobKey::InOrder, move |store| store.forget_match(&id));
        }
        self.evening.title();
    }

    /// The people at this screen: nobody yet, as many as there can be, and one about to be forgotten.
    pub(super) fn people(&mut self) {
        self.open(AppPage::People);
        self.page("nobody has a name");
        self.evening.go(Navigate::Back);
        self.open(AppPage::People);
        let names = ["Ada", "Bo", "Wolfgang Amadeus", "Zoë", "Ян", "Δάφνη", "O'Neill", "Cy"];
        for (k, name) in names.into_iter().enumerate() {
            // The first one is typed at once.
            if k > 0 {
                self.evening.light("New name");
            }
            self.evening.write(name);
            if k + 1 < names.len() {
                self.evening.key(KeyCode::Enter);
            }
        }
        self.page("a name is typed");
        self.choose("Done");
        self.open(AppPage::People);
        self.page("everybody has a name");
        let people = &self.evening.get::<crate::flow::prefs::Prefs>().settings.people;
        assert_eq!(people.names().len(), crate::people::MOST);
        let forget = self.evening.begins(&format!("Forget {}", names[7]));
        self.evening.take_it(&forget);
        self.page("somebody is to be forgotten");
        self.choose("Done");
        self.evening.frames(2);
        self.page("title with names");
        self.evening.world().resource_mut::<crate::flow::prefs::Prefs>().settings.people =
            crate::people::KnownPeople::default();
        self.evening.title();
    }

    /// The clubs of one's own: none, one that is made, some; and who plays for whom.
    pub(super) fn clubs(&mut self) {
        self.open(AppPage::Clubs);
        self.page("no club of one's own");
        self.choose("New club");
        self.evening.frames(8);
        // The same club in every run.
        let longest = (0..400).map(|seed| crate::clubs::lucky(seed, &[])).max_by_key(|club| club.name.len());
        let club = longest.unwrap();
        self.evening.world().resource_mut::<crate::flow::clubs::CustomClubs>().put(club.clone());
        self.page("a club is made, colours");
        for part in ["Names", "The eleven"] {
            self.pick(part);
            self.page(&format!("a club is made, {part}"));
        }
        self.evening.key(KeyCode::Escape);
        self.evening.frames(8);
        self.page("a club is left unkept");
        self.evening.key(KeyCode::Escape);
        self.evening.frames(8);
        self.page("clubs of one's own");
        let delete = self.evening.begins(&format!("Delete {}", club.name));
        self.evening.take_it(&delete);
        self.page("a club is to be deleted");
        self.evening.go(Navigate::Back);
        for names in [&[][..], &["Ada", "Bo", "Wolfgang Amadeus"]] {
            self.evening.set(|prefs| {
                for (k, name) in names.iter().enumerate() {
                    prefs.settings.people.rename(k, crate::people::PersonName::tidied(name).unwrap());
                }
            });
            self.open(AppPage::LineUp);
            self.page(&format!("line-up, {} names", names.len()));
            let own = self.evening.nth("Club: back", 0);
            self.evening.take_it(&own);
            let human = self.evening.nth("Human", 1);
            self.evening.take_it(&human);
            self.page(&format!("line-up for two, {} names", names.len()));
            self.escape(None);
        }
        self.page("title, two people of two clubs");
        self.evening.world().resource_mut::<crate::flow::clubs::CustomClubs>().take_away(&club.id);
        self.evening.set(|prefs| prefs.settings.people = crate::people::KnownPeople::default());
    }

    /// The club house: empty, with more matches than a page holds, and what can be done with them.
    pub(super) fn club(&mut self) {
        self.open(AppPage::Club);
        self.heard("the archive is empty", |evening| {
            evening.says("No match yet. Every match that you finish is kept here: to look at, to play again, to send to a friend.")
        });
        self.page("club house, empty");
        self.pick("Stats");
        self.page("club house, no figures");
        self.pick("Honours");
        self.page("club house, no honours");
        self.pick("Notebooks");
        self.heard("no notebooks", |evening| {
            evening.reads().contains(&one_line(&id!("notebook-none").shown()))
        });
        self.page("club house, no notebooks");
        self.pick("Matches");
        self.escape(None);
        for k in 0..9 {
            let game = GAMES[k % GAMES.len()];
            let levels = BySeat::new(Level::Random, Level::Random);
            let bout = game.arena("").unwrap().play_match(u64::MAX - k as u64, levels, true).unwrap();
            let who = [Controller::Human, Controller::Bot(Level::WorldClass)];
            let data = self.evening.get::<StoreHandle>();
            let (id, record) = (
                data.0.call_blocking(move |store| store.new_match(game.id())).unwrap(),
                bout.record.unwrap(),
            );
            let (place, lesson) = ([MatchLocation::Friendly, MatchLocation::Competition][k % 2], None);
            let (home, away, saved) = (who[0], who[k / 3 % 2], 1000 + k as u64);
            let names =
                BySeat::new((k == 8).then(|| crate::people::PersonName::tidied("Wolf")).flatten(), None);
            let (secs, notebook, clubs) = (Some(60), None, None);
            let saved =
                SavedMatch { id, place, record, home, away, saved, lesson, secs, names, notebook, clubs };
            data.0.enqueue(JobKey::InOrder, move |store| store.finish_match(&saved, None));
        }
        self.open(AppPage::Club);
        self.heard("nine matches", |evening| evening.says("9 matches"));
        self.page("club house");
        self.choose_row(3);
        self.page("club house, another match");
        self.evening.key(KeyCode::End);
        self.choose_row(usize::MAX);
        self.page("club house, the oldest match");
        self.pick("Stats");
        self.page("club house, figures");
        self.pick("Honours");
        let first = Honour::OffTheMark.name().capitals();
        self.heard("honours", move |evening| evening.reads().contains(&one_line(&first)));
        self.page("club house, honours");
        self.honoured();
        self.pick("Matches");
        self.choose("Report");
        self.heard("a report", |evening| evening.says("LUCK"));
        self.page("club house, report");
        self.pick("Decisions");
        self.heard("decisions", |evening| evening.says("YOUR COSTLIEST DECISIONS"));
        self.evening
            .until("they are weighed", |evening| !evening.says("Weighing the decisions: a few seconds ..."));
        self.page("club house, dearest decisions");
        self.pick("The match");
        self.choose("To the matches");
        self.choose("Star");
        self.choose("Save as a file");
        self.heard("saved", |evening| evening.says_around("Saved in §"));
        self.page("club house, saved");
        self.evening.key(KeyCode::Home);
        self.choose("Starred");
        self.heard("one is starred", |evening| evening.says("1 of 9 matches"));
        self.page("club house, starred");
        for step in ["Game: on", "Against: back", "Result: on", "Occasion: on", "Who: on"] {
            self.choose(step);
            self.page("club house, looked through");
        }
        for step in ["Game: back", "Against: on", "Result: back", "Occasion: back", "Who: back"] {
            self.choose(step);
        }
        self.choose("Delete");
        self.page("club house, deleting");
        self.choose("Sure?");
        self.heard("eight left", |evening| evening.says("0 of 8 matches"));
        self.choose("Starred");
        self.pick("Files");
        self.page("club house, keeping");
        self.choose("Delete all except starred");
        self.page("club house, erasing");
        self.pick("Matches");
        self.escape(None);
        // A match is watched, and leads back.
        self.open(AppPage::Club);
        self.heard("eight to watch", |evening| evening.says("8 matches"));
        self.choose("WATCH");
        self.evening
            .until("the match is shown", |evening| evening.world().contains_resource::<ReplayViewer>());
        self.evening.wait_until_idle();
        self.page("theatre");
        self.evening.world().write_message(ScrubCommand::To(usize::MAX));
        self.evening.wait_until_idle();
        self.page("theatre, the end");
        for game in GAMES {
            let levels = BySeat::new(Level::Random, Level::Random);
            let record = game.arena("").unwrap().play_match(4, levels, true).unwrap().record.unwrap();
            self.evening.world().write_message(WatchReplay::new(record, None, None).unwrap());
            self.evening.frames(3);
            let reel = &self.evening.get::<ReplayViewer>().reel;
            // Scorers on the scoreboard are as small as in any match.
            let goal = reel.next(0, true, |mark| mark != TimelineMark::Turn).unwrap_or(reel.last());
            for at in [goal / 2, goal - 1] {
                self.evening.world().write_message(ScrubCommand::To(at));
                self.evening.wait_until_idle();
                self.look(&format!("theatre, {}, beat {at}", game.id()));
            }
        }
        self.evening.title();
        // The same deal once more.
        self.open(AppPage::Club);
        self.heard("eight matches", |evening| evening.says("8 matches"));
        self.choose("Play the same deal");
        self.evening
            .until("the deal is at the table", |evening| evening.world().contains_resource::<TableMatch>());
        assert!(self.evening.get::<TableMatch>().live.record().seed > u64::MAX - 9);
        self.evening.title();
    }

    /// Every reader's notebook of two people: read, and one of them burned.
    pub(super) fn notebooks(&mut self) {
        let mut kept = 0;
        for (k, game) in GAMES.iter().enumerate() {
            let Some(reader) = game.reader() else { continue };
            let rookies = BySeat::new(Level::Rookie, Level::Rookie);
            for (n, name) in ["Ada", "Wolfgang Amadeus"].into_iter().enumerate() {
                let seed = (10 * k + n) as u64;
                let record = game.arena("").unwrap().play_match(seed, rookies, true).unwrap().record.unwrap();
                let data = self.evening.get::<StoreHandle>();
                let saved = SavedMatch {
                    id: data.0.call_blocking(move |store| store.new_match(game.id())).unwrap(),
                    place: MatchLocation::Friendly,
                    record,
                    home: Controller::Human,
                    away: Controller::Bot(reader),
                    saved: 1,
                    lesson: None,
                    names: BySeat::new(crate::people::PersonName::tidied(name), None),
                    secs: None,
                    notebook: game.blank_notebook(),
                    clubs: None,
                };
                kept += 1;
                data.0.enqueue(JobKey::InOrder, move |store| store.finish_match(&saved, None));
            }
        }
        self.open(AppPage::Club);
        // A key that is pressed as the list comes in is not meant for it.
        let all = format!("{kept} matches");
        self.heard("the matches", |evening| evening.says(&all));
        self.pick("Notebooks");
        let burns = |evening: &mut TestApp| {
            let labels = translations("Burn this notebook");
            let burn = |seen: &SeenWidget| labels.iter().any(|label| seen.label.starts_with(open_end(label)));
            evening.controls().iter().filter(|seen| burn(seen)).count()
        };
        self.heard("what bots know", |evening| evening.says("It has met you in one match."));
        self.page("club house, notebooks");
        let before = burns(&mut self.evening);
        assert!(before > 0 && before <= kept, "{before}");
        let first = self.evening.begins("Burn this notebook");
        self.evening.take_it(&first);
        self.page("club house, a notebook to be burned");
        let sure = self.evening.begins("Sure? This cannot be undone");
        self.evening.take_it(&sure);
        self.heard("it is burned", |evening| {
            let books =
                evening.get::<StoreHandle>().0.call_blocking(|store| store.notebooks().0.all().count());
            books == Some(kept - 1)
        });
        self.pick("Matches");
        self.escape(None);
        self.evening.set(|prefs| prefs.settings.notebooks = false);
        self.open(AppPage::Club);
        self.pick("Notebooks");
        self.heard("it is off", |evening| evening.reads().contains(&one_line(&id!("notebook-off").shown())));
        self.page("club house, notebooks off");
        self.evening.set(|prefs| prefs.settings.notebooks = true);
        self.pick("Matches");
        self.escape(None);
    }

    /// An honour that was earned leads to its match.
    fn honoured(&mut self) {
        let text = self.evening.text();
        assert!(!is_english() || text.iter().any(|words| words.starts_with("Earned ")), "{text:?}");
        // What is not earned says how it is, and leads nowhere.
        assert!(!self.evening.offers(&Honour::Schooled.name().shown()));
        let how = Honour::Schooled.how().shown();
        assert!(self.evening.reads().contains(&one_line(&how)), "{how} is not said");
        let shelf = self.evening.get::<StoreHandle>().0.call_blocking(|store| store.archive(99)).unwrap();
        let earned = standings(&shelf.matches).into_iter().find(|standing| standing.with.is_some()).unwrap();
        let earned = self.evening.begins(&earned.honour.name().shown());
        self.evening.take_it(&earned);
        self.page("club house, the match of an honour");
        self.evening.key(KeyCode::End);
        self.choose_row(usize::MAX);
    }

    /// Chooses that match of those whose lines are there, counted from 0, or the last of them.
    fn choose_row(&mut self, k: usize) {
        let line = |seen: &SeenWidget| seen.role == Role::RadioButton && seen.label.contains(": ");
        let lines: Vec<SeenWidget> = self.evening.controls().into_iter().filter(line).collect();
        let line = lines.get(k).or(lines.last()).expect("a line of the list").clone();
        self.evening.take_it(&line);
    }
}
