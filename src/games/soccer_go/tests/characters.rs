//! Tests of the characters: a person can read each of them, and the best bot does.

use super::*;
use crate::ai::arena::between_minds;
use crate::ai::{Bot, Budget, Choice, HasBots, Level};
use crate::engine::MatchRng;
use crate::games::soccer_go::View;
use crate::games::soccer_go::action::Shape;
use crate::games::soccer_go::bots::character::{Character, Kind as Who};
use crate::games::soccer_go::state::Phase;

const CHARACTERS: [(Level, Who); 5] = [
    (Level::Rookie, Who::Hoarder),
    (Level::Youth, Who::Favourites),
    (Level::Amateur, Who::Upwards),
    (Level::SemiPro, Who::ByHeart),
    (Level::International, Who::Mirror),
];

/// A player that knows one habit and bets on it, and otherwise plays as a pro.
#[derive(Clone)]
struct Knower {
    model: Character,
    sound: Box<dyn Bot<SoccerGo>>,
}

impl Knower {
    fn sit(who: Who, seat: Seat) -> Box<dyn Bot<SoccerGo>> {
        let sound = SoccerGo::bot(Level::Pro, seat, &Options::default());
        Box::new(Self { model: Character::new(who, !seat), sound })
    }
}

impl Bot<SoccerGo> for Knower {
    fn choose(
        &mut self,
        view: &View,
        legal: &[Action],
        budget: Budget,
        rng: &mut MatchRng,
    ) -> Choice<Action> {
        let table = &view.table;
        self.model.watch(table);
        let attacks = table.attacker == view.seat;
        let wanted = self.model.wants(table).filter(|action| legal.contains(action));
        match wanted {
            Some(Action::Hand(theirs)) => {
                let beats = Shape::ALL.into_iter().find(|shape| shape.beats(theirs)).unwrap();
                Choice::new(Action::Hand(beats), "")
            }
            Some(theirs)
                if matches!(table.phase, Phase::Shot) || table.lays(Seat::Home) == table.lays(Seat::Away) =>
            {
                if !attacks {
                    return Choice::new(theirs, "");
                }
                let others: Vec<Action> = legal.iter().filter(|action| **action != theirs).copied().collect();
                if others.is_empty() {
                    return Choice::new(theirs, "");
                }
                for _ in 0..20 {
                    let sound = self.sound.choose(view, legal, budget, rng);
                    if sound.action != theirs {
                        return sound;
                    }
                }
                Choice::any(&others, "", rng)
            }
            _ => self.sound.choose(view, legal, budget, rng),
        }
    }
}

#[test]
fn a_habit_that_is_known_is_beaten() {
    for (level, who) in CHARACTERS {
        let options = Options::default();
        let one = |seat| Knower::sit(who, seat);
        let points =
            between_minds::<SoccerGo>(&options, 200, &one, &|seat| SoccerGo::bot(level, seat, &options));
        assert!(points.share() > 0.58, "{level}: {points:?}");
    }
}

#[test]
fn the_best_we_have_finds_each_of_them_out() {
    for (level, _) in CHARACTERS {
        let options = Options::default();
        let bot = |level| move |seat| SoccerGo::bot(level, seat, &Options::default());
        let points = between_minds::<SoccerGo>(&options, 200, &bot(Level::WorldClass), &bot(level));
        assert!(points.share() > 0.53, "{level}: {points:?}");
    }
}
