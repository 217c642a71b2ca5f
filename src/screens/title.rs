//! The title screen: the choice of a game, its players and its options.

mod actions;
mod compact;
mod foot;
mod invitations;
mod looking;
mod newcomer;

use std::collections::BTreeMap;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Color32, Context, Painter, Rect, lerp, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use actions::TitleActionParams;
pub(super) use actions::start_match;
pub(super) use looking::UnfinishedRequest;
use looking::{find_matches, look_for_matches};
use newcomer::{NewcomerKind, is_new, new_here, quickest_game};
pub(super) use newcomer::{begin_lesson, lesson_of_new_game};

use super::matches::UnfinishedMatch;
use super::{ScreenSet, on_show, setup_panel, tiles};
use crate::flow::action::{ActionState, InputAction};
use crate::flow::floodlight_warmup::FloodlightWarmup;
use crate::flow::frame::FrameSet;
use crate::flow::page::{AppPage, Navigate};
use crate::flow::prefs::{KnownNotebooks, Prefs};
use crate::flow::screen::Screen;
use crate::flow::start::{StartMatch, clubs_of};
use crate::hud::HudState;
use crate::hud::pictures::{PicturePainter, Pictures};
use crate::rules::GameRegistry;
use crate::session::PendingMatch;
use crate::session::bindings::{Bindings, InputState};
use crate::session::competition::ActiveCompetitions;
use crate::session::days::LocalDate;
use crate::session::progress::PersonalProgress;
use crate::session::scenarios::KnownScenarios;
use crate::session::showcase::{MenuFade, Showcase, ShowcaseGame};
use crate::session::tour::TourRuns;
use crate::theme::paint::{draw_frame, draw_shaded_quad, fill_rounded_rect};
use crate::theme::{ink, with_alpha};
use crate::widgets::{self, BoxSurface, Node, StyledText, column, drawing, row, space};
use ai::Difficulty;
use clubs::{DEFAULT_CLUB_IDS, MatchClubs};
use competition::{Competition, Fixture};
use daily::{DailyMatch, Stars};
use engine::{BySeat, Seat, SeatSet};
use games::GAMES;
use games::dyn_game::DynGame;
use players::controller::Controller;
use players::people::PersonName;
use scenarios::Scenario;
use stage::offer::OptionField;
use stage::palette::{AMBER, INK, NAVY, NAVY_2, NAVY_3};
use stage::scene::Scoreboard;
use store::{LastPlayed, MatchId, Settings, SharedNotebooks};
use words::say;
use words::{DisplayText, MessageId};

/// The choices on the title screen.
#[derive(Resource, Clone)]
pub struct MatchSetup {
    /// Index into [`GAMES`].
    pub(super) game: usize,
    pub(super) controllers: BySeat<Controller>,
    /// The ids of the clubs that meet.
    pub(super) clubs: BySeat<String>,
    /// True if a lone person's bot is chosen to match that person's level.
    pub(super) matches_strength: bool,
    /// The seats that take part with these options.
    pub(super) seats: SeatSet,
    pub(super) fields: &'static [OptionField],
    pub(super) picked: Vec<usize>,
    /// The options picked for other games, by their indices, restored when those are chosen.
    laid_by: BTreeMap<usize, Vec<usize>>,
    pub(super) seed: Option<u64>,
    /// True if the number of the match was just asked for, so that its field takes the focus next.
    pub(super) asks_number: bool,
    /// The message about the number as it was typed or pasted.
    pub(super) number_message: Option<MessageId>,
    /// The page of the drawer.
    pub(super) page: setup_panel::DrawerPage,
    /// The unfinished matches, the newest first.
    pub(super) unfinished: Vec<UnfinishedMatch>,
    /// The newest unfinished match of a competition.
    due: Option<UnfinishedMatch>,
    /// The reason why a match cannot begin with these choices.
    pub(super) error: Option<DisplayText>,
}

