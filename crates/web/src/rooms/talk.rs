//! What people say at a table: kept by the store, and heard by everybody who looks, at whatever server. The room itself
//! does not change by it.

use super::{InternalError, RoomHandle, Rooms};
use crate::talk::{MOST_HEARD, Talk};
use std::sync::Arc;
use store::{Said, StoreError, TableId, Token};
use tracing::Instrument;

impl Rooms {
    /// Lets a person say something at a table. Once begun, it is carried through even if they have gone.
    pub async fn say(
        self: &Arc<Rooms>,
        handle: &Arc<RoomHandle>,
        token: Token,
        said: Said,
    ) -> Result<(), InternalError> {
        let (rooms, handle) = (self.clone(), handle.clone());
        let say = async move {
            rooms.store.words().say(&handle.id, &token, &said).await?;
            rooms.listen(&handle).await
        };
        tokio::spawn(say.in_current_span()).await.map_err(|_| InternalError::TaskFailed)?.map_err(Into::into)
    }

    /// Something was said at a table, here or at another server, or is forgotten: if its room is in memory, those who look
    /// at it learn of it.
    pub async fn words_changed(self: Arc<Rooms>, id: TableId) {
        let handle = self.cached().get(&id).cloned();
        let Some(handle) = handle else {
            // Whoever is loading it just now looks whether they have this.
            self.note_missed();
            return;
        };
        if let Err(error) = self.listen(&handle).await {
            tracing::warn!(table = %id, %error, "what is said at a table is not heard");
        }
    }

    /// Hears what has been said at a table by now.
    pub(super) async fn listen(&self, handle: &RoomHandle) -> Result<(), StoreError> {
        // One after the other, so that nobody puts what they have heard before over what was said later.
        let _lock = handle.listening.lock().await;
        let said = self.store.words().said_at(&handle.id, MOST_HEARD).await?;
        handle.current.send_if_modified(|state| {
            let talk = state.talk.after(said);
            let is_news = talk.is_some();
            if let Some(talk) = talk {
                state.talk = Arc::new(talk);
            }
            is_news
        });
        Ok(())
    }

    /// What has been said at a table that is being loaded.
    pub(super) async fn talk_at(&self, id: &TableId) -> Result<Talk, StoreError> {
        Ok(Talk::new(self.store.words().said_at(id, MOST_HEARD).await?))
    }
}
