//! Numbers in a picture that point at its parts. Knows markup, not games.

/// A number in a picture, with what it points at. Its explanation is `rules-GAME-FIGURE-NAME`.
pub struct Callout {
    pub name: &'static str,
    pub spot: Spot,
}

/// Where a number stands.
pub enum Spot {
    /// In the corner of the first part whose classes begin so.
    Part(&'static str),
    /// At a place of the drawing of this class, by the coordinates of its `viewBox`, and how large a circle is there.
    Drawing { class: &'static str, x: i32, y: i32, radius: i32 },
}

impl Callout {
    pub const fn part(name: &'static str, class: &'static str) -> Callout {
        Callout { name, spot: Spot::Part(class) }
    }

    /// On the drawing of the board.
    pub const fn drawing(name: &'static str, at: (i32, i32), radius: i32) -> Callout {
        Callout::drawing_of("board", name, at, radius)
    }

    pub const fn drawing_of(
        class: &'static str,
        name: &'static str,
        (x, y): (i32, i32),
        radius: i32,
    ) -> Callout {
        Callout { name, spot: Spot::Drawing { class, x, y, radius } }
    }
}

/// A picture with its numbers, counted from 1. A number that has no place is left out; tests see that all have one.
pub fn numbered(picture: String, callouts: &[Callout]) -> String {
    (1..).zip(callouts).fold(picture, |picture, (number, callout)| {
        let sign = callout.sign(number);
        match callout.place(&picture) {
            Some(at) => format!("{}{sign}{}", &picture[..at], &picture[at..]),
            None => picture,
        }
    })
}

impl Callout {
    fn sign(&self, number: usize) -> String {
        match self.spot {
            Spot::Part(_) => format!("<span class=\"callout\">{number}</span>"),
            Spot::Drawing { x, y, radius, .. } => format!(
                "<g class=\"callout\" transform=\"translate({x} {y})\"><circle r=\"{radius}\"/>\
                 <text font-size=\"{}\" dy=\".35em\" text-anchor=\"middle\">{number}</text></g>",
                radius * 13 / 10
            ),
        }
    }

    /// Where in the markup the sign belongs: first in its part, or last in the drawing of the board.
    fn place(&self, picture: &str) -> Option<usize> {
        match self.spot {
            Spot::Part(class) => {
                let at = picture.find(&format!("class=\"{class}"))?;
                picture[at..].find('>').map(|end| at + end + 1)
            }
            Spot::Drawing { class, .. } => {
                end_of_drawing(picture, picture.find(&format!("<svg class=\"{class}"))?)
            }
        }
    }
}

/// Where the drawing that begins here ends; others lie within it.
fn end_of_drawing(picture: &str, start: usize) -> Option<usize> {
    let (mut deep, mut from) = (0, start);
    loop {
        let (opens, closes) = (picture[from..].find("<svg"), picture[from..].find("</svg>")?);
        if let Some(opens) = opens.filter(|&opens| opens < closes) {
            (deep, from) = (deep + 1, from + opens + 1);
        } else if deep == 1 {
            return Some(from + closes);
        } else {
            (deep, from) = (deep - 1, from + closes + 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_stands_in_its_part_or_on_top_of_the_drawing() {
        let picture =
            "<div class=\"head now\">a</div><svg class=\"board x\"><svg></svg><g></g></svg>".to_owned();
        let told = numbered(picture, &[Callout::part("head", "head"), Callout::drawing("map", (3, 4), 10)]);
        assert!(told.starts_with("<div class=\"head now\"><span class=\"callout\">1</span>a"), "{told}");
        assert!(told.contains("<g></g><g class=\"callout\" transform=\"translate(3 4)\">"), "{told}");
        assert!(told.ends_with(">2</text></g></svg>"), "{told}");
    }
}
