//! The corners of the HUD: the match's title with the captions of sounds, the keys, the note, and the choice
//! indicators.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Color32, Context, Id, Order, Painter, Pos2, Rect, Ui, Vec2, pos2, vec2};

use super::coach::board_top_limit;
use super::pictures::PicturePainter;
use super::prompt::spot::{TableObstacle, best, card, on_table};
use super::regions::{HudLayout, HudRegion};
use super::tour_strip::{self, StripMsg, draw_hint};
use super::{HudCanvas, HudState, has_chosen, in_area, largest_that_fits, overlay};
use crate::audio::captions::Captions;
use crate::flow::action::InputAction;
use crate::flow::navigation::AppState;
use crate::flow::page::{AppPage, Navigate};
use crate::flow::prefs::Prefs;
use crate::hud::HudFrame;
use crate::hud::pictures::Pictures;
use crate::session::bindings::Bindings;
use crate::session::decisions::OpenDecisions;
use crate::session::instant_replay::{Highlights, InstantReplayRequest};
use crate::session::live_scores::LiveScores;
use crate::session::tour::TourPart;
use crate::session::{MatchInView, Seating, TableMatch};
use crate::theme::paint::{draw_frame, draw_glow, draw_panel, fill_rounded_rect};
use crate::theme::{UiFont, ink};
use crate::widgets::{
    BoxSurface, Node, PressStyle, Pressable, SolvedLayout, StyledText, cap, column, drawing, on_layer, row,
};
use clubs::{self, MatchClubs};
use engine::{BySeat, Seat};
use games::title_of;
use stage::layout::{DesignPoint, FIELD};
use stage::palette::{AMBER, CHALK, INK, Rgb};
use stage::scene::{Scene, Zone};
use stage::step::Banner;
use words::{self, DisplayText, Separator};
use words::{id, say};

/// A button in the row of keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum HudButton {
    /// Opens the rules.
    Rules,
    /// Opens the coach's board, or closes it.
    Coach,
    /// Mutes the sound, or turns it on again.
    Sound,
    /// Opens the menu.
    Menu,
}

/// What the corners show besides the table.
struct CornersView<'a> {
    /// The lines under the name of the game.
    below: Vec<String>,
    /// The captions of sounds and results from elsewhere, the newest last.
    captions: Vec<String>,
    /// The match of a tour, and true if the other side has scored. The result says how the run stands afterwards.
    tour: Option<(&'a TourPart, bool)>,
    /// True if a key goes on at once.
    hurries: bool,
    /// False on the result, which covers the table that the note and the choice indicators are about.
    at_table: bool,
    /// True while a goal is replayed.
    replays: bool,
    /// True if the last goal can be replayed from here. The sheet of the result has a button of its own for it.
    can_replay: bool,
}

impl<'a> CornersView<'a> {
    fn new(
        shown: &HudState,
        MatchInView { the_match, seating, playback, .. }: &'a MatchInView,
        captions: Option<&Captions>,
        live_scores: &LiveScores,
        highlights: &Highlights,
        state: AppState,
    ) -> Self {
        let captions = captions.into_iter().flat_map(Captions::list).map(|caption| caption.text.shown());
        let cheers = matches!(shown.banner, Some(Banner::Goal { .. }));
        let (at_table, replays) = (state != AppState::Result, state == AppState::InstantReplay);
        let tour = the_match.tour.as_ref().filter(|_| at_table);
        Self {
            below: lines_under_title(the_match, seating, &shown.scene.board.subtitle),
            // A result from another match is the newest line: it stays whatever other captions come.
            captions: captions.chain(live_scores.fresh().map(DisplayText::shown)).collect(),
            tour: tour.map(|part| (part, shown.scene.board.score[!part.seat] > 0)),
            hurries: (cheers || shown.held) && !playback.is_idle(),
            at_table,
            replays,
            can_replay: at_table && !replays && highlights.can(the_match, seating, playback),
        }
    }
}

