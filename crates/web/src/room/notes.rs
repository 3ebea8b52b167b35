//! What people do beside playing: what follows from it at a table, and how it is told.

use super::GameRoom;
use super::entry_error::EntryError;
use crate::bot;
use crate::registry::Playable;
use crate::snapshot::LoggedNote;
use game::Seat;
use table::{CannotUndo, Ended, Note, Noted, Notes, Overtime, Proposal};
use words::Language;

/// How many notes a page tells of.
const TOLD: usize = 6;

impl<G: Playable> GameRoom<G> {
    /// Takes a note, and does what all have agreed on with it. A match that was played elsewhere is only told of.
    pub(super) fn note(&mut self, seat: Seat, what: &Noted) -> Result<(), EntryError<G>> {
        let takes_back = matches!(what, Noted::Asked { what: Proposal::TakeBack, .. });
        if takes_back && !self.info.opening.is_uploaded() && self.last_decision(seat).is_none() {
            return Err(EntryError::CannotUndo(CannotUndo::Nothing));
        }
        let agreed = self.table.note(seat, what.clone()).map_err(EntryError::CannotNote)?;
        if self.info.opening.is_uploaded() {
            return Ok(());
        }
        match what {
            Noted::Resigned { bot: Some(bot) } | Noted::TimedOut { then: Overtime::Out { bot } } => {
                self.info.replace(seat, bot, false);
            }
            Noted::TimedOut { then: Overtime::StandIn { bot } } => self.info.replace(seat, bot, true),
            Noted::Returned => self.info.restore(seat),
            _ => {}
        }
        match agreed {
            Some((_, Proposal::Replace { seat, bot, also })) => {
                for seat in also.into_iter().chain([seat]) {
                    self.info.replace(seat, &bot, true);
                }
            }
            Some((by, Proposal::TakeBack)) => {
                let number = self.last_decision(by).ok_or(EntryError::CannotUndo(CannotUndo::Nothing))?;
                self.rewind(number)?;
            }
            Some((_, Proposal::End | Proposal::Pause)) | None => {}
        }
        Ok(())
    }

    /// Where the last decision of a seat began, together with what others decided in secret at the same time.
    pub(super) fn last_decision(&self, seat: Seat) -> Option<usize> {
        let number = self.table.moves().iter().rposition(|played| played.seat == seat)?;
        Some(self.start_of_round(seat, self.start_of_draft(seat, number)))
    }
}

/// The latest notes, from the first `shown` actions, as somebody is told of them.
pub(super) fn told(
    notes: &Notes,
    shown: usize,
    you: Option<Seat>,
    names: &[String],
    language: Language,
) -> Vec<LoggedNote> {
    let seen: Vec<&Note> = notes.all().iter().filter(|note| note.after <= shown).collect();
    let latest = &seen[seen.len().saturating_sub(TOLD)..];
    let told =
        latest.iter().map(|note| LoggedNote { seat: note.seat, text: text(note, you, names, language) });
    told.collect()
}

/// What a note says; `you` is the reader's own seat.
pub fn text(note: &Note, you: Option<Seat>, names: &[String], language: Language) -> String {
    let name = |seat: Seat| names.get(seat.index()).map_or("", String::as_str);
    let who = if you == Some(note.seat) { "you" } else { "other" };
    let say = |key: &str, more: &[(&str, &str)]| {
        words::text(language, key, &[&[("who", who), ("name", name(note.seat))], more].concat())
    };
    match &note.what {
        Noted::Resigned { .. } => say("note-resigned", &[]),
        Noted::Asked { what, .. } => match what {
            Proposal::End => say("note-asks-end", &[]),
            Proposal::TakeBack => say("note-asks-take-back", &[]),
            Proposal::Pause => say("note-asks-pause", &[]),
            Proposal::Replace { seat, bot, .. } => {
                let bot = bot::name(bot, language);
                say("note-asks-replace", &[("other", name(*seat)), ("bot", &bot)])
            }
        },
        Noted::Answered { agrees: true } => say("note-agrees", &[]),
        Noted::Answered { agrees: false } => say("note-declines", &[]),
        Noted::Withdrawn => say("note-withdraws", &[]),
        Noted::Excused { seats } => {
            let names: Vec<&str> = seats.iter().map(|&seat| name(seat)).collect();
            say("note-excuses", &[("names", &names.join(", "))])
        }
        Noted::Returned => say("note-returns", &[]),
        Noted::TimedOut { then: Overtime::StandIn { .. } } => say("note-time-up-bot", &[]),
        Noted::TimedOut { .. } => say("note-time-up-loss", &[]),
        Noted::Resumed => say("note-resumes", &[]),
    }
}

/// How people ended the match.
pub fn end(ended: Ended, names: &[String], language: Language) -> String {
    let by = |key: &str, seat: Seat| {
        words::text(language, key, &[("name", names.get(seat.index()).map_or("", String::as_str))])
    };
    match ended {
        Ended::Agreed => words::text(language, "ended-agreed", &[]),
        Ended::Resigned(seat) => by("ended-resigned", seat),
        Ended::TimedOut(seat) => by("ended-time-up", seat),
    }
}
