//! The games on the title screen: the chosen one in large letters over its table, and a poster of each.

use bevy_egui::egui::{Align2, Color32, Mesh, Painter, Pos2, Rect, Shape, Vec2, pos2, vec2};

use super::rank;
use super::title::{TitleContext, TitleMsg};
use crate::hud::pictures::PicturePainter;
use crate::theme::paint::{
    draw_accent, draw_frame, draw_polygon, draw_shaded_quad, draw_text, fill_rounded_rect, kit, rect,
};
use crate::theme::{UiFont, ink, medal, with_alpha};
use crate::widgets::{
    self, BoxSurface, Node, PressStyle, Pressable, StyledText, column, drawing, row, space, spring,
};
use career::ladder::{GameProgress, RUNGS};
use engine::{Seat, SeatSet};
use games::dyn_game::DynGame;
use stage::accent::Accent;
use stage::match_phase::MatchClock;
use stage::miniature::MiniatureItem;
use stage::palette::{AMBER, CHALK, INK, NAVY, NAVY_2, NAVY_3, PITCH_A, PITCH_B};
use stage::words::score;
use words::say;
use words::{DisplayText, MessageArg};

/// Size of the art of a poster, design units.
const ART: (f32, f32) = (96.0, 122.0);
/// Greatest width of the sentence on what a game is about, design units.
const AIM_WIDTH: f32 = 760.0;

/// Returns the chosen game in large letters: what it is, how long it takes, what the person has reached, and the score
/// of the match behind the title.
pub(super) fn hero<'a>(game: &'static dyn DynGame, seen: &TitleContext<'a>) -> Node<'a, TitleMsg> {
    let info = game.info();
    let (who, icon) = if game.seats() == SeatSet::BOTH {
        (say!("title-players-two"), "users-fill")
    } else {
        (say!("title-players-one"), "user-fill")
    };
    let facts = row()
        .wrap()
        .gaps(28.0, 6.0)
        .child(fact(seen.art, icon, who, 28.0))
        .child(fact(seen.art, "clock-fill", say!("title-minutes", n = info.minutes), 28.0))
        .children(of_the_day(game, seen).map(|words| fact(seen.art, "star-fill", words, 28.0)));
    let reached = seen.progress.in_game(game).into_iter().flat_map(|progress| reached(progress, true));
    let shade = BoxSurface::drawn(|p, r, _| {
        // Dark as far as the words go, then clear.
        let stops = [(r.left() - 40.0, 0.95), (r.left() + 0.5 * r.width(), 0.8), (r.right(), 0.0)];
        for pair in stops.windows(2) {
            let [(left, from), (right, to)] = [pair[0], pair[1]].map(|(x, dark)| (x, with_alpha(NAVY, dark)));
            let part = Rect::from_x_y_ranges(left..=right, r.y_range());
            draw_shaded_quad(
                p,
                [
                    (part.left_top(), from),
                    (part.right_top(), to),
                    (part.right_bottom(), to),
                    (part.left_bottom(), from),
                ],
            );
        }
    });
    column()
        .pad(16.0, 16.0)
        .gap(12.0)
        .surface(shade)
        .child(spring())
        .child(StyledText::new(info.title.capitals(), UiFont::Headline, 118.0).colour(CHALK))
        .child(StyledText::note(info.tagline).size(36.0).colour(CHALK))
        .child(facts)
        .child(StyledText::note(info.aim).size(28.0).colour(CHALK).node().max_width(AIM_WIDTH))
        .children(reached)
        .child(spring())
        .child(row().children(standing(seen)))
}

fn fact<'a>(
    art: PicturePainter<'a>,
    icon: &'static str,
    words: DisplayText,
    size: f32,
) -> Node<'a, TitleMsg> {
    let sign = drawing((size, size), move |p, r| art.icon(p, icon, r.center(), size, CHALK)).rigid();
    row().gap(8.0).child(sign).child(StyledText::label(words).size(size - 4.0).colour(CHALK))
}

