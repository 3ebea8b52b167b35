//! How far tables are, in the file, and the lists that ask for it.

use super::{NEXT_TOUCH, listed_row};
use crate::ids::{PersonId, TableId};
use crate::interface::StoreError;
use crate::stage::{ListQueries, Listed, Stage};
use rusqlite::{Connection, Params, params};

/// When the deal was made, and when it was over. Of older tables this is told as far as the log says it without the rules;
/// of the others whoever lists them finds out.
pub(super) const SCHEMA: &str = "
    ALTER TABLE tables ADD COLUMN begun INTEGER;
    ALTER TABLE tables ADD COLUMN ended INTEGER;
    UPDATE tables SET begun = touched WHERE instr(opening, '\"free\"') = 0 AND instr(opening, '{\"kept\":') = 0
        OR EXISTS (SELECT 1 FROM entries WHERE table_id = id
            AND (substr(entry, 1, 10) = '{\"played\":' OR substr(entry, 1, 11) = '{\"drafted\":'));
    UPDATE tables SET ended = touched
        WHERE begun IS NULL AND EXISTS (SELECT 1 FROM entries WHERE table_id = id AND entry = '\"closed\"');
    CREATE INDEX shared_tables_now ON tables (touched) WHERE shared = 1 AND ended IS NULL;
    CREATE INDEX tables_by_end ON tables (ended) WHERE ended IS NOT NULL;
";

const LISTS: ListQueries =
    ListQueries { order: "touched", now: "CAST(unixepoch('subsec') * 1000 AS INTEGER)" };

/// Whose the tables of a person are.
const OF_PERSON: &str = "tables JOIN sitters ON table_id = id WHERE person = ?1";

pub(super) fn of_person(
    file: &Connection,
    stages: &[(Stage, usize)],
    person: &PersonId,
) -> Result<Vec<Listed>, StoreError> {
    each(stages, |stage, most| {
        list(file, &LISTS.at(stage, OF_PERSON, "?2"), params![person.as_str(), most as i64])
    })
}

pub(super) fn shared(file: &Connection, stages: &[(Stage, usize)]) -> Result<Vec<Listed>, StoreError> {
    each(stages, |stage, most| {
        list(file, &LISTS.at(stage, "tables WHERE shared = 1", "?1"), params![most as i64])
    })
}

/// The lists of several stages, one after the other.
fn each(
    stages: &[(Stage, usize)],
    list: impl Fn(Stage, usize) -> Result<Vec<Listed>, StoreError>,
) -> Result<Vec<Listed>, StoreError> {
    let lists: Result<Vec<Vec<Listed>>, StoreError> =
        stages.iter().map(|&(stage, most)| list(stage, most)).collect();
    Ok(lists?.concat())
}

fn list(file: &Connection, query: &str, given: impl Params) -> Result<Vec<Listed>, StoreError> {
    let mut query = file.prepare_cached(query)?;
    let rows = query.query_map(given, listed_row)?;
    Ok(Listed::readable(rows.collect::<Result<_, _>>()?))
}

/// Notes that a table has just come to a stage.
pub(super) fn reach(file: &Connection, id: &TableId, stage: Stage) -> Result<(), StoreError> {
    note(file, id, stage, NEXT_TOUCH)
}

/// Notes that a table came to a stage before, when it was last touched.
pub(super) fn correct(file: &Connection, id: &TableId, stage: Stage) -> Result<(), StoreError> {
    note(file, id, stage, "touched")
}

fn note(file: &Connection, id: &TableId, stage: Stage, moment: &str) -> Result<(), StoreError> {
    let update = format!(
        "UPDATE tables SET begun = iif(?2, coalesce(begun, {moment}), begun),
             ended = iif(?3, coalesce(ended, {moment}), ended)
         WHERE id = ?1"
    );
    file.prepare_cached(&update)?.execute(params![id.as_str(), stage.has_begun(), stage.has_ended()])?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sqlite::{migrate, prepare_writer};
    use rusqlite::StatementStatus;

    #[test]
    fn a_list_is_planned_once_whoever_asks_for_it() {
        let mut file = Connection::open_in_memory().unwrap();
        prepare_writer(&file).unwrap();
        migrate(&mut file).unwrap();
        for most in 1..9 {
            let person = PersonId::fresh().unwrap();
            assert_eq!(of_person(&file, &[(Stage::Playing, most)], &person).unwrap(), []);
        }
        let asked = file.prepare_cached(&LISTS.at(Stage::Playing, OF_PERSON, "?2")).unwrap();
        assert_eq!(
            (asked.get_status(StatementStatus::Run), asked.get_status(StatementStatus::RePrepare)),
            (8, 0)
        );
    }
}
