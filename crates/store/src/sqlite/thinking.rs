//! Nobody else uses the file: whatever is to be thought about, its server thinks about itself.

use super::Sqlite;
use crate::ids::Token;
use crate::interface::StoreError;
use crate::leases::{Holder, Renewal};
use crate::thinking::{Claimed, Offers, Task, Thinker, Thinking};
use async_trait::async_trait;
use std::time::Duration;

#[async_trait]
impl Thinking for Sqlite {
    async fn thinking_threads(&self) -> Result<usize, StoreError> {
        Ok(0)
    }

    async fn offer(&self, _: Holder, _: &Task) -> Result<bool, StoreError> {
        Ok(false)
    }

    async fn withdraw(&self, _: &Token) -> Result<(), StoreError> {
        Ok(())
    }

    async fn unanswered(&self, _: Holder) -> Result<Vec<Token>, StoreError> {
        Ok(vec![])
    }

    async fn take_answers(&self, _: Holder) -> Result<Vec<(Token, Option<String>)>, StoreError> {
        Ok(vec![])
    }

    async fn register_thinker(&self, _: usize, _: Duration) -> Result<Thinker, StoreError> {
        Ok(Thinker(0))
    }

    async fn renew_thinker(&self, _: Thinker, _: Duration) -> Result<Renewal, StoreError> {
        Ok(Renewal::Alive)
    }

    async fn retire_thinker(&self, _: Thinker) -> Result<(), StoreError> {
        Ok(())
    }

    async fn claim(&self, _: Thinker) -> Result<Option<Claimed>, StoreError> {
        Ok(None)
    }

    async fn answer(&self, _: Thinker, _: &Token, _: Option<&str>) -> Result<bool, StoreError> {
        Ok(false)
    }

    async fn offers(&self) -> Result<Offers, StoreError> {
        Ok(Offers::none())
    }
}
