// How many positions bots search per second of CPU time: in the page's worker (WEB_DIST), run by Node's engine, which
// is Chromium's, and natively (NATIVE), with the same errands in turns. Run by scripts/worker-bench.sh.

import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const GAMES = ["pothole", "knot", "quad", "auction"];
const ROUNDS = Number(process.env.ROUNDS ?? 4);
// Long enough for the engine's compiler to finish: a search of at most three seconds.
const LEVEL = 6;
// The number of actions before the search, unless chance is to decide earlier.
const ACTIONS = 4;

const folder = process.env.WEB_DIST;
const { initSync, answer } = await import(pathToFileURL(`${folder}/bulldozer_gambit_worker.js`));
initSync({ module: readFileSync(`${folder}/bulldozer_gambit_worker_bg.wasm`) });
const program = spawn(process.env.NATIVE, { stdio: ["pipe", "pipe", "inherit"] });
const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();

/** The CPU time of the first thread of a process, in milliseconds; on systems other than Linux the elapsed time. */
function busyMs(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

const native = {
  pid: program.pid,
  async ask(text) {
    program.stdin.write(`${text}\n`);
    return (await lines.next()).value;
  },
};
const worker = { pid: process.pid, ask: answer };

/** The chosen action, and the number of nodes per second. */
async function ask(where, more) {
  const errand = { number: 1, options: [], start: null, actions: [], level: LEVEL, seed: 1, ...more };
  const start = busyMs(where.pid);
  const { action, nodes } = JSON.parse(await where.ask(JSON.stringify(errand)));
  return { action, speed: (1000 * nodes) / (busyMs(where.pid) - start) };
}

/** Some actions of a game that a bot plays against itself. */
async function opening(game) {
  const actions = [];
  while (actions.length < ACTIONS) {
    const { action } = await ask(native, { game, actions, level: 3 });
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
    // Another seed makes another bot, with an empty memory.
    const errand = { game, actions, seed: 100 + round };
    best.native = Math.max(best.native, (await ask(native, errand)).speed);
    best.worker = Math.max(best.worker, (await ask(worker, errand)).speed);
  }
  const shown = [best.native, best.worker].map((speed) => Math.round(speed).toString().padStart(10));
  console.log(`${game.padEnd(14)}${shown.join("")}${(best.worker / best.native).toFixed(2).padStart(9)}`);
}
program.stdin.end();
