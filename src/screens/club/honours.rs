//! The honours of the club house: the shelf with the cups, and a wall of medals. Earned ones are of gold and dated, the
//! others show how to earn them and how much is done.

use bevy_egui::egui::{Align2, Painter, Pos2};

use super::super::ago::ago;
use super::super::competition;
use super::super::honours::{cup, draw_cup_outline};
use super::{ClubMsg, PageContext, words};
use crate::hud::pictures::PicturePainter;
use crate::theme::medal::{MedalMetal, draw_medal};
use crate::theme::paint::{draw_frame, draw_text, fill_rounded_rect};
use crate::theme::room::{draw_plaque, draw_shelf, shelf_point};
use crate::theme::{UiFont, ink, with_alpha};
use crate::widgets::{
    BoxSurface, Button, Node, PressStyle, Pressable, StyledText, column, drawing, row, space,
};
use ::competition::Competition;
use ::words::{id, say};
use career::honours::{Honour, HonourGroup, HonourProgress};
use career::trophies::{cup_wins, nearest};
use stage::palette::{AMBER, AWAY, BRASS, CARD_ORANGE, CHALK, HOME, INK, MUTED, NAVY_2, PITCH_B, Rgb};
use store::ArchivedMatch;

/// Size of a medal on its tile, design units.
const MEDAL: (f32, f32) = (88.0, 116.0);
/// Width that a tile asks for, design units.
const WIDE: f32 = 350.0;
/// Height of a cup on the shelf, design units.
const CUP: f32 = 118.0;
/// Maximum number of cups on the shelf: the newest ones.
const MAX_CUPS: usize = 18;
/// Maximum number of lines on the board of past winners.
const MAX_WINNER_LINES: usize = 12;
/// Number of honours that are shown as the nearest.
const NEAREST: usize = 3;

/// Returns the shelf and the wall; `matches` are all matches of the archive.
pub(super) fn view<'a>(
    honours: &'a [HonourProgress],
    matches: &'a [ArchivedMatch],
    drawn: PageContext<'a>,
) -> Node<'a, ClubMsg> {
    let near = nearest(honours, NEAREST);
    let earned = honours.iter().filter(|progress| progress.earned_in.is_some()).count();
    let count = say!("club-honours-count", n = earned, of = honours.len());
    let first = part(id!("club-nearest").into(), Some(count.into()), near.iter().copied(), drawn, true);
    let groups = HonourGroup::ALL.into_iter().map(|group| {
        let of_group = honours.iter().filter(move |progress| progress.honour.group() == group);
        part(group.title().into(), None, of_group, drawn, false)
    });
    column()
        .scrolls()
        .gap(22.0)
        .pad(8.0, 8.0)
        .child(trophies(matches, drawn))
        .children(winners(drawn))
        .children((!near.is_empty()).then_some(first))
        .children(groups)
        .child(StyledText::note(say!("club-about-honours")).node().rigid())
}

/// Returns an earned honour as its medal over its name.
pub(in crate::screens) fn badge<'a, M: 'a>(honour: Honour, art: PicturePainter<'a>) -> Node<'a, M> {
    let hung = drawing(MEDAL, move |p, r| {
        let (centre, radius) = draw_medal(p, r, ribbon(honour.group()), MedalMetal::Gold);
        sign(honour).draw(p, centre, radius, MedalMetal::Gold.sign(), art);
    });
    let name = StyledText::label(honour.name()).size(24.0).colour(AMBER).centred();
    column().centred().gap(4.0).child(hung.rigid()).child(name)
}

/// Returns a part of the wall under its heading.
fn part<'a>(
    head: String,
    note: Option<String>,
    honours: impl Iterator<Item = &'a HonourProgress>,
    drawn: PageContext<'a>,
    near: bool,
) -> Node<'a, ClubMsg> {
    let head = row()
        .wrap()
        .gaps(20.0, 4.0)
        .child(StyledText::heading(head).size(30.0))
        .children(note.map(StyledText::note));
    let tiles = honours.map(|progress| tile(progress, drawn, near));
    // Tiles of the last line are no wider than those above it.
    let rest = (0..if near { 0 } else { 3 }).map(|_| column().basis(WIDE).grow());
    let tiles = row().wrap().gaps(10.0, 10.0).stretch().children(tiles).children(rest);
    column().gap(10.0).rigid().child(head).child(tiles)
}

