// The page in one of the browsers, BROWSER=firefox|webkit|chromium: a whole match, and what phones and tabs do to a page.
// Run by `make test-browsers` (scripts/browsers.sh); WEB_DIST names the page's folder.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { Player, until } from "./player.mjs";
import { serve } from "./server.mjs";

const NAME = process.env.BROWSER ?? "chromium";
const timeout = 900_000;
const AUTOSAVE = "bulldozer-gambit.autosave";
// A match of Knot Chess between bots, to mate.
const MATCH =
  "d3d15 d17d15 b3b15 a15a3 c3a15 a16a15 b15c14 d14d12 d4d6 d15d17 c2b16 a17a16 b2d16 b17b16 c14!c17 b16b17 c2a15 a16a15 d16a6".split(" ");
// Of its moves, these are clicked.
const CLICKED = 3;
const drivers = { chromium: "Chromium", firefox: "Firefox", webkit: "WebKit" };
const driver = (await import(`./drivers/${NAME}.mjs`))[drivers[NAME]];

let server;
let browser;

before(async () => {
  server = await serve(process.env.WEB_DIST ?? "dist/web");
  browser = await driver.launch();
}, { timeout });

after(async () => {
  await browser?.close();
  server?.close();
});

/** Runs `check` with a player in a tab of its own, with no saved match. */
async function withPlayer(end, check) {
  const player = await Player.join(browser, server.url, end);
  try {
    await check(player);
    assert.deepEqual(player.tab.problems.filter((text) => !/Using exceptions for control flow/.test(text)), []);
  } finally {
    await player.tab.evaluate(() => {
      const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
      for (const name of names) if (!/settings$/.test(name)) localStorage.removeItem(name);
    }).catch(() => {});
    await player.tab.close();
  }
}

test(`${NAME} plays a match from its start to mate`, { timeout }, async () => {
  await withPlayer("#game=knot&players=human,human", async (player) => {
    assert.equal((await player.settled()).game, "knot");
    for (const [number, action] of MATCH.entries()) {
      const { legal } = await player.settled();
      assert.ok(legal.split(" ").includes(action), `${action} is not legal: ${legal}`);
      await player[number < CLICKED ? "click" : "choose"](action);
    }
    const { act, told } = await player.settled();
    assert.equal(act, "-", "the match has not ended");
    assert.match(told, /White/, "nobody is said to have won");
    await player.enter();
    assert.equal((await player.settled()).act, "-", "the end is forgotten");
  });
});

test(`${NAME} turns the page, puts it away and takes it out`, { timeout }, async () => {
  await withPlayer("#game=knot&players=human,human", async (player) => {
    await player.choose(MATCH[0]);
    const fen = await player.fen();
    const shape = () =>
      player.tab.evaluate(() => {
        const { width, height } = document.getElementById("game").getBoundingClientRect();
        return [Math.round(width - innerWidth), Math.round(height - innerHeight), innerWidth > innerHeight];
      });
    for (const [width, height] of [[400, 760], [760, 400]]) {
      await player.tab.resize(width, height);
      await until(`a page of ${width} by ${height}`, async () => String(await shape()) === String([0, 0, width > height]));
      assert.equal(await player.fen(), fen);
    }
    await player.click(MATCH[1]);

    const played = await player.fen();
    const other = await browser.newTab();
    await other.goto(`${server.url}style.css`);
    await other.toFront();
    const hidden = await player.tab.evaluate(() => document.hidden);
    console.log(`${NAME}: the page that was put away is ${hidden ? "hidden" : "still seen"}`);
    await new Promise((done) => setTimeout(done, 5_000));
    await other.close();
    await player.tab.toFront();
    assert.equal(await player.fen(), played);
    await player.click(MATCH[2]);
  });
});

test(`${NAME} is heard after the first tap`, { timeout }, async () => {
  await withPlayer("#game=knot&players=human,human", async (player) => {
    const sound = () => player.tab.evaluate(() => document.documentElement.dataset.sound);
    console.log(`${NAME}: before a tap the sound is ${await sound()}`);
    await player.click(MATCH[0]);
    console.log(`${NAME}: after a tap the sound is ${await until("the sound", sound)}`);
  });
});

test(`${NAME} goes on with the match when its memory or its picture is taken`, { timeout }, async () => {
  await withPlayer("#game=knot&players=human,human", async (player) => {
    for (const action of MATCH.slice(0, 2)) await player.choose(action);
    const fen = await player.fen();
    await player.losePicture();
    await player.comesBack();
    assert.equal(await player.fen(), fen);
    assert.match(await player.note(), /taken the graphics away/);
    await player.closeNote();
    await player.click(MATCH[2]);
    // Once more so soon is too often.
    const played = await player.fen();
    await player.losePicture(true);
    await until("the page's trouble", async () => /graphics/i.test(await player.trouble()));
    await player.enter();
    assert.equal(await player.fen(), played);

    if (!browser.kill) return;
    // Firefox writes the store down a while after the page has.
    await new Promise((done) => setTimeout(done, 12_000));
    await browser.kill();
    if (NAME !== "webkit") player.tab = await browser.newTab();
    await player.enter();
    assert.equal(await player.fen(), played);
  });
});

test(`${NAME} keeps the matches of two tabs apart`, { timeout }, async () => {
  await withPlayer("#game=knot&players=human,human", async (player) => {
    await player.choose(MATCH[0]);
    const kept = () => player.tab.evaluate((key) => localStorage.getItem(key), AUTOSAVE);
    const first = await kept();
    assert.match(first, /knot/);
    const other = await Player.join(browser, server.url, "#game=quad&players=human,human,human,human");
    await other.listen();
    await other.heard(/already open in another window/);
    await other.playFirst();
    assert.equal(await kept(), first);
    assert.match(await player.tab.evaluate((key) => localStorage.getItem(`${key}-2`), AUTOSAVE), /quad/);
    await other.tab.close();
    await player.tab.toFront();
    await player.choose(MATCH[1]);
    await player.enter();
    assert.equal((await player.settled()).game, "knot");
  });
});

test(`${NAME} says that its store is full, and loses nothing when the picture is lost then`, { timeout }, async () => {
  await withPlayer("#game=knot&players=human,human", async (player) => {
    await player.listen();
    await player.tab.evaluate(() => {
      // The browser's own, which the page has put one of its own before.
      const frame = document.body.appendChild(document.createElement("iframe"));
      const store = frame.contentWindow.localStorage;
      // To the last byte, which a name of its own would not leave.
      let fill = "";
      for (let size = 1 << 22; size >= 1; ) {
        try {
          store.setItem("fill", fill + "x".repeat(size));
          fill = store.getItem("fill");
        } catch {
          size >>= 1;
        }
      }
      frame.remove();
    });
    await player.choose(MATCH[0]);
    await player.heard(/not being saved: [^]*storage is full/);
    const fen = await player.fen();
    await player.losePicture();
    await player.comesBack();
    assert.equal(await player.fen(), fen);
  });
});
