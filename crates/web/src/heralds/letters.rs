//! What is written in messages.

use crate::site_address::SiteAddress;
use crate::turns::News;
use serde_json::{Value, json};
use store::TableId;
use words::Language;

/// A mail.
pub struct Letter {
    pub subject: String,
    pub text: String,
    /// The address that ends such mails, if it is not the only one.
    pub ending: Option<String>,
}

/// That others wait for somebody at a table.
pub struct TurnLetter<'a> {
    pub site: &'a SiteAddress,
    pub language: Language,
    pub game: &'a str,
    pub table: &'a TableId,
    pub turn: usize,
    pub news: &'a News,
}

impl TurnLetter<'_> {
    fn link(&self) -> String {
        self.site.url(&format!("/t/{}", self.table))
    }

    /// For programs. Slack shows `text` and Discord `content`: neither shall take a name for a link or for somebody to be
    /// called.
    pub fn posted(&self) -> Value {
        let (title, link) = (&self.news.title, self.link());
        let mut posted =
            shown(&format!("{} {link}", for_slack(title)), &format!("{} {link}", for_discord(title)));
        posted["game"] = self.game.into();
        posted["url"] = link.into();
        posted["turn"] = self.turn.into();
        posted
    }

    /// For people, with the address that ends such mails.
    pub fn mailed(&self, ending: String) -> Letter {
        let News { title, text } = self.news;
        let end = words::text(self.language, "mail-turn-end", &[]);
        let text = format!("{text}\n\n{}\n\n-- \n{end}\n{ending}", self.link());
        Letter { subject: title.clone(), text, ending: Some(ending) }
    }
}

/// A message that tells nothing, to see whether it arrives.
pub fn trial(site: &SiteAddress, language: Language) -> Value {
    let (text, link) = (words::text(language, "webhook-trial", &[]), site.url("/me"));
    let mut posted = shown(&format!("{text} {link}"), &format!("{text} {link}"));
    posted["url"] = link.into();
    posted
}

/// The letter that asks whether an address is the reader's. Nothing in it is of whoever gave the address.
pub fn question(site: &SiteAddress, language: Language, link: &str) -> Letter {
    let told = [("site", &*site.to_string())];
    let (asks, otherwise) =
        (words::text(language, "mail-asks", &told), words::text(language, "mail-asks-not", &[]));
    Letter {
        subject: words::text(language, "mail-asks-subject", &[]),
        text: format!("{asks}\n\n{link}\n\n{otherwise}"),
        ending: None,
    }
}

fn shown(text: &str, content: &str) -> Value {
    json!({ "text": text, "content": content, "allowed_mentions": { "parse": [] } })
}

/// Text in which Slack finds nothing but text.
fn for_slack(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// Text in which Discord finds nothing but text.
fn for_discord(text: &str) -> String {
    let mut escaped = String::new();
    for sign in text.chars() {
        if r"\*_~`|[]()<>#@".contains(sign) {
            escaped.push('\\');
        }
        escaped.push(sign);
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_neither_a_link_nor_a_call_to_everybody() {
        let news = News { title: "Qin with <!channel> [a](b) @everyone & *Lin*".into(), text: String::new() };
        let (site, table) = ("https://mandate.example".parse().unwrap(), TableId::fresh().unwrap());
        let (language, game) = (Language::English, "qin");
        let letter = TurnLetter { site: &site, language, game, table: &table, turn: 3, news: &news };
        let posted = letter.posted();
        let link = format!("https://mandate.example/t/{table}");
        assert_eq!(posted["text"], format!("Qin with &lt;!channel&gt; [a](b) @everyone &amp; *Lin* {link}"));
        let content = format!("Qin with \\<!channel\\> \\[a\\]\\(b\\) \\@everyone & \\*Lin\\* {link}");
        assert_eq!(posted["content"], content);
        assert_eq!(posted["allowed_mentions"], json!({ "parse": [] }));
        assert_eq!(
            (&posted["game"], &posted["url"], &posted["turn"]),
            (&json!("qin"), &json!(link), &json!(3))
        );
    }
}
