//! The board of a set piece, in the place of the log: what is asked, the hint, what the answer was worth, and the ways
//! on.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Id, Order, Rect, pos2};

use super::coach::{board_top_limit, chip, free_width};
use super::pictures::{PicturePainter, Pictures};
use super::regions::HudRegion;
use super::{HudCanvas, HudFrame, in_area, overlay};
use crate::flow::action::InputAction;
use crate::flow::prefs::Prefs;
use crate::session::bindings::{Bindings, InputState};
use crate::session::set_pieces::{SetPieceAttempt, SetPieceCommand, SetPiecePhase, SetPieceSession, reached};
use crate::session::{MatchInView, TableMatch};
use crate::theme::paint::{draw_frame, fill_rounded_rect};
use crate::theme::{UiFont, UiScale, ink};
use crate::widgets::{
    BoxSurface, Node, PressStyle, Pressable, ScrollState, SolvedLayout, StyledText, cap, column, drawing,
    row, show_in,
};
use games::review::{CoachVoice, NamedAction};
use set_pieces::SetPieceTask;
use stage::decision_theme::DecisionTheme;
use stage::palette::{AMBER, CHALK, INK, MUTED, NAVY_3};
use words::{DisplayText, MessageId, Separator};
use words::{id, say};

/// Size of the task, design units.
const TASK_SIZE: f32 = 27.0;
/// Size of everything else, design units.
const WORDS_SIZE: f32 = 22.0;
/// The shares of these sizes that are tried where there is little room.
const SHARES: [f32; 6] = [1.0, 0.93, 0.87, 0.8, 0.72, 0.65];
/// The smallest part of these sizes, with the player's text size: then the words scroll.
const MIN_SHARE: f32 = 0.8;

/// Returns true if the board is shown in the place of the log.
#[must_use]
pub(super) fn is_shown(the_match: &TableMatch, log_open: bool) -> bool {
    the_match.set_piece.is_some() && !log_open
}

/// Returns the sentence that says what is asked.
pub const fn task_words(task: SetPieceTask) -> MessageId {
    match task {
        SetPieceTask::FindBest => id!("training-find-best"),
        SetPieceTask::AvoidMistake => id!("training-avoid-mistake"),
        SetPieceTask::KeepOut => id!("training-keep-out"),
        SetPieceTask::Win => id!("training-win"),
    }
}

