// The page without a network, and its updates, with a tiny program instead of the game: WEB_DIST is not needed.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { launch } from "./page.mjs";
import { serve } from "./server.mjs";
import { remove, standIn } from "./stand-in.mjs";

const timeout = 120_000;
let browser;
let one;
let two;
let context;
let server;
let answers;

before(async () => {
  [one, two] = ["one", "two"].map(standIn);
  browser = await launch();
});

after(async () => {
  await browser?.close();
  for (const folder of [one, two]) if (folder) remove(folder);
});

async function setUp() {
  answers = {};
  server = await serve(one, { answers, below: "/some/place/" });
  context = await browser.newContext({ locale: "en-US" });
  context.setDefaultTimeout(20_000);
}

async function takeDown() {
  await context.close();
  server.close();
}

/** What the open pages are at, for a test that failed. */
const stateOf = (page) =>
  page.evaluate(async () => {
    const { active, installing, waiting } = (await navigator.serviceWorker?.getRegistration()) ?? {};
    const workers = [active, installing, waiting].map((worker) => worker?.state);
    return JSON.stringify({ ...document.body.dataset, workers, says: document.body.innerText.slice(0, 200) });
  });

/** A test with a server and a browser's profile of its own. Browsers have been seen to lose their way now and then: it is tried
 * once more then, and says so. */
function trial(name, body) {
  test(name, { timeout }, async (t) => {
    for (const isLast of [false, true]) {
      await setUp();
      try {
        return await body();
      } catch (error) {
        const states = await Promise.allSettled(context.pages().map(stateOf));
        t.diagnostic(`${isLast ? "FAILED" : "FLAKY"}: ${error} ${states.map(({ value, reason }) => value ?? reason)}`);
        if (isLast) throw error;
      } finally {
        await takeDown();
      }
    }
  });
}

const programOf = (page) => page.evaluate(() => document.body.dataset.program);

/** Opens the page, or loads it again, and waits until its program runs. */
async function visit(page, address) {
  if (address === undefined) await page.reload();
  else await page.goto(server.url + address);
  await page.waitForFunction(() => document.body.dataset.program);
  return page;
}

/** A page that has been kept for use without a network. */
async function keptPage(address = "") {
  const page = await visit(await context.newPage(), address);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  return page;
}

/** Waits until the browser has looked for a new version, and has it waiting or has given it up. */
const lookForUpdate = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => {});
    const { installing } = registration;
    if (!installing) return;
    await new Promise((done) => {
      installing.addEventListener("statechange", () => /installed|redundant/.test(installing.state) && done());
      if (/installed|redundant/.test(installing.state)) done();
    });
  });

const waits = (page) => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting));
const notice = (page) => page.locator("#update");

/** Presses the button that lets the new version take over, and waits for it. */
async function takeNewVersion(page) {
  await notice(page).getByRole("button", { name: "Reload" }).click();
  await page.waitForFunction(() => document.body.dataset.program === "two");
}

trial("after the first visit the page needs no network", async () => {
  const page = await keptPage();
  const asked = [...server.asked];
  server.close();
  await visit(page);
  assert.equal(await programOf(page), "one");
  assert.match(await page.evaluate(() => document.body.dataset.model), /^model of one/);
  const bot = await page.evaluate(
    () =>
      new Promise((done) => {
        const worker = new Worker(document.documentElement.dataset.worker, { type: "module" });
        worker.onmessage = ({ data }) => (data === "ready" ? worker.postMessage("a bot") : done(data));
        worker.onerror = ({ message }) => done(`error: ${message}`);
      }),
  );
  assert.equal(bot, "one answers a bot");
  for (const address of ["index.html", "?probe#table"]) await visit(page, address);
  assert.equal(await page.evaluate(() => document.body.dataset.phase), "table");

  // The first start has the network for itself, and nothing comes in two variants.
  assert.ok(asked.indexOf("sw.js") > asked.indexOf("assets/common.glb"), asked.join(" "));
  assert.deepEqual(asked.filter((path) => /\.(gz|br)$/.test(path)), []);
  const kept = await page.evaluate(async () => {
    const [name, ...others] = await caches.keys();
    const cache = await caches.open(name);
    const responses = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
    return { others, name, types: responses.map((response) => response.headers.get("Content-Type")) };
  });
  assert.deepEqual(kept.others, []);
  assert.match(kept.name, /\/some\/place\/$/);
  assert.ok(kept.types.includes("application/wasm") && kept.types.includes("text/html; charset=utf-8"), `${kept.types}`);
});

