//! A parameter of a system is called after its type, so that the body reads without the signature: a `Res<HudLayout>`
//! is a `layout`, not something of its own.

use std::collections::BTreeSet;

use syn::visit::Visit;
use syn::{FnArg, GenericArgument, Pat, PathArguments, Signature, Type};

use crate::{checkout, expect_none};

/// What a system reads and writes.
const ACCESSES: [&str; 4] = ["Res", "ResMut", "MessageReader", "MessageWriter"];
/// Bevy's own containers, which are called after what they hold.
const CONTAINERS: [&str; 5] = ["Assets", "ButtonInput", "Messages", "State", "Time"];
/// The least number of letters that two words have in common at their beginning if they are one word.
const COMMON: usize = 4;

/// Parameters that stay as they are: the name and the type. The list gets shorter and never longer.
const KNOWN: &[(&str, &str)] = &[
    ("alone", "IdleTime"),
    ("asked", "CardPulse"),
    ("asked", "OpenDecisions"),
    ("asked", "QuitConfirmation"),
    ("asked", "WindowCloseRequested"),
    ("asks", "ConfirmingRestart"),
    ("awaited", "PendingMatch"),
    ("begun", "MatchStarted"),
    ("both", "CrowdMaterials"),
    ("buttons", "UiSound"),
    ("canvas", "RenderTargetImage"),
    ("clicks", "MouseButtonInput"),
    ("data", "StoreHandle"),
    ("event", "KeyboardInput"),
    ("faces", "TableFonts"),
    ("go", "Navigate"),
    ("hidden", "WindowOccluded"),
    ("kept", "SavedPlacement"),
    ("keys", "Bindings"),
    ("known", "Trays"),
    ("lean", "HoverTilt"),
    ("let_go", "CancelDrag"),
    ("letters", "FontAtlasSet"),
    ("lights", "Floodlights"),
    ("listener", "SupportedSeat"),
    ("moved", "AccumulatedMouseMotion"),
    ("not_saved", "UnsavedOnQuit"),
    ("odds", "TitleChances"),
    ("on_table", "ShownScene"),
    ("opening", "PendingReplay"),
    ("over", "RevealArea"),
    ("over_it", "RevealArea"),
    ("own", "CustomClubsPage"),
    ("pages", "AtlasTextures"),
    ("picked", "PointerInput"),
    ("picker", "FileDialog"),
    ("plan", "FieldDivision"),
    ("played", "SavedSinceTitle"),
    ("played", "TableMatch"),
    ("requests", "Navigate"),
    ("rolled", "MouseWheel"),
    ("set_up", "CompetitionSetup"),
    ("shown", "HudState"),
    ("shown", "StadiumVisible"),
    ("sounds", "PlayCue"),
    ("straight", "Autostart"),
    ("taken", "FinishedCapture"),
    ("taps", "UiSound"),
    ("target", "CrowdIntensity"),
    ("tempo", "AnimationSpeed"),
    ("title", "MatchSetup"),
    ("waiting", "PendingMatch"),
    ("wake", "EventLoopProxyWrapper"),
    ("window", "EventLoopProxyWrapper"),
];

#[test]
fn a_parameter_of_a_system_is_called_after_its_type() {
    let mut found = Parameters::default();
    for file in checkout::below("src/")
        .into_iter()
        .filter(|file| file.path.ends_with(".rs") && !file.path.contains("/tests"))
    {
        let parsed = syn::parse_file(&file.text().unwrap_or_default());
        found.path.clone_from(&file.path);
        found.visit_file(&parsed.unwrap_or_else(|fault| panic!("{}: {fault}", file.path)));
    }
    let known: BTreeSet<(String, String)> =
        KNOWN.iter().map(|(name, of)| ((*name).to_owned(), (*of).to_owned())).collect();
    let new = found
        .strange
        .iter()
        .filter(|(_, pair)| !known.contains(pair))
        .map(|(path, (name, of))| format!("{path}: `{name}` is a `{of}`: use a word of that name"));
    let strange: BTreeSet<_> = found.strange.iter().map(|(_, pair)| pair.clone()).collect();
    let gone = known.difference(&strange).map(|(name, of)| {
        format!("tests/tidy/parameters.rs: no `{of}` is called `{name}` any more: remove it from the list")
    });
    expect_none(new.chain(gone).collect());
}

/// The parameters that share no word with their type, each with its file.
#[derive(Default)]
struct Parameters {
    path: String,
    strange: Vec<(String, (String, String))>,
}

impl Parameters {
    fn check(&mut self, pat: &Pat, ty: &Type) {
        match (pat, ty) {
            (Pat::Tuple(names), Type::Tuple(types)) => {
                for (pat, ty) in names.elems.iter().zip(&types.elems) {
                    self.check(pat, ty);
                }
            }
            (Pat::Ident(name), _) => {
                let name = name.ident.to_string();
                if let Some(of) = accessed(ty).filter(|of| !share_a_word(&name, of)) {
                    self.strange.push((self.path.clone(), (name, of)));
                }
            }
            _ => {}
        }
    }
}

impl<'ast> Visit<'ast> for Parameters {
    fn visit_signature(&mut self, signature: &'ast Signature) {
        for input in &signature.inputs {
            if let FnArg::Typed(typed) = input {
                self.check(&typed.pat, &typed.ty);
            }
        }
    }
}

/// Returns the name of the type that a system accesses through a parameter of that type, or none at all.
fn accessed(ty: &Type) -> Option<String> {
    let Type::Path(path) = ty else { return None };
    let last = path.path.segments.last()?;
    let PathArguments::AngleBracketed(generics) = &last.arguments else { return None };
    let inner = generics.args.iter().find_map(|argument| match argument {
        GenericArgument::Type(ty) => Some(ty),
        _ => None,
    })?;
    if last.ident == "Option" {
        return accessed(inner);
    }
    let Type::Path(inner) = inner else { return None };
    let accesses = ACCESSES.iter().any(|access| last.ident == access);
    let of = inner.path.segments.last().filter(|_| accesses)?.ident.to_string();
    (!CONTAINERS.contains(&of.as_str())).then_some(of)
}

/// Returns true if a name in snake case and one in camel case have a word in common.
fn share_a_word(name: &str, of: &str) -> bool {
    let mut words: Vec<String> = Vec::new();
    for c in of.chars() {
        if c.is_uppercase() || words.is_empty() {
            words.push(String::new());
        }
        words.last_mut().expect("a word was begun").extend(c.to_lowercase());
    }
    let alike = |a: &str, b: &str| {
        let common = a.chars().zip(b.chars()).take_while(|(a, b)| a == b).count();
        a == b || common >= COMMON || a.strip_suffix('s') == Some(b)
    };
    name.split('_').any(|part| words.iter().any(|word| alike(part, word)))
}

#[test]
fn names_are_compared_by_their_words() {
    assert!(share_a_word("layout", "HudLayout") && share_a_word("hud", "HudState"));
    assert!(share_a_word("replay_requests", "InstantReplayRequest") && share_a_word("cues", "PlayCue"));
    assert!(!share_a_word("tempo", "AnimationSpeed") && !share_a_word("laid", "HudLayout"));
}
