//! [`DynMatch`], the object-safe interface to a match in play: the table uses it instead of a game's own types.

use std::sync::{Arc, OnceLock};

use super::dyn_bot::{BotQuery, DynBot, SeatedBot};
use super::open_decision::{ErasedDecision, OpenDecision};
use super::review::{self, HintJob, ReviewPosition};
use super::summary::MatchSummary;
use super::timeline::chapters;
use super::undo::{nobody_learnt, nobody_was_shown};
use ai::opponent_model::Notebook;
use ai::{Difficulty, HasBots};
use engine::commitment::Nonce;
use engine::sink::RecordingSink;
use engine::{BySeat, Game, MatchRng, Outcome, Record, RecordError, Seat, SeatSet};
use engine::{IllegalAction, ParseActionError};
use stage::StagedGame;
use stage::action::DynAction;
use stage::commentary::Commentator;
use stage::match_counts::StatCounts;
use stage::offer::{ActionOption, CardSelection, Secrecy};
use stage::opponent_summary::OpponentSummary;
use stage::present::{PassWindow, present};
use stage::refusal_reason::RefusalReason;
use stage::scene::{Audience, CardId, PlayerId, Scene};
use stage::show_rng::ShowRng;
use stage::step::AnimationStep;
use words::DisplayText;