/// Returns the tile of an honour; a click on an earned one opens its match.
fn tile<'a>(progress: &'a HonourProgress, drawn: PageContext<'a>, near: bool) -> Node<'a, ClubMsg> {
    let earned = progress.earned_in.as_ref();
    let honour = progress.honour;
    let metal = match earned {
        Some(_) => MedalMetal::Gold,
        None if near || progress.achieved > 0 => MedalMetal::Iron(progress.fraction()),
        None => MedalMetal::Dim,
    };
    let head = StyledText::label(honour.name().capitals()).face(UiFont::Headline);
    let head = head.colour(if metal == MedalMetal::Gold { AMBER } else { CHALK });
    let so_far = (earned.is_none() && progress.required > 1).then(|| progress_bar(progress));
    let when = earned.map(|archived| StyledText::note(words::earned(archived, drawn.now)).colour(CHALK));
    let art = drawn.art;
    let hung = drawing(MEDAL, move |p, r| {
        let (centre, radius) = draw_medal(p, r, ribbon(honour.group()), metal);
        sign(honour).draw(p, centre, radius, metal.sign(), art);
    });
    let lit = metal == MedalMetal::Gold;
    let tile = row()
        .basis(if near { 440.0 } else { WIDE })
        .grow()
        .gap(14.0)
        .pad(14.0, 10.0)
        .surface(BoxSurface::drawn(move |p, r, hot| {
            if lit || near {
                draw_plaque(p, r, hot);
            } else {
                fill_rounded_rect(p, r, 10.0, with_alpha(NAVY_2, 0.8));
            }
            if lit {
                draw_frame(p, r, 10.0, 3.0, BRASS);
            }
        }))
        .child(hung.rigid())
        .child(
            column()
                .portion(1.0)
                .gap(4.0)
                .child(head)
                .child(StyledText::note(honour.how()).colour(MUTED))
                .children(so_far)
                .children(when),
        );
    match earned {
        Some(archived) => {
            let press = Pressable::new(words::honour(progress, archived)).look(PressStyle::Bare);
            tile.press(press, ClubMsg::Show(archived.id.clone()))
        }
        None => tile,
    }
}

/// Returns how much of an honour is done: a bar and the figures.
fn progress_bar<'a>(progress: &HonourProgress) -> Node<'a, ClubMsg> {
    let share = progress.fraction();
    let bar = drawing((60.0, 14.0), move |p, r| {
        fill_rounded_rect(p, r, 7.0, ink(INK));
        if share > 0.0 {
            fill_rounded_rect(p, r.with_max_x(r.left() + (r.width() * share).max(14.0)), 7.0, ink(AMBER));
        }
    });
    let figures = StyledText::note(words::progress_text(progress)).colour(CHALK).one_line();
    row().gap(12.0).child(bar.portion(1.0)).child(figures)
}

/// Returns the colour of the ribbon of that group.
const fn ribbon(group: HonourGroup) -> Rgb {
    match group {
        HonourGroup::Participation => PITCH_B,
        HonourGroup::Rivals => AWAY,
        HonourGroup::MatchCourse => HOME,
        HonourGroup::Cups => CARD_ORANGE,
        HonourGroup::Skill => Rgb(0x7B_4BC4),
    }
}

