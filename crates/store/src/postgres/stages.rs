//! How far tables are, in the database, and the lists that ask for it.

use super::{Postgres, listed, number};
use crate::ids::{PersonId, TableId};
use crate::interface::StoreError;
use crate::stage::{ListQueries, Listed, Stage};

const LISTS: ListQueries =
    ListQueries { order: "touch", now: "(extract(epoch FROM clock_timestamp()) * 1000)::bigint" };

impl Postgres {
    pub(super) async fn of_person(
        &self,
        stages: &[(Stage, usize)],
        person: &PersonId,
    ) -> Result<Vec<Listed>, StoreError> {
        let mut tables = vec![];
        for &(stage, most) in stages {
            let query = LISTS.at(stage, "tables JOIN sitters ON table_id = id WHERE person = $1", "$2");
            tables.extend(listed(&self.query(&query, &[&person.as_str(), &number(most)]).await?));
        }
        Ok(tables)
    }

    pub(super) async fn shared(&self, stages: &[(Stage, usize)]) -> Result<Vec<Listed>, StoreError> {
        let mut tables = vec![];
        for &(stage, most) in stages {
            let query = LISTS.at(stage, "tables WHERE shared", "$1");
            tables.extend(listed(&self.query(&query, &[&number(most)]).await?));
        }
        Ok(tables)
    }

    pub(super) async fn correct(&self, stages: &[(TableId, Stage)]) -> Result<(), StoreError> {
        let where_it = |holds: fn(Stage) -> bool| {
            let tables = stages.iter().filter(|(_, stage)| holds(*stage));
            tables.map(|(id, _)| id.as_str()).collect::<Vec<_>>()
        };
        let correct = "UPDATE tables
            SET begun = CASE WHEN id = ANY ($1) THEN coalesce(begun, touched) ELSE begun END,
                ended = CASE WHEN id = ANY ($2) THEN coalesce(ended, touched) ELSE ended END
            WHERE id = ANY ($1) OR id = ANY ($2)";
        self.query(correct, &[&where_it(Stage::has_begun), &where_it(Stage::has_ended)]).await?;
        Ok(())
    }
}
