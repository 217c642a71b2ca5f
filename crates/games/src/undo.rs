//! Decides whether a decision may be undone: only if no side gained information by it.
//!
//! The test uses information sets: in every determinization of a side's view before the decision, the side must observe
//! the same afterwards, with whatever action was legal there. Determinizations come from [`Game::determinize`] with a
//! fixed seed, so the answer is always the same.

use std::collections::HashMap;

use engine::sink::RecordingSink;
use engine::{Game, MatchRng, NullSink, Seat, SeatSet};
use stage::StagedGame;
use stage::offer::Secrecy;
use stage::present::present;
use stage::scene::{Audience, Scene};
use stage::show_rng::ShowRng;
use stage::step::AnimationStep;

/// Determinizations of each side in which the decision itself is applied.
const WORLDS: usize = 8;
/// Determinizations of each side searched for one in which the decision was not legal. A card that is now face up would
/// be held in all of them by chance only once in many thousand matches.
const SOUGHT: usize = 256;

/// The screen that two people share.
const SCREEN: Audience = Audience { seat: Seat::Home, shared: true };

/// Returns true if no side's view gained information by the decision beyond what the side knew or chose itself.
pub(super) fn nobody_learnt<G: StagedGame>(before: &G, now: &G, seat: Seat, action: &G::Action) -> bool {
    !lays_open(before, now, seat)
        && is_indistinguishable(before, seat, action, |side, world, action| {
            let mut world = world.clone();
            world.apply(seat, action, &mut NullSink).is_ok() && world.view(side) == now.view(side)
        })
}

/// Returns true if a card that was secret to that side is now face up for the other side. Such a decision stands even
/// if the other side could have inferred the card, by counting or from the seats that owe a decision.
fn lays_open<G: StagedGame>(before: &G, now: &G, seat: Seat) -> bool {
    let view = before.view(seat);
    if G::secrecy(&view, seat) != Secrecy::PrivacyScreen && !G::plays_itself(&view, seat) {
        return false;
    }
    let open = |state: &G, seat: Seat| faces(G::scene(&state.view(seat), Audience { seat, shared: false }));
    turns_up(&open(before, seat), &open(before, !seat), &open(now, !seat))
}

/// Returns true if the other side sees more cards of some face now than before, and the side itself saw that face
/// before.
fn turns_up(own: &FaceCounts, other_before: &FaceCounts, other_now: &FaceCounts) -> bool {
    let before = |face: &String| other_before.get(face).copied().unwrap_or(0);
    other_now.iter().any(|(face, count)| own.contains_key(face) && *count > before(face))
}

/// The face-up cards of a scene: how many there are of each face.
type FaceCounts = HashMap<String, usize>;

/// Counts the face-up cards of a scene by face.
fn faces(scene: Scene) -> FaceCounts {
    let mut faces = HashMap::new();
    for card in scene.cards.into_iter().filter(|card| !card.is_down()) {
        *faces.entry(card.face).or_default() += 1;
    }
    faces
}

/// Returns true if a shared screen has shown nothing from which either player could gain information, provided that
/// neither has looked behind the privacy screen since. The comparison covers the steps and the seat that the privacy
/// screen names, but not changes of views that nobody has seen yet.
pub(super) fn nobody_was_shown<G: StagedGame>(
    before: &G,
    now: &G,
    seat: Seat,
    action: &G::Action,
    cast: ShowRng,
) -> bool {
    if lays_open(before, now, seat) {
        return false;
    }
    let Some(shown) = shown(before, seat, action, cast) else { return false };
    is_indistinguishable(before, seat, action, |_, world, action| {
        self::shown(world, seat, action, cast).as_ref() == Some(&shown)
    })
}

