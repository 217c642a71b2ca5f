//! A match in play, whatever the game: what the table needs to run one without naming its types.

use std::any::Any;

use super::review::{self, Case, Counsel};
use super::story::Story;
use super::undo::{nobody_learnt, nobody_was_shown};
use crate::ai::{Bot, Budget, HasBots, Level};
use crate::engine::seal::Salt;
use crate::engine::sink::Witness;
use crate::engine::{
    Game, Illegal, MatchRng, NotAnAction, Outcome, Record, RecordError, Seat, Seats, Silent,
};
use crate::stage::Staged;
use crate::stage::beat::Beat;
use crate::stage::commentary::Commentator;
use crate::stage::match_counts::MatchCounts;
use crate::stage::offer::{Offer, Picking, Secrecy};
use crate::stage::present::present;
use crate::stage::scene::{Audience, Man, Scene};
use crate::stage::show_rng::ShowRng;
use crate::stage::why::WhyNot;

/// Why a decision was not taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// No action of this game.
    #[error(transparent)]
    Unreadable(#[from] NotAnAction),
    /// Against the rules.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

/// What a bot is asked: a view and what is legal, and the match so far, from which come the chance of this decision and,
/// where the bot was not there, what its side saw before. Sealed from whoever carries it.
pub struct Question(Box<dyn Any + Send + Sync>);

/// A bot at a table.
///
/// What it answers hangs on the match so far, its level and its side alone (and on the time it has): whether it was
/// there from the kick-off, or was made just now because a match goes on or a decision was taken back.
pub trait DynBot: Send {
    /// Brings what it remembers up to the question, if it has missed anything; [`DynBot::answer`] does so by itself.
    fn recall(&mut self, question: &Question);
    /// The action it chooses, in the notation of the rule sheet, and why. Slow: call it off the main thread.
    fn answer(&mut self, question: &Question, budget: Budget) -> (String, String);
}

/// A match in play.
pub trait DynMatch: Send + Sync {
    /// Who takes part.
    fn seats(&self) -> Seats;
    /// Who owes a decision.
    fn owed(&self) -> Seats;
    /// The table as the audience may see it.
    fn scene(&self, audience: Audience) -> Scene;
    /// What the seat can do now, in words.
    fn prompt(&self, seat: Seat) -> String;
    /// One offer for each legal action of the seat.
    fn offers(&self, seat: Seat) -> Vec<Offer>;
    /// The card that an offer names where that one is clicked: equal cards are one offer.
    fn stands_for(&self, seat: Seat, piece: u16) -> u16;
    /// The card for which that player on the pitch stands, where the seat is asked.
    fn card_of(&self, seat: Seat, man: Man) -> Option<u16>;
    /// The state of a decision of the seat that is made of several cards; none where it is not.
    fn picking(&self, seat: Seat, chosen: &[u16]) -> Option<Picking>;
    /// How the seat decides when the other player looks at the same screen.
    fn secrecy(&self, seat: Seat) -> Secrecy;
    /// Why that card cannot be played by the seat now; none where it can.
    fn why_not(&self, seat: Seat, piece: u16) -> Option<WhyNot>;
    /// What the decision of the seat is about, for somebody in a first match.
    fn lesson(&self, seat: Seat) -> Option<String>;
    /// Takes one decision and tells what it looks like.
    ///
    /// # Errors
    /// An action that is not legal now; nothing has changed then.
    fn submit(&mut self, seat: Seat, action: &str, audience: Audience) -> Result<Vec<Beat>, Refused>;
    /// The same of a choice that both make at once, sealed: the other side has not made its own.
    ///
    /// # Errors
    /// As [`DynMatch::submit`]; nothing is sealed then.
    fn submit_sealed(
        &mut self,
        seat: Seat,
        action: &str,
        salt: Salt,
        audience: Audience,
    ) -> Result<Vec<Beat>, Refused>;
    /// Seals the seed, at kick-off.
    fn seal_seed(&mut self, salt: Salt);
    /// Where the show of the last decision, or of the set-up, has to pause; in order. Where a match goes on, the pauses
    /// with which that show ended.
    fn hushes(&self) -> &[Hush];
    /// What the seat says that uses nothing, where it alone is asked and only it may know that it is; none where that is not
    /// so.
    fn decline(&self, seat: Seat) -> Option<&'static str>;
    /// Whether the seat may decide so now.
    fn allows(&self, seat: Seat, action: &str) -> bool;
    /// Whether that decision uses nothing where only whoever made it may know that there was something to decide.
    fn is_decline(&self, action: &str) -> bool;
    /// The same match once more: what is decided in one of the two, the other does not know.
    fn fork(&self) -> Box<dyn DynMatch>;
    /// A match that the seat cannot tell from this one.
    #[cfg(test)]
    fn determinized(&self, seat: Seat, rng: &mut MatchRng) -> Box<dyn DynMatch>;
    /// Whether the seat may take its last decision back: nobody has acted since, and nobody learnt anything by it.
    fn may_undo(&self, seat: Seat) -> bool;
    /// Takes the last decision back, if [`DynMatch::may_undo`] allows it.
    fn undo(&mut self, seat: Seat) -> bool;
    /// The same where two people share the screen and neither has looked at cards since: then nobody has learnt more than
    /// that screen has shown, whatever has changed behind it.
    fn may_undo_unseen(&self, seat: Seat) -> bool;
    /// Takes the last decision back, if [`DynMatch::may_undo_unseen`] allows it.
    fn undo_unseen(&mut self, seat: Seat) -> bool;
    /// The result, once there is one.
    fn outcome(&self) -> Option<Outcome>;
    /// The match so far.
    fn record(&self) -> &Record;
    /// What lasts of the match so far, as the audience saw it.
    fn story(&self, audience: Audience) -> Story;
    /// A bot for one side of this match, at any moment of it: its chance comes with each question.
    fn bot(&self, level: Level, seat: Seat) -> Box<dyn DynBot>;
    /// What to ask the bot of that side now.
    fn question(&self, seat: Seat) -> Question;
    /// What the coach would do for the seat, which owes a decision.
    fn counsel(&self, seat: Seat) -> Counsel;
    /// The last decision of the seat, for the coach to judge; none where there is none or it was no choice.
    fn last_case(&self, seat: Seat) -> Option<Case>;
    /// Every decision of the seat so far that was a choice, for the coach to judge.
    fn cases(&self, seat: Seat) -> Vec<Case>;
}

/// A pause of the show: here that side may have been asked something, and only that side is to know whether it was. It
/// stands wherever that may be by what everybody knows, whether the side was asked or not; if it was, and the last
/// hush of a show is its own, this is the pause for its decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hush {
    /// How many of the beats come before it.
    pub after: usize,
    /// Who may have been asked.
    pub seat: Seat,
}