/// Returns the lines under the name of the game: the occasion and who plays next, or else what the game says; and the
/// kits until the first decision, when everybody looks for their colours.
fn lines_under_title(the_match: &TableMatch, seating: &Seating, subtitle: &DisplayText) -> Vec<String> {
    let next_up = the_match.evening.as_ref().and_then(|of| of.next_up.as_ref());
    let next_up = next_up.map(|name| say!("evening-next-up", name));
    let below = match (&the_match.occasion, next_up) {
        (Some(occasion), Some(next)) => {
            let both = DisplayText::list([occasion.clone(), next.clone()], Separator::Dot);
            vec![both.shown(), next.shown()]
        }
        (Some(occasion), None) => vec![occasion.shown()],
        (None, _) => lines_below(the_match, seating, subtitle),
    };
    let begins = the_match.state.record().actions.is_empty();
    match second_kit(&clubs::at_table()).filter(|_| begins) {
        Some(kit) => with_kit(below, &kit),
        None => below,
    }
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    HudFrame { hud: shown, mut layout }: HudFrame,
    in_view: MatchInView,
    keys: Res<Bindings>,
    (captions, live_scores): (Res<Captions>, Res<LiveScores>),
    pictures: Pictures,
    (highlights, state): (Res<Highlights>, Res<State<AppState>>),
    mut prefs: ResMut<Prefs>,
    (mut go, mut replay_requests): (MessageWriter<Navigate>, MessageWriter<InstantReplayRequest>),
    mut coach: ResMut<crate::session::coach::Coach>,
) -> Result {
    let (mut ui, canvas) = overlay(&mut contexts, "corners")?;
    let ctx = contexts.ctx_mut()?;
    let art = pictures.painter();
    let captions = prefs.settings.personal().captions.then_some(&*captions);
    let view = CornersView::new(&shown, &in_view, captions, &live_scores, &highlights, *state.get());
    let MatchInView { the_match, seating, decisions, .. } = &in_view;
    let head = the_match.game.info().title.capitals();
    let lines = TitleLines { name: &head, below: &view.below, captions: &view.captions };
    let room = canvas.title();
    let pointed =
        in_area(ctx, "match title", Order::Middle, room, |ui| title(ui, room, lines, view.tour, art));
    let helpers = the_match.tour.iter().flat_map(|part| &part.helpers);
    match pointed {
        Some(StripMsg::Over(n)) => {
            helpers.skip(n).take(1).for_each(|helper| draw_hint(&mut ui, room, helper))
        }
        Some(StripMsg::Press) => _ = go.write(Navigate::To(AppPage::Menu)),
        None => {}
    }
    layout.note(HudRegion::Title, room);
    let mut foot = canvas.corner().bottom();
    if view.hurries {
        let r = hurry(&mut ui, canvas, keys.cap_of(InputAction::Proceed));
        layout.note(HudRegion::Hurry, r);
        foot = r.top() - 10.0;
    }
    if view.at_table {
        let zones = the_match.game.info().zones;
        if let Some(r) = note(&mut ui, canvas, &shown, zones, &layout, foot) {
            layout.note(HudRegion::Note, r);
        }
        if seating.privacy_screen.is_none_or(|privacy_screen| privacy_screen.open) {
            choice_indicators(&mut ui, canvas, &shown.scene, the_match, seating, decisions, &mut layout);
        }
    }
    if view.can_replay || view.replays {
        layout.note(HudRegion::InstantReplay, canvas.glance());
        let key = keys.cap_of(InputAction::ReplayGoal);
        if once_more(ctx, canvas.glance(), view.replays, &key, art) && view.can_replay {
            replay_requests.write(InstantReplayRequest::Goal);
        }
    }
    layout.note(HudRegion::Keys, canvas.keys());
    match key_row(ctx, canvas.keys(), &keys, prefs.settings.shared.muted, art) {
        Some(HudButton::Rules) => _ = go.write(Navigate::To(AppPage::Rules)),
        Some(HudButton::Coach) => coach.open = !coach.open,
        Some(HudButton::Sound) => prefs.settings.shared.muted = !prefs.settings.shared.muted,
        Some(HudButton::Menu) => _ = go.write(Navigate::To(AppPage::Menu)),
        None => {}
    }
    Ok(())
}

