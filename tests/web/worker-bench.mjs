// How many positions a second bots look at: in the page's worker (WEB_DIST) and natively (NATIVE), the same errands in turns.
// The best of some rounds counts, so that a busy machine matters less. Run by scripts/worker-bench.sh.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

import { launch } from "./page.mjs";
import { serve } from "./server.mjs";

const GAMES = ["pothole", "knot", "quad", "auction"];
const ROUNDS = 4;
// Long enough that the browser's compiler is through: a thought of three seconds at most.
const LEVEL = 7;
// So many actions into the game, unless chance is to decide before.
const ACTIONS = 4;

const server = await serve(process.env.WEB_DIST);
const browser = await launch();
const page = await browser.newPage();
await page.goto(`${server.url}worker.js`);
await page.evaluate(
  () =>
    new Promise((done, fail) => {
      self.worker = new Worker("worker.js", { type: "module" });
      self.worker.onmessage = done;
      self.worker.onerror = fail;
    }),
);
const program = spawn(process.env.NATIVE, { stdio: ["pipe", "pipe", "inherit"] });
const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();

async function inNative(text) {
  const start = performance.now();
  program.stdin.write(`${text}\n`);
  const { value } = await lines.next();
  return [value, performance.now() - start];
}

const inPage = (text) =>
  page.evaluate(
    (text) =>
      new Promise((done) => {
        const start = performance.now();
        self.worker.onmessage = ({ data }) => done([data, performance.now() - start]);
        self.worker.postMessage(text);
      }),
    text,
  );

/** Asks, and answers with the action and how many nodes there were in a second. */
async function ask(where, more) {
  const errand = { number: 1, options: [], start: null, actions: [], level: LEVEL, seed: 1, ...more };
  const [text, ms] = await where(JSON.stringify(errand));
  const { action, nodes } = JSON.parse(text);
  return { action, speed: (1000 * nodes) / ms };
}

/** Some actions of a game that a bot plays against itself. */
async function opening(game) {
  const actions = [];
  while (actions.length < ACTIONS) {
    const { action } = await ask(inNative, { game, actions, level: 3 });
    if (!action.Ok) return actions.slice(0, -1);
    actions.push(action.Ok);
  }
  return actions;
}

console.log("nodes a second    native    worker    ratio");
for (const game of GAMES) {
  const actions = await opening(game);
  const best = { native: 0, worker: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    // Another seed is another bot, which remembers nothing.
    const errand = { game, actions, seed: 100 + round };
    best.native = Math.max(best.native, (await ask(inNative, errand)).speed);
    best.worker = Math.max(best.worker, (await ask(inPage, errand)).speed);
  }
  const shown = [best.native, best.worker].map((speed) => Math.round(speed).toString().padStart(10));
  console.log(`${game.padEnd(14)}${shown.join("")}${(best.worker / best.native).toFixed(2).padStart(9)}`);
}
program.stdin.end();
await browser.close();
server.close();