/// The symbol on a medal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MedalSymbol {
    Icon(&'static str),
    Figure(&'static str),
}

impl MedalSymbol {
    fn draw(self, p: &Painter, at: Pos2, radius: f32, colour: Rgb, art: PicturePainter) {
        match self {
            Self::Icon(name) => art.icon(p, name, at, radius * 1.05, colour),
            Self::Figure(figure) => {
                let size = radius * if figure.len() > 2 { 0.72 } else { 0.95 };
                draw_text(p, at, Align2::CENTER_CENTER, figure, UiFont::Display, size, colour);
            }
        }
    }
}

/// Returns the sign of an honour.
const fn sign(honour: Honour) -> MedalSymbol {
    use MedalSymbol::{Figure, Icon};
    match honour {
        Honour::OffTheMark => Icon("check-fat-fill"),
        Honour::Regular => Figure("25"),
        Honour::TenHours => Icon("clock-fill"),
        Honour::Schooled => Icon("book-open-fill"),
        Honour::AllRounder => Icon("palette-fill"),
        Honour::FullCard => Figure("24"),
        Honour::OnTheRoad => Icon("footprints-fill"),
        Honour::Ladder => Icon("chart-bar-fill"),
        Honour::Climb => Icon("arrow-up-bold"),
        Honour::GiantKiller => Icon("lightning-fill"),
        Honour::TopOfTheWorld => Icon("crown-fill"),
        Honour::ShutOut => Icon("lock-fill"),
        Honour::HonoursEven => Icon("swap-fill"),
        Honour::FiveInARow => Figure("5"),
        Honour::TwoDown => Figure("0-2"),
        Honour::ThreeDown => Figure("0-3"),
        Honour::AtTheDeath => Icon("warning-fill"),
        Honour::Rout => Figure("4-0"),
        Honour::FromTheSpot => Icon("flag-fill"),
        Honour::Silverware => Icon("trophy-fill"),
        Honour::Cabinet => Figure("3"),
        Honour::TourCup => Icon("users-fill"),
        Honour::Unbeaten => Figure("9-0"),
        Honour::FifthHeat => Figure("V"),
        Honour::LastHeat => Figure("IX"),
        Honour::BrickWall => Icon("wall-fill"),
        Honour::HandsOff => Icon("hand-fill"),
        Honour::Clinical => Icon("sneaker-move-fill"),
        Honour::CleanMatch => Icon("star-fill"),
        Honour::CleanHands => Icon("medal-fill"),
        Honour::Outthought => Icon("lightbulb-fill"),
        Honour::AgainstTheOdds => Icon("question-fill"),
        Honour::HeadHigh => Icon("user-fill"),
        Honour::SecondChance => Icon("arrow-counter-clockwise-fill"),
    }
}

/// Returns the shelf with the cups that were won; an empty one says how a cup gets there.
fn trophies<'a>(matches: &'a [ArchivedMatch], drawn: PageContext<'a>) -> Node<'a, ClubMsg> {
    let won = cup_wins(matches);
    let count = (!won.is_empty()).then(|| StyledText::note(say!("club-cups-count", n = won.len())));
    let head =
        row().wrap().gaps(20.0, 4.0).child(StyledText::heading(say!("club-cups")).size(30.0)).children(count);
    let body = if won.is_empty() { no_trophies() } else { shelved(&won, drawn) };
    column().gap(6.0).rigid().child(head).child(body)
}

/// Returns the board of past winners, the last one first; nothing before a competition is over.
fn winners<'a>(drawn: PageContext<'a>) -> Option<Node<'a, ClubMsg>> {
    let line = |on: &Competition| {
        let words = column()
            .grow()
            .gap(2.0)
            .child(StyledText::label(on.champion_text()?).size(26.0).node().rigid())
            .child(StyledText::note(competition::title_of(on)).colour(CHALK).node().rigid());
        let tile = row().basis(WIDE).grow().gap(14.0).pad(14.0, 8.0);
        let tile =
            tile.surface(BoxSurface::drawn(|p, r, _| fill_rounded_rect(p, r, 10.0, with_alpha(NAVY_2, 0.8))));
        Some(tile.child(competition::club_crest(on.club(on.champion()?), 60.0)).child(words))
    };
    let won: Vec<_> = drawn
        .on
        .all()
        .map(|on| drawn.ceremony.revealed(on))
        .filter_map(line)
        .take(MAX_WINNER_LINES)
        .collect();
    let head = StyledText::heading(say!("competition-winners")).size(30.0).node().rigid();
    (!won.is_empty()).then(|| {
        column().gap(10.0).rigid().child(head).child(row().wrap().gaps(10.0, 10.0).stretch().children(won))
    })
}

/// Returns the cups side by side; a click on one opens its match.
fn shelved<'a>(won: &[&'a ArchivedMatch], drawn: PageContext<'a>) -> Node<'a, ClubMsg> {
    let cups = won.iter().take(MAX_CUPS).map(|archived| {
        let (title, when) = (words::match_title(archived), ago(drawn.now, archived.ended));
        let (players, result) = (words::players(archived), words::result(archived));
        let name = say!("club-line", game = &title, players = &players, result = &result, when = &when);
        let cup_on_shelf = drawing((120.0, CUP + 26.0), move |p, r| {
            draw_shelf(p, r);
            cup(p, shelf_point(r), CUP);
        });
        column()
            .basis(200.0)
            .grow()
            .gap(2.0)
            .pad(0.0, 6.0)
            .press(Pressable::new(name).look(PressStyle::Bare), ClubMsg::Show(archived.id.clone()))
            .child(cup_on_shelf.rigid())
            .child(space(0.0, 8.0))
            .child(StyledText::note(title).colour(CHALK).centred())
            .child(StyledText::note(when).centred())
    });
    // The board goes on to the end of the wall.
    let rest =
        column().pad(0.0, 6.0).basis(0.0).share(60.0).child(drawing((0.0, CUP + 26.0), draw_shelf).rigid());
    row().wrap().gaps(0.0, 10.0).stretch().children(cups).child(rest)
}

/// Returns an empty shelf with places for three cups, and how a cup gets there.
fn no_trophies<'a>() -> Node<'a, ClubMsg> {
    let place = || {
        drawing((150.0, CUP + 26.0), |p, r| {
            draw_shelf(p, r);
            draw_cup_outline(p, shelf_point(r), CUP);
        })
    };
    let shelf =
        row().portion(1.0).min_width(300.0).stretch().children([place(), place(), place()].map(Node::grow));
    let words = column()
        .gap(14.0)
        .basis(560.0)
        .grow()
        .child(StyledText::body(say!("club-no-cups")).size(28.0))
        .child(row().child(Button::new(say!("club-enter-cup")).asks(ClubMsg::ToCompetitions)));
    row().wrap().gaps(40.0, 18.0).pad(0.0, 8.0).child(shelf.basis(560.0)).child(words)
}