impl Default for MatchSetup {
    fn default() -> Self {
        let mut setup = Self {
            game: 0,
            controllers: BySeat::new(Controller::Human, Controller::Bot(Difficulty::Amateur)),
            clubs: BySeat::from_fn(|seat| DEFAULT_CLUB_IDS[usize::from(seat == Seat::Away)].to_owned()),
            matches_strength: false,
            fields: &[],
            picked: Vec::new(),
            laid_by: BTreeMap::new(),
            seats: SeatSet::BOTH,
            seed: None,
            asks_number: false,
            number_message: None,
            page: setup_panel::DrawerPage::default(),
            unfinished: Vec::new(),
            due: None,
            error: None,
        };
        setup.choose(0);
        setup
    }
}

impl MatchSetup {
    /// Returns the chosen game.
    #[must_use]
    pub fn game(&self) -> Option<&'static dyn DynGame> {
        GAMES.get(self.game).copied()
    }

    pub(super) fn choose(&mut self, game: usize) {
        self.laid_by.insert(self.game, std::mem::take(&mut self.picked));
        self.game = game;
        self.fields = self.game().map_or(&[], |game| game.info().fields);
        self.picked = self.laid_by.remove(&game).unwrap_or_default();
        self.picked.resize(self.fields.len(), 0);
        self.page = setup_panel::DrawerPage::default();
        self.check();
    }

    /// Checks if a match can begin with these choices: stores the reason if it cannot, and the seats that take part.
    pub(super) fn check(&mut self) {
        let (game, options) = (self.game(), self.options());
        let seats = game.and_then(|game| game.seats_with(&options).ok());
        self.seats = seats.unwrap_or(SeatSet::BOTH);
        self.error = game.and_then(|game| game.why_not_begin(&options));
    }

    /// Returns the options in RON: every field that differs from its default.
    fn options(&self) -> String {
        let set: Vec<String> = (self.fields.iter().zip(&self.picked))
            .filter_map(|(field, k)| Some(format!("{}: {}", field.name, field.values.get(*k)?.0)))
            .collect();
        format!("({})", set.join(", "))
    }

    /// Restores the choices of the last match, as far as this build still has them.
    fn recall(&mut self, last: &LastPlayed) {
        let Some(game) = GAMES.iter().position(|game| game.id() == last.game) else { return };
        self.choose(game);
        self.controllers = BySeat::new(last.home, last.away);
        self.matches_strength = last.matches_strength;
        if let Some(clubs) = &last.clubs {
            self.clubs.clone_from(clubs);
        }
        for (field, picked) in self.fields.iter().zip(&mut self.picked) {
            let value = last.options.get(field.name);
            *picked =
                field.values.iter().position(|known| Some(known.0) == value.map(String::as_str)).unwrap_or(0);
        }
        self.check();
    }

    /// Returns the unfinished matches to go on with, the newest first: one of a competition, with its fixture, and one
    /// of all others.
    fn newest<'o>(
        &self,
        on: &'o ActiveCompetitions,
    ) -> Vec<(&UnfinishedMatch, Option<(&'o Competition, Fixture)>)> {
        let due = self.due.as_ref().and_then(|left| {
            let record = &left.saved.record;
            Some((left, Some(on.find_fixture(&record.game, record.seed)?)))
        });
        let friendly = self.unfinished.first().map(|left| (left, None));
        let mut both: Vec<_> = due.into_iter().chain(friendly).collect();
        both.sort_by_key(|(left, _)| std::cmp::Reverse(left.saved.saved));
        both
    }

    /// Returns the seat of the only person who plays against a bot, if there is one.
    pub(super) fn person(&self) -> Option<Seat> {
        let people: SeatSet =
            Seat::BOTH.into_iter().filter(|seat| self.controllers[*seat] == Controller::Human).collect();
        people.first().filter(|seat| people == SeatSet::one(*seat) && self.seats == SeatSet::BOTH)
    }

    /// Returns the clubs that meet.
    pub(super) fn meeting(&self) -> MatchClubs {
        let chosen = Some(self.clubs.clone());
        let ids = self.game().map_or(chosen.clone(), |game| clubs_of(game, &self.options(), chosen));
        MatchClubs::from_ids(ids.as_ref())
    }

    /// Returns true if the options of the match name its clubs, so that none is chosen.
    pub(super) fn names_clubs(&self) -> bool {
        self.game().is_some_and(|game| game.clubs(&self.options()).is_some())
    }

    /// Returns the choices, to be restored at the next start.
    pub(super) fn remember(&self) -> LastPlayed {
        let picked = self.fields.iter().zip(&self.picked).filter(|(_, picked)| **picked > 0);
        let options =
            picked.filter_map(|(field, k)| Some((field.name.into(), field.values.get(*k)?.0.into())));
        let game = self.game().map_or_else(String::new, |game| game.id().to_owned());
        let [home, away] = Seat::BOTH.map(|seat| self.controllers[seat]);
        let clubs = MatchClubs::from_ids(Some(&self.clubs)).ids();
        let matches_strength = self.matches_strength;
        LastPlayed { game, home, away, matches_strength, options: options.collect(), clubs }
    }

    fn start(&self) -> Option<StartMatch> {
        let start = StartMatch::new(self.game()?, self.options(), self.seed, self.controllers);
        let matches_strength = self.matches_strength && self.person().is_some();
        Some(StartMatch { matches_strength, clubs: self.meeting().ids(), ..start })
    }
}

