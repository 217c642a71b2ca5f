//! Tests every page in windows of four sizes, with text at 100, 150 and 200 %, and with labels longer by half:
//! clickable widgets are inside the window and do not overlap, keys reach everything and scroll it into view, and no
//! text is cut or overlaps another. `PAGES_TO=folder` saves a picture of each page there.

mod club;
mod set_pieces;
mod tour;

use std::collections::BTreeSet;

use bevy_egui::egui::accesskit::NodeId;

use super::prelude::*;
use super::roles::one_line;
use crate::flow::start::MatchLesson;
use crate::session::replay_viewer::ScrubCommand;
use career::honours::{Honour, honour_progress};
use games::review::{Advice, Confidence, NamedAction};
use games::timeline::TimelineMark;
use stage::action::DynAction;
use store::{JobKey, MatchLocation, SavedMatch};
use words::testing::{is_english, is_pseudo, translations};

/// Widths and heights of windows.
const SIZES: [(u32, u32); 4] = [(1280, 720), (1024, 768), (2560, 1440), (2560, 1080)];

/// Letters of this height, design units, are large enough: 18 pixels in the smallest window.
const LARGE: f32 = 27.0;

/// The greatest width of a scroll bar, design units.
const MAX_BAR_WIDTH: f32 = 26.0;

/// Anything higher than this is a picture, design units.
const PICTURE: f32 = 400.0;

/// No list shows more controls than this at once.
const LINES: usize = 40;

/// A tour of all pages in a window of one size.
struct Tour {
    test_app: TestApp,
    /// True if keys are tested too: once is enough.
    keys: bool,
    size: String,
    faults: Vec<String>,
    looked: usize,
}