/// Returns the poster of the game at that index, chosen or not: its miniature, its name, its length and what
/// the person has reached. It comes closer under the pointer.
pub(super) fn poster<'a>(
    game: &'static dyn DynGame,
    place: usize,
    chosen: bool,
    seen: &TitleContext<'a>,
) -> Node<'a, TitleMsg> {
    let (info, art) = (game.info(), seen.art);
    let ground = if chosen { NAVY_3 } else { NAVY_2 };
    let surface = BoxSurface::drawn(move |p, r, hot| {
        fill_rounded_rect(p, r.translate(vec2(5.0, 8.0)), 12.0, Color32::from_black_alpha(110));
        let lifted = if hot { r.translate(vec2(0.0, -8.0)) } else { r };
        fill_rounded_rect(p, lifted, 12.0, ink(ground));
        if chosen {
            draw_accent(p, lifted, 12.0, Accent::Chosen);
        }
        let grass = Rect::from_min_size(lifted.min + vec2(10.0, 10.0), vec2(ART.0, lifted.height() - 20.0));
        miniature(p, if hot { grass.expand(6.0) } else { grass }, game, art, hot, ink(ground));
    });
    let day = seen.day.as_ref().is_some_and(|(daily, _)| daily.game.id() == game.id());
    let minutes = fact(art, "clock-fill", say!("title-minutes", n = info.minutes), 24.0);
    let star =
        day.then(|| drawing((24.0, 24.0), move |p, r| art.icon(p, "star-fill", r.center(), 24.0, CHALK)));
    let name = StyledText::new(info.title.capitals(), UiFont::Headline, 28.0).colour(CHALK);
    let words = column()
        .gap(4.0)
        .portion(1.0)
        .child(
            row()
                .align_start()
                .gap(8.0)
                .child(widgets::cap((place + 1).to_string(), 24.0, false))
                .child(name.node().portion(1.0)),
        )
        .child(spring())
        .child(row().gap(10.0).child(minutes).children(star.map(Node::rigid)))
        .children(seen.progress.in_game(game).into_iter().flat_map(|progress| reached(progress, false)));
    row()
        .pad(10.0, 10.0)
        .gap(12.0)
        .min_height(ART.1 + 20.0)
        .surface(surface)
        .press(Pressable::new(info.title).look(PressStyle::Bare).one_of(chosen), TitleMsg::Choose(place))
        .child(space(ART.0, 0.0))
        .child(words)
}

/// Returns the note on the game of today's match: that it is, or the stars that it brought.
fn of_the_day(game: &dyn DynGame, seen: &TitleContext) -> Option<DisplayText> {
    let (_, stars) = seen.day.as_ref().filter(|(daily, _)| daily.game.id() == game.id())?;
    Some(stars.map_or_else(|| say!("tile-day"), |stars| say!("tile-day-played", stars = stars.in_words())))
}

/// Returns what the person has reached in a game: the strongest opponent beaten, and the best medal; `in_words` if
/// there is room for words.
fn reached<'a>(
    progress: &GameProgress,
    in_words: bool,
) -> impl Iterator<Item = Node<'a, TitleMsg>> + use<'a> {
    let rank = progress.reached();
    let climbed = (rank > 0).then(|| {
        let words = || StyledText::label(say!("tile-rank", rank, of = RUNGS)).size(24.0);
        row().gap(8.0).child(rank::pips(rank, CHALK)).children(in_words.then(words))
    });
    let medal = progress.medal.map(|medal| {
        let sign = drawing((30.0, 30.0), move |p, r| {
            p.circle(r.center(), 13.0, ink(medal::colour(medal)), (2.0, ink(INK)));
        });
        let words = StyledText::label(say!("tile-medal", medal = MessageArg::selector(medal.name())));
        row().gap(8.0).child(sign.rigid()).child(words.size(22.0))
    });
    climbed.into_iter().chain(medal)
}

/// Rounds the corners of the drawing in `r`; `behind` is the background colour.
fn round_off(p: &Painter, r: Rect, radius: f32, behind: Color32) {
    for (corner, way) in [
        (r.left_top(), vec2(1.0, 1.0)),
        (r.right_top(), vec2(-1.0, 1.0)),
        (r.right_bottom(), vec2(-1.0, -1.0)),
        (r.left_bottom(), vec2(1.0, -1.0)),
    ] {
        let centre = corner + way * radius;
        let mut mesh = Mesh::default();
        mesh.colored_vertex(corner, behind);
        for k in 0..=8_u32 {
            let (sin, cos) = (k as f32 / 8.0 * std::f32::consts::FRAC_PI_2).sin_cos();
            mesh.colored_vertex(centre - vec2(way.x * sin, way.y * cos) * radius, behind);
            if k > 0 {
                mesh.add_triangle(0, k, k + 1);
            }
        }
        p.add(mesh);
    }
}

/// Returns clock and score of the match behind the title, with their explanation.
fn standing<'a>(seen: &TitleContext<'a>) -> Option<Node<'a, TitleMsg>> {
    let board = seen.board;
    let figures = row()
        .between()
        .gap(14.0)
        .child(StyledText::label(board.clock.face()).colour(AMBER).one_line())
        .child(StyledText::label(score(board.score)).one_line());
    let chip = column()
        .pad(12.0, 6.0)
        .surface(BoxSurface::Fill(ink(INK), 8.0))
        .child(figures)
        .child(StyledText::label(say!("title-bots-now", n = seen.bots)).size(22.0));
    (board.clock != MatchClock::Off).then_some(chip)
}