/// A match of one game.
#[derive(Clone)]
pub(super) struct InPlay<G: Game> {
    state: G,
    record: Record,
    commentator: Commentator,
    hushes: Vec<Hush>,
}

impl<G: Staged + HasBots> InPlay<G> {
    /// A new match, and what its set-up looks like.
    pub(super) fn start(
        options: &G::Options,
        seed: u64,
        audience: Audience,
    ) -> Result<(Self, Vec<Beat>), RecordError> {
        let record = Record::new::<G>(options, seed)?;
        let mut witness = Witness::new(|state: &G| G::scene(&state.view(audience.seat), audience));
        let state = G::setup(options, seed, &mut witness)?;
        let heard = (witness.seen, witness.hushes);
        let mut table = Self {
            state,
            commentator: Commentator::new(ShowRng::of(record.seed)),
            record,
            hushes: Vec::new(),
        };
        let beats = table.presented(&Scene::default(), heard, audience);
        Ok((table, beats))
    }

    /// A match in that state, whatever led to it.
    #[cfg(test)]
    pub(super) fn of(state: G, record: Record) -> Self {
        Self { state, commentator: Commentator::new(ShowRng::of(record.seed)), record, hushes: Vec::new() }
    }

    /// The state it is in.
    #[cfg(test)]
    pub(super) const fn state(&self) -> &G {
        &self.state
    }

