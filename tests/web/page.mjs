// The game in a page, from the view of a player and a screen reader: the text in #game-state, and clicks on the board.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";

// `require` instead of `import`, because it finds the packages through NODE_PATH, outside the clone.
const require = createRequire(import.meta.url);
const { chromium } = require("playwright-core");
const { PNG } = require("pngjs");

/** The name of the saved match in the browser's store. */
export const AUTOSAVE = "bulldozer-gambit.autosave";

// SwiftShader renders a few frames per second.
export const LOAD_MS = 240_000;
const ACTION_MS = 60_000;
// The number of unchanged frames after which a turn counts as over: panels take some to find their places.
const QUIET_FRAMES = 5;
// A small picture is rendered quickly.
const VIEWPORT = { width: 480, height: 380 };

// A processor that draws is slow, which is no reason to take its picture away.
const SOFTWARE = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-gpu-watchdog"];

/** Launches a browser; `drawing` is its renderer. */
export const launch = (drawing = SOFTWARE) =>
  chromium.launch({
    executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      ...drawing,
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** Opens the page with a match of `game` that has just started, at `position` if given. */
export const beginning = (game, position, bots) => (page) =>
  page.addInitScript(
    ([key, save]) => {
      // Only once: what is saved afterwards must come back after a reload.
      if (!localStorage.getItem(key)) localStorage.setItem(key, save);
    },
    [
      AUTOSAVE,
      JSON.stringify({
        version: 1,
        record: `[Game "${game}"]\n${position ? `[Position "${position}"]\n` : ""}${bots ? `[Bots "${bots}"]\n` : ""}\n*`,
      }),
    ],
  );

export class GamePage {
  /** Console errors, exceptions and failed requests, in order. */
  problems = [];
  /** All console output. */
  log = [];

  /**
   * Opens the page, with plain drawing and no animation unless `rich`, which is much faster in a software renderer.
   * It does not ask before losses, as the first action of a list may be one.
   */
  static async open(browser, url, { options = {}, before = async () => {}, rich = false, fragment = "#table" } = {}) {
    // Each page is a first visit, which need not be kept for another one.
    const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: "block", ...options });
    const game = new GamePage();
    // Directly to the table, without the title.
    game.url = `${url}?probe${fragment}`;
    game.page = await context.newPage();
    game.page.setDefaultTimeout(LOAD_MS);
    game.listen();
    const settings = rich
      ? { graphics: "high", welcomed: false }
      : { graphics: "plain", reduced_motion: true, asks_before_losses: false };
    await game.page.addInitScript(
      (text) => localStorage.setItem("bulldozer-gambit.settings", text),
      JSON.stringify(settings),
    );
    await before(game.page);
    await game.page.goto(game.url);
    return game;
  }

  listen() {
    const problem = (text) => this.problems.push(text);
    this.page.on("console", (message) => {
      this.log.push(`${message.type()}: ${message.text()}`);
      if (message.type() === "error") problem(`console: ${message.text()}`);
    });
    this.page.on("pageerror", (error) => {
      if (!String(error).includes("Using exceptions for control flow")) problem(`exception: ${error}`);
    });
    this.page.on("requestfailed", (request) => {
      const why = request.failure()?.errorText;
      // A page that is left cancels its requests.
      if (why !== "net::ERR_ABORTED") problem(`request failed: ${request.url()} ${why}`);
    });
    this.page.on("response", (response) => {
      if (response.status() >= 400) problem(`request failed: ${response.url()} ${response.status()}`);
    });
  }

  /** Waits until the table is shown. Ends early if the page shows an error. */
  async table() {
    await this.page.waitForFunction(
      () => /^(table|trouble)$/.test(document.body.dataset.phase) || !document.getElementById("trouble").hidden,
    );
    const phase = await this.page.evaluate(() => document.body.dataset.phase);
    const trouble = (await this.trouble()) || (phase === "table" ? "" : `data-phase=${phase}`);
    if (trouble) throw new Error(`the page shows trouble: ${trouble}\n${this.log.join("\n")}`);
  }

  async trouble() {
    const box = this.page.locator("#trouble");
    return (await box.isVisible()) ? box.innerText() : "";
  }

  /** The data attributes of #game-state. */
  state() {
    return this.page.evaluate(() => ({ ...document.getElementById("game-state").dataset }));
  }

  /** The state when no animation runs and only the player can act. */
  async settled() {
    const end = Date.now() + LOAD_MS;
    let before = "";
    let state = {};
    while (Date.now() < end) {
      state = await this.state();
      const now = JSON.stringify([state.fen, state.legal, state.cells, state.buttons]);
      if (now === before && state.busy !== "true" && state.fen && state.legal) return state;
      before = now;
      await this.frames(QUIET_FRAMES);
    }
    throw new Error(`the game does not come to rest: ${JSON.stringify(state)}`);
  }

  /** Waits until the page has rendered some frames. */
  frames(count) {
    return this.page.evaluate(
      (count) =>
        new Promise((done) => {
          const next = () => (count-- > 0 ? requestAnimationFrame(next) : done());
          next();
        }),
      count,
    );
  }

  /** The middle of a square in the page. */
  async place(cell) {
    const { cells } = await this.state();
    const [x, y] = JSON.parse(cells)[cell] ?? [];
    if (x === undefined) throw new Error(`data-cells has no ${cell}`);
    const canvas = await this.page.locator("#game").boundingBox();
    return [canvas.x + x, canvas.y + y];
  }

  /** The middle of the button labelled `words` in the page. */
  async button(words) {
    const { buttons } = await this.settled();
    const [x, y] = JSON.parse(buttons)[words] ?? [];
    if (x === undefined) throw new Error(`no button says ${words}: ${buttons}`);
    const canvas = await this.page.locator("#game").boundingBox();
    return [canvas.x + x, canvas.y + y];
  }

  /** Presses the button labelled `words`. */
  async press(words) {
    const place = await this.button(words);
    await this.until(words, ({ fen, buttons }) => fen + buttons, () => this.clickAt(...place));
  }

  /** Presses the button labelled `words`. Returns the name and the text of the downloaded file. */
  async download(words) {
    const place = await this.button(words);
    const [download] = await Promise.all([this.page.waitForEvent("download"), this.clickAt(...place)]);
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
  }

  /** Presses the button labelled `words`, and chooses a file in the browser's file chooser. */
  async choose(words, name, text) {
    await this.chooseBy(async () => this.clickAt(...(await this.button(words))), name, text);
  }

  /** Runs `act`, which opens the browser's file chooser, and chooses this file. */
  async chooseBy(act, name, text) {
    const [chooser] = await Promise.all([this.page.waitForEvent("filechooser"), act()]);
    await chooser.setFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(text) });
  }

  /** Presses the button labelled `words`. Returns the content of the clipboard. */
  async copy(words) {
    await this.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const read = () => this.page.evaluate(() => navigator.clipboard.readText());
    await this.page.evaluate(() => navigator.clipboard.writeText(""));
    await this.clickAt(...(await this.button(words)));
    for (const end = Date.now() + ACTION_MS; Date.now() < end; await this.frames(2)) {
      const text = await read();
      if (text) return text;
    }
    throw new Error(`${words} copies nothing`);
  }

  /** Pastes a text by keys into the text field at a point of the canvas. Returns the state afterwards. */
  async paste(text, x, y) {
    await this.page.evaluate((text) => navigator.clipboard.writeText(text), text);
    await this.clickAt(x, y);
    return this.until("pasting", ({ buttons }) => buttons, () => this.page.keyboard.press("Control+V"));
  }

  /** Drops a file on the page. Returns whether the page prevents the browser from navigating to it. */
  drop(name, text) {
    return this.page.evaluate(
      ([name, text]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], name));
        const canvas = document.getElementById("game");
        const init = { dataTransfer, bubbles: true, cancelable: true };
        // A prevented event returns false.
        const left = ["dragenter", "dragover", "drop"].map((type) => canvas.dispatchEvent(new DragEvent(type, init)));
        return left.every((goes) => !goes);
      },
      [name, text],
    );
  }

  /** Waits until the match as text contains this. */
  says(words) {
    return this.page.waitForFunction(
      (words) => document.getElementById("game-state").textContent.includes(words),
      words,
    );
  }

  /** Waits until this is the position. */
  comesTo(fen) {
    return this.page.waitForFunction((fen) => document.getElementById("game-state").dataset.fen === fen, fen);
  }

  /** Runs `act`, repeatedly if necessary, until `seen` of the state has changed. Returns the state. */
  async until(what, seen, act) {
    const before = seen(await this.state());
    for (let attempt = 0; attempt < 2; attempt++) {
      await act();
      const end = Date.now() + ACTION_MS;
      while (Date.now() < end) {
        if (seen(await this.state()) !== before) return this.settled();
        await sleep(250);
      }
    }
    throw new Error(`${what} by clicks changes nothing: ${JSON.stringify(await this.state())}`);
  }

  async click(cell) {
    // Computed again each time, because a longer sentence below the board moves it.
    let [x, y] = await this.place(cell);
    for (let moved = true; moved; ) {
      const last = [x, y];
      await this.frames(3);
      [x, y] = await this.place(cell);
      moved = Math.hypot(x - last[0], y - last[1]) > 1;
    }
    await this.clickAt(x, y);
  }

  async clickAt(x, y) {
    const { mouse } = this.page;
    await mouse.move(x, y);
    await this.frames(3);
    await mouse.down();
    await this.frames(2);
    await mouse.up();
    await this.frames(3);
  }

  async tap(cell) {
    await this.page.touchscreen.tap(...(await this.place(cell)));
    await this.frames(4);
  }

  /** Plays the first legal move between squares, by "click" or "tap". Returns the state afterwards. */
  async playFirst(how = "click") {
    const before = await this.settled();
    const move = before.legal.split(" ").find((token) => /^[a-z]\d+[a-z]\d+$/.test(token));
    if (!move) throw new Error(`no move from square to square in data-legal: ${before.legal}`);
    return { move, state: await this.play(how, ...move.match(/[a-z]\d+/g)) };
  }

  /** Picks squares by "click" or "tap", which plays an action. Returns the state afterwards. */
  async play(how, ...squares) {
    await this.settled();
    const point = async () => {
      for (const square of squares) await this[how](square);
    };
    return this.until(squares.join(""), ({ fen }) => fen, point);
  }

  /** A decoded screenshot of the canvas, saved as `name` if WEB_SHOTS names a folder. */
  async picture(name) {
    const path = process.env.WEB_SHOTS ? join(process.env.WEB_SHOTS, `${name}.png`) : undefined;
    return PNG.sync.read(await this.page.screenshot({ path, timeout: LOAD_MS }));
  }

  close() {
    return this.page.context().close();
  }
}