trial("a new version waits, is offered at the title, and takes over when it is wanted", async () => {
  const page = await keptPage();
  server.folder = two;
  server.asked.length = 0;
  await lookForUpdate(page);
  await notice(page).waitFor();
  assert.match(await notice(page).innerText(), /A new version is ready\. Your match is saved\./);
  assert.equal(await programOf(page), "one");
  // What both versions have is not fetched again.
  assert.ok(server.asked.includes("assets/model.glb") && !server.asked.includes("assets/common.glb"), `${server.asked}`);
  await takeNewVersion(page);
  assert.equal(await notice(page).isVisible(), false);
  const left = await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0]);
    const texts = await Promise.all((await cache.keys()).map(async (key) => (await cache.match(key)).text()));
    return texts.filter((text) => text.startsWith("model of"));
  });
  assert.deepEqual(left.map((text) => text.slice(0, 12)), ["model of two"], "the old version is forgotten");
  server.close();
  await visit(page);
  assert.equal(await programOf(page), "two");
});

trial("a new version can be put off, and takes over when the page is loaded again", async () => {
  const page = await keptPage();
  server.folder = two;
  await lookForUpdate(page);
  await notice(page).getByRole("button", { name: "Later" }).click();
  assert.equal(await notice(page).isVisible(), false);
  assert.equal(await programOf(page), "one");
  await page.reload();
  await page.waitForFunction(() => document.body.dataset.program === "two");
});

trial("a new version never comes into a match", async () => {
  const match = await keptPage("#table");
  const title = await visit(await context.newPage(), "");
  server.folder = two;
  await lookForUpdate(match);
  assert.ok(await waits(match));
  // Another tab at the title does not offer it, and does not take it when it is loaded again.
  await visit(title);
  for (const page of [match, title]) {
    assert.equal(await programOf(page), "one");
    assert.equal(await notice(page).isVisible(), false);
  }
  // The match ends.
  await match.evaluate(() => (document.body.dataset.phase = "title"));
  await notice(match).waitFor();
  await takeNewVersion(match);
  await title.waitForFunction(() => document.body.dataset.program === "two");
});

trial("a match that is loaded again goes on in the new version", async () => {
  const match = await keptPage("#table");
  server.folder = two;
  await lookForUpdate(match);
  await match.reload();
  await match.waitForFunction(() => document.body.dataset.program === "two");
  assert.equal(await match.evaluate(() => document.body.dataset.phase), "table");
});

const FAULTS = {
  "lacks a file": () => 404,
  "has a file of another version": () => "model of nothing",
  "breaks off": () => "stop",
};
for (const [what, fault] of Object.entries(FAULTS)) {
  trial(`an update that ${what} keeps the old version`, async () => {
    const page = await keptPage();
    server.folder = two;
    answers["assets/model.glb"] = fault;
    await lookForUpdate(page);
    assert.equal(await waits(page), false);
    for (const _ of [1, 2]) {
      await visit(page);
      assert.equal(await programOf(page), "one");
      assert.match(await page.evaluate(() => document.body.dataset.model), /^model of one/);
      await lookForUpdate(page);
      assert.equal(await notice(page).isVisible(), false);
    }
    // The fault is mended, and what had arrived does not come again.
    delete answers["assets/model.glb"];
    server.asked.length = 0;
    await lookForUpdate(page);
    await notice(page).waitFor();
    assert.ok(!server.asked.includes("bulldozer_gambit_bg.wasm"), `${server.asked}`);
    await takeNewVersion(page);
  });
}

trial("a page whose server is gone, or sends no service worker any longer, goes on", async () => {
  const page = await keptPage();
  answers["sw.js"] = () => 404;
  await lookForUpdate(page);
  await visit(page);
  answers["sw.js"] = () => "this is no script";
  await lookForUpdate(page);
  await visit(page);
  assert.equal(await programOf(page), "one");
});

trial("what the browser has thrown away is fetched again", async () => {
  const page = await keptPage();
  await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0]);
    for (const key of await cache.keys()) await cache.delete(key);
  });
  await visit(page);
  server.close();
  await visit(page);
  assert.equal(await programOf(page), "one");
});

trial("browsers without service workers, and those that refuse them, play with a network", async () => {
  answers["sw.js"] = () => 500;
  const page = await visit(await context.newPage(), "");
  assert.equal(await programOf(page), "one");
  const without = await context.newPage();
  await without.addInitScript(() => delete Navigator.prototype.serviceWorker);
  await visit(without, "");
  assert.equal(await programOf(without), "one");
});
