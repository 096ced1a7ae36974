//! A temporary folder for one test.

use std::path::PathBuf;

/// It is empty at first, and deleted with this.
pub struct Folder(pub PathBuf);

impl Folder {
    /// A folder that is named after its test.
    pub fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("bulldozer-gambit-{name}-{}", std::process::id()));
        // From an earlier run.
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