/// Draws the key that goes on at the foot of the corner, under the note, where it covers no stamp. Returns its place.
fn hurry(ui: &mut Ui, canvas: HudCanvas, key: DisplayText) -> Rect {
    let corner = canvas.corner();
    let words: Node<'_, ()> = row()
        .gap(24.0)
        .pad(40.0, 6.0)
        .min_width(corner.width())
        .min_height(56.0)
        .centred()
        .surface(BoxSurface::drawn(|p, r, _| pill(p, r, 3.0, AMBER)))
        .child(cap(key, 32.0, false))
        .child(StyledText::new(id!("hud-continue"), UiFont::Display, 32.0));
    let solved = SolvedLayout::fitted(ui, Id::new("hurry"), words, 2.0 * corner.width());
    let size = solved.size();
    let at = corner.max - size;
    solved.show(ui, at);
    Rect::from_min_size(at, size)
}

/// Draws the row of keys, and returns the pressed one.
fn key_row(
    ctx: &Context,
    place: Rect,
    keys: &Bindings,
    muted: bool,
    art: PicturePainter,
) -> Option<HudButton> {
    let sound = if muted { "speaker-slash-fill" } else { "speaker-high-fill" };
    let places = [
        ("question-fill", id!("hud-key-rules"), keys.cap_of(InputAction::Rules), HudButton::Rules),
        ("chalkboard-teacher-fill", id!("hud-key-coach"), keys.cap_of(InputAction::Coach), HudButton::Coach),
        (sound, id!("hud-key-sound"), keys.cap_of(InputAction::Mute), HudButton::Sound),
        ("pause-fill", id!("hud-key-menu"), keys.cap_of(InputAction::Back), HudButton::Menu),
    ];
    in_area(ctx, "keys", Order::Middle, place, |ui| {
        let made = |share: f32| {
            let button =
                |(icon, name, key, pressed): &(&'static str, words::MessageId, DisplayText, HudButton)| {
                    let (icon, pressed) = (*icon, *pressed);
                    column()
                        .pad(4.0, 4.0)
                        .centred()
                        .portion(1.0)
                        .surface(BoxSurface::Panel)
                        .press(Pressable::new(*name).look(PressStyle::Bare).unfocused(), pressed)
                        .child(drawing((38.0, 38.0), move |p, r| art.icon(p, icon, r.center(), 38.0, CHALK)))
                        .child(StyledText::note(key).face(UiFont::Display).size(22.0 * share).centred())
                };
            row()
                .gap(10.0)
                .stretch()
                .width(place.width())
                .min_height(place.height())
                .children(places.iter().map(button))
        };
        largest_that_fits(ui, Id::new("keys"), place.size(), made).show(ui, place.min)
    })
}

/// Draws the button for a replay of the last goal, or the sign that one is running; returns true if it was pressed.
fn once_more(ctx: &Context, r: Rect, on: bool, key: &DisplayText, art: PicturePainter) -> bool {
    in_area(ctx, "goal again", Order::Middle, r, |ui| {
        let (words, colour) = if on { (id!("hud-replay"), AMBER) } else { (id!("hud-goal-again"), CHALK) };
        let made = |share: f32| {
            let ball = drawing((36.0, 36.0), move |p, r| {
                art.draw(p, "ball", r.center(), vec2(36.0, 36.0), 0.0, Color32::WHITE);
            });
            column()
                .pad(6.0, 4.0)
                .centred()
                .width(r.width())
                .min_height(r.height())
                .surface(BoxSurface::drawn(move |p, r, _| {
                    draw_panel(p, r, 14.0);
                    if on {
                        draw_frame(p, r, 14.0, 4.0, AMBER);
                    }
                }))
                .press(
                    Pressable::new(words)
                        .look(if on { PressStyle::Own } else { PressStyle::Bare })
                        .unfocused(),
                    (),
                )
                .child(
                    row()
                        .gap(20.0)
                        .centred()
                        .child(ball)
                        .children((!on).then(|| cap(key, 26.0 * share, false))),
                )
                .child(StyledText::new(words, UiFont::Display, 26.0 * share).colour(colour).centred())
        };
        largest_that_fits(ui, Id::new("goal again parts"), r.size(), made).show(ui, r.min).is_some()
    })
}

