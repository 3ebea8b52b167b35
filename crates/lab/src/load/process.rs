//! How busy a process of this machine is and how much memory it holds, from `/proc`.

use super::trouble::LoadTrouble;
use std::fs;
use std::io;
use std::time::Duration;

/// The unit of processor time in `/proc`, a hundredth of a second on every Linux that Rust runs on.
const TICKS_PER_SECOND: u64 = 100;

/// A process whose use of the machine is measured.
#[derive(Clone, Copy)]
pub struct Process(pub u32);

impl Process {
    pub fn own() -> Process {
        Process(std::process::id())
    }

    /// The processor time that all threads of the process have had so far, its own and the system's for it.
    pub fn cpu(self) -> Result<Duration, LoadTrouble> {
        let stat = self.read("stat")?;
        // The name of the program stands in parentheses and may hold anything; what follows are numbers.
        let fields = stat.rsplit_once(')').map(|(_, rest)| rest.split_whitespace());
        let [user, system] = [11, 12]
            .map(|field| fields.clone().and_then(|mut fields| fields.nth(field)?.parse::<u64>().ok()));
        let ticks = user.zip(system).map(|(user, system)| user + system);
        let ticks = ticks.ok_or_else(|| self.unreadable("stat"))?;
        Ok(Duration::from_millis(ticks * 1000 / TICKS_PER_SECOND))
    }

    /// The bytes of memory that the process holds now.
    pub fn memory(self) -> Result<u64, LoadTrouble> {
        let status = self.read("status")?;
        let kilobytes = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = kilobytes.and_then(|rest| rest.split_whitespace().next()?.parse::<u64>().ok());
        Ok(kilobytes.ok_or_else(|| self.unreadable("status"))? * 1024)
    }

    fn read(self, file: &str) -> Result<String, LoadTrouble> {
        fs::read_to_string(format!("/proc/{}/{file}", self.0)).map_err(|error| self.trouble(error))
    }

    fn unreadable(self, file: &str) -> LoadTrouble {
        self.trouble(io::Error::other(format!("/proc/{}/{file} is not as Linux writes it", self.0)))
    }

    fn trouble(self, error: io::Error) -> LoadTrouble {
        LoadTrouble::NoProcess { process: self.0, error }
    }
}

/// How many cores this program may use.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// How many processes wanted a core on average in the last minute; `None` where the system does not tell.
pub fn load_average() -> Option<f64> {
    fs::read_to_string("/proc/loadavg").ok()?.split(' ').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_that_works_has_used_the_processor() {
        let own = Process::own();
        let before = own.cpu().unwrap();
        // Asking is work too.
        while own.cpu().unwrap() == before {}
        assert!(own.memory().unwrap() > 1 << 16);
    }

    #[test]
    fn a_process_that_is_not_there_is_told_as_such() {
        let trouble = Process(u32::MAX).cpu().unwrap_err().to_string();
        assert!(trouble.starts_with("cannot read how busy process 4294967295 is: "), "{trouble}");
    }
}
