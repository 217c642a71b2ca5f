//! The Phosphor icons (MIT) that the game uses, from `assets/icons/phosphor.json`.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::path::Path;

use crate::BakeError;

/// Icon bodies by name, each on a field of 256 x 256 with `currentColor` as its colour.
pub(crate) struct IconBodies(BTreeMap<String, String>);

impl IconBodies {
    /// Reads the icon file.
    pub(crate) fn load(assets: &Path) -> Result<Self, BakeError> {
        let path = assets.join("icons/phosphor.json");
        let text = std::fs::read_to_string(&path).map_err(|e| BakeError::file(&path, &e))?;
        serde_json::from_str(&text).map(Self).map_err(|e| BakeError::file(&path, &e))
    }

    /// Returns every name, sorted.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// Draws the icon in a square of side s with its top left corner at (x, y).
    pub(crate) fn draw(
        &self,
        name: &str,
        x: f64,
        y: f64,
        s: f64,
        colour: impl Display,
        extra: &str,
    ) -> String {
        let body = self.0.get(name).unwrap_or_else(|| panic!("no icon {name} in icons/phosphor.json"));
        format!(
            "<svg x=\"{x:.2}\" y=\"{y:.2}\" width=\"{s}\" height=\"{s}\" viewBox=\"0 0 256 256\"><g {extra}>{}</g></svg>",
            body.replace("currentColor", &colour.to_string())
        )
    }
}
