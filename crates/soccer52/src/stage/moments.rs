//! The show of each event: deals, shots, blocks, penalties, the ends of rounds.

use std::ops::Deref;

use super::super::CardPick;
use super::super::block::BlockKind;
use super::super::cards::{Pile, is_goalie};
use super::super::event::{DrawPileSource, Event};
use super::commentary;
use super::scene::{self, ZONES, face, forward_id, known_id, of};
use super::words::{self, card, name, short};
use ::words::{id, say};
use engine::{BySeat, Card, Seat};
use stage::cause::GoalCause;
use stage::commentary::lines;
use stage::cue::{CardSound as Hand, CrowdSound, Cue, KickSound, WhistleSound};
use stage::match_phase::{MatchClock, MatchPhase};
use stage::moment::CommentaryMoment;
use stage::reveal::{CardReveal, ResultStamp};
use stage::scene::{Audience, BallPosition, CardHighlight, CardId, LabelStyle, Scene, TableLabel, ZoneRole};
use stage::show::{self, ShowBuilder, number, strip};
use stage::step::{AnimationStep, Headline, LogLine};

/// Durations of this game's own steps, in seconds of the show at speed 1. The others are
/// [`stage::show::secs`].
mod secs {
    pub(super) use stage::show::secs::{HALF, MOVE, STRIKE, STRIP};
    /// The deal of a first hand of six; the deals of four cards and of one follow.
    pub(super) const HAND: f32 = 0.4;
    pub(super) const DRAW: f32 = 0.28;
    pub(super) const ONE: f32 = 0.12;
    /// The laying of forwards.
    pub(super) const LAY: f32 = 0.3;
    /// The flip of a forward, in suspense.
    pub(super) const FLIP: f32 = 0.5;
    /// Reading time of the reason why a shot is stopped.
    pub(super) const STOPPED: f32 = 0.9;
    /// The award of a penalty, with the ball on the spot.
    pub(super) const PENALTY: f32 = 1.0;
    /// A goalie without effect.
    pub(super) const NOTHING: f32 = 0.5;
}

/// The show of one event of this game.
pub(super) struct EventPresenter<'a> {
    show: ShowBuilder<'a>,
    /// The forwards that a side lays with its hand shown, as pairs of ids: where each card goes.
    laid: Vec<(CardId, CardId)>,
}

impl<'a> Deref for EventPresenter<'a> {
    type Target = ShowBuilder<'a>;

    fn deref(&self) -> &ShowBuilder<'a> {
        &self.show
    }
}

impl<'a> EventPresenter<'a> {
    pub(super) const fn new(show: ShowBuilder<'a>) -> Self {
        Self { show, laid: Vec::new() }
    }

    pub(super) fn present(&mut self, event: &Event) {
        match *event {
            Event::Shuffled { from, .. } => self.shuffled(from),
            Event::Tossed { starter } => {
                let text = say!("s52-banner-toss", side = name(starter));
                let step = strip(self.end(1.1), starter, Headline::CoinToss, text);
                let text = say!("s52-log-toss", side = short(starter));
                self.show.add(step.log(LogLine::new(starter, text)));
            }
            Event::Drew { count, .. } => {
                let secs = match count {
                    0 | 1 => secs::ONE,
                    2..=4 => secs::DRAW,
                    _ => secs::HAND,
                };
                self.show.add(self.end(secs).cue(Cue::Card(Hand::Slide)));
            }
            Event::RoundBegan { round, starter } => self.round_began(round, starter),
            Event::Laid { seat, places, .. } => self.laid(seat, places),
            Event::Flipped { by, card, .. } => {
                let topic = if is_goalie(card) { &commentary::GOALIE_FLIPPED } else { &commentary::FLIPPED };
                // Nothing names the card before it lies open.
                let mut turning = self.after.clone();
                turning.board.note.clone_from(&self.before.board.note);
                let turning = AnimationStep::new(turning, secs::FLIP);
                self.show.add(turning.cue(Cue::Card(Hand::Flick)).cue(Cue::Hush));
                let moment = CommentaryMoment::new(topic, by).what(words::card(card)).kind(words::rank(card));
                self.show.add(self.end(0.0).about(moment));
            }
            Event::Blocked { by, forward, with, kind } => self.blocked(by, forward, with, kind),
            Event::LetIn { by, forward } => {
                let step = self.end(secs::STRIKE).cue(Cue::Kick(KickSound::Shot));
                let text = say!("s52-log-let-in", card = card(forward), rank = words::rank(forward));
                let met =
                    met(!by, forward, &[]).stamp(ResultStamp::Goal, !by, words::let_in(forward)).brisk();
                self.show.add(self.log(step.reveal(met), !by, text));
            }
            Event::PenaltyTaken { by, goalie, with } => self.penalty(by, goalie, with),
            Event::PenaltyDeclined { by, goalie } => {
                let step = self
                    .end(secs::NOTHING)
                    .cue(Cue::Card(Hand::Slide))
                    .cue(Cue::Crowd(CrowdSound::NearMiss, None));
                let met = met(by, goalie, &[]).stamp(ResultStamp::NoChance, None, words::NO_SECOND_GOALIE);
                let step = if self.is_open(goalie) { step.reveal(met) } else { step };
                self.show.add(self.log(
                    step,
                    by,
                    say!("s52-log-no-penalty", card = card(goalie), rank = words::rank(goalie)),
                ));
                // The commentator has just spoken of the goalie.
                let moment = CommentaryMoment::new(&commentary::NO_PENALTY, by);
                self.show.add(self.end(0.0).about(moment));
            }
            Event::Goal { by, card, .. } => self.goal(by, card),
            Event::RoundEnded { score, .. } => self.round_ended(score),
            Event::MatchEnded { outcome } => self.show.full_time(&outcome),
        }
    }

