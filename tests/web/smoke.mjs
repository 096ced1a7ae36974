// Plays the built page in a headless Chromium. Run by `make test`; WEB_DIST names the folder, WEB_SHOTS (if set)
// that of the screenshots.

import assert from "node:assert/strict";
import { test } from "node:test";

import { faultsOf } from "./faults.mjs";
import { AUTOSAVE, LOAD_MS, beginning } from "./page.mjs";
import { assertLooksLike } from "./pictures.mjs";
import { open, timeout, withTable } from "./tables.mjs";

// A match of humans only, and the same as a link.
const RECORD = '[Game "pothole"]\n\nc2d2 end *\n';
const LINK = "#match=1I4Mj-bGLdk_MTVVQKsgvycjPSVWK5eJKNkoxUkjNS1HQ4gIA";
let freshFen;

test("the page loads, takes moves by mouse, keeps them, and gives and takes files", { timeout: 1.5 * timeout }, async (t) => {
  await withTable({ rich: true }, async (game) => {
    await t.test("loads without errors", async () => {
      assert.equal(await game.page.locator("#loading").isVisible(), false, "the loading overlay stays");
      const state = await game.settled();
      freshFen = state.fen;
      assert.ok(state.game && state.act, `data-game or data-act is missing: ${JSON.stringify(state)}`);
      assert.notEqual(await game.page.locator("#game-state").textContent(), "", "nothing for screen readers");
      assert.deepEqual(game.problems, []);
    });

    await t.test("draws a picture", async () => {
      assertLooksLike(await game.picture("table"), "web-table");
    });

    assert.deepEqual(game.problems, []);
  });
  // The other checks use plain drawing, as a software renderer takes a second or more for a frame in full quality. The menu
  // needs height.
  await withTable({ options: { viewport: { width: 480, height: 640 }, serviceWorkers: "allow" } }, async (game) => {
    await t.test("takes a move by mouse", async () => {
      const { move } = await game.playFirst();
      await game.picture(`move-${move}`);
    });

    await t.test("goes on after a reload where it was, without a network", async () => {
      const { fen } = await game.settled();
      assert.notEqual(fen, freshFen);
      await game.page.waitForFunction(() => navigator.serviceWorker.controller);
      await game.page.context().setOffline(true);
      await game.page.reload();
      await game.table();
      assert.equal((await game.settled()).fen, fen);
      await game.page.context().setOffline(false);
      await game.picture("reloaded");
    });

    await t.test("says what is wrong with files that are dropped, and changes nothing", async () => {
      const { fen } = await game.settled();
      assert.ok(await game.drop("list.txt", "milk, eggs"), "the browser goes to the file");
      await game.says("Could not open list.txt. ");
      assert.ok(await game.drop("all.bgr", "x".repeat((1 << 20) + 1)), "the browser goes to the file");
      await game.says("Could not open all.bgr. This is longer than 1 MB.");
      assert.equal((await game.settled()).fen, fen);
    });

    let opened;
    await t.test("saves the record as a file, and opens files that are chosen or dropped", async () => {
      const { fen } = await game.settled();
      await game.press("Menu");
      await game.press("Matches");
      await game.press("Save and share");
      const file = await game.download("Save record");
      await game.picture("saved-record");
      assert.match(file.name, /^bulldozer-gambit-[\d-]+\.bgr$/);
      assert.ok((await game.copy("Copy link")).includes("#match="), "no link is copied");
      assert.equal(await game.copy("Copy record"), file.text);
      const [x, y] = await game.button("Close");
      await game.paste(RECORD, x, y - 60);
      assert.ok(await game.button("Open"));
      await game.until("a chosen file", ({ fen }) => fen, () => game.choose("Open file", "opening.bgr", RECORD));
      opened = (await game.settled()).fen;
      assert.ok(await game.button("Menu"), "the dialog is closed");
      const kept = await game.page.evaluate(() => Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index)));
      assert.ok(kept.some((key) => key.startsWith("bulldozer-gambit.unfinished-")), `nothing was put aside: ${kept}`);
      await game.drop(file.name, file.text);
      await game.comesTo(fen);
      // The page's own button is for users who do not see the panels. The same file can be chosen again.
      const own = game.page.getByRole("button", { name: "Open file" });
      for (const [text, wanted] of [[RECORD, opened], [file.text, fen]]) {
        await game.chooseBy(() => own.press("Enter"), "opening.bgr", text);
        await game.comesTo(wanted);
      }
      await game.page.locator("#game").focus();
    });

    await t.test("opens a link that is entered while it runs", async () => {
      const loaded = game.page.waitForEvent("domcontentloaded");
      await game.page.evaluate((link) => void setTimeout(() => (location.hash = link)), LINK);
      await loaded;
      await game.table();
      assert.equal((await game.settled()).fen, opened);
      assert.equal(await game.page.evaluate(() => location.hash), "", "loading it again would begin the link again");
    });

    assert.deepEqual(game.problems, []);
  });
});

