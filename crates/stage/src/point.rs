//! The target that a step of a lesson points at, and its position in a scene.

use serde::Deserialize;

use super::layout::{CARD, DesignPoint, DesignRect, FIELD, LANE};
use super::mouth::GOAL_FRAME;
use super::scene::{BallPosition, CardId, Scene, Zone};
use engine::Seat;

/// A target on the table or in the HUD.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum HintTarget {
    /// The cards that the step asks the player to choose, or the prompt if it asks for no card.
    Choice,
    /// The prompt.
    Prompt,
    /// The scoreboard.
    Board,
    /// The panel above the pitch that only some games have; files call it `Track`, as the first of them is one.
    #[serde(rename = "Track")]
    GamePanel,
    /// The small panel in the corner below the right stand.
    Note,
    /// The ball.
    Ball,
    /// The goal that this side defends.
    Goal(Seat),
    /// An area of the field, from 0 at the left.
    Area(usize),
    /// The player of that side with that number.
    Shirt(Seat, u8),
    /// The cards of the zone with that name, or the place of the zone while it is empty.
    Zone(String),
    /// The cards with a given face: name of the zone, then key of the face.
    Card(String, String),
}

/// Half the side of the square around a small target, such as the ball or a shirt, design units.
const SMALL_TARGET_HALF_SIDE: f32 = 40.0;
/// The mouth of a goal: its depth behind the line and its reach to either side of the lane, design units.
const MOUTH: (f32, f32) = (64.0, 104.0);

impl HintTarget {
    /// Returns the rectangles of the target on the sheet; empty if the scene has no such target, or if it is a part
    /// of the HUD, which is anchored to the window.
    #[must_use]
    pub fn places(&self, scene: &Scene, zones: &[Zone]) -> Vec<DesignRect> {
        match self {
            Self::Choice | Self::Prompt | Self::Board | Self::GamePanel | Self::Note => Vec::new(),
            Self::Ball => {
                scene.ball.iter().map(|ball| around(ball_at(*ball, scene), SMALL_TARGET_HALF_SIDE)).collect()
            }
            Self::Goal(_) if scene.mouth.is_some() => vec![GOAL_FRAME],
            Self::Goal(seat) => vec![mouth(*seat)],
            Self::Area(n) => scene.areas.get(*n).map(|area| area.rect).into_iter().collect(),
            Self::Shirt(side, number) => {
                let Some(mouth) = &scene.mouth else {
                    let shirts = scene.shirts.iter().filter(|s| (s.side, s.number) == (*side, *number));
                    return shirts.map(|shirt| around(shirt.at, SMALL_TARGET_HALF_SIDE)).collect();
                };
                let [kicker, keeper] = mouth.people();
                let kicks = (mouth.kicker.side, mouth.kicker.number) == (*side, *number);
                let keeps = (!mouth.kicker.side, mouth.keeper) == (*side, *number);
                let people = [(kicks, kicker), (keeps, keeper)];
                people.into_iter().filter(|(meant, _)| *meant).map(|(_, person)| person).collect()
            }
            Self::Zone(name) => {
                let Some(zone) = zones.iter().find(|zone| zone.id == name) else { return Vec::new() };
                let cards = cards(scene, zone, |_| true);
                if cards.is_empty() { vec![card(zone.at, zone.scale)] } else { cards }
            }
            Self::Card(name, face) => {
                let Some(zone) = zones.iter().find(|zone| zone.id == name) else { return Vec::new() };
                cards(scene, zone, |shown| shown == face)
            }
        }
    }

    /// Returns true if the target is present in the scene, or in the HUD that goes with it.
    #[must_use]
    pub fn is_there(&self, scene: &Scene, zones: &[Zone]) -> bool {
        match self {
            Self::Choice | Self::Prompt | Self::Board => true,
            Self::GamePanel => scene.extension.is_some(),
            Self::Note => scene.board.note.is_some(),
            _ => !self.places(scene, zones).is_empty(),
        }
    }
}

/// Returns the rectangle of a card on the sheet, with its label; `None` if the scene has no such card.
#[must_use]
pub fn card_place(scene: &Scene, zones: &[Zone], card: CardId) -> Option<DesignRect> {
    scene.card_position(zones, card).map(|(at, scale)| labelled_card(scene, at, scale))
}

fn cards(scene: &Scene, zone: &Zone, shows: impl Fn(&String) -> bool) -> Vec<DesignRect> {
    let here = scene.cards.iter().filter(|card| card.zone == zone.id);
    let count = here.clone().count();
    let shown = here.filter(|card| shows(&card.face));
    shown.map(|card| labelled_card(scene, zone.place(card.index, count).0, zone.scale)).collect()
}

/// Returns the rectangle of a card with the labels that belong to it, so that a frame round it cuts through none.
fn labelled_card(scene: &Scene, at: DesignPoint, scale: f32) -> DesignRect {
    let own = scene.labels.iter().filter(|label| label.card == Some(at));
    own.fold(card(at, scale), |area, label| {
        let (w, h) = label.size();
        area.union(DesignRect::new(label.at.x - w / 2.0, label.at.y - h / 2.0, w, h))
    })
}

