// What the page itself says before the program runs and beside it, in the player's language: the one that is set in the
// game, else the browser's, as the program decides it, too (src/settings/language.rs).

const GERMAN = {
  "Game table. F6 leads to the match in words.": "Spieltisch. F6 führt zur Partie in Worten.",
  "The match in words": "Die Partie in Worten",
  "Action": "Aktion",
  "Play": "Spielen",
  "Open file": "Datei öffnen",
  "The board": "Das Brett",
  "Loading": "Wird geladen",
  "Loading: {loaded} of {total} MB": "Geladen: {loaded} von {total} MB",
  "Loading: {loaded} MB": "Geladen: {loaded} MB",
  "Starting": "Startet",
  "Reload": "Neu laden",
  "The game stopped": "Das Spiel ist stehen geblieben",
  "Something went wrong in the program. The game is saved: reload to go on.":
    "Im Programm ist etwas schiefgegangen. Die Partie ist gespeichert: Nach dem Neuladen geht es weiter.",
  "The game cannot start": "Das Spiel kann nicht starten",
  "Something went wrong while it was loading. Reload to try again.":
    "Beim Laden ist etwas schiefgegangen. Neu laden versucht es noch einmal.",
  "Graphics lost": "Grafik verloren",
  "The browser took the graphics away. The game is saved: reload to go on.":
    "Der Browser hat die Grafik weggenommen. Die Partie ist gespeichert: Nach dem Neuladen geht es weiter.",
  "No 3D graphics": "Keine 3D-Grafik",
  "The game needs WebGL 2. Please use a current browser, with hardware acceleration switched on.":
    "Das Spiel braucht WebGL 2: einen aktuellen Browser mit eingeschalteter Hardwarebeschleunigung.",
};

function isGerman() {
  try {
    const { language } = JSON.parse(localStorage.getItem("bulldozer-gambit.settings")) ?? {};
    if (language) return language === "German";
  } catch {
    // Without a store, or settings that can be read, the browser's language it is.
  }
  return /^de\b/i.test(navigator.language ?? "");
}

let words = isGerman() ? GERMAN : {};

/** A text of the page, with what belongs into its braces. */
export const say = (english, parts = {}) =>
  (words[english] ?? english).replace(/\{(\w+)\}/g, (_, name) => parts[name] ?? "");

/** Puts the page's own texts, and the labels that are read out, into the player's language, and follows the program when
 * it says in its document's `lang` that it speaks another one. */
export function translatePage() {
  const page = document.documentElement;
  page.lang = words === GERMAN ? "de" : "en";
  const translate = () => {
    for (const element of document.querySelectorAll("[aria-label]")) {
      element.dataset.label ??= element.getAttribute("aria-label");
      element.setAttribute("aria-label", say(element.dataset.label));
    }
    for (const element of document.querySelectorAll("label, button, p")) {
      const said = element.textContent.trim();
      if (said in GERMAN) element.dataset.said = said;
      if (element.dataset.said) element.textContent = say(element.dataset.said);
    }
  };
  translate();
  new MutationObserver(() => {
    words = page.lang === "de" ? GERMAN : {};
    translate();
  }).observe(page, { attributeFilter: ["lang"] });
}
