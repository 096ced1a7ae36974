// The page on servers of all kinds, and what is seen while it loads, with a tiny program instead of the game.

import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { gunzipSync } from "node:zlib";

import { faultsOf } from "./faults.mjs";
import { launch } from "./page.mjs";
import { serve } from "./server.mjs";
import { remove, root, standIn } from "./stand-in.mjs";

const timeout = 60_000;
const PROGRAM = "bulldozer_gambit_bg.wasm";
const BOTS = "bulldozer_gambit_worker_bg.wasm";
let browser;
let folder;

before(async () => {
  folder = standIn("one");
  browser = await launch();
});

after(async () => {
  await browser?.close();
  if (folder) remove(folder);
});

/** Opens the page of a host, and hands it to `check`. */
async function withPage(host, check, { address = "", options = {}, before = async () => {} } = {}) {
  const server = await serve(host.folder ?? folder, host);
  const context = await browser.newContext({ locale: "en-US", serviceWorkers: "block", ...options });
  context.setDefaultTimeout(20_000);
  try {
    const page = await context.newPage();
    await before(page);
    await page.goto(server.url + address);
    await check(page, server);
  } finally {
    await context.close();
    server.close();
  }
}

const runs = (page) => page.waitForFunction(() => document.body.dataset.program === "one");

/** What a worker of the page's bots answers. */
const askBot = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const worker = new Worker(document.documentElement.dataset.worker, { type: "module" });
        worker.onmessage = ({ data }) => (data === "ready" ? worker.postMessage("") : done(data.trim()));
        worker.onerror = ({ message }) => done(`error: ${message}`);
      }),
  );

const plain = { compresses: false, below: "/html/1234/", types: { ".wasm": "application/octet-stream" } };
// With whether the page asks for packed copies.
const HOSTS = {
  "that compresses": [{}, false],
  "that compresses, below a path": [{ below: "/html/1234/" }, false],
  "that knows nothing of compression and of WASM": [plain, true],
  "that says of packed copies that they are packed": [{ ...plain, unpacks: true }, true],
  "that lacks the packed copies": [{ ...plain, lacks: /\.(gz|br)$/ }, true],
  "that has a page for what it lacks": [{ ...plain, lacks: /\.(gz|br)$/, home: true }, true],
};
for (const [what, [host, asksForCopies]] of Object.entries(HOSTS)) {
  test(`the page runs on a server ${what}`, { timeout }, async () => {
    await withPage(host, async (page, { asked }) => {
      await runs(page);
      assert.equal(await askBot(page), "one answers");
      // Few browsers unpack brotli.
      const copies = asked.filter((path) => /\.(gz|br)$/.test(path) && path !== `${PROGRAM}.br`);
      const wanted = asked.includes(`${PROGRAM}.br`) && !host.lacks ? [`${BOTS}.gz`] : [`${PROGRAM}.gz`, `${BOTS}.gz`];
      assert.deepEqual(copies, asksForCopies ? wanted : []);
    });
  });
}

test("the page runs in a browser that unpacks nothing", { timeout }, async () => {
  const before = (page) => page.addInitScript(() => delete globalThis.DecompressionStream);
  await withPage(plain, async (page, { asked }) => {
    await runs(page);
    assert.ok(!asked.includes(`${PROGRAM}.gz`));
  }, { before });
});