/// Number of scenarios that are listed.
const MAX_LISTED_SCENARIOS: usize = 3;

/// Adds the title screen.
pub fn plugin(app: &mut App) {
    app.init_resource::<MatchSetup>()
        .init_resource::<UnfinishedRequest>()
        .add_systems(Startup, recall)
        .add_systems(OnEnter(Screen::Title), look_for_matches)
        .add_systems(
            Update,
            (find_matches, choose_showcase)
                .chain()
                .in_set(FrameSet::ApplySettings)
                .run_if(in_state(Screen::Title)),
        )
        .add_systems(
            EguiPrimaryContextPass,
            draw.run_if(in_state(Screen::Title).and_then(on_show(None))).in_set(ScreenSet::Title),
        );
}

/// Restores the last choices when the title opens; somebody new is offered the quickest game.
fn recall(prefs: Res<Prefs>, mut setup: ResMut<MatchSetup>) {
    if let Some(last) = &prefs.settings.device.last_match {
        setup.recall(last);
    } else if is_new(&prefs.settings)
        && let Some(game) = quickest_game()
    {
        setup.choose(game);
    }
}

/// Plays the chosen game behind the menu.
fn choose_showcase(setup: Res<MatchSetup>, mut showcase_game: ResMut<ShowcaseGame>) {
    if showcase_game.0.map(|game| game.id()) != setup.game().map(|game| game.id()) {
        showcase_game.0 = setup.game();
    }
}

/// A message of the title screen.
pub(super) enum TitleMsg {
    Start,
    Scenario(usize),
    /// Begin a training session of set pieces.
    SetPieceSession,
    /// Go on with the unfinished match of that index among the newest ones.
    Continue(usize),
    /// Open the page of the competition with that index.
    Competition(usize),
    /// Open the report of that match in the club house.
    Report(MatchId),
    /// Choose the game at this index.
    Choose(usize),
    /// Change the choices in the drawer.
    Set(Box<dyn FnOnce(&mut MatchSetup)>),
    /// Forget the ratings of that person against the bots of the chosen game.
    Forget(Option<PersonName>),
    Go(Navigate),
}

/// The state that the title screen is drawn from.
pub(super) struct TitleContext<'s> {
    pub(super) setup: &'s MatchSetup,
    pub(super) keys: &'s Bindings,
    pub(super) settings: &'s Settings,
    /// The number of matches in which each modelling bot has met each person.
    pub(super) readers: &'s SharedNotebooks,
    /// What the person who plays first has reached.
    pub(super) progress: &'s PersonalProgress,
    /// True while the number of the match is being typed.
    pub(super) typing: bool,
    on: &'s ActiveCompetitions,
    tours: &'s TourRuns,
    /// The scoreboard of the match behind the title.
    pub(super) board: &'s Scoreboard,
    /// The number of bots that play that match.
    pub(super) bots: usize,
    pub(super) art: PicturePainter<'s>,
    /// The games that can be chosen.
    games: &'s GameRegistry,
    pub(super) new_here: Option<NewcomerKind>,
    /// The match of the day, with the stars that it brought; `None` for somebody new.
    pub(super) day: Option<(DailyMatch, Option<Stars>)>,
    /// The scenarios of the chosen game that are listed.
    pub(super) scenarios: Vec<&'s Scenario>,
    /// The light, which comes on as the game starts.
    lights: FloodlightWarmup,
    /// True if the page with the tiles of all games does not fit into the window.
    pub(super) compact: bool,
}

