//! The texts of the table: names, log lines, the page of rules.

use super::super::card::{Card, Colour, Verdict};
use super::super::options::{MatchKind, Options};
use super::super::state::{Period, Phase, Table};
use crate::engine::Seat;
use crate::stage::clubs::club;
use crate::stage::match_phase::MatchPhase;

/// The order of cards in a hand: each colour's balls and goals side by side, then the other chances, then stoppers
/// without a colour.
pub(super) const ORDER: [Card; 13] = [
    Card::BlackBall,
    Card::BlackGoal,
    Card::BlueBall,
    Card::BlueGoal,
    Card::GreenBall,
    Card::GreenGoal,
    Card::RedBall,
    Card::RedGoal,
    Card::FreeKick,
    Card::Penalty,
    Card::Offside,
    Card::YellowShield,
    Card::ColouredShield,
];

/// Returns the card's name for players.
pub(super) const fn title(card: Card) -> &'static str {
    match card {
        Card::BlackBall => "Black ball",
        Card::BlackGoal => "Black goal",
        Card::BlueBall => "Blue ball",
        Card::BlueGoal => "Blue goal",
        Card::ColouredShield => "Coloured shield",
        Card::FreeKick => "Free kick",
        Card::GreenBall => "Green ball",
        Card::GreenGoal => "Green goal",
        Card::Offside => "Offside",
        Card::Penalty => "Penalty",
        Card::RedBall => "Red ball",
        Card::RedGoal => "Red goal",
        Card::YellowShield => "Yellow shield",
    }
}

/// Returns the card in a sentence, such as `the red ball`.
pub(super) fn the(card: Card) -> String {
    format!("the {}", title(card).to_lowercase())
}

/// Returns the colour's name for players.
pub(super) const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "Black",
        Colour::Blue => "Blue",
        Colour::Green => "Green",
        Colour::Red => "Red",
    }
}

/// Returns the part of the match for the scoreboard.
pub(super) const fn part(table: &Table) -> MatchPhase {
    match (table.period, table.phase) {
        (Period::FirstHalf, Phase::Split) => MatchPhase::Split,
        (Period::ExtraFirst, Phase::Split) => MatchPhase::ExtraTime,
        (period, _) => MatchPhase::of(period),
    }
}

/// Returns the name of a half for the match log.
pub(super) const fn half(period: Period) -> &'static str {
    match period {
        Period::FirstHalf => "Kick-off",
        Period::SecondHalf => "Second half",
        Period::ExtraFirst => "Extra time",
        Period::ExtraSecond => "Last fifteen",
        Period::Shootout => "Penalties",
    }
}

/// Returns the label of the deck that waits.
pub(super) const fn later(now: Period) -> &'static str {
    match now {
        Period::FirstHalf => "FOR THE 2ND HALF",
        _ => "FOR EXTRA TIME 2",
    }
}

/// SC-11: returns the label of a side's open cards in extra time, with the next half still to come or not.
pub(super) const fn open(now: Period, later: bool) -> &'static str {
    match (now, later) {
        (Period::ExtraFirst, true) => "SPLIT IN SECRET",
        (Period::ExtraFirst, false) => "FROM THE BENCH",
        _ => "STILL TO PLAY",
    }
}

/// Returns the word on the card that stopped a chance.
pub(super) const fn save(by: Card) -> &'static str {
    match by {
        Card::ColouredShield => "BLOCKED",
        Card::YellowShield => "OFF THE WALL",
        card if card.is_chance() => "CLEARED",
        _ => "SAVED",
    }
}

/// Returns the log line of a lead.
pub(super) fn led(card: Card) -> String {
    match card {
        Card::Penalty => "Penalty! Who has a shield?".into(),
        Card::FreeKick => "Free kick in a good spot".into(),
        card if card.is_chance() => format!("{} on its way", title(card)),
        card => format!("Plays for time: {}", title(card).to_lowercase()),
    }
}

/// SC-2, SC-7: returns the reason for the result of an answer, in one short sentence.
pub(super) fn because(led: Card, answer: Card, verdict: Verdict) -> String {
    let colour = led.colour().map(|led| colour(led).to_lowercase()).unwrap_or_default();
    match (verdict, led, answer) {
        (Verdict::NoChance, ..) => format!("{} is no chance, so there can be no goal.", title(led)),
        (Verdict::Stopped, _, Card::ColouredShield) => "A coloured shield stops every chance.".into(),
        (Verdict::Stopped, ..) => format!("A {} stops a {}.", lower(answer), lower(led)),
        (Verdict::Goal, Card::Penalty, _) => "Only a coloured shield stops a penalty.".into(),
        (Verdict::Goal, Card::FreeKick, _) => "Only a yellow or a coloured shield stops a free kick.".into(),
        (Verdict::Goal, ..) => {
            format!("Only a {colour} goal card, a {colour} ball or a coloured shield would stop it.")
        }
    }
}

