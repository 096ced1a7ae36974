//! The parsed texts, and formatting.

use std::borrow::Cow;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use super::files::File;
#[cfg(test)]
use super::pseudo;
use super::{Language, Value, language};

type Bundle = FluentBundle<FluentResource>;

/// A part of the texts, parsed for each language on first use.
struct Part {
    files: fn(Language) -> &'static [File],
    bundles: [OnceLock<Bundle>; Language::ALL.len()],
    /// In the language for tests.
    #[cfg(test)]
    pseudo: OnceLock<Bundle>,
}

/// The texts that the program names.
static TEXTS: Part = Part::of(Language::texts);
/// The texts of lessons, puzzles and scenes.
static STORIES: Part = Part::of(Language::stories);

impl Part {
    const fn of(files: fn(Language) -> &'static [File]) -> Self {
        Self {
            files,
            bundles: [const { OnceLock::new() }; Language::ALL.len()],
            #[cfg(test)]
            pseudo: OnceLock::new(),
        }
    }

    fn bundle(&self, language: Language) -> &Bundle {
        let read = |language| read(language, (self.files)(language)).0;
        #[cfg(test)]
        if pseudo::is_spoken() {
            return self.pseudo.get_or_init(|| {
                let mut bundle = read(Language::default());
                bundle.set_transform(Some(pseudo::longer));
                bundle
            });
        }
        // What is parsed once stays, so nothing may be parsed before it has come.
        #[cfg(fetches_languages)]
        let language = if language.is_there() { language } else { Language::default() };
        self.bundles[language as usize].get_or_init(|| read(language))
    }
}

/// Parses files of a language, and collects the errors in them. An error loses only its own text.
fn read(language: Language, files: &[File]) -> (Bundle, Vec<String>) {
    let mut bundle = Bundle::new_concurrent(language.code().parse().into_iter().collect());
    // The isolation marks around variables are for bidirectional texts, and the fonts would show them as boxes.
    bundle.set_use_isolating(false);
    let mut faults = Vec::new();
    for &(name, source) in files {
        let path = format!("assets/texts/{}/{name}", language.code());
        let (resource, wrong) = read_file(&path, source);
        faults.extend(wrong);
        if let Err(twice) = bundle.add_resource(resource) {
            faults.extend(twice.iter().map(|error| format!("{path}: {error}")));
        }
    }
    (bundle, faults)
}

fn read_file(path: &str, source: &str) -> (FluentResource, Vec<String>) {
    let (resource, errors) = match FluentResource::try_new(source.to_owned()) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors),
    };
    let faults = errors.iter().map(|error| {
        // The text with the error, if known: missing parts are only noticed on a later line.
        let start = error.slice.as_ref().map_or(error.pos.start, |slice| slice.start);
        let before = source.get(..start).unwrap_or(source);
        format!("{path}:{}: {error}", before.matches('\n').count() + 1)
    });
    (resource, faults.collect())
}

/// All errors in the text files, with file and line.
pub fn faults() -> Vec<String> {
    let faults = |language| [&TEXTS, &STORIES].map(|part| read(language, (part.files)(language)).1);
    Language::ALL.into_iter().flat_map(faults).flatten().collect()
}

/// The text of this name in the current language. `text!` is shorter.
pub fn format(name: &str, variables: &[(&'static str, Value<'_>)]) -> String {
    format_in(language(), name, variables)
}

/// The text of this name in `language`, else in the first language, else the name itself.
pub fn format_in(language: Language, name: &str, variables: &[(&'static str, Value<'_>)]) -> String {
    let variables: FluentArgs<'_> = variables.iter().cloned().collect();
    let of = |language| {
        let bundle = TEXTS.bundle(language);
        let pattern = bundle.get_message(name)?.value()?;
        Some(bundle.format_pattern(pattern, Some(&variables), &mut Vec::new()).into_owned())
    };
    let told = of(language).or_else(|| of(Language::default())).unwrap_or_else(|| name.to_owned());
    #[cfg(test)]
    if pseudo::is_spoken() {
        return pseudo::bracketed(&told);
    }
    told
}

/// A text of one line without variables, in the current language. `word!` is shorter. For other texts it returns the
/// name: `tests/texts.rs` finds those.
pub fn word_of(name: &'static str) -> &'static str {
    let of = |language| plain(TEXTS.bundle(language), name);
    of(language()).or_else(|| of(Language::default())).unwrap_or(name)
}

/// The text of this name of a lesson, a puzzle or a scene, in `language`: one line without variables.
pub(super) fn story_in(language: Language, name: &str) -> Option<&'static str> {
    plain(STORIES.bundle(language), name)
}

/// The text of one line without variables: a message, or `message.attribute`.
fn plain(bundle: &'static Bundle, name: &str) -> Option<&'static str> {
    let pattern = match name.split_once('.') {
        Some((message, attribute)) => bundle.get_message(message)?.get_attribute(attribute)?.value(),
        None => bundle.get_message(name)?.value()?,
    };
    match bundle.format_pattern(pattern, None, &mut Vec::new()) {
        #[cfg(test)]
        word if pseudo::is_spoken() => Some(pseudo::kept(&word, pseudo::bracketed)),
        Cow::Borrowed(word) => Some(word),
        Cow::Owned(_) => None,
    }
}

/// A page in the current language: the whole file `<folder>/<name>.txt`, which is one text. Empty if there is none.
pub fn page(folder: &str, name: &str) -> &'static str {
    let wanted = format!("{folder}/{name}.txt");
    let pages = [language(), Language::default()].map(Language::pages);
    let page = pages.into_iter().flatten().find(|(name, _)| *name == wanted).map_or("", |(_, text)| text);
    #[cfg(test)]
    if pseudo::is_spoken() {
        return pseudo::kept(page, pseudo::page);
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::{speak, text};

    #[test]
    fn a_word_is_told_in_the_language_that_is_spoken() {
        assert_eq!(word_of("seat-red"), "Red");
        speak(Language::German);
        assert_eq!((word_of("seat-red"), word_of("no-such-word")), ("Rot", "no-such-word"));
    }

    #[test]
    fn a_wrong_line_is_named_and_costs_its_own_text_only() {
        let (resource, faults) = read_file("a.ftl", "one = 1\n# More.\ntwo = { $count\nthree = 3\n");
        assert!(faults.len() == 1 && faults[0].starts_with("a.ftl:3: "), "{faults:?}");
        let mut bundle = Bundle::new_concurrent(Vec::new());
        bundle.add_resource(resource).unwrap();
        assert!(bundle.has_message("one") && bundle.has_message("three") && !bundle.has_message("two"));
    }

    #[test]
    fn a_text_is_told_in_the_language_that_is_spoken() {
        assert_eq!(text!("settings-language"), "Language");
        speak(Language::German);
        assert_eq!(text!("settings-language"), "Sprache");
        speak(Language::English);
        assert_eq!(format_in(Language::German, "settings-language", &[]), "Sprache");
    }

    #[test]
    fn what_nobody_has_written_is_its_name() {
        assert_eq!(format_in(Language::German, "no-such-text", &[]), "no-such-text");
    }

    #[test]
    fn variables_are_put_in_without_marks() {
        assert_eq!(text!("settings-silence", key = "M"), "Mute (M)");
        assert_eq!(text!("settings-silence", key = 7), "Mute (7)");
    }
}