/// What the page shows besides its own choices.
#[derive(SystemParam)]
pub(super) struct TitlePageParams<'w> {
    pictures: Pictures<'w>,
    input: InputState<'w>,
    known_scenarios: Res<'w, KnownScenarios>,
    hud: Res<'w, HudState>,
    showcase: Option<Res<'w, Showcase>>,
    tours: Res<'w, TourRuns>,
    games: Res<'w, GameRegistry>,
    notebooks: Res<'w, KnownNotebooks>,
    progress: Res<'w, PersonalProgress>,
    floodlights: Res<'w, FloodlightWarmup>,
    pending_match: Res<'w, PendingMatch>,
    request: Res<'w, UnfinishedRequest>,
    date: Res<'w, LocalDate>,
}

impl TitlePageParams<'_> {
    fn context<'s>(
        &'s self,
        setup: &'s MatchSetup,
        prefs: &'s Prefs,
        competitions: &'s ActiveCompetitions,
        ctx: &Context,
    ) -> TitleContext<'s> {
        let new_here = if self.request.is_on() { None } else { new_here(setup, prefs, competitions) };
        let game = setup.game().map_or("", |game| game.id());
        let day = invitations::match_of_day(setup, &prefs.settings, self.date.today());
        let mut seen = TitleContext {
            setup,
            on: competitions,
            tours: &self.tours,
            keys: &self.input.keys,
            settings: &prefs.settings,
            readers: &self.notebooks.0,
            progress: &self.progress,
            board: &self.hud.scene.board,
            bots: self.showcase.as_ref().map_or(2, |showcase| showcase.bots()),
            art: self.pictures.painter(),
            games: &self.games,
            new_here,
            day: day.filter(|_| new_here.is_none()),
            scenarios: self.known_scenarios.all().of(game).take(MAX_LISTED_SCENARIOS).collect(),
            lights: *self.floodlights,
            typing: widgets::is_typing(ctx),
            compact: false,
        };
        seen.compact = compact::is_needed(ctx, &seen);
        seen
    }
}

/// Draws the page, and carries out what the player asks for on it.
pub(super) fn draw(
    mut contexts: EguiContexts,
    setup: ResMut<MatchSetup>,
    menu_fade: Option<Res<MenuFade>>,
    page: TitlePageParams,
    mut actions: TitleActionParams,
) -> Result {
    let setup = setup.into_inner();
    let ctx = contexts.ctx_mut()?;
    if let Some(menu_fade) = menu_fade {
        interlude(ctx, *menu_fade, setup, page.pictures.painter());
        return Ok(());
    }
    let seen = page.context(setup, &actions.prefs, &actions.competitions, ctx);
    let msg = widgets::page(ctx, "title", 0.0, view(&seen));
    let typing = widgets::is_typing(ctx);
    setup.asks_number &= !typing;
    let before = (setup.game, setup.asks_number);
    let msg = msg.or_else(|| shortcuts(&page.input.actions, setup, &actions.competitions, typing));
    // A match is about to begin: a press too many begins no other.
    if let Some(msg) = msg.filter(|_| !page.pending_match.is_some()) {
        actions.carry_out(setup, msg);
    }
    // The focus was on a widget of the other game, or on one that the number field has replaced.
    if setup.game != before.0 || (setup.asks_number && !before.1) {
        widgets::forget(ctx);
    }
    Ok(())
}

/// Margin at the window's edges, design units; the scroll bar has the same margin on its other side.
const SIDES: f32 = 16.0;
const BAR: f32 = 24.0;

