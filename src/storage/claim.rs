//! Whose name is whose: of several windows or tabs that keep their matches in one place, each has a name of its own.

use super::{Storage, numbered};

/// A name that no other running program keeps its match under, for as long as this lives.
#[derive(Debug)]
pub struct Claim {
    name: String,
    number: u32,
    /// Whether the system sees to it that nobody else gets the name.
    held: bool,
    /// What holds it: the system lets go of it when the program ends, however it ends.
    #[cfg(not(target_arch = "wasm32"))]
    _lock: Option<std::fs::File>,
}

impl Claim {
    /// The name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether nobody else has a name of this kind, or all of them came later.
    pub const fn is_first(&self) -> bool {
        self.number == 1
    }

    /// Whether nobody else can write under the name. Some systems and pages have no locks.
    pub const fn is_held(&self) -> bool {
        self.held
    }

    fn unheld(name: &str, number: u32) -> Self {
        Self {
            name: numbered(name, number),
            number,
            held: false,
            #[cfg(not(target_arch = "wasm32"))]
            _lock: None,
        }
    }
}

/// More programs than this do not run at a time.
const MOST: u32 = 1000;

impl Storage {
    /// The first free name of a kind: `name`, or where another running program has that, `name-2` and so on.
    pub fn claim(&self, name: &str) -> Claim {
        (1..MOST).find_map(|number| self.claim_numbered(name, number)).unwrap_or_else(|| Claim::unheld(name, MOST))
    }

    /// The first name of a kind behind `own` that nothing is kept under: for whoever finds, without locks, that somebody
    /// else has written under their own.
    pub fn claim_empty(&self, name: &str, own: &Claim) -> Claim {
        let numbers = own.number.saturating_add(1)..;
        let empty = |&number: &u32| matches!(self.read(&numbered(name, number)), Ok(None));
        Claim::unheld(name, numbers.into_iter().find(empty).unwrap_or(u32::MAX))
    }

    /// Claims the names of the kind that hold something of programs which no longer run.
    pub fn claim_left(&self, name: &str, own: &Claim) -> Vec<Claim> {
        let others = || (1..MOST).filter(|&number| number != own.number);
        let number_of = |found: &String| others().find(|&number| *found == numbered(name, number));
        let found = self.names(name).unwrap_or_default();
        found.iter().filter_map(number_of).filter_map(|number| self.claim_numbered(name, number)).collect()
    }

    /// The name with this number, if nobody else has it.
    #[cfg(not(target_arch = "wasm32"))]
    fn claim_numbered(&self, name: &str, number: u32) -> Option<Claim> {
        use std::fs::{File, TryLockError};
        let mut claim = Claim::unheld(name, number);
        let Self::Folder(folder) = self else { return Some(Claim { held: true, ..claim }) };
        let lock = folder.join(format!("{}.lock", claim.name));
        // Where there are no locks, or no folder, everybody goes on as if alone.
        let file = std::fs::create_dir_all(folder).and_then(|()| File::create(lock));
        match file.map(|file| file.try_lock().map(|()| file)) {
            Ok(Err(TryLockError::WouldBlock)) => return None,
            Ok(Ok(file)) => {
                super::folder::remove_drafts(folder, &claim.name);
                claim.held = true;
                claim._lock = Some(file);
            }
            Ok(Err(TryLockError::Error(_))) | Err(_) => {}
        }
        Some(claim)
    }

    /// The name with this number, if nobody else has it: the page has asked the browser, see `web/boot.js`.
    #[cfg(target_arch = "wasm32")]
    fn claim_numbered(&self, name: &str, number: u32) -> Option<Claim> {
        let Self::Browser = self else { return Some(Claim { held: true, ..Claim::unheld(name, number) }) };
        let held = super::browser::has_locks();
        super::browser::may_claim(number).then(|| Claim { held, ..Claim::unheld(name, number) })
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;

    #[test]
    fn a_name_belongs_to_one() {
        let folder = std::env::temp_dir().join(format!("bulldozer-gambit-claims-{}", std::process::id()));
        let storage = Storage::Folder(folder.clone());
        let (first, second) = (storage.claim("autosave"), storage.claim("autosave"));
        assert_eq!((first.name(), first.is_first()), ("autosave", true));
        assert_eq!((second.name(), second.is_first()), ("autosave-2", false));
        storage.write(second.name(), "left").unwrap();
        assert!(storage.claim_left("autosave", &first).is_empty());
        drop(second);
        let left = storage.claim_left("autosave", &first);
        assert_eq!(left.iter().map(Claim::name).collect::<Vec<_>>(), ["autosave-2"]);
        assert_eq!(storage.claim("autosave").name(), "autosave-3");
        drop(first);
        assert_eq!(storage.claim("autosave").name(), "autosave");
        std::fs::remove_dir_all(folder).unwrap();
    }
}