test("a plain server's page is kept for use without a network", { timeout }, async () => {
  await withPage(plain, async (page, server) => {
    await runs(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    server.close();
    await page.reload();
    await runs(page);
    assert.equal(await askBot(page), "one answers");
  }, { options: { serviceWorkers: "allow" } });
});

/** A host whose program comes when `arrive` is called. */
function slowHost() {
  const host = { answers: {} };
  const arrived = new Promise((done) => (host.arrive = done));
  host.answers[PROGRAM] = () => arrived.then(() => undefined);
  return host;
}

test("while it loads, the page says what it is, and leads to the table at once", { timeout }, async () => {
  const host = slowHost();
  await withPage(host, async (page) => {
    await page.getByRole("heading", { name: "Bulldozer Gambit" }).waitFor();
    assert.match(await page.locator("#tagline").innerText(), /^Four wild chess games/);
    await page.waitForFunction(() => document.getElementById("poster").naturalWidth > 0);
    assert.deepEqual(await faultsOf({ page }), []);
    // Keys reach nothing else yet.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    assert.ok(await page.locator("#play").isDisabled());
    assert.match(await page.locator("#play").innerText(), /as soon as it is loaded/);
    assert.deepEqual(await faultsOf({ page }), []);
    host.arrive();
    await runs(page);
    assert.equal(await page.evaluate(() => document.body.dataset.phase), "table");
    assert.equal(await page.evaluate(() => location.hash), "");
    assert.equal(await page.locator("#loading").isVisible(), false);
    assert.equal(await page.evaluate(() => document.activeElement.id), "game");
  });
});

test("an address that says where to begin keeps its word", { timeout }, async () => {
  const host = slowHost();
  await withPage(host, async (page) => {
    await page.locator("#loading-text").waitFor();
    assert.equal(await page.locator("#play").isVisible(), false);
    host.arrive();
    await runs(page);
    assert.equal(await page.evaluate(() => location.hash), "#showcase=push");
  }, { address: "#showcase=push" });
});

test("the film comes after the program, for those who like to see it", { timeout }, async () => {
  for (const reducedMotion of ["no-preference", "reduce"]) {
    // The program's head comes at once, and its body takes longer than it takes to want a film.
    const host = { answers: { "bulldozer_gambit.js": () => new Promise((done) => setTimeout(done, 3_000)) } };
    await withPage(host, async (page, { asked }) => {
      await runs(page);
      const film = asked.indexOf("film/push.mp4");
      if (reducedMotion === "reduce") assert.equal(film, -1);
      else assert.ok(film > asked.indexOf(PROGRAM), `${asked}`);
      assert.equal(await page.locator("video").count(), 0);
    }, { options: { reducedMotion } });
  }
});

/** The answer of `make serve`'s server, of its head and its body as they come. */
function ask(url, headers = {}) {
  return new Promise((done, fail) => {
    get(url, { headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      done({ status: response.statusCode, headers: response.headers, body });
    }).on("error", fail);
  });
}

test("make serve sends what a good host sends", { timeout }, async () => {
  const server = spawn("python3", [join(root, "scripts/serve.py"), folder, "0"], { stdio: ["ignore", "pipe", "ignore"] });
  try {
    const url = String(await new Promise((done) => server.stdout.once("data", done))).trim();
    const smallest = await ask(`${url}${PROGRAM}?v=1`, { "Accept-Encoding": "gzip, deflate, br" });
    assert.equal(smallest.headers["content-encoding"], "br");
    const packed = await ask(`${url}${PROGRAM}?v=1`, { "Accept-Encoding": "gzip, deflate" });
    assert.equal(packed.headers["content-encoding"], "gzip");
    assert.equal(packed.headers["content-type"], "application/wasm");
    assert.equal(packed.headers.vary, "Accept-Encoding");
    assert.match(packed.headers["cache-control"], /immutable/);
    const plain = await ask(`${url}${PROGRAM}`, { "Accept-Encoding": "gzip;q=0, identity" });
    assert.equal(plain.headers["content-encoding"], undefined);
    assert.equal(plain.headers["cache-control"], "no-cache");
    assert.deepEqual(gunzipSync(packed.body), plain.body);
    const again = await ask(`${url}${PROGRAM}`, { "If-None-Match": plain.headers.etag });
    assert.deepEqual([again.status, again.body.length], [304, 0]);
    const home = await ask(url);
    assert.equal(home.headers["content-type"], "text/html; charset=utf-8");
    assert.match(String(home.body), /^<!doctype html>/);
    for (const path of ["nothing", "assets/", "../scripts/serve.py"]) assert.equal((await ask(url + path)).status, 404);
    const page = await browser.newPage();
    await page.goto(url);
    await runs(page);
    await page.close();
  } finally {
    server.kill();
  }
});

test("the zip for hosts is always the same, and runs below a path without headers", { timeout }, async () => {
  const place = mkdtempSync(join(tmpdir(), "zip-"));
  try {
    const zips = ["one.zip", "two.zip"].map((name) => join(place, name));
    for (const zip of zips) execFileSync("python3", [join(root, "scripts/zip.py"), folder, zip]);
    assert.deepEqual(readFileSync(zips[0]), readFileSync(zips[1]));
    const unpacked = join(place, "page");
    execFileSync("python3", ["-m", "zipfile", "-e", zips[0], unpacked]);
    const files = readdirSync(unpacked, { recursive: true });
    assert.ok(files.includes("index.html") && files.length < 1000);
    const copies = [PROGRAM, BOTS].flatMap((program) => [`${program}.br`, `${program}.gz`]);
    assert.deepEqual(files.filter((file) => /\.(gz|br)$/.test(file)).sort(), copies);
    await withPage({ ...plain, folder: unpacked }, (page) => runs(page));
  } finally {
    remove(place);
  }
});
