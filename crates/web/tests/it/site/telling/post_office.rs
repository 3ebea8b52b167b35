//! A mail server that speaks enough SMTP (RFC 5321) to be given mails, and keeps them.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

/// A mail as it was given.
#[derive(Debug, Clone)]
pub struct Mail {
    pub from: String,
    pub to: Vec<String>,
    /// Headers and text as they were sent.
    pub raw: String,
}

impl Mail {
    /// The lines before the text, each header in one.
    pub fn headers(&self) -> Vec<String> {
        let (head, _) = self.raw.split_once("\r\n\r\n").unwrap();
        head.replace("\r\n ", " ").replace("\r\n\t", " ").split("\r\n").map(str::to_owned).collect()
    }

    pub fn header(&self, name: &str) -> Option<String> {
        let start = format!("{name}: ");
        self.headers().iter().find_map(|line| line.strip_prefix(&start)).map(str::to_owned)
    }

    /// The text as it is read, whatever it was packed in.
    pub fn text(&self) -> String {
        let (_, text) = self.raw.split_once("\r\n\r\n").unwrap();
        match self.header("Content-Transfer-Encoding").as_deref() {
            Some("quoted-printable") => unquoted(text),
            Some("7bit" | "8bit") | None => text.to_owned(),
            Some(other) => panic!("mails are not written in {other}"),
        }
    }

    /// The address in the text that has this path.
    pub fn link(&self, path: &str) -> String {
        let text = self.text();
        let start = text.find(path).unwrap_or_else(|| panic!("no {path} in {text}"));
        text[start..].split_whitespace().next().unwrap().to_owned()
    }
}

/// Quoted-printable text (RFC 2045).
fn unquoted(text: &str) -> String {
    let joined = text.replace("=\r\n", "");
    let mut parts = joined.split('=');
    let mut bytes = parts.next().unwrap().as_bytes().to_vec();
    for part in parts {
        bytes.push(u8::from_str_radix(&part[..2], 16).unwrap());
        bytes.extend_from_slice(&part.as_bytes()[2..]);
    }
    String::from_utf8(bytes).unwrap()
}

pub struct PostOffice {
    pub address: SocketAddr,
    mails: Arc<Mutex<Vec<Mail>>>,
    serving: JoinHandle<()>,
}

impl PostOffice {
    /// Takes every mail whose recipients it does not refuse: for these it answers with this line.
    pub async fn refusing(refusal: Option<&'static str>) -> PostOffice {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let mails = Arc::<Mutex<Vec<Mail>>>::default();
        let keep = mails.clone();
        let serving = tokio::spawn(async move {
            loop {
                let (stream, _) = listener.accept().await.unwrap();
                tokio::spawn(serve(stream, refusal, keep.clone()));
            }
        });
        PostOffice { address, mails, serving }
    }

    pub async fn open() -> PostOffice {
        PostOffice::refusing(None).await
    }

    pub fn url(&self) -> String {
        format!("smtp://{}", self.address)
    }

    pub fn mails(&self) -> Vec<Mail> {
        self.mails.lock().unwrap().clone()
    }
}

impl Drop for PostOffice {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

async fn serve(stream: TcpStream, refusal: Option<&str>, keep: Arc<Mutex<Vec<Mail>>>) -> Option<()> {
    let mut stream = BufReader::new(stream);
    let mut mail = Mail { from: String::new(), to: vec![], raw: String::new() };
    stream.write_all(b"220 here\r\n").await.ok()?;
    let mut is_text = false;
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await.ok()? == 0 {
            return None;
        }
        if is_text && line == ".\r\n" {
            keep.lock().unwrap().push(mail.clone());
            is_text = false;
            stream.write_all(b"250 kept\r\n").await.ok()?;
        } else if is_text {
            mail.raw += line.strip_prefix('.').unwrap_or(&line);
        } else {
            let command = line.trim_end();
            let path = |start: &str| command.strip_prefix(start)?.split('>').next().map(str::to_owned);
            let answer = if let Some(from) = path("MAIL FROM:<") {
                mail = Mail { from, to: vec![], raw: String::new() };
                "250 go on"
            } else if let Some(to) = path("RCPT TO:<") {
                mail.to.push(to);
                refusal.unwrap_or("250 go on")
            } else if command == "DATA" {
                is_text = true;
                "354 go on"
            } else if command.starts_with("EHLO mandate.example") {
                "250-here\r\n250 8BITMIME"
            } else if command == "QUIT" {
                "221 until then"
            } else {
                "500 what?"
            };
            stream.write_all(format!("{answer}\r\n").as_bytes()).await.ok()?;
        }
    }
}
