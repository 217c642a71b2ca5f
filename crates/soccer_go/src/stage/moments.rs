//! The steps of single events: the beginning of an attack, numbers, power cards, the shot.

use super::super::action::{CardPlay, HandShape, NamedChoice, ShotDirection};
use super::super::cards::{PowerCard, PowerKind, PowerName};
use super::super::data::{CardEffect, rules};
use super::super::numbers::NumberSet;
use super::super::state::{SLOTS, TURNS};
use super::ids::{self, SealedOption, back, power_face, power_id, token_id, unknown_id};
use super::track::PassTrackView;
use super::words::{self, CountedNoun, numbered_player, short};
use super::zones::{self, SideZones};
use super::{EventPresenter, commentary, secs};
use ::words::{DisplayText, MessageArg, Separator};
use ::words::{id, say};
use engine::{BySeat, Seat};
use stage::cause::GoalCause;
use stage::commentary::lines;
use stage::cue::{CardSound as Hand, CrowdSound, Cue, KickSound, WhistleSound};
use stage::match_phase::MatchClock;
use stage::moment::CommentaryMoment;
use stage::reveal::{CardReveal, ResultStamp};
use stage::scene::{BallPosition, CardHighlight, CardId, CardView, Scene, ZoneRole};
use stage::show::{self, ShootoutKickResult, number, strip};
use stage::step::{AnimationStep, Headline, LogLine};

/// From this pass on, few passes are left before the shot.
const FEW: u8 = 6;

