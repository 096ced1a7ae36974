//! Claims on names: windows or tabs that share a storage each save under a name of their own.

use super::{Storage, numbered};

/// A name that no other running program saves its match under, for the lifetime of this value.
#[derive(Debug)]
pub struct Claim {
    name: String,
    number: u32,
    /// Whether a lock of the system guarantees that.
    held: bool,
    /// The lock, which the system releases when the program ends in any way.
    #[cfg(not(target_arch = "wasm32"))]
    _lock: Option<std::fs::File>,
}

impl Claim {
    /// The claimed name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether this is the first name of its kind.
    pub const fn is_first(&self) -> bool {
        self.number == 1
    }

    /// Whether a lock keeps others from writing under the name. Some systems and pages have no locks.
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

/// The most programs that run at the same time.
const MOST: u32 = 1000;

impl Storage {
    /// Claims the first free name of a kind: `name`, or `name-2` and so on if other running programs have the others.
    pub fn claim(&self, name: &str) -> Claim {
        (1..MOST).find_map(|number| self.claim_numbered(name, number)).unwrap_or_else(|| Claim::unheld(name, MOST))
    }

    /// The first name of a kind after `own` that has no text, for use without locks when another program has written
    /// under `own`.
    pub fn claim_empty(&self, name: &str, own: &Claim) -> Claim {
        let numbers = own.number.saturating_add(1)..;
        let empty = |&number: &u32| matches!(self.read(&numbered(name, number)), Ok(None));
        Claim::unheld(name, numbers.into_iter().find(empty).unwrap_or(u32::MAX))
    }

    /// Claims the names of the kind with texts of programs that no longer run.
    pub fn claim_left(&self, name: &str, own: &Claim) -> Vec<Claim> {
        let others = || (1..MOST).filter(|&number| number != own.number);
        let number_of = |found: &String| others().find(|&number| *found == numbered(name, number));
        let found = self.names(name).unwrap_or_default();
        found.iter().filter_map(number_of).filter_map(|number| self.claim_numbered(name, number)).collect()
    }

    /// Claims the name with this number, if it is free.
    #[cfg(not(target_arch = "wasm32"))]
    fn claim_numbered(&self, name: &str, number: u32) -> Option<Claim> {
        use std::fs::{File, TryLockError};
        let mut claim = Claim::unheld(name, number);
        let Self::Folder(folder) = self else { return Some(Claim { held: true, ..claim }) };
        let lock = folder.join(format!("{}.lock", claim.name));
        // Without locks, or without a folder, each program assumes to be alone.
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

    /// Claims the name with this number, if it is free: `web/boot.js` has asked the browser.
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
