//! The commentary of Soccer Solitaire: strengths that add up, tackles, counters, cards.

use crate::stage::moment::topics;

topics! {
    /// The first team to act in a half has the ball.
    BALL_TAKEN, Notable:
        "{us} are first to the ball, and mean to keep it.",
        "It was nobody's ball. Now it is theirs: {us}.",
        "{us} help themselves to the ball.",
        "{us} have the first touch. Finders keepers.";

    /// A pass that comes off; `{what}` are the strengths, such as `12 v 8`.
    PASSED, Routine:
        "{us} pass, {what}, and a fresh pair of legs comes up.",
        "It adds up for {us}: {what}. On they go.",
        "{what}. {us} keep it, and change the man.",
        "Tidy from {us}. The next one takes over.",
        "{us} move it along, {what}.";

    /// A pass that is lost; the side is the one that has the ball now.
    PASS_CUT, Routine:
        "{them} pass, {what}. That was never enough. {us} have it.",
        "Cut out! {us} had the bigger sum.",
        "{us} say thank you for that pass.",
        "Too weak by half, and {us} pick it up.",
        "{what}, and it goes straight to {us}.";

    /// A tackle that wins the ball.
    TACKLED, Notable:
        "{us} win it, {what}. It all adds up.",
        "In they go, {what}, and {us} come away with it.",
        "Strength in numbers: {us} take the ball, {what}.",
        "A proper tackle by {us}. {them} look for the ball.",
        "{us} had been saving up for that one. {what}.";

    /// A tackle that does not.
    TACKLE_MISSED, Routine:
        "{us} slide in, {what}. {them} hardly notice.",
        "Not enough, {what}. But it stays on the pile for the next try.",
        "{us} tackle the air. {them} carry on.",
        "A gentle shove from {us}. {what} will not do.";

    /// A counter that wins the ball.
    COUNTERED, Notable:
        "A counter! {us} turn it round in one go.",
        "{us} take the risk, {what}, and away they go.",
        "Bold, and it works. {us} are on the break.",
        "{us} pounce! {what}, and the stands are up.";

    /// A shot that is held; the side is the keeper's.
    HELD, Notable:
        "{gloves} holds it. {what} was not the sum they wanted.",
        "Straight at {gloves}, who looks almost offended.",
        "No goal! {us} have the ball, and {them} have regrets.",
        "{gloves} takes it out of the air. {what}, and no more.",
        "{them} shoot, {what}, and {gloves} says no.";

    /// A first yellow card for that side.
    YELLOW_CARD, Big:
        "Yellow! {us} lunged with {what} and paid for it.",
        "Into the book. One more of those and {us} are a man down.",
        "A yellow card for {us}. That one lies sideways from now on.",
        "The referee reaches for the pocket. Yellow, {us}.";

    /// A second yellow card: it counts as a goal, and the side is the one it counts for.
    SENT_OFF, Big:
        "Off! A second yellow, and it counts as a goal for {us}. {score}.",
        "Two yellows make a red, and a red makes it {score}.",
        "Sent off! {them} lose a man, {us} gain a goal. Harsh sums.",
        "{them} cannot argue, though they do. Off, and {score}.",
        "A goal for {us} that nobody kicked. Second yellow, {score}.";

    /// Nobody scores a kick.
    KICK_LEVEL, Big:
        "Like against like. Nobody scores that one.",
        "Level cards, no goal, more nerves.",
        "Neither gives an inch. {score} still.",
        "Nothing in it. Shake it off and go again.";

    /// Full time, because the other side has no cards left.
    NOBODY_LEFT, Big:
        "{them} have nobody left to play. That does settle it.",
        "The last of {them} leaves the pitch. {us} win by default of rivals.",
        "{us} have run out of opponents. Full time.",
        "An empty half of the pitch, and {us} have won it.";

    /// A medal for the manager.
    MEDAL, Big:
        "That will be {what} for the manager. Somewhere for it on the shelf?",
        "A {what} medal. Polish it, and come back for a better one.",
        "{what} it is. Well managed, every card of it.",
        "The board have a medal for you: {what}.";
}

#[cfg(test)]
mod tests {
    use super::super::tests::variants;
    use super::{KICK_LEVEL, NOBODY_LEFT, TOPICS};
    use crate::engine::card::pack52;
    use crate::engine::{BySeat, Decided, Outcome};
    use crate::games::solitaire::Solitaire;
    use crate::games::solitaire::event::Event;
    use crate::stage::Staged;
    use crate::stage::commentary::lines;
    use crate::stage::commentary::testing::commentary_is_sound;
    use crate::stage::moment::{Subject, Topic};
    use crate::stage::scene::Scene;
    use crate::stage::show::Show;
    use crate::stage::testing::{AUDIENCES, cast};

    /// Topics that hardly ever occur in random play.
    const SELDOM: [&Topic; 2] = [&KICK_LEVEL, &NOBODY_LEFT];

    #[test]
    fn what_is_seldom_has_its_lines_too() {
        let outcome = Outcome::of(Decided::Elimination, BySeat::new(11, 2), None, false);
        let cards = BySeat::from_fn(|_| pack52()[0]);
        let kicks = BySeat::from_fn(|_| 1);
        let events =
            [Event::KickTaken { kick: 3, cards, scorer: None, kicks }, Event::MatchEnded { outcome }];
        for (event, topic) in events.iter().zip(SELDOM) {
            let scene = Scene::default();
            let beats = Solitaire::stage(event, Show::new(&scene, scene.clone(), AUDIENCES[0], cast()));
            let subjects = beats.iter().filter_map(|beat| Some(&beat.moment.as_ref()?.subject));
            assert_eq!(subjects.collect::<Vec<_>>(), [&Subject::Of(topic)], "{event:?}");
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
            &lines::LATE_WINNER,
            &lines::FULL_NARROW,
            &lines::FULL_CLEAR,
            &lines::FULL_ROUT,
        ];
        commentary_is_sound::<Solitaire>(&variants(), 8, TOPICS, &SELDOM, &shared);
    }
}
