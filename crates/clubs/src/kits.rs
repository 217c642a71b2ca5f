//! Which kit each side wears, and the colours in which a side is drawn.

use super::{Club, Kit};
use base::colour::{CHALK, NAVY, Rgb};

/// Minimum luminance contrast (WCAG ratio, from 1) between the shirts of two sides, so that they differ for players who
/// see no hues.
pub const MIN_SHIRT_CONTRAST: f64 = 1.8;
/// Minimum contrast between the two shirts of a club. Then one of the two differs from every other shirt by
/// [`MIN_SHIRT_CONTRAST`].
pub(super) const MIN_CONTRAST_OF_KITS: f64 = MIN_SHIRT_CONTRAST * MIN_SHIRT_CONTRAST;
/// Minimum contrast of chalk letters on the main colour, where they are large, and on the dark colour.
pub(super) const MIN_LETTER_CONTRAST: (f64, f64) = (3.0, 4.5);
/// Minimum contrast between the main colours in which panels, bars and marks of two sides are drawn.
const MIN_PANEL_CONTRAST: f64 = 1.25;
/// Minimum contrast of a main colour with the background of the screen (`NAVY`), on which marks and bars are drawn.
pub(super) const MIN_NIGHT_CONTRAST: f64 = 1.8;

/// The kit and colours of a side in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchKit {
    /// The shirt.
    pub kit: Kit,
    /// True for the second kit.
    pub second: bool,
    /// The main and the dark colour of the side; chalk letters stand out from both.
    pub colours: (Rgb, Rgb),
}

/// Returns true if those two shirts differ enough in luminance.
fn differ_in_luminance(one: &Kit, other: &Kit) -> bool {
    one.colours.0.contrast(other.colours.0) >= MIN_SHIRT_CONTRAST
}

/// Largest distance between two hues that look like one colour, degrees.
const MAX_SAME_HUE_DEGREES: f64 = 28.0;
/// Minimum saturation of a colour that has a hue, 0..=1.
const MIN_HUE_SATURATION: f64 = 0.25;

/// Returns the hue of a colour, in degrees; `None` for one that is nearly grey.
fn hue(colour: Rgb) -> Option<f64> {
    let [r, g, b] = colour.parts().map(|part| f64::from(part) / 255.0);
    let (high, low) = (r.max(g).max(b), r.min(g).min(b));
    let span = high - low;
    if high <= 0.0 || span / high < MIN_HUE_SATURATION {
        return None;
    }
    let sixth = if high == r {
        (g - b) / span
    } else if high == g {
        (b - r) / span + 2.0
    } else {
        (r - g) / span + 4.0
    };
    Some((60.0 * sixth).rem_euclid(360.0))
}

/// Returns true if both colours have a hue, and it looks like one.
fn of_one_hue(one: Rgb, other: Rgb) -> bool {
    hue(one).zip(hue(other)).is_some_and(|(a, b)| {
        let far = (a - b).abs();
        far.min(360.0 - far) < MAX_SAME_HUE_DEGREES
    })
}

/// Returns true if one shirt could be taken for the other: by luminance, or as a lighter one of the same hue.
fn look_alike(one: &Kit, other: &Kit) -> bool {
    let of_one_hue = of_one_hue(one.colours.0, other.colours.0);
    !differ_in_luminance(one, other)
        || of_one_hue && one.colours.0.contrast(other.colours.0) < MIN_CONTRAST_OF_KITS
}

/// Returns true if the shirts that those clubs wear against each other differ enough in luminance.
#[must_use]
pub fn distinguishable(home: &Club, away: &Club) -> bool {
    let [one, other] = worn(home, away);
    differ_in_luminance(&one.kit, &other.kit)
}

/// Returns the kits of both sides: home its first kit; away its first kit too, unless the shirts are too alike and the
/// second one is not.
pub(super) fn worn(home: &Club, away: &Club) -> [MatchKit; 2] {
    let [first, second] = away.kits;
    let at_home = MatchKit { kit: home.kits[0], second: false, colours: home.colours };
    let changes = look_alike(&at_home.kit, &first) && differ_in_luminance(&at_home.kit, &second);
    let kit = if changes { second } else { first };
    let holds = |main: Rgb| {
        main.contrast(home.colours.0) >= MIN_PANEL_CONTRAST
            && CHALK.contrast(main) >= MIN_LETTER_CONTRAST.0
            && main.contrast(NAVY) >= MIN_NIGHT_CONTRAST
    };
    // Letters are illegible on a pale shirt. The club's own colours match its crest. A shade of the shirt, such as
    // khaki, is used only if those colours would look like those of home.
    let of_shirt = (kit.colours.0, darkened(kit.colours.0));
    let own_serve = holds(away.colours.0) && !of_one_hue(away.colours.0, home.colours.0);
    let shirt_serves = changes && (holds(of_shirt.0) || !own_serve);
    let (main, dark) = if shirt_serves { of_shirt } else { away.colours };
    let main = nearest(main, holds);
    let dark = if dark.luminance() > main.luminance() { main } else { dark };
    [at_home, MatchKit { kit, second: changes, colours: (main, dark) }]
}

/// Returns the dark colour that goes with a shirt.
pub(super) fn darkened(shirt: Rgb) -> Rgb {
    let mut darker = (12..=50_u8).map(|step| shirt.mixed(Rgb(0), f32::from(step) / 50.0));
    darker.find(|dark| CHALK.contrast(*dark) >= MIN_LETTER_CONTRAST.1).unwrap_or(Rgb(0))
}