/// SC-12: returns the reason why a kick went in or not, in one short sentence.
pub(super) fn kicked(kick: Colour, keep: Colour) -> String {
    let guarded = colour(keep).to_lowercase();
    if kick == keep {
        format!("The keeper picked {guarded} too.")
    } else {
        format!("The keeper picked {guarded}, not {}.", colour(kick).to_lowercase())
    }
}

/// Returns the card without an article, such as `red ball`.
fn lower(card: Card) -> String {
    title(card).to_lowercase()
}

/// Returns the log line of an answer.
pub(super) fn answered(led: Card, answer: Card, verdict: Verdict) -> String {
    let name = title(answer);
    match (verdict, answer) {
        (Verdict::NoChance, _) => format!("{name} thrown away"),
        (Verdict::Goal, _) => format!("{name} does not stop it"),
        (Verdict::Stopped, Card::ColouredShield) => format!("{name} blocks {}", the(led)),
        (Verdict::Stopped, Card::YellowShield) => "The wall holds: yellow shield".into(),
        (Verdict::Stopped, card) if card.is_chance() => format!("{name} clears it"),
        (Verdict::Stopped, _) => format!("{name} saves"),
    }
}

/// Returns the club in three letters.
pub(super) const fn short(seat: Seat) -> &'static str {
    club(seat).short
}

/// Returns the club's name.
pub(super) const fn name(seat: Seat) -> &'static str {
    club(seat).name
}

/// Returns the line under the title.
pub(super) fn subtitle(options: &Options) -> String {
    let kind = match options.kind {
        MatchKind::League => "League match",
        MatchKind::Cup => "Cup match",
    };
    if options.neutral { format!("{kind}, neutral ground") } else { kind.into() }
}

/// Returns a small number as a word.
pub(super) fn number(n: u8) -> String {
    let words = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    words.get(usize::from(n)).map_or_else(|| n.to_string(), |word| (*word).to_owned())
}

/// The rules page: headings and paragraphs.
pub(super) const RULES: &[(&str, &str)] = &[
    (
        "The idea",
        "Sixteen cards each have to last for two halves, and you choose which eight you play in which. Then you take \
         turns to lead a card and to answer one. A chance that is not stopped is a goal.",
    ),
    (
        "A turn",
        "To lead is to play first: the leader plays any card from this half's deck, face up, and the other \
         side answers with any of its own. Then the roles change. Away leads first. After four leads each, \
         eight cards each, the half is over. Everything that was played stays in sight, so you can count \
         what is left. Home always plays to the right, away to the left.",
    ),
    (
        "The split",
        "Before kick-off both of you split your hand in secret: eight cards are your deck for the first half, the \
         other eight wait for the second. You may look at the deck that waits at any time, but never change it. A \
         good split is strong in one colour in each half, keeps something against every other colour, and shares the \
         coloured shields and the chances.",
    ),
    (
        "The cards",
        "There are 48. Four balls and three goals in each of four colours: black, blue, green and red. \
         Eight coloured shields, four yellow shields, four free kicks, two penalties and two offsides. Each \
         side gets sixteen; the last sixteen stay on the bench, unseen.",
    ),
    (
        "Chances and goals",
        "Balls, free kicks and penalties are chances when they are led. Anything else is not, but still has to be \
         answered: a way to save a chance for later, or to make the other side spend a card. If the answer does \
         not stop the chance, it is a goal for the leader. An answer never scores, and you need not stop a chance \
         even if you could.",
    ),
    (
        "What stops what",
        "A ball is stopped by a goal of its colour, by a ball of its colour, or by a coloured shield. A \
         free kick is stopped by a yellow shield or a coloured shield. A penalty is stopped by a coloured \
         shield alone. Offside is neither a chance nor a stopper: it is only good for playing for time. \
         Cards that would stop the shot light up in your hand.",
    ),
    (
        "Halves",
        "The second half is played in the same way with the decks that waited. Away leads first again; on neutral \
         ground home does. More goals win. A league match may end level, a cup match may not. The minutes on \
         the clock are for show: eight turns make a half.",
    ),
    (
        "Extra time",
        "A level cup match goes on with the bench: it is shuffled and dealt, eight cards each, face up. You could \
         have worked them out anyway, as every other card has been seen. Both of you split your eight in secret \
         into two decks of four, for two short halves of four turns. Away leads first in one, home in the other.",
    ),
    (
        "Penalties",
        "Still level? The kicker picks one of the four colours to shoot, the keeper one to guard, both in \
         secret. The same colour is a save, any other goes in. Five kicks each, one after the other, until \
         one side cannot be caught; then sudden death, pair by pair. A coin toss decides who shoots first. \
         No colour is ever used up, and these kicks do not count in the score.",
    ),
    (
        "At the table",
        "Click the eight cards for the first half one by one, or let Auto choose, and confirm. After that, \
         one click plays a card. Your second-half deck is shown small beside your hand. What was played \
         lies on the grass: the row at the bottom is this half, the rows at the top are what went before.",
    ),
    (
        "Credits",
        "Soccer Cards is the game of soccercards.pl. Its print does not state how many cards of each kind there are: \
         the pack is this project's own, and so are extra time and penalties.",
    ),
];
