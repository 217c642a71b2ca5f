//! A lesson: what a scenario teaches step by step. Each step has one idea: the player acts or only looks, and the other
//! side answers as the step says. Where a lesson stands follows from the decisions of the match alone.

use ron::value::RawValue;
use serde::Deserialize;

use super::ScenarioReader;
use super::example::{self, CardExample};
use base::reading;
use engine::{BySeat, Record, RuleDataError, Seat};
use games::dyn_game::DynGame;
use games::dyn_match::DynMatch;
use players::controller::Controller;
use stage::action::DynAction;
use stage::point::HintTarget;
use stage::scene::{Audience, CardId};
use words::{self, DisplayText, current};

/// Maximum number of steps of a lesson.
const MAX_STEPS: usize = 40;
/// Maximum number of words of a sentence.
const MAX_WORDS: usize = 15;
/// Maximum number of cards of one decision in a lesson.
const MAX_CARDS: usize = 4;
/// Maximum number of choices of cards that are tried to find those of a decision.
const MAX_TRIED_CHOICES: usize = 2000;

/// A step of a lesson: one idea.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonStep {
    /// One plain sentence, safe to show.
    pub say: DisplayText,
    /// The targets that the step points at; the sentence is beside the first.
    pub point: Vec<HintTarget>,
    /// The cards drawn above the sentence.
    pub example: Option<CardExample>,
    /// The permitted actions, in the notation of the rule sheet; empty if the player only looks.
    pub play: Vec<String>,
    /// True if any legal action is permitted.
    pub any_action: bool,
    /// The cards that make up [`LessonStep::play`] if it needs several ([`stage::scene::CardView::id`]).
    pub cards: Vec<CardId>,
    /// The actions of the other side after it.
    pub replies: Vec<String>,
    /// Decisions of both sides that follow at once and are not shown: the next step is a later moment of the match.
    pub skipped_decisions: Vec<(Seat, String)>,
    /// The number of decisions before this step.
    at: usize,
}

impl LessonStep {
    /// Returns true if the player may choose that action in this step.
    #[must_use]
    pub fn allows(&self, action: &DynAction) -> bool {
        self.allows_written(&action.to_string())
    }

    fn allows_written(&self, action: &str) -> bool {
        !self.play.is_empty() && (self.any_action || self.play.iter().any(|allowed| allowed == action))
    }

    fn own(&self) -> usize {
        usize::from(!self.play.is_empty())
    }

    /// Returns the number of decisions after this step.
    fn end(&self) -> usize {
        self.at + self.own() + self.replies.len() + self.skipped_decisions.len()
    }

    /// Returns true if decision `n` of the match, which belongs to this step, is as the step has it.
    fn fits(&self, learner_seat: Seat, n: usize, (seat, action): &(Seat, String)) -> bool {
        let Some(k) = (n - self.at).checked_sub(self.own()) else {
            return *seat == learner_seat && self.allows_written(action);
        };
        match self.replies.get(k) {
            Some(reply) => *seat != learner_seat && reply == action,
            None => {
                let given = self.skipped_decisions.get(k - self.replies.len());
                given.is_some_and(|given| (given.0, &given.1) == (*seat, action))
            }
        }
    }
}

