//! The title screen: which game, who plays, how long, and off.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Align2, Color32, Painter, pos2, vec2};

use super::matches::Left;
use super::{drawer, page, tiles};
use crate::ai::Level;
use crate::competition::Kind as Contest;
use crate::engine::{BySeat, RecordError, Seat, Seats};
use crate::flow::action::{Hands, InputAction};
use crate::flow::frame::Frame;
use crate::flow::page::{Go, Page};
use crate::flow::prefs::{Data, Prefs};
use crate::flow::screen::Screen;
use crate::flow::start::{SpoiltFiles, StartMatch};
use crate::games::entry::Entry;
use crate::games::{GAMES, find};
use crate::hud::pictures::{Pages, Pictures};
use crate::hud::{Canvas, Shown};
use crate::levels::Scenario;
use crate::people::Name;
use crate::session::bindings::Bindings;
use crate::session::competition::UnderWay;
use crate::session::showcase::{Bill, Fade};
use crate::stage::accent::Accent;
use crate::stage::offer::Field;
use crate::stage::palette::{AMBER, CHALK, INK, MUTED, NAVY, NAVY_2};
use crate::stage::scene::Board;
use crate::store::{LastPlayed, Settings, Store};
use crate::table::cards::pack::{AssetRoot, Pack};
use crate::theme::paint::{accent, block, frame, keycap, keycap_width, panel, rect, text, text_fit, width};
use crate::theme::widgets::{Desk, Focus, Kind};
use crate::theme::{Face, UiScale, glaze, ink};
use crate::who::Who;

/// What is chosen on the title screen.
#[derive(Resource, Clone)]
pub struct Setup {
    /// The place of the game in [`GAMES`].
    pub(super) game: usize,
    pub(super) who: BySeat<Who>,
    /// Whether the bot that one person meets is to find that person's level.
    pub(super) fits: bool,
    /// Who takes part with these options.
    pub(super) seats: Seats,
    pub(super) fields: &'static [Field],
    pub(super) picked: Vec<usize>,
    pub(super) seed: Option<u64>,
    /// The page of the drawer.
    pub(super) page: drawer::Page,
    /// The levels of the chosen game, once they have been looked for.
    pub(super) levels: Vec<Scenario>,
    looked: bool,
    /// The matches that were left, the newest first.
    pub(super) unfinished: Vec<Left>,
    /// The match of the competition that was left.
    due: Option<Left>,
    /// Why a match cannot begin with these choices.
    pub(super) fault: Option<String>,
}

impl Default for Setup {
    fn default() -> Self {
        let mut setup = Self {
            game: 0,
            who: BySeat::new(Who::Human, Who::Bot(Level::Amateur)),
            fits: false,
            fields: &[],
            picked: Vec::new(),
            seats: Seats::BOTH,
            seed: None,
            page: drawer::Page::default(),
            levels: Vec::new(),
            looked: false,
            unfinished: Vec::new(),
            due: None,
            fault: None,
        };
        setup.choose(0);
        setup
    }
}

