//! The commentary of Soccer Solitaire: strengths that add up, tackles, counters, cards.

use stage::moment::topics;
use words::id;

topics! {
    pub(crate),
    /// The first team to act in a half has the ball.
    BALL_TAKEN, Notable: id!("say-sol-ball-taken");

    /// A pass that comes off; `{what}` are the strengths, such as `12 v 8`.
    PASSED, Routine: id!("say-sol-passed");

    /// A pass that is lost; the side is the one that has the ball now.
    PASS_CUT, Routine: id!("say-sol-pass-cut");

    /// A tackle that wins the ball.
    TACKLED, Notable: id!("say-sol-tackled");

    /// A tackle that does not.
    TACKLE_MISSED, Routine: id!("say-sol-tackle-missed");

    /// A counter that wins the ball.
    COUNTERED, Notable: id!("say-sol-countered");

    /// A shot that is held; the side is the keeper's.
    HELD, Notable: id!("say-sol-held");

    /// A first yellow card for that side.
    YELLOW_CARD, Big: id!("say-sol-yellow-card");

    /// A second yellow card: it counts as a goal, and the side is the one it counts for.
    SENT_OFF, Big: id!("say-sol-sent-off");

    /// Nobody scores a kick.
    KICK_LEVEL, Big: id!("say-sol-kick-level");

    /// Full time, because the other side has no cards left.
    NOBODY_LEFT, Big: id!("say-sol-nobody-left");

    /// A medal for the manager.
    MEDAL, Big: id!("say-sol-medal");
}

#[cfg(test)]
mod tests {
    use super::super::tests::variants;
    use super::{KICK_LEVEL, NOBODY_LEFT, TOPICS};
    use crate::Solitaire;
    use crate::event::Event;
    use engine::card::pack52;
    use engine::{BySeat, Decided, Outcome};
    use stage::StagedGame;
    use stage::commentary::lines;
    use stage::commentary::testing::commentary_is_sound;
    use stage::moment::{CommentaryTopic, MomentKind};
    use stage::scene::Scene;
    use stage::show::ShowBuilder;
    use stage::testing::{AUDIENCES, show_rng};

    /// Topics that hardly ever occur in random play.
    const SELDOM: [&CommentaryTopic; 2] = [&KICK_LEVEL, &NOBODY_LEFT];

    #[test]
    fn rare_moments_have_their_lines() {
        let outcome = Outcome::of(Decided::Elimination, BySeat::new(11, 2), None, false);
        let cards = BySeat::from_fn(|_| pack52()[0]);
        let kicks = BySeat::from_fn(|_| 1);
        let events =
            [Event::KickTaken { kick: 3, cards, scorer: None, kicks }, Event::MatchEnded { outcome }];
        for (event, topic) in events.iter().zip(SELDOM) {
            let scene = Scene::default();
            let steps =
                Solitaire::stage(event, ShowBuilder::new(&scene, scene.clone(), AUDIENCES[0], show_rng()));
            let subjects = steps.iter().filter_map(|step| Some(&step.moment.as_ref()?.subject));
            assert_eq!(subjects.collect::<Vec<_>>(), [&MomentKind::Of(topic)], "{event:?}");
        }
    }

    #[test]
    fn every_moment_has_its_lines() {
        let shared = [
            &lines::KICK_OFF,
            &lines::HALF_LEVEL,
            &lines::HALF_LEAD,
            &lines::SECOND_HALF,
            &lines::EXTRA_TIME,
            &lines::LAST_STRETCH,
            &lines::PENALTIES,
            &lines::KICK_SCORED,
            &lines::FULL_KICKS,
            &lines::OPENER,
            &lines::EQUALISER,
            &lines::GO_AHEAD,
            &lines::CUSHION,
            &lines::LIFELINE,
            &lines::CONSOLATION,
            &lines::BRACE,
            &lines::HAT_TRICK,
            &lines::LATE_EQUALISER,
            &lines::TOO_LATE,
            &lines::FULL_NARROW,
            &lines::FULL_CLEAR,
            &lines::FULL_ROUT,
        ];
        commentary_is_sound::<Solitaire>(&variants(), 8, TOPICS, &SELDOM, &shared);
    }
}
