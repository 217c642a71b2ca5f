//! A stop in words and pictures: game, opponent, what is at stake, how strong it is.

use bevy_egui::egui::vec2;

use super::{TourContext, TourMsg};
use crate::hud::tour_strip::{draw_life, life_row};
use crate::screens::portrait::draw_portrait;
use crate::screens::rank::pips;
use crate::screens::tiles::pieces;
use crate::session::tour::{NodeGround, chance_of};
use crate::theme::ink;
use crate::theme::paint::{draw_shield, fill_rounded_rect};
use crate::widgets::{BoxSurface, Node, StyledText, column, drawing, row};
use career::ladder;
use clubs::HomeTimeOfDay;
use engine::Seat;
use stage::palette::{CHALK, INK, MUTED, NAVY_2, NAVY_3};
use store::TimeOfDay;
use tour::{NodeKind, TourLeg, TourNode, TourRun, TourStake};
use words::{DisplayText, Separator, id, say};

/// Size of a life beside the title, design units.
const LIFE_SIZE: f32 = 34.0;

/// Returns the icon of what is at stake.
pub(super) const fn stake_icon(stake: TourStake) -> &'static str {
    match stake {
        TourStake::Plain | TourStake::Points | TourStake::Life => "star-fill",
        TourStake::Bus => "users-fill",
        TourStake::Cup => "trophy-fill",
    }
}

/// Returns how strong the opponent is among all of the game, from 1; of a tie, the stronger one.
pub(super) fn strength(node: &TourNode) -> usize {
    let of = |leg: &TourLeg| Some(ladder::rank(leg.dyn_game()?, leg.opponent));
    node.legs.iter().take(2).filter_map(of).max().unwrap_or_default()
}

/// Returns the words on a stop: where and when it is played, for how long, what a win brings.
fn facts(run: &TourRun, node: &TourNode, setting: TimeOfDay) -> DisplayText {
    let venue = NodeGround::of(run, node, setting).into_iter().flat_map(|venue| {
        let seat = match (node.kind, venue.seat) {
            (NodeKind::Tie, _) => None,
            (_, Seat::Home) => Some(say!("tour-at-home")),
            (_, Seat::Away) => {
                let host = clubs::find(venue.host);
                host.map(|club| say!("tour-away-at", ground = DisplayText::verbatim(&club.ground.name)))
            }
        };
        seat.into_iter().chain([DisplayText::from(match venue.hour {
            HomeTimeOfDay::Night => id!("tour-hour-night"),
            HomeTimeOfDay::Dusk => id!("tour-hour-dusk"),
            HomeTimeOfDay::Day => id!("tour-hour-day"),
        })])
    });
    let kind = (node.kind != NodeKind::Match).then(|| node.kind.title().into());
    let minutes = say!("title-minutes", n = node.minutes());
    let worth = say!("tour-worth", n = run.worth(node));
    DisplayText::list(kind.into_iter().chain(venue).chain([minutes, worth]), Separator::Dot)
}