    fn shuffled(&mut self, from: DrawPileSource) {
        let step =
            self.end(if from == DrawPileSource::Pack { 0.3 } else { 0.5 }).cue(Cue::Card(Hand::Shuffle));
        let step = match from {
            DrawPileSource::Pack => step,
            // S52-11: at the first shuffle of the discards the match goes into sudden rounds.
            DrawPileSource::Discards if self.before.board.of > 0 => {
                let score = show::score(self.after.board.score);
                let step = self
                    .end(secs::HALF)
                    .cue(Cue::Card(Hand::Shuffle))
                    .cue(Cue::Whistle(WhistleSound::Double));
                let text = say!("s52-banner-sudden-rounds", score = &score);
                let step = strip(step, None, Headline::SuddenRounds, text);
                let step = step.about(CommentaryMoment::new(&commentary::SUDDEN_ROUNDS, None));
                self.log(step, None, say!("s52-log-level", score))
            }
            DrawPileSource::Discards => self.log(step, None, id!("s52-log-new-pile")),
            DrawPileSource::Tallies => self.log(step, None, id!("s52-log-tallies")),
        };
        self.show.add(step);
    }

    fn round_began(&mut self, round: u8, starter: Seat) {
        let score = show::score(self.after.board.score);
        let clock = self.after.board.clock;
        let last = clock == MatchClock::Round { n: round.into(), of: round.into() };
        let (step, text) = match round {
            1 => (
                self.end(0.4).cue(Cue::Whistle(WhistleSound::KickOff)),
                say!("s52-log-kick-off", side = short(starter)),
            ),
            _ if last => {
                let text = say!("s52-banner-last-round", score, side = name(starter));
                let step = strip(self.end(secs::STRIP), None, Headline::LastRound, text);
                (step, say!("s52-log-last-round", side = short(starter)))
            }
            _ => (self.end(0.1), words::round(round, clock, starter)),
        };
        let topic = match round {
            1 => &lines::KICK_OFF,
            _ if last => &commentary::LAST_ROUND,
            _ => &commentary::ROUND,
        };
        let line = LogLine::new(starter, text).at(clock);
        self.show.add(step.log(line).about(CommentaryMoment::new(topic, starter)));
    }

    /// S52-2: shows forwards being laid. An audience that knows the cards sees each go to its place.
    fn laid(&mut self, seat: Seat, places: Option<Pile>) {
        if let Some(places) = places.filter(|_| self.shows(seat)) {
            let cards = places.as_slice().iter().enumerate();
            self.laid = cards.map(|(place, card)| (known_id(*card), forward_id(seat, place))).collect();
        }
        let step = self.end(secs::LAY).cue(Cue::Card(Hand::Place));
        self.show.add(step.about(CommentaryMoment::new(&commentary::LAID, seat)));
    }

    /// Returns true if the screen shows that side's hand.
    fn shows(&self, seat: Seat) -> bool {
        let Audience { seat: own, shared } = self.audience;
        seat == own && !shared
    }

