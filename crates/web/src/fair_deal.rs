//! The server's part in a fair deal: it commits to its secret before it learns what people contribute to the seed.
//!
//! The secret of a table is derived from the server's own secret and the table's id, so a commitment need not be stored:
//! a form that opens a table carries the table's id and the hash of its secret, signed. Whoever sends the form
//! contributes random bytes after the server has committed itself. Knows no game and writes nothing.

use crate::rooms::InternalError;
use crate::signer::Signer;
use game::{Commitment, Contribution, Secret};
use maud::{Markup, html};
use serde::Deserialize;
use std::time::{Duration, SystemTime};
use store::{NoRandomness, TableId};

/// How long a form can be sent after it was shown; later, the server commits itself anew.
const LIFETIME: Duration = Duration::from_hours(24);

/// The server's commitment to the secret of a table that a form will open.
pub struct SignedCommitment {
    id: TableId,
    pub commitment: Commitment,
    /// All of it, signed, as the form carries it.
    token: String,
}

impl SignedCommitment {
    /// A commitment for a new table of this game.
    pub fn fresh(signer: &Signer, game: &str, now: SystemTime) -> Result<SignedCommitment, NoRandomness> {
        let id = TableId::fresh()?;
        let commitment = secret_of(signer, &id).commitment();
        let text = format!("{id}.{}.{commitment}", seconds(now));
        let signature = signer.sign("promise", &format!("{game}/{text}"));
        Ok(SignedCommitment { id, commitment, token: format!("{text}.{signature}") })
    }

    /// The table that a token is about, if we signed it, for this game, and not too long ago.
    fn verify(signer: &Signer, game: &str, token: &str, now: SystemTime) -> Option<TableId> {
        let (text, signature) = token.rsplit_once('.')?;
        let mut parts = text.split('.');
        let (id, signed) = (TableId::new(parts.next()?)?, parts.next()?.parse().ok()?);
        let is_recent = seconds(now).checked_sub(signed).is_some_and(|age: u64| age <= LIFETIME.as_secs());
        let is_ours = signer.is_signed("promise", &format!("{game}/{text}"), signature);
        (is_recent && is_ours).then_some(id)
    }

    /// The table that a form was shown the commitment of, or else a new one.
    pub fn table(signer: &Signer, game: &str, token: Option<&str>) -> Result<TableId, NoRandomness> {
        let now = SystemTime::now();
        match token.and_then(|token| SignedCommitment::verify(signer, game, token, now)) {
            Some(id) => Ok(id),
            None => Ok(SignedCommitment::fresh(signer, game, now)?.id),
        }
    }

    /// The hidden fields of a form that opens a table.
    pub fn fields(&self) -> Markup {
        html! {
            input type="hidden" name="promise" value=(self.token);
            (contribution_field())
        }
    }
}

/// What [`SignedCommitment::fields`] sends. Also in the form of a rematch, where the table follows from the one before.
#[derive(Debug, Default, Deserialize)]
pub struct DealFields {
    pub promise: Option<String>,
    pub chance: Option<String>,
}

/// The hidden field, in every form that seats somebody, where the script puts what this person contributes to the seed.
pub fn contribution_field() -> Markup {
    html! { input type="hidden" name="chance" value=""; }
}

/// What a person contributes to the seed; chosen by us for a browser without script.
pub fn contribution(sent: Option<&str>) -> Result<Contribution, InternalError> {
    match sent.and_then(|sent| sent.parse().ok()) {
        Some(contribution) => Ok(contribution),
        None => Ok(table::fresh_contribution()?),
    }
}

/// The server's own contribution to the seed of a table.
pub fn secret_of(signer: &Signer, id: &TableId) -> Secret {
    Secret::from_bytes(signer.derive("deal", id.as_str()))
}

/// The table where the players of a finished match play again: the same for whoever asks, so that there is only one.
pub fn rematch_of(signer: &Signer, id: &TableId) -> TableId {
    let bytes = signer.derive("rematch", id.as_str());
    TableId::from_bytes(std::array::from_fn(|at| bytes[at]))
}

/// The hidden fields of the form that asks for a rematch: the commitment for the next table, and the contribution.
pub fn rematch_fields(signer: &Signer, id: &TableId) -> Markup {
    html! {
        input type="hidden" name="promise" value=(secret_of(signer, &rematch_of(signer, id)).commitment().to_string());
        (contribution_field())
    }
}

fn seconds(time: SystemTime) -> u64 {
    time.duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commitment_is_valid_for_its_game_and_for_a_day() {
        let (signer, now) = (Signer::new(&[1; 32]), SystemTime::UNIX_EPOCH + Duration::from_hours(500_000));
        let signed = SignedCommitment::fresh(&signer, "qin", now).unwrap();
        let read = |signer: &Signer, game: &str, token: &str, hours: u64| {
            SignedCommitment::verify(signer, game, token, now + Duration::from_hours(hours))
        };
        let token = signed.token.as_str();
        assert_eq!(read(&signer, "qin", token, 24), Some(signed.id.clone()));
        assert_eq!(read(&signer, "qin", token, 25), None, "too old");
        assert_eq!(read(&signer, "xian", token, 0), None, "of another game");
        assert_eq!(read(&Signer::new(&[2; 32]), "qin", token, 0), None, "of another server");
        assert_eq!(
            SignedCommitment::verify(&signer, "qin", token, now - Duration::from_hours(1)),
            None,
            "not signed yet"
        );
        let other = TableId::fresh().unwrap();
        let forged = token.replace(signed.id.as_str(), other.as_str());
        for text in [forged.as_str(), "", "x", "a.b.c.d"] {
            assert_eq!(read(&signer, "qin", text, 0), None, "{text}");
        }
    }

    #[test]
    fn the_server_commits_to_the_secret_of_the_table_before_anybody_contributes() {
        let signer = Signer::new(&[1; 32]);
        let signed = SignedCommitment::fresh(&signer, "qin", SystemTime::now()).unwrap();
        assert_eq!(secret_of(&signer, &signed.id).commitment(), signed.commitment);
        assert!(signed.token.contains(&signed.commitment.to_string()));
        let next = rematch_of(&signer, &signed.id);
        assert_eq!(rematch_of(&signer, &signed.id), next);
        assert_ne!(secret_of(&signer, &next), secret_of(&signer, &signed.id));
        assert_ne!(rematch_of(&Signer::new(&[2; 32]), &signed.id), next);
    }

    #[test]
    fn what_a_browser_contributes_is_taken_and_what_is_missing_is_replaced() {
        let sent = "5a".repeat(32);
        assert_eq!(contribution(Some(&sent)).unwrap().to_string(), sent);
        assert_ne!(contribution(None).unwrap(), contribution(None).unwrap());
        assert_ne!(contribution(Some("")).unwrap(), contribution(Some("not hexadecimal")).unwrap());
    }
}
