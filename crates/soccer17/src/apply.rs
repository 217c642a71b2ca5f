//! Carries out a decision step by step, and emits an event for each step.

use super::ability::{CATENACCIO_PENALTY, NEVER_BEATEN_BONUS, SECOND_BALL_CARDS};
use super::action::{Action, AttackCard, DefenceCard};
use super::data::{OptionEffect, TeamAbility};
use super::event::Event;
use super::options::{MatchKind, Options};
use super::refusal::Refusal;
use super::state::{
    CENTRE, CHANCE_CARDS, ChanceCard, Duel, DuelResult, LaidCard, MAX_STARS, OWN_BOX, PENALTY_AREA,
    PENALTY_STRENGTH, Period, Phase, ShotSlot, ShotState, Soccer17, TURN_MINUTES, Table, clamp_strength,
};
use engine::{BySeat, EventSink, MatchRng, NullSink, Seat, Shootout};

impl Soccer17 {
    /// S17-1: tosses the coin; heads: home wins.
    pub(crate) fn before_the_match(options: Options, seed: u64, sink: &mut impl EventSink<Self>) -> Self {
        let mut rng = MatchRng::new(seed);
        let winner = rng.toss();
        let table = Table {
            options,
            period: options.first_period(),
            time: 0,
            first: winner,
            attacker: winner,
            area: CENTRE,
            stars: 0,
            bonus: None,
            tackle: BySeat::new(true, true),
            laid: BySeat::default(),
            last: None,
            phase: Phase::Toss { winner },
            shot: None,
            score: BySeat::default(),
            shootout: None,
            level_after_normal_time: false,
        };
        let state =
            Self { table, attack: None, defence: None, goal_slot: 0, asks_legacy_questions: false, rng };
        sink.emit(&state, || Event::Tossed { winner });
        state
    }