test("fills a phone and neither scrolls nor grows", { timeout }, async () => {
  const size = { width: 390, height: 844 };
  // The ResizeObserver of the canvas ignores an emulated device scale, so it stays 1.
  const options = { viewport: size, deviceScaleFactor: 1, hasTouch: true, isMobile: true };
  await withTable({ options }, async (game) => {
    const measure = () =>
      game.page.evaluate(() => {
        window.scrollTo(50, 500);
        const canvas = document.getElementById("game");
        const { x, y, width, height } = canvas.getBoundingClientRect();
        const { scrollWidth, scrollHeight } = document.documentElement;
        return {
          canvas: [x, y, width, height].map(Math.round),
          pixels: [canvas.width, canvas.height],
          content: [scrollWidth, scrollHeight],
          scrolled: [window.scrollX, window.scrollY],
        };
      });
    await game.settled();
    const first = await measure();
    assert.deepEqual(first.canvas, [0, 0, size.width, size.height]);
    assert.deepEqual(first.content, [size.width, size.height]);
    assert.deepEqual(first.scrolled, [0, 0]);
    await new Promise((done) => setTimeout(done, 3000));
    assert.deepEqual(await measure(), first);
    assertLooksLike(await game.picture("phone"), "web-phone");
    await game.playFirst("tap");
    await game.picture("phone-tapped");

    // Turned, and played on.
    await game.page.setViewportSize({ width: size.height, height: size.width });
    await game.settled();
    const turned = await measure();
    assert.deepEqual(turned.canvas, [0, 0, size.height, size.width]);
    assert.deepEqual(turned.content, [size.height, size.width]);
    await game.playFirst("tap");
    assert.deepEqual(game.problems, []);
  });
});

test("a bot answers, and the picture goes on while it thinks", { timeout }, async () => {
  await withTable({ before: beginning("knot", undefined, "human 4") }, async (game) => {
    const first = await game.settled();
    await game.playFirst();
    const end = Date.now() + LOAD_MS;
    let state = await game.state();
    while (state.act !== first.act && Date.now() < end) {
      await game.frames(2);
      state = await game.state();
    }
    assert.equal(state.act, first.act, `no bot has answered: ${JSON.stringify(state)}`);
    assert.notEqual((await game.settled()).fen, first.fen);
    await game.picture("bot-answered");
    assert.deepEqual(game.problems, []);
  });
});

test("the match in words can be reached, heard and played without the canvas", { timeout }, async (t) => {
  await withTable({ options: { reducedMotion: "reduce" } }, async (game) => {
    const focused = () => game.page.evaluate(() => document.activeElement.id);
    const { fen } = await game.settled();

    await t.test("has no fault that axe finds", async () => {
      assert.deepEqual(await faultsOf(game), []);
    });

    await t.test("hears what the system wishes for", async () => {
      assert.equal(await game.page.evaluate(() => document.documentElement.dataset.reducedMotion), "true");
    });

    await t.test("plays an action by keys alone, says it, and takes it back", async () => {
      assert.equal(await focused(), "game");
      await game.page.keyboard.press("F6");
      assert.equal(await focused(), "game-action");
      assert.ok(await game.page.locator("#game-board").isVisible());
      assert.deepEqual(await faultsOf(game), [], "while it is seen");
      const words = await game.page.locator("#game-action option").first().textContent();
      await game.page.keyboard.press("Tab");
      await game.page.keyboard.press("Enter");
      await game.page.waitForFunction((fen) => document.getElementById("game-state").dataset.fen !== fen, fen);
      // What has happened is told as it is seen.
      await game.says(words.slice(words.indexOf(": ") + 2));
      await game.page.locator("#game-action").selectOption("undo");
      await game.page.keyboard.press("Enter");
      await game.page.waitForFunction((fen) => document.getElementById("game-state").dataset.fen === fen, fen);
      await game.page.keyboard.press("F6");
      assert.equal(await focused(), "game");
    });

    await t.test("has no fault at the title", async () => {
      await game.press("Menu");
      await game.clickAt(...(await game.button("Title screen")));
      await game.page.waitForFunction(() => document.body.dataset.phase === "title");
      assert.deepEqual(await faultsOf(game), []);
    });
    assert.deepEqual(game.problems, []);
  });
});

