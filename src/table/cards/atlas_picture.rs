//! A picture of an atlas.

use bevy::prelude::*;

use crate::table::draw::page::PageMaterial;

/// A picture: its page and its place there.
#[derive(Clone, Debug)]
pub struct AtlasPicture {
    /// The page as the table's material.
    pub page: Handle<PageMaterial>,
    /// The index of its part on the page.
    pub part: u16,
    /// The page as an image on the graphics card.
    pub image: Handle<Image>,
    /// Its rectangle on the page, pixels.
    pub rect: Rect,
    /// The size of the page, pixels.
    pub whole: Vec2,
    /// The size at scale 1, design units.
    pub size: Vec2,
    /// The name of its atlas; empty if it has the page to itself.
    pub(super) atlas: String,
}

impl AtlasPicture {
    /// Returns the picture that has a page to itself.
    pub(super) fn alone(page: Handle<PageMaterial>, image: Handle<Image>, rect: Rect, size: Vec2) -> Self {
        Self { page, part: 1, image, rect, whole: rect.size(), size, atlas: String::new() }
    }
}