impl Setup {
    /// The game that is chosen.
    #[must_use]
    pub fn game(&self) -> Option<&'static dyn Entry> {
        GAMES.get(self.game).copied()
    }

    fn choose(&mut self, game: usize) {
        self.game = game;
        self.fields = self.game().map_or(&[], |game| game.sheet().fields);
        self.picked = vec![0; self.fields.len()];
        self.page = drawer::Page::default();
        self.levels.clear();
        self.looked = false;
        self.check();
    }

    /// Whether a match can begin so, the reason in plain words where it cannot; and who takes part in it.
    pub(super) fn check(&mut self) {
        let seats = self.game().map_or(Ok(Seats::BOTH), |game| game.seats_with(&self.options()));
        self.seats = *seats.as_ref().unwrap_or(&Seats::BOTH);
        self.fault = seats.err().map(|fault| match fault {
            RecordError::Options(bad) => bad.reason,
            other => other.to_string(),
        });
    }

    /// The options in RON: every field that is not at its default.
    fn options(&self) -> String {
        let set: Vec<String> = (self.fields.iter().zip(&self.picked))
            .filter_map(|(field, k)| Some(format!("{}: {}", field.name, field.values.get(*k)?.0)))
            .collect();
        format!("({})", set.join(", "))
    }

    /// Comes up with what was played last, as far as this build still has it.
    fn recall(&mut self, last: &LastPlayed) {
        let Some(game) = GAMES.iter().position(|game| game.id() == last.game) else { return };
        self.choose(game);
        self.who = BySeat::new(last.home, last.away);
        self.fits = last.fits;
        for (field, picked) in self.fields.iter().zip(&mut self.picked) {
            let value = last.options.get(field.name);
            *picked =
                field.values.iter().position(|known| Some(known.0) == value.map(String::as_str)).unwrap_or(0);
        }
        self.check();
    }

    /// The match that was left last, and what it is in the competition, if it belongs to that.
    fn newest(&self, on: &UnderWay) -> Option<(&Left, Option<String>)> {
        let due = self.due.as_ref().and_then(|left| {
            let record = &left.saved.record;
            let (competition, fixture) = on.fixture(&record.game, record.seed)?;
            Some((left, Some(competition.stage(&fixture))))
        });
        let friendly = self.unfinished.first().map(|left| (left, None));
        match (due, friendly) {
            (Some(due), Some(friendly)) if due.0.saved.saved < friendly.0.saved.saved => Some(friendly),
            (due, friendly) => due.or(friendly),
        }
    }

    /// The side of the one person who is to meet a bot; none where no one person is.
    pub(super) fn person(&self) -> Option<Seat> {
        let people: Seats = Seat::BOTH.into_iter().filter(|seat| self.who[*seat] == Who::Human).collect();
        people.first().filter(|seat| people == Seats::one(*seat) && self.seats == Seats::BOTH)
    }

    /// What is chosen, to come up with it another time.
    fn remember(&self) -> LastPlayed {
        let picked = self.fields.iter().zip(&self.picked).filter(|(_, picked)| **picked > 0);
        let options =
            picked.filter_map(|(field, k)| Some((field.name.into(), field.values.get(*k)?.0.into())));
        let game = self.game().map_or_else(String::new, |game| game.id().to_owned());
        let [home, away] = Seat::BOTH.map(|seat| self.who[seat]);
        LastPlayed { game, home, away, fits: self.fits, options: options.collect() }
    }

    fn start(&self) -> Option<StartMatch> {
        let start = StartMatch::new(self.game()?, self.options(), self.seed, self.who);
        Some(StartMatch { fits: self.fits && self.person().is_some(), ..start })
    }
}

/// Adds the title screen.
pub fn plugin(app: &mut App) {
    app.init_resource::<Setup>()
        .add_systems(Startup, recall)
        .add_systems(OnEnter(Screen::Title), look_for_matches)
        .add_systems(Update, bill.in_set(Frame::Adopt).run_if(in_state(Screen::Title)));
}

/// The title comes up with what was played last.
fn recall(prefs: Res<Prefs>, mut setup: ResMut<Setup>) {
    if let Some(last) = &prefs.set.last {
        setup.recall(last);
    }
}

/// The game that is chosen plays behind the menu.
fn bill(setup: Res<Setup>, mut bill: ResMut<Bill>) {
    if bill.0.map(|game| game.id()) != setup.game().map(|game| game.id()) {
        bill.0 = setup.game();
    }
}

fn look_for_matches(
    mut setup: ResMut<Setup>,
    (data, prefs): (Res<Data>, Res<Prefs>),
    mut focus: ResMut<Focus>,
    mut spoilt: MessageWriter<SpoiltFiles>,
) {
    let look = |store: &mut Store| (store.load_unfinished(), store.competition_matches().0);
    let Some(((matches, unusable), due)) = data.0.now(look) else { return };
    setup.unfinished = matches.into_iter().filter_map(Left::new).collect();
    setup.due = due.into_iter().next().and_then(Left::new);
    spoilt.write(SpoiltFiles(unusable));
    focus.set(if new_here(&setup, &prefs).is_some() { "new here" } else { "kick off" });
    info!("title shown");
}