/// Returns the sentence that says what the decision is about.
pub const fn theme_words(theme: DecisionTheme) -> MessageId {
    match theme {
        DecisionTheme::HideForwards => id!("theme-hide-forwards"),
        DecisionTheme::FlipOrder => id!("theme-flip-order"),
        DecisionTheme::SpendBlock => id!("theme-spend-block"),
        DecisionTheme::TakePenalty => id!("theme-take-penalty"),
        DecisionTheme::LopsidedMix => id!("theme-lopsided-mix"),
        DecisionTheme::ShotOrMove => id!("theme-shot-or-move"),
        DecisionTheme::Stars => id!("theme-stars"),
        DecisionTheme::FreeKick => id!("theme-free-kick"),
        DecisionTheme::Rebound => id!("theme-rebound"),
        DecisionTheme::TeamAbility => id!("theme-team-ability"),
        DecisionTheme::LastTurn => id!("theme-last-turn"),
        DecisionTheme::SplitHand => id!("theme-split-hand"),
        DecisionTheme::ChooseLead => id!("theme-choose-lead"),
        DecisionTheme::SpendStopper => id!("theme-spend-stopper"),
        DecisionTheme::KeepCards => id!("theme-keep-cards"),
        DecisionTheme::PowerWindow => id!("theme-power-window"),
        DecisionTheme::BlockCard => id!("theme-block-card"),
        DecisionTheme::ReTake => id!("theme-retake"),
        DecisionTheme::SeventhPass => id!("theme-seventh-pass"),
        DecisionTheme::SwapCard => id!("theme-swap-card"),
        DecisionTheme::CardOrder => id!("theme-card-order"),
        DecisionTheme::SecondCard => id!("theme-second-card"),
        DecisionTheme::LetBallGo => id!("theme-let-ball-go"),
        DecisionTheme::ReadKicker => id!("theme-read-kicker"),
        DecisionTheme::ReadKeeper => id!("theme-read-keeper"),
    }
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    MatchInView { the_match, playback, .. }: MatchInView,
    HudFrame { hud: shown, mut layout }: HudFrame,
    (InputState { keys, actions }, pictures): (InputState, Pictures),
    (session, prefs, scale): (Res<SetPieceSession>, Res<Prefs>, Res<UiScale>),
    mut commands: MessageWriter<SetPieceCommand>,
) -> Result {
    let Some(of) = the_match.set_piece.as_ref().filter(|_| is_shown(&the_match, shown.log_open)) else {
        return Ok(());
    };
    let (back, _) = overlay(&mut contexts, "training")?;
    let ctx = contexts.ctx_mut()?;
    let canvas = HudCanvas::from_context(ctx);
    let zones = the_match.game.info().zones;
    let mut side = canvas.side();
    let top_limit = board_top_limit(canvas, zones, &shown.scene.labels, &layout, side);
    let name = Id::new("what a set piece says");
    let reach = ScrollState::of(ctx, name);
    let view = SetPieceBoard {
        of,
        session: &session,
        has_star: reached(&prefs.settings, &of.piece).star,
        shows_ways: playback.is_idle(),
        words: words(of, CoachVoice::of(prefs.settings.shared.show_figures)),
        keys: &keys,
        art: pictures.painter(),
        reach,
        name,
    };
    let id = Id::new("set piece");
    let high = |share: f32, w: f32| SolvedLayout::wide(&back, id, view.node(share), w).size().y;
    let most = side.bottom() - top_limit;
    let (mut share, mut height) = (1.0, high(1.0, side.width()));
    if height > most {
        // As the coach's, the board grows as far as the hand leaves room; then its words are set smaller, and scroll.
        side.max.x = free_width(canvas, &shown.scene, zones, side, top_limit);
        for smaller in SHARES.into_iter().filter(|share| share * scale.text >= MIN_SHARE) {
            share = smaller;
            height = high(share, side.width());
            if height <= most {
                break;
            }
        }
    }
    let r = Rect::from_min_max(
        pos2(side.left(), side.top().min(side.bottom() - height).max(top_limit)),
        side.max,
    );
    layout.note(HudRegion::Side, r);
    let board = view.node(share);
    let pressed = in_area(ctx, "set piece", Order::Middle, r, |ui| show_in(ui, id, r, board));
    ScrollState::scroll(ctx, name, -reach.page * actions.pages_turned());
    match pressed {
        Some(BoardMsg::Scroll(by)) => ScrollState::scroll(ctx, name, by),
        Some(BoardMsg::Does(command)) => drop(commands.write(command)),
        None => {}
    }
    Ok(())
}

/// A message of the board.
#[derive(Clone, Copy, Debug, PartialEq)]
enum BoardMsg {
    /// Respond to the set piece.
    Does(SetPieceCommand),
    /// Scroll the board by this distance.
    Scroll(f32),
}

/// Returns the paragraphs below the task: the hint, what the answer was worth, or the solution.
fn words(of: &SetPieceAttempt, voice: CoachVoice) -> Vec<DisplayText> {
    let hint = of.hinted.then(|| theme_words(of.piece.theme).into());
    let unit = of.piece.decision().unit();
    let tempting = || {
        let tempting = of.piece.decision().named(&of.piece.tempting.action)?;
        Some(tempting.costs(unit, of.piece.tempting.cost.value, voice))
    };
    match of.phase {
        SetPiecePhase::Asked => hint.into_iter().collect(),
        SetPiecePhase::PlaysOut => Vec::new(),
        SetPiecePhase::Right => {
            let praise = of.answer.as_ref().map(NamedAction::praise);
            let star = of.gained.then(|| say!("training-star-won"));
            star.into_iter().chain(praise).collect()
        }
        SetPiecePhase::Wrong => {
            let cost = of.evaluation.as_ref().map_or(0.0, |evaluation| evaluation.cost.value);
            of.answer.iter().map(|answer| answer.costs(unit, cost.max(0.0), voice)).collect()
        }
        SetPiecePhase::Solution => {
            let best = of.answer.as_ref().map(NamedAction::recommended);
            best.into_iter().chain(tempting()).collect()
        }
    }
}

/// Returns the sentence in large letters: the task, or what the answer was worth.
fn head_words(of: &SetPieceAttempt) -> MessageId {
    match of.phase {
        SetPiecePhase::Asked | SetPiecePhase::Solution => task_words(of.piece.task),
        SetPiecePhase::PlaysOut => id!("training-judging"),
        SetPiecePhase::Right => id!("training-right"),
        SetPiecePhase::Wrong => id!("training-wrong"),
    }
}