/// Draws a rounded box with an edge.
fn pill(p: &Painter, r: Rect, edge: f32, colour: Rgb) {
    let round = (r.height() / 2.0).min(28.0);
    fill_rounded_rect(p, r, round, ink(INK));
    draw_frame(p, r, round, edge, colour);
}

/// What stands beside the scoreboard.
#[derive(Clone, Copy)]
pub(super) struct TitleLines<'a> {
    /// The name of the game.
    pub(super) name: &'a str,
    /// Lines for below it, the longest first: the first for which there is room is shown.
    pub(super) below: &'a [String],
    /// The captions of sounds.
    pub(super) captions: &'a [String],
}

/// Draws the name of the game with a line below it, and in a tour the strip of its helpers. `strip` has true if the
/// person's side has conceded a goal. While sounds have captions, or a result comes in from another match, these take
/// the place of all: nothing else is ever drawn there.
pub(super) fn title(
    ui: &mut Ui,
    room: Rect,
    lines: TitleLines<'_>,
    strip: Option<(&TourPart, bool)>,
    art: PicturePainter,
) -> Option<StripMsg> {
    let id = Id::new("title of the match");
    let TitleLines { name, below, captions } = lines;
    let signs = |share: f32| strip.map(|(part, conceded)| tour_strip::strip(part, conceded, art, share));
    let made = |share: f32, (named, subtitle, signed): (bool, &str, bool), first: usize| {
        let lines = match captions {
            [] => {
                let subtitle = StyledText::note(subtitle).size(20.0 * share);
                let below = row().gap(12.0).align_middle().child(subtitle);
                column()
                    .children(named.then(|| StyledText::new(name, UiFont::Headline, 36.0 * share)))
                    .child(below.children(signs(share).filter(|_| signed)))
            }
            _ => column().children(
                captions[first..].iter().map(|line| StyledText::note(line).size(24.0 * share).colour(CHALK)),
            ),
        };
        let icon = (!captions.is_empty()).then(|| {
            drawing((36.0, 36.0), move |p, r| art.icon(p, "megaphone-fill", r.center(), 36.0, AMBER)).rigid()
        });
        row()
            .gap(8.0)
            .pad(20.0, 4.0)
            .min_width(300.0)
            .min_height(room.height())
            .surface(BoxSurface::Panel)
            .children(icon)
            .child(lines.share(1.0)) as Node<'_, StripMsg>
    };
    let fits = |share: f32, line: (bool, &str, bool), first: usize| {
        let solved = SolvedLayout::fitted(ui, id, made(share, line, first), room.width());
        (solved.size().y <= room.height() + 1.0).then_some(solved)
    };
    // If there is no room for name and line, the line becomes shorter and both smaller; then the signs go, and at last
    // the line. Of the captions, the newest stay.
    let line = below.first().map_or("", String::as_str);
    let whole = match captions.len() {
        0 => [true, false]
            .into_iter()
            .filter(|signed| strip.is_some() || !signed)
            .find_map(|signed| {
                let shares = [[1.0, 0.9], [0.75, 0.6]].into_iter();
                let mut named = shares
                    .flat_map(|shares| below.iter().flat_map(move |line| shares.map(|share| (share, line))));
                named.find_map(|(share, line)| fits(share, (true, line, signed), 0))
            })
            .or_else(|| fits(1.0, (true, "", false), 0)),
        all => (0..all).find_map(|first| fits(1.0, (true, line, false), first)),
    };
    let newest = captions.len().saturating_sub(1);
    let solved = whole.unwrap_or_else(|| {
        largest_that_fits(ui, id, room.size(), |share| made(share, (false, line, false), newest))
    });
    solved.show(ui, room.min)
}

