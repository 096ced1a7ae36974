// Plays the page at a table that the program hosts. PROGRAM names the program; it serves the page in WEB_DIST.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { after, before, test } from "node:test";

import { GamePage, LOAD_MS, launch } from "./page.mjs";

const timeout = 2.5 * LOAD_MS;
const KNOWN = "bulldozer-gambit.tables";
let browser;
let host;
let address;
/** What the host has said. */
let said = "";

/** Starts a host whose first seat is a bot's. Returns the address of its table on this computer. */
function startHost() {
  const page = process.env.WEB_DIST ?? "dist/web-quick";
  host = spawn(process.env.PROGRAM, ["host", "--game", "knot", "--bind", "127.0.0.1:0", "--players", "1,human", "--page", page]);
  return new Promise((done, fail) => {
    host.on("error", fail);
    host.on("exit", (status) => fail(new Error(`the host ends with ${status}: ${said}`)));
    for (const output of [host.stdout, host.stderr]) {
      output.on("data", (text) => {
        said += text;
        const place = said.match(/:(\d+)\/#join=(\w+)/);
        if (place) done({ url: `http://127.0.0.1:${place[1]}/`, code: place[2] });
      });
    }
  });
}

before(async () => {
  browser = await launch();
  address = await startHost();
});

after(async () => {
  await browser?.close();
  host?.kill();
});

test("a player joins a table by its link, plays, takes a move back, and comes back", { timeout }, async (t) => {
  const known = (page) =>
    page.addInitScript((key) => {
      localStorage.setItem(key, localStorage.getItem(key) ?? '{"name":"Ann"}');
      // When its connections were made.
      window.connected = [];
      window.WebSocket = class extends WebSocket {
        constructor(...given) {
          super(...given);
          this.addEventListener("open", () => window.connected.push(performance.now()));
        }
      };
    }, KNOWN);
  const game = await GamePage.open(browser, address.url, {
    options: { viewport: { width: 480, height: 640 } },
    before: known,
    fragment: `#table&join=${address.code}`,
  });
  try {
    await game.table();
    await t.test("sits down", async () => {
      await game.press("Join");
      // Of two such buttons, the last: the free seat, and not the bot's.
      await game.press("Sit here");
      await game.picture("together");
      assert.match(said, /Ann plays Black/);
      await game.press("To the board");
    });

    let fen;
    await t.test("plays, and a bot answers", async () => {
      const start = (await game.settled()).fen;
      const { state } = await game.playFirst();
      assert.notEqual(state.fen, start);
      await game.page.waitForFunction(() => document.getElementById("game-state").dataset.legal);
      fen = (await game.settled()).fen;
      await game.picture("together-played");
    });

    await t.test("comes back after a reload, to the same seat", async () => {
      await game.page.reload();
      await game.table();
      await game.press("Join");
      await game.press("To the board");
      await game.comesTo(fen);
      assert.ok((await game.settled()).legal, "it is Ann's turn");
    });

    await t.test("connects anew when it was out of sight for long", async () => {
      const look = (hidden) =>
        game.page.evaluate((hidden) => {
          Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
          document.dispatchEvent(new Event("visibilitychange"));
          return performance.now();
        }, hidden);
      const before = await game.page.evaluate(() => window.connected.length);
      await look(true);
      await new Promise((done) => setTimeout(done, 6_000));
      const seen = await look(false);
      await game.page.waitForFunction((before) => window.connected.length > before, before);
      const after = await game.page.evaluate(() => window.connected.at(-1));
      console.log(`a page that is looked at again is connected after ${Math.round(after - seen)} ms`);
      await game.comesTo(fen);
      assert.ok((await game.settled()).legal, "it is Ann's turn");
    });

    await t.test("takes the move back: bots always agree", async () => {
      await game.press("Undo");
      assert.match(said, /moves are taken back/);
      assert.notEqual((await game.settled()).fen, fen);
    });
    assert.deepEqual(game.problems, []);
  } finally {
    await game.close();
  }
});
