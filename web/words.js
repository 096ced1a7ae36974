// What the page itself says before the program runs and beside it, in the player's language: the one that is set in the
// game, else the browser's, as the program decides it, too (src/settings/language.rs). The texts are the `page.json` of
// each language's folder in assets/texts; scripts/page-texts.sh makes texts.js of them.

import { TEXTS } from "./texts.js";

const page = document.documentElement;
// The page is written in the language that has all texts.
export const FIRST = page.lang;

const isThere = (code) => Object.hasOwn(TEXTS, code);

function playersLanguage() {
  try {
    const { language } = JSON.parse(localStorage.getItem("bulldozer-gambit.settings")) ?? {};
    const code = Object.keys(TEXTS).find((code) => TEXTS[code].language === language);
    if (code) return code;
  } catch {
    // Without a store, or settings that can be read, the browser's language it is.
  }
  const code = (navigator.language ?? "").split(/[-_]/)[0].toLowerCase();
  return isThere(code) ? code : FIRST;
}

/** A text of the page, with what belongs into its braces. */
export const say = (name, parts = {}) => {
  const text = TEXTS[isThere(page.lang) ? page.lang : FIRST][name] ?? TEXTS[FIRST][name] ?? name;
  return text.replace(/\{(\w+)\}/g, (_, part) => parts[part] ?? "");
};

// What elements say, to say it again in another language.
const told = new Map();

/** Lets an element say a text of the page. */
export function tell(element, name, parts) {
  told.set(element, [name, parts]);
  element.textContent = say(name, parts);
}

/** Puts the page's own texts, and the labels that are read out, into the player's language, and follows the program when
 * it says in its document's `lang` that it speaks another one. */
export function translatePage() {
  page.lang = playersLanguage();
  for (const element of document.querySelectorAll("[data-text]")) told.set(element, [element.dataset.text]);
  const translate = () => {
    for (const element of document.querySelectorAll("[data-label]")) {
      element.setAttribute("aria-label", say(element.dataset.label));
    }
    for (const [element, [name, parts]] of told) element.textContent = say(name, parts);
  };
  translate();
  new MutationObserver(translate).observe(page, { attributeFilter: ["lang"] });
}
