// A player in any browser: what is seen of the match in the page, clicks on the board, and actions of the match in words.

import assert from "node:assert/strict";

const LOAD_MS = 300_000;
const ACTION_MS = 90_000;
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const SETTINGS = JSON.stringify({ graphics: "plain", reduced_motion: true, asks_before_losses: false });

/** Waits until `look` resolves to what is neither false nor nothing, and resolves to that. */
export async function until(what, look, patience = ACTION_MS) {
  for (const end = Date.now() + patience; ; await sleep(250)) {
    const seen = await look();
    if (seen) return seen;
    if (Date.now() > end) throw new Error(`${what} does not come`);
  }
}

export class Player {
  constructor(tab, url) {
    Object.assign(this, { tab, url });
  }

  /** A player in a new tab of the browser, with plain drawing: a processor draws. The address may have another end. */
  static async join(browser, url, end = "#table", size = [480, 420]) {
    const player = new Player(await browser.newTab(), url);
    // Any file of the page has its store.
    await player.tab.goto(`${url}style.css`);
    await player.tab.evaluate((text) => {
      if (!localStorage.getItem("bulldozer-gambit.settings")) localStorage.setItem("bulldozer-gambit.settings", text);
    }, SETTINGS);
    await player.tab.resize(...size);
    await player.enter(end);
    return player;
  }

  /** Loads the page anew, to begin where the end of the address says. */
  async enter(end = "#table") {
    // An address that differs in its end alone would not be loaded.
    await this.tab.goto(`${this.url}style.css`);
    await this.tab.goto(`${this.url}?probe${end}`);
    await this.atTable();
  }

  trouble() {
    return this.tab.evaluate(() => {
      const trouble = document.getElementById("trouble");
      return trouble && !trouble.hidden ? trouble.innerText : "";
    });
  }

  /** Waits until the table is shown, with its match. */
  async atTable() {
    const look = () =>
      this.tab.evaluate(() => ({
        phase: document.body?.dataset.phase,
        trouble: document.getElementById("trouble")?.hidden === false ? document.getElementById("trouble").innerText : "",
        fen: document.getElementById("game-state")?.dataset.fen,
      }));
    // A page that is on its way out cannot be asked.
    const seen = await until("the table", async () => {
      const seen = await look().catch(() => ({}));
      return (seen.trouble || (seen.phase === "table" && seen.fen)) && seen;
    }, LOAD_MS);
    assert.equal(seen.trouble, "", "the page shows trouble");
    return this.settled();
  }

  state() {
    return this.tab.evaluate(() => {
      const state = document.getElementById("game-state");
      return { ...state.dataset, told: state.textContent };
    });
  }

  frames(count) {
    return this.tab.evaluate(
      (count) =>
        new Promise((done) => {
          const next = () => (count-- > 0 ? requestAnimationFrame(next) : done());
          next();
        }),
      count,
    );
  }

  /** The state when nothing moves. */
  async settled() {
    let before = "";
    return until("a table at rest", async () => {
      const state = await this.state();
      const now = JSON.stringify([state.fen, state.legal, state.cells]);
      const is = now === before && state.busy !== "true" && state.cells;
      before = now;
      return is && state;
    });
  }

  async fen() {
    return (await this.settled()).fen;
  }

  async clickAt(x, y) {
    await this.tab.move(x, y);
    await this.frames(3);
    await this.tab.down();
    await this.frames(2);
    await this.tab.up();
    await this.frames(3);
  }

  /** Plays a move by two clicks on squares. */
  async click(move) {
    const { fen } = await this.settled();
    const squares = move.match(/[a-z]\d+/g);
    for (let tries = 0; tries < 2; tries += 1) {
      for (const square of squares) {
        const { cells } = await this.settled();
        await this.clickAt(...(JSON.parse(cells)[square] ?? assert.fail(`there is no ${square}`)));
      }
      const has = await until(move, async () => (await this.state()).fen !== fen, 10_000).catch(() => false);
      if (has) return this.settled();
    }
    throw new Error(`${move} by clicks changes nothing: ${JSON.stringify(await this.state())}`);
  }

  /** Plays an action as the match in words offers it, and waits so long for it. */
  async choose(token, patience) {
    const { fen } = await this.settled();
    await until(`the action ${token}`, () =>
      this.tab.evaluate((token) => {
        const action = document.getElementById("game-action");
        if (![...action.options].some(({ value }) => value === token)) return false;
        action.value = token;
        document.querySelector("#game-actions button").click();
        return true;
      }, token),
    );
    await until(token, async () => (await this.state()).fen !== fen, patience);
    return this.settled();
  }

  /** Plays the first move from square to square that is legal. */
  async playFirst(how = "choose") {
    const { legal } = await this.settled();
    const move = legal.split(" ").find((token) => /^[a-z]\d+[a-z]\d+$/.test(token));
    await this[how](move);
    return move;
  }

  /** Lets the page note all that it says from now on: sentences are shown for some seconds only. */
  listen() {
    return this.tab.evaluate(() => {
      const state = document.getElementById("game-state");
      window.heard = state.textContent;
      new MutationObserver(() => (window.heard += state.textContent)).observe(state, { childList: true, characterData: true, subtree: true });
    });
  }

  heard(words) {
    return until(`"${words}"`, () => this.tab.evaluate((words) => new RegExp(words).test(window.heard), words.source));
  }

  /** The page's own note, if it shows one. */
  note() {
    return this.tab.evaluate(() => {
      const note = document.getElementById("note");
      return note.hidden ? "" : note.querySelector("p").textContent;
    });
  }

  /** Closes the note, which may lie over the board. */
  closeNote() {
    return this.tab.evaluate(() => document.getElementById("note-close").click());
  }

  /** Takes the picture away; `soon`: less than a minute after the last time, however slow the browser is. */
  losePicture(soon = false) {
    return this.tab.evaluate((back) => {
      const now = Date.now;
      Date.now = () => now() - back;
      document.body.dataset.old = "true";
      const context = document.getElementById("game").getContext("webgl2");
      context.getExtension("WEBGL_lose_context").loseContext();
    }, soon ? 300_000 : 0);
  }

  /** Waits until the page has been loaded again. */
  async comesBack() {
    await until("a new page", () => this.tab.evaluate(() => !document.body.dataset.old).catch(() => false));
    return this.atTable();
  }
}