/// Returns true if `alike` holds in every sampled determinization of each side's view: with the same decision if it was
/// legal there, otherwise with another one.
fn is_indistinguishable<G: Game>(
    before: &G,
    seat: Seat,
    action: &G::Action,
    alike: impl Fn(Seat, &G, &G::Action) -> bool,
) -> bool {
    let mut rng = MatchRng::new(WORLDS as u64);
    before.seats().iter().all(|side| {
        let view = before.view(side);
        (0..SOUGHT).all(|n| {
            let world = G::determinize(&view, &mut rng);
            match world.check(seat, action) {
                Ok(()) => n >= WORLDS || alike(side, &world, action),
                Err(_) => world.sample(seat, &mut rng).is_some_and(|other| alike(side, &world, &other)),
            }
        })
    })
}

/// The steps that a shared screen shows of a decision before anybody looks behind the privacy screen, and the seats
/// asked then.
type SharedView = (Vec<AnimationStep>, SeatSet);

fn shown<G: StagedGame>(before: &G, seat: Seat, action: &G::Action, cast: ShowRng) -> Option<SharedView> {
    let look = |state: &G| -> Scene { G::scene(&state.view(SCREEN.seat), SCREEN) };
    let (table, mut now) = (look(before), before.clone());
    let mut recording = RecordingSink::new(look);
    now.apply(seat, action, &mut recording).ok()?;
    let first = recording.pass_windows.first().copied();
    let mut presented = present::<G>(&table, look(&now), recording.seen, SCREEN, cast, |_, _| {});
    // Steps after a hush wait behind the privacy screen, and with them the fact whether there was a decision to make.
    let asked = match first {
        Some((events, asked)) => {
            presented.steps.truncate(presented.before.get(events).copied().unwrap_or(usize::MAX));
            SeatSet::one(asked)
        }
        None => now.seats_to_move(),
    };
    Some((presented.steps, asked))
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::collections::HashSet;

    use super::*;
    use crate::dyn_bot::DynBot;
    use crate::dyn_game::DynGame;
    use crate::dyn_match::DynMatch;
    use crate::soccer_cards::SoccerCards;
    use crate::soccer52::Soccer52;
    use crate::{GAMES, named};
    use ai::{Budget, Difficulty};
    use engine::BySeat;
    use engine::toy::ToyGame;
    use stage::scene::{CardHighlight, CardId, CardView};

    /// Counts the face-up cards that an audience sees, by face.
    fn open(live: &dyn DynMatch, audience: Audience) -> FaceCounts {
        faces(live.scene(audience))
    }

    fn alone(seat: Seat) -> Audience {
        Audience { seat, shared: false }
    }

    /// Returns everything that any player can see of a match: scenes, stories, and decisions owed.
    fn all_seen(live: &dyn DynMatch) -> String {
        let audiences = [alone(Seat::Home), alone(Seat::Away), SCREEN];
        let seen = audiences.map(|audience| (live.scene(audience), live.summary(audience)));
        let asked = BySeat::from_fn(|seat| (live.prompt(seat), live.offers(seat)));
        format!("{seen:?} {asked:?} {:?} {:?}", live.seats_to_move(), live.record().actions)
    }

    /// Plays a random match, with a random order of simultaneous decisions. Calls `each` after every decision with the
    /// match before and after it, and its seat.
    fn played(
        game: &dyn DynGame,
        options: &str,
        seed: u64,
        mut each: impl FnMut(&str, &dyn DynMatch, &mut dyn DynMatch, Seat),
    ) {
        let (mut live, _) = game.start(options, seed, SCREEN).unwrap();
        let mut bots: BySeat<Box<dyn DynBot>> = BySeat::from_fn(|seat| live.bot(Difficulty::Random, seat));
        let mut rng = MatchRng::new(seed);
        for n in 0..400 {
            let owed = live.seats_to_move();
            let Some(first) = owed.first() else { return };
            let seat = if owed == SeatSet::BOTH && rng.toss() == Seat::Away { Seat::Away } else { first };
            let (action, _) = bots[seat].answer(&live.question(seat), Budget::Iterations(1));
            let before = game.resume(live.record()).unwrap();
            live.submit(seat, &action, SCREEN).unwrap();
            let at = format!("{} {options} seed {seed}, decision {n}: {seat} {action}", game.id());
            each(&at, before.as_ref(), live.as_mut(), seat);
        }
    }

    #[test]
    fn a_card_counts_as_revealed_if_the_other_side_learns_a_known_card() {
        let faces = |faces: &[(&str, usize)]| -> FaceCounts {
            faces.iter().map(|(face, count)| ((*face).to_owned(), *count)).collect()
        };
        let turned = |own, before, now| turns_up(&faces(own), &faces(before), &faces(now));
        for (own, before, now, expected) in [
            (&[("ace", 1)][..], &[][..], &[("ace", 1)][..], true),
            (&[("ace", 2)], &[("ace", 1)], &[("ace", 2)], true),
            (&[("ace", 1), ("king", 1)], &[("ace", 1)], &[("ace", 1), ("king", 1)], true),
            // The side itself did not see the card: it is news to both.
            (&[("king", 1)], &[], &[("ace", 1)], false),
            // As many as before, or fewer.
            (&[("ace", 1)], &[("ace", 1)], &[("ace", 1)], false),
            (&[("ace", 2)], &[("ace", 2)], &[("ace", 1)], false),
            (&[("ace", 1)], &[("ace", 1)], &[], false),
        ] {
            assert_eq!(turned(own, before, now), expected, "{own:?} {before:?} {now:?}");
        }
    }

    /// In all games: a decision that turned a secret card face up for the other side cannot be undone; and an undone
    /// decision leaves no trace in anything that a player can see.
    #[test]
    fn a_decision_that_informed_the_other_side_cannot_be_undone() {
        for game in GAMES {
            let (mut taken, mut stayed) = (0, 0);
            for seed in 0..12 {
                let mut known: BySeat<HashSet<String>> = BySeat::default();
                played(*game, "", seed, |at, before, live, seat| {
                    let (own, now) = (open(before, alone(seat)), open(live, alone(!seat)));
                    let count = |faces: &FaceCounts, face: &str| faces.get(face).copied().unwrap_or(0);
                    // A card that the other side has met before may be known to be there.
                    for side in Seat::BOTH {
                        known[side].extend(open(before, alone(side)).into_keys());
                    }
                    let news = |face: &&String| !known[!seat].contains(*face) && count(&own, face) > 0;
                    let shown = now.keys().find(news).filter(|_| before.secrecy(seat) != Secrecy::Open);
                    let may = [live.may_undo(seat), live.may_undo_unseen(seat)];
                    assert!(may[1] || !may[0], "{at}: less at a screen than in views");
                    if let Some(face) = shown {
                        assert_eq!(may, [false; 2], "{at}: {face} lies open");
                        stayed += 1;
                    }
                    assert_eq!(
                        [live.may_undo(!seat), live.may_undo_unseen(!seat)],
                        [false; 2],
                        "{at}: not theirs"
                    );
                    if may[1] {
                        let mut back = game.resume(live.record()).unwrap();
                        assert!(if may[0] { back.undo(seat) } else { back.undo_unseen(seat) }, "{at}");
                        assert_eq!(all_seen(back.as_ref()), all_seen(before), "{at}");
                        taken += 1;
                    }
                });
            }
            println!("{}: {taken} taken back, {stayed} stayed", game.id());
        }
    }

    /// SC-6, SC-8, SC-11: the rules fix the side that leads first in a half before the hands are split. The second
    /// split therefore reveals nothing, and can be undone until somebody looks. A led card is face up and cannot be
    /// taken back, even if the other side could already suspect it.
    #[test]
    fn sc_6_the_lead_is_known_before_the_split_and_led_cards_stay() {
        for options in ["", "(match: Cup, neutral: true)"] {
            let mut splits = 0;
            for seed in 0..40 {
                let mut leads = 0;
                played(named("soccer_cards").unwrap(), options, seed, |at, _, live, seat| {
                    let (_, action) = live.record().actions.last().unwrap();
                    let may = [live.may_undo(seat), live.may_undo_unseen(seat)];
                    if action.starts_with("Split") {
                        splits += 1;
                        assert_eq!(may, [true; 2], "{at}");
                        // Once both have split, the lead is as the rules say, for every seed.
                        let lead = live.scene(SCREEN).board.possession;
                        assert!(lead.is_none_or(|lead| lead == Seat::Away), "{at}");
                    } else if action.starts_with("Lead") && leads < 16 {
                        // SC-11: those of extra time lie open before they are led.
                        assert_eq!(may, [false; 2], "{at}");
                        leads += 1;
                    }
                });
            }
            assert!(splits >= 80, "{splits}");
        }
    }

    /// SC-11: a led card lies open, whatever the other side can infer; a split shows the other side nothing.
    #[test]
    fn sc_11_a_led_card_lies_open_and_a_split_hand_does_not() {
        let mut rng = MatchRng::new(3);
        let mut state = SoccerCards::setup(&Default::default(), 3, &mut NullSink).unwrap();
        let (mut led, mut split) = (0, 0);
        while let Some(seat) = state.seats_to_move().first() {
            let (before, action) = (state.clone(), state.sample(seat, &mut rng).unwrap());
            state.apply(seat, &action, &mut NullSink).unwrap();
            let open = lays_open(&before, &state, seat);
            let action = action.to_string();
            if action.starts_with("Lead") && led < 16 {
                assert!(open, "{seat} {action}");
                led += 1;
            } else if action.starts_with("Split") {
                assert!(!open, "{seat} {action}");
                split += 1;
            }
        }
        assert!(led == 16 && split > 1, "{led} {split}");
    }

    /// What tells a secret may show in few of the positions that a side thinks possible.
    #[test]
    fn a_difference_in_one_of_eight_possible_positions_is_found() {
        let toy = ToyGame::setup(&Default::default(), 1, &mut NullSink).unwrap();
        let met = Cell::new(0);
        let alike = |_, _: &ToyGame, _: &_| {
            met.set(met.get() + 1);
            met.get() < 8
        };
        assert!(!is_indistinguishable(&toy, Seat::Home, &engine::toy::Action::Left, alike));
    }

    /// Where another decision was made, since the card that was laid lies elsewhere.
    #[test]
    fn a_difference_in_one_of_a_hundred_positions_with_another_decision_is_found() {
        let mut rng = MatchRng::new(3);
        let mut state = Soccer52::setup(&Default::default(), 3, &mut NullSink).unwrap();
        let is_found = loop {
            let Some(seat) = state.seats_to_move().first() else { break false };
            let action = state.sample(seat, &mut rng).unwrap();
            let met = Cell::new(0);
            let alike = |_, _: &Soccer52, other: &_| {
                met.set(met.get() + usize::from(*other != action));
                met.get() < 100
            };
            if !is_indistinguishable(&state, seat, &action, alike) {
                break true;
            }
            state.apply(seat, &action, &mut NullSink).unwrap();
        };
        assert!(is_found);
    }

    #[test]
    fn cards_that_are_face_up_are_counted_by_face() {
        let card = |face: &str| CardView {
            id: CardId(0),
            zone: "hand",
            index: 0,
            face: face.to_owned(),
            look: CardHighlight::default(),
            picture: None,
        };
        let cards = ["ace", "back", "ace", "king"].map(card).into();
        let counted = faces(Scene { cards, ..Scene::default() });
        assert_eq!(counted, [("ace", 2), ("king", 1)].map(|(face, count)| (face.to_owned(), count)).into());
    }

    /// A player who used no card behind the privacy screen may undo until somebody looks, even if the other side
    /// already owes its next decision: the screen has not shown that yet.
    #[test]
    fn a_decision_not_shown_on_the_screen_yet_can_be_undone() {
        let (mut by_views, mut by_screen) = (0, 0);
        for seed in 0..6 {
            played(named("soccer_go").unwrap(), "", seed, |_, before, live, seat| {
                if before.secrecy(seat) == Secrecy::PrivacyScreen
                    && before.seats_to_move() == SeatSet::one(seat)
                {
                    by_views += usize::from(live.may_undo(seat));
                    by_screen += usize::from(live.may_undo_unseen(seat));
                }
            });
        }
        assert!(by_screen > by_views, "{by_screen}, {by_views}");
    }
}
