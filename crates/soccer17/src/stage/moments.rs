//! The longer steps of the show: kick-off, reveal, shot, goal, the ends of halves.

use super::super::action::{AttackCard, DefenceCard};
use super::super::data::{OptionEffect, TeamAbility, rules};
use super::super::state::{CHANCE_CARDS, DuelResult, Period, ShotSlot, mirror_area};
use super::scene::{
    CROWDS, HAND_RIVAL, HandCard, STAR, ZONES, back, chance_face, chance_id, laid_zone, stars_on, team_id,
    team_on, token_id, unknown_id, with_lit_column,
};
use super::words::{self, name, short};
use super::{EventPresenter, commentary, secs};
use ::words::DisplayText;
use ::words::say;
use engine::{BySeat, Seat};
use stage::cause::GoalCause;
use stage::commentary::lines;
use stage::cue::{CardSound as Hand, CrowdSound, Cue, KickSound, WhistleSound};
use stage::moment::CommentaryMoment;
use stage::mouth::KickPhase;
use stage::near_miss::NearMiss;
use stage::reveal::{CardReveal, ResultStamp};
use stage::scene::{
    BallPosition, CardHighlight, CardId, CardView, ChoiceIndicator, NoteSubject, Scene, ZoneRole,
};
use stage::show::{self, light, number, strip};
use stage::step::{AnimationStep, Headline, LogLine};

