//! Bots think in background tasks; their decisions are shown no sooner than a person can follow.

use std::sync::{Arc, Mutex};

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy::window::RequestRedraw;

use super::commands::CommandHandler;
use super::commitments::fresh_nonce;
use super::notebooks::bot_at;
use super::{Seating, TableMatch, Waits};
use crate::flow::page::Navigation;
use crate::flow::prefs::Prefs;
use crate::flow::start::ErrorDialog;
use crate::table::motion::AnimationSpeed;
use crate::table::playback::Playback;
use ai::Budget;
use ai::delay::DelayKind;
use daily::counted_bot;
use engine::{BySeat, Seat, SeatSet};
use games::dyn_bot::{BotQuery, DynBot};
use players::controller::Controller;
use scenarios::lesson::AwaitedEvent;
use stage::action::DynAction;
use store::BotPace;

/// The bot of one seat and the question it is thinking about.
pub struct BotThread {
    bot: Arc<Mutex<Box<dyn DynBot>>>,
    task: Option<Task<DynAction>>,
    answer: Option<DynAction>,
    waited: f32,
}

impl BotThread {
    /// Creates a bot that was asked nothing.
    #[must_use]
    pub fn new(bot: Box<dyn DynBot>) -> Self {
        Self { bot: Arc::new(Mutex::new(bot)), task: None, answer: None, waited: 0.0 }
    }

    /// Starts thinking about a question in a background task; earlier thoughts are dropped.
    pub fn ask(&mut self, question: BotQuery, budget: Budget) {
        let bot = Arc::clone(&self.bot);
        self.waited = 0.0;
        self.answer = None;
        self.task = Some(AsyncComputeTaskPool::get().spawn(async move {
            // A poisoned lock means that the bot panicked before; its state is its own, so go on with it.
            let mut bot = bot.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            bot.answer(&question, budget).0
        }));
    }

    /// Stores the answer once it has been found.
    fn listen(&mut self) {
        if let Some(task) = &mut self.task
            && let Some(answer) = block_on(poll_once(task))
        {
            self.task = None;
            self.answer = Some(answer);
        }
    }

    /// Returns the answer once, as soon as it has been found.
    pub fn answer(&mut self) -> Option<DynAction> {
        self.listen();
        self.answer.take()
    }

    /// Returns true if it is thinking, or has an answer that was not taken yet.
    #[must_use]
    pub const fn is_asked(&self) -> bool {
        self.task.is_some() || self.answer.is_some()
    }
}

/// Returns the time that a decided bot still waits, seconds at speed 1.
pub(super) const fn shown_after(pace: BotPace) -> f32 {
    match pace {
        // As long as a person would.
        BotPace::Natural => 0.7,
        // Just long enough to be seen.
        BotPace::Quick => 0.25,
        BotPace::Instant => 0.0,
    }
}

/// Lets the bots think, and applies their decisions when their time has come.
pub(super) fn think(
    time: Res<Time>,
    prefs: Res<Prefs>,
    speed: Res<AnimationSpeed>,
    navigation: Res<Navigation>,
    (mut the_match, mut seating): (ResMut<TableMatch>, ResMut<Seating>),
    mut playback: ResMut<Playback>,
    mut error_dialogs: MessageWriter<ErrorDialog>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !navigation.bare() || the_match.bots_wait() {
        return;
    }
    let (the_match, seating) = (&mut *the_match, &mut *seating);
    let waits = Waits::new(&prefs);
    for seat in the_match.state.seats_to_move().iter() {
        let wait = if the_match.state.seats_to_move() == SeatSet::BOTH {
            DelayKind::Together
        } else {
            DelayKind::Alone
        };
        let Controller::Bot(difficulty) = seating.controllers[seat] else { continue };
        let first = seating.lays_first(the_match) == Some(seat);
        // Where decisions can be checked, the same work on every machine.
        let budget = if the_match.start_request.is_counted() {
            Budget::Iterations(counted_bot(difficulty).iterations)
        } else {
            Budget::Time(difficulty.think())
        };
        // In a lesson the bot makes the decision of the lesson, which was played when the lesson was read.
        let scripted = match the_match.wants() {
            AwaitedEvent::Nothing => None,
            AwaitedEvent::Reply(reply) => the_match.state.parse(reply).ok(),
            AwaitedEvent::Look(..) | AwaitedEvent::Play(..) | AwaitedEvent::Meanwhile(_) => continue,
        };
        let question = (seating.bots[seat].as_ref())
            .is_some_and(|bot| scripted.is_none() && bot.task.is_none() && bot.answer.is_none())
            .then(|| the_match.state.question(seat));
        let Some(bot) = &mut seating.bots[seat] else { continue };
        redraw.write(RequestRedraw);
        if let Some(question) = question {
            bot.ask(question, budget);
        }
        bot.listen();
        if scripted.is_some() {
            bot.answer = scripted;
        }
        if !playback.is_idle() {
            continue;
        }
        bot.waited += speed.delta(&time);
        // The bot does not wait if the show has paused for it already, or if a person waits for its seal.
        let paused = seating.already_paused == Some(seat);
        let least = if paused || first { 0.0 } else { waits.patience(wait, difficulty).show };
        if bot.waited >= least
            && let Some(answer) = bot.answer.take()
        {
            let nonce = if first { fresh_nonce() } else { None };
            let (playback, error_dialogs) = (&mut *playback, &mut error_dialogs);
            CommandHandler { the_match, seating, waits, playback, error_dialogs }
                .submit(seat, &answer, nonce);
            return;
        }
    }
}

impl Seating {
    /// Replaces the bots that were asked something, after the match has changed. A new bot recalls the match when it is
    /// asked, and decides as the old one would have.
    pub(super) fn replace_asked_bots(&mut self, the_match: &TableMatch) {
        for side in Seat::BOTH {
            if self.bots[side].as_ref().is_some_and(BotThread::is_asked) {
                self.replace(side, the_match);
            }
        }
    }

    /// Replaces both bots and drops every secret choice, after the match has gone back or on some decisions.
    pub(super) fn reset_bots(&mut self, the_match: &TableMatch) {
        for side in Seat::BOTH {
            self.replace(side, the_match);
        }
        self.pending = BySeat::default();
        self.already_paused = None;
    }

    fn replace(&mut self, side: Seat, the_match: &TableMatch) {
        if self.bots[side].is_some() {
            let (state, notebook) = (the_match.state.as_ref(), the_match.notebook.as_ref());
            self.bots[side] = bot_at(side, self.controllers[side], state, notebook).map(BotThread::new);
        }
    }
}

/// Returns the bot that is being waited for, if there is one.
#[must_use]
pub fn waiting_for(the_match: &TableMatch, seating: &Seating) -> Option<Seat> {
    if the_match.bots_wait() {
        return None;
    }
    if matches!(
        the_match.wants(),
        AwaitedEvent::Look(..) | AwaitedEvent::Play(..) | AwaitedEvent::Meanwhile(_)
    ) {
        return None;
    }
    the_match.state.seats_to_move().iter().find(|seat| seating.bots[*seat].is_some())
}
