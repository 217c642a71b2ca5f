//! The texts on the cards: what they are and do. They fit the room that the pictures leave
//! (`crates/baker/src/faces.rs`, `chance.rs`, `board.rs`, `teams.rs` and their high-contrast twins).

use super::super::ability::{
    CATENACCIO_PENALTY, GERMANY_ABILITY_MINUTE, NEVER_BEATEN_BONUS, SECOND_BALL_CARDS,
};
use super::super::action::{AttackCard, DefenceCard, StarBonus};
use super::super::data::{AREAS, TeamAbility, rules};
use super::super::options::Team;
use super::super::state::{DuelResult, MAX_STARS, PENALTY_AREA, Period, ShotSlot, TURN_MINUTES, last_time};
use super::scene::{CROWDS, HandCard, chance_face, stars_face, team_face, timer_face};
use super::words::{self, guard, play};
use ::words::{DisplayText, MessageId, Separator};
use ::words::{id, say};
use stage::card_text::{CardFont, CardText};
use stage::palette::{AMBER, BLACK, CHALK, INK, MUTED, Rgb, WHITE};

/// Returns the texts on the card with that face; none for a face of another game. `stark` is the high-contrast
/// set.
pub(super) fn card_texts(face: &str, stark: bool) -> Vec<CardText> {
    for card in HandCard::ALL {
        if card.face(false) == face {
            return defending(card, stark);
        }
        // The same card, and with one column lit.
        let attack = card.face(true);
        let lit = |area: usize| card.play().is_some() && format!("{attack}_{area}") == face;
        if attack == face || (1..=AREAS).any(lit) {
            return attacking(card, stark);
        }
    }
    if chance_face(0, ShotSlot::Goal) == face {
        return goal(stark);
    }
    if let Some(n) = (0..CROWDS).find(|n| chance_face(*n, ShotSlot::Crowd) == face) {
        return crowd(n, stark);
    }
    for stars in 0..=MAX_STARS {
        for bonus in [None, Some(StarBonus::Pass), Some(StarBonus::OneTwo)] {
            if stars_face(stars, bonus) == face {
                return star_card(stars, bonus, stark);
            }
        }
    }
    for period in [Period::FirstHalf, Period::ExtraFirst] {
        let last = last_time(period) / TURN_MINUTES;
        if let Some(turn) = (0..=last).find(|turn| timer_face(period, *turn) == face) {
            return timer(period, last - turn + 1, stark);
        }
    }
    Team::ALL.into_iter().find(|team| team_face(*team) == face).map_or_else(Vec::new, |of| team(of, stark))
}

/// The middle of a card.
const X: f32 = 125.0;

/// Returns a line in the middle of the card.
fn line(words: &str, y: f32, width: f32, size: f32, face: CardFont, ink: Rgb) -> CardText {
    CardText::line(words, (X, y), width, size, face, ink)
}

/// Returns a line of capitals in the middle of the card.
fn title(words: &str, y: f32, width: f32, size: f32, ink: Rgb) -> CardText {
    CardText::title(words, (X, y), width, size, ink)
}

/// Returns the names of the two halves of a card: in attack, in defence.
const fn halves(card: HandCard) -> (MessageId, MessageId) {
    let attack = match card.play() {
        Some(of) => play(of),
        None => id!("s17-print-rebound"),
    };
    (attack, guard(card.guard()))
}

/// Returns the name at the head of a half card, beside its icon.
fn head(name: MessageId, ink: Rgb, stark: bool) -> CardText {
    let name = name.shown();
    if stark {
        CardText::title(&name, (147.0, 40.5), 164.0, 48.0, ink).at_left()
    } else {
        CardText::title(&name, (150.0, 39.7), 164.0, 41.0, ink).at_left()
    }
}

