//! The invitations on the title: the unfinished match, the competition under way, the first match of a newcomer.

use bevy_egui::egui::vec2;

use super::newcomer::first_match;
use chrono::NaiveDate;

use super::{MatchSetup, TitleContext, TitleMsg, UnfinishedMatch, title};
use crate::flow::action::InputAction;
use crate::flow::page::{AppPage, Navigate};
use crate::screens::ago::ago_inside;
use crate::session::days::DayProgress;
use crate::theme::paint::{draw_accent, fill_rounded_rect};
use crate::theme::{UiFont, ink};
use crate::widgets::{
    self, BoxSurface, Button, Node, PressStyle, Pressable, StyledText, column, drawing, row,
};
use competition::{Competition, Fixture};
use daily::{DailyMatch, Stars};
use engine::Seat;
use games::{find, title_of};
use stage::accent::Accent;
use stage::palette::{AMBER, INK, NAVY, NAVY_2};
use store::{MatchOpponent, Settings, seconds};
use tour::STOPS;
use words::{DisplayText, MessageId, Separator, score_of};
use words::{id, say};

/// Returns the ways to go on. The most urgent one is a card; the others are buttons beside it.
pub(super) fn ways<'a>(seen: &TitleContext<'a>) -> Vec<Node<'a, TitleMsg>> {
    let TitleContext { setup, on, keys, .. } = *seen;
    let left = setup.newest(on);
    let of_left = left.iter().find_map(|(_, fixture)| fixture.map(|(on, _)| on));
    let due = on.next_of_person().filter(|_| of_left.is_none());
    let several = setup.unfinished.len() > 1;
    let tour = seen
        .tours
        .under_way(seen.settings.owner())
        .filter(|saved| left.iter().all(|(left, _)| left.saved.tour.as_ref() != Some(&saved.id)));
    let mut cards: Vec<_> = unfinished(seen).into_iter().chain(first_match(seen)).collect();
    // The newest of the other kind, of a competition or not, stands beside the card.
    let other = left.get(1).map(|(left, fixture)| {
        Button::new(head_of_left(left, *fixture)).size(24.0).tight().asks(TitleMsg::Continue(1))
    });
    let mut buttons: Vec<_> = other.into_iter().collect();
    if let Some(saved) = tour {
        let message = TitleMsg::Go(Navigate::To(AppPage::Tour));
        let head = id!("title-continue-tour");
        if cards.is_empty() {
            let words = say!("tour-occasion", stop = saved.run.stop() + 1, of = STOPS);
            cards.push(card(seen, head, "flag-fill", 0.0, None, &words, message));
        } else {
            buttons.push(Button::new(head).size(24.0).tight().asks(message));
        }
    }
    if let Some((n, competition)) = due {
        let message = TitleMsg::Competition(n);
        if cards.is_empty() {
            let cap = keys.cap_of(InputAction::Competition);
            cards.push(card(
                seen,
                head_of(competition),
                "trophy-fill",
                0.0,
                Some(cap),
                &next(competition),
                message,
            ));
        } else {
            buttons.push(Button::new(head_of(competition)).size(24.0).tight().asks(message));
        }
    }
    buttons.extend(last_match(seen));
    buttons.extend(to_match_of_day(seen));
    // With all tiles, its way is at the foot of the page.
    let evening = evening(seen).filter(|_| seen.compact);
    buttons.extend(evening.map(|words| {
        Button::new(words).size(24.0).tight().asks(TitleMsg::Go(Navigate::To(AppPage::Evening)))
    }));
    if several {
        let all = Button::new(say!("title-all-unfinished", n = setup.unfinished.len()));
        buttons.push(all.size(24.0).tight().asks(TitleMsg::Go(Navigate::To(AppPage::Matches))));
    }
    let buttons = (!buttons.is_empty()).then(|| {
        match (cards.is_empty(), seen.compact) {
            // Without a card, a sentence has room on one line.
            (true, false) => column().gap(8.0).basis(600.0).children(buttons),
            // Large text needs the width that the logo leaves.
            (true, true) => column().gap(8.0).basis(600.0).grow().max_width(560.0).children(buttons),
            // Beside a card their sentences would take several lines: they have a row of their own.
            (false, _) => row().wrap().gaps(8.0, 8.0).full_width().children(buttons),
        }
    });
    cards.into_iter().chain(buttons).collect()
}

/// Returns the way to the report of the last match, which may have been left in a hurry.
fn last_match<'a>(seen: &TitleContext) -> Option<Node<'a, TitleMsg>> {
    let archived = seen.progress.last_match()?;
    let seat = archived.person()?;
    let score = score_of(archived.result.score[seat], archived.result.score[!seat]);
    let ago = ago_inside(seconds(), archived.ended);
    let words = match archived.rival() {
        Some(MatchOpponent::Bot(difficulty)) => {
            say!("title-last-match", score, bot = title_of(&archived.game, difficulty), ago)
        }
        _ => say!("title-last-match-alone", score, game = title(find(&archived.game)), ago),
    };
    Some(Button::new(words).size(24.0).tight().asks(TitleMsg::Report(archived.id.clone())))
}

/// Returns the match of the day, and the person's stars once it was played.
pub(super) fn match_of_day(
    setup: &MatchSetup,
    settings: &Settings,
    today: NaiveDate,
) -> Option<(DailyMatch, Option<Stars>)> {
    let daily = DailyMatch::on(today)?;
    let unfinished = setup.unfinished.iter().map(|left| &left.saved);
    let stars = DayProgress::of(settings, unfinished, settings.owner(), daily.date, false).stars();
    Some((daily, stars))
}

