// What the files that play the page in Chromium have in common: a server and a browser for all tests of a file.

import { mkdir } from "node:fs/promises";
import { after, before } from "node:test";

import { GamePage, LOAD_MS, launch } from "./page.mjs";
import { serve } from "./server.mjs";

/** The most milliseconds that a test with one page may take. */
export const timeout = 2.5 * LOAD_MS;

let browser;
let server;

before(async () => {
  if (process.env.WEB_SHOTS) await mkdir(process.env.WEB_SHOTS, { recursive: true });
  server = await serve(process.env.WEB_DIST ?? "dist/web-quick");
  browser = await launch();
});

after(async () => {
  await browser?.close();
  server?.close();
});

/** Opens the page, as `GamePage.open` does. */
export const open = (settings) => GamePage.open(browser, server.url, settings);

/** Opens the page, waits for the table, runs `check`, and always closes the page. */
export async function withTable(settings, check) {
  const game = await open(settings);
  try {
    await game.table();
    await check(game);
  } finally {
    await game.close();
  }
}
