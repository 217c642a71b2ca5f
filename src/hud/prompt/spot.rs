//! The placement of a text box on the table: near its subject, and over nothing that can be taken now.

use bevy_egui::egui::{Id, Pos2, Rect, Ui, Vec2, pos2, vec2};

use crate::hud::HudCanvas;
use crate::session::decisions::OpenDecisions;
use crate::widgets::{Node, SolvedLayout};
use base::between::between;
use engine::Seat;
use stage::layout::{CARD, DesignPoint, DesignRect, SHEET_H, SHEET_W};
use stage::mouth::GOAL_FRAME;
use stage::offer::ActionOption;
use stage::scene::{BallPosition, CardId, CardView, PlayerId, Scene, ShirtHighlight, Zone, ZoneRole};

/// Free distance around the subject, design units.
const GAP: f32 = 10.0;
/// Half the size of the free square around the ball and around a shirt, design units.
const SMALL_TARGET_HALF_SIDE: f32 = 36.0;
/// Height of the plate with an area's name, at the area's foot, design units.
const PLATE: f32 = 44.0;
/// Area (square design units) that a box covers rather than being one design unit further away.
const NEAR: f32 = 20.0;
/// Cost of covering what can be taken or is mentioned, relative to the grass.
const DEAR: f32 = 1.0e5;
/// Cost of covering other things, relative to the grass.
const KEPT: f32 = 30.0;

/// Height of a key on a card, design units.
pub(super) const KEY: f32 = 32.0;
/// Height of a card's foot that a key may cover, design units: it has no text.
const FOOT: f32 = 12.0;

/// A thing on the table, with its area in the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::hud) struct TableObstacle {
    at: Rect,
    /// Cost of covering a unit of its area: 1, [`KEPT`], or [`DEAR`].
    cost: f32,
}

impl TableObstacle {
    /// Creates an obstacle that can be taken now or is mentioned: text never covers it.
    pub(in crate::hud) const fn important(at: Rect) -> Self {
        Self { at, cost: DEAR }
    }

    /// Creates a thing that shows something, but nothing that is needed now.
    pub(in crate::hud) const fn minor(at: Rect) -> Self {
        Self { at, cost: KEPT }
    }

    const fn plain(at: Rect) -> Self {
        Self { at, cost: 1.0 }
    }

    /// Returns the cost of covering the thing with that area.
    fn under(&self, over: Rect) -> f32 {
        let common = over.intersect(self.at);
        let area = common.width().max(0.0) * common.height().max(0.0);
        area * self.cost
    }
}