fn view<'a>(seen: &TitleContext<'a>) -> Node<'a, TitleMsg> {
    let (art, compact) = (seen.art, seen.compact);
    let mark = drawing(if compact { (420.0, 84.0) } else { (480.0, 92.0) }, move |p, r| {
        // As large as fits, from the left.
        let size = vec2(1050.0, 180.0) * (r.width() / 1050.0).min(r.height() / 180.0);
        let middle = Rect::from_min_size(r.left_top(), vec2(size.x, r.height())).center();
        art.draw(p, "wordmark", middle, size, 0.0, Color32::WHITE);
    });
    let head = row()
        .wrap()
        .stretch()
        .gaps(24.0, 12.0)
        .child(if compact { mark.grow() } else { mark.basis(620.0).grow() })
        .children(invitations::ways(seen));
    let page = column()
        .scrolls()
        .grow()
        .pad(SIDES, 20.0)
        .gap(12.0)
        .child(head.rigid())
        .child(if compact { compact::games(seen) } else { stage(seen) })
        .children((!compact).then(|| posters(seen).rigid()))
        .child(foot::buttons(seen).rigid())
        .children((!compact).then(|| foot::foot(seen).rigid()));
    let on = seen.lights.lit_share();
    row()
        .stretch()
        .surface(BoxSurface::drawn(move |p, r, _| backdrop(p, r, on)))
        .child(space(BAR, 0.0))
        .child(page)
}

/// Where the shade behind the headline begins to fade and where it ends, as shares of the window's width, after its
/// left edge.
const HEADLINE_SHADE: [f32; 3] = [0.0, 0.3, 0.52];

/// Darkens the stadium behind the menu, most below the buttons; `share` (0..=1) scales the darkness.
fn veil(p: &Painter, r: Rect, share: f32) {
    let mut mesh = egui::Mesh::default();
    for (down, dark) in [(0.0, 0.7), (0.2, 0.34), (0.58, 0.4), (0.7, 1.0), (1.0, 1.0)] {
        let (y, colour) = (lerp(r.y_range(), down), with_alpha(NAVY, dark * share));
        mesh.colored_vertex(pos2(r.left(), y), colour);
        mesh.colored_vertex(pos2(r.right(), y), colour);
    }
    for k in 0..4 {
        mesh.add_triangle(2 * k, 2 * k + 1, 2 * k + 2);
        mesh.add_triangle(2 * k + 1, 2 * k + 2, 2 * k + 3);
    }
    p.add(mesh);
}

/// Darkens the left part of the stadium, where the headline stands: no word of the table shines through it.
fn shade_headline(p: &Painter, r: Rect) {
    let shades = [with_alpha(NAVY, 0.88), with_alpha(NAVY, 0.8), with_alpha(NAVY, 0.0)];
    let edges = HEADLINE_SHADE.map(|share| lerp(r.x_range(), share));
    for (x, shade) in edges.windows(2).zip(shades.windows(2)) {
        let (at, colour) = ((x[0], x[1]), (shade[0], shade[1]));
        draw_shaded_quad(
            p,
            [
                (pos2(at.0, r.top()), colour.0),
                (pos2(at.1, r.top()), colour.1),
                (pos2(at.1, r.bottom()), colour.1),
                (pos2(at.0, r.bottom()), colour.0),
            ],
        );
    }
}

/// Darkens the stadium behind the menu, below its lamps. `on` is the share of the lamps that shine, 0..=1: from the
/// middle outwards.
fn backdrop(p: &Painter, r: Rect, on: f32) {
    veil(p, r, 1.0);
    shade_headline(p, r);
    p.rect_filled(r, 0, with_alpha(INK, 0.9 * (1.0 - on)));
    p.rect_filled(r.with_max_y(60.0), 0, with_alpha(NAVY, 0.85));
    let mut x = r.center().x - 900.0;
    while x < r.right() {
        let out = (x + 44.0 - r.center().x).abs() / 900.0;
        let lit = out < on || on >= 1.0;
        for k in 0..5 {
            let at = pos2(x + 22.0 * k as f32, 13.0);
            if lit {
                p.circle_filled(at, 12.0, with_alpha(AMBER, 0.25));
                p.circle_filled(at, 7.5, Color32::from_rgb(0xff, 0xfd, 0xf2));
            } else {
                p.circle_filled(at, 7.5, ink(NAVY_2));
            }
        }
        x += 240.0;
    }
}

