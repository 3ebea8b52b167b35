//! Server-sent events, cut out of a stream as it comes: how large each is, and what it holds if somebody wants to know.

/// Cuts a stream into events.
pub struct Events {
    /// Whether the events are kept, or only their size.
    keeps: bool,
    kept: Vec<u8>,
    size: usize,
    /// The bytes of the line that is not finished.
    line: usize,
    /// A comment keeps the connection alive and is not an event.
    is_comment: bool,
}

impl Events {
    /// The whole of every event.
    pub fn kept() -> Events {
        Events { keeps: true, kept: vec![], size: 0, line: 0, is_comment: false }
    }

    /// The size of every event.
    pub fn counted() -> Events {
        Events { keeps: false, ..Events::kept() }
    }

    /// Takes what has come, and tells of each event that is complete now: its size, and its bytes if they are kept.
    pub fn take(&mut self, mut bytes: &[u8], mut told: impl FnMut(usize, &[u8])) {
        while let Some(&first) = bytes.first() {
            if self.size == 0 {
                self.is_comment = first == b':';
            }
            let end = memchr::memchr(b'\n', bytes);
            let (taken, rest) = bytes.split_at(end.map_or(bytes.len(), |end| end + 1));
            bytes = rest;
            self.size += taken.len();
            if self.keeps {
                self.kept.extend_from_slice(taken);
            }
            if end.is_none() {
                self.line += taken.len();
            } else if self.line + taken.len() > 1 {
                self.line = 0;
            } else {
                // An empty line ends an event.
                if !self.is_comment && self.size > 1 {
                    told(self.size, &self.kept);
                }
                (self.size, self.line) = (0, 0);
                self.kept.clear();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_are_found_however_the_stream_is_cut() {
        let stream = b":\n\nid: 1\ndata: one\n\n:\n\ndata: two\n\n\ndata: unfinished";
        for step in 1..stream.len() {
            let (mut kept, mut counted) = (Events::kept(), Events::counted());
            let (mut found, mut sizes) = (vec![], vec![]);
            for part in stream.chunks(step) {
                kept.take(part, |_, event| found.push(String::from_utf8(event.to_vec()).unwrap()));
                counted.take(part, |size, _| sizes.push(size));
            }
            assert_eq!(found, ["id: 1\ndata: one\n\n", "data: two\n\n"], "cut after every {step} bytes");
            assert_eq!(sizes, found.iter().map(String::len).collect::<Vec<usize>>());
        }
    }
}