/// Returns everything on the table.
pub(in crate::hud) fn on_table(
    scene: &Scene,
    zones: &[Zone],
    asked: &OpenDecisions,
    canvas: HudCanvas,
) -> Vec<TableObstacle> {
    let taken = |card: CardId| {
        Seat::BOTH.into_iter().any(|seat| {
            asked.offered(seat, card).is_some()
                || asked.picking[seat].as_ref().is_some_and(|picking| picking.pickable.contains(&card))
        })
    };
    let chosen = asked.picked_cards();
    let cards = scene.cards.iter().filter_map(|shown| {
        let zone = zones.iter().find(|zone| zone.id == shown.zone)?;
        let (middle, scale) = scene.card_position_with(zones, &chosen, shown.id)?;
        let at = card(canvas, middle, scale);
        let dear = taken(shown.id) || zone.role == ZoneRole::Laid;
        // The key of a card is at its foot.
        let with_key = at.with_max_y(at.max.y + 26.0);
        Some(if dear { TableObstacle::important(with_key) } else { TableObstacle::minor(at) })
    });
    let shirts = scene.shirts.iter().map(|shirt| {
        let at = around(canvas, shirt.at, SMALL_TARGET_HALF_SIDE);
        let stands = Seat::BOTH.into_iter().any(|seat| stands(asked, seat, shirt.player_id()));
        match shirt.highlight {
            ShirtHighlight::Spent => TableObstacle::plain(at),
            _ if stands => TableObstacle::important(at),
            _ => TableObstacle::minor(at),
        }
    });
    let ball = scene.ball.and_then(|ball| match ball {
        BallPosition::Area(n) => scene.areas.get(n).map(|area| area.rect.centre()),
        BallPosition::Spot(at) => Some(at),
        BallPosition::GoalOf(_) | BallPosition::MissAt(_) => None,
    });
    let ball = ball.map(|at| TableObstacle::important(around(canvas, at, 1.5 * SMALL_TARGET_HALF_SIDE)));
    let plates = plates(scene, canvas).map(TableObstacle::minor);
    let labels = scene.labels.iter().map(|label| TableObstacle::minor(canvas.label(label)));
    let mouth = scene.mouth.iter().flat_map(|mouth| {
        let area = |a: DesignRect| Rect::from_min_size(canvas.sheet(a.x, a.y), vec2(a.w, a.h));
        let [kicker, keeper] = mouth.people().map(|person| TableObstacle::minor(area(person)));
        let targets = mouth.targets.iter().map(move |target| {
            let at = TableObstacle::minor(around(canvas, target.aim.target(), 2.0 * SMALL_TARGET_HALF_SIDE));
            let offered = |seat: Seat| target.cards[seat].is_some_and(taken);
            if Seat::BOTH.into_iter().any(offered) { TableObstacle { cost: DEAR, ..at } } else { at }
        });
        // The strips of faces and the lists of kicks.
        let strips =
            DesignRect::new(GOAL_FRAME.x - 30.0, GOAL_FRAME.y + GOAL_FRAME.h, GOAL_FRAME.w + 60.0, 76.0);
        let strips = TableObstacle { cost: DEAR, ..TableObstacle::minor(area(strips)) };
        // The grass before the goal, where the kick is seen.
        let (left, foot) = (GOAL_FRAME.x - 140.0, GOAL_FRAME.y + GOAL_FRAME.h);
        let grass = TableObstacle::minor(area(DesignRect::new(left, foot, GOAL_FRAME.w + 280.0, 230.0)));
        let lists = mouth.kick_list_rects().into_iter().map(move |list| TableObstacle::minor(area(list)));
        [kicker, keeper, strips, grass].into_iter().chain(targets).chain(lists)
    });
    cards.chain(shirts).chain(ball).chain(plates).chain(labels).chain(mouth).collect()
}

/// Returns the plates with the names of the areas.
pub(super) fn plates(scene: &Scene, canvas: HudCanvas) -> impl Iterator<Item = Rect> {
    scene.areas.iter().map(move |area| {
        let corner = canvas.sheet(area.rect.x, area.rect.y + area.rect.h - PLATE);
        Rect::from_min_size(corner, vec2(area.rect.w, PLATE))
    })
}

/// Returns true if that player stands for an option of the seat, or is one of its own while it is asked.
fn stands(asked: &OpenDecisions, seat: Seat, player: PlayerId) -> bool {
    (asked.asks(seat) && player.side == seat)
        || asked.players[seat]
            .iter()
            .any(|(other, card)| *other == player && asked.offered(seat, *card).is_some())
}

/// Returns the target of the ball and its path.
pub(super) fn way(canvas: HudCanvas, offer: &ActionOption) -> impl Iterator<Item = TableObstacle> {
    let path = offer.preview.as_ref().and_then(|preview| preview.path);
    path.into_iter().flat_map(move |(from, to)| {
        let line = Rect::from_two_pos(canvas.sheet(from.x, from.y), canvas.sheet(to.x, to.y));
        [
            TableObstacle::important(around(canvas, to, SMALL_TARGET_HALF_SIDE)),
            TableObstacle::plain(line.expand(12.0)),
        ]
    })
}

/// Returns the area of a card in the window.
pub(in crate::hud) fn card(canvas: HudCanvas, at: DesignPoint, scale: f32) -> Rect {
    let (w, h) = (CARD.0 * scale, CARD.1 * scale);
    canvas.area(DesignRect::new(at.x - w / 2.0, at.y - h / 2.0, w, h))
}

