//! Rules of thumb: a bot that looks one turn ahead and likes what worked. It plays the coach's rollouts, the cards of
//! the field and what no longer changes the result. No difficulty is this bot.

use super::lays_in_attack;
use crate::action::{Action, AttackCard, DefenceCard};
use crate::data::OptionEffect;
use crate::state::{
    CENTRE, CHANCE_CARDS, DuelResult, MAX_STARS, OWN_BOX, PENALTY_AREA, PENALTY_STRENGTH, Phase, Table,
    clamp_strength,
};
use crate::{Soccer17, View};
use ai::matrix::{MatrixSolver, sample};
use ai::{Bot, BotChoice, Budget, MISTAKE_REASON};
use engine::MatchRng;
use words::id;

/// Probability that the bot repeats the card that worked when they last had the same role.
const REPEAT_PROBABILITY: f64 = 0.15;

/// The card that worked in a side's last attack, and in its last defence; none where it did not work.
#[derive(Clone, Default)]
struct LastSuccess {
    attack: Option<Action>,
    defence: Option<Action>,
}

impl LastSuccess {
    /// Observes the last cards. Returns the card that worked in that role, if it is in hand and the bot
    /// repeats it.
    fn again(&mut self, view: &View, attacks: bool, rng: &mut MatchRng) -> Option<BotChoice<Action>> {
        if let Some(duel) = view.table.last {
            let stopped = DuelResult::of(duel.attack, duel.defence) == DuelResult::Turnover;
            if duel.attacker == view.seat {
                self.attack = (!stopped).then(|| duel.attack.action());
            } else {
                self.defence = stopped.then(|| duel.defence.action());
            }
        }
        let worked = if attacks { self.attack } else { self.defence };
        let held = |card: &Action| *card != Action::Tackle || view.table.tackle[view.seat];
        worked
            .filter(held)
            .filter(|_| rng.unit() < REPEAT_PROBABILITY)
            .map(|card| BotChoice::new(card, id!("s17-bot-worked")))
    }
}

/// Probability of a random action.
const SLIP: f64 = 0.12;
/// Estimated goals of an attack from an area, from area 1 on.
const THREAT: [f64; PENALTY_AREA as usize] = [0.14, 0.20, 0.28, 0.42];
/// Estimated goals that a star adds.
const STAR: f64 = 0.06;
/// Estimated goals of holding Tackle/Rebound.
const CARD: f64 = 0.05;

/// A bot that looks one turn ahead, in goals. It knows neither score nor clock nor the abilities.
#[derive(Clone)]
pub(super) struct HeuristicBot {
    solver: MatrixSolver,
    slip: f64,
    /// The cards that worked; none for a bot that repeats no card.
    worked: Option<LastSuccess>,
}

impl Default for HeuristicBot {
    fn default() -> Self {
        Self { solver: MatrixSolver::new(), slip: SLIP, worked: Some(LastSuccess::default()) }
    }
}

fn threat(area: u8, stars: u8) -> f64 {
    let place = usize::from(area.clamp(OWN_BOX + 1, PENALTY_AREA)) - 1;
    THREAT[place] + STAR * f64::from(stars)
}

/// Returns the expected goals of a shot, without its rebound.
fn shot(strength: u8) -> f64 {
    let chance = f64::from(strength) / f64::from(CHANCE_CARDS);
    chance * (1.0 - threat(CENTRE, 0)) - (1.0 - chance) * threat(OWN_BOX + 1, 0)
}

/// Returns the value of an option to the attacker, in goals.
fn card_value(table: &Table, play: AttackCard, effect: OptionEffect) -> f64 {
    match effect {
        OptionEffect::Move { advance, stars } => {
            threat(table.area + advance, (table.stars + stars).min(MAX_STARS))
        }
        OptionEffect::Shot(printed) => shot(clamp_strength((printed + table.star_bonus(play)) as i8)),
    }
}