    /// Carries out one decision.
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        action: Action,
        sink: &mut impl EventSink<Self>,
    ) -> Result<(), Refusal> {
        self.table.check_action(seat, action)?;
        let asked = std::mem::replace(&mut self.table.phase, Phase::Running);
        match action {
            Action::Attack => self.kick_off(seat, sink),
            Action::Defend => self.kick_off(!seat, sink),
            Action::Dribble | Action::OneTwo | Action::Pass => {
                self.attack = action.attack_card();
                self.seal(seat, sink);
            }
            Action::Anticipate | Action::Block | Action::Press | Action::Tackle => {
                self.defence = action.defence_card();
                self.seal(seat, sink);
            }
            Action::FreeKick(play) => {
                sink.emit(self, || Event::FreeKickTaken { by: seat, play });
                self.resolve(play, sink);
            }
            Action::Option(k) => {
                if let Phase::Option { play } = asked {
                    self.perform(play, k, sink);
                }
            }
            Action::Bonus(bonus) => {
                self.table.bonus = Some(bonus);
                sink.emit(self, || Event::BonusChosen { by: seat, bonus });
                self.end_turn(sink);
            }
            Action::Ability(used) => self.apply_ability_answer(asked, seat, used, sink),
            Action::Take(i) => self.take(i, sink),
            Action::Rebound => self.rebound(sink),
            Action::LetGo => {
                sink.emit(self, || Event::ReboundSpared { by: seat });
                self.miss(sink);
            }
        }
        Ok(())
    }

    /// S17-1, S17-23: begins the match once the first attacker is chosen.
    fn kick_off(&mut self, first: Seat, sink: &mut impl EventSink<Self>) {
        self.table.first = first;
        self.begin_half(self.table.options.first_period(), first, sink);
    }

    /// S17-3, S17-17: begins a half with fresh ball, time, stars and hands.
    fn begin_half(&mut self, period: Period, attacker: Seat, sink: &mut impl EventSink<Self>) {
        let table = &mut self.table;
        table.period = period;
        table.time = 0;
        table.attacker = attacker;
        table.area = CENTRE;
        table.stars = 0;
        table.bonus = None;
        table.tackle = BySeat::new(true, true);
        table.phase = Phase::Lay;
        sink.emit(self, || Event::HalfBegan { period, attacker });
    }

    /// S17-4: lays the first card face down; the second reveals both.
    fn seal(&mut self, seat: Seat, sink: &mut impl EventSink<Self>) {
        match (self.attack, self.defence) {
            (Some(attack), Some(defence)) => {
                self.attack = None;
                self.defence = None;
                self.reveal(attack, defence, sink);
            }
            _ => {
                self.table.laid[seat] = LaidCard::FaceDown;
                self.table.phase = Phase::Lay;
                sink.emit(self, || Event::Sealed { seat });
            }
        }
    }

    /// S17-5: reveals both cards.
    fn reveal(&mut self, attack: AttackCard, defence: DefenceCard, sink: &mut impl EventSink<Self>) {
        let attacker = self.table.attacker;
        self.table.laid[attacker] = LaidCard::Attack(attack);
        self.table.laid[!attacker] = LaidCard::Defence(defence);
        self.table.last = Some(Duel { attacker, attack, defence });
        let clash = DuelResult::of(attack, defence);
        sink.emit(self, || Event::Revealed { attacker, attack, defence, clash });
        match clash {
            DuelResult::Turnover => {
                self.turn_over(sink);
                self.end_turn(sink);
            }
            DuelResult::Resolve => self.resolve(attack, sink),
            DuelResult::Foul => self.foul(sink),
        }
    }

    /// S17-6: gives the ball to the other side.
    fn turn_over(&mut self, sink: &mut impl EventSink<Self>) {
        let table = &mut self.table;
        table.attacker = !table.attacker;
        table.area = PENALTY_AREA - table.area;
        table.stars = 0;
        table.bonus = None;
        let (attacker, area) = (table.attacker, table.area);
        sink.emit(self, || Event::Turnover { attacker, area });
        if area == OWN_BOX {
            let to = OWN_BOX + 1;
            self.table.area = to;
            sink.emit(self, || Event::KeeperPassed { by: attacker, to });
        }
    }

    /// S17-12: discards the card, then gives a penalty in the box, elsewhere a free kick.
    fn foul(&mut self, sink: &mut impl EventSink<Self>) {
        let (attacker, defender) = (self.table.attacker, self.table.defender());
        sink.emit(self, || Event::Foul { by: defender });
        self.table.laid[defender] = LaidCard::Nothing;
        self.discard(defender, sink);
        if self.table.area == PENALTY_AREA {
            sink.emit(self, || Event::PenaltyGiven { to: attacker });
            self.announce(PENALTY_STRENGTH, 0, true, sink);
            return;
        }
        self.table.phase = Phase::FreeKick;
        let idle = !self.asks_legacy_questions && self.table.moves_in_vain(&AttackCard::ALL);
        if idle {
            self.table.phase = Phase::Running;
        }
        sink.emit(self, || Event::FreeKickGiven { to: attacker });
        if idle {
            // The tackled card continues.
            let play = AttackCard::Dribble;
            sink.emit(self, || Event::FreeKickTaken { by: attacker, play });
            self.resolve(play, sink);
        }
    }

    /// S17-10, S17-12: removes Tackle/Rebound until the end of the half.
    fn discard(&mut self, seat: Seat, sink: &mut impl EventSink<Self>) {
        self.table.tackle[seat] = false;
        sink.emit(self, || Event::ActionDiscarded { seat });
    }

    /// S17-7: asks for an option if there is a choice.
    fn resolve(&mut self, play: AttackCard, sink: &mut impl EventSink<Self>) {
        let idle = !self.asks_legacy_questions && self.table.moves_in_vain(&[play]);
        if !idle && self.table.options_differ(self.table.effects(play)) {
            self.table.phase = Phase::Option { play };
        } else {
            self.perform(play, 0, sink);
        }
    }

    /// S17-7: carries out an option.
    fn perform(&mut self, play: AttackCard, option: u8, sink: &mut impl EventSink<Self>) {
        let effect = self.table.effects(play)[usize::from(option)];
        let by = self.table.attacker;
        sink.emit(self, || Event::OptionTaken { by, option, effect });
        match effect {
            OptionEffect::Move { advance, stars } => {
                if advance > 0 {
                    let from = self.table.area;
                    let to = from + advance;
                    self.table.area = to;
                    sink.emit(self, || Event::Advanced { from, to });
                }
                self.gain_stars(stars, sink);
            }
            OptionEffect::Shot(printed) => {
                let bonus = self.table.star_bonus(play);
                self.announce(printed, bonus, false, sink);
            }
        }
    }

    /// S17-8: adds stars. The first one asks for a bonus; two at once, or the second, settle it; a third is lost.
    fn gain_stars(&mut self, gained: u8, sink: &mut impl EventSink<Self>) {
        let by = self.table.attacker;
        let before = self.table.stars;
        let stars = (before + gained).min(MAX_STARS);
        if stars == before {
            return self.end_turn(sink);
        }
        self.table.stars = stars;
        self.table.bonus = None;
        let idle = !self.asks_legacy_questions && self.table.is_last_turn();
        if stars == 1 && !idle {
            self.table.phase = Phase::Bonus;
            sink.emit(self, || Event::StarsGained { by, stars });
        } else {
            sink.emit(self, || Event::StarsGained { by, stars });
            self.end_turn(sink);
        }
    }

    /// S17-9, S17-22: announces a shot and asks its first question.
    fn announce(&mut self, printed: u8, bonus: u8, penalty: bool, sink: &mut impl EventSink<Self>) {
        let by = self.table.attacker;
        let shot = ShotState {
            by,
            penalty,
            printed,
            bonus,
            added: 0,
            lowered: 0,
            rebound: false,
            shuffled: false,
            to_take: clamp_strength((printed + bonus) as i8),
            slots: [ShotSlot::FaceDown; CHANCE_CARDS as usize],
        };
        self.table.shot = Some(shot);
        let strength = shot.strength();
        sink.emit(self, || Event::ShotAnnounced { by, printed, bonus, strength });
        if self.table.never_beaten_counts(&shot) {
            self.table.phase = Phase::NeverBeaten;
        } else {
            self.ask_catenaccio(shot, sink);
        }
    }

    fn ask_catenaccio(&mut self, shot: ShotState, sink: &mut impl EventSink<Self>) {
        if self.table.catenaccio_counts(&shot) {
            self.table.phase = Phase::Catenaccio;
        } else {
            self.shuffle(shot, sink);
        }
    }

    /// S17-21: applies the answer of Germany, Italy or England.
    fn apply_ability_answer(&mut self, asked: Phase, by: Seat, used: bool, sink: &mut impl EventSink<Self>) {
        let Some(mut shot) = self.table.shot else { return };
        let ability = match asked {
            Phase::NeverBeaten => TeamAbility::NeverBeaten,
            Phase::Catenaccio => TeamAbility::Catenaccio,
            _ => TeamAbility::SecondBall,
        };
        if used {
            match ability {
                TeamAbility::NeverBeaten => shot.added = NEVER_BEATEN_BONUS,
                TeamAbility::Catenaccio => shot.lowered = CATENACCIO_PENALTY,
                TeamAbility::SecondBall => {}
            }
            shot.to_take =
                if ability == TeamAbility::SecondBall { SECOND_BALL_CARDS } else { shot.strength() };
            self.table.shot = Some(shot);
            let cards = shot.to_take;
            sink.emit(self, || Event::AbilityUsed { by, ability, cards });
        } else {
            sink.emit(self, || Event::AbilitySpared { by, ability });
        }
        match ability {
            TeamAbility::NeverBeaten => self.ask_catenaccio(shot, sink),
            TeamAbility::Catenaccio => self.shuffle(shot, sink),
            TeamAbility::SecondBall => self.begin_rebound(shot.to_take, sink),
        }
    }

    /// S17-9: shuffles the six chance cards; strength 0 is a miss at once.
    fn shuffle(&mut self, mut shot: ShotState, sink: &mut impl EventSink<Self>) {
        self.goal_slot = self.rng.index(usize::from(CHANCE_CARDS)) as u8;
        shot.shuffled = true;
        self.table.shot = Some(shot);
        let goal = usize::from(self.goal_slot);
        sink.emit(self, || {
            let mut order = [ChanceCard::Crowd; CHANCE_CARDS as usize];
            order[goal] = ChanceCard::Goal;
            Event::ChanceShuffled { order: Some(order) }
        });
        if shot.to_take == 0 {
            self.missed(shot, sink);
        } else {
            self.table.phase = Phase::Take;
        }
    }

    /// S17-9: turns one card up; the goal card ends the taking.
    fn take(&mut self, i: u8, sink: &mut impl EventSink<Self>) {
        let Some(mut shot) = self.table.shot else { return };
        let Some(slot) = shot.slot_of(i) else { return };
        let goal = slot == usize::from(self.goal_slot);
        shot.slots[slot] = if goal { ShotSlot::Goal } else { ShotSlot::Crowd };
        shot.to_take = if goal { 0 } else { shot.to_take - 1 };
        self.table.shot = Some(shot);
        let by = shot.by;
        let more = !goal && shot.to_take > 0;
        if more {
            self.table.phase = Phase::Take;
        }
        sink.emit(self, || Event::ChanceTaken { by, slot: slot as u8, goal });
        if more {
            return;
        }
        if self.table.period == Period::Shootout {
            self.end_kick(goal, sink);
        } else if goal {
            self.score_goal(sink);
        } else {
            self.missed(shot, sink);
        }
    }

    /// S17-10: handles a miss, which may be followed by one rebound.
    fn missed(&mut self, shot: ShotState, sink: &mut impl EventSink<Self>) {
        if !shot.rebound && self.table.tackle[shot.by] {
            self.table.phase = Phase::Rebound;
        } else {
            self.miss(sink);
        }
    }

    /// S17-10: discards Tackle/Rebound for one more card, or England's two.
    fn rebound(&mut self, sink: &mut impl EventSink<Self>) {
        let Some(mut shot) = self.table.shot else { return };
        shot.rebound = true;
        shot.to_take = 1;
        self.table.shot = Some(shot);
        self.discard(shot.by, sink);
        if self.table.second_ball_counts(&shot) {
            self.table.phase = Phase::SecondBall;
        } else {
            self.begin_rebound(shot.to_take, sink);
        }
    }

    fn begin_rebound(&mut self, cards: u8, sink: &mut impl EventSink<Self>) {
        let by = self.table.attacker;
        self.table.phase = Phase::Take;
        sink.emit(self, || Event::Rebounded { by, cards });
    }

    /// S17-11: counts a goal; the ball goes to the centre and the roles change.
    fn score_goal(&mut self, sink: &mut impl EventSink<Self>) {
        let by = self.table.attacker;
        self.table.score[by] += 1;
        let score = self.table.score;
        sink.emit(self, || Event::Goal { by, score });
        self.table.area = CENTRE;
        self.turn_over(sink);
        self.end_turn(sink);
    }

    /// S17-11: the ball goes to the defender's keeper and the roles change.
    fn miss(&mut self, sink: &mut impl EventSink<Self>) {
        let by = self.table.attacker;
        self.table.area = PENALTY_AREA;
        sink.emit(self, || Event::Missed { by });
        self.turn_over(sink);
        self.end_turn(sink);
    }

    fn clear_cards(&mut self) {
        self.table.laid = BySeat::default();
        self.table.shot = None;
        self.goal_slot = 0;
    }

    /// S17-13, S17-14: returns cards to hand and advances the time, or ends the half.
    fn end_turn(&mut self, sink: &mut impl EventSink<Self>) {
        self.clear_cards();
        let last = self.table.is_last_turn();
        if !last {
            self.table.time += TURN_MINUTES;
            self.table.phase = Phase::Lay;
        }
        let time = self.table.time;
        sink.emit(self, || Event::TurnEnded { time });
        if last {
            self.end_half(sink);
        }
    }

    /// S17-15, S17-16, S17-18, S17-23: continues with the next half or the shootout, or ends the match.
    fn end_half(&mut self, sink: &mut impl EventSink<Self>) {
        let Table { period, score, first, options, .. } = self.table;
        let level = score.ahead().is_none();
        if period == Period::SecondHalf {
            self.table.level_after_normal_time = level;
        }
        sink.emit(self, || Event::HalfEnded { period, score });
        match period {
            Period::FirstHalf => self.begin_half(Period::SecondHalf, !first, sink),
            Period::SecondHalf if level && options.has_extra_time() => {
                self.begin_half(Period::ExtraFirst, first, sink);
            }
            Period::SecondHalf if level && options.kind == MatchKind::Cup => self.begin_shootout(sink),
            Period::ExtraFirst => self.begin_half(Period::ExtraSecond, !first, sink),
            Period::ExtraSecond if level => self.begin_shootout(sink),
            Period::SecondHalf | Period::ExtraSecond | Period::Shootout => self.end_match(sink),
        }
    }

    /// S17-19: begins the shootout. The side that attacked first in the match kicks first in every pair, and every
    /// pair is sudden death.
    fn begin_shootout(&mut self, sink: &mut impl EventSink<Self>) {
        let first = self.table.first;
        let table = &mut self.table;
        table.period = Period::Shootout;
        table.time = 0;
        table.attacker = first;
        table.area = PENALTY_AREA;
        table.stars = 0;
        table.bonus = None;
        table.shootout = Some(Shootout::new(0, first));
        sink.emit(self, || Event::ShootoutBegan { first });
        self.announce(PENALTY_STRENGTH, 0, true, sink);
    }

    /// S17-19: ends a kick. A pair with one goal and one miss decides.
    fn end_kick(&mut self, scored: bool, sink: &mut impl EventSink<Self>) {
        let by = self.table.attacker;
        let Some(shootout) = &mut self.table.shootout else { return };
        shootout.take(scored);
        let (kicks, decided) = (shootout.scored, shootout.decided());
        sink.emit(self, || Event::KickTaken { by, scored, kicks });
        self.clear_cards();
        if decided {
            self.end_match(sink);
        } else {
            self.table.attacker = !by;
            self.announce(PENALTY_STRENGTH, 0, true, sink);
        }
    }

    /// S17-17: returns true if a build that also asked questions without effect would have accepted all these
    /// decisions from here on.
    pub(crate) fn answered_formerly(&self, decisions: &[(Seat, Action)]) -> bool {
        let mut then = Self { asks_legacy_questions: true, ..self.clone() };
        decisions.iter().all(|(seat, action)| then.act(*seat, *action, &mut NullSink).is_ok())
    }

    fn end_match(&mut self, sink: &mut impl EventSink<Self>) {
        self.table.phase = Phase::Over;
        if let Some(outcome) = self.table.outcome() {
            sink.emit(self, || Event::MatchEnded { outcome });
        }
    }
}