/// Returns the part of each card that is read, and that no key may cover: all but its foot.
pub(super) fn faces(scene: &Scene, zones: &[Zone], chosen: &[CardId], canvas: HudCanvas) -> Vec<Rect> {
    let face = |shown: &CardView| {
        zones.iter().find(|zone| zone.id == shown.zone).filter(|zone| zone.turn != 180.0)?;
        let (middle, scale) = scene.card_position_with(zones, chosen, shown.id)?;
        Some(face(card(canvas, middle, scale)))
    };
    scene.cards.iter().filter_map(face).collect()
}

/// Returns a card's area without its edges and its foot.
fn face(card: Rect) -> Rect {
    Rect::from_min_max(card.min + vec2(4.0, 4.0), card.max - vec2(4.0, FOOT))
}

/// A place of a key that all cards of a hand can share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum KeyPlace {
    /// At the foot of the card.
    Foot,
    /// Above the head of the card.
    Head,
}

impl KeyPlace {
    /// Returns the centre of a card's key of that size.
    fn of(self, card: Rect, size: Vec2, canvas: HudCanvas) -> Pos2 {
        match self {
            // A higher key moves down, so that it covers no more of the card's foot.
            Self::Foot => {
                let below = card.bottom() + 8.0 + (size.y - KEY) / 2.0;
                let foot = canvas.sheet(SHEET_W, SHEET_H).y;
                pos2(card.center().x, below.min(foot - 8.0 - size.y / 2.0))
            }
            Self::Head => pos2(card.center().x, card.top() - 12.0),
        }
    }
}

/// Returns what a key with that centre covers of the faces.
fn covered(at: Pos2, size: Vec2, faces: &[Rect], canvas: HudCanvas) -> f32 {
    let r = Rect::from_center_size(at, size);
    let off = if canvas.all().contains_rect(r) { 0.0 } else { DEAR };
    off + faces.iter().map(|face| TableObstacle::plain(*face).under(r)).sum::<f32>()
}

/// Returns the place at which the keys of all these cards cover nothing; `None` if there is none.
pub(super) fn in_one_line(cards: &[Rect], size: Vec2, faces: &[Rect], canvas: HudCanvas) -> Option<KeyPlace> {
    let free = |place: &KeyPlace| {
        cards.iter().all(|card| covered(place.of(*card, size, canvas), size, faces, canvas) <= 0.0)
    };
    [KeyPlace::Foot, KeyPlace::Head].into_iter().find(free)
}

/// Returns the centre of a card's key of that size: at the place of its hand, if it has one. Otherwise the foot of the
/// card is preferred, then a place beside the card, first on the side away from the middle of the table, then its head.
/// The first of these that covers least is used.
pub(super) fn key_of(
    card: Rect,
    size: Vec2,
    faces: &[Rect],
    place: Option<KeyPlace>,
    canvas: HudCanvas,
) -> Pos2 {
    if let Some(place) = place {
        return place.of(card, size, canvas);
    }
    let (left, right) = (card.left() - size.x / 2.0 - 2.0, card.right() + size.x / 2.0 + 2.0);
    let middle = canvas.sheet(SHEET_W / 2.0, 0.0).x;
    let sides = if card.center().x <= middle { [left, right] } else { [right, left] };
    let beside = sides.into_iter().flat_map(|x| [card.top() + size.y, card.center().y].map(|y| pos2(x, y)));
    let [foot, head] = [KeyPlace::Foot, KeyPlace::Head].map(|place| place.of(card, size, canvas));
    let covered = |at: &Pos2| covered(*at, size, faces, canvas);
    let places = std::iter::once(foot).chain(beside).chain([head]);
    places.min_by(|a, b| covered(a).total_cmp(&covered(b))).unwrap_or(foot)
}

fn around(canvas: HudCanvas, at: DesignPoint, half: f32) -> Rect {
    Rect::from_center_size(canvas.sheet(at.x, at.y), Vec2::splat(2.0 * half))
}

