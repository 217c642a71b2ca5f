//! The Windows icon: one file with a picture for each size.

use crate::BakeError;
use crate::raster::RgbaImage;

/// Largest side, in pixels, of pictures stored as bitmaps: not every reader accepts a small PNG.
const MAX_BITMAP_SIDE: u32 = 48;
/// Size of a picture's entry, and of the file's header, bytes.
const LINE: usize = 16;
const HEAD: usize = 6;

/// Encodes these square pictures as one file.
pub(crate) fn file(images: &[RgbaImage]) -> Result<Vec<u8>, BakeError> {
    let bake_error = |why: &dyn std::fmt::Display| BakeError::picture("icon", why);
    let count = u16::try_from(images.len()).map_err(|e| bake_error(&e))?;
    let (mut list, mut bodies) = (Vec::new(), Vec::new());
    for half in [0, 1, count] {
        list.extend(half.to_le_bytes());
    }
    for image in images {
        let body = if image.w <= MAX_BITMAP_SIDE {
            plain(image)
        } else {
            image.png().map_err(|e| bake_error(&e))?
        };
        let at = HEAD + LINE * images.len() + bodies.len();
        // 256 is stored as 0.
        let side = (image.w % 256) as u8;
        list.extend([side, side, 0, 0, 1, 0, 32, 0]);
        for word in [body.len(), at] {
            list.extend(u32::try_from(word).map_err(|e| bake_error(&e))?.to_le_bytes());
        }
        bodies.extend(body);
    }
    list.extend(bodies);
    Ok(list)
}

/// Encodes a bitmap without file header: rows from below, blue first, then a mask of zeros, because alpha exists. The
/// stated height counts both.
fn plain(image: &RgbaImage) -> Vec<u8> {
    let mut out = Vec::new();
    for word in [40, image.w, image.h * 2, 1 | 32 << 16, 0, 0, 0, 0, 0, 0] {
        out.extend(word.to_le_bytes());
    }
    for row in image.data.chunks_exact(image.w as usize * 4).rev() {
        for pixel in row.as_chunks::<4>().0 {
            out.extend([pixel[2], pixel[1], pixel[0], pixel[3]]);
        }
    }
    // One bit per pixel; each row is padded to 32 bits.
    let mask = image.w.div_ceil(32) * 4 * image.h;
    out.resize(out.len() + mask as usize, 0);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_picture_of_the_ico_is_at_its_stated_offset() {
        let file = file(&[RgbaImage::blank(16, 16), RgbaImage::blank(256, 256)]).unwrap();
        assert_eq!(file[..6], [0, 0, 1, 0, 2, 0]);
        let word = |at: usize| u32::from_le_bytes(file[at..at + 4].try_into().unwrap()) as usize;
        let [(first, at_first), (second, at_second)] = [6, 22].map(|line| (word(line + 8), word(line + 12)));
        assert_eq!((file[6], first, at_first), (16, 40 + 16 * 16 * 4 + 16 * 4, 38));
        assert_eq!((file[22], at_second, at_second + second), (0, at_first + first, file.len()));
        assert_eq!(file[at_second + 1..at_second + 4], *b"PNG");
    }
}
