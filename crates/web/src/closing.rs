//! The end of the server, announced: whoever serves something for long learns that it is time to finish.

use tokio::sync::watch;

/// Tells everybody who has a copy when the server begins to close.
#[derive(Clone)]
pub struct Closing(watch::Sender<bool>);

impl Default for Closing {
    fn default() -> Closing {
        Closing(watch::Sender::new(false))
    }
}

impl Closing {
    /// From now on the server closes.
    pub fn begin(&self) {
        self.0.send_replace(true);
    }

    /// Waits until the server closes.
    pub fn begun(&self) -> impl Future<Output = ()> + Send + 'static {
        let mut closing = self.0.subscribe();
        async move {
            // The sender is dropped only with the whole site: that is the end, too.
            let _ = closing.wait_for(|closing| *closing).await;
        }
    }
}