/// Returns the best area in the room: over nothing dear, over as little else as possible, and near `preferred`. Of
/// several shapes, the first of the best ones is used; its index is returned too.
pub(in crate::hud) fn best(
    shapes: &[Vec2],
    preferred: Pos2,
    room: Rect,
    things: &[TableObstacle],
) -> (usize, Rect) {
    let mut least = f32::INFINITY;
    let mut found = (0, Rect::from_center_size(preferred, shapes.first().copied().unwrap_or_default()));
    for (n, size) in shapes.iter().enumerate() {
        for middle in places(*size, preferred, room, things) {
            let far = NEAR * middle.distance(preferred);
            if far < least {
                let r = Rect::from_center_size(middle, *size);
                let cost = things
                    .iter()
                    .try_fold(far, |cost, thing| Some(cost + thing.under(r)).filter(|cost| *cost < least));
                if let Some(cost) = cost {
                    (least, found) = (cost, (n, r));
                }
            }
        }
    }
    found
}

/// Lays text out in its best place, as large as fits there without covering anything important, from the player's text
/// size
/// down to half of it. `make` gets the share of that size; `preferred` gets the size of the box for each of `widths`.
pub(in crate::hud) fn place_box<'a, M>(
    ui: &Ui,
    id: Id,
    widths: &[f32],
    preferred: impl Fn(&[Vec2]) -> Pos2,
    room: Rect,
    things: &[TableObstacle],
    make: impl Fn(f32) -> Node<'a, M>,
) -> (Rect, SolvedLayout<'a, M>) {
    let tried = |share: f32| {
        let solved = |most: &f32| SolvedLayout::fitted(ui, id, make(share), *most);
        let shapes: Vec<Vec2> = widths.iter().map(|most| solved(most).size()).collect();
        let (n, r) = best(&shapes, preferred(&shapes), room, things);
        (r, solved(widths.get(n).unwrap_or(&r.width())))
    };
    let free = |r: Rect| things.iter().all(|thing| thing.cost < DEAR || thing.under(r) <= 0.0);
    let shares = [1.0, 0.85, 0.7, 0.6].into_iter();
    shares.map(tried).find(|(r, _)| free(*r)).unwrap_or_else(|| tried(0.5))
}