/// What a click asked for.
pub(super) enum Wish {
    Start,
    Level(usize),
    Continue,
    /// The bots of the chosen game forget what they think of that person.
    Forget(Option<Name>),
    Go(Go),
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    mut setup: ResMut<Setup>,
    (scale, keys, hands): (Res<UiScale>, Res<Bindings>, Res<Hands>),
    pack: Res<Pack>,
    pages: Res<Pages>,
    mut focus: ResMut<Focus>,
    mut go: MessageWriter<Go>,
    mut starts: MessageWriter<StartMatch>,
    root: Res<AssetRoot>,
    (fade, shown, mut prefs, on): (Option<Res<Fade>>, Res<Shown>, ResMut<Prefs>, Res<UnderWay>),
) -> Result {
    let art = Pictures { pack: &pack, pages: &pages };
    let setup = setup.bypass_change_detection();
    if let Some(fade) = fade {
        let ctx = contexts.ctx_mut()?;
        interlude(ctx, *fade, setup, *scale, art);
        return Ok(());
    }
    let new_here = new_here(setup, &prefs);
    if (new_here.is_some() || setup.page == drawer::Page::Learn)
        && !std::mem::replace(&mut setup.looked, true)
    {
        setup.levels = drawer::levels_of(setup.game(), &root.0);
    }
    let wish = page(contexts.ctx_mut()?, "title", 0.0, |ui, canvas| {
        backdrop(ui.painter(), canvas);
        let mark = canvas.sheet(76.0 + 525.0, 130.0);
        art.draw(ui.painter(), "wordmark", mark, vec2(1050.0, 180.0), 0.0, Color32::WHITE);
        let mut desk = Desk::new(ui, *scale, &mut focus);
        let wish = continue_match(&mut desk, canvas, (setup, &on, &keys), art)
            .or(first_match(&mut desk, canvas, setup, new_here))
            .or(games(&mut desk, canvas, setup, (&shown.scene.board, &keys, &prefs.set), art))
            .or(buttons(&mut desk, canvas, &keys, art));
        desk.done();
        let typing = setup.seed.is_some() && focus.is_on(drawer::NUMBER);
        let before = setup.game;
        let wish = wish.or_else(|| shortcuts(&hands, (setup, &on), typing));
        if setup.game != before {
            // Whatever was in focus belonged to the other game.
            focus.forget();
        }
        wish
    });
    match wish {
        Some(Wish::Start) => {
            if let Some(start) = setup.start() {
                let last = Some(setup.remember());
                if prefs.set.last != last {
                    prefs.set.last = last;
                }
                begun(&mut prefs, start.game);
                starts.write(start);
            }
        }
        Some(Wish::Level(k)) => {
            if let (Some(game), Some(level)) = (setup.game(), setup.levels.get(k)) {
                prefs.set.seen_tutorial = true;
                begun(&mut prefs, game);
                starts.write(StartMatch::level(game, level));
            }
        }
        Some(Wish::Continue) => {
            if let Some(start) = setup.newest(&on).and_then(|(left, _)| StartMatch::go_on(&left.saved)) {
                starts.write(start);
            }
        }
        Some(Wish::Go(wish)) => {
            go.write(wish);
        }
        Some(Wish::Forget(name)) => {
            let game = setup.game().map_or("", |game| game.id());
            prefs.set.ratings.forget(name.as_ref(), game);
        }
        None => {}
    }
    Ok(())
}

/// How dark the stadium lies behind the menu: `share` of the night that falls where the buttons stand.
fn veil(p: &Painter, canvas: Canvas, share: f32) {
    let [top, foot] = [0.58, 0.93].map(|dark| glaze(NAVY, dark * share));
    let (from, to) = (canvas.sheet(0.0, 620.0).y, canvas.sheet(0.0, 800.0).y);
    p.rect_filled(rect(0.0, 0.0, canvas.w, from), 0, top);
    p.rect_filled(rect(0.0, to, canvas.w, canvas.h - to), 0, foot);
    let mut between = egui::Mesh::default();
    for (y, colour) in [(from, top), (to, foot)] {
        between.colored_vertex(pos2(0.0, y), colour);
        between.colored_vertex(pos2(canvas.w, y), colour);
    }
    between.add_triangle(0, 1, 2);
    between.add_triangle(1, 2, 3);
    p.add(between);
}

/// The stadium behind the menu lies in the dark.
fn backdrop(p: &Painter, canvas: Canvas) {
    veil(p, canvas, 1.0);
    block(p, rect(0.0, 0.0, canvas.w, 60.0), 0.0, glaze(NAVY, 0.85));
    let mut x = canvas.w / 2.0 - 900.0;
    while x < canvas.w {
        for k in 0..5 {
            let at = pos2(x + 22.0 * k as f32, 13.0);
            p.circle_filled(at, 12.0, glaze(AMBER, 0.25));
            p.circle_filled(at, 7.5, Color32::from_rgb(0xff, 0xfd, 0xf2));
        }
        x += 240.0;
    }
}

