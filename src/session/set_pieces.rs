//! A set piece at the table: one decision of a match, with everything hidden drawn anew at each try. The answer plays
//! out as in any match, and is judged meanwhile in the background. A wrong one is taken back.
//!
//! [`SetPieceSession`] is the list that is gone through: a training session, or the board of one game.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::coach::Coach;
use super::commands::{CommandHandler, MatchRewritten};
use super::{Seating, TableClock, TableMatch, Waits};
use crate::flow::action::{ActionState, InputAction};
use crate::flow::frame::FrameSet;
use crate::flow::navigation::{AppPage, Navigate};
use crate::flow::pending::{AnswerTimeout, PendingAnswer};
use crate::flow::prefs::Prefs;
use crate::flow::start::{ErrorDialog, StartMatch, random_seed};
use crate::table::cards::pack::AssetRoot;
use crate::table::playback::Playback;
use engine::{Seat, SeatSet};
use games::review::NamedAction;
use set_pieces::{AnswerEvaluation, JUDGE_BUDGET, SetPiece, SetPieceList, SetPieceProgress};
use stage::action::DynAction;
use stage::step::AnimationStep;
use store::{SetPieceAttempts, Settings};

/// The set pieces of all games. They are read in the background once somebody wants them.
#[derive(Resource, Debug, Default)]
pub struct KnownSetPieces {
    read: Option<Arc<SetPieceList>>,
    asked: Option<PendingAnswer<SetPieceList>>,
}

impl KnownSetPieces {
    /// Returns the set pieces; `None` until they have been read.
    #[must_use]
    pub const fn all(&self) -> Option<&Arc<SetPieceList>> {
        self.read.as_ref()
    }

    /// Begins to read them, unless that was done before.
    pub fn want(&mut self, assets: &AssetRoot) {
        if self.read.is_some() || self.asked.is_some() {
            return;
        }
        let assets = assets.0.clone();
        self.asked = Some(PendingAnswer::spawn(move || {
            let (read, errors) = SetPieceList::read(&assets);
            errors.iter().for_each(|error| warn!("{error}"));
            read
        }));
    }
}

/// Returns what the person whose settings are in force has reached in a set piece.
#[must_use]
pub fn reached(settings: &Settings, piece: &SetPiece) -> SetPieceAttempts {
    settings.profiles.set_pieces.of(settings.owner(), &piece.record.game, &piece.name)
}

/// Returns how far that person has come with it.
fn stage_of(settings: &Settings, piece: &SetPiece) -> SetPieceProgress {
    match reached(settings, piece) {
        SetPieceAttempts { star: true, .. } => SetPieceProgress::Starred,
        SetPieceAttempts { solved: true, .. } => SetPieceProgress::Solved,
        SetPieceAttempts { tries: 0, .. } => SetPieceProgress::New,
        SetPieceAttempts { .. } => SetPieceProgress::Failed,
    }
}

/// The set pieces that are gone through, one after the other.
#[derive(Resource, Debug, Default)]
pub struct SetPieceSession {
    /// The set pieces, in order.
    pub pieces: Vec<Arc<SetPiece>>,
    /// What was reached in each during the session.
    pub ends: Vec<SetPieceAttempts>,
    /// The index of the one at the table.
    pub at: usize,
    /// True for a training session, which has an end; a board of one game has none.
    pub is_counted: bool,
    /// Seconds at the table so far.
    pub secs: f64,
    /// True if a training session begins as soon as the set pieces have been read.
    requested: bool,
}

impl SetPieceSession {
    /// Begins a training session as soon as the set pieces have been read.
    pub const fn request(&mut self) {
        self.requested = true;
    }

    /// Returns true while a training session waits for the set pieces.
    #[must_use]
    pub const fn is_requested(&self) -> bool {
        self.requested
    }