/// Returns a stop: the faces of its opponents, its games, and the words on it.
pub(super) fn view<'a>(seen: &TourContext<'a>, run: &TourRun, node: &TourNode) -> Node<'a, TourMsg> {
    let art = seen.art;
    let legs: Vec<_> =
        node.legs.iter().take(2).filter_map(|leg| Some((leg.dyn_game()?, leg.opponent))).collect();
    let games = DisplayText::list(legs.iter().map(|(game, _)| game.info().title.into()), Separator::And);
    let mut names: Vec<DisplayText> =
        legs.iter().map(|(game, difficulty)| game.opponent(*difficulty).called()).collect();
    // Games of skill have the same managers.
    names.dedup();
    let names = DisplayText::list(names, Separator::And);
    let club = clubs::find(node.club);
    let name = club.map(|club| DisplayText::verbatim(&club.name));
    let who = DisplayText::list([names].into_iter().chain(name), Separator::Dot);
    let pictures = legs.iter().map(|(game, difficulty)| {
        let (game, face) = (*game, game.opponent(*difficulty).portrait);
        drawing((168.0, 96.0), move |p, r| {
            let square = r.with_max_x(r.left() + r.height());
            draw_portrait(p, square, face, Seat::Away);
            let emblem = r.with_min_x(r.right() - 0.62 * r.height());
            fill_rounded_rect(p, emblem, 8.0, ink(NAVY_3));
            pieces(p, emblem.shrink(4.0), game, art, 1.0, 0.0);
        })
        .rigid()
    });
    let badge =
        club.map(|club| drawing((58.0, 58.0), move |p, r| draw_shield(p, r.center(), 58.0, club)).rigid());
    let stake = (node.stake != TourStake::Plain).then(|| {
        let stake = node.stake;
        let sign = drawing((34.0, 34.0), move |p, r| {
            if stake == TourStake::Life {
                draw_life(p, r.center(), 14.0, true);
            } else {
                art.icon(p, stake_icon(stake), r.center(), 32.0, CHALK);
            }
        });
        let words = StyledText::label(stake.title()).size(26.0).colour(CHALK).node().portion(1.0);
        row().gap(8.0).child(sign.rigid()).child(words)
    });
    // It is that of the whole stop, so it is not said once a cup tie has begun.
    let chance = (run.effects().says_chances && run.tie_score().is_none()).then(|| {
        let share = (100.0 * chance_of(node, seen.person, seen.settings)).round();
        StyledText::label(say!("tour-chance", n = share as u32)).size(26.0).colour(CHALK)
    });
    let habit = run.effects().says_habit.then(|| {
        let lines = legs.iter().map(|(game, difficulty)| game.opponent(*difficulty).line);
        lines.map(|line| StyledText::note(line).size(24.0)).collect::<Vec<_>>()
    });
    let changes = node.kind == NodeKind::Final && run.stop() < node.stop;
    let names = column()
        .basis(250.0)
        .grow()
        .child(StyledText::heading(games).size(34.0))
        .child(StyledText::label(who).size(26.0));
    column()
        .gap(8.0)
        .child(row().wrap().gaps(14.0, 8.0).children(pictures).children(badge).child(names))
        .child(
            row()
                .wrap()
                .gaps(14.0, 4.0)
                .child(pips(strength(node), CHALK))
                .child(StyledText::note(facts(run, node, seen.settings.shared.time_of_day)).size(24.0)),
        )
        .children((node.kind == NodeKind::Tie).then(|| dull(say!("tour-tie-rule"))))
        .children(changes.then(|| dull(say!("tour-final-may-change"))))
        .children((node.kind == NodeKind::Final).then(|| dull(say!("tour-final-rule"))))
        .children(stake)
        .children(chance)
        .children(habit.into_iter().flatten())
}

/// Returns the lives of a run as hearts, lost ones empty.
pub(super) fn lives<'a>(run: &TourRun) -> Node<'a, TourMsg> {
    let (left, most) = run.lives_with_lost();
    life_row(left, most, LIFE_SIZE, LIFE_SIZE)
}

/// Returns the ground of a stop that can be chosen, or of the one that is.
pub(super) fn ground<'a>(legal: bool) -> BoxSurface<'a> {
    BoxSurface::drawn(move |p, r, hot| {
        fill_rounded_rect(p, r.translate(vec2(4.0, 6.0)), 14.0, ink(INK));
        fill_rounded_rect(p, r, 14.0, ink(if hot { NAVY_3 } else { NAVY_2 }));
        if legal {
            crate::theme::paint::draw_accent(p, r, 14.0, stage::accent::Accent::Legal);
        }
    })
}

/// Returns a note in the dull colour.
pub(super) fn dull(words: DisplayText) -> StyledText {
    StyledText::note(words).size(24.0).colour(MUTED)
}