/// Returns the name of the other half at the foot, beside its icon.
fn foot(name: MessageId, ink: Rgb, stark: bool) -> CardText {
    let name = name.shown();
    if stark {
        CardText::title(&name, (150.0, 266.0), 168.0, 40.0, ink).at_left()
    } else {
        CardText::title(&name, (148.0, 267.0), 172.0, 33.0, ink).at_left()
    }
}

/// Returns a line below the name at the foot.
fn foot_line(words: &str, ink: Rgb, stark: bool) -> CardText {
    line(
        words,
        312.0,
        if stark { 216.0 } else { 206.0 },
        if stark { 32.0 } else { 27.0 },
        CardFont::Display,
        ink,
    )
}

/// Returns the words of the attacking half that has no table. S17-10: one more chance card after a miss. The usual
/// picture has the card beside its number.
fn after_a_miss(stark: bool) -> Vec<CardText> {
    let when = say!("s17-print-after-a-miss").shown();
    if stark {
        let more = say!("s17-print-one-more").shown();
        vec![
            line(&when, 94.0, 212.0, 38.0, CardFont::Display, BLACK),
            line(&more, 164.0, 212.0, 66.0, CardFont::Title, BLACK),
        ]
    } else {
        vec![line(&when, 93.0, 206.0, 26.0, CardFont::Display, CHALK)]
    }
}

/// S17-5: returns the line of a defending half with the cards that it stops.
fn stops(guard: DefenceCard, stark: bool) -> CardText {
    let stopped =
        ORDER.into_iter().filter(|play| DuelResult::of(*play, guard) == DuelResult::Turnover).map(play);
    let cards = DisplayText::list(stopped.map(DisplayText::from), Separator::Comma);
    let words = say!("s17-print-stops", cards).shown();
    foot_line(&words, if stark { WHITE } else { CHALK }, stark)
}

/// The three actions in the order of the cards.
const ORDER: [AttackCard; 3] = [AttackCard::Pass, AttackCard::Dribble, AttackCard::OneTwo];

/// Returns the texts of a card in the attacker's hand: the attacking half above, the defending half at the foot.
fn attacking(card: HandCard, stark: bool) -> Vec<CardText> {
    let (attack, defence) = halves(card);
    let (ink, below) = if stark { (BLACK, WHITE) } else { (CHALK, CHALK) };
    let mut texts = vec![head(attack, ink, stark)];
    if card.play().is_none() {
        texts.extend(after_a_miss(stark));
    }
    texts.extend([foot(defence, below, stark), stops(card.guard(), stark)]);
    texts
}

/// Returns the texts of a card in the defender's hand: the defending half above, the attacking half at the foot.
fn defending(card: HandCard, stark: bool) -> Vec<CardText> {
    let (attack, defence) = halves(card);
    let (ink, below) = if stark { (WHITE, BLACK) } else { (CHALK, CHALK) };
    let mut texts = vec![head(defence, ink, stark)];
    for (column, play) in ORDER.into_iter().enumerate() {
        texts.extend(verdict(column, play, DuelResult::of(play, card.guard()), stark));
    }
    texts.push(foot(attack, below, stark));
    if card.play().is_none() {
        texts.push(foot_line(&say!("s17-print-after-a-miss").shown(), below, stark));
    }
    texts
}

/// S17-5: returns an action's name and what becomes of it; an arrow says that it gets past.
fn verdict(column: usize, action: AttackCard, clash: DuelResult, stark: bool) -> Vec<CardText> {
    let (x, name_y, word_y) = if stark {
        (50.0 + column as f32 * 75.0, 138.5, 184.0)
    } else {
        (51.5 + column as f32 * 73.5, 139.0, 182.0)
    };
    let ink = match (stark, clash) {
        (true, _) => BLACK,
        (false, DuelResult::Resolve) => CHALK,
        (false, _) => INK,
    };
    let name = play(action).shown();
    let mut texts = vec![CardText::line(&name, (x, name_y), 67.0, 24.0, CardFont::Display, ink)];
    let word = match clash {
        DuelResult::Turnover => say!("s17-print-stop"),
        DuelResult::Foul => say!("s17-print-foul"),
        DuelResult::Resolve => return texts,
    };
    let (width, size, ink) = if stark { (60.0, 34.0, WHITE) } else { (59.0, 33.0, CHALK) };
    texts.push(CardText::title(&word.shown(), (x, word_y), width, size, ink));
    texts
}

