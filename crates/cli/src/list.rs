//! `games`: lists the games.

use std::io::Write;

use serde_json::{Value, json};

use super::CommandErrors;
use ai::Difficulty;
use engine::Seat;
use games::GAMES;
use games::dyn_game::DynGame;

pub(super) fn list(as_json: bool, out: &mut dyn Write) -> Result<(), CommandErrors> {
    if as_json {
        let games: Vec<Value> = GAMES.iter().map(|game| described(*game)).collect();
        writeln!(out, "{}", Value::from(games))?;
        return Ok(());
    }
    for game in GAMES {
        write!(out, "{}", game_text(*game))?;
    }
    let bots = Difficulty::ALL.map(Difficulty::name).join(", ");
    writeln!(out, "Bots in every game: {bots}.")?;
    Ok(())
}

/// Returns each option's name, default, and menu values as RON.
fn options(game: &dyn DynGame) -> Vec<(String, Value, Vec<&'static str>)> {
    let mut defaults = match game.defaults() {
        Value::Object(defaults) => defaults,
        _ => serde_json::Map::new(),
    };
    // Options that are written only where they differ from the default are switches.
    for field in game.info().fields {
        defaults.entry(field.name).or_insert(Value::Bool(false));
    }
    let values = |name: &str| {
        let field = game.info().fields.iter().find(|field| field.name == name);
        field.map_or(Vec::new(), |field| field.values.iter().map(|(ron, _)| *ron).collect())
    };
    defaults.into_iter().map(|(name, default)| (name.clone(), default, values(&name))).collect()
}

fn described(game: &dyn DynGame) -> Value {
    let options: Vec<Value> = options(game)
        .into_iter()
        .map(|(name, default, values)| json!({ "name": name, "default": default, "values": values }))
        .collect();
    let info = game.info();
    json!({
        "id": game.id(),
        "title": info.title.shown(),
        "tagline": info.tagline.shown(),
        "minutes": info.minutes,
        "seats": game.seats().iter().map(Seat::name).collect::<Vec<_>>(),
        "options": options,
        "bots": Difficulty::ALL.map(Difficulty::name),
    })
}

fn game_text(game: &dyn DynGame) -> String {
    let seats: Vec<_> = game.seats().iter().map(Seat::name).collect();
    let info = game.info();
    let mut text = format!(
        "{:<12} {} - {}\n{:13}seats: {}; about {} minutes\n",
        game.id(),
        info.title,
        info.tagline,
        "",
        seats.join(", "),
        info.minutes
    );
    for (name, default, values) in options(game) {
        let default = match default {
            Value::Null => "None".to_owned(),
            Value::String(text) => text,
            other => other.to_string(),
        };
        let choice = if values.is_empty() { String::new() } else { format!("  ({})", values.join(" | ")) };
        text += &format!("{:13}{name}: {default}{choice}\n", "");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::find;

    #[test]
    fn a_game_is_described_in_words_and_in_json() {
        let toy = find("toy").unwrap();
        assert_eq!(
            game_text(toy),
            "toy          Toy - Left or right?\n             seats: home, away; about 1 minutes\n             \
             note: None\n             rounds: 3  (3 | 1 | 9)\n"
        );
        let json = described(toy);
        assert_eq!(json["seats"], json!(["home", "away"]));
        assert_eq!(json["bots"][7], "world-class");
        assert_eq!(json["options"][1], json!({"name": "rounds", "default": 3, "values": ["3", "1", "9"]}));
    }
}
