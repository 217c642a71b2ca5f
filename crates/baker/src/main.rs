//! `cargo bake`: draws every picture of the game and writes it under `assets/`.
//!
//! The pictures are composed as SVG from the palette, the fonts, the icons and the rule data. They are rasterized at
//! one and two pixels per unit and packed into atlases. The same sources give the same bytes. `--check` writes
//! nothing and fails if a committed file differs.

mod atlas;
mod board;
mod chance;
mod contrast;
mod courts;
mod crowd;
mod dice;
mod faces;
mod ico;
mod icons;
mod marks;
mod pack;
mod parts;
mod portrait;
mod power_icons;
mod powers;
mod raster;
mod sheets;
mod soccer_cards;
mod soccer_go;
mod sprites;
mod svg;
mod teams;

use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Parser;

use crate::icons::IconBodies;
use crate::raster::SvgRenderer;

/// Draws the pictures of the game again.
#[derive(Parser)]
struct Args {
    /// Write nothing; fail if a file differs from what would be written.
    #[arg(long)]
    check: bool,
    /// Only the atlas of this name, such as soccer17; `icon` for the icon of window and desktop.
    #[arg(long)]
    only: Option<String>,
    /// The folder with the fonts and icons, into which the pictures go.
    #[arg(long, default_value = "assets")]
    assets: PathBuf,
}

/// The reason why the pictures cannot be baked.
#[derive(Debug, thiserror::Error)]
#[error("{what}: {why}")]
struct BakeError {
    what: String,
    why: String,
}

impl BakeError {
    /// Returns the error of a file.
    fn file(path: &Path, why: &dyn Display) -> Self {
        Self { what: path.display().to_string(), why: why.to_string() }
    }

    /// Returns the error of a picture or page.
    fn picture(key: &str, why: &dyn Display) -> Self {
        Self { what: key.to_owned(), why: why.to_string() }
    }
}

/// Sizes of the icons of desktop menus and of the Mac's app, besides the window's, in pixels.
const DESKTOP_ICONS: [u32; 5] = [48, 64, 128, 512, 1024];
/// Sizes of the Windows icons in pixels, all in one file.
const WINDOWS_ICONS: [u32; 5] = [16, 24, 32, 48, 256];

/// Returns every file with its path below the assets folder.
fn files(args: &Args) -> Result<Vec<(PathBuf, Vec<u8>)>, BakeError> {
    let icons = IconBodies::load(&args.assets)?;
    let raster = SvgRenderer::new(&args.assets)?;
    let wanted = |name: &str| args.only.as_deref().is_none_or(|only| only == name);
    let atlases = sheets::atlases(&icons);
    let mut out = Vec::new();
    for a in atlases.iter().filter(|a| wanted(&a.name)) {
        out.extend(a.files(&raster)?.into_iter().map(|(name, bytes)| (Path::new("cards").join(name), bytes)));
    }
    if wanted("icon") {
        let icon = sprites::app_icon();
        let mut draw = |path: PathBuf, side| -> Result<(), BakeError> {
            let image = raster.draw_wide(&icon, side)?;
            out.push((path, image.png().map_err(|e| BakeError::picture("icon", &e))?));
            Ok(())
        };
        draw("icon.png".into(), icon.w)?;
        for side in DESKTOP_ICONS {
            draw(Path::new("app").join(format!("{side}.png")), side)?;
        }
        out.push(("app/icon.svg".into(), icon.svg().into_bytes()));
        let sizes: Result<Vec<_>, _> =
            WINDOWS_ICONS.iter().map(|side| raster.draw_wide(&icon, *side)).collect();
        out.push(("app/icon.ico".into(), ico::file(&sizes?)?));
    }
    Ok(out)
}

/// Writes or compares the files, and returns the number that differed.
fn settle(args: &Args) -> Result<usize, BakeError> {
    let mut differ = 0;
    for (name, bytes) in files(args)? {
        let path = args.assets.join(&name);
        if std::fs::read(&path).is_ok_and(|old| old == bytes) {
            continue;
        }
        differ += 1;
        if args.check {
            eprintln!("{}: differs from what would be baked", path.display());
        } else {
            if let Some(folder) = path.parent() {
                std::fs::create_dir_all(folder).map_err(|e| BakeError::file(folder, &e))?;
            }
            std::fs::write(&path, &bytes).map_err(|e| BakeError::file(&path, &e))?;
            println!("{} {} KB", path.display(), bytes.len() / 1024);
        }
    }
    Ok(differ)
}

fn main() -> ExitCode {
    // The alias already ends in `--`, so that both `cargo bake --check` and `cargo bake -- --check` mean the same.
    let args =
        Args::parse_from(std::env::args().enumerate().filter(|(n, a)| *n != 1 || a != "--").map(|(_, a)| a));
    match settle(&args) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(_) if args.check => ExitCode::FAILURE,
        Ok(_) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