/// Returns the lines below the name of the game, the longest first: the options of the match, or that it is one of a
/// day, with the bot that one person plays against, if there is one; then that bot alone.
fn lines_below(the_match: &TableMatch, seating: &Seating, options: &DisplayText) -> Vec<String> {
    let what = the_match.start_request.day.map_or_else(|| options.clone(), |_| say!("hud-match-of-the-day"));
    let Some(difficulty) = seating.rival(the_match.state.seats()) else { return vec![what.shown()] };
    let bot = say!("hud-against", bot = title_of(the_match.game.id(), difficulty));
    vec![DisplayText::list([what, bot.clone()], Separator::Dot).shown(), bot.shown()]
}

/// Returns who wears a second kit, in words; `None` if nobody does.
fn second_kit(clubs: &MatchClubs) -> Option<DisplayText> {
    let changed = Seat::BOTH.into_iter().find(|seat| clubs.kit(*seat).second)?;
    Some(say!("hud-second-kit", side = DisplayText::verbatim(&clubs.club(changed).short)))
}

/// Returns the lines with that one before each; at last it stands alone.
fn with_kit(below: Vec<String>, kit: &DisplayText) -> Vec<String> {
    let joined = below
        .into_iter()
        .map(|line| DisplayText::list([kit.clone(), DisplayText::verbatim(line)], Separator::Dot).shown());
    joined.chain([kit.shown()]).collect()
}

/// Draws a note beside the match; returns its area.
fn note(
    ui: &mut Ui,
    canvas: HudCanvas,
    shown: &HudState,
    zones: &[Zone],
    layout: &HudLayout,
    foot: f32,
) -> Option<Rect> {
    let note = shown.scene.board.note.as_ref()?;
    let corner = canvas.corner();
    let made = |share: f32| -> Node<'_, ()> {
        column()
            .gap(4.0)
            .pad(20.0, 12.0)
            .width(corner.width())
            .min_height(112.0)
            .surface(BoxSurface::Panel)
            .child(StyledText::heading(note.head()).size(44.0 * share))
            .child(StyledText::note(&note.text).size(24.0 * share).colour(CHALK))
    };
    // A long note grows upwards, as far as the cards leave room.
    let most =
        vec2(corner.width(), foot - board_top_limit(canvas, zones, &shown.scene.labels, layout, corner));
    let solved = largest_that_fits(ui, Id::new("note"), most, made);
    let at = pos2(corner.left(), corner.top().min(foot - solved.size().y));
    let r = Rect::from_min_size(at, solved.size());
    solved.show(ui, at);
    Some(r)
}

/// The explanation of the seal beside an indicator, shown while the pointer is over it. The open log has the seal's
/// digits.
const SEALED: words::MessageId = id!("hud-seal");

/// The positions of the choice indicators beside the goal mouth of a shootout: below the chosen cards.
const CHOICE_INDICATORS_AT_MOUTH: BySeat<DesignPoint> =
    BySeat::new(DesignPoint::new(150.0, 790.0), DesignPoint::new(1770.0, 790.0));