/// Draws the game's miniature on grass, tilted a little if it is `hot`; `behind` is the colour behind its corners.
fn miniature(p: &Painter, r: Rect, game: &dyn DynGame, art: PicturePainter, hot: bool, behind: Color32) {
    let p = p.with_clip_rect(r.intersect(p.clip_rect()));
    fill_rounded_rect(&p, r, 12.0, ink(PITCH_A));
    let stripe = r.width() / 6.0;
    for k in (1..6).step_by(2) {
        p.rect_filled(rect(r.left() + stripe * k as f32, r.top(), stripe, r.height()), 0, ink(PITCH_B));
    }
    let (size, tilt) = if hot { (1.06, 4.0) } else { (1.0, 0.0) };
    pieces(&p, r, game, art, size, tilt);
    draw_frame(&p, r, 12.0, 3.0, NAVY);
    round_off(&p, r, 12.0, behind);
}

/// Draws what a game's miniature consists of: `size` times as large as it fits, its cards turned by `tilt` degrees.
pub(super) fn pieces(p: &Painter, r: Rect, game: &dyn DynGame, art: PicturePainter, size: f32, tilt: f32) {
    let scale = (r.width() / 286.0).min(r.height() / 390.0) * size;
    let at = |x: f32, y: f32| r.center() + vec2(x, y - 195.0) * scale;
    for mini in game.info().miniature {
        match *mini {
            MiniatureItem::Card { face, x, y, scale: size, rotation } => {
                art.mini(p, face, at(x, y), size * scale, rotation + tilt);
            }
            MiniatureItem::Ball { x, y, scale: size } => {
                let wide = 50.0 * size * scale;
                p.circle_filled(at(x, y) + vec2(0.06, 0.1) * wide, wide * 0.5, with_alpha(INK, 0.35));
                art.draw(p, "ball", at(x, y), vec2(wide, wide), 14.0 + 4.0 * tilt, Color32::WHITE);
            }
            MiniatureItem::Shirt { side, number, x, y, scale: size } => {
                shirt(p, at(x, y), size * scale, side, number);
            }
            MiniatureItem::Pass { from, to } => pass(p, at(from.0, from.1), at(to.0, to.1), scale),
            MiniatureItem::Goal { x, y, width } => goal(p, at(x, y), width * scale),
        }
    }
}

/// Draws a numbered shirt; `at` is the middle of its chest.
fn shirt(p: &Painter, at: Pos2, s: f32, side: Seat, number: u8) {
    let (bright, dark) = kit(side);
    let part = |points: &[(f32, f32)], off: Vec2, colour: Color32| {
        draw_polygon(p, points.iter().map(|(x, y)| at + off + vec2(*x, *y) * s).collect(), colour);
    };
    let torso = [(-21.0, -28.0), (21.0, -28.0), (21.0, 31.0), (-21.0, 31.0)];
    let sleeve = |way: f32| [(21.0 * way, -28.0), (38.0 * way, -10.0), (28.0 * way, 4.0), (21.0 * way, -4.0)];
    for (off, body, arms) in [
        (vec2(3.0, 6.0) * s, with_alpha(INK, 0.35), with_alpha(INK, 0.35)),
        (Vec2::ZERO, ink(bright), ink(dark)),
    ] {
        part(&sleeve(-1.0), off, arms);
        part(&sleeve(1.0), off, arms);
        part(&torso, off, body);
    }
    let number = number.to_string();
    draw_text(p, at + vec2(0.0, 3.0) * s, Align2::CENTER_CENTER, &number, UiFont::Display, 40.0 * s, CHALK);
}

/// Draws the chalk line of a pass, ending short of both players.
fn pass(p: &Painter, from: Pos2, to: Pos2, s: f32) {
    let way = (to - from).normalized();
    let (from, to) = (from + way * 34.0 * s, to - way * 40.0 * s);
    let across = way.rot90() * 9.0 * s;
    p.line_segment([from, to], (5.0 * s, ink(CHALK)));
    draw_polygon(p, vec![to + way * 14.0 * s, to - across, to + across], ink(CHALK));
}

/// Draws a goal with its net, seen from the penalty spot.
fn goal(p: &Painter, foot: Pos2, w: f32) {
    let h = w * 0.52;
    let r = Rect::from_min_max(pos2(foot.x - w / 2.0, foot.y - h), pos2(foot.x + w / 2.0, foot.y));
    p.rect_filled(r, 0, with_alpha(NAVY, 0.35));
    let thread = (1.5, with_alpha(CHALK, 0.45));
    for k in 1..14u8 {
        let x = r.left() + w * f32::from(k) / 14.0;
        p.line_segment([pos2(x, r.top()), pos2(x, r.bottom())], thread);
    }
    for k in 1..8u8 {
        let y = r.top() + h * f32::from(k) / 8.0;
        p.line_segment([pos2(r.left(), y), pos2(r.right(), y)], thread);
    }
    let posts = vec![r.left_bottom(), r.left_top(), r.right_top(), r.right_bottom()];
    p.add(Shape::line(posts, (6.0, ink(CHALK))));
}