/// Returns the texts of the goal card.
fn goal(stark: bool) -> Vec<CardText> {
    let (word, sentence) = (say!("s17-print-goal").shown(), say!("s17-print-it-is-in").shown());
    if stark {
        return vec![title(&word, 58.8, 212.0, 92.0, BLACK), title(&sentence, 306.0, 212.0, 58.0, WHITE)];
    }
    let at = |x: f32, y: f32, ink: Rgb| CardText::title(&word, (x, y), 216.0, 64.0, ink);
    vec![at(127.0, 53.6, INK), at(X, 50.6, CHALK), line(&sentence, 305.9, 216.0, 46.0, CardFont::Title, INK)]
}

/// Returns the texts of a crowd card. The high-contrast set has no crowd on it.
fn crowd(n: usize, stark: bool) -> Vec<CardText> {
    let miss = match n {
        0 => say!("s17-print-miss-over"),
        1 => say!("s17-print-miss-saved"),
        2 => say!("s17-print-miss-stands"),
        3 => say!("s17-print-miss-post"),
        _ => say!("s17-print-miss-wide"),
    };
    let miss = miss.shown();
    if stark {
        let head = say!("s17-print-miss").shown();
        return vec![title(&head, 58.6, 212.0, 84.0, WHITE), title(&miss, 306.0, 212.0, 48.0, BLACK)];
    }
    vec![
        title(&say!("s17-print-crowd").shown(), 45.1, 216.0, 54.0, CHALK),
        line(&miss, 294.1, 216.0, 34.0, CardFont::Title, CHALK),
        line(&say!("s17-print-no-goal").shown(), 324.0, 212.0, 25.0, CardFont::Display, MUTED),
    ]
}

/// S17-8: returns what the stars on the card give to shots, line by line, the last one in other letters.
fn bonus_lines(stars: u8, bonus: Option<StarBonus>) -> Vec<DisplayText> {
    let more = |action: AttackCard, n: u8| say!("s17-print-more", card = play(action), n);
    match (stars, bonus) {
        (1, Some(StarBonus::Pass)) => vec![play(AttackCard::Pass).into()],
        (1, Some(StarBonus::OneTwo)) => vec![play(AttackCard::OneTwo).into()],
        (1, None) => {
            vec![more(AttackCard::Pass, 1), say!("s17-print-or", bonus = more(AttackCard::OneTwo, 1))]
        }
        _ => vec![
            more(AttackCard::Pass, 2),
            more(AttackCard::OneTwo, 1),
            say!("s17-print-more-in-area", area = PENALTY_AREA, n = 2),
        ],
    }
}

