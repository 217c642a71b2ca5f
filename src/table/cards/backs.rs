//! The backs of clubs that have no painted one: made off the main thread for the match that is at the table or comes to
//! it, and dropped with it.

use bevy::prelude::*;
use bevy::render::storage::ShaderBuffer;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};

use super::atlas_picture::AtlasPicture;
use super::load;
use crate::table::draw::page::{self, CardColours, PageKind, PageMaterial};
use art::club_art::back::back;
use clubs::{self, Club, Kit, MatchClubs};
use engine::Seat;
use stage::atlas::PixelDensity;
use stage::layout::CARD;

/// The contents of a card back.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Design {
    club: &'static Club,
    kit: Kit,
}

#[derive(Debug)]
enum Made {
    Coming(Task<Image>),
    There(AtlasPicture),
}

#[derive(Debug)]
struct Back {
    of: Design,
    density: PixelDensity,
    made: Made,
}

/// The backs of clubs, at most two for each of two matches.
#[derive(Debug, Default)]
pub(super) struct CardBacks(Vec<Back>);

/// Returns the seat whose back has that key.
pub(super) fn seat_of(key: &str) -> Option<Seat> {
    match key {
        "back/home" => Some(Seat::Home),
        "back/away" => Some(Seat::Away),
        _ => None,
    }
}

/// Returns the key of the painted back of a side: the default clubs have one, in their first kits.
pub(super) fn painted(clubs: &MatchClubs, seat: Seat) -> Option<&'static str> {
    let of = |id: &str| clubs.club(seat).id == id && !clubs.kit(seat).second;
    let [home, away] = clubs::DEFAULT_CLUB_IDS;
    if of(home) { Some("back/home") } else { of(away).then_some("back/away") }
}

/// Returns what the back of a side shows, if it is not painted.
fn shown(clubs: &MatchClubs, seat: Seat) -> Option<Design> {
    let of = Design { club: clubs.club(seat), kit: clubs.kit(seat).kit };
    painted(clubs, seat).is_none().then_some(of)
}

impl CardBacks {
    /// Returns the back of a side, once it is made.
    pub(super) fn get(&self, clubs: &MatchClubs, seat: Seat) -> Option<&AtlasPicture> {
        let of = shown(clubs, seat)?;
        self.pictures().find(|(worn, _)| *worn == of).map(|(_, picture)| picture)
    }

    fn pictures(&self) -> impl Iterator<Item = (Design, &AtlasPicture)> {
        self.0.iter().filter_map(|back| match &back.made {
            Made::There(picture) => Some((back.of, picture)),
            Made::Coming(_) => None,
        })
    }

    /// Returns the pages of all backs.
    pub(super) fn pages(&self) -> impl Iterator<Item = &Handle<Image>> {
        self.pictures().map(|(_, picture)| &picture.image)
    }

    /// Returns true if both sides of a match of those clubs have their backs.
    pub(super) fn are_ready(&self, clubs: &MatchClubs) -> bool {
        let missing = |seat| shown(clubs, seat).is_some() && self.get(clubs, seat).is_none();
        !Seat::BOTH.into_iter().any(missing)
    }

    /// Has the backs of those matches made, and drops all others. Returns true if one was dropped.
    pub(super) fn request(&mut self, matches: &[MatchClubs], density: PixelDensity) -> bool {
        let all = matches.iter().flat_map(|clubs| Seat::BOTH.map(|seat| shown(clubs, seat)));
        let wanted: Vec<Design> = all.flatten().collect();
        for &of in &wanted {
            if !self.0.iter().any(|back| back.of == of && back.density == density) {
                let made = Made::Coming(AsyncComputeTaskPool::get().spawn(async move { paint(of, density) }));
                self.0.push(Back { of, density, made });
            }
        }
        let before = self.0.len();
        // One of another density stays until its successor is there.
        let there: Vec<Design> = self.made_at(density);
        self.0.retain(|back| {
            wanted.contains(&back.of) && (back.density == density || !there.contains(&back.of))
        });
        self.0.len() != before
    }

