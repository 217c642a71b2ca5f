//! What identifies a match: what was played, as a replay keeps it; never the name of its file.

use serde::{Deserialize, Serialize};

use engine::Record;
use games::dyn_game::{DynGame, ReplayResult};

/// The identity of a match: two matches with the same one have the same game, options, number and decisions. Seals and
/// answers in vain (`Game::MIGRATION`) are no part of it, nor is how options are written.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct MatchIdentity(String);

impl MatchIdentity {
    /// Returns the identity of a match that was replayed: a hash of its parts, written as JSON.
    pub(crate) fn from_replay(game: &dyn DynGame, record: &Record, replayed: &ReplayResult) -> Self {
        let parts = serde_json::json!([game.id(), unusual(game, record), record.seed, replayed.decisions]);
        Self(blake3::hash(parts.to_string().as_bytes()).to_hex().as_str()[..32].to_owned())
    }
}

/// Returns the options of a record that differ from the defaults. So a match stays the same when its game gets another
/// option.
fn unusual(game: &dyn DynGame, record: &Record) -> serde_json::Map<String, serde_json::Value> {
    // The replay has read the options already.
    let options = match game.options(record.options.get_ron()) {
        Ok(serde_json::Value::Object(options)) => options,
        _ => serde_json::Map::new(),
    };
    let usual = game.defaults();
    options.into_iter().filter(|(name, value)| usual.get(name) != Some(value)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::GAMES;

    #[test]
    fn default_options_do_not_affect_match_identity() {
        for game in GAMES {
            let identity = |options: &str| {
                let text =
                    format!("(version: 1, game: {:?}, options: {options}, seed: 1, actions: [])", game.id());
                unusual(*game, &Record::parse(&text).unwrap())
            };
            assert!(identity("()").is_empty());
            for field in game.info().fields {
                for (k, (value, _)) in field.values.iter().enumerate() {
                    let identity = identity(&format!("({}: {value})", field.name));
                    let expected: &[&str] = if k == 0 { &[] } else { &[field.name] };
                    assert_eq!(identity.keys().collect::<Vec<_>>(), expected, "{}: {value}", game.id());
                }
            }
        }
    }
}