/// Returns the texts of the star card. Where one action has the bonus, the picture says how much.
fn star_card(stars: u8, bonus: Option<StarBonus>, stark: bool) -> Vec<CardText> {
    let word = say!("s17-print-stars").shown();
    let head =
        if stark { title(&word, 42.4, 212.0, 56.0, BLACK) } else { title(&word, 47.2, 212.0, 48.0, CHALK) };
    let mut texts = vec![head];
    if stars == 0 {
        let none = say!("s17-print-no-bonus").shown();
        let (middle, height, size, ink) =
            if stark { (266.0, 130.0, 56.0, BLACK) } else { (284.0, 84.0, 40.0, MUTED) };
        texts.push(CardText::text(&none, (X, middle), (206.0, height), size, 2, CardFont::Title, ink));
        return texts;
    }
    let lines: Vec<String> = bonus_lines(stars, bonus).iter().map(DisplayText::shown).collect();
    let places: &[(f32, f32, CardFont)] = match (stark, lines.len()) {
        (false, 1) => &[(254.5, 50.0, CardFont::Title)],
        (false, 2) => &[(256.6, 44.0, CardFont::Title), (305.0, 37.0, CardFont::Title)],
        (false, _) => &[
            (243.6, 41.0, CardFont::Title),
            (282.6, 41.0, CardFont::Title),
            (318.9, 26.0, CardFont::Display),
        ],
        (true, 1) => &[(228.0, 56.0, CardFont::Title)],
        (true, 2) => &[(228.0, 54.0, CardFont::Title), (304.0, 46.0, CardFont::Title)],
        (true, _) => {
            &[(215.3, 39.5, CardFont::Title), (266.0, 39.5, CardFont::Title), (316.7, 39.5, CardFont::Title)]
        }
    };
    let ink = if stark { WHITE } else { INK };
    texts.extend(
        lines.iter().zip(places).map(|(words, (y, size, face))| line(words, *y, 212.0, *size, *face, ink)),
    );
    texts
}

/// Returns the texts of the time card with `left` turns to play, this one included. The picture has the number.
fn timer(period: Period, left: u8, stark: bool) -> Vec<CardText> {
    let head = match period {
        Period::FirstHalf | Period::SecondHalf => say!("s17-print-time"),
        Period::ExtraFirst | Period::ExtraSecond | Period::Shootout => say!("s17-print-extra-time"),
    };
    let (head, turns) = (head.shown(), say!("s17-print-turns", n = left).shown());
    if stark {
        return vec![title(&head, 40.5, 212.0, 50.0, BLACK), title(&turns, 321.0, 206.0, 40.0, WHITE)];
    }
    vec![title(&head, 45.2, 212.0, 48.0, CHALK), line(&turns, 307.0, 200.0, 37.0, CardFont::Display, AMBER)]
}

/// S17-21: returns what a team's ability does, short enough for its card.
fn does(ability: TeamAbility) -> DisplayText {
    match ability {
        TeamAbility::SecondBall => say!("s17-print-second-ball", area = PENALTY_AREA, n = SECOND_BALL_CARDS),
        TeamAbility::NeverBeaten => {
            say!("s17-print-never-beaten", minute = 45 + GERMANY_ABILITY_MINUTE, n = NEVER_BEATEN_BONUS)
        }
        TeamAbility::Catenaccio => say!("s17-print-catenaccio", n = CATENACCIO_PENALTY),
    }
}

/// S17-21: returns the texts of a team card: the team, and its ability or the actions that it adds to.
fn team(team: Team, stark: bool) -> Vec<CardText> {
    let name = words::team(team).shown();
    let head =
        if stark { title(&name, 40.0, 212.0, 52.0, WHITE) } else { title(&name, 38.6, 218.0, 44.0, CHALK) };
    let mut texts = vec![head];
    if let Some(ability) = rules().ability(team) {
        let (name, does) = (words::ability(ability).shown(), does(ability).shown());
        let text = |middle: f32, room: (f32, f32), size: f32, ink: Rgb| {
            CardText::text(&does, (X, middle), room, size, 3, CardFont::Display, ink)
        };
        texts.extend(if stark {
            [title(&name, 199.3, 206.0, 42.0, BLACK), text(281.0, (214.0, 92.0), 29.0, BLACK)]
        } else {
            [title(&name, 227.4, 218.0, 36.0, CHALK), text(294.0, (222.0, 70.0), 26.1, CHALK)]
        });
        return texts;
    }
    let added = ORDER.into_iter().flat_map(|action| rules().adds(team).filter(move |(of, ..)| *of == action));
    for (row, (action, ..)) in added.enumerate() {
        let (name, row) = (play(action).shown(), row as f32);
        texts.push(if stark {
            CardText::title(&name, (93.0, 228.5 + row * 66.0), 82.0, 26.0, BLACK).at_left()
        } else {
            CardText::title(&name, (101.0, 239.0 + row * 63.0), 78.0, 23.0, CHALK).at_left()
        });
    }
    texts
}