/// Returns the way to the match of the day, with the person's stars once it was played. Somebody new plays another
/// first.
fn to_match_of_day<'a>(seen: &TitleContext) -> Option<Node<'a, TitleMsg>> {
    let (daily, stars) = seen.day.as_ref()?;
    let words = match stars {
        Some(stars) => say!("title-day-played", stars = stars.in_words()),
        None => say!("title-day", what = daily.in_words()),
    };
    Some(Button::new(words).size(24.0).tight().asks(TitleMsg::Go(Navigate::To(AppPage::Day))))
}

/// Returns the words on the way to the evening of several people: to its next match, if one is on. Somebody new plays
/// alone first.
pub(super) fn evening(seen: &TitleContext) -> Option<DisplayText> {
    match seen.settings.profiles.evening.as_ref().and_then(|on| Some((on, on.next_fixture()?))) {
        Some((on, due)) => {
            let [home, away] = Seat::BOTH.map(|seat| on.name(due.sides[seat]));
            Some(say!("title-evening-on", home, away))
        }
        None => seen.new_here.is_none().then(|| say!("title-evening")),
    }
}

/// Returns the invitation to go on with a competition.
fn head_of(on: &Competition) -> MessageId {
    if on.kind().has_final() { id!("title-continue-cup") } else { id!("title-continue-league") }
}

/// Returns the next match of a competition: its game and its stage, and the people whose match it is, unless there is
/// one alone. The page names the bot.
fn next(on: &Competition) -> DisplayText {
    let Some(fixture) = on.for_people() else { return DisplayText::EMPTY };
    let game = title(on.game_of(&fixture));
    let what = say!("title-left", game, standing = on.stage(&fixture));
    let people: Vec<usize> = fixture
        .sides
        .iter()
        .map(|(_, side)| *side)
        .filter(|side| on.is_person(*side) && !on.is_you(*side))
        .collect();
    let who = match people[..] {
        [one, other] => Some(say!("page-versus", home = on.manager_name(one), away = on.manager_name(other))),
        [one] => Some(on.manager_name(one)),
        _ => None,
    };
    DisplayText::list([what].into_iter().chain(who), Separator::Dot)
}

/// Returns the card of the newest unfinished match.
fn unfinished<'a>(seen: &TitleContext<'a>) -> Option<Node<'a, TitleMsg>> {
    let all = seen.setup.newest(seen.on);
    let (newest, fixture) = *all.first()?;
    let head = head_of_left(newest, fixture);
    let game = title(find(&newest.saved.record.game));
    let words = match fixture {
        Some((on, fixture)) => {
            let stage = on.stage(&fixture);
            say!("title-left-stage", game, stage, score = &newest.score)
        }
        None => say!("title-left", game, standing = &newest.standing),
    };
    let called = |seat: Seat| match fixture {
        // Alone among bots a person is *you*, whose turn it always is.
        Some((on, fixture)) => {
            let side = fixture.sides[seat];
            (!on.is_you(side)).then(|| on.manager_name(side))
        }
        None => newest.saved.names[seat].as_ref().map(|name| DisplayText::verbatim(name.as_str())),
    };
    let turn = newest.turn(called).filter(|_| newest.saved.lesson.is_none());
    let day = newest.saved.day.map(|_| say!("hud-match-of-the-day"));
    let words = DisplayText::list(day.into_iter().chain([words]).chain(turn), Separator::Dot);
    let cap = seen.keys.cap_of(InputAction::Continue);
    Some(card(seen, head, "play-fill", 4.0, Some(cap), &words, TitleMsg::Continue(0)))
}

/// Returns the invitation to go on with an unfinished match.
fn head_of_left(left: &UnfinishedMatch, fixture: Option<(&Competition, Fixture)>) -> MessageId {
    match (fixture, &left.saved.lesson) {
        (Some((on, _)), _) => head_of(on),
        (None, Some(_)) => id!("title-continue-lesson"),
        (None, None) if left.saved.tour.is_some() => id!("title-continue-tour"),
        (None, None) => id!("title-continue-match"),
    }
}

/// Returns a card that leads on, with its icon, which stands that far right of the middle, and the cap of its key, if
/// it has one.
fn card<'a>(
    seen: &TitleContext<'a>,
    head: MessageId,
    icon: &'static str,
    aside: f32,
    cap: Option<DisplayText>,
    words: &DisplayText,
    message: TitleMsg,
) -> Node<'a, TitleMsg> {
    let art = seen.art;
    let ground = BoxSurface::drawn(|p, r, hot| {
        fill_rounded_rect(p, r, 12.0, ink(if hot { NAVY_2 } else { NAVY }));
        draw_accent(p, r, 12.0, Accent::Legal);
    });
    let sign = drawing((64.0, 64.0), move |p, r| {
        p.circle_filled(r.center(), 32.0, ink(AMBER));
        art.icon(p, icon, r.center() + vec2(0.7 * aside, 0.0), 36.0, INK);
    });
    let texts = column()
        .grow()
        .child(StyledText::new(head, UiFont::Headline, 38.0))
        .child(StyledText::label(words).size(24.0).colour(AMBER));
    row()
        .gap(18.0)
        .pad(20.0, 8.0)
        .align_middle()
        .basis(460.0)
        .grow()
        .max_width(760.0)
        .surface(ground)
        .press(Pressable::new(head).look(PressStyle::Bare), message)
        .child(sign.rigid())
        .child(texts.basis(220.0))
        .children(cap.map(|cap| widgets::cap(cap, 36.0, false)))
}