impl EventPresenter<'_> {
    pub(super) fn tossed(&mut self, winner: Seat) {
        let mut dealing = self.0.after.clone();
        for card in &mut dealing.cards {
            if card.role(ZONES) == ZoneRole::Hand {
                card.zone = "deck";
            }
        }
        number(&mut dealing);
        self.0.add(AnimationStep::new(dealing, 0.3).cue(Cue::Card(Hand::Shuffle)));
        let text = say!("s17-banner-may-choose", side = name(winner));
        let step = strip(self.0.end(1.1).cue(Cue::Card(Hand::Slide)), Some(winner), Headline::CoinToss, text);
        self.0.add(step.log(LogLine::new(winner, say!("s17-log-toss", side = short(winner)))));
    }

    pub(super) fn half_began(&mut self, period: Period, attacker: Seat) {
        let score = show::score(self.0.after.board.score);
        let whistle = |step: AnimationStep| step.cue(Cue::Whistle(WhistleSound::KickOff));
        // S17-23: a short match kicks off in the second half. Before the kick-off nobody has the ball.
        let kicks_off = self.0.before.board.possession.is_none();
        let step = match period {
            _ if kicks_off => {
                let text = say!("s17-banner-attack-first", side = name(attacker));
                whistle(strip(self.0.end(secs::STRIP), Some(attacker), Headline::KickOff, text))
            }
            Period::ExtraFirst => {
                let step = self.0.end(secs::HALF).cue(Cue::Whistle(WhistleSound::Double));
                strip(step, None, Headline::ExtraTime, say!("s17-banner-extra-time", score))
            }
            _ => whistle(self.0.end(0.5)),
        };
        let topic = match period {
            _ if kicks_off => &lines::KICK_OFF,
            Period::FirstHalf | Period::SecondHalf => &lines::SECOND_HALF,
            Period::ExtraFirst => &lines::EXTRA_TIME,
            Period::ExtraSecond | Period::Shootout => &lines::LAST_STRETCH,
        };
        let step = step.about(CommentaryMoment::new(topic, attacker));
        let kick_off = say!("s17-log-half", half = words::half(period), side = short(attacker));
        self.0.add(step.log(LogLine::new(attacker, kick_off).at(self.0.after.board.clock)));
    }

    /// Shows the last cards being laid, both turned up and brought forward, and which was the better one. The
    /// whistle of a foul follows as another step.
    pub(super) fn revealed(
        &mut self,
        attacker: Seat,
        attack: AttackCard,
        defence: DefenceCard,
        clash: DuelResult,
    ) {
        let mut down = self.0.before.clone();
        for seat in Seat::BOTH {
            let card = if seat == attacker { HandCard::of_play(attack) } else { HandCard::of_guard(defence) };
            self.lay_unseen(&mut down, seat, card);
            down.choice_indicators[seat] = ChoiceIndicator::Ready;
        }
        number(&mut down);
        self.0.add(AnimationStep::new(down, secs::MOVE).cue(Cue::Card(Hand::Place)));

        let mut up = self.0.after.clone();
        let area = self.0.before.areas.iter().find(|area| area.active).map(|area| area.number);
        for shown in up.cards.iter_mut().filter(|shown| shown.role(ZONES) == ZoneRole::Laid) {
            shown.look = CardHighlight::Plain;
            if HandCard::known(shown.id).is_some_and(|(seat, _)| seat == attacker) {
                shown.picture = with_lit_column(&shown.face, area);
            }
        }
        let met = met(&up);
        let up = AnimationStep::new(up, secs::FLIP).cue(Cue::Card(Hand::Flick));
        self.0.add(up.reveal(met.clone()));

        let mut step = self.0.end(secs::JUDGE);
        let because = words::because(attack, defence);
        step = match clash {
            DuelResult::Turnover => step
                .reveal(met.stamp(ResultStamp::Stopped, !attacker, because))
                .cue(Cue::Kick(KickSound::Header)),
            DuelResult::Resolve => {
                step.reveal(met.stamp(ResultStamp::Through, attacker, because)).cue(Cue::Card(Hand::Place))
            }
            DuelResult::Foul => step.reveal(met),
        };
        if clash == DuelResult::Turnover {
            let lost = self.0.before.areas.iter().find(|area| area.active).map_or(0, |area| area.number);
            let area = mirror_area(lost);
            let duel = words::duel(attack, defence);
            let text = say!("s17-log-won", duel, side = short(!attacker), area);
            step = self.0.log(step, attacker, text).about(CommentaryMoment::new(&commentary::WON, !attacker));
        }
        self.0.add(step);
    }

    /// Shows the whistle, with its reason stamped over the two cards.
    pub(super) fn foul(&mut self, by: Seat) {
        let step = self.0.end(0.35).cue(Cue::Whistle(WhistleSound::Short));
        let step = step.cue(Cue::Crowd(CrowdSound::Jeers, Some(!by)));
        let because = words::because(AttackCard::Dribble, DefenceCard::Tackle);
        let met = met(self.0.before).stamp(ResultStamp::Foul, !by, because);
        self.0.add(self.0.log(
            step.reveal(met),
            by,
            say!("s17-log-foul", duel = words::duel(AttackCard::Dribble, DefenceCard::Tackle)),
        ));
    }

    /// Lays a side's card face down if none lies there yet. It shows no more than the screen may know.
    fn lay_unseen(&self, scene: &mut Scene, seat: Seat, card: HandCard) {
        let zone = laid_zone(seat);
        if scene.cards.iter().any(|shown| shown.zone == zone) {
            return;
        }
        if self.0.audience.shared {
            let look = CardHighlight::Plain;
            let id = token_id(seat);
            scene.cards.push(CardView { id, zone, index: 0, face: back(seat), look, picture: None });
            return;
        }
        let hidden = seat != self.0.audience.seat;
        let hand = scene.cards.iter().filter(|shown| shown.zone == HAND_RIVAL).count();
        let id = if hidden { unknown_id(seat, hand.saturating_sub(1)) } else { card.id(seat) };
        if let Some(shown) = scene.cards.iter_mut().find(|shown| shown.id == id) {
            (shown.zone, shown.face, shown.look, shown.picture) =
                (zone, back(seat), CardHighlight::Plain, None);
        }
    }

    /// Shows moves only, and the card that gave the choice. A shot is shown when it is announced.
    pub(super) fn option_taken(&mut self, by: Seat, option: u8, effect: OptionEffect) {
        let area = self.0.before.areas.iter().find(|area| area.active).map_or(0, |area| area.number);
        self.team_acts(by, area, option, effect);
        if let OptionEffect::Move { advance, stars } = effect {
            let gained = words::gained(advance, area + advance, stars, stars_held(self.0.before));
            let text = match self.duel() {
                Some(duel) => say!("s17-log-gained", duel, gained),
                // The line before it named the free kick.
                None => say!("s17-log-gained-free", gained),
            };
            let step = self.0.end(0.0);
            self.0.add(self.0.log(step, by, text));
        }
    }

    /// S17-21: lights the team's card if only that card gives the choice. The log mentions a free kick's choice if
    /// no other action has it.
    fn team_acts(&mut self, by: Seat, area: u8, option: u8, effect: OptionEffect) {
        let Some(team) = team_on(self.0.before, by) else { return };
        let printed = |play: AttackCard| rules().cell(None, play, area);
        let laid = self.laid().map(|(attack, _)| attack);
        let might = |play: &AttackCard| laid.is_none_or(|laid| laid == *play);
        let own = rules().adds(team).find(|(play, at, add)| {
            let (play, at, add) = (*play, *at, *add);
            (at, add) == (area, effect) && might(&play) && printed(play).len() == usize::from(option)
        });
        let printed = AttackCard::ALL
            .into_iter()
            .filter(might)
            .any(|play| printed(play).get(usize::from(option)) == Some(&effect));
        if let Some((play, at, add)) = own.filter(|_| !printed) {
            let mut scene = self.0.before.clone();
            light(&mut scene, team_id(by));
            let (team, country) = (words::team(team), words::country(team));
            let adds = words::added(play, at, add);
            let allows = say!("s17-reveal-team-may", team, country = country.clone(), adds);
            let step = AnimationStep::new(scene, secs::MOVE).cue(Cue::Card(Hand::Flick));
            let step = step.reveal(alone(by, team_id(by)).explain(by, allows));
            self.0.add(self.0.log(step, by, say!("s17-log-team-card", team, country)));
        }
    }

    /// Returns the two laid cards, such as `Pass v Press`; a free kick has no defender's card.
    fn duel(&self) -> Option<DisplayText> {
        let (attack, defence) = self.laid()?;
        Some(words::duel(attack, defence))
    }

    /// Returns the two laid cards; none at a free kick.
    fn laid(&self) -> Option<(AttackCard, DefenceCard)> {
        let attacker = self.0.before.board.possession?;
        let side = |side: Seat| {
            let laid = self.0.before.cards.iter().filter(|shown| shown.role(ZONES) == ZoneRole::Laid);
            laid.filter_map(|shown| HandCard::known(shown.id))
                .find(|(of, _)| *of == side)
                .map(|(_, card)| card)
        };
        Some((side(attacker).and_then(HandCard::play)?, side(!attacker)?.guard()))
    }

    pub(super) fn shot_announced(&mut self, by: Seat, strength: u8) {
        let about = self.0.after.board.note.as_ref().map(|note| &note.subject);
        let kick = matches!(about, Some(NoteSubject::Kick { .. }));
        let mut moment = None;
        let (wait, text) = if kick {
            (0.35, say!("s17-log-step-up", side = short(by)))
        } else if matches!(about, Some(NoteSubject::Penalty { .. })) {
            (secs::HUSH, say!("s17-log-penalty", n = strength, of = CHANCE_CARDS))
        } else {
            let topic = match strength {
                ..=2 => &commentary::SHOT_WEAK,
                3 => &commentary::SHOT_FAIR,
                4.. => &commentary::SHOT_STRONG,
            };
            moment = Some(CommentaryMoment::new(topic, by));
            let text = match self.duel() {
                Some(duel) => say!("s17-log-shot", duel, n = strength, of = CHANCE_CARDS),
                None => say!("s17-log-free-kick-shot", n = strength, of = CHANCE_CARDS),
            };
            (secs::HUSH, text)
        };
        let mut step = self.0.end(wait).cue(if kick { self.0.walk() } else { Cue::Hush });
        if kick {
            step = self.0.before_kick(step, by);
        }
        step.moment = moment;
        self.0.add(self.0.log(step, by, text));
    }

    pub(super) fn ability_used(&mut self, by: Seat, ability: TeamAbility, cards: u8) {
        let mut scene = self.0.after.clone();
        light(&mut scene, team_id(by));
        let title = words::ability(ability);
        let team = team_on(self.0.before, by);
        let (team, country) = (words::team_of(team), words::country(team));
        let (because, text) = if ability == TeamAbility::SecondBall {
            (
                say!("s17-reveal-more-cards", ability = title, n = cards),
                say!("s17-log-more-cards", team, country, ability = title, n = cards),
            )
        } else {
            (
                say!("s17-reveal-shot-now", ability = title, n = cards, of = CHANCE_CARDS),
                say!("s17-log-shot-now", team, country, ability = title, n = cards, of = CHANCE_CARDS,),
            )
        };
        let step = AnimationStep::new(scene, secs::STRIP).cue(Cue::Card(Hand::Flick));
        let step = step.reveal(alone(by, team_id(by)).explain(by, because));
        let step = step.about(CommentaryMoment::new(&commentary::ABILITY, by).what(title));
        self.0.add(self.0.log(step, by, text));
    }

    /// Shows the chance cards fanned; a shot of strength 0 misses without them.
    pub(super) fn shuffled(&mut self) {
        if let Some(BallPosition::MissAt(keeper)) = self.0.after.ball {
            if self.0.after.mouth.is_some() {
                self.0.run_up();
                let step = self.0.end(show::secs::FLIGHT).cue(Cue::Kick(KickSound::Shot));
                self.0.add(step.cue(Cue::Crowd(CrowdSound::NearMiss, None)));
            } else {
                self.0.near_miss(!keeper, NearMiss::RowZ);
            }
        } else {
            let step = self.0.end(secs::FAN).cue(Cue::Card(Hand::Shuffle));
            // The drum announced the kick.
            self.0.add(if self.0.after.board.kicks.is_some() { step.cue(Cue::Hush) } else { step });
        }
    }

    /// S17-9: shows a card turned up; the last one sends the ball on its way.
    pub(super) fn chance_taken(&mut self, by: Seat, slot: usize, goal: bool) {
        if matches!(self.0.after.ball, Some(BallPosition::Area(_))) {
            self.0.add(self.0.end(secs::CHANCE).cue(Cue::Card(Hand::Flick)));
            return;
        }
        let mut up = self.0.before.clone();
        if let Some(card) = up.cards.iter_mut().find(|card| card.id == chance_id(slot)) {
            let what = if goal { ShotSlot::Goal } else { ShotSlot::Crowd };
            (card.face, card.look) =
                (chance_face(slot, what), if goal { CardHighlight::Lit } else { CardHighlight::Plain });
        }
        // The kicker of a shootout runs up as the last card is turned.
        if let Some(mouth) = &mut up.mouth {
            mouth.phase = KickPhase::RunUp;
        }
        // The last card that can still be the goal turns after a moment in which nothing does, large over the pitch.
        self.0.add(AnimationStep::new(self.0.before.clone(), secs::BREATH).cue(Cue::Hush));
        let held = up.mouth.is_none().then(|| alone(by, chance_id(slot)));
        let up = AnimationStep::new(up, secs::LAST_CHANCE).cue(Cue::Card(Hand::Flick));
        self.0.add(match held {
            Some(held) => up.reveal(held),
            None => up,
        });
        let flies = if self.0.after.mouth.is_some() { show::secs::FLIGHT } else { secs::STRIKE };
        if goal || self.0.after.mouth.is_some() {
            self.0.add(self.0.end(flies).cue(Cue::Kick(KickSound::Shot)));
        } else {
            self.0.near_miss(by, printed(slot));
        }
    }

    /// Returns the cause of the goal, from the note of its shot.
    pub(super) fn cause(&self) -> GoalCause {
        match self.0.before.board.note.as_ref().map(|note| &note.subject) {
            Some(NoteSubject::Shot { from, .. }) => from.clone(),
            Some(NoteSubject::Rebound { .. }) => GoalCause::Rebound,
            Some(NoteSubject::Penalty { .. } | NoteSubject::Kick { .. }) => GoalCause::Penalty,
            _ => GoalCause::Shot,
        }
    }

    pub(super) fn half_ended(&mut self, period: Period) {
        match period {
            Period::FirstHalf => self.0.half_time(),
            Period::ExtraFirst => {
                let text = show::score(self.0.after.board.score);
                let step = strip(self.0.end(secs::STRIP), None, Headline::HalfTime, &text);
                let step = step.cue(Cue::Whistle(WhistleSound::Double));
                self.0.add(self.0.log(step, None, say!("s17-log-half-time", score = text)));
            }
            // The next event shows it: full time, extra time or penalties.
            Period::SecondHalf | Period::ExtraSecond | Period::Shootout => {}
        }
    }
}