#[cfg(test)]
mod tests {
    use super::super::scene::FACES;
    use super::*;
    use crate::Soccer17;
    use ::words::testing::in_every_language;
    use stage::StagedGame;

    fn read(face: &str, stark: bool) -> Vec<String> {
        Soccer17::card_texts(face, stark).into_iter().map(|print| print.words).collect()
    }

    #[test]
    fn card_texts_say_what_the_cards_do() {
        assert_eq!(read("s17/pass", false), ["PASS", "BLOCK", "stops Pass"]);
        assert_eq!(read("s17/one_two_3", false), ["ONE-TWO", "ANTICIPATE", "stops One-Two"]);
        assert_eq!(
            read("s17/rebound", true),
            ["REBOUND", "after a miss", "+1 card", "TACKLE", "stops Pass, One-Two"]
        );
        assert_eq!(
            read("s17/rebound_def", false),
            ["TACKLE", "Pass", "STOP", "Dribble", "FOUL", "One-Two", "STOP", "REBOUND", "after a miss"]
        );
        assert_eq!(read("s17/dribble_def", true), ["PRESS", "Pass", "Dribble", "STOP", "One-Two", "DRIBBLE"]);
        assert_eq!(read("s17/goal", true), ["GOAL", "IT IS IN!"]);
        assert_eq!(read("s17/crowd_2", false), ["CROWD", "Into the stand", "no goal"]);
        assert_eq!(read("s17/crowd_4", true), ["MISS", "JUST WIDE"]);
        assert_eq!(read("s17/stars_0", false), ["STARS", "No bonus yet"]);
        assert_eq!(read("s17/stars_1", false), ["STARS", "Pass +1", "or One-Two +1"]);
        assert_eq!(read("s17/stars_onetwo1", true), ["STARS", "One-Two"]);
        assert_eq!(read("s17/stars_2", false), ["STARS", "Pass +2", "One-Two +1", "in area 4: +2"]);
        assert_eq!(read("s17/timer_00", false), ["TIME", "turns left"]);
        assert_eq!(read("s17/timer_15", false), ["TIME", "last turn"]);
        assert_eq!(read("s17/timer_x5", true), ["EXTRA TIME", "LAST TURN"]);
        assert_eq!(read("s17/team_france", false), ["FRANCE", "PASS", "DRIBBLE"]);
        assert_eq!(
            read("s17/team_germany", false),
            ["GERMANY", "NEVER BEATEN", "Minute 75 to 90,\nunless ahead:\na shot may get +2"]
        );
        for other in ["s17/chance_back", "s17/rebound_1", "s17/pass_5", "back/home", "pack/AS"] {
            assert_eq!(read(other, false), [""; 0], "{other}");
        }
    }

    #[test]
    fn every_face_but_a_back_has_words_in_every_language() {
        in_every_language(|tag| {
            for face in FACES.iter().filter(|face| !stage::atlas::BACKS.contains(face)) {
                for stark in [false, true] {
                    let texts = read(face, stark);
                    let plain = |words: &String| !words.is_empty() && !words.contains(['{', '}']);
                    assert!(!texts.is_empty() && texts.iter().all(plain), "{tag}, {face}: {texts:?}");
                }
            }
        });
    }

    #[test]
    fn the_half_that_does_not_count_now_is_named_at_the_foot() {
        for card in HandCard::ALL {
            for (face, below) in [(card.face(true), halves(card).1), (card.face(false), halves(card).0)] {
                for stark in [false, true] {
                    let texts = card_texts(&face, stark);
                    let name = below.shown().to_uppercase();
                    let named: Vec<f32> =
                        texts.iter().filter(|text| text.words == name).map(|text| text.middle.1).collect();
                    assert!(named.len() == 1 && named[0] > 250.0, "{face}: {named:?}");
                }
            }
        }
    }
}
