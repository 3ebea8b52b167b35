//! Somebody who plays Qin against a bot, by the forms of the page.

use super::following::LiveStream;
use super::{id, open, token, until};
use crate::server::{Guest, Server, attribute, legal};
use store_testing::shared;

/// The seats of such a table.
pub const AGAINST_A_BOT: [(&str, &str); 3] =
    [("seat-0", "me"), ("seat-1", "bot-novice"), ("option-start", "first")];

pub struct Loner {
    pub guest: Guest,
    pub table: String,
    sent: usize,
}

impl Loner {
    pub fn sit_down(server: &Server) -> Loner {
        Loner::sit_down_with(server, &AGAINST_A_BOT)
    }

    pub fn sit_down_with(server: &Server, seats: &[(&str, &str)]) -> Loner {
        let guest = Guest::new(&server.address);
        let table = open(&guest, server, seats);
        Loner { guest, table, sent: 0 }
    }

    /// Waits for the bot at a server, and plays there. The bot is to move then, and pauses before it does.
    pub fn play(&mut self, server: &Server) {
        let page = self.my_turn(server);
        let status = self.try_to_play(&server.address, &page).unwrap();
        assert_eq!(status, 303);
    }

    /// Sends a move that a page offers; the status of the answer.
    pub fn try_to_play(&mut self, address: &str, page: &str) -> Result<u16, ureq::Error> {
        self.sent += 1;
        let (version, token) = (attribute(page, "data-version").unwrap(), token(9, self.sent));
        let action = &legal(page)[0];
        let form = [("token", token.as_str()), ("seat", "0"), ("version", &version), ("action", action)];
        Ok(self.guest.post(address, &format!("{}/play", self.table), &form)?.status().as_u16())
    }

    /// The page at a server, once it is the person's turn.
    pub fn my_turn(&self, server: &Server) -> String {
        until("the bot plays", || {
            let page = self.guest.page(&server.address, &self.table);
            attribute(&page, "data-legal").is_some_and(|legal| !legal.is_empty()).then_some(page)
        })
    }

    /// How many entries the log has.
    pub fn log(&self, database: &str) -> usize {
        let count = format!("SELECT count(*) FROM entries WHERE table_id = '{}'", id(&self.table));
        shared().sql(database, &count).parse().unwrap()
    }

    /// Waits until the log has this many entries, without looking at the table.
    pub fn until_log(&self, database: &str, entries: usize) {
        until("the bot plays though nobody looks", || (self.log(database) == entries).then_some(()));
    }

    /// Follows the table at a server, which keeps its lease for as long as somebody does.
    pub fn follow(&self, server: &Server) -> LiveStream {
        LiveStream::open(&server.address, &self.guest, &self.table).unwrap()
    }

    /// Waits until some server drives the table, which somebody must follow there.
    pub fn until_driven(&self, database: &str) {
        let driven = format!(
            "SELECT count(*) FROM leases JOIN holders ON holders.id = holder
             WHERE table_id = '{}' AND expires > clock_timestamp()",
            id(&self.table)
        );
        until("a server drives the table", || (shared().sql(database, &driven) == "1").then_some(()));
    }
}