/// Returns centres for a box of that size within the room. The best place touches something on each axis, or is as
/// wished.
fn places(size: Vec2, preferred: Pos2, room: Rect, things: &[TableObstacle]) -> impl Iterator<Item = Pos2> {
    let half = size / 2.0;
    let inner = Rect::from_min_max(room.min + half, room.max - half);
    let mut xs = vec![preferred.x, inner.left(), inner.right()];
    let mut ys = vec![preferred.y, inner.top(), inner.bottom()];
    for thing in things {
        xs.extend([thing.at.left() - half.x - GAP, thing.at.right() + half.x + GAP]);
        ys.extend([thing.at.top() - half.y - GAP, thing.at.bottom() + half.y + GAP]);
    }
    // The nearest come first, so that the search can stop early.
    xs.sort_by(|a, b| (a - preferred.x).abs().total_cmp(&(b - preferred.x).abs()));
    ys.sort_by(|a, b| (a - preferred.y).abs().total_cmp(&(b - preferred.y).abs()));
    // A box that is larger than the room is centred in it.
    let fit =
        |v: f32, low: f32, high: f32| if low <= high { between(v, low, high) } else { (low + high) / 2.0 };
    xs.into_iter().flat_map(move |x| {
        let x = fit(x, inner.left(), inner.right());
        ys.clone().into_iter().map(move |y| pos2(x, fit(y, inner.top(), inner.bottom())))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::paint::rect;
    use engine::MatchRng;
    use games::GAMES;
    use stage::layout::TallWindowFit;
    use stage::scene::Audience;

    fn over(r: Rect, things: &[TableObstacle]) -> f32 {
        things.iter().filter(|thing| thing.cost == DEAR).map(|thing| thing.under(r)).sum()
    }

    #[test]
    fn a_box_is_placed_as_requested_or_beside_obstacles() {
        let room = rect(0.0, 0.0, 1000.0, 600.0);
        let preferred = pos2(500.0, 300.0);
        let size = vec2(200.0, 100.0);
        assert_eq!(best(&[size], preferred, room, &[]), (0, Rect::from_center_size(preferred, size)));
        let dear = TableObstacle::important(rect(420.0, 250.0, 160.0, 60.0));
        let (_, r) = best(&[size], preferred, room, &[dear]);
        assert_eq!(over(r, &[dear]), 0.0);
        assert!(r.center().distance(preferred) < 140.0 && room.contains_rect(r), "{r:?}");
        // Unimportant things are covered before important ones.
        let wall = TableObstacle::important(rect(0.0, 0.0, 1000.0, 400.0));
        let floor = TableObstacle::plain(rect(0.0, 400.0, 1000.0, 200.0));
        assert_eq!(over(best(&[size], preferred, room, &[wall, floor]).1, &[wall]), 0.0);
        // A box too large for the room is centred in it.
        assert_eq!(best(&[vec2(2000.0, 900.0)], preferred, room, &[dear]).1.center(), preferred);
        // If the first shape does not fit, another one does.
        let slit = TableObstacle::important(rect(0.0, 80.0, 1000.0, 520.0));
        assert_eq!(best(&[size, vec2(300.0, 60.0)], preferred, room, &[slit]).0, 1);
    }

    #[test]
    fn a_key_hint_is_at_the_bottom_of_its_card_or_beside_it() {
        let canvas = HudCanvas::of_size(bevy::math::Vec2::new(1920.0, 1080.0), TallWindowFit::NONE);
        let one = rect(77.0, 138.0, 138.0, 192.0);
        let next = one.translate(vec2(0.0, 194.0));
        assert_eq!(key_of(one, Vec2::splat(KEY), &[face(one)], None, canvas), pos2(146.0, 338.0));
        // At the head it would cover the name of the card below.
        let r = Rect::from_center_size(
            key_of(one, Vec2::splat(KEY), &[face(one), face(next)], None, canvas),
            Vec2::splat(KEY),
        );
        assert!(r.right() <= one.left() && one.y_range().contains(r.center().y), "{r:?}");
        let last = Rect::from_center_size(
            key_of(next, Vec2::splat(KEY), &[face(one), face(next)], None, canvas),
            Vec2::splat(KEY),
        );
        assert_eq!(last.center(), pos2(146.0, 532.0));
    }

    /// In every game and for every question, keys on cards cover no name, number or symbol, and not each other.
    #[test]
    fn key_hints_on_cards_cover_no_text() {
        let canvas = HudCanvas::of_size(bevy::math::Vec2::new(1920.0, 1080.0), TallWindowFit::NONE);
        let (mut looked, mut found) = (0, std::collections::BTreeMap::<String, usize>::new());
        for (game, shared) in GAMES.iter().flat_map(|game| [(game, false), (game, true)]) {
            let audience = |seat| Audience { seat, shared };
            for seed in 0..6 {
                let (mut live, _) = game.start("", seed, audience(Seat::Home)).unwrap();
                let mut rng = MatchRng::new(seed);
                for _ in 0..40 {
                    let Some(seat) = live.seats_to_move().iter().last() else { break };
                    let scene = live.scene(audience(seat));
                    let faces = faces(&scene, game.info().zones, &[], canvas);
                    let offers = live.offers(seat);
                    let mut cards: Vec<CardId> = offers.iter().filter_map(|offer| offer.card).collect();
                    let picking = live.picking(seat, &[]).filter(|_| offers.is_empty());
                    cards.extend(picking.iter().flat_map(|picking| &picking.pickable));
                    cards.sort_unstable();
                    cards.dedup();
                    let mut keys: Vec<Rect> = Vec::new();
                    let lying: Vec<(&str, Rect)> = (cards.iter())
                        .filter_map(|id| {
                            let (at, scale) = scene.card_position(game.info().zones, *id)?;
                            let zone = scene.cards.iter().find(|p| p.id == *id).map_or("", |p| p.zone);
                            Some((zone, card(canvas, at, scale)))
                        })
                        .collect();
                    for (zone, lies) in &lying {
                        let hand: Vec<Rect> =
                            lying.iter().filter(|(other, _)| other == zone).map(|(_, lies)| *lies).collect();
                        let size = Vec2::splat(KEY);
                        let place = in_one_line(&hand, size, &faces, canvas);
                        let r = Rect::from_center_size(key_of(*lies, size, &faces, place, canvas), size);
                        looked += 1;
                        let over = |other: &Rect| TableObstacle::plain(*other).under(r) > 40.0;
                        if faces.iter().any(over) || keys.iter().any(over) {
                            *found.entry(format!("{} {shared}: a key of {zone}", game.id())).or_default() +=
                                1;
                        }
                        keys.push(r);
                    }
                    let picked = picking.and_then(|picking| live.picking(seat, &picking.suggestion)?.done);
                    let Some(offer) = rng.pick(&offers).cloned().or(picked) else { break };
                    live.submit(seat, &offer.action, audience(Seat::Home)).unwrap();
                }
            }
        }
        assert!(looked > 1000 && found.is_empty(), "{looked} looked at: {found:#?}");
    }

    /// Boxes with text of 100 % and of 200 % find a place in every game, wherever the pointer is.
    #[test]
    fn labels_of_options_never_cover_choices() {
        let canvas = HudCanvas::of_size(bevy::math::Vec2::new(1920.0, 1080.0), TallWindowFit::NONE);
        let audience = Audience { seat: Seat::Home, shared: false };
        let mut looked = 0;
        for game in GAMES {
            for seed in 0..3 {
                let (mut live, _) = game.start("", seed, audience).unwrap();
                let mut rng = MatchRng::new(seed);
                for _ in 0..16 {
                    let Some(seat) = live.seats_to_move().iter().last() else { break };
                    let offers = live.offers(seat);
                    if seat == Seat::Home {
                        let mut asked = OpenDecisions::default();
                        asked.offers[Seat::Home].clone_from(&offers);
                        let scene = live.scene(audience);
                        let mut things = on_table(&scene, game.info().zones, &asked, canvas);
                        things.push(TableObstacle::important(rect(340.0, 674.0, 1240.0, 54.0)));
                        let parts = [canvas.title(), canvas.board(), canvas.keys(), canvas.side()];
                        things.extend(parts.map(TableObstacle::important));
                        things.extend(
                            scene
                                .extension
                                .is_some()
                                .then_some(rect(511.0, 140.0, 898.0, 78.0))
                                .map(TableObstacle::important),
                        );
                        for offer in offers.iter().step_by(1 + offers.len() / 6) {
                            let all: Vec<TableObstacle> =
                                things.iter().copied().chain(way(canvas, offer)).collect();
                            let plain = [(390.0, 190.0), (540.0, 160.0), (700.0, 130.0), (300.0, 250.0)];
                            let large = [(420.0, 300.0), (580.0, 220.0), (740.0, 180.0), (310.0, 400.0)];
                            for shapes in [plain, large].map(|shapes| shapes.map(Vec2::from)) {
                                let preferred = pos2(1264.0, 330.0);
                                let (_, r) = best(&shapes, preferred, canvas.all().shrink(12.0), &all);
                                looked += 1;
                                let under: Vec<_> = all
                                    .iter()
                                    .filter(|thing| thing.cost == DEAR && thing.under(r) > 0.0)
                                    .collect();
                                assert!(
                                    under.is_empty(),
                                    "{} {}: {r:?} over {under:?}",
                                    game.id(),
                                    offer.label
                                );
                            }
                        }
                    }
                    let Some(offer) = rng.pick(&offers) else { break };
                    live.submit(seat, &offer.action, audience).unwrap();
                }
            }
        }
        assert!(looked > 300, "{looked}");
    }
}
