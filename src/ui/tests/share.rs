//! Exporting and importing a match as a link and as a file.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use bevy_egui::egui;

use super::Panels;
use super::shots::WINDOWS;
use crate::play::{Save, Setup, record_of};
use crate::rules::GameId;
use crate::texts::text;
use crate::ui::dialog::Dialog;
use crate::ui::notice::Shown;
use crate::ui::share::chooser::{AskForFile, FileChooser};
use crate::ui::share::record_file::RecordFolder;

/// A temporary folder for one test, which is deleted with it.
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

/// The share dialog over a started game of Pothole.
fn sharing(folder: &Path) -> Panels {
    let mut panels = Panels::open_app(|app| _ = app.insert_resource(RecordFolder(folder.to_owned())));
    panels.start(Setup::new(GameId::Pothole));
    panels.play("c2d2");
    panels.open(Dialog::Share);
    panels
}

/// Drops a file onto the window.
fn drop_file(panels: &mut Panels, file: &Path) {
    let path_buf = file.to_owned();
    panels.app.world_mut().write_message(FileDragAndDrop::DroppedFile { window: Entity::PLACEHOLDER, path_buf });
    panels.settle();
}

fn told(panels: &Panels) -> String {
    panels.app.world().resource::<Shown>().words()
}

#[test]
fn a_record_goes_out_as_a_file_and_comes_in_again() {
    let folder = Folder::new("records");
    let mut panels = sharing(&folder.0);
    panels.press("Save record");
    panels.look("share");
    let files = folder.files();
    let [file] = &files[..] else { panic!("{files:?}") };
    assert!(file.extension().is_some_and(|ending| ending == "bgr"), "{file:?}");
    assert!(told(&panels).ends_with(&format!("Record saved: {}.", file.display())), "{}", told(&panels));
    panels.press("Close");
    panels.start(Setup::new(GameId::Knot));
    drop_file(&mut panels, file);
    assert_eq!((panels.session().setup().game, panels.tokens().as_str()), (GameId::Pothole, "c2d2"));
}

/// In the browser there is a file chooser.
#[test]
fn a_file_is_asked_for_where_somebody_asks_for_files() {
    #[derive(Resource, Default)]
    struct Asked(usize);
    let folder = Folder::new("asked-records");
    let mut panels = sharing(&folder.0);
    assert!(!panels.can_press("Open file"), "in a window files are let go over it");
    panels.app.init_resource::<Asked>();
    panels.app.add_observer(|_: On<AskForFile>, mut asked: ResMut<Asked>| asked.0 += 1);
    panels.app.insert_resource(FileChooser(true));
    panels.settle();
    panels.look("share-page");
    panels.press("Open file");
    assert_eq!(panels.app.world().resource::<Asked>().0, 1);
    assert!(panels.can_press("Close"), "the dialog stays until a file is chosen");
    let list = folder.0.join("list.txt");
    std::fs::write(&list, "milk, eggs").unwrap();
    drop_file(&mut panels, &list);
    let why = "list.txt. This isn't a Bulldozer Gambit record: the tag `Game` is missing.";
    assert!(panels.says(why), "{:?}", panels.texts);
    panels.look("share-fault");
    let file = folder.0.join("opening.bgr");
    std::fs::write(&file, "[Game \"pothole\"]\n\nc2d2 end *\n").unwrap();
    drop_file(&mut panels, &file);
    assert_eq!(panels.tokens(), "c2d2 end");
    assert!(!panels.can_press("Close"));
}

#[test]
fn a_link_that_is_copied_holds_the_match() {
    let folder = Folder::new("links");
    let mut panels = sharing(&folder.0);
    panels.press("Copy link");
    let linked = Save::read(panels.copied.as_deref().unwrap()).unwrap();
    let [sent, come] = [panels.session(), &linked].map(record_of);
    assert_eq!(come.for_others().to_string(), sent.for_others().to_string());
    assert_ne!(come.seed, sent.seed, "the match is running");
}

#[test]
fn what_is_laid_in_secret_does_not_go_out() {
    let options = vec![("setup".to_owned(), "chosen".to_owned())];
    let mut panels = Panels::of(Setup { options, ..Setup::new(GameId::Knot) });
    panels.open(Dialog::Share);
    for words in ["Copy link", "Copy record", "Save record"] {
        assert!(!panels.can_press(words), "{words}");
    }
    assert!(panels.says("choosing in secret"), "{:?}", panels.texts);
    panels.look("share-secret");
}

#[test]
fn what_cannot_be_opened_or_saved_is_said_and_changes_nothing() {
    let folder = Folder::new("broken-records");
    let mut panels = sharing(&folder.0);
    let (list, picture) = (folder.0.join("list.txt"), folder.0.join("cat.png"));
    std::fs::write(&list, "milk, eggs").unwrap();
    std::fs::write(&picture, [0xFF, 0xFE]).unwrap();
    for (file, why) in [(&list, ""), (&picture, "This is not text."), (&folder.0.join("gone.bgr"), "")] {
        drop_file(&mut panels, file);
        let sentence = format!("Could not open {}. {why}", file.display());
        assert!(told(&panels).contains(&sentence), "{}", told(&panels));
    }
    // A file cannot contain another file, so saving fails.
    panels.app.insert_resource(RecordFolder(list));
    panels.press("Save record");
    assert!(told(&panels).contains("Could not save the record: "), "{}", told(&panels));
    assert_eq!((panels.tokens().as_str(), folder.files().len()), ("c2d2", 2));
}

#[test]
fn a_turn_that_is_sent_has_room_with_its_code() {
    let folder = Folder::new("post");
    let mut panels = sharing(&folder.0);
    let mut faults = Vec::new();
    for (width, height, window) in WINDOWS {
        panels.size = egui::vec2(width, height);
        panels.open(Dialog::Share);
        panels.press(&text!("post-send"));
        panels.look(&format!("{window}-post"));
        assert!(panels.texts.contains(&text!("post-code")), "{window}: {:?}", panels.texts);
        faults.extend(panels.what_has_no_room().into_iter().map(|fault| format!("{window}: {fault}")));
        panels.press(&text!("share-close"));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