    /// What these events look like, from that table on to the truth; and where the show has to pause.
    fn shown(&self, before: &Scene, heard: Heard<G>, audience: Audience) -> (Vec<Beat>, Vec<Hush>) {
        let cast = ShowRng::of(self.record.seed);
        let told = present::<G>((before, self.scene(audience)), heard.0, audience, cast, |_, _| {});
        let after = |events: usize| told.before.get(events).copied().unwrap_or(told.beats.len());
        let hushes = heard.1.into_iter().map(|(events, seat)| Hush { after: after(events), seat }).collect();
        (told.beats, hushes)
    }

    /// The same, and the commentator speaks of it.
    fn presented(&mut self, before: &Scene, heard: Heard<G>, audience: Audience) -> Vec<Beat> {
        let (mut beats, hushes) = self.shown(before, heard, audience);
        self.hushes = hushes;
        self.commentator.follow(&mut beats);
        beats
    }

    /// A match as its record left it.
    pub(super) fn resume(record: &Record) -> Result<Self, RecordError> {
        let mut witness = Witness::new(|_: &G| ());
        let mut before = 0;
        // What an earlier build asked in vain is not kept: no decision of this match answers it.
        let mut actions = Vec::with_capacity(record.actions.len());
        let state = record.replay::<G, _>(&mut witness, |_, _, seat, action, heard| {
            before = heard.hushes.len();
            actions.push((seat, action.to_string()));
        })?;
        let record = Record { actions, ..record.clone() };
        // What was told after a pause shows that it is over.
        let told = witness.seen.len();
        let last = witness.hushes.iter().skip(before).filter(|(events, _)| *events == told);
        let hushes = last.map(|(_, seat)| Hush { after: 0, seat: *seat }).collect();
        let commentator = Commentator::new(ShowRng::of(record.seed));
        Ok(Self { state, record, commentator, hushes })
    }
}

/// Events with the scenes after them, and who may have been asked something, after so many events.
type Heard<G> = (Vec<(<G as Game>::Event, Scene)>, Vec<(usize, Seat)>);

impl<G: Staged + HasBots> InPlay<G> {
    /// The match before the last decision, if it was that seat's, and the decision.
    fn before(&self, seat: Seat) -> Option<(G, G::Action)> {
        let mut record = self.record.clone();
        let (who, action) = record.take_back()?;
        if who != seat || self.state.outcome().is_some() {
            return None;
        }
        let state = record.replay::<G, _>(&mut Silent, |_, _, _, _, _| {}).ok()?;
        Some((state, action.parse().ok()?))
    }

    /// The match is what it was before the last decision.
    fn go_back(&mut self, before: G) {
        self.state = before;
        self.record.take_back();
        self.hushes.clear();
    }
}

impl<G: Staged + HasBots> DynMatch for InPlay<G> {
    fn seats(&self) -> Seats {
        self.state.seats()
    }

    fn owed(&self) -> Seats {
        self.state.owed()
    }

    fn scene(&self, audience: Audience) -> Scene {
        G::scene(&self.state.view(audience.seat), audience)
    }

    fn prompt(&self, seat: Seat) -> String {
        G::prompt(&self.state.view(seat), seat)
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        let mut legal = Vec::new();
        self.state.legal(seat, &mut legal);
        G::offers(&self.state.view(seat), seat, &legal)
    }

    fn stands_for(&self, seat: Seat, piece: u16) -> u16 {
        G::stands_for(&self.state.view(seat), seat, piece)
    }

    fn card_of(&self, seat: Seat, man: Man) -> Option<u16> {
        G::card_of(&self.state.view(seat), seat, man)
    }

    fn picking(&self, seat: Seat, chosen: &[u16]) -> Option<Picking> {
        let mut legal = Vec::new();
        self.state.legal(seat, &mut legal);
        self.state.owed().has(seat).then(|| G::picking(&self.state.view(seat), seat, &legal, chosen))?
    }

    fn secrecy(&self, seat: Seat) -> Secrecy {
        G::secrecy(&self.state.view(seat), seat)
    }

