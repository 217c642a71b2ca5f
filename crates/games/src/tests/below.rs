//! The crates below with real games: the arena, the coach, card sets, miniatures, and words about chance.

use std::path::Path;

use ai::Difficulty;
use ai::arena::BotMatchTotals;
use ai::evaluate::testing::false_charges;
use engine::{BySeat, Seat};
use stage::atlas::{AtlasIndex, CardArtSet};
use stage::miniature::MiniatureItem;
use stage::testing::undrawn;
use words::testing::load;
use words::{DisplayText, MessageArg, MessageId};

use crate::penalties::Penalties;
use crate::soccer17::Soccer17;
use crate::{GAMES, atlases, has_card, named};

#[test]
fn totals_are_the_sums_of_the_matches() {
    let arena = named("penalties").unwrap().arena("").unwrap();
    let (mut totals, mut home, mut away) = (BotMatchTotals::default(), 0, 0);
    for seed in 0..20 {
        let bot_match =
            arena.play_match(seed, BySeat::new(Difficulty::Random, Difficulty::Random), false).unwrap();
        totals.count(&bot_match);
        home += u64::from(bot_match.outcome.score[Seat::Home]);
        away += u64::from(bot_match.outcome.score[Seat::Away]);
    }
    assert!(home > 0 && away > 0);
    assert_eq!(totals.goals, BySeat::new(home, away));
    assert_eq!(totals.lead, home as i64 - away as i64);
    assert_eq!(totals.matches, 20);
    assert_eq!(totals.wins[Seat::Home] + totals.wins[Seat::Away] + totals.draws, 20);
}

/// Playing a best mix is not charged; where it has to be estimated, at most one action in twenty is.
#[test]
fn actions_that_best_play_mixes_are_not_charged() {
    let tries = 400;
    for (name, (mixed, charged)) in [
        ("Soccer 17", false_charges::<Soccer17>(&Default::default(), 1, tries)),
        ("Penalty Shootout", false_charges::<Penalties>(&Default::default(), 3, tries)),
    ] {
        assert!(mixed > 100 && 20 * charged <= mixed, "{name}: {charged} of {mixed}");
    }
}

/// Whoever meets the same manager in two games, or two opponents, does not read one sentence twice.
#[test]
fn no_two_opponents_are_described_alike() {
    words::testing::in_every_language(|tag| {
        let mut read: Vec<String> = Vec::new();
        for opponent in GAMES.iter().flat_map(|game| Difficulty::ALL.map(|bot| game.opponent(bot))) {
            let line = opponent.line.shown();
            assert!(!read.contains(&line), "{tag}: {line}");
            read.push(line);
        }
    });
}

#[test]
fn every_set_has_every_card() {
    let cards = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("assets/cards");
    let load = |name: &str| AtlasIndex::load(&cards.join(format!("{name}.ron"))).unwrap();
    let keys = |set: CardArtSet| -> Vec<String> {
        atlases(set).flat_map(|name| load(&name).pictures.into_keys()).collect()
    };
    let usual = keys(CardArtSet::default());
    for (four_colour, high_contrast) in [(true, false), (false, true), (true, true)] {
        let set = CardArtSet { four_colour, high_contrast };
        let there = keys(set);
        for key in &usual {
            let shown = set.instead(key).unwrap_or_else(|| key.clone());
            assert!(there.contains(&shown), "{set:?}: no {shown} for {key}");
        }
    }
    assert_eq!(CardArtSet::default().instead("pack/KS"), None);
}

/// Every card that a game shows on its rules page is known as one of its cards.
#[test]
fn every_game_has_its_cards() {
    for game in GAMES {
        for face in game.info().cards.iter().filter(|face| !stage::atlas::is_back(face)) {
            assert!(has_card(*game, face), "{}: {face}", game.id());
        }
        assert!(!has_card(*game, "pack/1H"), "{}", game.id());
    }
}

#[test]
fn every_game_has_a_miniature_of_its_own() {
    let miniatures: Vec<_> = GAMES.iter().map(|game| game.info().miniature).collect();
    for (k, (game, miniature)) in GAMES.iter().zip(&miniatures).enumerate() {
        let cards: Vec<&str> = (miniature.iter())
            .filter_map(|item| if let MiniatureItem::Card { face, .. } = item { Some(*face) } else { None })
            .collect();
        assert!(!miniature.is_empty() && !miniatures[..k].contains(miniature), "{}", game.id());
        assert_eq!(undrawn(cards), [""; 0], "{}", game.id());
    }
}

/// What chance decides is one die in one game and cards in another: the words around it agree.
#[test]
fn a_report_agrees_with_what_chance_decides() {
    let sentence_of = |tag: &str, game: &str, id, who: &'static str| {
        let chance = named(game).unwrap().info().chance;
        let args = vec![
            ("what", MessageArg::selector("chance")),
            ("chance", chance.name().into()),
            ("by", chance.key()),
            ("who", MessageArg::selector(who)),
            ("name", DisplayText::verbatim("Ada").into()),
            ("amount", DisplayText::verbatim("1 X").into()),
        ];
        load(tag).text(&DisplayText::with(MessageId(id), args))
    };
    let [brought, cost, nothing] = ["report-brought", "report-cost-side", "report-no-difference"];
    for (tag, game, id, who, sentence) in [
        ("en", "penalties", brought, "you", "The die gained you 1 X."),
        ("de", "penalties", brought, "you", "Der Würfel hat dir 1 X gebracht."),
        ("de", "soccer17", cost, "other", "Die Chancenkarten haben Ada 1 X gekostet."),
        ("es", "penalties", brought, "other", "El dado le dio 1 X a Ada."),
        ("es", "soccer17", cost, "you", "Las cartas de tiro te costaron 1 X."),
        ("fr", "penalties", cost, "you", "Le dé t’a coûté 1 X."),
        ("fr", "soccer17", brought, "other", "Les cartes chance ont apporté 1 X à Ada."),
        ("fr", "soccer17", nothing, "you", "Les cartes chance n’ont rien changé."),
        ("pt-BR", "penalties", brought, "you", "O dado rendeu a você 1 X."),
        ("pt-BR", "soccer17", nothing, "you", "As cartas de chance não fizeram diferença."),
    ] {
        assert_eq!(sentence_of(tag, game, id, who), sentence);
    }
}
