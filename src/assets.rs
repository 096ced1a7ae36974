//! Finds the folder of models, textures and sounds: beside an installed program, or in the sources that it was built
//! from.

use std::env;
use std::path::{Path, PathBuf};

/// The environment variable that names the folder. Then no other place counts.
pub const VARIABLE: &str = "BULLDOZER_GAMBIT_ASSETS";
/// Bevy's own variable: the folder that has `assets` in it.
const BEVY_VARIABLE: &str = "BEVY_ASSET_ROOT";
/// What is in the folder, and nowhere else.
const MARK: &str = "models/pothole.glb";
/// The sources. Packages are built with `BG_PACKAGED`, since what is installed must not know the place it was built in.
const SOURCES: Option<&str> =
    if option_env!("BG_PACKAGED").is_some() { None } else { Some(env!("CARGO_MANIFEST_DIR")) };

/// The folder is nowhere.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the game's models, textures and sounds are missing: no `{MARK}` in {}", list(.places))]
pub struct NoAssets {
    /// Where it was looked for.
    pub places: Vec<PathBuf>,
}

/// Names the places, and how another one can be named.
fn list(places: &[PathBuf]) -> String {
    let names: Vec<_> = places.iter().map(|place| place.display().to_string()).collect();
    format!("{} (the variable {VARIABLE} names their folder)", names.join(", "))
}

/// The folder of the assets.
///
/// # Errors
///
/// With all places that were looked at, if it is in none of them.
pub fn find() -> Result<PathBuf, NoAssets> {
    Surroundings::of_program().find()
}

/// The folder of the web page, for a host to serve: beside the assets, or where the sources build it.
pub fn page() -> Option<PathBuf> {
    let beside = find().ok()?.parent()?.to_path_buf();
    ["page", "dist/web"].map(|name| beside.join(name)).into_iter().find(|page| page.join("index.html").is_file())
}

/// What says where the folder may be.
#[derive(Clone, Debug, Default)]
struct Surroundings {
    /// The value of [`VARIABLE`].
    named: Option<PathBuf>,
    /// The value of [`BEVY_VARIABLE`].
    bevy_root: Option<PathBuf>,
    /// The file of the program.
    program: Option<PathBuf>,
    /// The sources it was built from.
    sources: Option<PathBuf>,
}

impl Surroundings {
    fn of_program() -> Self {
        let variable = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        // Not every system follows links here. Windows has none, and other names for what is followed.
        let follow = |program: PathBuf| if cfg!(unix) { program.canonicalize().unwrap_or(program) } else { program };
        Self {
            named: variable(VARIABLE),
            bevy_root: variable(BEVY_VARIABLE),
            program: env::current_exe().ok().map(follow),
            sources: SOURCES.map(PathBuf::from),
        }
    }

    /// The places in the order they are looked at.
    fn places(&self) -> Vec<PathBuf> {
        if let Some(named) = &self.named {
            return vec![named.clone()];
        }
        let mut places = vec![];
        places.extend(self.bevy_root.as_ref().map(|root| root.join("assets")));
        if let Some(folder) = self.program.as_deref().and_then(Path::parent) {
            places.push(folder.join("assets"));
            if let Some(prefix) = folder.parent() {
                places.push(prefix.join("share/bulldozer-gambit/assets"));
                // A bundle of macOS.
                places.push(prefix.join("Resources/assets"));
            }
        }
        places.extend(self.sources.as_ref().map(|sources| sources.join("assets")));
        places
    }

    fn find(&self) -> Result<PathBuf, NoAssets> {
        let places = self.places();
        let found = places.iter().find(|place| place.join(MARK).is_file()).cloned();
        found.ok_or(NoAssets { places })
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    /// An empty folder for the test `name`.
    fn folder(name: &str) -> PathBuf {
        let folder = env::temp_dir().join(format!("bulldozer-gambit-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    fn put_assets(place: &Path) {
        let file = place.join(MARK);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, "").unwrap();
    }

    #[test]
    fn the_nearest_place_wins() {
        let root = folder("nearest");
        let around = Surroundings {
            named: None,
            bevy_root: Some(root.join("bevy")),
            program: Some(root.join("usr/bin/bulldozer-gambit")),
            sources: Some(root.join("sources")),
        };
        let places = [
            "sources/assets",
            "usr/Resources/assets",
            "usr/share/bulldozer-gambit/assets",
            "usr/bin/assets",
            "bevy/assets",
        ]
        .map(|place| root.join(place));
        // A folder of this name with something else in it.
        fs::create_dir_all(root.join("usr/bin/assets")).unwrap();
        let mut seen = around.places();
        seen.reverse();
        assert_eq!(seen, places);
        for place in places {
            put_assets(&place);
            assert_eq!(around.find(), Ok(place));
        }
        fs::remove_dir_all(root).unwrap();
    }

    #[test]
    fn a_named_folder_is_the_only_one() {
        let root = folder("named");
        put_assets(&root.join("sources/assets"));
        let sources = Some(root.join("sources"));
        let named = root.join("elsewhere");
        let around = Surroundings { named: Some(named.clone()), sources, ..Surroundings::default() };
        assert_eq!(around.find(), Err(NoAssets { places: vec![named.clone()] }));
        put_assets(&named);
        assert_eq!(around.find(), Ok(named));
        fs::remove_dir_all(root).unwrap();
    }

    #[test]
    fn one_sentence_names_all_places() {
        let root = folder("none");
        let program = Some(root.join("bin/game"));
        let none = Surroundings { program, ..Surroundings::default() }.find().unwrap_err();
        let said = none.to_string();
        assert_eq!(none.places.len(), 3);
        assert!(none.places.iter().all(|place| said.contains(&place.display().to_string())), "{said}");
        assert!(said.contains(VARIABLE) && said.lines().count() == 1, "{said}");
        fs::remove_dir_all(root).unwrap();
    }

    #[test]
    fn the_sources_have_the_assets() {
        let around = Surroundings { sources: SOURCES.map(PathBuf::from), ..Surroundings::default() };
        assert!(SOURCES.is_none() || around.find().is_ok());
    }
}
