// A game of each kind at a table that the program hosts, played by two pages in Chromium, one in Firefox and a program without a
// window. One of the pages loses its connection in each third of its turns. Run by `make test-together` (scripts/together.sh):
// PROGRAM names the program, CLIENT the test that is the fourth player, WEB_DIST the page's folder.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { connect, createServer } from "node:net";
import { after, before, test } from "node:test";

import { Chromium } from "./drivers/chromium.mjs";
import { Firefox } from "./drivers/firefox.mjs";
import { Player, until } from "./player.mjs";

const timeout = 1_200_000;
// How often each of them acts. After that, the clocks end the game.
const TURNS = 7;
const SECONDS = 90;
const SIZE = [420, 560];
const KNOWN = "bulldozer-gambit.tables";

/** A way to the host that can be cut. */
class Cable {
  #ends = new Set();
  cuts = 0;

  static async to(port) {
    const cable = new Cable();
    cable.server = createServer((near) => {
      const far = connect(port, "127.0.0.1");
      const end = { near, far };
      cable.#ends.add(end);
      for (const [one, other] of [[near, far], [far, near]]) {
        one.pipe(other);
        one.on("error", () => other.destroy());
        one.on("close", () => {
          other.destroy();
          cable.#ends.delete(end);
        });
      }
    });
    await new Promise((done) => cable.server.listen(0, "127.0.0.1", done));
    cable.url = `http://127.0.0.1:${cable.server.address().port}/`;
    return cable;
  }

  cut() {
    this.cuts += 1;
    for (const { near } of this.#ends) near.resetAndDestroy();
  }

  close() {
    this.cut();
    this.server.close();
  }
}

/** Starts a host. Resolves to it, the port and the code of its table, and a function that tells what it has said. */
function host(game, options) {
  const list = ["host", "--game", game, "--bind", "127.0.0.1:0", "--time", `${SECONDS}`, "--page", process.env.WEB_DIST, ...options];
  const process_ = spawn(process.env.PROGRAM, list);
  let said = "";
  return new Promise((done, fail) => {
    process_.on("exit", (status) => fail(new Error(`the host ends with ${status}: ${said}`)));
    for (const output of [process_.stdout, process_.stderr]) {
      output.on("data", (text) => {
        said += text;
        const place = said.match(/:(\d+)\/#join=(\w+)/);
        if (place) done({ end: () => process_.kill(), port: Number(place[1]), code: place[2], said: () => said });
      });
    }
  });
}

/** The player without a window. Resolves to the number of actions and the last position that it has seen. */
function client(port, code) {
  const list = ["--ignored", "--exact", "--nocapture", "together::plays_beside_pages"];
  const env = { ...process.env, TABLE_ADDRESS: `127.0.0.1:${port}#${code}`, TABLE_TURNS: `${TURNS}` };
  const process_ = spawn(process.env.CLIENT, list, { env });
  let said = "";
  for (const output of [process_.stdout, process_.stderr]) output.on("data", (text) => (said += text));
  process.on("exit", () => process_.kill());
  return new Promise((done, fail) => {
    process_.on("exit", (status) => {
      const [, actions, fen] = said.match(/END (\d+) (.*)/) ?? [];
      if (status === 0 && fen) done({ actions: Number(actions), fen });
      else fail(new Error(`the client ends with ${status}: ${said}`));
    });
  });
}

/** Presses the button with these words, as a finger does, when it lies still: a dialog grows while it fills. */
async function press(player, words) {
  let before = "";
  const place = await until(`the button ${words}`, async () => {
    await player.frames(3);
    const place = JSON.parse((await player.settled()).buttons)[words];
    const isStill = place && `${place}` === before;
    before = `${place}`;
    return isStill && place;
  });
  await player.clickAt(...place);
}

/** A page at the table, under this name. It sits down on a seat that is free. */
async function sitDown(browser, name, url, code) {
  const tab = await browser.newTab();
  await tab.goto(`${url}style.css`);
  await tab.evaluate(([key, name]) => localStorage.setItem(key, JSON.stringify({ name })), [KNOWN, name]);
  await tab.close();
  const player = await Player.join(browser, url, `#table&join=${code}`, SIZE);
  player.name = name;
  await press(player, "Join");
  await press(player, "Sit here");
  return player;
}

/** The legal actions that the player may choose now; none while others decide. */
async function own(player) {
  const legal = (await player.settled()).legal?.split(" ") ?? [];
  const listed = await player.tab.evaluate(() => [...document.getElementById("game-action").options].map(({ value }) => value));
  const both = legal.filter((token) => listed.includes(token));
  return both.length > 0 && both;
}

/** Plays its turns. The cable is cut at each third of them, if there is one to cut. */
async function play(player, cable, isOver) {
  for (let turn = 1, wasCut = false; turn <= TURNS; turn += 1) {
    const legal = await until(`the turn of ${player.name}`, async () => isOver() || own(player), timeout);
    if (isOver()) return;
    const token = legal[(turn * 7919) % legal.length];
    try {
      await player.choose(token, wasCut ? 15_000 : undefined);
    } catch (error) {
      // The clock may have ended the game meanwhile.
      if (isOver()) return;
      if (!wasCut) throw error;
      // What is chosen without a connection is refused, as a notice tells: the player chooses again.
      turn -= 1;
      wasCut = false;
      continue;
    }
    wasCut = turn % 3 === 0;
    if (wasCut) cable?.cut();
  }
}

const browsers = [];

before(async () => {
  for (const driver of [Chromium, Chromium, Firefox]) browsers.push(await driver.launch());
}, { timeout });

after(async () => {
  for (const browser of browsers) await browser.close();
});

for (const [game, seats, options] of [
  ["pothole", 4, []],
  ["knot", 2, ["--option", "setup=standard"]],
  ["quad", 4, ["--talk", "secret"]],
  ["auction", 4, []],
]) {
  test(`four players at a table of ${game}`, { timeout }, async () => {
    const { end, port, code, said } = await host(game, options);
    const cable = await Cable.to(port);
    const players = [];
    try {
      const isOver = () => /the game is over/.test(said());
      // It has the last seat, which a page would choose.
      const fourth = client(port, code);
      fourth.catch(() => {});
      await until("the program at the table", () => /Desktop plays/.test(said()));
      for (const [number, name] of ["Ann", "Ben", "Cleo"].entries()) {
        // Of a game for two, the first page and the program play, and the others watch.
        const url = number === 0 ? cable.url : `http://127.0.0.1:${port}/`;
        if (number < seats - 1) players.push(await sitDown(browsers[number], name, url, code));
      }
      for (const player of players) await press(player, "To the board");
      await Promise.all(players.map((player, number) => play(player, number === 0 ? cable : undefined, isOver)));
      const { actions, fen } = await fourth;
      for (const player of players) {
        await until(`the end of ${player.name}'s game`, async () => (await player.state()).fen === fen);
        assert.deepEqual(player.tab.problems.filter((text) => !/WebSocket|control flow/.test(text)), [], player.name);
      }
      assert.ok(cable.cuts > 1, `the connection was cut ${cable.cuts} times`);
      console.log(`${game}: ${actions} actions, ${players.length} pages and a program, cut ${cable.cuts} times`);
    } catch (error) {
      console.log(`the host: ${said()}`);
      throw error;
    } finally {
      for (const player of players) await player.tab.close().catch(() => {});
      cable.close();
      end();
    }
  });
}
