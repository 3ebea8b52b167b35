//! A real terminal with the program in it, and a parser that knows what stands on its screen.

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::num::NonZero;
use std::path::Path;
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// Nothing here takes as long as this.
const PATIENCE: Duration = Duration::from_mins(3);

/// What the program sends before and after a picture.
const BEGIN: &str = "\x1b[?2026h";
const END: &str = "\x1b[?2026l";

pub const DOWN: &str = "\x1b[B";
pub const RIGHT: &str = "\x1b[C";
pub const ENTER: &str = "\r";
pub const ESCAPE: &str = "\x1b";
pub const CONTROL_C: &str = "\x03";

/// What has come out of the terminal so far.
struct Output {
    parser: vt100::Parser,
    bytes: Vec<u8>,
    /// How many of the bytes stand on the screen: pictures that have begun are not looked at before they end.
    shown: usize,
    ended: bool,
}

pub struct Terminal {
    master: Box<dyn MasterPty + Send>,
    keyboard: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    output: Arc<(Mutex<Output>, Condvar)>,
}

impl Output {
    fn show(&mut self) {
        let last =
            |sequence: &str| self.bytes.windows(sequence.len()).rposition(|part| part == sequence.as_bytes());
        let complete = match (last(BEGIN), last(END)) {
            (Some(begin), end) if end.is_none_or(|end| end < begin) => begin,
            _ => self.bytes.len(),
        };
        if self.shown < complete {
            self.parser.process(&self.bytes[self.shown..complete]);
            self.shown = complete;
        }
    }
}

impl Terminal {
    /// Starts `mandate play …` in a terminal of 80 columns and 24 lines.
    pub fn play(folder: &Path, arguments: &str) -> Terminal {
        Terminal::with(folder, arguments, &[("TERM", "xterm-256color")])
    }

    pub fn with(folder: &Path, arguments: &str, environment: &[(&str, &str)]) -> Terminal {
        Terminal::run(folder, &format!("play {arguments}"), environment)
    }

    /// Starts any command in a terminal of 80 columns and 24 lines.
    pub fn run(folder: &Path, arguments: &str, environment: &[(&str, &str)]) -> Terminal {
        let pair = native_pty_system().openpty(size(80, 24)).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_mandate"));
        command.args(arguments.split_whitespace());
        command.cwd(folder);
        command.env_remove("NO_COLOR");
        for (name, value) in environment {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).unwrap();
        let (mut reader, keyboard) =
            (pair.master.try_clone_reader().unwrap(), pair.master.take_writer().unwrap());
        let parser = vt100::Parser::new(whole(24), whole(80), 0);
        let output =
            Arc::new((Mutex::new(Output { parser, bytes: vec![], shown: 0, ended: false }), Condvar::new()));
        let heard = Arc::clone(&output);
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            loop {
                // A terminal whose program has ended gives an error on some systems.
                let read = reader.read(&mut buffer).unwrap_or(0);
                let mut output = heard.0.lock().unwrap();
                output.bytes.extend(&buffer[..read]);
                output.ended = read == 0;
                output.show();
                heard.1.notify_all();
                if read == 0 {
                    return;
                }
            }
        });
        Terminal { master: pair.master, keyboard, child, output }
    }

    pub fn press(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
        self.keyboard.flush().unwrap();
    }

    /// The text on the screen.
    pub fn screen(&self) -> String {
        self.output.0.lock().unwrap().parser.screen().contents()
    }

    /// Everything that was ever sent to the terminal.
    pub fn bytes(&self) -> String {
        String::from_utf8_lossy(&self.output.0.lock().unwrap().bytes).into_owned()
    }

    pub fn is_on_alternate_screen(&self) -> bool {
        self.output.0.lock().unwrap().parser.screen().alternate_screen()
    }

    /// Waits until the screen is as it should be.
    #[track_caller]
    pub fn wait(&self, what: &str, fits: impl Fn(&str) -> bool) -> String {
        let begun = Instant::now();
        let mut output = self.output.0.lock().unwrap();
        loop {
            let screen = output.parser.screen().contents();
            if fits(&screen) {
                return screen;
            }
            let left = PATIENCE.saturating_sub(begun.elapsed());
            assert!(!left.is_zero() && !output.ended, "{what} did not come to the screen:\n{screen}");
            output = self.output.1.wait_timeout(output, left).unwrap().0;
        }
    }

    /// Waits for a text on the screen.
    #[track_caller]
    pub fn see(&self, text: &str) -> String {
        self.wait(text, |screen| screen.contains(text))
    }

    /// Presses keys and waits for a text on the screen.
    #[track_caller]
    pub fn press_and_see(&mut self, keys: &str, text: &str) -> String {
        self.press(keys);
        self.see(text)
    }

    /// Presses keys and waits until the screen is another.
    #[track_caller]
    pub fn press_and_change(&mut self, keys: &str) -> String {
        let before = self.screen();
        self.press(keys);
        self.wait("something new", |screen| screen != before)
    }

    pub fn resize(&mut self, columns: u16, rows: u16) {
        self.output.0.lock().unwrap().parser.screen_mut().set_size(whole(rows), whole(columns));
        self.master.resize(size(columns, rows)).unwrap();
    }

    /// Waits until the program has ended; whether it ended well.
    pub fn end(&mut self) -> bool {
        let status = self.child.wait().unwrap();
        let mut output = self.output.0.lock().unwrap();
        while !output.ended {
            output = self.output.1.wait_timeout(output, PATIENCE).unwrap().0;
        }
        status.success()
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn size(columns: u16, rows: u16) -> PtySize {
    PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }
}

fn whole(number: u16) -> NonZero<u16> {
    NonZero::new(number).unwrap()
}