    fn why_not(&self, seat: Seat, piece: u16) -> Option<WhyNot> {
        G::why_not(&self.state.view(seat), seat, piece)
    }

    fn lesson(&self, seat: Seat) -> Option<String> {
        G::lesson(&self.state.view(seat), seat)
    }

    fn submit(&mut self, seat: Seat, action: &str, audience: Audience) -> Result<Vec<Beat>, Refused> {
        let parsed: G::Action = action.parse()?;
        let before = self.scene(audience);
        let mut witness = Witness::new(|state: &G| G::scene(&state.view(audience.seat), audience));
        self.state.apply(seat, &parsed, &mut witness).map_err(Illegal::from)?;
        self.record.actions.push((seat, parsed.to_string()));
        Ok(self.presented(&before, (witness.seen, witness.hushes), audience))
    }

    fn submit_sealed(
        &mut self,
        seat: Seat,
        action: &str,
        salt: Salt,
        audience: Audience,
    ) -> Result<Vec<Beat>, Refused> {
        let beats = self.submit(seat, action, audience)?;
        self.record.seal_last(salt);
        Ok(beats)
    }

    fn seal_seed(&mut self, salt: Salt) {
        self.record.seal_seed(salt);
    }

    fn hushes(&self) -> &[Hush] {
        &self.hushes
    }

    fn decline(&self, seat: Seat) -> Option<&'static str> {
        let word = G::DECLINE.filter(|_| self.state.owed() == Seats::one(seat))?;
        self.allows(seat, word).then_some(word)
    }

    fn allows(&self, seat: Seat, action: &str) -> bool {
        action.parse().is_ok_and(|action| self.state.check(seat, &action).is_ok())
    }

    fn is_decline(&self, action: &str) -> bool {
        G::DECLINE == Some(action)
    }

    fn fork(&self) -> Box<dyn DynMatch> {
        Box::new(self.clone())
    }

    #[cfg(test)]
    fn determinized(&self, seat: Seat, rng: &mut MatchRng) -> Box<dyn DynMatch> {
        Box::new(Self { state: G::determinize(&self.state.view(seat), rng), ..self.clone() })
    }

    fn may_undo(&self, seat: Seat) -> bool {
        self.before(seat).is_some_and(|(before, action)| nobody_learnt(&before, &self.state, seat, &action))
    }

    fn undo(&mut self, seat: Seat) -> bool {
        let Some((before, action)) = self.before(seat) else { return false };
        let may = nobody_learnt(&before, &self.state, seat, &action);
        if may {
            self.go_back(before);
        }
        may
    }

    fn may_undo_unseen(&self, seat: Seat) -> bool {
        let cast = ShowRng::of(self.record.seed);
        self.before(seat)
            .is_some_and(|(before, action)| nobody_was_shown((&before, &self.state), seat, &action, cast))
            || self.may_undo(seat)
    }

    fn undo_unseen(&mut self, seat: Seat) -> bool {
        let may = self.may_undo_unseen(seat);
        if let Some((before, _)) = self.before(seat).filter(|_| may) {
            self.go_back(before);
        }
        may
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    fn record(&self) -> &Record {
        &self.record
    }

    fn story(&self, audience: Audience) -> Story {
        let mut witness = Witness::new(|state: &G| G::scene(&state.view(audience.seat), audience));
        // The record of a match in play can be replayed; were it not so, there would be nothing to tell.
        let mut tally = MatchCounts::default();
        let ball = |_: usize, state: &G, _: Seat, _: &G::Action, _: &mut _| {
            let held = G::scene(&state.view(audience.seat), audience).board.possession;
            held.into_iter().for_each(|seat| tally.ball[seat] += 1);
        };
        if self.record.replay::<G, _>(&mut witness, ball).is_err() {
            return Story::default();
        }
        let counts = witness.seen.iter().flat_map(|(event, _)| G::counted(event));
        counts.for_each(|(count, seat)| tally.add(count, seat));
        let beats = self.shown(&Scene::default(), (witness.seen, witness.hushes), audience).0;
        Story { tally, ..beats.into_iter().collect() }
    }

    fn bot(&self, level: Level, seat: Seat) -> Box<dyn DynBot> {
        Box::new(Seated::<G>::new(level, seat, self.state.options()))
    }

    fn question(&self, seat: Seat) -> Question {
        let mut legal: Vec<G::Action> = Vec::new();
        self.state.legal(seat, &mut legal);
        let (view, record) = (self.state.view(seat), self.record.clone());
        Question(Box::new(BotQuestion::<G> { view, legal, record }))
    }

    fn counsel(&self, seat: Seat) -> Counsel {
        review::counsel(&self.state, seat, self.record.actions.len())
    }

    fn last_case(&self, seat: Seat) -> Option<Case> {
        let last = self.record.actions.iter().rposition(|(who, _)| *who == seat)?;
        review::cases::<G>(&self.record, |_, n| n == last).pop()
    }

    fn cases(&self, seat: Seat) -> Vec<Case> {
        review::cases::<G>(&self.record, |who, _| who == seat)
    }
}

