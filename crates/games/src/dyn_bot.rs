//! [`DynBot`], the object-safe interface to a bot at its seat.

use std::any::Any;

use super::recall::replay_to;
use ai::opponent_model::Notebook;
use ai::{Bot, Budget, Difficulty, HasBots};
use engine::{Game, MatchRng, Record, Seat};
use stage::action::DynAction;
use words::DisplayText;

/// A question to a bot: the view, the legal actions and the record of the match so far. The record yields the random
/// numbers of this decision and, for a bot made in mid-match, the earlier views of its side. The content is opaque to
/// the code that passes the question on.
pub struct BotQuery(Box<dyn Any + Send + Sync>);

/// A bot that plays one side of a match.
///
/// Its answer depends only on the match so far, its difficulty, its side and its budget. It does not matter whether the
/// bot has played from the kick-off, or was just made because a match was resumed or a decision undone.
pub trait DynBot: Send {
    /// Updates its memory to the state of the question, if it has missed anything; [`DynBot::answer`] does so itself.
    fn recall(&mut self, question: &BotQuery);
    /// Returns the chosen action and the reason. Slow: call it off the main thread.
    fn answer(&mut self, question: &BotQuery, budget: Budget) -> (DynAction, DisplayText);
}

impl BotQuery {
    /// Returns the question to that side.
    pub(super) fn new<G: Game>(state: &G, seat: Seat, record: &Record) -> Self {
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        Self(Box::new(QuestionContent::<G> { view: state.view(seat), legal, record: record.clone() }))
    }
}

/// The content of a [`BotQuery`].
struct QuestionContent<G: Game> {
    view: G::View,
    legal: Vec<G::Action>,
    /// The match before this decision. No bot ever sees it: bots get the views of their side only.
    record: Record,
}

impl<G: Game> QuestionContent<G> {
    fn of(question: &BotQuery) -> &Self {
        match question.0.downcast_ref() {
            Some(asked) => asked,
            None => unreachable!("a bot is asked only by the match that made it"),
        }
    }
}

/// A bot at its seat, with its memory of the match.
pub(super) struct SeatedBot<G: Game> {
    difficulty: Difficulty,
    seat: Seat,
    options: G::Options,
    /// Its notebook as the match began.
    notebook: Option<Notebook>,
    bot: Box<dyn Bot<G>>,
    /// The decisions of the match up to the bot's last update.
    seen: Vec<(Seat, String)>,
    /// Number of its own decisions that it remembers.
    own: u64,
}

impl<G: HasBots> SeatedBot<G> {
    pub(super) fn new(
        difficulty: Difficulty,
        seat: Seat,
        options: &G::Options,
        notebook: Option<Notebook>,
    ) -> Self {
        let knows =
            notebook.as_ref().and_then(|notebook| G::bot_with(difficulty, seat, options, notebook).ok());
        let bot = knows.unwrap_or_else(|| G::bot(difficulty, seat, options));
        Self { difficulty, seat, options: options.clone(), notebook, bot, seen: Vec::new(), own: 0 }
    }

    /// Returns the generator for a decision of this side. It depends on the number of this side's decisions, not of all
    /// decisions, so the order of simultaneous decisions does not matter.
    fn chance(&self, record: &Record, own: u64) -> MatchRng {
        MatchRng::of_decision(record.seed, self.seat, own)
    }

    /// Replays the match so far to the bot, unless its memory is up to date.
    fn catch_up(&mut self, record: &Record) {
        let own = record.actions.iter().filter(|(seat, _)| *seat == self.seat).count() as u64;
        if own == self.own && record.actions.starts_with(&self.seen) {
            return;
        }
        let fresh = || Self::new(self.difficulty, self.seat, &self.options, self.notebook.clone());
        let mut knows = fresh();
        // The record of a match in play can always be replayed; the memory would be empty otherwise.
        if replay_to(&mut *knows.bot, self.seat, record).is_err() {
            knows = fresh();
        }
        *self = Self { own, seen: record.actions.clone(), ..knows };
    }
}

impl<G: HasBots> DynBot for SeatedBot<G> {
    fn recall(&mut self, question: &BotQuery) {
        self.catch_up(&QuestionContent::<G>::of(question).record);
    }

    fn answer(&mut self, question: &BotQuery, budget: Budget) -> (DynAction, DisplayText) {
        let QuestionContent { view, legal, record } = QuestionContent::<G>::of(question);
        self.catch_up(record);
        let mut chance = self.chance(record, self.own);
        let choice = self.bot.choose(view, legal, budget, &mut chance);
        self.seen.clone_from(&record.actions);
        self.own += 1;
        (DynAction::new(choice.action), choice.reason)
    }
}