/// Returns the colour for which that holds: this one, or the nearest one that is darker or lighter.
fn nearest(colour: Rgb, holds: impl Fn(Rgb) -> bool) -> Rgb {
    let mut all = (0..=100_u8).flat_map(|step| {
        let share = f32::from(step) / 100.0;
        [Rgb(0), Rgb(0xFF_FFFF)].map(|other| colour.mixed(other, share))
    });
    all.find(|colour| holds(*colour)).unwrap_or(colour)
}

#[cfg(test)]
mod tests {
    use super::super::{DEFAULT_CLUB_IDS, KitPattern, countries, shipped};
    use super::*;

    /// Both orders of every pair. The sets of cards in four colours and in high contrast have no colours of clubs, so
    /// shirts, panels and bars are the same with them.
    #[test]
    fn every_pair_of_clubs_differs_in_luminance() {
        let mut changed = 0;
        let all = || shipped().iter().chain(countries());
        for home in all() {
            for away in all().filter(|away| away.id != home.id) {
                let [one, other] = worn(home, away);
                let pair = format!("{} v {}", home.id, away.id);
                assert!(differ_in_luminance(&one.kit, &other.kit), "{pair}: the shirts are too alike");
                assert!(one.kit == home.kits[0] && !one.second, "{pair}: home changes");
                assert_eq!(other.kit, away.kits[usize::from(other.second)], "{pair}");
                let panels = one.colours.0.contrast(other.colours.0);
                assert!(panels >= MIN_PANEL_CONTRAST, "{pair}: panels {panels:.2}");
                for (main, dark) in [one.colours, other.colours] {
                    assert!(CHALK.contrast(main) >= MIN_LETTER_CONTRAST.0, "{pair}: letters on {main}");
                    assert!(CHALK.contrast(dark) >= MIN_LETTER_CONTRAST.1, "{pair}: letters on {dark}");
                    assert!(main.contrast(NAVY) >= MIN_NIGHT_CONTRAST, "{pair}: {main} is not seen");
                }
                changed += usize::from(other.second);
            }
        }
        assert!((32..32 * 31).contains(&changed), "{changed} of {} change", 32 * 31);
    }

    /// Two shirts of one hue can differ in luminance and still look alike to most people.
    #[test]
    fn a_lighter_shirt_of_the_same_hue_is_changed_too() {
        let teal = Kit { pattern: KitPattern::Plain, colours: (Rgb(0x1C_7F86), CHALK) };
        let dark = Kit { pattern: KitPattern::Hoops, colours: (Rgb(0x0E_4A50), CHALK) };
        let blue = Kit { pattern: KitPattern::Plain, colours: (Rgb(0x16_2F78), CHALK) };
        assert!(differ_in_luminance(&teal, &dark) && look_alike(&teal, &dark));
        assert!(differ_in_luminance(&teal, &blue) && !look_alike(&teal, &blue));
        let mut changed = 0;
        for home in shipped().iter().chain(countries()) {
            for away in shipped().iter().chain(countries()).filter(|away| away.id != home.id) {
                let [one, other] = worn(home, away);
                changed += usize::from(other.second && differ_in_luminance(&one.kit, &away.kits[0]));
                assert!(
                    other.second
                        || !look_alike(&one.kit, &other.kit)
                        || !differ_in_luminance(&one.kit, &away.kits[1])
                );
            }
        }
        assert!(changed > 0, "the rule is used");
    }

    /// Millrace Rovers, who are green, change to sand against violet shirts: on the board that would be khaki.
    #[test]
    fn a_pale_second_kit_has_the_clubs_own_colours_on_the_board() {
        let club = |id: &str| super::super::find(id).unwrap();
        let (home, away) = (club("wexley-wanderers"), club("millrace-rovers"));
        let [_, worn_away] = worn(home, away);
        assert!(worn_away.second);
        assert_eq!((worn_away.kit, worn_away.colours), (away.kits[1], away.colours));
        let mut shades = 0;
        for home in shipped() {
            for away in shipped().iter().filter(|away| away.id != home.id) {
                let [one, other] = worn(home, away);
                let mains = [away.colours.0, other.kit.colours.0];
                let is_shade = other.second && !mains.contains(&other.colours.0);
                shades += usize::from(is_shade);
                let same_hue = of_one_hue(away.colours.0, one.colours.0);
                let near = away.colours.0.contrast(one.colours.0) < MIN_PANEL_CONTRAST;
                assert!(!is_shade || same_hue || near, "{} v {}: {}", home.id, away.id, other.colours.0);
            }
        }
        assert!(shades > 0, "two red clubs still differ on the board");
    }

    #[test]
    fn a_club_against_itself_changes() {
        for club in shipped() {
            let [one, other] = worn(club, club);
            assert!(other.second && differ_in_luminance(&one.kit, &other.kit), "{}", club.id);
        }
    }

    #[test]
    fn the_two_default_clubs_wear_their_first_kits_and_their_own_colours() {
        for [home, away] in [DEFAULT_CLUB_IDS, [DEFAULT_CLUB_IDS[1], DEFAULT_CLUB_IDS[0]]]
            .map(|pair| pair.map(|id| super::super::find(id).unwrap()))
        {
            let [one, other] = worn(home, away);
            assert!(!other.second);
            assert_eq!((one.colours, other.colours), (home.colours, away.colours));
        }
    }
}
