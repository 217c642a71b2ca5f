//! The state of a competition: its next match, or its champion.

use bevy_egui::egui::{Align2, Painter, Rect, vec2};

use super::ceremony_art::{framed, lit};
use super::fixtures::is_table;
use super::lift::{self, SILVER, lifted, medal, silver};
use super::odds::percent;
use super::{club_crest, versus};
use crate::screens::honours::cup;
use crate::theme::paint::{draw_frame, draw_shield, draw_text, fill_rounded_rect};
use crate::theme::{UiFont, ink};
use crate::widgets::{BoxSurface, Node, StyledText, column, drawing, row};
use clubs::Club;
use competition::revealed::{CompetitionResult, FixtureId};
use competition::{Competition, CompetitionKind as Contest};
use engine::Seat;
use stage::palette::{AMBER, CHALK, NAVY_3, Rgb};
use words::{DisplayText, MessageId};
use words::{id, say};

/// The colour of the third step.
const BRONZE: Rgb = Rgb(0xC9_854A);

/// Returns the next match of a person at this screen, with both crests; or the match of bots that is played, or whose
/// result comes in.
pub(super) fn next_up<'a, M: 'a>(
    competition: &Competition,
    coming: Option<FixtureId>,
    odds: Option<&[f32]>,
) -> Node<'a, M> {
    let head = |words: MessageId| StyledText::heading(words).size(46.0).colour(CHALK).node().rigid();
    let own = competition.for_people();
    let others = || coming.and_then(|at| competition.fixture(at)).or_else(|| competition.for_bots());
    let Some(fixture) = own.or_else(others) else { return column() };
    let yours = Seat::BOTH.into_iter().any(|seat| competition.is_you(fixture.sides[seat]));
    let (words, remark) = if own.is_none() && competition.are_people_out() {
        (id!("competition-others-play"), Some(id!("competition-out")))
    } else if own.is_none() {
        (id!("competition-results"), Some(id!("competition-results-come")))
    } else if yours {
        (id!("competition-your-next"), None)
    } else {
        (id!("competition-next"), None)
    };
    // If rounds look alike, the text names the round and the game.
    let leg = match competition.game_of(&fixture).filter(|_| competition.format().is_across_games()) {
        Some(game) => Some(say!(
            "competition-leg-in",
            round = competition.round_title(fixture.round),
            game = game.info().title
        )),
        None if competition.is_plain() => None,
        None => Some(competition.round_title(fixture.round)),
    };
    let remark = remark.map(DisplayText::from).into_iter().chain(leg);
    let remark = remark.map(|words| StyledText::note(words).size(28.0).node().rigid());
    // The sides are above each other, or side by side if the table needs the height.
    let league = is_table(competition);
    let [home, away] = Seat::BOTH.map(|seat| {
        let side = fixture.sides[seat];
        let chance = odds.and_then(|odds| odds.get(side).copied());
        half(competition, side, league, chance)
    });
    let both =
        if league { row().wrap().gap(8.0).rigid() } else { column().align_middle().gap(8.0).share(3.0) };
    let node = column().gap(10.0).child(head(words)).children(remark);
    let node = node.child(both.child(home).child(versus()).child(away));
    if league { node.rigid() } else { node.share(3.0) }
}

/// Returns one side of the next match, on its own colours.
fn half<'a, M: 'a>(competition: &Competition, side: usize, league: bool, chance: Option<f32>) -> Node<'a, M> {
    let crest = competition.club(side);
    let lines = competition.entrants().get(side).map(|_| {
        let name = StyledText::note(competition.manager_name(side)).size(28.0).colour(CHALK);
        let called =
            competition.other_name(side).map(|called| StyledText::note(called).size(28.0).colour(CHALK));
        let club = StyledText::label(&crest.name).size(if league { 36.0 } else { 50.0 });
        // Its line is there before it is known.
        let chance = chance.map(|chance| say!("competition-chance-of", n = percent(chance)));
        let chance = StyledText::note(chance.unwrap_or(DisplayText::EMPTY)).size(26.0).colour(CHALK);
        let chance = (!league).then_some(chance);
        column().grow().gap(2.0).child(club).child(name).children(called).children(chance)
    });
    let node = row()
        .gap(20.0)
        .pad(20.0, 12.0)
        .surface(BoxSurface::Edged(ink(crest.colours.1), 3.0, crest.colours.0, 14.0))
        .child(club_crest(crest, if league { 96.0 } else { 150.0 }))
        .children(lines);
    if league { node.basis(300.0).grow() } else { node.full_width().basis(280.0) }
}