/// The menu has stepped aside: the match behind it is shown, and how to come back.
fn interlude(ctx: &egui::Context, fade: Fade, setup: &Setup, scale: UiScale, art: Pictures) {
    page(ctx, "interlude", 0.0, |ui, canvas| {
        let p = ui.painter();
        veil(p, canvas, 1.0 - fade.share);
        if !fade.is_away() {
            return;
        }
        art.draw(p, "wordmark", pos2(24.0 + 210.0, 58.0), vec2(420.0, 72.0), 0.0, Color32::WHITE);
        let words = format!("{}: any key for the menu", setup.game().map_or("", |game| game.sheet().title));
        let size = scale.text(26.0);
        let w = width(p, &words, Face::Display, size) + 56.0;
        let r = rect(canvas.w - w - 24.0, 30.0, w, 56.0);
        block(p, r, 28.0, ink(INK));
        frame(p, r, 28.0, 3.0, AMBER);
        text(p, r.center(), Align2::CENTER_CENTER, &words, Face::Display, size, CHALK);
    });
}

fn continue_match(
    desk: &mut Desk,
    canvas: Canvas,
    (setup, on, keys): (&Setup, &UnderWay, &Bindings),
    art: Pictures,
) -> Option<Wish> {
    let (newest, stage) = setup.newest(on)?;
    let several = setup.unfinished.len() + usize::from(stage.is_some()) > 1;
    let at = canvas.sheet(1250.0, if several { 40.0 } else { 60.0 });
    let r = rect(at.x, at.y, 594.0, 140.0);
    let (hit, hot) = desk.spot("continue", r);
    let p = desk.painter();
    block(&p, r, 18.0, if hot { ink(NAVY_2) } else { ink(NAVY) });
    accent(&p, r, 18.0, if hot { Accent::Hover } else { Accent::Legal });
    p.circle_filled(pos2(r.left() + 72.0, r.center().y), 44.0, ink(AMBER));
    art.icon(&p, "play-fill", pos2(r.left() + 76.0, r.center().y), 50.0, INK);
    text(
        &p,
        pos2(r.left() + 140.0, r.top() + 50.0),
        Align2::LEFT_CENTER,
        match (&stage, &newest.saved.lesson) {
            (Some(_), _) if on.competition.as_ref().is_some_and(|on| on.kind() == Contest::Cup) => {
                "CONTINUE CUP"
            }
            (Some(_), _) => "CONTINUE LEAGUE",
            (None, Some(_)) => "CONTINUE LESSON",
            (None, None) => "CONTINUE MATCH",
        },
        Face::Headline,
        46.0,
        CHALK,
    );
    let title = find(&newest.saved.record.game).map_or("", |game| game.sheet().title);
    let words = match stage {
        Some(stage) => format!("{title}, {stage}, {}", newest.score),
        None => format!("{title}, {}", newest.standing),
    };
    text_fit(
        &p,
        pos2(r.left() + 140.0, r.top() + 98.0),
        Align2::LEFT_CENTER,
        &words,
        Face::Display,
        desk.scale.text(28.0),
        370.0,
        AMBER,
    );
    keycap(&p, pos2(r.right() - 44.0, r.center().y), 42.0, &keys.cap_of(InputAction::Continue), false);
    desk.ring("continue", r, 18.0);
    let all = rect(r.right() - 380.0, r.bottom() + 6.0, 380.0, 50.0);
    let cap = keys.cap_of(InputAction::Unfinished);
    let label = format!("All {} unfinished  ({cap})", setup.unfinished.len());
    if several && desk.button("all unfinished", all, &label, 30.0, Kind::Plain) {
        return Some(Wish::Go(Go::To(Page::Matches)));
    }
    hit.then_some(Wish::Continue)
}

/// That game has been begun here.
fn begun(prefs: &mut ResMut<Prefs>, game: &'static dyn Entry) {
    if !prefs.set.begun.contains(game.id()) {
        prefs.set.begun.insert(game.id().to_owned());
    }
}