    fn made_at(&self, density: PixelDensity) -> Vec<Design> {
        let made = |back: &&Back| back.density == density && matches!(back.made, Made::There(_));
        self.0.iter().filter(made).map(|back| back.of).collect()
    }

    /// Returns true while a back is being made.
    pub(super) fn are_coming(&self) -> bool {
        self.0.iter().any(|back| matches!(back.made, Made::Coming(_)))
    }

    /// Takes over what has been made. Returns true if anything has.
    pub(super) fn take_finished(
        &mut self,
        images: &mut Assets<Image>,
        pages: &mut Assets<PageMaterial>,
        buffers: &mut Assets<ShaderBuffer>,
    ) -> bool {
        let mut took = false;
        for back in &mut self.0 {
            let Made::Coming(task) = &mut back.made else { continue };
            let Some(image) = made(task) else { continue };
            let whole = Vec2::new(image.width() as f32, image.height() as f32);
            let (rect, size) = (Rect::from_corners(Vec2::ZERO, whole), Vec2::from(CARD));
            let image = images.add(image);
            let parts = buffers.add(page::page_regions([(Rect::new(0.0, 0.0, 1.0, 1.0), size)]));
            let page = PageMaterial {
                image: image.clone(),
                parts,
                coats: CardColours::default(),
                kind: PageKind::Cards,
            };
            back.made = Made::There(AtlasPicture::alone(pages.add(page), image, rect, size));
            took = true;
        }
        took
    }
}

/// Returns the picture once it is made. In tests, which count frames, the frame waits for it.
fn made(task: &mut Task<Image>) -> Option<Image> {
    if cfg!(test) { Some(block_on(task)) } else { block_on(poll_once(task)) }
}

fn paint(of: Design, density: PixelDensity) -> Image {
    let mut letters = load::press();
    let pixels = back(of.club, of.kit, density.factor() as u8, &mut letters);
    drop(letters);
    load::finished(pixels)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clubs::find;
    use engine::BySeat;

    fn meet(home: &str, away: &str) -> MatchClubs {
        MatchClubs::new(BySeat::new(find(home).unwrap(), find(away).unwrap()))
    }

    #[test]
    fn the_default_clubs_have_painted_backs_at_either_seat_in_their_first_kits() {
        let both = |clubs: &MatchClubs| Seat::BOTH.map(|seat| painted(clubs, seat));
        assert_eq!(both(&MatchClubs::default()), [Some("back/home"), Some("back/away")]);
        assert_eq!(both(&meet("kestrel-vale", "harbour-town")), [Some("back/away"), Some("back/home")]);
        assert_eq!(both(&meet("corvalo", "kestrel-vale"))[0], None);
        assert_eq!(both(&meet("harbour-town", "harbour-town")), [Some("back/home"), None]);
    }

    #[test]
    fn backs_are_made_for_the_match_and_dropped_with_it() {
        bevy::tasks::AsyncComputeTaskPool::get_or_init(Default::default);
        let (mut images, mut pages, mut buffers) = Default::default();
        let mut backs = CardBacks::default();
        let clubs = meet("corvalo", "ursova");
        assert!(backs.are_ready(&MatchClubs::default()) && !backs.are_ready(&clubs));
        assert!(!backs.request(&[clubs, MatchClubs::default()], PixelDensity::One) && backs.are_coming());
        while backs.are_coming() {
            backs.take_finished(&mut images, &mut pages, &mut buffers);
            std::thread::yield_now();
        }
        assert!(backs.are_ready(&clubs) && backs.pages().count() == 2);
        assert_ne!(
            backs.get(&clubs, Seat::Home).unwrap().image,
            backs.get(&clubs, Seat::Away).unwrap().image
        );
        assert!(!backs.request(&[clubs], PixelDensity::One), "nothing is made twice");
        assert!(backs.request(&[MatchClubs::default()], PixelDensity::One) && backs.pages().count() == 0);
    }
}
