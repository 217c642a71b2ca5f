//! Whose personal settings are in force: those of the person who plays first.
//!
//! Two people at one screen share one picture, one speed and one keyboard, so the settings of both cannot hold. Home's
//! do: that side also has the left half of the keys, and its name comes first everywhere.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::Seating;
use crate::flow::prefs::Prefs;
use players::people::{KnownPeople, PersonName};

/// Puts the personal settings of the first player in force, once that is another person.
pub(super) fn follow(
    seating: Option<Res<Seating>>,
    mut prefs: ResMut<Prefs>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let at_table = seating.as_ref().and_then(|seating| seating.first_person());
    let first = first_player(at_table, &prefs.settings.profiles.people);
    if first != prefs.settings.owner() {
        let first = first.cloned();
        prefs.hand_over(first);
        // The rooms adopt it in the next frame.
        redraw.write(RequestRedraw);
    }
}

/// Returns the person who plays first: in the match at the table, whose people may be others than those chosen to play
/// now. Without one, or if it is of somebody who was renamed or removed since, the one chosen to play first.
fn first_player<'a>(at_table: Option<&'a PersonName>, known: &'a KnownPeople) -> Option<&'a PersonName> {
    at_table.filter(|name| known.names().contains(name)).or_else(|| known.player(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_known_person_at_the_table_counts_before_the_one_chosen_to_play() {
        let [anna, ben, cy] = ["Anna", "Ben", "Cy"].map(|name| PersonName::parse(name).unwrap());
        let mut known = KnownPeople::default();
        assert_eq!(first_player(None, &known), None);
        assert_eq!(first_player(Some(&cy), &known), None);
        for (place, name) in [&anna, &ben].into_iter().enumerate() {
            known.rename(place, name.clone());
        }
        assert_eq!(first_player(None, &known), Some(&anna));
        assert_eq!(first_player(Some(&ben), &known), Some(&ben));
        assert_eq!(first_player(Some(&cy), &known), Some(&anna), "nobody here has that name now");
        known.choose(0, None);
        assert_eq!((first_player(None, &known), first_player(Some(&ben), &known)), (None, Some(&ben)));
    }
}