/// The board, before it is laid out.
struct SetPieceBoard<'a> {
    of: &'a SetPieceAttempt,
    session: &'a SetPieceSession,
    /// True if the person has the star of this set piece.
    has_star: bool,
    /// True if nothing moves, so that it can go on.
    shows_ways: bool,
    words: Vec<DisplayText>,
    keys: &'a Bindings,
    art: PicturePainter<'a>,
    /// How far the words are scrolled, and under which name.
    reach: ScrollState,
    name: Id,
}

impl<'a> SetPieceBoard<'a> {
    /// Returns the board, with that share of the player's text size.
    fn node(&self, share: f32) -> Node<'a, BoardMsg> {
        let Self { of, session, has_star, art, reach, name, .. } = *self;
        let place = say!("training-place", n = session.at + 1, of = session.pieces.len());
        let head = if session.is_counted { say!("training-session") } else { say!("training-set-piece") };
        let head = DisplayText::list([head, place], Separator::Dot);
        let star = drawing((30.0, 30.0), move |p, r| {
            art.icon(p, "star-fill", r.center(), r.height(), if has_star { AMBER } else { NAVY_3 });
        });
        let head = row()
            .gap(12.0)
            .pad(18.0, 2.0)
            .align_middle()
            .rigid()
            .child(StyledText::new(head, UiFont::Headline, 26.0 * share).colour(AMBER).node().portion(1.0))
            .children((reach.most > 1.0).then(|| chip(reach, BoardMsg::Scroll)))
            .child(star.rigid());
        let task = StyledText::new(head_words(of), UiFont::Display, TASK_SIZE * share);
        let text = |words: &DisplayText| {
            StyledText::note(words).size(WORDS_SIZE * share).colour(CHALK).node().rigid()
        };
        let says = column()
            .scroll_controlled(name, false)
            .grow()
            .gap(7.0)
            .pad(18.0, 2.0)
            .child(task.node().rigid())
            .children(self.words.iter().map(text));
        let ways = self.ways(share);
        let ways =
            (!ways.is_empty()).then(|| row().wrap().gaps(14.0, 0.0).pad(12.0, 4.0).rigid().children(ways));
        column()
            .surface(BoxSurface::drawn(|p, r, _| {
                fill_rounded_rect(p, r, 16.0, ink(INK));
                draw_frame(p, r, 16.0, 3.0, AMBER);
            }))
            .child(head)
            .child(says)
            .children(ways)
    }

    /// Returns the ways on, each with its key.
    fn ways(&self, share: f32) -> Vec<Node<'a, BoardMsg>> {
        let way = |command: SetPieceCommand, action: InputAction, words: MessageId, main: bool| {
            row()
                .gap(10.0)
                .pad(6.0, 2.0)
                .press(Pressable::new(words).look(PressStyle::Own).unfocused(), BoardMsg::Does(command))
                .child(cap(self.keys.cap_of(action), WORDS_SIZE * share, false))
                .child(
                    StyledText::new(words, UiFont::Display, WORDS_SIZE * share)
                        .colour(if main { AMBER } else { MUTED })
                        .highlight_colour(AMBER),
                )
        };
        let help = |words| way(SetPieceCommand::Help, InputAction::Coach, words, false);
        let again = |main, action| way(SetPieceCommand::Again, action, id!("training-again"), main);
        let last = self.session.is_counted && self.session.at + 1 == self.session.pieces.len();
        let next = if last { id!("training-finish") } else { id!("training-next") };
        let next = || way(SetPieceCommand::Next, InputAction::Proceed, next, true);
        match self.of.phase {
            SetPiecePhase::Asked if self.of.hinted => vec![help(id!("training-show"))],
            SetPiecePhase::Asked if self.of.spoilt => vec![help(id!("training-hint"))],
            SetPiecePhase::Asked => vec![help(id!("training-hint-costs"))],
            _ if !self.shows_ways => Vec::new(),
            SetPiecePhase::PlaysOut => Vec::new(),
            SetPiecePhase::Right => vec![next()],
            SetPiecePhase::Wrong => {
                vec![again(true, InputAction::Proceed), help(id!("training-show"))]
            }
            SetPiecePhase::Solution => vec![next(), again(false, InputAction::Undo)],
        }
    }
}
