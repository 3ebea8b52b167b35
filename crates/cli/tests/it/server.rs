//! A server of its own process, and somebody who plays there over HTTP.

use assert_cmd::cargo::CommandCargoExt;
use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use ureq::http::Response;
use ureq::{Agent, Body};

pub struct Server {
    pub process: Child,
    pub address: String,
    /// What it says when it listens.
    pub said: Vec<String>,
}

impl Server {
    /// Starts a server at a free port.
    pub fn start(arguments: &[&str]) -> Server {
        Server::start_with(arguments, Stdio::inherit(), 1)
    }

    /// Starts a server that prints this many lines, with its log going somewhere.
    pub fn start_with(arguments: &[&str], log: impl Into<Stdio>, lines: usize) -> Server {
        let mut command = Command::cargo_bin("mandate").unwrap();
        command.args(["serve", "--listen", "127.0.0.1:0"]).args(arguments);
        let mut process = command.stdout(Stdio::piped()).stderr(log).spawn().unwrap();
        let out = BufReader::new(process.stdout.take().unwrap());
        let said: Vec<String> = out.lines().take(lines).map(Result::unwrap).collect();
        let address = said[0].split_whitespace().find(|word| word.starts_with("http://")).unwrap().to_owned();
        Server { process, address, said }
    }

    /// On Unix this is `kill -9`: the process gets no chance to tidy up.
    pub fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// Sends a signal, waits for the end, and tells the exit status.
    pub fn end(&mut self, signal: &str) -> Option<i32> {
        let kill = format!("kill -{signal} {}", self.process.id());
        assert!(Command::new("sh").args(["-c", &kill]).status().unwrap().success());
        self.process.wait().unwrap().code()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended long ago.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Sends a signal to a process.
pub fn signal(process: &Child, signal: &str) {
    let kill = Command::new("kill").args([&format!("-{signal}"), &process.id().to_string()]).status();
    assert!(kill.unwrap().success());
}

/// Somebody who plays over HTTP.
pub struct Guest {
    pub agent: Agent,
    pub cookie: String,
}

impl Guest {
    pub fn new(address: &str) -> Guest {
        let agent = Agent::config_builder()
            .max_redirects(0)
            .http_status_as_error(false)
            .timeout_global(Some(Duration::from_mins(3)))
            .build();
        let mut guest = Guest { agent: agent.into(), cookie: String::new() };
        let cookie =
            guest.get(address, "/").headers().get("set-cookie").unwrap().to_str().unwrap().to_owned();
        cookie.split(';').next().unwrap().clone_into(&mut guest.cookie);
        guest
    }

    pub fn get(&self, address: &str, path: &str) -> Response<Body> {
        self.agent.get(format!("{address}{path}")).header("cookie", &self.cookie).call().unwrap()
    }

    pub fn page(&self, address: &str, path: &str) -> String {
        self.get(address, path).into_body().read_to_string().unwrap()
    }

    /// A page of a server that may be dying.
    pub fn try_page(&self, address: &str, path: &str) -> Result<String, ureq::Error> {
        let answer = self.agent.get(format!("{address}{path}")).header("cookie", &self.cookie).call()?;
        let status = answer.status();
        let page = answer.into_body().read_to_string()?;
        if status == 200 { Ok(page) } else { Err(ureq::Error::StatusCode(status.as_u16())) }
    }

    pub fn post(
        &self,
        address: &str,
        path: &str,
        form: &[(&str, &str)],
    ) -> Result<Response<Body>, ureq::Error> {
        let request = self.agent.post(format!("{address}{path}")).header("cookie", &self.cookie);
        request.header("origin", address).send_form(form.iter().copied())
    }
}

pub fn attribute(page: &str, name: &str) -> Option<String> {
    let from = page.find(&format!("{name}=\""))? + name.len() + 2;
    page[from..].split('"').next().map(str::to_owned)
}

/// What the person may do whose page it is; nothing if they are not asked.
pub fn legal(page: &str) -> Vec<String> {
    game::action_list::read(&attribute(page, "data-legal").unwrap_or_default())
}

/// Everything that comes until the other end closes.
pub fn rest(mut stream: impl Read) -> String {
    let mut bytes = vec![];
    // A connection that was cut has said what it had to say.
    let _ = stream.read_to_end(&mut bytes);
    String::from_utf8_lossy(&bytes).into_owned()
}
