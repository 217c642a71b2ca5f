//! A toy game for tests of code that works for any game. In each of three rounds both sides seal `Left` or `Right`, and
//! a coin is tossed. On heads an equal pair is a goal for home, any other pair a goal for away; on tails there is no
//! goal.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::ai::opponent::{self, Opponent};
use crate::ai::strength::Strength;
use crate::ai::{Bot, BotChoice, Budget, HasBots, Level, RandomBot};
use crate::engine::{
    BySeat, Decided, EventSink, Game, HasClause, InvalidOptions, LegalListing, MatchRng, Outcome,
    ParseActionError, RuleDataError, Seat, SeatSet,
};
use crate::stage::StagedGame;
use crate::stage::game_info::{ChanceSource, GameInfo};
use crate::stage::offer::{ActionOption, OptionField, Secrecy};
use crate::stage::scene::{Audience, Scene, Scoreboard};
use crate::stage::show::ShowBuilder;
use crate::stage::step::AnimationStep;
use crate::words::{DisplayText, MessageId};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Options {
    /// Number of rounds, 1..=9.
    rounds: u32,
    /// A note without effect, for tests of an optional field.
    note: Option<String>,
}

impl Default for Options {
    fn default() -> Self {
        Self { rounds: 3, note: None }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub(crate) enum Action {
    Left,
    Right,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl FromStr for Action {
    type Err = ParseActionError;
    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        match text {
            "Left" => Ok(Self::Left),
            "Right" => Ok(Self::Right),
            _ => Err(ParseActionError { text: text.to_owned(), expected: "Left or Right (TOY-1)" }),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) enum Event {
    KickedOff,
    Sealed { seat: Seat },
    Revealed { home: Action, away: Action },
    Tossed { heads: bool },
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} owes no decision")]
pub(crate) struct ToyRefusal(Seat);

impl HasClause for ToyRefusal {
    fn clause(&self) -> &'static str {
        "TOY-1"
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct View {
    seat: Seat,
    options: Options,
    round: u32,
    score: BySeat<u32>,
    own: Option<Action>,
    other_sealed: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct ToyGame {
    options: Options,
    round: u32,
    score: BySeat<u32>,
    sealed: BySeat<Option<Action>>,
    rng: MatchRng,
}

impl Game for ToyGame {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = ToyRefusal;

    const ID: &'static str = "toy";
    const CODE: u8 = 31;

    fn setup(options: &Options, seed: u64, sink: &mut impl EventSink<Self>) -> Result<Self, InvalidOptions> {
        if !(1..=9).contains(&options.rounds) {
            let reason = format!("{} is out of range: expected 1 to 9", options.rounds);
            return Err(InvalidOptions { clause: "TOY-2", option: "rounds", reason });
        }
        let state = Self {
            options: options.clone(),
            round: 0,
            score: BySeat::default(),
            sealed: BySeat::default(),
            rng: MatchRng::new(seed),
        };
        sink.emit(&state, || Event::KickedOff);
        Ok(state)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn owed(&self) -> SeatSet {
        let plays = self.round < self.options.rounds;
        Seat::BOTH.into_iter().filter(|seat| plays && self.sealed[*seat].is_none()).collect()
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) -> LegalListing {
        if self.owed().has(seat) {
            into.extend([Action::Left, Action::Right]);
        }
        LegalListing::Whole
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        sink: &mut impl EventSink<Self>,
    ) -> Result<(), ToyRefusal> {
        if !self.owed().has(seat) {
            return Err(ToyRefusal(seat));
        }
        self.sealed[seat] = Some(*action);
        sink.emit(self, || Event::Sealed { seat });
        if let (Some(home), Some(away)) = (self.sealed[Seat::Home], self.sealed[Seat::Away]) {
            self.sealed = BySeat::default();
            sink.emit(self, || Event::Revealed { home, away });
            let heads = self.rng.heads();
            self.round += 1;
            if heads {
                self.score[if home == away { Seat::Home } else { Seat::Away }] += 1;
            }
            sink.emit(self, || Event::Tossed { heads });
        }
        Ok(())
    }

    fn view(&self, seat: Seat) -> View {
        View {
            seat,
            options: self.options.clone(),
            round: self.round,
            score: self.score,
            own: self.sealed[seat],
            other_sealed: self.sealed[!seat].is_some(),
        }
    }

    fn determinize(view: &View, rng: &mut MatchRng) -> Self {
        let mut sealed = BySeat::default();
        sealed[view.seat] = view.own;
        sealed[!view.seat] =
            view.other_sealed.then(|| if rng.heads() { Action::Left } else { Action::Right });
        Self {
            options: view.options.clone(),
            round: view.round,
            score: view.score,
            sealed,
            rng: MatchRng::new(rng.seed()),
        }
    }

    fn reshuffle(&mut self, rng: &mut MatchRng) {
        self.rng = MatchRng::new(rng.seed());
    }

    fn seen_by(event: &Event, _: Seat) -> Option<Event> {
        Some(event.clone())
    }

    fn score(&self) -> BySeat<u32> {
        self.score
    }

    fn outcome(&self) -> Option<Outcome> {
        let level = self.score.ahead().is_none();
        self.owed().is_empty().then(|| Outcome::of(Decided::NormalTime, self.score, None, level))
    }

    fn data_files() -> &'static [&'static str] {
        &["toy.ron"]
    }

    fn check_data(_: &str, text: &str) -> Result<(), RuleDataError> {
        match text.trim() {
            "()" => Ok(()),
            other => Err(RuleDataError::whole(format!("found `{other}`: expected `()`"))),
        }
    }
}

/// Always goes left.
#[derive(Clone)]
struct Lefty;

impl Bot<ToyGame> for Lefty {
    fn choose(&mut self, _: &View, _: &[Action], _: Budget, _: &mut MatchRng) -> BotChoice<Action> {
        BotChoice::new(Action::Left, DisplayText::verbatim("left is always right"))
    }
}

impl HasBots for ToyGame {
    const RATINGS: [i32; 8] = [0, 1, 2, 3, 4, 5, 6, 7];
    const STRENGTHS: [Strength; 8] = Strength::of_all([10, 20, 30, 40, 50, 60, 70, 80]);

    fn bot(level: Level, _: Seat, _: &Options) -> Box<dyn Bot<Self>> {
        match level {
            Level::Random => Box::new(RandomBot),
            _ => Box::new(Lefty),
        }
    }

    /// Returns true if the secret choice is `Left`, which the bots prefer.
    fn likely_world(view: &View, rng: &mut MatchRng) -> Self {
        let mut world = Self::determinize(view, rng);
        world.sealed[!view.seat] = view.other_sealed.then_some(Action::Left);
        world
    }

    fn opponents() -> &'static [Opponent; 8] {
        const { &opponent::ladder([MessageId("Goes left."); 8]) }
    }
}

impl StagedGame for ToyGame {
    const SHEET: &'static GameInfo = &GameInfo {
        title: MessageId("Toy"),
        tagline: MessageId("Left or right?"),
        aim: MessageId("Guess once more than they do."),
        chance: ChanceSource::Die(MessageId("The coin")),
        minutes: 1,
        miniature: &[],
        cards: &[],
        atlases: &[],
        names_players: false,
        zones: &[],
        hands: 1910.0,
        fields: &[OptionField {
            name: "rounds",
            label: MessageId("Rounds"),
            values: &[
                ("3", MessageId("3 rounds")),
                ("1", MessageId("1 rounds")),
                ("9", MessageId("9 rounds")),
            ],
        }],
        league_match: "()",
        cup_match: "()",
        neutral: "",
        medals: &[],
        charts: Vec::new,
        rules: &[(MessageId("Aim"), MessageId("Go where they do not."))],
    };

    fn scene(view: &View, _: Audience) -> Scene {
        Scene {
            board: Scoreboard { score: view.score, done: view.round, ..Scoreboard::default() },
            ..Scene::default()
        }
    }

    fn stage(_: &Event, show: ShowBuilder<'_>) -> Vec<AnimationStep> {
        vec![show.end(0.1)]
    }

    fn prompt(_: &View, seat: Seat) -> DisplayText {
        DisplayText::verbatim(format!("{seat}: left or right?"))
    }

    fn offers(_: &View, _: Seat, legal: &[Action]) -> Vec<ActionOption> {
        legal
            .iter()
            .map(|action| ActionOption {
                action: action.to_string(),
                label: DisplayText::verbatim(action.to_string()),
                help: DisplayText::EMPTY,
                piece: None,
                preview: None,
            })
            .collect()
    }

    fn secrecy(_: &View, _: Seat) -> Secrecy {
        Secrecy::Taps
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::testing::conformance;

    #[test]
    fn conforms() {
        conformance::<ToyGame>(&Options::default(), 1, 2_000).unwrap();
    }
}
