//! A film as a folder of pictures.

use std::io;
use std::path::{Path, PathBuf};

use super::film::{Film, Picture};

use super::apng;

/// The pictures of a folder, by number.
pub(super) struct Folder {
    path: PathBuf,
    taken: usize,
}

impl Folder {
    pub(super) fn new(path: &Path) -> Self {
        Self { path: path.to_owned(), taken: 0 }
    }
}

impl Film for Folder {
    fn is_kept(&self) -> bool {
        false
    }

    fn take(&mut self, picture: Picture) -> io::Result<()> {
        self.taken += 1;
        apng::write_still(&self.path.join(format!("frame-{:05}.png", self.taken)), &picture)
    }

    fn finish(self: Box<Self>) -> io::Result<()> {
        Ok(())
    }
}
