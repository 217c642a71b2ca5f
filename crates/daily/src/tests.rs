//! Tests of the match of the day across its files.

use chrono::{Datelike, NaiveDate, Weekday};

use super::*;
use ai::{Budget, Difficulty};
use engine::{Record, Seat, SeatSet};
use games::code;
use games::dyn_game::DynGame;
use stage::scene::Audience;

fn day(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

/// A week of days, the opponents of which are of different difficulties.
fn a_week() -> impl Iterator<Item = DailyMatch> {
    day("2026-11-23").iter_days().take(7).filter_map(DailyMatch::on)
}

/// Plays the match of a day with a bot in the person's place.
fn played(daily: &DailyMatch, person: Difficulty) -> Record {
    let bots = daily.bots(person);
    daily.game.play_reproducibly(daily.options, daily.seed, bots).unwrap().record
}

#[test]
fn every_weekday_has_its_game_and_no_day_before_the_first_has_a_match() {
    let week: Vec<_> = a_week().map(|daily| (daily.game.id(), daily.opponent.is_some())).collect();
    assert_eq!(week.len(), 7);
    let on = |weekday: Weekday| week[weekday.num_days_from_monday() as usize];
    assert_eq!(on(Weekday::Sat), ("soccer_go", true));
    assert_eq!(on(Weekday::Sun), ("solitaire", false));
    assert_eq!(on(Weekday::Fri), ("solitaire", true), "the Duel");
    let games: std::collections::BTreeSet<&str> = week.iter().map(|(game, _)| *game).collect();
    assert_eq!(games.len(), games::GAMES.len(), "each game has a day");
    assert!(DailyMatch::on(first_day().pred_opt().unwrap()).is_none());
    assert!(DailyMatch::on(day("2099-12-31")).is_some(), "the date alone is enough");
}

#[test]
fn every_opponent_of_a_game_has_its_turn() {
    for weekday in 0..6 {
        let days = day("2027-01-04").iter_days().skip(weekday).step_by(7).take(21);
        let opponents: Vec<Difficulty> =
            days.filter_map(|date| DailyMatch::drawn(date, 0)?.opponent).collect();
        for difficulty in &Difficulty::ALL[1..] {
            assert!(opponents.contains(difficulty), "weekday {weekday}: {}", difficulty.name());
        }
        assert!(!opponents.contains(&Difficulty::Random));
    }
}

#[test]
fn files_of_days_are_read_back_and_a_fault_has_its_place() {
    let text = "// Chosen by `five-a-side days`.\n{\n    \"2026-11-24\": (opponent: \"pro\", seed: 12),\n    \
                \"2026-11-29\": (seed: 7),\n}\n";
    let days = read_days(text).unwrap();
    assert_eq!(days[&day("2026-11-24")], DaySelection { opponent: Some(Difficulty::Pro), seed: 12 });
    assert_eq!(days_text(&days), text);
    let error = read_days("{\"2026-11-31\": (seed: 7)}").unwrap_err();
    assert_eq!(error.span.start.line, 1);
}

#[test]
fn every_shipped_year_is_whole() {
    for (year, text) in schedule::YEARS {
        let days = read_days(text).unwrap();
        let first = NaiveDate::from_ymd_opt(*year, 1, 1).unwrap().max(first_day());
        let expected: Vec<NaiveDate> = first.iter_days().take_while(|date| date.year() == *year).collect();
        assert_eq!(days.keys().copied().collect::<Vec<_>>(), expected, "{year}");
        assert!(text.len() <= 100_000, "{year}: {} bytes", text.len());
        for (date, chosen) in days {
            let drawn = DailyMatch::drawn(date, 0).unwrap();
            assert_eq!(chosen.opponent.is_some(), drawn.opponent.is_some(), "{date}: somebody to meet");
            assert_ne!(chosen.opponent, Some(Difficulty::Random), "{date}");
        }
    }
}

/// At the table a bot may be asked before its rival or after it, and may be new because a match was resumed.
#[test]
fn a_bot_decides_at_the_table_as_in_the_proof() {
    for daily in a_week() {
        let Some(difficulty) = daily.opponent else { continue };
        let record = played(&daily, Difficulty::Amateur);
        let (bot, seat) = (counted_bot(difficulty), !DailyMatch::PERSON);
        let audience = Audience { seat: DailyMatch::PERSON, shared: false };
        let (mut live, _) = daily.game.start(daily.options, daily.seed, audience).unwrap();
        let mut seated = live.bot(difficulty, seat);
        let mut answer = None;
        for (n, (decides, action)) in record.actions.iter().enumerate() {
            if live.seats_to_move().contains(seat) && answer.is_none() {
                if n % 7 == 3 {
                    seated = live.bot(difficulty, seat);
                }
                answer = Some(seated.answer(&live.question(seat), Budget::Iterations(bot.iterations)).0);
            }
            if *decides == seat {
                let found = answer.take().unwrap().to_string();
                assert_eq!(found, *action, "{}, decision {}", daily.game.id(), n + 1);
            }
            live.submit_text(*decides, action, audience).unwrap();
        }
        let check = daily.game.check_decisions(&record, seat, bot).unwrap();
        assert_eq!(check.first_difference, None);
        assert!(check.decisions > 0);
    }
}

#[test]
fn a_result_is_proved_by_its_line_and_no_other_match_is() {
    for daily in a_week() {
        let record = played(&daily, Difficulty::SemiPro);
        let letters = code::encode(&record).unwrap();
        let proof = DailyProof::of_code(&letters).unwrap();
        assert_eq!(proof.day.date, daily.date);
        assert_eq!(proof.decisions > 0, daily.opponent.is_some());
        let line = daily.line(&proof.outcome, &letters).shown();
        assert_eq!(code_in(&line), Some(letters.as_str()), "{line}");

        let other_deal =
            daily.game.play_reproducibly(daily.options, daily.seed + 1, daily.bots(Difficulty::Pro));
        let no_day = DailyProof::of(&other_deal.unwrap().record).err().unwrap();
        assert!(matches!(no_day, ProofError::NoDay { .. }), "{no_day}");

        let mut cut = record.clone();
        cut.actions.pop();
        let not_over = DailyProof::of(&cut).err().unwrap();
        assert!(matches!(not_over, ProofError::NotOver { .. }), "{not_over}");
    }
}

#[test]
fn a_match_against_another_opponent_is_not_proved() {
    for daily in a_week().filter(|daily| daily.opponent.is_some()) {
        // The random bot decides otherwise somewhere.
        let weak = DailyMatch { opponent: Some(Difficulty::Random), ..daily };
        let refused = DailyProof::of(&played(&weak, Difficulty::Pro)).err().unwrap();
        assert!(matches!(refused, ProofError::Decision { .. }), "{}: {refused}", daily.game.id());
    }
}

#[test]
fn a_line_says_date_game_opponent_score_and_stars() {
    let daily = DailyMatch::on(day("2026-11-24")).unwrap();
    let won = engine::Outcome::of(engine::Decided::NormalTime, engine::BySeat::new(2, 1), None, false);
    let bot = daily.game.opponent(daily.opponent.unwrap()).called();
    assert_eq!(
        daily.line(&won, "1ABC").shown(),
        format!(
            "Five-a-Side 24 November 2026, Soccer 17 against {bot} (bots {BOT_VERSION}): 2-1, three stars, 1ABC"
        )
    );
    assert_eq!(code_in("no code here"), None);
}

#[test]
fn a_line_is_of_the_match_of_its_day_alone() {
    for daily in a_week() {
        let mut record = played(&daily, Difficulty::Pro);
        let line = line_of(daily.date, &record).unwrap().shown();
        assert!(line.starts_with(&format!("Five-a-Side {}, ", date_words(daily.date))), "{line}");
        assert_eq!(line_of(daily.date.pred_opt().unwrap(), &record), None);
        record.actions.pop();
        assert_eq!(line_of(daily.date, &record), None, "not over");
    }
}

/// The digests of [`golden`], for the [`BOT_VERSION`] given there.
const GOLDEN: [&str; 7] = [
    "soccer_cards: [2553544001, 1256135529, 1039348387, 1567419114, 162498328, 3001639162, 1731418381]",
    "soccer17: [690878370, 369002971, 3288370875, 2999842386, 1643975294, 3802522362, 519715213]",
    "soccer52: [1950238794, 2546774890, 1544373386, 1200418637, 893584807, 3109607819, 370843372]",
    "penalties: [1354068033, 3501569545, 3357801750, 3553949774, 2422432169, 2971462821, 298967591]",
    "solitaire: [253584580, 2556886512, 2736074626, 1984593711, 3576916882, 2302403763, 3814461994]",
    "soccer_go: [3403450621, 4045104390, 262160423, 3735416115, 1044850461, 2223635070, 1328682942]",
    "solitaire: [1948846955]",
];

/// The match of one day against each opponent of each game, as a digest of its record. If the bots decide otherwise, or
/// the game deals otherwise, [`BOT_VERSION`] must be raised.
#[test]
fn golden() {
    let digest = |game: &dyn DynGame, options: &str, difficulty: Difficulty| {
        let bots = engine::BySeat::new(counted_bot(Difficulty::SemiPro), counted_bot(difficulty));
        let record = game.play_reproducibly(options, 20_261_124, bots).unwrap().record;
        let words: Vec<String> =
            record.actions.iter().map(|(seat, action)| format!("{seat} {action}")).collect();
        engine::rng::fnv1a(&words.join("; ")) as u32
    };
    let mut found = Vec::new();
    for daily in a_week() {
        let difficulties: &[Difficulty] =
            if daily.game.seats_with(daily.options).unwrap() == SeatSet::one(Seat::Home) {
                &[Difficulty::Pro]
            } else {
                &Difficulty::ALL[1..]
            };
        let digests: Vec<u32> =
            difficulties.iter().map(|difficulty| digest(daily.game, daily.options, *difficulty)).collect();
        found.push((daily.game.id(), digests));
    }
    let found: Vec<String> =
        found.into_iter().map(|(game, digests)| format!("{game}: {digests:?}")).collect();
    assert_eq!((BOT_VERSION, found.iter().map(String::as_str).collect::<Vec<_>>()), (1, GOLDEN.to_vec()));
}