/// Draws the choice indicators of sides without a prompt; a prompt contains its own.
fn choice_indicators(
    ui: &mut Ui,
    canvas: HudCanvas,
    scene: &Scene,
    the_match: &TableMatch,
    seating: &Seating,
    asked: &OpenDecisions,
    laid: &mut HudLayout,
) {
    for seat in Seat::BOTH.into_iter().filter(|seat| !asked.asks(*seat)) {
        let Some(on) = has_chosen(the_match, seating, scene, seat) else { continue };
        let words = if on { id!("hud-lamp-ready") } else { id!("hud-lamp-choosing") };
        let sealed = on && the_match.state.record().last_commitment(seat).is_some();
        let made = || -> Node<'_, ()> {
            let word = StyledText::new(words, UiFont::Headline, 26.0)
                .colour(if on { AMBER } else { CHALK })
                .one_line();
            let seal = sealed.then(|| drawing((26.0, 26.0), |p, r| wax(p, r.center())).rigid());
            row()
                .gap(8.0)
                .pad(14.0, 2.0)
                .min_height(40.0)
                .surface(BoxSurface::drawn(move |p, r, _| {
                    pill(p, r, 3.0, if on { AMBER } else { Rgb(0x5B_6B7D) })
                }))
                .child(drawing((24.0, 24.0), move |p, r| bulb(p, r.center(), on)).rigid())
                .child(word)
                .children(seal)
        };
        let id = Id::new(("lamp", seat));
        let shape = SolvedLayout::fitted(ui, id, made(), canvas.w).size();
        let info = the_match.game.info();
        let choice_indicators =
            if scene.mouth.is_some() { CHOICE_INDICATORS_AT_MOUTH } else { info.choice_indicators };
        let preferred = canvas.sheet(choice_indicators[seat].x, choice_indicators[seat].y);
        let zones = info.zones;
        let mut things = on_table(scene, zones, asked, canvas);
        let pitch = Rect::from_min_size(canvas.sheet(FIELD.x, FIELD.y), vec2(FIELD.w, FIELD.h));
        if scene.mouth.is_none() {
            things.push(TableObstacle::minor(pitch));
        }
        // An empty zone shows whose it is, so that must not be covered.
        let named = zones.iter().filter(|zone| zone.mark.is_some());
        things.extend(named.map(|zone| TableObstacle::minor(card(canvas, zone.at, zone.scale))));
        things.extend(laid.parts().map(|(_, at)| TableObstacle::important(at)));
        let kept = [canvas.prompts(), canvas.keys(), canvas.glance(), canvas.side()];
        things.extend(kept.map(TableObstacle::important));
        let (_, r) = best(&[shape], preferred, canvas.all().shrink(12.0), &things);
        laid.note(HudRegion::ChoiceIndicator(seat), r);
        SolvedLayout::fitted(ui, id, made(), canvas.w).show(ui, r.min);
        if sealed && ui.ctx().pointer_hover_pos().is_some_and(|at| r.contains(at)) {
            explain(ui, canvas, id.with("seal"), r);
        }
    }
}

/// Draws the explanation of a seal below its lamp.
fn explain(ui: &Ui, canvas: HudCanvas, id: Id, lamp: Rect) {
    let node: Node<'_, ()> = column()
        .pad(20.0, 10.0)
        .surface(BoxSurface::Panel)
        .child(StyledText::note(SEALED).size(26.0).colour(CHALK));
    let solved = SolvedLayout::fitted(ui, id, node, canvas.prompts().width().min(560.0));
    let size = solved.size();
    let whole = canvas.all().shrink(12.0);
    let left = (lamp.center().x - size.x / 2.0).min(whole.right() - size.x).max(whole.left());
    // In front of everything else, because it goes with the pointer.
    let mut over = on_layer(ui.ctx(), id, Order::Tooltip);
    solved.show(&mut over, pos2(left, lamp.bottom() + 8.0));
}

/// Draws a wax seal.
fn wax(p: &Painter, at: Pos2) {
    const LOBES: usize = 9;
    let red = Color32::from_rgb(0xb3, 0x26, 0x2e);
    for k in 0..LOBES {
        let turn = std::f32::consts::TAU * k as f32 / LOBES as f32;
        p.circle_filled(at + 8.5 * Vec2::angled(turn), 4.0, red);
    }
    p.circle_filled(at, 9.5, red);
    p.circle_stroke(at, 6.5, (1.5, Color32::from_rgb(0xf0, 0x9a, 0x8c)));
    p.circle_filled(at, 2.5, Color32::from_rgb(0xf0, 0x9a, 0x8c));
}

/// Draws a lamp, on or off.
pub(super) fn bulb(p: &Painter, at: Pos2, on: bool) {
    if on {
        draw_glow(p, at, 34.0, AMBER, 0.8);
    }
    let glass = if on { ink(AMBER) } else { Color32::from_rgb(0x33, 0x42, 0x4f) };
    p.circle(at, 11.0, glass, (2.5, ink(CHALK)));
}