    /// Returns true if a training session has been gone through.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.is_counted && !self.pieces.is_empty() && self.at >= self.pieces.len()
    }

    /// Replaces the list, and returns the request for the set piece of that index.
    pub fn begin(&mut self, pieces: Vec<Arc<SetPiece>>, at: usize, is_counted: bool) -> Option<StartMatch> {
        let ends = vec![SetPieceAttempts::default(); pieces.len()];
        *self = Self { pieces, ends, at, is_counted, ..Self::default() };
        self.current()
    }

    /// Returns the request for the current set piece.
    fn current(&self) -> Option<StartMatch> {
        StartMatch::set_piece(Arc::clone(self.pieces.get(self.at)?))
    }

    /// Goes on to the next one. A board goes on with what is not solved yet.
    fn go_on(&mut self, settings: &Settings) -> Option<StartMatch> {
        if self.is_counted {
            self.at += 1;
        } else {
            let n = self.pieces.len();
            let open = |k: &usize| self.pieces.get(*k).is_some_and(|piece| !reached(settings, piece).solved);
            let later = (1..n).map(|step| (self.at + step) % n);
            self.at = later.clone().find(open).unwrap_or((self.at + 1) % n.max(1));
        }
        self.current()
    }
}

/// Where the set piece at the table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetPiecePhase {
    /// The person is asked.
    Asked,
    /// The answer plays out.
    PlaysOut,
    /// The answer was right, and has been shown.
    Right,
    /// The answer was wrong, and has been shown.
    Wrong,
    /// A right answer is being shown, or has been.
    Solution,
}

/// The set piece at the table.
pub struct SetPieceAttempt {
    /// The set piece.
    pub piece: Arc<SetPiece>,
    /// Where it stands.
    pub phase: SetPiecePhase,
    /// The person's last answer.
    pub answer: Option<NamedAction>,
    /// The verdict on it.
    pub evaluation: Option<AnswerEvaluation>,
    /// True if a hint was taken.
    pub hinted: bool,
    /// True if the star can no longer be won: after a hint, a wrong answer, or the solution.
    pub spoilt: bool,
    /// True if this answer won a star that the person did not have.
    pub gained: bool,
    /// Number of verdicts and solutions so far.
    pub verdicts: usize,
    judging: Option<PendingAnswer<AnswerEvaluation>>,
}

impl SetPieceAttempt {
    /// Begins the set piece.
    pub(super) const fn new(piece: Arc<SetPiece>) -> Self {
        Self {
            piece,
            phase: SetPiecePhase::Asked,
            answer: None,
            evaluation: None,
            hinted: false,
            spoilt: false,
            gained: false,
            verdicts: 0,
            judging: None,
        }
    }

    /// Returns true if an answer has been shown and it is said what it is worth.
    #[must_use]
    pub const fn is_answered(&self) -> bool {
        matches!(self.phase, SetPiecePhase::Right | SetPiecePhase::Wrong | SetPiecePhase::Solution)
    }
}

impl TableMatch {
    /// Returns true if people may decide now: always but after the answer to a set piece.
    #[must_use]
    pub fn takes_answers(&self) -> bool {
        self.set_piece.as_ref().is_none_or(|of| of.phase == SetPiecePhase::Asked)
    }

    /// Returns true if the bots wait: an answer to a set piece plays out up to the next decision of its seat.
    pub(super) fn bots_wait(&self) -> bool {
        self.set_piece.as_ref().is_some_and(|of| match of.phase {
            SetPiecePhase::Asked => false,
            SetPiecePhase::PlaysOut | SetPiecePhase::Solution => self.has_played_out(of.piece.seat),
            SetPiecePhase::Right | SetPiecePhase::Wrong => true,
        })
    }

    /// Returns true if nothing is left to be shown before that seat decides again.
    fn has_played_out(&self, seat: Seat) -> bool {
        let asked = self.state.seats_to_move();
        asked == SeatSet::NONE || asked.contains(seat)
    }

    /// Returns the answer of that seat, once it has been given.
    fn answer_of(&self, piece: &SetPiece) -> Option<DynAction> {
        let later = self.state.record().actions.get(piece.record.actions.len()..)?;
        let (_, text) = later.iter().find(|(seat, _)| *seat == piece.seat)?;
        self.state.parse(text).ok()
    }
}

