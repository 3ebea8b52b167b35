//! Mails, through the server of the operator. What is written in them comes from `heralds/letters.rs`; addresses are taken
//! apart and put together by `lettre`, so that nothing of them becomes another header.

use super::Failure;
use super::letters::Letter;
use crate::link_secret::LinkSecret;
use crate::site_address::SiteAddress;
use lettre::message::header::{ContentType, HeaderName, HeaderValue, MIME_VERSION_1_0};
use lettre::message::{Mailbox, Message};
use lettre::transport::smtp;
use lettre::transport::smtp::authentication::Credentials;
use lettre::transport::smtp::client::{Tls, TlsParameters};
use lettre::transport::smtp::extension::ClientId;
use lettre::transport::smtp::response::Category;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use percent_encoding::percent_decode_str;
use std::error::Error as _;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::time::timeout;
use url::{Host, Url};

/// How long the server may take to accept a mail.
const ATTEMPT: Duration = Duration::from_secs(12);

/// How long an address may be.
const LONGEST: usize = 254;

/// The mail server of the operator, and who writes.
#[derive(Clone)]
pub struct MailServer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    /// The name of the site, in the identity of every mail.
    domain: String,
}

/// Why mail cannot be sent through a server. The address may hold a password: it is never told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum InvalidMailServer {
    #[error(
        "the address of the mail server is not of the form smtps://USER:PASSWORD@HOST:PORT or smtp://…, where what is \
         special in a password is written as %40"
    )]
    Address,
    #[error(
        "after its address, the mail server has nothing but ?tls=none, for one in a private network that needs no TLS"
    )]
    Option,
    #[error("a password is not sent without TLS: leave out ?tls=none")]
    OpenPassword,
    #[error("the sender of mails is not of the form \u{201c}Mandate <table@example.org>\u{201d}")]
    Sender,
}

impl MailServer {
    /// `smtps://` is TLS from the beginning. `smtp://` changes to TLS before anything is sent (STARTTLS); not on this
    /// machine, nor where `?tls=none` says so.
    pub fn new(server: &str, from: &str, site: &SiteAddress) -> Result<MailServer, InvalidMailServer> {
        use InvalidMailServer as Invalid;
        let url = Url::parse(server).map_err(|_| Invalid::Address)?;
        let host = host(&url).ok_or(Invalid::Address)?;
        let part = |text: &str| percent_decode_str(text).decode_utf8_lossy().into_owned();
        let credentials = (!url.username().is_empty() || url.password().is_some())
            .then(|| Credentials::new(part(url.username()), part(url.password().unwrap_or_default())));
        if !matches!(url.path(), "" | "/") || url.fragment().is_some() {
            return Err(Invalid::Address);
        }
        let parameters = || TlsParameters::new(host.name.clone()).map_err(|_| Invalid::Address);
        let (tls, port) = match (url.scheme(), url.query()) {
            ("smtps", None) => (Tls::Wrapper(parameters()?), 465),
            ("smtp", None) if host.is_here => (Tls::None, 25),
            ("smtp", None) => (Tls::Required(parameters()?), 587),
            ("smtp", Some("tls=none")) if credentials.is_some() && !host.is_here => {
                return Err(Invalid::OpenPassword);
            }
            ("smtp", Some("tls=none")) => (Tls::None, 25),
            ("smtp" | "smtps", Some(_)) => return Err(Invalid::Option),
            _ => return Err(Invalid::Address),
        };
        let from = from.parse::<Mailbox>().map_err(|_| Invalid::Sender)?;
        let domain = site.domain().to_owned();
        let mut builder = AsyncSmtpTransport::<Tokio1Executor>::builder_dangerous(&host.name)
            .port(url.port().unwrap_or(port))
            .tls(tls)
            .timeout(Some(ATTEMPT))
            .hello_name(ClientId::Domain(domain.clone()));
        if let Some(credentials) = credentials {
            builder = builder.credentials(credentials);
        }
        Ok(MailServer { transport: builder.build(), from, domain })
    }
}

impl fmt::Debug for MailServer {
    /// The server may know a password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MailServer").finish_non_exhaustive()
    }
}

/// The host of a mail server.
struct MailHost {
    name: String,
    /// Whether it is this machine.
    is_here: bool,
}

/// Schemes that are not of the web have hosts that are not looked at; so it is read as one.
fn host(url: &Url) -> Option<MailHost> {
    let host = Host::parse(url.host_str()?).ok()?;
    Some(match host {
        Host::Domain(name) => MailHost { is_here: name == "localhost", name },
        Host::Ipv4(address) => MailHost { is_here: address.is_loopback(), name: address.to_string() },
        Host::Ipv6(address) => MailHost { is_here: address.is_loopback(), name: address.to_string() },
    })
}

/// The address of a mailbox somewhere in the internet, if the text is one: no mail goes to people of this machine, or to
/// machines by their number.
pub fn read_address(text: &str) -> Option<Address> {
    let text = text.trim();
    let address = text.parse::<Address>().ok().filter(|_| text.len() <= LONGEST)?;
    let domain = address.domain();
    let is_named = domain.contains('.') && domain.parse::<std::net::IpAddr>().is_err();
    (is_named && !domain.starts_with('[')).then_some(address)
}

/// What mailboxes have in common that are one: case, and what follows a plus sign, are the owner's affair.
pub fn mailbox_of(address: &Address) -> String {
    let name = address.user().split('+').next().unwrap_or_default();
    format!("{name}@{}", address.domain()).to_lowercase()
}

/// Sends mails.
pub struct Mailer {
    server: MailServer,
    /// Whether the server did its work when it was asked last.
    works: AtomicBool,
}