/// Draws the title with the menu aside: the scoreboard of the match, and how to come back.
fn interlude(ctx: &egui::Context, fade: MenuFade, setup: &MatchSetup, art: PicturePainter) {
    let ground = BoxSurface::drawn(move |p, r, _| veil(p, r, 1.0 - fade.share));
    let mut bar = row().between().wrap().gap(24.0);
    if fade.is_faded() {
        let words = say!("title-any-key", game = title(setup.game()));
        let mark = drawing((420.0, 72.0), move |p, r| {
            art.draw(p, "wordmark", r.center(), r.size(), 0.0, Color32::WHITE);
        });
        let sign = row().pad(28.0, 10.0).surface(BoxSurface::Edged(ink(INK), 3.0, AMBER, 28.0));
        bar = bar.child(mark.rigid()).child(sign.child(StyledText::label(words).size(26.0)));
    }
    widgets::page::<()>(ctx, "interlude", 0.0, column().pad(24.0, 22.0).surface(ground).child(bar));
}

/// Returns the title of a game; empty without one.
fn title(game: Option<&'static dyn DynGame>) -> DisplayText {
    game.map_or(DisplayText::EMPTY, |game| game.info().title.into())
}

/// Draws the panel of the chosen game.
fn chosen_panel(p: &Painter, r: Rect) {
    fill_rounded_rect(p, r.translate(vec2(6.0, 10.0)), 14.0, Color32::from_black_alpha(120));
    fill_rounded_rect(p, r, 14.0, ink(NAVY_2));
    draw_frame(p, r, 14.0, 3.0, NAVY_3);
}

/// Least height of the chosen game's part of the page, design units; what its drawer has no room for scrolls.
const STAGE: f32 = 440.0;
/// Width of the drawer, design units.
const DRAWER: f32 = 660.0;

/// Returns the chosen game over its table, with its drawer.
fn stage<'a>(seen: &TitleContext<'a>) -> Node<'a, TitleMsg> {
    let panel = BoxSurface::drawn(|p, r, _| chosen_panel(p, r));
    let drawer = row().stretch().pad(5.0, 5.0).width(DRAWER).rigid().surface(panel);
    row()
        .stretch()
        .gap(24.0)
        .grow()
        .min_height(STAGE)
        .children(seen.setup.game().map(|game| tiles::hero(game, seen).portion(1.0)))
        .child(drawer.child(setup_panel::view(seen).portion(1.0)))
}

/// Returns the posters of all games.
fn posters<'a>(seen: &TitleContext<'a>) -> Node<'a, TitleMsg> {
    let posters = seen
        .games
        .iter()
        .enumerate()
        .map(|(k, game)| tiles::poster(game, k, k == seen.setup.game, seen).basis(240.0).grow());
    row().wrap().stretch().gap(16.0).children(posters)
}

/// Handles the keys of the title; while a number is typed, keys go to its field.
fn shortcuts(
    actions: &ActionState,
    setup: &mut MatchSetup,
    on: &ActiveCompetitions,
    typing: bool,
) -> Option<TitleMsg> {
    if typing {
        return None;
    }
    for k in (0..GAMES.len()).filter(|k| actions.just(InputAction::Number(*k))) {
        setup.choose(k);
    }
    if actions.just(InputAction::ClubHouse) {
        return Some(TitleMsg::Go(Navigate::To(AppPage::ClubHouse)));
    }
    if actions.just(InputAction::Unfinished) && !setup.unfinished.is_empty() {
        return Some(TitleMsg::Go(Navigate::To(AppPage::Matches)));
    }
    (actions.just(InputAction::Continue) && !setup.newest(on).is_empty()).then_some(TitleMsg::Continue(0))
}

#[cfg(test)]
mod tests;