impl EventPresenter<'_> {
    /// SGO-1: shows the toss.
    pub(super) fn tossed(&mut self, first: Seat) {
        let text = say!("go-strip-first", side = words::club_name(first));
        let step = strip(self.0.end(secs::TOSS), first, Headline::CoinToss, text)
            .cue(Cue::Whistle(WhistleSound::Short));
        let line = say!("go-log-toss", side = short(first));
        self.0.add(step.log(LogLine::new(first, line)));
    }

    /// SGO-4: shows the beginning of an attack, with its clock.
    pub(super) fn turn_began(&mut self, turn: u8, attacker: Seat) {
        let board = &self.0.after.board;
        let clock = board.clock;
        let (round, kicks_off) = match clock {
            MatchClock::Round { n, .. } => (Headline::Round(n as u8), board.done == 0),
            _ => (Headline::ExtraTime, false),
        };
        let side = words::club_name(attacker);
        // SGO-1: the side that attacked last attacks again, because the order of the sides changes.
        let line = if turn == TURNS / 2 + 1 && !kicks_off {
            say!("go-log-attack-first", side)
        } else {
            say!("go-log-attack", side)
        };
        let step =
            strip(self.0.end(secs::TURN), attacker, round, &line).cue(Cue::Whistle(WhistleSound::KickOff));
        let topic = if kicks_off { &lines::KICK_OFF } else { &commentary::ATTACK };
        let step = step.about(CommentaryMoment::new(topic, attacker));
        self.0.add(step.log(LogLine::new(attacker, line).at(clock)));
    }

    /// Returns a step with the final scene of the event, except that numbers, directions and hands stay where they
    /// are. The next question moves them, if at all.
    pub(super) fn calm(&self, secs: f32) -> AnimationStep {
        let mut scene = self.0.after.clone();
        let choice = |card: &CardView| ids::side_of(card.id).is_some();
        scene.cards.retain(|card| !choice(card));
        scene.cards.extend(self.0.before.cards.iter().filter(|card| choice(card)).cloned());
        AnimationStep::new(scene, secs)
    }

    /// The card goes to the middle and is held up with what it does. A Joker is held up with the card that it copies.
    pub(super) fn power_played(&mut self, by: Seat, play: CardPlay) {
        let kind = self.performer(by);
        let cards = [(play.card != play.action).then_some(play.action), Some(play.card)];
        let ids: Vec<CardId> =
            cards.into_iter().flatten().map(|power| power_id(PowerCard { kind, power })).collect();
        let mut held = BySeat::<Vec<CardId>>::default();
        held[by] = ids.into_iter().filter(|id| self.is_open(*id)).collect();
        // Nothing names the card before it is turned up.
        let mut up = self.0.end(secs::FLIP).cue(Cue::Card(Hand::Flick));
        let mut step = self.0.end(secs::READ);
        if !held[by].is_empty() {
            let held = CardReveal::of(held);
            up = up.reveal(held.clone());
            step = step.reveal(held.explain(by, words::effect_sentence(kind, play)));
        }
        self.0.add(up);
        // The commentary mentions these when they take effect.
        if !matches!(
            rules().effect(kind, play.action),
            CardEffect::Forward(_) | CardEffect::Back(_) | CardEffect::Duel | CardEffect::OnePassMore
        ) {
            step = step.about(CommentaryMoment::new(&commentary::POWER, by).what(play.action.title()));
        }
        let (side, card) = (short(by), words::play(play));
        let line = match play.named {
            NamedChoice::Nothing => say!("go-log-play", side, card),
            NamedChoice::Numbers(numbers) => {
                say!("go-log-play-numbers", side, card, numbers = words::list(numbers))
            }
            NamedChoice::Direction(at) => {
                say!("go-log-play-direction", side, card, direction = MessageArg::selector(at.name()))
            }
        };
        self.0.add(self.0.log(step, by, line));
    }

    /// Shows the Block over the card that it stops; then both leave.
    pub(super) fn blocked(&mut self, by: Seat, with: CardPlay, play: CardPlay) {
        // The card that lies there knows its kind; the Block is of the other kind.
        let answered = self.0.before.cards.iter().find(|shown| shown.zone == zones::PLAYED).cloned();
        let kind = answered
            .as_ref()
            .and_then(|shown| ids::kind_of(shown.id))
            .map_or(PowerKind::Defending, |kind| !kind);
        let block = PowerCard { kind, power: with.card };
        let mut scene = self.calm(0.0).scene.as_ref().clone();
        for shown in &mut scene.cards {
            if shown.id == power_id(block) {
                (shown.zone, shown.face, shown.look) = (zones::ANSWER, power_face(block), CardHighlight::Lit);
            } else if answered.as_ref().is_some_and(|card| card.id == shown.id) {
                (shown.zone, shown.look) = (zones::PLAYED, CardHighlight::Veiled);
            }
        }
        number(&mut scene);
        let mut met = BySeat::<Vec<CardId>>::default();
        met[by] = vec![power_id(block)];
        met[!by] = answered.iter().map(|card| card.id).collect();
        let because = say!("go-why-cancelled", block = with.card.title(), card = play.action.title());
        let met = CardReveal::of(met);
        // Nothing names the Block before it is turned up.
        let up =
            AnimationStep::new(scene.clone(), secs::FLIP).cue(Cue::Card(Hand::Place)).reveal(met.clone());
        self.0.add(up);
        let step = AnimationStep::new(scene, secs::READ).cue(Cue::Kick(KickSound::Header));
        let step = step.reveal(met.stamp(ResultStamp::Cancelled, by, because));
        let text = say!("go-log-blocked", block = words::play(with), card = words::play(play));
        let step = step.about(CommentaryMoment::new(&commentary::BLOCKED, by).what(play.action.title()));
        self.0.add(self.0.log(step, by, text));
        let step = self.calm(secs::MOVE).cue(Cue::Card(Hand::Slide));
        self.0.add(step);
    }

    /// Shows the effect of a card on the pitch and on the track.
    pub(super) fn performed(&mut self, by: Seat, action: PowerName) {
        let kind = self.performer(by);
        match rules().effect(kind, action) {
            CardEffect::Forward(_) => {
                self.counter_attack();
                self.0.about(CommentaryMoment::new(&commentary::BREAK, by));
            }
            CardEffect::Back(_) => {
                let back = (filled(&self.0.after) + 1).min(SLOTS);
                let step = self.0.end(secs::PASS + 0.1).cue(Cue::Kick(KickSound::Bounce));
                let step = step.about(CommentaryMoment::new(&commentary::CLEARED, by));
                self.0.add(self.0.log(step, by, say!("go-log-cleared", pass = back)));
            }
            CardEffect::Duel => {
                let step = self.0.end(secs::ACT).cue(Cue::Crowd(CrowdSound::NearMiss, None));
                self.0.add(step);
            }
            CardEffect::OnePassMore => {
                let step = self.0.end(secs::ACT).cue(Cue::Card(Hand::Slide));
                let step = step.about(CommentaryMoment::new(&commentary::SLOWED, by));
                self.0.add(self.0.log(step, by, id!("go-log-eighth")));
            }
            _ => {
                let step = self.calm(secs::ACT).cue(Cue::Card(Hand::Slide));
                self.0.add(step);
            }
        }
    }

    /// Returns true if that card lies face up after the event.
    fn is_open(&self, id: CardId) -> bool {
        let open = |shown: &CardView| {
            shown.id == id && ids::known_power(id).is_some_and(|card| shown.face == power_face(card))
        };
        self.0.after.cards.iter().any(open)
    }

    /// SGO-9: returns the kind of cards that side plays: attacking for the attacker, defending for the defender.
    fn performer(&self, by: Seat) -> PowerKind {
        if self.0.before.board.possession == Some(by) { PowerKind::Attacking } else { PowerKind::Defending }
    }

    /// Shows three passes, one after another.
    fn counter_attack(&mut self) {
        let new = self.0.after.trail.len().saturating_sub(self.0.before.trail.len());
        for left in (1..new).rev() {
            let mut scene = self.0.after.clone();
            scene.trail.truncate(self.0.after.trail.len() - left);
            if let (Some(player), Some(side)) = (scene.trail.last(), scene.board.possession) {
                scene.ball = Some(BallPosition::Spot(super::pitch::feet(side, *player)));
            }
            self.0.add(AnimationStep::new(scene, secs::PASS).cue(super::passed()));
        }
        self.0.add(self.0.end(secs::PASS).cue(super::passed()));
    }

    /// SGO-4: shows the last cards being laid and all turned up; then the marker steps in and the ball moves.
    pub(super) fn revealed(&mut self, pass: u8, attack: NumberSet, mark: NumberSet, matched: bool) {
        let Some(attacker) = self.0.before.board.possession else { return };
        let choices = |numbers: NumberSet| numbers.iter().map(SealedOption::Number).collect::<Vec<_>>();
        self.turn_up(attacker, &choices(attack), &choices(mark));
        let step = self.0.end(secs::PASS);
        if matched {
            let met = self.come_forward();
            let step = step.reveal(met.stamp(ResultStamp::Marked, !attacker, words::read(attack, mark)));
            let number = attack.intersection(mark).iter().next().unwrap_or_default();
            let (text, moment) = match number {
                0 => (say!("go-log-read"), CommentaryMoment::new(&commentary::MARKED, !attacker)),
                number => {
                    let player = numbered_player(attacker, number);
                    let text = say!("go-log-marked", pass, man = &player, n = number);
                    (text, CommentaryMoment::new(&commentary::MARKED, !attacker).who(player))
                }
            };
            let step = step.about(moment);
            let step = self.0.log(step.cue(Cue::Kick(KickSound::Header)), !attacker, text);
            self.0.add(step.cue(Cue::Crowd(CrowdSound::NearMiss, None)));
        } else {
            self.0.add(step.cue(super::passed()));
        }
    }

    /// Shows both sides' cards face down, then face up. Everything else follows, so that no shirt tells what a card
    /// says.
    fn turn_up(&mut self, attacker: Seat, attack: &[SealedOption], defence: &[SealedOption]) {
        let mut down = self.0.before.clone();
        self.lay_unseen(&mut down, attacker, attack);
        self.lay_unseen(&mut down, !attacker, defence);
        number(&mut down);
        if down != *self.0.before {
            self.0.add(AnimationStep::new(down, secs::MOVE).cue(Cue::Card(Hand::Place)));
        }
        let mut up = self.0.after.clone();
        (up.ball, up.trail) = (self.0.before.ball, self.0.before.trail.clone());
        up.shirts.clone_from(&self.0.before.shirts);
        for card in up.cards.iter_mut().filter(|card| card.role(zones::ZONES) == ZoneRole::Laid) {
            card.look = CardHighlight::Plain;
        }
        self.0.add(AnimationStep::new(up, secs::FLIP).cue(Cue::Card(Hand::Flick)));
    }

    /// Moves the cards that were just turned up forward. Those of an unread pass stay where they are.
    fn come_forward(&mut self) -> CardReveal {
        let met = CardReveal::of(BySeat::from_fn(|seat| {
            let laid = self.0.after.cards.iter().filter(|card| card.role(zones::ZONES) == ZoneRole::Laid);
            laid.map(|card| card.id).filter(|id| ids::side_of(*id) == Some(seat)).collect()
        }));
        if let Some(up) = self.0.steps.last_mut() {
            up.reveal = Some(met.clone());
        }
        met
    }

    /// Lays a side's cards face down if none lie there yet. It shows no more than the screen may know.
    fn lay_unseen(&self, scene: &mut Scene, seat: Seat, choices: &[SealedOption]) {
        let zone = SideZones::of(seat, self.0.audience).at(self.0.after.mouth.is_some(), seat).laid;
        if scene.cards.iter().any(|card| card.zone == zone) {
            return;
        }
        for (k, choice) in choices.iter().enumerate() {
            let (id, look) = if self.0.audience.shared {
                (token_id(seat, k), CardHighlight::Plain)
            } else if seat == self.0.audience.seat {
                (choice.id(seat), CardHighlight::Plain)
            } else {
                (unknown_id(seat, SealedOption::COUNT - choices.len() + k), CardHighlight::Plain)
            };
            match scene.cards.iter_mut().find(|card| card.id == id) {
                Some(card) => (card.zone, card.index, card.face, card.look) = (zone, k, back(seat), look),
                None => {
                    scene.cards.push(CardView { id, zone, index: k, face: back(seat), look, picture: None });
                }
            }
        }
    }

    /// SGO-15: shows a spared mark.
    pub(super) fn mark_spared(&mut self, attacker: Seat) {
        let step = strip(self.0.end(secs::STRIP), attacker, Headline::PlayOn, id!("go-strip-spared"));
        let step = step.about(CommentaryMoment::new(&commentary::SPARED, attacker));
        self.0.add(self.0.log(step, attacker, say!("go-log-spared", side = short(attacker))));
    }

    /// SGO-5: shows a filled slot and a spent number.
    pub(super) fn pass_completed(&mut self, pass: u8, spent: NumberSet, filled: u8) {
        let Some(attacker) = self.0.before.board.possession else { return };
        let step = self.0.end(secs::MOVE).cue(Cue::Card(Hand::Slide));
        let players: Vec<DisplayText> =
            spent.iter().map(|number| numbered_player(attacker, number)).collect();
        let names = || DisplayText::list(players.iter().cloned(), Separator::Comma);
        let text = match (players.as_slice(), filled.saturating_sub(pass)) {
            (_, more @ 1..) => {
                let number = words::number(more.into(), CountedNoun::Slots);
                say!("go-log-run", pass, men = names(), number, n = more)
            }
            ([_], 0) => {
                say!("go-log-pass", pass, man = names(), n = spent.iter().next().unwrap_or_default())
            }
            _ => say!("go-log-passes", pass, men = names()),
        };
        self.0.add(self.0.log(step, attacker, text));
        match (players.as_slice(), pass) {
            _ if filled > pass => self.0.about(CommentaryMoment::new(&commentary::RUN, attacker)),
            ([one], FEW..) => {
                let what = words::number(u32::from(pass), CountedNoun::Name);
                let moment =
                    CommentaryMoment::new(&commentary::PASSED_LATE, attacker).who(one.clone()).what(what);
                self.0.about(moment.kind(pass));
            }
            ([one], _) => self.0.about(CommentaryMoment::new(&commentary::PASSED, attacker).who(one.clone())),
            _ => {}
        }
    }

    /// Shows the hands of a Tackle.
    pub(super) fn hands_shown(&mut self, attack: HandShape, defence: HandShape, winner: Option<Seat>) {
        let Some(attacker) = self.0.before.board.possession else { return };
        self.turn_up(attacker, &[SealedOption::Hand(attack)], &[SealedOption::Hand(defence)]);
        let met = self.come_forward();
        let (stamp, because) = match winner {
            None => (ResultStamp::Level, words::no_winner(attack)),
            Some(seat) if seat == attacker => (ResultStamp::Through, words::beats(attack).into()),
            Some(_) => (ResultStamp::Stopped, words::beats(defence).into()),
        };
        let met = met.stamp(stamp, winner, because);
        let hand = MessageArg::selector(attack.name());
        let hands = match winner {
            Some(seat) if seat == attacker => words::beats_in_log(attack),
            _ => words::beats_in_log(defence),
        };
        let (text, secs) = match winner {
            None => (say!("go-log-tackle-again", hand), secs::PASS),
            Some(seat) if seat == attacker => {
                (say!("go-log-tackle-kept", hands, side = short(seat)), secs::PASS)
            }
            Some(seat) => (say!("go-log-tackle-won", hands, side = short(seat)), secs::PASS + 0.2),
        };
        let step = self.0.end(secs).cue(match winner {
            Some(seat) if seat != attacker => Cue::Kick(KickSound::Header),
            _ => Cue::Card(Hand::Place),
        });
        let topic = match winner {
            None => &commentary::TACKLE_AGAIN,
            Some(seat) if seat == attacker => &commentary::TACKLE_KEPT,
            Some(_) => &commentary::TACKLE_WON,
        };
        let step = step.about(CommentaryMoment::new(topic, winner.unwrap_or(attacker))).reveal(met);
        self.0.add(self.0.log(step, winner.unwrap_or(attacker), text));
    }

    /// Shows the suspense before a shot.
    pub(super) fn shot_due(&mut self, by: Seat) {
        let filled = filled(&self.0.after);
        let step = self.0.before_kick(self.0.end(secs::HUSH).cue(Cue::Hush), by);
        let number = words::number(filled as u32, CountedNoun::Passes);
        let text = say!("go-log-shoot", side = short(by), number = &number, n = filled);
        let moment = CommentaryMoment::new(&commentary::SHOT, by).what(number);
        let step = step.about(moment.kind(filled));
        self.0.add(self.0.log(step, by, text));
    }

    /// SGO-8: shows shot and save turned up, and the ball in flight.
    pub(super) fn shot_taken(&mut self, by: Seat, shot: ShotDirection, save: ShotDirection, goal: bool) {
        if self.0.after.mouth.is_some() {
            self.kick_shown(by, shot, save, goal);
            return;
        }
        self.turn_up(by, &[SealedOption::Direction(shot)], &[SealedOption::Direction(save)]);
        if let Some(laid) = self.0.steps.last_mut() {
            laid.cues.push(Cue::Hush);
        }
        let step = self.0.end(secs::STRIKE).cue(Cue::Kick(KickSound::Shot));
        let text = if goal {
            say!(
                "go-log-in",
                shot = MessageArg::selector(shot.name()),
                save = MessageArg::selector(save.name())
            )
        } else {
            say!("go-log-saved", shot = MessageArg::selector(shot.name()))
        };
        let met = self.come_forward();
        let (stamp, side) = if goal { (ResultStamp::Goal, by) } else { (ResultStamp::Saved, !by) };
        let step = self.0.log(step, by, text).reveal(met.stamp(stamp, side, words::shot_at(shot, save)));
        self.0.add(if goal {
            step
        } else {
            let step = step.about(CommentaryMoment::new(&commentary::SAVED, !by));
            step.cue(Cue::Kick(KickSound::Bounce)).cue(Cue::Crowd(CrowdSound::NearMiss, None))
        });
    }

    /// SGO-8: shows a kick of a shootout at the goal mouth: the run-up, the flight with both cards turned up, the
    /// verdict.
    fn kick_shown(&mut self, by: Seat, shot: ShotDirection, save: ShotDirection, goal: bool) {
        let mut down = self.0.before.clone();
        self.lay_unseen(&mut down, by, &[SealedOption::Direction(shot)]);
        self.lay_unseen(&mut down, !by, &[SealedOption::Direction(save)]);
        number(&mut down);
        self.0.add(AnimationStep::new(down, secs::MOVE).cue(Cue::Card(Hand::Place)));
        self.0.run_up();
        let mut up = self.0.after.clone();
        up.board = self.0.before.board.clone();
        for card in up.cards.iter_mut().filter(|card| card.role(zones::ZONES) == ZoneRole::Laid) {
            card.look = CardHighlight::Plain;
        }
        let text = if goal {
            say!(
                "go-log-in",
                shot = MessageArg::selector(shot.name()),
                save = MessageArg::selector(save.name())
            )
        } else {
            say!("go-log-saved", shot = MessageArg::selector(shot.name()))
        };
        let flown = AnimationStep::new(up, show::secs::FLIGHT).cue(Cue::Kick(KickSound::Shot));
        self.0.add(self.0.log(flown.cue(Cue::Card(Hand::Flick)), by, text));
        let (stamp, side, end) = if goal {
            (ResultStamp::Goal, by, ShootoutKickResult::In)
        } else {
            (ResultStamp::Saved, !by, ShootoutKickResult::Saved)
        };
        let verdict = CardReveal::of(BySeat::default()).stamp(stamp, side, words::shot_at(shot, save));
        self.0.add(self.0.kick_ended(by, end, verdict, true));
    }

    /// Shows a goal that stands; the scorer celebrates.
    pub(super) fn goal_stands(&mut self, by: Seat) {
        let cause = GoalCause::Passes(filled(self.0.before) as u32);
        match self.shooter(by) {
            Some(number) => self.0.goal_of(by, usize::from(number) - 1, cause),
            None => self.0.goal(by, cause),
        }
    }

    /// Returns the last player with the ball before the shot.
    fn shooter(&self, by: Seat) -> Option<u8> {
        let way = &self.0.before.trail;
        let player = way.get(way.len().checked_sub(2)?)?;
        let shirt = self.0.before.shirts.iter().find(|shirt| shirt.side == by && shirt.at == *player)?;
        (1..=11).contains(&shirt.number).then_some(shirt.number)
    }
}

/// Returns the number of passes on the track.
fn filled(scene: &Scene) -> usize {
    scene.extension().map_or(0, PassTrackView::filled)
}

/// Returns the stake, 0..=1: how far the track is filled, and the shot at its end.
pub(super) fn stake(scene: &Scene) -> f32 {
    if scene.board.possession.is_none() {
        return 0.0;
    }
    if scene.board.kicks.is_some() {
        return show::stake(&scene.board, 0.9);
    }
    let filled = filled(scene);
    let shot = scene.extension().is_some_and(|track: &PassTrackView| track.shot.now);
    let near = if shot { 1.0 } else { filled as f32 / (SLOTS as f32 + 2.0) };
    show::stake(&scene.board, near)
}
