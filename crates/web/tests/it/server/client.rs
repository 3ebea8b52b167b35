//! A server in this process, and browsers at several addresses of this machine: all of 127.0.0.0/8 is here.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use store::Sqlite;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use web::{Config, ListenAddress, Server, Site};

/// A bot that waits for ever leaves the table as it is.
const NEVER: Duration = Duration::from_hours(1);

pub struct Running {
    pub address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    served: JoinHandle<()>,
}

impl Running {
    pub async fn start(config: Config) -> Running {
        let config = Config { pace: NEVER, ..config };
        let site = Site::new(Arc::new(Sqlite::in_memory().unwrap()), &config).await.unwrap();
        let server = Server::bind(&["127.0.0.1:0".parse().unwrap()], &[]).await.unwrap();
        let ListenAddress::Network(address) = server.listening().unwrap().site[0] else {
            panic!("no address")
        };
        let (stop, stopped) = oneshot::channel();
        let served = tokio::spawn(server.run(site, async move {
            let _ = stopped.await;
        }));
        Running { address, stop: Some(stop), served }
    }

    pub fn browser(&self, from: [u8; 4]) -> Browser {
        Browser { from: from.into(), to: self.address, cookie: String::new() }
    }

    /// Tells the server to close, and waits until it has.
    pub async fn close(mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        self.served.await.unwrap();
    }
}

/// Somebody at an address.
#[derive(Clone)]
pub struct Browser {
    pub from: Ipv4Addr,
    pub to: SocketAddr,
    pub cookie: String,
}

pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Answer {
    fn read(text: &str) -> Answer {
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or_else(|| panic!("no answer in {text:?}"));
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        Answer { status, head: head.to_owned(), body: body.to_owned() }
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        let mut headers = self.head.lines().filter_map(|line| line.split_once(": "));
        headers.find(|(header, _)| header.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }
}

impl Browser {
    pub async fn connect(&self) -> TcpStream {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind((self.from, 0).into()).unwrap();
        socket.connect(self.to).await.unwrap()
    }

    /// A connection on which something has been sent.
    pub async fn send(&self, text: &str) -> TcpStream {
        let mut stream = self.connect().await;
        // The server may have closed it already: then reading tells.
        let _ = stream.write_all(text.as_bytes()).await;
        stream
    }

    pub fn request(&self, line: &str, headers: &str) -> String {
        let (to, cookie) = (self.to, &self.cookie);
        format!("{line} HTTP/1.1\r\nhost: {to}\r\norigin: http://{to}\r\ncookie: {cookie}\r\n{headers}\r\n")
    }

    pub async fn get(&self, path: &str) -> Answer {
        let request = self.request(&format!("GET {path}"), "connection: close\r\n");
        Answer::read(&rest(self.send(&request).await).await)
    }

    pub async fn post(&self, path: &str, form: &str) -> Answer {
        let headers = format!(
            "connection: close\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n",
            form.len()
        );
        let request = self.request(&format!("POST {path}"), &headers);
        Answer::read(&rest(self.send(&(request + form)).await).await)
    }

    /// The same browser after its first visit.
    pub async fn welcomed(mut self) -> Browser {
        let answer = self.get("/").await;
        let cookie = answer.header("set-cookie").unwrap_or_else(|| panic!("no cookie: {}", answer.body));
        cookie.split(';').next().unwrap().clone_into(&mut self.cookie);
        self
    }

    /// A table where this browser has both seats, and its address.
    pub async fn open_table(&self) -> String {
        let form = "seat-0=me&seat-1=guest&name-1=Lin&option-start=first";
        self.post("/new/qin", form).await.header("location").unwrap().to_owned()
    }

    /// The live stream of a table, after its head and its first event.
    pub async fn watch(&self, table: &str) -> (Answer, TcpStream) {
        let request = self.request(&format!("GET {table}/live?as=0"), "accept: text/event-stream\r\n");
        let mut stream = self.send(&request).await;
        let mut text = String::new();
        while !text.contains("event: table") && (text.is_empty() || !text.contains(" 503 ")) {
            let more = some(&mut stream).await;
            assert!(!more.is_empty(), "the stream ended: {text}");
            text += &more;
        }
        (Answer::read(&text), stream)
    }

    /// Plays the first legal action of the first seat.
    pub async fn play(&self, table: &str, token: &str) -> Answer {
        let page = self.get(&format!("{table}?as=0")).await.body;
        let attribute = |name: &str| {
            let from =
                page.find(&format!("{name}=\"")).unwrap_or_else(|| panic!("no {name}")) + name.len() + 2;
            page[from..].split('"').next().unwrap()
        };
        let action = game::action_list::read(attribute("data-legal"))[0].replace(' ', "+");
        let version = attribute("data-version");
        let form = format!("seat=0&version={version}&token={token}&action={action}");
        self.post(&format!("{table}/play"), &form).await
    }
}

/// Everything that comes on a connection until it is closed, in whatever way.
pub async fn rest(mut stream: TcpStream) -> String {
    let mut text = String::new();
    loop {
        let more = some(&mut stream).await;
        if more.is_empty() {
            return text;
        }
        text += &more;
    }
}

/// What comes next on a connection; nothing if it is closed.
pub async fn some(stream: &mut TcpStream) -> String {
    let mut bytes = vec![0; 1 << 16];
    let count = stream.read(&mut bytes).await.unwrap_or(0);
    String::from_utf8_lossy(&bytes[..count]).into_owned()
}

/// Asks again and again until something holds that the server does in its own time. What never comes true fails the test
/// instead of keeping it running for ever.
pub async fn until(holds: impl AsyncFn() -> bool) {
    let asking = async { while !holds().await {} };
    assert!(tokio::time::timeout(Duration::from_mins(2), asking).await.is_ok(), "it never came true");
}