test("another tab's match stays, and a full store is said", { timeout }, async () => {
  const others = JSON.stringify({ version: 1, record: '[Game "quad"]\n\n*' });
  const before = (page) =>
    page.addInitScript(
      ([key, save]) => {
        // As in another tab: it has the first name, and a match under it.
        navigator.locks.request("bulldozer-gambit.save-1", () => new Promise(() => {}));
        localStorage.setItem(key, save);
        // Notices are shown for some seconds only.
        window.heard = "";
        addEventListener("DOMContentLoaded", () => {
          const state = document.getElementById("game-state");
          const hear = () => (window.heard += state.textContent);
          new MutationObserver(hear).observe(state, { childList: true, characterData: true, subtree: true });
        });
      },
      [AUTOSAVE, others],
    );
  await withTable({ before }, async (game) => {
    const kept = (key) => game.page.evaluate((key) => localStorage.getItem(key), key);
    const heard = () => game.page.evaluate(() => window.heard);
    await game.playFirst();
    assert.match(await heard(), /already open in another window[^]*autosave-2/);
    assert.equal(await kept(AUTOSAVE), others);
    assert.match(await kept(`${AUTOSAVE}-2`), /pothole/);

    await game.page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await game.playFirst();
    assert.match(await heard(), /not being saved: [^]*storage is full/);
    assert.deepEqual(game.problems, []);
  });
});

test("the page speaks the player's language, and says when it does not come", { timeout: 2 * timeout }, async () => {
  const told = (game) => game.page.evaluate(() => [document.documentElement.lang, document.getElementById("game-state").textContent]);
  await withTable({ options: { locale: "de-AT" } }, async (game) => {
    const [lang, state] = await told(game);
    assert.equal(lang, "de");
    assert.match(state, /Du bist dran/);
    assert.deepEqual(game.problems, []);
  });
  const block = (page) => page.route("**/languages/*", (route) => route.abort());
  await withTable({ options: { locale: "es" }, before: block }, async (game) => {
    await game.says("The texts in Español could not be loaded.");
    const [lang, state] = await told(game);
    assert.equal(lang, "en");
    assert.match(state, /Your turn/);
    // It is asked for twice: by the page, and by the program.
    assert.deepEqual(game.problems.filter((problem) => !problem.includes("ERR_FAILED")), []);
    await game.page.unroute("**/languages/*");
    for (const words of ["Menu", "Settings", "Español"]) await game.press(words);
    assert.equal((await told(game))[0], "es", "what is chosen again is fetched again");
  });
});

test("a program that does not arrive is said in plain words", { timeout }, async () => {
  let seen;
  const loading = new Promise((done) => (seen = done));
  const block = (page) => page.route("**/*.wasm*", (route) => loading.then(() => route.abort()));
  const game = await open({ before: block });
  try {
    assert.ok(await game.page.locator("#loading").isVisible());
    assert.deepEqual(await faultsOf(game), [], "while it loads");
    seen();
    await game.page.locator("#trouble").waitFor();
    assert.match(await game.trouble(), /cannot start[^]*Reload/);
    assert.equal(await game.page.locator("#loading").isVisible(), false);
    assert.ok(await game.page.locator("#trouble-details").isVisible());
    assert.deepEqual(await faultsOf(game), []);
    await game.picture("trouble");
  } finally {
    seen();
    await game.close();
  }
});
