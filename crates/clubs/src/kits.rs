//! Which kit each side wears, and the colours in which a side is drawn.

use super::{Club, Kit};
use base::colour::{CHALK, NAVY, Rgb};

/// Minimum luminance contrast between the shirts of two sides, so that they differ for players who see no hues.
pub const APART: f64 = 1.8;
/// Minimum contrast between the two shirts of a club. Then one of the two differs from every other shirt by
/// [`APART`].
pub(super) const BOTH_APART: f64 = APART * APART;
/// Minimum contrast of chalk letters on the main colour, where they are large, and on the dark one.
pub(super) const LETTERS: (f64, f64) = (3.0, 4.5);
/// Minimum contrast between the main colours in which panels, bars and marks of two sides are drawn.
const PANELS: f64 = 1.25;
/// Minimum contrast of a main colour with the night, on which marks and bars stand.
pub(super) const SEEN: f64 = 1.8;

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
fn apart(one: &Kit, other: &Kit) -> bool {
    one.colours.0.contrast(other.colours.0) >= APART
}

/// Largest distance between two hues that look like one colour, degrees.
const ONE_HUE: f64 = 28.0;
/// Minimum saturation of a colour that has a hue, 0..=1.
const COLOURED: f64 = 0.25;

/// Returns the hue of a colour, in degrees; `None` for one that is nearly grey.
fn hue(colour: Rgb) -> Option<f64> {
    let [r, g, b] = colour.parts().map(|part| f64::from(part) / 255.0);
    let (high, low) = (r.max(g).max(b), r.min(g).min(b));
    let span = high - low;
    if high <= 0.0 || span / high < COLOURED {
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
        far.min(360.0 - far) < ONE_HUE
    })
}

/// Returns true if one shirt could be taken for the other: by luminance, or as a lighter one of the same hue.
fn alike(one: &Kit, other: &Kit) -> bool {
    let of_one_hue = of_one_hue(one.colours.0, other.colours.0);
    !apart(one, other) || of_one_hue && one.colours.0.contrast(other.colours.0) < BOTH_APART
}

/// Returns true if the shirts that those clubs wear against each other differ enough in luminance.
#[must_use]
pub fn distinguishable(home: &Club, away: &Club) -> bool {
    let [one, other] = worn(home, away);
    apart(&one.kit, &other.kit)
}

/// Returns what both sides wear: home its first kit; away its first one too, unless the shirts are too alike and the
/// second one is not.
pub(super) fn worn(home: &Club, away: &Club) -> [MatchKit; 2] {
    let [first, second] = away.kits;
    let at_home = MatchKit { kit: home.kits[0], second: false, colours: home.colours };
    let changes = alike(&at_home.kit, &first) && apart(&at_home.kit, &second);
    let kit = if changes { second } else { first };
    let holds = |main: Rgb| {
        main.contrast(home.colours.0) >= PANELS
            && CHALK.contrast(main) >= LETTERS.0
            && main.contrast(NAVY) >= SEEN
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
    darker.find(|dark| CHALK.contrast(*dark) >= LETTERS.1).unwrap_or(Rgb(0))
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
    use super::super::{DEFAULT, KitPattern, countries, shipped};
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
                assert!(apart(&one.kit, &other.kit), "{pair}: the shirts are too alike");
                assert!(one.kit == home.kits[0] && !one.second, "{pair}: home changes");
                assert_eq!(other.kit, away.kits[usize::from(other.second)], "{pair}");
                let panels = one.colours.0.contrast(other.colours.0);
                assert!(panels >= PANELS, "{pair}: panels {panels:.2}");
                for (main, dark) in [one.colours, other.colours] {
                    assert!(CHALK.contrast(main) >= LETTERS.0, "{pair}: letters on {main}");
                    assert!(CHALK.contrast(dark) >= LETTERS.1, "{pair}: letters on {dark}");
                    assert!(main.contrast(NAVY) >= SEEN, "{pair}: {main} is not seen");
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
        assert!(apart(&teal, &dark) && alike(&teal, &dark));
        assert!(apart(&teal, &blue) && !alike(&teal, &blue));
        let mut changed = 0;
        for home in shipped().iter().chain(countries()) {
            for away in shipped().iter().chain(countries()).filter(|away| away.id != home.id) {
                let [one, other] = worn(home, away);
                changed += usize::from(other.second && apart(&one.kit, &away.kits[0]));
                assert!(other.second || !alike(&one.kit, &other.kit) || !apart(&one.kit, &away.kits[1]));
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
                let alike = of_one_hue(away.colours.0, one.colours.0);
                let near = away.colours.0.contrast(one.colours.0) < PANELS;
                assert!(!is_shade || alike || near, "{} v {}: {}", home.id, away.id, other.colours.0);
            }
        }
        assert!(shades > 0, "two red clubs still differ on the board");
    }

    #[test]
    fn a_club_against_itself_changes() {
        for club in shipped() {
            let [one, other] = worn(club, club);
            assert!(other.second && apart(&one.kit, &other.kit), "{}", club.id);
        }
    }

    #[test]
    fn the_two_clubs_of_friendlies_wear_their_first_kits_and_their_own_colours() {
        for [home, away] in
            [DEFAULT, [DEFAULT[1], DEFAULT[0]]].map(|pair| pair.map(|id| super::super::find(id).unwrap()))
        {
            let [one, other] = worn(home, away);
            assert!(!other.second);
            assert_eq!((one.colours, other.colours), (home.colours, away.colours));
        }
    }
}
