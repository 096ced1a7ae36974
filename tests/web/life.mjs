// What browsers take from a page in its life, and how the match goes on: its saved match, its picture, its store, its memory.
// Run by `make test-web`; other browsers have the same and more in browsers.mjs.

import assert from "node:assert/strict";
import { test } from "node:test";

import { faultsOf } from "./faults.mjs";
import { AUTOSAVE } from "./page.mjs";
import { timeout, withTable } from "./tables.mjs";

/** Runs `act`, which makes the page load itself again, and waits for the table. */
async function loadsAgain(game, act) {
  const loaded = game.page.waitForEvent("domcontentloaded");
  await act();
  await loaded;
  await game.table();
  return game.settled();
}

const losePicture = (game) =>
  game.page.evaluate(() =>
    document.getElementById("game").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext(),
  );

test("a damaged autosave is put aside, and a lost picture costs nothing, in German", { timeout }, async () => {
  const damage = (page) =>
    page.addInitScript((key) => {
      // What is saved afterwards must come back.
      if (!localStorage.getItem(key)) localStorage.setItem(key, "garbage");
    }, AUTOSAVE);
  await withTable({ options: { locale: "de-DE" }, before: damage, fragment: "#players=human" }, async (game) => {
    await game.settled();
    assert.equal(await game.page.evaluate((key) => localStorage.getItem(`${key}.corrupt`), AUTOSAVE), "garbage");
    assert.equal(await game.page.evaluate(() => document.documentElement.lang), "de");
    assert.ok(await game.page.getByRole("button", { name: "Datei öffnen" }).isVisible());
    assert.deepEqual(await faultsOf(game), []);
    const { state } = await game.playFirst();
    assert.deepEqual(game.problems, []);

    const after = await loadsAgain(game, () => losePicture(game));
    assert.equal(after.fen, state.fen);
    const note = game.page.locator("#note");
    assert.match(await note.innerText(), /Grafik weggenommen[^]*Schließen/);
    assert.deepEqual(await faultsOf(game), []);
    await note.getByRole("button").click();
    assert.equal(await note.isVisible(), false);

    // So soon once more: loading the page again and again would be no use.
    await losePicture(game);
    await game.page.locator("#trouble").waitFor();
    assert.match(await game.trouble(), /gespeichert[^]*Neu laden/);
    assert.deepEqual(await faultsOf(game), []);
  });
});

test("a browser that stores nothing is said, and a page that it discards goes on", { timeout }, async () => {
  const refuse = (page) =>
    page.addInitScript(() => {
      // Plain drawing must be known all the same.
      const settings = JSON.stringify({ graphics: "plain", reduced_motion: true, asks_before_losses: false });
      if (!history.state) history.replaceState({ refused: { "bulldozer-gambit.settings": settings } }, "");
      Object.defineProperty(window, "localStorage", {
        configurable: true,
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
      const [{ type }] = performance.getEntriesByType("navigation");
      Object.defineProperty(document, "wasDiscarded", { value: type === "reload" });
      // Sentences are shown for some seconds only.
      window.heard = "";
      addEventListener("DOMContentLoaded", () => {
        const state = document.getElementById("game-state");
        const hear = () => (window.heard += state.textContent);
        new MutationObserver(hear).observe(state, { childList: true, characterData: true, subtree: true });
      });
    });
  await withTable({ before: refuse, fragment: "#game=knot&players=human,human" }, async (game) => {
    await game.settled();
    const { state } = await game.playFirst();
    assert.match(await game.page.evaluate(() => window.heard), /not being saved: [^]*does not store anything/);
    const after = await loadsAgain(game, () => game.page.reload());
    assert.equal(after.fen, state.fen);
    assert.match(await game.page.locator("#note").innerText(), /to save memory/);
    assert.equal(await game.page.evaluate(() => location.hash), "");
    assert.deepEqual(game.problems, []);
  });
});