/// A response to a set piece.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetPieceCommand {
    /// Give a hint; the second time, show a right answer.
    Help,
    /// Put the position on the table again.
    Again,
    /// Go on to the next set piece.
    Next,
}

/// Adds the set pieces.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<KnownSetPieces>()
        .init_resource::<SetPieceSession>()
        .add_message::<SetPieceCommand>()
        .add_systems(Update, (take_over, begin_session).chain().in_set(FrameSet::ApplySettings));
}

fn take_over(
    mut known: ResMut<KnownSetPieces>,
    timeout: Res<AnswerTimeout>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(asked) = &mut known.bypass_change_detection().asked else { return };
    redraw.write(RequestRedraw);
    let Some(answer) = asked.wait(*timeout) else { return };
    *known = KnownSetPieces { read: Some(Arc::new(answer.unwrap_or_default())), asked: None };
}

/// Begins the training session that was requested, once the set pieces have been read.
fn begin_session(
    mut session: ResMut<SetPieceSession>,
    mut known: ResMut<KnownSetPieces>,
    (assets, prefs): (Res<AssetRoot>, Res<Prefs>),
    mut starts: MessageWriter<StartMatch>,
) {
    if !session.requested {
        return;
    }
    let Some(all) = known.all().cloned() else {
        known.want(&assets);
        return;
    };
    let chosen = all.session(random_seed(), |piece| stage_of(&prefs.settings, piece));
    let pieces = chosen.into_iter().map(|piece| Arc::new(piece.clone())).collect();
    starts.write_batch(session.begin(pieces, 0, true));
}

/// Turns keys into responses, where no question is open.
pub(super) fn handle_keys(
    (actions, the_match, playback): (Res<ActionState>, Res<TableMatch>, Res<Playback>),
    mut commands: MessageWriter<SetPieceCommand>,
) {
    let Some(of) = the_match.set_piece.as_ref().filter(|of| of.is_answered() && playback.is_idle()) else {
        return;
    };
    if actions.just(InputAction::Undo) {
        commands.write(SetPieceCommand::Again);
    } else if actions.just(InputAction::Proceed) || actions.just(InputAction::Confirm) {
        let wrong = of.phase == SetPiecePhase::Wrong;
        commands.write(if wrong { SetPieceCommand::Again } else { SetPieceCommand::Next });
    }
}

/// Judges the answer, and carries out responses.
pub(super) fn follow(
    mut commands: MessageReader<SetPieceCommand>,
    (mut the_match, mut seating): (ResMut<TableMatch>, ResMut<Seating>),
    (mut playback, mut coach): (ResMut<Playback>, ResMut<Coach>),
    (mut session, mut prefs): (ResMut<SetPieceSession>, ResMut<Prefs>),
    (mut clock, timeout): (ResMut<TableClock>, Res<AnswerTimeout>),
    (mut go, mut starts): (MessageWriter<Navigate>, MessageWriter<StartMatch>),
    mut rewrites: MessageWriter<MatchRewritten>,
    mut error_dialogs: MessageWriter<ErrorDialog>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if the_match.set_piece.is_none() {
        commands.clear();
        return;
    }
    // The coach's key and button ask for help here.
    let mut asked: Vec<SetPieceCommand> = commands.read().copied().collect();
    if std::mem::take(&mut coach.bypass_change_detection().open) {
        asked.push(SetPieceCommand::Help);
    }
    judge(&mut the_match, &playback, *timeout, &mut session, &mut prefs, &mut redraw);
    let Some(command) = asked.into_iter().next() else { return };
    redraw.write(RequestRedraw);
    let Some(of) = the_match.set_piece.as_mut() else { return };
    match command {
        SetPieceCommand::Help if of.phase == SetPiecePhase::Asked && !of.hinted => {
            (of.hinted, of.spoilt) = (true, true);
        }
        SetPieceCommand::Help if matches!(of.phase, SetPiecePhase::Asked | SetPiecePhase::Wrong) => {
            of.spoilt = true;
            of.phase = SetPiecePhase::Solution;
            of.verdicts += 1;
            let (seat, best) = (of.piece.seat, of.piece.answers.first().cloned());
            of.answer = best.as_ref().and_then(|best| of.piece.decision().named(best));
            put(&mut the_match, &mut seating, &mut playback);
            rewrites.write(MatchRewritten);
            if let Some(best) = best {
                CommandHandler {
                    the_match: &mut the_match,
                    seating: &mut seating,
                    waits: Waits::new(&prefs),
                    playback: &mut playback,
                    error_dialogs: &mut error_dialogs,
                }
                .submit(seat, &best, None);
            }
        }
        SetPieceCommand::Help => {}
        SetPieceCommand::Again if of.is_answered() => {
            of.phase = SetPiecePhase::Asked;
            (of.answer, of.evaluation, of.gained) = (None, None, false);
            put(&mut the_match, &mut seating, &mut playback);
            rewrites.write(MatchRewritten);
        }
        SetPieceCommand::Next if of.is_answered() => {
            session.secs += clock.secs.take().unwrap_or_default();
            match session.go_on(&prefs.settings) {
                Some(start) => drop(starts.write(start)),
                None => drop(go.write(Navigate::Title(Some(AppPage::SetPieces)))),
            }
        }
        SetPieceCommand::Again | SetPieceCommand::Next => {}
    }
}

