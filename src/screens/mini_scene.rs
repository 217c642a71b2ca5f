//! A small picture of a scene: the pitch with every card, the ball, figures and shirts.

use bevy_egui::egui::{Align2, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use crate::hud::pictures::PicturePainter;
use crate::theme::paint::{draw_text, fill_rounded_rect, kit};
use crate::theme::{UiFont, ink, with_alpha};
use engine::Seat;
use stage::layout::{DesignPoint, DesignRect, FIELD, LANE, SHEET_H, SHEET_W};
use stage::mouth::GOAL_FRAME;
use stage::palette::{AMBER, CHALK, INK, MUTED, PITCH_A, PITCH_EDGE, Rgb};
use stage::scene::{BallPosition, CardHighlight, CardId, LabelStyle, Scene, ShirtHighlight, Zone};

/// A scene of the table, drawn small.
pub(super) struct MiniatureScene<'a> {
    pub(super) scene: &'a Scene,
    pub(super) zones: &'a [Zone],
    pub(super) art: PicturePainter<'a>,
    /// Cards to frame: the one that was played, and the better one.
    pub(super) done: Option<CardId>,
    pub(super) better: Option<CardId>,
}

impl MiniatureScene<'_> {
    /// Draws the scene into that rectangle, which has the proportions of the sheet.
    pub(super) fn draw(&self, p: &Painter, r: Rect) {
        let k = r.width() / SHEET_W;
        let spot = |at: DesignPoint| pos2(r.left() + at.x * k, r.top() + at.y * k);
        let p = &p.with_clip_rect(r.intersect(p.clip_rect()));
        fill_rounded_rect(p, r, 8.0, ink(INK));
        let placed = |area: DesignRect| {
            Rect::from_min_size(spot(DesignPoint::new(area.x, area.y)), vec2(area.w, area.h) * k)
        };
        p.rect(placed(FIELD), 4, ink(PITCH_A), Stroke::new(1.5, ink(CHALK)), StrokeKind::Inside);
        for area in &self.scene.areas {
            p.rect_stroke(placed(area.rect), 0, Stroke::new(1.0, ink(PITCH_EDGE)), StrokeKind::Inside);
        }
        self.cards(p, k, spot);
        for shirt in self.scene.shirts.iter().filter(|shirt| shirt.highlight != ShirtHighlight::Spent) {
            let (main, _) = kit(shirt.side);
            p.circle(spot(shirt.at), 26.0 * k, ink(main), Stroke::new(1.0, ink(CHALK)));
        }
        for label in
            self.scene.labels.iter().filter(|l| matches!(l.style, LabelStyle::Figure | LabelStyle::Lit))
        {
            let at = spot(label.at);
            let figure = label.text.to_string();
            let chip = Rect::from_center_size(at, vec2(64.0, 64.0) * k);
            fill_rounded_rect(p, chip, 3.0, ink(INK));
            draw_text(p, at, Align2::CENTER_CENTER, &figure, UiFont::Display, 52.0 * k, CHALK);
        }
        if let Some(mouth) = &self.scene.mouth {
            // The goal mouth lies over the pitch: the goal, the keeper, the kicker.
            let goal = placed(GOAL_FRAME);
            fill_rounded_rect(p, goal, 2.0, with_alpha(INK, 0.6));
            p.rect_stroke(goal, 1, Stroke::new(2.0, ink(CHALK)), StrokeKind::Inside);
            for (person, side) in mouth.people().into_iter().zip([mouth.kicker.side, !mouth.kicker.side]) {
                p.circle(spot(person.centre()), 40.0 * k, ink(kit(side).0), Stroke::new(1.0, ink(CHALK)));
            }
        }
        if let Some(ball) = self.scene.ball {
            let at = spot(self.ball(ball));
            p.circle(at, 36.0 * k, ink(CHALK), Stroke::new(2.0, ink(INK)));
            p.circle_filled(at, 12.0 * k, ink(INK));
        }
    }

    fn cards(&self, p: &Painter, k: f32, spot: impl Fn(DesignPoint) -> Pos2) {
        let mut cards: Vec<_> = self
            .scene
            .cards
            .iter()
            .filter_map(|card| Some((self.zones.iter().find(|zone| zone.id == card.zone)?, card)))
            .collect();
        cards.sort_by_key(|(zone, card)| (zone.level, card.index));
        for (zone, card) in cards {
            let count = self.scene.cards.iter().filter(|other| other.zone == zone.id).count();
            let (at, turn) = zone.place(card.index, count);
            let size = zone.scale * k;
            self.art.card(p, &card.face, spot(at), size, -turn);
            let frame = |colour: Rgb| {
                let r = Rect::from_center_size(spot(at), vec2(250.0, 350.0) * size).expand(2.0);
                p.rect_stroke(r, 3, Stroke::new(3.0, ink(colour)), StrokeKind::Outside);
            };
            if self.better == Some(card.id) {
                frame(AMBER);
            } else if self.done == Some(card.id) {
                frame(MUTED);
            } else if card.look == CardHighlight::Veiled {
                let r = Rect::from_center_size(spot(at), vec2(250.0, 350.0) * size);
                p.rect_filled(r, 2, with_alpha(INK, 0.5));
            }
        }
    }

    /// Returns the position of the ball on the sheet.
    fn ball(&self, ball: BallPosition) -> DesignPoint {
        let mouth = |seat: Seat, off: f32| match seat {
            Seat::Home => DesignPoint::new(FIELD.x - 20.0, LANE + off),
            Seat::Away => DesignPoint::new(FIELD.x + FIELD.w + 20.0, LANE + off),
        };
        match ball {
            BallPosition::Spot(at) => at,
            BallPosition::Area(k) => {
                self.scene.areas.get(k).map_or(DesignPoint::new(960.0, LANE), |area| area.rect.centre())
            }
            BallPosition::GoalOf(seat) => mouth(seat, 0.0),
            BallPosition::MissAt(seat) => mouth(seat, 90.0),
        }
    }
}

/// Returns the size of that height with the proportions of the sheet.
pub(super) fn sheet_size(tall: f32) -> Vec2 {
    vec2(tall * SHEET_W / SHEET_H, tall)
}