fn card(at: DesignPoint, scale: f32) -> DesignRect {
    let (w, h) = (CARD.0 * scale, CARD.1 * scale);
    DesignRect::new(at.x - w / 2.0, at.y - h / 2.0, w, h)
}

fn around(at: DesignPoint, half: f32) -> DesignRect {
    DesignRect::new(at.x - half, at.y - half, 2.0 * half, 2.0 * half)
}

fn mouth(seat: Seat) -> DesignRect {
    let (deep, wide) = MOUTH;
    let x = if seat == Seat::Home { FIELD.x - deep } else { FIELD.x + FIELD.w };
    DesignRect::new(x, LANE - wide, deep, 2.0 * wide)
}

fn ball_at(ball: BallPosition, scene: &Scene) -> DesignPoint {
    match ball {
        BallPosition::Area(n) => {
            let x = scene.areas.get(n).map_or(FIELD.centre().x, |area| area.rect.centre().x);
            DesignPoint::new(x, LANE)
        }
        BallPosition::Spot(at) => at,
        BallPosition::GoalOf(seat) | BallPosition::MissAt(seat) => mouth(seat).centre(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mouth::GoalMouth;
    use crate::scene::{CardHighlight, CardView, FieldArea, LabelStyle, TableLabel};
    use engine::Shootout;
    use words::DisplayText;

    const ZONES: &[Zone] = &[Zone::fan("hand", DesignPoint::new(500.0, 900.0), 1.0, 260.0, 0.0, 0.0)];

    fn scene() -> Scene {
        let card = |id: u16, index: usize, face: &str| CardView {
            id: CardId(id),
            zone: "hand",
            index,
            face: face.into(),
            look: CardHighlight::Plain,
            picture: None,
        };
        let area = FieldArea { rect: FIELD, number: 0, name: DisplayText::verbatim("all"), active: true };
        Scene {
            cards: vec![card(1, 0, "a"), card(2, 1, "b")],
            areas: vec![area],
            ball: Some(BallPosition::Area(0)),
            ..Scene::default()
        }
    }

    #[test]
    fn hints_point_at_the_goal_and_the_players_of_the_goal_mouth() {
        let shootout = Shootout::new(3, Seat::Home);
        let mouth = GoalMouth::without_choice(&shootout, Seat::Home, None);
        let [kicker, keeper] = mouth.people();
        let scene = Scene { mouth: Some(mouth), ..Scene::default() };
        assert_eq!(HintTarget::Goal(Seat::Away).places(&scene, ZONES), [GOAL_FRAME]);
        assert_eq!(HintTarget::Shirt(Seat::Home, 9).places(&scene, ZONES), [kicker]);
        assert_eq!(HintTarget::Shirt(Seat::Away, 1).places(&scene, ZONES), [keeper]);
        assert!(!HintTarget::Shirt(Seat::Away, 9).is_there(&scene, ZONES));
    }

    /// A frame round a card leaves its label whole, and does not reach for that of the next card.
    #[test]
    fn a_card_is_pointed_at_with_its_label() {
        let mut scene = scene();
        let middles = [370.0, 630.0].map(|x| DesignPoint::new(x, 900.0));
        let label = |card: DesignPoint| {
            let at = DesignPoint::new(card.x, 720.0);
            TableLabel::new(at, LabelStyle::Count, DisplayText::verbatim("2 stop it")).on(card)
        };
        scene.labels = middles.map(label).into();
        let (_, high) = scene.labels[1].size();
        let with_label = DesignRect::new(505.0, 720.0 - high / 2.0, 250.0, 355.0 + high / 2.0);
        assert_eq!(card_place(&scene, ZONES, CardId(2)), Some(with_label));
        assert_eq!(HintTarget::Card("hand".into(), "b".into()).places(&scene, ZONES), [with_label]);
        scene.labels[1].card = None;
        let b = DesignRect::new(505.0, 725.0, 250.0, 350.0);
        assert_eq!(card_place(&scene, ZONES, CardId(2)), Some(b), "words of the table belong to no card");
    }

    #[test]
    fn hint_targets_are_where_they_are_drawn() {
        let scene = scene();
        let b = HintTarget::Card("hand".into(), "b".into()).places(&scene, ZONES);
        assert_eq!(b, [DesignRect::new(505.0, 725.0, 250.0, 350.0)]);
        assert_eq!(Some(b[0]), card_place(&scene, ZONES, CardId(2)));
        assert_eq!(HintTarget::Zone("hand".into()).places(&scene, ZONES).len(), 2);
        assert_eq!(HintTarget::Zone("hand".into()).places(&Scene::default(), ZONES).len(), 1);
        assert_eq!(
            HintTarget::Ball.places(&scene, ZONES)[0].centre(),
            DesignPoint::new(FIELD.centre().x, LANE)
        );
        for absent in [
            HintTarget::Card("hand".into(), "c".into()),
            HintTarget::Zone("foot".into()),
            HintTarget::Area(1),
            HintTarget::GamePanel,
        ] {
            assert!(!absent.is_there(&scene, ZONES), "{absent:?}");
        }
    }
}
