//! Advice on the current decision for a beginner, from the view alone.

use super::super::cards::{Kind, Power};
use super::super::numbers::KEEPER;
use super::super::state::{LAST_PASS, Period, Phase, TRIPLE, Table, Window};
use super::super::view::View;
use super::scene::playable;
use super::words;
use crate::engine::Seat;

/// Returns one or two plain sentences for the side that decides.
pub(super) fn lesson(view: &View, seat: Seat) -> Option<String> {
    let table = &view.table;
    if !table.owed.has(seat) {
        return None;
    }
    let attacks = seat == table.attacker;
    match table.phase {
        Phase::Play(window) => Some(card(view, seat, window)),
        Phase::Answer(_, play) => Some(format!(
            "{} was played. A Block stops it for good and costs you the Block; it cannot be blocked itself.",
            words::play(play)
        )),
        Phase::Choose => Some(number(table, seat)),
        Phase::Duel if attacks => {
            Some("Win, and you pass on. Lose, and your attack is over; level is shown again.".into())
        }
        Phase::Duel => {
            Some("Win, and their attack is over. Lose, and they pass on; level is shown again.".into())
        }
        Phase::Shot => Some(shot(table, attacks)),
        Phase::Swap => Some(match view.shown {
            Some(card) if Kind::BOTH.into_iter().any(|kind| view.hand[kind].has(Power::Bogey)) => format!(
                "You are shown {}. Bogey can never be played: a good card to give away for it.",
                words::name(card.power)
            ),
            Some(card) => format!(
                "{} {}. Take it for a card you need less, or keep all.",
                words::name(card.power),
                words::when(card.kind, card.power)
            ),
            None => "Take the card shown for one of yours, or keep all.".into(),
        }),
        Phase::Running | Phase::Over => None,
    }
}

/// SGO-10: advice on the card that could be played, and its use.
fn card(view: &View, seat: Seat, window: Window) -> String {
    let first = playable(view, seat).and_then(|(kind, cards)| Some((kind, cards.iter().next()?)));
    let Some((kind, power)) = first else { return "Play a power card, or play on.".into() };
    let name = words::name(power);
    match (window, power) {
        (_, Power::Joker) => {
            "Joker can do now what a card on your used pile does. Once used, it is gone.".into()
        }
        (Window::BeforePass(Kind::Attacking), _) => {
            format!("What is lit can be played before this pass. {name}: {}", words::does(kind, power))
        }
        (Window::BeforePass(Kind::Defending), _) => {
            format!("The later in their attack, the more it hurts. {name}: {}", words::does(kind, power))
        }
        (Window::AfterPass(Kind::Defending), _) => {
            "The fewer numbers are left, the better your chance to read the pass laid again.".into()
        }
        (Window::AfterPass(Kind::Attacking), _) => {
            "You are caught. Laid again, this pass may still arrive; else your attack is over.".into()
        }
        (Window::AfterSlots, _) => {
            "One more pass is one more chance to read it, with few numbers left.".into()
        }
        (Window::BeforeShot, _) => {
            "With a direction closed, you guess between two instead of three: even odds.".into()
        }
        (Window::AfterShot(Kind::Attacking), _) => {
            "A shot goes in two times out of three: worth laying again, unless you lead by far.".into()
        }
        (Window::AfterShot(Kind::Defending), _) => {
            "Laid again, you save one shot in three. There is no better moment for this card.".into()
        }
    }
}

/// SGO-4: advice on laying a number.
fn number(table: &Table, seat: Seat) -> String {
    let attacks = seat == table.attacker;
    let left = table.choosable().count();
    let odds = format!("One in {} guesses is right", words::number(u32::from(left)));
    if table.lays(seat) == TRIPLE {
        return match attacks {
            true => "Three numbers against one: if none is marked, you shoot at once.".into(),
            false => {
                format!("You mark three of {} numbers. Which would you pass to?", words::number(left.into()))
            }
        };
    }
    let pass = table.track.pass();
    let last = pass == LAST_PASS && !table.force.keeper && !table.spent.has(KEEPER);
    match (attacks, pass) {
        (true, _) if table.lays(!seat) == TRIPLE => {
            format!(
                "They mark three of {} numbers. Get past them, and they have used their press.",
                words::number(left.into())
            )
        }
        (true, 1) if table.period == Period::ExtraTime => {
            "Extra time: your first marked pass is spared, the second one ends the attack.".into()
        }
        (true, 1) => {
            "Choose who gets the ball. If they mark the same number, your attack is over; if not, the number \
                      is spent for this attack."
                .into()
        }
        (false, 1) => {
            "Guess who gets the ball. The same number wins it; a wrong guess costs nothing, your card comes \
                       back."
                .into()
        }
        _ if last => {
            "The last pass before the shot. The goalkeeper cannot be chosen here, neither by you nor by them."
                .into()
        }
        (true, _) => format!("{odds}. Any number is as good as another, as long as they cannot read you."),
        (false, _) => format!("{odds}. Dashed shirts are spent; the ball goes to one of the others."),
    }
}

/// SGO-8: advice on a shot.
fn shot(table: &Table, attacks: bool) -> String {
    match (table.force.closed, attacks) {
        (Some(closed), true) => {
            format!(
                "{} is closed: two ways are left for you and for their keeper.",
                words::capital(closed.name())
            )
        }
        (Some(closed), false) => {
            format!(
                "{} is closed: dive to one of the other two, one of them is right.",
                words::capital(closed.name())
            )
        }
        (None, true) => {
            "Three ways, and their keeper dives one of them. Left and right are yours, as you look at the \
                         goal."
                .into()
        }
        (None, false) => {
            "Three ways, and you dive one of them. Left and right are as the shooter sees them.".into()
        }
    }
}
