//! A match goes out as a link and as a file, and comes in again.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

use super::Panels;
use crate::play::{Save, Setup, record_of};
use crate::rules::GameId;
use crate::ui::dialog::Dialog;
use crate::ui::notice::Shown;
use crate::ui::share::record_file::RecordFolder;

/// A folder of its own for each test, which goes with it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("bulldozer-gambit-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn files(&self) -> Vec<PathBuf> {
        std::fs::read_dir(&self.0).unwrap().map(|file| file.unwrap().path()).collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The dialog over a game of Pothole that has begun.
fn sharing(folder: &Path) -> Panels {
    let mut panels = Panels::open_app(|app| _ = app.insert_resource(RecordFolder(folder.to_owned())));
    panels.start(Setup::new(GameId::Pothole));
    panels.play("c2d2");
    panels.open(Dialog::Share);
    panels
}

/// Lets go of a file over the window.
fn drop_file(panels: &mut Panels, file: &Path) {
    let path_buf = file.to_owned();
    panels.app.world_mut().write_message(FileDragAndDrop::DroppedFile { window: Entity::PLACEHOLDER, path_buf });
    panels.settle();
}

fn told(panels: &Panels) -> String {
    panels.app.world().resource::<Shown>().sentence.clone().unwrap_or_default()
}

#[test]
fn a_record_goes_out_as_a_file_and_comes_in_again() {
    let folder = Folder::new("records");
    let mut panels = sharing(&folder.0);
    panels.press("Save the record");
    panels.look("share");
    let files = folder.files();
    let [file] = &files[..] else { panic!("{files:?}") };
    assert!(file.extension().is_some_and(|ending| ending == "bgr"), "{file:?}");
    assert!(told(&panels).ends_with(&format!("The record is saved: {}.", file.display())), "{}", told(&panels));
    panels.press("Close");
    panels.start(Setup::new(GameId::Knot));
    drop_file(&mut panels, file);
    assert_eq!((panels.session().setup().game, panels.tokens().as_str()), (GameId::Pothole, "c2d2"));
}

#[test]
fn a_link_that_is_copied_holds_the_match() {
    let folder = Folder::new("links");
    let mut panels = sharing(&folder.0);
    panels.press("Copy the link");
    let linked = Save::read(panels.copied.as_deref().unwrap()).unwrap();
    assert_eq!(record_of(&linked).to_string(), record_of(panels.session()).to_string());
}

#[test]
fn what_cannot_be_opened_or_saved_is_said_and_changes_nothing() {
    let folder = Folder::new("broken-records");
    let mut panels = sharing(&folder.0);
    let (list, picture) = (folder.0.join("list.txt"), folder.0.join("cat.png"));
    std::fs::write(&list, "milk, eggs").unwrap();
    std::fs::write(&picture, [0xFF, 0xFE]).unwrap();
    for (file, why) in [(&list, ""), (&picture, "this is not text"), (&folder.0.join("gone.bgr"), "")] {
        drop_file(&mut panels, file);
        let sentence = format!("This file cannot be opened: {}: {why}", file.display());
        assert!(told(&panels).contains(&sentence), "{}", told(&panels));
    }
    // Nothing can be put into a file.
    panels.app.insert_resource(RecordFolder(list));
    panels.press("Save the record");
    assert!(told(&panels).contains("The record cannot be saved: "), "{}", told(&panels));
    assert_eq!((panels.tokens().as_str(), folder.files().len()), ("c2d2", 2));
}
