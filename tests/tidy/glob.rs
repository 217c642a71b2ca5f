//! Patterns with `*`, which matches any run of characters, `/` included.

/// Returns true if the whole of `path` matches `pattern`.
pub(crate) fn fits(pattern: &str, path: &str) -> bool {
    let Some((head, tail)) = pattern.split_once('*') else {
        return pattern == path;
    };
    let Some(rest) = path.strip_prefix(head) else {
        return false;
    };
    // Each piece between stars is matched at the first place where it occurs: a later place leaves less to the
    // others.
    let mut pieces = tail.split('*').peekable();
    let mut rest = rest;
    while let Some(piece) = pieces.next() {
        if pieces.peek().is_none() {
            return rest.ends_with(piece);
        }
        match rest.find(piece) {
            Some(at) => rest = &rest[at + piece.len()..],
            None => return false,
        }
    }
    true
}

#[test]
fn a_pattern_fits_the_whole_path_or_not_at_all() {
    let check = |pattern, path, expected| assert_eq!(fits(pattern, path), expected, "{pattern} on {path}");
    check("a.ogg", "a.ogg", true);
    check("a.ogg", "a.ogg2", false);
    check("a.ogg", "xa.ogg", false);
    check("", "", true);
    check("", "a", false);
    check("*", "", true);
    check("*", "any/thing", true);
    check("audio/*.ogg", "audio/kick.ogg", true);
    check("audio/*.ogg", "audio/deep/kick.ogg", true);
    check("audio/*.ogg", "audio/.ogg", true);
    check("audio/*.ogg", "audio/kick.wav", false);
    check("audio/*.ogg", "fonts/kick.ogg", false);
    check("*/kick_*_*.ogg", "audio/kick_pass_1.ogg", true);
    check("*/kick_*_*.ogg", "audio/kick_pass.ogg", false);
    check("a*a", "a", false);
    check("a*a", "aa", true);
    check("a*ab*b", "aabb", true);
    check("**x**", "x", true);
    check("x*yz*z", "xyz", false);
}