/// Whether nobody has begun the chosen game here yet, and if so, whether any.
fn new_here(setup: &Setup, prefs: &Prefs) -> Option<New> {
    let Settings { begun, last, seen_tutorial, .. } = &prefs.set;
    let game = setup.game()?.id();
    let known = begun.contains(game) || last.as_ref().is_some_and(|last| last.game == game);
    let none = begun.is_empty() && last.is_none() && !seen_tutorial;
    let new = if none { New::Here } else { New::ToTheGame };
    (!known && setup.unfinished.is_empty() && setup.due.is_none()).then_some(new)
}

/// Who sees a title for the first time, or a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum New {
    Here,
    ToTheGame,
}

/// The one thing to do for somebody who is new here: the lesson of the chosen game.
fn first_match(desk: &mut Desk, canvas: Canvas, setup: &Setup, new: Option<New>) -> Option<Wish> {
    let lesson = setup.levels.iter().position(|level| !level.course.steps.is_empty());
    let (lesson, new) = lesson.zip(new)?;
    let at = canvas.sheet(1250.0, 60.0);
    let r = rect(at.x, at.y, 594.0, 140.0);
    let hit = desk.button("new here", r, "", 46.0, Kind::Go);
    let p = desk.painter();
    let most = r.width() - 40.0;
    let head = if new == New::Here { "NEW HERE?" } else { "NEW TO THIS GAME?" };
    let at = pos2(r.center().x, r.top() + 50.0);
    text_fit(&p, at, Align2::CENTER_CENTER, head, Face::Headline, 62.0, most, INK);
    let words = format!("Three-minute first match of {}", setup.game().map_or("", |game| game.sheet().title));
    let at = pos2(r.center().x, r.top() + 106.0);
    text_fit(&p, at, Align2::CENTER_CENTER, &words, Face::Display, desk.scale.text(32.0), most, INK);
    hit.then_some(Wish::Level(lesson))
}

/// The tiles, the chosen one with its drawer of options.
fn games(
    desk: &mut Desk,
    canvas: Canvas,
    setup: &mut Setup,
    (live, keys, set): (&Board, &Bindings, &Settings),
    art: Pictures,
) -> Option<Wish> {
    // However many games there are, the row is as wide as the sheet between its margins.
    let (row, chosen, gap) = (1768.0, 306.0, 20.0);
    let n = (GAMES.len().max(2) - 1) as f32;
    let drawer = (row - chosen - n * (256.0 + gap)).clamp(drawer::LEAST, drawer::MOST);
    let other = ((row - chosen - drawer) / n - gap).min(256.0);
    let total = chosen + drawer + n * (other + gap);
    let mut x = canvas.w / 2.0 - total / 2.0;
    let top = canvas.sheet(0.0, 244.0).y;
    let mut wish = None;
    for (k, game) in GAMES.iter().enumerate() {
        if k == setup.game {
            let r = rect(x, top, chosen + drawer, 632.0);
            let p = desk.painter();
            block(&p, r.translate(vec2(6.0, 10.0)), 22.0, Color32::from_black_alpha(120));
            block(&p, r, 22.0, ink(NAVY_2));
            tiles::tile(&p, rect(x, top, chosen, 632.0), *game, k + 1, true, false, desk.scale, art);
            tiles::standing(&p, pos2(x + chosen - 10.0, top + 10.0), live);
            wish = drawer::draw(desk, rect(x + chosen, top, drawer, 632.0), setup, (keys, set)).or(wish);
            accent(&desk.painter(), r, 22.0, Accent::Chosen);
            x += chosen + drawer + gap;
        } else {
            let r = rect(x, top + 58.0, other, 520.0);
            let id = format!("game {k}");
            let (hit, hot) = desk.spot(&id, r);
            tiles::tile(&desk.painter(), r, *game, k + 1, false, hot, desk.scale, art);
            desk.ring(&id, r, 20.0);
            if hit {
                setup.choose(k);
                return wish;
            }
            x += other + gap;
        }
    }
    wish
}

