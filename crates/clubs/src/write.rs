//! Writes the file of a club, in the form in which the shipped ones are written.

use std::fmt::Write as _;

use super::{Beard, Club, Crest, Kit, PlayerFace};

impl Club {
    /// Returns the text of the club's file. Texts of clubs have no letter that RON and Rust escape differently.
    #[must_use]
    pub fn text(&self) -> String {
        let [first, second] = self.kits.map(kit);
        let (main, dark) = self.colours;
        let hour = self.ground.hour.map_or_else(String::new, |hour| format!(", hour: {hour:?}"));
        let boards = match &self.ground.boards[..] {
            [] => String::new(),
            some => format!(", boards: {some:?}"),
        };
        let Crest { shape, symbol } = self.crest;
        let crest = match self.crest == Crest::default() {
            true => String::new(),
            false => format!("    crest: (shape: {shape:?}, symbol: {symbol:?}),\n"),
        };
        let mut out = format!(
            "(\n    name: {:?},\n    short: {:?},\n    letter: {:?},\n{crest}    pattern: {:?},\n    \
             colours: (\"{:06X}\", \"{:06X}\"),\n    first: {first},\n    second: {second},\n    \
             ground: (name: {:?}{hour}{boards}),\n    eleven: [\n",
            self.name, self.short, self.letter, self.pattern, main.0, dark.0, self.ground.name,
        );
        for name in &self.eleven {
            // Writing to a string cannot fail.
            let _ = writeln!(out, "        {name:?},");
        }
        out += "    ],\n";
        if let Some(faces) = &self.faces {
            out += "    faces: [\n";
            for face in faces {
                out += &written(face);
            }
            out += "    ],\n";
        }
        out + ")\n"
    }
}

/// Returns the line of a face; a clean one says nothing of its beard.
fn written(PlayerFace { skin, hair, cut, beard }: &PlayerFace) -> String {
    let beard = if *beard == Beard::Clean { String::new() } else { format!(", beard: {beard:?}") };
    format!("        (skin: {skin:?}, hair: {hair:?}, cut: {cut:?}{beard}),\n")
}

fn kit(kit: Kit) -> String {
    let (shirt, trim) = kit.colours;
    format!("(pattern: {:?}, colours: (\"{:06X}\", \"{:06X}\"))", kit.pattern, shirt.0, trim.0)
}

#[cfg(test)]
mod tests {
    use super::super::{parse, random_club, shipped};

    #[test]
    fn a_written_club_reads_back_unchanged() {
        for club in shipped() {
            assert_eq!(parse(&club.id, &club.text()).as_ref(), Ok(club), "{}", club.text());
        }
        let faces = random_club(5, &[]).faces.unwrap();
        let mut club = shipped()[2].clone();
        assert!(!club.text().contains("faces"));
        club.faces = Some(faces);
        assert_eq!(parse(&club.id, &club.text()), Ok(club));
    }
}
