//! Tests of the characters: a person can read each of them, and the best bot does.

use super::*;
use crate::View;
use crate::action::HandShape;
use crate::bots::habit_bot::{HabitBot, HabitKind as Who};
use crate::state::Phase;
use ai::arena::BotMatchRequest;
use ai::testing::expect_points;
use ai::{Bot, BotChoice, Budget, Difficulty, HasBots};
use engine::{BySeat, MatchRng};
use words::DisplayText;

const CHARACTERS: [(Difficulty, Who); 5] = [
    (Difficulty::Rookie, Who::Hoarder),
    (Difficulty::Youth, Who::Favourites),
    (Difficulty::Amateur, Who::Upwards),
    (Difficulty::SemiPro, Who::ByHeart),
    (Difficulty::International, Who::Mirror),
];

/// A player that knows one habit and bets on it, and otherwise plays as a pro.
#[derive(Clone)]
struct Knower {
    model: HabitBot,
    sound: Box<dyn Bot<SoccerGo>>,
}

impl Knower {
    fn sit(who: Who, seat: Seat) -> Box<dyn Bot<SoccerGo>> {
        let sound = SoccerGo::bot(Difficulty::Pro, seat, &Options::default());
        Box::new(Self { model: HabitBot::new(who, !seat), sound })
    }
}

impl Bot<SoccerGo> for Knower {
    fn choose(
        &mut self,
        view: &View,
        legal: &[Action],
        budget: Budget,
        rng: &mut MatchRng,
    ) -> BotChoice<Action> {
        let table = &view.table;
        self.model.watch(table);
        let attacks = table.attacker == view.seat;
        let wanted = self.model.wants(table).filter(|action| legal.contains(action));
        match wanted {
            Some(Action::Hand(theirs)) => {
                let beats = HandShape::ALL.into_iter().find(|shape| shape.beats(theirs)).unwrap();
                BotChoice::new(Action::Hand(beats), DisplayText::EMPTY)
            }
            Some(theirs)
                if matches!(table.phase, Phase::Shot)
                    || table.cards_to_lay(Seat::Home) == table.cards_to_lay(Seat::Away) =>
            {
                if !attacks {
                    return BotChoice::new(theirs, DisplayText::EMPTY);
                }
                let others: Vec<Action> = legal.iter().filter(|action| **action != theirs).copied().collect();
                if others.is_empty() {
                    return BotChoice::new(theirs, DisplayText::EMPTY);
                }
                for _ in 0..20 {
                    let sound = self.sound.choose(view, legal, budget, rng);
                    if sound.action != theirs {
                        return sound;
                    }
                }
                BotChoice::any(&others, DisplayText::EMPTY, rng)
            }
            _ => self.sound.choose(view, legal, budget, rng),
        }
    }
}

#[test]
fn knowing_a_habit_beats_it() {
    for (difficulty, who) in CHARACTERS {
        let one = |seat| Knower::sit(who, seat);
        expect_points::<SoccerGo>(&one, difficulty, 200, 0.58);
    }
}

#[test]
fn the_strongest_bot_exploits_each_character() {
    for (difficulty, _) in CHARACTERS {
        let strongest = |seat| SoccerGo::bot(Difficulty::WorldClass, seat, &Options::default());
        expect_points::<SoccerGo>(&strongest, difficulty, 200, 0.53);
    }
}

/// The habit that the line of a character promises is visible: wherever one number, a direction or a hand is chosen,
/// the habit says which one most of the time, and is followed then.
#[test]
fn the_described_habit_of_a_character_shows_in_its_play() {
    for (difficulty, who) in CHARACTERS {
        let (mut asked, mut followed, mut kept) = (0_u32, 0_u32, 0_u32);
        for seed in 0..40 {
            let difficulties = BySeat::new(difficulty, Difficulty::Pro);
            let record = BotMatchRequest::<SoccerGo>::new(&Options::default(), seed, difficulties)
                .keep_record(true)
                .play()
                .unwrap()
                .record
                .unwrap();
            let mut model = HabitBot::new(who, Seat::Home);
            let watch = |_: usize, state: &SoccerGo, seat: Seat, action: &Action, _: &mut NullSink| {
                if seat != Seat::Home {
                    return;
                }
                let view = state.view(seat);
                model.watch(&view.table);
                let single = matches!(view.table.phase, Phase::Choose) && view.table.cards_to_lay(seat) == 1;
                if single || matches!(view.table.phase, Phase::Shot | Phase::Duel) {
                    let wanted = model.wants(&view.table).filter(|action| state.check(seat, action).is_ok());
                    asked += 1;
                    followed += u32::from(wanted.is_some());
                    kept += u32::from(wanted.as_ref() == Some(action));
                }
            };
            record.replay::<SoccerGo, _>(&mut NullSink, watch).unwrap();
        }
        let share = |n: u32, of: u32| f64::from(n) / f64::from(of.max(1));
        let (says, follows) = (share(followed, asked), share(kept, followed));
        println!("{difficulty}: the habit says {says:.2}, followed {follows:.2}");
        assert!(says > 0.5 && follows > 0.6, "{difficulty}: {says:.2} {follows:.2}");
    }
}
