//! Feeds as programs read them: Atom (RFC 4287), as far as a list of news needs it. Knows nothing of tables.

use std::fmt::{self, Display, Formatter};
use store::Timestamp;

pub const CONTENT_TYPE: &str = "application/atom+xml; charset=utf-8";

/// A list of news.
pub struct Feed {
    /// Its own address, which is also its name for ever.
    pub address: String,
    pub title: String,
    /// When there was something new last.
    pub updated: Timestamp,
    /// The page that shows the same to people.
    pub page: String,
    pub language: &'static str,
    pub entries: Vec<Entry>,
}

/// A piece of news.
pub struct Entry {
    /// Its name for ever: whoever reads the feed again knows by it what they have seen.
    pub id: String,
    pub title: String,
    pub updated: Timestamp,
    /// The page it is about.
    pub page: String,
    pub text: String,
}

impl Display for Feed {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let (title, address, page) = (Escaped(&self.title), Escaped(&self.address), Escaped(&self.page));
        writeln!(f, "<?xml version=\"1.0\" encoding=\"utf-8\"?>")?;
        writeln!(f, "<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"{}\">", self.language)?;
        writeln!(f, "<id>{address}</id><title>{title}</title><updated>{}</updated>", Time(self.updated))?;
        writeln!(f, "<author><name>Mandate</name></author>")?;
        writeln!(f, "<link rel=\"self\" href=\"{address}\"/><link href=\"{page}\"/>")?;
        for entry in &self.entries {
            writeln!(f, "{entry}")?;
        }
        writeln!(f, "</feed>")
    }
}

impl Display for Entry {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "<entry><id>{}</id><title>{}</title>", Escaped(&self.id), Escaped(&self.title))?;
        write!(f, "<updated>{}</updated><link href=\"{}\"/>", Time(self.updated), Escaped(&self.page))?;
        write!(f, "<summary>{}</summary></entry>", Escaped(&self.text))
    }
}

/// Text as XML takes it. Signs that XML does not know at all are left out.
struct Escaped<'a>(&'a str);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for sign in self.0.chars() {
            match sign {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                '\u{fffe}' | '\u{ffff}' => {}
                sign if sign.is_control() => {}
                sign => write!(f, "{sign}")?,
            }
        }
        Ok(())
    }
}

/// A moment as RFC 3339 writes it, to the second, in the time of Greenwich.
struct Time(Timestamp);

impl Display for Time {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let seconds = self.0.0.div_euclid(1000);
        let (year, month, day) = date(seconds.div_euclid(86_400));
        let second = seconds.rem_euclid(86_400);
        let (hour, minute, second) = (second / 3600, second / 60 % 60, second % 60);
        write!(f, "{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
    }
}

/// The year, month and day so many days after the first of 1970. Years are counted from March, so that a leap day is the
/// last of its year, and in cycles of 400, which are all of the same length.
const fn date(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let (cycle, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day_of_month = day - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    (cycle * 400 + year + next, month, day_of_month)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_told_as_rfc_3339_has_them() {
        for (seconds, told) in [
            (0, "1970-01-01T00:00:00Z"),
            (-1, "1969-12-31T23:59:59Z"),
            (951_782_399, "2000-02-28T23:59:59Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (951_868_800, "2000-03-01T00:00:00Z"),
            (1_794_862_984, "2026-11-16T21:03:04Z"),
            (4_107_542_400, "2100-03-01T00:00:00Z"),
            (4_107_542_399, "2100-02-28T23:59:59Z"),
        ] {
            assert_eq!(Time(Timestamp(seconds * 1000 + 7)).to_string(), told);
        }
    }

    #[test]
    fn names_cannot_break_out_of_their_element() {
        let feed = Feed {
            address: "http://table.example/me/feed/1?a=1&b=2".into(),
            title: "</title><script>alert(\"x\")</script>\u{0}".into(),
            updated: Timestamp(0),
            page: "http://table.example/".into(),
            language: "en",
            entries: vec![],
        };
        let written = feed.to_string();
        assert!(
            written
                .contains("<title>&lt;/title&gt;&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;</title>")
        );
        assert!(written.contains("<id>http://table.example/me/feed/1?a=1&amp;b=2</id>"));
    }
}
