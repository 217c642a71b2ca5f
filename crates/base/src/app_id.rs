//! The id by which systems know the game.

/// The game's id in reverse domain notation. The desktop file, its icon, the metainfo, the bundle of macOS and the
/// window have it, and the player's folders are named by it. `packaging/make` reads it from this line.
///
/// It has only small letters and dots. A bundle id allows no underscore, and D-Bus, Flatpak and AppStream want no
/// hyphen. The project has no domain and no account at a forge, so any ordinary prefix would name somebody else. Nobody
/// can own `home.arpa`: RFC 8375 reserves it.
pub const APP_ID: &str = "arpa.home.fiveaside";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_id_is_valid_on_every_system() {
        let parts: Vec<&str> = APP_ID.split('.').collect();
        assert!((3..=5).contains(&parts.len()) && APP_ID.len() <= 255, "{APP_ID}");
        let is_word = |part: &&str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_lowercase());
        assert!(parts.iter().all(is_word), "{APP_ID}");
    }
}