/// Visits some pages, at least that many, in windows of every size; keys are tested in the first of them.
fn check_all_sizes(least: usize, part: impl Fn(&mut Tour) + Sync) {
    let faults = Mutex::new(BTreeSet::new());
    std::thread::scope(|scope| {
        // Another language is looked at in the smallest window: there it has least room.
        let sizes = if is_english() { &SIZES[..] } else { &SIZES[..1] };
        for (n, (width, height)) in sizes.iter().copied().enumerate() {
            let (faults, part) = (&faults, &part);
            scope.spawn(move || {
                let mut tour = Tour::new(width, height, n == 0 && is_english());
                part(&mut tour);
                assert!(tour.looked >= least, "only {} pages", tour.looked);
                faults.lock().unwrap().extend(tour.faults);
            });
        }
    });
    let faults: Vec<String> = faults.into_inner().unwrap().into_iter().collect();
    assert!(faults.is_empty(), "{} fault(s)\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn the_title_rules_settings_and_keys_can_be_read_and_used() {
    check_all_sizes(25, Tour::title);
}

#[test]
fn unfinished_matches_and_names_can_be_read_and_used() {
    check_all_sizes(2, |tour| {
        tour.unfinished();
        tour.people();
    });
}

#[test]
fn an_evening_can_be_read_and_used() {
    check_all_sizes(8, Tour::evening);
}

#[test]
fn a_tour_can_be_read_and_used() {
    check_all_sizes(10, Tour::tour);
}

#[test]
fn the_training_ground_can_be_read_and_used() {
    check_all_sizes(20, Tour::set_pieces);
}

#[test]
fn clubs_and_line_ups_can_be_read_and_used() {
    check_all_sizes(8, Tour::clubs);
}

#[test]
fn the_club_house_can_be_read_and_used() {
    check_all_sizes(8, Tour::club);
}

#[test]
fn notebooks_can_be_read_and_burned() {
    check_all_sizes(3, Tour::notebooks);
}

#[test]
fn competitions_can_be_read_and_used() {
    check_all_sizes(8, Tour::competition);
}

#[test]
fn matches_can_be_read_and_used() {
    check_all_sizes(25, Tour::matches);
}

#[test]
fn results_can_be_read_and_used() {
    check_all_sizes(6, Tour::results);
}

impl Tour {
    fn new(width: u32, height: u32, keys: bool) -> Self {
        let mut test_app = TestApp::instant(width, height);
        // The time of sounds depends on the clock.
        test_app.set(|prefs| prefs.settings.personal_mut().captions = false);
        test_app.title();
        Self { test_app, keys, size: format!("{width}x{height}"), faults: Vec::new(), looked: 0 }
    }

    fn fault(&mut self, page: &str, text: u32, what: String) {
        self.faults.push(format!("{page} at {}, text {text} %: {what}", self.size));
    }

    /// Checks the layout of the screen with text of every size, and once with every label longer by half.
    fn look(&mut self, page: &str) {
        self.looked += 1;
        let mut before: BTreeMap<String, f32> = BTreeMap::new();
        // Every window meets the largest and the usual text; the rest is the same sums, and looked at in one of them.
        let looks = [(200, false), (150, false), (100, true), (100, false)];
        let most = self.keys;
        for (text, long) in looks.into_iter().filter(|(text, long)| most || *text != 150 && !long) {
            self.test_app.set(|prefs| prefs.settings.personal_mut().ui_scale = text as f32 / 100.0);
            crate::widgets::lengthen(&self.test_app.egui(), long);
            self.test_app.frames(3);
            let state = if long { format!("{page}, long labels") } else { page.to_owned() };
            // At the table only the log and the coach scroll.
            let scrolls = !page.starts_with("match of")
                || ["log open", "the coach speaks"].iter().any(|part| page.contains(part));
            let (faults, shapes) = self.test_app.faults_of_text(scrolls);
            assert!(shapes > 3, "{state}: nothing is drawn");
            self.keep_picture(&state, text);
            // The title scrolls as a whole, in a box as high as the window.
            let whole = page.starts_with("title") && (text > 100 || long || is_pseudo());
            for fault in faults.into_iter().filter(|fault| !whole || !fault.starts_with("leaves the canvas"))
            {
                self.fault(&state, text, fault);
            }
            let letters = self.test_app.letters();
            // How letters grow does not depend on the language, but words of one shrink sooner than those of another.
            if text == 100 && !long && is_english() {
                for (words, large) in &before {
                    let small = letters.get(words).copied().unwrap_or(LARGE);
                    let sentence = words.split(' ').count() > 2 && words.contains(char::is_lowercase);
                    if sentence && small < LARGE && *large < 1.25 * small {
                        self.fault(&state, text, format!("does not grow: {words}, {small} to {large}"));
                    }
                }
            }
            if text == 200 {
                before = letters;
            }
            self.widgets(&state, text);
        }
    }

    /// Saves a picture if requested.
    fn keep_picture(&mut self, page: &str, text: u32) {
        if let Some(folder) = std::env::var_os("PAGES_TO") {
            let folder = PathBuf::from(folder).join(&self.size);
            std::fs::create_dir_all(&folder).unwrap();
            let file = folder.join(format!("{}, {text}.png", page.replace('/', " of ")));
            std::fs::write(file, self.test_app.picture()).unwrap();
        }
    }

    /// Checks that clickable widgets have names, are inside the window and do not overlap; and that keys scroll hidden
    /// ones into view.
    fn widgets(&mut self, page: &str, text: u32) {
        let canvas = self.test_app.canvas();
        let known = self.test_app.controls();
        let name = |id: egui::Id| {
            let seen = known.iter().find(|seen| seen.node == id.accesskit_id());
            seen.map_or_else(|| format!("{id:?}"), |seen| seen.label.clone())
        };
        for seen in known.iter().filter(|seen| seen.label.trim().is_empty()) {
            self.fault(page, text, format!("a widget has no name: {seen:?}"));
        }
        let all = self.test_app.clickable();
        for (n, spot) in all.iter().enumerate() {
            let id = spot.id;
            let named = known.iter().any(|seen| seen.node == id.accesskit_id());
            // The scroll bar is the only control that keys do not reach.
            if !named && spot.rect.width() > MAX_BAR_WIDTH {
                self.fault(page, text, format!("can be clicked and has no name: {id:?} at {}", spot.rect));
            }
            if !canvas.contains_rect(spot.shown.shrink(0.5)) && spot.shown.is_positive() {
                self.fault(page, text, format!("a widget leaves the canvas: {}", name(id)));
            }
            // Nothing cuts it at its sides: only scrolled content is cut, above or below.
            let wide = spot.rect.width() - spot.shown.width();
            if spot.shown.is_positive() && wide > 1.0 {
                self.fault(page, text, format!("a widget is cut at its side: {}", name(id)));
            }
            for other in &all[n + 1..] {
                let common = spot.shown.intersect(other.shown);
                if common.width() > 0.5 && common.height() > 0.5 {
                    let [a, b] = [id, other.id].map(name);
                    self.fault(page, text, format!("widgets overlap: {a} | {b}"));
                }
            }
        }
        if known.iter().any(|seen| !seen.is_whole()) {
            self.check_tab_order(page, text);
        }
    }

    /// Checks that Tab reaches every control of the page and returns to the start, and that the focused one is visible.
    fn check_tab_order(&mut self, page: &str, text: u32) {
        let all: BTreeMap<NodeId, String> =
            self.test_app.controls().into_iter().map(|seen| (seen.node, seen.label)).collect();
        // The result is at rest: its first key gives the focus and does nothing else.
        if self.test_app.at_result() && self.test_app.focused().is_none() {
            self.test_app.frames(60);
            self.test_app.key(KeyCode::Tab);
        }
        let Some(first) = self.test_app.focused() else {
            self.fault(page, text, "nothing has the focus".to_owned());
            return;
        };
        let mut met = BTreeSet::new();
        // Lines of a long list are there as they come into sight: more than could be seen at first.
        for _ in 0..all.len() + LINES {
            let Some(lit) = self.test_app.tab_on() else {
                self.fault(page, text, "Tab leads nowhere".to_owned());
                return;
            };
            // A picture may be higher than its scrolling box, and fills it.
            let fills = lit.rect.height() > PICTURE && lit.shown.height() > 0.9 * PICTURE;
            if !lit.is_whole() && !fills && met.insert(lit.node) {
                self.fault(
                    page,
                    text,
                    format!("is in focus and out of sight: {}, {} of {}", lit.label, lit.shown, lit.rect),
                );
            }
            met.insert(lit.node);
            // A scrolled list begins with its visible part.
            let back =
                lit.node == first.node || self.test_app.controls().iter().all(|on| on.node != first.node);
            if back && all.keys().all(|node| *node == first.node || met.contains(node)) {
                return;
            }
        }
        let missed: Vec<&String> =
            all.iter().filter(|(node, _)| !met.contains(node)).map(|(_, l)| l).collect();
        self.fault(page, text, format!("Tab does not lead everywhere and back; not to {missed:?}"));
    }

    /// Checks a page of widgets: Tab reaches each of them.
    fn page(&mut self, page: &str) {
        self.look(page);
        assert!(!self.test_app.controls().is_empty(), "{page}: there is nothing to be done");
        if self.keys {
            self.check_tab_order(page, 100);
        }
    }

    fn escape(&mut self, back_to: Option<AppPage>) {
        self.test_app.key(KeyCode::Escape);
        assert_eq!(self.test_app.page(), back_to, "Escape leads back");
    }

    fn title(&mut self) {
        for (k, game) in GAMES.iter().enumerate() {
            if k > 0 {
                self.test_app.take(&game.info().title.shown());
            }
            for page in ["Players", "Match", "Learn"] {
                self.test_app.choose(page);
                self.page(&format!("title, {}, {page}", game.id()));
            }
            // A choice that alone makes no match: why stands there instead of KICK OFF.
            if let Some(field) = game.info().fields.iter().find(|field| field.name == "home_team") {
                self.test_app.choose("Match");
                self.test_app.take(&format!("{}: next", field.label));
                self.page(&format!("title, {}, one team alone", game.id()));
                let shown = self.test_app.text();
                let refused = shown.iter().any(|words| words.starts_with("Not yet: "));
                assert!(refused || !is_english(), "{shown:?}");
                let [kick_off] = ["KICK OFF"].map(translations);
                assert!(!shown.iter().any(|words| kick_off.contains(words)));
                self.test_app.take(&format!("{}: previous", field.label));
            }
            self.test_app.open(AppPage::Rules);
            self.page(&format!("rules of {}", game.id()));
            self.escape(None);
        }
        self.test_app.open(AppPage::Settings);
        for part in ["Sound", "The match", "Display and controls"] {
            self.test_app.choose(part);
            self.page(&format!("settings, {part}"));
        }
        self.test_app.take("Keys");
        assert_eq!(self.test_app.page(), Some(AppPage::Keys));
        for part in ["Choices", "Table", "Menus", "Gamepad", "Keyboard"] {
            self.test_app.choose(part);
            self.page(&format!("keys, {part}"));
        }
        self.test_app.choose("Choices");
        self.escape(Some(AppPage::Settings));
        self.test_app.take("Credits");
        self.page("credits");
        self.escape(Some(AppPage::Settings));
        self.escape(None);
        let long = "The folder of the data cannot be written: it belongs to somebody else, or the disk is full; \
                    the game goes on, but is not saved";
        self.test_app.world().write_message(ErrorDialog::stoppage(DisplayText::verbatim(long)));
        self.test_app.frames(2);
        self.page("dialog");
        self.test_app.key(KeyCode::Escape);
        assert!(self.test_app.shows_no_error());
    }

    fn begin_competition(&mut self, kind: CompetitionKind, sides: usize, people: usize) {
        self.test_app.put_competition(Some(drawn("penalties", kind, sides, people, 3)));
        self.test_app.until_bots_have_played();
    }

    fn competition(&mut self) {
        self.test_app.open(AppPage::Competition);
        for kind in CompetitionKind::ALL {
            self.test_app.choose(&kind.title().shown());
            for size in kind.sizes() {
                self.test_app.choose(&size.to_string());
                self.page(&format!("competition to be, {} of {size}", kind.title()));
            }
        }
        for (kind, sides, people) in [
            (CompetitionKind::Cup, 4, 1),
            (CompetitionKind::Cup, 8, 1),
            (CompetitionKind::Cup, 8, 0),
            (CompetitionKind::Cup, 16, 1),
            (CompetitionKind::League, 6, 1),
            (CompetitionKind::League, 6, 0),
            (CompetitionKind::Groups, 16, 1),
            (CompetitionKind::Groups, 8, 0),
        ] {
            self.begin_competition(kind, sides, people);
            self.page(&format!("competition, {} of {sides} with {people}", kind.title()));
            if people == 0 && sides == 8 && self.test_app.offers(&words::id!("competition-scorers").shown()) {
                self.test_app.take("Top scorers");
                self.page(&format!("top scorers, {}", kind.title()));
                self.test_app.take("Matches");
            }
            // The page names the winner and the manner of the win.
            let on = self.test_app.get::<ActiveCompetitions>().competition.clone().unwrap();
            if let Some(head) = on.champion_text() {
                let (text, way) = (self.test_app.reads(), on.champion_path().unwrap());
                assert!(text.contains(&one_line(&head.capitals())), "{text}");
                assert!(text.contains(&one_line(&way.shown())), "{way}: {text}");
            }
        }
        self.test_app.take("All competitions");
        self.page("competitions");
        self.escape(None);
        self.test_app.put_competition(None);
    }

    /// Starts a match and waits until the person at home is asked.
    fn begin(&mut self, game: &'static dyn DynGame, away: Controller, lesson: bool) {
        let (options, controllers) = (String::new(), BySeat::new(Controller::Human, away));
        let lesson = lesson.then(|| MatchLesson { name: String::new(), plan: None });
        self.test_app.start(StartMatch { lesson, ..StartMatch::new(game, options, Some(5), controllers) });
        if away != Controller::Human {
            self.test_app.until_asked();
        }
        self.test_app.wait_until_idle();
    }

    fn matches(&mut self) {
        let rookie = ROOKIE;
        for game in GAMES {
            self.begin(*game, rookie, false);
            self.look(&format!("match of {}", game.id()));
            self.test_app.key(KeyCode::ArrowRight);
            self.look(&format!("match of {}, one option in focus", game.id()));
            self.test_app.key(KeyCode::KeyL);
            self.look(&format!("match of {}, log open", game.id()));
            self.test_app.key(KeyCode::KeyL);
            if game.notebook_difficulty().is_some() {
                self.test_app.open(AppPage::OpponentNotes);
                self.page(&format!("notes on a rival in {}", game.id()));
                self.escape(None);
            }
            self.begin(*game, Controller::Human, false);
            self.look(&format!("match of {} for two", game.id()));
            self.begin(*game, rookie, true);
            self.test_app.key(KeyCode::F2);
            // As long as advice is, whatever the bot thinks of today.
            let action = |name: &str| NamedAction {
                name: DisplayText::verbatim(name),
                probability: 0.5,
                because: Some(DisplayText::verbatim(
                    "It keeps the ball away from their strongest player for the rest of this half.",
                )),
                card: None,
                cards: Vec::new(),
                action: DynAction::new(name.to_owned()),
            };
            let actions = vec![action("Choose two forwards"), action("Play a power card")];
            self.test_app.world().resource_mut::<Coach>().advice =
                Some(Advice::Best { actions, thought: words::DisplayText::EMPTY, sure: Confidence::Close });
            self.look(&format!("match of {}, the coach speaks", game.id()));
            self.test_app.key(KeyCode::F2);
        }
        self.test_app.key(KeyCode::Escape);
        assert_eq!(self.test_app.page(), Some(AppPage::Menu));
        self.page("pause");
        for page in [AppPage::Rules, AppPage::Settings] {
            self.test_app.open(page);
            self.escape(Some(AppPage::Menu));
        }
        self.escape(None);
    }

    fn results(&mut self) {
        let penalties = named("penalties").unwrap();
        for (people, away) in [("one person", RANDOM), ("two people", Controller::Human)] {
            self.begin(penalties, away, false);
            self.test_app.play_to_result();
            self.test_app.until("the report", |test_app| test_app.get::<ReportJobs>().is_idle());
            self.page(&format!("result, {people}"));
            self.test_app.key(KeyCode::F2);
            assert_eq!(self.test_app.page(), Some(AppPage::Review));
            self.test_app.until("the review", |test_app| {
                !test_app.says_around("Going through your match: § of § decisions")
            });
            self.page(&format!("review, {people}"));
            self.escape(None);
            self.test_app.take("More");
            self.page(&format!("all of a result, {people}"));
            self.test_app.take("Match report");
            self.test_app.until("a report", |test_app| test_app.says("LUCK"));
            assert_eq!(self.test_app.page(), Some(AppPage::ClubHouse));
            self.page(&format!("report from the result, {people}"));
            self.escape(None);
            // Without a graphics card there is no picture, and a message says so.
            self.test_app.take("Save as a picture");
            self.test_app.until("a sentence", |test_app| {
                test_app.says("The picture could not be made or saved. Try again, or choose another folder.")
            });
            assert!(self.test_app.at_result());
        }
        self.begin_competition(CompetitionKind::Cup, 4, 1);
        self.test_app.start_next_fixture();
        self.test_app.play_to_result();
        let names = self.test_app.seating().names.clone().map(|name| name.unwrap().shown());
        let text = self.test_app.reads();
        assert!(Seat::BOTH.into_iter().all(|seat| text.contains(&names[seat])), "{names:?}: {text}");
        self.page("result of a cup match");
        self.test_app.put_competition(None);
        // Escape leads to the title.
        self.test_app.key(KeyCode::Escape);
        self.test_app.frames(2);
        assert_eq!(self.test_app.screen(), crate::flow::screen::Screen::Title);
    }
}
