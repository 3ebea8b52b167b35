//! How far a table is, so that a list can be of those that wait, of those that play or of those that are over. Whoever
//! writes to a log says when the table comes to the next stage: the store knows no game.

use crate::ids::TableId;
use crate::sessions::Timestamp;

/// How far a table is. It never comes back to an earlier stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stage {
    /// Somebody has yet to sit down.
    Waiting,
    /// The deal is made, and the match is not over.
    Playing,
    /// The match is over.
    Over,
    /// The table was closed before a match began.
    Closed,
}

impl Stage {
    /// Whether the deal has been made.
    pub(crate) fn has_begun(self) -> bool {
        matches!(self, Stage::Playing | Stage::Over)
    }

    /// Whether nothing more will be played.
    pub(crate) fn has_ended(self) -> bool {
        matches!(self, Stage::Over | Stage::Closed)
    }
}

/// For how many milliseconds a match that is over is listed among those that are played: it may have ended in a secret
/// moment, and then nobody else is to notice before that has passed. No moments are as long together.
pub(crate) const LINGERS: i64 = 60_000;

/// A table in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    pub id: TableId,
    pub game: String,
    /// When something last happened there that everybody may notice.
    pub touched: Timestamp,
    /// When the deal was made.
    pub begun: Option<Timestamp>,
    /// When it was over, whether or not everybody could notice.
    pub ended: Option<Timestamp>,
}

/// A row of a list: id, game, and when it was touched, begun and ended.
pub(crate) type ListedRow = (String, String, i64, Option<i64>, Option<i64>);

impl Listed {
    /// How far the table is, as far as the store was told.
    pub fn stage(&self) -> Stage {
        match (self.begun, self.ended) {
            (Some(_), Some(_)) => Stage::Over,
            (None, Some(_)) => Stage::Closed,
            (Some(_), None) => Stage::Playing,
            (None, None) => Stage::Waiting,
        }
    }

    /// The rows of a list without those that name no table.
    pub(crate) fn readable(rows: Vec<ListedRow>) -> Vec<Listed> {
        let listed = rows.into_iter().filter_map(|(id, game, touched, begun, ended)| {
            let known = TableId::new(&id);
            if known.is_none() {
                tracing::warn!(?id, "a row that names no table is left out of a list");
            }
            let (begun, ended) = (begun.map(Timestamp), ended.map(Timestamp));
            Some(Listed { id: known?, game, touched: Timestamp(touched), begun, ended })
        });
        listed.collect()
    }
}

/// How a kind of store asks for lists.
pub(crate) struct ListQueries {
    /// The column by which tables are in order: the later they were touched, the higher.
    pub order: &'static str,
    /// The present moment, in milliseconds since 1970.
    pub now: &'static str,
}

impl ListQueries {
    /// The columns of a list.
    pub const COLUMNS: &str = "id, game, touched, begun, ended";

    /// The query for tables at a stage: those of `whose`, which ends in a condition, and `most` of them. Those that concern
    /// several people come first, then those touched last; of those that are over, the ones that ended last.
    pub fn at(&self, stage: Stage, whose: &str, most: &str) -> String {
        let (columns, order, now) = (ListQueries::COLUMNS, self.order, self.now);
        let select = format!("SELECT {columns}, shared, {order} FROM {whose}");
        let last_touched = format!("ORDER BY shared DESC, {order} DESC LIMIT {most}");
        match stage {
            Stage::Waiting => format!("{select} AND begun IS NULL AND ended IS NULL {last_touched}"),
            // Two parts, each of which has an index.
            Stage::Playing => format!(
                "{select} AND begun IS NOT NULL AND ended IS NULL
                 UNION ALL {select} AND begun IS NOT NULL AND ended > {now} - {LINGERS} {last_touched}"
            ),
            Stage::Over => format!(
                "{select} AND begun IS NOT NULL AND ended <= {now} - {LINGERS}
                 ORDER BY ended DESC, {order} DESC LIMIT {most}"
            ),
            Stage::Closed => format!("{select} AND begun IS NULL AND ended IS NOT NULL {last_touched}"),
        }
    }
}
