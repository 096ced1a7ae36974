// The texts of languages that the program does not contain, which are all but the first. Those of the player's language are
// fetched beside the program, others when the program asks for them in its document's `data-wants-language`.

import { get } from "./packed.js";
import { FIRST } from "./words.js";

const page = document.documentElement;
// The program takes them from here (src/settings/fetched.rs).
const fetched = (window.bulldozerGambitTexts = {});

/** Fetches a language. If it does not come, the program speaks another one and says so. */
export async function fetchLanguage(code) {
  if (code === FIRST || fetched[code]) return;
  try {
    const texts = await (await get(`languages/${code}.json`, { cache: "no-cache" })).text();
    // Some servers answer everything that they lack with a page, which must not be kept in its place.
    JSON.parse(texts);
    fetched[code] = texts;
  } catch (error) {
    console.warn(error);
  }
}

/** Fetches what the program asks for, and wakes it. */
export function watchLanguages(wake) {
  new MutationObserver(async () => {
    const code = page.dataset.wantsLanguage;
    if (!code) return;
    delete page.dataset.wantsLanguage;
    await fetchLanguage(code);
    page.dataset.languageCame = code;
    wake();
  }).observe(page, { attributeFilter: ["data-wants-language"] });
}