    /// S52-5, S52-6: shows the block, the shot bouncing off it, and the discards.
    fn blocked(&mut self, by: Seat, forward: Card, with: CardPick, kind: BlockKind) {
        let cards: Vec<Card> = with.set().iter().collect();
        let mut wall = self.before.clone();
        self.step_out(&mut wall, by, &cards, of(by, "wall_home", "wall_away"));
        let met = met(!by, forward, &cards);
        let stepped_out = AnimationStep::new(wall.clone(), secs::MOVE).cue(Cue::Card(Hand::Place));
        self.show.add(stepped_out.reveal(met.clone()));

        // The shot is over.
        if let Some(card) = wall.cards.iter_mut().find(|card| card.id == known_id(forward)) {
            card.look = CardHighlight::Plain;
        }
        wall.ball = Some(BallPosition::Spot(scene::stopped_at(by, with.set().len())));
        let reason = words::reason(forward, with, kind);
        wall.labels.push(TableLabel::new(scene::wall_words(by), LabelStyle::Figure, reason).of(by));
        let step = AnimationStep::new(wall, secs::STOPPED)
            .cue(Cue::Kick(KickSound::Shot))
            .cue(Cue::Kick(if kind == BlockKind::Goalie { KickSound::Bounce } else { KickSound::Header }))
            .cue(Cue::Crowd(CrowdSound::NearMiss, None))
            .cue(Cue::Crowd(CrowdSound::Applause, Some(by)));
        let stamp = if kind == BlockKind::Goalie { ResultStamp::Saved } else { ResultStamp::Blocked };
        let met = met.stamp(stamp, by, words::explained(forward, with, kind));
        let step = step.reveal(match (kind, with) {
            (BlockKind::Sum, CardPick::Two(..)) => met.sum(words::reason(forward, with, kind)),
            _ => met,
        });
        let topic = match kind {
            BlockKind::Goalie => &commentary::SAVED,
            BlockKind::Twin => &commentary::TWIN,
            BlockKind::Sum => &commentary::SUM,
            BlockKind::SuitPair => &commentary::SUIT_PAIR,
        };
        let moment = CommentaryMoment::new(topic, by);
        let step = step.about(match (kind, with) {
            (BlockKind::Goalie | BlockKind::Twin, CardPick::One(one)) => {
                moment.what(card(one)).kind(words::rank(one))
            }
            _ => moment.what(words::reason(forward, with, kind)),
        });
        self.show.add(self.log(step, by, words::stopped(forward, with, kind)));
        self.show.add(self.end(secs::MOVE).cue(Cue::Card(Hand::Slide)));
    }

    /// Moves cards from a hand to that zone, face up.
    fn step_out(&self, scene: &mut Scene, by: Seat, cards: &[Card], zone: &'static str) {
        // Of a hidden hand, the last backs stand in for the cards.
        let mut backs: Vec<CardId> =
            scene.cards.iter().map(|shown| shown.id).filter(|id| hidden(*id, by)).collect();
        for (k, card) in cards.iter().enumerate() {
            let id = if self.shows(by) { Some(known_id(*card)) } else { backs.pop() };
            let Some(shown) = scene.cards.iter_mut().find(|shown| Some(shown.id) == id) else { continue };
            (shown.id, shown.zone, shown.index) = (known_id(*card), zone, k);
            (shown.face, shown.look) = (face(*card), CardHighlight::Lit);
        }
        // The count on the label changes with the cards.
        for label in scene.labels.iter_mut().filter(|label| label.side == Some(by)) {
            let now = self.after.labels.iter().find(|now| now.at == label.at && now.style == label.style);
            if let Some(now) = now.filter(|_| label.style != LabelStyle::Figure) {
                label.text.clone_from(&now.text);
            }
        }
        // The question is answered, so nothing in the hands is lit or veiled any more.
        for shown in scene.cards.iter_mut().filter(|shown| shown.role(ZONES) == ZoneRole::Hand) {
            shown.look = CardHighlight::Plain;
        }
        number(scene);
    }

