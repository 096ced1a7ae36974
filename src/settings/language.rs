//! Chooses the language: the one that is set, else that of the system.

use bevy::ecs::system::{NonSendMarker, SystemParam};
use bevy::prelude::*;

#[cfg(target_arch = "wasm32")]
use super::fetched::{self, property};
use super::{Settings, SettingsSystems};
#[cfg(target_arch = "wasm32")]
use crate::notice::Notice;
use crate::storage::Storage;
#[cfg(target_arch = "wasm32")]
use crate::texts::text;
use crate::texts::{Language, speak};

/// The language of the system, used if none is set. It is English if the system has not been asked, as in tests.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SystemLanguage(pub Language);

impl SystemLanguage {
    /// The first supported language of the system.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn ask() -> Self {
        Self(sys_locale::get_locales().find_map(|locale| Language::of_locale(&locale)).unwrap_or_default())
    }

    /// The first supported language of the browser.
    #[cfg(target_arch = "wasm32")]
    pub fn ask() -> Self {
        let navigator = web_sys::window().and_then(|window| property(&window, "navigator"));
        let locale = navigator.and_then(|navigator| property(&navigator, "language")?.as_string());
        Self(locale.and_then(|locale| Language::of_locale(&locale)).unwrap_or_default())
    }
}

/// The language of this frame. Systems that cache text update it when this resource changes.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct SpokenLanguage(Language);

#[cfg(target_arch = "wasm32")]
impl SpokenLanguage {
    /// The code for a page's `lang` attribute.
    pub(crate) fn code(self) -> &'static str {
        self.0.code()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SystemLanguage>()
        .init_resource::<SpokenLanguage>()
        .add_systems(
            PreStartup,
            (speak_the_system_s.before(super::read_settings), follow_language.after(super::read_settings))
                .in_set(SettingsSystems),
        )
        .add_systems(First, follow_language.run_if(resource_changed::<Settings>));
    #[cfg(target_arch = "wasm32")]
    app.add_systems(First, take_fetched.after(follow_language).run_if(is_language_awaited));
}

/// The language that is set, else that of the system.
#[derive(SystemParam)]
struct WantedLanguage<'w> {
    settings: Res<'w, Settings>,
    system: Res<'w, SystemLanguage>,
}

impl WantedLanguage<'_> {
    fn get(&self) -> Language {
        self.settings.language.unwrap_or(self.system.0)
    }
}

/// Sets the language if its texts are there: a page may have to fetch them.
fn speak_if_there(language: Language) -> bool {
    #[cfg(target_arch = "wasm32")]
    if !fetched::is_there(language) {
        return false;
    }
    speak(language);
    true
}

/// Starts with the system's language, in which errors in the settings are reported.
fn speak_the_system_s(system: Res<SystemLanguage>, _: NonSendMarker) {
    speak_if_there(system.0);
}

/// Sets the language before there is an app, for code that reads what to start with.
pub(crate) fn speak_before_the_app(storage: &Storage, system: SystemLanguage) {
    let kept = storage.read(Settings::NAME).ok().flatten();
    let kept = kept.and_then(|text| serde_json::from_str::<Settings>(&text).ok());
    speak_if_there(kept.and_then(|settings| settings.language).unwrap_or(system.0));
}

/// Runs on the main thread: the language is per thread in tests, where each app has its own.
fn follow_language(wanted: WantedLanguage, mut spoken: ResMut<SpokenLanguage>, _: NonSendMarker) {
    let language = wanted.get();
    let is_there = speak_if_there(language);
    if is_there {
        spoken.set_if_neq(SpokenLanguage(language));
    }
    #[cfg(target_arch = "wasm32")]
    if !is_there {
        fetched::ask(language);
    }
}

#[cfg(target_arch = "wasm32")]
fn is_language_awaited(wanted: WantedLanguage, spoken: Res<SpokenLanguage>) -> bool {
    wanted.get() != spoken.0
}

/// Changes to the language that the page has fetched, or says that it has not come.
#[cfg(target_arch = "wasm32")]
fn take_fetched(wanted: WantedLanguage, mut spoken: ResMut<SpokenLanguage>, mut commands: Commands) {
    let language = wanted.get();
    if fetched::take_answer().is_none_or(|code| code != language.code()) {
        return;
    }
    if speak_if_there(language) {
        spoken.set_if_neq(SpokenLanguage(language));
    } else {
        commands.trigger(Notice::refusal(text!("settings-language-lost", language = language.name())));
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::schedule::SingleThreadedExecutor;
    use bevy::prelude::*;

    use super::{SpokenLanguage, SystemLanguage, speak_before_the_app};
    use crate::app::minimal_app;
    use crate::notice::Notice;
    use crate::settings::Settings;
    use crate::storage::Storage;
    use crate::texts::{Language, language, speak};

    #[test]
    fn the_system_s_language_is_spoken_until_a_player_sets_another() {
        let storage = Storage::default();
        let begin = || {
            let mut app = minimal_app();
            app.insert_resource(SystemLanguage(Language::German)).insert_resource(storage.clone());
            app.update();
            app
        };
        let mut app = begin();
        assert_eq!(language(), Language::German);
        app.world_mut().resource_mut::<Settings>().language = Some(Language::English);
        app.update();
        app.update();
        assert_eq!(language(), Language::English);
        let again = begin();
        assert_eq!(*again.world().resource::<SpokenLanguage>(), SpokenLanguage(Language::English), "it is kept");
        speak(Language::English);
    }

    #[derive(Resource, Default)]
    struct Told(String);

    #[test]
    fn what_is_wrong_with_settings_is_told_in_the_system_s_language() {
        let storage = Storage::default();
        storage.write(Settings::NAME, "garbage").unwrap();
        let mut app = minimal_app();
        // Each test thread has a language of its own.
        app.edit_schedule(PreStartup, |schedule| _ = schedule.set_executor(SingleThreadedExecutor::new()));
        app.init_resource::<Told>()
            .add_observer(|notice: On<Notice>, mut told: ResMut<Told>| told.0.push_str(&notice.words))
            .insert_resource(SystemLanguage(Language::German))
            .insert_resource(storage);
        app.update();
        let told = &app.world().resource::<Told>().0;
        assert!(told.contains("Einstellungen"), "{told}");
        speak(Language::English);
    }

    #[test]
    fn what_is_read_before_the_app_begins_is_told_in_its_language() {
        let storage = Storage::default();
        for (kept, spoken) in [
            ("", Language::German),
            ("garbage", Language::German),
            (r#"{"language":"English"}"#, Language::English),
            (r#"{"language":null}"#, Language::German),
        ] {
            storage.write(Settings::NAME, kept).unwrap();
            speak_before_the_app(&storage, SystemLanguage(Language::German));
            assert_eq!(language(), spoken, "{kept}");
        }
        speak(Language::English);
    }
}
