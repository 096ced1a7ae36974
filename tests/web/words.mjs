// The page's own texts, without a browser: `node --test tests/web/words.mjs`.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "words-"));
after(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, "package.json"), '{"type":"module"}');
writeFileSync(join(folder, "texts.js"), execFileSync(join(root, "scripts/page-texts.sh")));
copyFileSync(join(root, "web/words.js"), join(folder, "words.js"));

const languages = readdirSync(join(root, "assets/texts"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
const textsOf = (code) => JSON.parse(readFileSync(join(root, `assets/texts/${code}/page.json`), "utf8"));

let pages = 0;

/** The page in a browser with this language and these settings, as far as words.js sees it. */
async function pageOf(locale, settings) {
  const [button, text] = ["open-file", "loading"].map((text) => ({ dataset: { text } }));
  const table = { dataset: { label: "table" }, setAttribute: (_, value) => (table.label = value) };
  const page = { lang: "en" };
  let follow;
  globalThis.document = {
    documentElement: page,
    querySelectorAll: (selector) => (selector === "[data-text]" ? [button, text] : [table]),
  };
  globalThis.MutationObserver = class {
    constructor(callback) {
      follow = callback;
    }
    observe() {}
  };
  globalThis.localStorage = {
    getItem() {
      if (settings === undefined) throw new Error("no store");
      return settings;
    },
  };
  Object.defineProperty(globalThis, "navigator", { value: { language: locale }, configurable: true });
  const words = await import(`${join(folder, "words.js")}?page=${(pages += 1)}`);
  words.translatePage();
  const speak = (code) => ((page.lang = code), follow());
  return { ...words, page, button, table, text, speak };
}

test("every folder of a language has its page's texts, with the same names and parts", () => {
  assert.ok(languages.length >= 2);
  const shape = (texts) => Object.entries(texts).map(([name, text]) => [name, (text.match(/\{\w+\}/g) ?? []).sort().join()]);
  for (const { name: code } of languages) assert.deepEqual(shape(textsOf(code)), shape(textsOf("en")), code);
});

test("the page asks for all of its texts, and for no others", () => {
  const files = readdirSync(join(root, "web")).filter((file) => /\.(html|js)$/.test(file));
  const source = files.map((file) => readFileSync(join(root, "web", file), "utf8")).join("\n");
  const asked = new Set([...source.matchAll(/data-(?:text|label)="([^"]+)"|tell\(\w+, "([^"]+)"/g)].map((it) => it[1] ?? it[2]));
  for (const [, names] of source.matchAll(/showTrouble\((.*?)\);/g)) {
    for (const [, name] of names.matchAll(/"([^"]+)"/g)) asked.add(name).add(`${name}-text`);
  }
  assert.deepEqual([...asked].sort(), Object.keys(textsOf("en")).filter((name) => name !== "language").sort());
});

for (const { name: code } of languages) {
  test(`the page speaks ${code}`, async () => {
    const texts = textsOf(code);
    for (const page of [await pageOf(`${code}-XX`), await pageOf("xx", JSON.stringify({ language: texts.language }))]) {
      assert.equal(page.page.lang, code);
      assert.equal(page.button.textContent, texts["open-file"]);
      assert.equal(page.table.label, texts.table);
      page.tell(page.text, "loading-of", { loaded: "1.0", total: "2.0" });
      assert.equal(page.text.textContent, texts["loading-of"].replace("{loaded}", "1.0").replace("{total}", "2.0"));
      // The program speaks another language, and this one again.
      page.speak("en");
      assert.equal(page.button.textContent, "Open file");
      assert.equal(page.text.textContent, "Loading: 1.0 of 2.0 MB");
      page.speak(code);
      assert.equal(page.button.textContent, texts["open-file"]);
    }
  });
}

test("what is unknown is told in English", async () => {
  for (const [locale, settings] of [["xx"], ["constructor"], ["xx", "garbage"], ["xx", '{"language":"Klingon"}'], ["xx", "null"]]) {
    const page = await pageOf(locale, settings);
    assert.equal(page.page.lang, "en");
    assert.equal(page.button.textContent, "Open file");
  }
});