    /// S52-9: shows the second goalie, the ball on the spot, and the goal.
    fn penalty(&mut self, by: Seat, goalie: Card, with: Card) {
        let mut given = self.before.clone();
        self.step_out(&mut given, by, &[with], of(by, "second_home", "second_away"));
        given.ball = Some(BallPosition::Spot(scene::penalty_spot(by)));
        let step =
            AnimationStep::new(given, secs::PENALTY).cue(Cue::Whistle(WhistleSound::Long)).cue(Cue::Hush);
        let step = strip(step, by, Headline::Penalty, say!("s52-banner-penalty", side = name(by)));
        let step = step.about(CommentaryMoment::new(&lines::PENALTY_GIVEN, by));
        let text = say!(
            "s52-log-penalty",
            card = card(goalie),
            rank = words::rank(goalie),
            with = card(with),
            with_rank = words::rank(with),
        );
        self.show.add(self.log(step, by, text));
        let mut pair = BySeat::<Vec<CardId>>::default();
        pair[by] = vec![known_id(goalie), known_id(with)];
        let pair = CardReveal::of(pair).stamp(ResultStamp::Goal, by, words::SECOND_GOALIE);
        let strike = self.end(secs::STRIKE).cue(Cue::Kick(KickSound::Shot));
        self.show.add(if self.is_open(goalie) && self.is_open(with) { strike.reveal(pair) } else { strike });
    }

    /// Returns true if that card lies face up after the event.
    fn is_open(&self, card: Card) -> bool {
        self.after.cards.iter().any(|shown| shown.id == known_id(card) && shown.face == face(card))
    }

    /// S52-6: keeps the ball in the net for the celebration, then moves it to where the match goes on.
    fn goal(&mut self, by: Seat, card: Card) {
        let cause = if is_goalie(card) { GoalCause::Penalty } else { GoalCause::Card(card) };
        let truth = self.after.clone();
        self.show.after.ball = Some(BallPosition::GoalOf(!by));
        self.show.after.board.possession = Some(by);
        self.show.goal(by, cause);
        self.show.after = truth;
    }

    fn round_ended(&mut self, score: BySeat<u32>) {
        // After a regular round, or once a side is ahead, the next event shows it: the next round, full time, or
        // sudden rounds.
        let MatchClock::Beyond(beyond) = self.after.board.clock else { return };
        if score.ahead().is_none() {
            self.show.add(self.log(self.end(0.3), None, say!("s52-log-still-level", n = beyond)));
        }
    }

    /// Returns the steps.
    pub(super) fn finish(self) -> Vec<AnimationStep> {
        self.show.finish(stake, |before, after| renamed(before, after, &self.laid))
    }
}

/// Returns the reveal of a forward of that side against cards of the other.
fn met(by: Seat, forward: Card, against: &[Card]) -> CardReveal {
    let ids = |cards: &[Card]| cards.iter().map(|card| known_id(*card)).collect();
    CardReveal::of(BySeat::from_fn(|seat| if seat == by { ids(&[forward]) } else { ids(against) }))
}

/// Returns true if that card is in that side's hidden hand.
fn hidden(id: CardId, seat: Seat) -> bool {
    let first = scene::unknown_id(seat, 0).0;
    (first..first + 52).contains(&id.0)
}

/// Returns the pairs of ids of cards that got another id: drawn, laid, turned up, shuffled. Hidden cards are
/// paired arbitrarily, which reveals nothing; a side's own forwards are paired as `given`.
fn renamed(before: &Scene, after: &Scene, given: &[(CardId, CardId)]) -> Vec<(CardId, CardId)> {
    let ids = |scene: &Scene| -> Vec<CardId> {
        let mut ids: Vec<CardId> = scene.cards.iter().map(|card| card.id).collect();
        ids.sort_unstable();
        ids
    };
    let (old, new) = (ids(before), ids(after));
    let gone: Vec<CardId> = old.iter().filter(|id| new.binary_search(id).is_err()).copied().collect();
    let come: Vec<CardId> = new.iter().filter(|id| old.binary_search(id).is_err()).copied().collect();
    if !given.is_empty() && given.len() == gone.len() {
        return given.to_vec();
    }
    gone.into_iter().zip(come).collect()
}

/// Returns the stake, 0..=1: most while a forward is face up, some while the attacks go on.
fn stake(scene: &Scene) -> f32 {
    let near = match (&scene.board.note, scene.board.possession) {
        (Some(_), _) => 0.8,
        (None, Some(_)) => 0.3,
        (None, None) if scene.board.part == MatchPhase::FullTime => return 0.0,
        (None, None) => 0.2,
    };
    show::stake(&scene.board, near)
}