/// Returns the strength of the strongest shot that the card brings here, stars included; 0 if it brings none.
pub(super) fn shot_strength(table: &Table, play: AttackCard) -> u8 {
    let bonus = table.star_bonus(play);
    let strength = |effect: &OptionEffect| match effect {
        OptionEffect::Shot(printed) => printed + bonus,
        OptionEffect::Move { .. } => 0,
    };
    table.effects(play).iter().map(strength).max().unwrap_or(0)
}

/// Returns the value of the card to the attacker if nothing stops it, in goals.
pub(super) fn resolved(table: &Table, play: AttackCard) -> f64 {
    table
        .effects(play)
        .iter()
        .map(|effect| card_value(table, play, *effect))
        .fold(f64::NEG_INFINITY, f64::max)
}

impl HeuristicBot {
    /// Creates a bot without slips and without a card that it repeats.
    pub(super) fn steady() -> Self {
        Self { solver: MatrixSolver::new(), slip: 0.0, worked: None }
    }

    /// Draws a card from the mix of this turn, which ends with the estimates above.
    pub(super) fn lay(&mut self, view: &View, attacks: bool, rng: &mut MatchRng) -> BotChoice<Action> {
        if let Some(made) = self.worked.as_mut().and_then(|worked| worked.again(view, attacks, rng)) {
            return made;
        }
        let table = &view.table;
        let guards =
            if table.tackle[table.defender()] { DefenceCard::ALL.len() } else { DefenceCard::ALL.len() - 1 };
        let turnover = -threat(PENALTY_AREA - table.area, 0);
        let mut payoff = Vec::with_capacity(AttackCard::ALL.len() * guards);
        for play in AttackCard::ALL {
            for guard in &DefenceCard::ALL[..guards] {
                payoff.push(match DuelResult::of(play, *guard) {
                    DuelResult::Turnover => turnover,
                    DuelResult::Resolve => resolved(table, play),
                    DuelResult::Foul if table.area == PENALTY_AREA => shot(PENALTY_STRENGTH) + CARD,
                    DuelResult::Foul => {
                        CARD + AttackCard::ALL
                            .map(|play| resolved(table, play))
                            .into_iter()
                            .fold(0.0, f64::max)
                    }
                });
            }
        }
        self.solver.solve(AttackCard::ALL.len(), guards, &payoff);
        let mix = if attacks { self.solver.row_mix() } else { self.solver.column_mix() };
        let k = sample(mix, rng);
        let action = if attacks { AttackCard::ALL[k].action() } else { DefenceCard::ALL[k].action() };
        BotChoice::new(action, id!("s17-bot-mixes"))
    }

    /// Returns the answer with the highest estimate.
    pub(super) fn choose_best_estimate(
        &self,
        view: &View,
        legal: &[Action],
        rng: &mut MatchRng,
    ) -> BotChoice<Action> {
        let table = &view.table;
        let value = |action: &Action| match (table.phase, *action) {
            (Phase::Option { play }, Action::Option(k)) => {
                table.effects(play).get(usize::from(k)).map_or(0.0, |effect| card_value(table, play, *effect))
            }
            (Phase::FreeKick, Action::FreeKick(play)) => resolved(table, play),
            // Adding cards, removing them, trying again: usually good.
            (_, Action::Ability(true) | Action::Rebound) => 1.0,
            _ => 0.0,
        };
        let best = legal.iter().map(value).fold(f64::NEG_INFINITY, f64::max);
        let good: Vec<Action> = legal.iter().filter(|action| value(action) >= best).copied().collect();
        BotChoice::any(&good, id!("s17-bot-best-one-turn"), rng)
    }
}

impl Bot<Soccer17> for HeuristicBot {
    fn choose(&mut self, view: &View, legal: &[Action], _: Budget, rng: &mut MatchRng) -> BotChoice<Action> {
        if rng.unit() < self.slip {
            return BotChoice::any(legal, MISTAKE_REASON, rng);
        }
        match lays_in_attack(view) {
            Some(attacks) => self.lay(view, attacks, rng),
            None => self.choose_best_estimate(view, legal, rng),
        }
    }
}