/// The next event that a lesson waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AwaitedEvent<'a> {
    /// The player looks at a step, given with its number from 0.
    Look(usize, &'a LessonStep),
    /// The player chooses an action of a step, given with its number from 0.
    Play(usize, &'a LessonStep),
    /// The other side replies with this action.
    Reply(&'a str),
    /// These decisions of both sides are taken at once and not shown.
    Meanwhile(&'a [(Seat, String)]),
    /// Nothing: the match goes on freely.
    Nothing,
}

/// The steps of a lesson, and the seat that learns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonPlan {
    /// The seat that learns.
    pub learner_seat: Seat,
    /// The steps in order.
    pub steps: Vec<LessonStep>,
}

impl LessonPlan {
    /// Returns what it waits for in a match with these decisions, after `looked` steps were read. A match that went
    /// another way is free.
    #[must_use]
    pub fn wants(&self, actions: &[(Seat, String)], looked: usize) -> AwaitedEvent<'_> {
        let now = actions.len();
        for (k, step) in self.steps.iter().enumerate() {
            let done = now.saturating_sub(step.at);
            let mut taken = (step.at..step.end()).zip(actions.iter().skip(step.at));
            if taken.any(|(n, decision)| !step.fits(self.learner_seat, n, decision)) {
                return AwaitedEvent::Nothing;
            }
            if step.at > now {
                return AwaitedEvent::Nothing;
            }
            match (done, step.own()) {
                _ if now > step.at && now >= step.end() => {}
                (0, 1) => return AwaitedEvent::Play(k, step),
                (0, _) if looked <= k => return AwaitedEvent::Look(k, step),
                _ => {
                    let done = done - step.own();
                    if let Some(reply) = step.replies.get(done) {
                        return AwaitedEvent::Reply(reply);
                    }
                    if let Some(rest @ [_, ..]) = step.skipped_decisions.get(done - step.replies.len()..) {
                        return AwaitedEvent::Meanwhile(rest);
                    }
                }
            }
        }
        AwaitedEvent::Nothing
    }

    /// Returns the number of decisions before that step; `None` if there is no such step.
    #[must_use]
    pub fn begins(&self, step: usize) -> Option<usize> {
        self.steps.get(step).map(|step| step.at)
    }

    /// Returns the number of decisions, from the first on, that are as the lesson has them.
    #[must_use]
    pub fn given(&self, actions: &[(Seat, String)]) -> usize {
        let scripted = self.steps.iter().flat_map(|step| (step.at..step.end()).map(move |n| (step, n)));
        let fits = |step: &LessonStep, n: usize| {
            actions.get(n).is_some_and(|decision| step.fits(self.learner_seat, n, decision))
        };
        let other = scripted.into_iter().find(|(step, n)| !fits(step, *n));
        other.map_or(self.end(), |(_, n)| n)
    }

    /// Returns the number of decisions after the last step; 0 without steps.
    #[must_use]
    pub fn end(&self) -> usize {
        self.steps.last().map_or(0, LessonStep::end)
    }
}

/// A step as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "step")]
pub(super) struct LessonStepFile<'a> {
    #[serde(borrow)]
    say: &'a RawValue,
    #[serde(borrow)]
    point: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    show: Option<&'a RawValue>,
    #[serde(borrow, default)]
    play: Option<&'a RawValue>,
    #[serde(borrow, default)]
    or: Vec<&'a RawValue>,
    #[serde(default)]
    any: bool,
    #[serde(borrow, default)]
    replies: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    meanwhile: Vec<(Seat, &'a RawValue)>,
}

/// Reads the steps, plays them through from where the record ends, and every other way that they allow.
pub(super) fn read(
    place: &ScenarioReader<'_>,
    game: &'static dyn DynGame,
    record: &Record,
    players: BySeat<Controller>,
    written: &[LessonStepFile<'_>],
) -> Result<LessonPlan, RuleDataError> {
    let mut people = Seat::BOTH.into_iter().filter(|seat| players[*seat] == Controller::Human);
    let (learner_seat, other) = (people.next().unwrap_or(Seat::Home), people.next());
    let mut plan = LessonPlan { learner_seat, steps: Vec::new() };
    let Some(first) = written.first() else { return Ok(plan) };
    if players[learner_seat] != Controller::Human || other.is_some() {
        return Err(place.error_at(first.say, "a lesson is for one: expected a person and a bot".to_owned()));
    }
    if let Some(more) = written.get(MAX_STEPS) {
        return Err(place.error_at(more.say, format!("expected {MAX_STEPS} steps at most")));
    }
    let mut lesson_match =
        LessonMatch::at(game, record, learner_seat).map_err(|reason| place.error_at(first.say, reason))?;
    for (k, step) in written.iter().enumerate() {
        let read = lesson_match.step(place, k, step)?;
        plan.steps.push(read);
    }
    for (k, step) in written.iter().enumerate() {
        other_ways(place, game, record, &plan, k, step)?;
    }
    Ok(plan)
}

/// A match that is being taught.
struct LessonMatch {
    game: &'static dyn DynGame,
    live: Box<dyn DynMatch>,
    learner_seat: Seat,
    looks: Audience,
}

impl LessonMatch {
    fn at(game: &'static dyn DynGame, record: &Record, learner_seat: Seat) -> Result<Self, String> {
        let live = game.resume(record).map_err(|error| error.to_string())?;
        Ok(Self { game, live, learner_seat, looks: Audience { seat: learner_seat, shared: false } })
    }

    /// Reads an action, plays it and returns it.
    fn does(&mut self, seat: Seat, action: &str) -> Result<DynAction, String> {
        let read = self.live.parse(action).map_err(|error| error.to_string())?;
        self.live.submit(seat, &read, self.looks).map_err(|error| format!("{seat} {action}: {error}"))?;
        Ok(read)
    }

    fn step(
        &mut self,
        place: &ScenarioReader<'_>,
        k: usize,
        step: &LessonStepFile<'_>,
    ) -> Result<LessonStep, RuleDataError> {
        let say = place.display_text(step.say, &format!("step {}", k + 1), reading::MAX_SHOWN_CHARS)?;
        // A message is checked only in English, which is not read if another language is in use.
        if say.is_written_out() || current().tag() == words::ENGLISH {
            plain(&say.shown()).map_err(|reason| place.error_at(step.say, reason))?;
        }
        let at = self.live.record().actions.len();
        let scene = self.live.scene(self.looks);
        if step.point.is_empty() {
            return Err(place.error_at(step.say, "points at nothing: expected one thing at least".to_owned()));
        }
        let mut point = Vec::new();
        for raw in &step.point {
            let read: HintTarget =
                place.read_as(raw, "something on the table, such as Ball or Zone(\"deck\")")?;
            if read == HintTarget::Choice && step.play.is_none() {
                return Err(
                    place.error_at(raw, "there is nothing to choose in a step without `play`".to_owned())
                );
            }
            if !read.is_there(&scene, self.game.info().zones) {
                return Err(place.error_at(raw, "is not on the table here".to_owned()));
            }
            point.push(read);
        }
        let example = step.show.map(|raw| example::read(place, self.game, raw)).transpose()?;
        let mut read = LessonStep {
            say,
            point,
            example,
            play: Vec::new(),
            any_action: step.any,
            cards: Vec::new(),
            replies: Vec::new(),
            skipped_decisions: Vec::new(),
            at,
        };
        if let Some(raw) = step.play {
            let action: String = place.read(raw)?;
            let offered = self.live.offers(self.learner_seat);
            let before =
                self.game.resume(self.live.record()).map_err(|e| place.error_at(raw, e.to_string()))?;
            let done = self.does(self.learner_seat, &action).map_err(|reason| place.error_at(raw, reason))?;
            read.play.push(done.to_string());
            if !offered.iter().any(|offer| offer.action == done) {
                read.cards = cards(before.as_ref(), self.learner_seat, &done).ok_or_else(|| {
                    place.error_at(raw, "no few cards make this: expected an offer".to_owned())
                })?;
            }
        } else if let Some(raw) = step.or.first() {
            return Err(place.error_at(raw, "expected `play` beside `or`".to_owned()));
        }
        for raw in &step.or {
            // Playing the steps shows whether it is legal; here it only gets the form of the record.
            let action: String = place.read(raw)?;
            read.play.push(action);
        }
        for raw in &step.replies {
            let action: String = place.read(raw)?;
            let done =
                self.does(!self.learner_seat, &action).map_err(|reason| place.error_at(raw, reason))?;
            read.replies.push(done.to_string());
        }
        for (seat, raw) in &step.meanwhile {
            let action: String = place.read(raw)?;
            let done = self.does(*seat, &action).map_err(|reason| place.error_at(raw, reason))?;
            read.skipped_decisions.push((*seat, done.to_string()));
        }
        Ok(read)
    }
}

/// Plays every other way through that step, and all that follows.
fn other_ways(
    place: &ScenarioReader<'_>,
    game: &'static dyn DynGame,
    record: &Record,
    plan: &LessonPlan,
    k: usize,
    written: &LessonStepFile<'_>,
) -> Result<(), RuleDataError> {
    let step = &plan.steps[k];
    let Some(play) = written.play.filter(|_| step.any_action || step.play.len() > 1) else { return Ok(()) };
    let follow = |lesson_match: &mut LessonMatch, step: &LessonStep| -> Result<(), String> {
        for reply in &step.replies {
            lesson_match.does(!plan.learner_seat, reply)?;
        }
        for (seat, action) in &step.skipped_decisions {
            lesson_match.does(*seat, action)?;
        }
        Ok(())
    };
    let up_to = |mut lesson_match: LessonMatch, from: usize, to: usize| -> Result<LessonMatch, String> {
        for step in &plan.steps[from..to] {
            if let Some(own) = step.play.first() {
                lesson_match.does(plan.learner_seat, own)?;
            }
            follow(&mut lesson_match, step)?;
        }
        Ok(lesson_match)
    };
    let begin = || up_to(LessonMatch::at(game, record, plan.learner_seat)?, 0, k);
    let mut ways: Vec<(String, &RawValue)> = Vec::new();
    if step.any_action {
        let lesson_match = begin().map_err(|reason| place.error_at(play, reason))?;
        ways.extend(
            lesson_match
                .live
                .offers(plan.learner_seat)
                .into_iter()
                .map(|offer| (offer.action.to_string(), play)),
        );
    }
    ways.extend(step.play[1..].iter().cloned().zip(written.or.iter().copied()));
    for (action, raw) in ways {
        let through = || {
            let mut lesson_match = begin()?;
            let done = lesson_match.does(plan.learner_seat, &action)?.to_string();
            if done != action {
                return Err(format!("`{action}` is written `{done}`"));
            }
            follow(&mut lesson_match, step)?;
            up_to(lesson_match, k + 1, plan.steps.len()).map(drop)
        };
        through().map_err(|reason| place.error_at(raw, format!("after {action}: {reason}")))?;
    }
    Ok(())
}

/// Finds the cards that make that action, if few do.
fn cards(live: &dyn DynMatch, seat: Seat, action: &DynAction) -> Option<Vec<CardId>> {
    let mut tried = 0;
    let mut next: Vec<Vec<CardId>> = vec![Vec::new()];
    while let Some(chosen) = next.pop() {
        tried += 1;
        let picking = live.picking(seat, &chosen).filter(|_| tried <= MAX_TRIED_CHOICES)?;
        if picking.done.is_some_and(|done| done.action == *action) {
            return Some(chosen);
        }
        if chosen.len() < MAX_CARDS {
            let least = chosen.last().copied();
            let more = picking.pickable.into_iter().filter(|card| least.is_none_or(|least| *card > least));
            next.extend(more.map(|card| [chosen.clone(), vec![card]].concat()));
        }
    }
    None
}

/// Checks that the text is one plain sentence.
pub(super) fn plain(say: &str) -> Result<(), String> {
    let words = say.split_whitespace().count();
    if words == 0 || words > MAX_WORDS {
        return Err(format!("{words} words: expected a sentence of {MAX_WORDS} at most"));
    }
    if !say.ends_with(['.', '!', '?']) {
        return Err("expected a whole sentence, with its full stop".to_owned());
    }
    let code = |word: &str| {
        word.contains(|c: char| c.is_ascii_uppercase()) && word.contains(|c: char| c.is_ascii_digit())
    };
    if let Some(word) = say.split_whitespace().find(|word| word.contains(['(', ')', '/']) || code(word)) {
        return Err(format!("`{}`: expected plain words, no code", reading::sanitized(word)));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(at: usize, play: &[&str], replies: &[&str]) -> LessonStep {
        let own = |all: &[&str]| all.iter().map(|action| (*action).to_owned()).collect();
        let (say, point, cards, skipped_decisions) =
            (DisplayText::verbatim("Look."), vec![HintTarget::Board], Vec::new(), Vec::new());
        LessonStep {
            say,
            point,
            example: None,
            play: own(play),
            any_action: false,
            cards,
            replies: own(replies),
            skipped_decisions,
            at,
        }
    }

    #[test]
    fn the_step_of_a_lesson_follows_from_the_decisions() {
        let steps =
            vec![step(1, &[], &[]), step(1, &["A", "B"], &["x"]), step(3, &[], &["y"]), step(4, &["C"], &[])];
        let plan = LessonPlan { learner_seat: Seat::Home, steps };
        let (home, away) = (Seat::Home, Seat::Away);
        let mut actions = vec![(away, "kick".to_owned())];
        let at = |actions: &[(Seat, String)], looked| match plan.wants(actions, looked) {
            AwaitedEvent::Look(k, _) => format!("look {k}"),
            AwaitedEvent::Play(k, _) => format!("play {k}"),
            AwaitedEvent::Reply(reply) => reply.to_owned(),
            AwaitedEvent::Meanwhile(rest) => format!("meanwhile {}", rest.len()),
            AwaitedEvent::Nothing => "free".to_owned(),
        };
        assert_eq!(at(&actions, 0), "look 0");
        assert_eq!(at(&actions, 1), "play 1");
        actions.push((home, "B".into()));
        // A played action implies that its step was read.
        assert_eq!(at(&actions, 0), "x");
        actions.push((away, "x".into()));
        assert_eq!((at(&actions, 0), at(&actions, 3)), ("look 2".into(), "y".into()));
        actions.push((away, "y".into()));
        assert_eq!(at(&actions, 0), "play 3");
        actions.push((home, "D".into()));
        assert_eq!(at(&actions, 9), "free", "the match went another way");
        actions.last_mut().unwrap().1 = "C".into();
        assert_eq!(at(&actions, 9), "free", "the lesson is over");
    }

    /// The decisions of both sides meanwhile belong to the lesson and are scripted. An interrupted lesson resumes
    /// there.
    #[test]
    fn a_lesson_jumps_to_a_later_moment() {
        let (home, away) = (Seat::Home, Seat::Away);
        let skipped_decisions = vec![(home, "m".to_owned()), (away, "n".to_owned())];
        let steps = vec![LessonStep { skipped_decisions, ..step(0, &["A"], &["x"]) }, step(4, &[], &[])];
        let plan = LessonPlan { learner_seat: home, steps };
        let played = [(home, "A"), (away, "x"), (home, "m"), (away, "n")];
        let played = played.map(|(seat, action)| (seat, action.to_owned()));
        let jump = &plan.steps[0].skipped_decisions;
        assert_eq!(plan.wants(&played[..1], 0), AwaitedEvent::Reply("x"));
        assert_eq!(plan.wants(&played[..2], 0), AwaitedEvent::Meanwhile(jump));
        assert_eq!(plan.wants(&played[..3], 0), AwaitedEvent::Meanwhile(&jump[1..]));
        assert_eq!(plan.wants(&played, 0), AwaitedEvent::Look(1, &plan.steps[1]));
        assert_eq!((plan.begins(1), plan.end(), plan.given(&played)), (Some(4), 4, 4));
        let mut other = played;
        other[2].0 = away;
        assert_eq!((plan.wants(&other, 1), plan.given(&other)), (AwaitedEvent::Nothing, 2));
    }

    #[test]
    fn sentences_are_plain() {
        let long =
            "One two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen.";
        for sound in ["Lay your Pass.", "The 3 of spades shoots!", long] {
            assert_eq!(plain(sound), Ok(()), "{sound}");
        }
        for bad in
            ["", "No stop", "A goal (S17-7).", "See S17.", "Shot 0 / 6.", &long.replace("One", "One one")]
        {
            assert!(plain(bad).is_err(), "{bad}");
        }
    }
}
