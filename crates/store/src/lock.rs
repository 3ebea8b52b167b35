//! One server for one file: a lock of the operating system, held for as long as the process lives. However the process
//! ends, the lock ends with it.

use crate::interface::StoreError;
use std::fs::{File, TryLockError};
use std::path::Path;

/// Held by the one program that serves from a store.
pub(crate) struct ServerLock {
    /// Closing the file lets the lock go.
    _file: File,
}

impl ServerLock {
    /// Takes the lock of a store, unless another program has it. It is a file of its own beside the store: closing the
    /// store's own file a second time would end the locks of `SQLite` in this process.
    pub(crate) fn take(store: &Path) -> Result<ServerLock, StoreError> {
        let mut name = store.as_os_str().to_owned();
        name.push(".lock");
        let unusable = |error: std::io::Error| StoreError::Unusable(Box::new(error));
        let mut options = File::options();
        options.create(true).truncate(false).write(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let file = options.open(name).map_err(unusable)?;
        match file.try_lock() {
            Ok(()) => Ok(ServerLock { _file: file }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse(store.display().to_string())),
            Err(TryLockError::Error(error)) => Err(unusable(error)),
        }
    }
}
