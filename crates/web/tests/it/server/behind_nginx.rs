//! Behind a real nginx, with the sample configuration of the documentation: clients are told apart, and live updates
//! pass at once.

use super::client::{Browser, Running, some};
use std::fs;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::Duration;
use tempfile::TempDir;
use tokio::net::TcpStream;
use web::{Config, ForwardingHeader, Proxies};

/// What the sample leaves to the rest of nginx's configuration, for a server of our own without privileges.
const AROUND: &str = "
daemon off; master_process off; pid PREFIX/pid; error_log PREFIX/error.log;
events { worker_connections 512; }
http {
    access_log off;
    client_body_temp_path PREFIX/body; proxy_temp_path PREFIX/proxy; fastcgi_temp_path PREFIX/fastcgi;
    uwsgi_temp_path PREFIX/uwsgi; scgi_temp_path PREFIX/scgi;
    include PREFIX/site.conf;
}
";

struct Nginx {
    process: Child,
    address: SocketAddr,
    _folder: TempDir,
}

impl Nginx {
    async fn before(site: SocketAddr) -> Nginx {
        let folder = tempfile::tempdir().unwrap();
        let prefix = folder.path().to_str().unwrap();
        let free = std::net::TcpListener::bind((own_address(), 0)).unwrap().local_addr().unwrap();
        let sample =
            fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/nginx.conf")).unwrap();
        for line in ["listen 443 ssl;", "server 127.0.0.1:8080;"] {
            assert!(sample.contains(line), "the sample has no {line}");
        }
        let rendered = sample
            .replace("listen 443 ssl;", &format!("listen {free};"))
            .replace("server 127.0.0.1:8080;", &format!("server {site};"));
        let rendered: Vec<&str> = rendered.lines().filter(|line| !line.trim().starts_with("ssl_")).collect();
        fs::write(folder.path().join("site.conf"), rendered.join("\n")).unwrap();
        fs::write(folder.path().join("nginx.conf"), AROUND.replace("PREFIX", prefix)).unwrap();
        let program =
            ["/usr/sbin/nginx", "/usr/local/sbin/nginx"].into_iter().find(|file| Path::new(file).exists());
        let mut command = Command::new(program.unwrap_or("nginx"));
        command.args(["-p", prefix, "-c", "nginx.conf"]).stderr(Stdio::null());
        let Ok(mut process) = command.spawn() else {
            panic!("nginx is missing: install the package nginx-light")
        };
        while TcpStream::connect(free).await.is_err() {
            let ended = process.try_wait().unwrap();
            let log = || fs::read_to_string(folder.path().join("error.log"));
            assert_eq!(ended, None, "nginx does not run: {:?}", log());
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        Nginx { process, address: free, _folder: folder }
    }

    fn browser(&self, from: [u8; 4]) -> Browser {
        Browser { from: from.into(), to: self.address, cookie: String::new() }
    }
}

/// An address of this machine that no other test uses, so that a port that is free stays free.
fn own_address() -> Ipv4Addr {
    static TESTS: AtomicU8 = AtomicU8::new(1);
    let [_, _, high, low] = std::process::id().to_be_bytes();
    Ipv4Addr::new(127, 64 | high, low, TESTS.fetch_add(1, Ordering::Relaxed))
}

impl Drop for Nginx {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

async fn behind_nginx() -> (Running, Nginx) {
    let proxies =
        Proxies { trusted: vec!["127.0.0.1".parse().unwrap()], header: ForwardingHeader::XForwarded };
    let running = Running::start(Config { proxies, ..Config::default() }).await;
    let nginx = Nginx::before(running.address).await;
    (running, nginx)
}

/// Asks until it is told to slow down.
async fn flood(browser: &Browser) -> super::client::Answer {
    loop {
        let answer = browser.get("/me").await;
        if answer.status != 200 {
            return answer;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_honest_visitor_gets_every_page_while_another_floods() {
    let (_running, nginx) = behind_nginx().await;
    let attacker = nginx.browser([127, 0, 0, 2]);
    let refused = flood(&attacker).await;
    assert_eq!(refused.status, 429);
    assert!(
        refused.header("retry-after").is_some_and(|wait| wait.parse::<u32>().is_ok()),
        "{}",
        refused.head
    );
    let flooding = tokio::spawn(async move {
        loop {
            attacker.get("/me").await;
        }
    });
    let honest = nginx.browser([127, 0, 0, 3]).welcomed().await;
    for _ in 0..12 {
        assert_eq!(honest.get("/").await.status, 200);
    }
    flooding.abort();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_claims_another_address_is_known_by_its_own() {
    let (running, nginx) = behind_nginx().await;
    let attacker = nginx.browser([127, 0, 0, 2]);
    let mut numbers = 0..;
    let refused = loop {
        let number: u32 = numbers.next().unwrap();
        let forged =
            format!("x-forwarded-for: 10.0.{}.{}\r\nconnection: close\r\n", number / 250, number % 250);
        let stream = attacker.send(&attacker.request("GET /me", &forged)).await;
        let answer = super::client::rest(stream).await;
        if !answer.starts_with("HTTP/1.1 200 ") {
            break answer;
        }
    };
    assert!(refused.starts_with("HTTP/1.1 429 "), "{refused}");
    // Past the proxy nobody is believed: the same claim from an address that is not trusted is a claim of its own.
    let direct = running.browser([127, 0, 0, 4]);
    let request = direct.request("GET /me", "x-forwarded-for: 127.0.0.2\r\nconnection: close\r\n");
    assert!(super::client::rest(direct.send(&request).await).await.starts_with("HTTP/1.1 200 "));
}

#[tokio::test(flavor = "multi_thread")]
async fn live_updates_pass_at_once() {
    let (_running, nginx) = behind_nginx().await;
    let browser = nginx.browser([127, 0, 0, 2]).welcomed().await;
    let table = browser.open_table().await;
    let (_, mut stream) = browser.watch(&table).await;
    assert_eq!(browser.play(&table, "aaaaaaaaaaaaaaaa").await.status, 303);
    // The stream goes on: what arrives has not waited for its end, nor for a buffer to be full.
    let mut told = String::new();
    while !told.contains("event: table") {
        let more = some(&mut stream).await;
        assert!(!more.is_empty(), "the stream ended: {told}");
        told += &more;
    }
}