fn buttons(desk: &mut Desk, canvas: Canvas, keys: &Bindings, art: Pictures) -> Option<Wish> {
    let mut wish = None;
    let cap = |deed| keys.cap_of(deed);
    let rows = [
        ("book-open-fill", "CLUB HOUSE", cap(InputAction::ClubHouse), Go::To(Page::Club)),
        ("trophy-fill", "COMPETITION", cap(InputAction::Competition), Go::To(Page::Competition)),
        ("question-fill", "RULES", cap(InputAction::Rules), Go::To(Page::Rules)),
        ("gear-six-fill", "SETTINGS", cap(InputAction::Settings), Go::To(Page::Settings)),
        ("sign-out-fill", "QUIT", String::new(), Go::Quit),
    ];
    let w = 338.0;
    let total = w * 5.0 + 4.0 * 20.0;
    let y = canvas.sheet(0.0, 906.0).y;
    for (k, (icon, label, key, leads_to)) in rows.into_iter().enumerate() {
        let r = rect(canvas.w / 2.0 - total / 2.0 + (w + 20.0) * k as f32, y, w, 92.0);
        let (hit, hot) = desk.spot(label, r);
        let p = desk.painter();
        panel(&p, r, 16.0);
        if hot {
            accent(&p, r, 16.0, Accent::Hover);
        }
        art.icon(&p, icon, pos2(r.left() + 46.0, r.center().y), 44.0, AMBER);
        let at = pos2(r.right() - 20.0, r.center().y);
        let key = text(&p, at, Align2::RIGHT_CENTER, &key, Face::Display, desk.scale.text(28.0), MUTED);
        let at = pos2(r.left() + 84.0, r.center().y);
        let most = key.left() - 10.0 - at.x;
        text_fit(&p, at, Align2::LEFT_CENTER, label, Face::Headline, 46.0, most, CHALK);
        desk.ring(label, r, 16.0);
        if hit {
            wish = Some(Wish::Go(leads_to));
        }
    }
    foot(&desk.painter(), canvas, desk.scale);
    wish
}

/// The keys that work here.
fn foot(p: &Painter, canvas: Canvas, scale: UiScale) {
    let y = canvas.sheet(0.0, 1044.0).y;
    let size = scale.text(28.0);
    let groups: [(&[&str], &str); 2] = [(&["◀", "▶", "▲", "▼"], "Choose"), (&["Enter"], "Take")];
    let long: f32 = groups
        .iter()
        .map(|(keys, words)| {
            keys.iter().map(|k| keycap_width(p, 36.0, k) + 6.0).sum::<f32>()
                + width(p, words, Face::Display, size)
                + 60.0
        })
        .sum();
    let mut x = canvas.w / 2.0 - long / 2.0 + 30.0;
    for (keys, words) in groups {
        for key in keys {
            let w = keycap_width(p, 36.0, key);
            keycap(p, pos2(x + w / 2.0, y), 36.0, key, false);
            x += w + 6.0;
        }
        let used = text(p, pos2(x + 8.0, y), Align2::LEFT_CENTER, words, Face::Display, size, CHALK);
        x = used.right() + 52.0;
    }
}

/// What hands do on the title beside its widgets; while the number of a match is typed, digits mean that.
fn shortcuts(hands: &Hands, (setup, on): (&mut Setup, &UnderWay), typing: bool) -> Option<Wish> {
    for k in (0..GAMES.len()).filter(|k| !typing && hands.just(InputAction::Number(*k))) {
        setup.choose(k);
    }
    if hands.just(InputAction::ClubHouse) {
        return Some(Wish::Go(Go::To(Page::Club)));
    }
    if hands.just(InputAction::Unfinished) && !setup.unfinished.is_empty() {
        return Some(Wish::Go(Go::To(Page::Matches)));
    }
    (hands.just(InputAction::Continue) && setup.newest(on).is_some()).then_some(Wish::Continue)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_not_begun_a_game_is_new_to_it() {
        let mut prefs = Prefs::new(Settings::default());
        let mut setup = Setup::default();
        assert_eq!(new_here(&setup, &prefs), Some(New::Here));
        prefs.set.begun.insert(GAMES[0].id().to_owned());
        assert_eq!(new_here(&setup, &prefs), None);
        setup.game = 1;
        assert_eq!(new_here(&setup, &prefs), Some(New::ToTheGame));
        // Older versions kept but what was played last, and that the first steps were shown.
        prefs.set = Settings { seen_tutorial: true, ..Settings::default() };
        assert_eq!(new_here(&setup, &prefs), Some(New::ToTheGame));
    }
}
