//! The clubs of a match: those of its entrants in a competition, kept with it, and gone with it.

use super::Evening;
use crate::clubs::{self, Clubs};
use crate::competition::{Competition, Kind, entrants};
use crate::flow::clubs::Meeting;
use crate::flow::page::{Go, Page};
use crate::flow::prefs::Data;
use crate::flow::start::{StartMatch, Watch};
use crate::games::named;
use crate::session::Match;
use crate::session::competition::UnderWay;
use crate::store::Store;
use bevy::prelude::*;

#[test]
fn the_clubs_of_the_entrants_meet_and_are_kept_with_the_match() {
    let mut evening = Evening::hasty(1280, 720);
    let game = named("soccer_cards").unwrap();
    // Everybody is a person, so that each match is played at the table.
    let cup = Competition::new(game, Kind::Cup, entrants(4, 4, None, &[]), 3).unwrap();
    let sides = cup.for_people().unwrap().sides;
    let clubs = Clubs::new(sides.map(clubs::of_entrant));
    assert_ne!(clubs, Clubs::default());
    let put = |world: &mut World, cup: Competition| {
        world.resource_scope(|world, mut on: Mut<UnderWay>| on.put(Some(cup), world.resource::<Data>()));
    };
    put(evening.world(), cup);
    let start = evening.get::<UnderWay>().next_match(evening.get::<Data>()).unwrap();
    assert_eq!((start.clubs.clone(), start.again(None).clubs), (clubs.ids(), clubs.ids()));
    evening.start(start);
    assert_eq!(evening.get::<Meeting>().0, clubs);
    assert_eq!(clubs::at_table(), clubs, "it was told to every text");
    // It is in the file, and there when the match goes on. As after a decision:
    evening.world().resource_mut::<Match>().revision += 1;
    evening.until("the match is saved", |evening| {
        let kept = evening.get::<Data>().0.now(Store::competition_matches).unwrap_or_default().0;
        kept.iter().any(|saved| saved.clubs == clubs.ids())
    });
    evening.title();
    assert_eq!((evening.get::<Meeting>().0, clubs::at_table()), (Clubs::default(), Clubs::default()));
    let left = evening.get::<UnderWay>().next_match(evening.get::<Data>()).unwrap();
    assert!(left.kept.is_some() && left.clubs == clubs.ids());
    // A replay shows them too.
    let record = named("penalties").unwrap().arena("").unwrap();
    let levels = crate::engine::BySeat::from_fn(|_| crate::ai::Level::Random);
    let record = record.bout(3, levels, true).unwrap().record.unwrap();
    let watch = Watch::new(record, None, Some(Page::Club)).unwrap();
    evening.world().write_message(Watch { clubs: clubs.ids(), ..watch });
    evening.frames(4);
    assert_eq!(evening.get::<Meeting>().0, clubs);
    evening.go(Go::Title(None));
    evening.frames(12);
    // A friendly has those of friendlies.
    let who = crate::engine::BySeat::from_fn(|_| crate::controller::Controller::Human);
    evening.start(StartMatch::new(game, String::new(), Some(5), who));
    assert_eq!(evening.get::<Meeting>().0, Clubs::default());
}