/// Notes the answer once it is given, and says what it is worth once it has been judged and shown.
fn judge(
    the_match: &mut TableMatch,
    playback: &Playback,
    timeout: AnswerTimeout,
    session: &mut SetPieceSession,
    prefs: &mut ResMut<Prefs>,
    redraw: &mut MessageWriter<RequestRedraw>,
) {
    let Some(of) = &the_match.set_piece else { return };
    let answer = if of.phase == SetPiecePhase::Asked { the_match.answer_of(&of.piece) } else { None };
    let has_played_out = playback.is_idle() && the_match.has_played_out(of.piece.seat);
    let Some(of) = &mut the_match.set_piece else { return };
    if let Some(answer) = answer {
        of.phase = SetPiecePhase::PlaysOut;
        of.answer = of.piece.decision().named(&answer);
        let piece = Arc::clone(&of.piece);
        of.judging = Some(PendingAnswer::spawn(move || {
            piece.judge(&answer, JUDGE_BUDGET, piece.record.seed).unwrap_or_else(|error| {
                warn!("{error}");
                AnswerEvaluation { is_right: false, cost: Default::default(), best: piece.answers.clone() }
            })
        }));
        return;
    }
    if of.phase != SetPiecePhase::PlaysOut {
        return;
    }
    redraw.write(RequestRedraw);
    if let Some(judging) = &mut of.judging
        && let Some(found) = judging.wait(timeout)
    {
        of.judging = None;
        of.evaluation = found;
    }
    if of.judging.is_some() || !has_played_out {
        return;
    }
    let right = of.evaluation.as_ref().is_some_and(|evaluation| evaluation.is_right);
    let clean = !of.spoilt;
    let before = reached(&prefs.settings, &of.piece);
    let owner = prefs.settings.owner().cloned();
    let (game, name) = (of.piece.record.game.clone(), of.piece.name.clone());
    prefs.settings.profiles.set_pieces.note(owner.as_ref(), &game, &name, right, clean);
    if let Some(end) = session.ends.get_mut(session.at) {
        end.note(right, clean);
    }
    of.gained = right && clean && !before.star;
    of.spoilt |= !right;
    of.verdicts += 1;
    of.phase = if right { SetPiecePhase::Right } else { SetPiecePhase::Wrong };
    info!("set piece {name}: {}", if right { "right" } else { "wrong" });
}

/// Puts the position on the table again, with everything hidden drawn anew.
fn put(the_match: &mut TableMatch, seating: &mut Seating, playback: &mut Playback) {
    let Some(of) = &the_match.set_piece else { return };
    the_match.state = of.piece.start(random_seed());
    the_match.revision += 1;
    seating.reset_bots(the_match);
    playback.clear();
    playback.push([AnimationStep::new(the_match.state.scene(seating.audience), 0.2)]);
}
