// Measures frames, at rest and while the strongest level searches for a hint in its worker, in turns: the time between
// two frames, which the browser limits to sixty per second, and the busy time of the main thread per frame. Run by
// scripts/frame-bench.sh, which explains how rendering is avoided.

import { crc32, deflateRawSync } from "node:zlib";

import { GamePage, launch } from "./page.mjs";
import { serve } from "./server.mjs";

const GAMES = ["pothole", "knot", "quad", "auction"];
const ROUNDS = Number(process.env.ROUNDS ?? 6);
// Within the three seconds of the strongest level.
const LOOK_MS = 2_200;
const SIZE = { width: 1280, height: 720 };

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const mean = (all) => all.reduce((sum, one) => sum + one, 0) / all.length;
const nth = (all, part) => all.toSorted((one, other) => one - other)[Math.floor(all.length * part)];

/** The fragment that starts a match of humans: see src/rules/record/link.rs. */
function match(game) {
  const deflated = deflateRawSync(`[Game "${game}"]\n\n*\n`);
  const sum = Buffer.alloc(4);
  sum.writeUInt32LE(crc32(deflated));
  // Shorter than 128 bytes, so that one byte holds the length.
  const bytes = Buffer.concat([Buffer.from([sum.length + deflated.length]), sum, deflated]);
  return `#match=1${bytes.toString("base64url")}`;
}

/** The times between frames for a while, and the busy time of the main thread per frame, in milliseconds. */
async function look(page, client) {
  const busy = async () => {
    const { metrics } = await client.send("Performance.getMetrics");
    return 1_000 * metrics.find(({ name }) => name === "TaskDuration").value;
  };
  const before = await busy();
  const times = await page.evaluate(
    (ms) =>
      new Promise((done) => {
        const times = [];
        const end = performance.now() + ms;
        let last;
        const next = (now) => {
          if (last) times.push(now - last);
          last = now;
          if (now < end) requestAnimationFrame(next);
          else done(times);
        };
        requestAnimationFrame(next);
      }),
    LOOK_MS,
  );
  return { times, busy: ((await busy()) - before) / times.length };
}

const server = await serve(process.env.WEB_DIST);
const browser = await launch(["--use-gl=angle", "--use-angle=gl-egl", "--ignore-gpu-blocklist"]);
console.log("ms a frame         median      mean   95 of 100   main thread");
for (const game of GAMES) {
  const table = await GamePage.open(browser, server.url, { options: { viewport: SIZE }, fragment: match(game) });
  await table.table();
  await table.settled();
  // The camera comes to rest, and the other models are loaded.
  await sleep(8_000);
  const client = await table.page.context().newCDPSession(table.page);
  await client.send("Performance.enable");
  const seen = { "at rest": [], thinking: [] };
  for (let round = 0; round < ROUNDS; round++) {
    seen["at rest"].push(await look(table.page, client));
    await table.page.keyboard.press("h");
    await sleep(300);
    seen.thinking.push(await look(table.page, client));
    await sleep(2_500);
    await table.page.keyboard.press("Escape");
    await sleep(700);
  }
  for (const [name, looks] of Object.entries(seen)) {
    const times = looks.flatMap(({ times }) => times);
    const busy = nth(looks.map(({ busy }) => busy), 0.5);
    const row = [nth(times, 0.5), mean(times), nth(times, 0.95), busy].map((ms) => ms.toFixed(1));
    const [median, average, most, main] = row;
    console.log(`${game.padEnd(9)}${name.padEnd(9)}${median.padStart(7)}${average.padStart(10)}${most.padStart(12)}${main.padStart(14)}`);
  }
  await table.close();
}
await browser.close();
server.close();