/// Returns how the competition ended: a picture of it, the champion in words, and the podium.
pub(super) fn crowned<'a, M: 'a>(competition: &Competition) -> Node<'a, M> {
    let (Some(ending), Some([first, second, third]), Some(head), Some(way)) = (
        competition.ending(),
        competition.podium(),
        competition.champion_text(),
        competition.champion_path(),
    ) else {
        return column();
    };
    let club = |sides: &[usize]| competition.club(sides.first().copied().unwrap_or_default());
    let (champion, runner_up) = (club(&first), club(&second));
    let picture = drawing((300.0, 230.0), move |p, r| match ending {
        CompetitionResult::Won => lifted(&framed(p, r, 16.0), r, champion, 1.0, 0.0, None),
        CompetitionResult::Second => {
            silver(&framed(p, r, 16.0), r, runner_up, 1.0);
            let side = r.height() * 0.72;
            medal(p, Rect::from_min_size(r.left_top() + vec2(10.0, 0.0), vec2(side * 0.62, side)), runner_up);
        }
        CompetitionResult::Without => quiet(&framed(p, r, 16.0), r, champion),
    });
    let head = head.capitals();
    let words = match ending {
        CompetitionResult::Won => column().child(StyledText::title(head).size(62.0)),
        CompetitionResult::Second => column()
            .gap(6.0)
            .child(StyledText::title(say!("competition-silver")).size(62.0).colour(SILVER))
            .children(lift::lost(competition).map(StyledText::body))
            .child(StyledText::heading(head).size(34.0).colour(CHALK)),
        CompetitionResult::Without => column().child(StyledText::title(head).size(50.0).colour(CHALK)),
    };
    let words = words.gap(8.0).rigid().child(StyledText::body(way));
    let steps = podium(competition, [&second, &first, &third]);
    let picture = picture.share(1.0);
    if competition.kind() == Contest::League {
        let beside = column().gap(12.0).basis(380.0).grow().child(words).child(steps);
        row().wrap().gap(24.0).stretch().rigid().child(picture.basis(300.0)).child(beside)
    } else {
        column().gap(14.0).grow().child(picture).child(words).child(steps)
    }
}

/// Draws a champion that nobody here cheers for: the crest and the cup, side by side.
fn quiet(p: &Painter, r: Rect, club: &Club) {
    let s = (r.height() * 0.62).min(r.width() * 0.34);
    let dark = club.colours.1;
    fill_rounded_rect(p, r, 0.0, lit(dark, 0.45));
    draw_shield(p, r.center() - vec2(s * 0.72, 0.0), s, club);
    cup(p, r.center() + vec2(s * 0.72, s * 0.5), s);
    draw_frame(p, r, 16.0, 3.0, NAVY_3);
}

/// Returns the podium: the second, the first, and who shares the third step, from left to right.
fn podium<'a, M: 'a>(competition: &Competition, steps: [&[usize]; 3]) -> Node<'a, M> {
    let look = [("2", 74.0, SILVER, 64.0), ("1", 108.0, AMBER, 84.0), ("3", 46.0, BRONZE, 56.0)];
    let step = |(sides, (place, height, colour, size)): (&[usize], (&'static str, f32, Rgb, f32))| {
        let both = sides.len() > 1;
        let crests = sides
            .iter()
            .map(|side| club_crest(competition.club(*side), if both { size * 0.9 } else { size }));
        let names = sides
            .iter()
            .map(|side| StyledText::note(competition.called(*side)).colour(CHALK).centred().node());
        let block = drawing((60.0, height), move |p, r| {
            fill_rounded_rect(p, r, 6.0, ink(NAVY_3));
            fill_rounded_rect(p, r.with_max_y(r.top() + 7.0), 3.0, ink(colour));
            let size = (r.height() * 0.66).min(64.0);
            let at = r.center() + vec2(0.0, 4.0);
            draw_text(p, at, Align2::CENTER_CENTER, place, UiFont::Headline, size, colour);
        });
        let crests = row().gap(8.0).rigid().centred().children(crests);
        column().portion(1.0).gap(4.0).child(crests).children(names).child(block.rigid())
    };
    row().align_end().gap(10.0).rigid().children(steps.into_iter().zip(look).map(step))
}
