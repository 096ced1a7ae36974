// The browser's local storage as the program has it. What the browser does not take, because it keeps nothing for pages or
// because it is full, stays in the history's entry of this page: loading the page again loses nothing, closing the tab does.
// The program hears of the refusal all the same, and tells the player.

import { keep, kept } from "./entry.js";

/** Some browsers have none, and some throw when they are asked for it. */
function browsersStore() {
  try {
    return window.localStorage ?? null;
  } catch {
    return null;
  }
}

const store = browsersStore();
const refused = new Map(Object.entries(kept().refused ?? {}));
const keepRefused = () => keep({ refused: Object.fromEntries(refused) });

function names() {
  const theirs = store ? Array.from({ length: store.length }, (_, index) => store.key(index)) : [];
  return [...new Set([...theirs, ...refused.keys()])];
}

const ours = {
  get length() {
    return names().length;
  },
  key: (index) => names()[index] ?? null,
  getItem: (name) => refused.get(name) ?? store?.getItem(name) ?? null,
  setItem(name, text) {
    try {
      // Without a store this throws what is no exception of the browser's, and the program says that it stores nothing.
      store.setItem(name, text);
    } catch (error) {
      refused.set(name, text);
      keepRefused();
      throw error;
    }
    if (refused.delete(name)) keepRefused();
  },
  removeItem(name) {
    if (refused.delete(name)) keepRefused();
    store?.removeItem(name);
  },
};

Object.defineProperty(window, "localStorage", { value: ours, configurable: true });