impl Mailer {
    pub fn new(server: MailServer) -> Mailer {
        Mailer { server, works: AtomicBool::new(true) }
    }

    /// Whether the server did its work when it was asked last; as long as nobody knows, it does.
    pub fn works(&self) -> bool {
        self.works.load(Ordering::Relaxed)
    }

    /// Sends a letter.
    pub async fn send(&self, to: &str, letter: &Letter) -> Result<(), Failure> {
        let Some(to) = read_address(to) else { return Err(Failure::Lasting("its address cannot be read")) };
        let mail = self.mail(to, letter).ok_or(Failure::Lasting("it cannot be written"))?;
        let (sent, cause) = match timeout(ATTEMPT, self.server.transport.send(mail)).await {
            Ok(Ok(_)) => (Ok(()), String::new()),
            Ok(Err(error)) => (Err(failure(&error)), cause(&error)),
            Err(_) => (Err(Failure::Passing("the mail server is too slow")), "it is too slow".to_owned()),
        };
        let works = !matches!(sent, Err(Failure::Passing(_)));
        if self.works.swap(works, Ordering::Relaxed) != works {
            if works {
                tracing::info!("the mail server works again");
            } else {
                tracing::warn!(cause, "the mail server does not do its work");
            }
        }
        sent
    }

    fn mail(&self, to: Address, letter: &Letter) -> Option<Message> {
        let identity = LinkSecret::fresh().ok()?;
        let mut mail = Message::builder()
            .from(self.server.from.clone())
            .to(Mailbox::new(None, to))
            .subject(&letter.subject)
            .message_id(Some(format!("<{}@{}>", identity.as_str(), self.server.domain)))
            .header(MIME_VERSION_1_0)
            .header(ContentType::TEXT_PLAIN)
            .raw_header(header("Auto-Submitted", "auto-generated"));
        if let Some(ending) = &letter.ending {
            mail = mail
                .raw_header(header("List-Unsubscribe", &format!("<{ending}>")))
                .raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"));
        }
        mail.body(letter.text.clone()).ok()
    }
}

fn header(name: &'static str, value: &str) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value.to_owned())
}

/// What an error of the server means. Its text may hold the address, and is told to nobody.
fn failure(error: &smtp::Error) -> Failure {
    let is_about_the_mail = error.status().is_some_and(|code| code.category == Category::MailSystem);
    if error.is_permanent() && is_about_the_mail {
        Failure::Lasting("the mail server refuses it")
    } else {
        Failure::Passing("the mail server does not take it")
    }
}

/// Why the server does not take a mail, for the log: nothing of what it says in words, which may hold an address.
fn cause(error: &smtp::Error) -> String {
    match (error.status(), error.source()) {
        (Some(code), _) => format!("it answers {code}"),
        (None, Some(source)) => source.to_string(),
        (None, None) => error.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_mailboxes_of_the_internet_are_read() {
        for (text, read) in [
            ("ada@example.org", true),
            ("  ada+mandate@mail.example.org ", true),
            ("\u{e9}lo\u{ef}se@example.org", true),
            ("ada@b\u{fc}cher.example", true),
            ("ada", false),
            ("", false),
            ("@example.org", false),
            ("ada@", false),
            ("ada@localhost", false),
            ("ada@127.0.0.1", false),
            ("ada@[127.0.0.1]", false),
            ("ada@[IPv6:::1]", false),
            ("Ada <ada@example.org>", false),
            ("ada@example.org, lin@example.org", false),
            ("ada@example.org\r\nBcc: lin@example.org", false),
            ("ada\r\n@example.org", false),
            ("ada@example.org>\r\nDATA", false),
        ] {
            assert_eq!(read_address(text).is_some(), read, "{text:?}");
        }
        assert!(read_address(&format!("ada@{}.org", "a.".repeat(130))).is_none());
    }

    #[test]
    fn a_mail_server_is_told_in_one_line() {
        use InvalidMailServer::{Address, OpenPassword, Option, Sender};
        let site = "https://mandate.example".parse().unwrap();
        let check = |server: &str, from: &str| MailServer::new(server, from, &site).map(drop);
        for server in [
            "smtps://ada:p%40ss%2B+word@mail.example.org",
            "smtps://mail.example.org:4650",
            "smtp://ada:secret@mail.example.org",
            "smtp://mail.example.org:2525?tls=none",
            "smtp://ada:secret@127.0.0.1:2525",
            "smtp://localhost",
            "smtp://[::1]:25/",
        ] {
            assert_eq!(check(server, "Mandate <table@example.org>"), Ok(()), "{server}");
        }
        assert_eq!(check("smtp://localhost", "table@example.org"), Ok(()));
        for (server, from, problem) in [
            ("mail.example.org", "a@b.org", Address),
            ("http://mail.example.org", "a@b.org", Address),
            ("smtp://", "a@b.org", Address),
            ("smtp://mail.example.org/folder", "a@b.org", Address),
            ("smtp://mail.example.org?tls=perhaps", "a@b.org", Option),
            ("smtps://mail.example.org?tls=none", "a@b.org", Option),
            ("smtp://ada:secret@mail.example.org?tls=none", "a@b.org", OpenPassword),
            ("smtp://localhost", "Mandate", Sender),
            ("smtp://localhost", "Mandate <a@b.org>\r\nBcc: c@d.org", Sender),
        ] {
            assert_eq!(check(server, from), Err(problem), "{server} {from}");
        }
        let kept = MailServer::new("smtps://ada:secret@mail.example.org", "a@b.org", &site).unwrap();
        assert!(!format!("{kept:?}").contains("secret"));
    }
}
