// Tests the worker of the page's bots in a headless Chromium, without the game. Run by `make test-web`; WEB_DIST names
// the folder, which may be that of `scripts/web.sh worker`.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";

import { launch } from "./page.mjs";
import { serve } from "./server.mjs";

const timeout = 60_000;
const GAMES = ["pothole", "knot", "quad", "auction"];
const EMPTY = "empty.html";
let browser;
let server;
let page;

before(async () => {
  server = await serve(process.env.WEB_DIST ?? "dist/web-quick");
  browser = await launch();
  page = await browser.newPage();
  // A page with the same permissions as the game's.
  const index = await readFile(new URL("../../web/index.html", import.meta.url), "utf8");
  const [policy] = index.match(/<meta http-equiv="Content-Security-Policy"[^>]*>/);
  await page.route(`**/${EMPTY}`, (route) => route.fulfill({ contentType: "text/html", body: policy }));
  await page.goto(server.url + EMPTY);
});

after(async () => {
  await browser?.close();
  server?.close();
});

/**
 * What a new worker says, first by itself and then to each of these texts: its messages, or that it has failed.
 * With `end` it is stopped during the first text, and another worker gets all texts.
 */
const said = (texts, { end = false } = {}) =>
  page.evaluate(
    async ([texts, end]) => {
      const hire = () =>
        new Promise((done) => {
          const worker = new Worker("worker.js", { type: "module" });
          worker.ask = (text) =>
            new Promise((done) => {
              worker.onmessage = ({ data }) => done(data);
              worker.onerror = (event) => (event.preventDefault(), done(`error: ${event.message}`));
              if (text) worker.postMessage(text);
            });
          worker.ask("").then((greeting) => done([worker, greeting]));
        });
      let [worker, greeting] = await hire();
      const answers = [greeting];
      if (end) {
        worker.ask(texts[0]);
        await new Promise((done) => setTimeout(done, 200));
        worker.terminate();
        [worker] = await hire();
      }
      if (greeting === "ready") for (const text of texts) answers.push(await worker.ask(text));
      worker.terminate();
      return answers;
    },
    [texts, end],
  );

const request = (more) =>
  JSON.stringify({ number: 1, game: "pothole", options: [], start: null, actions: [], level: 2, seed: 1, ...more });

/** The parsed answers to these texts. */
async function answers(texts, settings) {
  const [greeting, ...posted] = await said(texts, settings);
  assert.equal(greeting, "ready");
  return posted.map((text) => JSON.parse(text));
}

for (const game of GAMES) {
  test(`the worker plays ${game}`, { timeout }, async () => {
    const [first] = await answers([request({ number: 7, game })]);
    assert.equal(first.number, 7);
    assert.match(first.action.Ok ?? "", /^\S+$/, JSON.stringify(first));
    // The caller finds out whether an action is legal. An illegal one is quoted first in the sentence.
    const [next] = await answers([request({ number: 8, game, actions: [first.action.Ok] })]);
    assert.equal(next.number, 8);
    assert.ok(next.action.Ok || /nothing to decide/.test(next.action.Err), JSON.stringify(next));
  });
}

test("a broken request is answered with a sentence, and the next one as ever", { timeout }, async () => {
  const broken = ["nonsense", request({ level: 99 }), request({ actions: ["a1a7"] }), request({ start: "nonsense" })];
  const [nonsense, level, action, start, good] = await answers([...broken, request()]);
  assert.match(nonsense.action.Err, /^this is no request: /);
  assert.equal(level.action.Err, "there is no level 99");
  assert.match(action.action.Err, /^a1a7: /);
  assert.ok(start.action.Err.length > 10);
  assert.ok(good.action.Ok, JSON.stringify(good));
});

test("a thought ends with the time of its level", { timeout }, async () => {
  const start = Date.now();
  const [{ action, nodes }] = await answers([request({ level: 6 })]);
  const took = Date.now() - start;
  assert.ok(action.Ok);
  assert.ok(nodes > 10_000, `${nodes} nodes`);
  assert.ok(took > 2900 && took < 9000, `${took} ms`);
});

test("a seed may be any number of 64 bits", { timeout }, async () => {
  const text = request().replace('"seed":1', '"seed":18446744073709551615');
  const [{ action }] = await answers([text]);
  assert.ok(action.Ok, JSON.stringify(action));
});

test("when a worker is ended in its thoughts, another takes its place", { timeout }, async () => {
  const [answer] = await answers([request({ level: 6, number: 9 })], { end: true });
  assert.equal(answer.number, 9);
  assert.ok(answer.action.Ok);
});

test("what keeps the program from the worker comes out as an error", { timeout }, async () => {
  for (const file of ["bulldozer_gambit_worker.js", "bulldozer_gambit_worker_bg.wasm"]) {
    await page.context().route(`**/${file}`, (route) => route.abort());
    const [greeting] = await said([]);
    assert.match(greeting, /^error: /, file);
    await page.context().unroute(`**/${file}`);
  }
});