/// The reason why a decision was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SubmitError {
    /// The text is not an action of this game.
    #[error(transparent)]
    Unreadable(#[from] ParseActionError),
    /// The action is one of another game.
    #[error("`{0}` is an action of another game")]
    OtherGame(DynAction),
    /// The action is not legal now.
    #[error(transparent)]
    Illegal(#[from] IllegalAction),
}

/// A match in play as a trait object: its decisions, its record and copies of it.
pub trait DynMatch: DynShow + DynUndo + DynMatchBots + Send + Sync {
    /// Returns the seats that take part.
    fn seats(&self) -> SeatSet;
    /// Returns the seats that owe a decision.
    fn seats_to_move(&self) -> SeatSet;
    /// Reads an action of this game, legal or not, in the notation of the rule sheet.
    ///
    /// # Errors
    /// If the text is no action of this game.
    fn parse(&self, text: &str) -> Result<DynAction, ParseActionError>;
    /// Applies one decision and returns its steps.
    ///
    /// # Errors
    /// If the action is one of another game or is not legal now; the match is unchanged then.
    fn submit(&mut self, seat: Seat, action: &DynAction, audience: Audience) -> Submitted;
    /// Reads an action as scripts and records write it, and applies it.
    ///
    /// # Errors
    /// Those of [`DynMatch::parse`] and [`DynMatch::submit`]; the match is unchanged then.
    fn submit_text(&mut self, seat: Seat, action: &str, audience: Audience) -> Submitted {
        let action = self.parse(action)?;
        self.submit(seat, &action, audience)
    }
    /// Applies one side's part of a simultaneous choice and commits to it, before the other side has chosen.
    ///
    /// # Errors
    /// Those of [`DynMatch::submit`]; no commitment is made then.
    fn submit_committed(
        &mut self,
        seat: Seat,
        action: &DynAction,
        nonce: Nonce,
        audience: Audience,
    ) -> Result<Vec<AnimationStep>, SubmitError>;
    /// Seals the seed, at kick-off.
    fn commit_seed(&mut self, nonce: Nonce);
    /// Returns the action with which the seat passes, if it alone owes a decision that only it may know of; otherwise
    /// none.
    fn decline(&self, seat: Seat) -> Option<DynAction>;
    /// Returns true if the action is legal for the seat now.
    fn allows(&self, seat: Seat, action: &DynAction) -> bool;
    /// Returns true if the action says no: see [`stage::StagedDecisions::declines`].
    fn declines(&self, action: &DynAction) -> bool;
    /// Returns true if the action is the game's pass in windows that only the deciding side may know of.
    fn is_decline(&self, action: &DynAction) -> bool;
    /// Returns an independent copy of the match.
    fn fork(&self) -> Box<dyn DynMatch>;
    /// Returns a match with a determinization of the seat's view.
    fn determinized(&self, seat: Seat, rng: &mut MatchRng) -> Box<dyn DynMatch>;
    /// Returns the result, if the match is over.
    fn outcome(&self) -> Option<Outcome>;
    /// Returns the record of the match so far.
    fn record(&self) -> &Record;
    /// Returns who scored each goal of a finished match, by side: indices in the club's eleven. `None` before its end,
    /// and where a goal has no scorer.
    fn scorers(&self) -> Option<BySeat<Vec<usize>>> {
        let score = self.outcome()?.score;
        let goals = self.summary(Audience { seat: Seat::Home, shared: true }).goals;
        let of = |side: Seat| goals.iter().filter(move |goal| goal.side == side).map(|goal| goal.scorer);
        let scorers = BySeat::from_fn(|side| of(side).collect::<Vec<usize>>());
        Seat::BOTH.into_iter().all(|side| scorers[side].len() == score[side] as usize).then_some(scorers)
    }
}

/// What the table shows of a match: a part of [`DynMatch`].
pub trait DynShow {
    /// Returns the scene that the audience may see.
    fn scene(&self, audience: Audience) -> Scene;
    /// Returns the prompt of a seat: the decision at hand in words.
    fn prompt(&self, seat: Seat) -> DisplayText;
    /// Returns the offers of a seat: see [`stage::StagedDecisions::offers`].
    fn offers(&self, seat: Seat) -> Vec<ActionOption>;
    /// Returns the card that an offer names when `card` is clicked: several equal cards share one offer.
    fn stands_for(&self, seat: Seat, card: CardId) -> CardId;
    /// Returns the card that a player on the pitch stands for while the seat decides.
    fn card_of(&self, seat: Seat, player: PlayerId) -> Option<CardId>;
    /// Returns the state of a decision that is made of several cards; none if it is of another kind.
    fn picking(&self, seat: Seat, chosen: &[CardId]) -> Option<CardSelection>;
    /// Returns true if the decision of the seat is made for it: see [`stage::StagedDecisions::plays_itself`].
    fn plays_itself(&self, seat: Seat) -> bool;
    /// Returns how the seat decides when the other player sees the same screen.
    fn secrecy(&self, seat: Seat) -> Secrecy;
    /// Returns the reason why the seat cannot play a card now; none if it can.
    fn why_not(&self, seat: Seat, card: CardId) -> Option<RefusalReason>;
    /// Explains the decision of the seat to somebody in a first match; none if it owes none.
    fn lesson(&self, seat: Seat) -> Option<DisplayText>;
    /// Returns what the seat could read of the other side so far; none if there was nothing to read.
    fn to_read(&self, seat: Seat) -> Option<OpponentSummary>;
    /// Returns the pauses in the show of the last decision or of the set-up, in order. For a resumed match they are the
    /// pauses at the end of that show.
    fn pass_windows(&self) -> &[PassWindow];
    /// Lets the commentator follow a resumed match up to here, which its next decision needs. Slow: call it off the
    /// main thread, on a copy.
    fn catch_up_commentary(&self, audience: Audience);
    /// Returns the log, goals and counts of the match so far, as the audience saw it.
    fn summary(&self, audience: Audience) -> MatchSummary;
}

/// Takes back decisions of a match: a part of [`DynMatch`].
pub trait DynUndo {
    /// Returns true if the seat may undo its last decision: nobody has acted since, and no side gained information by
    /// it.
    fn may_undo(&self, seat: Seat) -> bool;
    /// Undoes the last decision if [`DynUndo::may_undo`] allows it, and returns whether it did.
    fn undo(&mut self, seat: Seat) -> bool;
    /// Returns true if the seat may undo its last decision at a shared screen, provided that nobody has looked at cards
    /// since. Players then know only what the screen has shown, even if views have changed.
    fn may_undo_unseen(&self, seat: Seat) -> bool;
    /// Undoes the last decision if [`DynUndo::may_undo_unseen`] allows it, and returns whether it did.
    fn undo_unseen(&mut self, seat: Seat) -> bool;
}

/// The bots and the coach of a match: a part of [`DynMatch`].
pub trait DynMatchBots {
    /// Returns a bot for one side of this match, at any moment of it; each question brings its own random numbers.
    fn bot(&self, difficulty: Difficulty, seat: Seat) -> Box<dyn DynBot>;
    /// Returns the same bot with its notebook. With a notebook that it cannot read, it plays without.
    fn bot_with(&self, difficulty: Difficulty, seat: Seat, notebook: &Notebook) -> Box<dyn DynBot>;
    /// Returns the question for the bot of that side.
    fn question(&self, seat: Seat) -> BotQuery;
    /// Returns the coach's counsel for the decision that the seat owes.
    fn hint_job(&self, seat: Seat) -> HintJob;
    /// Returns the last decision of the seat for the coach to review; `None` if it made none or had no choice.
    fn last_review_position(&self, seat: Seat) -> Option<ReviewPosition>;
    /// Returns the decision that the seat owes, to be judged by its information set; `None` if it owes none.
    fn open_decision(&self, seat: Seat) -> Option<Arc<dyn OpenDecision>>;
    /// Returns all decisions of the seat so far in which it had a choice, for the coach to review.
    fn review_positions(&self, seat: Seat) -> Vec<ReviewPosition>;
}

/// The steps that a decision shows, unless it was refused.
type Submitted = Result<Vec<AnimationStep>, SubmitError>;
/// The show of a sequence of events: its animation steps and its pauses.
type StepsAndPauses = (Vec<AnimationStep>, Vec<PassWindow>);

/// A match of one game.
#[derive(Clone)]
pub(super) struct ErasedMatch<G: Game> {
    state: G,
    record: Record,
    /// The commentator, who has followed the match up to here; `None` if the match was resumed and nothing has been
    /// shown since.
    commentator: Option<Commentator>,
    /// The commentator that such a match goes on with, once he has followed it up to here. Copies share him.
    informed: Arc<OnceLock<Commentator>>,
    pass_windows: Vec<PassWindow>,
    /// The last decisions, the newest last; none is missing up to [`KEPT`].
    last: Vec<Arc<PastDecision<G>>>,
}

/// Number of decisions that a match keeps to take them back.
const KEPT: usize = 8;

/// A decision and the match before it. Copies of a match share it, and with it the answers.
struct PastDecision<G: Game> {
    state: G,
    seat: Seat,
    action: G::Action,
    commentator: Option<Commentator>,
    /// The answer of [`nobody_learnt`], once it was asked.
    nobody_learnt: OnceLock<bool>,
    /// The answer of [`nobody_was_shown`], once it was asked.
    nobody_was_shown: OnceLock<bool>,
}

impl<G: Game> PastDecision<G> {
    fn new(state: G, seat: Seat, action: G::Action, commentator: Option<Commentator>) -> Arc<Self> {
        let (nobody_learnt, nobody_was_shown) = (OnceLock::new(), OnceLock::new());
        Arc::new(Self { state, seat, action, commentator, nobody_learnt, nobody_was_shown })
    }
}

/// Adds a decision to the last ones.
fn keep<G: Game>(last: &mut Vec<Arc<PastDecision<G>>>, decision: Arc<PastDecision<G>>) {
    if last.len() == KEPT {
        last.remove(0);
    }
    last.push(decision);
}

impl<G: StagedGame + HasBots> ErasedMatch<G> {
    /// Starts a match and returns it with the steps of its set-up.
    pub(super) fn start(
        options: &G::Options,
        seed: u64,
        audience: Audience,
    ) -> Result<(Self, Vec<AnimationStep>), RecordError> {
        let record = Record::new::<G>(options, seed)?;
        let mut recording = RecordingSink::new(|state: &G| G::scene(&state.view(audience.seat), audience));
        let state = G::setup(options, seed, &mut recording)?;
        let emitted = (recording.seen, recording.pass_windows);
        let commentator = Some(Commentator::new(ShowRng::of(record.seed)));
        let (informed, pass_windows, last) = (Arc::default(), Vec::new(), Vec::new());
        let mut table = Self { state, commentator, informed, record, pass_windows, last };
        let steps = table.presented(&Scene::default(), emitted, audience);
        Ok((table, steps))
    }

    /// Returns the steps of events that lead from the scene `before` to the current one, and the pauses between them.
    fn shown(&self, before: &Scene, emitted: Emitted<G>, audience: Audience) -> StepsAndPauses {
        let cast = ShowRng::of(self.record.seed);
        let presented = present::<G>(before, self.scene(audience), emitted.0, audience, cast, |_, _| {});
        let pass_windows = presented.pass_windows(&emitted.1);
        (presented.steps, pass_windows)
    }

    /// Returns the steps of events with commentary, and keeps the pauses.
    fn presented(&mut self, before: &Scene, emitted: Emitted<G>, audience: Audience) -> Vec<AnimationStep> {
        let (mut steps, pass_windows) = self.shown(before, emitted, audience);
        self.pass_windows = pass_windows;
        self.commentator.iter_mut().for_each(|commentator| commentator.follow(&mut steps));
        steps
    }

    /// Returns the commentator as he is here if he has followed the match from its beginning.
    fn informed_for(&self, audience: Audience) -> Commentator {
        let mut commentator = Commentator::new(ShowRng::of(self.record.seed));
        let look = |state: &G| G::scene(&state.view(audience.seat), audience);
        // The record of a match in play can always be replayed; he would know nothing otherwise.
        if let Ok(chapters) = chapters::<G>(&self.record, audience, look) {
            for mut chapter in chapters.all {
                commentator.follow(&mut chapter.steps);
            }
        }
        commentator
    }

    /// Returns the match at the end of its record.
    pub(super) fn resume(record: &Record) -> Result<Self, RecordError> {
        let mut recording = RecordingSink::new(|_: &G| ());
        let mut before = 0;
        // Answers to decisions that only earlier builds asked for are dropped; the replay skips them.
        let mut actions = Vec::with_capacity(record.actions.len());
        let mut decisions = Vec::new();
        let kept_from = record.actions.len().saturating_sub(KEPT);
        let state = record.replay::<G, _>(&mut recording, |n, state, seat, action, emitted| {
            before = emitted.pass_windows.len();
            actions.push((seat, action.to_string()));
            if n > kept_from {
                keep(&mut decisions, PastDecision::new(state.clone(), seat, action.clone(), None));
            }
        })?;
        let record = Record { actions, ..record.clone() };
        // A pause with events after it is over.
        let presented = recording.seen.len();
        let last = recording.pass_windows.iter().skip(before).filter(|(events, _)| *events == presented);
        let pass_windows = last.map(|(_, seat)| PassWindow { after: 0, seat: *seat }).collect();
        let informed = Arc::default();
        Ok(Self { state, record, commentator: None, informed, pass_windows, last: decisions })
    }
}

/// Events with the scenes after them, and the pass windows: each the number of events before it and its seat.
type Emitted<G> = (Vec<(<G as Game>::Event, Scene)>, Vec<(usize, Seat)>);

impl<G: StagedGame + HasBots> ErasedMatch<G> {
    /// Returns the last decision, if it was that seat's and the match is not over.
    fn last_of(&self, seat: Seat) -> Option<&PastDecision<G>> {
        let last = self.last.last().filter(|last| last.seat == seat)?;
        self.state.outcome().is_none().then_some(&**last)
    }

    /// Returns the state in which that seat was asked for the decision that it owes: see [`super::recall::QueryState`].
    fn asked_state(&self, seat: Seat) -> &G {
        let first =
            self.last.last().filter(|last| last.seat != seat && last.state.seats_to_move() == SeatSet::BOTH);
        first.map_or(&self.state, |last| &last.state)
    }

    /// Restores the match before the last decision.
    fn go_back(&mut self) {
        let Some(before) = self.last.pop() else { return };
        self.state = before.state.clone();
        self.commentator.clone_from(&before.commentator);
        self.informed = Arc::default();
        self.record.pop_decision();
        self.pass_windows.clear();
        if self.last.is_empty() {
            // The decisions before those that were kept. A record that was played can be replayed.
            self.last = Self::resume(&self.record).map(|again| again.last).unwrap_or_default();
        }
    }
}

impl<G: StagedGame + HasBots> DynMatch for ErasedMatch<G> {
    fn seats(&self) -> SeatSet {
        self.state.seats()
    }

    fn seats_to_move(&self) -> SeatSet {
        self.state.seats_to_move()
    }

    fn parse(&self, text: &str) -> Result<DynAction, ParseActionError> {
        text.parse::<G::Action>().map(DynAction::new)
    }

    fn submit(&mut self, seat: Seat, action: &DynAction, audience: Audience) -> Submitted {
        let action: &G::Action = action.get().ok_or_else(|| SubmitError::OtherGame(action.clone()))?;
        let before = self.scene(audience);
        let mut recording = RecordingSink::new(|state: &G| G::scene(&state.view(audience.seat), audience));
        let state = self.state.clone();
        self.state.apply(seat, action, &mut recording).map_err(IllegalAction::from)?;
        let commentator = self.commentator.take();
        let commentator =
            commentator.unwrap_or_else(|| self.informed.get_or_init(|| self.informed_for(audience)).clone());
        self.record.actions.push((seat, action.to_string()));
        keep(&mut self.last, PastDecision::new(state, seat, action.clone(), Some(commentator.clone())));
        self.commentator = Some(commentator);
        Ok(self.presented(&before, (recording.seen, recording.pass_windows), audience))
    }

    fn submit_committed(
        &mut self,
        seat: Seat,
        action: &DynAction,
        nonce: Nonce,
        audience: Audience,
    ) -> Result<Vec<AnimationStep>, SubmitError> {
        let steps = self.submit(seat, action, audience)?;
        self.record.commit_last(nonce);
        Ok(steps)
    }

    fn commit_seed(&mut self, nonce: Nonce) {
        self.record.commit_seed(nonce);
    }

    fn decline(&self, seat: Seat) -> Option<DynAction> {
        let decline =
            DynAction::new(G::DECLINE.filter(|_| self.state.seats_to_move() == SeatSet::one(seat))?);
        self.allows(seat, &decline).then_some(decline)
    }

    fn allows(&self, seat: Seat, action: &DynAction) -> bool {
        action.get().is_some_and(|action| self.state.check(seat, action).is_ok())
    }

    fn declines(&self, action: &DynAction) -> bool {
        action.get().is_some_and(G::declines)
    }

    fn is_decline(&self, action: &DynAction) -> bool {
        action.get() == G::DECLINE.as_ref()
    }

    fn fork(&self) -> Box<dyn DynMatch> {
        Box::new(self.clone())
    }

    fn determinized(&self, seat: Seat, rng: &mut MatchRng) -> Box<dyn DynMatch> {
        // The last decision did not lead to this state.
        let (state, last) = (G::determinize(&self.state.view(seat), rng), Vec::new());
        Box::new(Self { state, last, ..self.clone() })
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    fn record(&self) -> &Record {
        &self.record
    }
}

impl<G: StagedGame + HasBots> DynShow for ErasedMatch<G> {
    fn scene(&self, audience: Audience) -> Scene {
        G::scene(&self.state.view(audience.seat), audience)
    }

    fn prompt(&self, seat: Seat) -> DisplayText {
        G::prompt(&self.state.view(seat), seat)
    }

    fn offers(&self, seat: Seat) -> Vec<ActionOption> {
        let mut legal = Vec::new();
        self.state.legal(seat, &mut legal);
        G::offers(&self.state.view(seat), seat, &legal).into_iter().map(ActionOption::erased).collect()
    }

    fn stands_for(&self, seat: Seat, card: CardId) -> CardId {
        G::stands_for(&self.state.view(seat), seat, card)
    }

    fn card_of(&self, seat: Seat, player: PlayerId) -> Option<CardId> {
        G::card_of(&self.state.view(seat), seat, player)
    }

    fn picking(&self, seat: Seat, chosen: &[CardId]) -> Option<CardSelection> {
        let mut legal = Vec::new();
        self.state.legal(seat, &mut legal);
        let picking = self
            .state
            .seats_to_move()
            .contains(seat)
            .then(|| G::picking(&self.state.view(seat), seat, &legal, chosen))?;
        picking.map(CardSelection::erased)
    }

    fn plays_itself(&self, seat: Seat) -> bool {
        self.state.seats_to_move().contains(seat) && G::plays_itself(&self.state.view(seat), seat)
    }

    fn secrecy(&self, seat: Seat) -> Secrecy {
        G::secrecy(&self.state.view(seat), seat)
    }

    fn why_not(&self, seat: Seat, card: CardId) -> Option<RefusalReason> {
        G::why_not(&self.state.view(seat), seat, card)
    }

    fn lesson(&self, seat: Seat) -> Option<DisplayText> {
        G::lesson(&self.state.view(seat), seat)
    }

    fn to_read(&self, seat: Seat) -> Option<OpponentSummary> {
        G::to_read(&self.state.view(seat), seat)
    }

    fn pass_windows(&self) -> &[PassWindow] {
        &self.pass_windows
    }

    fn catch_up_commentary(&self, audience: Audience) {
        if self.commentator.is_none() {
            self.informed.get_or_init(|| self.informed_for(audience));
        }
    }

    fn summary(&self, audience: Audience) -> MatchSummary {
        let mut recording = RecordingSink::new(|state: &G| G::scene(&state.view(audience.seat), audience));
        // The record of a match in play can always be replayed; the story would be empty otherwise.
        let mut tally = StatCounts::default();
        let ball = |_: usize, state: &G, _: Seat, _: &G::Action, _: &mut _| {
            let held = G::scene(&state.view(audience.seat), audience).board.possession;
            held.into_iter().for_each(|seat| tally.ball[seat] += 1);
        };
        if self.record.replay::<G, _>(&mut recording, ball).is_err() {
            return MatchSummary::default();
        }
        let counts = recording.seen.iter().flat_map(|(event, _)| G::counted(event));
        counts.for_each(|(count, seat)| tally.add(count, seat));
        let steps = self.shown(&Scene::default(), (recording.seen, recording.pass_windows), audience).0;
        MatchSummary { tally, ..steps.into_iter().collect() }
    }
}

impl<G: StagedGame + HasBots> DynUndo for ErasedMatch<G> {
    fn may_undo(&self, seat: Seat) -> bool {
        self.last_of(seat).is_some_and(|before| {
            let ask = || nobody_learnt(&before.state, &self.state, seat, &before.action);
            *before.nobody_learnt.get_or_init(ask)
        })
    }

    fn undo(&mut self, seat: Seat) -> bool {
        let may = self.may_undo(seat);
        if may {
            self.go_back();
        }
        may
    }

    fn may_undo_unseen(&self, seat: Seat) -> bool {
        let cast = ShowRng::of(self.record.seed);
        let unseen = self.last_of(seat).is_some_and(|before| {
            let ask = || nobody_was_shown(&before.state, &self.state, seat, &before.action, cast);
            *before.nobody_was_shown.get_or_init(ask)
        });
        unseen || self.may_undo(seat)
    }

    fn undo_unseen(&mut self, seat: Seat) -> bool {
        let may = self.may_undo_unseen(seat);
        if may {
            self.go_back();
        }
        may
    }
}

impl<G: StagedGame + HasBots> DynMatchBots for ErasedMatch<G> {
    fn bot(&self, difficulty: Difficulty, seat: Seat) -> Box<dyn DynBot> {
        Box::new(SeatedBot::<G>::new(difficulty, seat, self.state.options(), None))
    }

    fn bot_with(&self, difficulty: Difficulty, seat: Seat, notebook: &Notebook) -> Box<dyn DynBot> {
        Box::new(SeatedBot::<G>::new(difficulty, seat, self.state.options(), Some(notebook.clone())))
    }

    fn question(&self, seat: Seat) -> BotQuery {
        BotQuery::new(self.asked_state(seat), seat, &self.record)
    }

    fn hint_job(&self, seat: Seat) -> HintJob {
        review::hint_job(&self.state, seat, self.record.actions.len())
    }

    fn open_decision(&self, seat: Seat) -> Option<Arc<dyn OpenDecision>> {
        let owes = self.state.seats_to_move().contains(seat);
        owes.then(|| ErasedDecision::shared(self.asked_state(seat), seat, &self.record))
    }

    fn last_review_position(&self, seat: Seat) -> Option<ReviewPosition> {
        let last = self.record.actions.iter().rposition(|(who, _)| *who == seat)?;
        review::review_positions::<G>(&self.record, |_, n| n == last).pop()
    }

    fn review_positions(&self, seat: Seat) -> Vec<ReviewPosition> {
        review::review_positions::<G>(&self.record, |who, _| who == seat)
    }
}

#[cfg(test)]
mod tests;