/// Returns how a shot fails whose last card is the crowd card in that slot: as the card says.
const fn printed(slot: usize) -> NearMiss {
    match slot % CROWDS {
        0 => NearMiss::Over,
        1 => NearMiss::Fingertips,
        2 => NearMiss::RowZ,
        3 => NearMiss::Post,
        _ => NearMiss::Wide,
    }
}

/// Returns the reveal of one card, held up alone for that side.
fn alone(by: Seat, card: CardId) -> CardReveal {
    CardReveal::of(BySeat::from_fn(|seat| if seat == by { vec![card] } else { Vec::new() }))
}

/// Returns the reveal of the two open cards.
fn met(scene: &Scene) -> CardReveal {
    let laid = |card: &&CardView| card.role(ZONES) == ZoneRole::Laid;
    let known: Vec<_> = scene
        .cards
        .iter()
        .filter(laid)
        .filter_map(|card| Some((card.id, HandCard::known(card.id)?.0)))
        .collect();
    let of = |seat| known.iter().filter(|(_, side)| *side == seat).map(|(id, _)| *id).collect();
    CardReveal::of(BySeat::from_fn(of))
}

/// Returns the number of stars on the star card.
fn stars_held(scene: &Scene) -> u8 {
    scene.cards.iter().find(|card| card.id == STAR).map_or(0, stars_on)
}

/// Returns the stake, 0..=1: it grows with the area of the ball, and with a shot.
pub(super) fn stake(scene: &Scene) -> f32 {
    if scene.board.possession.is_none() {
        return 0.0;
    }
    let area = scene.areas.iter().find(|area| area.active).map_or(2, |area| area.number);
    let shot = if scene.board.note.is_some() { 0.5 } else { 0.0 };
    show::stake(&scene.board, (f32::from(area) / 8.0 + shot).min(1.0))
}