/// What lies in a [`Question`].
struct BotQuestion<G: Game> {
    view: G::View,
    legal: Vec<G::Action>,
    /// The match before this decision. No bot ever sees it: it is shown the views that its side had.
    record: Record,
}

impl<G: Game> BotQuestion<G> {
    fn of(question: &Question) -> &Self {
        match question.0.downcast_ref() {
            Some(asked) => asked,
            None => unreachable!("a bot is asked only by the match that made it"),
        }
    }
}

/// A bot at its place, with what it has seen of the match.
struct Seated<G: Game> {
    level: Level,
    seat: Seat,
    options: G::Options,
    bot: Box<dyn Bot<G>>,
    /// The decisions of the match as far as the bot knows of it.
    seen: Vec<(Seat, String)>,
    /// How many decisions of its own it remembers.
    own: u64,
}

impl<G: HasBots> Seated<G> {
    fn new(level: Level, seat: Seat, options: &G::Options) -> Self {
        let bot = G::bot(level, seat, options);
        Self { level, seat, options: options.clone(), bot, seen: Vec::new(), own: 0 }
    }

    /// The chance of a decision of this side. Its own decisions are counted, not those of the match: where both decide at
    /// once, it does not matter who is faster.
    fn chance(&self, record: &Record, own: u64) -> MatchRng {
        MatchRng::of_decision(record.seed, self.seat, own)
    }

    /// Shows the bot the match so far, unless it was there.
    fn catch_up(&mut self, record: &Record) {
        let own = record.actions.iter().filter(|(seat, _)| *seat == self.seat).count() as u64;
        if own == self.own && record.actions.starts_with(&self.seen) {
            return;
        }
        let mut fresh = Self::new(self.level, self.seat, &self.options);
        let each = |_: usize, state: &G, seat: Seat, _: &G::Action, _: &mut Silent| {
            if seat == fresh.seat {
                let mut legal = Vec::new();
                state.legal(seat, &mut legal);
                let mut chance = fresh.chance(record, fresh.own);
                fresh.bot.recall(&state.view(seat), &legal, &mut chance);
                fresh.own += 1;
            }
        };
        // The record of a match in play can be replayed; were it not so, there would be nothing to remember.
        if record.replay::<G, _>(&mut Silent, each).is_err() {
            fresh = Self::new(self.level, self.seat, &self.options);
        }
        *self = Self { own, seen: record.actions.clone(), ..fresh };
    }
}

impl<G: HasBots> DynBot for Seated<G> {
    fn recall(&mut self, question: &Question) {
        self.catch_up(&BotQuestion::<G>::of(question).record);
    }

    fn answer(&mut self, question: &Question, budget: Budget) -> (String, String) {
        let BotQuestion { view, legal, record } = BotQuestion::<G>::of(question);
        self.catch_up(record);
        let mut chance = self.chance(record, self.own);
        let choice = self.bot.choose(view, legal, budget, &mut chance);
        self.seen.clone_from(&record.actions);
        self.own += 1;
        (choice.action.to_string(), choice.reason)
    }
}

#[cfg(test)]
mod tests;
